"""The prospects of all seats in a position, by the net alone. They give the curve, and show what a draw was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.learned.afterstates import LearnedEvaluator, lead, place_held_tiles
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import calibration_of
from nasrid.bots.learned.features import features_of
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.turn.act import TakeActions


class Prospects(NamedTuple):
    """The win chances and the expected leads of all seats. Chances add up to 1, leads to 0."""

    chances: tuple[float, ...]
    leads: tuple[float, ...]

    @classmethod
    def of_start(cls, players: int) -> Prospects:
        """Return the prospects before the deal, which are equal."""
        return cls((1 / players,) * players, (0.0,) * players)

    @classmethod
    def of_result(cls, game: Game) -> Prospects:
        """Return the result of a game that is over. Winners share the win."""
        shares = [(seat in game.winners) / len(game.winners) for seat in range(game.options.players)]
        return cls(tuple(shares), tuple(lead(game.scores, seat) for seat in range(game.options.players)))

    @classmethod
    def balanced(cls, chances: Sequence[float], leads: Sequence[float]) -> Prospects:
        """Return estimates of single seats, scaled so that they add up."""
        total, mean = sum(chances), fmean(leads)
        return cls(tuple(chance / total for chance in chances), tuple(points - mean for points in leads))

    @classmethod
    def of_nothing(cls, players: int) -> Prospects:
        """Return no change."""
        return cls((0.0,) * players, (0.0,) * players)

    @classmethod
    def mean(cls, prospects: Sequence[Prospects]) -> Prospects:
        """Return the mean of several prospects."""
        return cls._of_each(fmean, prospects)

    @classmethod
    def standard_errors(cls, prospects: Sequence[Prospects]) -> Prospects:
        """Return the standard errors of the mean of several prospects."""
        return cls._of_each(lambda values: stdev(values) / sqrt(len(values)), prospects)

    @classmethod
    def _of_each(cls, function: Callable[[Sequence[float]], float], prospects: Sequence[Prospects]) -> Prospects:
        """Return a function of the chances and of the leads of each seat."""
        return cls(
            tuple(map(function, zip(*(each.chances for each in prospects), strict=True))),
            tuple(map(function, zip(*(each.leads for each in prospects), strict=True))),
        )

    def with_seat(self, seat: int, chance: float, points: float) -> Prospects:
        """Return these prospects with other ones of one seat. The other seats share the difference."""
        rest = 1 - self.chances[seat]
        scale = (1 - chance) / rest if rest else 0.0
        shift = (self.leads[seat] - points) / (len(self.leads) - 1)
        return Prospects(
            tuple(chance if other == seat else each * scale for other, each in enumerate(self.chances)),
            tuple(points if other == seat else each + shift for other, each in enumerate(self.leads)),
        )

    def plus(self, other: Prospects) -> Prospects:
        """Return the sum of two changes."""
        return Prospects._of_each(sum, (self, other))

    def hypotenuse(self, other: Prospects) -> Prospects:
        """Return the standard error of a sum, of which these are the errors."""
        return Prospects._of_each(lambda pair: hypot(*pair), (self, other))

    def minus(self, other: Prospects) -> Prospects:
        """Return the change from other prospects to these."""
        return Prospects._of_each(lambda pair: pair[0] - pair[1], (self, other))


class ProspectsEvaluator:
    """Evaluates positions for every seat. The seat that is to act plays the best turn it sees."""

    def __init__(self, options: Options) -> None:
        net = bundled_net(options)
        self._calibration = calibration_of(net)
        self._evaluator = LearnedEvaluator(features_of(options), net)

    def evaluate(self, game: Game) -> Prospects:
        """Return the prospects in a sampled game before a decision, or at its end."""
        if game.is_over:
            return Prospects.of_result(game)
        seats = range(game.options.players)
        margins = [self._margin(game, seat) for seat in seats]
        return self._prospects(game, margins)

    def evaluate_views(self, games: Sequence[Game]) -> Prospects:
        """Return the prospects in one position, of which every seat knows something else.

        Args:
            games: The game as each seat knows it: a sampled game per seat.
        """
        return self._prospects(games[0], [self._margin(game, seat) for seat, game in enumerate(games)])

    def _prospects(self, game: Game, margins: Sequence[float]) -> Prospects:
        turns, players = stage_of(game.state).turns, game.options.players
        chances, leads = self._calibration.chances, self._calibration.leads
        return Prospects.balanced(
            [chances.win_probability(margin, turns, players) for margin in margins],
            [leads.expected_lead(margin, turns) for margin in margins],
        )

    def _margin(self, game: Game, seat: int) -> float:
        if seat == game.seat and isinstance(game.current_step, TakeActions):
            return self._evaluator.best_turn(game)[0]
        state = game.state
        if state.players[seat].unplaced:
            state = state.copy()
            place_held_tiles(state, seat)
        return self._evaluator.value(state, seat)
