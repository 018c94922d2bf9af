"""The command line's own grammar, in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from universelle.arena.processes import cores
from universelle.bots import BOTS
from universelle.contract.game import Game
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.games.registry import metas
from universelle.i18n import Translations

MOST_PROCESSES: Final = 1024
LOGS: Final = ("text", "json")
EXERCISE_ACTIONS: Final = ("make", "check")
USUAL_GAME: Final = "worlds-fair-1893"  # the one that is soonest learnt
USUAL_SEATS: Final = "me,greedy,greedy"
MAIL_VARIABLE: Final = "UNIVERSELLE_MAIL"  # of the environment
CONTACT_VARIABLE: Final = "UNIVERSELLE_CONTACT"


class Parser(argparse.ArgumentParser):
    """Complains in one sentence; its headings are in the reader's language."""

    def __init__(self, words: Translations, **settings: Any) -> None:
        super().__init__(**settings, add_help=False, allow_abbrev=False)
        self.words = words
        self.arguments = self.add_argument_group(words("cli-arguments"))
        self.options = self.add_argument_group(words("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("cli-help"))
        self.options.add_argument("--lang", metavar="LANGUAGE", default=argparse.SUPPRESS, help=words("cli-lang"))

    def format_help(self) -> str:
        """argparse always begins with its own word for usage."""
        return super().format_help().replace("usage:", self.words("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        option = re.search(r"--?[\w-]+", message)
        raise BadRequest("cli-not-understood", argument=option[0] if option else "…")


Add: TypeAlias = Callable[[Parser, Translations], None]


def parse(arguments: list[str], words: Translations) -> argparse.Namespace:
    """What the command line asks for."""
    parser = Parser(words, prog="universelle", description=words("cli-about"))
    parser.options.add_argument("--version", action="store_true", help=words("cli-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=words("cli-commands"))
    for name, add in COMMANDS.items():
        about, more = words(f"cli-{name}-help"), words(f"cli-{name}-more") if name in EXAMPLES else None
        command = commands.add_parser(name, words=words, help=about, description=about, epilog=more)
        add(command, words)
    _check(arguments)
    parsed, unknown = parser.parse_known_args(arguments)
    if unknown:
        raise BadRequest("cli-unknown-argument", argument=unknown[0])
    return parsed


def _check(arguments: list[str]) -> None:
    """Every argument is text, and the first that is no option is a command."""
    for argument in arguments:
        if any("\ud800" <= character <= "\udfff" for character in argument):
            raise BadRequest("cli-not-text", argument=argument.encode(errors="replace").decode())
    before = ["", *arguments]
    words = [word for last, word in zip(before, arguments) if not word.startswith("-") and last != "--lang"]
    if words and words[0] not in COMMANDS:
        raise BadRequest("cli-unknown-command", command=words[0], known=", ".join(COMMANDS))
    if words[:1] == ["admin"] and words[1:] and words[1] not in ACTIONS:
        raise missing_action("admin", ACTIONS)


def _games(parser: Parser, words: Translations) -> None:
    parser.options.add_argument("--sources", action="store_true", help=words("cli-sources"))
    _json(parser, words)


def _play(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--seats", help=_with_default(words("cli-seats", bots=", ".join(BOTS)), USUAL_SEATS))
    option("--resume", metavar="FILE", help=words("cli-resume"))
    option("--save", metavar="FILE", help=words("cli-save"))
    option("--seed", help=words("cli-seed"))
    _setting(parser, words)


def _bots(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    _json(parser, words)


def _simulate(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--players", metavar="N", help=words("cli-players"))
    option("--games", metavar="K", default="100", help=_with_default(words("cli-games"), "100"))
    option("--seed", default="1", help=_with_default(words("cli-seed"), "1"))
    option("--bots", default="random", help=_with_default(words("cli-bots", bots=", ".join(BOTS)), "random"))
    option("--records", metavar="FOLDER", help=words("cli-records"))
    _setting(parser, words)
    _json(parser, words)


def _arena(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--bots", metavar="A,B,…", default="", help=words("cli-arena-bots", bots=", ".join(BOTS)))
    option("--players", metavar="N", help=words("cli-players"))
    option("--games", metavar="M", default="100", help=_with_default(words("cli-arena-games"), "100"))
    option("--seed", default="1", help=_with_default(words("cli-seed"), "1"))
    option("--until-sure", action="store_true", help=words("cli-until-sure"))
    option("--processes", metavar="N", help=words("cli-processes"))
    option("--ray", metavar="ADDRESS", nargs="?", const="", help=words("cli-ray"))
    option("--resume", metavar="FILE", help=words("cli-arena-resume"))
    option("--records", metavar="FOLDER", help=words("cli-records"))
    option("--chart", metavar="FILE", help=words("cli-chart"))
    _setting(parser, words)
    _json(parser, words)


def _tune(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    option = parser.options.add_argument
    option("--players", metavar="N", help=words("cli-players"))
    option("--bot", default="greedy", help=_with_default(words("cli-tune-bot"), "greedy"))
    option("--games", metavar="M", default="20", help=_with_default(words("cli-tune-games"), "20"))
    option("--generations", metavar="G", default="30", help=_with_default(words("cli-generations"), "30"))
    option("--seed", default="1", help=_with_default(words("cli-seed"), "1"))
    option("--only", metavar="NAME,…", help=words("cli-only"))
    option("--weights", metavar="FILE", help=words("cli-weights"))
    option("--out", metavar="FILE", help=_with_default(words("cli-tune-out"), "GAME.N.weights.toml"))
    option("--resume", metavar="FILE", help=words("cli-tune-resume"))
    option("--processes", metavar="N", help=words("cli-processes"))
    _setting(parser, words)
    _json(parser, words)


def _replay(parser: Parser, words: Translations) -> None:
    _file(parser, words)
    parser.options.add_argument("--at", metavar="N", help=words("cli-at"))
    parser.options.add_argument("--seat", metavar="S", help=words("cli-seat"))
    _json(parser, words)


def _draw(parser: Parser, words: Translations) -> None:
    _file(parser, words)
    parser.options.add_argument("--at", metavar="N", help=words("cli-at"))
    parser.options.add_argument("--out", metavar="FILE", help=_with_default(words("cli-out"), "board.svg"))


def _review(parser: Parser, words: Translations) -> None:
    _file(parser, words)
    parser.options.add_argument("--seat", metavar="S", help=words("cli-review-seat"))
    parser.options.add_argument("--resume", metavar="FILE", help=words("cli-review-resume"))
    _json(parser, words)


def _verify(parser: Parser, words: Translations) -> None:
    _file(parser, words)
    parser.options.add_argument("--fingerprint", metavar="HEX", help=words("cli-verify-fingerprint"))
    _json(parser, words)


def _bench(parser: Parser, words: Translations) -> None:
    _game(parser, words)
    parser.options.add_argument("--seconds", metavar="S", default="3", help=_with_default(words("cli-seconds"), "3"))
    parser.options.add_argument("--peers", action="store_true", help=words("cli-peers"))
    _json(parser, words)


def _serve(parser: Parser, words: Translations) -> None:
    option = parser.options.add_argument
    option("--host", default="127.0.0.1", help=_with_default(words("cli-host"), "127.0.0.1"))
    option("--port", help=_with_default(words("cli-port"), "1851"))
    _database(parser, words)
    option("--mail", metavar="ADDRESS", help=words("cli-mail", variable=MAIL_VARIABLE))
    option("--contact", metavar="ADDRESS", help=words("cli-contact", variable=CONTACT_VARIABLE))
    option("--workers", metavar="N", default="1", help=_with_default(words("cli-workers"), "1"))
    option("--no-browser", action="store_true", help=words("cli-no-browser"))
    option("--allowed-hosts", metavar="NAME,…", default="", help=words("cli-allowed-hosts"))
    option("--proxy", metavar="ADDRESS,…", default="", help=words("cli-proxy"))
    option("--limits", metavar="N", default="1", help=_with_default(words("cli-limits"), "1"))
    option("--operator-token", metavar="TOKEN", help=words("cli-operator-token"))
    option("--log", choices=LOGS, default=LOGS[0], help=_with_default(words("cli-log"), LOGS[0]))


def _admin(parser: Parser, words: Translations) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=words("cli-actions"))
    for name, add in ACTIONS.items():
        about, more = words(f"cli-admin-{name}-help"), words(f"cli-admin-{name}-more")
        action = actions.add_parser(name, words=words, help=about, description=about, epilog=more)
        add(action, words)
        _database(action, words)


def _admin_backup(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("file", metavar="FILE", nargs="?", help=words("cli-backup-file"))


def _admin_restore(parser: Parser, words: Translations) -> None:
    _admin_backup(parser, words)
    parser.options.add_argument("--replace", action="store_true", help=words("cli-replace"))


def _admin_json(parser: Parser, words: Translations) -> None:
    _json(parser, words)


def _admin_settle(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("line", metavar="LINE", nargs="?", help=words("cli-settle-line"))


def _admin_who(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("who", metavar="WHO", nargs="?", help=words("cli-who"))


def _admin_close(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("table", metavar="TABLE", nargs="?", help=words("cli-close-table"))


def _admin_person(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("person", metavar="PERSON", nargs="?", help=words("cli-person"))


def _admin_delete(parser: Parser, words: Translations) -> None:
    _admin_person(parser, words)
    parser.options.add_argument("--yes", action="store_true", help=words("cli-yes"))


ACTIONS: Final[dict[str, Add]] = {
    "backup": _admin_backup,
    "restore": _admin_restore,
    "statistics": _admin_json,
    "reports": _admin_json,
    "settle": _admin_settle,
    "close": _admin_close,
    "ban": _admin_who,
    "unban": _admin_who,
    "export": _admin_person,
    "delete": _admin_delete,
}


def _exercises(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument(
        "what", metavar="|".join(EXERCISE_ACTIONS), nargs="?", help=words("cli-exercises-what")
    )
    _game(parser, words)
    option = parser.options.add_argument
    option("--seed", default="1", help=_with_default(words("cli-seed"), "1"))
    option("--out", metavar="FILE", help=_with_default(words("cli-exercises-out"), "GAME.exercises.json"))
    option("--thorough", action="store_true", help=words("cli-thorough"))


def _new_game(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("slug", metavar="NAME", nargs="?", help=words("cli-slug"))
    option = parser.options.add_argument
    option("--in", metavar="FOLDER", dest="folder", default=".", help=_with_default(words("cli-in"), "."))


COMMANDS: Final[dict[str, Add]] = {
    "serve": _serve,
    "admin": _admin,
    "games": _games,
    "play": _play,
    "bots": _bots,
    "simulate": _simulate,
    "arena": _arena,
    "tune": _tune,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "draw": _draw,
    "bench": _bench,
    "exercises": _exercises,
    "new-game": _new_game,
}
EXAMPLES: Final = ("play", "simulate", "arena", "tune", "admin", "new-game")


def _with_default(about: str, default: str) -> str:
    return f"{about} [{default}]"


def _game(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("game", metavar="GAME", nargs="?", help=words("cli-game"))


def _file(parser: Parser, words: Translations) -> None:
    parser.arguments.add_argument("file", metavar="FILE", nargs="?", help=words("cli-file"))


def _database(parser: Parser, words: Translations) -> None:
    parser.options.add_argument("--data", metavar="FOLDER", help=words("cli-data"))
    parser.options.add_argument("--database", metavar="ADDRESS", help=words("cli-database"))


def _setting(parser: Parser, words: Translations) -> None:
    option = parser.options.add_argument
    option("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-option"))
    option("--edition", metavar="FILE", help=words("cli-edition"))


def _json(parser: Parser, words: Translations) -> None:
    parser.options.add_argument("--json", action="store_true", help=words("cli-json"))


def missing_action(command: str, actions: Iterable[str]) -> BadRequest:
    """What a command is to do was not said, or is nothing that it does."""
    return BadRequest("cli-missing-action", command=command, actions=", ".join(actions))


def edition_from(arguments: argparse.Namespace) -> Edition:
    return Edition.read(Path(arguments.edition)) if arguments.edition else Edition()


def game_from(arguments: argparse.Namespace) -> str:
    if not arguments.game:
        raise BadRequest("cli-missing-game", known=", ".join(metas()))
    return str(arguments.game)


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


def players_from(arguments: argparse.Namespace, game: Game) -> int:
    """How many play: by default as few as can, but two."""
    if arguments.players is None:
        return max(game.meta.min_players, 2)
    return number_from(arguments.players, "--players", 0, 99)


def processes_from(arguments: argparse.Namespace) -> int:
    """How many processes play: by default one for each core."""
    return number_from(arguments.processes, "--processes", 1, MOST_PROCESSES) if arguments.processes else cores()
