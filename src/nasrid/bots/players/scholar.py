"""A bot that evaluates the end of its turn with a net."""

from __future__ import annotations

from collections.abc import Callable

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import TURN_PROPOSALS, LearnedEvaluator, ValuedAction, proposal_count
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


class ScholarBot(Bot):
    """Evaluates its turns with a net, and other decisions with the hand-written evaluation."""

    def __init__(
        self,
        seed: int,
        noise: float = 0.0,
        net_for: Callable[[Options], Net | None] = bundled_net,
        max_proposals: int = TURN_PROPOSALS,
    ) -> None:
        """Create the bot. `noise` is the standard deviation of its errors, `max_proposals` the moves to compare."""
        super().__init__(seed)
        self.max_proposals = max_proposals
        self.noise = noise
        self.net_for = net_for

    def choose(self, view: View, seconds: float) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        return max(self.values(view), key=lambda valued: valued[0] + self.random.gauss(0, self.noise))[1]

    def values(self, view: View) -> list[ValuedAction]:
        """Return the values of the reasonable actions, in points.

        Args:
            view: The view of the bot's seat, which decides.
        """
        game = Determiniser(view, self.memory).draw(self.random)
        actions = list(self.redesign_limiter.filter(view))
        proposals = min(self.max_proposals, proposal_count(game))
        evaluator = LearnedEvaluator(features_of(view.options), self.net_for(view.options))
        values = evaluator.values(game, actions, proposals) if proposals else []
        return values or Appraisal(game).values(actions)
