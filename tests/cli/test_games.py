"""`universelle games`."""

from tests.cli.program import KEY, SLUG, each_language
from universelle.games.registry import load, metas


@each_language
def test_every_title_is_listed_with_its_facts(universelle, language):
    run = universelle("games", "--lang", language)
    assert run.succeeded()
    for slug, meta in metas().items():
        facts = (meta.title, slug, f"{meta.min_players}–{meta.max_players}", *meta.designers, *meta.publishers)
        assert [fact for fact in facts if fact not in run.out] == []
        for option in meta.options:
            assert f"--option {option.name}={'|'.join(option.values)}" in run.out
    assert not KEY.search(run.out.replace("--option", ""))


def test_programs_read_the_titles_as_json(universelle):
    run = universelle("games", "--json")
    assert run.succeeded()
    rows = {row["slug"]: row for row in run.json}
    assert list(rows) == list(metas())
    for slug, row in rows.items():
        meta = load(slug).meta
        assert row["title"] == meta.title
        assert row["players"] == {"min": meta.min_players, "max": meta.max_players}
        assert row["ruleset"] == meta.ruleset
        assert row["actions"] == len(load(slug).catalogue)


def test_the_fair_is_for_two_to_four_players(universelle):
    fair = next(row for row in universelle("games", "--json").json if row["slug"] == SLUG)
    assert fair["title"] == "World’s Fair 1893"
    assert fair["players"] == {"min": 2, "max": 4}
    assert fair["options"]["first-player"][0] == "random"


def test_json_is_the_same_in_every_language(universelle):
    assert universelle("games", "--json", "--lang", "de") == universelle("games", "--json")
