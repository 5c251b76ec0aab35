"""Tables on a device: their logs in the browser, and a player."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from nasrid.server.protocol import entries
from nasrid.server.protocol.messages import encode
from nasrid.server.table.folding import fold_log
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from tests.browser.player import NEXT_STATE, Player

READ_ENTRIES = """table => new Promise((resolve, reject) => {
    const opening = indexedDB.open("nasrid-tables", 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const database = opening.result;
        const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
        const request = database.transaction("entries").objectStore("entries").getAll(range);
        request.onsuccess = () => { database.close(); resolve(request.result); };
    };
})"""


def kept(page: Page, table: str) -> TableState:
    """Return the state of a table, folded from its log in the browser."""
    return fold_log(table, [entries.decode(text) for text in page.evaluate(READ_ENTRIES, table)])


def navigate(page: Page, path: str) -> None:
    """Go to another page as a link does, so that Python keeps running."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path)


def table_of(page: Page) -> str:
    """Return the id in the page's address, on a server or on the static site."""
    return page.url.split("table/")[1].split("#")[0]


class DevicePlayer(Player):
    """A player at a table of the device. It plays for every person who shares the device."""

    def __init__(self, page: Page, *arguments: Any) -> None:
        super().__init__(page, *arguments)
        self.table = table_of(page)

    def sees(self) -> dict[str, Any]:
        state = kept(self.page, self.table)
        seat = state.decider if state.decider is not None and state.seats[state.decider].player else 0
        seen: dict[str, Any] = json.loads(encode(snapshot_for(state, state.seats[seat].player)))
        return seen

    def awaits_anything(self) -> str:
        """Wait for the next state, and uncover the hand of the next person if necessary."""
        while (found := self._next()) == "cover":
            cover = self.page.locator(".cover .take")
            self.hands.press(cover)
            expect(cover).to_be_hidden()
        return found

    def _next(self) -> str:
        looked = f"() => document.querySelector('.cover .take') ? 'cover' : ({NEXT_STATE})()"
        found: str = self.page.wait_for_function(looked, polling=50, timeout=60_000).json_value()
        return found


def start_game(
    page: Page, game: str = "Alhambra", players: int = 3, people: int = 1, modules: tuple[str, ...] = ()
) -> str:
    """Start a game with the form on the offline page, against apprentices. Return its id."""
    page.get_by_role("button", name="A new game").click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name=game).check(force=True)
    form.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True).check(force=True)
    for seat in range(players):
        kind = "you" if seat == 0 else "invited" if seat < people else "apprentice"
        form.get_by_label(f"Seat {seat + 1} is for").select_option(kind)
    for module in modules:
        form.get_by_role("switch", name=module).check(force=True)
    form.get_by_role("button", name="Start the game").click()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    return table_of(page)
