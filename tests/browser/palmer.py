"""A table of World's Fair 1893 at which somebody may play Bertha Palmer: her card asks most."""

from functools import cache
from random import Random

from playwright.sync_api import Page

from tests.browser.playing import seq, settle
from tests.browser.server import Server
from tests.browser.stored import sit_at
from universelle.core.edition import Edition
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.actions import PalmerMove
from universelle.matches.record import Move, Record
from universelle.web.lobby.new_game import record_from

SLUG = GAME.meta.slug
SEED = "menu"


@cache
def up_to_palmer(players: int) -> Record:
    """A game of chance up to the first time that Bertha Palmer may be played."""
    who = {f"who-{number}": "me" for number in range(1, players + 1)}
    record = record_from({"game": SLUG, "seed": SEED, **who}, "en", Edition())
    state, rng = record.begin(), Random(SEED)
    made: list[Move] = []
    while True:
        seat = state.to_move()[0]
        legal = state.legal_actions(seat)
        if any(isinstance(action, PalmerMove) for action in legal):
            return record.with_moves(made)
        action = rng.choice(legal)
        state.apply(seat, action)
        made.append(Move(seat, action.code))


def ask(page: Page, server: Server, players: int = 2) -> Page:
    """A table at which somebody has Bertha Palmer in hand."""
    record = up_to_palmer(players)
    sit_at(page, server, record)
    settle(page)
    assert seq(page) == len(record.moves)
    return page
