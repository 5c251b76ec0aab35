"""Push notifications of turns: once, on time, outside quiet hours, and only to subscribed devices."""

import asyncio
import json
import secrets
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from nasrid.server.authentication import hash_token
from nasrid.server.base64url import b64decode, b64encode
from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics, Readings
from nasrid.server.protocol import entries
from nasrid.server.protocol.forms import PushForm
from nasrid.server.protocol.settings import DAY_SECONDS, Correspondence, SeatPlan, TableSettings
from nasrid.server.push import delivery
from nasrid.server.push.encryption import encrypt_with
from nasrid.server.push.notifier import MAX_ATTEMPTS, Notifier, PushSettings, quiet_hours_end
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.tables import append_statements
from nasrid.server.table.automatic import started_entry
from nasrid.server.table.clocks import turn_number
from nasrid.server.table.folding import fold
from nasrid.server.table.lease import Lease
from nasrid.server.table.state import TableState
from tests.server.client import SECONDS, Person, Seat, Server, check_refused
from tests.server.pushing import Device, PushService

SOON = "push_delay_seconds=1"
SLOW = {"kind": "correspondence", "days": 3}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """A push service. Servers started while it runs trust its certificate."""
    with pytest.MonkeyPatch.context() as changed, PushService(tmp_path_factory.mktemp("push")) as running:
        changed.setenv("SSL_CERT_FILE", str(running.certificate))
        delivery._ssl_context.cache_clear()
        yield running
    delivery._ssl_context.cache_clear()


@pytest.fixture(scope="module")
def server(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may call push services in its own network."""
    with Server(tmp_path_factory.mktemp("server"), "--allow-private-push", limits=[SOON]) as running:
        yield running


async def decider(table: str, *people: Person) -> tuple[Person, Person]:
    """Return the player who has to decide, and the other one."""
    first, second = people
    return (first, second) if (await first.see(table))["view"]["seat"] == 0 else (second, first)


async def take_turn(seat: Seat) -> None:
    """Act until another player has to decide."""
    await seat.until_turn()
    while seat.turn:
        await seat.act(seat.legal[0])
        await seat.do("come_back")


async def test_slow_name_servers_do_not_delay_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed in the threads in which asyncio looks up names by default."""
    answered = threading.Event()

    def look_up(*values: Any, **more: Any) -> Any:
        answered.wait(SECONDS)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    lookups = [asyncio.create_task(delivery.check_endpoint(f"https://{number}.example/x")) for number in range(50)]
    try:
        await asyncio.sleep(0)  # all lookups start
        async with asyncio.timeout(SECONDS / 2):
            assert await asyncio.to_thread(threading.get_ident)
    finally:
        answered.set()
        await asyncio.gather(*lookups, return_exceptions=True)


# The envelope


def test_encryption_matches_the_example_of_rfc_8291() -> None:
    secret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    key = derive_private_key(int.from_bytes(b64decode(secret), "big"), SECP256R1())
    sealed = encrypt_with(
        key,
        b64decode("DGv6ra1nlYgDCS1FRnbzlw"),
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert b64encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Whom a server calls


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/x",
        "https://192.168.0.7/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://0/x",
        "https://2130706433/x",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://224.0.0.1/x",
        "https://1.1.1.1:22/x",
        "https://somebody@1.1.1.1/x",
        "https://1.1.1.1/x y",
        "https://1.1.1.1/x\r\nHost: inner",
        "https://1.1.1.1/x#y",
        "https://[1.1.1.1/x",
        "https:///x",
        "https://1.1.1.1:99999/x",
        "file:///etc/passwd",
    ],
)
async def test_private_addresses_are_rejected(endpoint: str) -> None:
    for work in (delivery.check_endpoint(endpoint), delivery.post(endpoint, {}, b"")):
        with pytest.raises(delivery.EndpointError):
            await work


async def test_refusal_does_not_tell_private_names_from_unknown_ones() -> None:
    messages = set()
    for host in ("localhost", "127.0.0.1", "unknown.invalid"):
        with pytest.raises(delivery.EndpointError) as refusal:
            await delivery.check_endpoint(f"https://{host}/")
        messages.add(str(refusal.value))
    assert len(messages) == 1


async def test_public_addresses_are_accepted() -> None:
    for host in ("1.1.1.1", "[2606:4700:4700::1111]"):
        await delivery.check_endpoint(f"https://{host}/wpush/v2/x")


async def test_new_password_ends_the_notifications_of_a_thief_with_the_same_cookie(tmp_path: Path) -> None:
    """Otherwise the thief would receive the links of the player's tables for ever."""
    login = {"login": "zaida", "password": "correct horse"}
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            await zaida.good("PUT", "/api/me/password", login)
            await zaida.good("PUT", "/api/me/push", Device("https://1.1.1.1/thief").form())
            await zaida.good("PUT", "/api/me/password", login | {"current_password": login["password"]})
            assert not (await zaida.good("GET", "/api/me/push"))["enabled"]
            assert (await zaida.good("GET", "/api/me/export"))["push_subscriptions"] == []


async def test_endpoint_cannot_reach_the_private_network(tmp_path: Path) -> None:
    async def ask(server: Server) -> tuple[str, str]:
        device = Device("https://127.0.0.1/x")
        async with Person(server) as zaida:
            status, answer = await zaida.ask("PUT", "/api/me/push", device.form())
            assert (status, answer["code"]) == (400, "bad_message")
            for wrong in (
                {"p256dh": "AAAA"},
                {"p256dh": device.form()["p256dh"] + 4 * "\0"},
                {"auth": "AAAA"},
                {"auth": device.form()["auth"] + "===="},
                {"zone": "Granada"},
                {"zone": "../../etc/passwd"},
            ):
                status, answer = await zaida.ask("PUT", "/api/me/push", device.form() | wrong)
                assert (status, answer["code"]) == (400, "bad_message")
                assert next(iter(wrong)) in answer["message"]
            answers = [await zaida.good("GET", path) for path in ("/api/me/push", "/api/about", "/api/me/export")]
            assert not answers[0]["enabled"]
            return answers[0]["key"], json.dumps(answers)

    with Server(tmp_path) as server:
        key, response = await ask(server)
    with server:
        assert (await ask(server))[0] == key
    assert _secret(tmp_path / "nasrid.sqlite") not in response + server.log.read_text()


def _secret(file: Path) -> str:
    with sqlite3.connect(file) as database:
        ((secret,),) = database.execute("SELECT secret FROM push_secret")
    return str(secret)


# A whole game


async def test_absent_player_is_notified_once_per_turn(zaida: Person, omar: Person, service: PushService) -> None:
    phones = {person: service.device(secrets.token_hex(4)) for person in (zaida, omar)}
    for person, phone in phones.items():
        assert (await person.good("PUT", "/api/me/push", phone.form()))["enabled"]
    table = await zaida.open_with(omar, clock=SLOW)
    first, second = await decider(table, zaida, omar)
    message, headers = await asyncio.to_thread(service.next, phones[first])
    assert message == {"table": table, "wanted": "turn"}
    claims = service.check_signed(headers, (await zaida.good("GET", "/api/me/push"))["key"])
    assert "sub" not in claims
    assert 2 * DAY_SECONDS < int(headers["ttl"]) <= 3 * DAY_SECONDS
    async with first.connect(table) as seat:
        await take_turn(seat)
        # Only the other player is notified, even though the first decides and chats in between.
        message, again = await asyncio.to_thread(service.next, phones[second])
        assert message["table"] == table
        assert again["topic"] == headers["topic"]
        await seat.do("send_chat", text="I am here")
        async with second.connect(table) as other:
            await take_turn(other)
            await take_turn(seat)
            await asyncio.sleep(3)
    service.check_nothing_came()  # both were there


async def test_push_stops_on_opt_out_sign_out_and_deletion(zaida: Person, omar: Person, service: PushService) -> None:
    for person in (zaida, omar):
        await person.good("PUT", "/api/me/push", service.device(secrets.token_hex(4)).form())
    export = await zaida.good("GET", "/api/me/export")
    assert [form["zone"] for form in export["push_subscriptions"]] == ["UTC"]
    assert not (await zaida.good("POST", "/api/me/push/end"))["enabled"]
    await omar.good("POST", "/api/logout")
    await omar.good("POST", "/api/me", {"name": "Omar"})
    assert not (await omar.good("GET", "/api/me/push"))["enabled"]
    await omar.good("PUT", "/api/me/push", service.device("x").form())
    await omar.good("POST", "/api/me/delete", {"name": "Omar"})


async def test_devices_belong_to_one_account_and_are_limited(
    server: Server, zaida: Person, omar: Person, service: PushService
) -> None:
    shared = service.device("shared").form()
    await zaida.good("PUT", "/api/me/push", shared)
    await omar.good("PUT", "/api/me/push", shared)
    assert not (await zaida.good("GET", "/api/me/push"))["enabled"]
    for number in range(Limits().push_devices):
        link = await omar.link_device()
        phone = Person(server, "somebody")
        await phone.good("POST", "/api/device-link", {"token": link["token"]})
        status, _ = await phone.ask("PUT", "/api/me/push", service.device(f"omar{number}").form())
        assert status == (429 if number == Limits().push_devices - 1 else 200)
        await phone.http.aclose()


async def test_device_renews_its_subscription_and_keeps_the_quiet_hours(zaida: Person, service: PushService) -> None:
    renewed = {name: service.device("renewed").form()[name] for name in ("endpoint", "p256dh", "auth")}
    await zaida.good("POST", "/api/me/push/end")
    check_refused(await zaida.ask("POST", "/api/me/push/renew", renewed), "no_such_link")
    await zaida.good("PUT", "/api/me/push", service.device("first").form("Europe/Madrid", 1320, 480))
    assert (await zaida.good("POST", "/api/me/push/renew", renewed))["enabled"]
    (stored,) = (await zaida.good("GET", "/api/me/export"))["push_subscriptions"]
    assert stored == {"zone": "Europe/Madrid", "quiet_from": 1320, "quiet_until": 480} | renewed
    private = renewed | {"p256dh": "AAAA"}
    check_refused(await zaida.ask("POST", "/api/me/push/renew", private), "bad_message")


# With a test clock, and each database


class Desk:
    """A notifier at a table where Zaida has to decide, with a clock that the test sets."""

    def __init__(self, store: Database, node: str = "node") -> None:
        self.store = store
        self.now = 1_800_000_000.0
        self.there = False
        self.notifier = Notifier(
            store.driver,
            Limits(),
            Metrics(Readings),
            PushSettings("https://nasrid.example.org", allow_private=True),
            node=node,
            is_connected=lambda table, seat: self.there,
            now=lambda: self.now,
        )

    async def look_after(self, seconds: float) -> None:
        self.now += seconds
        await self.notifier.send_due()


@asynccontextmanager
async def desk(store: Database, device: Device, **form: Any) -> AsyncIterator[tuple[Desk, TableState]]:
    desk = Desk(store)
    await desk.notifier.open()
    await store.leases.heartbeat("node", 60)
    token = secrets.token_urlsafe(8)
    await store.players.add(Account("zaida", "Zaida", None, None), hash_token(token))
    await desk.notifier.add_device("zaida", hash_token(token), PushForm(**device.form(**form)))
    table = TableState("slow")
    opened = entries.Opened(
        at=desk.now,
        settings=TableSettings({"players": 2}, (SeatPlan(), SeatPlan("bot", "apprentice")), clock=Correspondence(2)),
        host="zaida",
        host_name="Zaida",
        invitation="",
    )
    seated = entries.Seated(at=desk.now, seat=0, sitter="zaida", name="Zaida")
    for entry in (opened, seated):
        fold(table, entry)
    await store.tables.create(table, Lease("node", 1), [opened, seated])
    await go_on(
        store, table, entries.Started(at=desk.now, seed="6", rules_version=started_entry(table, 0.0).rules_version)
    )
    yield desk, table


async def go_on(store: Database, table: TableState, entry: entries.AnyEntry, epoch: int = 1) -> None:
    fold(table, entry)
    assert await store.tables.append([append_statements(table, epoch, entry, True)]) == [True]


async def test_turn_is_notified_after_a_delay_by_one_process(store: Database, service: PushService) -> None:
    device = service.device("once")
    async with desk(store, device) as (one, table):
        assert turn_number(table) == 0
        await store.leases.release("slow", Lease("node", 1))
        two = Desk(store, "two")
        await two.notifier.open()
        assert two.notifier.public_key == one.notifier.public_key
        await one.look_after(Limits().push_delay_seconds - 1)
        service.check_nothing_came()
        two.now = one.now
        await asyncio.gather(one.look_after(2), two.look_after(2), one.look_after(0), two.look_after(0))
        message, headers = service.next(device)
        assert (message, headers["ttl"]) == ({"table": "slow", "wanted": "turn"}, str(2 * DAY_SECONDS - 11))
        assert service.check_signed(headers, one.notifier.public_key)["sub"] == "https://nasrid.example.org"
        await go_on(store, table, entries.ChatSent(at=one.now, player="zaida", seat=0, text="hm"))
        await one.look_after(DAY_SECONDS)
        # A live process handles its own tables, because it knows which players are connected.
        assert await store.leases.claim("slow", "node") == Lease("node", 2)
        await go_on(store, table, entries.PlayerAway(at=one.now, seat=0, why="late"), epoch=2)
        await go_on(store, table, entries.PlayerReturned(at=one.now, seat=0), epoch=2)
        await two.look_after(2 * DAY_SECONDS)
        service.check_nothing_came()


@pytest.mark.parametrize("place", ["SQLite"], indirect=True)
async def test_connected_player_is_not_notified(store: Database, service: PushService) -> None:
    async with desk(store, service.device("open")) as (one, _):
        one.there = True
        await one.look_after(60)
        one.there = False
        await one.look_after(60)
        service.check_nothing_came()


async def test_failed_delivery_is_retried_a_limited_number_of_times(store: Database, service: PushService) -> None:
    device = service.device("busy")
    async with desk(store, device) as (one, _):
        service.answers = [503, 429] + [500] * MAX_ATTEMPTS
        for tried in range(MAX_ATTEMPTS):
            await one.look_after(60 * (1 + tried**3))
            service.next(device)
            await one.look_after(1)
            service.check_nothing_came()
        await one.look_after(DAY_SECONDS)
        service.check_nothing_came()
        service.answers = []


@pytest.mark.parametrize("place", ["SQLite"], indirect=True)
@pytest.mark.parametrize(("status", "stays"), [(410, False), (404, False), (403, True)])
async def test_expired_subscription_is_deleted(store: Database, service: PushService, status: int, stays: bool) -> None:
    device = service.device("gone")
    async with desk(store, device) as (one, _):
        service.answers = [status]
        await one.look_after(60)
        service.next(device)
        assert bool(await one.notifier.queue.devices_of("zaida")) is stays
        await one.look_after(DAY_SECONDS)
        service.check_nothing_came()


async def test_quiet_hours_postpone_notifications(store: Database, service: PushService) -> None:
    device = service.device("asleep")
    night = {"zone": "Europe/Madrid", "quiet_from": 22 * 60, "quiet_until": 7 * 60 + 30}
    async with desk(store, device, **night) as (one, table):
        evening = datetime.fromtimestamp(one.now, ZoneInfo("Europe/Madrid"))
        assert evening.hour == 9
        await one.look_after((22 - 9) * 3600)
        service.check_nothing_came()
        await one.look_after(9 * 3600)
        service.check_nothing_came()
        await one.look_after(1800)
        service.next(device)
        # A player who has decided in the meantime is no longer notified.
        await go_on(store, table, entries.PlayerAway(at=one.now, seat=0, why="left"))
        await go_on(store, table, entries.PlayerReturned(at=one.now, seat=0))
        await one.look_after(15 * 3600)
        await go_on(store, table, entries.PlayerAway(at=one.now, seat=0, why="left"))
        await one.look_after(12 * 3600)
        service.check_nothing_came()


@pytest.mark.parametrize(
    ("zone", "at", "until"),
    [
        ("Europe/Madrid", "2026-01-10 23:00", "2026-01-11 07:00"),
        ("Europe/Madrid", "2026-01-10 06:59:59", "2026-01-10 07:00"),
        ("Europe/Madrid", "2026-01-10 07:00", None),
        ("Europe/Madrid", "2026-01-10 21:59:59", None),
        ("Europe/Madrid", "2026-03-28 23:00", "2026-03-29 07:00"),  # the clocks are changed in that night
        ("America/New_York", "2026-01-10 22:00", "2026-01-11 07:00"),
    ],
)
def test_quiet_hours_follow_the_time_zone(zone: str, at: str, until: str | None) -> None:
    form = PushForm("https://x", "x", "x", zone, 22 * 60, 7 * 60)

    def moment(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()

    assert quiet_hours_end(form, moment(at)) == (until and moment(until))
    assert quiet_hours_end(PushForm("https://x", "x", "x", zone), moment(at)) is None
