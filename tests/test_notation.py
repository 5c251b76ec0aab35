"""Notation: valid text reads back, and errors explain invalid text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid import Options, parse_action, write_action
from nasrid.rules.errors import NotationError
from nasrid.rules.table import piece_text
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.text.notation import read_agenda, read_step, write_agenda, write_step
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from tests.positions import refused, table

HUTS = Options(modules=frozenset({"huts"}))
GAMES = {game: Options(game=game) for game in ("alhambra", "granada", "combined")}
ACTION_WORDS = ("take", "buy", "build", "give", "remove", "for", "end", "b7", "by", "1,0", "garden10", "-")


# Cards, hands, cells, tiles


@pytest.mark.parametrize("card", ["y1", "g9", "b5", "o2", "by", "bg", "bo", "go", "gy", "oy"])
def test_card_is_its_own_notation(card: str) -> None:
    assert piece_text.read_card(card) == card


@pytest.mark.parametrize("text", ["", "b", "b0", "b10", "7b", "B7", "r7", "yb", "A", "b7 ", "bb", "b\uff17"])
def test_invalid_card_is_rejected_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is not a card; cards are like b7 .* or by"):
        piece_text.read_card(text)


def test_hand_is_sorted_and_reads_back() -> None:
    hand = piece_text.read_hand("by o2 b7 b7 y9 y1 go")
    assert piece_text.write_hand(hand) == "y1 y9 b7 b7 o2 by go"
    assert piece_text.read_hand(piece_text.write_hand(hand)) == hand
    assert piece_text.write_hand(piece_text.read_hand("")) == ""


@pytest.mark.parametrize("cell", [(0, 0), (2, -1), (-12, 30), (999, -999)])
def test_cell_reads_back(cell: tuple[int, int]) -> None:
    assert piece_text.read_cell(piece_text.write_cell(cell)) == cell


@pytest.mark.parametrize("text", ["", "1", "1,", ",1", "1,2,3", "1, 2", "a,b", "1.0,2", "1000,0", "--1,0", "\uff11,0"])
def test_invalid_cell_is_rejected_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"'{text}' is not a cell; cells are like 2,-1")):
        piece_text.read_cell(text)


def test_every_face_of_the_box_reads_back() -> None:
    for face in HUTS.components.faces.values():
        assert piece_text.read_face(face.name, HUTS) == face
    assert len(HUTS.components.faces) == 54 + 2 * 54 + 24
    assert len(Options().components.faces) == 54 + 2 * 54


@pytest.mark.parametrize(
    "text", ["garden", "garden10S", "garden10NE", "Garden10N", "fountain", "granada-start", "hut-tower-N", ""]
)
def test_unknown_tile_is_rejected(text: str) -> None:
    with pytest.raises(NotationError, match=f"there is no tile '{text}' in this box"):
        piece_text.read_face(text, GAMES["combined"])


# Cities


@pytest.mark.parametrize(
    ("game", "city"),
    [
        ("alhambra", ""),
        ("alhambra", "tower11N@0,-1 garden10W@-1,0 garden8NE@1,0"),
        ("granada", "arena2NES@1,0"),
        ("combined", "tower13E@1,0 library10W*@2,0 park12@2,1"),
    ],
)
def test_city_reads_back_row_by_row(game: str, city: str) -> None:
    read = piece_text.read_city(city, GAMES[game])
    assert piece_text.write_city(read) == city
    assert piece_text.read_city(" ".join(reversed(city.split())), GAMES[game]) == read


@pytest.mark.parametrize(
    ("city", "reason"),
    [
        ("garden10", "'garden10' is not a tile at a cell, like garden10N@1,0"),
        ("garden10@", "'' is not a cell"),
        ("garden10@1", "'1' is not a cell"),
        ("@1,0", "there is no tile '' in this box"),
        ("garden99@1,0", "there is no tile 'garden99' in this box"),
        ("garden10@1,0 tower11@1,0", "two tiles are at 1,0"),
        ("garden10@0,0", "two tiles are at 0,0"),
        ("garden9E@-1,0", "CORE-BUILD-02"),
        ("garden10@2,0", "CORE-BUILD-0"),
        ("garden10@999,999", "is illegal"),
        ("garden10@100,0", "CORE-BUILD-0"),
        ("arena2NES@1,0", "COMBO-BUILD"),
        (
            "garden10@1,0 tower11@2,0 tower12@2,1 chambers10@2,2 chambers11@1,2 pavilion8@0,2 seraglio9@0,1",
            "CORE-BUILD-05",
        ),
    ],
)
def test_impossible_city_is_rejected_with_the_reason(city: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        piece_text.read_city(city, GAMES["alhambra"])


@pytest.mark.parametrize(
    ("game", "city"),
    [
        pytest.param("alhambra", "garden10*@1,0", id="an Alhambra tile"),
        pytest.param("combined", "garden10*@1,0", id="an Alhambra tile in the combination"),
        pytest.param("granada", "arena12*@1,0", id="a tile beside the start tile of Granada"),
        pytest.param("combined", "tower13E@1,0 library10W*@2,0 park12*@2,1", id="two first tiles"),
    ],
)
def test_only_the_first_granada_tile_of_the_combination_is_marked(game: str, city: str) -> None:
    with pytest.raises(NotationError, match="first Granada tile"):
        piece_text.read_city(city, GAMES[game])


# Actions


@pytest.mark.parametrize(
    "text",
    [
        "take b7",
        "take y1 g2 by",
        "buy garden10N b7 b3",
        "buy bath_house2NEW y2",
        "build garden10 -1,2",
        "build district3NES 1,0 for o1 o2",
        "build hut-tower-ES 1,0",
        "reserve garden10",
        "give arena2NES",
        "give district3NES for o3",
        "remove 1,0",
        "swap 1,0 garden9E",
        "hut hut-tower-N",
        "reveal garden10",
        "end",
        "pass",
        "confirm",
        "reactivate",
    ],
)
def test_action_reads_back(text: str) -> None:
    assert write_action(parse_action(text)) == text


def test_spaces_around_words_do_not_matter() -> None:
    assert parse_action("  take   y1\tg2 ") == parse_action("take y1 g2")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the verbs are take, buy, build, reserve, give, remove, swap, end, pass, confirm, reactivate, hut"),
        ("sell garden10", "the verbs are take, buy"),
        ("Take b7", "the verbs are take, buy"),
        ("take b7, b3", "'b7,' is not a card"),
        ("buy", "buy TILE CARD ..."),
        ("buy b7 garden10N", "'garden10N' is not a card"),
        ("buy Garden10 b7", "'Garden10' is not the name of a tile, like garden10N"),
        ("build garden10", "build TILE CELL [for CARD ...]"),
        ("build garden10 here", "'here' is not a cell"),
        ("build garden10 1,0 b3", "a fee is written 'for CARD ...' at the end"),
        ("build garden10 1,0 for", "a fee is written 'for CARD ...' at the end"),
        ("build garden10 1,0 for 3", "'3' is not a card"),
        ("give", "give TILE [for CARD ...]"),
        ("reserve", "reserve TILE"),
        ("reserve garden10 1,0", "reserve TILE"),
        ("remove", "remove CELL"),
        ("remove garden10", "'garden10' is not a cell"),
        ("swap garden10 1,0", "'garden10' is not a cell"),
        ("swap 1,0", "swap CELL TILE"),
        ("hut", "hut TILE"),
        ("reveal garden10 tower11", "reveal TILE"),
        ("end now", "end"),
        ("pass pass", "pass"),
    ],
)
def test_invalid_action_is_rejected_with_the_right_form(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"'{text}' is not an action: ") + ".*" + re.escape(reason)):
        parse_action(text)


@given(st.text(max_size=12) | st.lists(st.sampled_from(ACTION_WORDS)).map(" ".join))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(write_action(action)) == action


@pytest.mark.parametrize(
    "action", ["build garden10 999,-999", "build garden10 8,0", "remove 999,999", "swap 40,0 garden10"]
)
def test_distant_cell_is_rejected_by_the_rules(action: str) -> None:
    assert refused(table(reserves=["garden10"]), action) in ("CORE-BUILD-04", "CORE-REDES-02")


# Steps


def values(shape: shapes.Shape) -> st.SearchStrategy[object]:
    """Return all values that a field of a step may have at a table of six."""
    match shape:
        case shapes.BooleanShape():
            return st.booleans()
        case shapes.IntegerShape(low, high):
            return st.integers(low or 0, 5 if high is None else high)
        case shapes.ListShape(item):
            return st.lists(values(item), unique=True).map(tuple)
    raise AssertionError(f"a step cannot have a field of the shape {shape}")


def fields_of(name: str) -> tuple[shapes.FieldShape, ...]:
    shape = shape_of(STEPS.members[name])
    assert isinstance(shape, shapes.ObjectShape)
    return shape.fields


def some_step(name: str) -> st.SearchStrategy[Step]:
    return st.builds(STEPS.members[name], **{field.name: values(field.shape) for field in fields_of(name)})


@pytest.mark.parametrize("name", STEPS.members)
def test_every_number_of_a_step_has_bounds(name: str) -> None:
    for field in fields_of(name):
        shape = field.shape.item if isinstance(field.shape, shapes.ListShape) else field.shape
        if isinstance(shape, shapes.IntegerShape):
            assert None not in (shape.low, shape.high)


some_steps = st.sampled_from(sorted(STEPS.members)).flatmap(some_step)


@pytest.mark.parametrize("name", STEPS.members)
@given(st.data())
def test_every_step_reads_back(name: str, data: st.DataObject) -> None:
    step = data.draw(some_step(name))
    text = write_step(step)
    assert text.split()[0] == name
    assert read_step(text, 6) == step
    assert read_step(f"  {text.replace(' ', '   ')} ", 6) == step


@given(st.lists(some_steps, max_size=8).map(tuple))
def test_agenda_reads_back(agenda: tuple[Step, ...]) -> None:
    assert read_agenda(write_agenda(agenda), 6) == agenda


def test_agenda_starts_with_the_current_step() -> None:
    agenda = read_agenda("place 1 awarded; vizier_window 1,2; reveal_round - 3; begin_turn 2", 3)
    assert [STEPS.names[type(step)] for step in agenda] == ["begin_turn", "reveal_round", "vizier_window", "place"]
    assert write_agenda(agenda) == "place 1 awarded; vizier_window 1,2; reveal_round - 3; begin_turn 2"
    assert (read_agenda("", 3), write_agenda(())) == ((), "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a step; steps are act, place, confirm"),
        ("dance 1", "'dance 1' is not a step; steps are act, place, confirm"),
        ("Act 1", "'Act 1' is not a step; steps are"),
        ("Place(seat=1, awarded=False)", "is not a step; steps are"),
        ("place", "'place' is not a step: its seat is missing"),
        ("place awarded", "'awarded' is not a number"),
        ("place 1 2", "'place 1 2' is not a step: unexpected '2'"),
        ("place 1 awarded awarded", "unexpected 'awarded'"),
        ("place 1 Awarded", "unexpected 'Awarded'"),
        ("place 1,2", "'1,2' is not a number"),
        ("place -", "'-' is not a number"),
        ("act 3", "seat: 3 is not a number from 0 to 2"),
        ("place 3", "seat: 3 is not a number from 0 to 2"),
        ("place -1", "'-1' is not a number"),
        ("place 1.0", "'1.0' is not a number"),
        ("place +1", r"'\+1' is not a number"),
        ("place one", "'one' is not a number"),
        ("place \uff11", "'\uff11' is not a number"),
        ("place 9999999", "'9999999' is not a number"),
        (f"place {'9' * 5000}", "is not a number"),
        ("begin_turn 3", "seat: 3 is not a number from 0 to 2"),
        ("refill_display 1", "unexpected '1'"),
        ("vizier_window", "its waiting is missing"),
        ("vizier_window 1,3", r"waiting\[1\]: 3 is not a number from 0 to 2"),
        ("vizier_window 1,", "'' is not a number"),
        ("vizier_window ,", "'' is not a number"),
        ("vizier_window 1 2", "unexpected '2'"),
        ("vizier_window (1,)", r"'\(1' is not a number"),
        ("vizier_window -,1", "'-' is not a number"),
        ("begin_vizier_window 3", "finished: 3 is not a number from 0 to 2"),
        ("reveal_round 0,1", "its revealed is missing"),
        ("reveal_round 0", "its revealed is missing"),
        ("reveal_round 0 64", "revealed: 64 is not a number from 0 to 63"),
        ("reveal_round 0 -", "'-' is not a number"),
        ("score 0", "scoring: 0 is not a number from 1 to 3"),
        ("score 4", "scoring: 4 is not a number from 1 to 3"),
        ("dirk_draws 4", "scoring: 4 is not a number from 1 to 3"),
        ("award 4", "space: 4 is not a number from 0 to 3"),
    ],
    ids=lambda text: text[:40],
)
def test_invalid_step_is_rejected_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_step(text, 3)


STEP_WORDS = (*STEPS.members, "0", "1", "2", "7", "-", "0,1", "awarded", ";")


@given(st.text(max_size=12) | st.lists(st.sampled_from(STEP_WORDS)).map(" ".join))
def test_any_text_is_an_agenda_or_a_notation_error(text: str) -> None:
    try:
        agenda = read_agenda(text, 3)
    except NotationError:
        return
    assert read_agenda(write_agenda(agenda), 3) == agenda
