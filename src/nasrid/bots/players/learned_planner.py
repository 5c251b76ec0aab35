"""The planner with the learned evaluation, which proposes moves and values the positions after a round."""

from __future__ import annotations

from collections.abc import Callable

from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import LearnedEvaluator, ValuedAction, lead, play_others, play_turn, proposal_count
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import Calibration, calibration_of
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net
from nasrid.bots.players.planner import Candidate, PlannerBot, Rollout
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

TWO_ROUND_TIME_FACTOR = 60.0  # in evaluations of all moves; with less time there are too few sampled games


class LearnedPlannerBot(PlannerBot):
    """Plays every candidate out for two rounds and evaluates its next turn with the net. The net plays its own turns.

    It maximises points and the probability of winning, which matters in the last turns. If there is little time, it
    plays one round.
    """

    max_rounds = 2  # to play out
    elimination_errors = 2.5
    negligible_points = 0.1
    victory_points = 60.0

    def __init__(self, seed: int, net_for: Callable[[Options], Net | None] = bundled_net) -> None:
        super().__init__(seed)
        self.net_for = net_for
        self._evaluator: LearnedEvaluator | None = None
        self._calibration = Calibration()
        self.rounds = self.max_rounds
        self._evaluation_seconds = 0.0  # for all moves once

    def choose(self, view: View, seconds: float) -> Action:
        net = self.net_for(view.options)
        self._evaluator = LearnedEvaluator(features_of(view.options), net) if net else None
        self._calibration = calibration_of(net)
        return super().choose(view, seconds)

    def _make_candidates(self, determiniser: Determiniser, view: View) -> list[Candidate]:
        start = self.clock()
        candidates = self._evaluate_candidates(determiniser, view)
        self._evaluation_seconds = self.clock() - start
        return candidates

    def _evaluate_candidates(self, determiniser: Determiniser, view: View) -> list[Candidate]:
        game = determiniser.draw(self.random)
        proposals = self._proposal_count(game)
        if self._evaluator is None or not proposals:
            return super()._make_candidates(determiniser, view)
        values = self._evaluate_moves(self._evaluator, game, list(self.redesign_limiter.filter(view)), proposals)
        if not values:
            return super()._make_candidates(determiniser, view)
        return self._best_candidates(values)

    def _evaluate_moves(
        self, evaluator: LearnedEvaluator, game: Game, actions: list[Action], proposals: int
    ) -> list[ValuedAction]:
        """Return the values of the proposed actions among these, the best first."""
        return evaluator.values(game, actions, proposals)

    def _proposal_count(self, game: Game) -> int:
        return proposal_count(game)

    def _race(self, candidates: list[Candidate], determiniser: Determiniser, deadline: float) -> Candidate:
        needed_seconds = TWO_ROUND_TIME_FACTOR * self._evaluation_seconds
        self.rounds = self.max_rounds if deadline - self.clock() >= needed_seconds else 1
        return super()._race(candidates, determiniser, deadline)

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        if self._evaluator is None:
            return super()._play_rollout(world, action, deadline)
        seat = world.seat
        assert seat is not None
        game, margin = world.copy(), 0.0
        next_action: Action | None = None
        for _ in range(self.rounds):
            self.nodes += 1
            play_turn(game, action)
            if not self._play_others(game, seat, deadline):
                return self._final_rollout(game, seat)._replace(next_action=next_action) if game.is_over else None
            margin, action = self._evaluator.best_turn(game)
            next_action = next_action or action
        return self._expected_rollout(margin, game)._replace(next_action=next_action)

    def _play_others(self, game: Game, seat: int, deadline: float) -> bool:
        return play_others(game, seat, lambda: self._is_late(deadline))

    def _expected_rollout(self, margin: float, game: Game) -> Rollout:
        """Return the rollout of a game that is not over, for a margin that the net predicts."""
        chance = self._calibration.chances.win_probability(margin, stage_of(game.state).turns, game.options.players)
        return Rollout(margin, chance, is_final=False)

    def _final_rollout(self, game: Game, seat: int) -> Rollout:
        return Rollout(lead(game.scores, seat), (seat in game.winners) / len(game.winners), is_final=True)
