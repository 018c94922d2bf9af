"""What a chapter of random matches says, for tests of the chronicle."""

from collections.abc import Iterator, Sequence

from tests.laws.games import played
from universelle.contract.chronicle import Chapter, Entry, Group, Reader, Told
from universelle.core.event import Event
from universelle.drawing.node import Child, Node
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.table.chronicle import chapters

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def reader(match: Match, language: str = "en", you: int | None = None) -> Reader:
    words = Translations(language, match.game.package, NAMES[: len(match.start)])
    return Reader(words, match.state.components(), you)


def every_chapter(slug: str, seeds: Sequence[int] = (1, 2)) -> Iterator[tuple[Match, Chapter]]:
    """The chapters of random matches, for every number of players."""
    meta = load(slug).meta
    for players in range(meta.min_players, meta.max_players + 1):
        for seed in seeds:
            match = played(slug, players, seed)
            for chapter in chapters(match):
                yield match, chapter


def told(match: Match, chapter: Chapter, events: Sequence[Event] | None = None, language: str = "en") -> Told:
    """What everybody may be told of a chapter, or of some of its events."""
    seen = chapter.seen(None) if events is None else events
    return match.game.page.tell(chapter, seen, reader(match, language))


def said(line: Sequence[Child]) -> str:
    """A line as text, its symbols by their labels in brackets."""
    return "".join([part if isinstance(part, str) else _said(part) for part in line])


def _said(part: Node) -> str:
    if "aria-label" in part.attributes:
        return f"[{part.attributes['aria-label']}]"
    if part.tag == "use":
        return f"<{part.attributes['href'].removeprefix('#sy-')}>"
    return said(part.children)


def all_said(found: Told) -> list[str]:
    """Every line of what is told."""
    if found is None:
        return []
    if isinstance(found, Entry):
        return [*[said(line) for line in found.lines], *found.folded]
    assert isinstance(found, Group)
    return [found.title, *[f"{said(row.about)}: {said(row.told)}" for row in found.rows], *found.folded]
