"""`universelle admin`: what an operator does beside a server, while it runs."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.progress import TaskID

from universelle.cli.arguments import ACTIONS, missing_action
from universelle.cli.shell import Shell, data_folder, database_of
from universelle.core.errors import BadRequest
from universelle.database.backup import Progress, read_backup, write_backup
from universelle.database.checking import check_database
from universelle.database.database import Database
from universelle.database.opening import open_database
from universelle.database.restoring import is_empty, restore_backup
from universelle.games.registry import metas
from universelle.operating.bans import ban, unban
from universelle.operating.house import BACKUP, WELL, decide, note_happening, processes
from universelle.operating.statistics import Statistics, statistics
from universelle.people.accounts import Account, Accounts
from universelle.people.erasing import erase
from universelle.people.export import export
from universelle.people.passwords import Passwords
from universelle.tables.closing import close_table
from universelle.tables.gatherings import Gatherings
from universelle.tables.talk import Talk
from universelle.web.serving.tokens import key_in, replace_key
from universelle.web.table.tables import Table

T = TypeVar("T")
TOKENS: Final = "tokens"  # the name of the key that a file's folder keeps, and other databases keep themselves
ALL: Final = "all"  # in place of a line: whatever was reported
MEGABYTE: Final = 1_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    if arguments.action is None:
        raise missing_action("admin", ACTIONS)
    RUN[arguments.action](shell, arguments, database_of(data_folder(arguments.data), arguments.database))
    return 0


def _backup(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    file = _file(arguments)
    keys = _keys_beside(where)
    with _bar(shell) as progress:
        made = write_backup(where, file, keys, progress)
    size = file.stat().st_size
    noted = {"at": made.made, "size": size}

    async def note(database: Database) -> None:
        await decide(database, BACKUP, noted)
        await note_happening(database, WELL, "happened-backup", tables=made.tables)

    _with_database(where, note)
    shell.name_file(shell.words("backup-done", tables=made.tables, file=str(file), size=megabytes(shell, size)))


def _keys_beside(where: Path | str) -> dict[str, str]:
    """Keys of servers that are kept beside a file: without them nobody would have their seats after a restoration."""
    return {TOKENS: key_in(where.parent).hex()} if isinstance(where, Path) and where.exists() else {}


def _restore(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    file = _file(arguments)
    with _bar(shell) as progress:
        held = read_backup(file, progress)
        if isinstance(where, Path):
            check_database(where)
        _with_database(where, lambda database: _check_target(database, arguments.replace), new=True)
        taken = [TOKENS] if isinstance(where, Path) else []
        keys = restore_backup(file, where, taken, progress)
    if isinstance(where, Path) and TOKENS in keys:
        replace_key(where.parent, bytes.fromhex(keys[TOKENS]))
    shell.tell(shell.words("restore-done", tables=held.tables, when=shell.words.moment(held.made)))


async def _check_target(database: Database, replace: bool) -> None:
    """Refuse a database that servers use, or one in which something would be lost."""
    if [process for process in await processes(database) if not process.is_silent]:
        raise BadRequest("restore-servers-run")
    if not replace and not await is_empty(database):
        raise BadRequest("restore-not-empty")


def _statistics(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    found = _with_database(where, statistics)
    if arguments.json:
        shell.print_json(found.tree)
        return
    for line in _lines(shell, found):
        shell.tell(line)


def _lines(shell: Shell, found: Statistics) -> Iterator[str]:
    words = shell.words
    yield words("statistics-tables", running=found.running, finished=found.finished, waiting=found.waiting)
    yield words("statistics-today", opened=found.opened_today, finished=found.finished_today, moves=found.moves_today)
    yield words("statistics-people", people=found.people, today=found.people_today)
    yield words("statistics-moves", moves=found.moves, size=megabytes(shell, found.size))
    if found.damaged:
        yield words("statistics-damaged", tables=found.damaged)
    for slug, number in found.games.items():
        yield words("statistics-game", game=_title(slug), tables=number)


def _reports(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    found = _with_database(where, lambda database: Talk(database).reported())
    if arguments.json:
        shell.print_json(list(found))
        return
    if not found:
        shell.tell(shell.words("reports-none"))
    for line in found:
        shell.tell(shell.words("reports-line", **{**line, "at": shell.words.moment(line["at"])}))


def _settle(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    line = str(arguments.line or "")
    table_id, _, number = line.rpartition("/")
    if line != ALL and not (table_id and number.isdecimal()):
        raise BadRequest("settle-unnamed")

    async def settle(database: Database) -> int:
        talk = Talk(database)
        return await talk.settle_all() if line == ALL else int(await talk.settle(table_id, int(number)))

    settled = _with_database(where, settle)
    if not settled and line != ALL:
        raise BadRequest("settle-unknown", line=line)
    shell.tell(shell.words("settle-done", reports=settled))


def _ban(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    async def keep_out(database: Database) -> str:
        return await ban(database, await _found(database, _who(arguments)))

    who = _with_database(where, keep_out)
    shell.tell(shell.words("ban-done", who=who))


def _unban(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    async def let_in(database: Database) -> str:
        return await unban(database, await _found(database, _who(arguments)))

    who = _with_database(where, let_in)
    shell.tell(shell.words("unban-done", who=who))


async def _found(database: Database, who: str) -> str:
    """The owner of the account of this name, if there is one; else who is meant in another way."""
    async with _accounts(database) as accounts:
        account = await accounts.named(who)
    return account.owner if account else who


def _close(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    if not arguments.table:
        raise BadRequest("close-missing")
    table_id = str(arguments.table).rstrip("/").rpartition("/")[2]
    _with_database(where, lambda database: close_table(database, table_id, Table))
    shell.tell(shell.words("close-done"))


def _export(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    async def find(database: Database) -> dict[str, Any]:
        async with _accounts(database) as accounts:
            return await export(database, await _account(accounts, arguments))

    shell.print_json(_with_database(where, find))


def _delete(shell: Shell, arguments: Namespace, where: Path | str) -> None:
    async def remove(database: Database) -> str:
        async with _accounts(database) as accounts:
            account = await _account(accounts, arguments)
            if not arguments.yes:
                raise BadRequest("delete-sure", person=account.name)
            await erase(database, accounts, Gatherings(database, Table), account)
            return account.name

    shell.tell(shell.words("delete-done", person=_with_database(where, remove)))


@asynccontextmanager
async def _accounts(database: Database) -> AsyncIterator[Accounts]:
    passwords = Passwords()
    try:
        yield Accounts(database, passwords)
    finally:
        passwords.close()


async def _account(accounts: Accounts, arguments: Namespace) -> Account:
    if not arguments.person:
        raise BadRequest("person-missing")
    found = await accounts.named(str(arguments.person))
    if found is None:
        raise BadRequest("person-unknown", person=str(arguments.person))
    return found


def _file(arguments: Namespace) -> Path:
    if not arguments.file:
        raise BadRequest("backup-unnamed")
    return Path(arguments.file).expanduser()


def _who(arguments: Namespace) -> str:
    if not arguments.who:
        raise BadRequest("ban-missing")
    return str(arguments.who)


def _title(slug: str) -> str:
    return metas()[slug].title if slug in metas() else slug


def megabytes(shell: Shell, size: int) -> str:
    return shell.words("megabytes", number=shell.words.decimal(size / MEGABYTE))


@contextmanager
def _bar(shell: Shell) -> Iterator[Progress]:
    """Show how far it is, a bar for each part."""
    with shell.progress() as bar:
        tasks: dict[str, TaskID] = {}

        def progress(name: str, done: int, total: int) -> None:
            if name not in tasks:
                told = "backup-checking" if name == "sums" else "backup-copying"
                tasks[name] = bar.add_task(shell.words(told, what=name), total=total)
            bar.update(tasks[name], completed=done)

        yield progress


def _with_database(where: Path | str, use: Callable[[Database], Awaitable[T]], new: bool = False) -> T:
    """Use the database; a file that is not there is made only if it may be `new`."""
    if not new and isinstance(where, Path) and not where.exists():
        raise BadRequest("backup-nothing", file=str(where))

    async def run() -> T:
        database = await open_database(where)
        try:
            return await use(database)
        finally:
            await database.close()

    return asyncio.run(run())


RUN: Final[Mapping[str, Callable[[Shell, Namespace, Path | str], None]]] = {
    "backup": _backup,
    "restore": _restore,
    "statistics": _statistics,
    "reports": _reports,
    "settle": _settle,
    "close": _close,
    "ban": _ban,
    "unban": _unban,
    "export": _export,
    "delete": _delete,
}
