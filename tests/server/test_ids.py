"""Ids of accounts and tables as command-line arguments."""

import secrets
from itertools import count

import pytest

from nasrid.server.ids import new_id


def test_id_never_starts_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = count()
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: ["-zJ", "-_a", "f-Q"][next(drawn)])
    assert new_id(12) == "f-Q"
