"""The stage of a game: the scorings ahead, and the tiles expected until each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from nasrid.bots.heuristics.majorities import Leads, Strength, cached_leads, spreads
from nasrid.rules.pieces.components import BUILDINGS, Building
from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import State
from nasrid.rules.turn.score import Score

# Averages of games between greedy bots.
CARDS_PER_TURN: Final = 1.0
TILES_PER_TURN: Final = 0.52


@final
class Stage:
    """The scorings ahead, and the leads in each building."""

    __slots__ = ("_players", "leads", "leads_next", "scorings", "tiles", "turns")

    def __init__(self, options: Options, scorings: tuple[int, ...], tiles: tuple[float, ...], turns: float) -> None:
        self.scorings = scorings  # scorings ahead
        self.tiles = tiles  # per player until each scoring
        self.turns = turns  # per player until the end
        is_simple, kinds = options.granada_scoring == "simple", len(options.tile_sets)
        self._players = options.players
        self.leads: dict[Building, Leads] = {}
        self.leads_next: dict[Building, Leads] = {}  # only the next scoring
        for kind in options.tile_sets:
            for building in BUILDINGS[kind]:
                spread = spreads(building, kinds, tiles)
                self.leads[building] = cached_leads(building, options.players, is_simple, scorings, spread)
                self.leads_next[building] = cached_leads(building, options.players, is_simple, scorings[:1], spread[:1])

    def next_leads(self, shown: dict[Building, tuple[Strength, ...]]) -> list[float]:
        """Return the leads by seat at the next scoring, summed over all buildings."""
        total = [0.0] * self._players
        for building, leads in self.leads_next.items():
            for seat, lead in enumerate(leads.for_strengths(shown[building])):
                total[seat] += lead
        return total


def stage_of(state: State) -> Stage:
    due = tuple([step.scoring for step in state.agenda if isinstance(step, Score)])
    bag = len(state.bags[0]) + len(state.bags[1])
    return _stage(state.options, state.scorings_held, due, state.deck_size, state.piles, state.second_card_aside, bag)


def is_last_turn(state: State) -> bool:
    """Return True if the bags are too empty to refill every space, so that the game ends (CORE-END-01)."""
    if not state.has_gap():
        return False
    tiles_left = [len(bag) for bag in state.bags]
    is_occupied = [False] * len(SITE_SPACES)
    for slot, face in enumerate(state.site):
        tile_set = state.options.tile_sets[slot % state.tile_set_count]
        if face is not None:
            is_occupied[state.space_of(slot)] = True
        elif tiles_left[tile_set]:
            tiles_left[tile_set] -= 1
            is_occupied[state.space_of(slot)] = True
    return not all(is_occupied)


@lru_cache(maxsize=1 << 10)
def _stage(
    options: Options,
    held: tuple[int, ...],
    due: tuple[int, ...],
    cards: int,
    piles: tuple[int, ...],
    is_second_card_aside: bool,
    bag: int,
) -> Stage:
    players = options.players
    ahead = [scoring for scoring in (1, 2) if scoring not in held]
    if players == 2:
        bag = _tiles_left_after_dirk(bag, ahead, len(options.tile_sets))
    to_end = bag + 1.0
    turns = to_end / TILES_PER_TURN
    tiles = []
    for scoring in ahead:
        if scoring in due:
            tiles.append(0.0)
        else:
            until = _cards_until(scoring, options, cards, piles, is_second_card_aside) / CARDS_PER_TURN
            tiles.append(min(until * TILES_PER_TURN, to_end))
    each = tuple(round(count / players, 1) for count in (*tiles, to_end))
    return Stage(options, (*ahead, 3), each, turns / players)


def _tiles_left_after_dirk(bag: int, ahead: list[int], kinds: int) -> int:
    """Return the number of tiles that remain for the players (DUO-07, DUO-08)."""
    if 1 in ahead:
        bag = max(0, bag - 6 * kinds)
    return bag * 2 // 3 if 2 in ahead else bag


def _cards_until(
    scoring: int, options: Options, cards: int, piles: tuple[int, ...], is_second_card_aside: bool
) -> float:
    """Return the expected number of cards above the scoring card."""
    if scoring == 2 and is_second_card_aside:
        return cards + 30
    if not piles:
        return cards / 2
    number = options.rules.scoring_piles[scoring - 1]
    below = sum(piles[number:])
    return max(0.0, (min(cards, below + piles[number - 1]) - below)) / 2 + max(0, cards - below - piles[number - 1])
