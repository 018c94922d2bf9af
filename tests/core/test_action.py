import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.refusals import refused
from tests.laws.games import each_game
from universelle.core.action import Action, Catalogue, gathered
from universelle.core.errors import BadNotation
from universelle.core.message import Message
from universelle.core.registry import load
from universelle.drawing.scene import digits

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


class Sorted(Action):
    """An action in groups named by its code: `a b x` lies in group b of group a."""

    __slots__ = ()

    def groups(self):
        return tuple(Message(name) for name in self.code.split()[:-1])


def rows(codes: list[str], depth: int = 0) -> list[tuple[str | None, list[str]]]:
    gathering = gathered([Sorted(code) for code in codes], depth)
    return [(title and title.key, [action.code for action in members]) for title, members in gathering]


def test_few_choices_need_no_groups():
    assert rows(["a x", "a y", "z"]) == [(None, ["a x"]), (None, ["a y"]), (None, ["z"])]


def test_many_choices_are_gathered_where_the_first_of_a_kind_stands():
    listed = rows(["v", "a x", "w", "a y", "b z"])
    assert listed == [(None, ["v"]), ("a", ["a x", "a y"]), (None, ["w"]), ("b", ["b z"])]


def test_groups_lie_in_groups():
    inner = ["a b x", "a c y", "a b z", "a w"]
    assert rows(inner) == [("a", inner)]
    assert rows(inner, 1) == [("b", ["a b x", "a b z"]), ("c", ["a c y"]), (None, ["a w"])]


def test_digits_pick_what_stands_before_the_first_group():
    assert digits([Sorted(code) for code in ("v", "w", "a x", "a y", "z")]) == {"v": "1", "w": "2"}
    assert list(digits([Sorted(str(number)) for number in range(20)]).values()) == list("123456789")
