"""The witness: counts every request and, where it is wanted, writes a line about it.

It names the pattern of an address, never the address itself: that of a table is the link to it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from universelle.web.serving.metrics import Metrics

LOG: Final = logging.getLogger("universelle.requests")
UNKNOWN: Final = "-"  # the route of what was refused before it was found, or does not exist
METHODS: Final = ("GET", "HEAD", "POST")


class Witness:
    """Middleware around all others."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._metrics = metrics
        self._patterns: dict[Any, str] = {}
        for route in routes:
            if isinstance(route, Route):
                self._patterns[route.endpoint] = route.path
            elif isinstance(route, Mount):
                self._patterns[route.app] = f"{route.path}/…"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = monotonic()
        status = 0

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._note(scope, status, monotonic() - began)
            await send(message)

        try:
            await self._app(scope, receive, seen)
        except Exception:
            if not status:
                self._note(scope, 500, monotonic() - began)
            raise

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self._patterns.get(scope.get("endpoint"), UNKNOWN)
        method = scope["method"] if scope["method"] in METHODS else UNKNOWN
        self._metrics.answered(route, method, status, seconds)
        if LOG.isEnabledFor(logging.INFO):
            told = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            LOG.info("request", extra={"told": told})


class JsonLines(logging.Formatter):
    """Writes every record of a log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Write everything that happens to standard error, a line each."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
