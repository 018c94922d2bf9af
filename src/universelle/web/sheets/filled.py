"""A score sheet as it is filled in: read from the fields of its form, which are those of its address."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from universelle.contract.game import Game
from universelle.contract.score_sheet import Count, Entries, Field, Group, Groups, ScoreSheet, impossible
from universelle.core.edition import Edition
from universelle.core.message import Message
from universelle.core.plain import plain
from universelle.web.serving.visitors import is_number

PLAYERS: Final = "players"
EDITION: Final = "edition"
NAME: Final = "name"
LONGEST_NAME: Final = 24
ENTRY: Final = re.compile(r"players|[a-z][a-z0-9-]{0,40}-[0-9a-z]+")
USUAL_PLAYERS: Final = 3


def field_name(key: str, seat: int | None) -> str:
    """The name of a field in the form: of a seat, or of the table."""
    return key if seat is None else f"{key}-{seat + 1}"


@dataclass(frozen=True)
class Filled:
    """What somebody has entered, as they typed it."""

    game: Game
    sheet: ScoreSheet
    form: Mapping[str, str]
    edition: Edition

    @cached_property
    def players(self) -> int:
        meta, asked = self.game.meta, self.form.get(PLAYERS, "")
        if is_number(asked) and meta.min_players <= int(asked) <= meta.max_players:
            return int(asked)
        return max(meta.min_players, min(USUAL_PLAYERS, meta.max_players))

    @cached_property
    def groups(self) -> Groups:
        return self.sheet.groups_of(self.game.rules, self.players, self.edition)

    @cached_property
    def names(self) -> list[str]:
        """What the players are called; nothing for those without a name."""
        return [plain(self.form.get(field_name(NAME, seat), ""))[:LONGEST_NAME] for seat in range(self.players)]

    def seats(self, group: Group) -> list[int | None]:
        """The seats that fill in a group; None for the table."""
        return [None] if group.of_table else list(range(self.players))

    def typed(self, field: Field, seat: int | None) -> str:
        return self.form.get(field_name(field.key, seat), "").strip()

    def number(self, field: Field, seat: int | None) -> int:
        """What counts: the number typed, or the usual one."""
        typed = self.typed(field, seat)
        return int(typed) if is_number(typed) else field.usual_of(seat or 0)

    @cached_property
    def entries(self) -> Entries:
        rows = {
            field.key: [self.number(field, seat) for seat in self.seats(group)]
            for group in self.groups
            for field in group.fields
        }
        return Entries(self.players, rows)

    @cached_property
    def wrong(self) -> dict[str, Message]:
        """What cannot be, by the name of the field."""
        seats = {
            field_name(field.key, seat): self.typed(field, seat)
            for group in self.groups
            for field in group.fields
            for seat in self.seats(group)
        }
        found = {name: Message("sheet-not-a-number") for name, typed in seats.items() if typed and not is_number(typed)}
        of_table = {field.key for group in self.groups if group.of_table for field in group.fields}
        for key, seat, why in impossible(self.groups, self.entries):
            found.setdefault(field_name(key, None if key in of_table else seat), why)
        return found

    @cached_property
    def kept(self) -> dict[str, str]:
        """What was entered, also for seats and spaces that other numbers of players have: they may come back."""
        return {
            name: value
            for name, value in self.form.items()
            if value and (name == EDITION or (ENTRY.fullmatch(name) and len(value) <= LONGEST_NAME))
        }

    @cached_property
    def is_empty(self) -> bool:
        """Whether nothing was entered that differs from an untouched sheet."""
        return not any(
            [self.number(f, s) != f.usual_of(s or 0) for g in self.groups for f in g.fields for s in self.seats(g)]
        )

    @cached_property
    def count(self) -> Count | None:
        """The points of all; nothing while something cannot be right."""
        return None if self.wrong else self.sheet.count(self.game.rules, self.entries, self.edition)
