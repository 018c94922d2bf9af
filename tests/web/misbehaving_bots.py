"""Bots that do not behave, for processes of their own: those know nothing of what a test has changed."""

import os
import time

from universelle.web import bot_pool as thinking

honest = thinking.think


def think(record: str, seat: int, bot: str) -> str:
    if bot == "sleeper":
        time.sleep(600)
    if bot == "dies":
        os._exit(1)
    return honest(record, seat, bot)
