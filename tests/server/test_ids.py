"""Ids of accounts and tables can be typed on a command line."""

from __future__ import annotations

import secrets
from itertools import count

import pytest

from nasrid.server.ids import new_id


def test_an_id_never_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = count()
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: ["-zJ", "-_a", "f-Q"][next(drawn)])
    assert new_id(12) == "f-Q"
