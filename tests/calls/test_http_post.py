"""Posts to strangers' addresses, received on this machine."""

import asyncio
from datetime import UTC, datetime

import pytest

from tests.calls.receivers import HttpReceiver
from universelle.calls.http_post import LARGEST_HEAD, LONGEST_WAIT, HttpPost, is_public, look_up, seconds_of
from universelle.calls.undelivered import Gone, Refused, TryLater

BRIEFLY = 0.2  # seconds after which a receiver that never answers is given up


def run(work):
    """Let a coroutine end within the time of a test."""
    return asyncio.run(asyncio.wait_for(work, 60))


def test_a_post_arrives_with_its_headers_and_its_body():
    async def story():
        async with HttpReceiver() as receiver:
            await HttpPost(allow_private=True).send(receiver.url("/a/b?c=d"), {"X-Kind": "test"}, b"body")
        (request,) = receiver.requests
        assert (request.target, request.body) == ("/a/b?c=d", b"body")
        assert request.headers["x-kind"] == "test"
        assert request.headers["host"] == f"localhost:{receiver.port}"

    run(story())


def answered(*answers, path="/", **settings):
    """What a post to a receiver with these answers raises, and the receiver."""

    async def story():
        async with HttpReceiver(answers=list(answers)) as receiver:
            with pytest.raises((Gone, Refused, TryLater)) as raised:
                await HttpPost(allow_private=True, **settings).send(receiver.url(path), {}, b"")
        return raised.value, receiver

    return run(story())


def test_what_a_receiver_says():
    assert isinstance(answered((410, {}))[0], Gone)
    for status in (400, 401, 403, 404, 413):
        assert isinstance(answered((status, {}))[0], Refused)
    for status in (408, 425, 429, 500, 503):
        assert isinstance(answered((status, {}))[0], TryLater)
    assert answered((429, {"Retry-After": "120"}))[0].after == 120


def test_a_redirect_is_not_followed():
    failure, receiver = answered((307, {"Location": "http://localhost/secret"}))
    assert isinstance(failure, Refused)
    assert receiver.connections == 1


def test_a_receiver_that_never_answers_is_given_up():
    failure, _ = answered(None, seconds=BRIEFLY)
    assert (failure.message.key, type(failure)) == ("call-failed-slow", TryLater)


def test_a_receiver_that_drips_is_given_up_at_the_same_time():
    async def drip(reader, writer):
        try:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            while True:
                writer.write(b"X: y\r\n")
                await writer.drain()
                await asyncio.sleep(BRIEFLY / 10)
        finally:
            writer.transport.abort()

    async def story():
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        url = f"http://localhost:{server.sockets[0].getsockname()[1]}/"
        with pytest.raises(TryLater, match="call-failed-slow"):
            await HttpPost(allow_private=True, seconds=BRIEFLY).send(url, {}, b"")
        server.close()

    run(story())


@pytest.mark.parametrize(
    "answer",
    [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"x" * (2 * LARGEST_HEAD), b"HTTP/1.1 100 C\r\n\r\n"],
)
def test_an_answer_that_is_none_is_tried_again(answer):
    failure, _ = answered(answer)
    assert (failure.message.key, type(failure)) == ("call-failed-answer", TryLater)


def test_a_long_body_is_not_read():
    async def story():
        answer = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n" + b"x" * 100_000
        async with HttpReceiver(answers=[answer]) as receiver:
            await HttpPost(allow_private=True).send(receiver.url("/"), {}, b"")

    run(story())


def test_nobody_listens():
    async def story():
        async with HttpReceiver() as receiver:
            url = receiver.url("/")
        with pytest.raises(TryLater, match="call-failed-unreachable"):
            await HttpPost(allow_private=True).send(url, {}, b"")

    run(story())


def test_a_name_that_nobody_has():
    with pytest.raises(TryLater, match="call-failed-unreachable"):
        run(HttpPost().send("https://nobody.invalid/", {}, b""))


def test_certificates_are_checked_by_the_name_in_the_address(certificates):
    async def story():
        async def here(host, port):
            return ["127.0.0.1"]

        async with HttpReceiver(certificates.shown()) as receiver:
            known = HttpPost(allow_private=True, context=certificates.believed(), resolve=here)
            await known.send(receiver.url("/", "turns.example"), {}, b"")
            with pytest.raises(TryLater, match="call-failed-certificate"):
                await known.send(receiver.url("/", "other.example"), {}, b"")
            with pytest.raises(TryLater, match="call-failed-certificate"):
                await HttpPost(allow_private=True).send(receiver.url("/"), {}, b"")
        assert len(receiver.requests) == 1

    run(story())


def test_a_plain_server_does_not_pass_for_an_encrypted_one():
    async def story():
        async with HttpReceiver() as receiver:
            with pytest.raises(TryLater):
                await HttpPost(allow_private=True, seconds=BRIEFLY).send(f"https://localhost:{receiver.port}/", {}, b"")
        assert receiver.requests == []

    run(story())


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
def test_this_machine_is_not_called(host):
    async def story():
        async with HttpReceiver() as receiver:
            with pytest.raises((Refused, TryLater)) as raised:
                await HttpPost().send(f"http://{host}:{receiver.port}/", {}, b"")
        assert receiver.connections == 0
        return raised.value

    assert run(story()).message.key in ("call-failed-private", "call-failed-unreachable")


@pytest.mark.parametrize("answers", [["10.0.0.7"], ["93.184.215.14", "127.0.0.1"], ["fe80::1%1"]])
def test_a_name_that_leads_to_a_private_address_is_refused(answers):
    async def resolve(host, port):
        return answers

    with pytest.raises(Refused, match="call-failed-private"):
        run(HttpPost(resolve=resolve).send("https://turns.example/", {}, b""))


def test_a_name_is_asked_once_and_the_connection_goes_where_it_said():
    """A name that is public when it is checked and private when it is used leads nowhere else."""
    asked = []

    async def resolve(host, port):
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    async def story():
        async with HttpReceiver() as receiver:  # it listens on 127.0.0.1 alone
            await HttpPost(allow_private=True, resolve=resolve).send(receiver.url("/", "turns.example"), {}, b"")
        assert receiver.requests[0].headers["host"] == f"turns.example:{receiver.port}"

    run(story())
    assert asked == ["turns.example"]


def test_if_one_address_does_not_answer_the_next_one_is_tried():
    async def resolve(host, port):
        return ["127.0.0.9", "127.0.0.1"]

    async def story():
        async with HttpReceiver() as receiver:
            await HttpPost(allow_private=True, resolve=resolve).send(receiver.url("/", "turns.example"), {}, b"")

    run(story())


@pytest.mark.parametrize("address", ["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_public_addresses(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "255.255.255.255"),
        *("100.64.0.1", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "240.0.0.1"),
        *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "2001:db8::1"),
        *("64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "fec0::1", "::10.0.0.1", "5f00::1"),
    ],
)
def test_private_and_special_addresses(address):
    assert not is_public(address)


def test_names_are_looked_up():
    assert set(run(look_up("localhost", 80))) <= {"127.0.0.1", "::1"}
    assert run(look_up("127.0.0.1", 80)) == ["127.0.0.1"]
    assert run(look_up(f"{'a' * 70}.example", 80)) == []


def test_when_to_come_again():
    now = datetime(2026, 11, 17, 20, tzinfo=UTC)
    assert seconds_of("17") == 17
    assert seconds_of("Tue, 17 Nov 2026 20:01:00 GMT", now) == 60
    assert seconds_of("Tue, 17 Nov 2026 19:00:00 GMT", now) == 0
    assert [seconds_of(nothing) for nothing in ("", "soon", "-5")] == [0, 0, 0]
    assert seconds_of("999999999999") == LONGEST_WAIT
