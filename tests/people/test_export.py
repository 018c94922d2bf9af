"""What a person takes along: everything of theirs, and nothing that a game still hides."""

import json
from dataclasses import replace

from tests.database.opened import with_database
from tests.laws.games import played
from tests.people.hashing import quick_passwords
from tests.tables.laying import lay, record
from universelle.matches.record import Record
from universelle.people.accounts import Accounts, NewAccount
from universelle.people.export import export
from universelle.tables.gatherings import Gatherings
from universelle.tables.if_moves import IfMove, IfMoves, Line
from universelle.tables.session import Session


def test_finished_games_come_as_records_and_running_ones_without_their_seed(where):
    over = replace(played("worlds-fair-1893", 2, 1).record, seats=("Ana=me", "Ben=me"), result=None)
    running = replace(record(), seed=b"5" * 32)

    async def use(database):
        accounts = Accounts(database, quick_passwords())
        ana = await accounts.sign_up(NewAccount("Ana", "ferris wheel 93", "ana@post.example", "fr"))
        await accounts.sign_in(ana, "phone")
        await lay(database, over, {0: ana.owner, 1: "ben"}, "over")
        await lay(database, running, {0: "ben", 1: ana.owner}, "running")
        for seat, code in enumerate(("hers", "mine")):
            await IfMoves(database).keep("running", seat, IfMove("0 -", [Line(code, "")]))
        await lay(database, running, {0: "ben"}, "another")
        await Gatherings(database, Session).open(running, ana.owner, {0: ana.owner}, ())
        return await export(database, ana), ana

    found, ana = with_database(where, use)
    assert found["account"]["mail"] == "ana@post.example"
    assert [each["browser"] for each in found["sign-ins"]] == ["phone"]
    games = {each["table"]: each for each in found["games"]}
    assert games.keys() == {"over", "running"}
    assert Record.from_json(json.dumps(games["over"]["record"])).moves == over.moves
    assert (games["running"]["seats"], games["running"]["if-moves"]) == ([2], ["mine"])
    assert len(found["gatherings"]) == 1
    told = str(found)
    for secret in (
        running.seed.hex(),
        ana.owner,
        "ferris wheel",
        "argon2",
    ):
        assert secret not in told
