"""How requests are served: limits, tokens, figures, processes for drawings."""
