"""Bots that hang or die, for the processes of a pool."""

import os
import time

from universelle.web import bot_pool


def think(record: str, seat: int, bot: str) -> str:
    if bot == "hangs":
        time.sleep(3600)
    if bot == "dies":
        os._exit(1)
    return bot_pool.think(record, seat, bot)
