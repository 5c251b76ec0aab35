"""A player in a browser.

It reads the legal actions from the server, as the page does, and acts only through the page: by mouse, touch or
keyboard.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from nasrid.rules.pieces.lists import load_components

MAIN_CHOICE = "[data-testid=main-choice]"
OWN_TURN = "main.table:not(.waiting)"
NEXT_STATE = """() => {
    const offered = name => [...document.querySelectorAll("button")]
        .some(each => each.innerText.trim().startsWith(name) && each.checkVisibility());
    return offered("Continue") ? "sheet"
        : offered("Play again") ? "result"
        : document.querySelector("main.table:not(.waiting)") && "turn";
}"""
NON_ADVANCING_ACTIONS = {"remove", "swap", "reactivate", "hut"}


class Mouse:
    """Input by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        thing.click()

    def cell(self, cell: str) -> None:
        """Select a cell of the city."""
        place = self.page.locator(f".board [data-cell='{cell}']")
        self.press(place)
        expect(place).to_have_attribute("aria-selected", "true")


class Finger(Mouse):
    def press(self, thing: Locator) -> None:
        thing.tap()


class Keys(Mouse):
    """Input by keyboard alone: shortcuts, Tab, arrow keys and Enter."""

    def press(self, thing: Locator) -> None:
        if number := thing.get_attribute("aria-keyshortcuts"):
            second = thing.evaluate("each => each.previousElementSibling !== null && each.closest('.pair') !== null")
            self.page.keyboard.press(f"Shift+Digit{number}" if second else number)
            return
        if thing.get_attribute("data-testid") == "main-choice":
            self.page.keyboard.press("d")
        else:
            self._reach(thing)
        self.page.keyboard.press("Enter")

    def _reach(self, thing: Locator) -> None:
        wanted = thing.element_handle()
        assert wanted
        for _ in range(150):
            if wanted.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def cell(self, cell: str) -> None:
        """Step through the marked cells to this one, and select it."""
        self.page.keyboard.press("c")
        place = self.page.locator(f".board [data-cell='{cell}']")
        for _ in range(60):
            self.page.keyboard.press("n")
            if "focused" in (place.get_attribute("class") or ""):
                break
        self.page.keyboard.press("Enter")
        expect(place).to_have_attribute("aria-selected", "true")


class Player:
    """A player that decides at random and prefers kinds of actions not performed yet, even in other games."""

    def __init__(self, page: Page, hands: Mouse, rng: random.Random, done: Counter[str] | None = None) -> None:
        self.page, self.hands, self.rng = page, hands, rng
        self.table = page.url.split("/table/")[1].split("#")[0]
        self.done: Counter[str] = Counter() if done is None else done
        self.seen: dict[str, Any] = {"seq": 0}

    def sees(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()
        return answer

    def play_to_the_end(self) -> None:
        while self.awaits() == "turn":
            self.act()

    def act(self) -> None:
        before, self.seen = self.seen["seq"], self.sees()
        assert self.seen["seq"] > before, f"{self.done.most_common(3)}: the last action did nothing"
        self.perform(self.choose(self.seen["view"]["legal_actions"]))

    def awaits(self) -> str:
        """Wait for the own turn or the result, and return which. Score sheets are closed."""
        while (next_thing := self.awaits_anything()) == "sheet":
            sheet = self.page.get_by_role("button", name="Continue")
            self.hands.press(sheet)
            expect(sheet).to_be_hidden()
        return next_thing

    def awaits_anything(self) -> str:
        found: str = self.page.wait_for_function(NEXT_STATE, polling=50, timeout=60_000).json_value()
        return found

    def choose(self, legal: list[str]) -> str:
        """Return an action of a new kind, or else one that advances the game."""
        new = [action for action in legal if not self.done[action_kind(action)]]
        onward = [action for action in legal if action.split()[0] not in NON_ADVANCING_ACTIONS]
        return self.rng.choice(new or onward or legal)

    def perform(self, text: str) -> None:
        """Perform an action, given in notation, through the page."""
        kind, *words = text.split()
        getattr(self, f"_{kind}")(*words)
        self.done[action_kind(text)] += 1

    def _take(self, *cards: str) -> None:
        display = list(self.seen["view"]["display"])
        for card in cards:
            place = display.index(card)
            display[place] = None
            self._press(f"[data-place=display-{place}]")
        self._press_main_choice()

    def _buy(self, tile: str, *cards: str) -> None:
        self._press(f"[data-place=site-{tile}]")
        missing = Counter(cards)
        for card in self.page.locator(".hand button").all():
            name = (card.get_attribute("data-place") or "").removeprefix("hand-")
            wanted = missing[name] > 0
            missing[name] -= 1
            if wanted != (card.get_attribute("aria-pressed") == "true"):
                self.hands.press(card)
        self._press_main_choice()

    def _build(self, tile: str, cell: str, *fee: str) -> None:
        self._hold(tile, fee)
        self.hands.cell(cell)
        self._press_main_choice()

    def _swap(self, cell: str, tile: str) -> None:
        self._press(f"[data-place=reserve-{tile}]")
        self.hands.cell(cell)
        self._press_main_choice()

    def _remove(self, cell: str) -> None:
        self.hands.press(self.page.get_by_role("button", name="Redesign"))
        self.hands.cell(cell)
        self._press_main_choice()

    def _reserve(self, tile: str) -> None:
        self._hold(tile)
        self._do(f"reserve {tile}")

    def _give(self, tile: str, *fee: str) -> None:
        self._hold(tile, fee)
        for _ in range(2):  # giving a tile away is final, so it needs a confirmation
            self._do(" ".join(["give", tile, *fee]))

    def _hut(self, hut: str) -> None:
        self._press(f"[data-place=hut-{hut}]")
        self._press_main_choice()

    def _reveal(self, tile: str) -> None:
        card = self.page.locator(f"[data-place=bonus-{tile}]")
        if card.get_attribute("aria-pressed") != "true":
            self.hands.press(card)
        self._press_main_choice()

    def _reactivate(self) -> None:
        self.hands.press(self.page.get_by_role("button", name="Vizier used"))
        self._press_main_choice()

    def _end(self) -> None:
        self._do("end")

    def _pass(self) -> None:
        self._do("pass")

    def _confirm(self) -> None:
        self._press_main_choice()

    def _hold(self, face: str, fee: tuple[str, ...] = ()) -> None:
        """Pick up a bought or reserved tile, with this face up."""
        me = self._me()
        held = [tile for tile in (face, back_of(face)) if tile in me["unplaced"]]
        origin, tile = ("unplaced", held[0]) if held else ("reserve", face)
        piece = self.page.locator(f"[data-place={origin}-{tile}]").first
        if piece.get_attribute("aria-pressed") != "true":
            self.hands.press(piece)
        turned = self.page.locator(".action-panel").get_by_role("button", name=re.compile("Turn over"))
        if face != tile:
            self.hands.press(turned)
        if fee:
            choice = self.page.locator(f"[data-fee='{' '.join(fee[1:])}']")
            if choice.count():
                self.hands.press(choice)

    def _me(self) -> dict[str, Any]:
        me: dict[str, Any] = self.seen["view"]["players"][self.seen["you"]["seat"]]
        return me

    def _press(self, selector: str) -> None:
        self.hands.press(self.page.locator(selector).first)

    def _press_main_choice(self) -> None:
        self.hands.press(self.page.locator(MAIN_CHOICE))

    def _do(self, action: str) -> None:
        self.hands.press(self.page.locator(f".action-panel [data-action='{action}']"))


def wait_for_own_turn(page: Page, hands: type[Mouse] = Mouse) -> Player:
    """Wait for the own turn, and return the player, who has looked at the table."""
    player = Player(page, hands(page), random.Random(0))
    assert player.awaits() == "turn"
    player.seen = player.sees()
    return player


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box, f"{thing} is not visible"
    return box


def action_kind(action: str) -> str:
    """Return the kind of an action. Exact purchases and placements of turned tiles are kinds of their own."""
    kind, *words = action.split()
    if kind in ("build", "give"):
        return f"{kind} turned over" if "for" in words else kind
    if kind == "buy":
        paid = sum(int(word[1:]) for word in words[1:] if len(word) == 2 and word[1].isdigit())
        price = int(re.findall(r"\d+", words[0])[0])
        mixed = any(word.isalpha() for word in words[1:])
        return "buy with an exchange card" if mixed else "buy exactly" if paid == price else "buy"
    return kind


def back_of(face: str) -> str:
    """Return the other face of a tile. It is empty for tiles of modules."""
    faces = load_components().faces
    return faces[face].back if face in faces else ""
