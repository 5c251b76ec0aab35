"""The deal of the day and the progress page in the browser."""

from __future__ import annotations

import random
import re
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from nasrid.daily import deal_of
from tests.browser.conftest import OpenPage
from tests.browser.host_worker import HostWorker
from tests.browser.screens import check_screen
from tests.browser.tables import become_guest, play_over_http
from tests.daily_games import choice, moves, play
from tests.server.client import Server

ENDED = re.compile(r"points? (ahead of|behind) the best opponent|Level with the best opponent")


def open_person(open_page: OpenPage, name: str = "Zaida", **options: Any) -> Page:
    page = open_page(reduced_motion="reduce", **options)
    become_guest(page, name)
    return page


def finish_attempt(page: Page, seed: int) -> str:
    """Play the deal of today over HTTP. Return its table."""
    opened = page.request.post("/api/daily/table", data={})
    assert opened.ok, opened.text()
    table: str = opened.json()["id"]
    play_over_http(page, table, random.Random(seed), until=lambda view: bool(view["winners"]))
    return table


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_deal_is_played_from_the_home_page_to_the_shared_result(open_page: OpenPage, screen: str) -> None:
    finish_attempt(open_person(open_page, "Omar"), seed=1)
    page = open_page("/", screen, reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_text("so it is no secret")).to_be_visible()
    check_screen(page, "the deal of a stranger")
    page.get_by_role("button", name="Play the deal").click()
    page.get_by_role("textbox", name="Your name").fill(f"Nebuzaradan {screen}")
    page.get_by_role("dialog").get_by_role("button", name="Play the deal").click()
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url.split("/table/")[1]

    # An interrupted attempt continues.
    page.goto("/daily")
    page.get_by_role("button", name="Continue your game").click()
    expect(page.locator("main.table")).to_be_visible()
    assert page.url.endswith(table)
    play_over_http(page, table, random.Random(2), until=lambda view: bool(view["winners"]))
    page.reload()
    page.get_by_role("link", name="Results of the day").click()
    expect(page.get_by_text(ENDED)).to_be_visible()
    assert page.url.endswith(f"/daily#{page.request.get('/api/daily').json()['date']}")
    expect(page.get_by_role("row").filter(has_text=f"Nebuzaradan {screen}")).to_be_visible()
    check_screen(page, "the result")
    check_share(page)
    check_picture(page)
    check_practice(page)


def check_share(page: Page) -> None:
    """Check that the shared text has the result and nothing of the deal."""
    page.evaluate("navigator.share = undefined")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    day = page.request.get("/api/daily").json()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Nasrid, deal of the day")
    assert f"{day['attempt']['score']} points" in text
    assert text.endswith(f"/daily#{day['date']}")  # tomorrow, the link still opens this deal
    assert day["attempt"]["table"] not in text


def check_picture(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as picture").click()
    assert re.fullmatch(r"nasrid-\d{4}-\d\d-\d\d\.png", download.value.suggested_filename)
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def check_practice(page: Page) -> None:
    """Check that practice has hints and does not count."""
    before = page.request.get("/api/daily").json()["attempt"]
    page.get_by_role("button", name="Play for practice").click()
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    assert page.request.get("/api/daily").json()["attempt"] == before


def test_attempt_can_be_given_up_after_a_question(open_page: OpenPage) -> None:
    page = open_person(open_page)
    page.goto("/daily")
    page.get_by_role("button", name="Play the deal").click()
    submit = page.get_by_role("dialog").get_by_role("button", name="Play the deal")
    expect(submit.or_(page.locator("main.table:not(.waiting)"))).to_be_visible(timeout=60_000)
    if submit.is_visible():  # Zaida may be the name of a guest
        submit.click()
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("This ends your attempt")).to_be_visible()
    check_screen(page, "giving up")
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_text("Your attempt ended without a result.")).to_be_visible()
    expect(page.get_by_role("button", name="Play for practice")).to_be_visible()


def test_everything_works_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_person(open_page, "Nebuzaradan")
    page.goto("/daily")
    expect(page.get_by_role("button", name="Play the deal")).to_be_visible()
    press_by_keyboard(page, "Previous day")
    expect(page.get_by_text("This day is over.")).to_be_visible()
    press_by_keyboard(page, "Next day")
    expect(page.get_by_role("button", name="Next day")).to_be_disabled()
    press_by_keyboard(page, "Play the deal")
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=60_000)


def press_by_keyboard(page: Page, name: str) -> None:
    """Reach a button with Tab and press Enter."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(
            "name => (document.activeElement.ariaLabel ?? document.activeElement.innerText) === name", name
        ):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_screen_reader_hears_the_results_as_a_table(open_page: OpenPage) -> None:
    page = open_person(open_page, "Nebuzaradan")
    finish_attempt(page, seed=3)
    page.goto("/daily")
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["Place", "Player", "Points", "Lead"])
    expect(table.get_by_role("rowheader", name="Nebuzaradan").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    expect(page.get_by_role("timer")).to_contain_text("The next deal comes in")


def test_deal_is_played_on_the_device_if_the_server_is_gone(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_person(open_page, "Nebuzaradan")
    page.context.route("**/api/daily*", lambda route: route.abort())
    page.goto("/daily")
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_text("Getting the table ready")).to_be_visible()
    expect(page.get_by_text("your result stays here")).to_be_visible(timeout=60_000)
    check_screen(page, "the deal on a device")
    page.get_by_role("button", name="Play the deal").click()
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=60_000)
    assert "/table/local-daily-" in page.url
    page_errors[:] = [error for error in page_errors if "/api/daily" not in error]


def test_device_plays_the_published_game(open_page: OpenPage) -> None:
    """Python in the browser is another version for another machine, and nothing is compiled."""
    host = HostWorker(open_page())
    today = date.fromisoformat(host.ask("GET", "/api/daily")["today"])
    sunday = today - timedelta(days=today.isoweekday() % 7 or 7)  # against the strongest bots
    for day, decisions in ((today, None), (sunday, 20), (sunday - timedelta(days=1), 20)):
        form = {"date": str(day), "is_practice": day != today, "name": "Zaida"}
        table = f"/api/tables/{host.ask('POST', '/api/daily/table', form)['id']}"
        actions = play_on_device(host, table, decisions)
        assert actions == moves(play(deal_of(day), limit=len(actions)))
    attempt = host.ask("GET", "/api/daily")["attempt"]
    assert attempt["stage"] == "finished"
    assert host.ask("GET", "/api/me/progress")["games"][0]["score"] == attempt["score"]


def play_on_device(host: HostWorker, table: str, limit: int | None) -> list[str]:
    """Play with the choices of tests/daily_games.py, to the end or for a number of decisions. Return the actions."""
    decisions = 0
    while (seen := host.ask("GET", table))["table"]["stage"] == "playing" and decisions != limit:
        if legal := seen["view"]["legal_actions"]:
            action = {"action": choice(legal, decisions), "seq": seen["seq"]}
            reply = host.ask("POST", f"{table}/commands", {"type": "act", "id": f"a{decisions}", **action})
            assert reply["type"] == "done", reply
            decisions += 1
        else:
            host.page.wait_for_timeout(20)
    actions: list[str] = host.ask("GET", f"{table}/record")["actions"]
    return actions


def test_best_review_is_asked_for_and_linked_with_the_own_one(busy_server: Server, open_page: OpenPage) -> None:
    pages = [open_person(open_page, name, base_url=busy_server.url) for name in ("Zaida", "Omar")]
    tables = [finish_attempt(page, seed) for seed, page in enumerate(pages)]
    best = pages[0].request.get("/api/daily").json()["best"]
    own, page = next((table, page) for table, page in zip(tables, pages, strict=True) if table != best)
    with page.expect_response(f"**/api/tables/{best}/review") as asked:
        page.goto("/daily")
    assert asked.value.request.method == "POST"
    assert asked.value.json()["state"] in ("waiting", "running")
    page.get_by_role("link", name="Review your game").click()
    games = page.get_by_role("navigation", name="Reviews of the deal of the day")
    expect(games.get_by_role("link", name="Your game")).to_have_attribute("aria-current", "page")
    check_screen(page, "the reviews of the day")
    games.get_by_role("link", name="The best game").click()
    expect(games.get_by_role("link", name="The best game")).to_have_attribute("aria-current", "page")
    assert page.url.endswith(f"/table/{best}/review")
    assert own not in page.url


# Progress


def test_progress_shows_games_reviews_and_records(open_page: OpenPage) -> None:
    page = open_person(open_page, "Nebuzaradan")
    page.goto("/progress")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    check_screen(page, "no progress")
    table = finish_attempt(page, seed=4)
    finish_game(page)
    review = page.request.post(f"/api/tables/{table}/review", data={"effort": "quick"})
    assert review.ok, review.text()
    while page.request.get(f"/api/tables/{table}/review").json()["state"] in ("waiting", "running"):
        page.wait_for_timeout(500)
    page.goto("/")
    page.locator("button.name").click()
    page.get_by_role("link", name="Your progress").click()
    expect(page.get_by_role("heading", name="Your progress")).to_be_visible()
    progress = page.request.get("/api/me/progress").json()
    (game,) = [game for game in progress["games"] if game["table"] == table]
    expect(page.get_by_text(f"{game['accuracy']:.0%} accuracy")).to_be_visible()
    for title in ("Games", "Latest games", "Accuracy and luck", "Favourite buildings", "Records", "Milestones"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    page.get_by_text("As a list").click()
    expect(page.get_by_role("listitem").filter(has_text=f"{game['score']} points").first).to_be_visible()
    check_screen(page, "progress")
    check_reviewed_result(page, table, f"Accuracy {game['accuracy']:.0%}.")
    page.goto("/progress")
    page.get_by_role("radio", name="On this device").check(force=True)
    expect(page.get_by_text("alone against bots")).to_be_visible(timeout=60_000)


REVIEWED = [  # the latest game first
    {"table": "b", "accuracy": 0.93, "luck": 4.2, "luck_error": 3.0, "effort": "standard"},
    {"table": "a", "accuracy": 0.88, "luck": -1.0, "luck_error": 4.0, "effort": "quick"},
]


def add_reviews(route: Route) -> None:
    """Answer with two reviewed games, because reviews take long."""
    response = route.fetch()
    progress = response.json()
    (game,) = progress["games"]
    route.fulfill(response=response, json=progress | {"games": [game | each for each in REVIEWED]})


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_progress_is_read_with_its_figures(open_page: OpenPage, screen: str) -> None:
    page = open_person(open_page, "Nebuzaradan", screen=screen)
    finish_game(page)
    page.route("**/api/me/progress", add_reviews)
    page.goto("/progress")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your progress")
    reviewed = page.get_by_role("region", name="Accuracy and luck")
    values = reviewed.get_by_role("list", name="Accuracy in 2 reviewed games, oldest first").get_by_role("listitem")
    expect(values).to_have_text(["88%, quick review", "93%, standard review"])
    expect(reviewed.get_by_text("the draws earned you +3 points (± 5)")).to_be_visible()
    expect(reviewed.locator("svg text")).to_have_text(["85%", "90%", "95%", "100%"])
    expect(reviewed.locator("circle.quick")).to_have_count(2)  # in the chart, and in its legend
    assert "85%" not in reviewed.aria_snapshot(), "the drawing is not read"
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings[:5] == ["Games", "Latest games", "Accuracy and luck", "Favourite buildings", "Records"]
    assert all(page.get_by_role("region", name=name, exact=True).count() for name in headings)
    check_screen(page, "reviewed progress")


def test_progress_is_used_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_person(open_page, "Nebuzaradan")
    finish_game(page)
    page.goto("/progress")
    drawer = page.get_by_text("As a list")
    expect(drawer).to_be_visible()
    press_by_keyboard(page, "As a list")
    expect(page.get_by_role("listitem").filter(has_text="Alhambra, 2 players").first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.type === 'radio'"):
            break
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="On this device")).to_be_checked()
    expect(page.get_by_text("alone against bots")).to_be_visible(timeout=60_000)


def check_reviewed_result(page: Page, table: str, text: str) -> None:
    """Check that the result page and the page of the day show the figures of the review."""
    for path in (f"/table/{table}", "/daily"):
        page.goto(path)
        expect(page.get_by_text(text)).to_be_visible(timeout=30_000)


def finish_game(page: Page) -> None:
    seats = [{"kind": "invited"}, {"kind": "bot", "level": "apprentice"}]
    opened = page.request.post("/api/tables", data={"settings": {"options": {"players": 2}, "seats": seats}}).json()
    play_over_http(page, opened["id"], random.Random(5), until=lambda view: bool(view["winners"]))
