"""Connections to a real server: who takes too long or comes too often is shown out."""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from tests.tokens import TOKENS
from universelle.web.app import on_gone
from universelle.web.serving.connections import Connection
from universelle.web.serving.guard import Guard

HOST = "127.0.0.1"
PATIENCE = 60  # seconds: the last resort if a connection is never closed
BEGUN = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n"
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def answer(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


async def unread(_request: Request) -> PlainTextResponse:
    return PlainTextResponse("no, thank you")


@contextmanager
def serving(longest_form: float = PATIENCE, **limits) -> Iterator[Callable[[], socket.socket]]:
    """A server whose connections have these limits; what is yielded connects to it."""
    guard = Middleware(Guard, tokens=TOKENS, longest_form=longest_form)
    routes = [Route("/", answer, methods=["GET", "POST"]), Route("/unread", unread, methods=["POST"])]
    app = Starlette(routes=routes, middleware=[guard], exception_handlers={ClientDisconnect: on_gone})
    http = type("Limited", (Connection,), {"patience": PATIENCE, **limits})
    listener = socket.create_server((HOST, 0))
    server = uvicorn.Server(uvicorn.Config(app, http=http, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        yield lambda: socket.create_connection(listener.getsockname(), PATIENCE)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def heard(connection: socket.socket) -> bytes:
    """Everything until the other side closes."""
    text = b""
    try:
        while piece := connection.recv(65536):
            text += piece
    except ConnectionResetError:
        pass
    return text


def first_line(connection: socket.socket) -> bytes:
    """The first line of the answer to a whole request; all of it is read."""
    text = b""
    while not text.endswith(b"\r\n\r\n0"):
        piece = connection.recv(65536)
        assert piece, "the connection was closed"
        text += piece
    return text.partition(b"\r\n")[0]


@pytest.mark.parametrize("sent", [b"", b"GE", BEGUN, b"GET / HTTP/1.1\r\nX: y\r\n"])
def test_headers_that_do_not_come_end_the_connection(sent):
    with serving(patience=0.2) as connect, connect() as caller:
        with suppress(ConnectionResetError, BrokenPipeError):  # on a busy machine it may be over already
            caller.sendall(sent)
        assert heard(caller) == b""


def test_more_and_more_headers_do_not_buy_time():
    with serving(patience=0.5) as connect, connect() as caller:
        caller.settimeout(0.02)
        for number in range(100_000):
            try:
                caller.sendall(b"GET / HTTP/1.1\r\n" if not number else b"X-%d: y\r\n" % number)
                if caller.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                return
        pytest.fail("it listens for ever")


def test_who_asks_in_time_may_ask_again():
    with serving() as connect, connect() as caller:
        for _ in range(3):
            caller.sendall(WHOLE)
            assert first_line(caller) == b"HTTP/1.1 200 OK"


def test_half_a_request_after_a_whole_one_ends_the_connection():
    with serving(patience=1.0) as connect, connect() as caller:
        caller.sendall(WHOLE + b"GET / HT")
        assert heard(caller).count(b"200 OK") == 1


def test_a_body_that_does_not_come_is_refused_with_a_sentence():
    with serving(longest_form=0.2) as connect, connect() as caller:
        caller.sendall(BEGUN + b"\r\nhalf")
        assert caller.recv(13) == b"HTTP/1.1 408 "


def test_who_goes_on_sending_what_nobody_reads_is_cut_off():
    with serving(patience=1.0) as connect, connect() as caller:
        caller.sendall(BEGUN.replace(b"/ ", b"/unread ", 1) + b"\r\nhalf")
        assert heard(caller).startswith(b"HTTP/1.1 200 ")


def test_an_upload_that_is_dropped_leaves_no_trace(caplog):
    with caplog.at_level(logging.INFO), serving() as connect:
        for _ in range(5):
            with connect() as caller:
                caller.sendall(BEGUN + b"\r\nhalf")
        with connect() as other:
            other.sendall(WHOLE)
            assert first_line(other) == b"HTTP/1.1 200 OK"
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_an_address_has_only_so_many_connections():
    with serving(most=2) as connect, connect() as one, connect() as two:
        for caller in (one, two):
            caller.sendall(WHOLE)
            assert first_line(caller) == b"HTTP/1.1 200 OK"
        with connect() as third:
            assert heard(third) == b""
        one.close()
        end = threading.Event()
        for _ in range(1000):  # until the server has noticed
            with connect() as third:
                third.sendall(WHOLE)
                if heard_something(third):
                    return
            end.wait(0.01)
        pytest.fail("nobody else is let in")


def heard_something(connection: socket.socket) -> bool:
    try:
        return bool(connection.recv(1))
    except ConnectionResetError:
        return False


def test_behind_a_proxy_there_are_many():
    with serving(most=1, proxies=[ip_network("127.0.0.0/8")]) as connect, connect() as one, connect() as two:
        for caller in (one, two):
            caller.sendall(WHOLE)
            assert first_line(caller) == b"HTTP/1.1 200 OK"
