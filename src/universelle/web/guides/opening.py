"""Opens guided first games."""

from __future__ import annotations

from universelle.bots.seat_specs import PERSON, named
from universelle.contract.game import Game
from universelle.contract.guide import Guide
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.i18n import Translations
from universelle.matches.record import Record


def guided_record(game: Game, guide: Guide, language: str, name: str = "") -> Record:
    """The record of a guided first game, without moves; `name` is that of its player, if it is known."""
    texts = [f"{name}={PERSON}" if name and seat == guide.seat else text for seat, text in enumerate(guide.seats)]
    seats = named(texts, Translations(language, game.package), game)
    options = game.rules.check(len(seats), dict(guide.options))
    head = Record(
        game.meta.slug,
        game.meta.ruleset,
        tuple(seats),
        seed_from(guide.seed),
        options,
        Edition.parse(dict(guide.edition), ""),
    )
    return head.sealed(guide.seed)
