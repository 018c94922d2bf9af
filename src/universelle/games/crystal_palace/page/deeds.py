"""What players did, in a few words after a symbol, for the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from universelle.contract.chronicle import (
    Line,
    phrase,
)
from universelle.core.event import Event
from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, symbol
from universelle.drawing.parts import seat_sign, sign
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES, PATENT_NAMES, SHARE_NAMES, TILE_NAMES
from universelle.games.crystal_palace.rules.events import (
    AssistantEntered,
    AssistantLeft,
    AssistantMoved,
    CardTaken,
    CardUsed,
    CharacterRecruited,
    DiceRevealed,
    DiceSealed,
    DieSet,
    EffectPlayed,
    FirstPlayerFound,
    GoalReached,
    GoodsSold,
    IncomeFell,
    MarketCleared,
    MarketUsed,
    PalaceReached,
    PrototypeBuilt,
    Published,
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


def die_sign(seat: int, value: int) -> Node:
    """A die in the colour of its seat."""
    return sign(f"die-{value}", str(value), f"sy p{seat + 1}")


def deed_line(words: Translator, event: Event, mine: Sequence[Event]) -> Line:
    """A deed in a few words after its symbol."""
    found = DEEDS.get(type(event))
    if found is None:
        return []
    picture, about = found
    if isinstance(event, CardTaken):
        picture = CARD_SYMBOLS[event.card]
    if isinstance(event, CardTaken) and CharacterRecruited(event.seat, event.card) in mine:
        return [symbol("hat"), " ", words("entry-recruited", card=event.card)]
    said = about(words, event)
    return [symbol(picture), " ", *said] if said else []


CARD_SYMBOLS: Final[dict[Name, str]] = {
    **dict.fromkeys(PATENT_NAMES, "scroll"),
    **dict.fromkeys(CHARACTER_NAMES, "hat"),
    **dict.fromkeys(TILE_NAMES, "research"),
    **dict.fromkeys(SHARE_NAMES, "bank"),
}
About = Callable[[Translator, Any], Line]


def _of_card(key: str) -> About:
    return lambda words, event: [words(key, card=event.card)]


def _at_space(key: str) -> About:
    return lambda words, event: [words(key, space=event.space)]


def _value(_words: Translator, event: Any) -> Line:
    return [die_sign(event.seat, event.value)]


def _dice(_words: Translator, event: Any) -> Line:
    return [die_sign(event.seat, int(value)) for value in event.dice.split()]


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
