"""Everything on the table that can be asked about is explained; nothing has a native tooltip."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from universelle.contract.page import Page
from universelle.contract.scene import Scene, scene_of
from universelle.drawing.node import Node
from universelle.i18n import LANGUAGES, Translations, is_translated
from universelle.testing.trial import Extent, Trial, law

EVERY: Final = 25  # moves between two positions that are looked at
ATTRIBUTES: Final = ("data-about", "data-stands-for")


@law(Extent.TABLE)
def everything_asked_about_is_explained(trial: Trial) -> None:
    page, package = trial.game.page, trial.game.package
    languages = [language for language in LANGUAGES if is_translated(language, package)]
    for number, state in enumerate(trial.samples(EVERY)):
        words = Translations(languages[number % len(languages)], package)
        for seat in (*state.to_move()[:1], None):
            scene = scene_of(state, words, seat)
            for name in sorted(set(_names(page, scene))):
                told = page.explain(scene, name)
                assert told is not None, f"{name} is not explained"
                assert told.name, f"{name} has no name"
                assert told.kind, f"{name} does not say what sort of thing it is"
                assert told.effect, f"{name} has no effect"


@law(Extent.TABLE)
def nothing_on_the_table_has_a_native_tooltip(trial: Trial) -> None:
    page, words = trial.game.page, Translations("en", trial.game.package)
    for state in trial.samples(EVERY):
        scene = scene_of(state, words, next(iter(state.to_move()), None))
        for each in _elements(page, scene):
            assert "title" not in each.attributes, f"{each.tag} {each.id} has a title"
            assert each.tag != "title", f"a title in the drawing: {each.children}"


def _names(page: Page[Any, Any], scene: Scene[Any, Any]) -> Iterator[str]:
    """The names of all things that elements of the table, and the viewer's choices, are about."""
    yield from [name for action in scene.actions if (name := page.about(scene, action))]
    for each in _elements(page, scene):
        for attribute in ATTRIBUTES:
            if attribute in each.attributes:
                yield each.attributes[attribute]


def _elements(page: Page[Any, Any], scene: Scene[Any, Any]) -> Iterator[Node]:
    """All elements of a table that a game draws."""
    seats = range(len(scene.view["players"]) if "players" in scene.view else 0)
    trees = [
        page.board(scene),
        page.steps(scene),
        *[draw(scene, seat) for draw in (page.panel, page.strip) for seat in seats],
    ]
    for tree in trees:
        if tree is not None:
            yield from _all(tree)


def _all(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from _all(child)
