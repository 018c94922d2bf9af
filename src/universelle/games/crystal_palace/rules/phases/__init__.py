"""The seven phases of a round. Each module has a function `begin` that puts its steps on the agenda."""
