"""The Academy: open projects and technologies."""

from __future__ import annotations

from universelle.contract.scene import codes_with
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.games.expo_1906.page.board_title import board_title
from universelle.games.expo_1906.page.buttons import offer
from universelle.games.expo_1906.page.ornament import SMALL, Cells, Units, bounds, outline
from universelle.games.expo_1906.page.tiles import (
    flat_cells,
    improved_value,
    project_title,
    small_project_svg,
    technology_offer,
    units,
)
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import AcademySpaceView, AcademyView
from universelle.games.expo_1906.rules.views.pieces import shapes_of
from universelle.games.expo_1906.scene import Scene


def academy(scene: Scene) -> Node:
    return academy_of(scene.words, scene.box, scene.view["academy"], codes_with(scene, "take"))


@once
def academy_of(words: Translator, box: Box, view: AcademyView, legal: frozenset[str]) -> Node:
    shapes = shapes_of(box)
    spaces = [_space(words, space, legal, flat_cells(shapes, space["shape"])) for space in view["projects"]]
    technologies = [
        _technology(
            words,
            each["technology"],
            flat_cells(shapes, each["shape"]),
            units(each["gives"]),
            each["improves"],
            improved_value(box, each["improves"]),
            f"take {each['technology']}" in legal,
        )
        for each in view["technologies"]
    ]
    return node(
        "section",
        board_title(
            "academy",
            words("place-academy"),
            words("draw-academy-price", price=box.academy_price),
            "place-academy",
        ),
        node("div", spaces, class_="academy-projects", id="academy-projects"),
        node("div", technologies, class_="academy-technologies", id="academy-technologies"),
        id="academy",
        class_="shared-board frame",
        data_tab=2,
        data_from="academy-head",
    )


def _space(words: Translator, space: AcademySpaceView, legal: frozenset[str], cells: Cells) -> Node:
    project = space["project"]
    if project is None:
        return _empty_space(words, space["shape"], cells)
    code = f"take {project['project']}"
    return _open_project(
        words,
        space["shape"],
        project["project"],
        project["energy"],
        cells,
        project["prestige"],
        units(project["needs"]),
        code in legal,
    )


@once
def _empty_space(words: Translator, shape: str, cells: Cells) -> Node:
    _, _, rows, columns = bounds(cells)
    svg = node(
        "svg",
        node("path", class_="empty-space", d=outline(cells, SMALL, 0.5, 4)),
        class_="shape",
        style=f"--rows:{rows}",
        viewbox=f"0 0 {columns * SMALL} {rows * SMALL}",
        width=columns * SMALL,
        height=rows * SMALL,
    )
    return node(
        "div",
        node("span", words("draw-empty"), class_="space-name soft"),
        svg,
        id=f"academy-{shape}",
        class_="academy-space",
        data_about=f"pile-{shape}",
    )


@once
def _open_project(
    words: Translator,
    shape: str,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    legal: bool,
) -> Node:
    name = node("span", project_title(words, key), class_="space-name", id=f"academy-{key}-name")
    worth = node("b", str(prestige), class_="points-badge", id=f"academy-{key}-worth")
    drawn = small_project_svg(key, energy, cells, needs)
    return node(
        "button",
        name,
        node("span", drawn, worth, class_="space-project", id=f"academy-{key}-shape"),
        id=f"academy-{shape}",
        class_="academy-space choosable" if legal else "academy-space",
        data_about=f"project-{key}",
        **offer(f"take {key}", legal),
    )


@once
def _technology(
    words: Translator, key: str, cells: Cells, gives: Units, improves: str | None, value: str, legal: bool
) -> Node:
    return node(
        "button",
        technology_offer(key, cells, gives, improves, "" if improves else value),
        id=f"academy-{key}",
        class_="technology-offer choosable" if legal else "technology-offer",
        data_about=f"technology-{key}",
        aria_label=words.name(f"technology-{key}"),
        **offer(f"take {key}", legal),
    )
