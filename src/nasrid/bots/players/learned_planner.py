"""The planner with a learned judgement: it chooses what to try, and values what a round leads to."""

from __future__ import annotations

from collections.abc import Callable

from nasrid.bots.judgement.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import LearnedJudgement, judges, lead, play_others, play_turn
from nasrid.bots.learned.chances import Chances
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net
from nasrid.bots.learned.shipped import shipped_net
from nasrid.bots.players.planner import Candidate, PlannerBot, Result
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


def chances_of(net: Net | None) -> Chances:
    """As its card tells them; otherwise a guess."""
    return Chances(*net.card["chances"]) if net and "chances" in net.card else Chances()


class LearnedPlannerBot(PlannerBot):
    """Plays every candidate on until its next turn, whose best end the net values. It wants to win: of what leads to as
    many points it prefers what wins more often, which matters in the last turns."""

    sure = 2.5
    alike = 0.1
    victory = 60.0  # points that a victory is worth beside those that it was won by

    def __init__(self, seed: int, net_for: Callable[[Options], Net | None] = shipped_net) -> None:
        super().__init__(seed)
        self.net_for = net_for
        self._judgement: LearnedJudgement | None = None
        self._chances = Chances()

    def choose(self, view: View, seconds: float) -> Action:
        net = self.net_for(view.options)
        self._judgement = LearnedJudgement(features_of(view.options), net) if net else None
        self._chances = chances_of(net)
        return super().choose(view, seconds)

    def _candidates(self, imagined: Determiniser, view: View) -> list[Candidate]:
        game = imagined.draw(self.random)
        proposals = judges(game)
        if self._judgement is None or not proposals:
            return super()._candidates(imagined, view)
        values = self._judgement.values(game, list(self.restraint.among(view.legal_actions)), proposals)
        if not values:
            return super()._candidates(imagined, view)
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[: self.candidates]]

    def _play_on(self, world: Game, action: Action, deadline: float) -> Result | None:
        if self._judgement is None:
            return super()._play_on(world, action, deadline)
        seat = world.seat
        assert seat is not None
        game = world.copy()
        self.nodes += 1
        play_turn(game, action)
        if play_others(game, seat, lambda: self._is_late(deadline)):
            return self._expected(self._judgement.best_value(game), game)
        return self._at_end(game, seat) if game.is_over else None

    def _expected(self, points: float, game: Game) -> Result:
        """In a game that goes on."""
        chance = self._chances.win(points, stage_of(game.state).turns, game.options.players)
        return Result(points, points + self.victory * chance)

    def _at_end(self, game: Game, seat: int) -> Result:
        points = lead(list(game.scores), seat)
        return Result(points, points + self.victory * (seat in game.winners) / len(game.winners))
