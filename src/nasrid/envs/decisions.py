"""A game played by indices: every action of the engine is chosen in small steps."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index as whole_number
from typing import Any, Self, TypeAlias, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.codec import Codec, Path, distance, is_in_window
from nasrid.envs.ledger import Ledger
from nasrid.envs.space import ACTION_COUNT, VERB_INDEX, WINDOW_RADIUS, describe_index
from nasrid.rules.game import Game
from nasrid.rules.mypyc_support import Unchecked, mypyc_attr
from nasrid.rules.table.actions import Action, Build, Remove, Swap
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions

Mask: TypeAlias = NDArray[np.int8]
EMPTY_MASK = memoryview(bytes(ACTION_COUNT)).cast("b")


class IllegalIndexError(ValueError):
    """An index that is illegal now. The message explains why; the game is unchanged."""


@final
@mypyc_attr(acyclic=True)
class Branch:
    """The legal actions that share the next index. Their paths are computed once a verb is chosen."""

    __slots__ = ("actions", "paths")

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.paths: list[Path] = []


Branches = dict[int, Branch]  # by the next index


@mypyc_attr(allow_interpreted_subclasses=True)
class Decisions:
    """A game played by indices. `prefix` contains the indices of the current action chosen so far, which are secret.

    Every legal index follows from the view of the seat that decides, so a mask reveals nothing hidden.
    """

    prefix: Path
    _views: dict[int, View]
    _legal: tuple[Action, ...] | None
    _branches: Branches | None
    _actions_outside_window: tuple[Action, ...]

    def __init__(
        self, game: Game, ledger: Ledger | None = None, codec: Codec | None = None, can_redesign: bool = True
    ) -> None:
        """Play a game from here on.

        Args:
            game: A new game, or one read from a position. It is changed.
            ledger: The ledger of earlier events, if the game is in progress.
            codec: A codec for the same options, to share its caches.
            can_redesign: False to offer a redesign only if nothing else is possible.
        """
        if ledger is None and game.actions:
            raise ValueError("decisions must start from a new game or a position, not in mid-game")
        self.game = game
        self.ledger = ledger or Ledger()
        self.can_redesign = can_redesign
        self._codec = codec or Codec(game.options)
        if ledger is None:
            self._observe(game.setup_events)
        self._begin()

    def _begin(self) -> None:
        """Start choosing a new action."""
        self.prefix = ()
        self._views = {}
        self._legal = None
        self._branches = None
        self._actions_outside_window = ()

    def _observe(self, events: Iterable[Event]) -> None:
        for event in events:
            self.ledger.observe(event)

    # State

    @property
    def seat(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self.game.seat

    @property
    def is_over(self) -> bool:
        """True when the game is over."""
        return self.game.is_over

    @property
    def actions_outside_window(self) -> tuple[Action, ...]:
        """The legal actions without an index, because their cell is outside the window."""
        self._current_branches()
        return self._actions_outside_window

    def view(self, seat: int) -> View:
        """Return the game's view of a seat, cached for all steps of a decision."""
        view = self._views.get(seat)
        if view is None:
            state = self.game.state
            if seat == state.seat:
                legal = self._legal_actions()
            else:
                state.options.check_seat(seat)
                legal = ()
            view = self._views[seat] = View(state, seat, legal, self.game.winners)
        return view

    def _legal_actions(self) -> tuple[Action, ...]:
        if self._legal is None:
            actions = tuple(self.game.legal_actions())
            self._legal = actions if self.can_redesign else self._without_redesigns(actions)
        return self._legal

    def _without_redesigns(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the actions that are not redesigns, or all if there are no others."""
        if not isinstance(self.game.current_step, TakeActions):
            return actions
        return tuple([action for action in actions if not isinstance(action, (Build, Remove, Swap))]) or actions

    def encoder_input(self, seat: int) -> tuple[View, Ledger, Path]:
        """Return everything a seat may know, as the arguments of an encoder."""
        return self.view(seat), self.ledger, self.prefix if seat == self.seat else ()

    # Legal choices

    def legal_indices(self) -> list[int]:
        """Return the legal indices in ascending order; empty when the game is over."""
        return sorted(self._current_branches())

    def mask(self) -> Mask:
        """Return an array with 1 for every legal index."""
        mask = bytearray(ACTION_COUNT)  # writing single bytes is faster than writing elements of an array
        for index in self._current_branches():
            mask[index] = 1
        return np.frombuffer(mask, np.int8)

    def fill_mask(self, row: Any) -> None:
        """Write the mask into a memoryview of int8."""
        row[:] = EMPTY_MASK
        for index in self._current_branches():
            row[index] = 1

    def forced_index(self) -> int | None:
        """Return the only legal index, or None if there is a choice or the game is over."""
        branches = self._current_branches()
        return next(iter(branches)) if len(branches) == 1 else None

    def path_of(self, action: Action) -> Path:
        """Return the indices of a legal action, starting with its verb.

        Args:
            action: A legal action.

        Raises:
            ValueError: The action is illegal, pays with a superfluous card, or is outside the window.
        """
        if action not in self.actions_outside_window and action in self._legal_actions():
            return self._codec.path(self.game.state.display, self.game.state.site, action)
        raise ValueError(f"{action} cannot be chosen now")

    def _current_branches(self) -> Branches:
        if self._branches is None:
            self._branches = {} if self.seat is None else self._verb_branches(self.seat)
        return self._branches

    def _verb_branches(self, seat: int) -> Branches:
        """Return the branches of an action's first step, by verb.

        Paths are computed only for the verb that is chosen.
        """
        actions = self._legal_actions()
        # the largest distance of any cell that an action can affect now
        reach = self.game.state.players[seat].city.grid.radius + 1
        if reach > WINDOW_RADIUS and not all(map(is_in_window, actions)):
            actions = self._within_window(actions)
        branches: Branches = {}
        kind: type[Action] = Action
        branch = Branch()
        for action in actions:
            if type(action) is not kind:  # actions of one verb are usually listed together
                kind = type(action)
                branch = _branch_of(branches, VERB_INDEX[kind])
            branch.actions.append(action)
        return branches

    def _within_window(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the actions within the window.

        There is nearly always one: a tile may go to the reserve, an asked player may pass, an active player may take
        money or buy. If there is none, the action nearest to the window is used, and its path names the nearest cell in
        the window.
        """
        self._actions_outside_window = tuple(action for action in actions if not is_in_window(action))
        return tuple(filter(is_in_window, actions)) or (min(self._actions_outside_window, key=distance),)

    # Choosing

    def step(self, index: Unchecked[int]) -> list[Event] | None:
        """Choose an index. Return the events if the action is complete, otherwise None.

        Args:
            index: A legal index.

        Raises:
            IllegalIndexError: The index is illegal.
        """
        chosen = self._check_index(index)
        branch = self._current_branches()[chosen]
        if not self.prefix:
            display, site = self.game.state.display, self.game.state.site
            branch.paths = [self._codec.path(display, site, action) for action in branch.actions]
        self.prefix = (*self.prefix, chosen)
        depth = len(self.prefix)
        if len(branch.paths[0]) == depth:  # no path is a prefix of another, so this is the only one
            return self.apply(branch.actions[0])
        branches: Branches = {}
        for place, path in enumerate(branch.paths):
            next_one = _branch_of(branches, path[depth])
            next_one.actions.append(branch.actions[place])
            next_one.paths.append(path)
        self._branches = branches
        return None

    def apply(self, action: Action) -> list[Event]:
        """Apply an action of the engine instead of the indices chosen so far, for bots that choose whole actions."""
        events = self._carry_out(action)
        self._observe(events)
        self._begin()
        return events

    def _carry_out(self, action: Action) -> list[Event]:
        return self.game.apply(action)

    def _check_index(self, index: Unchecked[int]) -> int:
        chosen: int = whole_number(index)
        if self.is_over:
            raise IllegalIndexError("the game is over")
        if chosen not in self._current_branches():
            if not 0 <= chosen < ACTION_COUNT:
                raise IllegalIndexError(f"there is no index {chosen}; indices are 0 to {ACTION_COUNT - 1}")
            before = f" after {', '.join(map(describe_index, self.prefix))}" if self.prefix else ""
            allowed = "; ".join(
                f"{legal_index} ({describe_index(legal_index)})" for legal_index in self.legal_indices()
            )
            raise IllegalIndexError(
                f"{chosen} ({describe_index(chosen)}) cannot be chosen{before}; there are {allowed}"
            )
        return chosen

    def in_game(self, game: Game, prefix: Path = ()) -> Self:
        """Return the same decision in another game that offers the same choices up to the prefix."""
        return _resume(type(self), game, self.ledger.copy(), prefix, self._codec, self.can_redesign)

    def copy(self) -> Self:
        """Return an independent copy. Immutable values are shared."""
        copy = type(self)(self.game.copy(), self.ledger.copy(), self._codec, self.can_redesign)
        self._share_choice(copy)
        return copy

    def _share_choice(self, copy: Decisions) -> None:
        copy.prefix = self.prefix
        copy._views = self._views.copy()
        copy._legal = self._legal
        copy._branches = self._branches
        copy._actions_outside_window = self._actions_outside_window

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (type(self), self.game, self.ledger, self.prefix, None, self.can_redesign)


D = TypeVar("D", bound=Decisions)


def _resume(cls: type[D], game: Game, ledger: Ledger, prefix: Path, codec: Codec | None, can_redesign: bool) -> D:
    decisions = cls(game, ledger, codec, can_redesign)
    for index in prefix:
        decisions.step(index)
    return decisions


def _branch_of(branches: Branches, index: int) -> Branch:
    branch = branches.get(index)
    if branch is None:
        branch = branches[index] = Branch()
    return branch
