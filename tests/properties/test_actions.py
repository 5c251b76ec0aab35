"""Legal actions are exactly the listed ones: many possible actions are tried in many positions."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from nasrid import Game, IllegalActionError, Options, parse_action, write_action
from nasrid.rules.modules.bonus import Reveal
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.modules.vizier import Reactivate
from nasrid.rules.table.actions import (
    Action,
    Build,
    Buy,
    Confirm,
    EndActions,
    Give,
    Pass,
    Remove,
    Reserve,
    Swap,
    TakeMoney,
)
from tests.positions import table
from tests.properties.play import (
    COMBINATIONS,
    bonus_tiles,
    box_of,
    city_of,
    even_names,
    lines_of,
    name_of,
    play_on,
    rows,
    varied,
)
from tests.reference import all_payments, box_around, minimal_payments

RULES = set(re.findall(r"\*\*([A-Z]+-[A-Z0-9-]+)\*\*", Path("docs/rules.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_every_listed_action_is_legal_unique_and_reads_back(base: Options) -> None:
    chance = Random(f"listed {name_of(base)}")
    for game, *_ in play_on(Game.new(varied(base, chance), 11), chance):
        if chance.random() < 1 / 15:
            actions = game.legal_actions()
            assert len(set(actions)) == len(actions)
            for action in actions:
                assert parse_action(write_action(action)) == action
                game.copy().apply(action)


# --- Every possible action ---------------------------------------------------------------------------------


def subsets(cards: Iterable[str], most: int) -> set[tuple[str, ...]]:
    cards = sorted(cards)
    return {chosen for size in range(min(most, len(cards)) + 1) for chosen in combinations(cards, size)}


def thinkable(game: Game) -> Iterator[Action]:
    """Return actions of every class with the seat's pieces and with a few other pieces."""
    lines = lines_of(game)
    own = {name: lines[f"seat {game.seat} {name}"] for name in ("city", "hand", "reserve", "to place")}
    hand = own["hand"].split()
    cells = box_around(box_around(city_of(own["city"], game.options.game)[0]))
    fees = subsets(hand, 3)
    site = [word for word in lines["site"].split() if word != "-"]
    near = both_faces(game.options, [*own["reserve"].split(), *own["to place"].split(), *site[:1]])
    yield from map(TakeMoney, subsets([*lines["display"].split(), "b9", "o1"], 5))
    yield from (Buy(tile, cards) for tile in both_faces(game.options, site) for cards in subsets(hand, len(hand)))
    yield from (Buy(tile, ("y9", "y9", "y9")) for tile in site)
    yield from (Build(tile, cell) for tile in near for cell in cells)
    if own["to place"]:
        turnable = both_faces(game.options, own["to place"].split())
        yield from (Build(tile, cell, fee) for tile in turnable for cell in sorted(cells)[::3] for fee in fees)
    yield from (Swap(cell, tile) for tile in near for cell in cells)
    yield from map(Remove, cells)
    yield from map(Reserve, near)
    yield from (Give(tile, fee) for tile in near for fee in fees)
    yield from (TakeHut(name) for name in box_of(game.options) if name.startswith("hut"))
    yield from map(Reveal, bonus_tiles())
    yield from (EndActions(), Pass(), Confirm(), Reactivate())


def both_faces(options: Options, tiles: list[str]) -> list[str]:
    even = even_names(options)
    return sorted({*tiles, *(face for face in even for tile in tiles if even.get(tile) == even[face])})


def in_order(action: Action) -> Action:
    """Return the action with sorted cards, because their order does not matter."""
    match action:
        case TakeMoney(cards) | Buy(_, cards):
            return replace(action, cards=tuple(sorted(cards)))
        case Build(_, _, fee) | Give(_, fee):
            return replace(action, fee=tuple(sorted(fee)))
    return action


def without_cards(action: Action) -> tuple[Action, Counter[str]]:
    """Return the action without its payment, and the payment."""
    match action:
        case Buy(_, cards):
            return replace(action, cards=()), Counter(cards)
        case Build(_, _, fee) | Give(_, fee):
            return replace(action, fee=()), Counter(fee)
    return action, Counter()


def is_listed_but_for_superfluous_cards(action: Action, listed: set[Action]) -> bool:
    if action in listed:
        return True
    bare, paid = without_cards(action)
    others = map(without_cards, listed)
    return any(bare == other and cards and cards <= paid for other, cards in others)


def accepted(game: Game, actions: Iterable[Action]) -> set[Action]:
    """Return the legal actions. Check that all others are rejected by an existing rule and change nothing."""
    good, bad = set(), {}
    for action in actions:
        try:
            game.copy().apply(action)
            good.add(action)
        except IllegalActionError as error:
            bad[action] = error.rule
    assert set(bad.values()) <= RULES
    before, views = game.position(), [game.view(seat) for seat in range(game.options.players)]
    for action in bad:
        with pytest.raises(IllegalActionError):
            game.apply(action)
    assert game.position() == before
    assert [game.view(seat) for seat in range(game.options.players)] == views
    return good


def moments(options: Options, seed: int, requested: dict[str, int], max_cards: int = 8) -> Iterator[Game]:
    """Yield moments of a random game with few cards in hand, and count down the requested number per step."""
    chance = Random(f"moments {name_of(options)} {seed}")
    for game, *_ in play_on(Game.new(varied(options, chance), seed), chance):
        if chance.random() > 1 / 8 or game.is_over:
            continue
        step, hand = game.view(None).step, lines_of(game)[f"seat {game.seat} hand"].split()
        if step and requested.get(step) and len(hand) <= max_cards:
            requested[step] -= 1
            yield game


@pytest.mark.rule("AMB-Q4")
@pytest.mark.parametrize("base", COMBINATIONS[::2], ids=name_of)
def test_only_listed_actions_are_legal_except_superfluous_cards(base: Options) -> None:
    requested = {"act": 1, "place": 1, "vizier_window": 1, "reveal_round": 1, "confirm": 1}
    for game in moments(base, 3, requested):
        listed = set(map(in_order, game.legal_actions()))
        found = accepted(game, map(in_order, {*thinkable(game), *listed}))
        assert listed <= found
        assert not {action for action in found if not is_listed_but_for_superfluous_cards(action, listed)}
    assert not requested["act"]
    assert not requested["place"]


# --- Payments -----------------------------------------------------------------------------------------------


def values(hand: Iterable[str], currency: str) -> list[int]:
    return sorted(int(card[1]) for card in hand if card[0] == currency and card[1].isdigit())


def plain_payments(actions: Iterable[Action], tile: str) -> set[tuple[int, ...]]:
    """Return the values that these purchases pay for the tile without an exchange card."""
    paid = (action.cards for action in actions if isinstance(action, Buy) and action.tile == tile)
    return {tuple(sorted(int(card[1]) for card in cards)) for cards in paid if all(c[1].isdigit() for c in cards)}


def price(tile: str) -> int:
    return int(re.sub(r"\D", "", tile))


@pytest.mark.rule("CORE-BUY-03", "CORE-BUY-04", "AMB-D1", "VIZ-05", "AMB-L13")
@pytest.mark.parametrize("base", COMBINATIONS[::4], ids=name_of)
def test_every_sufficient_payment_is_legal_and_minimal_ones_are_listed(base: Options) -> None:
    for game in moments(base, 4, {"act": 3, "vizier_window": 3}, max_cards=10):
        lines = lines_of(game)
        hand, site = lines[f"seat {game.seat} hand"].split(), lines["site"].split()
        exact = game.view(None).step == "vizier_window"
        listed = game.legal_actions()
        for place, tile in enumerate(site):
            currency = "ygbo"[place * 4 // len(site)]
            if tile != "-":
                own = values(hand, currency)
                tried = (Buy(tile, cards) for cards in subsets([c for c in hand if c[0] == currency], 10))
                good = plain_payments(accepted(game, tried), tile)
                every, least = all_payments(own, price(tile)), minimal_payments(own, price(tile))
                assert good == {paid for paid in every if not exact or sum(paid) == price(tile)}
                assert plain_payments(listed, tile) == {paid for paid in least if not exact or sum(paid) == price(tile)}


def pays(cards: Iterable[str], currency: str, cost: int, *, exact: bool, exact_with_exchange: bool) -> bool:
    """Return True if the payment is legal, by a plain implementation of the rules."""
    exchange = [card for card in cards if not card[1].isdigit()]
    money = [card for card in cards if card[1].isdigit()]
    total = sum(int(card[1]) for card in money)
    if len(exchange) > 1 or total < cost or (exact and total > cost):
        return False
    if not exchange:
        return all(card[0] == currency for card in money)
    if exact_with_exchange and total > cost:
        return False
    needed = any(card[0] != currency for card in money)
    return needed and currency in exchange[0] and all(card[0] in exchange[0] for card in money)


@pytest.mark.rule("EXCH-05", "EXCH-06", "EXCH-08", "AMB-M3", "AMB-M5", "AMB-M7", "AMB-L12")
@pytest.mark.parametrize("agenda", [None, "vizier_window 0; begin_turn 1"], ids=["turn", "vizier"])
@pytest.mark.parametrize("exact_only", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_an_exchange_card_pays_in_its_two_currencies_where_it_is_needed(
    agenda: str | None, exact_only: bool, seed: int
) -> None:
    chance = Random(seed)
    money = chance.sample([f"{letter}{value}" for letter in "ygbo" for value in range(1, 10)], 6)
    hand = ["y1", *money, *chance.sample(["by", "bg", "bo", "go", "gy", "oy"], 2)]
    site = [f"{row['type']}{row['price']}{row['walls']}" for row in chance.sample(rows("alhambra_tiles.csv"), 4)]
    game = table(
        modules=["vizier", "exchange"],
        site=" ".join(site),
        hands=[" ".join(hand)],
        agenda=agenda,
        exchange_exact_only=exact_only,
    )
    sets = subsets(hand, len(hand))
    good = {
        Buy(tile, cards)
        for tile, currency in zip(site, "ygbo", strict=True)
        for cards in sets
        if pays(cards, currency, price(tile), exact=agenda is not None, exact_with_exchange=exact_only)
    }
    if agenda and not good:
        assert game.view(None).step == "act"  # no seat can pay exactly, so the window is over
        return
    assert accepted(game, (Buy(tile, cards) for tile in site for cards in sets)) == good
    listed = {in_order(action) for action in game.legal_actions() if isinstance(action, Buy)}
    assert listed == {buy for buy in good if not superfluous(buy)}


def superfluous(buy: Buy) -> bool:
    """Some money card can be taken away, be it that the exchange card is then no longer needed."""
    money = [int(card[1]) for card in buy.cards if card[1].isdigit()]
    return sum(money) - min(money) >= price(buy.tile)
