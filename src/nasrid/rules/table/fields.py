"""What an action holds. One that was made by hand may hold anything."""

from __future__ import annotations

from typing import Any

from nasrid.rules.errors import IllegalAction
from nasrid.rules.wire.declare import notations_of

# The fields of each kind of action, as far as their notations are among those below.
_FIELDS: dict[Any, list[tuple[str, str]]] = {}
_CELL, _CARDS, _TILE = "cell", "cards", "tile"
_FORMS = {"cell": _CELL, "cards": _CARDS, "display cards": _CARDS, "fee": _CARDS, "tile": _TILE, "site tile": _TILE}


def check_fields(action: Any) -> None:
    """Raise IllegalAction if a field holds nothing of the right form."""
    kind = type(action)
    fields = _FIELDS.get(kind)
    if fields is None:
        declared = [(field.name, _FORMS.get(field.notation, "")) for field in notations_of(kind)]
        fields = _FIELDS[kind] = [(name, form) for name, form in declared if form]
    for name, form in fields:
        value = getattr(action, name)
        if form == _CARDS:
            _check_cards(value)
        elif form == _CELL:
            _check_cell(value)
        elif type(value) is not str:
            raise IllegalAction("AMB-Q4", "a tile goes by its name, like 'garden10N'")


def _check_cards(cards: Any) -> None:
    if type(cards) is tuple:
        for card in cards:
            if type(card) is not str:
                break
        else:
            return
    raise IllegalAction("AMB-Q4", "cards are a tuple of their names, like ('b7', 'y2')")


def _check_cell(cell: Any) -> None:
    if not (type(cell) is tuple and len(cell) == 2 and type(cell[0]) is int and type(cell[1]) is int):
        raise IllegalAction("AMB-Q4", "a cell is a pair of whole numbers, like (1, 0)")
