"""The chronicle of London: a die placed in two lines; locations, salaries, prototypes and income as groups.

Every deed is told with what it cost and brought, so that players know where their points came from. Exchanges are told
as one sum of each thing, so that a turn stays short however much is exchanged.
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
    Sum,
    Told,
    gain,
    joined,
    phrase,
    points_sign,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import MINUS, seat_sign, sign
from universelle.games.crystal_palace.choices import LOCATION_SYMBOLS, money
from universelle.games.crystal_palace.page.result import REASON_SYMBOLS
from universelle.games.crystal_palace.page.symbols import amount_symbol
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    FOR_CHARACTERS,
    FOR_EFFECTS,
    FOR_GOAL,
    FOR_LOANS,
    FOR_MARKET,
    FOR_PICTURES,
    FOR_PROTOTYPES,
    FOR_SHARES,
    FOR_SLOTS,
    FOR_TICKETS,
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
    IncomeFell,
    LoanRepaid,
    LoanTaken,
    Lost,
    MarketCleared,
    MarketMoved,
    MarketUsed,
    PalaceReached,
    Passed,
    PhaseBegan,
    PointsLost,
    PrototypeBuilt,
    Published,
    RoundBegan,
    SalariesPaid,
    SalaryRefunded,
    SlotsCovered,
    SlotTaken,
    StageBegan,
    TicketTaken,
    TileDiscarded,
    TileDrawn,
    TileLeft,
    TileLost,
    TokenPlaced,
)
from universelle.games.crystal_palace.rules.phases.income import PICTURES_STAGE
from universelle.games.crystal_palace.rules.phrases import amount
from universelle.games.crystal_palace.rules.vocabulary import MONEY

E = TypeVar("E", bound=Event)

PLACED: Final = (DiePlaced, Passed)
HIDDEN: Final = (DieSet, DiceSealed)  # until dice are revealed
FOLDED: Final = (DisplayFilled, MarketMoved)
ACTING: Final = (DieActed, DieDeclined, DieIdle)
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
EXPLAINED: Final = frozenset(  # reasons for points that the deed before them says
    [REASONS[n] for n in (FOR_PROTOTYPES, FOR_CHARACTERS, FOR_SHARES, FOR_TICKETS, FOR_PICTURES, FOR_EFFECTS)]
)


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
            die=_die(seat, placed.value),
            place=[symbol(LOCATION_SYMBOLS[LOCATION_NAMES.index(placed.place)]), " ", words.name(placed.place)],
            space=placed.space,
        )
    rest = _listed(
        [_account(words, mine) if each == seat else _of(words, each, mine) for each, mine in _by_owner(events).items()]
    )
    lines = [line for line in (first, rest) if line]
    return Entry(tuple(lines)) if lines else None


def _die(seat: int, value: int) -> Node:
    """A die in the colour of its seat."""
    return sign(f"die-{value}", str(value), f"sy p{seat + 1}")


class Mine(tuple[Event, ...]):
    """What happened to one seat. It is found again by its last event: the rest does not change while it grows."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash((len(self), id(self[-1])))


def _by_owner(events: Sequence[Event]) -> dict[int, Mine]:
    """What happened to each seat, in the order in which something first happened to them."""
    found: dict[int, list[Event]] = {}
    for event in events:
        if type(event) in OF_A_SEAT:
            found.setdefault(_seat(event), []).append(event)
    return {seat: Mine(mine) for seat, mine in found.items()}


def _seat(event: Any) -> int:
    """The seat of an event that has one."""
    seat: int = event.seat
    return seat


def _of(words: Translator, seat: int, mine: Mine) -> Line:
    """What happened to another seat."""
    told = _account(words, mine)
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
    sums = tuple([Sum(seat, (), _account(words, mine)) for seat, mine in _by_owner(events).items()])
    return Group(words.name(place), LOCATION_SYMBOLS[LOCATION_NAMES.index(place)], tuple(rows), sums=sums)


def _acted(words: Translator, events: Sequence[Event]) -> Row:
    die = events[0]
    assert isinstance(die, ACTING)
    about = node("span", seat_sign(die.seat), " ", _die(die.seat, die.value))
    if isinstance(die, DieDeclined):
        return Row([about], [words("entry-declines")])
    if isinstance(die, DieIdle):
        return Row([about], [words("entry-idle")])
    return Row([about], _with_others(words, die.seat, events) or [words("entry-acts")])


def _with_others(words: Translator, seat: int, events: Sequence[Event]) -> Line:
    """What happened to a seat, and what it did to others."""
    owners = _by_owner(events)
    own = _account(words, owners[seat]) if seat in owners else []
    return _listed([own, *[_of(words, each, mine) for each, mine in owners.items() if each != seat]])


def _by_seat(words: Translator, events: Sequence[Event]) -> list[Row]:
    """A row for each seat to which something happened."""
    rows = [Row([seat_sign(seat)], _account(words, mine)) for seat, mine in _by_owner(events).items()]
    return [row for row in rows if row.told]


def _by_prototype(words: Translator, events: Sequence[Event]) -> list[Row]:
    """A row for each prototype with all that it did; before the first one, for each seat that exchanged something."""
    slices: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, PrototypeBuilt):
            slices.append(_paid_for(event, slices[-1]))
        slices[-1].append(event)
    rows = _by_seat(words, slices[0])
    return rows + [
        Row([seat_sign(built.seat)], _with_others(words, built.seat, each))
        for each in slices[1:]
        for built in _all(PrototypeBuilt, each)
    ]


def _paid_for(deed: Event, before: list[Event]) -> list[Event]:
    """The last events before a deed in which it was paid for; they are taken from where they were."""
    paid: list[Event] = []
    while before and isinstance(before[-1], PAYING) and _seat(before[-1]) == _seat(deed):
        paid.insert(0, before.pop())
    return paid


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
    return tuple([_sum_of_seat(words, seat, mine) for seat, mine in _by_owner(events).items()])


@once
def _sum_of_seat(words: Translator, seat: int, mine: Mine) -> Sum:
    points = _points(words, mine)
    return Sum(seat, joined([*_sums(words, mine), points], " "), points)


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

EXCHANGES: Final[dict[type[Event], tuple[str, str]]] = {  # open at any moment: told as one sum of each kind
    Exchanged: ("pound", "entry-exchanges"),
    LoanTaken: ("loan", "entry-borrowed"),
    LoanRepaid: ("loan", "entry-repaid"),
}


@once
def _account(words: Translator, all_mine: Mine) -> Line:
    """Everything that happened to a seat, in one line: each deed with what it cost and brought, all exchanges."""
    mine = [event for event in all_mine if not _is_told_by_another(event, all_mine)]
    deeds = [_told(words, deed, all_mine) for deed in _deeds([each for each in mine if type(each) not in EXCHANGES])]
    exchanges = [_exchanges(words, kind, [each for each in mine if isinstance(each, kind)]) for kind in EXCHANGES]
    return _listed([*_once(deeds), *exchanges])


def _exchanges(words: Translator, kind: type[Event], events: Sequence[Event]) -> Line:
    """All exchanges of a kind as one sum."""
    if not events:
        return []
    picture, key = EXCHANGES[kind]
    return joined([[symbol(picture), " ", words(key, count=len(events))], *_sums(words, events, False)], " ")


def _listed(parts: Sequence[Line]) -> Line:
    """Parts that have commas or amounts of their own, in a row."""
    return joined(parts, " · ")


def _deeds(events: Sequence[Event]) -> list[list[Event]]:
    """Events by the deed that brought them, which comes first; before the first deed, what nothing else brought."""
    found: list[list[Event]] = [[]]
    for event in events:
        if type(event) in DEEDS:
            found.append([event, *(_paid_for(event, found[-1]) if isinstance(event, PAID_FIRST) else [])])
        else:
            found[-1].append(event)
    return [deed for deed in found if deed]


def _told(words: Translator, deed: Sequence[Event], mine: Sequence[Event]) -> Line:
    """A deed, and what it cost and brought; its points with their reasons, unless the deed is the reason."""
    first = deed[0]
    said = _deed(words, first, mine)
    sums = joined([*_sums(words, deed), *_reasoned(words, deed, bool(said))], " ")
    return [] if isinstance(first, HEADINGS) and not sums else joined([said, sums], " ")


def _reasoned(words: Translator, events: Sequence[Event], explained: bool) -> list[Line]:
    """Points by reason; where a deed explains them, only the reasons that it does not explain are named."""
    points: dict[str, int] = {}
    for event in events:
        if isinstance(event, Points):
            points[event.reason] = points.get(event.reason, 0) + event.points
    return [
        [*_points_of(words, n), *([] if explained and reason in EXPLAINED else [" ", words.name(reason)])]
        for reason, n in points.items()
        if n
    ]


def _points(words: Translator, events: Sequence[Event]) -> Line:
    points = sum([event.points for event in events if isinstance(event, Points)])
    return _points_of(words, points) if points else []


def _points_of(words: Translator, points: int) -> Line:
    return [points_sign(points), sign("vp", words("entry-points"), "sy symbol-vp")]


def _is_told_by_another(event: Event, events: Sequence[Event]) -> bool:
    """Whether another event says the same: dice set and then revealed, a character taken and then recruited."""
    if isinstance(event, HIDDEN):
        return any([isinstance(other, DiceRevealed) for other in events])
    if isinstance(event, CharacterRecruited):
        return any([isinstance(other, CardTaken) and other.card == event.card for other in events])
    return False


def _once(lines: Sequence[Line]) -> list[Line]:
    """Lines without those that are told already."""
    told: list[Line] = []
    for line in lines:
        if line and list(line) not in [list(each) for each in told]:
            told.append(line)
    return told


def _sums(words: Translator, events: Sequence[Event], counts_loans: bool = True) -> list[Line]:
    """What a seat has less of each thing, then what it has more of, and its loans if they are counted."""
    sums: dict[int, int] = {}
    loans = 0
    for event in events:
        for what, n in _changes(event):
            sums[what] = sums.get(what, 0) + n
        loans += isinstance(event, LoanTaken)
        loans -= isinstance(event, LoanRepaid)
    given = sorted([(what, n) for what, n in sums.items() if n], key=lambda each: each[1] > 0)
    lines: list[Line] = [[_amount(words, what, n)] for what, n in given]
    if loans and counts_loans:
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
    if isinstance(event, EARNING):
        return [(MONEY, event.money)]
    return [(MONEY, -event.money)] if isinstance(event, LoanRepaid) else []


def _amount(words: Translator, what: int, n: int) -> Node:
    """An amount with its sign; where it has a symbol, labelled in words."""
    if what == MONEY:
        return amount_symbol(words, what, n, "+")
    label = f"{MINUS if n < 0 else '+'}{words.say(amount(what, abs(n)))}"
    return node("span", amount_symbol(words, what, n, "+").children, role="img", aria_label=label, class_="amount")


def _deed(words: Translator, event: Event, mine: Sequence[Event]) -> Line:
    """A deed in a few words after its symbol."""
    found = DEEDS.get(type(event))
    if found is None:
        return []
    picture, about = found
    if isinstance(event, CardTaken) and CharacterRecruited(event.seat, event.card) in mine:
        return [symbol("hat"), " ", words("entry-recruited", card=event.card)]
    said = about(words, event)
    return [symbol(picture), " ", *said] if said else []


About = Callable[[Translator, Any], Line]


def _of_card(key: str) -> About:
    return lambda words, event: [words(key, card=event.card)]


def _at_space(key: str) -> About:
    return lambda words, event: [words(key, space=event.space)]


def _value(_words: Translator, event: Any) -> Line:
    return [_die(event.seat, event.value)]


def _dice(_words: Translator, event: Any) -> Line:
    return [_die(event.seat, int(value)) for value in event.dice.split()]


def _stage(words: Translator, event: StageBegan) -> Line:
    """Pictures pay; effects are told one by one."""
    return [words.name(event.stage)] if event.stage == PICTURES_STAGE else []


def _acts_on(words: Translator, event: EffectPlayed) -> Line:
    return phrase(words, "entry-applied", owner=seat_sign(event.owner))


def _says(key: str) -> About:
    return lambda words, _event: [words(key)]


DEEDS: Final[dict[type[Event], tuple[str, About]]] = {
    DieSet: ("die", _value),
    DiceSealed: ("check", _says("entry-sealed")),
    DiceRevealed: ("die", _dice),
    FirstPlayerFound: ("crown", _says("entry-first")),
    GoalReached: ("crown", lambda words, event: [words("entry-goal", level=event.level)]),
    AssistantEntered: ("assistant", _at_space("entry-assistant-entered")),
    AssistantMoved: (
        "assistant",
        lambda words, event: [words("entry-assistant-moved", source=event.source, space=event.space)],
    ),
    AssistantLeft: ("assistant", _at_space("entry-assistant-left")),
    MarketCleared: ("lantern", _says("entry-cleared")),
    CardTaken: ("scroll", _of_card("entry-taken")),
    SlotTaken: ("arrow", lambda words, event: [words.name(event.slot)]),
    TicketTaken: ("ticket", _says("entry-ticket")),
    TileDrawn: ("research", _of_card("entry-drawn")),
    TileDiscarded: ("discard", _of_card("entry-discarded")),
    TileLeft: ("discard", _of_card("entry-left")),
    TileLost: ("discard", _of_card("entry-left")),
    CardUsed: ("loop", lambda words, event: [words.name(event.card)]),
    MarketUsed: ("lantern", _at_space("entry-market")),
    Published: ("news", lambda words, event: [words("entry-published", level=event.level)]),
    TokenPlaced: ("buzz", _at_space("entry-token")),
    PalaceReached: ("buzz", lambda words, event: [words("entry-palace", place=event.place)]),
    SalariesPaid: ("hat", lambda words, event: [words("entry-salaries", money=money(words, event.money))]),
    SalaryRefunded: ("hat", _of_card("entry-refunded")),
    CharacterRecruited: ("hat", _of_card("entry-recruited")),
    PrototypeBuilt: ("gear", _of_card("entry-built")),
    EffectPlayed: ("aim", _acts_on),
    IncomeFell: ("income", lambda words, event: [words("entry-income-now", money=money(words, event.space))]),
    StageBegan: ("buzz", _stage),
    GoodsSold: ("pound", _says("entry-sold")),
    SlotsCovered: ("research", lambda words, event: [words("entry-covered", count=event.count)]),
}
EARNING: Final = (LoanTaken, GoodsSold)  # money
PAYING: Final = (Lost, Exchanged, LoanTaken, LoanRepaid)
PAID_FIRST: Final = (PrototypeBuilt, AssistantEntered, AssistantMoved, IncomeFell)  # what is lost comes before
HEADINGS: Final = (StageBegan,)  # told only if something follows
OF_A_SEAT: Final = frozenset([*DEEDS, *ACTING, *EXCHANGES, Gained, Lost, Points, PointsLost])


def _all(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _first(kind: type[E], events: Sequence[Event]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
