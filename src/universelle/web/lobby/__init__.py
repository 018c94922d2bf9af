"""Before a game: the lobby, set-up, terms, tables that wait."""
