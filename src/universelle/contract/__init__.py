"""What a game brings: rules always; a page, a terminal board, an evaluation and words, each with a default."""
