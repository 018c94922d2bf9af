"""The work of phases 4 to 6, in the middle of the table: salaries, prototypes, income."""
