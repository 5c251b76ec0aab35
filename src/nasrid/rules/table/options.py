"""What a table agrees on before the game (docs/rules.md 4.4), and which choices go together (AMB-P1)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.components import Components, Kind
from nasrid.rules.pieces.lists import load_components
from nasrid.rules.quoting import quoted
from nasrid.rules.table.facts import GAMES, MODULES, Choice, GameFacts, ModuleFacts, list_choice, one_of
from nasrid.rules.wire import shapes

PLAYERS = (2, 3, 4, 5, 6)
BILLION = 10**9


def _checked_ranks(ranks: Any) -> tuple[int, ...]:
    if not isinstance(ranks, (tuple, list)) or not all(type(rank) is int and abs(rank) < BILLION for rank in ranks):
        raise OptionsError("age_ranks must be whole numbers below a billion, one a seat")
    return tuple(ranks)


CHOICES = {
    choice.name: choice
    for choice in (
        Choice("granada_scoring", "how Granada pays its majorities (GRA-SIMPLE-01)", ("normal", "simple")),
        Choice("start_tiebreak", "who begins when players are tied (AMB-B1)", ("random", "youngest")),
        Choice(
            "age_ranks",
            "for `youngest`: one number a seat, the youngest has the lowest",
            check=_checked_ranks,
            shape=shapes.Sequence(shapes.Integer()),
        ),
        Choice("combo_dirk", "what Dirk draws in the combination (AMB-K21)", ("per_bag", "split")),
        Choice("force_missed_scorings", "scorings whose cards never came are held at the end (AMB-F8)", (False, True)),
        Choice("ask_everyone", "also those are asked who cannot do anything (AMB-L4)", (False, True)),
        Choice("confirm_turns", "a confirmation before what follows a placement is revealed", (False, True)),
        list_choice("granada_tiles", "another list of Granada tiles (AMB-A2)", load_components),
    )
}


@dataclass(frozen=True)
class Options:
    """One table's choices; creating it checks them. What modules let a table choose is in `choices`, by name."""

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
    choices: Mapping[str, Any] = field(default_factory=dict)
    # What follows from these choices: the game, the modules in the order of their setup, the kinds of tiles, the box.
    rules: GameFacts = field(init=False, repr=False, compare=False)
    in_play: tuple[ModuleFacts, ...] = field(init=False, repr=False, compare=False)
    kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    components: Components = field(init=False, repr=False, compare=False)
    turns: dict[int, Any] = field(init=False, repr=False, compare=False)  # the steps of a turn of each seat
    hooks: dict[str, Any] = field(init=False, repr=False, compare=False)  # by their names, the modules that have them

    def __post_init__(self) -> None:
        one_of("game", self.game, GAMES)
        one_of("players", self.players, PLAYERS)
        self._set("modules", _checked_modules(self.modules, self.game))
        for name, choice in CHOICES.items():
            self._set(name, choice.checked(getattr(self, name)))
        if len(self.age_ranks) not in (0, self.players):
            many = f"each of the {self.players} seats, not {len(self.age_ranks)}"
            raise OptionsError(f"age_ranks must have one number for {many}")
        self._set("choices", _checked_choices(self.choices))
        self._set("rules", GAMES[self.game])
        self._set("in_play", tuple(module for name, module in MODULES.items() if name in self.modules))
        self._set("kinds", self.rules.kinds)
        tiles = tuple((module.name, module.tiles(self.choices)) for module in self.in_play)
        self._set("components", load_components(self.granada_tiles, tiles))
        turns, hooks = _remembered(self)
        self._set("turns", turns)
        self._set("hooks", hooks)

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.modules))

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    def check_seat(self, seat: Any) -> None:
        """Raise ValueError unless it is a seat of this table."""
        if not (type(seat) is int and 0 <= seat < self.players):
            raise ValueError(f"there is no seat {quoted(seat)}; seats are 0 to {self.players - 1}")

    def to_json(self) -> dict[str, Any]:
        """What differs from the defaults, as plain JSON values; `game` and `players` always."""
        data: dict[str, Any] = {"game": self.game, "players": self.players}
        if self.modules:
            data["modules"] = sorted(self.modules)
        for option in fields(self):
            if option.name in CHOICES and (value := getattr(self, option.name)) != option.default:
                data[option.name] = list(value) if isinstance(value, tuple) else value
        known = choices_of_modules()
        return data | {name: value for name, value in self.choices.items() if value != known[name].default}

    @classmethod
    def from_json(cls, data: Any) -> Options:
        """From the names and values of all choices, those that modules add among them."""
        if not isinstance(data, dict):
            raise OptionsError("options must be an object of names and values")
        if data.get("modules") is not None and not isinstance(data["modules"], (list, tuple, set, frozenset)):
            raise OptionsError(f"modules must be a list of {', '.join(MODULES)}, not {quoted(data['modules'])}")
        known = {"game", "players", "modules", *CHOICES}
        of_modules = choices_of_modules()
        unknown = [name for name in data if name not in known and name not in of_modules]
        if unknown:
            there_are = ", ".join(sorted(known | set(of_modules)))
            raise OptionsError(f"there is no option {quoted(unknown[0])}; there are {there_are}")
        own = {name: value for name, value in data.items() if name in known}
        return cls(**own, choices={name: value for name, value in data.items() if name in of_modules})

    @classmethod
    def of(cls, **choices: Any) -> Options:
        """The same with the choices as keywords."""
        return cls.from_json(choices)

    @classmethod
    def __shape__(cls) -> shapes.Record:
        return options_shape()


@lru_cache(maxsize=1 << 8)
def _remembered(options: Options) -> tuple[dict[int, Any], dict[str, Any]]:
    """What equal options share: the turns and the hooks that were asked for."""
    return {}, {}


def options_shape(*, sent: bool = False) -> shapes.Record:
    """`to_json` always tells game and players; who sends options may leave everything out."""
    choices = CHOICES | choices_of_modules()
    fields = (
        shapes.Field("game", shapes.Choice(tuple(GAMES), "GameName"), sent, "alhambra"),
        shapes.Field("players", shapes.Integer(PLAYERS[0], PLAYERS[-1]), sent, 4),
        shapes.Field("modules", shapes.Sequence(shapes.Choice(tuple(MODULES), "ModuleName")), optional=True),
        *(shapes.Field(choice.name, choice.form, True, choice.default) for choice in choices.values()),
    )
    name = "OptionsForm" if sent else "Options"
    return shapes.Record(name, "What a table agrees on; what is missing has its default.", fields, Options.of)


def choices_of_modules() -> dict[str, Choice]:
    return {choice.name: choice for module in MODULES.values() for choice in module.choices}


def _checked_choices(given: Any) -> dict[str, Any]:
    """The choices that modules add, of modules that are not in play as well: they do no harm."""
    known = choices_of_modules()
    if not isinstance(given, Mapping):
        raise OptionsError(f"choices must be a mapping of names and values, not {quoted(given)}")
    for name in given:
        if name not in known:
            raise OptionsError(f"there is no option {quoted(name)}; modules have {', '.join(sorted(known))}")
    return {name: choice.checked(given[name]) if name in given else choice.default for name, choice in known.items()}


def _checked_modules(modules: Any, game: str) -> frozenset[str]:
    if isinstance(modules, (str, Mapping)) or not hasattr(modules, "__iter__"):
        raise OptionsError(f"modules must be a set of {', '.join(MODULES)}, not {quoted(modules)}")
    names = list(modules)
    for name in names:
        if not isinstance(name, str) or name not in MODULES:
            raise OptionsError(f"there is no module {quoted(name)}; there are {', '.join(MODULES)}")
        if game in MODULES[name].not_in:
            why = MODULES[name].not_in[game]
            raise OptionsError(f"{name} cannot be played with {GAMES[game].name.title()} alone: {why} [AMB-P1]")
    return frozenset(names)
