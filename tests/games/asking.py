"""What an explanation must be like, whatever it explains."""

import re

from universelle.contract.explanation import Explanation
from universelle.i18n import Translations, rules_text

ANCHOR = re.compile(r"\{#([a-z0-9-]+)\}")
KEY = re.compile(r"\b(?:about|sign|effect|draw|board|project|technology|exhibit|patent|character)-[a-z]")


def assert_tells(told: Explanation | None, words: Translations, name: str) -> None:
    """It has a name, a kind and an effect, nothing is cut or without words, and its rule is in the rules."""
    where = f"{name} in {words.language}"
    assert told is not None, f"{where} is not explained"
    texts = [told.name, told.kind, told.effect, *[part for fact in told.facts for part in fact]]
    assert all(texts), f"{where} says nothing somewhere: {texts}"
    for text in [*texts, told.story]:
        assert "{" not in text, f"{where}: {text}"
        assert "…" not in text, f"{where} is cut: {text}"
        assert not KEY.search(text), f"{where} has no words: {text}"
    anchors = ANCHOR.findall(rules_text(words.language, words.package) or "")
    assert told.rule in anchors, f"{where} leads to no rule: {told.rule}"
    assert told.symbol or told.picture, f"{where} has no picture"
