"""A new match from the fields of a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.bots.seat_specs import PERSON, house_bots, named, usual_bots
from universelle.core.chance import fresh_seed, seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.core.meta import Meta
from universelle.core.plain import plain
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import Record, split_seat
from universelle.tables.gathering import FREE

OWN_NAME: Final = "own-name"  # the field with the name of somebody who is signed in
HERE: Final = "here"  # another person at the same screen
DEFAULT_PLAYERS: Final = 3
LONGEST_NAME: Final = 24
COLOURS: Final = 5


def record_from(form: Mapping[str, str], language: str, edition: Edition) -> Record:
    """The record of a new match.

    Fields: `game`, for each seat `who-N` (me, here, a friend who comes by the link, a bot, or empty) and `name-N`,
    `option-NAME`, and `seed`. A record with free chairs is one of a table that waits for its players.
    """
    game = load(form.get("game", ""))
    words = Translations(language, game.package)
    asked = _seats(form) or [PERSON, *usual_bots(house_bots(game), DEFAULT_PLAYERS - 1)]
    asked = _with_own_name(form, asked)
    free = [text == FREE for text in asked]
    seats = named([PERSON if is_free else text for is_free, text in zip(free, asked)], words, game)
    seats = [FREE if is_free else text for is_free, text in zip(free, seats)]
    options = _options(form, game.meta)
    typed = plain(form.get("seed", ""))
    seed = seed_from(typed) if typed else fresh_seed()
    filled = game.rules.check(len(seats), options)
    game.new(len(seats), seed, filled, edition)
    head = Record(game.meta.slug, game.meta.ruleset, tuple(seats), seed, filled, edition)
    return head.sealed(typed)


def _with_own_name(form: Mapping[str, str], asked: list[str]) -> list[str]:
    """Who is signed in, and gives the first of the people no other name, has their own there."""
    own = form.get(OWN_NAME, "")
    people = [seat for seat, text in enumerate(asked) if split_seat(text)[1] == PERSON]
    if not own or not people or asked[people[0]] != PERSON or own in [split_seat(text)[0] for text in asked]:
        return asked
    return [f"{own}={PERSON}" if seat == people[0] else text for seat, text in enumerate(asked)]


def colours_from(form: Mapping[str, str]) -> tuple[int, ...]:
    """The colours of the occupied seats, from the fields `colour-N`; empty if the form has none."""
    rows = _occupied(form)
    given = [form.get(f"colour-{row}", "") for row in rows]
    if not any(given):
        return ()
    if not all(colour.isdecimal() and len(colour) == 1 and 1 <= int(colour) <= COLOURS for colour in given):
        raise BadRequest("web-setup-no-colour")
    if len(set(given)) < len(given):
        raise BadRequest("web-setup-same-colour")
    return tuple(map(int, given))


def _options(form: Mapping[str, str], meta: Meta) -> dict[str, str]:
    """The options by name. Seats move up past empty rows, and their own options with them."""
    given = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    rows = _occupied(form) or list(range(1, DEFAULT_PLAYERS + 1))
    moved: dict[str, str] = {}
    for option in meta.options:
        value = given.pop(option.name, None)
        if value is None:
            continue
        if option.seat is None:
            moved[option.name] = value
        elif option.seat in rows:
            moved[f"{option.about}-{rows.index(option.seat) + 1}"] = value
    return given | moved


def _occupied(form: Mapping[str, str]) -> list[int]:
    """The numbers of the rows in which somebody plays."""
    return [row for row in range(1, len(form) + 1) if form.get(f"who-{row}", "").strip()]


def _seats(form: Mapping[str, str]) -> list[str]:
    seats: list[str] = []
    for row in _occupied(form):
        who = form[f"who-{row}"].strip()
        name = plain(form.get(f"name-{row}", "").replace("=", ""))[:LONGEST_NAME].strip()
        who = PERSON if who == HERE else who
        seats.append(f"{name}={who}" if name and who != FREE else who)
    return seats
