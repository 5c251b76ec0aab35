"""The terminal with a module that has no texts: wells."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from nasrid import Options, write_action
from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.command_errors import CommandError
from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import ComponentError
from nasrid.rules.pieces.components import Building, TileName, TileSet, get_face
from nasrid.rules.pieces.money import SPECIAL_CARD_MODULES, Cards
from nasrid.rules.table.actions import ACTIONS, Action
from nasrid.rules.table.events import EVENTS, Event, SeatEvent
from nasrid.rules.table.scoring import BuildingCount, Majority, MajorityRank, ScoreSheet, Seat
from nasrid.rules.table.specs import MODULES, ModuleSpec, OptionSpec, csv_option
from nasrid.rules.table.state import STEPS
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.wire import shapes
from nasrid.terminal.colours import make_console
from nasrid.terminal.draw import draw_tile
from nasrid.terminal.event_text import event_lines
from nasrid.terminal.menu import menu_of
from nasrid.terminal.names import Perspective, cards_text, face_title
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_sheet
from tests.positions import table, with_fields

MINE = Perspective(Options(players=3), 0)


@dataclass(slots=True)
class WellDug(SeatEvent):
    tile: TileName
    cell: Cell
    cards: Cards
    helper: Seat
    deep: bool
    rule: str | None


@dataclass(slots=True)
class RainFell(Event):
    buckets: dict[str, int]


@dataclass(frozen=True)
class Wells:
    dug: tuple[TileName, ...]
    plan: str | None


@dataclass(frozen=True)
class Water:
    buckets_left: int
    frozen: bool


@dataclass(frozen=True, slots=True)
class Dig(Action):
    tile: TileName


@pytest.fixture(autouse=True)
def known_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the names for one test."""
    monkeypatch.setitem(EVENTS.names, WellDug, "well_dug")
    monkeypatch.setitem(EVENTS.names, RainFell, "rain_fell")
    monkeypatch.setitem(ACTIONS.names, Dig, "dig")
    monkeypatch.setitem(SPECIAL_CARD_MODULES, "well", "wells")


# Words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (WellDug(1, "garden10N", (2, -1), ("b7", "b3"), 0, True, None), "garden10N, 2,-1, b7 b3, You, deep."),
        (WellDug(1, "garden10N", (2, -1), (), 2, False, "WELL-1"), "garden10N, 2,-1, Teresa, WELL-1."),
    ],
)
def test_event_without_message_is_described_by_its_fields(event: Event, words: str) -> None:
    assert [lines for _, lines in event_lines([event], MINE)] == [[f"Yusuf: well dug, {words}"]]


def test_table_event_without_message_is_described_by_its_fields() -> None:
    fallen = [RainFell({"blue": 2, "old": 1}), RainFell({})]
    assert [lines for _, lines in event_lines(fallen, MINE)] == [
        ["On the table: rain fell, blue 2, old 1."],
        ["On the table: rain fell."],
    ]


def test_cards_and_tiles_without_titles_use_their_names() -> None:
    assert cards_text(("well", "b7")) == "7 denars with well"
    for building in (Building.GARDEN, None):
        tile = get_face("well-garden", TileSet.ALHAMBRA, building, 0, 1, "wells")
        assert face_title(tile) == "well-garden"
        assert draw_tile(tile)


# The screen and the menu


def test_menu_lists_an_action_without_label_in_notation() -> None:
    view = table(display="b2").view(0)
    menu = menu_of(with_fields(view, legal_actions=(*view.legal_actions, Dig("garden10N"))), MINE)
    assert [(section.title, [choice.label for choice in section.items]) for section in menu.sections] == [
        ("Take money", ["Take 2 denars"]),
        ("Other", ["dig garden10N"]),
    ]


@pytest.mark.parametrize(
    "position",
    [
        {"site": "- - tower9ES -", "hands": ["b9 b8 b7 b6"], "cities": ["tower11@1,0"], "reserves": ["tower12"]},
        {"agenda": "place 0", "to_place": ["tower13E"]},
    ],
)
def test_menu_of_an_unknown_step_offers_every_action(position: dict[str, Any]) -> None:
    view = with_fields(table(**position).view(0), step="well_round")
    offered = list(_actions(menu_of(view, MINE).items))
    assert sorted(map(write_action, offered)) == sorted(map(write_action, view.legal_actions))


def _actions(choices: Any) -> Iterator[Action]:
    for choice in choices:
        yield from _actions(choice.submenu.items) if choice.submenu else [choice.action]


def test_screen_names_the_step_and_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(display="b2", hands=["b7"])
    monkeypatch.setitem(STEPS.names, TakeActions, "well_round")
    game.state.players[0].hand.special = ("well",)
    game.state.display = ("b2", "well")
    out = StringIO()
    view = with_fields(game.view(0), modules={"wells": Water(3, False)})
    own = with_fields(view.players[0], modules={"wells": Wells(("tower11", "garden10"), None)})
    view = with_fields(view, players=(own, *view.players[1:]))
    Screen(make_console(out, 80), MINE).show(view, menu_of(view, MINE))
    assert "Your decision (well round)" in out.getvalue()
    assert "Your other cards: well" in out.getvalue()
    assert "Money: 2 denars, well" in out.getvalue()
    assert "Wells: buckets left 3, frozen no" in out.getvalue()
    assert "Wells: dug tower11 garden10\n" in out.getvalue()


def test_sheet_explains_the_buildings_of_an_unknown_module() -> None:
    holding = BuildingCount(Building.GARDEN, 0, 4, 1, {"wells": 1, "huts": 2}, 0)
    majority = Majority(Building.GARDEN, (5,), 1, (MajorityRank(holding, 1, 5, 1, 5),))
    out = StringIO()
    print_sheet(make_console(out, 80), ScoreSheet(1, (majority,), (), (5, 0, 0), 0), MINE)
    assert "1+2h+1wel 1.  5" in out.getvalue()
    assert "+1wel is a building that the module wells adds." in out.getvalue()


# The command line


def _refuse(text: str | None) -> None:
    if text == "salt water":
        raise ComponentError("well_list.csv, line 1: salt")


class WellsModule(ModuleSpec):
    name = "wells"
    incompatible_games = {"granada": "it is dry"}  # noqa: RUF012
    option_specs = (
        OptionSpec("well_depth", "how deep they are", (10, 20)),
        OptionSpec("well_rope", "whether there is one", (True, False)),
        OptionSpec("well_lids", "they have lids", (False, True)),
        OptionSpec("well_ranks", "who digs first", check=tuple, shape=shapes.ListShape(shapes.IntegerShape())),
        OptionSpec("well_water", "what is in it", check=dict, shape=shapes.AnyShape()),
        csv_option("well_list", "another list of wells", _refuse),
    )


@pytest.fixture
def parser(monkeypatch: pytest.MonkeyPatch) -> ArgumentParser:
    monkeypatch.setitem(MODULES, "wells", WellsModule())
    parser = ArgumentParser()
    add_game_options(parser, players="how many")
    add_table_options(parser)
    return parser


def test_options_of_an_unknown_module_are_flags(parser: ArgumentParser, tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text("sweet water", encoding="utf-8")
    typed = "--modules wells --well-depth 20 --well-rope False --well-lids --well-ranks 3,1"
    arguments = parser.parse_args([*typed.split(), "--well-water", '{"level": 2}', "--well-list", str(own)])
    options = read_options(arguments, players=2)
    assert options.modules == {"wells"}
    assert {name: value for name, value in options.module_options.items() if name.startswith("well_")} == {
        "well_depth": 20,
        "well_rope": False,
        "well_lids": True,
        "well_ranks": (3, 1),
        "well_water": {"level": 2},
        "well_list": "sweet water",
    }


def test_flags_of_an_unknown_module_are_described_by_its_declaration(parser: ArgumentParser) -> None:
    shown = " ".join(parser.format_help().split())
    assert "vizier,exchange,huts,bonus,wells, or all" in shown
    assert "--well-depth {10,20} how deep they are (default: 10)" in shown
    assert "--well-lids they have lids" in shown
    assert shown.index("--well-depth") > shown.index("--huts")


def test_all_modules_means_the_compatible_ones(parser: ArgumentParser) -> None:
    for game, modules in (
        ("alhambra", {"vizier", "exchange", "huts", "bonus", "wells"}),
        ("granada", {"vizier", "exchange"}),
    ):
        arguments = parser.parse_args(["--game", game, "--modules", "all"])
        assert read_options(arguments, players=2).modules == modules


def test_list_of_an_unknown_module_is_named_by_its_file(
    parser: ArgumentParser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.csv"
    own.write_text("sweet water", encoding="utf-8")
    arguments = parser.parse_args(["--well-list", str(own)])
    warn_of_unused_lists(arguments, read_options(arguments, players=2))
    assert (
        capsys.readouterr().err
        == f"{own} is not used: this game does not have the module of that list (--modules wells).\n"
    )
    own.write_text("salt water", encoding="utf-8")
    with pytest.raises(CommandError) as trouble:
        read_options(arguments, players=2)
    assert str(trouble.value) == f"{own}, line 1: salt"
