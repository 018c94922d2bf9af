"""Erasing: the person is gone, the games stay."""

from dataclasses import replace

import sqlalchemy as sa

from tests.database.opened import with_database
from tests.laws.games import played
from tests.people.hashing import quick_passwords
from tests.tables.laying import lay, record
from universelle.database.schema import METADATA
from universelle.games.registry import load
from universelle.i18n import LANGUAGES
from universelle.matches.players import players_in
from universelle.people.accounts import Accounts, NewAccount
from universelle.people.erasing import erase, without_names
from universelle.tables.gatherings import Gatherings
from universelle.tables.if_moves import IfMove, IfMoves, Line
from universelle.tables.session import Session
from universelle.tables.shelf import Shelf


def test_nothing_in_the_database_names_an_erased_person(where):
    over = replace(played("worlds-fair-1893", 2, 1).record, seats=("Anastasia=me", "Ben=me"), result=None)

    async def use(database):
        accounts, gatherings = Accounts(database, quick_passwords()), Gatherings(database, Session)
        ana = await accounts.sign_up(NewAccount("Anastasia", "ferris wheel 93", "nastya@post.example"))
        signed_in = await accounts.sign_in(ana, "phone")
        await accounts.letters("Anastasia")
        await lay(database, over, {0: ana.owner, 1: "ben"}, "over")
        await IfMoves(database).keep("over", 0, IfMove("0 -", [Line("anastasia's plan", "")]))
        await gatherings.open(replace(record(), seats=("Anastasia=me", "free")), ana.owner, {0: ana.owner}, ())
        seats = ("Ben=me", "Anastasia=me")
        theirs = await gatherings.open(replace(record(), seats=seats), "ben", {0: "ben", 1: ana.owner}, ())
        seats = ("Anastasia=me", "Cleo=me")
        left = await gatherings.open(replace(record(), seats=seats), ana.owner, {0: ana.owner, 1: "cleo"}, ())
        await erase(database, accounts, gatherings, ana)
        assert (await gatherings.load(left.id)).host == "cleo"
        assert await accounts.signed_in(signed_in) is None
        kept = [str((await database.read(table.select())).all()) for table in METADATA.sorted_tables]
        listed = await Shelf(database).tables_of("ben")
        return "".join(kept), ana, (await gatherings.load(theirs.id)).record.seats, listed

    kept, ana, waiting, listed = with_database(where, use)
    for trace in ("Anastasia", "anastasia", "nastya", ana.owner, ana.id):
        assert trace not in kept, trace
    assert waiting == ("Ben=me", "free")
    (table,) = listed
    assert table.summary.seats == ["=former=me", "Ben=me"]


def test_former_guests_are_told_apart():
    assert without_names(("Ana=me", "Eve=director", "Bea=me"), [0, 2]) == (
        "=former=me",
        "Eve=director",
        "=former II=me",
    )


def test_a_former_guest_is_called_so_in_every_language():
    package = load("worlds-fair-1893").package
    found = {language: players_in(language, package, ["=former=me", "=former II=me"]) for language in LANGUAGES}
    assert found["en"] == ["a former guest", "a former guest II"]
    assert len({names[0] for names in found.values()}) == len(LANGUAGES)


def test_somebody_else_with_the_same_name_is_not_touched(where):
    async def use(database):
        accounts, gatherings = Accounts(database, quick_passwords()), Gatherings(database, Session)
        ana = await accounts.sign_up(NewAccount("Ada", "ferris wheel 93"))
        await lay(database, record(), {0: "guest", 1: "ben"}, "t")
        await erase(database, accounts, gatherings, ana)
        return (await database.read(sa.text("SELECT record FROM tables"))).scalar_one()

    assert "Ada=me" in with_database(where, use)
