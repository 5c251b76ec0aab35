"""Compare the game with games of other libraries under random play, in the same run. Write peers.json.

    pip install ".[openspiel]" open-spiel==2.0.2 pgx==2.6.0 jax==0.10.2 svgwrite==1.4.3
    pip install --no-deps -r requirements/bench.txt
    python benchmarks/peers.py [--seconds N]

A decision includes the legal choices and the observation. Rates are by CPU time of all threads, so other programs
matter little. OpenSpiel's games and catanatron are stepped one by one. A batch of Nasrid steps many tables in one call.
So does pgx, which is made for accelerators, in one compiled function; the time to compile it does not count. It runs on
the CPU here. Lengths are means over whole games: at many tables, over the first game of each.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pgx
import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame
from catanatron_gym.features import create_sample_vector
from numpy.typing import NDArray
from pgx.experimental import auto_reset

import nasrid.envs.openspiel  # noqa: F401 (registers the game)
from engines import source_version, use_one_core
from nasrid.envs import Batch
from random_play import RandomChoices

RESULTS_FILE = Path(__file__).with_name("peers.json")
LIBRARIES = ("open-spiel", "catanatron", "pgx", "jax", "numpy")
TABLES = 256  # of a batch and of pgx
PGX_STEPS = 100  # per call
CATAN_COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
CATAN_TURNS = 1000  # after which catanatron stops a game
OPENSPIEL_GAMES = {
    "Nasrid, Alhambra, 2 players": "nasrid(players=2)",
    "Nasrid, Alhambra, 4 players": "nasrid(players=4)",
    "OpenSpiel Hanabi, 2 players": "hanabi(players=2)",
    "OpenSpiel Hanabi, 4 players": "hanabi(players=4)",
    "OpenSpiel backgammon": "backgammon",
    "OpenSpiel Leduc poker": "leduc_poker",
}


def measure_openspiel(name: str, seconds: float) -> dict[str, Any]:
    """Play a game of OpenSpiel. Choices of chance are draws."""
    game, choice = pyspiel.load_game(name), random.Random(1)
    games = decisions = draws = legal = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not games:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                draws += 1
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(outcomes, odds)[0])
                continue
            actions = state.legal_actions()
            decisions, legal = decisions + 1, legal + len(actions)
            state.observation_tensor(state.current_player())
            state.apply_action(choice.choice(actions))
        games += 1
    return {
        "games": games,
        "decisions_per_game": decisions / games,
        "draws_per_game": draws / games,
        "choices": legal / decisions,
        "decisions_per_second": decisions / (time.process_time() - began),
    }


def measure_catanatron(players: int, seconds: float) -> dict[str, Any]:
    """Play Catan. The engine rolls its dice within a decision, so draws are not counted."""
    choice = random.Random(1)
    games = capped = decisions = legal = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not games:
        game = CatanGame([RandomPlayer(color) for color in CATAN_COLORS[:players]], seed=games)
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            actions = game.state.playable_actions
            decisions, legal = decisions + 1, legal + len(actions)
            create_sample_vector(game, game.state.current_color())
            game.execute(choice.choice(actions))
        games += 1
        capped += game.winning_color() is None
    return {
        "games": games,
        "stopped_by_cap": capped,
        "decisions_per_game": decisions / games,
        "choices": legal / decisions,
        "decisions_per_second": decisions / (time.process_time() - began),
    }


def measure_pgx(name: str, seconds: float) -> dict[str, Any]:
    """Play a game of pgx at many tables at once. Its draws are part of its steps."""
    environment = pgx.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        choose, draw = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        following = step(state, jax.random.categorical(choose, odds), jax.random.split(draw, TABLES))
        return following, (state.legal_action_mask.sum(), following.terminated, following.observation.sum())

    play_steps = jax.jit(lambda state, key: jax.lax.scan(play, state, jax.random.split(key, PGX_STEPS)))
    key = jax.random.key(1)
    start = jax.vmap(environment.init)(jax.random.split(key, TABLES))
    jax.block_until_ready(play_steps(start, key))  # compiles
    lengths, state = FirstLengths(), start
    decisions = legal = 0
    began = time.process_time()
    while time.process_time() - began < seconds or lengths.are_missing:
        key, now = jax.random.split(key)
        state, (choices, ended, _) = jax.block_until_ready(play_steps(state, now))
        decisions, legal = decisions + TABLES * PGX_STEPS, legal + int(choices.sum())
        for ends in np.asarray(ended):
            lengths.add(ends)
    return {
        "games": TABLES,
        "decisions_per_game": lengths.mean,
        "choices": legal / decisions,
        "decisions_per_second": decisions / (time.process_time() - began),
    }


def measure_batch(players: int, seconds: float) -> dict[str, Any]:
    """Play at the tables of a batch."""
    batch = Batch(TABLES, players=players, observation="flat")
    masks = batch.reset(seed=1).masks
    choices, lengths = RandomChoices(masks, seed=1), FirstLengths()
    decisions = legal = 0
    began = time.process_time()
    while time.process_time() - began < seconds or lengths.are_missing:
        decisions, legal = decisions + TABLES, legal + int(masks.sum())
        lengths.add(batch.step(choices.choose()).ends)
    return {
        "games": TABLES,
        "decisions_per_game": lengths.mean,
        "choices": legal / decisions,
        "decisions_per_second": decisions / (time.process_time() - began),
    }


class FirstLengths:
    """The lengths of the first game of each table.

    A mean over all games that end within a certain time would prefer short ones.
    """

    def __init__(self) -> None:
        self._steps = 0
        self._lengths: NDArray[np.int64] = np.zeros(TABLES, np.int64)  # 0 before the end

    def add(self, ends: NDArray[np.bool_]) -> None:
        """Add a step of all tables."""
        self._steps += 1
        self._lengths[ends & (self._lengths == 0)] = self._steps

    @property
    def are_missing(self) -> bool:
        return not self._lengths.all()

    @property
    def mean(self) -> float:
        return float(self._lengths.mean())


MEASURES: dict[str, tuple[Callable[[Any, float], dict[str, Any]], Any]] = {
    **{title: (measure_openspiel, name) for title, name in OPENSPIEL_GAMES.items()},
    f"Nasrid, Alhambra, 2 players, batch of {TABLES} tables": (measure_batch, 2),
    f"Nasrid, Alhambra, 4 players, batch of {TABLES} tables": (measure_batch, 4),
    "catanatron, 2 players": (measure_catanatron, 2),
    "catanatron, 4 players": (measure_catanatron, 4),
    f"pgx backgammon, {TABLES} tables at once": (measure_pgx, "backgammon"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the game with games of other libraries.")
    parser.add_argument("--seconds", type=float, default=20, help="minimum CPU time per game (default: 20)")
    arguments = parser.parse_args()
    use_one_core()
    rows = {}
    for title, (measure, subject) in MEASURES.items():
        rows[title] = measure(subject, arguments.seconds)
        print(title, {name: round(value, 1) for name, value in rows[title].items()}, flush=True)
    versions = {name: version(name) for name in LIBRARIES}
    written = {**source_version(), "versions": versions, "seconds": arguments.seconds, "games": rows}
    RESULTS_FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
