"""An example of the rules on the board: it plays itself line by line, and can be gone through by hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from universelle.contract.example import Example
from universelle.contract.game import Game
from universelle.contract.scene import Scene
from universelle.core.chance import seed_from
from universelle.drawing.node import Child, Node, node, text_of
from universelle.drawing.patch import Patch, patches
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.matches.record import Move, Record
from universelle.web.layout import bar, page, tool
from universelle.web.rules_page import example_address, heading, rules_address, told_under
from universelle.web.serving.style_bundles import bundle_address
from universelle.web.table import position

STYLES: Final = ("/static/house/example.css",)
DEFAULT_STYLE: Final = "/static/house/default.css"
SCRIPT: Final = "/static/house/replay.js"
SAYS_SCRIPT: Final = "/static/house/says.js"
LISTS: Final = ("ol", "ul")
PICTURED: Final = 4  # lines after which the table has something to show
LETTER: Final = 45  # milliseconds in which a letter is read, while the example plays
GLANCE: Final = 2500  # and in which one sees what there is


@dataclass(frozen=True)
class Shown:
    """An example as a language tells it, at one of its lines: 0 before the first of them."""

    words: Translations
    name: str
    example: Example
    match: Match
    at: int

    @staticmethod
    def of(language: str, game: Game, name: str, at: int) -> Shown:
        example = game.examples[name]
        moves = example.moves[: example.stops[at - 1] if at else 0]
        head = Record(
            game.meta.slug,
            game.meta.ruleset,
            ("random",) * example.players,
            seed_from(example.seed),
            game.rules.check(example.players, {}),
        )
        match = Match(head.with_moves(tuple([Move.parse(move) for move in moves])))
        words = Translations(language, game.package, players_of(Translations(language), example.players))
        return Shown(words, name, example, match, at)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def address(self) -> str:
        return example_address(self.game.meta.slug, self.name)

    def scene(self) -> Scene[Any, Any]:
        return position.scene(self.match, self.words)

    def line(self) -> list[Child]:
        """What the rules say at this position: what stands before the list, or a line of it."""
        parts = told_under(self.words, self.name)
        tags = [part.tag in LISTS for part in parts]
        at = tags.index(True) if any(tags) else len(parts)
        if self.at == 0:
            return [*parts[:at]]
        lines = [line for line in parts[at].children if isinstance(line, Node)]
        return [node("p", list(lines[self.at - 1].children))]


def players_of(words: Translations, many: int) -> list[str]:
    """The people of whom the rules tell, as many as play."""
    named = words("example-players").split(", ")[:many]
    return [*named, *[words("seat", number=number) for number in range(len(named) + 1, many + 1)]]


def example_page(language: str, slug: str, name: str, at: int) -> str:
    game, body = load(slug), node("body", draw(language, slug, name, at), class_="table replay")
    styles = (*((DEFAULT_STYLE,) if game.page.has_defaults else ()), bundle_address(slug), *STYLES)
    title = f"{heading(Translations(language, game.package), name)} · {game.meta.title}"
    return page(Translations(language), title, body, game=game, styles=styles, scripts=(SCRIPT,), first=(SAYS_SCRIPT,))


@lru_cache(maxsize=16)
def overview(language: str, slug: str) -> Node | None:
    """A picture of the whole table during the first example; a game without examples has none."""
    game = load(slug)
    if not game.examples:
        return None
    name, example = next(iter(game.examples.items()))
    shown = Shown.of(language, game, name, min(PICTURED, len(example.stops)))
    caption = node("figcaption", shown.words("example-overview"))
    return node("figure", game.page.picture(shown.scene()), caption, class_="overview", tabindex=0)


def changes(language: str, slug: str, name: str, old: int, new: int) -> list[Patch]:
    """The patches from one line to another."""
    return patches(draw(language, slug, name, old), draw(language, slug, name, new))


@lru_cache(maxsize=64)
def draw(language: str, slug: str, name: str, at: int) -> Node:
    shown = Shown.of(language, load(slug), name, at)
    words, match, scene = shown.words, shown.match, shown.scene()
    main = node(
        "main",
        node("h1", heading(words, name), class_="visually-hidden", id="page-title"),
        position.parts(match, scene),
        node("aside", _told(shown), class_="side", id="side"),
        id="table",
        data_players=shown.example.players,
        data_mover=None if match.mover is None else match.mover + 1,
        data_address=shown.address,
    )
    tools = [
        tool(words("example-back"), rules_address(slug, at=name), "undo"),
        tool(words("web-ask-legend"), f"{shown.address}/legend", "legend", "tool-legend"),
        tool(words("web-table-rules"), rules_address(slug), "rules", "tool-rules"),
    ]
    top = bar(fair=shown.game.meta.title, now=shown.game.page.headline(scene), tools=tools)
    return node("div", top, main, id="page")


def _told(shown: Shown) -> Node:
    """What happens here, and what leads to the other lines."""
    words, at, last = shown.words, shown.at, len(shown.example.stops)
    steps = {"back": max(at - 1, 0), "on": min(at + 1, last)}
    links = [
        node("a", words(f"web-replay-{name}"), class_="button", href=f"?at={to}", id=f"replay-{name}")
        for name, to in steps.items()
    ]
    title = heading(words, shown.name)
    return node(
        "section",
        node("h2", title, class_="head", id="example-head"),
        _line(shown),
        position.slider(words, title, at, range(last + 1)),
        node("p", links, class_="replay-steps", id="replay-steps"),
        class_="choices frame example",
        id="replay",
    )


def _line(shown: Shown) -> Node:
    line = shown.line()
    reading = GLANCE + LETTER * sum([len(text_of(part)) for part in line])
    return node("div", line, class_="example-line", id="replay-told", aria_live="polite", data_reading=reading)
