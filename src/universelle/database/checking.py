"""Whether a database can be used, found out before anybody is let in."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

from universelle.core.errors import BadRequest, reason_of
from universelle.database.database import MIGRATIONS

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
HAS_VERSION: Final = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"


def check_database(path: Path) -> None:
    """Refuse a database that is damaged, newer than this program or cannot be written; a missing one is made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as database:
            database.execute("BEGIN IMMEDIATE")  # as if something were to be written
            versions = _versions(database)
            database.rollback()
    except OSError as error:
        raise BadRequest("serve-no-folder", folder=str(path.parent), why=reason_of(error)) from error
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) in DAMAGED:
            raise BadRequest("serve-damaged", file=str(path), why=str(error)) from error
        raise BadRequest("serve-no-folder", folder=str(path.parent), why=str(error)) from error
    if not known_versions().issuperset(versions):
        raise BadRequest("serve-newer", file=str(path))


def known_versions() -> set[str]:
    """The versions of a database that this program can bring up to date."""
    return {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def _versions(database: sqlite3.Connection) -> list[str]:
    """What the database was last migrated to; nothing for a new one."""
    if not database.execute(HAS_VERSION).fetchone()[0]:
        return []
    return [version for (version,) in database.execute("SELECT version_num FROM alembic_version")]
