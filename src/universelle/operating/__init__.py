"""For operators: which servers are at work and how they are, what they are told to do, and who is banned."""
