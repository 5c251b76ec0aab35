"""Tables on a device: what the browser keeps of them, read as the server would read its own log."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from nasrid.server.protocol import entries
from nasrid.server.protocol.messages import encode
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState, fold_log
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
    """What the log in the browser adds up to."""
    return fold_log(table, [entries.decode(text) for text in page.evaluate(READ_ENTRIES, table)])


def navigate(page: Page, path: str) -> None:
    """To another of our pages as a link leads there: Python goes on."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path)


def table_of(page: Page) -> str:
    """The id that the address names, with a server behind it or without."""
    return page.url.split("table/")[1].split("#")[0]


class DevicePlayer(Player):
    """Plays at a table of the device; where several people do, for whoever is asked."""

    def __init__(self, page: Page, *arguments: Any) -> None:
        super().__init__(page, *arguments)
        self.table = table_of(page)

    def sees(self) -> dict[str, Any]:
        state = kept(self.page, self.table)
        seat = state.decider if state.decider is not None and state.seats[state.decider].player else 0
        seen: dict[str, Any] = json.loads(encode(snapshot_for(state, state.seats[seat].player)))
        return seen

    def awaits_anything(self) -> str:
        """Whoever is asked takes the device first."""
        while (found := self._next()) == "cover":
            cover = self.page.locator(".cover button")
            self.hands.press(cover)
            expect(cover).to_be_hidden()
        return found

    def _next(self) -> str:
        looked = f"() => document.querySelector('.cover button') ? 'cover' : ({NEXT_STATE})()"
        found: str = self.page.wait_for_function(looked, polling=50, timeout=60_000).json_value()
        return found


def start_game(
    page: Page, game: str = "Alhambra", players: int = 3, people: int = 1, modules: tuple[str, ...] = ()
) -> str:
    """Starts a game with the form of the device's page, against apprentices."""
    page.get_by_role("button", name="A new game").click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name=game).check(force=True)
    form.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True).check(force=True)
    for seat in range(players):
        what = "you" if seat == 0 else "invited" if seat < people else "apprentice"
        form.get_by_label(f"Seat {seat + 1} is for").select_option(what)
    for module in modules:
        form.get_by_role("switch", name=module).check(force=True)
    form.get_by_role("button", name="Start the game").click()
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    return table_of(page)
