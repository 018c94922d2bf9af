"""Every message of every catalogue, and every rules page, as a reader sees it."""

import re

import pytest

from tests.i18n.messages import PACKAGES
from tests.i18n.sentences import sentences, short
from tests.i18n.terms import EVERYWHERE, NOT_USED, NOUNS
from universelle.i18n import LANGUAGES, SHARED_TEXTS, rules_text

each_catalogue = pytest.mark.parametrize("package", PACKAGES, ids=short)
each_language = pytest.mark.parametrize("language", LANGUAGES)

SOFT_HYPHEN = "\u00ad"
COLUMNS = {"play-help"}  # messages that line things up with spaces
UNIT = re.compile(r"(?<=\d) (?=(?:£|%|min|Min\.|s|km)(?!\w))")
FRENCH = re.compile(r"[^\u00a0][;!?»](?=\s|$|[.,)*])|[^\u00a0]:(?=\s|$)|«[^\u00a0]")
CODE = "2: code"  # a move as records write it
ELISION = re.compile(r"\b(?:de|que|le|la|ne|se|jusque|lorsque|puisque) Ada\b")
ANCHOR = re.compile(r"\s*\{#[a-z0-9-]+\}")


def texts(language: str, package: str) -> dict[str, str]:
    """All texts of a game, its rules page included, by where they are."""
    found = {str(sentence): sentence.text.replace(SOFT_HYPHEN, "") for sentence in sentences(language, package)}
    rules = rules_text(language, package) if package != SHARED_TEXTS else None
    for number, line in enumerate(ANCHOR.sub("", rules or "").splitlines(), start=1):
        found[f"rules page, line {number}: {line}"] = re.sub(r"\]\([^)]*\)", "]", line)
    return found


def told(faults: list[str]) -> str:
    """The faults, one for each message."""
    first = {fault.partition(" (")[0]: fault for fault in sorted(faults, reverse=True)}
    return "\n".join([f"{len(first)} faults:", *sorted(first.values())])


@each_language
@each_catalogue
def test_every_message_can_be_said_with_names_and_numbers(language, package):
    faults = [
        str(sentence)
        for sentence in sentences(language, package)
        if sentence.errors or re.search(r"[{}$]", sentence.text)
    ]
    assert not faults, told(faults)


@each_language
@each_catalogue
def test_there_are_no_needless_spaces(language, package):
    faults = [
        where
        for where, text in texts(language, package).items()
        if re.search(r"\S[ \u00a0]{2,}\S", text) and where.partition(" (")[0] not in COLUMNS
    ]
    assert not faults, told(faults)


@each_language
@each_catalogue
def test_apostrophes_and_quotation_marks_are_not_straight(language, package):
    faults = [where for where, text in texts(language, package).items() if re.search("['\"]", text)]
    assert not faults, told(faults)


@each_language
@each_catalogue
def test_a_number_is_not_parted_from_its_unit(language, package):
    faults = [where for where, text in texts(language, package).items() if UNIT.search(text)]
    assert not faults, told(faults)


@each_catalogue
def test_french_has_no_break_spaces_with_its_punctuation(package):
    faults = [where for where, text in texts("fr", package).items() if FRENCH.search(text.replace(CODE, ""))]
    assert not faults, told(faults)


@each_catalogue
def test_french_words_are_elided_before_a_vowel(package):
    faults = [str(sentence) for sentence in sentences("fr", package) if ELISION.search(sentence.text)]
    assert not faults, told(faults)


@each_language
@each_catalogue
def test_nouns_agree_with_their_numbers(language, package):
    one, several = (
        re.compile(rf"(?<![\w.,])(?<!\d[ \u00a0])\d+[ \u00a0](?:{'|'.join(nouns)})\b(?!/)")
        for nouns in _nouns(language)
    )
    faults = []
    for sentence in sentences(language, package):
        for found in (*one.findall(sentence.text), *several.findall(sentence.text)):
            number = int(re.match(r"\d+", found)[0])
            is_one = number == 1 or (number == 0 and language == "fr")
            if is_one != (one.fullmatch(found) is not None):
                faults.append(str(sentence))
    assert not faults, told(faults)


def _nouns(language: str) -> tuple[list[str], list[str]]:
    return list(NOUNS[language]), list(NOUNS[language].values())


@each_language
@each_catalogue
def test_one_term_stands_for_one_thing(language, package):
    listed = NOT_USED[language]
    faults = [
        f"{found[0]!r} (use {instead!r}) in {where}"
        for where, text in texts(language, package).items()
        for pattern, instead in {**listed[EVERYWHERE], **listed.get(short(package), {})}.items()
        if (found := re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text))
    ]
    assert not faults, told(faults)
