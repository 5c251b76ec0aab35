"""Tables of the JAX environment: the interface of pgx, many tables at once, and games that outgrow the window."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import jax
import numpy as np
import pytest

from nasrid.dealing import deal
from nasrid.envs import ACTION_COUNT, CELL_START, CompactEncoder, Decisions
from nasrid.envs.jax import JaxAlhambra, TableState, legal_mask, new_pool, state_of, step_tables
from nasrid.envs.jax.rare import MIN_GROUP
from nasrid.envs.rewards import rank_shares
from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from tests.envs.walk import INDEX
from tests.positions import table as position

pytestmark = pytest.mark.filterwarnings("ignore:JAX has no accelerator")

PLAYERS = 3
# A path of tiles to 10,0 that ends inside itself. No tile can be removed, and the reserve fits only at 11,0.
SNAIL = (
    "pavilion8@1,0 seraglio9@2,0 arcades9@3,0 arcades10@4,0 chambers10@5,0 chambers11@6,0 garden10@7,0 pavilion7E@8,0 "
    "arcades6SW@8,1 tower11N@9,1 pavilion4ES@10,1 tower10W@10,0 seraglio4NE@10,-1 pavilion5NW@9,-1 seraglio3ESW@9,0"
)
RESERVE = "arcades4NES"
EXPENSIVE = "tower12 tower11 garden11 garden12S"
# garden10N is in a corridor: its free sides are opposite, with a wall on one of them. tower11N has the same walls.
CORRIDOR = (
    "tower13E@0,-1 garden8NE@0,-2 tower12@-1,-2 garden10N@-2,-2 chambers9W@-1,-3 arcades10@-1,0 arcades6SW@-3,-2 "
    "arcades5NW@-3,-3"
)
ROW = (
    "pavilion8@1,0 seraglio9@2,0 arcades9@3,0 arcades10@4,0 chambers10@5,0 chambers11@6,0 garden10@7,0 garden11@8,0 "
    "tower11@9,0 tower12@10,0 garden12S@11,0"
)


def before_the_snail() -> Game:
    """Return a game in which seat 0 takes the last card, and seat 1 can then act only outside the window."""
    return position(cities=["", SNAIL], reserves=["", RESERVE], site=EXPENSIVE, display="y1")


@cache
def environment() -> tuple[JaxAlhambra, Any]:
    """Return an environment and its compiled step."""
    env = JaxAlhambra(players=PLAYERS)
    return env, jax.jit(env.step)


def at(env: JaxAlhambra, game: Game) -> TableState:
    """Return a game of the engine as a state of the environment, without its observation."""
    table, none = jax.tree.map(jax.numpy.asarray, state_of(game)), np.array(False)
    return TableState(
        np.int32(table.seat),
        np.zeros(env.observation_shape, np.float32),
        np.zeros(env.num_players, np.float32),
        none,
        none,
        Decisions(game.copy()).mask().astype(bool),
        np.int32(0),
        table,
    )


def test_first_state_has_the_form_of_later_ones() -> None:
    env, step = environment()
    key = jax.random.key(1)
    new = jax.eval_shape(env.init, key)
    later = jax.eval_shape(step, new, 0, key)
    assert jax.tree.map(lambda leaf: (leaf.shape, leaf.dtype), new) == jax.tree.map(
        lambda leaf: (leaf.shape, leaf.dtype), later
    )


def test_interface_of_pgx_plays_as_the_engine() -> None:
    env, step = environment()
    decisions = Decisions(deal(Options(players=PLAYERS), 5, 4))
    encoder, choice = CompactEncoder(Options(players=PLAYERS)), np.random.default_rng(1)
    state = at(env, decisions.game)
    assert env.observation_shape == (encoder.size,)
    assert (env.id, env.num_players, env.num_actions) == ("alhambra", PLAYERS, 771)
    indices = 0
    while not decisions.is_over:
        legal = decisions.legal_indices()
        assert np.flatnonzero(state.legal_action_mask).tolist() == legal
        assert int(state.current_player) == decisions.seat
        if indices:
            seen = encoder.flat(*decisions.encoder_input(decisions.seat))
            np.testing.assert_allclose(state.observation, seen, atol=1e-6)
        assert not state.terminated
        assert not np.any(state.rewards)
        index = INDEX["buy"] if INDEX["buy"] in legal else int(choice.choice(legal))
        decisions.step(index)
        state = step(state, index, jax.random.key(indices))
        indices += 1
    scores = [player.score for player in decisions.game.state.players]
    assert state.terminated
    assert not state.truncated
    assert state.legal_action_mask.all()
    assert int(state._step_count) == indices
    np.testing.assert_allclose(state.rewards, rank_shares(scores), atol=1e-6)
    after = step(state, 0, jax.random.key(1))
    assert not np.any(after.rewards)
    assert same(after.table, state.table)


def test_exchange_for_a_tile_with_the_same_walls_gains_no_wall() -> None:
    env, step = environment()
    game = position(cities=[CORRIDOR], reserves=["tower11N"])
    decisions, state = Decisions(game), at(env, game)
    for index in (INDEX["swap"], INDEX["tile tower11N"]):
        decisions.step(index)
        state = step(state, index, jax.random.key(1))
    seen = CompactEncoder(Options(players=PLAYERS)).flat(*decisions.encoder_input(0))
    gains = slice(CELL_START - ACTION_COUNT, None)  # the last piece: one number per cell
    np.testing.assert_allclose(state.observation[gains], seen[gains], atol=1e-6)


def test_illegal_index_ends_the_game_and_changes_no_piece() -> None:
    env, step = environment()
    state = at(env, Game.new(Options(players=PLAYERS), 1))
    after = step(state, INDEX["reserve"], jax.random.key(1))
    assert after.terminated
    wanted = np.full(PLAYERS, PLAYERS - 1.0)
    wanted[int(state.current_player)] = -1
    assert after.rewards.tolist() == wanted.tolist()
    later = step(after, INDEX["take"], jax.random.key(1))
    assert not np.any(later.rewards)
    assert same(later.table, state.table)


def test_step_needs_a_key() -> None:
    env, _ = environment()
    with pytest.raises(ValueError, match="step needs a random key"):
        env.step(at(env, Game.new(Options(players=PLAYERS), 1)), 0)


def test_rejects_other_rewards_and_games() -> None:
    with pytest.raises(ValueError, match="'rank' or 'score', not 'wins'"):
        JaxAlhambra(reward="wins")
    with pytest.raises(OptionsError, match="vizier"):
        JaxAlhambra(modules=["vizier"])


def test_game_is_truncated_if_every_legal_action_is_outside_the_window() -> None:
    env, step = environment()
    game = before_the_snail()
    state = at(env, game)
    for word in ("take", "card 1 of the display"):
        assert not state.truncated
        state = step(state, INDEX[word], jax.random.key(1))
    assert state.truncated
    assert not state.terminated
    assert not np.any(state.rewards)
    assert state.legal_action_mask.all()
    later = step(state, INDEX["build"], jax.random.key(1))
    assert later.truncated
    assert same(later.table, state.table)


def test_position_with_actions_outside_the_window_only_is_truncated() -> None:
    game = position(cities=[SNAIL], reserves=[RESERVE], site=EXPENSIVE)
    decisions = Decisions(game)
    assert decisions.actions_outside_window == tuple(game.legal_actions())
    state = state_of(game)
    assert state.is_truncated
    assert not np.any(jax.jit(legal_mask)(state))
    assert not state_of(position(cities=[SNAIL], reserves=[RESERVE], site=EXPENSIVE, exact=True)).is_truncated


def test_tiles_outside_the_window_are_rejected() -> None:
    with pytest.raises(ValueError, match="the tile at 11,0 is outside the window"):
        state_of(position(cities=[ROW]))


def test_tables_are_replaced_when_their_games_end() -> None:
    """The truncated games are searched in several groups."""
    starts = [Game.new(Options(players=PLAYERS), 1), before_the_snail(), position(display="y1")]
    kinds = np.repeat(np.arange(len(starts)), (MIN_GROUP // 2, MIN_GROUP + 1, MIN_GROUP // 2))
    games = [state_of(game, (INDEX["take"],)) for game in starts]
    tables = jax.tree.map(lambda *leaves: np.stack(leaves)[kinds], *games)
    pool = new_pool(jax.random.key(1), 3, PLAYERS)
    index = np.full(len(kinds), INDEX["card 1 of the display"])
    following, ended = jax.jit(step_tables)(tables, index, jax.random.key(2), pool)
    assert not following.has_ended.any()
    assert ended.tolist() == (kinds > 0).tolist()
    decks = {np.asarray(deck).tobytes() for deck in pool.deck}
    assert {np.asarray(deck).tobytes() for deck in following.deck[ended]} <= decks
    assert not {np.asarray(deck).tobytes() for deck in following.deck[~ended]} & decks


def same(one: Any, other: Any) -> bool:
    """Return True if two trees of arrays are equal."""
    return all(jax.tree.leaves(jax.tree.map(partial(np.array_equal), one, other)))
