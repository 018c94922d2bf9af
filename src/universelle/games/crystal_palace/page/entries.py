"""The chronicle of London: a die placed in two lines; locations, salaries, prototypes and income as groups.

Whatever a seat gains and gives is told as one sum of each thing, so that a turn stays short however much is exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from universelle.contract.chronicle import (
    Chapter,
    Entry,
    Group,
    Line,
    Opening,
    Reader,
    Row,
    Told,
    gain,
    joined,
    phrase,
    points_sign,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import MINUS, seat_sign, sign
from universelle.games.crystal_palace.choices import LOCATION_SYMBOLS
from universelle.games.crystal_palace.page.result import REASON_SYMBOLS
from universelle.games.crystal_palace.page.symbols import amount_symbol
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    FOR_GOAL,
    FOR_LOANS,
    FOR_MARKET,
    FOR_SLOTS,
    REASONS,
    AssistantEntered,
    AssistantLeft,
    AssistantMoved,
    CardTaken,
    CardUsed,
    CharacterRecruited,
    DiceRevealed,
    DiceSealed,
    DieActed,
    DieDeclined,
    DieIdle,
    DiePlaced,
    DieSet,
    DisplayFilled,
    EffectPlayed,
    Exchanged,
    FirstPlayerFound,
    Gained,
    GoalReached,
    GoodsSold,
    LoanRepaid,
    LoanTaken,
    Lost,
    MarketCleared,
    MarketMoved,
    MarketUsed,
    PalaceReached,
    Passed,
    PhaseBegan,
    PrototypeBuilt,
    Published,
    RoundBegan,
    SalariesPaid,
    SalaryRefunded,
    SlotsCovered,
    SlotTaken,
    TicketTaken,
    TileDiscarded,
    TileDrawn,
    TileLeft,
    TileLost,
    TokenPlaced,
)
from universelle.games.crystal_palace.rules.phrases import amount
from universelle.games.crystal_palace.rules.vocabulary import MONEY

E = TypeVar("E", bound=Event)

FOLDED: Final = (DisplayFilled, MarketMoved)
ACTING: Final = (DieActed, DieDeclined, DieIdle)
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
    return isinstance(event, GoodsSold | SlotsCovered) or (isinstance(event, Points) and event.reason in AT_THE_END)


def _turn_opened(seat: int, event: Event, chapter: Chapter) -> Opening | None:
    """While dice are placed: who is at work has a turn, and every die is one."""
    if isinstance(event, PhaseBegan):
        return None
    if isinstance(event, DiePlaced | Passed):
        done = any([isinstance(each, DiePlaced | Passed) for each in chapter.events])
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
            die=_die(seat, placed.value),
            place=[symbol(LOCATION_SYMBOLS[LOCATION_NAMES.index(placed.place)]), " ", words.name(placed.place)],
            space=placed.space,
        )
    rest = joined(
        [_account(words, each, events) if each == seat else _of(words, each, events) for each in _seats(events)]
    )
    lines = [line for line in (first, rest) if line]
    return Entry(tuple(lines)) if lines else None


def _die(seat: int, value: int) -> Node:
    """A die in the colour of its seat."""
    return sign(f"die-{value}", str(value), f"sy p{seat + 1}")


def _seats(events: Sequence[Event]) -> list[int]:
    """All seats to which something happened, in that order."""
    return list(dict.fromkeys([_seat(event) for event in events if isinstance(event, OF_A_SEAT)]))


def _seat(event: Any) -> int:
    """The seat of an event that has one."""
    seat: int = event.seat
    return seat


def _of(words: Translator, seat: int, events: Sequence[Event]) -> Line:
    """What happened to another seat."""
    told = _account(words, seat, events)
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
    return Group(words.name(place), LOCATION_SYMBOLS[LOCATION_NAMES.index(place)], tuple(rows))


def _acted(words: Translator, events: Sequence[Event]) -> Row:
    die = events[0]
    assert isinstance(die, ACTING)
    about = node("span", seat_sign(die.seat), " ", _die(die.seat, die.value))
    if isinstance(die, DieDeclined):
        return Row([about], [words("entry-declines")])
    if isinstance(die, DieIdle):
        return Row([about], [words("entry-idle")])
    others = [_of(words, seat, events) for seat in _seats(events) if seat != die.seat]
    return Row([about], joined([_account(words, die.seat, events), *others]) or [words("entry-acts")])


def _by_seat(words: Translator, events: Sequence[Event]) -> list[Row]:
    """A row for each seat to which something happened."""
    rows = [Row([seat_sign(seat)], _account(words, seat, events)) for seat in _seats(events)]
    return [row for row in rows if row.told]


def _phase(events: Sequence[Event], reader: Reader) -> Told:
    """A phase, with a row for each seat; phase 7 bears the name of the round that it opens."""
    words = reader.words
    began, opened = _first(PhaseBegan, events), _first(RoundBegan, events)
    phase = began.phase if began is not None and began.phase in PHASE_SYMBOLS else DICE
    rows = _by_seat(words, events)
    folded = tuple([words.say(event.message()) for event in events if isinstance(event, FOLDED)])
    if not rows and not folded:
        return None
    title = words.name(phase) if opened is None else words("entry-round", round=words.name(opened.round))
    return Group(title, PHASE_SYMBOLS[phase], tuple(rows), folded)


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
        winners: list[Line] = [[seat_sign(seat)] for seat in ended.winners]
        rows.append(Row([symbol("medal"), " ", words("entry-winner")], joined(winners, " ")))
    return Group(words("entry-end"), "medal", tuple(rows))


# What happened to a seat


def _account(words: Translator, seat: int, events: Sequence[Event]) -> Line:
    """Everything that happened to a seat, in one line: deeds, then sums, then points."""
    mine = [event for event in events if isinstance(event, OF_A_SEAT) and _seat(event) == seat]
    deeds = [_deed(words, event) for event in mine if not _is_told_by_another(event, mine)]
    points = sum([event.points for event in mine if isinstance(event, Points)])
    scored: Line = [points_sign(points), sign("vp", words("entry-points"), "sy symbol-vp")] if points else []
    return joined([joined(_once(deeds)), joined(_sums(words, mine), " "), scored])


def _is_told_by_another(event: Event, events: Sequence[Event]) -> bool:
    """Whether a later event says the same: dice set and then revealed, a character taken and then recruited."""
    if isinstance(event, DieSet | DiceSealed):
        return any([isinstance(other, DiceRevealed) for other in events])
    if isinstance(event, CardTaken):
        return any([isinstance(other, CharacterRecruited) and other.card == event.card for other in events])
    return False


def _once(lines: Sequence[Line]) -> list[Line]:
    """Lines without those that are told already."""
    told: list[Line] = []
    for line in lines:
        if line and list(line) not in [list(each) for each in told]:
            told.append(line)
    return told


def _sums(words: Translator, events: Sequence[Event]) -> list[Line]:
    """What a seat has more or less of each thing, and its loans."""
    sums: dict[int, int] = {}
    loans = 0
    for event in events:
        for what, n in _changes(event):
            sums[what] = sums.get(what, 0) + n
        loans += isinstance(event, LoanTaken)
        loans -= isinstance(event, LoanRepaid)
    lines: list[Line] = [[_amount(words, what, n)] for what, n in sums.items() if n]
    if loans:
        lines.append([sign("loan", words("entry-loans")), points_sign(loans)])
    return lines


def _changes(event: Event) -> list[tuple[int, int]]:
    """What an event gives a seat, and what it takes."""
    if isinstance(event, Gained):
        return [(event.what, event.n)]
    if isinstance(event, Lost):
        return [(event.what, -event.n)]
    if isinstance(event, Exchanged):
        return [(event.given, -event.cost), (event.what, event.n)]
    if isinstance(event, LoanTaken | GoodsSold):
        return [(MONEY, event.money)]
    return [(MONEY, -event.money)] if isinstance(event, LoanRepaid) else []


def _amount(words: Translator, what: int, n: int) -> Node:
    """An amount with its sign, labelled in words."""
    label = f"{MINUS if n < 0 else '+'}{words.say(amount(what, abs(n)))}"
    return node("span", amount_symbol(words, what, n, "+"), class_="entry-amount", role="img", aria_label=label)


def _deed(words: Translator, event: Event) -> Line:
    """Something that is not counted: a symbol labelled with the whole sentence, and what it is about."""
    found = DEEDS.get(type(event))
    if found is None:
        return []
    picture, about = found
    said = about(words, event)
    return [sign(picture, words.say(event.message())), *([" ", *said] if said else [])]


About = Callable[[Translator, Any], Line]


def _card(words: Translator, event: Any) -> Line:
    return [words.name(event.card)]


def _space(_words: Translator, event: Any) -> Line:
    return [str(event.space)]


def _value(_words: Translator, event: Any) -> Line:
    return [_die(event.seat, event.value)]


def _dice(_words: Translator, event: Any) -> Line:
    return [_die(event.seat, int(value)) for value in event.dice.split()]


def _nothing(_words: Translator, _event: Any) -> Line:
    return []


DEEDS: Final[dict[type[Event], tuple[str, About]]] = {
    DieSet: ("die", _value),
    DiceSealed: ("check", _nothing),
    DiceRevealed: ("die", _dice),
    FirstPlayerFound: ("crown", _nothing),
    GoalReached: ("crown", lambda _words, event: [str(event.level)]),
    AssistantEntered: ("assistant", _space),
    AssistantMoved: ("assistant", lambda _words, event: [f"{event.source} → {event.space}"]),
    AssistantLeft: ("assistant", lambda _words, event: [f"{event.space} →"]),
    MarketCleared: ("lantern", lambda words, _event: [words("entry-cleared")]),
    CardTaken: ("scroll", _card),
    SlotTaken: ("arrow", lambda words, event: [words.name(event.slot)]),
    TicketTaken: ("ticket", _value),
    TileDrawn: ("research", _card),
    TileDiscarded: ("discard", _card),
    TileLeft: ("discard", _card),
    TileLost: ("discard", _card),
    CardUsed: ("loop", _card),
    MarketUsed: ("lantern", _space),
    Published: ("news", lambda _words, event: [str(event.level)]),
    TokenPlaced: ("buzz", _space),
    PalaceReached: ("buzz", lambda _words, event: [f"№ {event.place}"]),
    SalariesPaid: ("hat", _nothing),
    SalaryRefunded: ("hat", _card),
    CharacterRecruited: ("hat", _card),
    PrototypeBuilt: ("gear", _card),
    EffectPlayed: ("aim", lambda words, event: [words.name(event.card), " → ", seat_sign(event.owner)]),
    SlotsCovered: ("research", lambda _words, event: [str(event.count)]),
}
OF_A_SEAT: Final = (*DEEDS, *ACTING, Gained, Lost, Exchanged, LoanTaken, LoanRepaid, GoodsSold, Points)


def _all(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _first(kind: type[E], events: Sequence[Event]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
