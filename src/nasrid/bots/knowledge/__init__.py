"""What a seat can know: what it has seen, and the games that this leaves possible."""
