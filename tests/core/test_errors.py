import pickle

import pytest

from universelle.core import errors
from universelle.core.errors import UniverselleError, reason_of
from universelle.core.message import Message, Seat

pytestmark = pytest.mark.engine

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, UniverselleError)]


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_carries_its_message_and_is_a_value_error(kind):
    error = kind("bad-thing", number=3)
    assert error.message == Message("bad-thing", {"number": 3})
    assert str(error) == "bad-thing number=3"
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_reaches_another_process_whole(kind):
    error = pickle.loads(pickle.dumps(kind("bad-thing", seat=Seat(1))))
    assert type(error) is kind
    assert error.message == Message("bad-thing", {"seat": Seat(1)})
    assert isinstance(error.message.values["seat"], Seat)


def test_there_is_an_error_for_each_thing_a_user_can_get_wrong():
    names = {kind.__name__ for kind in KINDS}
    assert names >= {"IllegalAction", "BadNotation", "BadRequest", "BadEdition", "BadRecord"}


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(2, "No such file or directory", "a.json"), "No such file or directory"),
        (OSError("broken"), "broken"),
        (ValueError("too long"), "too long"),
        (RecursionError(), "RecursionError"),
    ],
)
def test_a_reason_has_no_number(error, said):
    assert reason_of(error) == said
