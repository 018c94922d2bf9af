"""Small exercises: a position, a question, and the answer of the engine or of the planner."""
