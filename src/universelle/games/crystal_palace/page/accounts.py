"""What happened to a seat, in one line of the chronicle: each deed with what it cost and brought, and all exchanges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from universelle.contract.chronicle import (
    Line,
    Sum,
    joined,
    points_sign,
)
from universelle.core.event import Event, Points
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import MINUS, sign
from universelle.games.crystal_palace.page.deeds import DEEDS, deed_line
from universelle.games.crystal_palace.page.symbols import amount_symbol
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES
from universelle.games.crystal_palace.rules.events import (
    FOR_CHARACTERS,
    FOR_EFFECTS,
    FOR_LINKS,
    FOR_PICTURES,
    FOR_PROTOTYPES,
    FOR_SHARES,
    FOR_TICKETS,
    REASONS,
    AssistantEntered,
    AssistantMoved,
    CardTaken,
    CharacterRecruited,
    DiceRevealed,
    DiceSealed,
    DieActed,
    DieDeclined,
    DieIdle,
    DieSet,
    Exchanged,
    Gained,
    GoodsSold,
    IncomeFell,
    LoanRepaid,
    LoanTaken,
    Lost,
    PointsLost,
    PrototypeBuilt,
    StageBegan,
)
from universelle.games.crystal_palace.rules.phrases import amount
from universelle.games.crystal_palace.rules.vocabulary import MONEY

HIDDEN: Final = (DieSet, DiceSealed)  # until dice are revealed
ACTING: Final = (DieActed, DieDeclined, DieIdle)
EXPLAINED: Final = frozenset(  # reasons for points that the deed before them says
    [REASONS[n] for n in (FOR_PROTOTYPES, FOR_CHARACTERS, FOR_SHARES, FOR_TICKETS, FOR_PICTURES, FOR_EFFECTS)]
)
OF_CHARACTERS: Final = frozenset([REASONS[FOR_CHARACTERS], REASONS[FOR_LINKS]])


class Mine(tuple[Event, ...]):
    """What happened to one seat. It is found again by its last event: the rest does not change while it grows."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash((len(self), id(self[-1])))


def by_owner(events: Sequence[Event]) -> dict[int, Mine]:
    """What happened to each seat, in the order in which something first happened to them."""
    found: dict[int, list[Event]] = {}
    for event in events:
        if type(event) in OF_A_SEAT:
            found.setdefault(seat_of(event), []).append(event)
    return {seat: Mine(mine) for seat, mine in found.items()}


def seat_of(event: Any) -> int:
    """The seat of an event that has one."""
    seat: int = event.seat
    return seat


def paid_for(deed: Event, before: list[Event]) -> list[Event]:
    """The last events before a deed in which it was paid for; they are taken from where they were."""
    paid: list[Event] = []
    while before and isinstance(before[-1], PAYING) and seat_of(before[-1]) == seat_of(deed):
        paid.insert(0, before.pop())
    return paid


@once
def sum_of_seat(words: Translator, seat: int, mine: Mine) -> Sum:
    points = _points(words, mine)
    return Sum(seat, joined([*_sums(words, mine), points], " "), points)


EXCHANGES: Final[dict[type[Event], tuple[str, str]]] = {  # open at any moment: told as one sum of each kind
    Exchanged: ("pound", "entry-exchanges"),
    LoanTaken: ("loan", "entry-borrowed"),
    LoanRepaid: ("loan", "entry-repaid"),
}


@once
def account(words: Translator, all_mine: Mine) -> Line:
    """Everything that happened to a seat, in one line: each deed with what it cost and brought, all exchanges."""
    mine = [event for event in all_mine if not _is_told_by_another(event, all_mine)]
    deeds = [_told(words, deed, all_mine) for deed in _deeds([each for each in mine if type(each) not in EXCHANGES])]
    exchanges = [_exchanges(words, kind, [each for each in mine if isinstance(each, kind)]) for kind in EXCHANGES]
    return listed([*_once(deeds), *exchanges])


def _exchanges(words: Translator, kind: type[Event], events: Sequence[Event]) -> Line:
    """All exchanges of a kind as one sum."""
    if not events:
        return []
    picture, key = EXCHANGES[kind]
    return joined([[symbol(picture), " ", words(key, count=len(events))], *_sums(words, events, False)], " ")


def listed(parts: Sequence[Line]) -> Line:
    """Parts that have commas or amounts of their own, in a row."""
    return joined(parts, " · ")


def _deeds(events: Sequence[Event]) -> list[list[Event]]:
    """Events by the deed that brought them, which comes first; before the first deed, what nothing else brought."""
    found: list[list[Event]] = [[]]
    for event in events:
        if type(event) in DEEDS:
            found.append([event, *(paid_for(event, found[-1]) if isinstance(event, PAID_FIRST) else [])])
        else:
            _deed_of(event, found).append(event)
    return [deed for deed in found if deed]


def _deed_of(event: Event, found: list[list[Event]]) -> list[Event]:
    """The deed that brought something: the newest one; a character has points only after its bonus."""
    if isinstance(event, Points) and event.reason in OF_CHARACTERS:
        return next((deed for deed in reversed(found) if deed and _takes_character(deed[0])), found[-1])
    return found[-1]


def _takes_character(event: Event) -> bool:
    return isinstance(event, CardTaken) and event.card in CHARACTER_NAMES


def _told(words: Translator, deed: Sequence[Event], mine: Sequence[Event]) -> Line:
    """A deed, and what it cost and brought; its points with their reasons, unless the deed is the reason."""
    first = deed[0]
    said = deed_line(words, first, mine)
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


EARNING: Final = (LoanTaken, GoodsSold)  # money
PAYING: Final = (Lost, Exchanged, LoanTaken, LoanRepaid)
PAID_FIRST: Final = (PrototypeBuilt, AssistantEntered, AssistantMoved, IncomeFell)  # what is lost comes before
HEADINGS: Final = (StageBegan,)  # told only if something follows
OF_A_SEAT: Final = frozenset([*DEEDS, *ACTING, *EXCHANGES, Gained, Lost, Points, PointsLost])
