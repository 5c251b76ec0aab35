"""Game reviews: how they are reached and made, the summary, the table, second tries, record files and devices."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, Route, StorageState, expect

from nasrid import Options
from nasrid.dealing import deal
from nasrid.reviews import is_mistake
from tests.browser.conftest import BLANK_PATH, OpenPage
from tests.browser.device import DevicePlayer
from tests.browser.player import MAIN_CHOICE, Mouse
from tests.browser.screens import PHONE_SIZE, check_screen, resize
from tests.browser.tables import (
    become_guest,
    make_finished_game,
    open_finished_game,
    open_profile,
    open_table,
    play_over_http,
    review_over_http,
)
from tests.server.client import Server

DUEL = {"players": 2}
SEED_OF_A_MISTAKE = 1  # of Zaida, in a short game
REVIEW_TIMEOUT_MS = 300_000  # on a busy machine
EXACT = 0.006  # of a percentage without decimals


class ReviewedGame(NamedTuple):
    """A finished game with its review, and the session of its player."""

    table: str
    review: dict[str, Any]
    session: StorageState

    @property
    def path(self) -> str:
        return f"/table/{self.table}/review"

    def mistakes_of(self, seat: int) -> list[dict[str, Any]]:
        return [each for each in self.review["decisions"] if each["seat"] == seat and is_mistake(each["label"])]


@pytest.fixture(scope="module")
def game(browser: Browser, server: Server) -> ReviewedGame:
    """Review a game once for all tests, because the server makes reviews in the time that nothing else needs."""
    page = browser.new_page(base_url=server.url)
    page.goto(BLANK_PATH)
    table = open_finished_game(page, {"players": 3}, seed=2)
    reviewed = ReviewedGame(table, review_over_http(page, table), page.context.storage_state())
    page.close()
    return reviewed


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(reduced_motion="reduce")


@pytest.fixture
def own_page(open_page: OpenPage, game: ReviewedGame) -> Page:
    """Open the summary as the player whose game it is."""
    page = open_page(game.path, reduced_motion="reduce", storage_state=game.session)
    expect(page.get_by_role("heading", name="Win chances")).to_be_visible()
    return page


def action_of(page: Page) -> int:
    """Return the index of the action in the address."""
    return int(page.url.split("#")[1])


def tab_to(page: Page, target: Locator) -> None:
    expect(target).to_be_visible()
    for _ in range(150):
        if target.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


def press(page: Page, target: Locator) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


# The ways to a review


def test_result_history_and_replay_lead_to_the_review(page: Page) -> None:
    table = open_table(page, DUEL)
    page.goto("/")
    play_over_http(page, table, random.Random(2), until=lambda view: bool(view["winners"]))
    page.goto(f"/table/{table}")
    review = page.get_by_role("link", name="Review this game")
    expect(review).to_have_attribute("href", f"/table/{table}/review", timeout=30_000)
    page.goto(f"/table/{table}/replay#60")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    position = slider.input_value()
    expect(review).to_have_attribute("href", f"/table/{table}/review#{position}")
    page.goto("/")
    expect(open_profile(page).get_by_role("link", name="Review").first).to_have_attribute(
        "href", f"/table/{table}/review"
    )


def test_review_is_asked_for_and_shows_what_is_done_so_far(busy_server: Server, open_page: OpenPage) -> None:
    page = open_page(base_url=busy_server.url, reduced_motion="reduce")
    table = open_finished_game(page, {"players": 4}, seed=2)
    visitor = open_page(f"/table/{table}/review", "phone", base_url=busy_server.url, reduced_motion="reduce")
    expect(visitor.get_by_text("This game has not been reviewed yet.")).to_be_visible()
    check_screen(visitor, "a game without a review")
    resize(visitor, PHONE_SIZE)
    visitor.get_by_role("button", name="Review this game").tap()
    expect(visitor.get_by_role("progressbar")).to_be_visible()
    assert visitor.request.get("/api/me").json()["name"] != "home-guest-names"
    expect(visitor.get_by_text(re.compile(r"^\d+ decisions? so far$"))).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    expect(visitor.get_by_text("The accuracy and the luck follow")).to_be_visible()
    visitor.get_by_role("button", name="From the start").tap()
    expect(visitor.locator("main.table")).to_be_visible()
    visitor.get_by_role("slider").fill("100000")  # to the end
    expect(visitor.get_by_role("heading", name="The end of the game")).to_be_visible()

    # A player need not ask.
    page.goto(f"/table/{open_finished_game(page, DUEL, seed=1)}/review")
    expect(page.get_by_text("Your review is").last).to_be_visible()
    check_screen(page, "a review in the queue")


@pytest.mark.parametrize(
    ("prepare", "text"),
    [
        (lambda page: open_table(page, DUEL), "Wait until the game is over."),
        (lambda page: "nosuchtable", "There is no such table"),
    ],
)
def test_games_that_cannot_be_reviewed_say_why(
    page: Page, page_errors: list[str], prepare: Callable[[Page], str], text: str
) -> None:
    become_guest(page)
    page.goto(f"/table/{prepare(page)}/review")
    expect(page.get_by_role("alert").get_by_text(text)).to_be_visible()
    check_screen(page, text)
    page_errors[:] = [error for error in page_errors if "404" not in error and "409" not in error]


def test_unanswered_request_for_a_review_can_be_repeated(
    open_page: OpenPage, game: ReviewedGame, page_errors: list[str]
) -> None:
    page = open_page("/offline", reduced_motion="reduce")
    page.route(re.compile(r"/review\?after="), lambda route: route.abort())
    page.goto(game.path)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_text("Loading")).to_have_count(0)
    check_screen(page, "a review that was not answered")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Accuracy").first).to_be_visible()
    expect(page.get_by_role("alert")).to_be_empty()
    page_errors.clear()


def test_failed_review_can_be_asked_for_again(busy_server: Server, open_page: OpenPage) -> None:
    page = open_page(base_url=busy_server.url, reduced_motion="reduce")
    table = open_finished_game(page, DUEL, seed=1)
    answer = page.request.get(f"/api/tables/{table}/review").json()
    failed = {**answer, "state": "failed", "error": "the disk is full"}
    page.route(re.compile(r"/review\?after="), lambda route: route.fulfill(json=failed))
    page.goto(f"/table/{table}/review")
    expect(page.get_by_text("The review failed: the disk is full")).to_be_visible()
    check_screen(page, "a failed review")
    page.unroute_all()
    page.get_by_role("button", name="Review again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_new_review_replaces_one_of_another_version(open_page: OpenPage, game: ReviewedGame) -> None:
    page = open_page(reduced_motion="reduce", storage_state=game.session)
    done = page.request.get(f"/api/tables/{game.table}/review").json()
    old = {**game.review, "decisions": [{**each, "label": "blunder"} for each in game.review["decisions"]]}
    answers = [
        {**done, "is_outdated": True, "review": old},
        {**done, "state": "waiting", "place": 1, "is_outdated": True, "is_former": True, "review": old},
        {**done, "state": "running"},
        done,
    ]

    def answer(route: Route) -> None:
        body = answers.pop(0) if len(answers) > 1 else answers[0]
        after = int((parse_qs(urlsplit(route.request.url).query).get("after") or ["0"])[0])
        if body["review"] is not old:
            part = {"seats": [], "complete": False} if body["state"] == "running" else {}
            decisions = game.review["decisions"][after : 5 if part else None]
            body = {**body, "review": {**game.review, **part, "decisions": decisions}}
        route.fulfill(json=body)

    page.route(re.compile(r"/review(\?after=|$)"), lambda route: answer(route) if is_api(route) else route.continue_())
    page.goto(game.path)
    mistakes = page.get_by_role("region", name="Moments to learn from").get_by_role("listitem")
    expect(mistakes).to_have_count(len([each for each in old["decisions"] if each["seat"] == 0]))
    page.get_by_role("button", name="Review again").click()
    expect(page.get_by_text("Until the first result, the earlier review stays below.")).to_be_visible()
    check_screen(page, "a former review")
    expect(page.get_by_text("The accuracy and the luck follow")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(mistakes).to_have_count(len(game.mistakes_of(0)))


def is_api(route: Route) -> bool:
    return urlsplit(route.request.url).path.startswith("/api/")


# The summary


def test_summary_shows_the_figures_of_every_player(own_page: Page, game: ReviewedGame) -> None:
    page, review = own_page, game.review
    expect(page.get_by_text("Quick review.")).to_be_visible()
    for seat, name in ((1, "Yusuf"), (0, "You")):
        page.get_by_role("button", name=re.compile(f"^{name}")).click()
        summary = review["seats"][seat]
        headline = page.get_by_role("region", name=re.compile(f"^{name}"))
        shown = re.search(r"Accuracy (\d+)%\.", headline.inner_text())
        assert shown
        assert abs(int(shown[1]) / 100 - summary["accuracy"]) < EXACT
        luck, error = (summary["points"][part] for part in ("luck", "luck_error"))
        effect = "neither helped nor hurt" if abs(luck) < 2 * error else "cost" if luck < 0 else "gave"
        expect(headline).to_contain_text(re.compile(f"The deal {effect}"))
        balance = page.get_by_role("region", name="Where the result came from")
        parts = balance.get_by_role("row").all()[1:]
        sums = [0, 0]
        for row in parts[:-1]:
            for column, cell in enumerate(row.get_by_role("cell").all()):
                found = re.match(r"[+−]?\d+", cell.inner_text().replace("\xa0", ""))
                assert found
                sums[column] += int(found[0].replace("−", "-"))
        assert abs(sums[0] - 100 * summary["chance"]["result"]) <= len(parts)  # by rounding
        assert abs(sums[1] - summary["points"]["result"]) <= len(parts)
        for fact in ("missed_exact_purchases", "border_points_lost", "majority_points_lost"):
            expect(
                balance.get_by_role("definition").filter(has_text=re.compile(f"^{summary[fact]}$"))
            ).not_to_have_count(0)
        mistakes = page.get_by_role("region", name="Moments to learn from").get_by_role("listitem")
        expect(mistakes).to_have_count(len(game.mistakes_of(seat)))


def test_curve_has_a_table_and_links_to_its_turning_points(own_page: Page, game: ReviewedGame) -> None:
    page, review = own_page, game.review
    page.get_by_text("As a table").click()
    rows = page.get_by_role("region", name="Win chances in percent").get_by_role("row")
    percentages = [int(cell.inner_text()) for cell in rows.nth(1).get_by_role("cell").all()]
    assert all(
        abs(shown - 100 * chance) <= 0.5
        for shown, chance in zip(percentages, review["decisions"][0]["chances"], strict=True)
    )
    point = page.get_by_role("link", name=re.compile(r"^1\. Turn \d+: \w+ \d+% → \d+%"))
    href = point.get_attribute("href")
    point.click()
    expect(page).to_have_url(re.compile(f"{href}$"))
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_role("button", name=re.compile("Most expensive moment")).click()
    worst = review["decisions"][review["seats"][0]["worst_moment"]]["action"]
    expect(page).to_have_url(re.compile(f"#{worst}$"))
    page.get_by_role("button", name="Summary of the review").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_focused()


def test_summary_is_read_in_order(own_page: Page) -> None:
    page = own_page
    expect(page.get_by_role("heading", level=1)).to_have_text("Game review")
    headings = [" ".join(text.split()) for text in page.get_by_role("heading", level=2).all_inner_texts()]
    assert re.fullmatch(r"You \d+ points", headings[0])
    assert headings[1:] == ["Win chances", "Where the result came from", "Given away", "Moments to learn from"]
    for name in (re.compile("^You"), "Win chances", "Where the result came from", "Moments to learn from"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="The review is complete.")).to_have_count(1)
    read = page.locator("main").aria_snapshot()
    assert re.findall(r"^ *- (?:img|button|link|region|slider)(?:$|:| \[).*", read, flags=re.M) == []
    assert "Points lost per decision" in read


def test_exercise_is_announced(own_page: Page, game: ReviewedGame) -> None:
    page = own_page
    decision = next(each for each in game.mistakes_of(0) if each["best"].startswith("take"))
    page.goto(f"{game.path}#{decision['action']}")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Find a better move")).to_be_visible()
    question = page.get_by_role("status").filter(has_text="Your move is compared")
    expect(question).to_be_visible()
    answers: list[Route] = []
    page.route("**/judge", lambda route: answers.append(route))  # not answered yet
    page.locator("[data-place=display-0]").click()
    page.locator(MAIN_CHOICE).click()
    expect(page.get_by_role("status").filter(has_text="Comparing your move")).to_be_visible()
    answers[0].continue_()
    verdict = page.get_by_role("region", name=re.compile("move|mistake|blunder|quite"))
    expect(verdict.get_by_role("heading")).to_be_focused(timeout=REVIEW_TIMEOUT_MS)
    expect(verdict.get_by_role("term")).to_have_text(["Your move", "In the game"])


# The table


def test_steps_and_mistakes_by_keyboard(own_page: Page, game: ReviewedGame) -> None:
    page, review = own_page, game.review
    mine = [each["action"] for each in game.mistakes_of(0)]
    press(page, page.get_by_role("button", name="See better moves"))
    expect(page.locator("main.table")).to_be_visible()
    note = page.locator(".words [aria-live=polite]")
    expect(note).to_contain_text(re.compile("Better:.*This cost", re.DOTALL))
    assert action_of(page) == mine[0]
    page.keyboard.press("Shift+ArrowRight")
    assert action_of(page) == mine[1]
    page.keyboard.press("ArrowLeft")
    assert action_of(page) == mine[1] - 1
    page.keyboard.press("ArrowRight")
    assert action_of(page) == mine[1]
    press(page, page.get_by_role("button", name="Next mistake"))
    assert action_of(page) == mine[2]
    press(page, page.get_by_role("button", name="Previous mistake"))
    assert action_of(page) == mine[1]
    tab_to(page, page.get_by_role("slider", name="Win chances"))
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The end of the game")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"Turn \d+, win chance \d+%"))
    press(page, page.get_by_role("button", name="First scoring"))
    assert action_of(page) == review["scorings"][0] + 1


def test_better_move_and_played_move_are_drawn_on_the_table(own_page: Page, game: ReviewedGame) -> None:
    page, drawn = own_page, set()
    for decision in game.mistakes_of(0):
        page.goto(f"{game.path}#{decision['action']}")
        for choice, move in (("As played", decision["played"]), ("Better move", decision["best"])):
            page.get_by_role("radio", name=choice).check(force=True)
            verb, *pieces = move.split()
            if verb == "buy":
                expect(page.locator(f"[data-place='site-{pieces[0]}']")).to_have_attribute("aria-pressed", "true")
                expect(page.locator(".hand button.up")).to_have_count(len(pieces) - 1)
            elif verb == "take":
                expect(page.locator("[data-place^=display-][aria-pressed=true]")).to_have_count(len(pieces))
            elif verb == "build":
                expect(page.locator(".board [aria-selected=true]")).to_have_attribute("data-cell", pieces[1])
            drawn.add(verb)
    assert drawn >= {"buy", "take"}
    page.locator("[data-place^=site-]").last.click()  # nothing can be played here
    expect(page.locator(MAIN_CHOICE)).to_have_count(0)


def test_decisions_of_others_are_seen_from_their_side(own_page: Page, game: ReviewedGame) -> None:
    page = own_page
    theirs = game.mistakes_of(1)[0]["action"]
    page.goto(f"{game.path}#{theirs}")
    page.get_by_role("button", name="See as Yusuf").click()
    expect(page.get_by_role("combobox", name="Whose game")).to_have_value("1")
    expect(page.get_by_role("radio", name="Better move")).to_be_checked()
    assert action_of(page) == theirs
    page.get_by_role("combobox", name="Whose game").select_option("You")
    expect(page.get_by_role("button", name="See as Yusuf")).to_be_visible()


@pytest.mark.parametrize("kind", ["take", "build"])
def test_focus_moves_to_the_choice_of_the_player(own_page: Page, game: ReviewedGame, kind: str) -> None:
    page = own_page
    decision = next(each for each in game.review["decisions"] if each["seat"] == 1 and each["best"].startswith(kind))
    page.goto(f"{game.path}#{decision['action']}")
    page.get_by_role("button", name="See as Yusuf").press("Enter")
    player = page.get_by_role("combobox", name="Whose game")
    expect(player).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(player).to_have_value("0")
    expect(player).to_be_focused()


# Second tries


def test_other_move_is_compared_before_it_counts(own_page: Page, game: ReviewedGame) -> None:
    page = own_page
    decision = next(each for each in game.mistakes_of(0) if each["best"].startswith("take"))
    page.goto(f"{game.path}#{decision['action']}")
    page.get_by_role("button", name="Try again").click()
    task = page.get_by_role("heading", name="Find a better move")
    expect(task).to_be_visible()
    table = page.url.split("/table/")[1]
    seq = page.request.get(f"/api/tables/{table}").json()["seq"]
    page.reload()  # the exercise stays
    expect(task).to_be_visible()

    page.locator("[data-place=display-0]").click()
    page.locator(MAIN_CHOICE).click()
    verdict = page.get_by_role("region", name=re.compile("move|mistake|blunder|quite"))
    expect(verdict.get_by_text("In the game")).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    check_screen(page, "a verdict")
    assert page.request.get(f"/api/tables/{table}").json()["seq"] == seq, "the move already counts"
    if verdict.get_by_role("button", name="Show the best move").is_visible():
        verdict.get_by_role("button", name="Try again").click()
        expect(task).to_be_visible()
        page.locator("[data-place=display-0]").click()
        page.locator(MAIN_CHOICE).click()
        page.get_by_role("button", name="Show the best move").click(timeout=REVIEW_TIMEOUT_MS)
        check_screen(page, "the best move")
    page.get_by_role("button", name=re.compile("Play on|Play the best move")).click()
    expect(verdict).to_be_hidden()
    page.wait_for_function(
        "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > seq", arg=[table, seq]
    )
    page.reload()  # the exercise is over
    expect(page.locator("main.table")).to_be_visible()
    expect(task).to_be_hidden()


def test_exercise_by_keyboard_with_the_best_move(own_page: Page, game: ReviewedGame) -> None:
    page = own_page
    decision = next(each for each in game.mistakes_of(0) if each["best"].startswith("take"))
    page.goto(f"{game.path}#{decision['action']}")
    press(page, page.get_by_role("button", name="Try again"))
    expect(page.get_by_role("heading", name="Find a better move")).to_be_visible()
    page.keyboard.press("5")
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    show = page.get_by_role("button", name="Show the best move")
    play = page.get_by_role("button", name="Play on")
    expect(play).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    if show.is_visible():
        press(page, show)
        play = page.get_by_role("button", name="Play the best move")
    press(page, play)
    expect(play).to_be_hidden()


def test_focus_moves_to_the_table_when_an_exercise_ends(own_page: Page, game: ReviewedGame) -> None:
    page = own_page
    decision = next(each for each in game.mistakes_of(0) if each["best"].startswith("take"))
    page.goto(f"{game.path}#{decision['action']}")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="End the exercise and play freely").press("Enter")
    expect(page.locator("h1.turn")).to_be_focused()


def test_shared_link_opens_the_decision_for_everybody(open_page: OpenPage, game: ReviewedGame) -> None:
    link = f"{game.path}#{game.mistakes_of(0)[0]['action']}"
    visitor = open_page(link, "phone", reduced_motion="reduce")
    expect(visitor.locator("main.table")).to_be_visible()
    best = visitor.locator(".words [aria-live=polite]")
    expect(best).to_contain_text(re.compile("Zaida|Better"))
    visitor.get_by_role("button", name="Try again").first.tap()
    expect(visitor.get_by_role("heading", name="Find a better move")).to_be_visible(timeout=30_000)


def test_link_counts_as_copied_only_if_the_browser_copies_it(open_page: OpenPage, game: ReviewedGame) -> None:
    page = open_page(game.path, permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); }")
    copy = page.get_by_role("button", name="Copy a link to this moment")
    copy.click()
    expect(copy).to_be_visible()
    page.evaluate("delete navigator.clipboard.writeText")
    copy.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


# On a device


@pytest.fixture
def device_page(open_page: OpenPage) -> Page:
    page = open_page("/offline", reduced_motion="reduce")
    page.set_default_timeout(60_000)
    return page


def choose_file(page: Page, record: dict[str, Any], label: str = "Review a record file") -> None:
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.get_by_label(label).set_input_files(file)


def test_record_file_is_reviewed_on_the_device(device_page: Page) -> None:
    page = device_page
    record = make_finished_game(DUEL, seed=SEED_OF_A_MISTAKE, tiles=3)
    choose_file(page, record)
    page.wait_for_url("**/table/local-*/review")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Accuracy \d+%\.$"))).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    expect(page.get_by_text("Quick review.")).to_be_visible()
    check_screen(page, "the summary on a device")
    page.get_by_role("button", name="See better moves").click()
    expect(page.locator("main.table")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Find a better move")).to_be_visible()
    page.locator("[data-place^=display-]").first.click()
    page.locator(MAIN_CHOICE).click()
    expect(page.get_by_role("button", name="Play on")).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    check_screen(page, "a verdict on a device")
    page.goto("/offline")
    page.get_by_role("button", name=re.compile("^More options for the game: .*Yusuf")).last.click()
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_text(re.compile(r"^Accuracy \d+%\.$"))).to_be_visible()  # it was stored


def test_record_files_with_faults_say_what_to_do(device_page: Page) -> None:
    page = device_page
    finished = make_finished_game(DUEL, seed=1)
    alert = page.get_by_role("alert")
    choose_file(page, {**finished, "scores": [999, 1]})
    expect(alert.get_by_text("This record has been changed")).to_be_visible()
    choose_file(page, {**finished, "rules_version": 0})
    expect(alert.get_by_text("Another version of Nasrid made this file.")).to_be_visible()
    choose_file(page, {**finished, "actions": finished["actions"] * 50})
    expect(alert.get_by_text("This game is too long")).to_be_visible()
    choose_file(page, {})
    expect(alert.get_by_text("That file is neither the record of a game nor a backup.")).to_be_visible()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    choose_file(page, {**finished, "actions": finished["actions"][:-1]})
    expect(alert.get_by_text("This game is not over.")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^(Continue|Return|Play)"))).to_have_count(1)


def test_game_on_the_device_leads_to_its_review(device_page: Page) -> None:
    page = device_page
    game = deal(Options.from_json(DUEL), seed=1, tiles=1)  # is over after a few turns
    choose_file(page, {**game.record(), "players": ["Zaida", "apprentice"]}, "Open a record or a backup")
    page.wait_for_url("**/table/local-*")
    expect(page.locator("main.table")).to_be_visible()
    player = DevicePlayer(page, Mouse(page), random.Random(1))
    player.play_to_the_end()
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_text(re.compile(r"^Accuracy \d+%\.$"))).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
