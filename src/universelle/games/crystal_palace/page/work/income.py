"""Phase 6: one table in the order of the rules, then where the markers stand."""

from __future__ import annotations

from typing import NamedTuple

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.symbols import GAP
from universelle.games.crystal_palace.page.work import told
from universelle.games.crystal_palace.page.work.parts import buttons, decides, foot, head, things
from universelle.games.crystal_palace.page.work.told import Amounts, Income
from universelle.games.crystal_palace.rules.events import IncomeFell
from universelle.games.crystal_palace.scene import Scene

NOTHING = "·"
TO_COME = "…"


def income(scene: Scene) -> list[Node]:
    words, view, box = scene.words, scene.view, scene.box
    accounts = told.income(scene.scoring or scene.events(), len(view["players"]))
    markers = _markers(words, tuple([player["income_value"] for player in view["players"]]))
    rows = [
        _row(
            words,
            seat,
            _account(accounts[seat], seat in scene.to_move),
            view["players"][seat]["money"],
            seat == scene.seat,
        )
        for seat in view["order"]
    ]
    pays = scene.decision == "pay"
    return [
        head(6, words("phase-6"), words("draw-income-told", n=box.expenses), markers),
        _table(words, box.expenses, not (scene.to_move or scene.scoring), tuple(rows)),
        foot(None, buttons(scene, "work-choices", (lambda _: True) if pays else decides)),
    ]


@once
def _table(words: Translator, falls: int, over: bool, rows: tuple[Node, ...]) -> Node:
    return node(
        "table",
        _columns(words, falls, over),
        node("tbody", list(rows), id="income-rows"),
        class_="income-table",
        id="work-body",
    )


class Account(NamedTuple):
    """The columns of a player's row: what each step brought, how the marker fell, and all pounds together."""

    track: Amounts | None
    fell: IncomeFell | None
    bonuses: Amounts | None
    people: Amounts | None
    pictures: Amounts | None
    pounds: int


def _account(income: Income, asked: bool) -> Account:
    """The columns of a row; what brought nothing yet is still to come for a seat that is asked about it."""
    bonuses, people, pictures = [income.amounts(step) for step in (told.BONUSES, told.PEOPLE, told.PICTURES)]
    if asked and pictures is not None:
        pictures = pictures or None
    elif asked:
        bonuses, people = bonuses or None, people or None
    return Account(income.amounts(told.TRACK), income.fell, bonuses, people, pictures, income.money)


@once
def _columns(words: Translator, falls: int, over: bool) -> Node:
    """The last one is the money in hand: at the end of the game that after all goods are sold and loans repaid."""
    heads: list[list[Child]] = [
        [symbol("income", "sy symbol-income"), words("draw-column-track")],
        [words("draw-column-falls", n=falls)],
        [symbol("research", "sy symbol-research"), words("draw-column-bonuses")],
        [node("b", "6", class_="phase-badge phase-6"), words("draw-column-people")],
        [symbol("buzz", "sy symbol-buzz"), words("draw-column-pictures")],
        [words("draw-column-pounds")],
        [words("draw-column-end" if over else "draw-column-now")],
    ]
    row = node("tr", node("td"), [node("th", inside, scope="col") for inside in heads])
    return node("thead", row, id="income-heads")


@once
def _row(words: Translator, seat: int, account: Account, pounds: int, is_own: bool) -> Node:
    cells = [
        _amounts(words, account.track),
        _fall(words, account.fell),
        *[_amounts(words, amounts) for amounts in (account.bonuses, account.people, account.pictures)],
        money(words, account.pounds),
        money(words, pounds),
    ]
    columns = [node("td", cell, class_=_look(n, account)) for n, cell in enumerate(cells)]
    return node(
        "tr",
        node("th", seat_sign(seat), node("span", name_of(words, seat), class_="work-name"), scope="row"),
        columns,
        class_="own-row" if is_own else None,
        id=f"income-of-{seat + 1}",
    )


def _look(column: int, account: Account) -> str | None:
    if column == 5:
        return "income-pounds work-loss" if account.pounds < 0 else "income-pounds"
    return "income-now" if column == 6 else None


def _amounts(words: Translator, amounts: Amounts | None) -> Node | str:
    if amounts is None:
        return TO_COME
    return things(words, amounts) if amounts else NOTHING


def _fall(words: Translator, fell: IncomeFell | None) -> Node | str:
    if fell is None:
        return TO_COME
    if fell.money:
        return _stopped(words, fell.money)
    return words("draw-from-to", source=fell.source, space=fell.space)


@once
def _stopped(words: Translator, pounds: int) -> Node:
    """What is to be paid because the marker stopped: its minus stays with its number."""
    before, _, after = words("draw-fall-stopped", money=GAP).partition(GAP)
    return node("span", before, node("span", money(words, -pounds), class_="amount"), after, class_="work-loss")


@once
def _markers(words: Translator, values: tuple[int, ...]) -> Node:
    """The pounds of the space on which each income marker stands."""
    markers = [
        node("span", seat_sign(seat), node("b", str(value)), class_="amount") for seat, value in enumerate(values)
    ]
    text = node("small", words("draw-markers-now"))
    return node("p", text, node("span", markers), class_="work-markers", id="work-markers")
