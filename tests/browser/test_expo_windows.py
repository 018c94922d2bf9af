"""The table of Expo 1906 in windows of every size: all that one needs is in sight, and nothing covers anything else."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

import pytest
from playwright.sync_api import Page, expect

from tests.browser.benches import FIRST, SECOND, Bench, work, working
from tests.browser.conftest import PATIENCE
from tests.browser.layouts import POINTED, TOUCHED, Screen, at_each, complaints, visitor
from tests.browser.moments import NAMES, Moment, prepare
from tests.browser.playing import LIST, make, open_table, prefer, press
from tests.games.expo_1906.page.drawn import scene
from tests.games.expo_1906.positions import chit, new_expo, token
from universelle.arena.simulation import play
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page.patent_office import track
from universelle.games.expo_1906.page.tiles import project_title
from universelle.games.expo_1906.rules.components import PROJECTS, SHAPES
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.record import Record

WIDE = [(1280, 720), (1280, 800), (1366, 650), (1920, 1080), (2560, 1440)]
TABLETS = [(768, 1024), (820, 1180), (1024, 1366), (1180, 820), (1024, 768)]
UPRIGHT = [(768, 1024), (820, 1180), (1024, 1366)]
PHONES = [(390, 844), (360, 640), (844, 390)]
KINDS = (WIDE, TABLETS, PHONES)
OWN = ("#lab", "#waiting", "#hand", "#project-list", "#choices")
SHARED = ("#academy", "#station", "#jury", "#patents", "#chronicle", "#ghost")
PANES = {"academy": ["#academy"], "station": ["#station", "#jury"], "patents": ["#patents"], "ghost": ["#ghost"]}
OUTLINE = 3  # pixels that the outline of a place adds to its width, at most
LINE, HEAD = 25, 44  # pixels that a line of the chronicle needs, and its head with the edges

each_size = pytest.mark.parametrize("size", [*WIDE, *TABLETS, *PHONES], ids="{0[0]}x{0[1]}".format)
each_tablet = pytest.mark.parametrize("size", TABLETS, ids="{0[0]}x{0[1]}".format)


def settings_of(size: tuple[int, int]) -> dict:
    """The browser of somebody with a window of this size."""
    width, height = size
    return {"viewport": {"width": width, "height": height}, "has_touch": width < 1200, "is_mobile": size in PHONES}


@pytest.fixture(scope="module")
def benches(browser, server) -> Iterator[dict[tuple[int, int], Bench]]:
    """A table for each kind of window: the Laboratory is played, and pieces wait."""
    found: dict[tuple[int, int], Bench] = {}
    for sizes in KINDS:
        context = browser.new_context(base_url=server.address, reduced_motion="reduce", **settings_of(sizes[0]))
        context.set_default_timeout(PATIENCE)
        bench = working(context.new_page(), server)
        found |= dict.fromkeys(sizes, bench)
    yield found
    for bench in set(found.values()):
        bench.page.context.close()


@pytest.fixture
def table(benches, size) -> Page:
    """The table in a window of this size."""
    return show(benches, size)


def show(benches: dict[tuple[int, int], Bench], size: tuple[int, int], language: str = "en") -> Page:
    bench = benches[size]
    bench.page.set_viewport_size({"width": size[0], "height": size[1]})
    bench.page.goto(f"{bench.address}?lang={language}")
    return bench.page


def boxes(page: Page, parts) -> dict[str, dict]:
    found = {part: page.locator(part).bounding_box() for part in parts if page.locator(part).is_visible()}
    return {part: box for part, box in found.items() if box}


def cover(one: dict, other: dict) -> bool:
    """Whether two boxes share more than a line."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    tall = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 2 and tall > 2


def outside(box: dict, size: tuple[int, int]) -> bool:
    right, below = box["x"] + box["width"] - size[0], box["y"] + box["height"] - size[1]
    return min(box["x"], box["y"]) < -1 or max(right, below) > 1


@pytest.mark.parametrize("size", [*WIDE, *TABLETS], ids="{0[0]}x{0[1]}".format)
def test_everything_is_in_the_window_and_nothing_covers_anything(table, size):
    found = boxes(table, [*OWN, *SHARED])
    assert set(OWN) <= set(found)
    assert [part for part, box in found.items() if outside(box, size)] == []
    pairs = [(one, other) for one in found for other in found if one < other and cover(found[one], found[other])]
    assert pairs == []


@each_size
def test_nothing_is_scrolled_sideways_and_bar_and_seats_stay(table, size):
    assert table.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert table.locator("#table").evaluate("table => table.scrollWidth - table.clientWidth") <= 0
    for part in ("#undo", "#now"):
        assert not outside(table.locator(part).bounding_box(), size)
    seat = table.locator("#panel-1" if size[0] >= 1200 else "#strip-1")
    assert not outside(seat.bounding_box(), size)


def test_six_lines_of_the_chronicle_fit(benches):
    page = show(benches, (1280, 800))
    page.evaluate("document.getElementById('count')?.remove()")
    assert page.locator("#chronicle").bounding_box()["height"] - HEAD >= 6 * LINE


def test_two_rows_of_technologies_fit_on_a_tablet(benches):
    page = show(benches, (768, 1024))
    page.locator("#tab-academy").tap()
    assert page.locator(".technology-offer").count() > 9
    assert page.locator("#academy").evaluate("academy => academy.scrollHeight - academy.clientHeight") <= 0


@each_tablet
def test_a_tab_brings_its_boards_and_leaves_the_laboratory(table, size):
    before = boxes(table, OWN)
    for tab, parts in PANES.items():
        table.locator(f"#tab-{tab}").tap()
        found = boxes(table, SHARED)
        assert set(parts) <= set(found)
        assert [part for part in parts if outside(found[part], size)] == []
        assert boxes(table, OWN) == before


@dataclass(frozen=True)
class Question(Moment):
    """The last time that the first seat of a match of good players had to make this decision."""

    @property
    def record(self) -> Record:
        record, asked = match_of_good_players(self.players), 0
        state = record.begin()
        for number, _ in enumerate(record.replay(state), start=1):
            if 0 in state.to_move() and state.agenda[-1].id == self.name:
                asked = number
        assert asked
        return record.with_moves(record.moves[:asked])


@cache
def match_of_good_players(players: int) -> Record:
    record = play(GAME.meta.slug, ["greedy"] * players, "look").record
    seats = ("Ana=me", *[f"{name}=greedy" for name in NAMES[1:players]])
    return Record(record.game, record.ruleset, seats, record.seed, record.options, record.edition, record.moves)


@pytest.mark.parametrize(
    ("decision", "language"),
    [("work-in-laboratory", "de"), ("move-tokens", "fr"), ("choose-chit", "it"), ("buy-from-academy", "de")],
)
def test_the_laws_hold_amid_a_good_match(browser, server, decision, language):
    """With laboratories that are full, and with the Patent Office open."""
    screen = Screen(Question(GAME.meta.slug, 4, decision), language)
    prepare(server.folder, [screen.moment])
    found: list[str] = []
    for touch, windows in ((True, TOUCHED), (False, POINTED)):
        context = visitor(browser, server.address, touch)
        page = context.new_page()
        page.goto(screen.address)
        for window in at_each(page, windows):
            found += complaints(page, screen, window)
        context.close()
    assert found == []


UNDER_NOTES = """() => {
  const bottom = (card, part) => card.querySelector(part).getBoundingClientRect().bottom;
  const top = (card, part) => card.querySelector(part).getBoundingClientRect().top;
  const noted = Array.from(document.querySelectorAll(".card:has(.card-note:not(:empty))"));
  return noted.filter((card) => bottom(card, ".card-formula") > top(card, ".card-note") + 1).map((card) => card.id);
}"""


@cache
def asked(server, decision: str, players: int = 3) -> str:
    """The address of a German table amid a good match, where the first seat must decide this."""
    moment = Question(GAME.meta.slug, players, decision)
    prepare(server.folder, [moment])
    return f"{moment.address}?lang=de"


@contextmanager
def visited(browser, server, address: str, touch: bool) -> Iterator[Page]:
    with closing(visitor(browser, server.address, touch)) as context:
        page = context.new_page()
        page.goto(address)
        yield page


def test_in_a_meeting_the_patent_office_is_whole_on_an_upright_tablet(browser, server):
    with visited(browser, server, asked(server, "hold-meeting"), touch=True) as page:
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            page.locator("#tab-patents").tap()
            assert page.locator(".token-goal").count()
            assert page.locator("#patents").evaluate("office => office.scrollHeight - office.clientHeight") <= 0


def test_a_full_laboratory_leaves_room_for_all_choices_and_notes_cover_no_words(browser, server):
    address = asked(server, "work-in-laboratory")
    for touch, sizes in ((True, UPRIGHT), (False, [(1366, 650)])):
        with visited(browser, server, address, touch) as page:
            page.locator("#table[data-says~='entries-4']").wait_for(state="attached")
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator("#choices").evaluate("choices => choices.scrollHeight - choices.clientHeight") <= 0
                assert page.locator(".card-note:not(:empty)").count()
                assert page.evaluate(UNDER_NOTES) == []


def test_three_projects_are_whole_in_a_meeting_of_four_in_low_windows(browser, server):
    with visited(browser, server, asked(server, "hold-meeting", players=4), touch=False) as page:
        expect(page.locator(".project-entry")).to_have_count(3)
        for width, height in ((1280, 720), (1366, 650)):
            page.set_viewport_size({"width": width, "height": height})
            for part in ("#project-list", ".own-panel"):
                assert page.locator(part).evaluate("part => part.scrollHeight - part.clientHeight") <= 0


@pytest.mark.parametrize("decision", ["move-tokens", "choose-chit"])
def test_six_lines_of_the_chronicle_stay_while_tokens_move(browser, server, decision):
    moment = Question(GAME.meta.slug, 3, decision)
    prepare(server.folder, [moment])
    context = visitor(browser, server.address, touch=False)
    page = context.new_page()
    page.goto(moment.address)
    for width, height in ((1280, 720), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        office, steps, chronicle = boxes(page, ["#patents.open", "#patents-track", "#chronicle"]).values()
        assert chronicle["height"] - HEAD >= 6 * LINE
        assert not cover(office, chronicle)
        assert steps["y"] + steps["height"] <= office["y"] + office["height"]
    context.close()


@each_size
def test_a_completed_project_is_told_with_its_button_in_sight(context, server, size):
    page = context(**settings_of(size)).new_page()
    bench = work(page, server)
    bench.apply(f"place {bench.project}", "put b2 0", f"place {FIRST}", "put c3 1", f"place {SECOND}", "put b1 0")
    prefer(page.context, "speed-slow")
    bench.show()
    make(page, f"place {SECOND}", "put b5 0")
    page.locator("#telling .telling-stage:visible").wait_for()
    assert not outside(page.locator("#telling-on").bounding_box(), size)
    panel = page.locator("#choices").bounding_box()
    reason = page.locator("#telling .telling-rows small").bounding_box()
    gained = page.locator("#telling .told-gained").bounding_box()
    assert reason["width"] > panel["width"] / 2
    assert gained["x"] + gained["width"] <= panel["x"] + panel["width"]


TITLES = """titles => {
  const box = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const names = Array.from(document.querySelectorAll(".space-name"));
  names.forEach((name, at) => (name.textContent = titles[at]));
  return names.map(box).map(({ x, y, width, height }) => ({ x, y, width, height }));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1180, 820), (1366, 650), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_the_longest_names_of_projects_stand_side_by_side(benches, size, language):
    page = show(benches, size, language)
    words, shapes = Translations(language, GAME.package), benches[size].state.components().shape_of
    titles = [
        max((project_title(words, name) for number, name in enumerate(PROJECTS) if shapes[number] == shape), key=len)
        for shape in range(len(SHAPES))
    ]
    found = page.evaluate(TITLES, titles)
    assert len(found) == len(SHAPES)
    assert [(one, other) for one, other in pairwise(found) if cover(one, other)] == []


ROUND = """track => Array.from(track.querySelectorAll(".token, .row-link, .laid-chit"), (piece) => {
  const { x, y, width, height } = piece.querySelector("circle").getBoundingClientRect();
  return { kind: piece.getAttribute("class"), x: x + width / 2, y: y + height / 2, radius: width / 2, id: piece.id };
})"""


def touching(one: dict, other: dict) -> bool:
    return hypot(one["x"] - other["x"], one["y"] - other["y"]) < one["radius"] + other["radius"] - 1


@each_size
def test_tokens_cover_no_link_no_chit_and_no_other_step(table, size):
    """All that can stand together does: tokens of every seat on one step, with links and with a chit."""
    state = new_expo(4)
    for seat in range(4):
        token(state, seat, 1, "steel", 3)
        token(state, seat, 2, "copper", 4)
        token(state, seat, 3, "manual", 10)
    chit(state, "liege-1905", "manual")
    if size[0] < 1200:
        table.locator("#tab-patents").tap()
    drawn = "".join(str(part) for part in track(scene(state)))
    table.locator("#patents-track").evaluate("(track, drawn) => (track.innerHTML = drawn)", drawn)
    pieces = table.locator("#patents-track").evaluate(ROUND)
    tokens = [piece for piece in pieces if "token" in piece["kind"].split()]
    others = [piece for piece in pieces if piece not in tokens]
    assert len(tokens) == 12
    assert [(one["id"], other["id"]) for one in tokens for other in others if touching(one, other)] == []
    for number, step in ((1, "step-steel-3"), (2, "step-copper-4"), (3, "step-manual-10")):
        box = table.locator(f"#{step}").bounding_box()
        mine = [piece for piece in tokens if piece["id"].endswith(f"-{number}")]
        assert len({(round(piece["x"]), round(piece["y"])) for piece in mine}) == 4
        for piece in mine:
            assert box["x"] - 1 <= piece["x"] - piece["radius"]
            assert piece["x"] + piece["radius"] <= box["x"] + box["width"] + 2


def test_on_a_phone_the_question_about_tokens_brings_the_patent_office(context, server):
    page = context(**settings_of((390, 844))).new_page()
    bench = working(page, server)
    assert page.locator("#lab").is_visible()
    bench.apply("stop")
    bench.play("journal")
    made = bench.made[bench.made.index("play laboratory") + 1 :]
    for code in made:
        press(page.locator(f"{LIST}[data-action='{code}']"))
        page.locator(f"{LIST}[data-action='{code}']").wait_for(state="detached")
    assert page.locator("#patents").is_visible()
    assert not page.locator("#lab").is_visible()
    goal = page.locator(".token-goal").first
    assert not outside(goal.bounding_box(), (390, 844))
    mark, step = goal.locator(".goal-mark").bounding_box(), page.locator("#step-steel-2").bounding_box()
    assert mark["width"] - OUTLINE <= step["width"] < goal.locator(".goal-area").bounding_box()["width"]


@pytest.mark.parametrize("size", PHONES, ids="{0[0]}x{0[1]}".format)
def test_on_a_phone_a_held_piece_its_places_and_its_button_are_seen_together(table, size):
    table.locator(f"[data-pick='place {FIRST}']").first.tap()
    table.locator("html[data-holding='ready']").wait_for(state="attached")
    assert not outside(table.locator("#lab").bounding_box(), size)
    assert not outside(table.locator("#set-here").bounding_box(), size)
    table.locator(f"[data-pick='place {SECOND}']").first.tap()
    assert not outside(table.locator("#set-here").bounding_box(), size)


def test_on_a_small_phone_that_lies_two_choices_are_seen_beside_what_ends_an_action(browser, server):
    with visited(browser, server, asked(server, "hold-meeting", players=4), touch=True) as page:
        page.set_viewport_size({"width": 667, "height": 375})
        page.locator("#tab-patents").tap()
        rows = [row.bounding_box() for row in page.locator("#choice-list > *").all()]
        assert len(rows) > 3
        assert rows[1]["y"] + rows[1]["height"] / 2 < rows[-1]["y"]
        assert not outside(rows[-1], (667, 375))


def test_on_phones_cards_are_not_explained_at_the_cost_of_the_tray(browser, server):
    moment = Moment(GAME.meta.slug, 3, "middle")
    prepare(server.folder, [moment])
    with visited(browser, server, f"{moment.address}?lang=fr", touch=True) as page:
        for size in ((667, 375), (390, 844)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            cards = boxes(page, ["#choice-list > :nth-child(1)", "#choice-list > :nth-child(2)"])
            assert len(cards) == 2
            assert not [card for card in cards.values() if outside(card, size)]
            assert not cover(page.locator("#set-here").bounding_box(), page.locator("#choices").bounding_box())


def test_a_long_name_stands_whole_in_ones_own_panel(desk):
    open_table(desk, GAME.meta.slug, "me", "random", **{"name-1": "Ana Maria Bernardini", "first-player": "1"})
    expect(desk.locator("#turn-of-1")).to_be_attached()
    assert desk.locator("#name-1").evaluate("name => name.scrollWidth <= name.clientWidth")
