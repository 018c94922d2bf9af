"""What a move would bring, worked out from what a seat may know: points of Projects, supply, places in rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from universelle.games.expo_1906.page.ornament import place_of
from universelle.games.expo_1906.page.tiles import identity
from universelle.games.expo_1906.scene import Scene

BESIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))  # above, right, below, left


def leaders(view: Mapping[str, Any]) -> dict[str, int | None]:
    """Who is foremost in each row that has tokens; ghosts are None."""
    return {row["row"]: row["tokens"][0]["seat"] for row in view["patents"]["rows"] if row["tokens"]}


def led_by(view: Mapping[str, Any], needs: Mapping[str, int], seat: int) -> list[str]:
    """The types of a Project in whose rows a seat leads."""
    foremost = leaders(view)
    return [kind for kind in needs if kind in foremost and foremost[kind] == seat]


def completion_points(scene: Scene, piece: Mapping[str, Any], seat: int) -> int:
    """What a Project would bring if it were completed now."""
    points: int = piece["prestige"]
    return points + int(scene.box.leader_points) * len(led_by(scene.view, piece["needs"], seat))


Place = tuple[int, int]


def supply_of_tile(
    piece: Mapping[str, Any], cell: Place, turn: int, units: tuple[int, int], cells: set[Place]
) -> dict[str, int]:
    """What a Resource tile gives to a Project on these cells: each half once."""
    row, column = cell
    touched = [(row + down, column + right) in cells for down, right in BESIDE]
    given: dict[str, int] = {}
    if touched[turn] or touched[(turn + 1) % 4]:
        given[piece["double"]] = units[0]
    if touched[(turn + 2) % 4] or touched[(turn + 3) % 4]:
        given[piece["single"]] = given.get(piece["single"], 0) + units[1]
    return given


def touches(some: set[Place], others: set[Place]) -> bool:
    return any([(row + down, column + right) in others for row, column in some for down, right in BESIDE])


def supply_from(
    piece: Mapping[str, Any], spot: Place, turn: int, covered: set[Place], cells: set[Place], units: tuple[int, int]
) -> dict[str, int]:
    """What a piece that lies so gives to a Project on these cells."""
    if "tile" in piece:
        return supply_of_tile(piece, spot, turn, units, cells)
    if piece.get("gives") and touches(covered, cells):
        return dict(piece["gives"])
    return {}


def covered_by(scene: Scene, piece: Mapping[str, Any], spot: Place, turn: int) -> set[Place]:
    if "tile" in piece:
        return {spot}
    offsets = scene.view["laboratory"]["shapes"][piece["shape"]][turn]
    return {(spot[0] + row, spot[1] + column) for row, column in offsets}


def after_putting(
    scene: Scene, seat: int, piece: Mapping[str, Any], spot: Place, turn: int
) -> list[tuple[Mapping[str, Any], dict[str, int]]]:
    """The Projects that would gain or lose by a piece put so, with what each would have then.

    If the piece is a Project itself, it is what the others give it that counts. Completed Projects stay completed.
    """
    covered = covered_by(scene, piece, spot, turn)
    others = [other for other in scene.view["players"][seat]["tiles"] if identity(other) != identity(piece)]
    if "project" in piece:
        given = [_given_by(scene, other, covered) for other in others]
        return [(piece, {kind: sum([each.get(kind, 0) for each in given]) for kind in piece["needs"]})]
    lay = next((each for each in scene.view["players"][seat]["tiles"] if identity(each) == identity(piece)), None)
    found: list[tuple[Mapping[str, Any], dict[str, int]]] = []
    for other in others:
        if "project" not in other or other["completed"]:
            continue
        cells = {place_of(cell) for cell in other["cells"]}
        comes = supply_from(piece, spot, turn, covered, cells, halves(scene))
        goes = _given_by(scene, lay, cells) if lay else {}
        if any([kind in other["needs"] for kind in (*comes, *goes)]):
            has = {kind: other["has"][kind] + comes.get(kind, 0) - goes.get(kind, 0) for kind in other["needs"]}
            found.append((other, has))
    return found


def _given_by(scene: Scene, piece: Mapping[str, Any], cells: set[Place]) -> dict[str, int]:
    """What a piece that lies in the laboratory gives to a Project on these cells."""
    covered = {place_of(cell) for cell in piece.get("cells", [piece["cell"]])}
    return supply_from(piece, place_of(piece["cell"]), piece["turn"], covered, cells, halves(scene))


def halves(scene: Scene) -> tuple[int, int]:
    """How many units the halves of a Resource tile have."""
    table = scene.box.sheet.table("resource_units")
    return table.number("double"), table.number("single")


def lacking(needs: Mapping[str, int], has: Mapping[str, int]) -> dict[str, int]:
    return {kind: count - has.get(kind, 0) for kind, count in needs.items() if has.get(kind, 0) < count}
