"""Undo: its limits, and undo by agreement."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nasrid.rules.modules.bonus import CARDS
from nasrid.rules.modules.huts import HUT_PILES
from nasrid.rules.turn.place import Place
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.settings import SeatPlan
from nasrid.server.table.handlers import MAX_AGREED_UNDOS
from nasrid.server.table.public_info import table_info
from tests.server.desk import BOT, OMAR, PEOPLE, ZAIDA, Desk, desk_of, desk_with_bot


def test_undo_stops_at_the_last_reveal() -> None:
    desk = desk_of(2, {"confirm_turns": True})
    random = Random(3)
    undone = 0
    for _ in range(120):
        player, before, action = desk.decides, desk.position, random.choice(desk.legal())
        desk.act(player, action)
        after = desk.position
        if desk.table.undo:
            desk.do(player, commands.Undo, seq=desk.table.seq)
            assert desk.position == before
            desk.act(player, action)
            assert desk.position == after
            undone += 1
        else:
            assert desk.refused(desk.decides, commands.Undo, seq=desk.table.seq) == "nothing_to_undo"
    assert undone > 20


@given(seed=st.integers(0, 10**6), modules=st.sets(st.sampled_from(["vizier", "bonus", "huts", "exchange"])))
@settings(max_examples=25, deadline=None)
def test_undo_never_crosses_revealed_information(seed: int, modules: set[str]) -> None:
    """Compare with the slow and obvious rule: no other player has decided since, and no viewer can see anything that
    could not be computed from the player's earlier view."""
    random = Random(seed)
    desk = desk_of(2, {"modules": sorted(modules), "confirm_turns": bool(seed % 2)})
    for _ in range(60):
        game = desk.table.game
        if game is None or game.is_over:
            return
        before, seat = game.copy(), game.seat
        desk.act(desk.decides, random.choice(desk.legal()))
        if desk.table.undo:
            after = desk.table.game
            assert after
            assert after.seat == seat
            assert after.step not in ("vizier_window", "reveal_round"), "even an omitted question reveals something"
            assert before.state.deck == after.state.deck
            assert before.state.bags == after.state.bags
            if "huts" in modules:
                piles = [HUT_PILES.get(state) for state in (before.state, after.state)]
                assert [pile[:-1] for pile in piles[0]] == [pile[:-1] for pile in piles[1]]
            assert before.state.turn == after.state.turn
            if "bonus" in modules:
                shown = [[CARDS.get(one).revealed for one in state.players] for state in (before.state, after.state)]
                assert shown[0] >= shown[1]
            assert [one.score for one in before.state.players] == [one.score for one in after.state.players]


@pytest.mark.parametrize("seed", range(4))
def test_undo_never_crosses_the_action_of_another_player(seed: int) -> None:
    """Play complete games. At the end, players place tiles one after the other and nothing is revealed in between."""
    random = Random(seed)
    desk = desk_of(2, {"modules": ["bonus"]})
    awards = 0
    while desk.table.game and not desk.table.game.is_over:
        seat, step = desk.seat, desk.table.game.current_step
        awards += isinstance(step, Place) and step.awarded
        desk.act(desk.decides, random.choice(desk.legal()))
        assert not desk.table.undo or desk.seat == seat
    assert awards


# By agreement


def desk_after_a_turn(third: bool) -> tuple[Desk, PlayerRef, str]:
    """Return a table where undo needs agreement, the player who would ask, and the position before their turn."""
    desk = desk_of(3) if third else desk_of(2, {"players": 3}, seats=(SeatPlan(), SeatPlan(), BOT))
    desk.play_bots()
    asker, before = desk.decides, desk.position
    desk.take()
    return desk, asker, before


def test_undo_crosses_a_reveal_when_everybody_agrees() -> None:
    desk, asker, before = desk_after_a_turn(third=True)
    first, last = others(asker)
    assert desk.refused(asker, commands.Undo, seq=desk.table.seq) == "not_your_decision"
    desk.do(asker, commands.RequestUndo)
    number = desk.undo_request
    assert desk.refused(first, commands.RequestUndo) == "not_your_decision"
    assert desk.refused(asker, commands.AnswerUndo, request=number, accept=True) == "not_your_decision"
    desk.do(first, commands.AnswerUndo, request=number, accept=True)
    assert desk.position != before
    assert table_info(desk.table).undo_request.agreed == [desk.table.seat_of(first.id)]  # type: ignore[union-attr]
    desk.do(last, commands.AnswerUndo, request=number, accept=True)
    assert (desk.position, desk.decides) == (before, asker)
    assert table_info(desk.table).undo_request is None
    assert table_info(desk.table).rated, "or a player who loses could void the game"
    assert desk.refused(asker, commands.RequestUndo) == "nothing_to_undo"


def others(asker: PlayerRef) -> list[PlayerRef]:
    return [one for one in PEOPLE if one != asker]


def test_undo_request_succeeds_at_once_among_bots() -> None:
    desk = desk_with_bot()
    before = desk.position
    desk.act(ZAIDA, desk.legal()[0])
    desk.play_bots()
    assert desk.position != before
    desk.do(ZAIDA, commands.RequestUndo)
    assert desk.position == before


def test_agreed_undos_are_limited_per_game() -> None:
    desk = desk_with_bot()
    for _ in range(MAX_AGREED_UNDOS):
        desk.take()
        desk.do(ZAIDA, commands.RequestUndo)
    desk.take()
    assert desk.refused(ZAIDA, commands.RequestUndo) == "quota_exceeded"


def test_bots_play_on_while_an_undo_request_is_pending() -> None:
    desk, asker, before = desk_after_a_turn(third=False)
    desk.do(asker, commands.RequestUndo)
    desk.play_bots()
    desk.do(others(asker)[0], commands.AnswerUndo, request=desk.undo_request, accept=True)
    assert desk.position == before


def test_withdrawn_undo_request_does_not_count_as_refused() -> None:
    desk, asker, _ = desk_after_a_turn(third=True)
    desk.do(asker, commands.RequestUndo)
    desk.do(asker, commands.AnswerUndo, request=desk.undo_request, accept=False)
    assert isinstance(desk.log[-1], entries.UndoWithdrawn)
    assert table_info(desk.table).undo_request is None
    desk.do(asker, commands.RequestUndo)
    assert desk.undo_request == desk.table.seq


def test_refusal_or_next_action_ends_the_undo_request() -> None:
    desk, asker, _ = desk_after_a_turn(third=True)
    first, _ = others(asker)
    desk.do(asker, commands.RequestUndo)
    number = desk.undo_request
    desk.do(first, commands.AnswerUndo, request=number, accept=False)
    assert table_info(desk.table).undo_request is None
    assert desk.refused(asker, commands.RequestUndo) == "nothing_to_undo", "players are asked only once"
    assert desk.refused(first, commands.AnswerUndo, request=number, accept=True) == "stale"
    desk.take()
    desk.do(asker, commands.RequestUndo)
    desk.act(desk.decides, desk.legal()[0])
    assert table_info(desk.table).undo_request is None
    assert table_info(desk.table).rated


def test_stand_in_does_not_agree_for_an_absent_player() -> None:
    desk, asker, before = desk_after_a_turn(third=True)
    first, last = others(asker)
    desk.do(asker, commands.RequestUndo)
    desk.do(last, commands.Leave)
    desk.do(first, commands.AnswerUndo, request=desk.undo_request, accept=True)
    assert desk.position != before, "the request waits for the absent player"
    desk.do(last, commands.AnswerUndo, request=desk.undo_request, accept=True)
    assert desk.position == before


def test_undo_request_needs_a_player_and_a_running_game() -> None:
    desk = desk_of(1, {"players": 2})
    assert desk.refused(ZAIDA, commands.RequestUndo) == "not_started"
    assert desk.refused(OMAR, commands.RequestUndo) == "not_seated"
    desk.do(OMAR, commands.Sit, invitation="come in")
    assert desk.refused(OMAR, commands.RequestUndo) == "nothing_to_undo"
    assert desk.refused(OMAR, commands.AnswerUndo, request=1, accept=True) == "stale"
