"""The recordings that the client's own tests use are what the server says today."""

from __future__ import annotations

from tests.browser.samples import make_recordings


def test_recordings_match_the_server() -> None:
    old = [path.name for path, text in make_recordings().items() if path.read_text(encoding="utf-8") != text]
    assert not old, f"make {', '.join(old)} anew: python -m tests.browser.samples"
