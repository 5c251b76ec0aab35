"""The action panel of a phone: every state in every language."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.action_panel import FULL_COMBINED_OPTIONS, POSITIONS, PanelStates, explore, find_panel_faults
from tests.browser.conftest import OpenPage
from tests.browser.player import OWN_TURN
from tests.browser.screens import set_language
from tests.browser.tables import resume_game, start_duel

# States that once overflowed. The others are found by exploring.
FULL_STATES = {
    "hut | end | redesign",
    "reactivate | end | redesign",
    "swap | end | redesign",
    "take | end",
    "ways | remove | end | redesign",
    "ways | build | turn | reserve | give armed",
    "A tile is paid for in the currency of its space, and in no other. | turn | end | redesign",
}


def test_every_state_of_the_panel_fits_in_every_language(open_page: OpenPage) -> None:
    faults: list[str] = []
    seen: PanelStates = {}
    for position in POSITIONS.values():
        page = open_phone(open_page)
        resume_game(page, position.record())
        expect(page.locator(OWN_TURN)).to_be_visible()
        found = explore(page)
        new = {name: state for name, state in found.items() if state["length"] > text_length(seen, name)}
        seen |= new
        faults += find_panel_faults(page, new)
        page.close()
    assert not faults, "\n".join(faults)
    assert seen.keys() >= FULL_STATES


def text_length(states: PanelStates, name: str) -> int:
    return states[name]["length"] if name in states else 0


def open_phone(open_page: OpenPage) -> Page:
    return open_page(screen="phone", reduced_motion="reduce", viewport={"width": 390, "height": 740})


def test_every_state_of_the_panel_fits_while_waiting(open_page: OpenPage) -> None:
    pages = open_phone(open_page), open_phone(open_page)
    table = start_duel(*pages, FULL_COMBINED_OPTIONS)
    decider = pages[0].request.get(f"/api/tables/{table}").json()["view"]["seat"]
    waiting, deciding = pages[::-1] if decider == 0 else pages
    ask = waiting.locator("[data-choice=ask]")
    faults = []
    for is_asked in ("true", "false"):
        expect(ask).to_have_attribute("aria-pressed", is_asked)
        states = explore(waiting)
        assert any("button | auto" in name or "auto | button" in name for name in states), states
        faults += find_panel_faults(waiting, states)
        set_language(waiting, "en")
        ask.tap()
    vote = {"type": "vote_out", "id": "vote", "seat": decider}
    waiting.wait_for_timeout(1100)  # vote_out_after_seconds of the test server
    assert waiting.request.post(f"/api/tables/{table}/commands", data=vote).ok
    expect(deciding.get_by_role("button", name="I am back")).to_be_visible()
    faults += find_panel_faults(deciding, explore(deciding))
    assert not faults, "\n".join(faults)
