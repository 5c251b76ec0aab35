"""A fifth module, which proves that a module needs no change in src/."""
