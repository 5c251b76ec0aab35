"""Fixtures: a real Chromium, a real server, and pages whose errors fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.chromium import launch_chromium
from tests.browser.painting import disable_painting
from tests.browser.pseudolocales import Pseudolocales
from tests.server.client import Server

OpenPage: TypeAlias = Callable[..., Page]

SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "narrow": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
}
expect.set_options(timeout=20_000)  # the machine may be busy with other tests
BLANK_PATH = "/favicon.svg"  # same origin, cheap to load
ABORTED_REQUEST = "net::ERR_ABORTED"  # the page was left during the request


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for all tests. Each test opens its own tables."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Run Playwright for this package only, because other tests in this process need the event loop."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Run Chromium without optimising compilers and with rare garbage collection.

    No test runs long enough to gain from either.
    """
    with launch_chromium(playwright, "--js-flags=--liftoff-only --no-turbofan --min-semi-space-size=32") as running:
        yield running


@pytest.fixture(scope="package")
def pseudolocales(browser: Browser, server: Server) -> Pseudolocales:
    """Measure the pseudolocales once for all tests."""
    page = browser.new_page()
    page.goto(server.url)
    made = Pseudolocales(page)
    page.close()
    return made


@pytest.fixture
def busy_server(tmp_path: Path) -> Iterator[Server]:
    """Run a server that may be left with a review to make. Name it before open_page, so that the pages close first."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def page_errors() -> Iterator[list[str]]:
    """Collect the errors of all pages, and fail the test if any are left. A test removes errors it provokes."""
    found: list[str] = []
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def open_page(browser: Browser, server: Server, page_errors: list[str]) -> Iterator[OpenPage]:
    """Return a function that opens a path as a new player on one of SCREENS."""
    contexts = []

    def open_page(path: str = BLANK_PATH, screen: str = "wide", **options: Any) -> Page:
        context = browser.new_context(**{"base_url": server.url} | SCREENS[screen] | options)
        contexts.append(context)
        _collect_errors(context, page_errors)
        disable_painting(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()


def _collect_errors(context: BrowserContext, page_errors: list[str]) -> None:
    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            page_errors.append(f"{message.type}: {message.text} ({message.location['url']})")

    def on_request_failed(request: Request) -> None:
        if request.failure != ABORTED_REQUEST:
            page_errors.append(f"{request.method} {request.url}: {request.failure}")

    context.on("console", on_console)
    context.on("weberror", lambda error: page_errors.append(f"exception: {getattr(error.error, 'stack', error.error)}"))
    context.on("requestfailed", on_request_failed)
