"""The chronicle of London: a die placed in two lines; locations, salaries, prototypes and income as groups.

Every deed is told with what it cost and brought, so that players know where their points came from. Exchanges are told
as one sum of each thing, so that a turn stays short however much is exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from universelle.contract.chronicle import (
    Chapter,
    Entry,
    Group,
    Line,
    Opening,
    Reader,
    Row,
    Sum,
    Told,
    gain,
    joined,
    phrase,
    winners_row,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name, Translator
from universelle.drawing.node import node, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.crystal_palace.choices import LOCATION_SYMBOLS
from universelle.games.crystal_palace.page.accounts import (
    ACTING,
    Mine,
    account,
    by_owner,
    listed,
    paid_for,
    sum_of_seat,
)
from universelle.games.crystal_palace.page.deeds import die_sign
from universelle.games.crystal_palace.page.result import REASON_SYMBOLS
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    FOR_GOAL,
    FOR_LOANS,
    FOR_MARKET,
    FOR_SLOTS,
    REASONS,
    DieDeclined,
    DieIdle,
    DiePlaced,
    DisplayFilled,
    GoodsSold,
    MarketMoved,
    Passed,
    PhaseBegan,
    PrototypeBuilt,
    RoundBegan,
    SlotsCovered,
)

E = TypeVar("E", bound=Event)
PLACED: Final = (DiePlaced, Passed)
FOLDED: Final = (DisplayFilled, MarketMoved)
FINAL: Final = (GoodsSold, SlotsCovered)
AT_THE_END: Final = tuple([REASONS[reason] for reason in (FOR_BUZZ, FOR_MARKET, FOR_GOAL, FOR_LOANS, FOR_SLOTS)])
PLACING, ACTIONS = Name("phase-2"), Name("phase-3")
PHASE_SYMBOLS: Final = {
    "phase-1": "die",
    "phase-4": "hat",
    "phase-5": "scroll",
    "phase-6": "income",
    "phase-7": "watch",
}
DICE: Final = Name("phase-1")
PROTOTYPES: Final = Name("phase-5")


# Chapters


def opens(seat: int, event: Event, chapter: Chapter | None) -> Opening | None:
    """Every die placed is a turn; every location, and every other phase, concerns all."""
    if chapter is None or (isinstance(event, PhaseBegan) and event.phase not in (PLACING, ACTIONS)):
        return Opening()
    if _is_final(event) and not any([_is_final(each) for each in chapter.events]):
        return Opening()
    if _has_begun(chapter, ACTIONS):
        return Opening()
    if chapter.seat is not None or _has_begun(chapter, PLACING):
        return _turn_opened(seat, event, chapter)
    if isinstance(event, ACTING):
        return Opening() if _place(chapter.events) not in (None, event.place) else None
    return None


def _is_final(event: Event) -> bool:
    """Whether it belongs to the end of the game."""
    return isinstance(event, FINAL) or (isinstance(event, Points) and event.reason in AT_THE_END)


def _turn_opened(seat: int, event: Event, chapter: Chapter) -> Opening | None:
    """While dice are placed: who is at work has a turn, and every die is one."""
    if isinstance(event, PhaseBegan):
        return None
    if isinstance(event, PLACED):
        done = any([isinstance(each, PLACED) for each in chapter.events])
        return Opening(event.seat) if done or chapter.seat != event.seat else None
    return Opening(seat) if chapter.seat != seat else None


def _has_begun(chapter: Chapter, phase: Name) -> bool:
    return any([isinstance(event, PhaseBegan) and event.phase == phase for event in chapter.events])


def _place(events: Sequence[Event]) -> Name | None:
    """The location whose dice act."""
    return next((event.place for event in events if isinstance(event, ACTING)), None)


def tell(chapter: Chapter, events: Sequence[Event], reader: Reader) -> Told:
    if chapter.seat is not None:
        return _turn(chapter.seat, events, reader)
    place = _place(events)
    if place is not None:
        return _location(place, events, reader)
    if any([_is_final(event) for event in events]):
        return _final(events, reader)
    return _phase(events, reader)


# A turn


def _turn(seat: int, events: Sequence[Event], reader: Reader) -> Told:
    """The die and its place; then what came of it."""
    words = reader.words
    placed = _first(DiePlaced, events)
    first: Line = [words("entry-passes", who=reader.whose(seat))] if _first(Passed, events) is not None else []
    if placed is not None:
        first = phrase(
            words,
            "entry-places",
            die=die_sign(seat, placed.value),
            place=[symbol(LOCATION_SYMBOLS[LOCATION_NAMES.index(placed.place)]), " ", words.name(placed.place)],
            space=placed.space,
        )
    rest = listed(
        [
            account(words, mine) if each == seat else _of_another(words, each, mine)
            for each, mine in by_owner(events).items()
        ]
    )
    lines = [line for line in (first, rest) if line]
    return Entry(tuple(lines)) if lines else None


def _of_another(words: Translator, seat: int, mine: Mine) -> Line:
    """What happened to another seat."""
    told = account(words, mine)
    return [seat_sign(seat), " ", *told] if told else []


# Groups


def _location(place: Name, events: Sequence[Event], reader: Reader) -> Group:
    """A row for each die; before the first one, for each seat that exchanged something."""
    words = reader.words
    rows: list[Row] = []
    slices: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, ACTING):
            slices.append([])
        slices[-1].append(event)
    rows += _by_seat(words, slices[0])
    rows += [_acted(words, events) for events in slices[1:]]
    sums = tuple([Sum(seat, (), account(words, mine)) for seat, mine in by_owner(events).items()])
    return Group(words.name(place), LOCATION_SYMBOLS[LOCATION_NAMES.index(place)], tuple(rows), sums=sums)


def _acted(words: Translator, events: Sequence[Event]) -> Row:
    die = events[0]
    assert isinstance(die, ACTING)
    about = node("span", seat_sign(die.seat), " ", die_sign(die.seat, die.value))
    if isinstance(die, DieDeclined):
        return Row([about], [words("entry-declines")])
    if isinstance(die, DieIdle):
        return Row([about], [words("entry-idle")])
    return Row([about], _with_others(words, die.seat, events) or [words("entry-acts")])


def _with_others(words: Translator, seat: int, events: Sequence[Event]) -> Line:
    """What happened to a seat, and what it did to others."""
    owners = by_owner(events)
    own = account(words, owners[seat]) if seat in owners else []
    return listed([own, *[_of_another(words, each, mine) for each, mine in owners.items() if each != seat]])


def _by_seat(words: Translator, events: Sequence[Event]) -> list[Row]:
    """A row for each seat to which something happened."""
    rows = [Row([seat_sign(seat)], account(words, mine)) for seat, mine in by_owner(events).items()]
    return [row for row in rows if row.told]


def _by_prototype(words: Translator, events: Sequence[Event]) -> list[Row]:
    """A row for each prototype with all that it did; before the first one, for each seat that exchanged something."""
    slices: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, PrototypeBuilt):
            slices.append(paid_for(event, slices[-1]))
        slices[-1].append(event)
    rows = _by_seat(words, slices[0])
    return rows + [
        Row([seat_sign(built.seat)], _with_others(words, built.seat, each))
        for each in slices[1:]
        for built in _all(PrototypeBuilt, each)
    ]


def _phase(events: Sequence[Event], reader: Reader) -> Told:
    """A phase, with a row for each seat or prototype; phase 7 bears the name of the round that it opens."""
    words = reader.words
    began, opened = _first(PhaseBegan, events), _first(RoundBegan, events)
    phase = began.phase if began is not None and began.phase in PHASE_SYMBOLS else DICE
    rows = _by_prototype(words, events) if phase == PROTOTYPES else _by_seat(words, events)
    folded = tuple([words.say(event.message()) for event in events if isinstance(event, FOLDED)])
    if not rows and not folded:
        return None
    title = words.name(phase) if opened is None else words("entry-round", round=words.name(opened.round))
    return Group(title, PHASE_SYMBOLS[phase], tuple(rows), folded, _round_before(opened), _sums_by_seat(words, events))


def _round_before(opened: RoundBegan | None) -> int | None:
    """The number of the round that is over when another one begins."""
    return None if opened is None else int(opened.round.removeprefix("round-")) - 1


def _sums_by_seat(words: Translator, events: Sequence[Event]) -> tuple[Sum, ...]:
    """What a phase comes to: to a seat itself in all things, to the others in points."""
    return tuple([sum_of_seat(words, seat, mine) for seat, mine in by_owner(events).items()])


def _final(events: Sequence[Event], reader: Reader) -> Group:
    """What was sold, a row for each reason for points, and the winners."""
    words = reader.words
    ended = _first(GameEnded, events)
    rows = _by_seat(words, [event for event in events if not isinstance(event, Points)])
    for reason in AT_THE_END:
        gains: list[Line] = [
            [gain(event.seat, event.points)] for event in _all(Points, events) if event.reason == reason
        ]
        if gains:
            rows.append(Row([symbol(REASON_SYMBOLS[reason]), " ", words.name(reason)], joined(gains, " ")))
    if ended is not None:
        rows.append(winners_row(words, ended.winners))
    return Group(words("entry-end"), "medal", tuple(rows))


def _all(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _first(kind: type[E], events: Sequence[Event]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
