"""The installed Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright, sync_playwright

FULL_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
LIGHT_CHROMIUM_NAMES = (
    "chromium-headless-shell",
    *FULL_CHROMIUM_NAMES,
)  # the first one computes least, and knows no notifications


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """Run Chromium. While it runs, nothing else in this process can run an event loop."""
    with sync_playwright() as playwright, launch_chromium(playwright) as running:
        yield running


@contextmanager
def launch_chromium(
    playwright: Playwright, *arguments: str, names: tuple[str, ...] = LIGHT_CHROMIUM_NAMES
) -> Iterator[Browser]:
    path = chromium_path(names)
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    running = playwright.chromium.launch(
        executable_path=path, args=[*root, "--force-color-profile=srgb", "--disable-dev-shm-usage", *arguments]
    )
    yield running
    running.close()


def chromium_path(names: tuple[str, ...]) -> str:
    """Return the path of the first of these programs that is installed."""
    named = os.environ.get("CHROMIUM")
    path = next(filter(None, map(shutil.which, [named] if named else names)), None)
    if path is None:
        raise SystemExit(f"{named or 'Chromium'} was not found: install Chromium, or set CHROMIUM to the path of one")
    return path
