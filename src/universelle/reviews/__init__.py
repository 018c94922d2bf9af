"""The review of a match: what every decision cost, what was better, and why."""
