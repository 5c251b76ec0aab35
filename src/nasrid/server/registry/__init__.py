"""All tables of a process, and the other processes that serve the same tables."""
