"""The options of a table (docs/rules.md 4.4) and their valid combinations (AMB-P1)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from nasrid.rules.errors import OptionsError, UnknownOptionError
from nasrid.rules.pieces.components import Components, TileSet
from nasrid.rules.pieces.lists import load_components
from nasrid.rules.quoting import quoted
from nasrid.rules.table.specs import GAMES, MODULES, GameSpec, ModuleSpec, OptionSpec, csv_option, require_one_of
from nasrid.rules.wire import shapes

PLAYER_COUNTS = (2, 3, 4, 5, 6)
BILLION = 10**9


def _checked_ranks(ranks: Any) -> tuple[int, ...]:
    if not isinstance(ranks, (tuple, list)) or not all(type(rank) is int and abs(rank) < BILLION for rank in ranks):
        raise OptionsError("age_ranks must be whole numbers below a billion, one per seat")
    return tuple(ranks)


OPTION_SPECS = {
    choice.name: choice
    for choice in (
        OptionSpec("granada_scoring", "how Granada scores majorities (GRA-SIMPLE-01)", ("normal", "simple")),
        OptionSpec("start_tiebreak", "how a tie for the start player is broken (AMB-B1)", ("random", "youngest")),
        OptionSpec(
            "age_ranks",
            "for `youngest`: one number per seat; the youngest has the lowest",
            check=_checked_ranks,
            shape=shapes.ListShape(shapes.IntegerShape()),
        ),
        OptionSpec("combo_dirk", "how many tiles Dirk draws in the combined game (AMB-K21)", ("per_bag", "split")),
        OptionSpec("force_missed_scorings", "score missed scorings at the end (AMB-F8)", (False, True)),
        OptionSpec("ask_everyone", "poll even players who can only pass (AMB-L4)", (False, True)),
        OptionSpec("confirm_turns", "wait for a confirmation before new cards and tiles are revealed", (False, True)),
        csv_option("granada_tiles", "a custom list of Granada tiles (AMB-A2)", load_components),
    )
}


@dataclass(frozen=True)
class Options:
    """The options of a table, checked on creation. Options of modules are in `module_options`, by name."""

    game: str = "alhambra"
    players: int = 4
    modules: Set[str] = frozenset()
    granada_scoring: str = "normal"
    start_tiebreak: str = "random"
    age_ranks: tuple[int, ...] = ()
    combo_dirk: str = "per_bag"
    force_missed_scorings: bool = False
    ask_everyone: bool = False
    confirm_turns: bool = False
    granada_tiles: str | None = None
    module_options: Mapping[str, Any] = field(default_factory=dict)
    # Derived: the game, the modules in the order of their setup, the tile sets and the components.
    rules: GameSpec = field(init=False, repr=False, compare=False)
    modules_in_play: tuple[ModuleSpec, ...] = field(init=False, repr=False, compare=False)
    tile_sets: tuple[TileSet, ...] = field(init=False, repr=False, compare=False)
    components: Components = field(init=False, repr=False, compare=False)
    turn_steps: dict[int, Any] = field(init=False, repr=False, compare=False)  # by seat
    modules_by_hook: dict[str, Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        require_one_of("game", self.game, GAMES)
        require_one_of("players", self.players, PLAYER_COUNTS)
        self._set("modules", _checked_modules(self.modules, self.game))
        for name, choice in OPTION_SPECS.items():
            self._set(name, choice.checked(getattr(self, name)))
        if len(self.age_ranks) not in (0, self.players):
            expected = f"each of the {self.players} seats, not {len(self.age_ranks)}"
            raise OptionsError(f"age_ranks must have one number for {expected}")
        self._set("module_options", _checked_module_options(self.module_options))
        self._set("rules", GAMES[self.game])
        self._set("modules_in_play", tuple(module for name, module in MODULES.items() if name in self.modules))
        self._set("tile_sets", self.rules.tile_sets)
        tiles = tuple((module.name, module.tiles(self.module_options)) for module in self.modules_in_play)
        self._set("components", load_components(self.granada_tiles, tiles))
        turns, hooks = _shared_caches(self)
        self._set("turn_steps", turns)
        self._set("modules_by_hook", hooks)

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.modules))

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    def check_seat(self, seat: Any) -> None:
        """Raise ValueError unless `seat` is a seat of this table."""
        if not (type(seat) is int and 0 <= seat < self.players):
            raise ValueError(f"there is no seat {quoted(seat)}; seats are 0 to {self.players - 1}")

    def to_json(self) -> dict[str, Any]:
        """Return the options that differ from the defaults as JSON values; `game` and `players` are always included."""
        data: dict[str, Any] = {"game": self.game, "players": self.players}
        if self.modules:
            data["modules"] = sorted(self.modules)
        for option in fields(self):
            if option.name in OPTION_SPECS and (value := getattr(self, option.name)) != option.default:
                data[option.name] = list(value) if isinstance(value, tuple) else value
        known = module_option_specs()
        return data | {name: value for name, value in self.module_options.items() if value != known[name].default}

    @classmethod
    def from_json(cls, data: Any) -> Options:
        """Return options from JSON values.

        Args:
            data: The names and values of the options, including those of modules.

        Raises:
            OptionsError: An option is unknown, or the options contradict each other.
        """
        if not isinstance(data, dict):
            raise OptionsError("options must be an object of names and values")
        if data.get("modules") is not None and not isinstance(data["modules"], (list, tuple, set, frozenset)):
            raise OptionsError(f"modules must be a list of {', '.join(MODULES)}, not {quoted(data['modules'])}")
        known = {"game", "players", "modules", *OPTION_SPECS}
        module_specs = module_option_specs()
        unknown = [name for name in data if name not in known and name not in module_specs]
        if unknown:
            allowed = ", ".join(sorted(known | set(module_specs)))
            message = f"there is no option {quoted(unknown[0])}; options are {allowed}"
            raise UnknownOptionError(unknown[0], message)
        base_options = {name: value for name, value in data.items() if name in known}
        return cls(**base_options, module_options={name: value for name, value in data.items() if name in module_specs})

    @classmethod
    def of(cls, **choices: Any) -> Options:
        """Return options from keywords, including those of modules.

        Args:
            **choices: The options by name.
        """
        return cls.from_json(choices)

    @classmethod
    def __shape__(cls) -> shapes.ObjectShape:
        return options_shape()


@lru_cache(maxsize=1 << 8)
def _shared_caches(options: Options) -> tuple[dict[int, Any], dict[str, Any]]:
    """Return the caches that equal options share: turn steps and hooks."""
    return {}, {}


def options_shape(*, is_input: bool = False) -> shapes.ObjectShape:
    """Return the shape of options. `to_json` always includes game and players; as input, every option is optional."""
    choices = OPTION_SPECS | module_option_specs()
    fields = (
        shapes.FieldShape("game", shapes.EnumShape(tuple(GAMES), "GameName"), is_input, "alhambra"),
        shapes.FieldShape("players", shapes.IntegerShape(PLAYER_COUNTS[0], PLAYER_COUNTS[-1]), is_input, 4),
        shapes.FieldShape(
            "modules", shapes.ListShape(shapes.EnumShape(tuple(MODULES), "ModuleName")), is_optional=True
        ),
        *(shapes.FieldShape(choice.name, choice.json_shape, True, choice.default) for choice in choices.values()),
    )
    name = "OptionsForm" if is_input else "Options"
    return shapes.ObjectShape(
        name, "The options of a table. Missing options have their default values.", fields, Options.of
    )


def module_option_specs() -> dict[str, OptionSpec]:
    return {choice.name: choice for module in MODULES.values() for choice in module.option_specs}


def _checked_module_options(given: Any) -> dict[str, Any]:
    """Return the checked options of modules. Those of modules that are not in play are allowed and have no effect."""
    known = module_option_specs()
    if not isinstance(given, Mapping):
        raise OptionsError(f"module_options must be a mapping of names and values, not {quoted(given)}")
    for name in given:
        if name not in known:
            raise OptionsError(f"there is no option {quoted(name)}; options of modules are {', '.join(sorted(known))}")
    return {name: choice.checked(given[name]) if name in given else choice.default for name, choice in known.items()}


def _checked_modules(modules: Any, game: str) -> frozenset[str]:
    if isinstance(modules, (str, Mapping)) or not hasattr(modules, "__iter__"):
        raise OptionsError(f"modules must be a set of {', '.join(MODULES)}, not {quoted(modules)}")
    names = list(modules)
    for name in names:
        if not isinstance(name, str) or name not in MODULES:
            raise OptionsError(f"there is no module {quoted(name)}; modules are {', '.join(MODULES)}")
        if game in MODULES[name].incompatible_games:
            why = MODULES[name].incompatible_games[game]
            raise OptionsError(f"{name} cannot be played with {GAMES[game].name.title()} alone: {why} [AMB-P1]")
    return frozenset(names)
