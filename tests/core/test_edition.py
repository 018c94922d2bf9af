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
from universelle.core.edition import MOST_EDITIONS, SOURCES, Boxes, Edition, Section, components_of
from universelle.core.errors import BadEdition
from universelle.core.files import LIMIT
from universelle.core.meta import Meta
from universelle.games.registry import load
from universelle.matches.match import Match
from universelle.matches.record import Record

pytestmark = pytest.mark.engine

DEFAULTS = {
    "wheel": {"source": "documented", "spaces": 9, "areas": ["arts", "trade"]},
    "sets": {"1": {"source": "inferred", "points": 1}, "2": {"source": "authored", "points": 3}},
}


def refusal(do: Callable[[], object]) -> tuple[str, str]:
    """The key of the message, and the place it names."""
    with pytest.raises(BadEdition) as error:
        do()
    message = error.value.message
    return message.key, str(message.values.get("where", ""))


def test_the_default_edition_changes_nothing():
    assert Edition() == Edition("default", {})
    assert Edition().over(DEFAULTS).tree == DEFAULTS


def test_an_owner_changes_only_what_differs():
    mine = Edition.parse({"name": "My box", "sets": {"2": {"points": 4}}}, "file")
    assert mine.name == "My box"
    section = mine.over(DEFAULTS)
    assert section.table("sets").table("2").number("points") == 4
    assert section.table("sets").table("1").tree == DEFAULTS["sets"]["1"]
    assert section.table("wheel").tree == DEFAULTS["wheel"]


def test_a_table_the_owner_touched_is_the_owners():
    section = Edition("mine", {"sets": {"2": {"points": 4}}}).over(DEFAULTS)
    assert dict(section.sources()) == {"wheel": "documented", "sets.1": "inferred", "sets.2": "owner"}


def test_an_edition_leaves_the_defaults_as_they_are():
    before = copy.deepcopy(DEFAULTS)
    Edition("mine", {"wheel": {"spaces": 1}, "sets": {"1": {"points": 9}}}).over(DEFAULTS)
    assert before == DEFAULTS


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
def test_a_value_that_has_no_default_is_refused(values, key, where):
    assert refusal(lambda: Edition("mine", values).over(DEFAULTS)) == (key, where)


def test_a_sheet_gives_its_values():
    section = Section({"n": 3, "t": "b", "l": ["a", "b"], "inner": {"n": 0}})
    assert (section.number("n"), section.choice("t", ("a", "b", "c")), section.texts("l")) == (3, "b", ("a", "b"))
    assert section.choices("l", ("a", "b", "c")) == ("a", "b")
    assert section.table("inner").number("n") == 0


def test_a_sheet_gives_lists_of_numbers_tables_and_flags():
    section = Section({"n": [1, 2], "t": [{"a": 1}, {"a": 2}], "l": [[{"a": 3}], []], "f": True}, "here")
    assert section.numbers("n") == section.numbers("n", 1, 2, count=2) == (1, 2)
    assert [table.number("a") for table in section.tables("t")] == [1, 2]
    assert [len(inner.tables(key)) for inner in section.lists("l") for key in inner.tree] == [1, 0]
    assert (section.flag("f"), section.flag("absent")) == (True, False)


def test_wrong_lists_and_flags_are_refused_with_their_place():
    section = Section({"n": [1, "2"], "m": [1, 20], "t": [{"a": 1}, 2], "f": 1, "x": 3}, "here")
    assert refusal(lambda: section.numbers("n")) == ("edition-wrong-kind", "here.n.2")
    assert refusal(lambda: section.numbers("m", 0, 9)) == ("edition-out-of-range", "here.m.2")
    assert refusal(lambda: section.numbers("m", count=3)) == ("edition-wrong-length", "here.m")
    assert refusal(lambda: section.tables("t")) == ("edition-wrong-kind", "here.t")
    assert refusal(lambda: section.tables("x")) == ("edition-wrong-kind", "here.x")
    assert refusal(lambda: section.lists("x")) == ("edition-wrong-kind", "here.x")
    assert refusal(lambda: section.flag("f")) == ("edition-wrong-kind", "here.f")
    assert refusal(lambda: section.check_keys(("n", "m", "t", "f"))) == ("edition-unknown-value", "here.x")


def test_single_values_may_have_a_source_of_their_own():
    told = {"vp": ["authored", "documented"], "cost": "inferred"}
    defaults = {"card": {"source": "documented", "sources": told, "vp": [1, 2], "cost": 3}}
    assert dict(Section(defaults).sources()) == {
        "card": "documented",
        "card.vp.1": "authored",
        "card.vp.2": "documented",
        "card.cost": "inferred",
    }
    assert dict(Edition("mine", {"card": {"cost": 4}}).over(defaults).sources()) == {"card": "owner"}
    values = {"card": {"sources": {"cost": "documented"}}}
    assert refusal(lambda: Edition("mine", values).over(defaults)) == ("edition-unknown-value", "card.sources")
    wrong = {"card": {"source": "documented", "sources": {"cost": "rumour"}, "cost": 3}}
    assert refusal(lambda: list(Section(wrong).sources())) == ("edition-not-among", "card.sources.cost")


@pytest.mark.parametrize("value", ["3", 3.0, True, None, [3], {"n": 3}, 10**30, pytest.param(-(10**5000), id="huge")])
def test_what_is_not_a_number_is_refused(value):
    assert refusal(lambda: Section({"n": value}, "here").number("n")) == ("edition-wrong-kind", "here.n")


@pytest.mark.parametrize(("value", "fine"), [(0, False), (1, True), (5, True), (6, False), (-1, False), (10**9, False)])
def test_a_number_out_of_range_is_refused(value, fine):
    section = Section({"n": value})
    if fine:
        assert section.number("n", 1, 5) == value
    else:
        assert refusal(lambda: section.number("n", 1, 5)) == ("edition-out-of-range", "n")


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
        "a = 1\na = 2",
        "a = " + "[" * 20_000,
        "\0",
        "a = 2020-99-99",
        "a = " + "9" * 5000,
    ],
    ids=["cut", "word", "twice", "deep", "nul", "date", "digits"],
)
def test_what_is_not_toml_is_refused(tmp_path, content):
    assert refusal(lambda: Edition.read(written(tmp_path, content)))[0] == "edition-not-toml"


def test_a_file_that_is_no_text_is_refused(tmp_path):
    assert refusal(lambda: Edition.read(written(tmp_path, b"\xff\xfe")))[0] == "edition-not-text"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    assert refusal(lambda: Edition.read(tmp_path / "missing.toml"))[0] == "edition-unreadable"
    assert refusal(lambda: Edition.read(tmp_path))[0] == "edition-unreadable"
    with (tmp_path / "huge.toml").open("wb") as file:
        file.truncate(LIMIT + 1)
    assert refusal(lambda: Edition.read(tmp_path / "huge.toml"))[0] == "edition-too-large"


@each_game
def test_every_value_of_every_game_has_its_source(slug):
    section = load(slug).rules.components(Edition())
    sources = dict(section.sources())
    assert set(sources.values()) <= set(SOURCES) - {"owner"}
    assert {path.partition(".")[0] for path in sources} == set(section.tree)


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
    """The default edition with some of its values changed."""
    defaults = load(slug).rules.components(Edition()).tree
    values: dict[str, Any] = {}
    for path in draw(st.lists(st.sampled_from(leaf_paths(defaults)), min_size=1, max_size=3, unique=True)):
        old, inner = defaults, values
        for key in path[:-1]:
            old, inner = old[key], inner.setdefault(key, {})
        inner[path[-1]] = draw(like(old[path[-1]]))
    return Edition("mine", values)


def accepted(slug: str, edition: Edition) -> bool:
    key = refused(lambda: load(slug).rules.components(edition))
    assert key is None or key.startswith("edition-")
    return key is None


def record_with(slug: str, players: int, edition: Edition) -> Record:
    record = record_of(slug, players, 1)
    return Record(record.game, record.ruleset, record.seats, record.seed, record.options, edition)


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


@pytest.mark.more
@each_game
def test_every_value_that_is_accepted_can_be_recorded(slug):
    defaults = load(slug).rules.components(Edition()).tree
    lost = []
    for number, path in enumerate(leaf_paths(defaults)):
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
    assert refused(lambda: Edition.from_toml(text, "mine.toml")) == "edition-too-deep"


FAIR_RULES = "universelle.games.worlds_fair_1893.rules"


def wheel_boxes(made: list[int]) -> Boxes[tuple[int, int]]:
    """Boxes for two to four players that hold only the size of the wheel, and note for whom they were made."""

    def make(section: Section, players: int, edition: Edition) -> tuple[int, int]:
        made.append(players)
        return players, section.table("wheel").number(str(players), at_least=1)

    return Boxes(FAIR_RULES, Meta("paris-1900", "Paris 1900", 2, 4), make)


def wheel_of(spaces: int, players: int = 3) -> Edition:
    return Edition("mine", {"wheel": {str(players): spaces}})


def test_a_box_is_made_once_for_each_edition_and_number_of_players():
    made: list[int] = []
    boxes = wheel_boxes(made)
    assert boxes.get(3, Edition()) is boxes.get(3, Edition("other name"))
    assert made == [3]
    assert boxes.get(3, wheel_of(7)) == (3, 7)
    assert boxes.get(3, wheel_of(7)) is boxes.get(3, wheel_of(7))
    assert made == [3, 2, 3, 4]
    assert boxes.get(3, wheel_of(8)) == (3, 8)


def test_an_edition_is_refused_if_it_cannot_be_played_by_another_number_of_players():
    assert refusal(lambda: wheel_boxes([]).get(2, wheel_of(0, players=4))) == ("edition-out-of-range", "wheel.4")


def test_the_boxes_of_the_latest_editions_are_kept():
    made: list[int] = []
    boxes = wheel_boxes(made)
    for spaces in range(1, MOST_EDITIONS + 2):
        boxes.get(2, wheel_of(spaces))
    made.clear()
    boxes.get(2, wheel_of(2))
    assert made == []
    boxes.get(2, wheel_of(1))
    assert made == [2, 3, 4]


@pytest.mark.parametrize(
    "text",
    [
        "a." * 50_000 + "a=1",
        "'a'." * 40_000 + "a=1",
        '"a" . ' * 30_000 + "a=1",
        "[" + "a." * 50_000 + "a]",
        "b = {" + "a." * 50_000 + "a=1}",
    ],
)
def test_a_key_of_too_many_levels_is_refused_before_it_is_read(text, monkeypatch):
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was read"))
    with pytest.raises(BadEdition) as refusal:
        Edition.from_toml(text, "deep.toml")
    assert refusal.value.message.key == "edition-too-deep"


def test_numbers_and_sentences_are_no_deep_keys():
    text = 'name = "v.1.2.3"\nversions = ["1.0", "2.0.1"]\nnumbers = [' + "1.5, " * 30 + "]"
    assert Edition.from_toml(text, "ours.toml").name == "v.1.2.3"


def test_too_many_values_are_refused():
    with pytest.raises(BadEdition) as refusal:
        Edition.from_toml("a = [" + "1," * 50_000 + "]", "many.toml")
    assert refusal.value.message.key == "edition-too-many-values"


def test_a_text_that_nobody_can_see_is_none():
    assert refusal(lambda: Section({"text": "a\x1bb"}).text("text")) == ("edition-wrong-kind", "text")
    assert Edition.from_toml('name = "O\\u001burs\\u202e"', "x").name == "Ours"
