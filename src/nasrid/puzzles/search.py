"""The search of the puzzles: the plausible moves of a position, each compared with the best one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.players.adviser import is_exact_purchase
from nasrid.bots.players.planner import Candidate
from nasrid.reviews.search import NO_DIFFERENCE, Difference, Effort, ReviewSearch, Stage, means_of
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action, Build, Buy, Give
from nasrid.rules.table.state import STEPS
from nasrid.rules.text.notation import write_action
from nasrid.rules.turn.polling import PollSeats

MIN_GAP = 0.05  # of win chance, from the solution to every other move
MIN_GAP_ERRORS = 3.0  # standard errors of this gap
MAX_VARIANTS = 8  # of the solution: other payments
MIN_CHOICES = 4  # in a seat's own turn
MIN_SIDE_CHOICES = 2  # between turns
DOUBTFUL_ERRORS = 0.5  # standard errors by which a gap is too small, to give up a position
CLEAR_ERRORS = 4.0  # standard errors, to compare a move no further
PROMISING_GAP = 0.04  # of win chance, in the few sampled games of the mine

# The stages of the mine; each has other sampled games.
MINE = Effort("mine", 2, (Stage(2, 4), Stage(4, 6), Stage(7, 10), Stage(7, 20)), (), 0)
# The first stage of the verification chooses the solution. The games of the others compare it with all moves. After
# each stage, a position may be given up and moves that are clearly worse are compared no further.
VERIFICATION_STAGES = (10, 10, 10, 20, 30, 40, 40)  # games
VERIFICATION = Effort("verification", 2, tuple(Stage(10, games) for games in VERIFICATION_STAGES), (), 0)

Choice = tuple[str, ...]


def choice_of(action: Action) -> Choice:
    """Return what is chosen, whatever is paid for it: purchases of the same tile are one choice."""
    if isinstance(action, (Buy, Give)):
        return type(action).__name__, action.tile
    if isinstance(action, Build):
        return type(action).__name__, action.tile, str(action.cell)
    return tuple(sorted(write_action(action).split()))


class Match(NamedTuple):
    """A move and how far it is behind the best one."""

    action: Action
    chance_gap: Difference
    points_gap: Difference


class Verification(NamedTuple):
    """The result of a search in which the solution is clearly best."""

    chance: float  # with the solution
    points: float
    matches: tuple[Match, ...]  # the solution first, then the others from the best to the worst
    solutions: tuple[Action, ...]  # the best one first
    games: int

    @property
    def rival(self) -> Match:
        """The best move that is no solution."""
        return next(match for match in self.matches if match.action not in self.solutions)


def seed_of(text: str, seed: int) -> int:
    """Return the seed of a search.

    Args:
        text: What is searched, such as a position.
        seed: The seed of the run, so that two runs sample different games.
    """
    return int.from_bytes(sha256(f"{seed} {text}".encode()).digest()[:8], "big")


class PuzzleSearch(ReviewSearch):
    """Compares the plausible moves in a position with the best one. The seat remembers nothing."""

    def __init__(self, game: Game, seed: int, effort: Effort) -> None:
        assert game.seat is not None
        super().__init__(game.view(game.seat), Memory(), seed, effort)
        world = self.draw()
        self._turns = stage_of(world.state).turns
        self.margins = self._static_margins(world)  # in points, the best first

    def play(self, candidates: list[Candidate], games: int) -> None:
        """Play all candidates out in the same sampled games."""
        self._play_games(candidates, games)

    def find_promising(self) -> tuple[Action, Action] | None:
        """Return the best and the second-best choice if the best one is far ahead in every stage of the effort."""
        if len(self.best_choices(MIN_CHOICES)) < self._least_choices():
            return None
        leaders: list[Candidate] = []
        for stage in self._effort.stages:
            candidates = [Candidate(action, 0.0) for action in self.best_choices(stage.moves)]
            self.play(candidates, stage.games)
            leaders = sorted(candidates, key=means_of, reverse=True)
            if any(self._chance_gap(leaders[0], other).mean < PROMISING_GAP for other in leaders[1:]):
                return None
        return leaders[0].action, leaders[1].action

    def find_solution(self) -> Verification | None:
        """Return the comparison of all plausible moves, or None unless one of them is clearly best."""
        first, *stages = self._effort.stages
        candidates = [Candidate(action, 0.0) for action in self._plausible_moves(first.moves)]
        self.play(candidates, first.games)
        leader = max(candidates, key=means_of)
        variants = self._variants(leader.action)
        if self._is_hopeless(leader, candidates) or len(variants) > MAX_VARIANTS:
            return None
        actions = dict.fromkeys([*variants, *(each.action for each in candidates)])
        candidates = [Candidate(action, 0.0) for action in actions]
        best, running = candidates[0], candidates
        for stage in stages:
            self.play(running, stage.games)
            best = max(running[: len(variants)], key=means_of)
            if self._is_hopeless(best, candidates):
                return None
            running = [each for each in candidates if _is_same(best, each) or not self._is_clear(best, each)]
        return self._verify(best, candidates)

    def _least_choices(self) -> int:
        is_between_turns = issubclass(STEPS.members[self.view.step or ""], PollSeats)
        return MIN_SIDE_CHOICES if is_between_turns else MIN_CHOICES

    def best_choices(self, limit: int) -> list[Action]:
        """Return the best moves by the evaluation without search, one of each choice."""
        first: dict[Choice, Action] = {}
        for action in self.margins:
            first.setdefault(choice_of(action), action)
            if len(first) == limit:
                break
        return list(first.values())

    def _plausible_moves(self, limit: int) -> list[Action]:
        """Return the best moves by the evaluation without search, and the best purchases of each tile."""
        chosen = list(self.margins)[:limit] + self.best_choices(limit)
        faces = self.view.options.components.faces
        purchases: dict[tuple[str, bool], Action] = {}
        for action in self.margins:
            if isinstance(action, Buy):
                purchases.setdefault((action.tile, is_exact_purchase(action, faces)), action)
        return list(dict.fromkeys([*chosen, *purchases.values()]))

    def _variants(self, action: Action) -> list[Action]:
        """Return the legal moves that make the same choice, this one first."""
        choice = choice_of(action)
        return [action, *(other for other in self.view.legal_actions if other != action and choice_of(other) == choice)]

    def _chance_gap(self, best: Candidate, other: Candidate) -> Difference:
        return NO_DIFFERENCE if best is other else self._gaps(best, other)[0]

    def _is_clear(self, best: Candidate, other: Candidate) -> bool:
        """Return True if the other move is worse beyond doubt, so that further games are not needed."""
        gap = self._chance_gap(best, other)
        return gap.mean >= MIN_GAP + 2 * gap.error and gap.mean >= CLEAR_ERRORS * gap.error

    def _is_hopeless(self, best: Candidate, candidates: Iterable[Candidate]) -> bool:
        """Return True if some other choice is not a mistake, or there is none."""
        gaps = [self._chance_gap(best, other) for other in candidates if not _is_same(best, other)]
        return not gaps or any(gap.mean + DOUBTFUL_ERRORS * gap.error < MIN_GAP for gap in gaps)

    def _verify(self, best: Candidate, candidates: Sequence[Candidate]) -> Verification | None:
        """Return the verification if every other choice is clearly worse."""
        solutions, matches = [], []
        for candidate in candidates:
            gaps = (NO_DIFFERENCE, NO_DIFFERENCE) if candidate is best else self._gaps(best, candidate)
            if gaps[0].mean < max(MIN_GAP, MIN_GAP_ERRORS * gaps[0].error):
                if not _is_same(best, candidate):
                    return None
                solutions.append(candidate.action)
            matches.append(Match(candidate.action, *gaps))
        matches.sort(key=lambda match: (match.action != best.action, match.chance_gap.mean))
        solutions.sort(key=lambda action: action != best.action)
        return Verification(*means_of(best), tuple(matches), tuple(solutions), len(best.rollouts))


def _is_same(best: Candidate, other: Candidate) -> bool:
    return choice_of(best.action) == choice_of(other.action)
