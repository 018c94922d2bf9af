"""The vocabulary of effects: what cards, tiles and spaces do, as data read from the components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.edition import Section
from universelle.core.errors import BadEdition

# Things that are gained and lost.
MONEY: Final = 0
GEAR: Final = 1
ENERGY: Final = 2
NEWSPAPER: Final = 3
INCOME: Final = 4
BUZZ: Final = 5
VP: Final = 6
WESTMINSTER: Final = 7
DIE: Final = 8
WATCH: Final = 9
THINGS: Final = ("money", "gear", "energy", "newspaper", "income", "buzz", "vp", "westminster", "die", "watch")
LOSABLE: Final = ("money", "gear", "energy", "newspaper", "income", "vp")
PLAIN: Final = (MONEY, GEAR, ENERGY, NEWSPAPER, INCOME, VP)  # gaining one of these opens no decision

COUNTERS: Final = (
    "prototypes",
    "characters",
    "cards",
    "linked-pairs",
    "newspapers",
    "research-tiles",
    "instant-tiles",
    "permanent-tiles",
    "permanent-effects",
    "shares",
    "dice",
    "dice-left",
    "goods",
    "income",
    "buzz",
    "westminster",
    "market-assistants",
    "open-loans",
    "most-rival-characters",
)
NO_COUNTER: Final = -1

# What an effect does.
GAIN: Final = 0
LOSE: Final = 1
ASSISTANT: Final = 2
DRAW_RESEARCH: Final = 3
USE_PERMANENT: Final = 4
PUSH_DOWN: Final = 5
REPAY_LOAN: Final = 6
CHOOSE: Final = 7
TRADE: Final = 8
REFUND_SALARY: Final = 9
DISCOUNT: Final = 10
EXTRA_PROTOTYPE: Final = 11
TAKE: Final = 12
PUBLISH: Final = 13
TICKET: Final = 14
DEEDS: Final = (
    "gain",
    "lose",
    "assistant",
    "draw-research",
    "use-permanent",
    "push-down",
    "repay-loan",
    "choose",
    "trade",
    "refund-salary",
    "discount",
    "extra-prototype",
    "take",
    "publish",
    "ticket",
)
ANYWHERE: Final = DEEDS[: TRADE + 1]  # what any card, tile or space may do
PERMANENT: Final = tuple([deed for deed in ANYWHERE if deed != "use-permanent"])  # or a bonus could use itself for ever

BLUE: Final = 0
FRAMES: Final = ("blue", "orange")
DISPLAYS: Final = ("patents", "research", "shares", "characters")
TARGETS: Final = ("self", "rivals")

MOST_OPTIONS: Final = 3
NO_LIMIT: Final = 1_000_000
PARAMETERS: Final = {
    "gain": ("what", "n", "per", "each", "max", "on", "if", "else"),
    "lose": ("what", "n", "per", "each", "max", "on", "if", "else"),
    "assistant": ("n", "free", "on", "if", "else"),
    "draw-research": ("n", "frame", "on", "if", "else"),
    "use-permanent": ("n", "on", "if", "else"),
    "push-down": ("n", "on", "if", "else"),
    "repay-loan": ("price", "on", "if", "else"),
    "choose": ("options", "on", "if", "else"),
    "trade": ("give", "get", "on", "if", "else"),
    "refund-salary": ("n",),
    "discount": ("what", "n"),
    "extra-prototype": ("n",),
    "take": ("from",),
    "publish": (),
    "ticket": (),
}


class Cost:
    """What a prototype, a character or a trade costs."""

    def __init__(self, gear: int, energy: int, money: int) -> None:
        self.gear = gear
        self.energy = energy
        self.money = money

    def content(self) -> tuple[int, int, int]:
        return (self.gear, self.energy, self.money)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cost) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def __reduce__(self) -> tuple[object, ...]:
        return Cost, self.content()


class Condition:
    """Whether a counter is high or low enough."""

    def __init__(self, count: int, at_least: int, at_most: int) -> None:
        self.count = count
        self.at_least = at_least
        self.at_most = at_most

    def __reduce__(self) -> tuple[object, ...]:
        return Condition, (self.count, self.at_least, self.at_most)


class Effect:
    """One thing a card does. `index` is its number in the box, by which effects are compared."""

    def __init__(self, index: int, do: int) -> None:
        self.index = index
        self.do = do
        self.what = MONEY
        self.n = 1
        self.per = NO_COUNTER
        self.each = 1
        self.most = NO_LIMIT
        self.on_rivals = False
        self.condition: Condition | None = None
        self.otherwise: tuple[Effect, ...] = ()
        self.frame = BLUE
        self.free = False
        self.price = 0
        self.display = 0
        self.give = Cost(0, 0, 0)
        self.get: tuple[Effect, ...] = ()
        self.options: tuple[tuple[Effect, ...], ...] = ()

    @property
    def plain(self) -> bool:
        """Whether it only gives, opens no decision and comes to the same at any moment."""
        return self.do == GAIN and self.what in PLAIN and self.per == NO_COUNTER and self.condition is None

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.index, self.do, [getattr(self, name) for name in EFFECT_FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.index == other.index

    def __hash__(self) -> int:
        return self.index


EFFECT_FIELDS: Final = (
    "what",
    "n",
    "per",
    "each",
    "most",
    "on_rivals",
    "condition",
    "otherwise",
    "frame",
    "free",
    "price",
    "display",
    "give",
    "get",
    "options",
)


def _rebuilt(index: int, do: int, values: list[object]) -> Effect:
    """An effect from its fields, for pickle."""
    effect = Effect(index, do)
    for name, value in zip(EFFECT_FIELDS, values):
        setattr(effect, name, value)
    return effect


Effects = tuple[Effect, ...]


class Reader:
    """Reads effects from the components and numbers them."""

    def __init__(self, read: int = 0) -> None:
        self.read = read  # how many so far

    def effects(self, sheet: Section, key: str, allowed: Sequence[str] = ANYWHERE) -> Effects:
        return tuple([self._effect(table, allowed) for table in sheet.tables(key)])

    def number(self) -> int:
        """The number of the next effect."""
        self.read += 1
        return self.read - 1

    def _effect(self, sheet: Section, allowed: Sequence[str]) -> Effect:
        deed = sheet.choice("do", allowed)
        sheet.check_keys(("do", *PARAMETERS[deed]))
        effect = Effect(self.number(), DEEDS.index(deed))
        self._read_amount(sheet, effect)
        effect.on_rivals = "on" in sheet.tree and sheet.choice("on", TARGETS) == "rivals"
        if "if" in sheet.tree:
            effect.condition = condition(sheet.table("if"))
        if "else" in sheet.tree:
            effect.otherwise = self.effects(sheet, "else", allowed)
        if effect.do in (GAIN, LOSE, DISCOUNT):
            things = {GAIN: THINGS, LOSE: LOSABLE}.get(effect.do, ("gear", "energy"))
            effect.what = THINGS.index(sheet.choice("what", things))
        elif effect.do == ASSISTANT:
            effect.free = sheet.flag("free")
        elif effect.do == DRAW_RESEARCH:
            effect.frame = FRAMES.index(sheet.choice("frame", FRAMES))
        elif effect.do == REPAY_LOAN:
            effect.price = sheet.number("price")
        elif effect.do == TAKE:
            effect.display = DISPLAYS.index(sheet.choice("from", DISPLAYS))
        else:
            self._read_offer(sheet, effect, allowed)
        return effect

    def _read_amount(self, sheet: Section, effect: Effect) -> None:
        if "n" in PARAMETERS[DEEDS[effect.do]]:
            effect.n = sheet.number("n", at_least=1, at_most=50)
        if "per" in sheet.tree:
            effect.per = COUNTERS.index(sheet.choice("per", COUNTERS))
        if "each" in sheet.tree:
            effect.each = sheet.number("each", at_least=1)
        if "max" in sheet.tree:
            effect.most = sheet.number("max", at_least=1)

    def _read_offer(self, sheet: Section, effect: Effect, allowed: Sequence[str]) -> None:
        if effect.do == TRADE:
            effect.give = cost(sheet.table("give"))
            effect.get = self.effects(sheet, "get", allowed)
        elif effect.do == CHOOSE:
            lists = sheet.lists("options")
            if not 2 <= len(lists) <= MOST_OPTIONS:
                raise BadEdition("edition-options", where=sheet.path("options"), most=MOST_OPTIONS)
            effect.options = tuple([self.effects(inner, key, allowed) for inner in lists for key in inner.tree])


def condition(sheet: Section) -> Condition:
    """A counter and the least or the most it may be."""
    sheet.check_keys(("count", "at_least", "at_most"))
    count = COUNTERS.index(sheet.choice("count", COUNTERS))
    at_least = sheet.number("at_least") if "at_least" in sheet.tree else 0
    at_most = sheet.number("at_most") if "at_most" in sheet.tree else NO_LIMIT
    return Condition(count, at_least, at_most)


def cost(sheet: Section) -> Cost:
    sheet.check_keys(("gear", "energy", "money"))
    amounts = [sheet.number(thing, at_most=50) if thing in sheet.tree else 0 for thing in ("gear", "energy", "money")]
    return Cost(amounts[0], amounts[1], amounts[2])


def gains(effects: Effects, what: int) -> bool:
    """Whether these effects, or those within them, give this thing."""
    return any([effect.do == GAIN and effect.what == what for effect in flattened(effects)])


def does(effects: Effects, deed: int) -> bool:
    """Whether these effects, or those within them, do this."""
    return any([effect.do == deed for effect in flattened(effects)])


def flattened(effects: Effects) -> list[Effect]:
    """These effects and all within them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for inner in (effect.otherwise, effect.get, *effect.options):
            found += flattened(inner)
    return found
