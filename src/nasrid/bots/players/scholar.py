"""A bot that has learned what a position is worth: it looks to the end of its turn."""

from __future__ import annotations

from collections.abc import Callable

from nasrid.bots.bot import Bot
from nasrid.bots.judgement.appraisal import Appraisal
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import ACTIONS, LearnedJudgement, judges
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net
from nasrid.bots.learned.shipped import shipped_net
from nasrid.bots.players.restraint import Restraint
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


class ScholarBot(Bot):
    """Values the end of its turn with a net; what is not its turn it leaves to the hand-written judgement."""

    def __init__(
        self,
        seed: int,
        noise: float = 0.0,
        net_for: Callable[[Options], Net | None] = shipped_net,
        most: int = ACTIONS,
    ) -> None:
        """With noise it misjudges every move by about so many points. It looks closely at so many moves at most."""
        super().__init__(seed)
        self.most = most
        self.noise = noise
        self.net_for = net_for
        self.restraint = Restraint()

    def choose(self, view: View, seconds: float) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        game = Determiniser(view, self.memory).draw(self.random)
        actions = list(self.restraint.among(view.legal_actions))
        proposals = min(self.most, judges(game))
        judgement = LearnedJudgement(features_of(view.options), self.net_for(view.options))
        values = judgement.values(game, actions, proposals) if proposals else []
        values = values or Appraisal(game).values(actions)
        action = max(values, key=lambda one: one[0] + self.random.gauss(0, self.noise))[1]
        return self.restraint.noting(action)
