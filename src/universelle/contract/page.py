"""A game's page in the browser: its parts, each with a default drawn from the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from universelle.contract import default_page
from universelle.contract import telling as tellings
from universelle.contract.choice import Choice, all_actions, default_choice
from universelle.contract.chronicle import Chapter, Opening, Reader, Told, opens_by_seat, tell_by_messages
from universelle.contract.explanation import Explanation, SignGroup, about_nothing, no_explanation, no_legend
from universelle.contract.scene import B, Scene, V
from universelle.contract.small_board import Alternatives
from universelle.core.action import Action
from universelle.core.event import Event
from universelle.core.message import Translator
from universelle.core.state import State
from universelle.drawing.node import Node

Answer: TypeAlias = Callable[[State, int, Translator, str], object]  # plain data, for a seat, about what it asks


def _none(*_: Any) -> Node | None:
    return None


def _always(*_: Any) -> bool:
    return True


@dataclass(frozen=True)
class Page(Generic[V, B]):
    """How a game is drawn. The functions get a `Scene` and return nodes with ids.

    Files the page uses are in `page/static/` of the game's package: `table.css` for its styles, `theme.css` for its
    colours, `poster.svg` with `poster.css`, `emblem.svg`, and `symbols.svg`. All of them may be missing.
    """

    board: Callable[[Scene[V, B]], Node] = default_page.board
    picture: Callable[[Scene[V, B]], Node] = default_page.picture  # the board as one SVG that can be saved
    small_board: Callable[[Scene[V, B], Alternatives], Node | None] = _none  # beside a decision in a review
    headline: Callable[[Scene[V, B]], str] = default_page.headline  # where the match is, in a few words
    steps: Callable[[Scene[V, B]], Node | None] = _none  # the steps of a turn or phase, the present one marked
    panel: Callable[[Scene[V, B], int], Node] = default_page.panel  # a player in full
    strip: Callable[[Scene[V, B], int], Node] = default_page.strip  # a player in brief, for narrow screens
    alike: frozenset[str] = frozenset()  # of `panel`, `strip` and `description` those that show all viewers the same
    choice: Callable[[Scene[V, B], Action], Choice] = default_choice
    apart: Callable[[Scene[V, B]], Node | None] = _none  # a choice that stands far from all others, in the bar
    listed: Callable[[Scene[V, B]], Sequence[Action]] = all_actions  # in order; of equal actions only one
    description: Callable[[Scene[V, B]], dict[str, str]] = default_page.description  # for screen readers, by id
    explain: Callable[[Scene[V, B], str], Explanation | None] = no_explanation  # a thing by its name in `data-about`
    about: Callable[[Scene[V, B], Action], str] = about_nothing  # the thing that a choice is about, by its name
    legend: Callable[[Scene[V, B]], Sequence[SignGroup]] = no_legend  # the game's symbols, in groups
    illustrate: Callable[[Translator, str], Node | None] = _none  # a picture of the rules page, by its name
    result: Callable[[Scene[V, B], Sequence[int]], Node | None] = _none  # what the result page adds, best seat first
    reason_symbols: Mapping[str, str] = field(default_factory=dict)  # for every reason for points, in order, its symbol
    scores: Callable[[B, str], bool] = _always  # whether a reason can bring points with these components
    source_symbols: Mapping[str, str] = field(default_factory=dict)  # of the sources that its evaluation names
    value_names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of sections of an edition: how the
    # messages begin that name what is in them
    opens: Callable[[int, Event, Chapter | None], Opening | None] = opens_by_seat  # what begins in the chronicle
    tell: Callable[[Chapter, Sequence[Event], Reader], Told] = tell_by_messages  # a chapter, by the events one may know
    if_moves: int = 1  # choices that a player may name beforehand, tried one after another
    milestones: tuple[type[Event], ...] = ()  # events that are marked in the score chart
    verdicts: tuple[type[Event], ...] = ()  # events that say how a solo player has done
    portraits: bool = True  # whether the table shows portraits of opponents: they add to what is sent first
    styles: tuple[str, ...] = ()  # style sheets of the table, in `page/static/`
    plates: tuple[str, ...] = ()  # files of symbols of which a browser fetches one by one, in `page/static/`
    scripts: tuple[str, ...] = ()  # scripts of the table, in `page/static/`
    telling: tellings.Telling[V, B] = field(default_factory=tellings.Telling)  # how scorings are told
    report: tellings.Report[V, B] = field(default_factory=tellings.Report)  # the account of a round
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # its own: for `keys-NAME`, which act so
    answers: Mapping[str, Answer] = field(default_factory=dict)  # what its scripts can ask the server, by name

    @property
    def has_defaults(self) -> bool:
        """Whether the board, the panels or the strip are drawn by default, and need the shared `default.css`."""
        defaults = (default_page.board, default_page.panel, default_page.strip)
        return any([part in defaults for part in (self.board, self.panel, self.strip)])

    @property
    def has_illustrations(self) -> bool:
        """Whether the rules page has pictures, and needs the styles of the table."""
        return self.illustrate is not _none
