"""Phase 5: the card that is built at full size, what was paid and gained, its effect, and what is still to build."""

from __future__ import annotations

from universelle.core.message import Message, Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign, signed_number
from universelle.games.crystal_palace.choices import THING_SYMBOLS, choice
from universelle.games.crystal_palace.consequences import bought_for, effects_text, joined, lacking_for
from universelle.games.crystal_palace.page.engravings import engraving
from universelle.games.crystal_palace.page.locations.cards import patent_card
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import choosable, cost_symbols, effect_text
from universelle.games.crystal_palace.page.work import told
from universelle.games.crystal_palace.page.work.parts import buttons, decides, head
from universelle.games.crystal_palace.page.work.told import Built
from universelle.games.crystal_palace.rules.actions import DONE, Build, Target
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENT_NAMES, PATENTS, Box
from universelle.games.crystal_palace.rules.phrases import amounts
from universelle.games.crystal_palace.rules.view import BuildingView, CostView, PlayerView
from universelle.games.crystal_palace.rules.vocabulary import (
    BUZZ,
    ENERGY,
    GEAR,
    INCOME,
    MONEY,
    NEWSPAPER,
    THINGS,
    VP,
    WESTMINSTER,
    Cost,
)
from universelle.games.crystal_palace.scene import Scene


def prototypes(scene: Scene) -> list[Node]:
    building = scene.view["building"]
    return _building(scene, building) if building else _choosing(scene)


def _linked(box: Box, player: PlayerView, key: str) -> tuple[bool, ...]:
    return tuple([CHARACTERS[link] in player["characters"] for link in box.patents[PATENTS.index(key)].links])


# Which one to build


def _choosing(scene: Scene) -> list[Node]:
    """The patents of whoever builds, to choose from; what has been built this round."""
    view = scene.view
    seat = scene.to_move[0] if scene.to_move else view["turn"]
    choices = frozenset([action.code for action in scene.actions if isinstance(action, Build) or action is DONE])
    building = scene.decision == "build-prototype"
    player, done = view["players"][seat], told.built(scene.events())
    bought = tuple(
        [(action.code, bought_for(scene, action, seat)) for action in scene.actions if isinstance(action, Build)]
    )
    return _drawn_choosing(scene.words, scene.box, seat, player, view["round"], building, done, choices, bought)


@once
def _drawn_choosing(
    words: Translator,
    box: Box,
    seat: int,
    player: PlayerView,
    number: int,
    builds: bool,
    built: tuple[Built, ...],
    codes: Codes,
    bought: tuple[tuple[str, str], ...],
) -> list[Node]:
    """`bought` says by the code of an action what of its cost would be bought at once."""
    left = words("draw-builds-left", count=player["builds"], owner=name_of(words, seat))
    cards = [
        _candidate(
            words, box, player, number, key, lacking, f"build {key}" in codes, dict(bought).get(f"build {key}", "")
        )
        for key, lacking in zip(player["patents"], player["patent_lacking"])
    ]
    none = node("p", words("draw-no-patents"), class_="soft work-none", id="work-none")
    stop = _stop(words, builds and bool(player["builds"] and player["patents"])) if DONE.code in codes else None
    return [
        head(5, words("phase-5"), left if builds and player["patents"] else words("draw-before-income")),
        node(
            "div",
            node("div", cards or [none], class_="candidates", id="candidates", style=f"--n:{max(1, len(cards))}"),
            _aside(words, built, stop),
            class_="building-choice",
            id="work-body",
        ),
    ]


def _candidate(
    words: Translator, box: Box, player: PlayerView, number: int, key: str, lacking: CostView, can: bool, bought: str
) -> Node:
    """A patent in a round that may be built, what lacks for it, and what of that would be bought at once."""
    name = f"build-{key}"
    card = patent_card(words, box, key, number, _linked(box, player, key), name, can, "build")
    return _choosable_card(name, card, _lacks(words, _cost(lacking), f"{name}-lacks", bought), can)


@once
def _choosable_card(name: str, card: Node, lacks: Node, can: bool) -> Node:
    return node("div", card, lacks, class_="candidate", id=f"{name}-box", data_main_choice=can)


def _cost(cost: CostView) -> Cost:
    return Cost(cost["gear"], cost["energy"], cost["money"])


@once
def _lacks(words: Translator, lacking: Cost, name: str, bought: str = "") -> Node:
    if not any(lacking.content()):
        return node("p", symbol("check"), words("draw-lacks-nothing"), class_="work-enough", id=name)
    told_lack = words.say(Message("draw-lacks", {"cost": amounts(lacking)}))
    return node("p", joined(words, told_lack, bought), class_="work-short", id=name)


@once
def _aside(words: Translator, built: tuple[Built, ...], stop: Node | None) -> Node:
    """What was built, and the end of building, apart from the choices."""
    done = [_done_line(words, n, each.seat, each.card, each.target) for n, each in enumerate(built)]
    none = node("p", words("draw-none-built"), class_="soft", id="built-none")
    return node(
        "div",
        node("h3", words("draw-built-this-round")),
        node("ul", done or [none], class_="built-list", id="built-list"),
        stop,
        class_="work-part work-beside",
        id="work-beside",
    )


@once
def _done_line(words: Translator, n: int, seat: int, card: str, target: int | None) -> Node:
    on: list[Child] = [symbol("aim"), seat_sign(target)] if target is not None else []
    return node(
        "li",
        seat_sign(seat),
        node("span", words.name(card), class_="work-name"),
        node("span", on, class_="built-on", role="img", aria_label=name_of(words, target))
        if target is not None
        else None,
        id=f"built-{n}",
    )


@once
def _stop(words: Translator, early: bool) -> Node:
    """Ends building, perhaps before everything is built."""
    text = words("draw-build-no-more" if early else "draw-finished")
    return node(
        "button",
        text,
        type="button",
        class_="button done-button",
        id="do-done",
        data_action="done",
        data_main_choice=True,
        aria_label=text,
    )


# The one that is built


def _building(scene: Scene, building: BuildingView) -> list[Node]:
    words, box, seat, key = scene.words, scene.box, building["seat"], building["patent"]
    view, name = scene.view, PATENT_NAMES[PATENTS.index(key)]
    player = view["players"][seat]
    facts = [fact for fact in told.built(scene.events()) if fact.seat == seat and fact.card == name]
    fact = facts[-1] if facts else None
    targets = tuple([_target(scene, building, action) for action in scene.actions if isinstance(action, Target)])
    card = patent_card(words, box, key, view["round"], _linked(box, player, key), "work-card", False, "build")
    return [
        _full_card(card),
        _told(
            head(5, words.name(name), words("draw-builds", owner=name_of(words, seat))),
            _gains(words, building, view["round"], fact) if fact else None,
            _effect(words, box, key, fact.target if fact else None, targets),
            _questions(scene),
        ),
        _still(words, box, player["patents"], player["patent_lacking"]),
    ]


@once
def _full_card(card: Node) -> Node:
    return node("div", card, class_="work-card", id="work-full-card")


@once
def _told(head: Node, gains: Node | None, effect: Node, questions: Node | None) -> Node:
    return node("div", head, gains, effect, questions, class_="work-part building-told", id="work-body")


@once
def _gains(words: Translator, building: BuildingView, number: int, fact: Built) -> Node:
    """What it cost and scored in a round."""
    gains = [
        node("span", symbol("check"), words("draw-paid"), " ", cost_symbols(words, fact.cost), class_="built-gain")
    ]
    gains.append(_points(building["points"], words("draw-worth-in-round", round=number)))
    if building["links"]:
        gains.append(_points(building["links"], words("draw-for-links")))
    return node("p", gains, class_="work-gains", id="work-gains")


def _points(points: int, reason: str) -> Node:
    number = node("b", signed_number(points, "+"), symbol("vp", "sy symbol-vp"))
    return node("span", number, " ", reason, class_="built-gain")


@once
def _effect(words: Translator, box: Box, patent: str, target: int | None, targets: tuple[Node, ...]) -> Node:
    """What its effect says, and on whom; while that is open, what it would mean for each."""
    title = words("draw-effect-on-whom")
    if target is not None:
        title = words("draw-effect-on", owner=name_of(words, target))
    return node(
        "div",
        node("h3", title),
        node("p", symbol("aim"), effect_text(words, box.patents[PATENTS.index(patent)].effects), class_="work-effect"),
        node("div", list(targets), class_="work-targets", id="work-targets") if targets else None,
        id="work-effect",
    )


def _target(scene: Scene, building: BuildingView, action: Target) -> Node:
    """A player on whom the effect can be played: what they would have more or less, from how much to how much."""
    words, player = scene.words, scene.view["players"][action.seat]
    before = {
        VP: player["vp"],
        MONEY: player["money"],
        GEAR: player["gears"],
        ENERGY: player["energy"],
        NEWSPAPER: player["newspapers"],
        BUZZ: player["buzz"],
        WESTMINSTER: player["westminster"],
    }
    changed = told.changes(scene.preview(action).events, action.seat)
    moves = [(what, before[what], before[what] + n) for what, n in changed.items() if what in before]
    if steps := changed.get(INCOME):
        values, space = scene.box.income_values, player["income"]
        moves.append((INCOME, values[space], values[space + steps]))
    named = choice(scene, action)
    you = action.seat == scene.seat
    note = lacking_for(scene, action, action.seat)
    if not moves and not _repeats(scene, building, named.consequence):
        note = named.consequence
    return _target_button(words, action.seat, you, named.name, named.consequence, tuple(sorted(moves)), note)


def _repeats(scene: Scene, building: BuildingView, consequence: str) -> bool:
    """Whether it says again what the effect says, which stands above it."""
    effects = scene.box.patents[PATENTS.index(building["patent"])].effects
    return consequence.startswith(effects_text(scene, effects))


@once
def _target_button(
    words: Translator,
    seat: int,
    you: bool,
    label: str,
    told_text: str,
    moves: tuple[tuple[int, int, int], ...],
    note: str,
) -> Node:
    """What it moves from where to where, and what else there is to say; its label says all in words."""
    code = f"target {seat + 1}"
    name = words("draw-yourself") if you else name_of(words, seat)
    return node(
        "button",
        seat_sign(seat),
        node(
            "span",
            node("b", name),
            node("span", [_from_to(*move) for move in moves], class_="work-moves") if moves else None,
            node("small", note) if note else None,
            class_="work-words",
        ),
        type="button",
        class_="work-choice work-target",
        data_main_choice=True,
        id=f"work-{code.replace(' ', '-')}",
        **choosable((code,), code, f"{words('label', what=label)} {told_text}" if told_text else label),
    )


def _from_to(what: int, source: int, space: int) -> Node:
    name, look = THINGS[what], "amount work-loss" if space < source else "amount work-gain"
    return node("span", symbol(THING_SYMBOLS[name], f"sy symbol-{name}"), f"{source}→{space}", class_=look)


def _questions(scene: Scene) -> Node | None:
    """Other questions that come up while a card is built: how to pay, what to choose."""
    pays = scene.decision == "pay"
    if scene.decision == "choose-target":
        return None
    return buttons(scene, "work-choices", lambda action: not isinstance(action, Build) and (pays or decides(action)))


@once
def _still(words: Translator, box: Box, patents: list[str], lacking: list[CostView]) -> Node:
    """What the builder has still to build, and what lacks for it."""
    lines = [_still_line(words, box, key, _cost(cost)) for key, cost in zip(patents, lacking)]
    none = node("p", words("draw-no-patents"), class_="soft", id="still-none")
    return node(
        "div",
        node("h3", words("draw-still-to-build")),
        node("ul", lines or [none], class_="still-list", id="still-list"),
        class_="work-part work-beside",
        id="work-beside",
    )


@once
def _still_line(words: Translator, box: Box, key: str, lacking: Cost) -> Node:
    patent = box.patents[PATENTS.index(key)]
    return node(
        "li",
        node("span", engraving(key), class_="still-picture"),
        node("b", words.name(patent.name)),
        cost_symbols(words, patent.cost),
        _lacks(words, lacking, f"still-{key}-lacks"),
        id=f"still-{key}",
        data_about=f"patent-{key}",
    )
