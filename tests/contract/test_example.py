"""Examples as they are written in the folder of a game."""

import pytest

from universelle.contract.example import Example, examples_from
from universelle.core.errors import BadRequest

GOOD = 'seed = "a"\nplayers = 2\nmoves = ["1: go", "2: stop"]\nstops = [1, 2]\n'


def test_an_example_is_read():
    assert examples_from(f"[first-turn]\n{GOOD}") == {"first-turn": Example("a", 2, ("1: go", "2: stop"), (1, 2))}


@pytest.mark.parametrize(
    "text",
    [
        "[a",
        "a = 1",
        '[a]\nseed = "a"',
        f"[a]\n{GOOD}more = 1",
        f"[a]\n{GOOD.replace('[1, 2]', '[2, 1]')}",
        f"[a]\n{GOOD.replace('[1, 2]', '[1, 3]')}",
        f"[a]\n{GOOD.replace('[1, 2]', '[true]')}",
        "[a]\n" + GOOD.replace('"1: go"', "1"),
    ],
)
def test_what_is_no_example_is_refused_in_a_sentence(text):
    with pytest.raises(BadRequest) as refused:
        examples_from(text)
    assert refused.value.message.key == "examples-unreadable"
