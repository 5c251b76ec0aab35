"""Friends, invitations, blocks, reports, public pages and administration in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from nasrid.server.store.moderation import REPORT_PAGE_SIZE
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.player import box_of
from tests.browser.tables import become_guest, open_profile, start_duel
from tests.server.client import Server, current_code
from tests.server.test_moderation import admin, change, flood

PASSWORD = "correct horse"


def check_page(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not find_violations(page)


def test_players_befriend_invite_report_and_block_each_other(open_page: OpenPage, server: Server) -> None:
    host, guest = open_page(reduced_motion="reduce"), open_page(screen="phone", reduced_motion="reduce")
    start_duel(host, guest)

    # Befriend from the table's menu.
    host.get_by_role("button", name="Menu").click()
    menu = host.get_by_role("dialog")
    menu.get_by_role("button", name="Add as a friend: Omar").click()
    expect(menu.get_by_role("button", name="Remove from friends: Omar")).to_be_visible()
    menu.get_by_role("button", name="Report Omar").click()
    menu.get_by_role("textbox", name="What is wrong?").fill("He sings.")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu.get_by_text("Thank you. The server’s moderators will read it.")).to_be_visible()
    check_page(host)
    host.keyboard.press("Escape")

    # Invite a friend.
    waiting = host.request.post("/api/tables", data={"settings": {"options": {"players": 3}}}).json()["id"]
    host.goto(f"/table/{waiting}")
    host.get_by_role("button", name="Invite Omar").click()
    expect(host.get_by_text("Invited", exact=True)).to_be_visible()
    check_page(host)
    guest.goto("/")
    expect(guest.get_by_text("Zaida invites you")).to_be_visible()
    check_page(guest)
    guest.get_by_role("link", name="Join Zaida").tap()
    guest.get_by_role("button", name=re.compile("^Sit here")).first.tap()
    expect(host.get_by_text("Omar", exact=True).first).to_be_visible()

    # Publish a page.
    guest.goto("/")
    profile = open_profile(guest)
    profile.get_by_role("switch", name="Show a page about me").tap()
    profile.get_by_role("button", name="Block Zaida").tap()
    expect(profile.get_by_role("button", name="Unblock Zaida")).to_be_visible()
    check_page(guest)
    profile.get_by_role("link", name="Open your page").tap()
    expect(guest.get_by_role("heading", name="Omar")).to_be_visible()
    expect(guest.get_by_text("No finished games yet.")).to_be_visible()
    check_page(guest)
    stranger = open_page(guest.url)
    expect(stranger.get_by_role("heading", name="Omar")).to_be_visible()


def test_refused_switch_returns_to_the_state_on_the_server(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page("/", reduced_motion="reduce")
    become_guest(page)
    page.reload()
    profile = open_profile(page)
    switch = profile.get_by_role("switch", name="Show a page about me")
    page.route("**/api/me/page", lambda route: route.abort())
    switch.click()
    expect(profile.get_by_text("The server does not respond.")).to_be_visible()
    expect(switch).not_to_be_checked()
    page.unroute_all()
    switch.click()
    expect(profile.get_by_role("link", name="Open your page")).to_be_visible()
    expect(switch).to_be_checked()
    page_errors.clear()


def test_messages_of_a_blocked_player_are_hidden(open_page: OpenPage) -> None:
    host, guest = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    start_duel(host, guest)
    guest.get_by_role("textbox", name="Write a message").fill("Boo!")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator(".log")).to_contain_text("Boo!")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Block Omar").click()
    expect(host.get_by_role("button", name="Unblock Omar")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.locator(".log")).not_to_contain_text("Boo!")
    host.reload()
    expect(host.locator(".log")).to_contain_text("The game begins")
    expect(host.locator(".log")).not_to_contain_text("Boo!")


def test_phone_shows_who_is_not_connected(open_page: OpenPage) -> None:
    host, guest = open_page(screen="phone"), open_page()
    start_duel(host, guest)
    rival = host.get_by_role("navigation", name="Players").get_by_role("button", name="Omar")
    expect(rival).not_to_contain_text("away")
    height = box_of(rival.locator("b"))["height"]
    guest.close()
    expect(rival).to_contain_text("away")
    assert box_of(rival.locator("b"))["height"] == height, "the sign is not beside the score"


def test_waiting_player_votes_for_a_bot_to_take_over(open_page: OpenPage) -> None:
    host, guest = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    table = start_duel(host, guest)
    late = host.request.get(f"/api/tables/{table}").json()["view"]["seat"]
    waits, name = (guest, "Zaida") if late == 0 else (host, "Omar")
    waits.wait_for_timeout(1100)  # vote_out_after_seconds of the test server
    waits.get_by_role("button", name="Menu").click()
    waits.get_by_role("button", name=f"Let a bot take over for {name}").click()
    expect(waits.get_by_role("button", name=f"Let a bot take over for {name}")).to_be_hidden()
    waits.keyboard.press("Escape")
    expect(waits.locator(".log")).to_contain_text("has not moved for a long time")


def become_moderator(page: Page, server: Server, name: str = "Boss") -> None:
    """Open the page for moderators, and set up the second factor that it asks for."""
    become_guest(page, name)
    assert page.request.put("/api/me/password", data={"login": name.lower(), "password": PASSWORD}).ok
    admin(server, "grant-admin", name.lower(), "it is theirs")
    become_guest(page, name)  # makes the server reload the account
    page.goto("/admin")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("textbox", name="Code")).to_be_focused()
    check_page(page)
    page.get_by_role("textbox", name="Code").fill(current_code(page.locator("code").inner_text()))
    page.get_by_role("button", name="Continue").click()


def test_administrator_bans_reported_player_and_closes_report(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    host, guest = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    table = start_duel(host, guest)
    change(server, flood(range(REPORT_PAGE_SIZE)))
    assert host.request.post(f"/api/tables/{table}/report", data={"seat": 1, "reason": "He shouts."}).ok

    boss = open_page("/admin", "phone", reduced_motion="reduce")
    expect(boss.get_by_role("heading", name="There is no such page.")).to_be_visible()
    become_moderator(boss, server)
    reports = boss.get_by_role("region", name="Reports").get_by_role("listitem")
    expect(reports).to_have_count(REPORT_PAGE_SIZE)
    boss.get_by_role("button", name="Show later reports").tap()
    expect(reports.nth(REPORT_PAGE_SIZE)).to_be_focused()
    expect(boss.get_by_role("button", name="Show later reports")).to_be_hidden()
    report = reports.filter(has_text="He shouts.")
    expect(report).to_contain_text("About Omar")
    check_page(boss)
    report.get_by_role("button", name="Ban the player").tap()
    assert guest.request.get("/api/me").ok, "banned without a reason"
    boss.get_by_role("textbox", name="Reason").fill("no shouting")
    report.get_by_role("button", name="Ban the player").tap()
    expect(boss.get_by_role("button", name="Unban: Omar")).to_be_visible()
    assert guest.request.get("/api/me").json()["code"] == "banned"
    expect(report).to_be_visible()  # although it is on the second page
    change(server, "UPDATE reports SET resolved = 1 WHERE reason = 'spam'")
    boss.get_by_role("textbox", name="Reason").fill("warned")
    report.get_by_role("button", name="Close report").tap()
    expect(boss.get_by_text("He shouts.")).to_be_hidden()
    boss.get_by_role("textbox", name="Reason").fill("sorry")
    boss.get_by_role("button", name="Unban: Omar").tap()
    expect(boss.get_by_text("Nobody is banned.")).to_be_visible()
    assert guest.request.get("/api/me").ok
    expect(boss.get_by_text(re.compile("Ban the player.*no shouting"))).to_be_visible()
    check_page(boss)

    boss.get_by_role("link", name="Server status").tap()
    expect(boss.get_by_role("heading", name="Server status")).to_be_visible()
    expect(boss.get_by_role("status")).to_have_text("Everything is in order.")
    check_page(boss)
    page_errors.clear()  # the ban and the first visit to /admin are logged as errors
