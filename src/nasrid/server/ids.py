"""What accounts and tables are called by."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Nobody can guess it. It never begins with a dash, which a command line would take for an option."""
    while (token := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return token
