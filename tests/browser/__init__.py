"""A package, so that all tests in it share one server and one browser (conftest.py)."""
