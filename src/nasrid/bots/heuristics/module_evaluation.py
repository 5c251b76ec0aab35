"""The hooks through which bots evaluate modules, and their registration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.weights import Weights
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, MoneyTaken, TileBought
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import STEP_MODULES
from nasrid.rules.table.state import Player, State, Step

ActionValue = Callable[[Any, Any], float]  # (appraisal, action of the type it is listed under)
ActionReason = Callable[[Any, Any], Reason]  # (situation, action of the type it is listed under)


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleEvaluation:
    """A module as bots evaluate it. The defaults suit a module about which nothing special is known."""

    name: ClassVar[str] = ""
    action_values: ClassVar[Mapping[type[Action], ActionValue]] = {}
    reasons: ClassVar[Mapping[type[Action], ActionReason]] = {}
    progress_events: ClassVar[tuple[type[Event], ...]] = ()  # of actions that use up a limited supply
    purchase_key: ClassVar[str] = "buy"  # the MOVE_KEYS entry of a purchase in the module's steps
    pass_reason_key: ClassVar[str] = ""  # the REASON_KEYS entry of passing in the module's steps, if always true

    def seat_value(self, player: Player, weights: Weights, fade: float) -> float:
        """Return the points that the module's pieces in front of a player are worth."""
        return 0.0

    def purchase_cost(self, weights: Weights, fade: float) -> float:
        """Return the points that a purchase in one of the module's steps costs in addition to its price."""
        return 0.0

    def unclaimed_buildings(self, state: State, player: Player) -> Sequence[Building]:
        """Return the buildings that the player can add to a scoring at any time."""
        return ()

    def extra_count(self, player: Player, face: Face) -> int:
        """Return how many more buildings count once the player has built the face on any cell."""
        return 0

    def extra_count_at(self, city: City, face: Face, cell: Cell) -> int:
        """Return how many more buildings count because the face is built on this cell."""
        return 0

    def feature(self, player: Player) -> float:
        """Return the module's input to the nets that were trained with it."""
        return 0.0


DEFAULT_EVALUATION: Final = ModuleEvaluation()
EVALUATIONS: Final[dict[str, ModuleEvaluation]] = {}  # by the module's name
ACTION_VALUES: Final[dict[type[Action], ActionValue]] = {}
REASONS: Final[dict[type[Action], ActionReason]] = {}
PROGRESS_EVENTS: Final[set[type[Event]]] = {MoneyTaken, TileBought}


def register_evaluation(evaluation: ModuleEvaluation) -> None:
    """Let bots evaluate a module. Without it they try the module's actions out."""
    EVALUATIONS[evaluation.name] = evaluation
    ACTION_VALUES.update(evaluation.action_values)
    REASONS.update(evaluation.reasons)
    PROGRESS_EVENTS.update(evaluation.progress_events)
    _evaluations_with_hook.cache_clear()


def evaluations_with_hook(hook: str, options: Options) -> list[ModuleEvaluation]:
    """Return the evaluations of the modules in play that implement this hook."""
    return _evaluations_with_hook(hook, options.modules) if options.modules else []


@lru_cache(maxsize=1 << 8)
def _evaluations_with_hook(hook: str, modules: frozenset[str]) -> list[ModuleEvaluation]:
    default = getattr(ModuleEvaluation, hook)
    evaluations = [EVALUATIONS[name] for name in sorted(modules) if name in EVALUATIONS]
    return [evaluation for evaluation in evaluations if getattr(type(evaluation), hook) is not default]


def evaluation_of_step(step: Step) -> ModuleEvaluation:
    """Return the evaluation of the module that added this step, or the default."""
    module = STEP_MODULES.get(type(step))
    return DEFAULT_EVALUATION if module is None else EVALUATIONS.get(module.name, DEFAULT_EVALUATION)
