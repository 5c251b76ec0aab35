"""Fairness of matches, and equal results on all executors."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid import Options, replay
from nasrid.arena import driver
from nasrid.arena.cluster import play_on_ray
from nasrid.arena.command import EXECUTORS
from nasrid.arena.driver import PlayedGame
from nasrid.arena.match import Failure, Fixture, Match
from nasrid.arena.pool import play_on_cores

OWN_BOT = "tests.arena.bots:FirstBot"


def match_of(*codes: str, players: int = 3, deals: int = 2, seed: int = 7) -> Match:
    return Match(Options(players=players), codes, seed, deals)


def never() -> bool:
    return False


@given(st.integers(2, 6).flatmap(lambda players: st.tuples(st.just(players), st.integers(1, players))))
def test_every_entrant_sits_at_every_seat_equally_often(players_and_codes: tuple[int, int]) -> None:
    players, codes = players_and_codes
    match = match_of(*(f"bot{number}" for number in range(codes)), players=players, deals=1)
    seats = Counter(place for fixture in match.fixtures() for place in enumerate(match.seating(fixture)))
    filling = players - codes + 1  # the seats of the last entrant
    assert seats == {
        (seat, entrant): filling if entrant == codes - 1 else 1 for seat in range(players) for entrant in range(codes)
    }


def test_codes_fill_the_seats_in_order_and_then_rotate() -> None:
    match = match_of("a", "b", players=4)
    assert [match.seating(Fixture(1, rotation)) for rotation in (1, 2)] == [(0, 1, 1, 1), (1, 0, 1, 1)]


def test_equal_codes_get_different_names() -> None:
    assert match_of("random", "greedy", "random", "random").names == ("random", "greedy", "random (2)", "random (3)")


def test_all_rotations_play_the_same_deal() -> None:
    match = match_of("random", deals=3)
    dealt: dict[int, set[str]] = {}
    for fixture in match.fixtures():
        played = match.play(fixture)
        assert isinstance(played, PlayedGame)
        start = replay(played.record | {"actions": []})
        dealt.setdefault(fixture.deal, set()).add(start.position())
    assert [len(starts) for starts in dealt.values()] == [1, 1, 1]
    assert len(set.union(*dealt.values())) == 3


def results(match: Match, engine: str, processes: int) -> dict[Fixture, object]:
    """Return everything that does not depend on the clock."""
    games = dict(EXECUTORS[engine](match, processes, never))
    assert set(games) == set(match.fixtures())
    return {
        fixture: (played.scores, played.winners, played.scorings, played.record)
        for fixture, played in games.items()
        if isinstance(played, PlayedGame)
    }


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    match = match_of("random", OWN_BOT)
    alone = results(match, "cores", 1)
    assert len(alone) == 6
    assert results(match, "cores", 2) == alone
    assert results(match_of("random", OWN_BOT, seed=8), "cores", 2) != alone


def test_ray_plays_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    match = match_of("random", OWN_BOT)
    assert results(match, "ray", 2) == results(match, "cores", 2)


def test_dead_ray_task_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    fixture, failure = next(play_on_ray(match_of("tests.arena.bots:DyingBot"), 1, never))
    assert isinstance(failure, Failure)
    assert failure.message.startswith(f"in {fixture}, Ray failed: ")


def test_dead_process_is_a_failure() -> None:
    _, failure = next(play_on_cores(match_of("tests.arena.bots:DyingBot"), 1, never))
    assert failure == Failure("in deal 1, rotation 1, its process died")


def test_failure_names_the_bot_and_the_game() -> None:
    match = match_of("random", "random", "tests.arena.bots:RaisingBot")
    expected = (
        "in deal 2, rotation 3, tests.arena.bots:RaisingBot failed to choose: ZeroDivisionError: how many gardens?"
    )
    failure = match.play(Fixture(2, 3))
    assert isinstance(failure, Failure)
    assert failure.message == expected
    assert failure.traceback.endswith("ZeroDivisionError: how many gardens?\n")
    assert failure.record


def test_endless_game_names_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MAX_MOVES", 20)
    failure = match_of("random").play(Fixture(1, 1))
    assert isinstance(failure, Failure)
    assert failure.message == "in deal 1, rotation 1, the game has not ended after 20 moves"


def test_stopped_match_starts_no_more_games() -> None:
    played: list[Fixture] = []
    for fixture, _ in play_on_cores(match_of("random", deals=100), 2, lambda: len(played) >= 3):
        played.append(fixture)
    assert 3 <= len(played) <= 3 + 2
