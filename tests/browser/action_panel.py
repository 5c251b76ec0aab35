"""Every state of the action panel: positions that offer every kind of action, and everything a player can pick there.

The page itself explores a position. It taps pieces, cells and buttons that only choose, and never a button that acts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, TypedDict

from playwright.sync_api import Page

from nasrid import Game, write_action
from tests.browser.pseudolocales import LANGUAGES
from tests.browser.screens import set_language
from tests.browser.tables import play_game_until
from tests.browser.tour import FULL_OPTIONS

FULL_COMBINED_OPTIONS = {**FULL_OPTIONS, "game": "combined"}
MIN_TARGET_PX = 44
PHONE_WIDTHS_PX = (390, 360)
TEXT_ENLARGEMENT = 1.3  # of some phones; the panel may then grow


class Position(NamedTuple):
    """A position in a random game in which seat 0 prefers actions of one kind."""

    options: dict[str, Any]
    seed: int
    is_wanted: Callable[[list[str]], bool]  # by the legal actions
    preferred: str = ""

    def record(self) -> dict[str, Any]:
        return play_game_until(
            self.options, self.seed, lambda game: self.is_wanted(_legal_actions(game)), preferred=self.preferred
        )


def _legal_actions(game: Game) -> list[str]:
    return [write_action(action) for action in game.legal_actions()]


def offers(*verbs: str) -> Callable[[list[str]], bool]:
    """Return a condition: all these kinds of action are legal."""
    return lambda legal: set(verbs) <= {action.split()[0] for action in legal}


def _has_swaps(least: int) -> Callable[[list[str]], bool]:
    """Return a condition: one tile of the city may be swapped for this many, or leave it."""

    def is_met(legal: list[str]) -> bool:
        swaps = Counter(action.split()[1] for action in legal if action.startswith("swap"))
        return any(count >= least and f"remove {cell}" in legal for cell, count in swaps.items())

    return is_met


def _can_take(cards: int) -> Callable[[list[str]], bool]:
    """Return a condition: this many cards may be taken at once."""
    return lambda legal: any(action.startswith("take") and len(action.split()) > cards for action in legal)


def _has_fees(least: int) -> Callable[[list[str]], bool]:
    """Return a condition: a bought tile may be turned over for this many different fees, and given to Dirk."""

    def is_met(legal: list[str]) -> bool:
        fees = {action.partition(" for ")[2] for action in legal if action.startswith("build")} - {""}
        return len(fees) >= least and offers("give", "reserve")(legal)

    return is_met


def _all_of(*conditions: Callable[[list[str]], bool]) -> Callable[[list[str]], bool]:
    return lambda legal: all(condition(legal) for condition in conditions)


POSITIONS = {
    "first turn": Position(FULL_OPTIONS, 1, offers("take")),
    "every kind of action": Position(
        FULL_OPTIONS, 1, _all_of(offers("end", "hut", "reactivate", "take", "buy"), _has_swaps(3)), "reserve"
    ),
    "small cards": Position(FULL_OPTIONS, 10, _all_of(offers("end"), _can_take(3))),
    "many tiles in the reserve": Position(FULL_COMBINED_OPTIONS, 6, _all_of(offers("take"), _has_swaps(5)), "reserve"),
    "bought tile with two sides": Position(FULL_COMBINED_OPTIONS, 1, _has_fees(2)),
    "bought tile that fits nowhere": Position(
        FULL_COMBINED_OPTIONS, 1, lambda legal: offers("give")(legal) and not offers("build")(legal)
    ),
    "tile of Granada on sale": Position(FULL_COMBINED_OPTIONS, 1, offers("take", "buy", "end", "remove")),
    "vizier": Position(FULL_COMBINED_OPTIONS, 1, offers("pass", "buy")),
    "bonus cards": Position(FULL_OPTIONS, 0, offers("pass", "reveal")),
    "confirmation": Position({**FULL_OPTIONS, "confirm_turns": True}, 1, offers("confirm")),
}

# Everything that a player can pick, as taps of one selector after another.
TAPS = {
    "site": "[data-place^='site-']",
    "money": "[data-place^='display-']",
    "hut": "[data-place^='hut-']",
    "bonus": "[data-place^='bonus-']",
    "vizier": ".piece.round[aria-pressed]",
    "bought": "[data-place^='unplaced-']",
    "reserved": "[data-place^='reserve-']",
    "card": ".hand button",
    "cell": ".board .offered",
    "any_cell": ".board .offered",
    "redesign": ".action-panel [data-choice=redesign]",
    "turn": ".action-panel [data-choice=turn]",
    "swap": ".action-panel [data-choice=swap]",
    "give": ".action-panel [data-action^=give]",
    "auto": ".action-panel [data-choice=auto]",
}
MAX_TARGETS = {"site": 8, "money": 4, "cell": 4, "card": 3, "reserved": 2, "bonus": 2}  # tried of each kind; else one
# Each tap leads to the taps that may follow it.
TAP_TREE: dict[str, Any] = {
    "site": {"turn": {}, "card": {}, "auto": {}},
    "money": {"money": {"money": {"money": {}}}},
    "hut": {},
    "bonus": {},
    "vizier": {},
    "reserved": {"any_cell": {}},
    "bought": {"any_cell": {}, "give": {}, "turn": {"give": {}, "any_cell": {"give": {}}}},
    "redesign": {"cell": {"swap": {}}},
}

# The functions that explore and measure the panel of the page.
PANEL_SCRIPT = """
({ taps, maxTargets, leastPx }) => {
    const panel = () => document.querySelector(".action-panel");
    const pause = () => new Promise(done => { // shorter than a nested timeout
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
    });
    const box = each => each.getBoundingClientRect();
    const shows = each => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden");
    const isWithin = (inner, outer) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;

    async function settle() {
        await pause();
        const end = performance.now() + 5000;
        while (panel().innerText.includes("…") && performance.now() < end) await pause(); // until the server answers
    }
    async function go(path) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await pause();
        for (const [tap, index] of path) {
            const target = document.querySelectorAll(taps[tap])[index];
            if (!target) return false;
            target.click();
            await settle();
        }
        return true;
    }
    // Two states are equal if they have the same buttons and, apart from numbers, the same texts beside them.
    function stateName() {
        const parts = [...panel().querySelectorAll("button:not(.way), p, .ways")].filter(shows).map(each => {
            if (each.matches(".ways")) return "ways";
            if (each.matches(".plan")) return each.innerText.replace(/[A-Z]\\w+/g, "X").replace(/[0-9 +]+/g, " 0 ");
            if (each.matches("p")) return each.innerText.replace(/[0-9]+/g, "0");
            const action = each.dataset.action?.split(" ")[0] ?? each.dataset.choice ?? "button";
            const detail = each.querySelector("small")?.innerText.replace(/[0-9]+/g, "0");
            return action + (detail && each.dataset.action?.startsWith("buy") ? `: ${detail}` : "")
                + (each.matches(".armed") ? " armed" : "");
        });
        return parts.join(" | ");
    }
    async function explore(tree) {
        const found = {};
        async function visit(path, branches) {
            if (!(await go(path))) return;
            const [name, length] = [stateName(), panel().innerText.length];
            if (!found[name] || found[name].length < length) found[name] = { path, length };
            const [previous, index] = path.at(-1) ?? [];
            const steps = Object.entries(branches).flatMap(([tap, next]) => {
                const count = Math.min(document.querySelectorAll(taps[tap]).length, maxTargets[tap] ?? 1);
                const first = tap === previous ? index + 1 : 0; // each set of cards once
                return Array.from({ length: count }, (_, each) => [[...path, [tap, each]], next]).slice(first);
            });
            for (const step of steps) await visit(...step);
        }
        await visit([], tree);
        await go([]);
        return found;
    }
    function scrollerOf(each) {
        for (let at = each.parentElement; at !== panel().parentElement; at = at.parentElement)
            if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return at;
        return null;
    }
    function* faults() {
        const edge = box(panel()), screen = new DOMRect(0, 0, innerWidth, innerHeight);

        if (!isWithin(edge, screen)) yield "the panel leaves the screen";
        const buttons = [...panel().querySelectorAll("button, a")].filter(shows);
        for (const each of buttons) {
            const name = each.innerText.trim() || each.getAttribute("aria-label") || each.title;
            const at = box(each), scroller = scrollerOf(each);
            if (Math.round(at.width) < leastPx || Math.round(at.height) < leastPx)
                if (each.matches("button")) yield `“${name}” is ${at.width.toFixed()} x ${at.height.toFixed()}`;
            if (scroller && !isWithin(box(scroller), screen)) yield `the strip of “${name}” leaves the screen`;
            if (scroller) each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
            const seen = box(each);
            if (!isWithin(seen, scroller ? box(scroller) : edge)) yield `“${name}” leaves the panel`;
            const hit = document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2);
            if (!each.contains(hit)) yield `“${name}” is covered by ${hit?.className}`;
        }
        const walker = document.createTreeWalker(panel(), NodeFilter.SHOW_TEXT);
        const texts = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const owner = node.parentElement.closest("button, a, p, .cap") ?? panel();
            if (!node.data.trim() || !shows(node.parentElement) || node.parentElement.closest("svg")) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { x, y, width, height } of range.getClientRects()) {
                if (width < 1) continue;
                const rect = new DOMRect(x, y + 0.15 * height, width, 0.7 * height); // most letters are lower
                texts.push({ node, rect });
                if (!isWithin(rect, box(owner))) yield `“${node.data.trim()}” overflows`;
                if (!scrollerOf(owner) && !isWithin(rect, edge)) yield `“${node.data.trim()}” leaves the panel`;
            }
        }
        for (const [index, one] of texts.entries())
            for (const other of texts.slice(index + 1)) {
                const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
                const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
                if (one.node !== other.node && across > 1 && down > Math.min(one.rect.height, other.rect.height) / 2)
                    yield `“${one.node.data.trim()}” overlaps “${other.node.data.trim()}”`;
            }
    }
    function enlargeTexts(rate) {
        const parts = [...panel().querySelectorAll("*")];
        const sizes = parts.map(each => parseFloat(getComputedStyle(each).fontSize));
        for (const [index, each] of parts.entries()) each.style.fontSize = `${rate * sizes[index]}px`;
        return () => parts.forEach(each => (each.style.fontSize = ""));
    }
    // Measures each state at each width of the table. The window keeps its size, because a change renders everything.
    async function inspect(states, widths, enlargement) {
        const table = document.querySelector("main.table"), found = [];
        const heights = new Map(widths.map(width => [width, new Map()])); // of a state with each height
        for (const [name, { path }] of Object.entries(states)) {
            if (!(await go(path))) { found.push(`${name}: not reached`); continue; }
            for (const width of widths) {
                table.style.width = `${width}px`;
                heights.get(width).set(Math.round(box(panel()).height), name);
                for (const each of panel().querySelectorAll(".alt"))
                    if (each.scrollWidth > each.clientWidth) found.push(`${width} px, ${name}: has to be scrolled`);
                for (const fault of new Set(faults())) found.push(`${width} px, ${name}: ${fault}`);
            }
            const reset = enlargeTexts(enlargement);
            panel().scrollIntoView({ block: "end", behavior: "instant" });
            for (const fault of new Set(faults())) found.push(`enlarged texts, ${name}: ${fault}`);
            reset();
            table.style.width = "";
        }
        for (const [width, seen] of heights)
            if (seen.size > 1) found.push(`${width} px: the city jumps between ${JSON.stringify([...seen])}`);
        await go([]);
        return found;
    }
    window.actionPanel = { explore, inspect, go };
}
"""


class PanelState(TypedDict):
    path: list[tuple[str, int]]  # taps, each with the index of the element
    length: int  # of the texts


PanelStates = dict[str, PanelState]  # by a description in English


def explore(page: Page) -> PanelStates:
    """Return the states that the player can reach, each with its longest texts."""
    page.evaluate(PANEL_SCRIPT, {"taps": TAPS, "maxTargets": MAX_TARGETS, "leastPx": MIN_TARGET_PX})
    found: PanelStates = page.evaluate("tree => actionPanel.explore(tree)", TAP_TREE)
    return found


def find_panel_faults(page: Page, states: PanelStates) -> list[str]:
    """Return the faults of these states in every language."""
    found: list[str] = []
    for language in LANGUAGES:
        set_language(page, language)
        faults = page.evaluate("args => actionPanel.inspect(...args)", [states, PHONE_WIDTHS_PX, TEXT_ENLARGEMENT])
        found.extend(f"{language}, {fault}" for fault in faults)
    return found
