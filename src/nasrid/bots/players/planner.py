"""A bot that searches: it plays its best moves out in sampled games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.appraisal import Appraisal, quick_choice
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.weights import SEARCH_WEIGHTS
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import lead
from nasrid.bots.players.redesign_limit import RedesignLimiter
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions

STATIC_WEIGHT_GAMES = 4.0  # the weight of the static evaluation, in sampled games
GAMES_PER_ELIMINATION = 5  # sampled games between two eliminations
SIDE_DECISION_SHARE = 0.25  # of the time, for decisions other than turn actions
USABLE_TIME_SHARE = 0.75  # of the time; the rest is a safety margin
NODE_RESERVE_SECONDS = 0.02  # for one decision in a sampled game


class Rollout(NamedTuple):
    """The result of a move in a sampled game."""

    points: float  # the expected lead over the other players' average
    win_probability: float  # 0 if the bot counts only points
    is_final: bool  # True if the game ended


def static_weight(rollouts: Sequence[Rollout]) -> float:
    """Return the weight of the static evaluation, in sampled games. Results of whole games need none."""
    if not rollouts:
        return STATIC_WEIGHT_GAMES
    return STATIC_WEIGHT_GAMES * sum(not rollout.is_final for rollout in rollouts) / len(rollouts)


class Candidate:
    """A move and its results, one per sampled game."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value  # the static evaluation
        self.rollouts: list[Rollout] = []
        self.results: list[float] = []  # worth, less the average of all candidates in the same game

    @property
    def merit(self) -> float:
        """Return the mean of the results and the weighted static evaluation."""
        weight = static_weight(self.rollouts)
        return (sum(self.results) + weight * self.value) / (len(self.results) + weight)

    def lead(self, other: Candidate) -> float:
        """Return the lead over another candidate in the games of both, in points."""
        gaps = [
            own_rollout.points - other_rollout.points
            for own_rollout, other_rollout in zip(self.rollouts, other.rollouts, strict=False)
        ]
        weight = static_weight(self.rollouts)
        return (sum(gaps) + weight * (self.value - other.value)) / (len(gaps) + weight)

    def is_clearly_behind(self, best: Candidate, elimination_errors: float, negligible_points: float) -> bool:
        """Return True if the candidate is unlikely to be better by more than `negligible_points`."""
        gaps = [best_result - own_result for best_result, own_result in zip(best.results, self.results, strict=True)]
        games = len(gaps)
        mean = sum(gaps) / games
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (games - 1)
        return best.merit - self.merit > elimination_errors * sqrt((variance + 1) / games) - negligible_points


class SearchResult(NamedTuple):
    """The result of a search."""

    best: Candidate
    second: Candidate
    moves: int

    def facts(self) -> dict[str, float]:
        ahead = round(self.best.lead(self.second), 1)
        return {"ahead": ahead, "moves": self.moves, "games": len(self.best.results)}


class PlannerBot(Bot):
    """Compares candidates in the same sampled games.

    Candidates that are clearly behind are eliminated. The search ends when one is left or time runs out.
    """

    candidate_count = 8
    elimination_errors = 1.8  # standard errors behind the best at which a candidate is eliminated
    negligible_points = 0.5  # smaller differences are not searched further
    victory_points = 0.0  # the value of a win in addition to the margin

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.redesign_limiter = RedesignLimiter()
        self.nodes = 0  # decisions in sampled games
        self._last_search: SearchResult | None = None

    def choose(self, view: View, seconds: float) -> Action:
        self._last_search = None
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        start = self.clock()
        determiniser = Determiniser(view, self.memory)
        candidates = self._make_candidates(determiniser, view)
        share = (
            USABLE_TIME_SHARE if isinstance(view.agenda[0], TakeActions) else USABLE_TIME_SHARE * SIDE_DECISION_SHARE
        )
        best = self._race(candidates, determiniser, start + seconds * share - NODE_RESERVE_SECONDS)
        if best.results:
            self._last_search = SearchResult(best, _runner_up(best, candidates), len(candidates))
        return self.redesign_limiter.record(best.action)

    def explain(self, view: View, action: Action) -> Reason:
        reason, search = super().explain(view, action), self._last_search
        if search is None or action != search.best.action or search.best.lead(search.second) <= 0:
            return reason  # a move may win more often with fewer points, which no message covers
        instead = super().explain(view, search.second.action)
        return reason._replace(facts={**reason.facts, **search.facts()}, instead=instead)

    def _make_candidates(self, determiniser: Determiniser, view: View) -> list[Candidate]:
        """Return the moves with the best static evaluations, relative to the best of them."""
        game = determiniser.draw(self.random)
        values = Appraisal(game, depth=1).values(self.redesign_limiter.filter(view.legal_actions))
        values.sort(key=lambda pair: -pair[0])
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[: self.candidate_count]]

    def _race(self, candidates: list[Candidate], determiniser: Determiniser, deadline: float) -> Candidate:
        """Return the best candidate once time runs out or all others are eliminated."""
        best, running, games = candidates[0], candidates, 0
        while len(running) > 1 and self._play_rollouts(running, determiniser, deadline):
            games += 1
            best = max(running, key=lambda candidate: candidate.merit)
            if games % GAMES_PER_ELIMINATION == 0:
                running = [
                    candidate
                    for candidate in running
                    if candidate is best
                    or not candidate.is_clearly_behind(best, self.elimination_errors, self.negligible_points)
                ]
        return best

    def _is_late(self, deadline: float) -> bool:
        return self.clock() > deadline

    def _play_rollouts(self, running: list[Candidate], determiniser: Determiniser, deadline: float) -> bool:
        """Play every candidate out in one more sampled game. Return False if time runs out."""
        if self._is_late(deadline):
            return False
        world = determiniser.draw(self.random)
        rollouts: list[Rollout] = []
        for candidate in running:
            rollout = self._play_rollout(world, candidate.action, deadline)
            if rollout is None:
                return False
            rollouts.append(rollout)
        worths = [rollout.points + self.victory_points * rollout.win_probability for rollout in rollouts]
        mean = sum(worths) / len(worths)
        for candidate, rollout, worth in zip(running, rollouts, worths, strict=True):
            candidate.rollouts.append(rollout)
            candidate.results.append(worth - mean)
        return True

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        """Return the result after a round and the seat's next turn, or None if time runs out."""
        seat = world.seat
        assert seat is not None
        game = world.copy()
        turns = game.options.players + 1
        while True:
            turn = game.state.turn
            game.apply_silently(action)
            turns -= game.state.turn != turn
            self.nodes += 1
            if game.is_over or turns <= 0:
                return Rollout(_position_value(game, seat), 0.0, game.is_over)
            if self._is_late(deadline):
                return None
            action = quick_choice(game)


def _runner_up(best: Candidate, candidates: list[Candidate]) -> Candidate:
    return min([candidate for candidate in candidates if candidate is not best], key=best.lead)


def _position_value(game: Game, seat: int) -> float:
    if game.is_over:
        return lead(game.scores, seat)
    return Outlook(game.state, seat, SEARCH_WEIGHTS).value()
