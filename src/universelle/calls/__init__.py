"""Calls: people are told that it is their turn, by browser notification, mail or webhook."""
