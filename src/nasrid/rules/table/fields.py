"""Checks of the fields of actions, which may contain anything if a caller created them."""

from __future__ import annotations

from typing import Any, Final

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.table.actions import Action, Build, Buy, Remove, Swap, TakeMoney
from nasrid.rules.wire.declare import notations_of

# The fields of each action class whose notations are listed below.
_CHECKED_FIELDS: Final[dict[Any, list[tuple[str, str]]]] = {}
_CELL: Final = "cell"
_CARDS: Final = "cards"
_TILE: Final = "tile"
_FIELD_FORMS: Final = {
    "cell": _CELL,
    "cards": _CARDS,
    "display cards": _CARDS,
    "fee": _CARDS,
    "tile": _TILE,
    "site tile": _TILE,
}


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
    cls = type(action)
    fields = _CHECKED_FIELDS.get(cls)
    if fields is None:
        declared = [(field.name, _FIELD_FORMS.get(field.notation, "")) for field in notations_of(cls)]
        fields = _CHECKED_FIELDS[cls] = [(name, form) for name, form in declared if form]
    for name, form in fields:
        value = getattr(action, name)
        if form == _CARDS:
            _check_cards(value)
        elif form == _CELL:
            _check_cell(value)
        else:
            _check_tile(value)


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
