import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.refusals import refused
from tests.laws.games import each_game
from universelle.contract.scene import digits
from universelle.core.action import Action, Catalogue, group_actions
from universelle.core.errors import BadNotation
from universelle.games.registry import load

pytestmark = pytest.mark.engine


def three() -> Catalogue:
    return Catalogue([Action("place fine-arts"), Action("palmer 2 fine-arts>electricity"), Action("stop")])


def test_a_catalogue_numbers_its_actions():
    catalogue = three()
    assert len(catalogue) == 3
    assert [action.index for action in catalogue] == [0, 1, 2]
    assert [catalogue[index].code for index in range(3)] == [action.code for action in catalogue.actions]


def test_an_action_shows_its_code():
    assert repr(Action("place fine-arts")) == "<place fine-arts>"


def test_two_actions_with_one_code_make_no_catalogue():
    with pytest.raises(ValueError, match="stop"):
        Catalogue([Action("stop"), Action("go"), Action("stop")])


@each_game
def test_an_unpickled_action_is_the_catalogues_own_object(slug):
    catalogue = load(slug).catalogue
    assert all(one is other for one, other in zip(pickle.loads(pickle.dumps(list(catalogue))), catalogue, strict=True))


@each_game
def test_a_copy_of_an_action_is_the_action(slug):
    for action in load(slug).catalogue:
        assert copy.copy(action) is action
        assert copy.deepcopy([action])[0] is action


def test_an_action_without_words_says_so():
    with pytest.raises(NotImplementedError):
        Action("stop").message()


@pytest.mark.parametrize(
    "written", ["place fine-arts", "PLACE Fine-Arts", "\tplace \n fine-arts  ", "place\u00a0fine-arts"]
)
def test_capitals_and_spacing_do_not_matter(written):
    catalogue = three()
    assert catalogue.parse(written) is catalogue[0]


@pytest.mark.parametrize(
    "written", ["", " ", "place", "placefine-arts", "place fine arts", "stop stop", "\0", "\ud800"]
)
def test_anything_else_is_no_action(written):
    with pytest.raises(BadNotation) as refusal:
        three().parse(written)
    assert refusal.value.message.key == "unknown-action"
    assert refusal.value.message.values["code"] == written


def assert_known_or_refused(catalogue: Catalogue, text: str) -> None:
    known = " ".join(text.lower().split()) in {action.code for action in catalogue}
    assert refused(lambda: catalogue.parse(text)) == (None if known else "unknown-action")


@each_game
@given(text=st.text(alphabet=st.characters()))
def test_no_text_breaks_the_parser(slug, text):
    assert_known_or_refused(load(slug).catalogue, text)


@each_game
@given(data=st.data())
def test_a_code_with_something_changed_is_refused_or_another_action(slug, data):
    catalogue = load(slug).catalogue
    code = data.draw(st.sampled_from([action.code for action in catalogue]))
    at = data.draw(st.integers(0, len(code)))
    text = code[:at] + data.draw(st.text(max_size=3)) + code[at + data.draw(st.integers(0, 3)) :]
    assert_known_or_refused(catalogue, text)


def rows(codes: list[str], depth: int = 0) -> list[tuple[str | None, list[str]]]:
    catalogue = load("worlds-fair-1893").catalogue
    grouped = group_actions([catalogue.parse(code) for code in codes], depth)
    return [(title and title.key, [action.code for action in members]) for title, members in grouped]


PALMER = ["palmer 1 electricity>fine-arts", "palmer 1 electricity>agriculture", "palmer 1 fine-arts>agriculture"]
OTHERS = "palmer 2 electricity>fine-arts"


def test_few_choices_need_no_groups():
    assert rows(PALMER) == [(None, [code]) for code in PALMER]


def test_many_choices_are_grouped_where_the_first_of_a_kind_is():
    listed = rows(["place fine-arts", PALMER[0], "stop", PALMER[1], OTHERS])
    assert listed == [
        (None, ["place fine-arts"]),
        ("action-move-owner", PALMER[:2]),
        (None, ["stop"]),
        ("action-move-owner", [OTHERS]),
    ]


def test_groups_can_be_nested():
    inner = [*PALMER, "palmer 1 electricity>transportation"]
    assert rows([*inner, "stop"]) == [("action-move-owner", inner), (None, ["stop"])]
    assert rows(inner, 1) == [
        ("action-move-whose", [*PALMER[:2], inner[-1]]),
        ("action-move-whose", [PALMER[2]]),
    ]
    assert rows(inner, 2) == [(None, [code]) for code in inner]


def test_a_group_that_would_hold_all_choices_is_left_out():
    inner = [*PALMER, "palmer 1 electricity>transportation"]
    assert rows(inner) == rows(inner, 1)
    assert len(rows(inner)) == 2


def test_digits_pick_what_stands_before_the_first_group():
    catalogue = load("worlds-fair-1893").catalogue
    codes = ["place fine-arts", "place electricity", *PALMER, "stop"]
    assert digits([catalogue.parse(code) for code in codes]) == {"place fine-arts": "1", "place electricity": "2"}
    alone = [action for action in catalogue if not action.groups()][:20]
    assert list(digits(alone).values()) == list("123456789")
