"""One table: the fold of its log, its viewers and its owner."""
