"""Passwords: hashed, checked, never too short."""

import asyncio
import threading

import pytest

from tests.people.hashing import quick_passwords
from universelle.people.names import BadField
from universelle.people.passwords import LONGEST, SHORTEST, Passwords, check_length


def test_a_password_fits_its_own_hash_only():
    async def use():
        passwords = quick_passwords()
        kept = await passwords.hash("ferris wheel 93")
        assert "ferris" not in kept
        return [await passwords.fits(kept, text) for text in ("ferris wheel 93", "ferris wheel 94", "")]

    assert asyncio.run(use()) == [True, False, False]


@pytest.mark.parametrize("kept", [None, "", "no hash at all"])
def test_without_a_hash_nothing_fits(kept):
    assert not asyncio.run(quick_passwords().fits(kept, "nobody has this password"))


def test_accents_are_the_same_however_a_keyboard_sends_them():
    async def use():
        passwords = quick_passwords()
        return await passwords.fits(await passwords.hash("Caf\u00e9 de Paris"), "Cafe\u0301 de Paris")

    assert asyncio.run(use())


def test_by_default_a_hash_takes_64_megabytes_and_the_loop_does_not_wait():
    async def use():
        passwords, loop = Passwords(), threading.get_ident()
        hashing = asyncio.create_task(passwords.hash("ferris wheel 93"))
        turns = 0
        while not hashing.done():
            assert threading.get_ident() == loop
            turns += 1
            await asyncio.sleep(0)
        return await hashing, turns

    kept, turns = asyncio.run(use())
    assert kept.startswith("$argon2id$")
    assert "m=65536" in kept
    assert turns > 1


@pytest.mark.parametrize("length", [0, SHORTEST - 1, LONGEST + 1])
def test_a_password_that_is_too_short_or_too_long_is_refused(length):
    with pytest.raises(BadField):
        check_length("x" * length)
    check_length("x" * SHORTEST)
