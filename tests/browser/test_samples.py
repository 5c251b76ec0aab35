"""Test that the recordings for the client's tests are up to date."""

from __future__ import annotations

from tests.browser.samples import make_recordings


def test_recordings_match_the_server() -> None:
    outdated = [path.name for path, text in make_recordings().items() if path.read_text(encoding="utf-8") != text]
    assert not outdated, f"{', '.join(outdated)} changed; run python -m tests.browser.samples"
