"""Turns as a learned judgement sees them: every action is followed to the end of the turn, and the position there is
valued before anything is refilled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, final

from nasrid.bots.heuristics.appraisal import WORST_VALUE, Appraisal, quick_choice, without_redesigns
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.placement import PlacementValue
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.learned.features import Features
from nasrid.bots.learned.net import Net
from nasrid.rules.game import Game, apply_action
from nasrid.rules.table.actions import Action
from nasrid.rules.table.state import State
from nasrid.rules.turn.act import Act
from nasrid.rules.turn.place import Place
from nasrid.rules.turn.refill import RefillDisplay

TURN_PROPOSALS: Final = 14  # that the hand-written judgement proposes for a turn
PLACEMENT_PROPOSALS: Final = 10  # the same for a tile
ROLLOUT_PROPOSALS: Final = 4  # the same for a turn in imagined games
EXACT_PURCHASE_DEPTH: Final = 2  # exact purchases in a row that are followed
MIN_PROPOSAL_VALUE: Final = WORST_VALUE / 2  # no proposal is worse

ValuedAction = tuple[float, Action]


def is_turn_over(state: State) -> bool:
    """Whether nobody decides any more before the display is refilled."""
    for step in reversed(state.agenda):
        if type(step) is RefillDisplay:
            return True
        if step.decider(state) is not None:
            return False
    return False


def lead(scores: Sequence[int], seat: int) -> float:
    """How far a seat is ahead of the others on average."""
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)


@final
class LearnedEvaluator:
    """Values positions after a turn; without a net as the hand-written judgement does."""

    def __init__(self, features: Features, net: Net | None) -> None:
        self.features = features
        self.net = net

    def value(self, state: State, seat: int) -> float:
        """By how many points the seat will be ahead of the others on average."""
        outlook = Outlook(state, seat, WEIGHTS)
        static_value = outlook.value()
        return static_value if self.net is None else static_value + self.net.evaluate(self.features.encode(outlook))

    def values(
        self, game: Game, actions: list[Action], proposals: int, depth: int = EXACT_PURCHASE_DEPTH
    ) -> list[ValuedAction]:
        """What actions of the own turn lead to, as far as the hand-written judgement proposes them, the best first."""
        state = game.state
        assert state.seat is not None
        values: list[ValuedAction] = []
        for action in self.proposals(game, actions, proposals):
            copy = state.copy()
            apply_action(copy, action)
            values.append((self._best_turn_value(copy, state.seat, (proposals + 1) // 2, depth), action))
        values.sort(key=itemgetter(0), reverse=True)
        return values

    def proposals(self, game: Game, actions: list[Action], limit: int) -> list[Action]:
        """What the hand-written judgement likes best, at most so many."""
        proposed = Appraisal(game, WEIGHTS, 0).values(actions)
        proposed.sort(key=itemgetter(0), reverse=True)
        return [action for hope, action in proposed[:limit] if hope > MIN_PROPOSAL_VALUE]

    def best_value(self, game: Game) -> float:
        """What the turn that begins can lead to, at a quick look."""
        return self.values(game, list(without_redesigns(game.legal_actions())), ROLLOUT_PROPOSALS, 1)[0][0]

    def _best_turn_value(self, state: State, seat: int, proposals: int, depth: int) -> float:
        """The value of the turn's end, when the rest of the turn is played well."""
        if depth and state.steps_left and type(state.current_step) is Act:
            game = Game(state, 0)
            later = self.values(game, list(without_redesigns(game.legal_actions())), proposals, depth - 1)
            if later:
                return later[0][0]
        place_held_tiles(state, seat)
        return self.value(state, seat)


def proposal_count(game: Game) -> int:
    """How many proposals are valued at this decision; 0 where it is not about the end of the own turn."""
    state = game.state
    step = state.current_step
    if type(step) is Act:
        return TURN_PROPOSALS
    if isinstance(step, Place) and not step.awarded and state.turn == state.seat:
        return PLACEMENT_PROPOSALS
    return 0


def place_held_tiles(state: State, seat: int) -> None:
    """Place what lies beside the city where it does best."""
    player = state.players[seat]
    if not player.unplaced:
        return
    placement = PlacementValue(Outlook(state, seat, WEIGHTS))
    for face in player.unplaced:
        best = placement.best_place(player.city, face)
        if best is None:
            player.reserve += (face,)
        else:
            player.city = player.city.build(face, player.city.grid.all_cells[best[0]])
    player.unplaced = ()


def play_turn(game: Game, action: Action) -> bool:
    """Play an action and the rest of the seat's turn, up to where the display would be refilled; False if it does not
    come to that."""
    state, seat = game.state, game.state.seat
    while True:
        apply_action(state, action)
        if state.turn == seat and is_turn_over(state):
            return True
        state.advance()
        if state.seat is None or state.turn != seat:
            return False
        action = quick_choice(game)


def play_others(game: Game, seat: int, is_late: Callable[[], bool]) -> bool:
    """Play everybody's turns until the seat's own begins; False if the game or the time is over before."""
    state = game.state
    state.advance()
    while state.seat is not None and not is_late():
        if state.seat == seat and type(state.current_step) is Act:
            return True
        apply_action(state, quick_choice(game))
        state.advance()
    return False
