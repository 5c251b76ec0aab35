"""One player's city on bitboards: where tiles may lie, which may go, its walls and moats."""
