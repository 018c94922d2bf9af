"""Where a command writes, and in which language."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

from platformdirs import user_data_path
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook, RenderResult
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.segment import Segment
from rich.text import Text

from universelle.core.plain import shown
from universelle.games.registry import found, load
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.players import players_in

if TYPE_CHECKING:
    from universelle.contract.game import Game
    from universelle.core.message import Message


FAILED: Final = 1  # exit codes
INTERRUPTED: Final = 130
SMALL_WIDTH: Final = 110
SMALL_HEIGHT: Final = 34
UNSEEN: Final = re.compile(
    "[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]"
)  # those that JSON may hold as they are
HELD: Final = {0xA0: 0xE0A0, 0x202F: 0xE0AF}  # no-break spaces, and private signs that stand for them
FREED: Final = {sign: space for space, sign in HELD.items()}
COMMAND: Final = "UNIVERSELLE_COMMAND"  # set by a program that starts this one: how it is called itself


class Lines(Console):
    """A console that breaks no line at a no-break space, as Rich does: there it prints signs that stand for them."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = renderable.translate(HELD)
        elif isinstance(renderable, Text) and not renderable.plain.isascii():
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(HELD)
        return super().render(renderable, options)


class Harmless:
    """Something to print whose texts cannot steer the terminal, whoever wrote them."""

    def __init__(self, printed: RenderableType) -> None:
        self._printed = printed

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for piece in console.render(self._printed, options):
            yield piece if piece.control else Segment(shown(piece.text.translate(FREED)), piece.style)


class HarmlessOnly(RenderHook):
    """Makes everything that is printed harmless: names and records come from anywhere."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Harmless(each) for each in renderables]


class Shell:
    """The terminal of one command."""

    def __init__(self, language: str) -> None:
        self.words = Translations(language)
        self.out = Lines(highlight=False, emoji=False)
        self.err = Lines(stderr=True, highlight=False, emoji=False)
        for console in (self.out, self.err):
            console.push_render_hook(HarmlessOnly())

    def enter(self, slug: str, seats: Sequence[str] = ()) -> Game:
        """Load a game and speak its words; those who sit at these seats are called by their names."""
        game, language = load(slug), self.words.language
        self.words = Translations(language, game.package, players_in(language, game.package, seats))
        return game

    def is_small(self) -> bool:
        """Whether a table drawn with frames and names would not fit the screen."""
        screen = self.out.size
        return screen.width < SMALL_WIDTH or (self.out.is_terminal and screen.height < SMALL_HEIGHT)

    def tell(self, text: str, style: str = "") -> None:
        """A text of our own: on a terminal its lines break between words, elsewhere nowhere."""
        self.out.print(text, style=style, markup=False, soft_wrap=not self.out.is_terminal)

    def name_file(self, text: str, style: str = "") -> None:
        """A text with the name of a file, which must not be broken."""
        self.out.print(text, style=style, markup=False, soft_wrap=True)

    def print_json(self, tree: Any) -> None:
        text = json.dumps(tree, ensure_ascii=False, indent=1)
        sys.stdout.write(UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text) + "\n")

    def progress(self) -> Progress:
        """A bar that shows on a terminal how far something is."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def show_problems(self) -> None:
        """What is wrong with packages that offer a game and cannot be used, a sentence each."""
        for problem in found().problems:
            self.complain(problem)

    def complain(self, message: Message) -> None:
        self.err.print(self.words.say(message), style="red", markup=False, soft_wrap=True)


def language_of_the_system() -> str:
    """The language the environment asks for, else English."""
    asked = [value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))]
    language = asked[0][:2].lower() if asked else ""
    return language if language in LANGUAGES else "en"


def command(*arguments: str) -> str:
    """A command that runs this program as it was started: `./run play`, `universelle play`."""
    return " ".join([os.environ.get(COMMAND) or "universelle", *map(quote, arguments)])


def data_folder(asked: str | None = None) -> Path:
    """Where games are kept."""
    return Path(asked or os.environ.get("UNIVERSELLE_DATA") or user_data_path("universelle")).expanduser()


def database_of(folder: Path, asked: str | None) -> Path | str:
    """The database of a server: an address, which may be a secret of the surroundings, or a file in its folder."""
    return asked or os.environ.get("UNIVERSELLE_DATABASE") or folder / "universelle.sqlite"
