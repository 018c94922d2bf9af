"""Invariants that hold for every game, for packages to check theirs with."""
