"""Chance nodes: the odds equal those of the engine's shuffles, and the games equal the engine's."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, ClassVar

import pytest

from nasrid import Options
from nasrid.envs.boxes import FULL_BOX
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.openspiel.chance import TIEBREAK_OUTCOMES, ChanceChoiceNeededError, Odds, ScriptedChance
from nasrid.envs.openspiel.table import ChanceTable, OpenSpielConfig
from nasrid.rules.modules.bonus import BonusDealt
from nasrid.rules.modules.huts import HutRevealed
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.events import DirkDrew, HandDealt, MoneyRevealed, StartPlayerChosen, TileRevealed
from nasrid.rules.table.state import State
from nasrid.rules.wire.encode import encode
from tests.properties.play import name_of

ALL_MODULES = frozenset({"vizier", "exchange", "bonus", "huts"})
TABLES = [
    Options(players=2),
    Options(game="combined", players=2, modules=ALL_MODULES, ask_everyone=True, combo_dirk="split"),
    Options(game="granada", players=3, modules=frozenset({"vizier", "exchange"})),
    Options(players=4, modules=ALL_MODULES),
    Options(game="combined", players=5, modules=frozenset({"exchange", "bonus"})),
    Options(players=6, modules=frozenset({"huts"})),
]


def new_table(options: Options, chance: str, tiles: int = 0) -> ChanceTable:
    config = OpenSpielConfig(
        options,
        chance=chance,
        information="imperfect",
        reward="rank",
        max_game_length=20_000,
        tiles=tiles,
        box=FULL_BOX,
        rng_seed=-1,
    )
    return ChanceTable(config)


# Engine games with the same draws


class NotedChance(Chance):
    """A source of chance that logs the engine's draws."""

    names: ClassVar[deque[str]] = deque()

    def __init__(self, key: bytes, count: int = 0) -> None:
        super().__init__(key, count)
        self.is_in_order = False

    def copy(self) -> NotedChance:
        return NotedChance(self.key, self.count)

    def draw_card(self, deck: tuple[str, ...], piles: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
        card, rest = super().draw_card(deck, piles)
        self.names.append(card)
        return card, rest

    def draw_tile(self, bag: tuple[Any, ...], tile_set: int) -> tuple[Any, tuple[Any, ...]]:
        face, rest = super().draw_tile(bag, tile_set)
        self.names.append(face.tile)
        return face, rest


def opening_draws(table: ChanceTable) -> Iterator[str]:
    """Yield the draws of a setup, read from its events."""
    assert table.decisions
    game = table.decisions.game
    faces = game.options.components.faces
    hands: list[tuple[str, ...]] = []
    for event in game.setup_events:
        match event:
            case TileRevealed(tile=tile):
                yield faces[tile].tile
            case DirkDrew(tiles=tiles):
                yield from (faces[tile].tile for tile in tiles)
            case HandDealt(cards=cards):
                hands.append(cards)
                yield from cards
            case StartPlayerChosen(seat=seat, rule="AMB-B1"):
                best = min((len(cards), money_total(cards)) for cards in hands)
                tied = [one for one, cards in enumerate(hands) if (len(cards), money_total(cards)) == best]
                yield TIEBREAK_OUTCOMES[tied.index(seat)]
            case MoneyRevealed(cards=cards) | BonusDealt(cards=cards):
                yield from cards
            case HutRevealed(hut=hut):
                yield hut


def feed(table: ChanceTable, names: deque[str]) -> None:
    """Play these outcomes."""
    while table.odds is not None:
        table.play(table.config.outcome_numbers[names.popleft()])
    assert not names


def look(table: ChanceTable, seat: int) -> tuple[Any, ...]:
    """Return everything that a seat sees."""
    assert table.decisions
    view, ledger, prefix = table.decisions.encoder_input(seat)
    tensor = table.config.encoder.flat(view, ledger, prefix)
    return encode(view), prefix, table.seen_by(seat), tensor.tobytes()


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_equal_draws_give_the_engine_game(options: Options) -> None:
    """The hidden order of deck and bags differs, but all seats see the same and have the same choices."""
    random = Random(name_of(options))
    engine, drawn = new_table(options, "seed"), new_table(options, "explicit")
    for digit in (0, 0, random.randrange(256), random.randrange(256)):
        engine.play(digit)
    assert engine.decisions
    state = engine.decisions.game.state
    state.chance = NotedChance(state.chance.key, state.chance.count)
    feed(drawn, deque(opening_draws(engine)))
    draws = NotedChance.names
    draws.clear()
    while not engine.is_over:
        assert drawn.legal_indices() == engine.legal_indices()
        if random.random() < 0.01:
            for seat in range(options.players):
                assert look(drawn, seat) == look(engine, seat)
        index = random.choice(engine.legal_indices())
        seen = len(engine.seen)
        engine.play(index)
        happened = [json.loads(text) for text, _ in engine.seen[seen:] if text.startswith("{")]
        huts = [event["hut"] for event in happened if event["event"] == "hut_revealed"]
        drawn.play(index)
        feed(drawn, deque([*huts, *draws]))
        draws.clear()
    assert drawn.is_over
    assert drawn.returns == engine.returns


# The odds


class Scripted(Chance):
    """A source of chance that returns given answers and logs the bounds in `bounds`."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__(b"")
        self.answers = answers
        self.bounds: list[int] = []

    def randbelow(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.answers[len(self.bounds) - 1] if len(self.bounds) <= len(self.answers) else 0


MONEY = ["y1", "y1", "g2", "b3", "o4"]


def stacked(state: State) -> None:
    """Stack a small deck as in a setup: five piles of one card, with extra cards in three of them."""
    money, exchange = MONEY.copy(), ["bg", "oy"]
    state.chance.shuffle(money)
    state.chance.shuffle(exchange)
    state.stack_deck(money, {2: ["A", exchange.pop()], 3: [exchange.pop()], 4: ["B"]})


def every_deck(options: Options) -> Counter[tuple[str, ...]]:
    """Return how many of all shuffles lead to each deck. All shuffles are equally likely."""
    question = State(options, Scripted(()))
    stacked(question)
    assert isinstance(question.chance, Scripted)
    decks: Counter[tuple[str, ...]] = Counter()
    for answers in product(*map(range, question.chance.bounds)):
        state = State(options, Scripted(answers))
        stacked(state)
        decks[state.deck[::-1]] += 1
    return decks


def undrawn(options: Options) -> State:
    """Return a table at which every draw is chosen."""
    return State(options, ScriptedChance())


def odds_of(state: State) -> Odds:
    """Return the odds of the next card."""
    with pytest.raises(ChanceChoiceNeededError) as undecided:
        state.copy().draw_card()
    return undecided.value.odds


def draw(state: State, *cards: str) -> None:
    """Make these the next cards."""
    assert isinstance(state.chance, ScriptedChance)
    state.chance.outcomes = iter(cards)
    for card in cards:
        assert state.draw_card() == card


def chances(state: State) -> dict[str, Fraction]:
    odds = odds_of(state)
    return {card: Fraction(weight, sum(odds.values())) for card, weight in odds.items()}


def probability(state: State, cards: tuple[str, ...]) -> Fraction:
    """Return the probability of these draws in sequence."""
    found = Fraction(1)
    for card in cards:
        found *= chances(state)[card]
        draw(state, card)
    return found


def test_odds_of_a_stacked_deck_are_exact() -> None:
    options = Options(players=3, modules=frozenset({"exchange"}))
    decks = every_deck(options)
    shuffles = sum(decks.values())
    start = undrawn(options)
    stacked(start)
    for deck, count in Random(1).sample(sorted(decks.items()), 400):
        assert probability(start.copy(), deck) == Fraction(count, shuffles)


def test_odds_of_a_reshuffled_deck_are_exact() -> None:
    """All paid cards, including exchange cards, form one pile."""
    state = undrawn(Options(players=3, modules=frozenset({"exchange"})))
    state.discard = ("y1", "y1", "bg", "o4")
    draw(state, "o4")
    assert chances(state) == {"y1": Fraction(2, 3), "bg": Fraction(1, 3)}
    assert probability(state, ("y1", "bg", "y1")) == Fraction(2, 3) * Fraction(1, 2)
    assert state.draw_card() is None


def test_second_deck_has_its_scoring_card_in_pile_2() -> None:
    state = undrawn(Options(game="combined", players=3, modules=frozenset({"exchange"})))
    state.second_card_aside = True
    state.discard = ("y1", "g1", "b1", "o1", "bg")
    draw(state, "bg")
    assert chances(state) == {"B": Fraction(1, 2), **dict.fromkeys(("y1", "g1", "b1", "o1"), Fraction(1, 8))}


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_deck_keeps_the_cards_mixed_into_its_piles(options: Options) -> None:
    """A whole game can be played with any offered outcomes."""
    random = Random(3)
    table = new_table(options, "explicit")
    while not table.is_over:
        if table.odds is None:
            table.play(random.choice(table.legal_indices()))
        else:
            assert min(table.odds.values()) > 0
            table.play(table.config.outcome_numbers[random.choice(list(table.odds))])


def test_tiles_set_aside_may_still_be_drawn() -> None:
    """Nobody knows which tiles are out of a short game, so all hidden tiles are equally likely."""
    random = Random(5)
    table = new_table(Options(players=2), "explicit", tiles=2)
    refills = 0
    while not table.is_over:
        if table.odds is None:
            table.play(random.choice(table.legal_indices()))
            continue
        if table.decisions and table.decisions.game.options.components.faces.keys() >= table.odds.keys():
            view = table.decisions.game.view(None)
            assert view.dirk
            in_sight = sum(len(one.city.tiles) - 1 + len(one.reserve) + len(one.unplaced) for one in view.players)
            in_sight += len(view.dirk.tiles) + sum(name is not None for name in view.site)
            assert sum(table.odds.values()) in range(54 - in_sight - 3, 54 - in_sight + 1)
            assert set(table.odds.values()) == {1}
            refills += 1
        table.play(table.config.outcome_numbers[random.choice(list(table.odds))])
    assert refills >= 2


@pytest.mark.parametrize("lot", range(2))
def test_tie_for_the_first_turn_is_drawn(lot: int) -> None:
    """Both players are dealt the same three cards."""
    table = new_table(Options(players=2), "explicit")
    hands = deque(["y9", "g9", "b9"] * 2)
    ties = 0
    while table.odds is not None:
        outcome = next(iter(table.odds))
        if hands and hands[0] in table.odds:
            outcome = hands.popleft()
        elif outcome in TIEBREAK_OUTCOMES:
            assert dict(table.odds) == {TIEBREAK_OUTCOMES[0]: 1, TIEBREAK_OUTCOMES[1]: 1}
            outcome = TIEBREAK_OUTCOMES[lot]
            ties += 1
        table.play(table.config.outcome_numbers[outcome])
    assert ties == 1
    assert table.seat == lot


def test_wrong_kind_of_choice_is_rejected() -> None:
    table = new_table(Options(players=2), "explicit")
    with pytest.raises(IllegalIndexError, match="a draw is pending"):
        table._choose(0)
    while table.odds is not None:
        table.play(table.config.outcome_numbers[next(iter(table.odds))])
    with pytest.raises(IllegalIndexError, match="no draw is pending"):
        table._draw(0)
    assert table.decisions
    with pytest.raises(ValueError, match="a record cannot contain chosen draws"):
        table.decisions.game.record()
