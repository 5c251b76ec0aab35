"""A single game between bots."""

from __future__ import annotations

from itertools import count

import pytest

from nasrid import Game, Options, replay
from nasrid.arena.driver import BotFailureError, MoveTimes, PlayedGame, play_game
from nasrid.bots import Entrant, parse_bot_code
from nasrid.bots.players.random_bot import RandomBot
from nasrid.rules.modules.bonus import BonusDealt
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, GameEnded
from nasrid.rules.table.view import View

OPTIONS = Options(players=3, modules={"bonus", "vizier"})


def game(*codes: str, options: Options = OPTIONS) -> PlayedGame:
    return play_game(options, 5, [parse_bot_code(code) for code in codes], range(len(codes)))


def test_result_matches_its_record() -> None:
    played = game("random", "random", "random")
    again = replay(played.record)
    assert (again.scores, again.winners) == (played.scores, played.winners)
    assert {sheet.scoring: sheet.scores for sheet in again.sheets} == played.scorings
    assert sum(clock.moves for clock in played.move_times) == len(again.actions)


def test_equal_seeds_give_equal_games() -> None:
    assert game("random", "random", "random").record == game("random", "random", "random").record


def test_game_clock_measures_the_bots_and_is_shared_with_them() -> None:
    bots = [RandomBot(seat) for seat in range(3)]
    ticks = count()
    entrants = [Entrant("random", bots.__getitem__, 0.5)] * 3
    played = play_game(OPTIONS, 5, entrants, range(3), clock=ticks.__next__)
    assert [clock.seconds for clock in played.move_times] == [clock.moves for clock in played.move_times]
    before = next(ticks)
    assert [bot.clock() for bot in bots] == [before + 1, before + 2, before + 3]


class WatchfulBot(RandomBot):
    """A bot that remembers its events and views."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.asked: list[View] = []

    def observe(self, event: Event) -> None:
        self.seen.append(event)

    def choose(self, view: View, seconds: float) -> Action:
        self.asked.append(view)
        assert seconds == 0.5
        return super().choose(view, seconds)


def watched_game() -> list[WatchfulBot]:
    bots = [WatchfulBot(seat) for seat in range(3)]
    play_game(OPTIONS, 5, [Entrant("watchful", bots.__getitem__, 0.5)] * 3, range(3))
    return bots


def test_every_bot_observes_all_events_from_setup_to_end() -> None:
    game = Game.new(OPTIONS, 5)
    for seat, bot in enumerate(watched_game()):
        opening = [event for event in game.setup_events if event.is_visible_to(seat)]
        assert bot.seen[: len(opening)] == opening
        assert isinstance(bot.seen[-1], GameEnded)


def test_bots_observe_the_same_events_except_secrets() -> None:
    public = [[event for event in bot.seen if not isinstance(event, BonusDealt)] for bot in watched_game()]
    assert public[0] == public[1] == public[2]


def test_bot_sees_only_what_its_seat_may_know() -> None:
    for seat, bot in enumerate(watched_game()):
        assert {event.seat for event in bot.seen if isinstance(event, BonusDealt)} == {seat}
        assert {view.viewer for view in bot.asked} == {seat}


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("IllegalBot", "made an illegal move: a turn has at least one action, and one is possible [AMB-C3]"),
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


def test_move_may_exceed_its_budget_by_a_fifth() -> None:
    clock = MoveTimes()
    for seconds in (0.5, 2.25, 2.5):
        clock.add(seconds, 2.0)
    assert clock == MoveTimes(moves=3, seconds=5.25, slowest_seconds=2.5, late_moves=1)


def test_move_time_is_measured() -> None:
    late, quick = game("tests.arena.bots:LateBot:20ms", "random", options=Options(players=2)).move_times
    assert late.late_moves >= 1
    assert late.slowest_seconds >= 0.06
    assert quick.slowest_seconds < late.seconds
