"""`universelle` and `python -m universelle`."""

import sys


def main() -> int:
    """The command line; even an interrupt while it loads is no stack trace."""
    try:
        from universelle.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
