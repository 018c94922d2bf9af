"""The table as text, for a terminal."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from universelle.contract.terminal import Terminal
from universelle.core.message import Translator
from universelle.games.expo_1906.choices import choice, listed
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.effects import effects
from universelle.games.expo_1906.rules.view import (
    AnyPieceView,
    LaidProjectView,
    LaidTechnologyView,
    LaidTileView,
    RowTokenView,
    View,
)
from universelle.games.expo_1906.scene import Scene

TYPE_STYLES: Final = {
    "steel": "blue",
    "copper": "dark_orange3",
    "manual": "magenta",
    "automated": "green",
    "empirical": "cyan",
    "scientific": "medium_purple1",
    "steam": "bright_black",
    "electricity": "yellow",
}
SEAT_STYLES: Final = ("medium_purple1", "turquoise2", "dark_orange", "default")
SEAT_MARKS: Final = ("★", "○", "▲", "◆")
GHOST_MARK: Final = "g"
ARROWS: Final = ("↗", "↘", "↙", "↖")
PLACES: Final = ("academy", "train-station", "jury", "patents-office", "laboratory")
COLUMNS: Final = "abcdefgh"


def board(scene: Scene, small: bool = False) -> RenderableType:
    """The boards of all, then each player's laboratory and what lies before it.

    A small table leaves out frames and the laboratories of those who do not move.
    """
    view, words = scene.view, scene.words
    shown = [seat for seat in range(len(view["players"])) if not small or seat in view["to_move"]]
    laboratories = [_laboratory(view, seat, words, small) for seat in shown]
    return Group(
        _head(view, words, scene.box),
        _market(view, words, scene.box, small),
        _patents(view, words, small),
        _players(view, words, scene.box, small),
        Columns(laboratories),
    )


def _head(view: View, words: Translator, box: Box) -> Text:
    key = "board-over" if not view["to_move"] else "board-ending" if view["ending"] else "board-round"
    parts = [words(key, round=view["round"], rounds=view["rounds"]), _jury(view, words)]
    parts.append(words("board-pile", pile=view["pile"], discard=view["discard"]))
    if view["ghost"] and view["ghost"]["card"]:
        parts.append(words("board-ghost-card", card=words(f"card-{view['ghost']['card']}")))
    action = view["action"]
    if action and action["card"]:
        card, allowed = words(f"card-{action['card']}"), action["allowed"]
        parts.append(words("board-card", card=card, done=action["done"], allowed=allowed) if allowed else card)
    if action and action["held"]:
        parts.append(words("board-held", tile=_piece(action["held"], words, box).plain))
    return Text("  ·  ".join(parts), style="bold")


def _jury(view: View, words: Translator) -> str:
    jury = view["jury"]
    counts = [f"{words(f'resource-{energy}.short')} {jury['tiles'].count(energy)}" for energy in jury["left"]]
    return f"{words('place-jury')} {' '.join(counts)} / {jury['spaces']}"


def _market(view: View, words: Translator, box: Box, small: bool) -> Table:
    """What can be bought: in the Station and in the Academy."""
    table = _table(small)
    table.show_header = False
    station = [_piece(tile, words, box) for tile in view["station"] if tile]
    projects = [_piece(space["project"], words, box) for space in view["academy"]["projects"] if space["project"]]
    technologies = [_piece(technology, words, box) for technology in view["academy"]["technologies"]]
    table.add_row(words("place-train-station"), Text("  ").join(station))
    table.add_row(words("board-projects"), Text("\n").join(projects))
    table.add_row(words("board-technologies"), Text(", ").join(technologies))
    return table


def _patents(view: View, words: Translator, small: bool) -> Table:
    """The rows, the foremost token first."""
    table = _table(small)
    table.add_column(words("place-patents-office"))
    table.add_column("", ratio=1)
    table.add_column("")
    for row in view["patents"]["rows"]:
        tokens = [_token(token) for token in row["tokens"]]
        chit = words(f"chit-{row['chit']}") if row["chit"] else ""
        table.add_row(_type(row["row"], words), Text("  ").join(tokens), chit)
    if view["patents"]["chits"]:
        chits = ", ".join(words(f"chit-{chit}") for chit in view["patents"]["chits"])
        table.add_row(words("reason-chits"), chits, "")
    return table


def _token(token: RowTokenView) -> Text:
    seat = token["seat"]
    if seat is None:
        return Text(f"{GHOST_MARK}{token['step']}", style="dim")
    return Text(f"{SEAT_MARKS[seat]}{token['step']}", style=SEAT_STYLES[seat])


def _players(view: View, words: Translator, box: Box, small: bool) -> Table:
    table = _table(small)
    table.add_column(words("board-player"))
    table.add_column(words("track-prestige"), justify="right")
    table.add_column(words("track-funding"), justify="right")
    table.add_column(words("board-hand"), justify="right")
    table.add_column(words("board-last"))
    table.add_column(words("board-completed"))
    table.add_column(words("board-front"))
    for seat, player in enumerate(view["players"]):
        table.add_row(
            _name(view, seat, words),
            str(player["prestige"]),
            str(player["money"]),
            str(player["cards"]),
            words(f"card-{player['last']}") if player["last"] else "",
            ", ".join(words(f"project-{project}") for project in player["completed"]),
            Text(", ").join([_piece(piece, words, box) for piece in player["front"]]),
        )
    return table


def _name(view: View, seat: int, words: Translator) -> Text:
    turn = "▶ " if seat in view["to_move"] else ""
    return Text(f"{turn}{SEAT_MARKS[seat]} {words.players[seat]}", style=SEAT_STYLES[seat])


def _laboratory(view: View, seat: int, words: Translator, small: bool) -> RenderableType:
    """The grid, and beside it what the letters mean and what is lacking."""
    player, size = view["players"][seat], view["laboratory"]
    cells = {name: Text(" # ", style="dim") for name in player["scrap"]}
    legend: list[Text] = []
    for tile in player["tiles"]:
        if "kind" in tile:
            cells[tile["cell"]] = _resource_cell(tile, words)
            continue
        is_project = "project" in tile
        mark = chr(
            (ord("A") if is_project else ord("1"))
            + len([line for line in legend if line.plain[0].isalpha() == is_project])
        )
        style = TYPE_STYLES[tile["energy"]] if "project" in tile else "bold"
        cells |= {name: Text(f" {mark} ", style=f"{style} reverse") for name in tile["cells"]}
        legend.append(Text(f"{mark} {_standing(tile, words)}"))
    lines = [Text("   " + "   ".join(COLUMNS[: size["columns"]]), style="dim")]
    for row in range(1, size["rows"] + 1):
        line = [cells.get(f"{column}{row}", Text(" · ", style="dim")) for column in COLUMNS[: size["columns"]]]
        lines.append(Text(f"{row} ", style="dim") + Text(" ").join(line))
    drawn = Group(_name(view, seat, words), *lines, *legend)
    return drawn if small else Panel(drawn, expand=False)


def _resource_cell(tile: LaidTileView, words: Translator) -> Text:
    """The first letter of each half, and where the double one lies."""
    double, single = (words(f"resource-{tile[half]}.short")[0] for half in ("double", "single"))
    mark = Text(double, style=TYPE_STYLES[tile["double"]])
    return mark + Text(ARROWS[tile["turn"]]) + Text(single, style=TYPE_STYLES[tile["single"]])


def _standing(tile: LaidProjectView | LaidTechnologyView, words: Translator) -> str:
    """How far a Project is; of a Technology its name."""
    if "technology" in tile:
        return words(f"technology-{tile['technology']}")
    project = words(f"project-{tile['project']}")
    if tile["completed"]:
        return words("board-is-completed", project=project)
    return words("board-lacks", project=project, units=_units(tile["lacks"], words).plain)


def _piece(piece: AnyPieceView, words: Translator, box: Box) -> Text:
    """A tile by its name and shape, and what it needs or gives."""
    if "kind" in piece:
        return (
            _type(piece["double"], words, f"{box.double} ")
            + Text("/")
            + _type(piece["single"], words, f"{box.single} ")
        )
    shape = words(f"shape-{piece['shape']}")
    if "technology" in piece:
        name = Text(f"{words('technology-' + piece['technology'])} ({shape}")
        return name + (Text(", ") + _units(piece["gives"], words) if piece["gives"] else Text("")) + Text(")")
    project = words(f"project-{piece['project']}")
    needs = words("label", what=f"{project} ({shape}, {piece['prestige']})")
    return Text(f"{needs} ") + _units(piece["needs"], words)


def _units(units: dict[str, int], words: Translator) -> Text:
    return Text(" ").join([_type(kind, words, f"{count} ") for kind, count in units.items()])


def _type(kind: str, words: Translator, before: str = "") -> Text:
    return Text(f"{before}{words(f'resource-{kind}.short')}", style=TYPE_STYLES[kind])


def _table(small: bool) -> Table:
    return Table(box=None if small else ROUNDED, pad_edge=False, header_style="dim" if small else "bold")


def cards(scene: Scene) -> RenderableType:
    """Names, effects and history of what lies on the table."""
    view, words = scene.view, scene.words
    table = Table(box=ROUNDED, pad_edge=False, show_lines=True, show_header=False)
    table.add_column("")
    table.add_column("")
    for key, values in effects(scene.box).items():
        history = f" {words(f'{key}.history')}" if key.startswith("chit") else ""
        table.add_row(words(key), Text(f"{words(f'{key}.effect', **values)}{history}"))
    keys = [f"place-{place}" for place in PLACES]
    keys += [f"jury-{energy}" for energy in view["jury"]["left"]]
    keys += [f"project-{space['project']['project']}" for space in view["academy"]["projects"] if space["project"]]
    keys += [f"technology-{technology['technology']}" for technology in view["academy"]["technologies"]]
    keys.append("scrap")
    for key in keys:
        table.add_row(words(key), Text(words(f"{key}.history")))
    return table


TERMINAL: Final[Terminal[View, Box]] = Terminal(board, cards, choice, listed)
