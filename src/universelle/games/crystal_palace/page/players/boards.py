"""What is in front of the players: one board in full, the viewer's if they have one, the others in brief."""

from __future__ import annotations

from typing import Final, TypeAlias

from universelle.contract.opponents import Face
from universelle.contract.scene import face_of, role_of, whose
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import bot_sign, name_of, pips, player_sign, score_link, seat_sign, signed_number
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import NO_CODES, Codes, has_work
from universelle.games.crystal_palace.page.players.dials import dials
from universelle.games.crystal_palace.page.players.dice import ANSWERS, dice_tray, placed_dice
from universelle.games.crystal_palace.page.players.exchanges import goods, newspapers
from universelle.games.crystal_palace.page.players.goal import goal
from universelle.games.crystal_palace.page.players.owned_cards import owned_cards
from universelle.games.crystal_palace.page.players.research import research
from universelle.games.crystal_palace.page.symbols import GAP, small_die
from universelle.games.crystal_palace.rules.components import EXCHANGES, Box
from universelle.games.crystal_palace.rules.view import DecisionView, PlayerView
from universelle.games.crystal_palace.scene import Scene

CARD_VERBS: Final = ("build ", "use ", "discard ", "done")
ANSWER_VERBS: Final = (*ANSWERS, "option ")
EXCHANGE_CODES: Final = frozenset([*[key.replace("-", " ") for key in EXCHANGES], "loan", "repay"])

Counts: TypeAlias = tuple[tuple[str, int, str], ...]  # symbol, number, message

MINE_TAB: Final = 2  # where the parts are behind the tabs of the board
RIVALS_TAB: Final = 4


def panel(scene: Scene, seat: int) -> Node:
    """A player's board: the viewer's, or for a spectator that of who moved last, in full; the others in brief."""
    return _full_board(scene, seat) if seat == whose(scene) else _other_board(scene, seat)


# The board in full


def _full_board(scene: Scene, seat: int) -> Node:
    view = scene.view
    return _drawn_full_board(
        scene.words,
        scene.box,
        seat,
        view["players"][seat],
        role_of(scene, seat),
        face_of(scene, seat),
        _states(scene, seat),
        seat in scene.to_move,
        view["watch"] == seat,
        view["phase"],
        () if view["phase"] == 1 else placed_dice(view["locations"]).get(seat, ()),
        view["decision"] if scene.actions else None,
        scene.codes,
    )


@once
def _drawn_full_board(
    words: Translator,
    box: Box,
    seat: int,
    player: PlayerView,
    role: str,
    face: Face | None,
    states: tuple[str, ...],
    active: bool,
    has_watch: bool,
    phase: int,
    placed: tuple[int, ...],
    decision: DecisionView | None,
    codes: Codes,
) -> Node:
    """A board, its dice placed or in hand, with what its owner, if it is the viewer, is to decide and may do."""
    number, asked = seat + 1, decision["id"] if decision else ""
    card_codes, exchanges = _card_codes(codes, phase), codes & EXCHANGE_CODES
    answers = _answer_codes(codes, phase)
    picking, question = asked == "place-die", decision if answers else None
    dice = [dice_tray(words, box, seat, player["hand"], placed, role == "me", picking, question, answers)]
    if asked == "set-dice":
        dice.insert(0, dials(words, box, seat, player, codes))
    stock = [
        goods(words, box, number, (player["gears"], player["energy"], player["open_loans"]), exchanges),
        newspapers(words, box, number, player["newspapers"], exchanges),
    ]
    plans = _plans(
        number,
        goal(words, box, seat, player, role == "me", codes),
        research(words, box, seat, player["slots"], player["beside"], card_codes),
        MINE_TAB,
    )
    looks = {"active": active, "setting-dice": asked == "set-dice", "picking": picking, "goes-first": "first" in states}
    look = "".join([f" {name}" for name, wanted in looks.items() if wanted])
    return node(
        "section",
        _drawn_head(
            words,
            seat,
            player["nation"],
            role,
            states,
            player["vp"],
            player["money"],
            face,
            _stock(player) if asked == "set-dice" else (),
        ),
        _goods(number, (*dice, *stock)),
        plans,
        owned_cards(words, box, seat, player, has_watch, card_codes),
        class_=f"panel frame own-board p{number}{look}",
        id=f"panel-{number}",
        data_count=True,
        data_full=True,
        data_says=f"step-{player['westminster']}",
    )


@once
def _goods(number: int, parts: tuple[Node, ...]) -> Node:
    return node("div", list(parts), class_="board-goods", id=f"goods-{number}")


@once
def _plans(number: int, goal: Node, research: Node, tab: int | None = None) -> Node:
    return node("div", goal, research, class_="board-plans", id=f"plans-{number}", data_tab=tab)


def _card_codes(codes: Codes, phase: int) -> Codes:
    """What may be done with cards and tiles; in phases with work of their own, that is where one ends it."""
    found = frozenset([code for code in codes if code.startswith(CARD_VERBS)])
    return found - {"done"} if has_work(phase) else found


def _answer_codes(codes: Codes, phase: int) -> Codes:
    """The answers that are given beside the dice; phases with work of their own have a place for them."""
    return NO_CODES if has_work(phase) else frozenset([code for code in codes if code.startswith(ANSWER_VERBS)])


def _active(scene: Scene, seat: int) -> str:
    return " active" if seat in scene.to_move else ""


# The head of every board


def _states(scene: Scene, seat: int) -> tuple[str, ...]:
    """What the tags of a player say now."""
    view = scene.view
    if scene.decision == "set-dice":
        return ("ready",) if view["players"][seat]["sealed"] else ("thinking",)
    found: list[str] = []
    if seat in scene.to_move:
        found.append("to-move")
    if view["first"] == seat:
        found.append("first")
    if view["phase"] == 2 and view["players"][seat]["passed"]:
        found.append("passed")
    return tuple(found)


@once
def _drawn_head(
    words: Translator,
    seat: int,
    nation: str,
    role: str,
    states: tuple[str, ...],
    points: int,
    pounds: int,
    face: Face | None = None,
    stock: Counts = (),
) -> Node:
    """Who it is; `stock` is what they have where there is no room for it below."""
    return node(
        "header",
        player_sign(seat, face.portrait if face else None, f"seat-{seat + 1}"),
        _character(words, seat, face) if face else _name(words, seat, role),
        _nation(words, seat, nation),
        _tags(words, seat, states),
        _head_stock(words, seat, stock) if stock else None,
        _points(words, seat, points),
        _purse(words, seat, pounds),
        class_="player-head",
        id=f"who-{seat + 1}",
    )


@once
def _name(words: Translator, seat: int, role: str) -> Node:
    marks: dict[str, list[Child]] = {
        "me": [" ", node("span", words("draw-you"), class_="soft")],
        "other": [],
    }
    return node("h2", name_of(words, seat), marks.get(role, [" ", bot_sign(role)]), id=f"name-{seat + 1}")


@once
def _character(words: Translator, seat: int, face: Face) -> Node:
    """The name of a character, its strength below."""
    strength = pips(face.level, face.levels, face.described(name_of(words, seat)), f"strength-{seat + 1}")
    return node("div", _name(words, seat, "other"), strength, class_="faced-name", id=f"named-{seat + 1}")


@once
def _nation(words: Translator, seat: int, nation: str) -> Node:
    return node("small", words(f"nation-{nation}"), id=f"nation-{seat + 1}", data_about=f"nation-{nation}")


@once
def _tags(words: Translator, seat: int, states: tuple[str, ...]) -> Node:
    tags = [_tag(words, seat, state) for state in states]
    return node("span", tags, class_="player-states", id=f"state-{seat + 1}")


@once
def _head_stock(words: Translator, seat: int, counts: Counts) -> Node:
    """Gears, energy, newspapers and loans in numbers."""
    items = [
        node(
            "span",
            symbol(name, f"sy symbol-{name}"),
            node("b", str(count), class_="num"),
            data_about=f"stock-{name}-{seat + 1}",
        )
        for name, count, _ in counts
    ]
    label = ", ".join([words(key, n=count) for _, count, key in counts])
    return node("span", items, class_="head-stock", id=f"head-stock-{seat + 1}", role="img", aria_label=label)


@once
def _points(words: Translator, seat: int, points: int) -> Node:
    return node(
        "span",
        symbol("vp", "sy symbol-vp"),
        score_link(words, seat, points, f"points-{seat + 1}"),
        class_="player-points",
        id=f"score-{seat + 1}",
        data_about=f"score-{seat + 1}",
    )


@once
def _purse(words: Translator, seat: int, pounds: int) -> Node:
    before, _, after = words("amount-money", n=GAP).partition(GAP)
    return node(
        "span",
        before,
        node("b", str(pounds), class_="num", id=f"money-{seat + 1}"),
        after,
        class_="player-money",
        id=f"purse-{seat + 1}",
        data_about=f"money-{seat + 1}",
    )


@once
def _tag(words: Translator, seat: int, state: str) -> Node:
    """A word about a player; the first player has a crown, which stands alone where there is little room."""
    said = words(f"draw-{state}")
    if state != "first":
        return node("span", said, class_=f"tag is-{state}", id=f"{state}-{seat + 1}")
    crown = [symbol("crown"), node("span", " ", said, class_="tag-word")]
    return node(
        "span", crown, class_="tag is-first", id=f"first-{seat + 1}", role="img", aria_label=said, data_about="first"
    )


# The others


def _other_board(scene: Scene, seat: int) -> Node:
    return _drawn_board(
        scene.words,
        scene.box,
        seat,
        scene.view["players"][seat],
        role_of(scene, seat),
        face_of(scene, seat),
        _states(scene, seat),
        scene.decision == "set-dice",
        _active(scene, seat),
        scene.view["watch"] == seat,
    )


@once
def _drawn_board(
    words: Translator,
    box: Box,
    seat: int,
    player: PlayerView,
    role: str,
    face: Face | None,
    states: tuple[str, ...],
    hidden: bool,
    active: str,
    has_watch: bool,
) -> Node:
    """The board of another player in brief, their dice hidden or not."""
    number = seat + 1
    return node(
        "section",
        _drawn_head(words, seat, player["nation"], role, states, player["vp"], player["money"], face),
        _dice(words, seat, tuple(player["hand"]), player["dice"], hidden),
        _details(number, _numbers(words, number, _counts(player)), _whole_board(words, box, seat, player, has_watch)),
        class_=f"panel frame other-board p{number}{active}",
        id=f"panel-{number}",
        data_tab=RIVALS_TAB,
        data_count=True,
    )


@once
def _details(number: int, numbers: Node, whole: Node) -> Node:
    return node("details", numbers, whole, id=f"more-{number}", class_="other-details", name="whole")


def _whole_board(words: Translator, box: Box, seat: int, player: PlayerView, has_watch: bool) -> Node:
    number, nothing = seat + 1, NO_CODES
    plans = _plans(
        number,
        goal(words, box, seat, player, False, nothing),
        research(words, box, seat, player["slots"], player["beside"], nothing),
    )
    return _whole(words, seat, plans, owned_cards(words, box, seat, player, has_watch, nothing))


@once
def _whole(words: Translator, seat: int, plans: Node, cards: Node) -> Node:
    title = node("p", seat_sign(seat), " ", name_of(words, seat), class_="whole-name", id=f"whole-name-{seat + 1}")
    return node("div", title, plans, cards, class_="whole-board frame", id=f"whole-{seat + 1}")


@once
def _dice(words: Translator, seat: int, hand: tuple[int, ...], owned: int, hidden: bool) -> Node:
    """Dice in hand; while dice are set, only how many there are."""
    shown = [0] * owned if hidden else [*hand]
    dice = [small_die(seat, value, f"tray-{seat + 1}-{n}") for n, value in enumerate(shown, start=1)]
    if hidden:
        label = words("draw-dice-hidden", count=owned)
    else:
        label = words("draw-dice-of", dice=", ".join(map(str, hand)) or "–")
    return node(
        "div",
        dice,
        class_="other-dice",
        id=f"dice-{seat + 1}",
        role="img",
        aria_label=label,
        data_about=f"dice-{seat + 1}",
    )


def _stock(player: PlayerView) -> Counts:
    """What a player can exchange, and their loans."""
    return (
        ("gear", player["gears"], "amount-gear"),
        ("energy", player["energy"], "amount-energy"),
        ("news", player["newspapers"], "amount-newspaper"),
        ("loan", player["open_loans"], "count-open-loans"),
    )


def _counts(player: PlayerView) -> Counts:
    """What a player has in numbers."""
    tiles = len([slot for slot in player["slots"] if slot and "tile" in slot])
    *stock, loans = _stock(player)
    return (
        *stock,
        ("scroll", len(player["prototypes"]), "count-prototypes"),
        ("hat", len(player["characters"]), "count-characters"),
        ("research", tiles, "count-research-tiles"),
        loans,
    )


@once
def _numbers(words: Translator, number: int, counts: Counts) -> Node:
    """What a player has, in numbers; opens the rest."""
    items = [_count(number, name, count) for name, count, _ in counts]
    label = ", ".join([words(key, n=count) for _, count, key in counts])
    return node("summary", items, id=f"numbers-{number}", aria_label=label)


@once
def _count(number: int, name: str, count: int) -> Node:
    return node(
        "span",
        symbol(name, f"sy symbol-{name}"),
        node("b", str(count), class_="num", id=f"{name}-count-{number}"),
        class_="stock",
        id=f"{name}-of-{number}",
        data_about=f"stock-{name}-{number}",
    )


# In brief


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    dice = player["dice"] if scene.decision == "set-dice" else len(player["hand"])
    return _strip(scene.words, seat, _active(scene, seat), player["vp"], player["money"], dice)


@once
def _strip(words: Translator, seat: int, active: str, points: int, pounds: int, dice: int) -> Node:
    number = seat + 1
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        _strip_name(words, seat),
        symbol("vp", "sy strip-vp", f"strip-vp-{number}"),
        _strip_points(number, points),
        _strip_money(words, number, pounds),
        _strip_dice(number, dice),
        id=f"strip-{number}",
        class_=f"p{number}{active}",
        href=f"#panel-{number}",
        data_about=f"score-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )


@once
def _strip_name(words: Translator, seat: int) -> Node:
    return node("span", name_of(words, seat), class_="strip-name", id=f"strip-name-{seat + 1}")


@once
def _strip_points(number: int, points: int) -> Node:
    return node("b", signed_number(points), class_="num", id=f"strip-points-{number}", data_score=number)


@once
def _strip_money(words: Translator, number: int, pounds: int) -> Node:
    return node("span", money(words, pounds), class_="num", id=f"strip-money-{number}")


@once
def _strip_dice(number: int, dice: int) -> Node:
    return node("span", symbol("die"), str(dice), class_="strip-dice", id=f"strip-dice-{number}")
