"""Passwords that are hashed quickly."""

from argon2 import PasswordHasher

from universelle.people.passwords import Passwords


def quick_passwords() -> Passwords:
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
