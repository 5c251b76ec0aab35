"""A toy fifth module, to prove that a module is one file."""
