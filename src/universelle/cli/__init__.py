"""`universelle`: the command line."""

from __future__ import annotations

import io
import os
import platform
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from universelle.build import BUILD, VERSION
from universelle.cli.arguments import COMMANDS, parse
from universelle.cli.shell import FAILED, INTERRUPTED, Shell, language_of_the_system
from universelle.core.errors import BadRequest, UniverselleError
from universelle.core.message import Message

WRONG_INPUT = 2


class Command(Protocol):
    """A module of this package: it carries out the command that is called like it."""

    def run(self, shell: Shell, arguments: Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    _make_streams_safe()
    arguments = sys.argv[1:] if argv is None else list(argv)
    shell = Shell(language_of_the_system())
    try:
        if (language := _asked_language(arguments)) is not None:
            shell = Shell(language)
        code = _run(shell, parse(arguments, shell.words))
        sys.stdout.flush()
    except UniverselleError as error:
        shell.complain(error.message)
        return WRONG_INPUT
    except KeyboardInterrupt:
        shell.complain(Message("interrupted"))
        return INTERRUPTED
    except OSError as error:
        _close_output()
        if not isinstance(error, BrokenPipeError):
            shell.complain(Message("output-failed", {"why": error.strerror or str(error)}))
        return FAILED
    return code


def _run(shell: Shell, arguments: Namespace) -> int:
    if arguments.version:
        build = shell.words(f"build-{BUILD}")
        shell.out.print(shell.words("version", version=VERSION, build=build, python=platform.python_version()))
        return 0
    if arguments.command is None:
        raise BadRequest("cli-missing-command", commands=", ".join(COMMANDS))
    return _command(arguments.command).run(shell, arguments)


def _command(name: str) -> Command:
    """The module of a command, loaded only now: some take long to load."""
    return cast("Command", import_module(f"{__name__}.{name.replace('-', '_')}"))


def _asked_language(arguments: Sequence[str]) -> str | None:
    """`--lang` anywhere: the words of every other complaint depend on it."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def _make_streams_safe() -> None:
    """Tolerate closed streams, characters that cannot be encoded, and invalid input."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r" if name == "stdin" else "w"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    """Nobody reads any more, or nothing can be written: Python must not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
