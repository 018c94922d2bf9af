"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from universelle.contract.terminal import Terminal
from universelle.core.message import Message, Translator, Value
from universelle.games.crystal_palace.choices import choice, money, tile_kind
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    FACES,
    FLYERS,
    NATIONS,
    PATENTS,
    SHARES,
    SLOTS,
    TILES,
    Box,
)
from universelle.games.crystal_palace.rules.phrases import amount, amounts, condition_phrase, phrase
from universelle.games.crystal_palace.rules.pieces import Location
from universelle.games.crystal_palace.rules.view import DieView, LoanView, LocationView, PlayerView, View
from universelle.games.crystal_palace.rules.vocabulary import (
    BUZZ,
    DISPLAYS,
    MONEY,
    NO_LIMIT,
    VP,
    Condition,
    Cost,
    Effects,
)
from universelle.games.crystal_palace.scene import Scene

SEAT_STYLES: Final = ("red", "blue", "yellow", "bright_black", "green")
SEAT_MARKS: Final = ("★", "○", "▲", "◆", "■")
FREE_SPACE: Final = "·"
PATENT_STYLE: Final = "cyan"
CHARACTER_STYLE: Final = "magenta"


def board(scene: Scene, small: bool = False) -> RenderableType:
    """The locations with dice and offers, market, publisher and flyers, then what belongs to each player.

    A small table leaves out frames, effects and what can be looked up with `info`.
    """
    view, words, box = scene.view, scene.words, scene.box
    parts: list[RenderableType] = [_head(view, words), _locations(view, box, words, small), _market(view, box, words)]
    if not small:
        parts += [_publisher(view, box, words), _flyers(view, box, words)]
    return Group(*parts, _players(view, box, words, small))


def _head(view: View, words: Translator) -> Text:
    if not view["to_move"]:
        return Text(words("board-over"), style="bold")
    parts = [
        words("board-round", name=words(f"round-{view['round']}"), round=view["round"], rounds=view["rounds"]),
        words("board-phase", phase=view["phase"], name=words(f"phase-{view['phase']}")),
    ]
    if view["phase"] > 1:
        parts.append(words("board-first", player=words.players[view["first"]]))
    return Text("  ·  ".join(parts), style="bold")


def _locations(view: View, box: Box, words: Translator, small: bool) -> Table:
    table = _table(small)
    table.add_column(words("board-place"))
    table.add_column(words("board-spaces"))
    table.add_column(words("board-actions"))
    table.add_column(words("board-offer"), ratio=1)
    for number, there in enumerate(view["locations"]):
        location = box.locations[number]
        now = "▶ " if there["location"] == view["location"] else ""
        table.add_row(
            f"{now}{number + 1} {words('place-' + there['location'])}",
            _placements(words, there, location),
            _actions(words, there, location),
            _offer(view, there, location, box, words, small),
        )
    return table


def _placements(words: Translator, there: LocationView, location: Location) -> Text:
    """Each placement space: its minimum, `a` for an assistant, its price, and the die on it."""
    shown = Text()
    for die, placement in zip(there["spaces"], location.placements):
        price = f"({money(words, -placement.pay)})" if placement.pay else ""
        shown += Text(f"{placement.least}{'a' if placement.assistant else ''}{price}:") + _die(die) + Text(" ")
    return shown


def _actions(words: Translator, there: LocationView, location: Location) -> Text:
    shown = Text()
    for number, (die, space) in enumerate(zip(there["actions"], location.spaces)):
        mark = "+" if space.bonus else f"({money(words, -space.pay)}):" if space.pay else ""
        shown += Text(mark) + (_die(die) if die or number >= there["used"] else Text("×")) + Text(" ")
    return shown


def _die(die: DieView | None) -> Text:
    if die is None:
        return Text(FREE_SPACE, style="dim")
    return Text(f"{SEAT_MARKS[die['seat']]}{die['value']}", style=SEAT_STYLES[die["seat"]])


def _offer(view: View, there: LocationView, location: Location, box: Box, words: Translator, small: bool) -> Text:
    if location.takes >= 0:
        kind = DISPLAYS[location.takes]
        cards = [_card(kind, key, view["round"], box, words, small) for key in there["display"] if key]
        return Text(words("between-clauses")).join(cards)
    if location.slots:
        return Text(" · ").join([_slot(slot.number, view, there, words) for slot in location.slots])
    return Text(words.say(phrase(location.action)))


def _slot(number: int, view: View, there: LocationView, words: Translator) -> Text:
    key = SLOTS[number][1]
    dice = view["tickets"] if key not in there["slots"] else [there["slots"][key]]
    taken = Text(" ").join([_die(die) for die in dice if die])
    return Text(f"{words('slot-' + key)} ") + taken


def _card(kind: str, key: str, number: int, box: Box, words: Translator, small: bool) -> Text:
    """A card on offer: its name, its price and points in this round, its effects."""
    name, effects = _name_and_effects(kind, key, box, words)
    if kind in ("research", "shares"):
        told = words.say(phrase(effects))
        if kind == "research":
            told = f"{tile_kind(words, box.tiles[TILES.index(key)])} {told}"
        return Text(f"{name} ({told})" if not small else name)
    card = box.patents[PATENTS.index(key)] if kind == "patents" else box.characters[CHARACTERS.index(key)]
    style = PATENT_STYLE if kind == "patents" else CHARACTER_STYLE
    price = words.say(Message("board-price", {"cost": _cost(card.cost), "points": card.vp[number - 1]}))
    return Text.assemble((name, style), f" {price}")


def _cost(cost: Cost) -> tuple[Message, ...]:
    return amounts(cost) or (amount(MONEY, 0),)


def _name_and_effects(kind: str, key: str, box: Box, words: Translator) -> tuple[str, Effects]:
    if kind == "patents":
        patent = box.patents[PATENTS.index(key)]
        return words.name(patent.name), patent.effects
    if kind == "characters":
        character = box.characters[CHARACTERS.index(key)]
        return words.name(character.name), character.instant
    if kind == "research":
        return words.name(f"research-{key}"), box.tiles[TILES.index(key)].effects
    return words.name(f"share-{key}"), box.shares[SHARES.index(key)]


def _market(view: View, box: Box, words: Translator) -> Text:
    """From the bottom: price, assistant, benefit."""
    spaces = []
    for number, (owner, space) in enumerate(zip(view["market"], box.market), start=1):
        mark = Text(FREE_SPACE) if owner is None else Text(SEAT_MARKS[owner], style=SEAT_STYLES[owner])
        spaces.append(
            Text(f"{number} {money(words, space.price)} ") + mark + Text(f" {words.say(phrase(space.benefit))}")
        )
    title = words("board-market", gears=view["market_gears"])
    head = Text(f"{words('label', what=title)} ", style="bold")
    return head + Text(" | ").join(spaces)


def _publisher(view: View, box: Box, words: Translator) -> Text:
    """This round's levels and what they pay."""
    levels = box.faces[FACES.index(view["publisher"])][view["round"] - 1]
    told = [
        words("publisher-level", condition=condition_phrase(level), buzz=amount(BUZZ, buzz))
        for level, buzz in zip(levels, box.publisher_buzz)
    ]
    return Text.assemble(
        (f"{words('label', what=words('board-publisher'))} ", "bold"), words("between-clauses").join(told)
    )


def _flyers(view: View, box: Box, words: Translator) -> Text:
    """Flyers and pictures of the buzz track, by space."""
    told = {picture.space: f"* {words.say(phrase(picture.effects))}" for picture in box.pictures}
    for space, flyer in view["flyers"].items():
        effects = phrase(box.flyers[FLYERS.index(flyer)])
        told[int(space)] = f" {words('label', what=words(f'flyer-{flyer}'))} {words.say(effects)}"
    spaces = [f"{space}{told[space]}" for space in sorted(told)]
    return Text.assemble(
        (f"{words('label', what=words('board-buzz'))} ", "bold"), words("between-clauses").join(spaces)
    )


def _players(view: View, box: Box, words: Translator, small: bool) -> Table:
    table = _table(small)
    headings = ("player", "points", "money", "goods", "income", "buzz-place", "dice", "goal", "cards", "slots")
    for heading in headings:
        table.add_column(words(f"board-{heading}"), overflow="fold")
    for seat, player in enumerate(view["players"]):
        turn = "▶ " if seat in view["to_move"] else ""
        table.add_row(
            Text(f"{turn}{SEAT_MARKS[seat]} {words.players[seat]}", style=SEAT_STYLES[seat]),
            Text(str(player["vp"]), style="bold"),
            money(words, player["money"]),
            _goods(player, words, small),
            str(player["income_value"]),
            f"{player['buzz']}{''.join(f' *{space}' for space in player['tokens'])}",
            _dice(player, words),
            _goal(player, box, words, small),
            _cards(player, box, words, small),
            _slots(player, words, small),
        )
    return table


def _goods(player: PlayerView, words: Translator, small: bool) -> str:
    gears, energy, newspapers = player["gears"], player["energy"], player["newspapers"]
    if small:
        return f"{gears}/{energy}/{newspapers}"
    return words("board-goods-held", gears=gears, energy=energy, newspapers=newspapers)


def _dice(player: PlayerView, words: Translator) -> str:
    """Those in hand, or how many are set; how many there are in all."""
    hidden = player["set"] and not player["hand"]
    hand = "?" * player["set"] if hidden else " ".join(map(str, player["hand"]))
    sealed = f" {words('board-sealed')}" if player["sealed"] and hidden else ""
    return f"{hand or '–'}{sealed} /{player['dice']}"


def _goal(player: PlayerView, box: Box, words: Translator, small: bool) -> str:
    goal = box.goals[NATIONS.index(player["nation"])]
    levels = "/".join(map(str, goal.at_least))
    stand = words("board-goal-stand", level=player["goal"], levels=levels)
    space = words(f"westminster-{player['westminster']}")
    if small:
        return f"{player['goal']} ({levels}), {space}"
    west = words("board-westminster", space=space)
    return (
        f"{words('nation-' + player['nation'])} {stand}, {west}, {words('board-reserve', count=player['assistants'])}"
    )


def _cards(player: PlayerView, box: Box, words: Translator, small: bool) -> Text:
    """Characters, prototypes (✓) and patents not built."""
    if small:
        counts = [len(player["characters"]), len(player["prototypes"]), len(player["patents"])]
        return Text("/".join(map(str, counts)))
    shown = [Text(words.name(box.characters[CHARACTERS.index(c)].name), CHARACTER_STYLE) for c in player["characters"]]
    shown += [
        Text(f"✓{words.name(box.patents[PATENTS.index(key)].name)}", PATENT_STYLE) for key in player["prototypes"]
    ]
    shown += [Text(words.name(box.patents[PATENTS.index(key)].name), "dim") for key in player["patents"]]
    return Text(", ").join(shown)


def _slots(player: PlayerView, words: Translator, small: bool) -> str:
    """Tiles, loans and how many slots are empty."""
    held = [*player["slots"], *player["beside"]]
    tiles = [slot["tile"] for slot in held if slot and "tile" in slot]
    loans = [_loan(slot, words) for slot in held if slot and "loan" in slot]
    names = [str(len(tiles))] if small else [words.name(f"research-{tile}") for tile in tiles]
    empty = words("board-empty", count=player["slots"].count(None))
    return ", ".join([*names, *loans, empty])


def _loan(slot: LoanView, words: Translator) -> str:
    return words("loan-repaid" if slot["repaid"] else "loan-open", vp=slot["loan"])


def _table(small: bool) -> Table:
    return Table(box=None if small else ROUNDED, pad_edge=False, header_style="dim" if small else "bold")


def cards(scene: Scene) -> RenderableType:
    """Names, effects and history of the cards on the table."""
    view, words, box = scene.view, scene.words, scene.box
    table = Table(box=ROUNDED, pad_edge=False, show_lines=True)
    table.add_column(words("board-cards"))
    table.add_column("")
    for there in view["locations"]:
        table.add_row(words(f"place-{there['location']}"), words(f"place-{there['location']}.history"))
    table.add_row(words("place-black-market"), words("place-black-market.history"))
    for number, there in enumerate(view["locations"]):
        if box.locations[number].takes >= 0:
            kind = DISPLAYS[box.locations[number].takes]
            _add_stories(table, kind, [key for key in there["display"] if key], box, words)
    for player in view["players"]:
        table.add_row(words(f"nation-{player['nation']}"), _nation(player["nation"], box, words))
        _add_stories(table, "patents", [*player["patents"], *player["prototypes"]], box, words)
        _add_stories(table, "characters", player["characters"], box, words)
        _add_stories(
            table, "research", [slot["tile"] for slot in player["slots"] if slot and "tile" in slot], box, words
        )
    return table


def _nation(key: str, box: Box, words: Translator) -> Text:
    """The levels of a nation's goal, and a word of history."""
    goal = box.goals[NATIONS.index(key)]
    told = []
    for level, least in enumerate(goal.at_least, start=1):
        condition = condition_phrase(Condition(goal.count, least, NO_LIMIT))
        told.append(words("goal-level", level=level, points=amount(VP, goal.vp[level]), condition=condition))
    return Text(f"{'; '.join(told)}. {words(f'nation-{key}.history')}")


def _add_stories(table: Table, kind: str, keys: Sequence[str], box: Box, words: Translator) -> None:
    for key in keys:
        name, effects = _name_and_effects(kind, key, box, words)
        told = [words.say(phrase(effects))]
        if kind == "patents":
            told = [words.say(Message("effect-on-player", {"effect": phrase(effects)})), words(f"patent-{key}.history")]
        elif kind == "research":
            told.insert(0, tile_kind(words, box.tiles[TILES.index(key)]))
        elif kind == "characters":
            told = [*_character_effects(key, box, words), words(f"character-{key}.history")]
        table.add_row(name, Text(" ".join(told)))


def _character_effects(key: str, box: Box, words: Translator) -> list[str]:
    character = box.characters[CHARACTERS.index(key)]
    told = [words.say(Message("effect-at-once", {"effect": phrase(character.instant)}))]
    if character.phase:
        values: dict[str, Value] = {"phase": character.phase, "effect": phrase(character.recurring)}
        told.append(words.say(Message("effect-in-phase", values)))
    told.append(words("board-salary", salary="/".join(map(str, character.salary))))
    return told


TERMINAL: Final[Terminal[View, Box]] = Terminal(board, cards, choice)
