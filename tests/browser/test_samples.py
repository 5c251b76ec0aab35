"""The recordings that the client's own tests use are what the server says today."""

from __future__ import annotations

from tests.browser.samples import texts


def test_the_recordings_are_what_the_server_tells() -> None:
    old = [path.name for path, text in texts().items() if path.read_text(encoding="utf-8") != text]
    assert not old, f"make {', '.join(old)} anew: python -m tests.browser.samples"
