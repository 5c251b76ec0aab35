"""A tournament in the browser: organiser, player, latecomer and spectator at a real server."""

from __future__ import annotations

import json
import random
import re
from itertools import cycle

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.screens import check_screen, find_layout_faults
from tests.browser.tables import act_over_http, become_guest
from tests.browser.test_company import become_moderator
from tests.server.client import Server
from tests.server.test_moderation import admin

TITLE = "Friday evening"


def open_person(open_page: OpenPage, name: str, **options: object) -> Page:
    page = open_page(reduced_motion="reduce", **options)
    become_guest(page, name)
    return page


def open_tournament(page: Page, **settings: object) -> tuple[str, str]:
    """Open a tournament for tables of two as this person. Return its path and its invitation link."""
    form = {"title": TITLE, "settings": {"options": {"players": 2}, **settings}}
    answer = page.request.post("/api/tournaments", data=form)
    assert answer.ok, answer.text()
    opened = answer.json()
    path = f"/tournament/{opened['id']}"
    return path, f"{path}#{opened['invitation']}"


def join(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("You have joined.")).to_be_visible()


def play_table(*players: Page) -> None:
    """Play the table that these people are at to the end over HTTP."""
    rng = random.Random(1)
    for page in cycle(players):
        seen = act_over_http(page, page.url.split("/table/")[1], rng)
        if seen["view"]["winners"]:
            return


def go_to_table(page: Page) -> None:
    page.get_by_role("link", name="To your table").first.click()
    expect(page.locator("main.table")).to_be_visible(timeout=30_000)


def test_evening_for_organiser_player_latecomer_and_spectator(open_page: OpenPage) -> None:
    organiser = open_person(open_page, "Zaida")
    organiser.goto("/")
    organiser.get_by_role("link", name="Tournaments").click()
    organiser.get_by_role("button", name="Open a tournament").click()
    form = organiser.get_by_role("dialog")
    form.get_by_role("textbox", name="Name of the tournament").fill(TITLE)
    form.get_by_role("group", name="Seats per table").get_by_role("radio", name="2").check()
    form.get_by_role("combobox", name="Rounds").select_option("2")
    form.get_by_role("combobox", name="Time for a round").select_option("30")
    form.get_by_role("button", name="More settings").click()
    form.get_by_role("switch", name="Check-in").click()
    check_screen(organiser, "the form")
    form.get_by_role("button", name="Open the tournament").click()
    expect(organiser.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(organiser.get_by_role("img", name="QR code")).to_be_visible()
    link = organiser.get_by_role("textbox", name="Invitation link").input_value()
    organiser.get_by_role("button", name="Join", exact=True).click()
    organiser.get_by_role("button", name="I am here").click()

    # A guest joins with the link and a name. A stranger without it only watches.
    player = open_page(link, "phone", reduced_motion="reduce")
    player.get_by_role("button", name="Join", exact=True).tap()
    player.get_by_role("textbox", name="Your name").fill("Omar")
    player.get_by_role("dialog").get_by_role("button", name="Join").tap()
    player.get_by_role("button", name="I am here").tap()
    expect(player.get_by_text("You have joined.")).to_be_visible()
    spectator = open_page(link.split("#")[0], reduced_motion="reduce")
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.get_by_role("button", name="Join", exact=True)).to_be_hidden()

    # Round 1.
    expect(organiser.get_by_text("2. Omar")).to_be_visible()
    organiser.get_by_role("button", name="Start round 1").click()
    expect(player.get_by_role("status")).to_have_text("Round 1: your table is ready.", timeout=30_000)
    expect(player.get_by_role("timer")).to_have_text(re.compile(r"Time left: (29|30):\d\d"))
    check_screen(organiser, "the organiser's page")
    latecomer = open_person(open_page, "Noor")
    latecomer.goto(link)
    latecomer.get_by_role("button", name="Join", exact=True).click()
    expect(latecomer.get_by_text("You play from the next round on.")).to_be_visible()
    spectator.get_by_role("link", name="Watch: table 1").click()
    expect(spectator.locator("main.table")).to_be_visible(timeout=30_000)
    spectator.goto(link.split("#")[0] + "/screen")
    expect(spectator.get_by_text("In play")).to_be_visible()
    check_screen(spectator, "the projector")

    go_to_table(player)
    go_to_table(organiser)
    play_table(player, organiser)
    back = player.get_by_role("link", name="Back to the tournament", exact=True)
    sheet = player.get_by_role("button", name="Continue")
    expect(back.or_(sheet).first).to_be_visible()
    while not back.is_visible():
        sheet.tap()
        expect(back.or_(sheet).first).to_be_visible()
    back.tap()
    expect(player.get_by_text("The round is over.")).to_be_visible(timeout=30_000)

    # The best game so far, and a correction, which everybody sees.
    best = player.get_by_role("region", name="Best game")
    expect(best).to_have_text(re.compile(r"(Omar|Zaida), \d+ points. Round 1, table 1."))
    expect(best.get_by_role("link", name="Review")).to_have_attribute("href", re.compile("^/table/.+/review$"))
    organiser.goto(link.split("#")[0])
    organiser.get_by_role("button", name="Correct: table 1").click()
    for score in organiser.get_by_role("spinbutton").all():
        score.fill("70")
    organiser.get_by_role("button", name="Save").click()
    expect(player.get_by_text(re.compile(r"Round 1, table 1: .* → 70, 70"))).to_be_visible()
    expect(best).to_be_hidden()  # the result is no longer that of the game

    # Round 2 with the latecomer. Somebody leaves, and the organiser ends the evening early.
    organiser.get_by_role("button", name="Start round 2").click()
    expect(latecomer.get_by_role("heading", name="Round 2")).to_be_visible(timeout=30_000)
    expect(organiser.get_by_role("button", name="End the round now")).to_be_visible()
    player.get_by_role("button", name="Leave the tournament").tap()
    expect(player.get_by_text("You have left the tournament.")).to_be_visible()
    check_screen(player, "the player's page")


def test_duplicate_rounds_are_hidden_until_they_are_over(open_page: OpenPage) -> None:
    people = [open_person(open_page, name) for name in ("Zaida", "Omar", "Noor", "Sami")]
    organiser = people[0]
    path, link = open_tournament(organiser, duplicate=True, rounds=1, round_minutes=60)
    for page in people:
        join(page, link)
    organiser.get_by_role("checkbox", name="Sami").check()
    organiser.get_by_role("button", name="Make organiser").click()
    expect(people[3].get_by_role("button", name="Start round 1")).to_be_visible()
    people[3].get_by_role("button", name="Start round 1").click()
    for page in people:
        expect(page.get_by_role("link", name=re.compile("^To your table: table"))).to_be_visible(timeout=30_000)
        expect(page.get_by_role("link", name=re.compile("^Watch"))).to_be_hidden()
    spectator = open_page(path, "phone", reduced_motion="reduce")
    expect(spectator.get_by_text("Nobody can watch another table until the round is over.")).to_be_visible()
    expect(spectator.locator("a[href^='/table/']")).to_have_count(0)

    # Time ends early, so the tables are open to everybody, and so is the seed.
    organiser.get_by_role("button", name="End the round now").click()
    organiser.get_by_role("group").get_by_role("button", name="End the round now").click()
    expect(spectator.get_by_role("heading", name="Final standings")).to_be_visible(timeout=30_000)
    expect(spectator.get_by_role("link", name="Replay: table 2")).to_be_visible()
    spectator.get_by_text("How players are ranked").tap()
    expect(spectator.get_by_text("above those of the same seat at the other tables")).to_be_visible()
    check_screen(spectator, "the final standings")

    with organiser.expect_download() as records:
        organiser.get_by_role("button", name="All games").click()
    assert [len(each["records"]) for each in json.loads(records.value.path().read_text())["rounds"]] == [2]
    with organiser.expect_download() as standings:
        organiser.get_by_role("link", name="Standings as CSV").click()
    assert len(standings.value.path().read_text().splitlines()) == 1 + len(people)

    organiser.get_by_role("button", name="Open a rematch").click()
    people[1].get_by_role("link", name="To the next tournament").click()
    people[1].get_by_role("button", name="Join", exact=True).click()
    expect(people[1].get_by_text("You have joined.")).to_be_visible()


def enter_result(page: Page, button: Locator, *scores: int) -> None:
    button.click()
    for field, score in zip(page.get_by_role("spinbutton").all(), scores, strict=True):
        field.fill(str(score))
    page.get_by_role("button", name="Save").click()


def test_from_table_to_table_and_corrections_after_the_end(open_page: OpenPage) -> None:
    organiser, player = open_person(open_page, "Zaida"), open_person(open_page, "Omar", screen="phone")
    settings = {"rounds": 2, "round_minutes": 60, "at_deadline": "score", "pause_minutes": 0}
    _, link = open_tournament(organiser, **settings)
    for page in (organiser, player):
        join(page, link)
    organiser.get_by_role("button", name="Start round 1").click()
    expect(player).to_have_title(re.compile("^Your table is ready"), timeout=30_000)
    go_to_table(player)
    expect(player.get_by_role("link", name=re.compile(r"^Back to the tournament: Round 1 (59|60):"))).to_be_visible()
    first = player.url

    # The organiser extends the round, and then ends it. The result leads to the next table, and so does the bar.
    organiser.get_by_role("button", name="10 minutes more").click()
    expect(organiser.get_by_role("timer")).to_have_text(re.compile(r"1:(09|10):\d\d"))
    organiser.get_by_role("button", name="End the round now").click()
    organiser.get_by_role("group").get_by_role("button", name="End the round now").click()
    result = player.get_by_role("dialog")
    expect(result.get_by_role("heading", level=1)).to_have_text("You and Zaida win together")
    expect(player.locator("h1.turn")).to_have_text("The game is over")
    expect(result.get_by_role("status")).to_have_text("Round 2: your table is ready.", timeout=30_000)
    expect(result.get_by_role("link", name="To your table")).to_be_visible()
    check_screen(player, "the result of a round")
    player.keyboard.press("Escape")
    player.get_by_role("link", name="To your table: Round 2").tap()
    expect(player.get_by_role("link", name="Back to the tournament: Round 2")).to_be_visible()
    assert player.url != first

    # The table of the last round is stuck. Afterwards its result is wrong, and the first round does not count.
    enter_result(organiser, organiser.get_by_role("button", name="Enter result: table 1"), 70, 60)
    expect(organiser.get_by_role("heading", name="Final standings")).to_be_visible(timeout=30_000)
    enter_result(organiser, organiser.get_by_role("button", name="Correct: table 1").first, 60, 70)
    expect(organiser.get_by_text("Round 2, table 1: 70, 60 → 60, 70")).to_be_visible()
    organiser.get_by_role("heading", name="Round 1").click()
    first_round = organiser.get_by_role("region", name="Round 1")
    first_round.get_by_role("button", name="Correct: table 1").click()
    organiser.get_by_role("button", name="Does not count").click()
    expect(organiser.get_by_text(re.compile("^Round 1, table 1: .* → does not count"))).to_be_visible()
    check_screen(organiser, "the corrections")

    # Nobody has acted in the first round. The organiser undoes the correction, and then says that one player did come.
    correct = first_round.get_by_role("button", name="Correct: table 1")
    correct.click()
    organiser.get_by_role("button", name="Undo").click()
    expect(organiser.get_by_text("Round 1, table 1: no result → 0 (bot), 0 (bot)")).to_be_visible()
    expect(first_round.locator("small", has_text="bot")).to_have_count(2)
    correct.click()
    organiser.get_by_role("checkbox", name="A bot has played for Omar").uncheck()
    check_screen(organiser, "the form of a correction")
    organiser.get_by_role("button", name="Save").click()
    expect(first_round.locator("small", has_text="bot")).to_have_count(1)

    # What is downloaded contains no secrets; what is printed explains the ranking.
    with organiser.expect_download() as everything:
        organiser.get_by_role("button", name="Everything as JSON").click()
    saved = everything.value.path().read_text()
    assert link.split("#")[1] not in saved
    assert "you" not in json.loads(saved)
    organiser.emulate_media(media="print")
    organiser.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(organiser.get_by_text("The columns decide from left to right.")).to_be_visible()
    expect(organiser.get_by_role("button", name="Print")).to_be_hidden()


def test_long_pages_are_folded_and_the_projector_shows_their_parts_in_turn(open_page: OpenPage) -> None:
    organiser = open_person(open_page, "Zaida")
    path, link = open_tournament(organiser, check_in=True)
    commands = f"/api{path.replace('tournament', 'tournaments', 1)}/commands"
    screen = open_person(open_page, "Screen", viewport={"width": 1280, "height": 720})
    for number in range(16):
        name = "Zaida" if number == 15 else f"Player {number}"
        with httpx.Client(base_url=organiser.url.partition("/favicon")[0]) as guest:
            assert guest.post("/api/me", json={"name": name}).is_success
            assert guest.post(commands, json={"type": "join", "invitation": link.split("#")[1]}).is_success
    assert organiser.request.post(commands, data={"type": "join"}).ok
    screen.goto(path)
    expect(screen.get_by_role("heading", name="17 players, 17 not checked in")).to_be_visible()
    assert organiser.request.post(commands, data={"type": "start_round", "round": 1}).ok
    expect(screen.locator("tbody tr")).to_have_count(10, timeout=30_000)
    screen.get_by_role("button", name="Whole list (17)", expanded=False).click()
    expect(screen.locator("tbody tr")).to_have_count(17)
    expect(screen.get_by_role("rowheader", name="Zaida")).to_have_text(["Zaida (16)", "Zaida (17)"])
    screen.clock.install()
    screen.goto(path + "/screen")
    toggle = screen.get_by_role("button", name="Scroll automatically", pressed=True)
    expect(toggle).to_be_visible(timeout=30_000)
    expect(screen.get_by_role("heading", name="Table 6")).not_to_be_in_viewport()
    seen: list[int] = []
    while not seen or screen.evaluate("scrollY"):
        screen.clock.run_for(12_000)
        seen.append(screen.evaluate("scrollY"))
        assert len(seen) < 20
    assert seen == [*sorted(seen[:-1]), 0]
    assert seen[-2] + 720 >= screen.evaluate("document.documentElement.scrollHeight") - 1
    assert not screen.evaluate(
        "() => [...document.querySelectorAll('.scroller')].some(e => e.scrollWidth > e.clientWidth)"
    )

    # Whoever scrolls is not disturbed.
    screen.mouse.wheel(0, 200)
    expect(screen.get_by_role("button", name="Scroll automatically", pressed=False)).to_be_visible()
    screen.wait_for_function("scrollY === 200")
    screen.clock.run_for(24_000)
    assert screen.evaluate("scrollY") == 200
    check_screen(screen, "a long projector page")


def test_players_report_a_title_and_a_moderator_removes_it(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    player, moderator = open_person(open_page, "Omar", screen="phone"), open_person(open_page, "Leila")
    path, link = open_tournament(open_person(open_page, "Mallory"))
    join(player, link)
    spectator = open_page(path, reduced_motion="reduce")
    expect(spectator.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(spectator.get_by_text("Report this tournament")).to_be_hidden()  # without a name or an account

    report = player.get_by_role("region", name="Report this tournament")
    report.get_by_text("Report this tournament").tap()
    about = report.get_by_role("combobox", name="What is it about?")
    expect(about.get_by_role("option")).to_have_text(["Name of the tournament"])  # nobody else has joined
    report.get_by_role("textbox", name="What is wrong?").fill("It insults us.")
    check_screen(player, "the report")
    report.get_by_role("button", name="Send the report").tap()
    expect(report.get_by_role("status")).to_have_text("Thank you. The server’s moderators will read it.")
    expect(about).to_be_hidden()

    become_moderator(moderator, server, "Leila")
    reported = moderator.get_by_role("listitem").filter(has_text="It insults us.")
    expect(reported).to_contain_text(f"About the tournament “{TITLE}”")
    expect(reported.get_by_role("link", name="View the tournament")).to_have_attribute("href", path)
    expect(reported.get_by_role("button", name="Hide the table")).to_be_hidden()
    moderator.get_by_role("textbox", name="Reason").fill("an insult")
    reported.get_by_role("button", name="Remove the tournament’s name").click()
    expect(reported).to_contain_text("About the tournament “…”")
    expect(moderator.get_by_text(re.compile("Remove the tournament’s name, .*: an insult"))).to_be_visible()
    check_screen(moderator, "the page for moderators")

    moderator.get_by_role("textbox", name="Reason").fill("another insult")
    reported.get_by_role("button", name="Reset the player’s name").click()  # of the person who opened it
    expect(moderator.get_by_text(re.compile("Reset the player’s name, .*: another insult"))).to_be_visible()

    # Everyone with the page open sees it.
    expect(player.get_by_role("heading", name="…")).to_be_visible(timeout=30_000)
    expect(player.get_by_text("A moderator has removed the name of this tournament")).to_be_visible()
    expect(player.get_by_text("Opened by …")).to_be_visible(timeout=30_000)
    check_screen(player, "a tournament without a name")
    page_errors.clear()  # the page for moderators is refused before the second factor, which is logged as an error


def test_players_report_each_other(open_page: OpenPage, server: Server) -> None:
    one, other = open_person(open_page, "Omar"), open_person(open_page, "Noor")
    _, link = open_tournament(one)
    for page in (one, other):
        join(page, link)
    report = one.get_by_role("region", name="Report this tournament")
    report.get_by_text("Report this tournament").click()
    about = report.get_by_role("combobox", name="What is it about?")
    expect(about.get_by_role("option")).to_have_text(["Name of the tournament", "Noor"])
    about.select_option("Noor")
    report.get_by_role("textbox", name="What is wrong?").fill("This name.")
    report.get_by_role("button", name="Send the report").click()
    expect(report.get_by_role("status")).to_have_text("Thank you. The server’s moderators will read it.")
    assert re.search(r"\(Noor\): This name\.", admin(server, "reports"))


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until this element has the focus."""
    expect(target).to_be_visible(timeout=30_000)
    for _ in range(150):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    tab_to(page, target)
    page.keyboard.press(key)


def test_focus_stays_where_a_control_disappears(open_page: OpenPage) -> None:
    page, other = open_person(open_page, "Zaida"), open_person(open_page, "Omar")
    path, link = open_tournament(page, check_in=True, rounds=1, round_minutes=60)
    button = page.get_by_role("button", name="I am here")
    page.goto(path)
    page.get_by_role("button", name="Join", exact=True).press("Enter")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your place")).to_be_focused()
    page.get_by_role("checkbox", name="Zaida").press("Space")
    page.get_by_role("button", name="Select none").press("Enter")
    expect(page.get_by_role("button", name="Select all")).to_be_focused()

    cancel = page.get_by_role("button", name="Cancel the tournament")
    cancel.press("Enter")
    asked = page.get_by_role("group").filter(has_text="It closes for everybody")
    expect(asked.get_by_role("button").first).to_be_focused()
    page.get_by_role("button", name="Cancel", exact=True).press("Enter")
    expect(cancel).to_be_focused()

    other.goto(link)
    other.get_by_role("button", name="Join", exact=True).click()
    other.get_by_role("button", name="I am here").click()
    expect(other.get_by_text("You have joined.")).to_be_visible()
    page.get_by_role("button", name="Start round 1").click()
    for closing in ("Cancel", "Save"):
        page.get_by_role("button", name="Enter result: table 1").press("Enter")
        for score in page.get_by_role("spinbutton").all():
            score.fill("70")
        page.get_by_role("button", name=closing, exact=True).press("Enter")
        expect(page.get_by_role("heading", name="Table 1")).to_be_focused()


def test_organiser_by_keyboard_on_a_small_screen_in_hungarian(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce", locale="hu")
    press(page, page.get_by_role("link", name="Versenyek"))
    press(page, page.get_by_role("button", name="Új verseny"))
    form = page.get_by_role("dialog")
    expect(form).to_be_visible()
    tab_to(page, form.get_by_role("radio", name="4", exact=True))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    press(page, form.get_by_role("combobox", name="Fordulók"), "Home")
    assert not [*find_layout_faults(page)], "the form"
    press(page, form.get_by_role("button", name="Versenyt nyitok"))
    link = page.get_by_role("textbox", name="A meghívó linkje").input_value()
    press(page, page.get_by_role("button", name="Csatlakozom", exact=True))

    # Two others come, one of them by mistake.
    for name in ("Omar", "Noor"):
        other = open_person(open_page, name)
        command = {"type": "join", "invitation": link.split("#")[1]}
        answer = other.request.post(f"/api/tournaments/{page.url.split('/')[-1]}/commands", data=command)
        assert answer.ok, answer.text()
    press(page, page.get_by_role("checkbox", name="Noor"), "Space")
    assert not [*find_layout_faults(page)], "a selected player"
    press(page, page.get_by_role("button", name="Kizárás"))
    expect(page.get_by_text("kizárva")).to_be_visible()

    press(page, page.get_by_role("button", name="1. forduló indítása"))
    press(page, page.get_by_role("button", name="Eredmény beírása: 1. asztal"))
    for score, field in zip(("70", "60"), page.get_by_role("spinbutton").all(), strict=True):
        tab_to(page, field)
        page.keyboard.type(score)
    assert not [*find_layout_faults(page)], "the result"
    press(page, page.get_by_role("button", name="Mentés"))
    expect(page.get_by_role("heading", name="Végeredmény")).to_be_visible(timeout=30_000)
    expect(page.get_by_text(re.compile("^1. forduló, 1. asztal: .* → 70 és 60"))).to_be_visible()
