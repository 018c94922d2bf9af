"""Pages in other languages, and the English words that were left on them."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page

from tests.browser.server import Server
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, SHARED_TEXTS, catalogue
from universelle.web.serving.visitors import LANGUAGE_COOKIE

PLAIN = re.compile(r"^([a-z0-9-]+) = ([^{}\n]+)$", re.MULTILINE)
SHORTEST = 4  # letters: shorter words are words of other languages too
OTHERS = "#elsewhere a"  # whoever plays elsewhere was named in another language
READ = """others => (document.querySelectorAll(others).forEach(each => each.remove()), [
  document.title, document.body.innerText, ...Array.from(
  document.querySelectorAll("[aria-label], [title], [placeholder]"), element => [
    element.getAttribute("aria-label"), element.getAttribute("title"), element.getAttribute("placeholder")]).flat(),
  ...Array.from(document.querySelectorAll("title, desc, option"), element => element.textContent),
  ].filter(Boolean).join("\\n"))"""


def in_words(*pairs: tuple[str, str]) -> pytest.MarkDecorator:
    """Try a test in these games, each in a language of its own: all of both, but not each with each."""
    assert {slug for slug, _language in pairs} == set(metas())
    assert {language for _slug, language in pairs} == set(LANGUAGES)
    return pytest.mark.parametrize(("slug", "language"), pairs)


def speak(page: Page, server: Server, language: str) -> None:
    """From now on the server speaks this language to a browser."""
    page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": server.address}])


def plain(language: str, package: str) -> dict[str, str]:
    """The messages that hold nothing but words."""
    return dict(PLAIN.findall(catalogue(language, package)))


def is_telling(said: str) -> bool:
    """Whether words can hardly be words of another language: short or single ones often are."""
    return len(said) >= SHORTEST and (said[0].isupper() or " " in said)


@cache
def english_only(slug: str, language: str) -> list[str]:
    """What is said in English, and otherwise in the other language: whole messages."""
    found: list[str] = []
    for package in (SHARED_TEXTS, load(slug).package):
        here, there = plain("en", package), plain(language, package)
        kept = "\n".join([load(slug).meta.title, *there.values()]).lower()  # titles are the same everywhere
        found += [
            said
            for key, said in here.items()
            if is_telling(said) and there.get(key) != said and said.lower() not in kept
        ]
    return found


def leftovers(page: Page, slug: str, language: str) -> list[str]:
    """English among the words of a page."""
    text = page.evaluate(READ, OTHERS)
    found = [said for said in english_only(slug, language) if said in text]
    return [said for said in found if re.search(rf"\b{re.escape(said)}(?!\w)", text)]
