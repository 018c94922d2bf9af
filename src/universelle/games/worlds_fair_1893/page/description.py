"""The board in sentences, for screen readers: the wheel, the areas clockwise, the players."""

from __future__ import annotations

from universelle.core.message import Seat, Translator
from universelle.drawing.node import once
from universelle.drawing.parts import list_or_none, name_of
from universelle.games.worlds_fair_1893.page.headline import headline
from universelle.games.worlds_fair_1893.page.players import Counts, proposed
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS
from universelle.games.worlds_fair_1893.rules.view import AreaView, PlayerView
from universelle.games.worlds_fair_1893.scene import Scene


def description(scene: Scene) -> dict[str, str]:
    view, words = scene.view, scene.words
    deck = words("board-deck", deck=view["deck"], discard=len(view["discard"]))
    lines = {"wheel": f"{headline(scene)}, {deck}."}
    for area in view["areas"]:
        lines[area["area"]] = _area(words, area)
    for seat, player in enumerate(view["players"]):
        lines[f"seat-{seat + 1}"] = _seat(words, seat, player)
    return lines


@once
def _area(words: Translator, area: AreaView) -> str:
    """The supporters there, and the cards with what they are: exhibits of an area, tickets, figures."""
    kinds = {"ticket": "board-ticket", "figure": "board-figure"}
    names = [
        f"{words.name(card['card'])} ({words(kinds.get(card['kind'], 'area-' + card['kind']))})"
        for card in area["cards"]
    ]
    standing = [f"{name_of(words, seat)} {count}" for seat, count in enumerate(area["supporters"])]
    return words(
        "told-area",
        area=AREA_NAMES[AREAS.index(area["area"])],
        supporters=", ".join(standing),
        cards=list_or_none(words, names),
    )


@once
def _seat(words: Translator, seat: int, player: PlayerView) -> str:
    return words(
        "told-seat",
        seat=Seat(seat),
        score=player["score"],
        exhibits=_counted(words, proposed(player)),
        approved=_counted(words, tuple(player["tokens"].items())),
        tickets=len(player["tickets"]),
        supply=player["supply"],
        figures=list_or_none(words, [words.name(figure) for figure in player["figures"]]),
    )


def _counted(words: Translator, counts: Counts) -> str:
    return list_or_none(words, [f"{count} {words(f'area-{area}')}" for area, count in counts if count])
