"""What a player strives for and owns: the goal, research and cards."""

from __future__ import annotations

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.crystal_palace.page.cards import own_character, own_patent, own_share, own_watch, slot
from universelle.games.crystal_palace.page.forecast import counted, links_lit
from universelle.games.crystal_palace.page.shown_location import Codes
from universelle.games.crystal_palace.page.symbols import COUNTER_SIGNS, lit, press
from universelle.games.crystal_palace.rules.components import CHARACTERS, NATIONS, PATENTS, Box
from universelle.games.crystal_palace.rules.phrases import amount, condition_phrase
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import COUNTERS, NO_LIMIT, VP, Condition
from universelle.games.crystal_palace.scene import Scene


def goal(scene: Scene, seat: int, codes: Codes) -> Node:
    player = scene.view["players"][seat]
    have = counted(scene.view, scene.box, seat, scene.box.goals[NATIONS.index(player["nation"])].count)
    return _goal_as_it_is(
        scene.words, scene.box, seat, player["nation"], player["goal"], have, codes & {"goal"}, seat == scene.seat
    )


@once
def _goal_as_it_is(
    words: Translator, box: Box, seat: int, nation: str, level: int, have: int, codes: Codes, own: bool
) -> Node:
    goal = box.goals[NATIONS.index(nation)]
    sign, number = COUNTER_SIGNS[COUNTERS[goal.count]], seat + 1
    levels = []
    for n in range(len(goal.at_least), 0, -1):
        least = goal.at_least[n - 1]
        told = words(
            "goal-level",
            level=n,
            points=amount(VP, goal.vp[n]),
            condition=condition_phrase(Condition(goal.count, least, NO_LIMIT)),
        )
        upward = codes if n == level + 1 else frozenset()
        look = " current-level" if n == level else " past-level" if n < level else ""
        target = press(upward, "goal", words("action-goal")) if own and n > level else {}
        levels.append(
            node(
                "div",
                node("span", symbol(sign), str(least), class_="amount"),
                node("b", str(goal.vp[n]), symbol("vp")),
                seat_sign(seat) if n == level else None,
                class_=f"goal-level{look}",
                id=f"goal-{number}-{n}",
                title=told,
                **target,
            )
        )
    head = node("h3", words("draw-goal"), " ", node("small", f"{have}", symbol(sign)), id=f"goal-head-{number}")
    return node(
        "div", head, node("div", levels, class_="goal-levels", id=f"goal-{number}"), class_="goal-box", id=f"goal-box-{number}"
    )


def research(scene: Scene, seat: int, codes: Codes) -> Node:
    words, box, number = scene.words, scene.box, seat + 1
    player = scene.view["players"][seat]
    here = codes if seat == scene.seat else frozenset()
    used = frozenset([code for code in here if code.startswith(("use ", "discard "))])
    held_slots = [*player["slots"], *player["beside"]]
    seen: set[str] = set()
    drawn = []
    for n, each in enumerate(held_slots, start=1):
        tile = each["tile"] if each and "tile" in each else None
        mine = used & {f"use {tile}", f"discard {tile}"} if tile and tile not in seen else frozenset()
        seen.add(tile or "")
        loan = each["loan"] if each and "loan" in each else None
        repaid = bool(each and "loan" in each and each["repaid"])
        drawn.append(slot(words, box, f"slot-{number}-{n}", tile, loan, repaid, mine))
    head = node("h3", words("draw-research"), id=f"research-head-{number}")
    return node(
        "div",
        head,
        node("div", drawn, class_="research-slots", id=f"research-{number}", tabindex=0 if player["beside"] else None),
        class_="research-box",
        id=f"research-box-{number}",
    )


def cards(scene: Scene, seat: int, codes: Codes) -> Node:
    """Patents, prototypes, characters, shares and the watch, each in a line."""
    view, words, box = scene.view, scene.words, scene.box
    player, number = view["players"][seat], seat + 1
    here = codes if seat == scene.seat else frozenset()
    lines = [_own_patent(scene, player, key, False, here) for key in player["patents"]]
    lines += [_own_patent(scene, player, key, True, here) for key in player["prototypes"]]
    for key in player["characters"]:
        linked = any(links_lit(box, player, "character", CHARACTERS.index(key)))
        lines.append(own_character(words, box, key, player["westminster"], linked, here & {f"use {key}"}))
    lines += [own_share(words, box, key) for key in player["shares"]]
    if view["watch"] == seat:
        lines.append(own_watch(words, box, here & {"use watch"}))
    done = (
        node(
            "button",
            words("draw-finished"),
            type="button",
            class_="button done-button",
            id="do-done",
            data_action="done",
            aria_label=words("action-done"),
        )
        if "done" in here
        else None
    )
    head = node(
        "h3",
        words("draw-cards"),
        " ",
        node("small", words("draw-salaries", money=player["salaries"])) if player["salaries"] else None,
        id=f"cards-head-{number}",
    )
    empty = node("p", words("draw-no-cards"), class_="soft no-cards", id=f"no-cards-{number}")
    return node(
        "div",
        head,
        node("div", lines or [empty], class_="owned-cards", id=f"cards-{number}", tabindex=0 if len(lines) > 3 else None),
        done,
        class_="board-cards",
        id=f"owned-{number}",
    )


def _own_patent(scene: Scene, player: PlayerView, key: str, built: bool, codes: Codes) -> Node:
    owned = links_lit(scene.box, player, "patent", PATENTS.index(key))
    return own_patent(scene.words, scene.box, key, built, scene.view["round"], owned, codes & {f"build {key}"})
