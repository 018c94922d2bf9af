"""The table in sentences, for screen readers."""

from __future__ import annotations

from universelle.core.message import Name, Seat, Translator
from universelle.drawing.node import once
from universelle.drawing.parts import list_or_none
from universelle.games.expo_1906.rules.view import (
    AcademyView,
    AnyPieceView,
    JuryView,
    LaidPieceView,
    PlayerView,
    RowView,
    TileView,
)
from universelle.games.expo_1906.scene import Scene


def description(scene: Scene) -> dict[str, str]:
    """The boards of all, then each player with the laboratory."""
    view, words = scene.view, scene.words
    key = "board-over" if not view["to_move"] else "board-ending" if view["ending"] else "board-round"
    round_ = words(key, round=view["round"], rounds=view["rounds"])
    lines = {"round": f"{round_}, {words('board-pile', pile=view['pile'], discard=view['discard'])}."}
    lines |= _boards(words, view["station"], view["academy"], view["jury"], view["patents"]["rows"])
    for seat, player in enumerate(view["players"]):
        lines |= _lines_of_player(words, seat, player)
    return lines


@once
def _boards(
    words: Translator, station: list[TileView | None], academy: AcademyView, jury: JuryView, rows: list[RowView]
) -> dict[str, str]:
    return {
        "station": _station(words, station),
        "academy": _academy(words, academy),
        "jury": _jury(words, jury),
        **{f"row-{row['row']}": _row(words, row) for row in rows},
    }


@once
def _lines_of_player(words: Translator, seat: int, player: PlayerView) -> dict[str, str]:
    return {
        f"seat-{seat + 1}": _player(words, seat, player),
        f"lab-{seat + 1}": _laboratory(words, seat, player["tiles"], player["scrap"]),
    }


def _piece(words: Translator, piece: AnyPieceView) -> str:
    """A piece by its name; a project with what it needs."""
    if "project" in piece:
        needs = ", ".join([f"{words(f'resource-{kind}')} {units}" for kind, units in piece["needs"].items()])
        return f"{words.name('project-' + piece['project'])} ({needs})"
    if "technology" in piece:
        return words.name(f"technology-{piece['technology']}")
    return words.name(f"tile-{piece['kind']}")


@once
def _station(words: Translator, station: list[TileView | None]) -> str:
    return words("told-station", tiles=list_or_none(words, [_piece(words, tile) for tile in station if tile]))


@once
def _academy(words: Translator, academy: AcademyView) -> str:
    projects = [_piece(words, space["project"]) for space in academy["projects"] if space["project"]]
    technologies = [_piece(words, technology) for technology in academy["technologies"]]
    told = words("between-clauses").join(projects)
    return words("told-academy", projects=told, technologies=list_or_none(words, technologies))


@once
def _jury(words: Translator, jury: JuryView) -> str:
    tiles = jury["tiles"]
    free = jury["spaces"] - len(tiles)
    return words("told-jury", steam=tiles.count("steam"), electricity=tiles.count("electricity"), free=free)


@once
def _row(words: Translator, row: RowView) -> str:
    tokens = [
        f"{words('told-ghost') if token['seat'] is None else words.players[token['seat']]} {token['step']}"
        for token in row["tokens"]
    ]
    chit = row["chit"] and words(f"chit-{row['chit']}")
    said = words("told-row", row=Name(f"resource-{row['row']}"), tokens=list_or_none(words, tokens))
    return f"{said} {words('told-row-chit', chit=chit)}" if chit else said


def _player(words: Translator, seat: int, player: PlayerView) -> str:
    return words(
        "told-seat",
        seat=Seat(seat),
        money=player["money"],
        prestige=player["prestige"],
        cards=player["cards"],
        last=words(f"card-{player['last']}") if player["last"] else words("told-none"),
        completed=list_or_none(words, [words.name(f"project-{project}") for project in player["completed"]]),
        front=list_or_none(words, [_piece(words, piece) for piece in player["front"]]),
    )


@once
def _laboratory(words: Translator, seat: int, laid: list[LaidPieceView], scrap: list[str]) -> str:
    tiles = words("between-clauses").join([_laid(words, tile) for tile in laid]) or words("told-none")
    return words("told-lab", seat=Seat(seat), tiles=tiles, scrap=list_or_none(words, scrap))


def _laid(words: Translator, tile: LaidPieceView) -> str:
    """A piece in a laboratory: where it is and, for a project, what it has."""
    if "project" not in tile:
        return f"{tile['cell']} {_piece(words, tile)}"
    have = [
        words("told-need", kind=Name(f"resource-{kind}"), has=min(tile["has"][kind], need), need=need)
        for kind, need in tile["needs"].items()
    ]
    name = words.name(f"project-{tile['project']}")
    where = "-".join([tile["cells"][0], tile["cells"][-1]])
    return f"{where} {words('label', what=name)} {', '.join(have)}"
