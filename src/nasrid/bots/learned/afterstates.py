"""The learned evaluation of turns: an action is played to the end of the turn and valued before the refill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, final

from nasrid.bots.heuristics.appraisal import WORST_VALUE, Appraisal, quick_choice, without_redesigns
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.placement import PlacementValue
from nasrid.bots.heuristics.rounding import rounded
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.learned.features import Features
from nasrid.bots.learned.net import Net, NetEvaluation
from nasrid.rules.game import Game, apply_action
from nasrid.rules.table.actions import Action
from nasrid.rules.table.state import State
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.turn.place import Place
from nasrid.rules.turn.refill import RefillDisplay

TURN_PROPOSALS: Final = 14  # by the hand-written evaluation
PLACEMENT_PROPOSALS: Final = 10
ROLLOUT_PROPOSALS: Final = 4  # for a turn in a sampled game
EXACT_PURCHASE_DEPTH: Final = 2  # consecutive exact purchases to follow
MIN_PROPOSAL_VALUE: Final = WORST_VALUE / 2

ValuedAction = tuple[float, Action]


def is_turn_over(state: State) -> bool:
    """Return True if no decision is left before the display is refilled."""
    for step in reversed(state.agenda):
        if type(step) is RefillDisplay:
            return True
        if step.decider(state) is not None:
            return False
    return False


def lead(scores: Sequence[int], seat: int) -> float:
    """Return how far a seat is ahead of the other seats' average."""
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)


@final
class LearnedEvaluator:
    """Evaluates positions after a turn. Without a net it uses the hand-written evaluation."""

    def __init__(self, features: Features, net: Net | None) -> None:
        self.features = features
        self._net = NetEvaluation(net) if net else None

    def value(self, state: State, seat: int) -> float:
        """Return the expected lead over the other seats' average, in points."""
        outlook = Outlook(state, seat, WEIGHTS)
        static_value = outlook.value()
        return static_value if self._net is None else static_value + self._net.evaluate(self.features.encode(outlook))

    def values(
        self, game: Game, actions: list[Action], proposals: int, depth: int = EXACT_PURCHASE_DEPTH
    ) -> list[ValuedAction]:
        """Return the values of the proposed actions among these, the best first."""
        state = game.state
        assert state.seat is not None
        values: list[ValuedAction] = []
        for action in self.proposals(game, actions, proposals):
            copy = state.copy()
            apply_action(copy, action)
            value = self._best_turn_value(copy, state.seat, (proposals + 1) // 2, depth)
            values.append((rounded(value), action))
        values.sort(key=itemgetter(0), reverse=True)
        return values

    def proposals(self, game: Game, actions: list[Action], limit: int) -> list[Action]:
        """Return the best actions by the hand-written evaluation, at most `limit`."""
        proposed = Appraisal(game, WEIGHTS, 0).values(actions)
        proposed.sort(key=itemgetter(0), reverse=True)
        return [action for hope, action in proposed[:limit] if hope > MIN_PROPOSAL_VALUE]

    def best_turn(self, game: Game) -> ValuedAction:
        """Return the value and the first action of the best turn, with few proposals."""
        return self.values(game, list(without_redesigns(game.legal_actions())), ROLLOUT_PROPOSALS, 1)[0]

    def _best_turn_value(self, state: State, seat: int, proposals: int, depth: int) -> float:
        """Return the value of the end of the turn, if the rest of it is played well."""
        if depth and state.steps_left and type(state.current_step) is TakeActions:
            game = Game(state, 0)
            later = self.values(game, list(without_redesigns(game.legal_actions())), proposals, depth - 1)
            if later:
                return later[0][0]
        place_held_tiles(state, seat)
        if is_last_turn(state):
            play_ending(state)
            return lead([player.score for player in state.players], seat)
        return self.value(state, seat)


def proposal_count(game: Game) -> int:
    """Return the number of proposals for this decision, or 0 outside the seat's own turn."""
    state = game.state
    step = state.current_step
    if type(step) is TakeActions:
        return TURN_PROPOSALS
    if isinstance(step, Place) and not step.awarded and state.turn == state.seat:
        return PLACEMENT_PROPOSALS
    return 0


def place_held_tiles(state: State, seat: int) -> None:
    """Place the unplaced tiles on their best cells."""
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


def play_ending(state: State) -> None:
    """Play the rest of the last turn, the award of the tiles on the site and the last scoring (CORE-END-03..09)."""
    game = Game(state, 0)
    state.advance()
    while state.seat is not None:
        apply_action(state, quick_choice(game))
        state.advance()


def play_turn(game: Game, action: Action) -> bool:
    """Play an action and the rest of the turn until the display would be refilled.

    Return False if the turn does not get there.
    """
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
    """Play until the seat's turn begins. Return False if the game or the time ends first."""
    state = game.state
    state.advance()
    while state.seat is not None and not is_late():
        if state.seat == seat and type(state.current_step) is TakeActions:
            return True
        apply_action(state, quick_choice(game))
        state.advance()
    return False
