"""What a seat may know of a position, as plain data."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, final

MeetingPart: TypeAlias = Literal["reposition", "money", "patent", "jury"]
MEETING_PARTS: Final[tuple[MeetingPart, ...]] = ("reposition", "money", "patent", "jury")

Units: TypeAlias = dict[str, int]  # by type
Numbers: TypeAlias = dict[str, int | list[str]]  # that the words of a card or chit speak of


class _ProjectFields(TypedDict):
    shape: str
    energy: str
    needs: Units
    prestige: int


@final
class ProjectView(_ProjectFields):
    """A project outside of laboratories."""

    project: str


@final
class LaidProjectView(_ProjectFields):
    """A project in a laboratory: where it is, and what it has of what it needs."""

    project: str
    cell: str
    turn: int
    cells: list[str]
    has: Units
    lacks: Units
    completed: bool


class _TechnologyFields(TypedDict):
    shape: str
    gives: Units
    improves: str | None  # the card


@final
class TechnologyView(_TechnologyFields):
    """A technology outside of laboratories."""

    technology: str


@final
class LaidTechnologyView(_TechnologyFields):
    """A technology in a laboratory."""

    technology: str
    cell: str
    turn: int
    cells: list[str]


class _TileFields(TypedDict):
    kind: str  # in notation
    double: str
    single: str


@final
class TileView(_TileFields):
    """A resource tile outside of laboratories: its number, and the types of its two halves."""

    tile: int  # its number, from 1


@final
class LaidTileView(_TileFields):
    """A resource tile in a laboratory."""

    tile: int
    cell: str
    turn: int


PieceView: TypeAlias = ProjectView | TechnologyView | TileView
LaidPieceView: TypeAlias = LaidProjectView | LaidTechnologyView | LaidTileView
AnyPieceView: TypeAlias = ProjectView | TechnologyView | TileView | LaidProjectView | LaidTechnologyView | LaidTileView


class EndingView(TypedDict):
    seat: int | None  # who brought about the end; None for the solo player's ghost
    last_cards: bool  # whether last cards are being played


class ActionView(TypedDict):
    """The card being carried out, and how much of it is left."""

    card: str | None
    improved: bool
    done: int
    allowed: int
    price: int | None  # of the next resource tile
    held: PieceView | None
    meeting: list[MeetingPart]
    moved: list[PieceView]


class LaboratoryView(TypedDict):
    """The grid that all laboratories have."""

    rows: int
    columns: int


class AcademySpaceView(TypedDict):
    shape: str
    project: ProjectView | None
    unseen: int  # projects in the pile that nobody has seen
    below: list[str]  # those put under it, the lowest first


class AcademyView(TypedDict):
    projects: list[AcademySpaceView]
    technologies: list[TechnologyView]


class JuryView(TypedDict):
    spaces: int
    tiles: list[str]
    left: Units
    preferred: str | None  # the energy whose projects it would reward now


class LinkView(TypedDict):
    rows: list[str]
    step: int
    price: int
    price_now: int  # for whoever moves tokens


class RowTokenView(TypedDict):
    seat: int | None  # None for a ghost
    token: int | None
    step: int


class RowView(TypedDict):
    row: str
    chit: str | None
    tokens: list[RowTokenView]  # the leader first, in a stack from top to bottom


class PatentsView(TypedDict):
    steps: int
    step_points: list[int]  # what a token brings at the end, from the first step on; on the last a chit does
    links: list[LinkView]
    chits: list[str]
    rows: list[RowView]


class GhostView(TypedDict):
    steps: Units
    tiles: int
    card: str | None
    deck: int | None  # cards left; only in a solo game
    target: int | None


class TokenView(TypedDict):
    row: str | None  # None on the step that all rows share
    step: int
    points: int  # that it brings at the end for its step
    chit: str | None  # that it brings at the end, on the last step


class BarView(TypedDict):
    """Why a card may not be played."""

    why: Literal["first-turn", "neighbour", "ghost", "last-card"]
    seat: int | None  # the neighbour


class PlayerView(TypedDict):
    place: int  # from 1; who has as much shares one
    money: int
    prestige: int
    hand: list[str] | None  # None if the viewer may not know it
    cards: int
    last: str | None
    improved: list[str]
    barred: dict[str, BarView]  # cards in hand that may not be played; empty if the viewer may not know them
    completed: list[str]
    tokens: list[TokenView]
    front: list[PieceView]
    scrap: list[str]
    start_scrap: list[str]
    tiles: list[LaidPieceView]
    worth: dict[str, int]  # what each project within reach would bring if they completed it now
    chits: dict[str, int]  # what each chit would bring them now


class ReplaceScrapView(TypedDict):
    id: Literal["replace-scrap"]
    seats: list[int]


class PlayCardView(TypedDict):
    id: Literal["play-card"]
    seats: list[int]


class PlayLastCardView(TypedDict):
    id: Literal["play-last-card"]
    seats: list[int]


class BuyResourcesView(TypedDict):
    id: Literal["buy-resources"]
    seats: list[int]


class BuyFromAcademyView(TypedDict):
    id: Literal["buy-from-academy"]
    seats: list[int]


class TakeFreeTileView(TypedDict):
    id: Literal["take-free-tile"]
    seats: list[int]


class WorkInLaboratoryView(TypedDict):
    id: Literal["work-in-laboratory"]
    seats: list[int]


class PutTileView(TypedDict):
    id: Literal["put-tile"]
    seats: list[int]


class RepositionTilesView(TypedDict):
    id: Literal["reposition-tiles"]
    seats: list[int]


class MoveTileView(TypedDict):
    id: Literal["move-tile"]
    seats: list[int]


class MoveTokensView(TypedDict):
    id: Literal["move-tokens"]
    seats: list[int]


class ChooseChitView(TypedDict):
    id: Literal["choose-chit"]
    seats: list[int]
    row: str  # the row whose last step was reached


class HoldMeetingView(TypedDict):
    id: Literal["hold-meeting"]
    seats: list[int]


DecisionView: TypeAlias = (
    ReplaceScrapView
    | PlayCardView
    | PlayLastCardView
    | BuyResourcesView
    | BuyFromAcademyView
    | TakeFreeTileView
    | WorkInLaboratoryView
    | PutTileView
    | RepositionTilesView
    | MoveTileView
    | MoveTokensView
    | ChooseChitView
    | HoldMeetingView
)


class View(TypedDict):
    """Everything a seat sees."""

    round: int
    rounds: int
    first: int
    turn: int
    to_move: list[int]
    ending: EndingView | None
    decision: DecisionView | None  # None once the game is over
    action: ActionView | None
    laboratory: LaboratoryView
    station: list[TileView | None]
    pile: int
    discard: int
    academy: AcademyView
    jury: JuryView
    patents: PatentsView
    ghost: GhostView | None
    players: list[PlayerView]
