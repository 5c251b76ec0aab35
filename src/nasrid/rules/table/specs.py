"""What is known of games and modules before anybody plays: pieces, choices, names. How they are played: rules.py."""

from __future__ import annotations

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
    """Something that a table agrees on. The first value is the default."""

    name: str
    description: str
    values: tuple[Any, ...] = ()  # all there are; none if `check` knows
    check: Callable[[Any], Any] | None = None  # the value as it is kept; OptionsError says what is wrong with it
    shape: Shape | None = None

    @property
    def default(self) -> Any:
        return self.values[0] if self.values else None

    def checked(self, value: Any) -> Any:
        return self.check(value) if self.check else require_one_of(self.name, value, self.values)

    @property
    def json_shape(self) -> Shape:
        """What it looks like as JSON."""
        if self.shape:
            return self.shape
        return shapes.BooleanShape() if set(self.values) == {False, True} else shapes.EnumShape(self.values)


def require_one_of(name: str, value: Any, values: Iterable[Any]) -> Any:
    """The value of that name, if it is among these."""
    for allowed in values:
        if value is allowed or (type(value) is type(allowed) and value == allowed):
            return value
    raise OptionsError(f"{name} must be one of {', '.join(map(str, values))}, not {quoted(value)}")


def csv_option(name: str, description: str, load: Callable[[str | None], object]) -> OptionSpec:
    """The CSV text of a list of components; None for the standard one. `load` refuses what is no such list."""

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
    name: str
    tile_sets: tuple[TileSet, ...]  # of tiles, in the order of their places on a space
    city: City  # before the first tile is built
    scoring_piles: tuple[int, int]  # the piles of the deck into which the cards of scorings 1 and 2 are mixed
    second_card_aside: bool = False  # the second of them waits for the second deck
    can_be_first_tile: Callable[[Face], bool] | None = None  # which tiles the site may begin with, if not all

    def is_first_deck(self, piles: tuple[int, ...], second_card_aside: bool) -> bool:
        """Whether the deck is still that of the setup, with what was mixed into its piles."""
        return second_card_aside if self.second_card_aside else bool(piles)


class ModuleSpec:
    """A module of an expansion: what it adds to the box and to the choices of a table."""

    name: ClassVar[str]
    incompatible_games: ClassVar[Mapping[str, str]] = {}  # the games it cannot be played with, and why not
    option_specs: ClassVar[tuple[OptionSpec, ...]] = ()
    cards: ClassVar[Cards] = ()  # that are no money, one of each; they go into the money deck,
    card_currencies: ClassVar[Mapping[str, tuple[int, ...]]] = {}  # the currencies that each of the cards shows
    piles: ClassVar[Mapping[int, int]] = {}  # so many into each of these piles
    tile_names: ClassVar[tuple[str, ...]] = ()  # all tiles that any list of its own could name
    chance_outcomes: ClassVar[tuple[str, ...]] = ()  # what chance draws of it besides cards and tiles, by name
    seat_view_type: ClassVar[type | None] = None  # what everybody sees of it before a seat,
    table_view_type: ClassVar[type | None] = None  # and on the table

    def tiles(self, module_options: Mapping[str, Any]) -> tuple[Face, ...]:
        """The tiles that it brings along."""
        return ()

    def component_names(self, components: Components) -> Iterable[str]:
        """The names of all its pieces, as often as there are such pieces."""
        return (*self.cards, *(face.name for face in components.module_tiles[self.name]))


GAMES: dict[str, GameSpec] = {}  # those that can be played, by name
MODULES: dict[str, ModuleSpec] = {}  # in the order in which they are set up
