"""One table: what its log adds up to, who looks on, and who looks after it."""
