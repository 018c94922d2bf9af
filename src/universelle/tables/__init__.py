"""Tables: matches that people play, kept in a journal and shared by browsers, processes and machines."""
