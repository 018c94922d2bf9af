"""The program on a bad line: every answer, every part of a stream and every move of a bot may come late.

`UNIVERSELLE_SLOW=1 pytest tests/browser` plays on it, and finds what works only where all is quick.
"""

import asyncio
import sys
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from universelle.__main__ import main
from universelle.matches.record import Record
from universelle.thinking.pool import Chosen, ThinkingPool
from universelle.web.app import create_app

DICE = SystemRandom()
LONGEST = 0.5  # seconds by which half of all answers, and half of their parts, are late
LONGEST_OF_FILES = 0.2
OPENING = 1.2  # seconds that a bot needs for the first move of a match
PONDERING = (0.0, 0.0, 0.0, 0.0, 0.0, 0.6)  # and, one of them, for any other


class Late:
    """Lets requests and answers wait."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        longest = LONGEST_OF_FILES if scope["path"].startswith("/static/") else LONGEST

        async def respond(message: Message) -> None:
            if message.get("body"):
                await _wait(longest)
            await send(message)

        await _wait(longest)
        await self._app(scope, receive, respond)


async def _wait(longest: float) -> None:
    if DICE.random() < 0.5:
        await asyncio.sleep(DICE.random() * longest)


class SlowPool(ThinkingPool):
    """Lets bots ponder."""

    async def move(self, match: str, record: Record, seat: int, bot: str, legal: Sequence[str]) -> Chosen:
        await asyncio.sleep(DICE.choice(PONDERING) if record.moves else OPENING)
        return await super().move(match, record, seat, bot, legal)


def late_app(*arguments: Any, **options: Any) -> Starlette:
    app = create_app(*arguments, **options)
    app.add_middleware(Late)
    return app


if __name__ == "__main__":
    program_here = pytest.MonkeyPatch()
    program_here.setattr("universelle.web.app.ThinkingPool", SlowPool)
    program_here.setattr("universelle.cli.serve.create_app", late_app)
    sys.exit(main())
