"""The Chromium of this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first one computes least


@contextmanager
def chromium() -> Iterator[Browser]:
    """While it runs, nothing else in this process can have an event loop."""
    named = os.environ.get("CHROMIUM")
    path = next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
    if path is None:
        raise SystemExit(f"{named or 'Chromium'} was not found: install Chromium, or set CHROMIUM to the path of one")
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=path, args=[*root, "--force-color-profile=srgb", "--disable-dev-shm-usage"]
        )
        yield running
        running.close()
