"""Text that reads back: notation, positions, records."""
