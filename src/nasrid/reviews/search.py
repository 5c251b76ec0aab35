"""The search of a review: every decision gets the same number of sampled games, whatever the speed of the machine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf, sqrt
from statistics import fmean
from typing import NamedTuple

from nasrid.bots.analysis import Analyser
from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.players.planner import Candidate, Rollout
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import write_action
from nasrid.rules.turn.act import TakeActions

# Deviations in addition to those of the sampled games: a few equal results do not prove that there are no others.
PRIOR_CHANCE = 0.1
PRIOR_POINTS = 4.0
MIN_ERRORS = 2.0  # standard errors, for a certain difference
UNDECIDED_ERRORS = 3.0  # standard errors within which a difference is examined further
MISTAKE_LOSS = 0.05  # the least loss of win chance of a mistake
LEAF_SHARE = 0.1  # of the net's error (docs/reviews.md); the rest is the same for two moves of one decision


class Stage(NamedTuple):
    """A stage of a search: the best moves so far are played out in more sampled games."""

    moves: int
    games: int


@dataclass(frozen=True)
class Effort:
    """The work per decision. The same effort, record and version give the same review.

    Attributes:
        name: The name, as on the command line.
        rounds: The rounds that a sampled game lasts.
        stages: The stages of the search for the best move.
        duel_games: The sampled games that compare the best move with the one that was played, in steps. A further
            step is played only while it is doubtful whether the move was a mistake. They are other games than those
            of the stages, because the best move was lucky in those that chose it.
        luck_games: The sampled games that show what could have been drawn.
        is_quick: True if only the actions of turns are reviewed, not the places of bought tiles.
    """

    name: str
    rounds: int
    stages: tuple[Stage, ...]
    duel_games: tuple[int, ...]
    luck_games: int
    is_quick: bool = False


QUICK = Effort("quick", 1, (Stage(4, 2), Stage(2, 2)), (3, 5), 5, is_quick=True)
STANDARD = Effort("standard", 2, (Stage(5, 3), Stage(3, 4)), (10, 15, 25, 50), 20)
DEEP = Effort("deep", 2, (Stage(8, 30), Stage(4, 40)), (200, 800), 100)
EFFORTS = {effort.name: effort for effort in (QUICK, STANDARD, DEEP)}


class Difference(NamedTuple):
    """The difference between the best move and the one that was played, with its standard errors."""

    mean: float
    sampling_error: float  # which more sampled games reduce
    leaf_error: float = 0.0  # of the net

    @property
    def error(self) -> float:
        """The standard error from both causes."""
        return hypot(self.sampling_error, self.leaf_error)

    def is_doubtful(self, value: float) -> bool:
        """Return True if more sampled games may decide whether the difference certainly reaches a value."""
        return abs(self._least - value) < UNDECIDED_ERRORS * self.sampling_error

    def certainly_reaches(self, value: float) -> bool:
        """Return True if neither more sampled games nor a better net would move the difference below a value."""
        return self._least - MIN_ERRORS * self.sampling_error >= value

    @property
    def _least(self) -> float:
        """The difference, less what may be an error of the net. More sampled games do not reduce that error."""
        return self.mean - MIN_ERRORS * self.leaf_error

    @property
    def loss(self) -> float:
        """The difference, reduced as far as it may be an error. It is negative if the played move did better."""
        return self.mean**3 / (self.mean**2 + self.error**2) if self.mean else 0.0


NO_DIFFERENCE = Difference(0.0, 0.0)
Gap = tuple[float, float]  # in win chance and in points


class MoveValue(NamedTuple):
    """A move with the win chance and the lead that its seat can expect."""

    action: Action
    chance: float
    points: float


@dataclass(frozen=True)
class Comparison:
    """A move that was played, compared with the best one."""

    played: Action
    best: Action
    moves: tuple[MoveValue, ...]  # that were played out, the best first
    chance_gap: Difference  # from the move that was played to the best
    points_gap: Difference
    games: int  # sampled games
    reason: Reason | None  # for the best move, with its gain; None if it was played


@dataclass(frozen=True)
class Duel:
    """The best move and another one, played out in the same sampled games."""

    best: Action
    own: Action
    means: Gap  # of the best move: its win chance and its lead
    chance_gap: Difference
    points_gap: Difference
    games: int

    def comparison(self, moves: tuple[MoveValue, ...], reason: Reason) -> Comparison:
        """Return the comparison of a decision with this duel."""
        return Comparison(self.own, self.best, moves, self.chance_gap, self.points_gap, self.games, reason)


class ReviewSearch(Analyser):
    """Compares the move that was played with the best others, from the view of its seat."""

    def __init__(self, view: View, memory: Memory, seed: int, effort: Effort) -> None:
        super().__init__(view, memory, seed)
        self.rounds = effort.rounds
        self._effort = effort
        self._determiniser = Determiniser(view, memory)
        self._turns = 0.0  # before the end

    def draw(self) -> Game:
        """Return a game that the seat could be playing."""
        return self._determiniser.draw(self.random)

    def compare(self, played: Action) -> Comparison:
        """Return how the move that was played compares with the best one."""
        game = self.draw()
        self._turns = stage_of(game.state).turns
        margins = self._static_margins(game)
        played = self._as_listed(played)
        margins.setdefault(played, min(margins.values()))  # payments with a superfluous card are not listed
        proposed = list(margins)[: self._effort.stages[0].moves]
        if played not in proposed:
            proposed[-1] = played
        highest = max(margins.values())
        candidates = [Candidate(action, margins[action] - highest) for action in proposed]
        own = candidates[proposed.index(played)]
        running = self._play_stages(candidates)
        best = max(running, key=lambda candidate: (candidate.merit, candidate is own))
        return self._describe(best, own, candidates)

    def judge(self, played: Action, tried: Action) -> Comparison:
        """Return how another move compares with the best one that the comparison with the played move finds."""
        comparison = self.compare(played)
        tried = self._as_listed(tried)
        if tried == comparison.played:
            return comparison
        if tried == comparison.best:
            return replace(comparison, played=tried, chance_gap=NO_DIFFERENCE, points_gap=NO_DIFFERENCE, reason=None)
        return self.compare_with_best(comparison.best, tried, comparison.moves)

    def compare_with_best(self, best: Action, tried: Action, moves: Iterable[MoveValue]) -> Comparison:
        """Return how a move compares with the best one.

        Args:
            best: The best move.
            tried: The other move.
            moves: The known values of moves, among them that of the best one.
        """
        known = {move.action: move for move in moves}
        duel = self.fight(best, tried)
        duel = replace(duel, means=known[best][1:])
        chance = min(1.0, max(0.0, known[best].chance - duel.chance_gap.mean))
        known[tried] = MoveValue(tried, chance, known[best].points - duel.points_gap.mean)
        values = tuple(sorted(known.values(), key=lambda move: (-move.chance, -move.points)))
        return duel.comparison(values, self.reason_against(duel, len(values)))

    def _as_listed(self, played: Action) -> Action:
        """Return the legal action that differs at most in the order of its cards, or the action itself."""
        words = _sorted_words(played)
        return next((action for action in self.view.legal_actions if _sorted_words(action) == words), played)

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        """Return the result of an action. If the turn goes on after it, the net plays the rest of the turn."""
        assert self._evaluator is not None
        while True:
            after = world.copy()
            after.apply_silently(action)
            if after.seat != world.seat or type(after.current_step) is not TakeActions:
                return super()._play_rollout(world, action, deadline)
            world, action = after, self._evaluator.best_turn(after)[1]

    def _play_stages(self, candidates: list[Candidate]) -> list[Candidate]:
        """Play the stages and return the candidates of the last one."""
        running = candidates
        for stage in self._effort.stages:
            running = sorted(running, key=lambda candidate: -candidate.merit)[: stage.moves]
            self._play_games(running, stage.games)
        return running

    def _play_games(self, candidates: list[Candidate], games: int) -> None:
        for _ in range(games):
            self._play_rollouts(candidates, self._determiniser, inf)

    def _describe(self, best: Candidate, own: Candidate, candidates: Sequence[Candidate]) -> Comparison:
        if best is own:
            moves = _values_of(candidates, best, means_of(best), {})
            return Comparison(own.action, own.action, moves, NO_DIFFERENCE, NO_DIFFERENCE, len(own.rollouts), None)
        duel = self.fight(best.action, own.action)
        moves = _values_of(candidates, best, duel.means, {own.action: (duel.chance_gap.mean, duel.points_gap.mean)})
        return duel.comparison(moves, self.reason_against(duel, len(candidates)))

    def fight(self, best: Action, own: Action) -> Duel:
        """Play two moves out until there is no doubt whether the other one is a mistake, or the effort is spent."""
        high, low = Candidate(best, 0.0), Candidate(own, 0.0)
        gaps = NO_DIFFERENCE, NO_DIFFERENCE
        for games in self._effort.duel_games:
            self._play_games([high, low], games)
            gaps = self._gaps(high, low)
            if not gaps[0].is_doubtful(MISTAKE_LOSS):
                break
        return Duel(best, own, means_of(high), *gaps, len(high.rollouts))

    def _gaps(self, high: Candidate, low: Candidate) -> tuple[Difference, Difference]:
        """Return how far one candidate is ahead of another in the same sampled games, in win chance and in points."""
        pairs = list(zip(high.rollouts, low.rollouts, strict=False))
        share = LEAF_SHARE * sum(not rollout.is_final for rollout in high.rollouts) / len(pairs)
        errors = self._calibration.errors
        chance_gap = _difference(
            [one.win_probability - other.win_probability for one, other in pairs],
            PRIOR_CHANCE,
            share * errors.probability(means_of(high)[0]),
        )
        points_gap = _difference(
            [one.points - other.points for one, other in pairs],
            PRIOR_POINTS,
            share * errors.points(self._turns),
        )
        return chance_gap, points_gap

    def reason_against(self, duel: Duel, moves: int) -> Reason:
        """Return the reason for the best move, with its gain over the other one.

        Args:
            duel: The result of both moves.
            moves: The number of moves that were compared.
        """
        best, own = (Bot.explain(self, self.view, action) for action in (duel.best, duel.own))
        chances = [round(100 * chance) for chance in (duel.means[0], duel.means[0] - duel.chance_gap.mean)]
        ahead = round(duel.points_gap.mean, 1)
        facts = {"by": "points" if ahead > 0 else "wins" if chances[0] > chances[1] else "even", "ahead": ahead}
        facts |= {"chance": chances[0], "other_chance": chances[1], "games": duel.games, "moves": moves}
        return best._replace(facts={**best.facts, **facts}, instead=own)


def means_of(candidate: Candidate) -> tuple[float, float]:
    """Return the mean probability of winning and the mean lead."""
    rollouts = candidate.rollouts
    return fmean([rollout.win_probability for rollout in rollouts]), fmean([rollout.points for rollout in rollouts])


def _values_of(
    candidates: Sequence[Candidate], best: Candidate, means: tuple[float, float], gaps: Mapping[Action, Gap]
) -> tuple[MoveValue, ...]:
    """Return the values of all candidates, the best first. Those without a known gap have it from the stages."""
    values = []
    for candidate in candidates:
        chance_gap, points_gap = gaps.get(candidate.action) or _mean_gap(best, candidate)
        chance = min(1.0, max(0.0, means[0] - chance_gap))
        values.append(MoveValue(candidate.action, chance, means[1] - points_gap))
    return tuple(sorted(values, key=lambda value: (-value.chance, -value.points)))


def _mean_gap(best: Candidate, other: Candidate) -> Gap:
    """Return the mean differences in win chance and in points, in the games of both."""
    pairs = list(zip(best.rollouts, other.rollouts, strict=False))
    chance_gap = fmean([high.win_probability - low.win_probability for high, low in pairs])
    return chance_gap, fmean([high.points - low.points for high, low in pairs])


def _sorted_words(action: Action) -> list[str]:
    return sorted(write_action(action).split())


def _difference(gaps: Sequence[float], prior: float, leaf_error: float) -> Difference:
    """Return the mean of the gaps with its error."""
    count, mean = len(gaps), fmean(gaps)
    spread = prior**2 + sum((gap - mean) ** 2 for gap in gaps)
    return Difference(mean, sqrt(spread) / count, leaf_error)
