"""The box: boards, cards, tiles and tracks for a number of players, read from `components.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from universelle.core.action import Action
from universelle.core.edition import Boxes, Edition, Section, components_of
from universelle.core.errors import BadEdition
from universelle.core.message import Name
from universelle.games.crystal_palace.meta import META
from universelle.games.crystal_palace.rules.pieces import (
    ActionSpace,
    Character,
    Goal,
    Location,
    MarketSpace,
    Patent,
    Picture,
    Placement,
    Slot,
    Tile,
)
from universelle.games.crystal_palace.rules.vocabulary import (
    ANYWHERE,
    COUNTERS,
    GAIN,
    PERMANENT,
    TAKE,
    USE_PERMANENT,
    WESTMINSTER,
    Condition,
    Effect,
    Effects,
    Reader,
    condition,
    cost,
    does,
    flattened,
    gains,
)

MIN_PLAYERS: Final = META.min_players
MAX_PLAYERS: Final = META.max_players
ROUNDS: Final = 5
MOST_DICE: Final = 6  # of one player, whatever an edition says
MOST_PLACEMENTS: Final = 6  # at one location
MOST_MARKET: Final = 8  # spaces of the market
HIGHEST_DIE: Final = 6
LEVELS: Final = 3  # of a goal, and of a publisher's condition
WESTMINSTER_SPACES: Final = 5

LOCATION_DEEDS: Final = (*ANYWHERE, "take", "publish")
SLOT_DEEDS: Final = (*ANYWHERE, "ticket")
EXCHANGES: Final = (
    "sell-newspaper",
    "newspapers-to-gear",
    "newspapers-to-income",
    "newspapers-to-die",
    "buy-energy",
    "buy-gear",
    "sell-energy",
    "sell-gear",
)
COLOURS: Final = ("blue", "green", "violet")
KINDS: Final = ("instant", "permanent")
SIDES: Final = ("A", "B")


def default_components() -> dict[str, Any]:
    return components_of(__package__)


# The keys of everything that has one, in the order of the components; a card's number is its place here.
LOCATIONS: Final = tuple(default_components()["locations"])
PATENTS: Final = tuple(default_components()["patents"])
CHARACTERS: Final = tuple(default_components()["characters"])
GREEN_TILES: Final = tuple(default_components()["research"]["green"])
BLUE_TILES: Final = tuple(default_components()["research"]["blue"])
ORANGE_TILES: Final = tuple(default_components()["research"]["orange"])
TILES: Final = (*GREEN_TILES, *BLUE_TILES, *ORANGE_TILES)
SHARES: Final = tuple(default_components()["shares"])
FLYERS: Final = tuple(default_components()["flyers"])
NATIONS: Final = tuple(default_components()["nations"])
FACES: Final = tuple(default_components()["publisher"]["faces"])
SLOTS: Final = tuple(
    [
        (location, slot)
        for location in LOCATIONS
        for slot in default_components()["locations"][location].get("slots", {})
    ]
)

LOCATION_NAMES: Final = tuple([Name(f"place-{key}") for key in LOCATIONS])
SLOT_NAMES: Final = tuple([Name(f"slot-{slot}") for _, slot in SLOTS])
PATENT_NAMES: Final = tuple([Name(f"patent-{key}") for key in PATENTS])
CHARACTER_NAMES: Final = tuple([Name(f"character-{key}") for key in CHARACTERS])
TILE_NAMES: Final = tuple([Name(f"research-{key}") for key in TILES])
SHARE_NAMES: Final = tuple([Name(f"share-{key}") for key in SHARES])
NATION_NAMES: Final = tuple([Name(f"nation-{key}") for key in NATIONS])
EXCHANGE_NAMES: Final = tuple([Name(f"exchange-{key}") for key in EXCHANGES])
WATCH_NAME: Final = Name("pocket-watch")


class Cards:
    """Cards, tiles and player boards, the same for any number of players."""

    def __init__(self, sheet: Section, reader: Reader) -> None:
        self.patents = tuple([_patent(sheet.table("patents").table(key), key, reader) for key in PATENTS])
        self.characters = tuple([_character(sheet.table("characters").table(key), key, reader) for key in CHARACTERS])
        self.tiles = _tiles(sheet.table("research"), reader)
        self.watch = reader.effects(sheet.table("watch"), "effects")
        self.shares = tuple([reader.effects(sheet.table("shares").table(key), "effects") for key in SHARES])
        self.share_rounds = tuple(
            [sheet.table("shares").table(key).number("round", at_least=1, at_most=ROUNDS) for key in SHARES]
        )
        self.goals = _goals(sheet.table("nations"))
        self.faces = _faces(sheet.table("publisher").table("faces"))
        self.effects = reader.read  # how many have been read
        _check_links(self)


class Box:
    """The components as set up for a number of players. Never changed once made."""

    def __init__(self, sheet: Section, players: int, edition: Edition, cards: Cards) -> None:
        self.sheet = sheet
        self.players = players
        self.edition = edition
        self.patents = cards.patents
        self.characters = cards.characters
        self.tiles = cards.tiles
        self.watch = cards.watch
        self.shares = cards.shares
        self.share_rounds = cards.share_rounds
        self.goals = cards.goals
        self.faces = cards.faces
        reader = Reader(cards.effects)
        self.westminster_step = Effect(reader.number(), GAIN)
        self.westminster_step.what = WESTMINSTER
        self._read_numbers(sheet)
        self.exchanges = tuple([_exchange(sheet.table("exchanges").table(key)) for key in EXCHANGES])  # give, get
        locations = sheet.table("locations")
        self.locations = tuple([_location(locations.table(key), key, players, reader) for key in LOCATIONS])
        market = sheet.table("market")
        side = _side(market, players)
        self.market_gears = side.number("gears", at_most=25)
        self.market = tuple([_market_space(space, reader) for space in _some(side, "spaces", 2, MOST_MARKET)])
        self.gear_from_space = market.number("gear_from_space", at_least=1)
        self._read_tracks(sheet, reader)
        self.publisher_buzz = sheet.table("publisher").numbers("buzz", count=LEVELS, at_most=40)
        self.place_actions: list[list[list[tuple[Action, ...]]]] = []  # filled when first needed
        self._effects = {effect.index: effect for effect in flattened(self._all_effects())}
        _check_supplies(self)
        _check_exchanges(self)

    def __reduce__(self) -> tuple[object, ...]:
        return box_for, (self.players, self.edition)

    def effect(self, number: int) -> Effect:
        """An effect by its number, as views name it."""
        return self._effects[number]

    def _all_effects(self) -> Effects:
        """What every card, tile and space does."""
        lists: list[Effects] = [(self.westminster_step,), self.watch, self.westminster_beyond]
        lists += [*self.westminster_bonuses, *self.flyers, *self.shares]
        lists += [picture.effects for picture in self.pictures] + [space.benefit for space in self.market]
        lists += [tile.effects for tile in self.tiles] + [patent.effects for patent in self.patents]
        for character in self.characters:
            lists += [character.instant, character.recurring]
        for location in self.locations:
            lists += [location.action, *[space.bonus for space in location.spaces]]
            lists += [slot.effects for slot in location.slots]
        return tuple([effect for effects in lists for effect in effects])

    def _read_numbers(self, sheet: Section) -> None:
        self.ticket_vp = sheet.table("rounds").numbers("ticket_vp", count=ROUNDS)
        self.rounds = sheet.table("rounds").number("count", at_least=1, at_most=ROUNDS)
        start = sheet.table("start")
        self.money = start.number("money")
        self.gears = start.number("gears")
        self.energy = start.number("energy")
        self.vp = start.number("vp")
        self.westminster = start.number("westminster", at_least=1, at_most=WESTMINSTER_SPACES) - 1
        self.tokens = start.number("tokens", at_most=10)
        self.assistants = start.number("assistants", at_most=20)
        dice = sheet.table("dice")
        self.dice_in_all = dice.number("in_all", at_least=1, at_most=MOST_DICE)
        self.dice = dice.number("start", at_least=1, at_most=self.dice_in_all)
        self.lowest_sum_newspapers = dice.number("lowest_sum_newspapers")
        self.newspapers_most = sheet.table("newspapers").number("most", at_least=1, at_most=99)
        self.newspapers = start.number("newspapers", at_most=self.newspapers_most)
        loans = sheet.table("loans")
        self.loan_money = loans.number("money", at_least=1)
        self.loan_repay = loans.number("repay", at_least=1)
        self.loan_repaid_vp = loans.number("repaid_vp", at_least=-99, at_most=0)
        self.loans_in_a_row = loans.number("in_a_row", at_least=1)
        self.loan_values = loans.numbers("values", at_least=-99, at_most=0)
        self.loan_copies = loans.numbers("copies", count=len(self.loan_values), at_most=50)
        self.loan_extra = loans.number("vp_when_stack_is_empty", at_least=-99, at_most=0)
        self.research_slots = sheet.table("research_slots").number("count", at_least=1, at_most=30)
        self.link_vp = sheet.table("links").number("vp")
        self.prototypes_each_round = sheet.table("prototypes").number("each_round", at_least=1, at_most=30)
        end = sheet.table("end")
        self.sale_price = end.number("sale_price")
        self.covered_slot = end.number("covered_slot", at_least=1)
        self.buzz_vp = end.numbers("buzz_vp")
        self.market_vp = end.numbers("market_vp")
        self.empty_slot_vp = end.number("empty_slot_vp", at_least=-99, at_most=0)

    def _read_tracks(self, sheet: Section, reader: Reader) -> None:
        track = sheet.table("westminster")
        spaces = _some(track, "spaces", WESTMINSTER_SPACES, WESTMINSTER_SPACES)
        self.westminster_bonuses = tuple([reader.effects(space, "effects") for space in spaces])
        self.westminster_beyond = reader.effects(track, "beyond")
        if gains(self.westminster_beyond, WESTMINSTER) or does(self.westminster_beyond, USE_PERMANENT):
            raise BadEdition("edition-endless", where="westminster.beyond")
        income = sheet.table("income")
        self.income_values = income.numbers("values")
        self.red_spaces = income.number("red_spaces", at_most=len(self.income_values))
        self.red_vp = income.number("red_vp", at_least=-99, at_most=0)
        self.expenses = income.number("expenses")
        start = sheet.table("start").number("income")
        if start not in self.income_values:
            raise BadEdition("edition-no-such-income", where="start.income", value=start)
        self.income_start = self.income_values.index(start)
        buzz = sheet.table("buzz")
        self.buzz_last = buzz.number("last", at_least=1, at_most=200)
        self.buzz = sheet.table("start").number("buzz", at_most=self.buzz_last)
        self.pictures = _pictures(buzz, self.buzz_last, reader)
        flyers = [sheet.table("flyers").table(key) for key in FLYERS]
        self.flyers = tuple([reader.effects(flyer, "effects") for flyer in flyers])
        self.flyer_spaces: dict[int, str] = {}
        self.flyers_by_colour: dict[str, tuple[int, ...]] = {}
        for colour in COLOURS:
            here = tuple([n for n, flyer in enumerate(flyers) if flyer.choice("colour", COLOURS) == colour])
            spaces_here = buzz.table("flyer_spaces").numbers(colour, at_least=1, at_most=self.buzz_last)
            if len(spaces_here) > len(here):
                raise BadEdition("edition-too-few-flyers", where=f"buzz.flyer_spaces.{colour}", flyers=len(here))
            self.flyers_by_colour[colour] = here
            for space in spaces_here:
                if space in self.flyer_spaces:
                    raise BadEdition("edition-repeated", where=f"buzz.flyer_spaces.{colour}")
                self.flyer_spaces[space] = colour


def _box(section: Section, players: int, edition: Edition) -> Box:
    return Box(section, players, edition, Cards(section, Reader()))


BOXES: Final = Boxes(__package__, META, _box)


def box_for(players: int, edition: Edition) -> Box:
    """The box of an edition, checked for every number of players it may be used with."""
    return BOXES.get(players, edition)


def _exchange(sheet: Section) -> tuple[int, int]:
    return sheet.number("give", at_least=1, at_most=100), sheet.number("get", at_least=1, at_most=100)


def _some(sheet: Section, key: str, least: int, most: int) -> list[Section]:
    """A list of tables of a fair length."""
    tables = sheet.tables(key)
    if not least <= len(tables) <= most:
        raise BadEdition("edition-list-length", where=sheet.path(key), least=least, most=most)
    return tables


def _side(sheet: Section, players: int) -> Section:
    """The side of a board for a number of players; its key names them: `2-3`."""
    sides = sheet.table("sides")
    matching = [key for key in sides.tree if str(players) in key.split("-")]
    if len(matching) != 1:
        raise BadEdition("edition-sides", where=sides.where, players=players)
    return sides.table(matching[0])


def _location(sheet: Section, key: str, players: int, reader: Reader) -> Location:
    side = _side(sheet, players)
    placements = [_placement(space) for space in _some(side, "placement_spaces", 1, MOST_PLACEMENTS)]
    spaces = [_action_space(space, reader) for space in _some(side, "action_spaces", 1, MOST_PLACEMENTS)]
    slots: list[Slot] = []
    for number, (location, slot) in enumerate(SLOTS):
        if location == key:
            table = sheet.table("slots").table(slot)
            effects = reader.effects(table, "effects", SLOT_DEEDS)
            if players in table.numbers("players", MIN_PLAYERS, MAX_PLAYERS):
                slots.append(Slot(number, effects, table.number("copies", at_least=1, at_most=20)))
    action = reader.effects(sheet, "action", LOCATION_DEEDS)
    if slots and action:
        raise BadEdition("edition-list-length", where=sheet.path("action"), least=0, most=0)
    if does(action, TAKE) and len(action) > 1:
        raise BadEdition("edition-list-length", where=sheet.path("action"), least=1, most=1)
    return Location(action, tuple(placements), tuple(spaces), side.number("display", at_most=20), tuple(slots))


def _placement(sheet: Section) -> Placement:
    sheet.check_keys(("min", "assistant", "pay"))
    pay = sheet.number("pay") if "pay" in sheet.tree else 0
    return Placement(sheet.number("min", at_least=1, at_most=HIGHEST_DIE), sheet.flag("assistant"), pay)


def _action_space(sheet: Section, reader: Reader) -> ActionSpace:
    sheet.check_keys(("bonus", "pay"))
    bonus = reader.effects(sheet, "bonus") if "bonus" in sheet.tree else ()
    return ActionSpace(bonus, sheet.number("pay") if "pay" in sheet.tree else 0)


def _market_space(sheet: Section, reader: Reader) -> MarketSpace:
    sheet.check_keys(("price", "benefit"))
    return MarketSpace(sheet.number("price"), reader.effects(sheet, "benefit", PERMANENT))


def _name(kind: str, sheet: Section, key: str) -> Name:
    """The default name of a card in every language, or the name the owner gave it."""
    name = sheet.text("name")
    ours: str = default_components()[f"{kind}s"][key]["name"]
    return Name(f"{kind}-{key if name == ours else name}")


def _patent(sheet: Section, key: str, reader: Reader) -> Patent:
    links = sheet.choices("links", CHARACTERS)
    return Patent(
        sheet.number("number", at_least=1),
        _name("patent", sheet, key),
        cost(sheet.table("cost")),
        sheet.numbers("vp", at_least=-99, count=ROUNDS),
        tuple([CHARACTERS.index(link) for link in links]),
        reader.effects(sheet, "effects"),
    )


def _character(sheet: Section, key: str, reader: Reader) -> Character:
    salary = sheet.numbers("salary", count=WESTMINSTER_SPACES)
    if list(salary) != sorted(salary, reverse=True):
        raise BadEdition("edition-salary-rises", where=sheet.path("salary"))
    phase = sheet.number("phase", at_most=6)
    if phase not in (0, 4, 5, 6):
        raise BadEdition("edition-not-among", where=sheet.path("phase"), value=str(phase), among="0, 4, 5, 6")
    deeds = {4: (*ANYWHERE, "refund-salary"), 5: ("discount", "extra-prototype")}.get(phase, ANYWHERE)
    recurring = reader.effects(sheet, "recurring", deeds)
    if bool(recurring) != bool(phase):
        raise BadEdition("edition-recurring", where=sheet.path("recurring"))
    return Character(
        sheet.number("number", at_least=1),
        _name("character", sheet, key),
        cost(sheet.table("cost")),
        sheet.numbers("vp", at_least=-99, count=ROUNDS),
        salary,
        tuple([PATENTS.index(link) for link in sheet.choices("links", PATENTS)]),
        reader.effects(sheet, "instant"),
        phase,
        recurring,
    )


def _tiles(sheet: Section, reader: Reader) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for back, keys in (("green", GREEN_TILES), ("blue", BLUE_TILES), ("orange", ORANGE_TILES)):
        for key in keys:
            table = sheet.table(back).table(key)
            permanent = table.choice("kind", KINDS) == "permanent"
            effects = reader.effects(table, "effects", PERMANENT if permanent else ANYWHERE)
            tiles.append(Tile(permanent, table.number("copies", at_most=50), effects))
    return tuple(tiles)


def _goals(sheet: Section) -> tuple[Goal, ...]:
    goals: list[Goal] = []
    sides: list[tuple[int, str]] = []
    for key in NATIONS:
        table = sheet.table(key)
        board = table.number("board", at_least=1)
        sides.append((board, table.choice("side", SIDES)))
        count = COUNTERS.index(table.choice("count", COUNTERS))
        at_least = table.numbers("at_least", count=LEVELS)
        goals.append(Goal(board, count, at_least, table.numbers("vp", count=LEVELS)))
    if len(set(sides)) < len(sides) or len({board for board, _ in sides}) < MAX_PLAYERS:
        raise BadEdition("edition-nations", where=sheet.where, boards=MAX_PLAYERS)
    return tuple(goals)


def _faces(sheet: Section) -> tuple[tuple[tuple[Condition, ...], ...], ...]:
    """Of each face of the publisher's tiles, by round, the conditions of its levels."""
    faces: list[tuple[tuple[Condition, ...], ...]] = []
    sides: list[tuple[int, str]] = []
    for key in FACES:
        table = sheet.table(key)
        sides.append((table.number("tile", at_least=1), table.choice("side", SIDES)))
        faces.append(tuple([_levels(round_) for round_ in _some(table, "conditions", ROUNDS, ROUNDS)]))
    if len(set(sides)) < len(sides):
        raise BadEdition("edition-repeated", where=sheet.where)
    return tuple(faces)


def _levels(sheet: Section) -> tuple[Condition, ...]:
    bound = "at_most" if "at_most" in sheet.tree else "at_least"
    sheet.check_keys(("count", bound))
    count = sheet.text("count")
    return tuple(
        [condition(Section({"count": count, bound: n}, sheet.where)) for n in sheet.numbers(bound, count=LEVELS)]
    )


def _pictures(sheet: Section, last: int, reader: Reader) -> tuple[Picture, ...]:
    pictures: list[Picture] = []
    for table in sheet.tables("pictures"):
        table.check_keys(("space", "effects"))
        space = table.number("space", at_least=1, at_most=last)
        if pictures and space <= pictures[-1].space:
            raise BadEdition("edition-pictures", where=sheet.path("pictures"))
        pictures.append(Picture(space, reader.effects(table, "effects")))
    return tuple(pictures)


def _check_links(box: Cards) -> None:
    """A patent names a character exactly when the character names the patent."""
    for number, patent in enumerate(box.patents):
        for link in patent.links:
            if number not in box.characters[link].links:
                raise BadEdition("edition-link", where=f"patents.{PATENTS[number]}.links", other=CHARACTERS[link])
    for number, character in enumerate(box.characters):
        for link in character.links:
            if number not in box.patents[link].links:
                raise BadEdition("edition-link", where=f"characters.{CHARACTERS[number]}.links", other=PATENTS[link])


def _check_supplies(box: Box) -> None:
    """Displays never run dry, and each belongs to one location."""
    taken = [location.takes for location in box.locations if location.takes >= 0]
    if len(set(taken)) < len(taken):
        raise BadEdition("edition-repeated", where="locations")
    tiles = sum([tile.copies for tile in box.tiles[: len(GREEN_TILES)]])
    piles = (len(PATENTS), tiles, 0, len(CHARACTERS))
    names = ("patents", "research.green", "shares", "characters")
    for location in box.locations:
        if location.takes in (0, 1, 3):
            kept = location.display if location.takes == 1 else min(location.display, len(location.spaces))
            needed = location.display + (box.rounds - 1) * kept
            if piles[location.takes] < needed:
                raise BadEdition("edition-too-few", where=names[location.takes], needed=needed, players=box.players)
        elif location.takes == 2:
            for number in range(1, box.rounds + 1):
                if len([n for n in box.share_rounds if n == number]) < location.display:
                    needed = location.display
                    raise BadEdition("edition-too-few", where="shares", needed=needed, players=box.players)


def _check_exchanges(box: Box) -> None:
    """Who buys a thing and sells it again must lose by it, or exchanges would go on for ever."""
    for thing in ("energy", "gear"):
        paid, bought = box.exchanges[EXCHANGES.index(f"buy-{thing}")]
        sold, fetched = box.exchanges[EXCHANGES.index(f"sell-{thing}")]
        if bought * fetched >= paid * sold:
            raise BadEdition("edition-endless", where=f"exchanges.sell-{thing}")


def stack(keys: Sequence[str], box: Box) -> list[int]:
    """All tiles of these kinds, each as often as there are copies."""
    tiles: list[int] = []
    for key in keys:
        kind = TILES.index(key)
        tiles += [kind] * box.tiles[kind].copies
    return tiles
