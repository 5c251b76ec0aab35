"""A bot that chooses at random."""

from __future__ import annotations

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.reasons import Reason
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View


class RandomBot(Bot):
    """Chooses a type of action first, so that the many building cells do not outweigh everything else."""

    def choose(self, view: View, seconds: float) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in view.legal_actions:
            by_kind.setdefault(type(action), []).append(action)
        return self.random.choice(by_kind[self.random.choice(list(by_kind))])

    def explain(self, view: View, action: Action) -> Reason:
        return super().explain(view, action)._replace(why="chance")
