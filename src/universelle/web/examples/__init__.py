"""Examples of the rules, seen on the board."""
