"""The command line's own grammar, in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from universelle.bots import BOTS
from universelle.core.errors import BadRequest
from universelle.i18n import LANGUAGES, Words


class Parser(argparse.ArgumentParser):
    """Complains in one sentence; its headings are in the reader's language."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(**settings, add_help=False, formatter_class=argparse.RawDescriptionHelpFormatter)
        self.usage = None
        self.arguments = self.add_argument_group(words("cli-arguments"))
        self.options = self.add_argument_group(words("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("cli-help"))
        self.options.add_argument("--lang", metavar="LANGUAGE", default=argparse.SUPPRESS, help=words("cli-lang"))

    def error(self, message: str) -> NoReturn:
        raise BadRequest("cli-not-understood", why=message)


Add: TypeAlias = Callable[[Parser, Words], None]


def parse(arguments: list[str], words: Words) -> argparse.Namespace:
    """What the command line asks for."""
    parser = Parser(words, prog="universelle", description=words("cli-about"))
    parser.options.add_argument("--version", action="store_true", help=words("cli-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=words("cli-commands"))
    for name, add in COMMANDS.items():
        about, more = words(f"cli-{name}-help"), words(f"cli-{name}-more") if name in EXAMPLES else None
        command = commands.add_parser(name, words=words, help=about, description=about, epilog=more)
        add(command, words)
    for argument in arguments:
        if argument in COMMANDS:
            break
        if not argument.startswith("-") and argument not in LANGUAGES:
            raise BadRequest("cli-unknown-command", command=argument, known=", ".join(COMMANDS))
    parsed, unknown = parser.parse_known_args(arguments)
    if unknown:
        raise BadRequest("cli-unknown-argument", argument=unknown[0])
    return parsed


def _games(parser: Parser, words: Words) -> None:
    _json(parser, words)


def _play(parser: Parser, words: Words) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--seats", default="me,greedy,greedy", help=words("cli-seats", bots=", ".join(BOTS)))
    option("--resume", metavar="FILE", help=words("cli-resume"))
    option("--save", metavar="FILE", help=words("cli-save"))
    option("--seed", help=words("cli-seed"))
    _setting(parser, words)


def _simulate(parser: Parser, words: Words) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--players", metavar="N", help=words("cli-players"))
    option("--games", metavar="K", default="100", help=words("cli-games"))
    option("--seed", default="1", help=words("cli-seed"))
    option("--bots", default="random", help=words("cli-bots", bots=", ".join(BOTS)))
    option("--records", metavar="FOLDER", help=words("cli-records"))
    _setting(parser, words)
    _json(parser, words)


def _replay(parser: Parser, words: Words) -> None:
    _file(parser, words)
    parser.options.add_argument("--at", metavar="N", help=words("cli-at"))
    _json(parser, words)


def _verify(parser: Parser, words: Words) -> None:
    _file(parser, words)
    _json(parser, words)


def _bench(parser: Parser, words: Words) -> None:
    parser.options.add_argument("--seconds", metavar="S", default="3", help=words("cli-seconds"))
    parser.options.add_argument("--peers", action="store_true", help=words("cli-peers"))
    _json(parser, words)


COMMANDS: Final[dict[str, Add]] = {
    "games": _games,
    "play": _play,
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "bench": _bench,
}
EXAMPLES: Final = ("play", "simulate")


def _game(parser: Parser, words: Words) -> None:
    parser.arguments.add_argument("game", metavar="GAME", nargs="?", help=words("cli-game"))


def _file(parser: Parser, words: Words) -> None:
    parser.arguments.add_argument("file", metavar="FILE", nargs="?", help=words("cli-file"))


def _setting(parser: Parser, words: Words) -> None:
    option = parser.options.add_argument
    option("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-option"))
    option("--edition", metavar="FILE", help=words("cli-edition"))


def _json(parser: Parser, words: Words) -> None:
    parser.options.add_argument("--json", action="store_true", help=words("cli-json"))


def file_from(arguments: argparse.Namespace) -> Path:
    if not arguments.file:
        raise BadRequest("cli-missing-file")
    return Path(arguments.file)


def options_from(texts: list[str]) -> dict[str, str]:
    """`--option name=value`, as often as given."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadRequest("bad-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def number_from(text: str, what: str, least: int, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or not least <= int(text) <= most:
        raise BadRequest("bad-number", value=text, what=what, least=least, most=most)
    return int(text)
