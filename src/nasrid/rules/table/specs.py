"""Static definitions of games and modules: pieces, options, names. For their steps and hooks, see rules.py."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nasrid.rules.city.city import City
from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.components import Components, Face, TileSet
from nasrid.rules.pieces.money import Cards
from nasrid.rules.quoting import quoted
from nasrid.rules.wire import shapes
from nasrid.rules.wire.shapes import Shape


@dataclass(frozen=True)
class OptionSpec:
    """An option of a table. The first value is the default."""

    name: str
    description: str
    values: tuple[Any, ...] = ()  # empty if `check` decides
    check: Callable[[Any], Any] | None = None  # returns the stored value or raises OptionsError
    shape: Shape | None = None

    @property
    def default(self) -> Any:
        return self.values[0] if self.values else None

    def checked(self, value: Any) -> Any:
        return self.check(value) if self.check else require_one_of(self.name, value, self.values)

    @property
    def json_shape(self) -> Shape:
        """Return the shape of the option as JSON."""
        if self.shape:
            return self.shape
        return shapes.BooleanShape() if set(self.values) == {False, True} else shapes.EnumShape(self.values)


def require_one_of(name: str, value: Any, values: Iterable[Any]) -> Any:
    """Return the value if it is one of `values`, or raise OptionsError."""
    for allowed in values:
        if value is allowed or (type(value) is type(allowed) and value == allowed):
            return value
    raise OptionsError(f"{name} must be one of {', '.join(map(str, values))}, not {quoted(value)}")


def csv_option(name: str, description: str, load: Callable[[str | None], object]) -> OptionSpec:
    """Return an option for a CSV list of components; None is the standard list. `load` rejects other texts."""

    def check(value: Any) -> str | None:
        if not isinstance(value, str | None):
            raise OptionsError(f"{name} must be the text of a CSV list, not {type(value).__name__}")
        load(value)
        return value

    return OptionSpec(
        name, description, check=check, shape=shapes.UnionShape((shapes.TextShape("CSV list"), shapes.NullShape()))
    )


@dataclass(frozen=True)
class GameSpec:
    """A game: its pieces, and its steps in order, given the options."""

    name: str
    turn_steps: Callable[[int, Any], tuple[Any, ...]]  # of a seat
    scoring_steps: Callable[[int, Any], tuple[Any, ...]]  # of a scoring
    ending_steps: Callable[[Any], tuple[Any, ...]]
    tile_sets: tuple[TileSet, ...]  # in the order of their slots in a space
    city: City  # the empty city
    scoring_piles: tuple[int, int]  # the piles that contain scoring cards 1 and 2
    second_card_aside: bool = False  # the second scoring card waits for the second deck
    can_be_first_tile: Callable[[Face], bool] | None = None  # None if all tiles can


class ModuleSpec:
    """A module of an expansion: its components and options."""

    name: ClassVar[str]
    incompatible_games: ClassVar[Mapping[str, str]] = {}  # the reason by game
    option_specs: ClassVar[tuple[OptionSpec, ...]] = ()
    cards: ClassVar[Cards] = ()  # special cards, one of each, in the money deck
    card_currencies: ClassVar[Mapping[str, tuple[int, ...]]] = {}  # the currencies that each of the cards shows
    piles: ClassVar[Mapping[int, int]] = {}  # number of special cards by pile
    tile_names: ClassVar[tuple[str, ...]] = ()  # of every possible list of components
    chance_outcomes: ClassVar[tuple[str, ...]] = ()  # names of random outcomes other than cards and tiles
    seat_view_type: ClassVar[type | None] = None
    table_view_type: ClassVar[type | None] = None

    def tiles(self, module_options: Mapping[str, Any]) -> tuple[Face, ...]:
        """Return the tiles of the module."""
        return ()

    def component_names(self, components: Components) -> Iterable[str]:
        """Return the name of each piece of the module, once per piece."""
        return (*self.cards, *(face.name for face in components.module_tiles[self.name]))


GAMES: dict[str, GameSpec] = {}  # by name
MODULES: dict[str, ModuleSpec] = {}  # by name, in the order of their setup
