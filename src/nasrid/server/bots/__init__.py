"""Bot workers: processes that decide for bots."""
