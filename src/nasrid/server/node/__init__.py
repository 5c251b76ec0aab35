"""One server process: the tables it owns or follows, and its communication with other processes."""
