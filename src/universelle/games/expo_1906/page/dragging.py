"""What a script needs to carry a piece about: how it looks, and what putting it down anywhere would do.

The engine works that out for every cell and turn; here it is put into words, and the script only looks it up.
"""

from __future__ import annotations

from typing import Final, TypedDict

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Name, Translator
from universelle.core.state import State
from universelle.games.expo_1906.choices import piece_name
from universelle.games.expo_1906.rules.actions import CATALOGUE, PickUpInLab, Place
from universelle.games.expo_1906.rules.components import NONE, TURN_COUNT
from universelle.games.expo_1906.rules.placing import EdgeView, ProjectEffectView, SpotView
from universelle.games.expo_1906.rules.placing import placements as placements_of
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.rules.view import PieceView, Units
from universelle.games.expo_1906.rules.views.pieces import shapes_of

SENTENCES: Final = ("held", "touched", "back", "set", "no-set", "leave", "here")
GAPS: Final = {"cell": "{cell}", "what": "{what}"}  # which the script fills
ONE_CELL: Final = [[0, 0]]


class Spot(TypedDict):
    """A cell, and how often the piece is turned."""

    cell: str
    turn: int


class Change(TypedDict):
    """What a project would have of what it needs."""

    project: str
    has: Units
    completes: bool
    line: str  # for the list of projects


class Outcome(TypedDict):
    """What would come of putting the piece down, or why it may not be put there."""

    fits: bool
    text: str
    gain: str
    changes: list[Change]
    arrows: list[EdgeView]  # over which a project would get something that it lacks


class Answer(TypedDict):
    """All that can be done with one piece. Its outcomes are numbered, for many spots share one."""

    piece: PieceView
    name: str
    home: Spot | None  # where it is now, if it is in the laboratory
    shapes: list[list[list[int]]]  # by turn: the rows and columns it covers, counted from its first cell
    rotations: list[str]  # by turn: how it would lie, in words
    spots: list[dict[str, int]]  # by turn and cell: the number of the outcome
    outcomes: list[Outcome]
    sentences: dict[str, str]


def placements(state: State, seat: int, words: Translator, about: str) -> Answer:
    """The answer about the piece that an action would pick up, or without one about the piece in hand."""
    assert isinstance(state, Expo)
    found = placements_of(state, seat, _pick(state, seat, about))
    piece = found["piece"]
    name = words.name(piece_name(piece))
    outcomes: list[Outcome] = []
    spots: list[dict[str, int]] = []
    for turn in found["turns"]:
        spots.append({cell: _number(outcomes, _outcome(words, name, cell, spot)) for cell, spot in turn.items()})
    return {
        "piece": piece,
        "name": name,
        "home": _home(found["turns"]),
        "shapes": _shapes(state, piece),
        "rotations": [_rotation(words, piece, turn, len(spots)) for turn in range(len(spots))],
        "spots": spots,
        "outcomes": outcomes,
        "sentences": {sentence: words(f"draw-say-{sentence}", name=name, **GAPS) for sentence in SENTENCES},
    }


def _pick(state: Expo, seat: int, about: str) -> Action | None:
    """The action that picks the piece up; none for a piece in hand. Whatever else is asked about is refused."""
    if not about and state.held != NONE and seat in state.to_move():
        return None
    action = CATALOGUE.parse(about)
    if action not in state.legal_actions(seat) or not isinstance(action, Place | PickUpInLab):
        raise IllegalAction("illegal-laboratory-now")
    return action


def _number(outcomes: list[Outcome], outcome: Outcome) -> int:
    """The number of an outcome in a list that has each only once."""
    if outcome not in outcomes:
        outcomes.append(outcome)
    return outcomes.index(outcome)


def _home(turns: list[dict[str, SpotView]]) -> Spot | None:
    homes = [
        Spot(cell=cell, turn=turn)
        for turn, spots in enumerate(turns)
        for cell, spot in spots.items()
        if spot["refused"] == "same-spot"
    ]
    return homes[0] if homes else None


def _shapes(state: Expo, piece: PieceView) -> list[list[list[int]]]:
    if "tile" in piece:
        return [ONE_CELL] * TURN_COUNT
    return shapes_of(state.box)[piece["shape"]]


def _rotation(words: Translator, piece: PieceView, turn: int, turns: int) -> str:
    if "tile" in piece:
        return words("draw-say-turned-tile", sides=words(f"sides-{turn}"))
    return words("draw-say-turned-shape", turn=turn + 1, turns=turns)


def _outcome(words: Translator, name: str, cell: str, spot: SpotView) -> Outcome:
    if spot["refused"]:
        return Outcome(fits=False, text=_refusal(words, name, cell, spot), gain="", changes=[], arrows=[])
    effects = [effect for effect in spot["projects"] if effect["completes"] or effect["lacks"]]
    sentences = [_sentence(words, effect) for effect in effects]
    return Outcome(
        fits=True,
        text=" ".join(sentences) or words("draw-say-feeds-nothing"),
        gain=words("draw-say-gain", points=spot["points"]) if spot["points"] else "",
        changes=[_change(words, effect) for effect in effects],
        arrows=[edge for effect in effects for edge in effect["edges"]],
    )


def _refusal(words: Translator, name: str, cell: str, spot: SpotView) -> str:
    if spot["refused"] == "no-scrap":
        return words("illegal-no-scrap", cell=cell)
    broken = [Name(f"project-{effect['project']}") for effect in spot["projects"]]
    return words(f"draw-say-{spot['refused']}", name=name, project=broken[0] if broken else "")


def _change(words: Translator, effect: ProjectEffectView) -> Change:
    if effect["completes"]:
        line = words("draw-say-completes", points=effect["points"])
        if effect["led"]:
            rows = [Name(f"resource-{row}") for row in effect["led"]]
            points, more = effect["points"] - effect["bonus"], effect["bonus"]
            line = words("draw-say-completes-leading", points=points, more=more, rows=rows)
    else:
        line = words("draw-say-lacks", lacks=_lacks(words, effect))
    return Change(project=effect["project"], has=effect["has"], completes=effect["completes"], line=line)


def _sentence(words: Translator, effect: ProjectEffectView) -> str:
    project = Name(f"project-{effect['project']}")
    if effect["completes"]:
        return words("draw-say-complete", project=project, points=effect["points"])
    return words("draw-say-project-lacks", project=project, lacks=_lacks(words, effect))


def _lacks(words: Translator, effect: ProjectEffectView) -> str:
    units = [
        words("draw-say-units", n=count, type=words(f"resource-{kind}.unit")) for kind, count in effect["lacks"].items()
    ]
    return ", ".join(units)
