"""A bot that looks one turn ahead."""

from __future__ import annotations

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.weights import WEIGHTS, Weights
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View


class GreedyBot(Bot):
    """Chooses the action with the best evaluation at the end of its turn."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS, noise: float = 0.0) -> None:
        """Create the bot. `noise` is the standard deviation of its errors, in points."""
        super().__init__(seed)
        self.weights = weights
        self.noise = noise

    def choose(self, view: View, seconds: float) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        game = Determiniser(view, self.memory).draw(self.random)
        values = Appraisal(game, self.weights).values(self.redesign_limiter.filter(view))
        return max(values, key=lambda valued: valued[0] + self.random.gauss(0, self.noise))[1]
