"""A table as pages draw it: a session with what is drawn of it, shared by viewers who see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from universelle.bots.seat_specs import face_of
from universelle.contract.opponents import Face
from universelle.contract.scene import scene_of
from universelle.contract.sharing import SharedViews
from universelle.core.errors import IllegalAction
from universelle.core.state import State
from universelle.drawing.patch import PatchCache
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.fairness import Judgement
from universelle.matches.match import Attempt, Match, Watch
from universelle.matches.players import players_in
from universelle.tables.journal import Entry
from universelle.tables.session import Session, StoredTable

T = TypeVar("T")


class ScoringWatch:
    """Keeps the position before a scoring changes it, as it would be if somebody had to decide then.

    Its events are those of the scoring by then.
    """

    def __init__(self, match: Match) -> None:
        self._opens = match.game.page.telling.opens
        self.before: State | None = None

    def __call__(self, state: State) -> None:
        if self.before is not None:
            return
        events = state.events or []
        began = next((number for number, event in enumerate(events) if self._opens(event)), None)
        if began is not None:
            self.before = state.clone()
            self.before.events = events[began:]
            agenda = self.before.agenda
            while agenda and not agenda[-1].seats:
                agenda.pop()


class Table(Session):
    """A session with its drawings."""

    def __init__(self, stored: StoredTable) -> None:
        self.before_scoring: State | None = None  # during the last move, if a scoring began in it
        self.compared: PatchCache = {}  # patches of the latest change, shared by viewers who see the same
        self._cache: dict[Hashable, tuple[object, Any]] = {}
        self._views = SharedViews()
        self._open_view: tuple[State | None, Mapping[str, Any]] = (
            None,
            {},
        )  # what everybody sees of the newest position
        self._words: dict[str, Translations] = {}
        self._faces: dict[Hashable, dict[int, Face]] = {}
        self.judged: tuple[int, Judgement] | None = None  # the verdict on the deal, and the `seq` it is about
        super().__init__(stored)

    def earlier(self, seq: int) -> Table | None:
        """The table as it was at an earlier `seq`, on its own; None if moves were taken back since."""
        if self.taken_back_since(seq):
            return None
        return Table(
            StoredTable(
                id=self.id,
                record=self.head,
                owners=self.owners,
                journal=tuple(self.journal[:seq]),
                colours=self.colours,
                terms=self.terms,
                created=self.created,
                outages=self.outages,
            )
        )

    def follow(self, later: Table) -> None:
        """Make the next entry of the same table as it is later."""
        self.add(later.journal[self.seq])
        self.compared = {}

    def watch(self) -> Watch:
        return ScoringWatch(self.match)

    def adopt(self, attempt: Attempt, entries: Sequence[Entry]) -> None:
        super().adopt(attempt, entries)
        assert isinstance(attempt.watch, ScoringWatch)
        self.before_scoring = attempt.watch.before

    def go_back(self, entries: Sequence[Entry]) -> None:
        super().go_back(entries)
        self.before_scoring = None

    def reseat(self, owners: Mapping[int, str]) -> None:
        super().reseat(owners)
        self._cache.clear()

    def notify(self) -> None:
        self.compared = {}
        super().notify()

    def meanings(self, state: State, seat: int, codes: Sequence[str]) -> Mapping[str, str]:
        words, page = self.words(LANGUAGES[0]), self.match.game.page
        scene = scene_of(state, words, seat, self.bots_in(words))
        known = {action.code: action for action in scene.actions}
        return {code: repr(page.choice(scene, known[code])[:2]) for code in codes if code in known}

    def headlines(self, state: State) -> Mapping[str, str]:
        """Where the match is, in words, by language, as everybody may know it."""
        self._open_view = state, self.view_of(state, None)
        scene = scene_of(state, self.words(LANGUAGES[0]), None, {}, self._open_view[1])
        headline = self.match.game.page.headline
        return {language: headline(replace(scene, words=self.words(language))) for language in LANGUAGES}

    def once(self, key: Hashable, state: object, make: Callable[[], T]) -> T:
        """Cache what viewers who see the same can share; it is rebuilt when the state it shows has changed."""
        seen, made = self._cache.get(key, (None, None))
        if made is None or seen != state:
            made = make()
            self._cache[key] = state, made
        return cast("T", made)

    def undoable(self, owner: str | None) -> bool:
        """Whether an owner can take back a move now."""
        return self.once(("undoable", owner), self.seq, lambda: self._undoable(owner))

    def _undoable(self, owner: str | None) -> bool:
        try:
            self.undo_point(owner)
        except IllegalAction:
            return False
        return True

    def bots_in(self, words: Translations, moves: int | None = None) -> dict[int, Face]:
        """The bots by seat, as pages in this language show them, after so many moves: those that failed last are
        as strong as who moved instead. Seats of people that computers play on are among them."""
        stood_in = self.match.stood_in_for(moves)
        left = tuple(self.standing.left if moves is None else stood_in)
        key = words.language, tuple(stood_in.values()), left
        if key not in self._faces:
            game = self.match.game
            by = {seat: each.by for seat, each in stood_in.items()}
            faces = {
                seat: face_of(words, game, spec.bot, by.get(seat))
                for seat, spec in enumerate(self.seat_specs)
                if spec.bot
            }
            faces |= {seat: Face(words("table-played-on")) for seat in left if seat not in self.computers}
            self._faces[key] = faces
        return self._faces[key]

    def words(self, language: str) -> Translations:
        """The texts of the game in a language, with the names of the players."""
        if language not in self._words:
            package = self.match.game.package
            players = players_in(language, package, self.head.seats)
            self._words[language] = Translations(language, package, players)
        return self._words[language]

    def knows_more(self, seat: int) -> bool:
        return self.once(("secrets", seat), self.seq, lambda: super(Table, self).knows_more(seat))

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The view of a seat or a spectator, shared by all who see the same."""
        secrets = self.secrets_of(seat)
        return self.once(("view", secrets), self.seq, lambda: self._view(secrets))

    def _view(self, seat: int | None) -> Mapping[str, Any]:
        state = self.match.state
        if seat is not None:
            return self._views.share(state.private_view(seat, self.view(None)))
        summed_up, seen = self._open_view
        return seen if summed_up is state else self.view_of(state, None)

    def view_of(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The view of another position of the match, made of the parts of those shown before as far as possible."""
        return self._views.share(state.view_to_read(seat))
