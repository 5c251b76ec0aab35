"""Push notifications, from the switch in the settings to the notification, over a push service of the tests.

The last step, from the service to the browser, is simulated, because browsers have no push service without a network.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.axe import find_violations
from tests.browser.chromium import FULL_CHROMIUM_NAMES, launch_chromium
from tests.browser.conftest import SCREENS
from tests.browser.tables import become_guest, open_section
from tests.server.client import Server
from tests.server.pushing import PushService

# Replaces the browser's push service, which needs a network.
FAKE_PUSH_MANAGER = """({ endpoint, p256dh, auth }) => {
    let subscription = null;
    const toJSON = () => ({ keys: { p256dh, auth } });
    const made = { endpoint, toJSON, unsubscribe: async () => { subscription = null; } };
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (applicationServerKey.length !== 65) throw new TypeError("no key");
        return subscription = made;
    };
}"""
LIST_NOTIFICATIONS = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, tag, actions }) => ({ title, body, tag, actions: actions.map(each => each.title) }))"""

# Simulates a click on the button of the notification, which tests cannot reach.
PRESS_UNSUBSCRIBE = """async () => {
    const [notification] = await registration.getNotifications();
    let done;
    const pressed = { action: "off", notification, waitUntil: work => done = work };
    dispatchEvent(Object.assign(new Event("notificationclick"), pressed));
    await done;
}"""


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Run a Chromium that supports notifications."""
    with launch_chromium(playwright, names=FULL_CHROMIUM_NAMES) as running:
        yield running


@pytest.fixture
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with PushService(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture
def server(
    service: PushService, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    with Server(tmp_path_factory.mktemp("server"), "--allow-private-push", limits=["push_delay_seconds=1"]) as running:
        yield running


def test_notification_is_localised_and_can_be_switched_off(
    browser: Browser, server: Server, service: PushService
) -> None:
    device = service.device("phone")
    context = browser.new_context(
        base_url=server.url, **SCREENS["phone"], permissions=["notifications"], locale="fr-FR", timezone_id="Asia/Tokyo"
    )
    page = context.new_page()
    page.add_init_script(f"({FAKE_PUSH_MANAGER})({json.dumps(device.form())})")
    page.goto("/")
    become_guest(page)
    page.reload()
    page.get_by_role("button", name="Réglages").first.click()
    open_section(page, "Notifications")
    switch = page.get_by_role("switch", name="Me prévenir quand c’est à moi")
    expect(switch).to_be_enabled()
    switch.check()
    for time in ("De", "À"):  # no quiet hours
        with page.expect_response(lambda answer: answer.request.method == "PUT"):
            page.get_by_label(time, exact=True).fill("03:00")

    bot = {"kind": "bot", "level": "apprentice"}
    settings = {"options": {"players": 2}, "seats": [{}, bot], "clock": {"kind": "correspondence", "days": 2}}
    table = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
    payload, _ = service.next(device)
    assert payload == {"table": table, "wanted": "turn"}
    deliver(page, server, payload)
    deliver(page, server, payload)
    page.wait_for_function(f"() => ({LIST_NOTIFICATIONS})().then(all => all.length)")
    assert page.evaluate(LIST_NOTIFICATIONS) == [
        {
            "title": "À toi de jouer",
            "body": "Les autres t’attendent à la table.",
            "tag": table,
            "actions": ["Plus de notifications"],
        }
    ]
    assert page.evaluate("caches.keys()") == ["nasrid-texts /"]  # other copies on the origin have their own
    page.context.service_workers[0].evaluate(PRESS_UNSUBSCRIBE)
    assert page.evaluate(LIST_NOTIFICATIONS) == []
    assert not is_on(page)
    switch.uncheck()
    for wanted in (True, False):
        expect(switch).to_be_enabled()
        switch.set_checked(wanted)
        expect(switch).to_be_enabled()
        assert is_on(page) is wanted
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not find_violations(page)
    context.close()


def is_on(page: Page) -> bool:
    return bool(page.request.get("/api/me/push").json()["enabled"])


def deliver(page: Page, server: Server, payload: Any) -> None:
    """Deliver a push message to the service worker."""
    session = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    (registration,) = {each["registrationId"] for each in registrations}
    message = {"origin": server.url, "registrationId": registration, "data": json.dumps(payload)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()
