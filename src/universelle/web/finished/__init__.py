"""After a game: result, replay, review."""
