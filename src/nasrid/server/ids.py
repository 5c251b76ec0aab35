"""Ids of accounts and tables."""

import secrets


def new_id(size: int) -> str:
    """Return an unguessable id. It never starts with a dash, which a command line would read as an option."""
    while (token := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return token


def new_table_id() -> str:
    return new_id(16)
