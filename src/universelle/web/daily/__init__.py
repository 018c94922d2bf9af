"""The fair of the day: one deal for everybody, and the board of those who have played it."""
