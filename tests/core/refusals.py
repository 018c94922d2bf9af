"""How something is refused."""

from collections.abc import Callable

from universelle.core.errors import UniverselleError
from universelle.core.message import Message
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations

PACKAGES = [load(slug).package for slug in metas()]


def refused(do: Callable[[], object]) -> str | None:
    """The key of the message with which something is refused, or None if it is not. Any other exception escapes."""
    try:
        do()
    except UniverselleError as error:
        assert_worded(error.message)
        return error.message.key
    return None


def assert_worded(message: Message) -> None:
    """Every language has a sentence for the refusal, whatever its values are."""
    for language in LANGUAGES:
        said = [Translations(language, package).say(message) for package in PACKAGES]
        assert any(text not in ("", message.key) and "{" + "???}" not in text for text in said), message
