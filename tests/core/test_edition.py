import copy
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.refusals import refused
from tests.laws.games import each_game, record_of
from universelle.core.edition import SOURCES, Edition, Section, components_of
from universelle.core.errors import BadEdition
from universelle.core.files import LIMIT
from universelle.games.registry import load
from universelle.matches.match import Match
from universelle.matches.record import Record

pytestmark = pytest.mark.engine

HOUSE = {
    "wheel": {"source": "documented", "spaces": 9, "areas": ["arts", "trade"]},
    "sets": {"1": {"source": "inferred", "points": 1}, "2": {"source": "authored", "points": 3}},
}


def refusal(do: Callable[[], object]) -> tuple[str, str]:
    """The key of the message, and the place it names."""
    with pytest.raises(BadEdition) as error:
        do()
    message = error.value.message
    return message.key, str(message.values.get("where", ""))


def test_the_house_edition_changes_nothing():
    assert Edition() == Edition("house", {})
    assert Edition().over(HOUSE).tree == HOUSE


def test_an_owner_changes_only_what_differs():
    mine = Edition.parse({"name": "My box", "sets": {"2": {"points": 4}}}, "file")
    assert mine.name == "My box"
    sheet = mine.over(HOUSE)
    assert sheet.table("sets").table("2").number("points") == 4
    assert sheet.table("sets").table("1").tree == HOUSE["sets"]["1"]
    assert sheet.table("wheel").tree == HOUSE["wheel"]


def test_a_table_the_owner_touched_is_the_owners():
    sheet = Edition("mine", {"sets": {"2": {"points": 4}}}).over(HOUSE)
    assert dict(sheet.sources()) == {"wheel": "documented", "sets.1": "inferred", "sets.2": "owner"}


def test_laying_an_edition_over_leaves_the_house_as_it_is():
    before = copy.deepcopy(HOUSE)
    Edition("mine", {"wheel": {"spaces": 1}, "sets": {"1": {"points": 9}}}).over(HOUSE)
    assert before == HOUSE


def test_without_a_name_an_edition_is_called_like_its_file():
    assert Edition.parse({}, "my-box").name == "my-box"
    assert refusal(lambda: Edition.parse({"name": 3}, "x")) == ("edition-wrong-kind", "name")


@pytest.mark.parametrize(
    ("values", "key", "where"),
    [
        ({"whell": {"spaces": 1}}, "edition-unknown-value", "whell"),
        ({"wheel": {"space": 1}}, "edition-unknown-value", "wheel.space"),
        ({"sets": {"3": {"points": 1}}}, "edition-unknown-value", "sets.3"),
        ({"wheel": {"source": "documented"}}, "edition-unknown-value", "wheel.source"),
        ({"wheel": 3}, "edition-wrong-kind", "wheel"),
        ({"sets": {"1": [1]}}, "edition-wrong-kind", "sets.1"),
    ],
)
def test_a_value_the_house_does_not_know_is_refused(values, key, where):
    assert refusal(lambda: Edition("mine", values).over(HOUSE)) == (key, where)


def test_a_sheet_gives_its_values():
    sheet = Section({"n": 3, "t": "b", "l": ["a", "b"], "inner": {"n": 0}})
    assert (sheet.number("n"), sheet.choice("t", ("a", "b", "c")), sheet.texts("l")) == (3, "b", ("a", "b"))
    assert sheet.choices("l", ("a", "b", "c")) == ("a", "b")
    assert sheet.table("inner").number("n") == 0


def test_a_sheet_gives_lists_of_numbers_tables_and_flags():
    sheet = Section({"n": [1, 2], "t": [{"a": 1}, {"a": 2}], "l": [[{"a": 3}], []], "f": True}, "here")
    assert sheet.numbers("n") == sheet.numbers("n", 1, 2, count=2) == (1, 2)
    assert [table.number("a") for table in sheet.tables("t")] == [1, 2]
    assert [len(inner.tables(key)) for inner in sheet.lists("l") for key in inner.tree] == [1, 0]
    assert (sheet.flag("f"), sheet.flag("absent")) == (True, False)


def test_wrong_lists_and_flags_are_refused_with_their_place():
    sheet = Section({"n": [1, "2"], "m": [1, 20], "t": [{"a": 1}, 2], "f": 1, "x": 3}, "here")
    assert refusal(lambda: sheet.numbers("n")) == ("edition-wrong-kind", "here.n.2")
    assert refusal(lambda: sheet.numbers("m", 0, 9)) == ("edition-out-of-range", "here.m.2")
    assert refusal(lambda: sheet.numbers("m", count=3)) == ("edition-wrong-length", "here.m")
    assert refusal(lambda: sheet.tables("t")) == ("edition-wrong-kind", "here.t")
    assert refusal(lambda: sheet.tables("x")) == ("edition-wrong-kind", "here.x")
    assert refusal(lambda: sheet.lists("x")) == ("edition-wrong-kind", "here.x")
    assert refusal(lambda: sheet.flag("f")) == ("edition-wrong-kind", "here.f")
    assert refusal(lambda: sheet.check_keys(("n", "m", "t", "f"))) == ("edition-unknown-value", "here.x")


def test_single_values_may_have_a_source_of_their_own():
    told = {"vp": ["authored", "documented"], "cost": "inferred"}
    house = {"card": {"source": "documented", "sources": told, "vp": [1, 2], "cost": 3}}
    assert dict(Section(house).sources()) == {
        "card": "documented",
        "card.vp.1": "authored",
        "card.vp.2": "documented",
        "card.cost": "inferred",
    }
    assert dict(Edition("mine", {"card": {"cost": 4}}).over(house).sources()) == {"card": "owner"}
    values = {"card": {"sources": {"cost": "documented"}}}
    assert refusal(lambda: Edition("mine", values).over(house)) == ("edition-unknown-value", "card.sources")
    wrong = {"card": {"source": "documented", "sources": {"cost": "rumour"}, "cost": 3}}
    assert refusal(lambda: list(Section(wrong).sources())) == ("edition-not-among", "card.sources.cost")


@pytest.mark.parametrize("value", ["3", 3.0, True, None, [3], {"n": 3}, 10**30, pytest.param(-(10**5000), id="huge")])
def test_what_is_not_a_number_is_refused(value):
    assert refusal(lambda: Section({"n": value}, "here").number("n")) == ("edition-wrong-kind", "here.n")


@pytest.mark.parametrize(("value", "fine"), [(0, False), (1, True), (5, True), (6, False), (-1, False), (10**9, False)])
def test_a_number_out_of_range_is_refused(value, fine):
    sheet = Section({"n": value})
    if fine:
        assert sheet.number("n", 1, 5) == value
    else:
        assert refusal(lambda: sheet.number("n", 1, 5)) == ("edition-out-of-range", "n")


@pytest.mark.parametrize("value", ["d", "", "A"])
def test_a_text_that_is_not_among_the_choices_is_refused(value):
    assert refusal(lambda: Section({"t": value}).choice("t", ("a", "b", "c"))) == ("edition-not-among", "t")
    assert refusal(lambda: Section({"t": ["a", value]}).choices("t", ("a", "b", "c"))) == ("edition-not-among", "t")


@pytest.mark.parametrize("value", ["a", 1, ["a", 1], [["a"]], {"a": "b"}, None])
def test_what_is_not_a_list_of_texts_is_refused(value):
    assert refusal(lambda: Section({"l": value}).texts("l")) == ("edition-wrong-kind", "l")


def test_other_wrong_kinds_repeats_and_gaps_are_refused():
    assert refusal(lambda: Section({"l": ["a", "b", "a"]}).texts("l")) == ("edition-repeated", "l")
    assert refusal(lambda: Section({"t": 1}).choice("t", ("a", "b", "c"))) == ("edition-wrong-kind", "t")
    assert refusal(lambda: Section({"t": 1}).table("t")) == ("edition-wrong-kind", "t")
    for read in (
        Section({}).number,
        Section({}).table,
        Section({}).texts,
        lambda key: Section({}).choice(key, ("a", "b")),
    ):
        assert refusal(lambda read=read: read("gone")) == ("edition-missing", "gone")
    assert refusal(lambda: list(Section({"a": {"source": "rumour"}}).sources())) == ("edition-not-among", "a.source")


def written(folder: Path, content: bytes | str) -> Path:
    path = folder / "my-box.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_an_edition_is_read_from_its_file(tmp_path):
    edition = Edition.read(written(tmp_path, 'name = "Ours"\n[wheel]\nspaces = 8\n'))
    assert edition == Edition("Ours", {"wheel": {"spaces": 8}})
    assert Edition.read(written(tmp_path, "")) == Edition("my-box", {})


@pytest.mark.parametrize(
    "content",
    [
        "[wheel",
        "wheel",
        b"\xff\xfe",
        "a = 1\na = 2",
        "a = " + "[" * 20_000,
        "\0",
        "a = 2020-99-99",
        "a = " + "9" * 5000,
    ],
    ids=["cut", "word", "utf-16", "twice", "deep", "nul", "date", "digits"],
)
def test_what_is_not_toml_is_refused(tmp_path, content):
    assert refusal(lambda: Edition.read(written(tmp_path, content)))[0] == "edition-not-toml"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    assert refusal(lambda: Edition.read(tmp_path / "missing.toml"))[0] == "edition-unreadable"
    assert refusal(lambda: Edition.read(tmp_path))[0] == "edition-unreadable"
    with (tmp_path / "huge.toml").open("wb") as file:
        file.truncate(LIMIT + 1)
    assert refusal(lambda: Edition.read(tmp_path / "huge.toml"))[0] == "edition-too-large"


@each_game
def test_every_value_of_every_game_has_its_source(slug):
    sheet = load(slug).rules.components(Edition())
    sources = dict(sheet.sources())
    assert set(sources.values()) <= set(SOURCES) - {"owner"}
    assert {path.partition(".")[0] for path in sources} == set(sheet.tree)


leaves = st.none() | st.booleans() | st.integers(-5, 1100) | st.floats() | st.text(max_size=8) | st.dates()
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


@each_game
@given(tree=st.dictionaries(st.text(max_size=8), trees, max_size=4))
def test_no_tree_breaks_an_edition(slug, tree):
    key = refused(lambda: load(slug).rules.components(Edition.parse(tree, "x")))
    if key is None:
        assert set(tree) <= set(load(slug).rules.components(Edition()).tree) | {"name"}
    else:
        assert key.startswith("edition-")


def leaf_paths(tree: dict[str, Any]) -> list[tuple[str, ...]]:
    paths = []
    for key, value in tree.items():
        if isinstance(value, dict):
            paths += [(key, *rest) for rest in leaf_paths(value)]
        elif key != "source":
            paths.append((key,))
    return paths


def like(value: Any) -> st.SearchStrategy[Any]:
    """Values an owner might write in place of one; seldom nonsense."""
    sane = st.text(max_size=8)
    if isinstance(value, int):
        sane = st.integers(0, 12) | st.integers(-1, 1001)
    elif isinstance(value, list):
        fewer = st.lists(st.sampled_from(value), unique_by=repr) if value else st.just([])
        sane = fewer | st.integers(0, 300).map(lambda more: [*value, *(f"more-{n}" for n in range(more))])
    return sane | sane | trees


@st.composite
def edition_of_an_owner(draw, slug: str) -> Edition:
    """The house's edition with some of its values changed."""
    house = load(slug).rules.components(Edition()).tree
    values: dict[str, Any] = {}
    for path in draw(st.lists(st.sampled_from(leaf_paths(house)), min_size=1, max_size=3, unique=True)):
        old, inner = house, values
        for key in path[:-1]:
            old, inner = old[key], inner.setdefault(key, {})
        inner[path[-1]] = draw(like(old[path[-1]]))
    return Edition("mine", values)


def accepted(slug: str, edition: Edition) -> bool:
    key = refused(lambda: load(slug).rules.components(edition))
    assert key is None or key.startswith("edition-")
    return key is None


def record_with(slug: str, players: int, edition: Edition) -> Record:
    house = record_of(slug, players, 1)
    return Record(house.game, house.ruleset, house.seats, house.seed, house.options, edition)


@each_game
@given(data=st.data())
def test_an_edition_that_is_accepted_plays(slug, data):
    edition = data.draw(edition_of_an_owner(slug))
    if not accepted(slug, edition):
        return
    meta = load(slug).meta
    for players in range(meta.min_players, meta.max_players + 1):
        match = Match(record_with(slug, players, edition))
        rng = Random(players)
        while match.state.to_move() and len(match.history) < 100:
            seat = rng.choice(match.state.to_move())
            match.play(seat, rng.choice(match.state.legal_actions(seat)))
        assert len(match.history) > 0


ODD_VALUES = (
    date(1893, 5, 1),
    float("nan"),
    float("inf"),
    2.5,
    -1,
    True,
    "",
    "x",
    [],
    [1],
    ["x"],
    {},
    10**20,
    "\ud800",
)

THIRDS = 3  # a place tries a third of them, its neighbours the others


@each_game
def test_every_value_that_is_accepted_can_be_recorded(slug):
    house = load(slug).rules.components(Edition()).tree
    lost = []
    for number, path in enumerate(leaf_paths(house)):
        for value in ODD_VALUES[number % THIRDS :: THIRDS]:
            inner: Any = value
            for key in reversed(path):
                inner = {key: inner}
            edition = Edition("mine", inner)
            if accepted(slug, edition) and not comes_back(record_with(slug, load(slug).meta.max_players, edition)):
                lost.append(f"{'.'.join(path)} = {value!r}")
    assert not lost


def comes_back(record: Record) -> bool:
    """Whether a record is the same once written and read."""
    try:
        text = record.to_json()
        text.encode()
    except (TypeError, ValueError):
        return False
    return Record.from_json(text) == record


@each_game
def test_the_components_of_a_game_are_read_once_from_the_package_of_its_rules(slug):
    package = f"{load(slug).package}.rules"
    assert components_of(package) is components_of(package)
    assert load(slug).rules.components(Edition()).tree == Edition().over(components_of(package)).tree


def test_a_package_without_components_says_so():
    with pytest.raises(FileNotFoundError):
        components_of("universelle.core")


@pytest.mark.parametrize("text", ["a." * 9000 + "b = 1", "a = " + "[" * 200 + "]" * 200])
def test_an_edition_that_is_nested_too_deeply_is_refused(text):
    assert refused(lambda: Edition.from_toml(text, "mine.toml")) == "edition-not-toml"
