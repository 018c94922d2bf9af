"""What is in front of the players: numbers, goods, goals, slots, loans and dice; and the phases of a round."""

from __future__ import annotations

from typing import Final

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Message, Seat
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.explanations.texts import (
    number_of,
    said,
    seat_of,
    sentence,
    story_of,
)
from universelle.games.crystal_palace.rules.components import EXCHANGES, NATION_NAMES, NATIONS
from universelle.games.crystal_palace.rules.phrases import amount, condition_phrase
from universelle.games.crystal_palace.rules.vocabulary import (
    COUNTERS,
    DIE,
    ENERGY,
    GEAR,
    INCOME,
    MONEY,
    NEWSPAPER,
    NO_LIMIT,
    VP,
    Condition,
)
from universelle.games.crystal_palace.scene import Scene

PHASES: Final = ("dice", "place", "actions", "salaries", "prototypes", "income", "next-round")  # headings of the rules
GIVEN: Final = (NEWSPAPER, NEWSPAPER, NEWSPAPER, NEWSPAPER, MONEY, MONEY, ENERGY, GEAR)  # by exchange
GOT: Final = (MONEY, GEAR, INCOME, DIE, ENERGY, GEAR, MONEY, MONEY)
STOCK_RULES: Final = {
    "gear": "exchanges",
    "energy": "exchanges",
    "news": "exchanges",
    "scroll": "prototypes",
    "hat": "characters",
    "research": "research",
    "loan": "loans",
}


def nation(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in NATIONS:
        return None
    name = NATION_NAMES[NATIONS.index(which)]
    return Explanation(
        name=words.name(name),
        kind=words("about-nation"),
        effect=words("about-goal-effect"),
        facts=[Fact(words("draw-level", level=level), _goal_level(scene, which, level)) for level in (1, 2, 3)],
        story=story_of(scene, name),
        rule="nations",
        symbol="hat",
    )


def _goal_level(scene: Scene, nation_key: str, level: int) -> str:
    goal = scene.box.goals[NATIONS.index(nation_key)]
    condition = condition_phrase(Condition(goal.count, goal.at_least[level - 1], NO_LIMIT))
    return scene.words("about-goal-level", condition=condition, points=amount(VP, goal.vp[level]))


def goal(scene: Scene, which: str) -> Explanation | None:
    """A level of a player's goal."""
    words, (number, _, level_text) = scene.words, which.partition("-")
    seat, level = seat_of(scene, number), number_of(level_text, 3)
    if seat is None or level is None:
        return None
    player = scene.view["players"][seat]
    counted = scene.box.goals[NATIONS.index(player["nation"])].count
    has = said(scene, Message(f"count-{COUNTERS[counted]}", {"n": player["goal_count"]}))
    return Explanation(
        name=words("draw-level", level=level),
        kind=words("about-goal-of", seat=Seat(seat), nation=NATION_NAMES[NATIONS.index(player["nation"])]),
        effect=sentence(_goal_level(scene, player["nation"], level)),
        facts=[
            Fact(words("about-has"), has),
            Fact(words("about-now"), words("about-goal-now", level=player["goal"])),
            Fact(words("about-how"), words("about-goal-how")),
        ],
        rule="nations",
        symbol="hat",
    )


def score(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_of(scene, which)
    if seat is None:
        return None
    return Explanation(
        name=words("about-score", seat=Seat(seat)),
        kind=words("board-points"),
        effect=words("about-score-effect", points=scene.view["players"][seat]["vp"]),
        facts=[Fact(words("about-end"), words("about-score-end"))],
        rule="end",
        symbol="vp",
    )


def money(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_of(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    facts = [Fact(words("draw-income"), words("amount-money", n=player["income_value"]))]
    if player["salaries"]:
        facts.append(Fact(words("about-salary"), words("amount-money", n=player["salaries"])))
    return Explanation(
        name=words("amount-money", n=player["money"]),
        kind=words("about-seats", seats=[Seat(seat)]),
        effect=words("about-money-effect"),
        facts=facts,
        rule="money",
        symbol="pound",
    )


def stock(scene: Scene, which: str) -> Explanation | None:
    """Goods and cards of a player, by their symbol."""
    words, (what, _, number) = scene.words, which.partition("-")
    seat = seat_of(scene, number)
    if seat is None or what not in STOCK_RULES:
        return None
    player = scene.view["players"][seat]
    counts = {
        "gear": player["gears"],
        "energy": player["energy"],
        "news": player["newspapers"],
        "scroll": len(player["prototypes"]),
        "hat": len(player["characters"]),
        "research": len([slot for slot in player["slots"] if slot and "tile" in slot]),
        "loan": player["open_loans"],
    }
    return Explanation(
        name=words(f"about-stock-{what}", n=counts[what]),
        kind=words("about-seats", seats=[Seat(seat)]),
        effect=_stock_effect(scene, what),
        facts=_rates(scene, what),
        rule=STOCK_RULES[what],
        symbol=what,
    )


def _stock_effect(scene: Scene, what: str) -> str:
    words, box = scene.words, scene.box
    if what == "news":
        return words("about-newspapers-effect", most=box.newspapers_most)
    if what == "loan":
        return words("about-loan-effect", money=amount(MONEY, box.loan_money), repaid=signed_number(box.loan_repaid_vp))
    if what == "scroll":
        return words("about-prototypes-effect", count=box.prototypes_each_round)
    return words(f"about-stock-{what}.line")


def _rates(scene: Scene, what: str) -> list[Fact]:
    """For what a good is exchanged."""
    words = scene.words
    kinds = {"gear": "gear", "energy": "energy", "news": "newspaper"}
    if what not in kinds:
        return []
    return [
        Fact(words(f"exchange-{key}"), _rate(scene, number))
        for number, key in enumerate(EXCHANGES)
        if kinds[what] in key.replace("newspapers", "newspaper").split("-")
    ]


def _rate(scene: Scene, number: int) -> str:
    give, get = scene.box.exchanges[number]
    return scene.words("exchange-rate", give=amount(GIVEN[number], give), get=amount(GOT[number], get))


def exchange(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in EXCHANGES:
        return None
    return Explanation(
        name=words(f"exchange-{which}"),
        kind=words("about-exchange"),
        effect=sentence(_rate(scene, EXCHANGES.index(which))),
        facts=[Fact(words("about-when"), words("about-exchange-when"))],
        rule="exchanges",
        symbol="pound",
    )


def loan(scene: Scene, which: str) -> Explanation | None:
    """Taking or repaying a loan, or a loan on a slot, by its points."""
    words, box = scene.words, scene.box
    if which not in ("take", "repay", "open", "repaid"):
        return None
    values = {"least": signed_number(max(box.loan_values)), "most": signed_number(min(box.loan_values))}
    repaid = signed_number(box.loan_repaid_vp)
    if which == "take":
        effect = words("about-loan-take", money=amount(MONEY, box.loan_money))
    elif which == "repaid":
        effect = words("about-loan-repaid", repaid=repaid)
    else:
        effect = words("about-loan-open", money=amount(MONEY, box.loan_repay), repaid=repaid)
    return Explanation(
        name=words(f"about-loan-{which}-name"),
        kind=words("about-loan"),
        effect=effect,
        facts=[Fact(words("about-end"), words("about-loan-end", repaid=repaid, **values))],
        rule="loans",
        symbol="loan",
    )


def empty(scene: Scene, _which: str) -> Explanation:
    """An empty research slot."""
    words, box = scene.words, scene.box
    return Explanation(
        name=words("about-empty"),
        kind=words("about-empty-kind", slots=box.research_slots),
        effect=words("about-empty-effect", points=signed_number(box.empty_slot_vp)),
        facts=[Fact(words("about-end"), words("about-empty-end", money=amount(MONEY, box.covered_slot)))],
        rule="research",
        symbol="research",
    )


def dice(scene: Scene, which: str) -> Explanation | None:
    """The dice of a player."""
    words, seat = scene.words, seat_of(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    return Explanation(
        name=words("about-dice", n=player["dice"]),
        kind=words("about-seats", seats=[Seat(seat)]),
        effect=words("about-dice-effect"),
        facts=[
            Fact(words("about-order"), words("about-place-order")),
            Fact(words("about-left"), words("about-dice-left", n=player["dice_left"])),
        ],
        rule="dice",
        symbol="die",
    )


def salary(scene: Scene, which: str) -> Explanation | None:
    """The salaries of a player."""
    words, seat = scene.words, seat_of(scene, which)
    if seat is None:
        return None
    return Explanation(
        name=words("draw-salaries", money=scene.view["players"][seat]["salaries"]),
        kind=words("about-seats", seats=[Seat(seat)]),
        effect=words("about-salaries-effect"),
        facts=[Fact(words("place-westminster"), words("about-westminster-salary"))],
        rule="salaries",
        symbol="hat",
    )


def first(scene: Scene, _which: str) -> Explanation:
    words = scene.words
    return Explanation(
        name=words("about-first"),
        kind=words("about-seats", seats=[Seat(scene.view["first"])]),
        effect=words("about-first-effect"),
        rule="dice",
        symbol="die",
    )


def phase(scene: Scene, which: str) -> Explanation | None:
    words, number = scene.words, number_of(which, len(PHASES))
    if number is None:
        return None
    return Explanation(
        name=f"{number} · {words(f'phase-{number}')}",
        kind=words("about-phase", phases=len(PHASES)),
        effect=words(f"about-phase-{number}"),
        rule=PHASES[number - 1],
        symbol="clock",
    )
