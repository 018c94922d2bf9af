"""The tokens of visitors whom a test knows before its server runs: both know the key of the server."""

from pathlib import Path

from universelle.web.serving.tokens import KEY_BYTES, KEY_FILE, Tokens

KEY = b"k" * KEY_BYTES
TOKENS = Tokens(KEY)


def give_key(folder: Path) -> Path:
    """Lay the key into the folder of a server that has not been started yet."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / KEY_FILE).write_bytes(KEY)
    return folder
