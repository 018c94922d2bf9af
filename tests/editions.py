"""Editions for tests in which whole games are played: every phase and a true end, but fewer rounds than in the box."""

SHORT = {
    "crystal-palace": "[rounds]\ncount = 1",
    "expo-1906": "[jury]\nstart = 8",
    "worlds-fair-1893": "[rounds]\ncount = 2",
}
