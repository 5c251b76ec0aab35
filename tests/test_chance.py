"""docs/records.md implemented a second time, as simply as possible: it must lead to the same games."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from nasrid import Game, Options
from nasrid.rules.pieces.chance import commitment

DATA = Path(__file__).parents[1] / "src" / "nasrid" / "rules" / "data"
CURRENCIES = "ygbo"


class Chance:
    def __init__(self, seed: int) -> None:
        self.words = self.stream(sha256(str(seed).encode()).digest())

    def stream(self, key: bytes) -> Iterator[int]:
        for k in count():
            block = sha256(key + (k // 8).to_bytes(8, "big")).digest()
            yield int.from_bytes(block[4 * (k % 8) :][:4], "big")

    def below(self, n: int) -> int:
        while True:
            word = next(self.words)
            if word < 2**32 // n * n:
                return word % n

    def shuffled(self, items: list[str]) -> list[str]:
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def rows(name: str) -> list[dict[str, str]]:
    with open(DATA / name, encoding="utf-8") as file:
        return list(csv.DictReader(file))


def dealt(game: str, players: int, modules: set[str], seed: int) -> dict[str, object]:
    """Return the setup of a game as docs/records.md describes it."""
    chance = Chance(seed)
    alhambra = [row["type"] + row["price"] + row["walls"] for row in rows("alhambra_tiles.csv")]
    granada = [row["even_type"] + row["even_price"] + row["moats"] for row in rows("granada_tiles.csv")]
    bags = [chance.shuffled(tiles) if used else [] for tiles, used in used_tiles(game, alhambra, granada)]
    site = []
    for _ in range(4):
        for kind, bag in enumerate(bags):
            if bag:
                while game == "combined" and kind == 1 and not bag[-1][-1].isupper():
                    bag[:] = chance.shuffled(bag)
                site.append(bag.pop())
    dirk = [bag.pop() for bag in bags if bag for _ in range(6)] if players == 2 else []
    money = [f"{letter}{value}" for letter in CURRENCIES for value in range(1, 10) for _ in range(2 + (players > 2))]
    money = chance.shuffled(money)
    hands: list[list[str]] = []
    for _ in range(players):
        hands.append([])
        while worth(hands[-1]) < 20:
            hands[-1].append(money.pop())
    best = min((len(hand), worth(hand)) for hand in hands)
    tied = [seat for seat, hand in enumerate(hands) if (len(hand), worth(hand)) == best]
    start = tied[chance.below(len(tied))] if len(tied) > 1 else tied[0]
    display = [money.pop() for _ in range(4)]
    extras = {3: ["A"]} if game == "combined" else {2: ["A"], 4: ["B"]}
    if "exchange" in modules:
        cards = chance.shuffled([row["currency_a"][0] + row["currency_b"][0] for row in rows("exchange_cards.csv")])
        for pile in (2, 3, 4):
            extras.setdefault(pile, []).extend([cards.pop(), cards.pop()])
    deck: list[str] = []
    for number in range(1, 6):
        size = len(money) // 5 + (number <= len(money) % 5)
        pile_cards = money[sum_sizes(len(money), number) :][:size]
        deck += chance.shuffled(pile_cards + extras[number]) if number in extras else pile_cards
    bonus: list[list[str]] = []
    if "bonus" in modules:
        cards = chance.shuffled([tile for tile in alhambra if not tile[-1].isupper()])
        each = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}[players]
        bonus = [sorted(cards.pop() for _ in range(each)) for _ in range(players)]
    huts: list[str] = []
    if "huts" in modules:
        for building in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"):
            pile_huts = [f"hut-{building}-{row['walls']}" for row in rows("worker_huts.csv") if row["type"] == building]
            huts.append(chance.shuffled(pile_huts)[-1])
    return {
        "site": site,
        "alhambra bag": bags[0][::-1],
        "granada bag": bags[1][::-1],
        "dirk tiles": dirk,
        "hands": [sorted(hand) for hand in hands],
        "start": start,
        "display": display,
        "deck": deck,
        "bonus": bonus,
        "huts": huts,
    }


def used_tiles(game: str, alhambra: list[str], granada: list[str]) -> list[tuple[list[str], bool]]:
    return [(alhambra, game != "granada"), (granada, game != "alhambra")]


def worth(cards: list[str]) -> int:
    return sum(int(card[1]) for card in cards)


def sum_sizes(total: int, number: int) -> int:
    """Return the number of cards in the piles before this one."""
    return sum(total // 5 + (pile <= total % 5) for pile in range(1, number))


def set_up(game: str, players: int, modules: set[str], seed: int) -> dict[str, object]:
    """Return the setup of the engine's position in the same form."""
    text = Game.new(Options(game=game, players=players, modules=frozenset(modules)), seed).position()
    lines = dict(line.split(":", 1) for line in text.splitlines()[1:])
    fields = {name: value.split() for name, value in lines.items()}
    seats = range(players)
    return {
        "site": fields["site"],
        "alhambra bag": fields["alhambra bag"],
        "granada bag": fields["granada bag"],
        "dirk tiles": fields.get("dirk tiles", []),
        "hands": [sorted(fields[f"seat {seat} hand"]) for seat in seats],
        "start": int(lines["turn"]),
        "display": fields["display"],
        "deck": fields["deck"],
        "bonus": [fields[f"seat {seat} bonus"] for seat in seats] if "bonus" in modules else [],
        "huts": [pile.split()[0] for pile in lines["huts"].split("/")] if "huts" in modules else [],
    }


@pytest.mark.rule("CORE-SETUP-03", "CORE-SETUP-13", "CORE-SETUP-14", "CORE-SETUP-15", "AMB-B2", "AMB-B3")
@pytest.mark.rule("AMB-Q2", "GRA-SETUP-04", "EXCH-02", "AMB-M10", "AMB-M11")
@pytest.mark.rule("COMBO-COMP-02", "COMBO-SETUP-02", "COMBO-SETUP-04", "COMBO-SETUP-05", "COMBO-SETUP-06", "AMB-K3")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_seed_deals_the_documented_game(game: str, players: int) -> None:
    modules = {"exchange"} if game == "granada" else {"exchange", "bonus", "huts"}
    for seed in [*range(12), 2**200]:
        for used in (set[str](), modules):
            assert set_up(game, players, used, seed) == dealt(game, players, used, seed)


def test_commitment_of_a_seed_is_not_the_key_of_its_game() -> None:
    for seed in (0, 7, 2**255 + 12345, 2**256 - 1):
        promised = commitment(seed)
        assert promised == sha256(seed.to_bytes(32, "big")).hexdigest()
        assert promised != sha256(str(seed).encode()).hexdigest()
