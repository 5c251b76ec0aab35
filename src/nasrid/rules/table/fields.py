"""Checks of the fields of actions, which may contain anything if a caller created them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nasrid.rules.containers import LazyDict
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.table.actions import Action, Build, Buy, Remove, Swap, TakeMoney
from nasrid.rules.wire.declare import notations_of


def check_fields(action: Action) -> None:
    """Raise IllegalActionError if a field has the wrong form. The most frequent actions have checks of their own."""
    if isinstance(action, TakeMoney):
        _check_cards(action.cards)
    elif isinstance(action, Buy):
        _check_tile(action.tile)
        _check_cards(action.cards)
    elif isinstance(action, Build):
        _check_tile(action.tile)
        _check_cell(action.cell)
        _check_cards(action.fee)
    elif isinstance(action, Remove):
        _check_cell(action.cell)
    elif isinstance(action, Swap):
        _check_cell(action.cell)
        _check_tile(action.tile)
    else:
        _check_by_notation(action)


def _check_by_notation(action: Any) -> None:
    for name, check in _FIELD_CHECKS[type(action)]:
        check(getattr(action, name))


def _check_tile(tile: Any) -> None:
    if type(tile) is not str:
        raise IllegalActionError("AMB-Q4", "a tile is given by its name, like 'garden10N'")


def _check_cards(cards: Any) -> None:
    if type(cards) is tuple:
        for card in cards:
            if type(card) is not str:
                break
        else:
            return
    raise IllegalActionError("AMB-Q4", "cards are a tuple of names, like ('b7', 'y2')")


def _check_cell(cell: Any) -> None:
    if not (type(cell) is tuple and len(cell) == 2 and type(cell[0]) is int and type(cell[1]) is int):
        raise IllegalActionError("AMB-Q4", "a cell is a pair of whole numbers, like (1, 0)")


def _field_checks(cls: Any) -> list[tuple[str, Callable[[Any], None]]]:
    notations = notations_of(cls).items()
    return [(name, _CHECKS[notation]) for name, notation in notations if notation in _CHECKS]


_CHECKS: Final = {  # by notation
    "cell": _check_cell,
    "cards": _check_cards,
    "display cards": _check_cards,
    "fee": _check_cards,
    "tile": _check_tile,
    "site tile": _check_tile,
}
_FIELD_CHECKS: Final = LazyDict(_field_checks)
