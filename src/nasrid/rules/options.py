"""What a table agrees on before the game (docs/rules.md 4.4), and which choices go together (AMB-P1)."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import Field, dataclass, field, fields
from reprlib import repr as brief  # what comes from outside may be long or deeply nested
from typing import Any

from nasrid.rules.components import Components, Kind
from nasrid.rules.errors import OptionsError
from nasrid.rules.lists import load_components

KINDS: dict[str, tuple[Kind, ...]] = {
    "alhambra": (Kind.ALHAMBRA,),
    "granada": (Kind.GRANADA,),
    "combined": (Kind.ALHAMBRA, Kind.GRANADA),
}
MODULES = ("vizier", "exchange", "bonus", "huts")

_CHOICES: dict[str, tuple[Any, ...]] = {
    "game": tuple(KINDS),
    "players": (2, 3, 4, 5, 6),
    "granada_scoring": ("normal", "simple"),
    "start_tiebreak": ("random", "youngest"),
    "exchange_take": ("alone", "value_zero"),
    "exchange_exact_only": (False, True),
    "combo_dirk": ("per_bag", "split"),
    "force_missed_scorings": (False, True),
    "ask_everyone": (False, True),
    "confirm_turns": (False, True),
}
_NOT_IN_GRANADA = {
    "bonus": "bonus cards show Alhambra tiles",
    "huts": "worker huts belong to Alhambra buildings and walls",
}


@dataclass(frozen=True)
class Options:
    """One table's choices; creating it checks them. Every value is hashable and JSON-able but `modules`."""

    game: str = "alhambra"
    players: int = 4
    modules: Set[str] = frozenset()
    granada_scoring: str = "normal"  # GRA-SIMPLE-01
    start_tiebreak: str = "random"  # AMB-B1; "youngest" without age_ranks is left to chance
    age_ranks: tuple[int, ...] = ()  # one number a seat, the youngest has the lowest
    exchange_take: str = "alone"  # AMB-M1
    exchange_exact_only: bool = False  # AMB-M3
    combo_dirk: str = "per_bag"  # AMB-K21
    force_missed_scorings: bool = False  # AMB-F8
    ask_everyone: bool = False  # AMB-L4
    confirm_turns: bool = False  # a confirmation before what follows a placement is revealed
    granada_tiles: str | None = None  # the CSV text of another list of Granada tiles (AMB-A2)
    worker_huts: str | None = None  # the CSV text of another list of huts (AMB-A6)
    # What follows from these choices: the kinds of tiles, in the order of their places on a space; the box.
    kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    components: Components = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise OptionsError(f"{name} must be one of {', '.join(map(str, choices))}, not {brief(value)}")
        object.__setattr__(self, "modules", _checked_modules(self.modules, self.game))
        object.__setattr__(self, "age_ranks", _checked_ranks(self.age_ranks, self.players))
        for name in ("granada_tiles", "worker_huts"):
            if not isinstance(getattr(self, name), str | None):
                raise OptionsError(f"{name} must be the text of a CSV list, not {type(getattr(self, name)).__name__}")
        object.__setattr__(self, "kinds", KINDS[self.game])
        object.__setattr__(self, "components", load_components(self.granada_tiles, self.worker_huts))

    def to_json(self) -> dict[str, Any]:
        """What differs from the defaults, as plain JSON values; `game` and `players` always."""
        data: dict[str, Any] = {"game": self.game, "players": self.players}
        for option in _choices():
            value = getattr(self, option.name)
            if option.name not in data and value != option.default:
                data[option.name] = sorted(value) if option.name == "modules" else value
        if self.age_ranks:
            data["age_ranks"] = list(self.age_ranks)
        return data

    @classmethod
    def from_json(cls, data: Any) -> Options:
        if not isinstance(data, dict):
            raise OptionsError("options must be an object of names and values")
        known = {option.name for option in _choices()}
        unknown = sorted(str(name) for name in data if name not in known)
        if unknown:
            raise OptionsError(f"there is no option {unknown[0]}; there are {', '.join(sorted(known))}")
        return cls(**data)


def _choices() -> list[Field[Any]]:
    return [option for option in fields(Options) if option.init]


def _checked_modules(modules: Any, game: str) -> frozenset[str]:
    if isinstance(modules, str) or not hasattr(modules, "__iter__"):
        raise OptionsError(f"modules must be a set of {', '.join(MODULES)}, not {brief(modules)}")
    names = list(modules)
    for name in names:
        if name not in MODULES:
            raise OptionsError(f"there is no module {brief(name)}; there are {', '.join(MODULES)}")
        if game == "granada" and name in _NOT_IN_GRANADA:
            raise OptionsError(f"{name} cannot be played with Granada alone: {_NOT_IN_GRANADA[name]} [AMB-P1]")
    return frozenset(names)


def _checked_ranks(ranks: Any, players: int) -> tuple[int, ...]:
    if not isinstance(ranks, (tuple, list)) or any(type(rank) is not int for rank in ranks):
        raise OptionsError("age_ranks must be whole numbers, one a seat")
    if len(ranks) not in (0, players):
        raise OptionsError(f"age_ranks must have one number for each of the {players} seats, not {len(ranks)}")
    return tuple(ranks)
