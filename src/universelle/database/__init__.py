"""What is kept: one SQLite file, or a PostgreSQL server that several processes share."""
