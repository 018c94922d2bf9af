"""What the tests need to know about Crystal Palace: editions, the pieces in the box, and what matches must show."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from universelle.contract.checks import Checks, events_in
from universelle.games.crystal_palace.rules import events
from universelle.games.crystal_palace.rules.codes import DIE_BITS, OPEN_LOAN, TAKEN
from universelle.games.crystal_palace.rules.components import default_components
from universelle.games.crystal_palace.rules.effects import MakeRoomForTile
from universelle.games.crystal_palace.rules.payments import MakeRoomForLoan
from universelle.games.crystal_palace.rules.phases.acting import JoinPlayer
from universelle.games.crystal_palace.rules.phases.building import TurnOver
from universelle.games.crystal_palace.rules.state import Palace


def _pieces(state: Palace) -> tuple[object, object]:
    """Cards, tiles, shares and loans once each; dice, assistants and tokens of every player; one watch at most."""
    box, players = state.box, state.players
    agenda = state.agenda
    joining = [step.number for step in agenda if isinstance(step, JoinPlayer)]
    turning = [step.number for step in agenda if isinstance(step, TurnOver)]
    tile_waiting = [step.tile for step in agenda if isinstance(step, MakeRoomForTile)]
    loan_waiting = [step.code for step in agenda if isinstance(step, MakeRoomForLoan)]

    def owned(*sets: int) -> list[int]:
        return [number for mask in sets for number in range(mask.bit_length()) if mask >> number & 1]

    def shown(display: int) -> list[int]:
        return [card for card in state.displays[display] if card != TAKEN]

    held = [code for player in players for code in (*player.slots, *player.beside)]
    patents = owned(*[player.patents for player in players], *[player.prototypes for player in players])
    characters = owned(*[player.characters for player in players])
    tiles = [code for code in held if 0 <= code < OPEN_LOAN]
    loans = [-(code % OPEN_LOAN) for code in [*held, *loan_waiting] if code >= OPEN_LOAN]
    found = (
        sorted([*state.patents, *shown(0), *patents, *turning]),
        sorted([*state.characters, *shown(3), *characters, *joining]),
        sorted([*state.green, *state.blue, *state.orange, *shown(1), *tiles, *state.tiles_gone, *tile_waiting]),
        sorted([*chain(*state.shares), *shown(2), *owned(*[player.shares for player in players]), *state.shares_gone]),
        sorted([*state.loans, *loans]),
        [p.dice + p.dice_left + sum(die >> DIE_BITS == n for die in state.tickets) for n, p in enumerate(players)],
        [player.assistants + state.market.count(seat) for seat, player in enumerate(players)],
        [player.tokens.bit_count() + player.tokens_left for player in players],
        sum(player.watch for player in players),
    )
    count = len(players)
    every_tile = [kind for kind, tile in enumerate(box.tiles) for _ in range(tile.copies)]
    every_loan = [points for points, copies in zip(box.loan_values, box.loan_copies) for _ in range(copies)]
    return found, (
        list(range(len(box.patents))),
        list(range(len(box.characters))),
        every_tile,
        list(range(len(box.shares))),
        sorted(every_loan + [box.loan_extra] * state.extra_loans),
        [box.dice_in_all] * count,
        [box.assistants] * count,
        [box.tokens] * count,
        int(state.watch_taken),
    )


def _names(state: Palace) -> Iterable[str]:
    """Cards, tiles, shares, locations, slots, rounds (set-up begins the first one), phases and reasons."""
    box = state.box
    yield from [patent.name for patent in box.patents]
    yield from [character.name for character in box.characters]
    yield from [f"research-{key}" for back in box.sheet.tree["research"].values() for key in back]
    yield from [f"share-{key}" for key in box.sheet.tree["shares"]]
    yield from [f"place-{key}" for key in box.sheet.tree["locations"]]
    for location in box.sheet.tree["locations"].values():
        yield from [f"slot-{key}" for key in location.get("slots", {})]
    yield from [f"round-{number}" for number in range(2, box.rounds + 1)]
    yield from [f"phase-{number}" for number in range(1, 8)]
    yield "pocket-watch"
    for reason in ("prototypes", "characters", "links", "shares", "tickets", "pictures", "effects", "red-income"):
        yield f"reason-{reason}"
    yield from [f"reason-{reason}" for reason in ("buzz", "market", "goal", "loans", "slots")]


def _editions() -> tuple[dict[str, Any], ...]:
    """Room for every die; effects of every tile and character, and slots left empty; slots soon full of loans."""
    default = default_components()
    wide = {
        key: {"sides": {side: {"placement_spaces": [{"min": 1, "assistant": True}] * 6} for side in location["sides"]}}
        for key, location in default["locations"].items()
    }
    buzz = [{"do": "gain", "what": "buzz", "n": 1}]
    lasting = {
        back: {key: {"kind": "permanent", "effects": buzz, "copies": 3} for key in tiles}
        for back, tiles in default["research"].items()
    }
    drawing = [{"do": "draw-research", "n": 2, "frame": frame} for frame in ("blue", "orange")]
    three = [{"do": "choose", "options": [buzz, buzz, buzz]}]
    crowded = {"display": 8, "action_spaces": [{}] * 6, "placement_spaces": [{"min": 1}] * 6}
    busy = {
        "research": lasting,
        "patents": {key: {"effects": drawing} for key in default["patents"]},
        "characters": {
            key: {"phase": 6, "recurring": buzz, "instant": drawing, "cost": {"money": 0, "gear": 0, "energy": 0}}
            for key in default["characters"]
        },
        "flyers": {key: {"effects": three} for key in default["flyers"]},
        "start": {"money": 400},
        "loans": {"in_a_row": 1},
        "research_slots": {"count": 30},
        "end": {"covered_slot": 1000},
        "locations": {"british-museum": {"sides": dict.fromkeys("2345", crowded)}},
    }
    dear = {side: {"action_spaces": [{"pay": 30}]} for side in "2345"}
    return (
        {
            "locations": wide,
            "dice": {"start": 6},
            "start": {"money": 200, "newspapers": 7},
            "loans": {"repay": 1},
            "end": {"covered_slot": 5},
            "exchanges": {"newspapers-to-income": {"give": 1}},
            "prototypes": {"each_round": 1},
            "research_slots": {"count": 30},
        },
        busy,
        {"research_slots": {"count": 2}, "start": {"assistants": 1}, "locations": {"british-museum": {"sides": dear}}},
    )


NOT_IN_MATCHES: Final = (events.Outlook, events.TileLost)  # of previews, and of ruleset 1
CHECKS: Final = Checks(
    short={"rounds": {"count": 1}},
    editions=_editions(),
    pieces=_pieces,
    names=_names,
    events=tuple([kind for kind in events_in(events) if not issubclass(kind, NOT_IN_MATCHES)]),
)
