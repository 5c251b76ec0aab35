"""Analysis of all moves: the expected margin and the probability of winning, with their errors."""

from dataclasses import dataclass
from math import sqrt
from time import monotonic

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import LearnedEvaluator, proposal_count
from nasrid.bots.learned.features import features_of
from nasrid.bots.players.learned_planner import LearnedPlannerBot, chances_of
from nasrid.bots.players.planner import Rollout, static_weight
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View

MOVES_SEARCHED = 8
STATIC_ERROR_POINTS = 4.0  # standard deviation of an evaluation without search


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
    return _Analyser(view, memory or Memory(), seed).analyse(monotonic() + seconds)


class _Analyser(LearnedPlannerBot):
    """Evaluates all moves, then plays out the best of them in the same sampled games."""

    def __init__(self, view: View, memory: Memory, seed: int) -> None:
        super().__init__(seed)
        self.memory = memory
        self.view = view
        self.net = self.net_for(view.options)
        self._evaluator = self._static_evaluator = LearnedEvaluator(features_of(view.options), self.net)
        self._chances = chances_of(self.net)

    def analyse(self, deadline: float) -> Analysis:
        determiniser = Determiniser(self.view, self.memory)
        game = determiniser.draw(self.random)
        turns = stage_of(game.state).turns
        margins = self._static_margins(game)
        results: dict[Action, list[Rollout]] = {action: [] for action in list(margins)[:MOVES_SEARCHED]}
        games = self._search(determiniser, results, deadline) if len(margins) > 1 else 0
        moves = [
            self._evaluate_move(action, margin, results.get(action, []), turns) for action, margin in margins.items()
        ]
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

    def _evaluate_move(
        self, action: Action, static_margin: float, rollouts: list[Rollout], turns: float
    ) -> MoveEvaluation:
        count, weight = len(rollouts), static_weight(rollouts)
        margin = (sum(rollout.points for rollout in rollouts) + weight * static_margin) / (count + weight)
        prior = max(weight, 1.0)  # a few equal results do not prove that there are no others
        spread = sum((rollout.points - margin) ** 2 for rollout in rollouts) + prior * STATIC_ERROR_POINTS**2
        error = sqrt(spread / (count + prior)) / sqrt(max(1, count))
        players = self.view.options.players
        chance, better, worse = (
            self._chances.win_probability(margin + by, turns, players) for by in (0, error, -error)
        )
        return MoveEvaluation(action, margin, error, chance, (better - worse) / 2, count)
