"""Records: everything needed to replay a match, finished or not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from universelle.core.chance import SEED_BYTES, fingerprint_of, seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadNotation, BadRecord, IllegalAction, UniverselleError, reason_of
from universelle.core.files import TooLarge, read_text, write_text
from universelle.core.plain import plain
from universelle.core.state import State
from universelle.games.registry import load

FORMAT: Final = "universelle-record"
PROGRAM: Final = "cmd:"  # before the command of a bot that is a program of its own
VERSION: Final = 5
LARGEST: Final = 1_000_000_000  # greatest number in a record
LONGEST_NAME: Final = 60  # signs of a player's name
FIRST_KEYS: Final = {"format", "version", "game", "ruleset", "edition", "options", "seats", "seed", "moves", "result"}
SECOND_KEYS: Final = FIRST_KEYS | {"taken_back"}
THIRD_KEYS: Final = SECOND_KEYS | {"hints"}
FOURTH_KEYS: Final = THIRD_KEYS | {"stand_ins"}
FIFTH_KEYS: Final = FOURTH_KEYS | {"fingerprint", "seed_word"}
KEYS: Final = {1: FIRST_KEYS, 2: SECOND_KEYS, 3: THIRD_KEYS, 4: FOURTH_KEYS, 5: FIFTH_KEYS}  # by version


@dataclass(frozen=True, slots=True)
class Move:
    """One action of one seat."""

    seat: int
    code: str

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.code}"

    @staticmethod
    def parse(text: object) -> Move:
        seat, colon, code = str(text).partition(": ")
        if not isinstance(text, str) or not colon or not re.fullmatch("[1-9][0-9]?", seat):
            raise BadRecord("record-bad-move", move=str(text)[:80])
        return Move(int(seat) - 1, code)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A seat took back moves, after something was revealed or others had answered, so that `kept` were left."""

    seat: int
    made: int  # moves there were
    kept: int

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.made} to {self.kept}"

    @staticmethod
    def parse(text: str) -> TakeBack:
        found = re.fullmatch("([1-9][0-9]?): ([1-9][0-9]{0,8}) to ([0-9]{1,9})", text)
        if not found or int(found[3]) >= int(found[2]):
            raise BadRecord("record-bad-take-back", text=text[:80])
        return TakeBack(int(found[1]) - 1, int(found[2]), int(found[3]))


@dataclass(frozen=True, slots=True)
class Hint:
    """A seat asked what it should do when so many moves had been made."""

    seat: int
    made: int

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.made}"

    @staticmethod
    def parse(text: str) -> Hint:
        found = re.fullmatch("([1-9][0-9]?): ([0-9]{1,9})", text)
        if not found:
            raise BadRecord("record-bad-hint", text=text[:80])
        return Hint(int(found[1]) - 1, int(found[2]))


@dataclass(frozen=True, slots=True)
class StandIn:
    """A move of a seat that another bot made: the one that plays the seat failed, or its player had left."""

    seat: int
    move: int  # its number
    by: str = ""  # empty: nobody could choose, and the first legal action was taken

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.move}" + (f" by {self.by}" if self.by else "")

    @staticmethod
    def parse(text: str) -> StandIn:
        found = re.fullmatch("([1-9][0-9]?): ([1-9][0-9]{0,8})(?: by ([a-z0-9-]{1,40}))?", text)
        if not found:
            raise BadRecord("record-bad-stand-in", text=text[:80])
        return StandIn(int(found[1]) - 1, int(found[2]), found[3] or "")


@dataclass(frozen=True)
class Record:
    """Game, ruleset, edition, options, seats, seed and moves: the source of truth about a match."""

    game: str
    ruleset: int
    seats: tuple[str, ...]  # `name=who`, or only one of the two
    seed: bytes
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Edition = field(default_factory=Edition)
    moves: tuple[Move, ...] = ()
    result: Mapping[str, Any] | None = None
    taken_back: tuple[TakeBack, ...] = ()
    hints: tuple[Hint, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    fingerprint: str = ""  # of the seed, as it was shown before the first move; empty if it was not
    seed_word: str = ""  # from which somebody made the seed; empty if it was drawn

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return names(self.seats)

    def with_moves(self, moves: tuple[Move, ...]) -> Record:
        """The match with these moves instead, running, with nothing noted about them."""
        return replace(self, moves=moves, result=None, taken_back=(), hints=(), stand_ins=())

    def sealed(self, word: str) -> Record:
        """A new match with the word that somebody made its seed from, or the fingerprint of one that was drawn."""
        return replace(self, seed_word=word) if word else replace(self, fingerprint=fingerprint_of(self.seed))

    def begin(self) -> State:
        """The position before the first move."""
        try:
            return load(self.game).new(len(self.seats), self.seed, self.options, self.edition, self.ruleset)
        except UniverselleError as error:
            raise BadRecord("record-cannot-begin", why=error.message) from error

    def replay(self, state: State | None = None) -> Iterator[State]:
        """Yield the position after each move: the same object every time."""
        state = state or self.begin()
        parse = load(self.game).catalogue.parse
        for number, move in enumerate(self.moves, start=1):
            try:
                state.apply(move.seat, parse(move.code))
            except (IllegalAction, BadNotation) as error:
                raise BadRecord("record-illegal-move", number=number, move=str(move), why=error.message) from error
            yield state

    def position(self, at: int | None = None) -> State:
        """The position after so many moves, by default after all of them."""
        moves = self.moves if at is None else self.moves[:at]
        state = self.begin()
        for _ in self.with_moves(moves).replay(state):
            pass
        return state

    def verify(self) -> State:
        """Replay everything, compare the result with the recorded one, and return the final position."""
        state = self.position()
        if self.result != result_of(state):
            raise BadRecord("record-wrong-result")
        self._verify_names()
        self._verify_notes()
        self._verify_seed()
        return state

    def _verify_names(self) -> None:
        """Names that players have been given: each can be read, and none is borne by two."""
        given = [name for seat in self.seats if (name := split_seat(seat)[0])]
        for place, name in enumerate(given):
            if plain(name) != name or len(name) > LONGEST_NAME:
                raise BadRecord("bad-name", name=plain(name)[:LONGEST_NAME])
            if name in given[:place]:
                raise BadRecord("same-name", name=name)

    def _verify_notes(self) -> None:
        """What was taken back, who asked for hints and who was stood in for: there must be such seats and moves."""
        for back in self.taken_back:
            if back.seat >= len(self.seats):
                raise BadRecord("record-bad-take-back", text=str(back))
        for hint in self.hints:
            if hint.seat >= len(self.seats):
                raise BadRecord("record-bad-hint", text=str(hint))
        for each in self.stand_ins:
            if each.move > len(self.moves) or self.moves[each.move - 1].seat != each.seat:
                raise BadRecord("record-bad-stand-in", text=str(each))

    def _verify_seed(self) -> None:
        """The seed: it belongs to the fingerprint that was shown, or to the word that somebody wrote."""
        if self.fingerprint and self.fingerprint != fingerprint_of(self.seed):
            raise BadRecord("record-other-seed")
        if self.seed_word and self.seed != seed_from(self.seed_word):
            raise BadRecord("record-other-word", word=self.seed_word)

    def to_json(self) -> str:
        tree = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "ruleset": self.ruleset,
            "edition": {"name": self.edition.name, **self.edition.values},
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed.hex(),
            "moves": [str(move) for move in self.moves],
            "result": self.result,
            "taken_back": [str(each) for each in self.taken_back],
            "hints": [str(each) for each in self.hints],
            "stand_ins": [str(each) for each in self.stand_ins],
            "fingerprint": self.fingerprint,
            "seed_word": self.seed_word,
        }
        return json.dumps(tree, ensure_ascii=False, indent=1) + "\n"

    @staticmethod
    def from_json(text: str) -> Record:
        try:
            tree = json.loads(text)
            json.dumps(tree, ensure_ascii=False).encode()  # refuses lone surrogates
        except (ValueError, RecursionError) as error:
            line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
            raise BadRecord("record-not-json", line=line) from error
        if not isinstance(tree, dict) or tree.get("format") != FORMAT:
            raise BadRecord("record-not-a-record")
        version = _number(tree, "version") if "version" in tree else 0
        if version < 1:
            raise BadRecord("record-wrong-value", where="version")
        if version > VERSION:
            raise BadRecord("record-newer", version=version, known=VERSION)
        keys = KEYS[version]
        if unknown := sorted(set(tree) - keys):
            raise BadRecord("record-unknown-value", where=unknown[0])
        if missing := sorted(keys - set(tree)):
            raise BadRecord("record-missing-value", where=missing[0])
        return _parsed(tree)

    def save(self, path: Path) -> None:
        """Write the record to a file atomically."""
        try:
            write_text(path, self.to_json())
        except OSError as error:
            raise BadRecord("record-not-saved", file=str(path), why=reason_of(error)) from error
        except ValueError as error:
            raise BadRecord("record-not-saved", file=str(path), why=str(error)) from error

    @staticmethod
    def read(path: Path) -> Record:
        try:
            text = read_text(path)
        except OSError as error:
            raise BadRecord("record-unreadable", file=str(path), why=reason_of(error)) from error
        except TooLarge as error:
            raise BadRecord("record-too-large", file=str(path)) from error
        except ValueError as error:
            raise BadRecord("record-not-json", line=1) from error
        return Record.from_json(text)


def names(seats: Sequence[str]) -> list[str]:
    """The names of the players of these seats; a seat is `name=who`, or only one of the two."""
    return [plain(split_seat(seat)[0] or seat.removeprefix("=")) for seat in seats]


def split_seat(seat: str) -> tuple[str, str]:
    """The name of a player, if the seat has one, and who it is. The command of a program may have any sign in it."""
    before, found, command = seat.partition(PROGRAM)
    if found and (not before or before.endswith("=")):
        return before.removesuffix("="), found + command
    name, _, who = seat.rpartition("=")
    return name, who


def result_of(state: State) -> dict[str, Any] | None:
    """Scores and places of a finished match; None while it is running."""
    if state.to_move():
        return None
    return {"scores": state.scores(), "places": state.standings()}


def checksum(state: State) -> str:
    """Return a short fingerprint of the whole position, the same on every build and machine."""
    return blake2b(repr(state.content()).encode(), digest_size=8).hexdigest()


def _parsed(tree: dict[str, Any]) -> Record:
    result = tree["result"]
    if result is not None and not isinstance(result, dict):
        raise BadRecord("record-wrong-value", where="result")
    return Record(
        game=_text(tree, "game"),
        ruleset=_number(tree, "ruleset"),
        seats=tuple(_texts(tree, "seats")),
        seed=_seed(tree),
        options=_options(tree),
        edition=_edition(tree),
        moves=tuple(Move.parse(move) for move in _texts(tree, "moves")),
        result=result,
        taken_back=tuple(map(TakeBack.parse, _notes(tree, "taken_back"))),
        hints=tuple(map(Hint.parse, _notes(tree, "hints"))),
        stand_ins=tuple(map(StandIn.parse, _notes(tree, "stand_ins"))),
        fingerprint=_fingerprint(tree),
        seed_word=_text(tree, "seed_word") if "seed_word" in tree else "",
    )


def _text(tree: dict[str, Any], key: str) -> str:
    value = tree[key]
    if not isinstance(value, str):
        raise BadRecord("record-wrong-value", where=key)
    return value


def _texts(tree: dict[str, Any], key: str) -> list[str]:
    value = tree[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadRecord("record-wrong-value", where=key)
    return value


def _notes(tree: dict[str, Any], key: str) -> list[str]:
    """Texts that older records do not have."""
    return _texts(tree, key) if key in tree else []


def _number(tree: dict[str, Any], key: str) -> int:
    value = tree[key]
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise BadRecord("record-wrong-value", where=key)
    return value


def _seed(tree: dict[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(_text(tree, "seed"))
    except ValueError as error:
        raise BadRecord("record-wrong-value", where="seed") from error
    if len(seed) != SEED_BYTES:
        raise BadRecord("record-wrong-value", where="seed")
    return seed


def _fingerprint(tree: dict[str, Any]) -> str:
    found = _text(tree, "fingerprint") if "fingerprint" in tree else ""
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise BadRecord("record-wrong-value", where="fingerprint")
    return found


def _options(tree: dict[str, Any]) -> dict[str, str]:
    options = tree["options"]
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadRecord("record-wrong-value", where="options")
    return options


def _edition(tree: dict[str, Any]) -> Edition:
    if not isinstance(tree["edition"], dict):
        raise BadRecord("record-wrong-value", where="edition")
    return Edition.parse(tree["edition"], "")
