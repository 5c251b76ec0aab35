"""The themes of puzzles, each a condition that can be checked (docs/puzzles.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property

from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.learned.afterstates import play_turn
from nasrid.bots.players.adviser import is_exact_purchase
from nasrid.bots.players.planner import Candidate
from nasrid.puzzles.search import PuzzleSearch, seed_of
from nasrid.reviews.search import Effort
from nasrid.rules.game import Game
from nasrid.rules.modules.bonus import CARDS, RevealRound
from nasrid.rules.modules.huts import MODULE_NAME as HUTS
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.modules.vizier import Reactivate, VizierWindow
from nasrid.rules.pieces.components import Face
from nasrid.rules.standing import standing_of
from nasrid.rules.table.actions import Action, Build, Buy, Give, Remove, Swap, TakeMoney
from nasrid.rules.turn.act import TakeActions

ENDGAME_TURNS = 2.0  # of each player, expected before the end
MIN_BORDER_GAIN = 2  # points of the next scoring
MIN_DENIED_POINTS = 1.0
SAMPLED_GAMES = 24  # that show the opponents' money, and the plans
DENIAL_SHARE = 1 / 2  # of the sampled games: an opponent can pay for the tile
PLAN_SHARE = 1 / 3  # of the sampled games: nobody else takes the tile before
SEED = 35  # of these games

PLAN = Effort("plan", 1, (), (), 0)


class Idea:
    """The solution of a position, the best other move, and what they lead to."""

    def __init__(self, game: Game, solution: Action, rival: Action) -> None:
        """Prepare the conditions.

        Args:
            game: The game in the position.
            solution: The solution.
            rival: The best other move.
        """
        assert game.seat is not None
        self.game, self.state, self.seat, self.step = game, game.state, game.seat, game.current_step
        self.solution, self.rival = solution, rival
        self.player = game.state.players[game.seat]
        self.faces = game.options.components.faces

    @property
    def face(self) -> Face | None:
        """The face that the solution names, or None."""
        tile = getattr(self.solution, "tile", None) or getattr(self.solution, "hut", None)
        return self.faces.get(tile) if tile else None

    @cached_property
    def search(self) -> PuzzleSearch:
        return PuzzleSearch(self.game, seed_of(self.game.position(), SEED), PLAN)

    def border_points(self, action: Action | None) -> int:
        """Return the points for walls and moats, now or at the end of the turn after an action."""
        game = self.game.copy()
        if action is not None:
            play_turn(game, action)
        return sum(border.points for border in standing_of(game.state, self.seat).borders)


def _pays_exactly(idea: Idea) -> bool:
    return isinstance(idea.step, TakeActions) and is_exact_purchase(idea.solution, idea.faces)


def _extends_wall(idea: Idea) -> bool:
    points = idea.border_points(idea.solution)
    return points >= MIN_BORDER_GAIN + max(idea.border_points(None), idea.border_points(idea.rival))


def _denies(idea: Idea) -> bool:
    """Return True if the solution takes away a tile that is worth more to an opponent who can probably pay for it."""
    if isinstance(idea.solution, Give):
        return True
    face = idea.face
    if not isinstance(idea.solution, Buy) or face is None:
        return False
    outlook = Outlook(idea.state, idea.seat, WEIGHTS)
    least_loss = max(MIN_DENIED_POINTS, outlook.gain_of(face))
    opponents = [
        seat
        for seat in range(len(idea.state.players))
        if seat != idea.seat and -outlook.gain_from_contender(seat, face) >= least_loss
    ]
    space = idea.state.space_of(idea.state.site.index(face))
    worlds = [idea.search.draw().state for _ in range(SAMPLED_GAMES)] if opponents else []
    payable = [
        any(least_payment(world.players[seat].hand.counts(space), face.price) for seat in opponents) for world in worlds
    ]
    return bool(worlds) and sum(payable) >= DENIAL_SHARE * len(worlds)


def _prepares_purchase(idea: Idea) -> bool:
    """Return True if the solution takes money that buys the same tile next turn in enough sampled games."""
    if not isinstance(idea.solution, TakeMoney):
        return False
    on_site = {face.name for face in idea.state.site if face}
    exact = [action for action in idea.game.legal_actions_of(Buy) if is_exact_purchase(action, idea.faces)]
    wanted = on_site - {action.tile for action in exact}
    candidate = Candidate(idea.solution, 0.0)
    idea.search.play([candidate], SAMPLED_GAMES)
    plans = [rollout.next_action for rollout in candidate.rollouts]
    tiles = Counter(
        plan.tile
        for plan in plans
        if isinstance(plan, Buy) and plan.tile in wanted and set(plan.cards) & set(idea.solution.cards)
    )
    return max(tiles.values(), default=0) >= PLAN_SHARE * SAMPLED_GAMES


def _redesigns(idea: Idea) -> bool:
    is_build = isinstance(idea.solution, Build) and isinstance(idea.step, TakeActions)
    return is_build or isinstance(idea.solution, (Remove, Swap))


def _uses_vizier(idea: Idea) -> bool:
    return isinstance(idea.step, VizierWindow) or isinstance(idea.solution, Reactivate)


def _uses_huts(idea: Idea) -> bool:
    return isinstance(idea.solution, TakeHut) or (idea.face is not None and idea.face.module == HUTS)


def _uses_bonus(idea: Idea) -> bool:
    """Return True for a decision about revealing, and for a tile of the seat's hidden bonus cards."""
    if isinstance(idea.step, RevealRound):
        return True
    if "bonus" not in idea.game.options.modules:
        return False
    hidden = CARDS.get(idea.player).hidden
    named = {getattr(idea.solution, "card", None), getattr(idea.solution, "tile", None)}
    return not named.isdisjoint(hidden)


def _ends_game(idea: Idea) -> bool:
    return stage_of(idea.state).turns <= ENDGAME_TURNS


CONDITIONS: dict[str, Callable[[Idea], bool]] = {
    "exact": _pays_exactly,
    "wall": _extends_wall,
    "denial": _denies,
    "plan": _prepares_purchase,
    "redesign": _redesigns,
    "vizier": _uses_vizier,
    "huts": _uses_huts,
    "bonus": _uses_bonus,
    "endgame": _ends_game,
}
THEMES = tuple(CONDITIONS)


def themes_of(game: Game, solution: Action, rival: Action) -> tuple[str, ...]:
    """Return the themes of a puzzle.

    Args:
        game: The game in the position.
        solution: The solution.
        rival: The best move that is no solution.
    """
    idea = Idea(game, solution, rival)
    return tuple(theme for theme, holds in CONDITIONS.items() if holds(idea))
