"""A new game from what a form says."""

from __future__ import annotations

from collections.abc import Mapping

from universelle.bots.guests import PERSON, named
from universelle.core.chance import fresh_seed, seed_from
from universelle.core.record import Record
from universelle.core.registry import load
from universelle.i18n import Words

USUAL_SEATS = (PERSON, "greedy", "greedy")
LONGEST_NAME = 24


def record_from(form: Mapping[str, str], language: str) -> Record:
    """`game`, then for each seat `who-N` (me, a bot, or nothing) and `name-N`, options as `option-NAME`, `seed`."""
    game = load(form.get("game", ""))
    words = Words(language, game.package)
    seats = named(_seats(form, game.meta.max_players) or list(USUAL_SEATS), words)
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    seed = seed_from(form["seed"]) if form.get("seed") else fresh_seed()
    filled = game.check(len(seats), options)
    game.new(len(seats), seed, filled)
    return Record(game.meta.slug, game.meta.ruleset, tuple(seats), seed, filled)


def _seats(form: Mapping[str, str], most: int) -> list[str]:
    seats: list[str] = []
    for number in range(1, most + 1):
        who = form.get(f"who-{number}", "").strip()
        if who:
            name = form.get(f"name-{number}", "").strip()[:LONGEST_NAME].replace("=", "")
            seats.append(f"{name}={who}" if name else who)
    return seats
