"""Flags for the options of a table, shared by all commands that play a game. Games and modules declare them."""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any

from nasrid.cli.values import file_name
from nasrid.command_errors import CommandError
from nasrid.i18n import find_message, t
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.pieces.components import TileSet
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import OPTION_SPECS, PLAYER_COUNTS, Options, module_option_specs
from nasrid.rules.table.specs import GAMES, MODULES, OptionSpec
from nasrid.rules.wire import shapes

# In the order of the help. Other options come last, with the words of their declarations.
OPTION_ORDER = (
    "granada_scoring",
    "start_tiebreak",
    "exchange_take",
    "combo_dirk",
    "exchange_exact_only",
    "force_missed_scorings",
    "ask_everyone",
    "confirm_turns",
    "age_ranks",
    "granada_tiles",
    "worker_huts",
)
FLAG_ALIASES = {"worker_huts": "huts"}  # flags whose names differ from their options
CSV_LIST = shapes.TextShape("CSV list")
NUMBER_LIST = shapes.ListShape(shapes.IntegerShape())


def add_game_options(parser: argparse.ArgumentParser, players: str, flag: str = "--players") -> None:
    """Add the flags that choose the game. `players` is the help text for the number of players, set by `flag`."""
    parser.add_argument("--game", choices=tuple(GAMES), default="alhambra", help=t("cli-game"))
    parser.add_argument(flag, type=int, choices=PLAYER_COUNTS, help=players)
    modules = t("cli-modules", modules=",".join(MODULES))
    parser.add_argument("--modules", nargs="+", default=[], metavar="LIST", help=modules)


def add_table_options(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group(t("cli-table"), t("cli-table-about"))
    for choice in _choices():
        table.add_argument(_flag(choice), dest=choice.name, **_argument(choice))


def _flag(choice: OptionSpec) -> str:
    return f"--{FLAG_ALIASES.get(choice.name, choice.name).replace('_', '-')}"


def _choices() -> list[OptionSpec]:
    """Return all options of a table, including those of modules."""
    declared = OPTION_SPECS | module_option_specs()
    return [declared[name] for name in (*OPTION_ORDER, *(name for name in declared if name not in OPTION_ORDER))]


def _argument(choice: OptionSpec) -> dict[str, Any]:
    """Return the argparse arguments of an option's flag."""
    text = find_message(f"cli-option-{choice.name}") or choice.description
    if _is_list(choice):
        return {"type": file_name, "metavar": "FILE", "help": text}
    if choice.json_shape == NUMBER_LIST:
        return {"metavar": "LIST", "help": text}
    if set(choice.values) == {False, True} and not choice.default:
        return {"action": "store_true", "help": text}
    if choice.values:
        by_text = {str(value): value for value in choice.values}
        known = {"type": lambda typed: by_text.get(typed, typed), "choices": choice.values, "default": choice.default}
        return known | {"help": t("cli-usually", help=text, default=str(choice.default))}
    return {"type": json.loads, "metavar": "JSON", "help": text}


def _is_list(choice: OptionSpec) -> bool:
    """Return True if the option is a component list, which is read from a file."""
    return isinstance(choice.json_shape, shapes.UnionShape) and CSV_LIST in choice.json_shape.members


def read_options(arguments: argparse.Namespace, players: int) -> Options:
    """Return the options of a table with this number of players."""
    names = [name for name in re.split(r"[,\s]+", " ".join(arguments.modules).lower()) if name]
    chosen = _chosen_values(arguments)
    if len(chosen.get("age_ranks", ())) not in (0, players):
        raise CommandError(t("cli-age-ranks", seats=players))
    try:
        return Options.of(game=arguments.game, players=players, modules=read_modules(names, arguments.game), **chosen)
    except OptionsError as error:
        raise CommandError(t("cli-failed", reason=str(error))) from None
    except ComponentError as error:
        raise CommandError(t("cli-failed", reason=_with_flag_names(str(error), arguments))) from None


def read_modules(names: list[str], game: str) -> frozenset[str]:
    """Return the named modules. `all` stands for every module that the game allows."""
    if "all" in names:
        names = [*names, *(name for name, module in MODULES.items() if game not in module.incompatible_games)]
    modules = frozenset(names) - {"all"}
    for name in sorted(modules):
        if name not in MODULES:
            raise CommandError(t("cli-no-module", module=quoted(name), modules=", ".join(MODULES)))
        if game in MODULES[name].incompatible_games:
            raise CommandError(t("cli-module-not", module=name, game=GAMES[game].name.title()))
    return modules


def _chosen_values(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the values of the given flags by option name. The other options have their defaults."""
    typed = ((choice, getattr(arguments, choice.name)) for choice in _choices())
    return {choice.name: _value(choice, value) for choice, value in typed if value is not None}


def _value(choice: OptionSpec, typed: Any) -> Any:
    if _is_list(choice):
        from nasrid.terminal.files import read_text

        return read_text(typed)
    return _numbers(choice, typed) if choice.json_shape == NUMBER_LIST else typed


def _numbers(choice: OptionSpec, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(",")) if text else ()
    except ValueError:
        raise CommandError(t("cli-numbers", flag=_flag(choice), typed=quoted(text))) from None


def _with_flag_names(sentence: str, arguments: argparse.Namespace) -> str:
    """Return a message of the rules with the user's file instead of the built-in list's name."""
    for choice in filter(_is_list, _choices()):
        sentence = sentence.replace(f"{choice.name}.csv", str(getattr(arguments, choice.name)))
    return sentence


def warn_of_unused_lists(arguments: argparse.Namespace, options: Options) -> None:
    for name, module in MODULES.items():
        for choice in filter(_is_list, module.option_specs):
            file = getattr(arguments, choice.name)
            if file and name not in options.modules:
                print(t("cli-unused-list", file=file, module=name), file=sys.stderr)
    if arguments.granada_tiles and TileSet.GRANADA not in options.tile_sets:
        print(t("cli-unused-granada", file=arguments.granada_tiles), file=sys.stderr)
