"""The chronicle of the exposition: a turn in two lines, a third for the ghost or the end; rounds as groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

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
    winners_row,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name, Translator
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import seat_sign, sign
from universelle.games.expo_1906.rules.events import (
    CHITS_REASON,
    JURY_REASON,
    STEPS_REASON,
    CardImproved,
    CardPlayed,
    CardRestored,
    ChitPlaced,
    ChitRewarded,
    EndNear,
    GhostCardDrawn,
    GhostCardReplaced,
    GhostChitPlaced,
    GhostDeckReshuffled,
    GhostMoved,
    GhostTilesDrawn,
    JuryChosen,
    JuryDrawn,
    JuryTied,
    LastCardDeclined,
    LeadershipRewarded,
    MoneyGained,
    PileReshuffled,
    ProjectCompleted,
    ProjectOpened,
    ProjectsReturned,
    RoundBegan,
    RowChanged,
    ScrapRemoved,
    ScrapReplaced,
    StationFilled,
    TargetMissed,
    TargetReached,
    TileBought,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TokenMoved,
)

E = TypeVar("E", bound=Event)
Deeds: TypeAlias = "Callable[[Sequence[Event], Reader], list[Line]]"

FOLDED: Final = (
    GhostDeckReshuffled,
    GhostTilesDrawn,
    PileReshuffled,
    ProjectOpened,
    ProjectsReturned,
    StationFilled,
)
OF_ALL: Final = (
    *(ScrapReplaced, JuryDrawn, ProjectsReturned, ProjectOpened, StationFilled, RoundBegan),
    *(LastCardDeclined, JuryTied, TargetReached, TargetMissed, GameEnded),
)  # what concerns everybody
AT_THE_END: Final = (JURY_REASON, STEPS_REASON, CHITS_REASON)


def opens(_seat: int, event: Event, chapter: Chapter | None) -> Opening | None:
    """A turn begins with a card; the end of a round and the final points concern everybody."""
    if isinstance(event, CardPlayed):
        return Opening(event.seat)
    if isinstance(event, GhostCardDrawn | GhostDeckReshuffled) and chapter and _first(ScrapReplaced, chapter.events):
        return Opening()  # the first round
    for_all = isinstance(event, OF_ALL) or (isinstance(event, Points) and event.reason in AT_THE_END)
    return Opening() if for_all and (chapter is None or chapter.seat is not None) else None


def tell(chapter: Chapter, events: Sequence[Event], reader: Reader) -> Told:
    words = reader.words
    folded = tuple([words.say(event.message()) for event in events if isinstance(event, FOLDED)])
    if chapter.seat is None:
        return _group(events, reader, folded)
    played = _first(CardPlayed, events)
    card: Line = [] if played is None else [_card(words, played.card), " "]
    done = joined([part for deeds in DEEDS for part in deeds(events, reader)])
    if played is not None and not done:
        done = [words.name(played.card)]
    followed = joined([part for deeds in CONSEQUENCES for part in deeds(events, reader)])
    lines = [[*card, *done], followed, _special(events, words)]
    return Entry(tuple([line for line in lines if line]), folded)


# Signs


def _card(words: Translator, card: Name) -> Node:
    """A card of a player or of the ghost, the improved ones with a plus."""
    improved = card.startswith("card-improved-")
    name = card.removeprefix("card-improved-" if improved else "card-")
    drawn = sign(name, words.name(card), about=card)
    return node("span", drawn, "+", class_="improved-sign") if improved else drawn


def type_sign(words: Translator, resource: Name) -> Node:
    kind = resource.removeprefix("resource-")
    return sign(kind, words.name(resource), f"sy type-ink {kind}", resource)


def _piece(words: Translator, piece: Name) -> Child:
    """A Resource tile as the symbol of what it has more of, anything else by its name."""
    if not piece.startswith("tile-"):
        return words.name(piece)
    kind = piece.split("-")[1]
    return sign(kind, words.name(piece), f"sy type-ink {kind}", piece)


def _pieces(words: Translator, pieces: Sequence[Name]) -> list[Child]:
    """Symbols side by side, then names with commas."""
    tiles: list[Line] = [[_piece(words, piece)] for piece in pieces if piece.startswith("tile-")]
    others: list[Line] = [[_piece(words, piece)] for piece in pieces if not piece.startswith("tile-")]
    return joined([joined(tiles, " "), *others])


def _money(words: Translator) -> Node:
    return sign("lira", words("entry-money"), "sy ink-gold")


# What a player does


def _buying(events: Sequence[Event], reader: Reader) -> list[Line]:
    words = reader.words
    bought, free = _all(TileBought, events), _all(TileTaken, events)
    price = sum([event.price for event in bought])
    tiles, taken = _pieces(words, [event.tile for event in bought]), _pieces(words, [event.tile for event in free])
    return [
        phrase(words, "entry-buys", tiles=tiles, price=price, money=_money(words)) if bought else [],
        phrase(words, "entry-free", tiles=taken) if free else [],
    ]


def _working(events: Sequence[Event], reader: Reader) -> list[Line]:
    """Tiles set, removed and moved, and scrap cleared."""
    words = reader.words
    who = _who(events, reader)
    handled = {
        "entry-sets": [event.tile for event in _all(TilePlaced, events)],
        "entry-removes": [event.tile for event in _all(TileRemoved, events)],
        "entry-moves": [event.tile for event in _all(TileMoved, events)],
    }
    lines: list[Line] = [
        phrase(words, key, who=who, tiles=_pieces(words, tiles)) for key, tiles in handled.items() if tiles
    ]
    if scrap := len(_all(ScrapRemoved, events)):
        clear = sign("scrap", words.name("scrap"), about="scrap")
        lines.append(phrase(words, "entry-clears", who=who, count=scrap, scrap=clear))
    return lines


def _moving(events: Sequence[Event], reader: Reader) -> list[Line]:
    """Where the tokens came to, each told once, and what links cost."""
    words = reader.words
    moved = [event for event in events if isinstance(event, TokenMoved | RowChanged)]
    last = {event.token: event for event in moved}
    lines: list[Line] = [
        phrase(words, "entry-to-step", row=type_sign(words, event.row), step=event.step) for event in last.values()
    ]
    paid = sum([event.price for event in moved if isinstance(event, RowChanged)])
    return [*lines, [points_sign(-paid), _money(words)]] if paid else lines


def _earning(events: Sequence[Event], reader: Reader) -> list[Line]:
    gained = _all(MoneyGained, events)
    if not gained:
        return []
    return [[points_sign(sum([event.money for event in gained])), _money(reader.words)]]


# What comes of it


def _completing(events: Sequence[Event], reader: Reader) -> list[Line]:
    words = reader.words
    lines: list[Line] = []
    for event in events:
        if isinstance(event, ProjectCompleted):
            lines.append([words.name(event.project), " ", points_sign(event.points)])
        elif isinstance(event, LeadershipRewarded):
            rows = [type_sign(words, Name(row)) for row in event.rows]
            lines.append([sign("crown", words("reason-leadership")), *rows, " ", points_sign(event.points)])
    return lines


def _improving(events: Sequence[Event], reader: Reader) -> list[Line]:
    words = reader.words
    lines: list[Line] = []
    for event in events:
        if isinstance(event, CardImproved):
            lines.append(phrase(words, "entry-improved", card=_card(words, event.card)))
        elif isinstance(event, CardRestored):
            lines.append(phrase(words, "entry-restored", card=_card(words, event.card)))
    return lines


def _winning(events: Sequence[Event], reader: Reader) -> list[Line]:
    """Chits and Jury tiles."""
    words = reader.words
    lines: list[Line] = []
    for event in events:
        if isinstance(event, ChitPlaced):
            chit = sign(event.chit.removeprefix("chit-"), words.name(event.chit), "sy ink-gold", event.chit)
            lines.append(phrase(words, "entry-chit", who=reader.whose(event.seat), chit=chit))
        elif isinstance(event, JuryChosen):
            lines.append(_jury(words, event.energy))
    return lines


def _jury(words: Translator, energy: Name) -> list[Child]:
    return [sign("jury", words("reason-jury")), " ", type_sign(words, energy)]


DEEDS: Final[tuple[Deeds, ...]] = (_buying, _working, _moving, _earning)
CONSEQUENCES: Final[tuple[Deeds, ...]] = (_completing, _improving, _winning)


def _who(events: Sequence[Event], reader: Reader) -> str:
    played = _first(CardPlayed, events)
    return "other" if played is None else reader.whose(played.seat)


def _special(events: Sequence[Event], words: Translator) -> Line:
    """That the end is near, and what the ghost does in a solo game."""
    near = [[words.say(event.message())] for event in _all(EndNear, events)]
    return joined([*near, _ghost(events, words)], " ")


def _ghost(events: Sequence[Event], words: Translator) -> Line:
    """The tokens of the ghost, which a Journal moves; then its card, after the ones that were replaced."""
    cards: list[Child] = []
    steps: dict[Name, Line] = {}
    for event in events:
        if isinstance(event, GhostCardReplaced):
            cards += [node("s", _card(words, event.card), class_="replaced"), " "]
        elif isinstance(event, GhostCardDrawn):
            cards += phrase(words, "entry-ghost-plays", card=_card(words, event.card))
        elif isinstance(event, GhostMoved):
            steps[event.row] = phrase(words, "entry-to-step", row=type_sign(words, event.row), step=event.step)
        elif isinstance(event, GhostChitPlaced):
            chit = sign(event.chit.removeprefix("chit-"), words.name(event.chit), "sy ink-gold", event.chit)
            steps[event.chit] = [type_sign(words, event.row), " ", chit]
    told = joined([joined(list(steps.values())), cards], words("between-clauses"))
    return [sign("ghost", words("entry-ghost")), " ", *told] if told else []


# What concerns everybody


def _group(events: Sequence[Event], reader: Reader, folded: tuple[str, ...]) -> Told:
    words = reader.words
    began, over = _first(RoundBegan, events), _first(GameEnded, events)
    jury, replaced = _first(JuryDrawn, events), _all(ScrapReplaced, events)
    ghost = _ghost(events, words)
    rows = [
        *[_replacement(words, event) for event in replaced],
        Row([symbol("jury"), " ", words.name(JURY_REASON)], [type_sign(words, jury.energy)]) if jury else None,
        *[Row([words.say(event.message())], []) for event in _all(EndNear, events)],
        *[Row([words("entry-no-last-card")], [seat_sign(event.seat)]) for event in _all(LastCardDeclined, events)],
        *[Row([symbol("jury"), " ", words.say(event.message())], []) for event in _all(JuryTied, events)],
        _gains("jury", words, JURY_REASON, events),
        _gains("journal", words, STEPS_REASON, events),
        *_chits(words, events),
        *[_target(words, event) for event in events if isinstance(event, TargetReached | TargetMissed)],
        Row(ghost[:1], ghost[1:]) if ghost else None,
        winners_row(words, over.winners) if over is not None and over.winners else None,
    ]
    title = words("entry-end") if over else words("entry-round", round=began.round) if began else ""
    title = title or (words("entry-setup") if replaced else "")
    title = title or (words("entry-round", round=1) if ghost else words("entry-last-cards"))
    symbol_name = "medal" if over else "meeting-room" if began else "laboratory"
    return Group(title, symbol_name, tuple([row for row in rows if row is not None]), folded)


def _target(words: Translator, event: TargetReached | TargetMissed) -> Row:
    return Row([words.say(event.message())], [], is_outcome=True)


def _replacement(words: Translator, event: ScrapReplaced) -> Row:
    return Row([seat_sign(event.seat), " ", words.name("scrap")], ["→ ", _piece(words, event.tile), f" {event.cell}"])


def _gains(picture: str, words: Translator, reason: Name, events: Sequence[Event]) -> Row | None:
    """The points of every seat for a reason."""
    sums: dict[int, int] = {}
    for event in _all(Points, events):
        if event.reason == reason and not isinstance(event, ChitRewarded):
            sums[event.seat] = sums.get(event.seat, 0) + event.points
    told = joined([[gain(seat, points)] for seat, points in sums.items()], " ")
    name = words.name(reason)
    return Row([symbol(picture), " ", f"{name[:1].upper()}{name[1:]}"], told) if told else None


def _chits(words: Translator, events: Sequence[Event]) -> list[Row]:
    found: dict[Name, list[Child]] = {}
    for event in _all(ChitRewarded, events):
        found.setdefault(event.chit, []).extend([gain(event.seat, event.points), " "])
    return [Row([symbol(chit.removeprefix("chit-")), " ", words.name(chit)], told) for chit, told in found.items()]


def _all(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _first(kind: type[E], events: Sequence[Event]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
