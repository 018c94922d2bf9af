"""Editions as files and as links."""

import tomllib

import pytest

from universelle.core.edition import Edition
from universelle.core.errors import BadEdition
from universelle.web.editions.written import code_of, edition_from, inline, toml_of

OURS = Edition(
    "Großmutters “Schrank”",
    {
        "awards": {"2": {"first": {"medal": 4}}},
        "start_bonus": {"3": ["agriculture", "fine-arts"]},
        "market": {"sides": {"2-3": {"spaces": [{"price": 1, "benefit": [{"do": "gain", "n": 2}]}, {}]}}},
        "odd key": {"flag": True, "text": 'a "quoted" \\ text', "empty": []},
    },
)


def test_a_file_holds_every_value():
    assert Edition.from_toml(toml_of(OURS), "x.toml") == OURS


def test_a_link_holds_every_value():
    assert edition_from(code_of(OURS)) == OURS


@pytest.mark.parametrize("value", [0, -7, True, "ä\n\t\x7f", [], [1, [2]], {"a": {"b": "c"}}, {}])
def test_a_value_is_written_as_toml_reads_it(value):
    assert tomllib.loads(f"value = {inline(value)}") == {"value": value}


@pytest.mark.parametrize("code", ["x", "????", "eJwDAAAAAAE", code_of(OURS)[:-8], "A" * 5000, "²"])
def test_a_broken_link_is_refused(code):
    with pytest.raises(BadEdition) as refused:
        edition_from(code)
    assert refused.value.message.key == "edition-link-broken"
