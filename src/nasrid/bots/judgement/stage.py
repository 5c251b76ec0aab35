"""How far a game has come: which scorings lie ahead, and how much will be built until each."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from nasrid.rules.table.options import Options
from nasrid.rules.table.state import State
from nasrid.rules.turn.score import Score

# What a turn costs the table on average when greedy bots play.
CARDS_A_TURN = 1.0
TILES_A_TURN = 0.52


class Stage(NamedTuple):
    scorings: tuple[int, ...]  # still to be held
    tiles: tuple[float, ...]  # that each player will acquire until each of them
    turns: float  # of each player until the end


def stage_of(state: State) -> Stage:
    due = tuple([step.scoring for step in state.agenda if isinstance(step, Score)])
    bag = len(state.bags[0]) + len(state.bags[1])
    return _stage(state.options, state.held, due, len(state.deck), state.piles, state.second_card_aside, bag)


@lru_cache(maxsize=1 << 12)
def _stage(
    options: Options,
    held: tuple[int, ...],
    due: tuple[int, ...],
    cards: int,
    piles: tuple[int, ...],
    aside: bool,
    bag: int,
) -> Stage:
    players = options.players
    ahead = [scoring for scoring in (1, 2) if scoring not in held]
    if players == 2:
        bag = _left_by_dirk(bag, ahead, len(options.kinds))
    to_end = bag + 1.0  # tiles
    turns = to_end / TILES_A_TURN
    tiles = []
    for scoring in ahead:
        if scoring in due:
            tiles.append(0.0)
        else:
            until = _cards_until(scoring, options, cards, piles, aside) / CARDS_A_TURN
            tiles.append(min(until * TILES_A_TURN, to_end))
    each = tuple(round(count / players, 1) for count in (*tiles, to_end))
    return Stage((*ahead, 3), each, turns / players)


def _left_by_dirk(bag: int, ahead: list[int], kinds: int) -> int:
    """What the players get of the bag (DUO-07, DUO-08)."""
    if 1 in ahead:
        bag = max(0, bag - 6 * kinds)
    return bag * 2 // 3 if 2 in ahead else bag


def _cards_until(scoring: int, options: Options, cards: int, piles: tuple[int, ...], aside: bool) -> float:
    """How many cards are expected above the card of that scoring."""
    if scoring == 2 and aside:
        return cards + 30
    if not piles:
        return cards / 2
    number = options.rules.scoring_piles[scoring - 1]
    below = sum(piles[number:])
    return max(0.0, (min(cards, below + piles[number - 1]) - below)) / 2 + max(0, cards - below - piles[number - 1])
