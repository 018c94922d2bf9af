"""A game: everything it brings, each part loaded when it is first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from universelle.contract import example, guide, sounds
from universelle.contract.checks import Checks
from universelle.contract.opponents import FILE, Opponent, opponents_from
from universelle.contract.page import Page
from universelle.contract.score_sheet import ScoreSheet
from universelle.contract.sounds import Sounds
from universelle.contract.terminal import Terminal
from universelle.core.errors import BadRequest
from universelle.core.evaluation import Evaluation

if TYPE_CHECKING:
    from universelle.core.action import Catalogue
    from universelle.core.edition import Edition
    from universelle.core.meta import Meta
    from universelle.core.rules import Rules
    from universelle.core.state import State


COMPONENTS: Final = "components.toml"  # in its rules
P = TypeVar("P")


class Game:
    """One game. Only the rules are required; every other part has a default.

    `package` is the Python package of the game: `text/` in it holds the words, `page/static/` the files of the page.
    The other arguments are functions that import a part and return it, so that nothing is loaded before it is used.
    """

    def __init__(
        self,
        *,
        meta: Meta,
        package: str,
        rules: Callable[[], Rules],
        page: Callable[[], Page[Any, Any]] = Page,
        terminal: Callable[[], Terminal[Any, Any]] = Terminal,
        evaluation: Callable[[], Evaluation] = Evaluation,
        checks: Callable[[], Checks] = Checks,
        score_sheet: Callable[[], ScoreSheet] | None = None,
    ) -> None:
        self.meta = meta
        self.package = package
        self._rules = rules
        self._page = page
        self._terminal = terminal
        self._evaluation = evaluation
        self._checks = checks
        self._score_sheet = score_sheet

    @cached_property
    def rules(self) -> Rules:
        return self._load(self._rules)

    @cached_property
    def page(self) -> Page[Any, Any]:
        return self._load(self._page)

    @cached_property
    def terminal(self) -> Terminal[Any, Any]:
        return self._load(self._terminal)

    @cached_property
    def evaluation(self) -> Evaluation:
        return self._load(self._evaluation)

    def valued_by(self, evaluation: Evaluation) -> Game:
        """The same game, whose bots value positions in this way."""
        other = copy(self)
        other.evaluation = evaluation
        return other

    @cached_property
    def checks(self) -> Checks:
        return self._load(self._checks)

    @property
    def is_editable(self) -> bool:
        """Whether it has values that an edition can change; found out without loading its rules."""
        return files(self.package).joinpath("rules", COMPONENTS).is_file()

    @property
    def has_score_sheet(self) -> bool:
        return self._score_sheet is not None

    @cached_property
    def score_sheet(self) -> ScoreSheet | None:
        """What its owners enter at the end, to have it counted; a game need not have one."""
        return self._load(self._score_sheet) if self._score_sheet else None

    @cached_property
    def opponents(self) -> dict[str, Opponent]:
        """The characters that play it, by name, the weakest first; a game need not have any."""
        data = files(self.package).joinpath(FILE)
        return opponents_from(data.read_text(encoding="utf-8")) if data.is_file() else {}

    @cached_property
    def guide(self) -> guide.Guide | None:
        """The guided first game; a game need not have one."""
        data = files(self.package).joinpath(guide.FILE)
        return guide.guide_from(data.read_text(encoding="utf-8")) if data.is_file() else None

    @cached_property
    def examples(self) -> dict[str, example.Example]:
        """Examples of the rules to be seen on the board, by their headings; a game need not have any."""
        data = files(self.package).joinpath(example.FILE)
        return example.examples_from(data.read_text(encoding="utf-8")) if data.is_file() else {}

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard at its table: its own, or those of the house."""
        data = files(self.package).joinpath(sounds.FILE)
        return sounds.sounds_from(data.read_text(encoding="utf-8")) if data.is_file() else sounds.usual_sounds()

    def _load(self, part: Callable[[], P]) -> P:
        """A part of the game; a part that cannot be imported is refused in a sentence."""
        try:
            return part()
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadRequest("game-not-loaded", game=self.meta.title, why=why) from error

    @property
    def catalogue(self) -> Catalogue:
        return self.rules.catalogue

    def new(
        self,
        players: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        ruleset: int | None = None,
    ) -> State:
        """The first position of a match; the seed decides everything random in it."""
        return self.rules.new(players, seed, options, edition, ruleset)

    @property
    def static(self) -> Traversable:
        """The folder of the files its page uses."""
        return files(self.package).joinpath("page", "static")

    def file(self, name: str) -> str | None:
        """The text of one of these files, if there is one."""
        found = self.static.joinpath(name)
        return found.read_text(encoding="utf-8") if found.is_file() else None
