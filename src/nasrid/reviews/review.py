"""The review of a game: every decision compared with the best one, and every change split into luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import play_turn
from nasrid.bots.learned.bundled import bundled_net
from nasrid.reviews.decisions import Decision, ReplayedGame, check_record, has_choice
from nasrid.reviews.labels import label_of
from nasrid.reviews.prospects import Prospects, ProspectsEvaluator
from nasrid.reviews.search import Comparison, Effort, ReviewSearch
from nasrid.rules.game import Game
from nasrid.rules.record import digest_of
from nasrid.rules.standing import next_scoring, standing_of
from nasrid.rules.table.actions import Action


class Transition(NamedTuple):
    """A change of the prospects of all seats between two decisions."""

    luck: Prospects  # by what was drawn
    luck_error: Prospects  # its standard errors
    residual: Prospects  # by the evaluation, which sees the position in another light

    @classmethod
    def of_nothing(cls, players: int) -> Transition:
        """Return no change."""
        return cls(*(Prospects.of_nothing(players) for _ in cls._fields))

    def then(self, later: Transition) -> Transition:
        """Return this change and a later one together."""
        return Transition(
            self.luck.plus(later.luck),
            self.luck_error.hypotenuse(later.luck_error),
            self.residual.plus(later.residual),
        )


class PointsLost(NamedTuple):
    """Points of the next scoring, as things stand after the turn."""

    borders: int  # for walls and moats
    majorities: int


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision with its evaluation."""

    decision: Decision
    comparison: Comparison
    label: str  # one of `nasrid.reviews.LABELS`
    before: Prospects  # of all seats, with the best move
    transition: Transition  # since the previous decision
    points_lost: PointsLost

    @property
    def after(self) -> Prospects:
        """The prospects of all seats after the move that was played."""
        seat, gaps = self.decision.seat, self.comparison
        chance = min(1.0, max(0.0, self.before.chances[seat] - gaps.chance_gap.loss))
        return self.before.with_seat(seat, chance, self.before.leads[seat] - gaps.points_gap.loss)


class GameReview:
    """A review that is made decision by decision, so that its progress can be shown."""

    def __init__(self, record: Any, effort: Effort) -> None:
        """Prepare the review.

        Raises:
            ReviewError: The record is impossible, too long or altered, or its game is not over.
        """
        self.final_game = check_record(record)
        self.options = self.final_game.options
        self.effort = effort
        self.digest = digest_of(self.final_game)
        self.action_count = len(self.final_game.actions)
        self.decisions: list[ReviewedDecision] = []
        self.transitions: list[Transition] = []  # to every reviewed decision, and at the end to the result
        self.is_complete = False
        self.final_prospects = Prospects.of_result(self.final_game)
        net = bundled_net(self.options)
        self.net_name: str | None = net.card["net"] if net else None
        self._replayed = ReplayedGame(record)
        self._evaluator = ProspectsEvaluator(self.options)
        start = Prospects.of_start(self.options.players)
        self._after = start  # the previous decision
        self._samples: Callable[[], list[Prospects]] = lambda: [start, start]  # of the next decision
        self._transition = Transition.of_nothing(self.options.players)  # since the previous reviewed decision

    def run(self) -> Iterator[ReviewedDecision]:
        """Review one decision after another. A quick review only passes those that are not actions of a turn."""
        for decision in self._replayed.decisions():
            search = search_for(self._replayed, decision, self.digest, self.effort)
            estimated = self._estimate(Random(decision.action_index))
            self._reach(estimated, decision.was_drawn)
            if decision.is_turn_action or not self.effort.is_quick:
                reviewed = self._review(decision, search, estimated)
                self._after = reviewed.after
                yield reviewed
            self._samples = partial(self._sample, search, decision.action)
        self._reach(self.final_prospects, self._replayed.was_drawn)
        self.transitions.append(self._transition)
        self.is_complete = True

    @property
    def scoring_actions(self) -> list[int]:
        """The indices of the actions that caused a scoring, as far as the review has got."""
        return self._replayed.scoring_actions

    def _review(self, decision: Decision, search: ReviewSearch, before: Prospects) -> ReviewedDecision:
        comparison = search.compare(decision.action)
        reviewed = ReviewedDecision(
            decision,
            comparison,
            label_of(comparison.chance_gap, comparison.best == comparison.played),
            before,
            self._transition,
            turn_points_lost(search, comparison),
        )
        self.decisions.append(reviewed)
        self.transitions.append(self._transition)
        self._transition = Transition.of_nothing(self.options.players)
        return reviewed

    def _reach(self, now: Prospects, was_drawn: bool) -> None:
        """Split the change since the previous decision into luck and residual."""
        change = now.minus(self._after)
        luck = luck_error = Prospects.of_nothing(self.options.players)
        if was_drawn:
            samples = self._samples()
            luck, luck_error = now.minus(Prospects.mean(samples)), Prospects.standard_errors(samples)
        self._transition = self._transition.then(Transition(luck, luck_error, change.minus(luck)))
        self._after = now

    def _estimate(self, random: Random) -> Prospects:
        """Return the prospects of all seats by the net alone, each from its own view."""
        views = [self._replayed.game.view(seat) for seat in range(self.options.players)]
        games = [
            Determiniser(view, memory).draw(random) for view, memory in zip(views, self._replayed.memories, strict=True)
        ]
        return self._evaluator.evaluate_views(games)

    def _sample(self, search: ReviewSearch, action: Action) -> list[Prospects]:
        """Return prospects at the next decision after an action, for what could be drawn."""
        games = range(self.effort.luck_games)
        return [self._evaluator.evaluate(_play_on(search.draw(), action)) for _ in games]


def search_for(replayed: ReplayedGame, decision: Decision, digest: str, effort: Effort) -> ReviewSearch:
    """Return the search of a decision, whose position the replayed game has reached."""
    seed = int.from_bytes(sha256(f"{digest} {decision.action_index}".encode()).digest()[:8])
    return ReviewSearch(replayed.game.view(decision.seat), replayed.memories[decision.seat], seed, effort)


def _play_on(game: Game, action: Action) -> Game:
    """Play an action and everything up to the next decision with a choice."""
    game.apply_silently(action)
    while not game.is_over and not has_choice(game):
        game.apply_silently(quick_choice(game))
    return game


def turn_points_lost(search: ReviewSearch, comparison: Comparison) -> PointsLost:
    """Return the points of the next scoring by which the best turn is ahead, as things stand after the turn."""
    if comparison.reason is None:
        return PointsLost(0, 0)
    world = search.draw()
    best, own = (_points_after(world.copy(), action) for action in (comparison.best, comparison.played))
    return PointsLost(*(max(0, high - low) for high, low in zip(best, own, strict=True)))


def _points_after(game: Game, action: Action) -> PointsLost:
    seat = game.seat
    assert seat is not None
    play_turn(game, action)
    scoring = next_scoring(game.state)
    borders = sum(border.points for border in standing_of(game.state, seat).borders)
    return PointsLost(borders, sum(points[seat] for points in scoring.points.values()) if scoring else 0)
