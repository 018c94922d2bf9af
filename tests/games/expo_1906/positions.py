"""Positions of Expo 1906, built in a few words.

Tiles are named as in notation: "cellophane", "batteries", "steel-manual". Everything moves tiles from where they are,
so a built position holds the same components as a dealt one.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import IllegalAction
from universelle.core.event import Event, Points
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELLS,
    CHITS,
    FIRST_TECHNOLOGY,
    KIND_CODES,
    NONE,
    PROJECTS,
    TECHNOLOGIES,
    TYPES,
    units,
)
from universelle.games.expo_1906.rules.laboratory import Laboratory
from universelle.games.expo_1906.rules.state import Expo

LONGEST_GAME = 3000
SHAPED = (*PROJECTS, *TECHNOLOGIES)


def new_expo(
    players: int = 4,
    seed: str = "1906",
    values: dict | None = None,
    first: str = "1",
    ruleset: int | None = None,
    **options,
) -> Expo:
    """A dealt game in which seat 0 begins; `values` override the edition, `level_1="student"` sets an option."""
    chosen = {"first-player": first, **{name.replace("_", "-"): value for name, value in options.items()}}
    return GAME.new(players, seed_from(seed), chosen, Edition("test", values or {}), ruleset)


def act(state: Expo, *codes: str) -> None:
    """The seat to move takes these actions, one after another."""
    for code in codes:
        state.apply(state.to_move()[0], GAME.catalogue.parse(code))


def codes(state: Expo) -> list[str]:
    """The legal actions of the seat to move."""
    return [action.code for action in state.legal_actions(state.to_move()[0])]


def step(state: Expo) -> str:
    return state.agenda[-1].id


def assert_refused(state: Expo, *refused: str, why: str | None = None) -> None:
    """These actions are illegal (for this reason), are not offered, and trying them changes nothing."""
    before = state.content()
    for code in refused:
        with pytest.raises(IllegalAction) as refusal:
            act(state, code)
        assert why is None or refusal.value.message.key == why
        assert code not in codes(state)
    assert state.content() == before


def listen(state: Expo) -> list[Event]:
    """The list that will hold all that happens."""
    state.events = []
    return state.events


def points(events: list[Event], seat: int) -> list[tuple[str, int]]:
    """The reasons and points told for a seat, those of a chit by the chit."""
    told = [event for event in events if isinstance(event, Points) and event.seat == seat]
    return [(getattr(event, "chit", event.reason), event.points) for event in told]


def lab(state: Expo, seat: int = 0) -> Laboratory:
    return state.players[seat].laboratory


def take_out(state: Expo, name: str) -> int:
    """A tile of this name, taken from the piles or the board."""
    if name in SHAPED:
        piece = SHAPED.index(name)
        if piece >= FIRST_TECHNOLOGY:
            assert state.technologies >> piece - FIRST_TECHNOLOGY & 1, f"{name} is not in the Academy"
            state.technologies &= ~(1 << piece - FIRST_TECHNOLOGY)
            return piece
        for shape, pile in enumerate(state.project_piles):
            if state.open_projects[shape] == piece:
                state.open_projects[shape] = NONE
            with suppress(ValueError):
                place = pile.index(piece)
                state.unseen[shape] -= place >= len(pile) - state.unseen[shape]
                pile.remove(piece)
        return piece
    kind = KIND_CODES.index(name)
    pile = list(state.pile[: state.undrawn])
    for place in (pile, state.discard):
        for tile in place:
            if state.box.kind_of[tile] == kind:
                place.remove(tile)
                state.pile, state.undrawn = tuple(pile), len(pile)
                return tile
    tile = next(tile for tile in state.station if tile != NONE and state.box.kind_of[tile] == kind)
    state.station[state.station.index(tile)] = NONE
    return tile


def give(state: Expo, seat: int, *names: str) -> None:
    """These tiles lie before a player."""
    state.players[seat].front += [take_out(state, name) for name in names]


def lay(state: Expo, seat: int, name: str, cell: str, turn: int = 0) -> int:
    """A tile lies in a laboratory, completing nothing by that; its piece."""
    piece = take_out(state, name)
    laboratory = lab(state, seat)
    room = laboratory.room(piece, laboratory.free())
    assert room[turn] >> CELLS[cell] & 1, f"{name} does not fit on {cell}"
    laboratory.put(piece, turn * 64 + CELLS[cell])
    return piece


FEEDING = {"empirical-copper": ("c2", 1), "automated-electricity": ("d3", 3), "steam-scientific": ("f1", 3)}


def lay_cellophane(state: Expo, *tiles: str) -> None:
    """In a laboratory that is otherwise empty, Cellophane lies on c1, and these tiles lie where they feed it."""
    bare(state)
    lay(state, 0, "cellophane", "c1")
    for tile in tiles:
        lay(state, 0, tile, *FEEDING[tile])


def complete(state: Expo, seat: int, *projects: str) -> None:
    """Projects that lie in a laboratory count as completed."""
    for project in projects:
        lab(state, seat).completed |= 1 << PROJECTS.index(project)


def bare(state: Expo, seat: int = 0) -> None:
    """No Scrap in a laboratory."""
    for cell in state.box.scrap:
        lab(state, seat).clear_scrap(cell)


def supplied(state: Expo, seat: int, project: str) -> dict[str, int]:
    """What a Project in a laboratory is given, by type."""
    laboratory = lab(state, seat)
    supply = laboratory.supply(laboratory.cells(laboratory.laid_of(PROJECTS.index(project))))
    return {kind: units(supply, number) for number, kind in enumerate(TYPES) if units(supply, number)}


def is_completed(state: Expo, seat: int, project: str) -> bool:
    return lab(state, seat).is_completed(PROJECTS.index(project))


def station(state: Expo, *kinds: str) -> None:
    """Exactly these tiles lie in the Station; those that lay there go under the pile."""
    state.pile = (*[tile for tile in state.station if tile != NONE], *state.pile[: state.undrawn])
    state.undrawn = len(state.pile)
    for space in range(len(state.station)):
        state.station[space] = NONE
    for space, kind in enumerate(kinds):
        state.station[space] = take_out(state, kind)


def stack(state: Expo, *kinds: str) -> None:
    """These tiles lie on top of the Resource pile, the first to be drawn first."""
    tiles = [take_out(state, kind) for kind in kinds]
    state.pile = (*state.pile[: state.undrawn], *reversed(tiles))
    state.undrawn = len(state.pile)


def leave(state: Expo, count: int) -> None:
    """Only so many tiles are left in the pile; the others are discarded."""
    pile = state.pile[: state.undrawn]
    state.discard += pile[: len(pile) - count]
    state.pile, state.undrawn = pile[len(pile) - count :], count


def open_only(state: Expo, *projects: str) -> None:
    """Exactly these Projects lie open in the Academy; the others go under their piles."""
    for shape, project in enumerate(state.open_projects):
        if project != NONE:
            state.project_piles[shape].insert(0, project)
            state.open_projects[shape] = NONE
    for name in projects:
        piece = take_out(state, name)
        state.open_projects[state.box.shape_of[piece]] = piece


def hand(state: Expo, seat: int, *cards: str) -> None:
    """Exactly these cards are in a player's hand."""
    state.players[seat].hand = sum(1 << CARDS.index(card) for card in cards)


def in_hand(state: Expo, seat: int) -> set[str]:
    return {card for number, card in enumerate(CARDS) if state.players[seat].hand >> number & 1}


def token(state: Expo, seat: int, number: int, row: str, at: int) -> None:
    """A token stands on a step of a row, arrived there after all others."""
    state.patents.move(seat * 3 + number - 1, TYPES.index(row), at)


def ghost(state: Expo, row: str, at: int) -> None:
    state.patents.move(12 + TYPES.index(row), TYPES.index(row), at)


def place_of(state: Expo, seat: int, number: int) -> tuple[str | None, int]:
    """The row and the step of a token."""
    index = seat * 3 + number - 1
    row = state.patents.rows[index]
    return (None if row == NONE else TYPES[row]), state.patents.steps[index]


def chit(state: Expo, name: str, row: str) -> None:
    """A chit lies on the last step of a row."""
    state.patents.chits_left &= ~(1 << CHITS.index(name))
    state.patents.chits[TYPES.index(row)] = CHITS.index(name)


def close(state: Expo, *rows: str) -> None:
    """In these rows the tokens of the last seat reached the last step, with chits as they come."""
    left = [name for number, name in enumerate(CHITS) if state.patents.chits_left >> number & 1]
    for row, name in zip(rows, left):
        chit(state, name, row)
        state.patents.move(12 + TYPES.index(row), TYPES.index(row), state.box.steps)


def jury(state: Expo, *energies: str) -> None:
    """Exactly these tiles lie with the Jury."""
    state.jury_pile += state.jury
    state.jury.clear()
    for energy in energies:
        state.jury_pile.remove(TYPES.index(energy))
        state.jury.append(TYPES.index(energy))


def nearly_full_jury(state: Expo) -> None:
    """One Jury tile is missing: six of each would be a tie, so steam is ahead."""
    jury(state, *["steam"] * 6, *["electricity"] * 5)


def meet(state: Expo, *choices: str) -> None:
    """The seat to move, on its second turn of the round, plays a Meeting and chooses; then stops."""
    seat = state.to_move()[0]
    state.players[seat].hand &= ~(1 << CARDS.index("skyscraper"))
    act(state, "play meeting-room", *choices)
    if state.to_move() == (seat,) and step(state) in ("hold-meeting", "reposition-tiles", "move-tokens"):
        act(state, "stop")


def work(state: Expo, seat: int = 0) -> None:
    """It is this seat's turn, and it plays the Laboratory."""
    from universelle.games.expo_1906.rules.steps.turns import PLAY_CARD

    state.agenda = [PLAY_CARD[seat]]
    state.turn = seat
    act(state, "play laboratory")


def final_position() -> Expo:
    """The rulebooks' example, one steam tile short of its full Jury: seats 0 to 3 are Green, Blue, Red and Yellow."""
    state = new_expo(4)
    jury(state, *["steam"] * 6, *["electricity"] * 5)
    for seat, prestige in enumerate((17, 24, 21, 21)):
        bare(state, seat)
        state.players[seat].prestige = prestige
        state.players[seat].money = 0
    lay(state, 0, "batteries", "a1")
    lay(state, 0, "improved-journal", "c1")
    complete(state, 0, "airship", "refrigerator")
    for name, cell in (("cruise-ship", "a1"), ("escalator", "d1"), ("neon-tube", "e1"), ("gramophone", "b4")):
        lay(state, 1, name, cell)
    complete(state, 1, "cruise-ship", "escalator", "gramophone")
    for name, cell in (
        ("tower-crane", "a1"),
        ("washing-machine", "b1"),
        ("motorcycle", "d1"),
        ("biplane", "e5"),
        ("laparoscopy", "b6"),
    ):
        lay(state, 2, name, cell)
    complete(state, 2, "tower-crane", "laparoscopy", "washing-machine")
    complete(state, 3, "pneumatic-hammer", "pressure-cooker", "automobile", "cellophane")
    chit(state, "paris-1900", "manual")
    chit(state, "liege-1905", "automated")
    chit(state, "milan-1906", "empirical")
    for seat, number, row, at in (
        (0, 1, "manual", 10),
        (0, 2, "automated", 10),
        (1, 1, "empirical", 10),
        (1, 2, "steel", 5),
        (1, 3, "copper", 7),
        (2, 1, "empirical", 10),
        (2, 2, "copper", 8),
        (2, 3, "steel", 3),
        (3, 1, "steel", 9),
        (3, 2, "copper", 4),
        (3, 3, "scientific", 6),
    ):
        token(state, seat, number, row, at)
    return state


def play_to_the_end(state: Expo) -> list[Event]:
    """The twelfth Jury tile is chosen in a Meeting, and nobody plays a last card; all that is told."""
    meet(state, "jury steam")
    events = listen(state)
    while state.to_move():
        act(state, "pass")
    return events


def play_at_random(state: Expo, seed: int) -> Iterator[int]:
    """Play to the end, every action by chance; yields the seat that acts, before each action."""
    chooser = Random(seed)
    for _ in range(LONGEST_GAME):
        if not state.to_move():
            return
        seat = state.to_move()[0]
        yield seat
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
    raise AssertionError(f"a game had not ended after {LONGEST_GAME} actions")


def play_eagerly(state: Expo, seed: int) -> Iterator[int]:
    """Like `play_at_random`, but by players who stop, remove and end rounds only where nothing else is left."""
    chooser = Random(seed)
    while state.to_move():
        seat = state.to_move()[0]
        yield seat
        legal = state.legal_actions(seat)
        eager = [action for action in legal if action.code.split()[0] not in ("stop", "remove", "pass")]
        eager = [action for action in eager if action.code != "play meeting-room"] or list(legal)
        state.apply(seat, chooser.choice(eager if chooser.randrange(9) else legal))


def in_front(state: Expo, seat: int) -> list[str]:
    """The tiles before a player, in notation."""
    return [KIND_CODES[state.box.kind_of[piece]] for piece in state.players[seat].front]
