"""The table as a page shows it: places, tracks, what lies in front of each player, and what each choice would bring."""

from __future__ import annotations

from typing import Any, Final

from universelle.core.message import Seat, Translator
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.page.choices import choice
from universelle.games.crystal_palace.page.forecast import pairs
from universelle.games.crystal_palace.page.locations import scenes
from universelle.games.crystal_palace.page.locations_overview import nave
from universelle.games.crystal_palace.page.picture import picture
from universelle.games.crystal_palace.page.players import panel, strip
from universelle.games.crystal_palace.page.shown_location import opened
from universelle.games.crystal_palace.page.tracks import administration, market
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    NATION_NAMES,
    NATIONS,
    PATENTS,
    Box,
)
from universelle.games.crystal_palace.rules.events import RoundBegan
from universelle.games.crystal_palace.rules.phrases import amounts, phrase
from universelle.games.crystal_palace.rules.view import DieView, PlayerView, View
from universelle.games.crystal_palace.scene import Scene

__all__ = [
    "MILESTONES",
    "REASONS",
    "SCRIPTS",
    "board",
    "choice",
    "headline",
    "panel",
    "picture",
    "result",
    "steps",
    "strip",
    "told",
]

SCRIPTS: Final = ("dice.js",)
REASONS: Final = {
    "reason-prototypes": "scroll",
    "reason-characters": "hat",
    "reason-links": "link",
    "reason-shares": "bank",
    "reason-tickets": "ticket",
    "reason-pictures": "buzz",
    "reason-effects": "flash",
    "reason-red-income": "income",
    "reason-buzz": "buzz",
    "reason-market": "lantern",
    "reason-goal": "crown",
    "reason-loans": "loan",
    "reason-slots": "research",
}
MILESTONES: Final = (RoundBegan,)  # events that a curve of points marks
PHASES: Final = 7
ACTIONS: Final = 3  # the phase in which dice act, place by place


def board(scene: Scene) -> Node:
    """All that belongs to nobody: the nave, the open place, the market and the administration."""
    return node(
        "div",
        nave(scene),
        scenes(scene),
        market(scene),
        administration(scene),
        id="board",
        class_="board palace",
        role="group",
        aria_label=scene.words("draw-board"),
        data_open=opened(scene.view) + 1,
        data_work=_work(scene.view),
    )


def _work(view: View) -> str:
    """What is at work: when it changes, the page shows the place again where it happens."""
    if view["phase"] < ACTIONS or not view["decision"]:
        return f"{view['round']}-{view['phase']}"
    return f"{view['round']}-{view['phase']}-{opened(view)}-{view['decision']['id']}-{view['to_move']}"


def headline(scene: Scene) -> str:
    """Where the game stands, in a few words."""
    view, words = scene.view, scene.words
    if not view["to_move"]:
        return words("board-over")
    when = words("board-round", name=words(f"round-{view['round']}"), round=view["round"], rounds=view["rounds"])
    phase = words(f"phase-{view['phase']}")
    return f"{when}, {phase}"


def steps(scene: Scene) -> Node | None:
    """The phases of a round, the present one by its name."""
    view, words = scene.view, scene.words
    if view["decision"] is None:
        return None
    rows = []
    for number in range(1, PHASES + 1):
        now, name = number == view["phase"], words(f"phase-{number}")
        rows.append(
            node(
                "li",
                f"{number}\N{EN SPACE}{name}" if now else str(number),
                id=f"phase-{number}",
                class_="done" if number < view["phase"] else "now" if now else None,
                aria_current="step" if now else None,
                title=name,
            )
        )
    return node("ol", rows, class_="steps", id="steps")


# In words


def told(scene: Scene) -> dict[str, str]:
    """The table in sentences, for those who hear it: the round, the places, market and piles, the players."""
    view, words, box = scene.view, scene.words, scene.box
    lines = {"round": f"{headline(scene)}."}
    for place, there in enumerate(view["locations"]):
        lines[f"place-{place + 1}"] = words(
            "told-place",
            place=LOCATION_NAMES[place],
            dice=_listed(words, [f"{_name(words, die)} {die['value']}" for die in there["spaces"] if die]),
            free=len([1 for die in there["spaces"] if not die]),
            used=there["used"],
            actions=len(there["actions"]),
            offer=_listed(words, _offered(scene, place)),
        )
    owners = [f"{n} {words.players[seat]}" for n, seat in enumerate(view["market"], start=1) if seat is not None]
    lines["market"] = words("told-market", assistants=_listed(words, owners), gears=view["market_gears"])
    for seat, player in enumerate(view["players"]):
        lines[f"seat-{seat + 1}"] = _told_seat(words, view, seat, player)
        lines[f"cards-{seat + 1}"] = _told_cards(words, box, seat, player)
    return lines


def _name(words: Translator, die: DieView) -> str:
    return name_of(words, die["seat"])


def _offered(scene: Scene, place: int) -> list[str]:
    words, box, number = scene.words, scene.box, scene.view["round"]
    takes = box.locations[place].takes
    keys = [key for key in scene.view["locations"][place]["display"] if key]
    if takes == 0:
        cards = [box.patents[PATENTS.index(key)] for key in keys]
        return [
            f"{words.name(card.name)} {words('board-price', cost=amounts(card.cost), points=card.vp[number - 1])}"
            for card in cards
        ]
    if takes == 3:
        people = [box.characters[CHARACTERS.index(key)] for key in keys]
        return [
            f"{words.name(one.name)} {words('board-price', cost=amounts(one.cost), points=one.vp[number - 1])}"
            for one in people
        ]
    kind = "research" if takes == 1 else "share"
    if keys:
        return [words.name(f"{kind}-{key}") for key in keys]
    slots = box.locations[place].slots
    return [words.say(phrase(slot.effects)) for slot in slots] or [words.say(phrase(box.locations[place].action))]


def _told_seat(words: Translator, view: View, seat: int, player: PlayerView) -> str:
    hidden = view["decision"] is not None and view["decision"]["id"] == "set-dice" and not player["hand"]
    dice = (
        words("draw-dice-hidden", count=player["dice"]) if hidden else _listed(words, [str(v) for v in player["hand"]])
    )
    return words(
        "told-seat",
        seat=Seat(seat),
        nation=NATION_NAMES[NATIONS.index(player["nation"])],
        score=player["vp"],
        money=player["money"],
        goods=words(
            "board-goods-held", gears=player["gears"], energy=player["energy"], newspapers=player["newspapers"]
        ),
        income=player["income_value"],
        buzz=player["buzz"],
        westminster=words(f"westminster-{player['westminster']}"),
        dice=dice,
        goal=player["goal"],
        assistants=player["assistants"],
    )


def _told_cards(words: Translator, box: Box, seat: int, player: PlayerView) -> str:
    tiles = [words.name(f"research-{slot['tile']}") for slot in player["slots"] if slot and "tile" in slot]
    return words(
        "told-cards",
        seat=Seat(seat),
        patents=_listed(words, [words.name(box.patents[PATENTS.index(key)].name) for key in player["patents"]]),
        prototypes=_listed(words, _prototypes(words, box, player)),
        characters=_listed(words, _characters(words, box, player)),
        tiles=_listed(words, tiles),
        shares=_listed(words, [words.name(f"share-{key}") for key in player["shares"]]),
        loans=player["open_loans"],
        empty=player["slots"].count(None),
    )


def _prototypes(words: Translator, box: Box, player: PlayerView) -> list[str]:
    return [words.name(box.patents[PATENTS.index(key)].name) for key in player["prototypes"]]


def _characters(words: Translator, box: Box, player: PlayerView) -> list[str]:
    return [words.name(box.characters[CHARACTERS.index(key)].name) for key in player["characters"]]


def _listed(words: Translator, items: list[str]) -> str:
    return ", ".join(items) or words("told-none")


# The result


def result(scene: Scene, points: Any = None) -> Node | None:  # noqa: ARG001 — other games tell their points here
    """What each nation brought to the exhibition, the best player first."""
    players = scene.view["players"]
    order = sorted(range(len(players)), key=lambda seat: -int(players[seat]["vp"]))
    head = node("h2", scene.words("draw-exhibited"), class_="head", id="exhibited-head")
    return node("section", head, [_row(scene, seat) for seat in order], class_="sets frame", id="exhibited")


def _row(scene: Scene, seat: int) -> Node:
    words, box, player = scene.words, scene.box, scene.view["players"][seat]
    tiles = len([slot for slot in player["slots"] if slot and "tile" in slot])
    loans = len([slot for slot in (*player["slots"], *player["beside"]) if slot and "loan" in slot])
    counts = (
        ("scroll", len(player["prototypes"]), "count-prototypes"),
        ("hat", len(player["characters"]), "count-characters"),
        ("link", pairs(box, player), "count-linked-pairs"),
        ("research", tiles, "count-research-tiles"),
        ("bank", len(player["shares"]), "count-shares"),
        ("loan", loans, "count-open-loans"),
    )
    items = [
        node("li", symbol(sign), " ", node("b", str(count), class_="num"), title=words(key, n=count))
        for sign, count, key in counts
    ]
    nation = node("span", words(f"nation-{player['nation']}"), class_="soft")
    title = node("h3", seat_sign(seat), name_of(words, seat), nation, class_="nm")
    cards = [*_prototypes(words, box, player), *_characters(words, box, player)]
    return node(
        "div",
        title,
        node("ul", items),
        node("p", ", ".join(cards), class_="soft") if cards else None,
        class_="prow exhibit",
        id=f"exhibited-{seat + 1}",
    )
