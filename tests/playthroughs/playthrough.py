"""A seeded random game as text: every position, who moves, what is legal, what is done and what comes of it."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from universelle.core.chance import seed_from
from universelle.games.registry import load, metas
from universelle.matches.record import checksum

HERE = Path(__file__).parent
SEEDS = (1, 2)
WIDTH = 120
MOST_CODES = 100  # more legal actions than that are told in short
IN_FULL = 1400  # lines after which a long game goes on with its moves alone, so that somebody can read it


def playthroughs() -> list[tuple[str, int, int]]:
    """Game, number of players and seed of each playthrough that is kept."""
    return [
        (slug, players, seed)
        for slug, meta in metas().items()
        for players in range(meta.min_players, meta.max_players + 1)
        for seed in SEEDS
    ]


def path_of(slug: str, players: int, seed: int) -> Path:
    return HERE / f"{slug}.{players}p.seed{seed}.txt"


def playthrough(slug: str, players: int, seed: int) -> str:
    game = load(slug)
    state = game.new(players, seed_from(str(seed)))
    state.events = []
    rng = Random(seed)
    lines = [f"game: {slug}", f"ruleset: {game.meta.ruleset}", f"players: {players}", f"seed: {seed}", ""]
    shown: dict[tuple[str, str], Any] = {}
    number = 0
    while state.to_move() and len(lines) < IN_FULL:
        number += 1
        view = flat(state.view(None))
        seat = rng.choice(state.to_move())
        legal = state.legal_actions(seat)
        action = rng.choice(legal)
        lines += [f"# {number}", *changes(shown, view)]
        others = "".join(f" (so must {other + 1})" for other in state.to_move() if other != seat)
        lines += wrapped(f"{seat + 1} must move{others}: ", folded([one.code for one in legal]), " | ")
        state.apply(seat, action)
        lines += [f"{seat + 1}: {action.code}", *[f"  {event.message()}" for event in state.events], ""]
        state.events.clear()
        shown = view
    moves = []
    while state.to_move():
        seat = rng.choice(state.to_move())
        action = rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        moves.append(f"{seat + 1}: {action.code}")
    lines += wrapped("and so on: ", moves, " | ") if moves else []
    lines += ["# the end", *changes(shown, flat(state.view(None)))]
    lines += [f"scores: {state.scores()}", f"places: {state.standings()}", f"checksum: {checksum(state)}"]
    return "\n".join(lines) + "\n"


def folded(codes: list[str]) -> list[str]:
    """Very many legal actions in short, those together that differ in their second word: `put 0: a1 b1 c1`."""
    if len(codes) <= MOST_CODES:
        return codes
    groups: dict[tuple[str, ...], list[str]] = {}
    for code in codes:
        words = code.split()
        key = (words[0], *words[2:]) if len(words) > 2 else (words[0],)
        groups.setdefault(key, []).append(" ".join(words[1:2]))
    return [f"{' '.join(key)}: {' '.join(rest)}".removesuffix(": ") for key, rest in groups.items()]


def flat(data: Any, row: str = "", path: str = "") -> dict[tuple[str, str], Any]:
    """A view as rows of named values: one for each thing of a list (the players), one for all that is single."""
    values: dict[tuple[str, str], Any] = {}
    for key, value in data.items():
        if isinstance(value, dict) and value:
            values |= flat(value, row, f"{path}{key}.")
        elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value) and not row:
            for number, inner in enumerate(value):
                values |= flat(inner, f"{path}{key}[{number}]")
        else:
            values[row, f"{path}{key}"] = value
    return values


def changes(before: dict[tuple[str, str], Any], after: dict[tuple[str, str], Any]) -> list[str]:
    """The values that were not the same before, row by row."""
    rows: dict[str, list[str]] = {}
    for row, key in before:
        if (row, key) not in after:
            rows.setdefault(row, []).append(f"{key} gone")
    for (row, key), value in after.items():
        if (row, key) not in before or before[row, key] != value:
            rows.setdefault(row, []).append(f"{key}={change(before.get((row, key)), value)}")
    return [line for row, told in rows.items() for line in wrapped(f"{row or 'position'}: ", told, " ")]


def change(before: Any, after: Any) -> str:
    """A new value; of a list of cards and the like, what came and what went where that is shorter."""
    whole = as_text(after)
    if isinstance(before, list) and isinstance(after, list) and all(isinstance(one, str | dict) for one in after):
        old, new = Counter(map(as_text, before)), Counter(map(as_text, after))
        told = [f"+{thing}" for thing in (new - old).elements()] + [f"-{thing}" for thing in (old - new).elements()]
        if told and len(" ".join(told)) < len(whole):
            return " ".join(told)
    return whole


def as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def wrapped(label: str, texts: list[str], separator: str) -> list[str]:
    text = label + separator.join(texts)
    return wrap(text, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
