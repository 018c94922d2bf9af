"""The Black Market, and the administration with the buzz and income tracks."""
