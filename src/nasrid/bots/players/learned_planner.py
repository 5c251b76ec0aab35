"""The planner with the learned evaluation, which proposes moves and values the positions after a round."""

from __future__ import annotations

from collections.abc import Callable

from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import LearnedEvaluator, lead, play_others, play_turn, proposal_count
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import Calibration, calibration_of
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net
from nasrid.bots.players.planner import Candidate, PlannerBot, Rollout
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


class LearnedPlannerBot(PlannerBot):
    """Plays every candidate out until its next turn, which the net evaluates.

    It maximises points and the probability of winning, which matters in the last turns.
    """

    elimination_errors = 2.5
    negligible_points = 0.1
    victory_points = 60.0

    def __init__(self, seed: int, net_for: Callable[[Options], Net | None] = bundled_net) -> None:
        super().__init__(seed)
        self.net_for = net_for
        self._evaluator: LearnedEvaluator | None = None
        self._calibration = Calibration()

    def choose(self, view: View, seconds: float) -> Action:
        net = self.net_for(view.options)
        self._evaluator = LearnedEvaluator(features_of(view.options), net) if net else None
        self._calibration = calibration_of(net)
        return super().choose(view, seconds)

    def _make_candidates(self, determiniser: Determiniser, view: View) -> list[Candidate]:
        game = determiniser.draw(self.random)
        proposals = proposal_count(game)
        if self._evaluator is None or not proposals:
            return super()._make_candidates(determiniser, view)
        values = self._evaluator.values(game, list(self.redesign_limiter.filter(view.legal_actions)), proposals)
        if not values:
            return super()._make_candidates(determiniser, view)
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[: self.candidate_count]]

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        if self._evaluator is None:
            return super()._play_rollout(world, action, deadline)
        seat = world.seat
        assert seat is not None
        game = world.copy()
        self.nodes += 1
        play_turn(game, action)
        if play_others(game, seat, lambda: self._is_late(deadline)):
            return self._expected_rollout(self._evaluator.best_turn(game)[0], game)
        return self._final_rollout(game, seat) if game.is_over else None

    def _expected_rollout(self, margin: float, game: Game) -> Rollout:
        """Return the rollout of a game that is not over, for a margin that the net predicts."""
        turns, calibration = stage_of(game.state).turns, self._calibration
        chance = calibration.chances.win_probability(margin, turns, game.options.players)
        return Rollout(calibration.leads.expected_lead(margin, turns), chance, is_final=False)

    def _final_rollout(self, game: Game, seat: int) -> Rollout:
        return Rollout(lead(game.scores, seat), (seat in game.winners) / len(game.winners), is_final=True)
