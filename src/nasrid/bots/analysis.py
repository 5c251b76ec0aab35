"""Analysis of all moves: the expected margin and the probability of winning, with their errors."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from time import monotonic

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import LearnedEvaluator, proposal_count
from nasrid.bots.learned.chances import Calibration, calibration_of
from nasrid.bots.learned.features import features_of
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import STATIC_WEIGHT_GAMES, Rollout, static_weight
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View

MOVES_SEARCHED = 8
STATIC_ERROR_POINTS = 4.0  # standard deviation of a margin without search
STATIC_ERROR_PROBABILITY = 0.1  # the same for the probability of winning


@dataclass(frozen=True)
class MoveEvaluation:
    """The evaluation of one move."""

    action: Action
    margin: float  # expected lead over the other players' average at the end, in points
    margin_error: float  # one standard deviation of that estimate, not of the outcome
    win_probability: float  # 0 to 1
    win_probability_error: float
    games: int  # sampled games that played the move out; 0 if it was only evaluated


@dataclass(frozen=True)
class Analysis:
    """The evaluations of all legal actions of a view, best first."""

    moves: tuple[MoveEvaluation, ...]
    net: str | None  # the net that evaluated the positions; None for the hand-written evaluation
    games: int  # number of sampled games


def analyse(view: View, memory: Memory | None = None, seconds: float = 1.0, seed: int = 0) -> Analysis:
    """Evaluate every legal action of the viewer, using only what the viewer may know.

    Args:
        view: The view of the seat that decides.
        memory: What the viewer has seen (`Bot.memory`). Without it, opponents' hands are unknown.
        seconds: The thinking time.
        seed: The seed of the sampled games.
    """
    if view.seat is None or not view.legal_actions:
        raise ValueError("only a view of the seat that decides can be analysed")
    if seconds <= 0:
        raise ValueError(f"{seconds} s are no time to think; give more than 0")
    return Analyser(view, memory or Memory(), seed).analyse(monotonic() + seconds)


class Analyser(LearnedPlannerBot):
    """Evaluates all moves, then plays out the best of them in the same sampled games."""

    def __init__(self, view: View, memory: Memory, seed: int, calibration: Calibration | None = None) -> None:
        """Prepare the analysis. By default, the calibration is that of the net's model card."""
        super().__init__(seed)
        self.memory = memory
        self.view = view
        self.net = self.net_for(view.options)
        self._evaluator = self._static_evaluator = LearnedEvaluator(features_of(view.options), self.net)
        self._calibration = calibration or calibration_of(self.net)

    def analyse(self, deadline: float) -> Analysis:
        determiniser = Determiniser(self.view, self.memory)
        game = determiniser.draw(self.random)
        turns = stage_of(game.state).turns
        margins = self._static_margins(game)
        results: dict[Action, list[Rollout]] = {action: [] for action in list(margins)[:MOVES_SEARCHED]}
        games = self._search(determiniser, results, deadline) if len(margins) > 1 else 0
        searched = [
            self._evaluate_move(action, margins[action], rollouts, turns) for action, rollouts in results.items()
        ]
        others = [
            self._evaluate_move(action, margins[action], [], turns) for action in margins if action not in results
        ]
        moves = searched + [_limit(move, searched) for move in others]
        moves.sort(key=lambda move: move.margin, reverse=True)
        return Analysis(tuple(moves), self.net.card["net"] if self.net else None, games)

    def _static_margins(self, game: Game) -> dict[Action, float]:
        """Return the margin after each move, the largest first.

        The hand-written evaluation only compares moves. The learned one, or the current lead, sets the level.
        """
        legal, seat = list(self.view.legal_actions), game.seat
        assert seat is not None
        compared = {action: value for value, action in Appraisal(game).values(legal)}
        least = min(compared.values())
        compared |= {action: least for action in legal if action not in compared}
        proposals = proposal_count(game)
        values = self._static_evaluator.values(game, legal, proposals) if proposals else []
        learned = {action: value for value, action in values}
        if learned:
            shift = max(learned.values()) - max(compared[action] for action in learned)
        else:
            shift = self._static_evaluator.value(game.state, seat) - max(compared.values())
        margins = {action: learned.get(action, value + shift) for action, value in compared.items()}
        return dict(sorted(margins.items(), key=lambda pair: -pair[1]))

    def _search(self, determiniser: Determiniser, results: dict[Action, list[Rollout]], deadline: float) -> int:
        games = 0
        while monotonic() < deadline:
            world = determiniser.draw(self.random)
            rollouts = [self._play_rollout(world, action, deadline) for action in results]
            if None in rollouts:
                break
            for action, rollout in zip(results, rollouts, strict=True):
                assert rollout is not None
                results[action].append(rollout)
            games += 1
        return games

    def _expected_rollout(self, margin: float, game: Game) -> Rollout:
        lead = self._calibration.leads.expected_lead(margin, stage_of(game.state).turns)
        return super()._expected_rollout(margin, game)._replace(points=lead)

    def _evaluate_move(
        self, action: Action, static_margin: float, rollouts: list[Rollout], turns: float
    ) -> MoveEvaluation:
        chances, leads, errors = self._calibration
        weight = static_weight(rollouts)
        net_share = weight / STATIC_WEIGHT_GAMES  # of the rollouts that the net valued, not the end of the game
        static_lead = leads.expected_lead(static_margin, turns)
        static_chance = chances.win_probability(static_margin, turns, self.view.options.players)
        margin, margin_error = _combine(
            [rollout.points for rollout in rollouts], static_lead, weight, STATIC_ERROR_POINTS
        )
        chance, chance_error = _combine(
            [rollout.win_probability for rollout in rollouts], static_chance, weight, STATIC_ERROR_PROBABILITY
        )
        return MoveEvaluation(
            action,
            margin,
            hypot(margin_error, net_share * errors.points(turns)),
            chance,
            hypot(chance_error, net_share * errors.probability(chance)),
            len(rollouts),
        )


def _limit(move: MoveEvaluation, searched: Sequence[MoveEvaluation]) -> MoveEvaluation:
    """Return the evaluation of a move that looked worse than all searched moves. It stays below them."""
    return replace(
        move,
        margin=min(move.margin, *(other.margin for other in searched)),
        win_probability=min(move.win_probability, *(other.win_probability for other in searched)),
    )


def _combine(results: Sequence[float], static_value: float, weight: float, static_error: float) -> tuple[float, float]:
    """Return the mean of the results and the weighted static value, and the error from sampling."""
    count = len(results)
    mean = (sum(results) + weight * static_value) / (count + weight)
    prior = max(weight, 1.0)  # a few equal results do not prove that there are no others
    spread = sum((result - mean) ** 2 for result in results) + prior * static_error**2
    return mean, sqrt(spread / (count + prior)) / sqrt(max(1, count))
