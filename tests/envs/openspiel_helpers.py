"""Short OpenSpiel tables and random games at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

ALL_MODULES = "vizier+exchange+bonus+huts"
# Few tiles keep the games short. All numbers of players, games, modules, kinds of chance and rewards occur.
SHORT_GAMES = [
    "nasrid(players=2,tiles=2)",
    f"nasrid(players=2,tiles=1,game=combined,modules={ALL_MODULES},combo_dirk=split,confirm_turns=True,max_game_length=150)",
    f"nasrid(players=3,tiles=2,modules={ALL_MODULES},ask_everyone=True,reward=scorings)",
    "nasrid(players=4,tiles=2,game=granada,modules=vizier+exchange,granada_scoring=simple,reward=score)",
    f"nasrid(players=5,tiles=1,modules={ALL_MODULES},chance=seed,exchange_take=value_zero)",
    f"nasrid(players=6,tiles=1,game=combined,modules={ALL_MODULES},max_game_length=40)",
]


def moments(game: Any, seed: int = 0) -> Iterator[Any]:
    """Yield the states of a random game. It is one object that changes."""
    random = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        play_at_random(state, random)
    yield state


def play_at_random(state: Any, random: Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, odds)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
