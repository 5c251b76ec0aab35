"""The table options of docs/rules.md 4.4: choices, defaults, errors, JSON and confirm_turns."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.table.events import (
    Confirmed,
    GameEnded,
    MoneyRevealed,
    TileBuilt,
    TileReserved,
    TileRevealed,
    TurnBegan,
)
from nasrid.rules.table.options import options_shape
from tests.positions import do, legal, refused, table

CHOICES: dict[str, list[Any]] = {  # the default first
    "game": ["alhambra", "granada", "combined"],
    "players": [4, 2, 3, 5, 6],
    "granada_scoring": ["normal", "simple"],
    "start_tiebreak": ["random", "youngest"],
    "exchange_take": ["alone", "value_zero"],
    "exchange_exact_only": [False, True],
    "combo_dirk": ["per_bag", "split"],
    "force_missed_scorings": [False, True],
    "ask_everyone": [False, True],
    "confirm_turns": [False, True],
}
DATA = Path(__file__).parents[1] / "src" / "nasrid" / "rules" / "data"
HUT_LIST = (DATA / "worker_huts.csv").read_text(encoding="utf-8")


def test_every_table_option_of_the_rules_exists() -> None:
    rules = (Path(__file__).parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
    section = rules.split("## 4.4 ")[1].split("## 4.5 ")[0]
    named = set(re.findall(r"`(\w+)`", section))
    assert named == {option.name for option in options_shape().fields}
    assert named == {*CHOICES, "modules", "age_ranks", "granada_tiles", "worker_huts"}


def chosen(options: Options, name: str) -> Any:
    """Return the value of an option, including those of modules."""
    return options.module_options[name] if name in options.module_options else getattr(options, name)


@pytest.mark.parametrize("name", CHOICES)
def test_every_option_has_its_default_and_takes_each_choice(name: str) -> None:
    assert chosen(Options(), name) == CHOICES[name][0]
    for choice in CHOICES[name]:
        options = Options.from_json({name: choice})
        assert chosen(options, name) == choice
        assert Game.new(options, 1).legal_actions()


def test_default_options_have_no_modules_and_the_lists_of_the_box() -> None:
    options = Options()
    assert (options.modules, options.age_ranks) == (frozenset(), ())
    assert (options.granada_tiles, options.module_options["worker_huts"]) == (None, None)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("game", "Alhambra"),
        ("game", None),
        ("game", ["alhambra"]),
        ("players", 1),
        ("players", 7),
        ("players", 3.0),
        ("players", "3"),
        ("players", True),
        ("granada_scoring", "easy"),
        ("start_tiebreak", "oldest"),
        ("exchange_take", "zero"),
        ("exchange_exact_only", 1),
        ("exchange_exact_only", "yes"),
        ("combo_dirk", "none"),
        ("force_missed_scorings", 0),
        ("ask_everyone", None),
        ("confirm_turns", "on"),
    ],
)
def test_wrong_choice_is_rejected_with_the_valid_ones(name: str, wrong: object) -> None:
    choices = ", ".join(sorted(map(str, CHOICES[name])))
    with pytest.raises(OptionsError) as caught:
        Options.from_json({name: wrong})
    sentence = str(caught.value)
    assert sentence.startswith(f"{name} must be one of ")
    assert sentence.endswith(f", not {wrong!r}")
    assert ", ".join(sorted(sentence.split("one of ")[1].split(", not ")[0].split(", "))) == choices


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"modules": ["viziers"]}, "there is no module 'viziers'; modules are vizier, exchange, huts, bonus"),
        ({"modules": [["vizier"]]}, "there is no module"),
        ({"modules": "vizier"}, "modules must be a list of vizier, exchange, huts, bonus, not 'vizier'"),
        ({"modules": None}, "modules must be a set"),
        ({"modules": 4}, "modules must be a list"),
        ({"modules": {"vizier": True}}, "modules must be a list"),
        ({"game": "granada", "modules": ["bonus"]}, "bonus cannot be played with Granada alone"),
        ({"game": "granada", "modules": ["vizier", "huts"]}, "huts cannot be played with Granada alone"),
        ({"players": 3, "age_ranks": [1, 2]}, "one number for each of the 3 seats, not 2"),
        ({"players": 2, "age_ranks": [1, "2"]}, "age_ranks must be whole numbers"),
        ({"players": 2, "age_ranks": [1, 2.0]}, "age_ranks must be whole numbers"),
        ({"players": 2, "age_ranks": 12}, "age_ranks must be whole numbers"),
        ({"player": 3}, "there is no option 'player'; options are .*players"),
        ({3: 3}, "there is no option 3"),
        ([], "options must be an object of names and values"),
        (None, "options must be an object"),
        ("alhambra", "options must be an object"),
    ],
)
def test_unknown_or_conflicting_options_are_rejected(data: object, reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        Options.from_json(data)


@pytest.mark.parametrize("new", ["castle,N", "tower,N"])
def test_invalid_hut_list_is_rejected_even_without_huts(new: str) -> None:
    with pytest.raises(ComponentError, match=r"worker_huts\.csv"):
        Options.from_json({"worker_huts": HUT_LIST.replace("pavilion,N", new)})


def test_equal_options_have_equal_hashes() -> None:
    one = Options.from_json({"players": 3, "modules": ["huts", "vizier", "huts"], "age_ranks": [1, 2, 3]})
    other = Options(players=3, modules=frozenset({"vizier", "huts"}), age_ranks=(1, 2, 3))
    assert one == other
    assert hash(one) == hash(other)


def test_json_contains_game_players_and_non_defaults() -> None:
    assert Options().to_json() == {"game": "alhambra", "players": 4}
    options = Options(game="combined", players=2, modules=frozenset({"vizier", "bonus"}), combo_dirk="split")
    expected = {"game": "combined", "players": 2, "modules": ["bonus", "vizier"], "combo_dirk": "split"}
    assert options.to_json() == expected


def test_module_options_are_given_by_name() -> None:
    options = Options.of(players=3, modules=["exchange"], exchange_take="value_zero")
    assert options == Options(players=3, modules={"exchange"}, module_options={"exchange_take": "value_zero"})
    assert options == replace(Options(players=3, modules={"exchange"}), module_options={"exchange_take": "value_zero"})
    assert options == Options.from_json(options.to_json())
    assert options != Options(players=3, modules={"exchange"})
    assert options.to_json()["exchange_take"] == "value_zero"


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"modules": "vizier"}, "modules must be a set of vizier, exchange, huts, bonus, not 'vizier'"),
        ({"modules": {"vizier": True}}, "modules must be a set"),
        ({"module_options": {"exchange": "alone"}}, "there is no option 'exchange'; options of modules are exchange"),
        ({"module_options": {"players": 3}}, "there is no option 'players'; options of modules are"),
        ({"module_options": {"exchange_take": "none"}}, "exchange_take must be one of alone, value_zero, not 'none'"),
        ({"module_options": {"exchange_exact_only": 1}}, "exchange_exact_only must be one of False, True, not 1"),
        ({"module_options": None}, "module_options must be a mapping of names and values, not None"),
        ({"module_options": ["exchange_take"]}, "module_options must be a mapping of names and values, not"),
        ({"module_options": {5: 5}}, "there is no option 5; options of modules are"),
        ({"players": 10**5000}, "players must be one of 2, 3, 4, 5, 6, not a number that is too long"),
        ({"players": 2, "age_ranks": (10**5000, 1)}, "age_ranks must be whole numbers below a billion"),
        ({"players": 2, "age_ranks": (1, -(10**9))}, "age_ranks must be whole numbers below a billion"),
    ],
)
def test_options_built_directly_are_checked(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        Options(**given)


def test_module_options_is_not_a_json_option() -> None:
    with pytest.raises(OptionsError, match="there is no option 'module_options'"):
        Options.from_json({"module_options": {}})


# Confirmation


SITE = "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW"  # prices 2, 3, 4, 5 in yellow, green, blue, orange


def turn(**what: Any) -> Game:
    """Return a game in which seat 0 acts and turns are confirmed."""
    pieces: dict[str, Any] = {"site": SITE, "bag": "garden6ESW tower7NEW", "display": "y6 g6 b6 o6", "deck": "y9"}
    return table(**pieces | {"confirm_turns": True} | what)


def test_nothing_is_revealed_before_the_placement_is_confirmed() -> None:
    game = turn(hands=["y2 y2"])
    do(game, "buy pavilion2NEW y2", "take y6")
    assert do(game, "build pavilion2NEW 0,-1") == [TileBuilt(0, "pavilion2NEW", (0, -1), "bought")]
    assert (game.seat, game.view(0).step, legal(game)) == (0, "confirm", ["confirm"])
    assert refused(game, "take g6") == "CORE-TURN-08"
    events = do(game, "confirm")
    assert events == [Confirmed(0), MoneyRevealed(("y9",)), TileRevealed("garden6ESW", 1), TurnBegan(1)]


def test_turn_without_a_tile_is_confirmed() -> None:
    game = turn()
    assert len(do(game, "take y6")) == 1
    assert legal(game) == ["confirm"]


def test_vizier_purchase_is_confirmed_before_the_refill() -> None:
    game = turn(modules=["vizier"], hands=["", "y2"])
    do(game, "take y6", "confirm", "buy pavilion2NEW y2")
    assert do(game, "reserve pavilion2NEW") == [TileReserved(1, "pavilion2NEW")]
    assert (game.seat, legal(game)) == (1, ["confirm"])
    assert TileRevealed("garden6ESW", 1) in do(game, "confirm")


def test_placement_of_an_award_is_confirmed_before_the_end() -> None:
    game = turn(site="pavilion2NEW - - -", bag="")
    do(game, "take y6", "confirm")
    assert do(game, "build pavilion2NEW 0,-1") == [TileBuilt(0, "pavilion2NEW", (0, -1), "award")]
    assert legal(game) == ["confirm"]
    assert isinstance(do(game, "confirm")[-1], GameEnded)


def test_nothing_to_confirm_without_confirm_turns() -> None:
    game = turn(confirm_turns=False)
    assert refused(game, "confirm") == "CORE-TURN-02"
    assert do(game, "take y6")[-1] == TurnBegan(1)
