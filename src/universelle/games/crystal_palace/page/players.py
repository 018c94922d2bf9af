"""What lies in front of the players: the viewer's own board in full, those of the others in brief."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_of, whose
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.page.dice import dials, tray
from universelle.games.crystal_palace.page.exchanges import newspapers, purse
from universelle.games.crystal_palace.page.possessions import cards, goal, research
from universelle.games.crystal_palace.page.shown_location import Codes
from universelle.games.crystal_palace.page.symbols import press, small_die, tale
from universelle.games.crystal_palace.rules.components import EXCHANGES, NATION_NAMES, NATIONS
from universelle.games.crystal_palace.rules.view import View
from universelle.games.crystal_palace.scene import Scene


def panel(scene: Scene, seat: int) -> Node:
    """A player's board: in full for its owner, else in brief, with the rest folded."""
    return _own(scene, seat) if seat == scene.seat else _other(scene, seat)


# The viewer's own board


def _own(scene: Scene, seat: int) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    player, number, codes = view["players"][seat], seat + 1, codes_of(scene)
    setting = _sets(scene, seat)
    active = " active" if seat in view["to_move"] else ""
    return node(
        "section",
        _me(scene, seat),
        node(
            "div",
            dials(scene, seat) if setting else None,
            tray(scene, seat),
            purse(words, box, number, (player["gears"], player["energy"], player["open_loans"]), _open(codes)),
            newspapers(words, box, number, player["newspapers"], _open(codes)),
            class_="board-goods",
            id=f"goods-{number}",
        ),
        node("div", goal(scene, seat, codes), research(scene, seat, codes), class_="board-plans", id=f"plans-{number}"),
        cards(scene, seat, codes),
        class_=f"panel frame own-board p{number}{active}{' setting-dice' if setting else ''}",
        id=f"panel-{number}",
        data_count=True,
    )


def _sets(scene: Scene, seat: int) -> bool:
    """Whether the viewer is to set dice now."""
    return bool(scene.actions) and scene.decision == "set-dice" and seat == scene.seat


def _open(codes: Codes) -> Codes:
    """What is open at any moment, of all that may be done."""
    return codes & OPEN_CODES


OPEN_CODES: Final = frozenset([*[key.replace("-", " ") for key in EXCHANGES], "loan", "repay"])


def _me(scene: Scene, seat: int) -> Node:
    view = scene.view
    player = view["players"][seat]
    return _head(
        scene.words,
        seat,
        player["nation"],
        "me" if seat == scene.seat else "bot" if seat in scene.bots else "other",
        _state(scene, seat),
        (player["vp"], player["money"]),
        f"target {seat + 1}" in codes_of(scene),
    )


def _state(scene: Scene, seat: int) -> tuple[str, ...]:
    """What is to be said of a player now: first, ready, thinking, passed, to move."""
    view = scene.view
    player = view["players"][seat]
    found = []
    if scene.decision == "set-dice":
        return ("ready",) if player["sealed"] else ("thinking",)
    if seat in view["to_move"]:
        found.append("to-move")
    if view["first"] == seat:
        found.append("first")
    if view["phase"] == 2 and player["passed"]:
        found.append("passed")
    return tuple(found)


@once
def _head(
    words: Translator, seat: int, nation: str, called: str, state: tuple[str, ...], score: tuple[int, int], aimed: bool
) -> Node:
    number, title = seat + 1, name_of(words, seat)
    points, money = score
    name: list[Child] = [title]
    if called == "me":
        name += [" ", node("span", words("draw-you"), class_="soft")]
    elif called == "bot":
        name += [" ", symbol("bot", "sy soft")]
    code = f"target {number}"
    return node(
        "header",
        seat_sign(seat, f"seat-{number}"),
        node("h2", name, id=f"name-{number}", title=title),
        node(
            "small",
            words(f"nation-{nation}"),
            id=f"nation-{number}",
            title=tale(words, NATION_NAMES[NATIONS.index(nation)]),
        ),
        node("span", [_tag(words, each) for each in state], class_="player-states", id=f"state-{number}"),
        node(
            "span",
            symbol("aim"),
            words("draw-target"),
            id=f"aim-{number}",
            class_="button main target-button",
            **press((code,), code, words("action-target", owner=title)),
        )
        if aimed
        else None,
        node(
            "span",
            symbol("vp", "sy symbol-vp"),
            node("output", str(points), class_="num", id=f"points-{number}"),
            class_="player-points",
            id=f"score-{number}",
            title=words("board-points"),
        ),
        node(
            "span",
            "£",
            node("b", str(money), class_="num", id=f"money-{number}"),
            class_="player-money",
            id=f"purse-{number}",
            title=words("board-money"),
        ),
        class_="player-head",
        id=f"who-{number}",
    )


def _tag(words: Translator, state: str) -> Node:
    return node("span", words(f"draw-{state}"), class_=f"tag is-{state}")


# The others


def _other(scene: Scene, seat: int) -> Node:
    view, words = scene.view, scene.words
    player, number = view["players"][seat], seat + 1
    active = " active" if seat in view["to_move"] else ""
    tiles = len([each for each in player["slots"] if each and "tile" in each])
    counts = (
        ("gear", player["gears"], "amount-gear"),
        ("energy", player["energy"], "amount-energy"),
        ("news", player["newspapers"], "amount-newspaper"),
        ("scroll", len(player["prototypes"]), "count-prototypes"),
        ("hat", len(player["characters"]), "count-characters"),
        ("research", tiles, "count-research-tiles"),
        ("loan", player["open_loans"], "count-open-loans"),
    )
    return node(
        "section",
        _me(scene, seat),
        _others_dice(words, seat, tuple(player["hand"]), player["dice"], _hides(view)),
        node(
            "details",
            _numbers(words, number, counts),
            node(
                "div",
                node("p", seat_sign(seat), " ", name_of(words, seat), class_="whole-name", id=f"whole-name-{number}"),
                node(
                    "div",
                    goal(scene, seat, frozenset()),
                    research(scene, seat, frozenset()),
                    class_="board-plans",
                    id=f"plans-{number}",
                ),
                cards(scene, seat, frozenset()),
                class_="whole-board frame",
                id=f"whole-{number}",
            ),
            id=f"more-{number}",
            class_="other-details",
            name="whole",
            open=scene.seat is None and seat == whose(scene),
        ),
        class_=f"panel frame other-board p{number}{active}",
        id=f"panel-{number}",
        data_count=True,
    )


def _hides(view: View) -> bool:
    return view["decision"] is not None and view["decision"]["id"] == "set-dice"


@once
def _others_dice(words: Translator, seat: int, hand: tuple[int, ...], owned: int, hidden: bool) -> Node:
    """Dice in hand; in phase 1 nobody sees more than how many there are."""
    shown = [0] * owned if hidden else [*hand]
    dice = [small_die(seat, value, f"tray-{seat + 1}-{n}") for n, value in enumerate(shown, start=1)]
    told = (
        words("draw-dice-hidden", count=owned)
        if hidden
        else words("draw-dice-of", dice=", ".join(map(str, hand)) or "–")
    )
    return node("div", dice, class_="other-dice", id=f"dice-{seat + 1}", role="img", aria_label=told, title=told)


@once
def _numbers(words: Translator, number: int, counts: tuple[tuple[str, int, str], ...]) -> Node:
    """What a player has, in numbers; opens the rest."""
    items = [
        node(
            "span",
            symbol(sign, f"sy symbol-{sign}"),
            node("b", str(count), class_="num", id=f"{sign}-count-{number}"),
            class_="stock",
            id=f"{sign}-of-{number}",
            title=words(key, n=count),
        )
        for sign, count, key in counts
    ]
    label = ", ".join([words(key, n=count) for _, count, key in counts])
    return node("summary", items, id=f"numbers-{number}", aria_label=label)


# In brief


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    return _brief(scene.words, seat, seat in scene.view["to_move"], player["vp"], player["money"])


@once
def _brief(words: Translator, seat: int, moving: bool, points: int, money: int) -> Node:
    number, active = seat + 1, " active" if moving else ""
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("b", str(points), class_="num", id=f"strip-points-{number}"),
        node("span", f"£{money}", class_="num", id=f"strip-money-{number}"),
        id=f"strip-{number}",
        class_=f"p{number}{active}",
        href=f"#panel-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )
