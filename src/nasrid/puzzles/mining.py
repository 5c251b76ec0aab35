"""The mine: positions of bots' games in which one move is probably clearly best."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
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
from nasrid.reviews.decisions import has_choice
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

FIRST_DEAL = 35_000_000_000  # far from the deals of trainings, matches and tests
DEALS_PER_SEED = 1_000_000
KEY_LENGTH = 32  # bytes
MIN_STATIC_GAP = 0.03  # of win chance, by the evaluation without search
MIN_DISTANCE = 12  # actions between two candidates of one game
CHECKPOINT = "game-{seed}-{number}.json"

# The tables of the games, in turn.
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "alhambra", "players": 2},
    {"game": "alhambra", "players": 3, "modules": ("huts", "bonus")},
    {"game": "granada", "players": 2},
    {"game": "alhambra", "players": 4, "modules": ("vizier", "exchange")},
    {"game": "combined", "players": 3},
    {"game": "alhambra", "players": 2, "modules": ("vizier", "huts", "bonus")},
    {"game": "granada", "players": 4, "modules": ("exchange",)},
    {"game": "combined", "players": 2, "modules": ("bonus", "huts")},
    {"game": "alhambra", "players": 5},
    {"game": "granada", "players": 3, "modules": ("vizier",)},
    {"game": "alhambra", "players": 2, "modules": ("bonus",)},
    {"game": "combined", "players": 2, "modules": ("vizier", "exchange")},
    {"game": "alhambra", "players": 6, "modules": ("huts",)},
)


@dataclass
class Yield:
    """The decisions of a game that passed each step of the mine."""

    decisions: int = 0  # with a choice
    sifted: int = 0  # in which the scholar sees a gap
    promising: int = 0  # in which a few sampled games see one, too


def mine(folder: Path, seed: int, numbers: Iterable[int]) -> Iterator[tuple[int, list[str], Yield]]:
    """Yield the number, the positions and the yield of each game. Games in the folder are not played again.

    Args:
        folder: The folder of the results, one file per game.
        seed: The seed of the run.
        numbers: The numbers of the games.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        file = folder / CHECKPOINT.format(seed=seed, number=number)
        if not file.exists():
            positions, counts = mine_game(seed, number)
            write_file(file, json.dumps({"positions": positions, "yield": asdict(counts)}))
        content = json.loads(file.read_text(encoding="utf-8"))
        yield number, content["positions"], Yield(**content["yield"])


def mine_game(seed: int, number: int) -> tuple[list[str], Yield]:
    """Return the promising positions of a game between scholars, and its yield.

    Args:
        seed: The seed of the run.
        number: The number of the game. It decides about the options.
    """
    options = Options.of(**TABLES[number % len(TABLES)])
    game = Game.new(options, FIRST_DEAL + DEALS_PER_SEED * seed + number)
    scholars = {seat: ScholarBot(seat) for seat in range(options.players)}
    notify_bots(scholars, game.setup_events)
    positions: list[str] = []
    counts = Yield()
    last = -MIN_DISTANCE
    while game.seat is not None:
        action = game.legal_actions()[0]
        if has_choice(game):
            view, place = game.view(game.seat), len(game.actions)
            values = sorted(scholars[game.seat].values(view), key=lambda valued: -valued[0])
            action = values[0][1]
            counts.decisions += 1
            if place >= last + MIN_DISTANCE and _static_gap(game, values) >= MIN_STATIC_GAP:
                counts.sifted += 1
                position_seed = seed_of(f"{number} {place}", seed)
                position = sampled_position(view, position_seed)
                if PuzzleSearch(Game.from_position(position), position_seed, MINE).is_promising():
                    positions.append(position)
                    last = place
        notify_bots(scholars, game.apply(action))
    counts.promising = len(positions)
    return positions, counts


def _static_gap(game: Game, values: Sequence[ValuedAction]) -> float:
    """Return the gap of win chance between the two best choices, of which these are the values."""
    best, second = values[0], next((each for each in values if choice_of(each[1]) != choice_of(values[0][1])), None)
    if second is None:
        return 0.0
    chances, turns = calibration_of(bundled_net(game.options)).chances, stage_of(game.state).turns
    one, other = (chances.win_probability(value, turns, game.options.players) for value, _ in (best, second))
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


def write_file(file: Path, text: str) -> None:
    """Write a file as a whole, so that an interrupted run leaves none that is cut off."""
    part = file.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
