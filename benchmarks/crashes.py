"""What a crash costs: servers and their database are killed at random moments while people and bots play.

Run: python benchmarks/crashes.py [--rounds 40] [--only sqlite|postgresql] [--seed 1]

Afterwards every move that was acknowledged must be in its journal once and in its place, every game must go on, every
game of bots must have ended with as many thoughts as decisions, but for one that a crash cut off, and no process may
be left behind.
"""

import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.postgresql import PostgresqlServer
from tests.reliability.load import (
    CrashingServer,
    Play,
    damaged,
    journals,
    lost,
    more,
    over,
    playing,
    restart,
    thoughts,
    until,
)

PEOPLE = [("me", "me"), ("me", "random"), ("me", "me"), ("me", "random")]
LONGEST = 3.0  # seconds between two crashes


def crash_servers(servers: list[CrashingServer], play: Play, rounds: int, rng: Random) -> None:
    for number in range(rounds):
        server = servers[number % len(servers)]
        play.open_bots()
        time.sleep(rng.uniform(0, LONGEST))
        server.crash()
        until(server.has_left_nothing)
        server.start()
        more(play.told, 1)
        tell("servers killed", number + 1, play)


def crash_database(database: PostgresqlServer, play: Play, rounds: int, rng: Random) -> None:
    for number in range(rounds):
        play.open_bots()
        time.sleep(rng.uniform(0, LONGEST))
        database.kill()
        restart(database)
        more(play.told, 1)
        tell("databases killed", number + 1, play)


def tell(what: str, number: int, play: Play) -> None:
    print(f"\r{what}: {number}, moves acknowledged: {len(play.told)}   ", end="", file=sys.stderr, flush=True)


def check(where: Path | str, servers: list[CrashingServer], play: Play, crashes: int) -> bool:
    """Print what is true, and say whether all of it is as it must be."""
    told, of_bots = play.told, play.of_bots
    kept = journals(where)
    counted = thoughts([server.log for server in servers])
    decisions = {table: len(kept[table]) for table in of_bots}
    again = {table: counted[table[:4]] - number for table, number in decisions.items()}
    faults = lost(where, told)
    broken = damaged(where)
    stood_in = [table for table in of_bots if again[table] < -crashes]
    twice = sum(number for number in again.values() if number > 0)
    left = [server for server in servers if not server.lives]
    print()
    print(
        f"  crashes {crashes}, tables {len(kept)}, moves acknowledged {len(told)}, "
        f"entries kept {sum(map(len, kept.values()))}"
    )
    print(f"  acknowledged moves lost, doubled or out of order: {len(faults)}; damaged tables: {len(broken)}")
    print(
        f"  games of bots ended: {len(of_bots)}; decisions {sum(decisions.values())}, "
        f"thoughts that came to nothing {twice}"
    )
    print(f"  answers that were none: {dict(told.refused)}")
    print(f"  servers that died by themselves: {len(left)}")
    return not (faults or broken or stood_in or left) and twice <= crashes


def with_file(folder: Path, rounds: int, rng: Random) -> bool:
    print(f"SQLite, one server, killed {rounds} times")
    servers = [CrashingServer(folder / "one")]
    where = folder / "one" / "universelle.sqlite"
    with playing(servers, PEOPLE) as play:
        crash_servers(servers, play, rounds, rng)
        until(lambda: over(where, play.of_bots))
    return finish(where, servers, play, rounds)


def with_server(folder: Path, rounds: int, rng: Random) -> bool:
    print(f"PostgreSQL, two servers, killed {rounds} times, then the database {rounds} times")
    database = PostgresqlServer()
    address = database.new_database()
    servers = [CrashingServer(folder / name, address) for name in ("two", "three")]
    try:
        with playing(servers, PEOPLE) as play:
            crash_servers(servers, play, rounds, rng)
            crash_database(database, play, rounds, rng)
            until(lambda: over(address, play.of_bots))
        return finish(address, servers, play, 2 * rounds)
    finally:
        database.stop()


def finish(where: Path | str, servers: list[CrashingServer], play: Play, crashes: int) -> bool:
    sound = check(where, servers, play, crashes)
    for server in servers:
        server.stop()
        until(server.has_left_nothing)
    return sound


def main(arguments: Namespace) -> int:
    rng = Random(arguments.seed)
    sound = True
    with tempfile.TemporaryDirectory() as folder:
        if arguments.only != "postgresql":
            sound = with_file(Path(folder), arguments.rounds, rng) and sound
        if arguments.only != "sqlite":
            sound = with_server(Path(folder), arguments.rounds, rng) and sound
    print("Nothing was lost." if sound else "SOMETHING IS WRONG.")
    return 0 if sound else 1


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(main(parser.parse_args()))
