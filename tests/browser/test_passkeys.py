"""Passkeys in the settings, with Chromium's virtual authenticator."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.screens import find_layout_faults
from tests.browser.tables import open_settings
from tests.server.client import Server

PASSWORD = "correct horse"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def add_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page an authenticator that confirms at once. Return it with its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, added["authenticatorId"]


def test_player_adds_a_passkey_and_signs_in_with_it(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    url = f"http://localhost:{server.port}"  # passkeys need a name
    page = open_page(f"{url}/", "phone")
    session, authenticator = add_authenticator(page)
    page.request.post(f"{url}/api/me", data={"name": "Zaida"})
    page.request.put(f"{url}/api/me/password", data={"login": "has-a-passkey", "password": PASSWORD})
    page.evaluate("localStorage.setItem('nasrid-name', 'Zaida')")
    page.reload()
    open_settings(page, "Login and security")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_label("Name of the passkey").fill("Zaida’s phone")
    page.get_by_label("Current password").fill(PASSWORD)
    session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("No passkey was used.")).to_be_visible()
    session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": True})
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey added")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_be_focused()
    expect(page.get_by_role("button", name="Remove Zaida’s phone")).to_be_visible()
    assert not (faults := [*find_layout_faults(page)]), faults
    assert not (found := find_violations(page)), found

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Signed in with a passkey")).to_be_visible()
    expect(page.get_by_text("Your login is has-a-passkey.")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device already has a passkey")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Remove Zaida’s phone").click()
    expect(page.get_by_label("Current password")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Remove Zaida’s phone").click()
    page.get_by_label("Current password").fill("a guess, 1")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Login and password do not match.")).to_be_visible()
    assert not (faults := [*find_layout_faults(page)]), faults
    assert not (found := find_violations(page)), found
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Removed. Also delete it on your device")).to_be_visible()
    expect(page.get_by_text("Passkey removed", exact=True)).to_be_visible()

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("This passkey is not valid here")).to_be_visible()
    assert not (faults := [*find_layout_faults(page)]), faults
    assert not (found := find_violations(page)), found
    page_errors[:] = [error for error in page_errors if "401" not in error]


def test_link_for_another_device_requires_the_password(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    page = open_page("/", "phone")
    page.request.post(f"{server.url}/api/me", data={"name": "Zaida"})
    page.evaluate("localStorage.setItem('nasrid-name', 'Zaida')")
    page.reload()
    open_settings(page, "Devices")
    page.get_by_role("button", name="Create a link").click()
    expect(page.get_by_text("Open this link on the other device")).to_be_visible()  # a guest has no password

    page.request.put(f"{server.url}/api/me/password", data={"login": "has-a-phone", "password": PASSWORD})
    page.reload()
    open_settings(page, "Devices")
    page.get_by_role("button", name="Create a link").click()
    page.get_by_label("Current password").fill("a guess, 1")
    page.get_by_role("button", name="Create a link").click()
    expect(page.get_by_text("Login and password do not match.")).to_be_visible()
    assert not (faults := [*find_layout_faults(page)]), faults
    assert not (found := find_violations(page)), found
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Create a link").click()
    expect(page.get_by_text("Open this link on the other device")).to_be_visible()
    page_errors[:] = [error for error in page_errors if "401" not in error]
