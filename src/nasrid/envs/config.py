"""Settings shared by the PettingZoo, Gymnasium and batch environments: options, tiles, rewards and skipped choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.dealing import checked_tiles, deal
from nasrid.envs.boxes import FULL_BOX, checked_box, deal_box
from nasrid.envs.checks import checked_choice
from nasrid.envs.decisions import Decisions
from nasrid.envs.rewards import REWARD_KINDS, Rewards, Scores, ranks, settled_scores, step_rewards
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options


class EnvConfig:
    """The options of the engine by name, and the options that all environments share."""

    def __init__(
        self,
        table: Mapping[str, Any],
        *,
        reward: str = "rank",
        tiles: int = 0,
        box: str = FULL_BOX,
        skip_forced: bool = False,
    ) -> None:
        self.options = Options.from_json(dict(table))
        self.reward = checked_choice("reward", reward, REWARD_KINDS)
        self.tiles = checked_tiles(tiles)
        self.box = checked_box(box, self.options, tiles)
        self.should_skip_forced = skip_forced
        self.no_rewards: Rewards = (0.0,) * self.options.players

    def new_game(self, seed: int | None, generator: np.random.Generator) -> Decisions:
        """Return the game of a seed. Without a seed, draw one from the generator."""
        chosen = int(generator.integers(2**63)) if seed is None else int(seed)
        if self.box:
            return Decisions(Game(deal_box(self.box, self.options, Chance.from_seed(chosen))), can_redesign=False)
        return Decisions(deal(self.options, chosen, self.tiles))

    def skip_forced_choices(self, decisions: Decisions, seat: int | None = None) -> list[Event]:
        """Play on while there is only one choice, and return the events. With `seat`, stop at the other seats."""
        events: list[Event] = []
        while self.should_skip_forced and (seat is None or decisions.seat == seat):
            index = decisions.forced_index()
            if index is None:
                break
            events += decisions.step(index) or ()
        return events

    # Rewards

    def rewards_for(self, before: Scores, game: Game, *, is_stopped: bool = False) -> Rewards:
        """Return each seat's reward for a step that started with the scores `before`.

        `is_stopped` is True if the game is cut off after this step.
        """
        is_over = is_stopped or game.is_over
        if not is_over and (self.reward != "scorings" or game.scores == before):
            return self.no_rewards
        return step_rewards(self.reward, before, settled_scores(game) if is_over else game.scores, is_over=is_over)


def game_result(game: Game, forfeited_by: int | None = None) -> dict[str, NDArray[Any]]:
    """Return the result by seat: points, ranks from 1, and 1 for every winner. A seat that forfeited is ranked last."""
    scores = settled_scores(game)
    places = np.array(ranks([-1 if seat == forfeited_by else score for seat, score in enumerate(scores)]))
    return {"scores": np.array(scores), "ranks": places, "winners": (places == 1).astype(np.int8)}
