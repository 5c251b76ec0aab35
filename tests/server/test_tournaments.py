"""Tournaments over HTTP: joining, rounds, duplicate deals, deadlines, crashes, and people who mean harm."""

import asyncio
import csv
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nasrid import replay
from nasrid.rules.pieces.chance import commitment
from nasrid.server.web.api import ENDPOINTS, PUBLIC_ENDPOINTS
from tests.server.client import SECONDS, Person, Server, check_refused, device
from tests.server.evenings import Evening, Page, open_evening, pairings, scores
from tests.server.schemas import check_answer
from tests.server.test_moderation import admin

PAIRS: dict[str, Any] = {"game": "alhambra", "players": 2}
KILLS = (3, 40)  # acknowledged moves in a round before a kill


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    limits = ["tournaments_per_hour=1000", "joins_per_hour=1000", "tournament_players=6"]
    with Server(tmp_path_factory.mktemp("server"), limits=limits) as running:
        yield running


# Joining


async def test_guests_join_by_link_and_strangers_do_not(server: Server, mallory: Person) -> None:
    async with open_evening(server, 2, options=PAIRS) as evening, device(server) as visitor:
        await evening.join()
        page = await evening.see(evening.people[1])
        assert [player["name"] for player in page["players"]] == ["Player 0", "Player 1"]
        assert page["you"]["number"] == 2
        assert "invitation" not in page["you"], "only organisers know the link"
        for invitation in ("", "guess"):
            check_refused(await evening.ask(mallory, "join", invitation=invitation), "not_admitted")
        assert (await visitor.good("GET", evening.path))["you"].keys() == {"now"}
        check_refused(await evening.ask(visitor, "join", invitation=evening.invitation), "not_signed_in")
        await evening.do("renew_link")
        check_refused(await evening.ask(mallory, "join", invitation=evening.invitation), "not_admitted")


async def test_one_seat_per_account_and_one_log_for_repeated_commands(server: Server) -> None:
    async with open_evening(server, 3, options=PAIRS) as evening:
        await evening.join()
        before = await evening.see()
        await evening.join()
        page = await evening.do("start_round", round=1)
        again = await evening.do("start_round", round=1)
        assert (len(page["players"]), page["rounds"]) == (3, again["rounds"])
        assert page["seq"] == before["seq"] + 2


async def test_organisers_keep_a_tournament_in_order(server: Server, mallory: Person, omar: Person) -> None:
    async with open_evening(server, 3, options=PAIRS, listed=True) as evening:
        await evening.join()
        await evening.do("join", mallory)
        for kind, fields in (
            ("start_round", {"round": 1}),
            ("remove_players", {"numbers": [1]}),
            ("set_organiser", {"number": 4, "organiser": True}),
            ("set_joining", {"allowed": False}),
            ("finish", {}),
            ("repeat", {}),
            ("correct_result", {"round": 1, "table": 1, "scores": None}),
        ):
            check_refused(await evening.ask(mallory, kind, **fields), "not_organiser")
        check_refused(await evening.ask(mallory, "check_in", numbers=[1]), "not_organiser")
        helper = evening.people[1]
        await evening.do("set_organiser", number=2, organiser=True)
        await evening.do("remove_players", helper, numbers=[4])
        check_refused(await evening.ask(mallory, "join", invitation=evening.invitation), "not_admitted")
        await evening.do("set_joining", helper, allowed=False)
        check_refused(await evening.ask(omar, "join"), "joining_closed")
        assert [player["absence"] for player in (await evening.see())["players"]] == [None, None, None, "removed"]
        await evening.do("check_in", helper, numbers=[4])
        assert all(player["present"] for player in (await evening.see())["players"])


async def test_a_player_who_takes_another_name_keeps_seat_and_name(server: Server) -> None:
    async with open_evening(server, 2, options=PAIRS, rounds=1, at_deadline="score") as evening:
        await evening.join()
        one, two = evening.people
        await two.good("POST", "/api/me", {"name": "Player 0"})
        await evening.do("join", two, invitation=evening.invitation)
        page = await evening.do("start_round", round=1)
        assert [player["name"] for player in page["players"]] == ["Player 0", "Player 1"]
        table = (await evening.see(two))["you"]["table"]
        names = {seat["name"] for seat in (await one.see(table))["table"]["seats"]}
        assert names == {"Player 0", "Player 1"}
        assert (await evening.see(two))["you"]["number"] == 2


async def test_a_crowd_of_strangers_finds_a_limit(server: Server) -> None:
    async with open_evening(server, 7, options=PAIRS) as evening:
        await evening.join(*evening.people[:6])
        stranger = evening.people[6]
        check_refused(await evening.ask(stranger, "join", invitation=evening.invitation), "too_many_players")


async def test_a_tournament_for_players_with_a_login(server: Server, omar: Person) -> None:
    async with open_evening(server, 1, options=PAIRS, guests=False, listed=True) as evening:
        check_refused(await evening.ask(omar, "join"), "login_required")
        await omar.good("PUT", "/api/me/password", {"login": "omar", "password": "correct horse"})
        await evening.do("join", omar)
        listed = (await omar.good("GET", "/api/tournaments"))["tournaments"]
        mine = (await omar.good("GET", "/api/me/tournaments"))["tournaments"]
        assert evening.id in {one["id"] for one in listed}
        assert [one["id"] for one in mine] == [evening.id]


async def test_commands_to_tournaments_are_limited_per_address(tmp_path: Path) -> None:
    """Each changes a page that takes long to compute, and a person can be any number of guests."""
    with Server(tmp_path, limits=["side_commands_per_10min=2"]) as server:
        async with open_evening(server, 6, options=PAIRS) as evening:
            for person in evening.people[:5]:
                await evening.join(person)
                await evening.do("quit", person)
                check_refused(await evening.ask(person, "check_in"), "rate_limited")
            check_refused(await evening.ask(evening.people[5], "join"), "rate_limited")
            elsewhere = {"x-forwarded-for": "192.0.2.7"}
            join = {"type": "join", "invitation": evening.invitation}
            status, _ = await evening.people[5].ask("POST", f"{evening.path}/commands", join, headers=elsewhere)
            assert status == 200


async def test_many_corrections_cost_more_of_the_quota(tmp_path: Path) -> None:
    """They are megabytes, which the server keeps for every client that reads slowly."""
    with Server(tmp_path, limits=["burst_requests=80", "requests_per_10s=10"]) as server:
        async with open_evening(server, 2, options=PAIRS) as evening:
            await evening.join()
            await evening.do("start_round", round=1)
            last = (await evening.until_stage("playing"))["seq"]
            path, elsewhere = f"{evening.path}/corrections", {"x-forwarded-for": "192.0.2.7"}
            for _ in range(4):
                assert (await evening.organiser.ask("GET", path, headers=elsewhere))[0] == 200
            entry = {"entry": "result_corrected", "at": 1.0, "round": 1, "table": 1, "scores": [1, 2], "name": "Omar"}
            with closing(sqlite3.connect(server.data / "nasrid.sqlite", timeout=SECONDS)) as file, file:
                rows = [(evening.id, last + number, json.dumps(entry)) for number in range(1, 2_001)]
                file.executemany("INSERT INTO tournament_entries (tournament_id, seq, body) VALUES (?, ?, ?)", rows)
                file.execute("UPDATE tournaments SET seq = seq + 2000, version = version + 1")
            assert len((await evening.organiser.good("GET", path))["corrections"]) == 2_000
            check_refused(await evening.organiser.ask("GET", path), "rate_limited")


async def test_the_link_of_a_tournament_admits_guests_beyond_the_quota_of_their_address(tmp_path: Path) -> None:
    """One address brings no more of them than a tournament has players."""
    limits = ["guests_per_hour=3", "tournament_players=4", "lobby_tables_per_hour=1"]
    with Server(tmp_path, limits=limits) as server:
        async with open_evening(server, 3, options=PAIRS, rounds=1, at_deadline="score", listed=True) as evening:
            link = {"tournament": evening.id, "invitation": evening.invitation}
            for number in range(4):
                async with device(server) as guest:
                    wrong = link | {"invitation": "guess"}
                    check_refused(await guest.ask("POST", "/api/me", {"name": "Noor"} | wrong), "quota_exceeded")
                    await guest.good("POST", "/api/me", {"name": f"Noor {number}"} | link)
            form = {"title": "Another", "settings": {"options": PAIRS}}
            another = await evening.people[1].good("POST", "/api/tournaments", form)
            another_link = {"tournament": another["id"], "invitation": another["invitation"]}
            async with device(server) as guest:
                for used in (link, another_link):
                    check_refused(await guest.ask("POST", "/api/me", {"name": "Noor"} | used), "quota_exceeded")
                elsewhere = {"x-forwarded-for": "192.0.2.7"}
                status, _ = await guest.ask("POST", "/api/me", {"name": "Noor"} | link, headers=elsewhere)
                assert status == 200
            await evening.join()
            await end_rounds(evening, 1)
            check_refused(await evening.ask(evening.organiser, "repeat"), "quota_exceeded")


# Rounds


async def end_rounds(evening: Evening, number: int) -> Page:
    """Start this many rounds and end them after one action at each table."""
    page = await evening.see()
    for _ in range(number):
        played = len(page["rounds"]) + 1
        await evening.do("start_round", round=played)
        await evening.act()
        await evening.do("end_round", round=played)
        page = await evening.until_stage("break", "over")
    return page


async def test_latecomers_leavers_and_no_shows(server: Server) -> None:
    settings = {"rounds": 3, "check_in": True, "no_shows": "drop", "uneven": "rest", "at_deadline": "score"}
    async with open_evening(server, 5, options=PAIRS, **settings) as evening:
        *early, late = evening.people
        await evening.join(*early)
        check_refused(await evening.ask(evening.organiser, "start_round", round=1), "too_few_players")
        for person in early[:3]:
            await evening.do("check_in", person)
        page = await end_rounds(evening, 1)
        assert len(page["rounds"][0]["tables"]) == 1
        assert len(page["rounds"][0]["rests"]) == 1
        assert page["players"][3]["absence"] == "no_show"
        await evening.do("join", late, invitation=evening.invitation)
        await evening.do("quit", early[1])
        page = await end_rounds(evening, 1)
        (pair,), rests = pairings(page)[1]
        assert {*pair, *rests} == {1, 3, 5}
        await evening.do("join", early[1])
        page = await end_rounds(evening, 1)
        assert page["stage"] == "over"
        assert len(pairings(page)[2][0]) == 2
        late_row = next(row for row in page["standings"] if row["number"] == 5)
        assert late_row["missed"] == 1


async def test_bots_play_for_no_shows_until_the_end(server: Server) -> None:
    async with open_evening(server, 2, options=PAIRS, rounds=1, check_in=True, no_shows="bot") as evening:
        await evening.join()
        page = await evening.do("start_round", round=1)
        assert (page["stage"], page["you"]["table"]) == ("playing", page["rounds"][0]["tables"][0]["table"])
        snapshot = await evening.organiser.see(page["you"]["table"])
        assert [seat["away"] for seat in snapshot["table"]["seats"]] == [True, True]
        page = await evening.until_stage("over")
        (table,) = page["rounds"][0]["tables"]
        assert max(table["scores"]) > 0
        assert sorted(table["absent"]) == [1, 2]
        assert [(row["points"], row["games"], row["missed"]) for row in page["standings"]] == [(0.0, 0, 1)] * 2


async def test_at_the_deadline_bots_finish_what_players_cannot_continue(server: Server) -> None:
    async with open_evening(server, 2, options=PAIRS, rounds=1, at_deadline="bots") as evening:
        await evening.join()
        page = await evening.do("start_round", round=1)
        table = page["you"]["table"]
        async with evening.organiser.connect(table) as seat:
            await evening.do("end_round", round=1)
            await seat.until_entry("time_called")
            assert (await seat.do("come_back"))["code"] == "game_over"
            await seat.see(lambda seat: seat.is_over)
            assert all(event["by"] == "stand_in" for event in seat.events if event["entry"] == "acted")
        assert (await evening.until_stage("over"))["rounds"][0]["tables"][0]["scores"]


async def test_rounds_go_on_by_themselves(server: Server) -> None:
    settings = {"rounds": 2, "pause_minutes": 0, "at_deadline": "score"}
    async with open_evening(server, 4, options=PAIRS, final=True, **settings) as evening:
        await evening.join()
        await evening.do("start_round", round=1)
        for number in (1, 2, 3):
            await evening.until(lambda page, number=number: len(page["rounds"]) == number)  # type: ignore[misc]
            await evening.do("end_round", round=number)
        page = await evening.until_stage("over")
        assert [info["final"] for info in page["rounds"]] == [False, False, True]
        assert len(page["rounds"][2]["tables"]) == 1
        assert page["seed"]
        assert commitment(int(page["seed"])) == page["commitment"]


async def test_corrections_are_visible_and_count(server: Server) -> None:
    async with open_evening(server, 4, options=PAIRS, rounds=2, at_deadline="score") as evening:
        await evening.join()
        page = await end_rounds(evening, 1)
        (first, _), _ = pairings(page)[0]
        page = await evening.do("correct_result", round=1, table=1, scores=[70, 90])
        await evening.do("correct_result", round=1, table=2, scores=None)
        page = await evening.do("correct_result", round=1, table=2, scores=None)
        changes = [(change["by"], change["table"], change["before"], change["after"]) for change in page["corrections"]]
        assert changes == [("Player 0", 1, [0, 0], [70, 90]), ("Player 0", 2, [0, 0], None)]
        assert page["standings"][0]["number"] == first[1]
        text = (await evening.organiser.http.get(f"{evening.path}/standings.csv")).text
        rows = list(csv.DictReader(io.StringIO(text)))
        assert [int(row["player"]) for row in rows] == [row["number"] for row in page["standings"]]
        for wrong in ({"round": 2, "table": 1}, {"round": 1, "table": 3}, {"round": 1, "table": 1, "scores": [1] * 3}):
            fields = {"scores": None} | wrong
            check_refused(await evening.ask(evening.organiser, "correct_result", **fields), "bad_message")


async def test_a_removed_table_does_not_stop_a_round(server: Server) -> None:
    async with open_evening(server, 4, options=PAIRS, rounds=1, at_deadline="score") as evening:
        await evening.join()
        page = await evening.do("start_round", round=1)
        admin(server, "remove", page["rounds"][0]["tables"][0]["table"], "test")
        await evening.do("end_round", round=1)
        page = await evening.until_stage("over")
        assert scores(page) == [[None, [0, 0]]]
        profile = await evening.organiser.good("GET", "/api/me/profile")
        assert (profile["games"], profile["statistics"]) == ([], []), "the game did not end"


async def test_a_moderator_removes_a_tournament(server: Server) -> None:
    async with open_evening(server, 2, options=PAIRS, listed=True, at_deadline="score") as evening:
        await evening.join()
        table = (await evening.do("start_round", round=1))["you"]["table"]
        admin(server, "remove", evening.id, "its name")
        check_refused(await evening.organiser.ask("GET", evening.path), "no_such_tournament")
        check_refused(await evening.ask(evening.organiser, "end_round", round=1), "no_such_tournament")
        assert (await evening.organiser.see(table))["table"]["stage"] == "playing"
        for listing in ("/api/tournaments", "/api/me/tournaments"):
            assert evening.id not in str(await evening.organiser.good("GET", listing))


async def test_another_tournament_with_one_tap(server: Server) -> None:
    async with open_evening(server, 3, options=PAIRS, rounds=1, at_deadline="score") as evening:
        await evening.join()
        await evening.do("remove_players", numbers=[3])
        check_refused(await evening.ask(evening.organiser, "repeat"), "round_not_over")
        await end_rounds(evening, 1)
        page = await evening.do("repeat")
        assert page["you"]["repeat"] == (await evening.do("repeat"))["you"]["repeat"]
        invited = (await evening.see(evening.people[1]))["you"]["repeat"]
        assert "repeat" not in (await evening.see(evening.people[2]))["you"], "the organiser has removed this player"
        again = Evening(evening.people, invited)
        await again.join(evening.people[1])
        assert (await again.see())["settings"] == page["settings"]


async def test_a_round_robin_has_the_rounds_of_its_schedule(server: Server) -> None:
    settings = {"format": "round_robin", "at_deadline": "score"}
    async with open_evening(server, 3, options=PAIRS, **settings) as evening:
        await evening.join()
        assert (await evening.see())["planned_rounds"] is None
        page = await end_rounds(evening, 3)
        assert (page["stage"], page["planned_rounds"]) == ("over", 3)
        met = [frozenset(pair) for (pair,), _ in pairings(page)]
        assert len(set(met)) == 3


# Following


async def test_followers_see_changes_as_they_happen(server: Server) -> None:
    async with open_evening(server, 2, options=PAIRS) as evening, device(server) as visitor:
        address = server.url.replace("http", "ws", 1) + evening.path + "/ws"
        async with connect(address) as socket, asyncio.timeout(SECONDS):
            page = json.loads(await socket.recv())
            check_answer("GET", evening.path, 200, page)
            assert page["players"] == []
            await evening.join()
            while len(page["players"]) < 2:
                page = json.loads(await socket.recv())
            assert page["you"].keys() == {"now"}
            await socket.send("{}")
            with pytest.raises(ConnectionClosed):
                await _drain(socket)
        assert (await visitor.good("GET", evening.path))["seq"] == page["seq"]
        with pytest.raises(InvalidStatus):
            await connect(address.replace(evening.id, "none"))


async def _drain(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


# Duplicate


async def test_nobody_learns_the_deal_before_every_table_is_over(server: Server, mallory: Person) -> None:
    settings = {"rounds": 1, "duplicate": True}
    async with open_evening(server, 5, options=PAIRS, **settings) as evening, device(server) as visitor:
        promised = (await evening.see())["next_commitment"]
        await evening.join()
        helper = evening.people.pop()
        await evening.do("set_organiser", number=5, organiser=True)
        await evening.do("quit", helper)
        page = await evening.do("start_round", round=1)
        one, two = (table["table"] for table in page["rounds"][0]["tables"])
        players = await evening.travellers()
        fast = [player for player in players if player.seat.table == one]
        slow = [player for player in players if player.seat.table == two]
        async with slow[0].person.connect(two) as seat:
            await seat.until(lambda message: message["type"] == "snapshot")
            assert (await seat.do("hint"))["code"] in ("hints_disabled", "not_your_decision")
            assert (await seat.do("request_undo"))["code"] == "nothing_to_undo"
            assert (await seat.do("move_to_device"))["type"] == "error"
        await asyncio.gather(*(player.play() for player in fast))
        await evening.until(lambda page: page["rounds"][0]["tables"][0]["over"])
        # The organiser's export contains the pairing of the round, with the addresses of all tables.
        other = next(player.person for player in slow if player.person is not evening.organiser)
        people = {"mallory": mallory, "visitor": visitor, "other table": other, "organiser without a seat": helper}
        for name, person in people.items():
            await _check_sealed(person, one, name)
        await _check_own_table(fast[0].person, one)
        for person in (mallory, helper, evening.organiser, *(player.person for player in players)):
            await _check_no_seed(person, evening)

        await evening.do("end_round", round=1)
        page = await evening.until_stage("over")
        records = (await mallory.good("GET", f"{evening.path}/rounds/1/records"))["records"]
        seed = int(page["rounds"][0]["seed"])
        assert {record["seed"] for record in records} == {seed}
        assert {record["commitment"] for record in records} == {promised} == {commitment(seed)}
        assert replay(records[0]).is_over
        dealt = [(await mallory.good("GET", f"/api/tables/{table}/events?seat=0"))["events"] for table in (one, two)]
        first, second = (next(event for event in events if event["entry"] == "started") for events in dealt)
        assert first["view"] == second["view"]
        assert first["private"]["hand"] == second["private"]["hand"]


SEALED: tuple[tuple[str, str, dict[str, Any] | None, str], ...] = (
    ("GET", "", None, "round_not_over"),
    ("GET", "/events", None, "round_not_over"),
    ("GET", "/events?seat=0", None, "round_not_over"),
    ("GET", "/events?after=1", None, "round_not_over"),
    ("GET", "/record", None, "game_not_over"),
    ("GET", "/review", None, "game_not_over"),
    ("GET", "/people", None, "not_seated"),
    ("POST", "/review", {}, "game_not_over"),
    ("POST", "/judge", {"action": 5, "move": "take y2"}, "game_not_over"),
    ("POST", "/branch", {"after": 20, "seat": 0}, "game_not_over"),
    ("POST", "/invite", {"person": "somebody"}, "not_seated"),
)
SEALED_COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sit", {}),
    ("request_seat", {}),
    ("act", {"action": "take y2", "seq": 5}),
    ("hint", {}),
    ("rematch", {}),
    ("try_tile", {"tile": "garden8NE"}),
    ("preview", {"action": "take y2", "seq": 5}),
    ("send_chat", {"text": "what is next?"}),
    ("undo", {"seq": 5}),
    ("request_undo", {}),
    ("vote_out", {"seat": 0}),
    ("move_to_device", {}),
)


async def _check_sealed(person: Person, table: str, name: str) -> None:
    """Try every way to a table that another player has."""
    for method, path, body, code in SEALED:
        must_sign_in = name == "visitor" and (method == "POST" or path == "/people")
        reply = await person.ask(method, f"/api/tables/{table}{path}", body)
        check_refused(reply, "not_signed_in" if must_sign_in else code)
    address = person.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    for query in ("", "?after=0", "?after=5"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address + query, additional_headers={"Cookie": person.cookie})
        assert refused.value.response.status_code == 409, name
    for endpoint in PUBLIC_ENDPOINTS:
        if endpoint.method == "GET" and "{" not in endpoint.path and endpoint.path != "/metrics":
            response = await person.http.get(endpoint.path)
            assert table not in response.text, (name, endpoint.path)
    if name != "visitor":
        for kind, fields in SEALED_COMMANDS:
            status, answer = await person.do(table, kind, **fields)
            assert status in (403, 409), (name, kind, answer)


def test_every_way_to_a_table_is_tried() -> None:
    tried = {(method, "/api/tables/{table}" + path.partition("?")[0]) for method, path, *_ in SEALED}
    ways = {(each.method, each.path) for each in ENDPOINTS if each.path.startswith("/api/tables/{table}")}
    assert ways - tried == {("POST", "/api/tables/{table}/commands"), ("POST", "/api/tables/{table}/report")}


async def _check_own_table(person: Person, table: str) -> None:
    """The players see their own table after its end, but not what the deal was."""
    assert (await person.see(table))["table"]["stage"] == "over"
    own = (await person.see(table))["you"]["seat"]
    events = (await person.good("GET", f"/api/tables/{table}/events"))["events"]
    assert "seed" not in str(events)
    check_refused(await person.ask("GET", f"/api/tables/{table}/events?seat={1 - own}"), "game_not_over")
    check_refused(await person.ask("GET", f"/api/tables/{table}/record"), "game_not_over")
    check_refused(await person.ask("POST", f"/api/tables/{table}/branch", {"after": 9, "seat": own}), "game_not_over")


async def _check_no_seed(person: Person, evening: Evening) -> None:
    """No list, page or export of a person contains a seed while the round is played."""
    page = await evening.see(person)
    assert page["seed"] == page["rounds"][0]["seed"] == ""
    check_refused(await person.ask("GET", f"{evening.path}/rounds/1/records"), "round_not_over")
    for path in ("/api/me/export", "/api/me/tables", "/api/me/profile", "/api/tables", "/api/me/tournaments"):
        assert '"seed"' not in json.dumps(await person.good("GET", path)), path


# Crashes


async def test_pairings_and_results_survive_a_crash(tmp_path: Path) -> None:
    finished = []
    for kills in ((), KILLS):
        with Server(tmp_path / str(len(kills))) as server:
            options = {"game": "granada", "players": 4}
            async with open_evening(server, 8, options=options, rounds=2, at_deadline="score") as evening:
                evening.set_seed(server, 2024)
                await evening.join()
                await evening.do("start_round", round=1)
                players = await evening.travellers()
                playing = asyncio.gather(*(player.play(seconds=None) for player in players))
                for moves in kills:
                    while sum(len(player.acknowledged) for player in players) < moves:
                        await asyncio.sleep(0.01)
                    server.kill()
                    await asyncio.to_thread(server.start)
                await playing
                await evening.until_stage("break")
                page = await end_rounds(evening, 1)
                finished.append((pairings(page), scores(page), page["standings"], page["stage"]))
            assert "Traceback" not in server.log.read_text()
    assert finished[0] == finished[1]
    assert finished[0][3] == "over"
