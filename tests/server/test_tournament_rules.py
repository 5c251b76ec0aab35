"""Tournaments in the process of the test: attacks, departures, limits, and what happens without any command."""

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

from nasrid.server.node import tournament_followers, tournament_rounds
from nasrid.server.node.account_deletion import AccountDeletion
from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import Order, PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import CreatedTable
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.tournaments import (
    AnyTournamentCommand,
    CheckIn,
    CorrectResult,
    EndRound,
    ExtendRound,
    Finish,
    Join,
    PlayerAbsent,
    Quit,
    RemovePlayers,
    RenewLink,
    RepeatTournament,
    ResultRecorded,
    SetJoining,
    SetOrganiser,
    StartRound,
    TournamentForm,
    TournamentSettings,
)
from nasrid.server.table.broadcast import Broadcaster
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from nasrid.server.tournament import handlers
from nasrid.server.tournament import state as state_module
from nasrid.server.tournament.handlers import next_round_entries, opening_entries
from nasrid.server.tournament.page import summary_of
from nasrid.server.tournament.results import result_entries
from nasrid.server.tournament.state import ABANDONED_SECONDS, TournamentState, fold, fold_log
from nasrid.tournaments import Pairing
from tests.server.client import SECONDS
from tests.server.clubs import ORGANISER, Club, new_node, open_club, person


async def refusal_of(club: Club, command: AnyTournamentCommand, number: int) -> str:
    with pytest.raises(RefusalError) as refused:
        await club.do(command, number)
    return refused.value.code


# Departures


async def test_a_removed_tournament_does_not_keep_an_account(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        await club.add_accounts(2)
        await club.node.database.moderation.remove(club.id, "its name")
        await club.node.account_deletion.delete(person(2))
        assert await club.rows("SELECT 1 FROM players WHERE id = 'p2'") == []
        assert await club.node.database.tournaments.mentioning("p2") == []


async def test_players_can_leave_a_tournament_with_a_full_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(tmp_path) as club:
        monkeypatch.setattr(handlers, "ENTRIES_PER_PLAYER", 0)
        await club.tournaments.quit_all(person(2))
        assert not (await club.state()).players[1].present


async def test_a_tournament_that_expires_during_a_deletion_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mentioning(player: str) -> list[str]:
        return ["expired"]

    async with open_club(tmp_path) as club:
        store = club.node.database.tournaments
        monkeypatch.setattr(store, "mentioning", mentioning)
        await store.anonymise("p2")


async def test_one_guest_who_cannot_be_deleted_does_not_stop_the_expiry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    delete = AccountDeletion._delete

    async def fail(self: AccountDeletion, player: object) -> None:
        if player == PlayerRef("p2", ""):
            raise ValueError("a damaged log")
        await delete(self, player)  # type: ignore[arg-type]

    async with open_club(tmp_path) as club:
        await club.add_accounts(1, 2, 3)
        monkeypatch.setattr(AccountDeletion, "_delete", fail)
        with caplog.at_level(logging.ERROR, "nasrid"):
            await club.node.housekeeping.delete_expired()
        assert [row[0] for row in await club.rows("SELECT id FROM players")] == ["p2"]
        assert len(caplog.records) == 1


@pytest.mark.parametrize("players", [1, 3])
async def test_a_tournament_whose_organiser_deletes_the_account(tmp_path: Path, players: int) -> None:
    """The first player who is here succeeds the organiser. Without players, the tournament ends."""
    async with open_club(tmp_path, players) as club:
        await club.add_accounts(1)
        if players == 3:
            await club.play_round()
            await club.do(Quit(), 2)
        await club.node.account_deletion.delete(ORGANISER)
        state = await club.state()
        assert state.organisers == ["p3"] * (players == 3)
        assert state.stage == ("break" if players == 3 else "cancelled")
        assert not state.players[0].present


async def test_a_removed_organiser_has_no_power(tmp_path: Path) -> None:
    async with open_club(tmp_path, 4) as club:
        for number in (2, 3):
            await club.do(SetOrganiser(number=number, organiser=True))
        assert await refusal_of(club, RemovePlayers(numbers=(1,)), 2) == "not_organiser"
        await club.do(RemovePlayers(numbers=(3,)), 2)
        assert await refusal_of(club, StartRound(round=1), 3) == "not_organiser"
        assert await refusal_of(club, SetOrganiser(number=3, organiser=True), 1) == "not_joined"


async def test_an_organiser_need_not_play(tmp_path: Path) -> None:
    """Whoever leaves as a player remains an organiser, until they delete the account."""
    async with open_club(tmp_path, 4) as club:
        await club.add_accounts(3)
        await club.do(SetOrganiser(number=3, organiser=True))
        await club.do(Quit(), 3)
        await club.do(Quit(), 4)
        await club.do(SetOrganiser(number=4, organiser=True))
        page = await club.do(StartRound(round=1), 3)
        assert [table["players"] for table in page["rounds"][0]["tables"]] in ([[1, 2]], [[2, 1]])
        await club.do(EndRound(round=1), 4)
        await club.node.account_deletion.delete(person(3))
        state = await club.state()
        assert (state.organisers, state.stage) == (["p1", "p4"], "break")


async def test_who_rests_before_checking_in_has_a_row_in_the_standings(tmp_path: Path) -> None:
    async with open_club(tmp_path, 3, check_in=True, uneven="rest") as club:
        page = await club.do(StartRound(round=1))
        assert len(page["rounds"][0]["rests"]) == 1
        assert sorted(row["number"] for row in page["standings"]) == [1, 2, 3]


async def test_an_abandoned_tournament_leaves_the_list_and_ends(tmp_path: Path) -> None:
    async with open_club(tmp_path, 2, rounds=3) as club:
        store = club.node.database.tournaments
        await club.play_round()
        assert [one.id for one in await store.listed()] == [club.id]
        await club.rows("UPDATE tournaments SET updated = 1")
        assert await store.listed() == []
        club.node.clock._offset += ABANDONED_SECONDS
        assert (await store.due(club.node.clock.now(), 10)).by_time == [club.id]
        await club.node.tournament_rounds.advance(club.id)
        assert (await club.state()).stage == "over"


# Crowds


async def test_players_cannot_fill_a_log_by_leaving_and_returning(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        for _ in range(handlers.MAX_RETURNS):
            await club.do(Quit(), 2)
            await club.do(Join(), 2)
        await club.do(Quit(), 2)
        for command in (Join(), CheckIn()):
            assert await refusal_of(club, command, 2) == "quota_exceeded"
        await club.do(CheckIn(numbers=(2,)))
        assert (await club.state()).players[1].present, "an organiser can bring them back"


async def test_those_who_have_left_count_when_they_return_and_in_the_long_run(tmp_path: Path) -> None:
    async with open_club(tmp_path, 2, limits={"tournament_players": 2}) as club:
        await club.do(Quit(), 2)
        await club.join([3])
        assert await refusal_of(club, Join(), 2) == "too_many_players"
        number = 3
        while number < 2 * handlers.JOINERS_PER_PLACE:
            await club.do(Quit(), number)
            number += 1
            await club.join([number])
        await club.do(Quit(), number)
        assert await refusal_of(club, Join(), number + 1) == "too_many_players"
        await club.do(Join(), 2)


async def test_a_round_robin_admits_as_many_as_it_can_pair(tmp_path: Path) -> None:
    async with open_club(tmp_path, 12, format="round_robin", check_in=True, no_shows="drop") as club:
        assert await refusal_of(club, Join(), 13) == "round_robin_full"
        await club.do(RemovePlayers(numbers=(12,)))
        await club.join([13])
        assert await refusal_of(club, CheckIn(numbers=(12,)), 1) == "round_robin_full"
        for number in (*range(1, 12), 13):
            await club.do(CheckIn(), number)
        assert len(await club.start_round()) == 6


async def test_one_command_checks_in_many(tmp_path: Path) -> None:
    async with open_club(tmp_path, 6, check_in=True, limits={"tournament_players": 6}) as club:
        numbers = tuple(range(1, 7))
        assert await refusal_of(club, CheckIn(numbers=numbers), 2) == "not_organiser"
        assert await refusal_of(club, CheckIn(numbers=(7,)), 1) == "not_joined"
        page = await club.do(CheckIn(numbers=numbers))
        assert all(player["present"] for player in page["players"])
        for number in (5, 6):
            await club.do(Quit(), number)
        await club.join([7])
        assert await refusal_of(club, CheckIn(numbers=(5, 6)), 1) == "too_many_players"
        await club.do(CheckIn(numbers=(5, 7)))


async def test_after_the_end_organisers_only_correct_and_repeat(tmp_path: Path) -> None:
    async with open_club(tmp_path, rounds=1) as club:
        page = await club.play_round()
        assert "invitation" not in page["you"]
        for command in (
            RemovePlayers(numbers=(2,)),
            SetJoining(allowed=False),
            SetOrganiser(number=2, organiser=True),
            RenewLink(),
            CheckIn(numbers=(2,)),
        ):
            assert await refusal_of(club, command, 1) == "tournament_over"
        await club.do(CorrectResult(round=1, table=1, scores=(9, 5)))


async def test_a_person_opens_a_limited_number_of_tables(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_club(tmp_path, 4, pause_minutes=0, limits={"tournament_tables_per_hour": 4}) as club:
        await club.play_round()
        await club.end_round()
        assert len((await club.state()).rounds) == 2
        assert await refusal_of(club, StartRound(round=3), 1) == "quota_exceeded"
        await club.node.tournament_rounds._advance_due(club.id, has_ended_table=False)
        assert (await club.state()).stage == "break"
        assert not caplog.records


class Watched(TournamentState):
    """A tournament that counts the pairings being computed, of all tournaments."""

    running: ClassVar = 0
    most: ClassVar = 0
    total: ClassVar = 0

    def next_pairing(self) -> Pairing | None:
        Watched.running += 1
        Watched.total += 1
        Watched.most = max(Watched.most, Watched.running)
        try:
            time.sleep(0.05)  # as the pairing of many players
            return super().next_pairing()
        finally:
            Watched.running -= 1


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    monkeypatch.setattr(state_module, "TournamentState", Watched)
    for name in ("running", "most", "total"):
        monkeypatch.setattr(Watched, name, 0)
    return Watched


async def test_no_round_is_paired_whose_tables_would_be_too_many(tmp_path: Path, watched: type[Watched]) -> None:
    """Pairing takes long, so a player who has used up the quota could slow everybody down by asking again."""
    async with open_club(tmp_path, 4, pause_minutes=0, limits={"tournament_tables_per_hour": 3}) as club:
        await club.play_round()
        assert watched.total == 1
        for _ in range(3):
            assert await refusal_of(club, StartRound(round=2), 1) == "quota_exceeded"
            await club.node.tournament_rounds._advance_due(club.id, has_ended_table=False)
        await club.do(StartRound(round=1))  # a repeated command changes nothing
        assert watched.total == 1


async def test_a_final_needs_one_table_only(tmp_path: Path) -> None:
    limits = {"tournament_tables_per_hour": 3}
    async with open_club(tmp_path, 4, rounds=1, final=True, limits=limits) as club:
        await club.play_round()
        await club.play_round()
        assert (await club.state()).stage == "over"


async def test_one_round_is_paired_at_a_time(tmp_path: Path, watched: type[Watched]) -> None:
    async with open_club(tmp_path) as club:
        tournaments = [club.id]
        for _ in range(3):
            await club.open()
            tournaments.append(club.id)
        command = StartRound(round=1)
        await asyncio.gather(*(club.tournaments.run(one, person(1), command) for one in tournaments))
        assert (watched.total, watched.most) == (4, 1)


@pytest.mark.parametrize("final", [False, True])
async def test_nobody_is_promised_a_round_after_the_last_one(tmp_path: Path, final: bool) -> None:
    async with open_club(tmp_path, 2, rounds=2, final=final) as club:
        await club.play_round()
        await club.do(Quit(), 2)
        await club.join([3])
        page = await club.do(StartRound(round=2))
        assert not page["joining"]
        assert await refusal_of(club, Join(), 4) == "last_round"
        await club.do(Join(), 2)


async def test_a_full_log_leaves_room_for_the_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(tmp_path, 2, rounds=5) as club:
        monkeypatch.setattr(handlers, "ENTRIES_PER_PLAYER", 0)
        assert await refusal_of(club, RenewLink(), 1) == "quota_exceeded"
        await club.play_round()
        await club.do(Quit(), 2)
        await club.do(Finish())
        assert (await club.state()).stage == "over"


async def test_organisers_cannot_fill_a_log_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may return as often as they like, until too much has happened."""
    async with open_club(tmp_path, 2) as club:
        monkeypatch.setattr(handlers, "ENTRIES_PER_PLAYER", 0)
        for _ in range(handlers.MAX_RETURNS):
            await club.do(Quit())
            await club.do(Join())
        await club.do(Quit())
        assert await refusal_of(club, Join(), 1) == "quota_exceeded"


async def test_nobody_whom_an_organiser_has_blocked_joins(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        await club.add_accounts(2, 3)
        await club.do(SetOrganiser(number=2, organiser=True))
        await club.node.database.relations.set_relation("p2", "p3", "blocked")
        assert await refusal_of(club, Join(), 3) == "not_admitted"


@pytest.mark.parametrize(
    ("title", "code"),
    [("Admin cup", "name_reserved"), ("The Аdmіn's evening", "name_reserved"), ("Z" + "\u0301" * 9, "bad_name")],
)
async def test_titles_do_not_deceive(tmp_path: Path, title: str, code: str) -> None:
    async with open_club(tmp_path) as club:
        with pytest.raises(RefusalError) as refused:
            await club.tournaments.open(ORGANISER, TournamentForm(title))
        assert refused.value.code == code
        for honest in ("Vizier cup: bots welcome", "Турнир в Alhambra"):
            await club.tournaments.open(ORGANISER, TournamentForm(honest))


async def test_one_person_cannot_fill_the_list_of_tournaments(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        store, created = club.node.database.tournaments, []
        for _ in range(5):
            form = TournamentForm("Saturday", TournamentSettings(options={"players": 2}, listed=True))
            created.append((await club.tournaments.open(person(9), form)).id)
        listed = [one.id for one in await store.listed()]
        assert listed == [*reversed(created[-3:]), club.id]
        state = await club.state()
        state.settings.options["granada_tiles"] = tiles = "x" * 1000
        assert tiles not in str(summary_of(state))


# Rounds


async def test_a_result_is_taken_from_the_database_even_if_this_process_lags_behind(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        (table,) = await club.start_round()
        async with new_node(club.node.database) as other:
            await club.node.ownership.send_heartbeat()
            follower = await other.cache.get(table)
            assert follower not in other.cache.owners
            await club.node.router.order(table, Order("score"))
            assert follower.state.stage == "playing", "no message has arrived"
            await other.tournament_rounds.advance(club.id)
        assert (await club.state()).rounds[0].tables[0].scores == [0, 0]


async def test_a_game_that_the_deadline_ends_is_over_for_everybody(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        (table,) = await club.start_round()
        await club.do(EndRound(round=1))
        end = {"seat": None, "step": None, "winners": [0, 1]}
        state = (await club.node.cache.get(table)).state
        for viewer in (*(seat.player for seat in state.seats), ""):
            view = snapshot_for(state, viewer).view
            assert view
            assert view == view | end | {"legal_actions": []}
        broadcaster = Broadcaster(TableState(table))
        called = [broadcaster.fold(entry).public for entry in await club.node.database.tables.log(table)][-1]
        assert json.loads(called)["entry"] == "time_called"
        assert json.loads(called)["changes"] == {"view": end}


async def test_two_processes_start_one_round(tmp_path: Path) -> None:
    async with open_club(tmp_path, 6) as club, new_node(club.node.database) as other:
        start = StartRound(round=1)
        await asyncio.gather(*(node.tournaments.run(club.id, ORGANISER, start) for node in (club.node, other)))
        log = await club.node.database.tournaments.log(club.id)
        assert [type(entry).__name__ for entry in log].count("RoundPaired") == 1
        state = await club.state()
        assert state.stage == "playing"
        stored = await club.rows("SELECT id FROM tables WHERE tournament = $1", club.id)
        assert {table for (table,) in stored} == {table.table for table in state.rounds[0].tables}


async def test_an_addition_to_an_old_log_changes_nothing(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club, new_node(club.node.database) as other:
        async with club.node.tournament_cache.lock(club.id):
            loaded = await club.node.tournament_cache.load(club.id)
            await other.tournaments.run(club.id, person(3), Join())
            log = next_round_entries(loaded.state, 1.0)
            assert not await club.node.tournament_cache.append(loaded, log)
        state = await club.state()
        assert [one.name for one in state.players] == ["Player 1", "Player 2", "Player 3"]
        assert state.rounds == []


def acted(seat: int, by: Any) -> entries.Acted:
    return entries.Acted(at=1.0, seat=seat, action="take y2", by=by)


async def test_players_who_never_come_miss_the_round(tmp_path: Path) -> None:
    async with open_club(tmp_path, 2, no_shows="drop") as club:
        await club.start_round()
        state = await club.state()
        first, second = state.rounds[0].tables[0].players
        called, scores = entries.TimeCalled(at=1.0, finish="bots"), GameResult([50, 90], [1])
        logs: tuple[tuple[list[AnyEntry], list[int]], ...] = (
            ([acted(0, "player"), acted(1, "stand_in")], [second]),
            ([acted(0, "player"), acted(1, "stand_in"), acted(1, "player")], []),
            ([acted(0, "player"), called, acted(1, "stand_in")], []),
            ([called, acted(0, "stand_in"), acted(1, "stand_in")], [first, second]),
        )
        for log, absent in logs:
            result, *others = result_entries(state, 1, scores, log, 2.0)
            assert isinstance(result, ResultRecorded)
            assert [*result.absent] == absent
            assert others == [PlayerAbsent(at=2.0, number=number, why="no_show") for number in absent]
        for entry in result_entries(state, 1, scores, logs[0][0], 2.0):
            fold(state, entry)
        rows = {int(row.player): row for row in state.standings()}
        assert (rows[first].games, float(rows[first].points)) == (1, 0.0)
        assert (rows[second].games, rows[second].missed, float(rows[second].points)) == (0, 1, 0.0)


@pytest.mark.parametrize("at_deadline", ["score", "bots"])
@pytest.mark.parametrize("no_shows", ["bot", "drop"])
async def test_nobody_scores_at_a_table_where_nobody_has_acted(tmp_path: Path, at_deadline: str, no_shows: str) -> None:
    async with open_club(tmp_path, 4, at_deadline=at_deadline, no_shows=no_shows) as club:
        played, _ = await club.start_round()
        await club.act(played)
        await club.end_round()
        async with asyncio.timeout(SECONDS):
            while (await club.state()).stage == "playing":
                await club.node.tournament_rounds.advance(club.id)
                await asyncio.sleep(0.05)
        state = await club.state()
        came, absent = (table.players for table in state.rounds[0].tables)
        assert [sorted(table.absent) for table in state.rounds[0].tables] == [[], sorted(absent)]
        rows = {int(row.player): row for row in state.standings()}
        assert [(rows[number].games, rows[number].missed) for number in came] == [(1, 0)] * 2
        assert [(rows[number].games, rows[number].missed) for number in absent] == [(0, 1)] * 2
        assert not any(rows[number].points for number in absent)
        dropped = [one.number for one in state.players if one.absence == "no_show"]
        assert dropped == (sorted(absent) if no_shows == "drop" else [])


def away(seat: int, why: Any = "left") -> entries.PlayerAway:
    return entries.PlayerAway(at=1.0, seat=seat, why=why)


BACK = entries.PlayerReturned(at=1.0, seat=1)


@pytest.mark.parametrize(
    ("log", "is_absent"),
    [
        pytest.param([away(1), acted(1, "stand_in")], True, id="left for good"),
        pytest.param([away(1, "late"), acted(1, "stand_in")], True, id="clock ran out"),
        pytest.param([away(1), acted(1, "stand_in"), BACK], False, id="returned"),
        pytest.param([away(1), acted(1, "stand_in"), BACK, away(1), acted(1, "stand_in")], True, id="left again"),
        pytest.param([away(1)], False, id="left after the last turn"),
        pytest.param(
            [entries.TimeCalled(at=1.0, finish="bots"), acted(1, "stand_in")], False, id="here when time was called"
        ),
    ],
)
async def test_who_leaves_the_game_to_a_bot_misses_the_round_but_is_not_dropped(
    tmp_path: Path, log: list[AnyEntry], is_absent: bool
) -> None:
    async with open_club(tmp_path, 2, no_shows="drop") as club:
        await club.start_round()
        state = await club.state()
        begun = [acted(0, "player"), acted(1, "player"), acted(0, "player")]
        (recorded,) = result_entries(state, 1, GameResult([50, 90], [1]), [*begun, *log], 2.0)
        assert isinstance(recorded, ResultRecorded)
        assert recorded.absent == ((state.rounds[0].tables[0].players[1],) if is_absent else ())


async def test_organisers_correct_who_was_absent(tmp_path: Path) -> None:
    async with open_club(tmp_path, rounds=1) as club:
        await club.start_round()
        page = await club.end_round()
        (table,) = page["rounds"][0]["tables"]
        one, two = table["players"]
        assert sorted(table["absent"]) == [1, 2]
        assert await refusal_of(club, CorrectResult(round=1, table=1, scores=(9, 5), absent=(3,)), 1) == "bad_message"
        correct = CorrectResult(round=1, table=1, scores=(9, 5), absent=(two,))
        for _ in range(2):
            page = await club.do(correct)
        assert page["rounds"][0]["tables"][0]["absent"] == [two]
        assert {row["number"]: row["games"] for row in page["standings"]} == {one: 1, two: 0}
        (change,) = page["corrections"]
        assert (sorted(change["absent_before"]), change["absent_after"]) == ([1, 2], [two])
        page = await club.do(CorrectResult(round=1, table=1, scores=(8, 5)))
        assert page["rounds"][0]["tables"][0]["absent"] == [two], "the absence is kept"


async def test_a_result_entered_at_the_wrong_table_can_be_undone(tmp_path: Path) -> None:
    async with open_club(tmp_path, 4) as club:
        one, _ = await club.start_round()
        wrong, undo = (
            CorrectResult(round=1, table=1, scores=(7, 8)),
            CorrectResult(round=1, table=1, scores=None, undo=True),
        )
        await club.do(wrong)
        for _ in range(2):
            page = await club.do(undo)
        (first, _), (_, change) = page["rounds"][0]["tables"], page["corrections"]
        assert (first["over"], first["corrected"], first["scores"]) == (False, False, None)
        assert (change["before"], change["after"], change["undo"]) == ([7, 8], None, True)
        await club.act(one)
        await club.do(wrong)
        await club.finish_tables([one])
        page = await club.do(undo)
        assert page["rounds"][0]["tables"][0]["scores"] == [0, 0], "its game has ended in the meantime"
        await club.end_round()
        await club.do(wrong)
        page = await club.do(undo)
        assert [table["scores"] for table in page["rounds"][0]["tables"]] == [[0, 0]] * 2


async def test_an_entered_result_drops_nobody(tmp_path: Path) -> None:
    async with open_club(tmp_path, 2, rounds=2, no_shows="drop") as club:
        await club.start_round()
        await club.do(CorrectResult(round=1, table=1, scores=(7, 8)))
        state = await club.state()
        assert state.stage == "break"
        assert all(one.present for one in state.players)
        assert state.rounds[0].tables[0].absent == []


async def test_a_damaged_log_does_not_make_players_absent(tmp_path: Path) -> None:
    async with open_club(tmp_path, 2, no_shows="drop") as club:
        await club.start_round()
        state = await club.state()
        for result in (GameResult([50, 90], [1]), None):
            (recorded,) = result_entries(state, 1, result, [], 2.0)
            assert isinstance(recorded, ResultRecorded)
            assert recorded.absent == ()


async def test_duplicate_compares_only_finished_games(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        with pytest.raises(RefusalError, match="duplicate compares only finished games") as refused:
            await club.open(4, duplicate=True, at_deadline="score")
        assert refused.value.code == "bad_options"


async def test_duplicate_needs_two_full_tables_and_its_final_is_public(tmp_path: Path) -> None:
    async with open_club(tmp_path, 3, duplicate=True, rounds=1, final=True) as club:
        assert await refusal_of(club, StartRound(round=1), 1) == "too_few_for_duplicate"
        await club.join([4])
        one, two = await club.start_round()
        assert (await club.node.cache.get(one)).state.is_sealed
        await club.finish_tables([one, two])
        (final,) = await club.start_round()
        assert not (await club.node.cache.get(final)).state.is_sealed
        assert not (await club.node.cache.get(two)).state.is_sealed


async def test_a_removed_tournament_publishes_its_tables(tmp_path: Path) -> None:
    async with open_club(tmp_path, 4, duplicate=True) as club:
        tables = await club.start_round()
        await club.node.database.moderation.remove(club.id, "its name")
        for table in tables:
            await club.node.router.order(table, Order("score"))
        await club.node.tournament_rounds._advance_due(club.id, has_ended_table=True)
        assert not any([(await club.node.cache.get(table)).state.is_sealed for table in tables])
        assert not any(await club.node.database.tournaments.due(0.0, 10))


async def test_a_removed_tournament_with_a_damaged_log_publishes_its_tables(tmp_path: Path) -> None:
    async with open_club(tmp_path, 4, duplicate=True) as club:
        one, two = await club.start_round()
        await club.node.database.moderation.remove(club.id, "its name")
        await club.rows("UPDATE tournament_entries SET body = '?' WHERE seq = 3")
        for table in (one, two):
            await club.node.router.order(table, Order("score"))
        await club.node.tournament_rounds._advance_due(club.id, has_ended_table=True)
        assert not any([(await club.node.cache.get(table)).state.is_sealed for table in (one, two)])


async def test_a_removed_tournament_publishes_the_tables_whose_results_it_had(tmp_path: Path) -> None:
    async with open_club(tmp_path, 4, duplicate=True) as club:
        one, two = await club.start_round()
        rounds = club.node.tournament_rounds
        await club.node.router.order(one, Order("score"))
        await rounds.advance(club.id)
        await club.node.database.moderation.remove(club.id, "its name")
        assert (await club.node.database.tournaments.due(time.time(), 10)).by_time == [club.id]
        await rounds._advance_due(club.id, has_ended_table=False)
        assert not (await club.node.cache.get(one)).state.is_sealed
        assert not any(await club.node.database.tournaments.due(time.time(), 10))
        await club.node.router.order(two, Order("score"))
        await rounds._advance_due(club.id, has_ended_table=True)
        assert not (await club.node.cache.get(two)).state.is_sealed


@pytest.mark.parametrize("at_deadline", ["bots", "score"])
async def test_a_game_of_another_rules_version_has_no_result(tmp_path: Path, at_deadline: str) -> None:
    async with open_club(tmp_path, at_deadline=at_deadline) as club:
        (table,) = await club.start_round()
        await club.node.cache.reload(table)
        changed = """replace(body, '"rules_version":', '"rules_version":9')"""
        await club.rows(f"UPDATE entries SET body = {changed} WHERE table_id = $1", table)
        assert (await club.node.cache.get(table)).state.is_frozen
        await club.do(EndRound(round=1))
        played = (await club.state()).rounds[0]
        assert (played.ended is not None, played.tables[0].scores) == (True, None)


async def test_a_parked_table_does_not_stop_a_round(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        (table,) = await club.start_round()
        await club.node.cache.reload(table)
        await club.rows("UPDATE tables SET updated = 0, due = NULL")
        await club.node.housekeeping.park_abandoned()
        await club.node.tournament_rounds.advance(club.id)
        state = await club.state()
        assert (state.stage, state.rounds[0].tables[0].scores) == ("break", None)
        assert (await club.node.cache.get(table)).state.stage == "over", "nobody plays a game that does not count"


async def test_a_table_is_not_parked_before_the_deadline_of_its_round(tmp_path: Path) -> None:
    async with open_club(tmp_path, round_minutes=60 * 24 * 60) as club:
        (table,) = await club.start_round()
        await club.node.cache.reload(table)
        await club.rows("UPDATE tables SET updated = 0")
        assert await club.rows("SELECT due FROM tables") == [(None,)]
        await club.node.housekeeping.park_abandoned()
        assert (await club.node.database.tables.stored_table(table))[1] == "playing"
        await club.node.database.moderation.remove(club.id, "its name")
        await club.node.tournament_rounds._advance_due(club.id, has_ended_table=False)
        await club.node.housekeeping.park_abandoned()
        assert (await club.node.database.tables.stored_table(table))[1] == "parked"


async def test_one_repetition_whoever_is_faster(tmp_path: Path) -> None:
    async with open_club(tmp_path, rounds=1) as club, new_node(club.node.database) as other:
        await club.play_round()
        nodes, repeat = (club.node, other), RepeatTournament()
        await asyncio.gather(*(node.tournaments.run(club.id, ORGANISER, repeat) for node in nodes))
        stored = {tournament for (tournament,) in await club.rows("SELECT id FROM tournaments")}
        named = (await club.state()).repetition
        assert stored == {club.id, named.id}


def test_the_published_seed_does_not_reveal_the_repetition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _: 7)
    form = TournamentForm("Friday", TournamentSettings())
    first, second = (fold_log(name, opening_entries(ORGANISER, form, "invitation", 0.0)) for name in ("a", "b"))
    assert first.seed == second.seed == 7
    assert first.repetition.id != second.repetition.id
    assert first.repetition.invitation != second.repetition.invitation


@pytest.mark.parametrize("statement", ["create", "append"])
async def test_a_repetition_is_open_before_players_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    async def crash(*_: object) -> None:
        raise RefusalError("unavailable", "no answer")

    async with open_club(tmp_path, rounds=1) as club:
        await club.play_round()
        with monkeypatch.context() as patched:
            patched.setattr(club.node.database.tournaments, statement, crash)
            for _ in range(2):
                assert await refusal_of(club, RepeatTournament(), 1) == "unavailable"
        assert not (await club.state()).is_repeated
        page = await club.do(RepeatTournament())
        again = await club.node.tournament_cache.read(page["you"]["repeat"]["id"])
        assert (again.title, again.invitation) == ("Friday", page["you"]["repeat"]["invitation"])
        stored = {tournament for (tournament,) in await club.rows("SELECT id FROM tournaments")}
        assert stored == {club.id, again.id}


async def test_only_organisers_open_a_repetition_of_a_tournament_that_is_over(tmp_path: Path) -> None:
    async with open_club(tmp_path, rounds=1) as club:
        assert await refusal_of(club, RepeatTournament(), 1) == "round_not_over"
        await club.play_round()
        assert await refusal_of(club, RepeatTournament(), 2) == "not_organiser"
        assert await club.rows("SELECT id FROM tournaments") == [(club.id,)]


# Without a command


async def ignore(self: CommandRouter, table: str, order: Order) -> None:
    """Leave the table as it is, as if bots were still playing."""


async def settle(club: Club) -> None:
    """Wait until the node advances no tournament."""
    while club.node.tournament_rounds._advancing:
        await asyncio.sleep(0.001)


async def test_a_table_that_does_not_respond_delays_only_its_own_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(tmp_path, 4) as club:
        stuck, sound = await club.start_round()
        rounds, give, asked = club.node.tournament_rounds, CommandRouter.order, list[str]()

        async def maybe(self: CommandRouter, table: str, order: Order) -> None:
            asked.append(table)
            if table == stuck:
                raise RefusalError("unavailable", "no answer")
            await give(self, table, order)

        with monkeypatch.context() as patched:
            patched.setattr(CommandRouter, "order", maybe)
            await club.do(EndRound(round=1))
            over = {table.table: table.over for table in (await club.state()).rounds[0].tables}
            assert over == {stuck: False, sound: True}
            await rounds.advance_due()
            await settle(club)
            tries, waits = asked.count(stuck), [rounds._retries[club.id].wait]
            await rounds.advance_due()
            await settle(club)
            assert (asked.count(stuck), asked.count(sound)) == (tries, 1), "it waits before it tries again"
            for _ in range(6):
                rounds._retries[club.id] = rounds._retries[club.id]._replace(at=0.0)
                await rounds.advance_due()
                await settle(club)
                waits.append(rounds._retries[club.id].wait)
            assert waits == [2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]
        await rounds.advance(club.id)
        assert (await club.state()).stage == "break"


async def test_a_round_ends_right_after_its_last_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(tmp_path, at_deadline="bots") as club:
        (table,) = await club.start_round()
        rounds = club.node.tournament_rounds
        with monkeypatch.context() as patched:
            patched.setattr(CommandRouter, "order", ignore)
            await club.do(EndRound(round=1))
            await rounds.advance_due()
            await settle(club)
        await club.node.router.order(table, Order("score"))
        assert rounds._retries[club.id].at > time.monotonic()
        await rounds.advance_due()
        await settle(club)
        assert (await club.state()).stage == "break"


async def test_processes_forget_the_orders_of_a_round_that_another_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(tmp_path, rounds=1) as club, new_node(club.node.database) as other:
        (table,) = await club.start_round()
        rounds = club.node.tournament_rounds, other.tournament_rounds
        with monkeypatch.context() as patched:
            patched.setattr(CommandRouter, "order", ignore)
            await club.do(EndRound(round=1))
            for each in rounds:
                await each.advance(club.id)
        assert all(each._obeyed for each in rounds)
        await club.node.router.order(table, Order("score"))
        await rounds[0].advance(club.id)
        for each in rounds:
            await each.advance_due()
        assert not any(each._obeyed for each in rounds)


async def test_an_ended_table_that_changes_nothing_is_not_tried_every_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = list[str]()

    async def fail(tournament: str) -> bool:
        tries.append(tournament)
        return False

    async with open_club(tmp_path, at_deadline="bots") as club:
        (table,) = await club.start_round()
        await club.node.router.order(table, Order("score"))
        rounds = club.node.tournament_rounds
        monkeypatch.setattr(rounds, "advance", fail)
        for _ in range(3):
            await rounds.advance_due()
            await settle(club)
        assert tries == [club.id]


async def deadline_of(club: Club) -> float:
    deadline = (await club.state()).rounds[-1].deadline
    assert deadline is not None
    return deadline


async def test_an_organiser_extends_a_round(tmp_path: Path) -> None:
    async with open_club(tmp_path, round_minutes=10) as club:
        assert await refusal_of(club, ExtendRound(round=1, deadline=1.0), 1) == "stale"
        await club.start_round()
        deadline = await deadline_of(club)
        assert await refusal_of(club, ExtendRound(round=1, deadline=deadline + 60), 2) == "not_organiser"
        assert await refusal_of(club, ExtendRound(round=1, deadline=deadline + 1e9), 1) == "bad_message"
        for later in (60, 60, -60):
            await club.do(ExtendRound(round=1, deadline=deadline + later))
        assert await deadline_of(club) == deadline + 60
        club.node.clock._offset += 630
        await club.node.tournament_rounds.advance(club.id)
        assert (await club.state()).stage == "playing"
        club.node.clock._offset += 60
        await club.node.tournament_rounds.advance(club.id)
        assert (await club.state()).stage == "break"
        assert await refusal_of(club, ExtendRound(round=1, deadline=deadline + 900), 1) == "stale"


async def test_a_deadline_that_passes_during_an_outage_is_moved(tmp_path: Path) -> None:
    async with open_club(tmp_path, round_minutes=10) as club:
        await club.start_round()
        late = await deadline_of(club) + 60
        club.node.clock._offset += 660
        club.node.tournament_rounds._started_at = late  # as after a restart
        await club.node.tournament_rounds.advance(club.id)
        assert await deadline_of(club) == late + tournament_rounds.OUTAGE_GRACE_SECONDS
        assert (await club.state()).stage == "playing"
        club.node.clock._offset += tournament_rounds.OUTAGE_GRACE_SECONDS
        await club.node.tournament_rounds.advance(club.id)
        assert (await club.state()).stage == "break"


async def test_a_round_whose_tables_cannot_be_opened_can_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, failing = TableCache.create, list[str]()

    async def maybe(self: TableCache, live: LiveTable, log: list[AnyEntry]) -> CreatedTable:
        if failing and live.id != failing[0]:
            raise OSError("no space")
        failing.append(live.id)
        return await create(self, live, log)

    async with open_club(tmp_path, 4) as club:
        monkeypatch.setattr(TableCache, "create", maybe)
        await club.start_round()
        assert (await club.state()).stage == "starting"
        await club.end_round()
        state = await club.state()
        assert state.stage == "break"
        assert sorted(table.scores is None for table in state.rounds[0].tables) == [False, True]
        monkeypatch.undo()
        await club.start_round()


async def test_a_stuck_tournament_does_not_delay_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(tmp_path) as club:
        await club.start_round()
        rounds, never, stuck = club.node.tournament_rounds, asyncio.Event(), club.id
        advance = rounds.advance

        async def maybe(tournament: str) -> bool:
            if tournament == stuck:
                await never.wait()
            return await advance(tournament)

        monkeypatch.setattr(rounds, "advance", maybe)
        await club.rows("UPDATE tournaments SET due = 1")
        await club.open(2, pause_minutes=0, rounds=2)
        await club.play_round()
        async with asyncio.timeout(SECONDS):
            await rounds.advance_due()
            while len((await club.state()).rounds) < 2:
                await asyncio.sleep(0.001)
        assert stuck in rounds._advancing
        never.set()


async def test_a_command_that_changes_nothing_advances_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advance(tournament: str) -> bool:
        raise AssertionError("nothing has changed")

    async with open_club(tmp_path) as club:
        monkeypatch.setattr(club.node.tournament_rounds, "advance", advance)
        await club.do(Join(), 2)


async def test_followers_receive_a_page_only_after_a_change_and_large_ones_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(tmp_path) as club:
        followers, frames = club.node.tournament_followers, list[bytes]()
        monkeypatch.setattr(tournament_followers, "BROADCAST_DELAY_SECONDS", 0.0)
        await followers.follow(club.id, Viewer("", frames.append, lambda code, why: None))
        await followers._broadcast(club.id)
        assert len(frames) == 1
        await club.join([3])
        await followers._broadcast(club.id)
        assert len(frames) == 2
        assert followers._delays[club.id] == len(frames[-1]) / tournament_followers.BROADCAST_BYTES_PER_SECOND


async def test_a_page_shows_the_latest_corrections(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        await club.play_round()
        for points in range(120):
            page = await club.do(CorrectResult(round=1, table=1, scores=(points, 1)))
        assert [change["after"][0] for change in page["corrections"]] == list(range(20, 120))
        assert page["correction_count"] == 120
