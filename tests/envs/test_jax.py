"""The JAX environment against the engine."""

from __future__ import annotations

from itertools import count
from typing import Any

import jax
import numpy as np
import pytest

from benchmarks.jax_games import CHOOSERS, GREEDY, RecordedGame, record_game
from benchmarks.jax_replay import batch_of, replay_games
from nasrid.envs import CompactEncoder, Decisions
from nasrid.envs.jax import Draws, check_options, deal, init, random_indices, state_of
from nasrid.envs.jax.pieces import CARD_NUMBERS, FIRST_SCORING_CARD, MONEY_CARDS, TILE_COUNT, TILE_NUMBERS
from nasrid.envs.jax.state import BAG, field_names
from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.table.events import HandDealt
from nasrid.rules.table.options import Options

OBSERVE_EVERY = 16
FEW_TILES = 8  # in the bag of a short game
GAMES_PER_BATCH = 9  # one of each way to play

pytestmark = pytest.mark.filterwarnings("ignore:JAX has no accelerator")


def record_games(players: int, whole: int, short: int) -> list[tuple[str, RecordedGame]]:
    """Record games of every way to play."""
    encoder, seeds = CompactEncoder(Options(players=players)), count()
    ways = (*CHOOSERS, GREEDY)
    games = [(way, 0) for way in ways for _ in range(whole)] + [(way, FEW_TILES) for way in ways for _ in range(short)]
    return [(way, record_game(encoder, way, next(seeds), OBSERVE_EVERY, tiles)) for way, tiles in games]


def differences(players: int, games: list[RecordedGame]) -> Any:
    """Return the differences by kind and game. Games of similar length are compared together, which saves time."""
    found = np.zeros((3, len(games)), int)
    by_length = sorted(range(len(games)), key=lambda number: len(games[number].indices))
    for start in range(0, len(games), GAMES_PER_BATCH):
        numbers = by_length[start : start + GAMES_PER_BATCH]
        batch = batch_of([games[number] for number in numbers], GAMES_PER_BATCH, OBSERVE_EVERY)
        found[:, numbers] = np.array(replay_games(batch, players, OBSERVE_EVERY))[:, : len(numbers)]
    return found


@pytest.mark.parametrize(("players", "whole", "short"), [(2, 1, 7), (3, 0, 4), (4, 0, 4), (5, 0, 4), (6, 0, 4)])
def test_agrees_with_the_engine_after_every_index(players: int, whole: int, short: int) -> None:
    games = record_games(players, whole, short)
    found = differences(players, [game for _, game in games])
    assert not found.any(), [way for (way, _), column in zip(games, found.T, strict=True) if column.any()]
    assert any(len(game.decks) for _, game in games) or players > 4, "no discard was shuffled"
    check_comparison_sees_wrong_digests(players, [game for _, game in games])


def check_comparison_sees_wrong_digests(players: int, games: list[RecordedGame]) -> None:
    """Check that one wrong digest of each kind is found, in its game. The comparison is compiled already."""
    broken = sorted(games, key=lambda game: len(game.indices))[:GAMES_PER_BATCH]
    broken[0].masks[40] ^= 1
    broken[1].pieces[41] ^= 1
    broken[2].observations[1] ^= 1
    assert differences(players, broken).T.tolist() == [[1, 0, 0], [0, 1, 0], [0, 0, 1], *[[0, 0, 0]] * 6]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_deals_as_the_engine(players: int) -> None:
    make = jax.jit(lambda draws: deal(draws, players))
    for seed in range(5):
        game = Game.new(Options(players=players), seed=seed)
        new = make(draws_of(game))
        for name in field_names():
            have, want = np.asarray(getattr(new, name)), getattr(state_of(game), name)
            if name == "deck":
                have, want = have[: game.state.deck_size], want[: game.state.deck_size]
            if name == "order":
                have, want = np.minimum(have, new.bag_size), np.minimum(want, new.bag_size)
            assert have.dtype == want.dtype, name
            np.testing.assert_array_equal(have, want, name)


def draws_of(game: Game) -> Draws:
    """Return the draws with which the engine's game began."""
    state = game.state
    cards = [CARD_NUMBERS[card] for event in game.setup_events if isinstance(event, HandDealt) for card in event.cards]
    deck = [CARD_NUMBERS[card] for card in reversed(state.deck)]
    cards += [CARD_NUMBERS[card] for card in state.display]
    cards += [card for card in deck if card < FIRST_SCORING_CARD]
    above = np.cumsum([0, *state.piles])
    places = [deck.index(FIRST_SCORING_CARD) - above[1], deck.index(FIRST_SCORING_CARD + 1) - above[3]]
    tiles = [TILE_NUMBERS[face.name] for face in (*filter(None, state.site), *(state.dirk.tiles if state.dirk else ()))]
    tiles += [TILE_NUMBERS[face.name] for face in reversed(state.bags[0])]
    hands = [(player.hand.size, sum(map(player.hand.total, range(4)))) for player in state.players]
    first = [seat for seat, hand in enumerate(hands) if hand == min(hands)]
    return Draws(
        np.array(cards, np.int8), np.array(tiles, np.int8), np.array(places), np.array(first.index(state.turn))
    )


@pytest.mark.parametrize("players", [2, 5])
def test_new_games_have_all_pieces(players: int) -> None:
    make = jax.jit(jax.vmap(lambda key: init(key, players)))
    games = jax.device_get(make(jax.random.split(jax.random.key(7), 20)))
    copies = 2 if players == 2 else 3
    for number in range(20):
        game = jax.tree.map(lambda leaf, number=number: leaf[number], games)
        deck = game.deck[: game.deck_size]
        shown = np.bincount(game.display, minlength=MONEY_CARDS)
        assert (
            np.bincount(deck[deck < MONEY_CARDS], minlength=MONEY_CARDS) + shown + game.hands.sum(0) == copies
        ).all()
        assert sorted(deck[deck >= MONEY_CARDS]) == [FIRST_SCORING_CARD, FIRST_SCORING_CARD + 1]
        assert sorted(game.order) == list(range(TILE_COUNT))
        assert ((game.holder == BAG) == (game.order < game.bag_size)).all()
        assert game.piles.sum() == game.deck_size
        assert len(game.piles) == PILE_COUNT


def test_random_indices_are_legal_and_uniform() -> None:
    decisions = Decisions(Game.new(Options(players=3), seed=1))
    masks = np.repeat(decisions.mask()[None].astype(bool), 4000, 0)
    masks[:, 500:503] = True
    chosen = np.asarray(random_indices(jax.random.key(3), masks))
    counts = np.bincount(chosen, minlength=masks.shape[1])
    assert set(np.flatnonzero(counts)) == set(np.flatnonzero(masks[0]))
    expected = 4000 / masks[0].sum()
    assert abs(counts[masks[0]] - expected).max() < 6 * expected**0.5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "granada"}, "the game 'granada'"),
        ({"game": "combined"}, "the game 'combined'"),
        ({"modules": ["vizier"]}, "the module 'vizier'"),
        ({"force_missed_scorings": True}, "the option 'force_missed_scorings'"),
        ({"confirm_turns": True}, "the option 'confirm_turns'"),
    ],
)
def test_rejects_other_games(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        check_options(Options.of(players=3, **options))
