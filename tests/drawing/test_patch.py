"""Patches: applied to the old drawing they give the new one, and they are small."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawing.interpreter import applied, parsed, plain
from tests.laws.games import each_game, play
from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.drawing.node import Child, Node, node
from universelle.drawing.patch import patches
from universelle.games.registry import load
from universelle.i18n import Translations

pytestmark = pytest.mark.engine

NAMES = [f"n{number}" for number in range(10)]
TEXTS = st.sampled_from(["", "a", " b ", "<c>", "&amp;", '"', "é"])
ATTRIBUTES = st.dictionaries(st.sampled_from(["class", "title", "data-x"]), TEXTS, max_size=2)
NAMELESS = st.recursive(
    TEXTS,
    lambda inner: st.builds(Node, st.sampled_from(["b", "i"]), ATTRIBUTES, st.lists(inner, max_size=3)),
    max_leaves=4,
)


@st.composite
def drawings(draw) -> Node:
    """A page in which some elements have ids, each its own."""
    free = draw(st.permutations(NAMES))[: draw(st.integers(0, len(NAMES)))]
    return Node("div", {"id": "root", **draw(ATTRIBUTES)}, _children(draw, free, 0))


def _children(draw, free: list[str], depth: int) -> list[Child]:
    kind = draw(st.sampled_from(["named", "named", "nameless", "mixed"]))
    count = draw(st.integers(0, 4))
    return [
        draw(NAMELESS) if not free or kind == "nameless" or (kind == "mixed" and draw(st.booleans())) else
        _named(draw, free, depth)
        for _ in range(count)
    ]  # fmt: skip


def _named(draw, free: list[str], depth: int) -> Node:
    attributes = {"id": free.pop(), **draw(ATTRIBUTES)}
    tag = draw(st.sampled_from(["p", "q"]))
    return Node(tag, attributes, _children(draw, free, depth + 1) if depth < 3 else [draw(NAMELESS)])


@given(drawings(), drawings())
def test_patches_turn_any_page_into_any_other(old, new):
    assert applied(old, patches(old, new)) == plain(new)


@settings(max_examples=500)
@given(drawings(), st.integers(0, 1000))
def test_patches_turn_a_page_into_one_a_little_different(old, seed):
    new = variant(Random(seed), old)
    assert applied(old, patches(old, new)) == plain(new)


@given(drawings(), drawings())
def test_patches_name_only_what_is_there(old, new):
    assert all(isinstance(name, str) for _, name, _ in patches(old, new))


@given(drawings())
def test_what_stays_needs_no_patch(page):
    assert patches(page, plain(page)) == [] or page != plain(page)
    assert patches(page, page) == []


@given(drawings())
def test_what_is_written_can_be_read_again(page):
    assert parsed(str(page)) == plain(page)


def variant(rng: Random, tree: Node) -> Node:
    attributes = dict(tree.attributes)
    if rng.random() < 0.3:
        attributes["title"] = rng.choice("xyz")
    children = [variant(rng, child) if isinstance(child, Node) else child for child in tree.children]
    if children and rng.random() < 0.2:
        children.pop(rng.randrange(len(children)))
    if rng.random() < 0.2:
        rng.shuffle(children)
    tag = rng.choice(["p", "q"]) if tree.tag in ("p", "q") and rng.random() < 0.3 else tree.tag
    return Node(tag, attributes, children)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (node("p", id="x", title="a"), node("p", id="x", title="b"), [["a", "x", {"title": "b"}]]),
        (node("p", id="x", title="a"), node("p", id="x"), [["a", "x", {"title": None}]]),
        (node("p", "a", id="x"), node("p", "b", id="x"), [["t", "x", "b"]]),
        (node("p", "a", id="x"), node("p", id="x", title="b"), [["a", "x", {"title": "b"}], ["t", "x", ""]]),
        (node("p", node("b"), id="x"), node("p", "b", id="x"), [["h", "x", '<p id="x">b</p>']]),
        (node("p", id="x"), node("q", id="x"), [["h", "x", '<q id="x"></q>']]),
        (
            node("p", node("b", id="b"), id="x"),
            node("p", node("i", id="i"), node("b", id="b"), id="x"),
            [["c", "x", ['<i id="i"></i>', "b"]]],
        ),
        (
            node("p", node("b", id="b"), id="x"),
            node("p", node("i", id="b"), id="x"),
            [["h", "b", '<i id="b"></i>']],
        ),
        (
            node("p", node("b"), node("i"), id="x", class_="old"),
            node("p", node("b"), node("i"), id="x", class_="new"),
            [["a", "x", {"class": "new"}]],
        ),
    ],
    ids=[
        "attribute",
        "attribute gone",
        "text",
        "text gone",
        "text for an element",
        "tag",
        "child",
        "tag of a child",
        "nameless children",
    ],
)
def test_only_what_changed_is_sent(old, new, expected):
    assert patches(old, new) == expected


@each_game
def test_the_board_of_a_game_is_patched_move_by_move(slug):
    game = load(slug)
    drawing = game.page
    state = game.new(2, seed_from("1"), edition=Edition("short", game.checks.short))
    words = Translations("en", game.package, ["Ada", "Ben"])

    def drawn() -> Node:
        seat = state.to_move()[0] if state.to_move() else 0
        scene = scene_of(state, words, seat)
        return node("div", drawing.board(scene), [drawing.panel(scene, each) for each in (0, 1)], id="page")

    shown, whole, sent = drawn(), 0, 0
    page = parsed(str(shown))
    moves = play(state, Random(1))
    next(moves)
    for _ in moves:
        now = drawn()
        changes = patches(shown, now)
        page = applied(page, changes)
        assert page == plain(now)
        whole, sent = whole + len(str(now)), sent + len(str(changes))
        shown = now
    assert page == parsed(str(shown))
    assert sent < whole / 5
