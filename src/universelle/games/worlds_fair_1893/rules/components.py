"""The box: cards, areas, figures and awards for a number of players, read from `components.toml`."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from universelle.core.chance import MOST_ITEMS
from universelle.core.edition import Boxes, Edition, Section, components_of
from universelle.core.errors import BadEdition
from universelle.core.message import Name
from universelle.games.worlds_fair_1893.meta import META

AREAS: Final = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")
FIGURES: Final = (
    "burnham",
    "davis",
    "palmer",
    "mccormick",
    "schwab",
    "saint-gaudens",
    "westinghouse",
    "pullman",
)
MAX_PLAYERS: Final = META.max_players

AREA_COUNT: Final = 5
SUPPLY: Final = 5  # where supporters wait that are on no area

# The kind of a card: the exhibits of an area have its number; then come the tickets and the figures.
TICKET: Final = 5
BURNHAM: Final = 6
DAVIS: Final = 7
PALMER: Final = 8
FIRST_PATRON: Final = 9
KIND_COUNT: Final = 14

MOST_APPROVALS: Final = 5  # in one area, whatever an edition says

AREA_NAMES: Final = tuple([Name(f"area-{area}") for area in AREAS])
FIGURE_NAMES: Final = {BURNHAM + n: Name(f"figure-{figure}") for n, figure in enumerate(FIGURES)}


class Award:
    """What a place in an area brings: a medal worth so many points, and so many approvals at most; 0 for none."""

    def __init__(self, place: str, medal: int, approvals: int) -> None:
        self.place = place  # "first", "tied-first", "second", "tied-second", or "none" for a seat without a place
        self.name = Name(f"place-{place}")
        self.medal = medal
        self.approvals = approvals


NO_PLACE: Final = Award("none", 0, 0)


class Box:
    """The components of an edition as set up for a number of players. Never changed once made."""

    def __init__(self, section: Section, players: int, edition: Edition) -> None:
        count = str(players)
        self.section = section
        self.players = players
        self.edition = edition
        self.kinds, self.names = _cards(section)  # by number of the card
        self.removed = _removed(section.table("removed").table(count), self.kinds)
        self.deck = tuple([card for card in range(len(self.kinds)) if card not in self.removed])
        self.wheel = section.table("wheel").number(count, at_least=1)
        self.lull = section.table("lull").number(count)
        self.rounds = section.table("rounds").number("count", at_least=1, at_most=20)
        self.start_cards = section.table("cards").number("start_each_area", at_least=1)
        self.added_cards = section.table("cards").number("added_each_turn", at_least=1)
        self.card_limits = _card_limits(section.table("card_limits"), self.start_cards, self.added_cards)
        self.supporters = section.table("supporters").number("each_player", at_least=1)
        self.start_supporters = section.table("supporters").number("start_each_area")
        self.start_bonus = _start_bonus(section.table("start_bonus"), players)
        self.patron_areas = _patron_areas(section.table("patrons"))
        self.ticket_points = section.table("midway").number("points_each_ticket")
        self.most_tickets_points = section.table("midway").number("points_most_tickets")
        awards = section.table("awards").table(count)
        self.first = Award("first", *_award(awards.table("first")))
        self.second = Award("second", *_award(awards.table("second")))
        self.tied_first = Award("tied-first", *_award(awards.table("tied_first")))
        self.tied_second = Award("tied-second", *_award(awards.table("tied_second")))
        self.awards = (self.first, self.second, self.tied_first, self.tied_second)
        self.set_points = _set_points(section.table("sets"))
        _check_supporters(self)
        _check_deck(self)

    def __reduce__(self) -> tuple[object, ...]:
        return box_for, (self.players, self.edition)


BOXES: Final = Boxes(__package__, META, Box)


def box_for(players: int, edition: Edition) -> Box:
    """The box of an edition, checked for every number of players it may be used with."""
    return BOXES.get(players, edition)


def default_components() -> dict[str, Any]:
    return components_of(__package__)


def _cards(section: Section) -> tuple[bytes, tuple[Name, ...]]:
    """The kind and the name of every card, by its number."""
    kinds: list[int] = []
    names: list[Name] = []
    for kind, area in enumerate(AREAS):
        for exhibit in section.table("exhibits").texts(area):
            kinds.append(kind)
            names.append(Name(f"exhibit-{exhibit}"))
    for attraction in section.table("tickets").texts("attractions"):
        kinds.append(TICKET)
        names.append(Name(f"ticket-{attraction}"))
    for kind, figure in enumerate(FIGURES, start=BURNHAM):
        copies = section.table("figures").number(figure, at_most=50)
        kinds += [kind] * copies
        names += [FIGURE_NAMES[kind]] * copies
    return bytes(kinds), tuple(names)


def _removed(section: Section, kinds: bytes) -> tuple[int, ...]:
    """The cards left out, the last ones of their kind: within a kind, cards differ only in name."""
    counts = [section.number("exhibits_each_area")] * AREA_COUNT
    counts.append(section.number("tickets"))
    counts += [section.number(figure) for figure in FIGURES[: FIRST_PATRON - BURNHAM]]
    removed: list[int] = []
    for kind, count in enumerate(counts):
        cards = [card for card in range(len(kinds)) if kinds[card] == kind]
        if count > len(cards):
            raise BadEdition("edition-removes-too-many", where=section.where)
        removed += cards[len(cards) - count :]
    return tuple(removed)


def _card_limits(section: Section, start_cards: int, added_cards: int) -> tuple[int, ...]:
    # All cards of a turn may have to go beside one area.
    least = max(start_cards, added_cards)
    return tuple([section.number(area, at_least=least) for area in AREAS])


def _start_bonus(section: Section, players: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [tuple([AREAS.index(area) for area in section.choices(str(place), AREAS)]) for place in range(1, players + 1)]
    )


def _patron_areas(section: Section) -> dict[int, int]:
    return {
        kind: AREAS.index(section.choice(FIGURES[kind - BURNHAM], AREAS)) for kind in range(FIRST_PATRON, KIND_COUNT)
    }


def _award(section: Section) -> tuple[int, int]:
    return section.number("medal"), section.number("approvals", at_most=MOST_APPROVALS)


def _set_points(section: Section) -> tuple[int, ...]:
    """Points by size of a set. Making the largest sets first is best only while each token adds more than the last."""
    points = [0] + [section.table(str(size)).number("points") for size in range(1, AREA_COUNT + 1)]
    gains = [more - less for less, more in pairwise(points)]
    if gains != sorted(gains):
        raise BadEdition("edition-sets-not-growing", where=section.where)
    return tuple(points)


def _check_supporters(box: Box) -> None:
    needed = AREA_COUNT * box.start_supporters + max([len(areas) for areas in box.start_bonus])
    if needed > box.supporters:
        raise BadEdition("edition-too-few-supporters", where="supporters.each_player", needed=needed)


def _check_deck(box: Box) -> None:
    """Cards for the areas and the first turn, no more than can be shuffled, and tickets to end a round."""
    cards = len(box.deck)
    if cards < AREA_COUNT * box.start_cards + box.added_cards:
        raise BadEdition("edition-too-few-cards", where="exhibits, tickets, figures", players=box.players)
    if cards > MOST_ITEMS:
        raise BadEdition("edition-too-many-cards", where="exhibits, tickets, figures", most=MOST_ITEMS)
    if box.lull:
        return
    # Without a lull, somebody must be forced to take a ticket: more of them than can be out of reach.
    tickets = len([card for card in box.deck if box.kinds[card] == TICKET])
    needed = sum(box.card_limits) - min(box.card_limits) + box.wheel
    if tickets < needed:
        raise BadEdition("edition-too-few-tickets", where="tickets.attractions", needed=needed, players=box.players)
