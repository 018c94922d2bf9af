"""`universelle serve`: the port it listens on. What it serves is tested with a browser."""

import gc
import socket

import pytest

from universelle.cli.serve import _listener, relax_garbage_collection
from universelle.core.errors import BadRequest

HOST = "127.0.0.1"


def test_without_a_port_the_first_free_one_is_taken():
    with _listener(HOST, None) as one, _listener(HOST, None) as other:
        one.listen()
        assert one.getsockname()[1] <= other.getsockname()[1]


def test_a_port_that_is_taken_is_refused():
    with socket.create_server((HOST, 0)) as taken, pytest.raises(BadRequest) as refusal:
        _listener(HOST, str(taken.getsockname()[1]))
    assert refusal.value.message.key == "serve-no-port"


@pytest.mark.parametrize("port", ["x", "-1", "65536"])
def test_what_is_no_port_is_refused(port):
    with pytest.raises(BadRequest):
        _listener(HOST, port)


def test_a_busy_server_collects_garbage_less_often():
    before = gc.get_threshold()
    try:
        relax_garbage_collection()
        assert gc.get_threshold()[0] > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
