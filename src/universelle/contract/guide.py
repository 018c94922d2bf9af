"""A guided first game: a fixed deal, and bubbles that say what to see and what to do there, as data of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "guide.toml"
YOU: Final = "me"  # the seat of whoever is guided
ANYTHING: Final = "anything"  # what a step asks for that leaves the choice free
OR_ANYTHING: Final = f" or {ANYTHING}"  # after a move of the line in whose place any other will do
OVER: Final = "over"  # in place of a decision: the match is over
FIELDS: Final = {"seed", "seats", "line", "options", "edition", "step"}
STEP_FIELDS: Final = {"id", "at", "moves", "until", "decision", "event", "after", "choose"}


@dataclass(frozen=True, slots=True)
class Step:
    """A bubble: when it comes, where it points, and what it asks for. `text/` has its words: `guide-ID`.

    All conditions that are given must hold. It never comes twice.
    """

    id: str
    at: tuple[str, ...] = ()  # the things it speaks of, by their names in `data-about`, or by their ids
    moves: int | None = None  # so many moves of the line were made by whoever is guided, and nothing else
    until: int | None = None  # it asks for the moves of the line until so many were made, one by one or all at once
    decision: str = ""  # the id of the decision that is met, or `over`
    event: str = ""  # an event that has happened by then, by the name of its class
    after: str = ""  # a step that is done by then
    choose: tuple[str, ...] | None = None  # the codes of which one is to be chosen: none for any; None: only to read

    @property
    def asks(self) -> bool:
        """Whether a choice is waited for."""
        return self.choose is not None

    @property
    def message(self) -> str:
        """The key of its words: a title, with the attributes `.text` and, if there is more to say, `.why`."""
        return f"guide-{self.id}"

    def wanted(self, made: int) -> tuple[tuple[str, ...], ...]:
        """What it asks for after so many moves of whoever is guided: codes for the next move, the one after it, …"""
        if self.until is not None and self.moves is not None and self.choose:
            return tuple([(code,) for code in self.choose[made - self.moves :]])
        return (self.choose,) if self.choose else ()


@dataclass(frozen=True, slots=True)
class Guide:
    """A first game as it is laid out."""

    seed: str  # a word, as people type it
    seats: tuple[str, ...]  # `me`, and bots by their names
    steps: tuple[Step, ...]
    line: tuple[tuple[int, str], ...] = ()  # how it begins: seats with the codes of their moves
    free: frozenset[int] = frozenset()  # the places in it where any other move will do
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """Who is guided."""
        return self.seats.index(YOU)

    def line_of(self, seat: int) -> list[str]:
        """The moves of a seat, as far as they are laid out."""
        return [code for mover, code in self.line if mover == seat]

    def follows(self, seat: int, codes: Sequence[str]) -> bool:
        """Whether these moves of a seat are those that are laid out; where it is free to choose, any is."""
        moves = [(code, place in self.free) for place, (mover, code) in enumerate(self.line) if mover == seat]
        return len(codes) <= len(moves) and all([free or code == made for (code, free), made in zip(moves, codes)])


def guide_from(text: str) -> Guide:
    """A guide as it is written in the folder of a game."""
    try:
        tree = tomllib.loads(text)
        _check(tree, FIELDS, {"seed", "seats", "step"})
        seats, laid_out = _texts(tree["seats"]), _texts(tree.get("line", []))
        line = tuple([_move(each) for each in laid_out])
        own = [code for seat, code in line if seats[seat] == YOU]
        guide = Guide(
            seed=str(tree["seed"]),
            seats=seats,
            steps=tuple([_step(each, own) for each in tree["step"]]),
            line=line,
            free=frozenset([place for place, each in enumerate(laid_out) if each.endswith(OR_ANYTHING)]),
            options=dict(tree.get("options", {})),
            edition=dict(tree.get("edition", {})),
        )
    except (ValueError, TypeError, IndexError) as error:
        raise BadRequest("guide-unreadable", why=str(error)) from error
    names = [step.id for step in guide.steps]
    strange = [step.after for step in guide.steps if step.after and step.after not in names]
    strange += [name for name in names if names.count(name) > 1]
    if strange or guide.seats.count(YOU) != 1:
        raise BadRequest("guide-unreadable", why=(strange or ["seats"])[0])
    return guide


def _check(tree: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    if wrong := sorted(set(tree) - known | needed - set(tree)):
        raise ValueError(", ".join(wrong))


def _step(tree: Mapping[str, Any], own: Sequence[str]) -> Step:
    """A step; `own` are the moves of the line that whoever is guided makes."""
    _check(tree, STEP_FIELDS, {"id"})
    choose, moves, until = tree.get("choose"), tree.get("moves"), tree.get("until")
    for number in (moves, until):
        if number is not None and type(number) is not int:
            raise ValueError(f"moves: {number}")
    codes = None if choose is None else () if choose == ANYTHING else _texts(choose)
    if until is not None:
        if choose is not None or moves is None or not moves < until <= len(own):
            raise ValueError(f"until: {until}")
        codes = tuple(own[moves:until])
    return Step(
        id=str(tree["id"]),
        at=_texts(tree.get("at", [])),
        moves=moves,
        until=until,
        decision=str(tree.get("decision", "")),
        event=str(tree.get("event", "")),
        after=str(tree.get("after", "")),
        choose=codes,
    )


def _texts(found: Sequence[Any]) -> tuple[str, ...]:
    if not isinstance(found, list) or not all([isinstance(each, str) for each in found]):
        raise ValueError(str(found))
    return tuple(found)


def _move(text: str) -> tuple[int, str]:
    """A move as in records: `2: place fine-arts`."""
    seat, found, code = text.removesuffix(OR_ANYTHING).partition(": ")
    if not found or not seat.isdecimal():
        raise ValueError(text)
    return int(seat) - 1, code
