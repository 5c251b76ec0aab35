"""The mine: positions of bots' games in which one move is probably clearly best."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from nasrid.bots.bot import notify_bots
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import ValuedAction
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import calibration_of
from nasrid.bots.players.scholar import ScholarBot
from nasrid.puzzles.search import MINE, PuzzleSearch, choice_of, seed_of
from nasrid.puzzles.themes import CONDITIONS, Idea, themes_of
from nasrid.reviews.decisions import has_choice
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

FIRST_DEAL = 35_000_000_000  # far from the deals of trainings, matches and tests
DEALS_PER_SEED = 1_000_000
KEY_LENGTH = 32  # bytes
MIN_STATIC_GAP = 0.015  # of win chance, by the evaluation without search
MIN_RARE_GAP = 0.005  # the same for a move with a rare or wanted theme
RARE_THEMES = ("redesign", "vizier", "huts", "bonus")
MIN_DISTANCE = 12  # actions between two candidates of one game

# The tables of the games, in turn. A search of a game of two takes least, so most are.
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "alhambra", "players": 2, "modules": ("bonus", "exchange")},
    {"game": "granada", "players": 2},
    {"game": "combined", "players": 2, "modules": ("bonus", "vizier")},
    {"game": "alhambra", "players": 2, "modules": ("exchange", "huts")},
    {"game": "alhambra", "players": 2, "modules": ("bonus", "vizier")},
    {"game": "granada", "players": 2, "modules": ("exchange", "vizier")},
    {"game": "combined", "players": 2, "modules": ("bonus", "exchange")},
    {"game": "alhambra", "players": 2, "modules": ("huts", "vizier")},
    {"game": "alhambra", "players": 2},
    {"game": "alhambra", "players": 3, "modules": ("bonus",)},
    {"game": "combined", "players": 2, "modules": ("huts",)},
    {"game": "granada", "players": 3},
    {"game": "combined", "players": 2},
    {"game": "alhambra", "players": 4},
)


@dataclass
class Yield:
    """The decisions of a game that passed each step of the mine."""

    decisions: int = 0  # with a choice
    sifted: int = 0  # in which the scholar sees a gap
    promising: int = 0  # in which a few sampled games see one, too, and which have a theme


@dataclass(frozen=True)
class MinedGame:
    """The promising positions of a game, each with the themes that it probably has."""

    positions: list[str]
    themes: list[list[str]]
    counts: Yield


def mine_game(seed: int, number: int, wanted: Collection[str] = ()) -> MinedGame:
    """Return the promising positions of a game between scholars.

    Args:
        seed: The seed of the run.
        number: The number of the game in the run. It decides about the table.
        wanted: The themes of which a position needs one, or none for all positions.
    """
    options = Options.of(**TABLES[number % len(TABLES)])
    game = Game.new(options, FIRST_DEAL + DEALS_PER_SEED * seed + number)
    scholars = {seat: ScholarBot(seat) for seat in range(options.players)}
    notify_bots(scholars, game.setup_events)
    mined = MinedGame([], [], Yield())
    last = -MIN_DISTANCE
    while game.seat is not None:
        action = game.legal_actions()[0]
        if has_choice(game):
            view, place = game.view(game.seat), len(game.actions)
            values = sorted(scholars[game.seat].values(view), key=lambda valued: -valued[0])
            action = values[0][1]
            mined.counts.decisions += 1
            is_sifted = place >= last + MIN_DISTANCE and _is_sifted(game, values, wanted)
            if is_sifted and _add_position(mined, view, seed_of(f"{number} {place}", seed)):
                last = place
        notify_bots(scholars, game.apply(action))
    return mined


def _add_position(mined: MinedGame, view: View, seed: int) -> bool:
    """Add the position of a view if one move looks best in it and it has a theme. Return True if it was added."""
    mined.counts.sifted += 1
    position = sampled_position(view, seed)
    game = Game.from_position(position)
    promising = PuzzleSearch(game, seed, MINE).find_promising()
    themes = themes_of(game, *promising) if promising else ()
    if themes:
        mined.counts.promising += 1
        mined.positions.append(position)
        mined.themes.append(list(themes))
    return bool(themes)


def _is_sifted(game: Game, values: Sequence[ValuedAction], wanted: Collection[str]) -> bool:
    """Return True if the best choice is ahead of the second-best one by the scholar's values, the best first."""
    best, second = values[0], next((each for each in values if choice_of(each[1]) != choice_of(values[0][1])), None)
    if second is None:
        return False
    gap, idea = _static_gap(game, best[0], second[0]), Idea(game, best[1], second[1])
    if wanted or gap < MIN_STATIC_GAP:
        return gap >= MIN_RARE_GAP and any(CONDITIONS[theme](idea) for theme in wanted or RARE_THEMES)
    return True


def _static_gap(game: Game, best: float, second: float) -> float:
    """Return the gap of win chance between two values."""
    chances, turns = calibration_of(bundled_net(game.options)).chances, stage_of(game.state).turns
    one, other = (chances.win_probability(value, turns, game.options.players) for value in (best, second))
    return one - other


def sampled_position(view: View, seed: int) -> str:
    """Return a position that looks like a view to its seat. All that the view hides is drawn at random.

    Args:
        view: The view of the seat that decides.
        seed: The seed of the draw.
    """
    game = Determiniser(view, Memory()).draw(Random(seed))
    game.state.chance = Chance(bytes(KEY_LENGTH))  # of later reshuffles
    return game.position()
