"""Impossible positions are rejected; the error for a damaged one names the line."""

import inspect
import json
import re
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.errors import NotationError
from nasrid.rules.modules.bonus import all_cards
from nasrid.rules.text.position import POSITION_HEADER
from tests.positions import table
from tests.properties.play import game_after
from tests.test_readme import DOCS

BONUS_CARDS = " ".join(all_cards(Options().components)[:4])


@pytest.mark.parametrize(
    ("pieces", "surplus"),
    [
        ({"hands": ["y1 y1", "y1"], "display": "y1"}, "y1"),
        ({"hands": ["y1 " * 8]}, "y1"),
        ({"hands": ["o9 " * 64]}, "o9"),
        ({"players": 2, "hands": ["y1 y1"], "discard": "y1"}, "y1"),
        ({"modules": ["exchange"], "hands": ["by"], "deck": "by"}, "by"),
        ({"deck": "A y1 A"}, "A"),
        ({"cities": ["garden10@1,0", "garden10@1,0"]}, "garden10"),
        ({"reserves": ["garden10"], "bag": "garden10"}, "garden10"),
        ({"site": "garden10 - garden10 -"}, "garden10"),
        ({"players": 2, "dirk": "tower11", "to_place": ["tower11"]}, "tower11"),
        ({"game": "granada", "reserves": ["arena2NES", "district3NES"]}, "arena2NES"),
        ({"modules": ["huts"], "huts": "hut-pavilion-N/////", "reserves": ["hut-pavilion-N"]}, "hut-pavilion-N"),
        ({"modules": ["bonus"], "bonus": ["tower11"], "removed_bonus": "tower11"}, "tower11"),
        ({"modules": ["bonus"], "bonus": ["tower11"], "revealed": ["tower11"]}, "tower11"),
        ({"game": "combined", "aside": True, "deck": "B"}, "B"),
        ({"hands": ["by"]}, "by"),
        ({"reserves": ["arena2NES"]}, "arena2NES"),
        ({"game": "granada", "bag": "garden10"}, "garden10"),
    ],
)
def test_position_cannot_have_more_pieces_than_the_box(pieces: dict[str, Any], surplus: str) -> None:
    with pytest.raises(NotationError, match=f"{surplus} occurs more often than in the box"):
        table(**pieces)


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"game": "granada", "granada_bag": "district3NES"}, "granada bag: district3NES cannot be in it"),
        ({"game": "combined", "bag": "arena2NES"}, "alhambra bag: arena2NES cannot be in it"),
        ({"modules": ["huts"], "bag": "hut-tower-N"}, "alhambra bag: hut-tower-N cannot be in it"),
        ({"modules": ["huts"], "site": "- hut-tower-N - -"}, "site: hut-tower-N cannot be on place 2"),
        ({"game": "combined", "site": "arena2NES - - - - - - -"}, "site: arena2NES cannot be on place 1"),
        (
            {"modules": ["huts"], "reserves": ["hut-tower-N hut-tower-E hut-tower-W hut-garden-E"]},
            r"seat 0 has more than 3 huts \[HUT-09\]",
        ),
        ({"reserves": ["hut-pavilion-N"]}, "seat 0 reserve: there is no tile 'hut-pavilion-N' in this box"),
        ({"display": "y1 y2 y3 y4 y5"}, "display: 5 cards; the display has at most 4"),
        ({"modules": ["huts"], "huts": "garden10/////"}, "huts: garden10 cannot lie on the pile of pavilion huts"),
        (
            {"modules": ["huts"], "huts": "/hut-tower-N////"},
            "huts: hut-tower-N cannot lie on the pile of seraglio huts",
        ),
        (
            {"modules": ["bonus"], "cities": ["garden10@1,0"], "bonus": ["", BONUS_CARDS]},
            r"seat 1 has more than 3 bonus cards \[BONUS-02\]",
        ),
        ({"aside": True}, "second scoring card aside: in alhambra both scoring cards are in the first deck"),
        ({"game": "granada", "aside": True}, "second scoring card aside: in granada both scoring cards"),
        (
            {"cities": [" ".join(f"garden10@{x},0" for x in range(1, 200))]},
            "seat 0 city: the city .* is illegal: no box has tiles enough to reach 199 cells far",
        ),
    ],
)
def test_pieces_must_be_where_a_game_could_put_them(pieces: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        table(**pieces)


@pytest.mark.rule("BONUS-07")
def test_revealed_bonus_card_needs_its_tile() -> None:
    with pytest.raises(NotationError, match="BONUS-07"):
        table(modules=["bonus"], revealed=["tower11"])


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"held": "1 1"}, "scorings held: a scoring occurs twice"),
        ({"held": "2 1 2"}, "scorings held: a scoring occurs twice"),
        ({"held": "1", "deck": "y1 A"}, "scorings held: scoring 1 was held, but its card has not been drawn"),
        ({"held": "1 2", "deck": "B y1"}, "scorings held: scoring 2 was held, but its card has not been drawn"),
        (
            {"game": "combined", "held": "1 2", "aside": True},
            "scorings held: scoring 2 was held, but its card has not been drawn",
        ),
        ({"held": "1 2 3"}, "scorings held: no step may follow the third scoring"),
        ({"held": "3"}, "scorings held: no step may follow the third scoring"),
    ],
)
def test_scorings_must_follow_their_cards_in_order(pieces: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        table(**pieces)


AWARD = {"agenda": "place 0 awarded; award 3; end_game", "to_place": ["garden10"]}


@pytest.mark.parametrize(
    "pieces",
    [
        {"held": "1", "deck": "y1 B", "discard": "y2"},
        {"game": "combined", "held": "1", "aside": True},
        {"held": "2", "deck": "A"},
        {"held": "1 2 3", "agenda": ""},
        {"held": "1 2", "deck": "A B", "force_missed_scorings": True, **AWARD},
        {"held": "1 2", "deck": "A B", "force_missed_scorings": True, "agenda": ""},
    ],
    ids=str,
)
def test_possible_scorings_read_back(pieces: dict[str, Any]) -> None:
    game = table(**pieces)
    assert f"\nscorings held: {pieces['held']}\n" in game.position()
    assert Game.from_position(game.position()).position() == game.position()


FORCED = {
    "force_missed_scorings": True,
    "to_place": ["garden10"],
    "site": "tower11 tower12 garden11 -",
    "bag": "tower8NES",
}


@pytest.mark.parametrize(
    "pieces",
    [
        {"agenda": "score 1; begin_turn 0", "deck": "A"},
        {"agenda": "score 1; begin_turn 0", "held": "1"},
        {"agenda": "score 3; begin_turn 0"},
        {"agenda": "hold_missed_scorings; hold_missed_scorings; end_game", "force_missed_scorings": True},
        {"agenda": "place 0; score 1; hold_missed_scorings; end_game", **FORCED},
        {"agenda": "place 0; hold_missed_scorings; score 1; end_game", **FORCED},
        {"agenda": "place 0; hold_missed_scorings; end_game", "deck": "A", **FORCED},
        {"agenda": "place 0; hold_missed_scorings; refill_display; begin_turn 0", "deck": "A", **FORCED},
        {"agenda": "place 0; refill_display; begin_turn 0", "deck": "A", "held": "1", **FORCED},
        {"agenda": "place 0; score 1; begin_turn 0", "deck": "A", **FORCED},
    ],
    ids=str,
)
def test_every_agenda_is_rejected_or_reads_back(pieces: dict[str, Any]) -> None:
    try:
        game = table(**pieces)
    except NotationError:
        return
    while not game.is_over and len(game.actions) < 20:
        assert Game.from_position(game.position()).position() == game.position()
        game.apply(game.legal_actions()[0])
    assert Game.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize(
    ("piles", "reason"),
    [
        ("3", "1 piles; a deck has 5 or none"),
        ("0 0 0 0 3 0", "6 piles; a deck has 5 or none"),
        ("0 0 0 0 2", "fewer cards than in the deck"),
    ],
)
def test_deck_has_five_piles(piles: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^piles: {reason}"):
        Game.from_position(with_line("piles", piles, table(deck="y1 A y2").position()))


def test_piles_may_have_been_higher() -> None:
    game = Game.from_position(with_line("piles", "20 22 20 22 20", table(deck="y1 A y2").position()))
    assert game.view(None).piles == (0, 0, 0, 0, 3)
    assert game.standings().next_scoring


@pytest.mark.parametrize("agenda", ["end_game; act 0", "place 0; end_game; end_game", "end_game; begin_turn 1"])
def test_agenda_is_empty_after_the_end(agenda: str) -> None:
    with pytest.raises(NotationError, match=r"^agenda: no step may follow 'end_game'"):
        table(agenda=agenda)


@pytest.mark.parametrize("step", ["vizier_window 0,1,0", "reveal_round 1,1 0"])
def test_seat_is_polled_once(step: str) -> None:
    with pytest.raises(NotationError, match=r"^agenda: .* is not a step: waiting: a seat occurs twice"):
        table(modules=["vizier", "bonus"], agenda=f"{step}; begin_turn 0")


@pytest.mark.parametrize("name", ["agenda", "piles", "deck", "seat 0 city", "chance", "seat 1 bonus"])
def test_overlong_line_is_rejected_at_once(name: str) -> None:
    text = {"agenda": "act 0; ", "piles": "0 ", "deck": "y1 ", "seat 0 city": "garden10@1,0 "}.get(name, "00")
    with pytest.raises(NotationError, match=rf"^{name}: more than 10000 characters"):
        Game.from_position(with_line(name, text * 10_000))


@pytest.mark.parametrize(
    "step", ["vizier_window 0", "begin_vizier_window 0", "reveal_round 0,1 0", "begin_reveal_round"]
)
def test_step_of_an_absent_module_is_rejected(step: str) -> None:
    with pytest.raises(NotationError, match=r"^agenda: "):
        table(agenda=f"{step}; begin_turn 1")


OPTIONS = Options.of(game="combined", players=2, modules=["vizier", "exchange", "bonus", "huts"])
POSITION = game_after(OPTIONS, 3, 40).position()


def with_line(name: str, value: str, position: str = POSITION) -> str:
    lines = position.splitlines()
    (place,) = (number for number, line in enumerate(lines) if line.startswith(f"{name}:"))
    lines[place] = f"{name}: {value}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("options", "{"),
        ("options", "[" * 100_000),
        ("options", '{"players": 9}'),
        ("options", '{"game": "combined", "players": 3, "players": 2}'),
        ("options", '{"modules": ["huts"], "modules": []}'),
        ("options", '{"modules": {"huts": 1}}'),
        ("options", '{"modules": {"huts": 1, "huts": 2}}'),
        ("options", '{"granada_tiles": 5}'),
        ("agenda", "act"),
        ("agenda", "act 2"),
        ("agenda", "act zero"),
        ("agenda", "act 0 1"),
        ("agenda", "act -"),
        ("agenda", "act 0, begin_turn 1"),
        ("agenda", "act 99999999999999999999"),
        ("agenda", "place 2"),
        ("agenda", "place 0 given"),
        ("agenda", "dance 0"),
        ("agenda", "Act(seat=0)"),
        ("agenda", "__import__('os')"),
        ("agenda", "vizier_window"),
        ("agenda", "vizier_window 0,2"),
        ("agenda", "vizier_window (0,)"),
        ("agenda", "score 0"),
        ("agenda", "award 4"),
        ("turn", "2"),
        ("turn", "-1"),
        ("turn", "first"),
        ("exact", "maybe"),
        ("scorings held", "one"),
        ("scorings held", "7"),
        ("scorings held", "1 1"),
        ("display", "A"),
        ("display", "b10"),
        ("display", "y1 y2 y3 y4 g1"),
        ("deck", "C"),
        ("discard", "b7,b8"),
        ("piles", "-1"),
        ("piles", "9" * 5000),
        ("second scoring card aside", ""),
        ("site", "- - -"),
        ("site", "- - - - - - - ?"),
        ("marker", "both"),
        ("alhambra bag", "nothing"),
        ("chance", "00"),
        ("chance", "zz 0"),
        ("chance", "00 -1"),
        ("chance", "00 " + "9" * 20),
        ("huts", "/"),
        ("removed bonus cards", "garden10N"),
        ("dirk tiles", "fountain"),
        ("dirk score", "none"),
        ("seat 0 city", "garden10"),
        ("seat 0 hand", "A"),
        ("seat 0 score", "1.5"),
        ("seat 0 score", "-1"),
        ("seat 0 score", "\uff11"),
        ("seat 0 score", "9" * 5000),
        ("seat 1 vizier", "asleep"),
        ("seat 1 bonus", "tower13E"),
    ],
)
def test_error_names_the_wrong_line(name: str, value: str) -> None:
    with pytest.raises(NotationError, match=f"^{name}: "):
        Game.from_position(with_line(name, value))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position begins with the line 'nasrid position 2'"),
        (POSITION.replace("position 2", "position 3", 1), "a position begins with"),
        (POSITION.replace("position 2", "position", 1), "a position begins with"),
        (POSITION.replace("\nturn:", "\nturns:"), "a position of this game has no line 'turns: ...'"),
        (POSITION.replace("\nagenda:", "\nsteps:"), "a position of this game has no line 'steps: ...'"),
        (
            POSITION.replace("\nseat 1 vizier:", "\nseat 1 favour:"),
            "a position of this game has no line 'seat 1 favour: ...'",
        ),
        (POSITION.replace("\noptions:", "\nchoices:"), "the line 'options: ...' is missing"),
        (POSITION + "seat 2 city:", "a position of this game has no line 'seat 2 city: ...'"),
        (POSITION + "turn: 0", "'turn: 0' is not a new line 'name: value'"),
        (POSITION + "the end", "'the end' is not a new line"),
    ],
)
def test_position_has_exactly_its_lines(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        Game.from_position(text)


@pytest.mark.parametrize("line", ["vizier: no", "vizier: yes", "bonus:", "bonus: tower11", "revealed:"])
def test_position_has_no_lines_of_absent_modules(line: str) -> None:
    name = f"seat 0 {line.split(':')[0]}: ..."
    with pytest.raises(NotationError, match=f"a position of this game has no line '{re.escape(name)}'"):
        Game.from_position(table().position() + f"seat 0 {line}\n")


def test_position_from_before_the_first_release_is_rejected() -> None:
    text = POSITION.replace("position 2", "position 1", 1)
    with pytest.raises(NotationError, match=r"^this position was made by .* before 0\.1\.0, .*; use the"):
        Game.from_position(text)


ALL_MODULES = ["bonus", "exchange", "huts", "vizier"]


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("modules", [[], ALL_MODULES])
def test_only_the_options_are_required(game: str, players: int, modules: list[str]) -> None:
    usable = [name for name in modules if game != "granada" or name in ("exchange", "vizier")]
    choices = Options.of(game=game, players=players, modules=usable)
    short = Game.from_position(f"{POSITION_HEADER}\noptions: {json.dumps(choices.to_json())}\n")
    assert short.position() == table(game=game, players=players, modules=usable).position()


def test_turn_without_agenda_begins() -> None:
    game = Game.from_position(f'{POSITION_HEADER}\noptions: {{"players": 3}}\nturn: 2\nseat 2 hand: y3\ndisplay: g5\n')
    assert (game.seat, game.step, game.options.game) == (2, "act", "alhambra")
    assert list(map(str, game.setup_events)) == ["TurnBegan(seat=2)"]
    assert Game.from_position(game.position()).position() == game.position()


def test_documented_positions_can_be_read_and_the_complete_one_is_what_a_game_writes() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    complete, short = (inspect.cleandoc(block) for block in re.findall(r"(?:^    .*\n)+", text, flags=re.MULTILINE))
    assert Game.from_position(complete).position().strip() == complete
    assert Game.from_position(short).seat == 0
