"""Guides as they are written in the folder of a game."""

import pytest

from universelle.contract.guide import guide_from
from universelle.core.errors import BadRequest

HEAD = 'seed = "one"\nseats = ["greedy", "me"]\nline = ["1: a b", "2: c"]\n'
STEPS = """
[[step]]
id = "first"
moves = 0
at = ["wheel", "panel-1"]

[[step]]
id = "second"
decision = "place"
after = "first"
choose = ["c"]

[[step]]
id = "third"
event = "Scored"
choose = "anything"
"""
UNTIL = ["beyond the line", "until and choose", "until without moves"]


def test_a_guide_has_seats_a_line_and_steps():
    guide = guide_from(HEAD + STEPS)
    assert (guide.seed, guide.seats, guide.seat) == ("one", ("greedy", "me"), 1)
    assert guide.line == ((0, "a b"), (1, "c"))
    assert [guide.line_of(seat) for seat in range(2)] == [["a b"], ["c"]]
    assert [(step.id, step.asks, step.choose) for step in guide.steps] == [
        ("first", False, None),
        ("second", True, ("c",)),
        ("third", True, ()),
    ]
    assert guide.steps[0].at == ("wheel", "panel-1")
    assert guide.steps[1].message == "guide-second"


def test_a_step_may_ask_for_several_moves_of_the_line():
    several = '[[step]]\nid = "all"\nmoves = 1\nuntil = 3\n'
    (step,) = guide_from(HEAD.replace('"2: c"', '"2: c", "2: d", "1: e", "2: f"') + several).steps
    assert step.asks
    assert [step.wanted(made) for made in (1, 2)] == [(("d",), ("f",)), (("f",),)]


@pytest.mark.parametrize(
    "text",
    [
        "seed = ",
        STEPS,
        HEAD,
        HEAD.replace('"me"', '"planner"') + STEPS,
        HEAD.replace("1: a b", "a b") + STEPS,
        HEAD + STEPS.replace("after", "before"),
        HEAD + STEPS.replace('after = "first"', 'after = "nothing"'),
        HEAD + STEPS.replace('"third"', '"second"'),
        HEAD + STEPS.replace("moves = 0", 'moves = "none"'),
        HEAD + STEPS.replace("moves = 0", "moves = 0\nuntil = 2"),
        HEAD + STEPS.replace('decision = "place"', "moves = 0\nuntil = 1"),
        HEAD + STEPS.replace('decision = "place"', "until = 1").replace('choose = ["c"]', ""),
        HEAD + STEPS.replace('"anything"', '"something"'),
        HEAD + STEPS.replace('["wheel", "panel-1"]', "[1]"),
    ],
    ids=["no TOML", "no seat", "no step", "nobody", "line", "field", "after", "twice", "moves", *UNTIL, "choose", "at"],
)
def test_a_guide_that_makes_no_sense_is_refused(text):
    with pytest.raises(BadRequest) as refusal:
        guide_from(text)
    assert refusal.value.message.key == "guide-unreadable"


def test_in_place_of_a_free_move_of_the_line_another_can_be_made():
    guide = guide_from(HEAD.replace("2: c", "2: c or anything") + STEPS)
    assert guide.line == ((0, "a b"), (1, "c"))
    assert guide.follows(1, ["d"])
    assert guide.follows(0, ["a b"])
    assert not guide.follows(0, ["a c"])
    assert not guide.follows(1, ["c", "c"]), "nothing more is laid out"
