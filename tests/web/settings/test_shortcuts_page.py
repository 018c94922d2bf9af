"""The list of keys says what the scripts do."""

import re
from importlib.resources import files

import pytest

from tests.web.documents import parsed
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES
from universelle.web import pages
from universelle.web.settings.shortcuts_page import HOME, Group, groups_of

SCRIPT = files("universelle.web").joinpath("static", "keys.js").read_text(encoding="utf-8")
TABLE = re.search(r"export const KEYS = \{(.*?)\}", SCRIPT, re.DOTALL)
KEYS = dict(re.findall(r'(\w+): "(.)"', TABLE[1] if TABLE else ""))


def told(groups: list[Group]) -> dict[str, str]:
    """The single keys of the list by what they do."""
    return {
        each.what: each.keys[0].lower()
        for group in groups
        for each in group.shortcuts
        if len(each.keys) == 1 and len(each.keys[0]) == 1 and each.keys[0] != "←"
    }


def test_the_list_has_every_key_of_the_scripts_and_no_other():
    assert len(KEYS) > 8
    assert told(groups_of(None)) == KEYS


def test_no_key_means_two_things_on_one_page():
    for slug in metas():
        groups = [group for group in groups_of(load(slug)) if group is not HOME]
        keys = [key for group in groups for each in group.shortcuts for key in each.keys]
        letters = [key for key in keys if len(key) == 1 and key.isalpha()]
        assert len(letters) == len(set(letters)), slug


def test_scripts_ask_for_keys_by_what_they_do():
    """No script of the house but the table of keys names a letter."""
    named = re.compile(r'key(?:\.toLowerCase\(\))? [!=]== "[a-z,]"')
    scripts = [each for each in files("universelle.web").joinpath("static").iterdir() if each.name.endswith(".js")]
    assert [script.name for script in scripts if named.search(script.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [None, *metas()])
def test_every_key_is_explained(language, slug):
    tree = parsed(str(pages.shortcuts_list(language, load(slug) if slug else None)))
    words = ["".join(each.itertext()) for each in tree.iter("dd")]
    assert len(words) > 15
    assert [each for each in words if not each or each.startswith("keys-")] == []


def test_keys_are_a_page_too(client):
    assert "<kbd>?</kbd>" in client.get("/shortcuts").text
    assert client.get("/shortcuts?game=nothing").status_code == 200
