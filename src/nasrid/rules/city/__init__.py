"""A player's city on bitboards: legal placements and removals, walls and moats."""
