"""Tournaments whose log cannot be read: they are reported, and nobody else notices."""

import asyncio
import logging
import time
from pathlib import Path

import msgspec
import pytest

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.tournaments import SetOrganiser
from nasrid.server.store.checks import check_database
from nasrid.server.store.driver import StoreError
from nasrid.server.table.live import Viewer
from tests.server.client import SECONDS
from tests.server.clubs import Club, open_club, person


async def damage(club: Club, seq: int = 4) -> None:
    """Make an entry unreadable, the last joining by default."""
    body = 'replace(body, \'"entry":"\', \'"entry":"not_\')'
    sql = f"UPDATE tournament_entries SET body = {body} WHERE tournament_id = $1 AND seq = $2"
    await club.rows(sql, club.id, seq)
    club.node.tournament_cache._loaded.clear()


async def refusal(club: Club) -> str:
    with pytest.raises(RefusalError) as refused:
        await club.node.tournament_cache.page(club.id, "")
    return refused.value.code


async def test_check_names_quarantines_and_releases_tournaments(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        damaged, reports = club.id, list[str]()
        await club.open(2)
        bodies = await club.rows("SELECT seq, body FROM tournament_entries WHERE tournament_id = $1", damaged)
        club.id = damaged
        await damage(club)
        assert await refusal(club) == "tournament_damaged"
        result = await check_database(club.node.database, reports.append)
        assert (result.damaged_tournaments, result.damaged_tables) == (1, 0)
        (line,) = reports
        assert line.startswith(f"tournament {damaged}: its entry 4 cannot be read: ")
        assert (await club.node.database.readings.read()).damaged_tournaments == 1
        assert [one.id for one in await club.node.database.tournaments.listed()] != []
        assert damaged not in {one.id for one in await club.node.database.tournaments.listed()}
        assert await refusal(club) == "tournament_damaged"

        for seq, body in bodies:
            sql = "UPDATE tournament_entries SET body = $3 WHERE tournament_id = $1 AND seq = $2"
            await club.rows(sql, damaged, seq, body)
        assert not any(await check_database(club.node.database, reports.append))
        assert [one.name for one in (await club.state()).players] == ["Player 1", "Player 2"]
        await club.start_round()


async def test_check_finds_a_log_that_lacks_entries(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        await club.rows("DELETE FROM tournament_entries WHERE tournament_id = $1 AND seq = 4", club.id)
        reports = list[str]()
        assert (await check_database(club.node.database, reports.append)).damaged_tournaments == 1
        assert reports == [f"tournament {club.id}: its log has 3 of 4 entries"]


async def test_accounts_in_a_damaged_tournament_can_be_deleted(tmp_path: Path) -> None:
    async with open_club(tmp_path, 3) as club:
        await club.add_accounts(1, 2, 3)
        damaged = club.id
        await club.do(SetOrganiser(number=3, organiser=True))
        await damage(club)
        store = club.node.database.tournaments
        for number in (1, 2):
            own = await store.own_entries(damaged, f"p{number}", asyncio.to_thread)
            assert own is not None
            assert len(msgspec.json.decode(own)) == {1: 3, 2: 0}[number]
            await club.node.account_deletion.delete(person(number))
        assert await club.rows("SELECT id FROM players") == [("p3",)]
        stored = str(await club.rows("SELECT body, summary, host FROM tournament_entries, tournaments"))
        assert not any(text in stored for text in ("Player 1", "Player 2", "Friday", "'p1'", '"p1"', '"p2"'))
        assert "Player 3" in stored


async def test_a_reset_name_leaves_a_damaged_tournament(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        await club.add_accounts(1, 2)
        await damage(club, 1)
        await club.node.database.moderation.reset_name("p2", "an insult")
        stored = str(await club.rows("SELECT body FROM tournament_entries"))
        assert "Player 1" in stored
        assert "Player 2" not in stored


@pytest.mark.parametrize("is_quarantined", [False, True])
@pytest.mark.parametrize(
    "problem",
    [
        "UPDATE tournament_entries SET body = '{' WHERE seq = 1",
        "UPDATE tournament_entries SET body = '{' WHERE seq = 4",
        "DELETE FROM tournament_entries WHERE seq = 4",
        """UPDATE tournament_entries SET body = '{"entry":"round_ended","at":1}' WHERE seq = 4""",
    ],
)
async def test_a_reset_title_leaves_the_lists_although_the_log_is_damaged(
    tmp_path: Path, problem: str, is_quarantined: bool
) -> None:
    async with open_club(tmp_path) as club:
        store, moderation = club.node.database.tournaments, club.node.database.moderation
        await club.rows(problem)
        if is_quarantined:
            await store.quarantine(club.id)
        async with asyncio.timeout(SECONDS):
            with pytest.raises(StoreError, match="nasrid check"):
                await moderation.reset_title(club.id, "an insult")
        assert "Friday" not in str([await store.listed(), await store.tournaments_of("p1")])
        assert "Friday" not in str(await club.rows("SELECT body, summary FROM tournament_entries, tournaments"))
        assert (await moderation.log()).actions[0].action == "reset title"


async def test_a_damaged_tournament_that_is_due_does_not_disturb(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_club(tmp_path) as club:
        damaged = club.id
        await club.node.tournament_followers.follow(damaged, Viewer("", lambda frame: None, lambda code, why: None))
        await club.rows("UPDATE tournaments SET due = 1")
        await damage(club)
        await club.open(2, pause_minutes=0, rounds=2)
        await club.play_round()
        rounds = club.node.tournament_rounds
        with caplog.at_level(logging.ERROR, "nasrid"):
            await rounds._advance_due(damaged, has_ended_table=False)
            await club.node.tournament_followers._broadcast(damaged)
        assert {line.message for line in caplog.records} == {"damaged tournament; run `nasrid check`"}
        assert rounds._retries[damaged].at > time.monotonic(), "it waits before it tries again"
        await rounds.advance(club.id)
        assert len((await club.state()).rounds) == 2
