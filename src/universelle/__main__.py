"""`python -m universelle`."""

from universelle.cli import main

raise SystemExit(main())
