"""Reviews as they are stored."""

from tests.database.opened import with_database
from tests.tables.laying import one_table
from universelle.tables.reviews import StoredReview, StoredReviews


def test_a_review_grows_is_cut_and_begins_anew(where):
    async def use(database):
        reviews = StoredReviews(database)
        await one_table(database)
        assert await reviews.load("t") is None
        await reviews.begin("t", "first")
        await reviews.add("t", 1, ["a", "b"])
        await reviews.add("t", 2, ["b again", "c"])
        await reviews.want("t", False)
        found = [await reviews.load("t")]
        await reviews.cut("t", 1)
        found.append(await reviews.load("t"))
        await reviews.begin("t", "second")
        return [*found, await reviews.load("t")]

    assert with_database(where, use) == [
        StoredReview("first", False, ("a", "b again", "c")),
        StoredReview("first", False, ("a",)),
        StoredReview("second", True, ()),
    ]
