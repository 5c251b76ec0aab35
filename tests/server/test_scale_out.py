"""Several processes serve the same tables, wherever players are connected and whichever process dies."""

import asyncio
import json
import os
import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

from nasrid.cli import main
from nasrid.server import serve
from nasrid.server.limits import Limits
from nasrid.server.node import nats_bus
from nasrid.server.node.bus import AbsentProcessError, BusError, Handler, Unsubscribe
from nasrid.server.node.nats_bus import NatsBus
from nasrid.server.node.node import Node
from nasrid.server.node.ownership import HEARTBEAT_TTL_SECONDS, MISSED_HEARTBEAT_SECONDS
from nasrid.server.node.peers import Peers
from nasrid.server.protocol.commands import Hint, PlayerRef, Preview, SendChat
from nasrid.server.protocol.entries import ChatSent
from nasrid.server.protocol.messages import Done, HintResult
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.moderation import Moderation
from nasrid.server.store.postgres import PostgresDriver
from nasrid.server.table.lease import Lease
from tests.processes import nasrid
from tests.server.client import SECONDS, Person, Seat, Server, check_refused
from tests.server.reviewing import review_of, store_table, until_done
from tests.server.services import Nats
from tests.server.stores import Place
from tests.server.travellers import LONG, Traveller, move

TRY_AGAIN = 1012
BOT = {"kind": "bot", "level": "apprentice"}
ALHAMBRA = {"game": "alhambra"}


class Cluster:
    """Two processes, their database and their bus."""

    def __init__(self, folder: Path, database: str, nats: Nats) -> None:
        self.database = database
        self.nats = nats
        options = ("--database", database, "--bus", nats.url)
        self.one, self.two = (
            Server(folder / name, *options, limits=["away_after_seconds=4"]) for name in ("one", "two")
        )

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        connection = await asyncpg.connect(self.database)
        try:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows
        finally:
            await connection.close()

    async def lease(self, table: str) -> tuple[str | None, int]:
        ((owner, epoch),) = await self.rows("SELECT owner, epoch FROM tables WHERE id = $1", table)
        return owner, epoch

    async def until(self, fulfilled: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(LONG):
            while not await fulfilled():
                await asyncio.sleep(0.1)

    async def log(self, table: str) -> list[dict[str, Any]]:
        """Return all entries. Check that none is missing and that no command occurs twice."""
        rows = await self.rows("SELECT seq, body FROM entries WHERE table_id = $1 ORDER BY seq", table)
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        log = [json.loads(body) for _, body in rows]
        commands = [(entry["player"], entry["command"]) for entry in log if entry.get("command")]
        assert len(commands) == len(set(commands))
        return log


@pytest.fixture
def cluster(tmp_path: Path, database: str, nats: Nats) -> Iterator[Cluster]:
    with ExitStack() as stack:
        made = Cluster(tmp_path, database, nats)
        stack.enter_context(made.one)
        stack.enter_context(made.two)
        yield made


@asynccontextmanager
async def table_of_two(
    cluster: Cluster, *bots: dict[str, str], game: dict[str, Any] = ALHAMBRA
) -> AsyncIterator[tuple[str, Person, Person]]:
    """Open a table that the host's process, the first, owns. The guest is connected to the second."""
    async with Person(cluster.one, "Zaida") as zaida, Person(cluster.two, "Omar") as omar:
        yield await open_table(zaida, omar, *bots, game=game), zaida, omar


async def open_table(host: Person, guest: Person, *bots: dict[str, str], game: dict[str, Any] = ALHAMBRA) -> str:
    return await host.open_with(guest, options=game | {"players": 2 + len(bots)}, seats=[{}, {}, *bots])


async def check_end(cluster: Cluster, table: str, seats: list[Seat], servers: list[Server]) -> None:
    """Check that all players see the same end, and that every process shows it."""
    length = len(await cluster.log(table))
    for seat in seats:
        for server in servers:
            move(seat.person, server)
            now = await seat.person.see(table)
            assert seat.seq == now["seq"] == length
            assert seat.view["players"] == now["view"]["players"]
            assert seat.standings == now["standings"]
            assert seat.view["winners"] == now["view"]["winners"] != []


async def check_acknowledged(cluster: Cluster, table: str, travellers: list[Traveller]) -> None:
    log = await cluster.log(table)
    for traveller in travellers:
        assert traveller.acknowledged
        for seq, command in traveller.acknowledged.items():
            assert log[seq - 1]["command"] == command["id"]


async def test_people_at_different_processes_play_to_the_end(cluster: Cluster) -> None:
    async with table_of_two(cluster, BOT, BOT, game={"game": "granada"}) as (table, zaida, omar):
        async with (
            Person(cluster.two, "Layla") as layla,
            zaida.connect(table) as first,
            omar.connect(table) as second,
            layla.connect(table) as watcher,
        ):
            await asyncio.gather(
                first.play(Random(1)), second.play(Random(2)), watcher.until(lambda _: watcher.is_over)
            )
            assert [event["seq"] for event in watcher.events][-20:] == list(range(watcher.seq - 19, watcher.seq + 1))
            again, also = await asyncio.gather(first.do("rematch"), second.do("rematch"))
            assert again["table"] == also["table"]
            for seat in (first, second, watcher):
                await seat.see(lambda seat: bool(seat.info["rematch"]))
            rematch = await omar.see(again["table"])
            assert [seat["name"] for seat in rematch["table"]["seats"]][:2] == ["Zaida", "Omar"]
            await check_end(cluster, table, [first, second, watcher], [cluster.one, cluster.two])
        assert (await cluster.lease(table))[1] == 1, "no process took the table over"


async def test_presence_and_repeated_commands_across_processes(cluster: Cluster) -> None:
    async with table_of_two(cluster) as (table, zaida, omar), Person(cluster.two, "Layla") as layla:
        async with zaida.connect(table) as first, layla.connect(table) as watcher:
            async with omar.connect(table) as second:
                for seat in (first, second, watcher):
                    await seat.see(lambda seat: shown(seat) == ([0, 1], 1))
            for seat in (first, watcher):
                await seat.see(lambda seat: shown(seat) == ([0], 1))
        await _repeat(cluster, table, zaida)


async def test_moderation_reaches_every_process(cluster: Cluster) -> None:
    driver = PostgresDriver(cluster.database)
    await driver.open()
    moderation = Moderation(driver)
    async with table_of_two(cluster) as (table, zaida, omar):
        ((player,),) = await cluster.rows("SELECT id FROM players WHERE name = 'Omar'")
        for done in (moderation.reset_name(player, "an insult"), moderation.remove(table, "more of them")):
            async with zaida.connect(table) as first, omar.connect(table) as second:
                names = [(await seat.until_type("snapshot"))["table"]["seats"][1]["name"] for seat in (first, second)]
                await done
                assert [await seat.closing_code() for seat in (first, second)] == [1012, 1012]
        assert names == ["…", "…"]
        for person in (zaida, omar):
            assert (await person.ask("GET", f"/api/tables/{table}"))[1]["code"] == "no_such_table"
    await driver.close()


async def test_sign_out_closes_connections_at_other_processes(cluster: Cluster) -> None:
    async with table_of_two(cluster) as (table, zaida, _):
        elsewhere = Person(cluster.two, "Zaida")
        elsewhere.http.cookies.update(zaida.http.cookies)
        async with elsewhere.connect(table) as seat:
            await seat.until_type("presence")
            await zaida.good("POST", "/api/logout", {})
            assert await seat.closing_code() == 1008
        await elsewhere.http.aclose()


def shown(seat: Seat) -> tuple[list[int], int]:
    return seat.presence.get("seats", []), seat.presence.get("watching", 0)


async def _repeat(cluster: Cluster, table: str, person: Person) -> None:
    """Send one command ten times, to both processes at once."""
    before = len(await cluster.log(table))
    command = {"type": "send_chat", "id": "once", "text": "peace be upon you"}
    cookies = dict(person.http.cookies)
    async with httpx.AsyncClient(cookies=cookies, timeout=SECONDS) as http:
        places = [cluster.one.url, cluster.two.url] * 5
        replies = await asyncio.gather(
            *(http.post(f"{place}/api/tables/{table}/commands", json=command) for place in places)
        )
    assert [reply.json() for reply in replies] == [{"type": "done", "id": "once", "seq": before + 1}] * 10
    assert [entry["entry"] for entry in (await cluster.log(table))[before:]] == ["chat_sent"]


async def test_play_continues_after_the_owner_is_killed(cluster: Cluster) -> None:
    """Its players reconnect elsewhere and continue. A bot plays for those who do not return. A table without viewers
    rests until one connects."""

    async with table_of_two(cluster, BOT) as (table, zaida, omar), Person(cluster.one, "Layla") as layla:
        left = await open_table(layla, omar, BOT)
        alone = await layla.open_table(options=ALHAMBRA | {"players": 2}, seats=[{}, BOT])
        servers = [cluster.one, cluster.two]
        players = [Traveller(one, table, servers, Random(3)) for one in (zaida, omar)]
        async with layla.connect(left) as gone, omar.connect(left) as deserted:
            await deserted.see(lambda seat: shown(seat)[0] == [0, 1])
            await asyncio.gather(*(player.play(lambda seat: seat.seq > 30) for player in players))
            playing = [asyncio.create_task(player.play()) for player in players]
            await cluster.until(lambda: has_come_to(cluster, table, 40))
            assert (await layla.do(alone["id"], "leave"))[0] == 200
            cluster.one.kill()
            assert await cluster.rows("SELECT DISTINCT state FROM tables") == [("playing",)]
            await gone.socket.close()
            async with asyncio.timeout(LONG):
                await asyncio.gather(*playing, deserted.play(Random(4)))
            assert any(event["entry"] == "player_away" and event["why"] == "gone" for event in deserted.events)
            assert any(event.get("by") == "stand_in" for event in deserted.events)
        await check_acknowledged(cluster, table, players)
        await check_end(cluster, table, [player.seat for player in players], [cluster.two])
        assert not await is_over(cluster, alone["id"])
        async with Person(cluster.two, "Nur") as nur, nur.connect(alone["id"]) as watcher:
            await watcher.until(lambda _: watcher.is_over)
        assert [(await cluster.lease(one))[1] for one in (table, left, alone["id"])] == [2, 2, 2]


async def has_come_to(cluster: Cluster, table: str, seq: int) -> bool:
    return len(await cluster.log(table)) >= seq


async def is_over(cluster: Cluster, table: str) -> bool:
    """Return True if the game is over. Read the database, because a request would load the table."""
    rows = await cluster.rows("SELECT state FROM tables WHERE id = $1", table)
    return bool(rows == [("over",)])


async def test_a_tournament_goes_on_at_the_process_that_is_left(cluster: Cluster) -> None:
    async with (
        Person(cluster.one, "Zaida") as zaida,
        Person(cluster.two, "Omar") as omar,
        Person(cluster.two, "Leila") as leila,
        Person(cluster.two, "Said") as said,
    ):
        settings = {"options": {"players": 2}, "rounds": 2, "pause_minutes": 0}
        form = {"title": "Friday", "settings": settings | {"listed": True, "duplicate": True}}
        path = "/api/tournaments/" + (await zaida.good("POST", "/api/tournaments", form))["id"]
        await asyncio.gather(
            *(one.good("POST", f"{path}/commands", {"type": "join"}) for one in (zaida, omar, leila, said))
        )
        address = cluster.two.url.replace("http", "ws", 1) + path + "/ws"
        async with connect(address) as follower, asyncio.timeout(LONG):
            page = await zaida.good("POST", f"{path}/commands", {"type": "start_round", "round": 1})
            while (followed := json.loads(await follower.recv()))["stage"] != "playing":
                pass
            assert followed["rounds"] == page["rounds"]
            table = page["you"]["table"]
            assert (await zaida.see(table))["table"]["tournament"]["sealed"]
            (other,) = {one["table"] for one in page["rounds"][0]["tables"]} - {table}
            pages = [(one, await one.good("GET", path)) for one in (omar, leila, said)]
            outsider = next(one for one, page in pages if page["you"]["table"] == other)
            for part in ("", "/events", "/events?seat=0", "/record"):
                code = "game_not_over" if part == "/record" else "round_not_over"
                check_refused(await outsider.ask("GET", f"/api/tables/{table}{part}"), code)
            assert (await outsider.see(other))["table"]["tournament"]["sealed"], "their own table"
            cluster.one.kill()
            move(zaida, cluster.two)
            await zaida.good("POST", f"{path}/commands", {"type": "end_round", "round": 1})
            while len(followed["rounds"]) < 2:
                followed = json.loads(await follower.recv())
        assert max(followed["rounds"][0]["tables"][0]["scores"]) > 0, "bots have finished the game"
        assert (await omar.good("GET", f"/api/tables/{table}/record"))["seed"] == int(followed["rounds"][0]["seed"])


async def test_stopping_owner_hands_its_tables_over(cluster: Cluster) -> None:
    async with table_of_two(cluster, BOT) as (table, zaida, omar), Person(cluster.one, "Layla") as layla:
        servers = [cluster.one, cluster.two]
        players = [Traveller(one, table, servers, Random(5)) for one in (zaida, omar)]
        await asyncio.gather(*(player.play(lambda seat: seat.seq > 30) for player in players))
        async with layla.connect(table) as watcher:
            stopped, _ = await cluster.lease(table)
            sent_away = asyncio.create_task(watcher.closing_code())
            playing = [asyncio.create_task(player.play()) for player in players]
            assert await asyncio.to_thread(cluster.one.stop) == 0
            assert (await cluster.lease(table))[0] != stopped
            living = "SELECT id FROM nodes WHERE id = $1 AND expires > extract(epoch FROM clock_timestamp())"
            assert await cluster.rows(living, stopped) == []
            assert await sent_away == TRY_AGAIN
            await asyncio.gather(*playing)
        await check_acknowledged(cluster, table, players)
        await check_end(cluster, table, [player.seat for player in players], [cluster.two])


async def test_an_owner_that_was_suspended_is_fenced(cluster: Cluster) -> None:
    async with table_of_two(cluster) as (table, zaida, omar), Person(cluster.one, "Layla") as layla:
        quiet = await open_table(layla, omar)
        async with (
            zaida.connect(table) as first,
            omar.connect(table) as second,
            layla.connect(quiet) as forgotten,
            omar.connect(quiet),
        ):
            await second.until_type("presence")
            os.kill(cluster.one.pid, signal.SIGSTOP)
            try:
                await cluster.until(lambda: has_moved(cluster, table))
                await cluster.until(lambda: has_moved(cluster, quiet))
                late = (await first.send("send_chat", text="too late"))["id"]
            finally:
                os.kill(cluster.one.pid, signal.SIGCONT)
            # The old owner tries to write this first. Only the new one can, and its viewers see it.
            await second.until(lambda message: message.get("text") == "too late")
            assert [await seat.closing_code() for seat in (first, forgotten)] == [TRY_AGAIN, TRY_AGAIN]
            assert [entry["command"] for entry in await cluster.log(table) if entry["entry"] == "chat_sent"] == [late]
        players = [Traveller(one, table, [cluster.one, cluster.two], Random(6)) for one in (zaida, omar)]
        await asyncio.gather(*(player.play() for player in players))
        await check_acknowledged(cluster, table, players)
        await check_end(cluster, table, [player.seat for player in players], [cluster.one, cluster.two])
        assert [(await cluster.lease(one))[1] for one in (table, quiet)] == [2, 2]


async def has_moved(cluster: Cluster, table: str) -> bool:
    return (await cluster.lease(table))[1] > 1


async def test_the_bus_is_lost_and_comes_back(cluster: Cluster) -> None:
    async with table_of_two(cluster, BOT) as (table, zaida, omar):
        async with zaida.connect(table) as first, omar.connect(table) as second:
            await asyncio.gather(*(seat.play(Random(7), until=lambda seat: seat.seq > 30) for seat in (first, second)))
            cluster.nats.kill()
            assert (await first.do("send_chat", text="does anybody hear me?"))["type"] == "done"
            await second.until(lambda message: message.get("text") == "does anybody hear me?")  # from the log
            answer = asyncio.create_task(second.do("send_chat", text="I do"))
            await asyncio.sleep(1)  # so that it is sent while there is no bus
            cluster.nats.start()
            assert (await answer)["type"] == "done"
            await asyncio.gather(first.play(Random(8)), second.play(Random(9)))
            await check_end(cluster, table, [first, second], [cluster.one, cluster.two])
        assert (await cluster.lease(table))[1] == 1, "no process took the table over"


async def test_unreachable_bus_is_reported(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_bus, "CONNECT_TIMEOUT_SECONDS", 0.5)
    nats.kill()
    with pytest.raises(BusError, match=r"Connect call failed.*is NATS running"):
        await asyncio.wait_for(NatsBus(nats.url).open(), SECONDS)


async def test_process_that_dies_before_its_reply_is_absent(nats: Nats) -> None:
    """Otherwise a player waits for the timeout, and only then another process takes the table over."""
    living, dying = NatsBus(nats.url), NatsBus(nats.url)
    peers = Peers(living, "living")
    await peers.open()
    await dying.open()
    await dying.subscribe("nasrid.node.dying", lambda _: dying.close())
    with pytest.raises(AbsentProcessError):
        await peers.forward("dying", "table", PlayerRef("zaida", "Zaida"), SendChat(id="1", text="words"))
    await peers.close()


async def test_bus_password_comes_from_the_environment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the command line, every user of the machine could read it."""
    monkeypatch.setattr(nats_bus, "CONNECT_TIMEOUT_SECONDS", 3.0)
    with Nats("--user", "nasrid", "--pass", "right") as nats:
        for login in ((), ("nasrid", "wrong")):
            with pytest.raises(BusError, match="NATS_PASSWORD"):
                await NatsBus(nats.url, *login).open()
        monkeypatch.setenv("NATS_USER", "nasrid")
        monkeypatch.setenv("NATS_PASSWORD", "right")
        with Server(tmp_path, "--database", database, "--bus", nats.url) as server:
            assert httpx.get(f"{server.url}/ready").status_code == 200


async def test_stopping_process_serves_until_proxies_have_noticed(tmp_path: Path) -> None:
    with Server(tmp_path, "--drain", "2") as server:
        async with Person(server) as zaida:
            assert (await zaida.ask("GET", "/ready"))[0] == 200
            assert server.process
            server.process.terminate()
            while (ready := await zaida.ask("GET", "/ready"))[0] == 200:
                await asyncio.sleep(0.01)
            check_refused(ready, "unavailable")
            assert "shutting down" in ready[1]["message"]
            assert (await zaida.http.get("/api/me")).headers["connection"] == "close"
            opened = await zaida.open_table(options={"players": 2})
            async with zaida.connect(opened["id"]) as seat:
                assert (await seat.do("send_chat", text="still here"))["type"] == "done"
        assert server._reap() == 0


async def test_second_signal_stops_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, "--drain", "900") as server:
        async with Person(server) as zaida:
            assert server.process
            server.process.terminate()
            while (await zaida.ask("GET", "/ready"))[0] == 200:
                await asyncio.sleep(0.01)
        assert server.stop() == 0


def test_only_a_process_among_several_drains(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[int] = []
    monkeypatch.setattr(serve, "serve", lambda settings: chosen.append(settings.drain_seconds))
    several = ["--database", "postgresql://nowhere/nasrid", "--bus", "nats://nowhere"]
    for options in ([], ["--play"], several, [*several, "--drain", "0"], ["--drain", "7"]):
        assert main(["serve", *options]) == 0
    assert chosen == [0, 0, 3, 0, 7]


@pytest.mark.parametrize("first_has_bus", [False, True])
def test_process_without_a_bus_is_alone(database: str, nats: Nats, first_has_bus: bool, tmp_path: Path) -> None:
    """Whichever of two processes has no bus, the second is refused."""
    bus = ["--bus", nats.url]
    with Server(tmp_path / "one", "--database", database, *(bus if first_has_bus else ())):
        others = () if first_has_bus else bus
        second = nasrid("serve", "--no-browser", "--port", "0", "--database", database, *others)
    assert second.returncode == 2
    assert "another process is serving this database, and one of the two has no --bus" in second.stderr


def test_without_a_bus_one_process_follows_another_that_was_killed(database: str, tmp_path: Path) -> None:
    first = Server(tmp_path, "--database", database).start()
    first.kill()
    with Server(tmp_path, "--database", database):
        pass


# Two nodes in this process, without housekeeping, which would hide missing messages


class Air:
    """A bus between nodes in one process. It can drop published messages and still answer requests."""

    IS_SINGLE_PROCESS = False
    is_connected = True

    def __init__(self) -> None:
        self.handlers: defaultdict[str, list[Handler]] = defaultdict(list)
        self.carries_news = True
        self.news: list[Awaitable[Any]] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        self.handlers[subject].append(handler)

        async def stop() -> None:
            if handler in self.handlers[subject]:
                self.handlers[subject].remove(handler)

        return stop

    async def publish(self, subject: str, message: bytes) -> None:
        if self.carries_news:
            self.news += [asyncio.ensure_future(handler(message)) for handler in self.handlers[subject]]

    async def settle(self) -> None:
        """Wait until all messages have been handled."""
        await asyncio.gather(*self.news)

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes:
        if not self.handlers[subject]:
            raise AbsentProcessError
        answer = await self.handlers[subject][0](message)
        assert answer is not None
        return answer


@asynccontextmanager
async def two_nodes(database: str, air: Air) -> AsyncIterator[tuple[Node, Node]]:
    nodes = [Node(Database(PostgresDriver(database)), air, Limits()) for _ in range(2)]
    for node in nodes:
        await node.database.open()
        await node.database.leases.heartbeat(node.id, LONG)
        await node.peers.open()
    yield nodes[0], nodes[1]
    for node in nodes:
        if not node.cache.is_closing:
            await node.close()


ZAIDA = PlayerRef("z", "Zaida")


async def test_completed_command_is_visible_at_the_sender(database: str) -> None:
    air = Air()
    async with two_nodes(database, air) as (one, two):
        table = await one.opener.open_table(ZAIDA, TableSettings(), 0)
        followed = await two.cache.get(table.id)
        air.carries_news = False
        reply = await two.router.run_command(table.id, ZAIDA, SendChat(id="word", text="peace be upon you"))
        assert isinstance(reply, Done)
        assert followed.state.seq == reply.seq == (await one.cache.get(table.id)).state.seq == 3


async def test_hints_and_previews_come_back_from_the_owner(database: str) -> None:
    async with two_nodes(database, Air()) as (one, two):
        settings = TableSettings({"players": 2}, seats=(SeatPlan(), SeatPlan("bot", "apprentice")))
        opened = await one.opener.open_table(ZAIDA, settings, 0)
        table = (await one.cache.get(opened.id)).state
        await two.cache.get(table.id)
        async with asyncio.timeout(LONG):
            while table.decider != 0:
                await asyncio.sleep(0.05)
        hint = await two.router.run_command(table.id, ZAIDA, Hint(id="hint"))
        assert isinstance(hint, HintResult)
        assert hint.reason.facts
        command = Preview(id="preview", action=hint.action, seq=hint.seq)
        assert await two.router.run_command(table.id, ZAIDA, command) == await one.router.run_command(
            table.id, ZAIDA, command
        )


async def test_a_table_is_taken_over_once(database: str) -> None:
    async with two_nodes(database, Air()) as (one, two):
        table = await one.opener.open_table(ZAIDA, TableSettings(), 0)
        followed = await two.cache.get(table.id)
        await two.ownership.take_over(followed)
        assert followed not in two.cache.owners, "its owner is alive"
        await one.database.leases.heartbeat(one.id, -1)
        say = SendChat(id="word", text="peace be upon you")
        await asyncio.gather(*(two.ownership.take_over(followed) for _ in range(5)))
        assert followed in two.cache.owners
        assert followed.lease == Lease(two.id, 2)
        reply = await one.router.run_command(table.id, ZAIDA, say)  # it has not noticed the loss yet
        assert isinstance(reply, Done)
        assert followed.state.seq == reply.seq == 3
        assert await one.cache.get(table.id) not in one.cache.owners


async def test_discarded_table_follows_no_entries(database: str) -> None:
    """It may contain an entry that could not be stored, and messages for it may be on their way."""
    async with two_nodes(database, Air()) as (one, _):
        table = await one.opener.open_table(ZAIDA, TableSettings(), 0)
        lost = await one.cache.get(table.id)
        one.cache.discard(lost)
        entry = ChatSent(at=1.0, seat=0, text="peace be upon you")
        await one.ownership.follow(lost, lost.state.seq + 1, entry)
        assert lost.state.seq == 2


async def test_process_that_is_off_the_bus_and_silent_is_dead(database: str) -> None:
    """A player must not wait until its heartbeat expires."""
    air = Air()
    async with two_nodes(database, air) as (one, two):
        tables = [await one.opener.open_table(ZAIDA, TableSettings(), 0) for _ in range(2)]
        waiting, asked = [await two.cache.get(table.id) for table in tables]
        missed = HEARTBEAT_TTL_SECONDS - MISSED_HEARTBEAT_SECONDS
        await one.database.leases.heartbeat(one.id, missed - 1)
        await two.ownership.catch_up_followed()
        assert not two.cache.owners, "it is on the bus"
        air.handlers.clear()
        await one.database.leases.heartbeat(one.id, missed + 2)
        await two.ownership.catch_up_followed()
        assert not two.cache.owners, "it has lost the bus, but writes to the database"
        await one.database.leases.heartbeat(one.id, missed - 1)
        await two.router.run_command(tables[1].id, ZAIDA, SendChat(id="word", text="peace be upon you"))
        assert asked in two.cache.owners
        await two.ownership.catch_up_followed()
        assert waiting in two.cache.owners


async def test_follower_owns_a_released_table_at_once(database: str) -> None:
    air = Air()
    async with two_nodes(database, air) as (one, two):
        table = await one.opener.open_table(ZAIDA, TableSettings(), 0)
        followed = await two.cache.get(table.id)
        await one.close()
        await air.settle()
        assert followed in two.cache.owners


async def test_review_of_a_killed_process_is_made_by_another(cluster: Cluster) -> None:
    async with Place("PostgreSQL", cluster.database).open() as store:
        await store_table(store, "reviewed")
    os.kill(cluster.two.pid, signal.SIGSTOP)  # so that the first process claims the review
    path = "/api/tables/reviewed/review"
    async with Person(cluster.one, "Zaida") as zaida:
        await zaida.good("POST", path, {})
        async with asyncio.timeout(LONG):
            while (await zaida.good("GET", path))["state"] != "running":
                await asyncio.sleep(0.05)
    os.kill(cluster.two.pid, signal.SIGCONT)
    ((owner,),) = await cluster.rows("SELECT owner FROM reviews")
    cluster.one.kill()
    async with Person(cluster.two, "Omar") as omar:
        page = await until_done(lambda: omar.good("GET", path))
    assert page["review"] == review_of(effort="standard")
    ((attempts,),) = await cluster.rows("SELECT attempts FROM reviews WHERE owner IS NULL")
    assert owner
    assert attempts == 2
