"""A bot that searches: it plays its best moves out in sampled games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.appraisal import Appraisal, quick_choice
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.reasons import Facts, Reason
from nasrid.bots.heuristics.weights import SEARCH_WEIGHTS
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import lead
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions

STATIC_WEIGHT_GAMES = 4.0  # the weight of the static evaluation, in sampled games
MAX_STATIC_GAP_POINTS = 1000.0  # between two moves of which none is ruled out
MIN_EVIDENCE_GAMES = 4  # sampled games, for a statement about them
GAMES_PER_ELIMINATION = 5  # sampled games between two eliminations
USABLE_TIME_SHARE = 0.75  # of the time; the rest is a safety margin
NODE_RESERVE_SECONDS = 0.02  # for one decision in a sampled game


class Rollout(NamedTuple):
    """The result of a move in a sampled game."""

    points: float  # the expected lead over the other players' average
    win_probability: float  # 0 if the bot counts only points
    is_final: bool  # True if the game ended
    next_action: Action | None = None  # the first one of the seat's next turn, if there was one


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
        return self._weigh(gaps, other)

    def advantage(self, other: Candidate) -> float:
        """Return the lead over another candidate in the measure that decides, which can include victories."""
        return self._weigh([own - their for own, their in zip(self.results, other.results, strict=False)], other)

    def _weigh(self, gaps: Sequence[float], other: Candidate) -> float:
        """Return the mean of the gaps and the weighted static gap, which is not in points if a move is ruled out."""
        static_gap = self.value - other.value
        weight = static_weight(self.rollouts) if abs(static_gap) < MAX_STATIC_GAP_POINTS else 0.0
        return (sum(gaps) + weight * static_gap) / (len(gaps) + weight) if gaps or weight else 0.0

    def comparison(self, other: Candidate) -> Facts:
        """Return what speaks for this candidate: points, a higher probability of winning, or nothing."""
        games = min(len(self.rollouts), len(other.rollouts))
        ahead = round(self.lead(other), 1)
        chance, other_chance = _win_percentage(self.rollouts[:games]), _win_percentage(other.rollouts[:games])
        by = "even"
        if ahead > 0:
            by = "points"
        elif chance > other_chance and games >= MIN_EVIDENCE_GAMES:
            by = "wins"
        return {"by": by, "ahead": ahead, "chance": chance, "other_chance": other_chance, "games": games}

    def is_clearly_behind(self, best: Candidate, elimination_errors: float, negligible_points: float) -> bool:
        """Return True if the candidate is unlikely to be better by more than `negligible_points`."""
        gaps = [best_result - own_result for best_result, own_result in zip(best.results, self.results, strict=True)]
        games = len(gaps)
        mean = sum(gaps) / games
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (games - 1)
        return best.merit - self.merit > elimination_errors * sqrt((variance + 1) / games) - negligible_points


def _win_percentage(rollouts: Sequence[Rollout]) -> int:
    return round(100 * sum(rollout.win_probability for rollout in rollouts) / max(1, len(rollouts)))


class SearchResult(NamedTuple):
    """The result of a search."""

    best: Candidate
    candidates: Sequence[Candidate]

    @property
    def second(self) -> Candidate:
        """The best of the other candidates."""
        return min([each for each in self.candidates if each is not self.best], key=self.best.advantage)


class PlannerBot(Bot):
    """Compares candidates in the same sampled games.

    Candidates that are clearly behind are eliminated. The search ends when one is left or time runs out.
    """

    candidate_count = 8
    elimination_errors = 1.8  # standard errors behind the best at which a candidate is eliminated
    negligible_points = 0.5  # smaller differences are not searched further
    victory_points = 0.0  # the value of a win in addition to the margin
    side_decision_share = 0.25  # of the time, for decisions other than turn actions

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.nodes = 0  # decisions in sampled games
        self._last_search: SearchResult | None = None

    def choose(self, view: View, seconds: float) -> Action:
        self._last_search = None
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        start = self.clock()
        determiniser = Determiniser(view, self.memory)
        candidates = self._make_candidates(determiniser, view)
        share = 1.0 if isinstance(view.agenda[0], TakeActions) else self.side_decision_share
        deadline = start + seconds * share * USABLE_TIME_SHARE - NODE_RESERVE_SECONDS
        best = self._race(candidates, determiniser, deadline)
        if len(candidates) > 1:
            self._last_search = SearchResult(best, candidates)
        return best.action

    def explain(self, view: View, action: Action) -> Reason:
        reason, search = super().explain(view, action), self._last_search
        if search is None or action != search.best.action or len(search.best.results) < MIN_EVIDENCE_GAMES:
            return reason
        if search.best.advantage(search.second) < 0:
            return reason
        comparison = {**search.best.comparison(search.second), "moves": len(search.candidates)}
        return reason._replace(
            facts={**reason.facts, **comparison}, instead=super().explain(view, search.second.action)
        )

    def _make_candidates(self, determiniser: Determiniser, view: View) -> list[Candidate]:
        """Return the moves with the best static evaluations, relative to the best of them."""
        game = determiniser.draw(self.random)
        values = Appraisal(game, depth=1).values(self.redesign_limiter.filter(view))
        values.sort(key=lambda pair: -pair[0])
        return self._best_candidates(values)

    def _best_candidates(self, values: Sequence[tuple[float, Action]]) -> list[Candidate]:
        """Return the candidates among valued moves, which are sorted."""
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[: self.candidate_count]]

    def _race(self, candidates: list[Candidate], determiniser: Determiniser, deadline: float) -> Candidate:
        """Return the best candidate once time runs out or all others are eliminated."""
        best, running, games = candidates[0], candidates, 0
        while len(running) > 1 and self._play_rollouts(running, determiniser, deadline):
            games += 1
            best = max(running, key=lambda candidate: candidate.merit)
            if games % GAMES_PER_ELIMINATION == 0:
                running = self._contenders(running, best)
        return best

    def _contenders(self, running: list[Candidate], best: Candidate) -> list[Candidate]:
        """Return the candidates that can still win."""
        return [
            candidate
            for candidate in running
            if candidate is best
            or not candidate.is_clearly_behind(best, self.elimination_errors, self.negligible_points)
        ]

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
        next_action: Action | None = None
        while True:
            turn = game.state.turn
            game.apply_silently(action)
            turns -= game.state.turn != turn
            self.nodes += 1
            if game.is_over or turns <= 0:
                return Rollout(_position_value(game, seat), 0.0, game.is_over, next_action)
            if self._is_late(deadline):
                return None
            action = quick_choice(game, SEARCH_WEIGHTS)
            if next_action is None and turns == 1 and game.seat == seat and type(game.current_step) is TakeActions:
                next_action = action


def _position_value(game: Game, seat: int) -> float:
    if game.is_over:
        return lead(game.scores, seat)
    return Outlook(game.state, seat, SEARCH_WEIGHTS).value()
