"""One index of a turn: completing an action, ending the turn, and the end of the game (CORE-TURN, CORE-END)."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.mask import has_only_actions_outside
from nasrid.envs.jax.money import pay, prices_on, richest, take
from nasrid.envs.jax.pieces import (
    BUILD,
    BUY,
    CURRENCY_COUNT,
    END,
    FIRST_CARD,
    FIRST_CELL,
    FIRST_PLACE,
    FIRST_TAKE,
    FIRST_TILE,
    GIVE,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_COUNT,
    VALUE_COUNT,
    VALUES,
)
from nasrid.envs.jax.rare import where_needed
from nasrid.envs.jax.refill import draw_for_dirk, refill_display, refill_site, site_has_gap
from nasrid.envs.jax.scoring import score
from nasrid.envs.jax.state import (
    ACT,
    AWARD,
    CITY_OF,
    DIRK,
    NONE,
    OVER,
    PLACE,
    RESERVE_OF,
    TRUNCATED,
    UNPLACED,
    State,
    pick,
    put,
    where,
)
from nasrid.envs.jax.walls import longest_wall

LAST_SCORING = 2


def step(state: State, index: Array, draws: Array) -> State:
    """Choose a legal index (CORE-TURN-02..09).

    A state whose game is over or truncated does not change. What an illegal index does is undefined.

    Args:
        state: The state.
        index: A legal index.
        draws: A random key, used if the discard is shuffled.
    """
    before = state
    state, is_complete, ends_actions = _choose(state, index.astype(jnp.int32))
    state = _forget_prefix(state, is_complete)
    state = state.but(step=jnp.where(ends_actions, PLACE, state.step))
    is_placed = ~jnp.any(state.holder == UNPLACED)
    turn_ends = is_complete & (state.step == PLACE) & is_placed
    award_ends = is_complete & (state.step == AWARD) & is_placed
    state, game_ends = _end_turn(state, turn_ends, draws)
    state = _truncate(_award(state, game_ends, award_ends))
    return where(before.has_ended, before, state)


def _truncate(state: State) -> State:
    """Truncate the game if every legal action is outside the window. With money on display, one is inside."""
    is_doubtful = (state.step == ACT) & (state.verb == NONE) & (state.display[0] == NONE)
    is_stuck = where_needed(has_only_actions_outside, is_doubtful, state)
    return state.but(step=jnp.where(is_stuck, TRUNCATED, state.step))


# Choosing


def _choose(state: State, index: Array) -> tuple[State, Array, Array]:
    """Add an index to the prefix, or carry out the action that it completes.

    Returns:
        The state, whether the action is complete, and whether it ends the actions of the turn (CORE-TURN-03).
    """
    seat, verb = state.seat, state.verb
    is_verb = verb == NONE
    is_first = state.choice == NONE
    has_taken = verb == TAKE
    pays = (verb == BUY) & ~is_first
    puts_away = (verb == RESERVE) | (verb == GIVE)
    goes_to_cell = ((verb == BUILD) | (verb == SWAP)) & ~is_first | (verb == REMOVE)
    ends = is_verb & (index == END)

    value = (index - FIRST_CARD) % VALUE_COUNT
    payment = state.payment + (pays & (np.arange(VALUE_COUNT) == value))
    paid = jnp.sum(payment * VALUES)
    price = pick(prices_on(state.site), state.choice)
    has_bought = pays & (paid >= price)
    choice = jnp.where(verb == BUY, (index - FIRST_PLACE) // 2, index - FIRST_TILE)
    state = state.but(
        verb=jnp.where(is_verb, index, verb),
        choice=jnp.where(
            ~is_verb & is_first & ((verb == BUY) | (verb == BUILD) | (verb == SWAP)), choice, state.choice
        ),
        payment=payment,
    )
    is_complete = ends | has_taken | has_bought | puts_away | goes_to_cell
    ends_actions = (state.step == ACT) & is_complete & ~(has_bought & (paid == price))

    state = where(has_taken, take(state, seat, index - FIRST_TAKE), state)
    state = where(has_bought, _buy(state, seat, paid == price), state)
    state = _move_tiles(state, seat, index, puts_away, goes_to_cell)
    return state, is_complete, ends_actions


def _buy(state: State, seat: Array, is_exact: Array) -> State:
    """Pay for the tile at the chosen place and put it beside the city (CORE-BUY-01, CORE-BUY-06, CORE-TURN-07)."""
    tile = pick(state.site, state.choice)
    return pay(state, seat).but(
        site=put(state.site, state.choice, NONE),
        holder=put(state.holder, tile, UNPLACED),
        paid_exactly=state.paid_exactly | is_exact,
    )


def _move_tiles(state: State, seat: Array, index: Array, puts_away: Array, goes_to_cell: Array) -> State:
    """Build, remove, exchange, reserve or give a tile (CORE-REDES-01..03, CORE-PLACE-01, DUO-10)."""
    cell = index - FIRST_CELL
    tiles = np.arange(TILE_COUNT)
    leaves = goes_to_cell & (state.holder == CITY_OF + seat) & (state.cell == cell)
    enters = goes_to_cell & (tiles == state.choice)
    is_put_away = puts_away & (tiles == index - FIRST_TILE)
    holder = jnp.where(leaves, RESERVE_OF + seat, state.holder)
    holder = jnp.where(enters, CITY_OF + seat, holder)
    holder = jnp.where(is_put_away, jnp.where(state.verb == GIVE, DIRK, RESERVE_OF + seat), holder)
    cells = jnp.where(enters, cell, jnp.where(leaves, NONE, state.cell))
    wall = where_needed(longest_wall, goes_to_cell, holder == CITY_OF + seat, cells)
    return state.but(
        holder=holder,
        cell=cells,
        wall=jnp.where(goes_to_cell & (jnp.arange(state.players) == seat), wall, state.wall),
    )


def _forget_prefix(state: State, is_complete: Array) -> State:
    """Start choosing a new action if this one is complete (CORE-TURN-03, CORE-PLACE-03)."""
    return state.but(
        verb=jnp.where(is_complete, NONE, state.verb),
        choice=jnp.where(is_complete, NONE, state.choice),
        payment=jnp.where(is_complete, 0, state.payment),
    )


# The end of a turn


def _end_turn(state: State, is_due: Array, draws: Array) -> tuple[State, Array]:
    """Refill, score if a scoring card was drawn, and begin the next turn (CORE-TURN-08, CORE-REFILL, CORE-SCORE-04).

    Returns:
        The state, and whether the game ends (CORE-END-01).
    """
    # The display is full if no turn ends, so no other table shuffles.
    display = jnp.where(is_due, state.display, jnp.int8(0))
    refilled, scoring = refill_display(state.but(display=display), draws)
    refilled = refill_site(refilled)
    is_scored = scoring != NONE
    refilled = score(refilled, scoring, is_scored)
    refilled = refilled.but(scorings_held=refilled.scorings_held | (np.arange(2) == scoring))
    refilled = draw_for_dirk(refilled, scoring)
    game_ends = site_has_gap(refilled)
    following = jnp.where(state.turn + 1 == state.players, 0, state.turn + 1)
    refilled = refilled.but(
        turn=jnp.where(game_ends, state.turn, following),
        paid_exactly=jnp.where(game_ends, state.paid_exactly, False),
        step=jnp.where(game_ends, state.step, ACT),
    )
    return where(is_due, refilled, state), is_due & game_ends


# The end of the game


def _award(state: State, game_ends: Array, award_ends: Array) -> State:
    """Award the next tile of the site, or score for the last time (CORE-END-03..09, AMB-F8, AMB-H1).

    Missed scorings are skipped.
    """
    is_due = game_ends | award_ends
    first = jnp.where(game_ends, 0, state.award_space + 1)
    spaces = np.arange(CURRENCY_COUNT)
    winners = jnp.stack([richest(state, space) for space in spaces])
    can_award = (state.site != NONE) & (winners != NONE) & (spaces >= first)
    space = jnp.argmax(can_award)
    is_awarded = is_due & jnp.any(can_award)
    is_over = is_due & ~jnp.any(can_award)
    tile = pick(state.site, space)
    state = state.but(
        step=jnp.where(is_awarded, AWARD, jnp.where(is_over, OVER, state.step)),
        award_space=jnp.where(is_awarded, space, state.award_space),
        award_seat=jnp.where(is_awarded, pick(winners, space), state.award_seat),
        site=put(state.site, space, NONE, is_awarded),
        holder=put(state.holder, tile, UNPLACED, is_awarded),
    )
    return score(state, jnp.int32(LAST_SCORING), is_over)
