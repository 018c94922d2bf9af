"""The sizes of windows, what must hold at each of them, and what does not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.moments import MOMENTS, TOKEN, Moment, players_of
from tests.tokens import TOKENS
from universelle.i18n import LANGUAGES
from universelle.web.serving.visitors import COOKIE

LAWS = (Path(__file__).with_name("layout_laws.js")).read_text(encoding="utf-8")
PHONE_WIDTH, PHONE_HEIGHT = 760, 480  # up to this width or height the table scrolls


@dataclass(frozen=True)
class Window:
    """A window, and whether it is touched."""

    width: int
    height: int
    touch: bool

    @property
    def scrolls(self) -> bool:
        return self.width <= PHONE_WIDTH or self.height <= PHONE_HEIGHT

    @property
    def kind(self) -> str:
        if self.scrolls:
            return "phone" if self.width < self.height else "phone lying"
        return ("upright" if self.width < self.height else "lying") if self.touch else "desk"

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


TOUCHED = (
    *(Window(390, 844, True), Window(360, 640, True)),
    *(Window(844, 390, True), Window(667, 375, True)),
    *(Window(768, 1024, True), Window(820, 1180, True), Window(1024, 1366, True)),
    *(Window(1180, 820, True), Window(1024, 768, True)),
)
POINTED = (
    *(Window(1280, 720, False), Window(1280, 800, False), Window(1366, 650, False)),
    *(Window(1280, 1024, False), Window(1920, 1080, False), Window(2560, 1440, False)),
)
WINDOWS = (*TOUCHED, *POINTED)

# the part of a table that must be large, and the least share of the window that it has, by the kind of window;
# of several parts the first that is in sight: behind tabs another one may be in front
BOARDS = {
    "worlds-fair-1893": {"#board-box": {"phone": 0.4, "phone lying": 0.5, "upright": 0.45, "lying": 0.5, "desk": 0.45}},
    "expo-1906": {
        "#lab-box": {"phone": 0.3, "phone lying": 0.3, "upright": 0.2, "lying": 0.2, "desk": 0.2},
        ".shared-board": {"phone": 0.15, "phone lying": 0.15},
    },
    "crystal-palace": {
        ":is(#places, #city) > *, #dials, .own-board > *": {
            "phone": 0.2,
            "phone lying": 0.3,
            "upright": 0.3,
            "lying": 0.3,
            "desk": 0.4,
        }
    },
}

# the parts of a table that may scroll: lists without end; on phones the table, and rows of cards
LISTS = ("#turns", "#choices", "#players", ".drawer", ".owned-cards", "#waiting-pieces")
PHONE_LISTS = ("#table", ".display", "#board-box")


@dataclass(frozen=True)
class Screen:
    """A moment of a match in a language."""

    moment: Moment
    language: str

    def __str__(self) -> str:
        moment = self.moment
        return f"{moment.slug}-{moment.players}-{moment.name}-{self.language}"

    @property
    def address(self) -> str:
        return f"{self.moment.address}?lang={self.language}"


def some_screens(slug: str) -> list[Screen]:
    """Every moment, every language and every number of players, and the longest language at the fullest table."""
    counts = players_of(slug)
    found = [
        Screen(Moment(slug, counts[number % len(counts)], name), LANGUAGES[number % len(LANGUAGES)])
        for number, name in enumerate(MOMENTS)
    ]
    full = [Screen(Moment(slug, counts[-1], name), "de") for name in ("middle", "choices")]
    return list(dict.fromkeys([*found, *full]))


def all_screens(slug: str) -> list[Screen]:
    """Every moment in every language with every number of players."""
    return [
        Screen(Moment(slug, players, name), language)
        for players in players_of(slug)
        for name in MOMENTS
        for language in LANGUAGES
    ]


def visitor(browser: Browser, address: str, touch: bool, scheme: str = "light") -> BrowserContext:
    """The browser of whoever owns the first seat of every table."""
    settings = {"base_url": address, "has_touch": touch, "reduced_motion": "reduce", "color_scheme": scheme}
    context = browser.new_context(**settings)
    context.add_cookies([{"name": COOKIE, "value": TOKENS.sign(TOKEN), "url": address}])
    return context


def at_each(page: Page, windows: Sequence[Window]) -> Iterator[Window]:
    """Make the page each of these sizes in turn."""
    for window in windows:
        page.set_viewport_size({"width": window.width, "height": window.height})
        yield window


def complaints(page: Page, screen: Screen, window: Window) -> list[str]:
    """What breaks the laws, a line for each."""
    boards = BOARDS[screen.moment.slug]
    asked = {
        "touch": window.touch,
        "scrolls": window.scrolls,
        "boards": [(board, shares[window.kind]) for board, shares in boards.items() if window.kind in shares],
        "seats": screen.moment.players,
        "lists": ", ".join([*LISTS, *(PHONE_LISTS if window.scrolls else ())]),
    }
    found: list[str] = page.evaluate(LAWS, asked)
    return [f"{window}: {line}" for line in found]
