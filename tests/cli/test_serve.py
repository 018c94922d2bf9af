"""`universelle serve`: where it listens, by which names, and what keeps it from starting."""

import socket
import sqlite3
import sys
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.program import each_language
from universelle.cli.serve import _announce, _elsewhere, _hosts, _listener, _proxies, own_addresses
from universelle.cli.shell import Shell
from universelle.core.errors import BadRequest
from universelle.i18n import Translations

HOST = "127.0.0.1"


def test_without_a_port_the_first_free_one_is_taken():
    with _listener(HOST, None) as one, _listener(HOST, None) as other:
        one.listen()
        assert one.getsockname()[1] <= other.getsockname()[1]


def test_a_port_that_is_taken_is_refused():
    with socket.create_server((HOST, 0)) as taken, pytest.raises(BadRequest) as refusal:
        _listener(HOST, str(taken.getsockname()[1]))
    assert refusal.value.message.key == "serve-no-port"


@pytest.mark.parametrize("host", ["203.0.113.1", "999.1.1.1"])
def test_an_address_of_another_machine_is_refused(host):
    with pytest.raises(BadRequest) as refusal:
        _listener(host, None)
    assert refusal.value.message.key == "serve-no-host"


@pytest.mark.parametrize("port", ["x", "-1", "65536"])
def test_what_is_no_port_is_refused(port):
    with pytest.raises(BadRequest):
        _listener(HOST, port)


def damage(folder: Path) -> Path:
    (folder / "universelle.sqlite").write_bytes(b"this is no database" * 100)
    return folder


def age(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "universelle.sqlite")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('of another age')")
    return folder


def block(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file"


def spoil_key(folder: Path) -> Path:
    (folder / "secret.key").write_bytes(b"short")
    return folder


@each_language
@pytest.mark.parametrize("spoil", [damage, age, block, spoil_key])
def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(universelle, tmp_path, language, spoil):
    folder = spoil(tmp_path)
    run = universelle("serve", "--lang", language, "--no-browser", "--port", "0", "--data", str(folder))
    assert run.refused(), run
    assert str(tmp_path) in run.err


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is one of Linux")
def test_a_folder_in_which_nobody_can_write_is_refused(universelle):
    assert universelle("serve", "--no-browser", "--port", "0", "--data", "/sys").refused()


@pytest.mark.parametrize(
    "arguments", [("--proxy", "here"), ("--proxy", "10.0.0.1/8"), ("--limits", "0"), ("--limits", "many")]
)
def test_settings_that_make_no_sense_are_refused(universelle, arguments):
    assert universelle("serve", "--no-browser", *arguments).refused()


def test_proxies_are_addresses_and_networks():
    assert [str(each) for each in _proxies("127.0.0.1, 10.0.0.0/8,::1")] == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    assert _proxies("") == []


def test_a_server_goes_by_the_names_of_its_machine_and_those_that_are_allowed():
    names = _hosts("0.0.0.0", "fair.example, expo.example")
    assert {"localhost", HOST, socket.gethostname(), "fair.example", "expo.example"} <= set(names)


def announced(host: str, language: str = "en") -> str:
    shell = Shell(language)
    shell.out.file = StringIO()
    _announce(shell, host, 1851, Path("games"))
    return shell.out.file.getvalue()


def test_alone_only_this_machine_is_named():
    assert "http://localhost:1851/" in announced(HOST)
    assert Translations("en")("serve-open") not in announced(HOST)


@each_language
def test_on_all_networks_friends_are_told_an_address_and_everybody_is_warned(language):
    said = announced("0.0.0.0", language)
    assert "0.0.0.0" not in said
    assert Translations(language)("serve-open") in said
    assert [address for address in own_addresses() if f"http://{address}:1851/" not in said] == []


def test_only_a_server_on_all_networks_has_an_address_for_other_machines():
    assert _elsewhere(HOST, 1851) == ""
    assert _elsewhere("0.0.0.0", 1851) in ["", *[f"http://{each}:1851/" for each in own_addresses()]]


def test_an_address_of_the_newer_kind_is_written_so_that_browsers_understand_it():
    assert "http://[2001:db8::1]:1851/" in announced("2001:db8::1")
