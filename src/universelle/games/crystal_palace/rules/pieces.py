"""What the box is made of: spaces, cards and tiles."""

from __future__ import annotations

from universelle.core.message import Name
from universelle.games.crystal_palace.rules.vocabulary import DIE, PUBLISH, TAKE, TICKET, Cost, Effects, gains


class Placement:
    """A space where a die is put: its minimum, the assistant symbol, the pounds to pay."""

    def __init__(self, least: int, assistant: bool, pay: int) -> None:
        self.least = least
        self.assistant = assistant
        self.pay = pay


class ActionSpace:
    """A space a die moves to when it acts: what it receives or pays there."""

    def __init__(self, bonus: Effects, pay: int) -> None:
        self.bonus = bonus
        self.pay = pay


class Slot:
    """Where a die at the Port or at Waterloo goes on to. `number` is its place in `SLOTS`."""

    def __init__(self, number: int, effects: Effects, copies: int) -> None:
        self.number = number
        self.effects = effects
        self.copies = copies
        self.gives_die = gains(effects, DIE)
        self.is_ticket = any([effect.do == TICKET for effect in effects])


class Location:
    """One of the eight locations, on the side for a number of players."""

    def __init__(
        self,
        action: Effects,
        placements: tuple[Placement, ...],
        spaces: tuple[ActionSpace, ...],
        display: int,
        slots: tuple[Slot, ...],
    ) -> None:
        self.action = action
        self.placements = placements
        self.spaces = spaces
        self.display = display  # cards or tiles that lie open
        self.slots = slots
        self.publishes = any([effect.do == PUBLISH for effect in action])
        self.takes = -1  # the display its action takes from
        for effect in action:
            if effect.do == TAKE:
                self.takes = effect.display


class MarketSpace:
    """A space of the Black Market: the price of reaching it, the benefit of phase 6."""

    def __init__(self, price: int, benefit: Effects) -> None:
        self.price = price
        self.benefit = benefit


class Patent:
    """A patent card, which becomes a prototype."""

    def __init__(
        self, number: int, name: Name, cost: Cost, vp: tuple[int, ...], links: tuple[int, ...], effects: Effects
    ) -> None:
        self.number = number  # printed on the card
        self.name = name
        self.cost = cost
        self.vp = vp  # by round
        self.links = links  # numbers of characters
        self.effects = effects


class Character:
    """A character card."""

    def __init__(
        self,
        number: int,
        name: Name,
        cost: Cost,
        vp: tuple[int, ...],
        salary: tuple[int, ...],
        links: tuple[int, ...],
        instant: Effects,
        phase: int,
        recurring: Effects,
    ) -> None:
        self.number = number
        self.name = name
        self.cost = cost
        self.vp = vp
        self.salary = salary  # by space of Westminster
        self.links = links  # numbers of patents
        self.instant = instant
        self.phase = phase  # of the recurring effects; 0 if there are none
        self.recurring = recurring


class Tile:
    """A kind of research tile."""

    def __init__(self, permanent: bool, copies: int, effects: Effects) -> None:
        self.permanent = permanent
        self.copies = copies
        self.effects = effects


class Goal:
    """What a nation strives for: thresholds of a counter, and points by level reached, 0 for none."""

    def __init__(self, board: int, count: int, at_least: tuple[int, ...], vp: tuple[int, ...]) -> None:
        self.board = board
        self.count = count
        self.at_least = at_least
        self.vp = (0, *vp)


class Picture:
    """A picture on the buzz track and the bonus of a token there."""

    def __init__(self, space: int, effects: Effects) -> None:
        self.space = space
        self.effects = effects
