"""The board as text, for a terminal."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from universelle.contract.terminal import Terminal
from universelle.core.message import Translator
from universelle.games.worlds_fair_1893.choices import choice
from universelle.games.worlds_fair_1893.rules.components import Box
from universelle.games.worlds_fair_1893.rules.view import PlayerView, View
from universelle.games.worlds_fair_1893.scene import Scene

AREA_STYLES: Final = {
    "agriculture": "green",
    "electricity": "yellow",
    "fine-arts": "red",
    "manufacturing": "bright_black",
    "transportation": "blue",
}
SEAT_STYLES: Final = ("medium_purple1", "turquoise2", "dark_orange", "default")
SEAT_MARKS: Final = ("★", "○", "▲", "◆")
TICKET_STYLE: Final = "cyan"
FIGURE_STYLE: Final = "magenta"


def board(scene: Scene, small: bool = False) -> RenderableType:
    """The areas clockwise, with cards and supporters, then what is in front of each player.

    A small screen has no room for frames and the names of exhibits and tickets.
    """
    view, words = scene.view, scene.words
    return Group(_head(view, words, small), _areas(view, words, small), _players(view, words, small))


def _head(view: View, words: Translator, small: bool) -> Text:
    decision = view["decision"]
    scoring = decision is not None and decision["id"] == "approve-exhibits"
    key = "board-over" if decision is None else "board-scoring" if scoring else "board-round"
    wheel = "" if small else "●" * view["car"] + "○" * (view["wheel"] - view["car"])
    parts = [
        words(key, round=view["round"], rounds=view["rounds"]),
        f"{words('board-wheel', car=view['car'], wheel=view['wheel'])} {wheel}",
        words("board-deck", deck=view["deck"], discard=len(view["discard"])),
    ]
    return Text("  ·  ".join(parts), style="bold")


def _areas(view: View, words: Translator, small: bool) -> Table:
    table = _table(small)
    table.add_column(words("board-area"))
    table.add_column(words("board-cards"), ratio=1)
    for seat, name in enumerate(words.players):
        heading = SEAT_MARKS[seat] if small else f"{SEAT_MARKS[seat]} {name}"
        table.add_column(Text(heading, style=SEAT_STYLES[seat]), justify="right")
    for area in view["areas"]:
        chosen = "▶ " if area["area"] == view["chosen"] else ""
        cards = Text(", ").join([_card(card["card"], card["kind"], words, small) for card in area["cards"]])
        limit = Text(f"  {len(area['cards'])}/{area['limit']}", style="dim")
        most = max(area["supporters"])
        table.add_row(
            Text(f"{chosen}{words('area-' + area['area'])}", style=AREA_STYLES[area["area"]]),
            cards + limit,
            *[Text(str(count), style="bold" if count == most else "") for count in area["supporters"]],
        )
    return table


def _players(view: View, words: Translator, small: bool) -> Table:
    table = _table(small)
    table.add_column(words("board-player"))
    table.add_column(words("board-points"))
    table.add_column(words("board-approved"))
    table.add_column(words("board-proposed"))
    table.add_column(words("board-tickets"), justify="right")
    table.add_column(words("board-figures"))
    table.add_column(words("board-supply"), justify="right")
    for seat, player in enumerate(view["players"]):
        turn = "▶ " if seat in view["to_move"] else ""
        proposed = {area: len(cards) for area, cards in player["exhibits"].items()}
        table.add_row(
            Text(f"{turn}{SEAT_MARKS[seat]} {words.players[seat]}", style=SEAT_STYLES[seat]),
            _points(player),
            _by_area(player["tokens"], words),
            _by_area(proposed, words),
            str(len(player["tickets"])),
            Text(", ".join(_figure(name, words, small) for name in player["figures"])),
            str(player["supply"]),
        )
    return table


def _points(player: PlayerView) -> Text:
    """The total, and what it is made of: coins, medals, sets."""
    parts = f"{player['coins']}+{player['medals']}+{player['sets']}"
    return Text.assemble((str(player["score"]), "bold"), (f" {parts}" if player["score"] else "", "dim"))


def _by_area(counts: dict[str, int], words: Translator) -> Text:
    shown = [
        Text(f"{words(f'area-{area}.short')} {count}", style=AREA_STYLES[area])
        for area, count in counts.items()
        if count
    ]
    return Text(" ").join(shown)


def _table(small: bool) -> Table:
    return Table(box=None if small else ROUNDED, pad_edge=False, header_style="dim" if small else "bold")


def _card(card: str, kind: str, words: Translator, small: bool = False) -> Text:
    if kind == "ticket":
        name = "" if small else f" {words.name(card)}"
        return Text(f"{words('board-ticket')}{name}", style=TICKET_STYLE)
    if kind == "figure":
        name = _figure(card, words, small)
        return Text(name if small else f"{words('board-figure')} {name}", style=FIGURE_STYLE)
    name = "" if small else f" {words.name(card)}"
    return Text(f"{words(f'area-{kind}.short')}{name}", style=AREA_STYLES[kind])


def _figure(card: str, words: Translator, small: bool) -> str:
    """A figure's name, or on a small screen the last word of it."""
    name = words.name(card)
    return name.split()[-1] if small else name


def cards(scene: Scene) -> RenderableType:
    """Names, effects and history of the cards on the board and in hand."""
    view, words = scene.view, scene.words
    table = Table(box=ROUNDED, pad_edge=False, show_lines=True)
    table.add_column(words("board-cards"))
    table.add_column("")
    for area in view["areas"]:
        name = f"area-{area['area']}"
        table.add_row(Text(words(name), style=AREA_STYLES[area["area"]]), words(f"{name}.history"))
        for card in area["cards"]:
            _add_history(table, card["card"], card["kind"], words)
    for player in view["players"]:
        for name in player["figures"]:
            _add_history(table, name, "figure", words)
    return table


def _add_history(table: Table, card: str, kind: str, words: Translator) -> None:
    effect = f"{words(f'{card}.effect')} " if kind == "figure" else ""
    table.add_row(_card(card, kind, words), Text(f"{effect}{words(f'{card}.history')}"))


TERMINAL: Final[Terminal[View, Box]] = Terminal(board=board, cards=cards, choice=choice)
