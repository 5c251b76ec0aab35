"""The menu of legal actions, and the prompt."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.theme import Theme

from nasrid import Game, Options, write_action
from nasrid.bots.players.random_bot import RandomBot
from nasrid.rules.table.events import Event, TileBuilt
from nasrid.terminal.colours import STYLES, make_console
from nasrid.terminal.menu import Menu, MenuItem, menu_of
from nasrid.terminal.names import Perspective
from nasrid.terminal.prompt import Keyboard, PlayerQuitError, Prompter
from nasrid.terminal.screen import Screen
from tests.positions import table


def menu(game: Game, payments: int = 3) -> Menu:
    assert game.seat is not None
    return menu_of(game.view(game.seat), Perspective(game.options, game.seat), payments)


def words(game: Game) -> dict[str, list[str]]:
    return {section.title: [choice.label for choice in section.items] for section in menu(game).sections}


def leaves(menu: Menu) -> list[MenuItem]:
    return [leaf for one in menu.items for leaf in (leaves(one.submenu) if one.submenu else [one])]


def test_actions_are_grouped_by_kind_and_exact_payments_are_marked() -> None:
    game = table(
        display="b2 y3 o9", site="- - garden10N -", hands=["b7 b3 b4"], cities=["tower11@1,0"], reserves=["tower12"]
    )
    assert words(game) == {
        "Take money": ["Take 2 denars", "Take 3 florins", "Take 9 ducats", "Take 3 florins and 2 denars"],
        "Buy (* is an exact payment: you act again)": [
            "Garden 10 for 7 + 3 denars: exact *",
            "Garden 10 for 7 + 4 denars: 1 too much",
        ],
        "Redesign your city": [
            "Build Tower 12 (open) from your reserve: 6 ways …",
            "Exchange a tile for Tower 12 (open), Tower 11 (1,0)",
            "Move a tile to your reserve, Tower 11 (1,0)",
        ],
    }


def test_exact_payments_come_first_and_the_rest_is_a_submenu() -> None:
    buying = words(table(site="- - tower7NEW -", hands=["b1 b2 b3 b4 b5 b6 b9"]))[
        "Buy (* is an exact payment: you act again)"
    ]
    assert len(buying) == 4
    assert all("exact" in choice for choice in buying[:3])
    assert buying[3].startswith("Tower 7: ")
    assert buying[3].endswith(" to pay …")


def test_short_screen_shows_only_the_best_payment() -> None:
    game = table(site="- tower9ES tower7NEW -", hands=["b2 b3 b4 b6 b9 g9"])
    (buying,) = (section for section in menu(game, payments=1).sections if section.title.startswith("Buy"))
    green, blue, folded = buying.items
    assert green.label == "Tower 9 for 9 dirhams: exact *"
    assert blue.label == "Tower 7 for 4 + 3 denars: exact *"
    assert folded.label == "Tower 7: 4 more ways to pay …"
    assert folded.submenu is not None
    overpaid = [int(choice.label.split(": ")[1].split()[0]) for choice in folded.submenu.items]
    assert overpaid == sorted(overpaid)


@pytest.mark.parametrize(("lines", "payments"), [(40, 3), (12, 1)])
def test_menu_is_shorter_on_a_short_terminal(lines: int, payments: int) -> None:
    game = table(site="- tower9ES tower7NEW -", hands=["b2 b3 b4 b6 b9 g2 g3 g4 g5 g6"], display="o9")
    console = Console(
        file=StringIO(),
        force_terminal=True,
        theme=Theme(STYLES),
        color_system=None,
        highlight=False,
        width=40,
        height=lines,
    )
    people = Perspective(game.options, 0)
    with pytest.raises(PlayerQuitError):
        Prompter(game, people, Screen(console, people), Keyboard(console, StringIO("quit\n")), RandomBot(1)).decide()
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert shown.count("Tower 7 for ") == payments


def test_cell_is_marked_with_the_numbers_of_its_items() -> None:
    game = table(agenda="place 0; begin_turn 1", to_place=["tower13E garden10"])
    assert menu(game).marks() == {(0, -1): "1 5", (1, 0): "2 7", (0, 1): "3 8", (-1, 0): "6"}


def test_granada_tile_can_be_turned_for_a_fee() -> None:
    game = table(game="granada", players=2, agenda="place 0; begin_turn 1", to_place=["school12"], hands=["g3 b5"])
    (choices,) = words(game).values()
    assert choices[4:] == [
        "Reserve",
        "Give to Dirk",
        "Turn over to Arena 13 and build: 2 ways …",
        "Into your reserve as Arena 13",
        "Give to Dirk as Arena 13: 2 ways …",
    ]


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("players", [2, 3])
def test_menu_offers_every_legal_action_once(game: str, players: int) -> None:
    modules = {"vizier", "exchange"} if game == "granada" else {"vizier", "exchange", "bonus", "huts"}
    options = Options(game=game, players=players, modules=frozenset(modules), confirm_turns=True)
    playing, player = Game.new(options, seed=2), RandomBot(1)
    while playing.seat is not None:
        legal = playing.legal_actions()
        for payments in (1, 3):
            offered = [leaf.action for leaf in leaves(menu(playing, payments))]
            assert len(offered) == len(legal)
            assert set(offered) == set(legal)
        playing.apply(player.choose(playing.view(playing.seat), 1.0))


def decide(game: Game, *typed: str) -> tuple[list[Event], str]:
    """Return the events after these lines, and the screen."""
    out = StringIO()
    console = make_console(out, 80)
    people = Perspective(game.options, 0)
    keyboard = Keyboard(console, StringIO("".join(f"{line}\n" for line in typed)))
    return Prompter(game, people, Screen(console, people), keyboard, RandomBot(1)).decide(), out.getvalue()


def redesigning() -> Game:
    return table(cities=["tower11@1,0"], reserves=["tower12"], display="b9")


def test_submenu_marks_its_cells_in_the_drawing() -> None:
    happened, screen = decide(redesigning(), "2", "3")
    assert happened[0] == TileBuilt(0, "tower12", (-1, 0), "reserve")
    assert "Build Tower 12 (open) from your reserve" in screen
    assert "  (3)   │Fountain┊Tower   │" in screen


def test_0_and_back_leave_a_submenu() -> None:
    for back in ("0", "back"):
        game = redesigning()
        decide(game, "2", back, "1")
        assert write_action(game.actions[0]) == "take b9"


def test_quitting_applies_no_action() -> None:
    game = redesigning()
    with pytest.raises(PlayerQuitError):
        decide(game, "2", "quit")
    assert game.actions == ()


@pytest.mark.parametrize("typed", ["BUY garden10N B7 B3", "buy GARDEN10n b7 b3"])
def test_notation_can_be_typed_in_capitals(typed: str) -> None:
    game = table(site="- - garden10N -", hands=["b7 b3"])
    decide(game, typed)
    assert write_action(game.actions[0]) == "buy garden10N b7 b3"


def screen_of(**position: Any) -> str:
    game = table(**position)
    return decide(game, "1")[1]


def test_screen_shows_everything_a_seat_may_see() -> None:
    screen = screen_of(
        players=2,
        modules=["vizier", "bonus", "huts", "exchange"],
        viziers=[True, False],
        bonus=["garden11", "tower11"],
        huts="hut-pavilion-N/////",
        dirk="tower13E tower12",
        dirk_score=4,
        scores=[17, 8],
        hands=["b7 b3 by", "g1 g1"],
        site="tower9ES - - -",
        display="o5 gy",
        reserves=["tower10W"],
    )
    for words in (
        "> 1 You        17      0        1      3   ready     1 hidden",
        "  2 Yusuf       8      0        0      2    used     1 hidden",
        "    Dirk        4      2",
        "Dirk has: 2 Towers",
        "Huts: Pavilion hut (wall N)",
        "1 Florin (y)   Tower 9  wall E S",
        "3 7 = 10",
        "Money: 5 ducats, exchange card Dirham/Florin",
        "Your exchange cards: exchange card Denar/Florin",
        "Your hidden bonus cards: Garden 11",
        "Reserve: Tower 10 (wall W)",
    ):
        assert words in screen
    assert "1 dirham" not in screen  # Yusuf's hand
