"""Tokens: issued by a server, known to it alone."""

import stat
import sys

import pytest

from universelle.core.errors import BadRequest
from universelle.web.serving.tokens import KEY_FILE, Tokens, key_in, owner_of_secret


def test_a_server_knows_the_tokens_it_has_issued_and_no_others():
    ours, theirs = Tokens(b"ours"), Tokens(b"theirs")
    token = ours.new()
    secret = token.rpartition(".")[0]
    assert ours.owner(token) == owner_of_secret(secret) != secret
    assert ours.new() != token
    for other in (theirs.new(), secret, f"{token}x", f"x{token}", "", ".", "a", "é.ü", token.upper()):
        assert ours.owner(other) is None, other


def test_a_key_is_made_once_and_only_its_owner_can_read_it(tmp_path):
    key = key_in(tmp_path)
    assert key_in(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
    assert sys.platform == "win32" or stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


def test_each_folder_has_a_key_of_its_own(tmp_path):
    (tmp_path / "other").mkdir()
    assert key_in(tmp_path) != key_in(tmp_path / "other")


def test_what_is_no_key_is_refused_and_left(tmp_path):
    (tmp_path / KEY_FILE).write_bytes(b"short")
    with pytest.raises(BadRequest) as refusal:
        key_in(tmp_path)
    assert refusal.value.message.key == "serve-bad-key"
    assert (tmp_path / KEY_FILE).read_bytes() == b"short"
