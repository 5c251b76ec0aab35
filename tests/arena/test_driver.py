"""A single game between bots."""

from __future__ import annotations

from itertools import count

import pytest

from nasrid import Game, Options, parse_action, replay
from nasrid.arena import driver
from nasrid.arena.driver import BotFailureError, MoveTimes, PlayedGame, play_game
from nasrid.bots import Entrant, parse_bot_code
from nasrid.bots.players.random_bot import RandomBot
from tests.arena.bots import WatchfulBot, check_knowledge

OPTIONS = Options(players=3, modules={"bonus", "vizier"})


def game(*codes: str) -> PlayedGame:
    return play_game(OPTIONS, 5, [parse_bot_code(code) for code in codes], range(len(codes)))


def test_result_matches_its_record() -> None:
    played = game("random", "random", "random")
    again = replay(played.record)
    assert (again.scores, again.winners) == (played.scores, played.winners)
    assert {sheet.scoring: sheet.scores for sheet in again.sheets} == played.scorings
    assert sum(clock.moves for clock in played.move_times) == len(again.actions)
    assert played.record["players"] == ["random", "random", "random"]
    assert (played.record["scores"], played.record["winners"]) == (list(played.scores), list(played.winners))


def test_equal_seeds_give_equal_games() -> None:
    assert game("random", "random", "random").record == game("random", "random", "random").record


def test_game_clock_measures_the_bots_and_is_shared_with_them() -> None:
    bots = [RandomBot(seat) for seat in range(3)]
    ticks = count()
    entrants = [Entrant("random", bots.__getitem__, 0.5)] * 3
    played = play_game(OPTIONS, 5, entrants, range(3), clock=ticks.__next__)
    assert all(clock.seconds == clock.moves == clock.late_moves for clock in played.move_times)
    before = next(ticks)
    assert [bot.clock() for bot in bots] == [before + 1, before + 2, before + 3]


def test_bot_observes_exactly_what_its_seat_may_know() -> None:
    bots = {seat: WatchfulBot(seat) for seat in range(3)}
    played = play_game(OPTIONS, 5, [Entrant("watchful", bots.__getitem__, 0.5)] * 3, range(3))
    check_knowledge(bots, Game.new(OPTIONS, 5), map(parse_action, played.record["actions"]), 0.5)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (
            "IllegalBot",
            "made the illegal move EndActions(): a turn has at least one action, and one is possible [AMB-C3]",
        ),
        ("SpeechlessBot", "made an invalid move: None is not an action; parse_action reads one from its notation"),
        ("RaisingBot", "failed to choose: ZeroDivisionError: how many gardens?"),
        ("DeafBot", "failed while observing GameEnded: KeyError"),
        ("AbsentBot", "could not be created: OSError: no chair"),
    ],
)
def test_failing_bot_is_named_by_its_seat(bot: str, sentence: str) -> None:
    with pytest.raises(BotFailureError) as fault:
        game("random", f"tests.arena.bots:{bot}", "random")
    assert (fault.value.seat, fault.value.message) == (1, sentence)


def test_failure_has_the_game_and_the_traceback_of_the_bot() -> None:
    with pytest.raises(BotFailureError) as fault:
        game("random", "random", "tests.arena.bots:DeafBot")
    assert fault.value.record
    assert replay(fault.value.record).is_over
    assert fault.value.record["players"][2] == "tests.arena.bots:DeafBot"
    assert 'bots.py", line ' in fault.value.traceback
    assert "in observe\n    raise KeyError\n" in fault.value.traceback


def test_illegal_move_has_no_traceback() -> None:
    with pytest.raises(BotFailureError) as fault:
        game("tests.arena.bots:IllegalBot", "random", "random")
    assert fault.value.traceback == ""
    assert fault.value.record
    assert "scores" not in fault.value.record


def test_endless_game_blames_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MAX_MOVES", 20)
    with pytest.raises(BotFailureError) as fault:
        game("random", "random", "random")
    assert (fault.value.seat, fault.value.message) == (None, "the game has not ended after 20 moves")
    assert fault.value.record
    assert len(replay(fault.value.record).actions) == 21


def test_move_may_exceed_its_budget_by_a_fifth() -> None:
    clock = MoveTimes()
    for seconds in (0.5, 2.25, 2.5):
        clock.add(seconds, 2.0)
    assert clock == MoveTimes(moves=3, seconds=5.25, slowest_seconds=2.5, late_moves=1)
