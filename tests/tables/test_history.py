"""Past games, listed by what is wanted."""

from tests.database.opened import with_database
from tests.tables.past import MATCH, SLUG, WINNER, finish
from universelle.tables.history import LOST, WON, History, Wanted
from universelle.tables.past_games import PEOPLE


def test_games_are_found_by_what_is_wanted(where):
    async def use(database):
        await finish(database, "one")
        await finish(
            database, "two", {WINNER: "ada"}, *["Ada=me" if seat == WINNER else "miner=greedy" for seat in range(3)]
        )
        history = History(database)
        questions = {
            "all": Wanted(),
            "won": Wanted(outcome=WON),
            "lost": Wanted(outcome=LOST),
            "director": Wanted(rival="director"),
            "people": Wanted(rival=PEOPLE),
            "named": Wanted(names=["be"], searched=True),
            "then": Wanted(spans=[(0.0, 1.0)], searched=True),
            "another": Wanted(game="expo-1906"),
        }
        found = {name: await history.find("ada", wanted) for name, wanted in questions.items()}
        return {name: sorted([each.table for each in games.games]) for name, games in found.items()}, (
            await history.counts("ada"),
            await history.met("ada"),
            await history.find("nobody", Wanted()),
        )

    found, (counts, met, none) = with_database(where, use)
    won = ["one", "two"] if WINNER == 0 else ["two"]
    assert found == {
        "all": ["one", "two"], "won": won, "lost": [] if WINNER == 0 else ["one"], "director": ["one"],
        "people": ["one"], "named": ["one"], "then": [], "another": [],
    }  # fmt: skip
    assert counts.by_game == {SLUG: 2}
    assert met == [(SLUG, PEOPLE), (SLUG, "director"), (SLUG, "greedy")]
    assert none.count == 0


def test_records_come_back_as_they_were(where):
    async def use(database):
        await finish(database, "t")
        return [record async for _, record in History(database).records("ada")]

    (found,) = with_database(where, use)
    assert found.result == MATCH.record.result
    found.verify()
