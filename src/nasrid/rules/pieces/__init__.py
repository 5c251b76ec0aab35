"""The components of the games: buildings, tiles, cards, and the random generator."""
