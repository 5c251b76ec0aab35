"""What a position and an action are worth to a seat, and why."""
