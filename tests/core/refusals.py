"""How something is refused."""

from collections.abc import Callable

from universelle.core.errors import UniverselleError


def refused(do: Callable[[], object]) -> str | None:
    """The key of the message with which something is refused, or None if it is not. Any other exception escapes."""
    try:
        do()
    except UniverselleError as error:
        return error.message.key
    return None
