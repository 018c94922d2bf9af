"""The table as a page shows it: the board, what lies in front of each player, and what each choice would bring."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeAlias

from universelle.contract.scene import role_of
from universelle.core.action import Action
from universelle.core.message import Name, Seat, Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign, tooltip
from universelle.games.worlds_fair_1893.page.board import board, goal, over, roman, scored
from universelle.games.worlds_fair_1893.page.ornament import INKS
from universelle.games.worlds_fair_1893.rules.actions import Add, Approve, PalmerMove, Place, Stop
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS, FIGURE_NAMES, PALMER, SUPPLY
from universelle.games.worlds_fair_1893.rules.events import ScoringBegan
from universelle.games.worlds_fair_1893.rules.scoring import area_awards, token_points
from universelle.games.worlds_fair_1893.scene import Scene

__all__ = [
    "MILESTONES",
    "REASONS",
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

Counts: TypeAlias = "tuple[tuple[str, int], ...]"  # how many of each area

REASONS: Final = {
    "reason-tickets": "ticket",
    "reason-most-tickets": "ticket",
    "reason-medals": "medal",
    "reason-sets": "approved",
}
MILESTONES: Final = (ScoringBegan,)  # events that a curve of points marks
HAND_ROOM: Final = 14  # letters for the figures of a player


def picture(scene: Scene) -> Node:
    """The table as one picture, to be kept: it has no panels."""
    return board(scene)


def headline(scene: Scene) -> str:
    """Where the game stands, in a few words."""
    view, words = scene.view, scene.words
    if over(view):
        return words("board-over")
    number = roman(view["round"])
    if view["marker"] % 2:
        return words("draw-headline-scoring", round=number)
    return words("draw-headline", round=number, car=view["car"], wheel=view["wheel"])


def steps(scene: Scene) -> Node | None:
    """The steps of a turn, or of a scoring phase, the present one marked."""
    decision = scene.view["decision"]
    return None if decision is None else _steps(scene.words, decision["step"])


@once
def _steps(words: Translator, step: str) -> Node:
    if step == "approve-exhibits":
        names = [words("draw-step-tickets"), words("draw-step-areas"), words("draw-step-recall")]
        prefix, now = "phase", 1
    else:
        names = [
            words("draw-step-place"),
            words("draw-step-figures"),
            words("draw-step-take"),
            words("draw-step-refill"),
        ]
        prefix, now = "step", 0 if step == "place-supporter" else 1
    rows = [
        node(
            "li",
            f"{n + 1}\N{EN SPACE}{name}",
            id=f"{prefix}-{n + 1}",
            class_="done" if n < now else "now" if n == now else None,
            aria_current="step" if n == now else None,
        )
        for n, name in enumerate(names)
    ]
    return node("ol", rows, class_="steps", id="steps")


# In words


def told(scene: Scene) -> dict[str, str]:
    """The table in sentences, for those who hear it: the wheel, the areas clockwise, the players."""
    view, words = scene.view, scene.words
    deck = words("board-deck", deck=view["deck"], discard=len(view["discard"]))
    lines = {"wheel": f"{headline(scene)}, {deck}."}
    for area in view["areas"]:
        cards = tuple([(card["card"], card["kind"]) for card in area["cards"]])
        lines[area["area"]] = _told_area(words, area["area"], tuple(area["supporters"]), cards)
    for seat, player in enumerate(view["players"]):
        lines[f"seat-{seat + 1}"] = _told_seat(
            words,
            seat,
            player["score"],
            _proposed(player),
            tuple(player["tokens"].items()),
            (len(player["tickets"]), player["supply"]),
            tuple(player["figures"]),
        )
    return lines


@once
def _told_area(words: Translator, area: str, supporters: tuple[int, ...], cards: tuple[tuple[str, str], ...]) -> str:
    """Who stands there, and the cards with what they are: exhibits of an area, tickets, figures."""
    kinds = {"ticket": "board-ticket", "figure": "board-figure"}
    names = [f"{words.name(card)} ({words(kinds.get(kind, f'area-{kind}'))})" for card, kind in cards]
    standing = [f"{name_of(words, seat)} {count}" for seat, count in enumerate(supporters)]
    return words(
        "told-area",
        area=AREA_NAMES[AREAS.index(area)],
        supporters=", ".join(standing),
        cards=_listed(words, names),
    )


@once
def _told_seat(
    words: Translator,
    seat: int,
    score: int,
    exhibits: Counts,
    approved: Counts,
    stock: tuple[int, int],
    figures: tuple[str, ...],
) -> str:
    tickets, supply = stock
    return words(
        "told-seat",
        seat=Seat(seat),
        score=score,
        exhibits=_counted(words, exhibits),
        approved=_counted(words, approved),
        tickets=tickets,
        supply=supply,
        figures=_listed(words, [words.name(figure) for figure in figures]),
    )


def _proposed(player: dict[str, Any]) -> Counts:
    """How many exhibits of each area lie in front of a player."""
    return tuple([(area, len(cards)) for area, cards in player["exhibits"].items()])


def _counted(words: Translator, counts: Counts) -> str:
    return _listed(words, [f"{count} {words(f'area-{area}')}" for area, count in counts if count])


def _listed(words: Translator, items: list[str]) -> str:
    return ", ".join(items) or words("told-none")


# In front of the players


def panel(scene: Scene, seat: int) -> Node:
    """What lies in front of a player. Nothing is left out, so that panels can be compared."""
    player = scene.view["players"][seat]
    points = scene.words("draw-points", coins=player["coins"], medals=player["medals"], sets=player["sets"])
    return _panel(
        scene.words,
        seat,
        role_of(scene, seat),
        seat in scene.view["to_move"],
        (player["score"], points),
        _proposed(player),
        tuple(player["tokens"].items()),
        (len(player["tickets"]), player["supply"]),
        tuple(player["figures"]),
    )


@once
def _panel(
    words: Translator,
    seat: int,
    called: str,
    moving: bool,
    score: tuple[int, str],
    exhibits: Counts,
    approved: Counts,
    stock: tuple[int, int],
    figures: tuple[str, ...],
) -> Node:
    number, active = seat + 1, " active" if moving else ""
    tickets, supply = stock
    return node(
        "section",
        _who(words, seat, called, moving, *score),
        _heading(words("draw-exhibits"), f"proposed-{number}"),
        _chips(words, "ex", number, exhibits),
        _heading(words("board-approved"), f"approved-{number}"),
        _chips(words, "ap", number, approved),
        node(
            "footer",
            _stock(f"tickets-{number}", "ticket", tickets, words("board-tickets")),
            _stock(f"supply-{number}", "supporter", supply, words("board-supply")),
            _hand(words, number, figures),
            id=f"stock-{number}",
        ),
        class_=f"panel frame p{number}{active}",
        id=f"panel-{number}",
        data_count=True,
    )


@once
def _heading(text: str, name: str) -> Node:
    return node("h3", text, id=name)


@once
def _who(words: Translator, seat: int, called: str, moving: bool, score: int, points: str) -> Node:
    number, title = seat + 1, name_of(words, seat)
    name: list[Child] = [title]
    if called == "me" and not moving:  # whose choices are open knows it, and the tag needs the room
        name += [" ", node("span", words("draw-you"), class_="soft")]
    elif called == "bot":
        name += [" ", symbol("bot", "sy soft")]
    return node(
        "header",
        seat_sign(seat, f"seat-{number}"),
        node("h2", name, id=f"name-{number}", title=title),
        node("span", words("draw-to-move"), class_="tag", id=f"turn-of-{number}") if moving else None,
        node("output", str(score), class_="score num", id=f"points-{number}", title=points),
        id=f"who-{number}",
    )


@once
def _chips(words: Translator, kind: str, number: int, counts: Counts) -> Node:
    """How many of each area, in one order for all."""
    chips = [
        node(
            "li",
            symbol(area, id_=f"{kind}-{number}-{area}-sign"),
            node("b", str(count), class_="num", id=f"{kind}-{number}-{area}-count"),
            class_=f"{kind} f-{INKS[area]} on-{INKS[area]}" if count else f"{kind} zero",
            id=f"{kind}-{number}-{area}",
            title=words(f"area-{area}"),
        )
        for area, count in counts
    ]
    return node("ul", chips, class_="cats", id=f"{kind}-{number}")


@once
def _stock(name: str, picture: str, count: int, title: str) -> Node:
    return node(
        "span",
        symbol(picture, id_=f"{name}-sign"),
        node("b", str(count), class_="num", id=f"{name}-count"),
        class_="stock",
        id=name,
        title=title,
    )


@once
def _hand(words: Translator, number: int, figures: tuple[str, ...]) -> Node:
    """The figures of a player, in as many words as there is room for; their tales tell the rest."""
    name = f"hand-{number}"
    if not figures:
        return node("span", words("draw-no-figure"), class_="soft none", id=name)
    tales = "\n\n".join([tooltip(words, figure) for figure in dict.fromkeys(figures)])
    shown = _shortest([words.name(figure) for figure in figures])
    return node("span", symbol("figure"), node("span", shown), class_="fig", id=name, title=tales)


def _shortest(names: list[str]) -> str:
    """Names in full, or last names, or the first of these and how many more."""
    if len(names) == 1 and len(names[0]) <= HAND_ROOM:
        return names[0]
    counts = Counter([name.split()[-1] for name in names])
    last = [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]
    shown = ", ".join(last)
    return shown if len(shown) <= HAND_ROOM else f"{last[0]} +{len(last) - 1}" if len(last) > 1 else shown


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    return _brief(scene.words, seat, seat in scene.view["to_move"], player["score"], len(player["tickets"]))


@once
def _brief(words: Translator, seat: int, moving: bool, score: int, tickets: int) -> Node:
    number, active = seat + 1, " active" if moving else ""
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("b", str(score), class_="num", id=f"strip-points-{number}"),
        symbol("ticket", id_=f"strip-sign-{number}"),
        node("span", str(tickets), class_="num", id=f"strip-tickets-{number}"),
        id=f"strip-{number}",
        class_=f"p{number}{active}",
        href=f"#panel-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )


# What a choice would bring


def choice(scene: Scene, action: Action) -> tuple[str, str, str | None]:
    """An action's name, its consequence and its symbol."""
    words = scene.words
    if isinstance(action, Place):
        return _area_from(scene, action.area, action.source), _cards_beside(scene, action), AREAS[action.area]
    if isinstance(action, Add):
        area = goal(scene, action)
        assert area is not None
        where = _area_from(scene, AREAS.index(area), action.source)
        name = words("draw-add", figure=FIGURE_NAMES[action.figure], area=where)
        return name, _standing(scene, area, action.source), area
    if isinstance(action, PalmerMove):
        source, target = AREA_NAMES[action.source], AREA_NAMES[action.target]
        name = words("draw-move", owner=Seat(action.owner), source=source, target=target)
        return name, words.name(FIGURE_NAMES[PALMER]), AREAS[action.target]
    if isinstance(action, Stop):
        return _stop(scene)
    if isinstance(action, Approve):
        return words.say(action.message()), _sets_then(scene, action.count), scored(scene.view)
    return words.say(action.message()), "", None


def _stop(scene: Scene) -> tuple[str, str, str | None]:
    words = scene.words
    figures = [Name(figure) for figure in scene.view["players"][_mover(scene)]["figures"]]
    if figures:
        return words("draw-stop"), words("draw-stop-gives", figures=figures), "discard"
    return words("action-end-turn"), words("draw-end-turn-gives"), "check"


def _mover(scene: Scene) -> int:
    return scene.view["to_move"][0] if scene.seat is None else scene.seat


def _area_from(scene: Scene, area: int, source: int) -> str:
    """An area, and where its supporter comes from unless that is the supply."""
    if source == SUPPLY:
        return scene.words(f"area-{AREAS[area]}")
    return scene.words("draw-taken-from", area=AREA_NAMES[area], source=AREA_NAMES[source])


def _cards_beside(scene: Scene, action: Place) -> str:
    """The cards that come with an area, the tickets last because they move the car."""
    words, view = scene.words, scene.view
    cards = next(area["cards"] for area in view["areas"] if area["area"] == AREAS[action.area])
    exhibits = len([card for card in cards if card["kind"] in AREAS])
    tickets = len([card for card in cards if card["kind"] == "ticket"])
    parts = [words("draw-some-exhibits", count=exhibits)] if exhibits else []
    parts += [words.name(card["card"]) for card in cards if card["kind"] == "figure"]
    if tickets:
        spaces = min(tickets, view["wheel"] - view["car"])
        parts.append(words("draw-some-tickets", count=tickets, spaces=spaces))
        if view["car"] + tickets >= view["wheel"]:
            parts.append(words("draw-then-scoring"))
    return ", ".join(parts) or words("draw-no-cards")


def _standing(scene: Scene, area: str, source: int) -> str:
    """How many supporters the player would have on an area, and the place they would take."""
    view, seat = scene.view, _mover(scene)
    there = next(each["supporters"] for each in view["areas"] if each["area"] == area)
    after = [count + (place == seat) for place, count in enumerate(there)]
    if source != SUPPLY and AREAS[source] == area:
        after = list(there)
    award = area_awards(scene.box, after)[seat]
    if award is None:
        standing = scene.words("draw-there", count=after[seat])
    else:
        place = Name(f"place-{award.place.replace('_', '-')}")
        standing = scene.words("draw-there-place", count=after[seat], place=place)
    return standing if after == there else scene.words("draw-adds", standing=standing)


def _sets_then(scene: Scene, count: int) -> str:
    """What sets of approved exhibits would be worth."""
    area = scored(scene.view)
    tokens = scene.view["players"][_mover(scene)]["tokens"]
    after = [tokens[each] + (count if each == area else 0) for each in AREAS]
    return scene.words("draw-sets", points=token_points(scene.box.set_points, after))


# The result


def result(scene: Scene, points: Any = None) -> Node | None:  # noqa: ARG001 — other games tell their points here
    """The approved exhibits of each player as sets, the best player first."""
    players = scene.view["players"]
    order = sorted(range(len(players)), key=lambda seat: -int(players[seat]["score"]))
    rows = [_sets_row(scene, seat) for seat in order]
    head = node("h2", scene.words("draw-approved-exhibits"), class_="head", id="sets-head")
    return node("section", head, rows, class_="sets frame", id="sets")


def _sets_row(scene: Scene, seat: int) -> Node:
    player, number = scene.view["players"][seat], seat + 1
    mark = seat_sign(seat)
    sets_worth = node("b", str(player["sets"]), class_="num")
    name = node("span", mark, sets_worth, class_="nm", title=name_of(scene.words, seat))
    tokens = player["tokens"]
    sizes = range(1, max(tokens.values()) + 1)
    sets = [_set(scene, [area for area in AREAS if tokens[area] >= size]) for size in sizes]
    return node("div", name, node("ul", sets), class_="prow", id=f"sets-{number}")


def _set(scene: Scene, areas: list[str]) -> Node:
    tokens = [node("span", symbol(area), class_=f"tok f-{INKS[area]} on-{INKS[area]}") for area in areas]
    worth = node("b", str(scene.box.set_points[len(areas)]), class_="num")
    return node("li", tokens, worth, title=scene.words("draw-set-of", count=len(areas)))
