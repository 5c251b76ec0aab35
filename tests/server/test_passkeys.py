"""Passkeys: a software authenticator signs real challenges, and attacks on each part of its answers fail."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nasrid.server.authentication import hash_token
from nasrid.server.base64url import b64decode, b64encode
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.credentials import MAX_SESSIONS, NewSession
from nasrid.server.store.database import Database
from nasrid.server.store.passkeys import MAX_PASSKEYS, NewPasskey
from nasrid.server.store.players import Account
from nasrid.server.web import quotas
from nasrid.server.webauthn import RelyingParty, challenge_of, relying_party
from tests.server.authenticator import (
    USER_PRESENT,
    USER_VERIFIED,
    Authenticator,
    add_passkey,
    encode_public_key,
    new_key,
    sign_challenge,
)
from tests.server.client import Person, Server, check_refused, device, set_up_second_factor
from tests.server.inside import app_in, visitor
from tests.server.stores import Place, rows
from tests.server.test_moderation import admin

PASSWORD = "correct horse"
CURRENT = {"current_password": PASSWORD}
NEW_PASSWORD = "new password"
SIGN_IN = "/api/login/passkey"
_numbers = count(1)


class LocalServer(Server):
    """A server at the address that passkeys need without HTTPS."""

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with LocalServer(tmp_path_factory.mktemp("server")) as running:
        yield running


class Owner(Person):
    """A player with a login and a password."""

    def __init__(self, server: LocalServer, name: str = "Zaida") -> None:
        super().__init__(server, name)
        self.login = f"login{next(_numbers)}"
        move_to(self, server.origin)

    async def __aenter__(self) -> "Owner":
        await super().__aenter__()
        await self.good("PUT", "/api/me/password", {"login": self.login, "password": PASSWORD})
        return self

    async def change_password(self) -> None:
        change = {"login": self.login, "password": NEW_PASSWORD, "current_password": PASSWORD}
        await self.good("PUT", "/api/me/password", change)

    async def become_admin(self) -> None:
        admin(self.server, "grant-admin", self.login, "helps")
        await self.good("POST", "/api/me", {"name": self.name})  # makes the server reload the account


@asynccontextmanager
async def browser(server: LocalServer) -> AsyncIterator[Person]:
    """A browser where nobody is signed in."""
    async with device(server) as person:
        move_to(person, server.origin)
        yield person


def move_to(person: Person, origin: str) -> None:
    """Let a client send what a browser at this address sends."""
    person.http.headers.update({"host": origin.partition("//")[2], "origin": origin})


async def kinds(person: Person) -> list[str]:
    return [event["kind"] for event in (await person.good("GET", "/api/me/security-events"))["events"]]


async def test_player_adds_uses_and_removes_a_passkey(server: LocalServer) -> None:
    async with Owner(server) as zaida, browser(server) as laptop:
        phone = Authenticator(server.origin)
        began = time.time() - 1
        (added,) = await add_passkey(zaida, phone, PASSWORD, "My  phone\n")
        assert (added["name"], added["last_used"], added["is_second_factor"]) == ("My phone", None, False)
        assert began < added["created"] < time.time() + 1
        options = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
        assert options["existing"] == [b64encode(phone.id)], "so that the phone does not create another one"
        assert options["rp_id"] == "localhost"

        me = await laptop.good("POST", SIGN_IN, await sign_challenge(laptop, phone))
        assert me == {"name": "Zaida", "login": zaida.login}
        assert laptop.http.cookies["nasrid_device"], "the owner may sign in while strangers guess the password"
        (used,) = (await laptop.good("GET", "/api/me/passkeys"))["passkeys"]
        assert used["last_used"] >= used["created"]
        assert (await zaida.good("GET", "/api/me/export"))["passkeys"] == [used]

        remove = {"id": used["id"]} | CURRENT
        for password in ("", "a guess, 1"):
            guess = remove | {"current_password": password}
            check_refused(await zaida.ask("POST", "/api/me/passkeys/remove", guess), "wrong_credentials")
        assert await zaida.good("POST", "/api/me/passkeys/remove", remove) == {"passkeys": []}
        check_refused(await zaida.ask("POST", "/api/me/passkeys/remove", remove), "bad_passkey")
        check_refused(await laptop.ask("POST", SIGN_IN, await sign_challenge(laptop, phone)), "bad_passkey")
        assert await kinds(zaida) == ["passkey_removed", "passkey_used", "passkey_added", "password_set"]
    log = server.log.read_text()
    assert SIGN_IN in log
    for secret in (options["challenge"], b64encode(phone.id), encode_public_key(phone.key), "My phone", phone.user):
        assert secret not in log


async def test_rsa_passkeys_work(server: LocalServer) -> None:
    """Older versions of Windows create only these."""
    async with Owner(server) as zaida:
        windows = Authenticator(server.origin, key=rsa.generate_private_key(65537, 2048))
        await add_passkey(zaida, windows, PASSWORD)
        await zaida.good("POST", SIGN_IN, await sign_challenge(zaida, windows))


async def test_forged_answers_do_not_sign_in(server: LocalServer) -> None:
    async with Owner(server) as zaida, Owner(server, "Omar") as omar, browser(server) as thief:
        phone, other = Authenticator(server.origin), Authenticator(server.origin)
        await add_passkey(zaida, phone, PASSWORD)
        await add_passkey(omar, other, PASSWORD)
        attacks = {
            "another site": phone.copy(origin="https://evil.example"),
            "another port": phone.copy(origin=f"http://localhost:{server.port + 1}"),
            "another scheme": phone.copy(origin=server.origin.replace("http", "https")),
            "a frame in another site": phone.copy(cross_origin=True),
            "another relying party": phone.copy(rp_id="evil.example"),
            "another key": phone.copy(key=new_key()),
            "an unknown passkey": Authenticator(server.origin, user=phone.user),
            "another user": phone.copy(user=other.user),
            "no verification of the user": phone.copy(flags=USER_PRESENT),
            "no touch": phone.copy(flags=USER_VERIFIED),
        }
        for attack, authenticator in attacks.items():
            answer = await thief.ask("POST", SIGN_IN, await sign_challenge(thief, authenticator))
            assert answer[1].get("code") == "bad_passkey", attack
            check_refused(answer, "bad_passkey")

        good = await sign_challenge(thief, phone)
        changed = {
            "a signature of something else": good | {"signature": other.assertion("x")["signature"]},
            "no signature": good | {"signature": "AAAA"},
            "a higher counter": good | {"authenticator_data": b64encode(phone.copy(sign_count=9).data())},
            "half of the data": good | {"authenticator_data": good["authenticator_data"][:40]},
            "no JSON": good | {"client_data": b64encode(b"\xff{")},
            "other JSON": good | {"client_data": b64encode(b"[]")},
            "malformed Base64": good | {"client_data": "A"},
        }
        for attack, body in changed.items():
            fresh = await sign_challenge(thief, phone)
            body = {name: fresh[name] if body[name] == good[name] else body[name] for name in good}
            assert (await thief.ask("POST", SIGN_IN, body))[1].get("code") == "bad_passkey", attack
        for name in good:
            check_refused(await thief.ask("POST", SIGN_IN, good | {name: "A" * 5000}), "bad_message")
            check_refused(await thief.ask("POST", SIGN_IN, good | {name: "é\0"}), "bad_message")
        check_refused(await thief.ask("GET", "/api/me"), "not_signed_in")
        assert "passkey_used" not in await kinds(zaida)
        await thief.good("POST", SIGN_IN, await sign_challenge(thief, phone))  # and the right one does


async def test_each_challenge_works_once_and_for_one_purpose(server: LocalServer) -> None:
    async with Owner(server) as zaida, Owner(server, "Omar") as omar:
        phone = Authenticator(server.origin)
        await add_passkey(zaida, phone, PASSWORD)
        answer = await sign_challenge(zaida, phone)
        await zaida.good("POST", SIGN_IN, answer)
        check_refused(await zaida.ask("POST", SIGN_IN, answer), "bad_passkey")
        check_refused(await zaida.ask("POST", SIGN_IN, phone.assertion("made up")), "bad_passkey")

        options = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
        check_refused(await zaida.ask("POST", SIGN_IN, phone.assertion(options["challenge"])), "bad_passkey")
        stranger = await omar.good("POST", "/api/me/passkeys/begin", CURRENT)
        key = Authenticator(server.origin)
        for challenge in (
            (await zaida.good("POST", "/api/login/passkey/begin"))["challenge"],  # needs no password
            stranger["challenge"],
            options["challenge"],  # used above
        ):
            form = key.creation(options | {"challenge": challenge})
            check_refused(await zaida.ask("POST", "/api/me/passkeys", form), "bad_passkey")
        replaced = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
        last = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
        check_refused(await zaida.ask("POST", "/api/me/passkeys", key.creation(replaced)), "bad_passkey")
        await zaida.good("POST", "/api/me/passkeys", key.creation(last))
        check_refused(await zaida.ask("POST", "/api/me/passkeys", key.creation(last)), "bad_passkey")


async def test_only_sound_passkeys_are_added(server: LocalServer) -> None:
    async with Owner(server) as zaida, Owner(server, "Omar") as omar:
        theirs = Authenticator(server.origin)
        await add_passkey(omar, theirs, PASSWORD)
        phone = Authenticator(server.origin)

        async def refused(authenticator: Authenticator, **changes: str) -> str:
            options = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
            form = authenticator.creation(options) | changes
            return str((await zaida.ask("POST", "/api/me/passkeys", form))[1].get("code"))

        def der(key: Any) -> str:
            return b64encode(key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))

        assert await refused(phone.copy(origin="https://evil.example")) == "bad_passkey"
        assert await refused(phone.copy(rp_id="evil.example")) == "bad_passkey"
        assert await refused(phone.copy(flags=USER_PRESENT)) == "bad_passkey", "a touch alone is one factor"
        assert await refused(phone.copy(id=theirs.id)) == "bad_passkey", "the passkey of another"
        assert await refused(phone.copy(id=b"")) == "bad_passkey"
        assert await refused(phone, authenticator_data=b64encode(phone.data())) == "bad_passkey", "no passkey in it"
        cut = b64encode(phone.data(0x40) + bytes(16) + b"\xff\xff" + phone.id)
        assert await refused(phone, authenticator_data=cut) == "bad_passkey"
        for key in (
            ec.generate_private_key(ec.SECP384R1()),
            ed25519.Ed25519PrivateKey.generate(),
            rsa.generate_private_key(65537, 1024),
            rsa.generate_private_key(3, 2048),
        ):
            assert await refused(phone, public_key=der(key)) == "bad_passkey"
        assert await refused(phone, public_key=b64encode(b"no key")) == "bad_passkey"
        assert await refused(phone, name="\u200b") == "bad_name"
        assert await refused(phone, name="x" * 25) == "bad_name"
        for field in ("client_data", "authenticator_data", "public_key", "name"):
            assert await refused(phone, **{field: "A" * 5000}) == "bad_message"
        assert await zaida.good("GET", "/api/me/passkeys") == {"passkeys": []}
        assert await kinds(zaida) == ["password_set"]


async def test_copied_passkey_is_refused(server: LocalServer) -> None:
    async with Owner(server) as zaida:
        phone = Authenticator(server.origin, sign_count=5)
        await add_passkey(zaida, phone, PASSWORD)
        for count, is_good in ((5, False), (6, True), (6, False), (0, False), (7, True), (2**32 - 1, True)):
            answer = await sign_challenge(zaida, phone.copy(sign_count=count))
            status, _ = await zaida.ask("POST", SIGN_IN, answer)
            assert (status == 200) == is_good, count


async def test_stolen_session_adds_no_passkey_and_a_new_password_removes_all(server: LocalServer) -> None:
    """Even a thief who knew the password is out after the owner has changed it."""
    async with Owner(server) as zaida, browser(server) as thief:
        thief.http.cookies.set("nasrid_session", zaida.http.cookies["nasrid_session"])
        for password in ("", "a guess, 1"):
            body = {"current_password": password}
            check_refused(await thief.ask("POST", "/api/me/passkeys/begin", body), "wrong_credentials")
        own, added = Authenticator(server.origin), Authenticator(server.origin)
        await add_passkey(zaida, own, PASSWORD)
        await add_passkey(thief, added, PASSWORD)
        begun = await thief.good("POST", "/api/me/passkeys/begin", CURRENT)
        codes = (await zaida.good("POST", "/api/me/recovery-codes", CURRENT))["codes"]
        await zaida.change_password()
        check_refused(await thief.ask("POST", "/api/me/passkeys", added.creation(begun)), "not_signed_in")
        for passkey in (own, added):
            check_refused(await thief.ask("POST", SIGN_IN, await sign_challenge(thief, passkey)), "bad_passkey")
        assert await zaida.good("GET", "/api/me/passkeys") == {"passkeys": []}
        form = added.creation(begun)
        check_refused(await zaida.ask("POST", "/api/me/passkeys", form), "bad_passkey")

        new = {"current_password": NEW_PASSWORD}
        codes = (await zaida.good("POST", "/api/me/recovery-codes", new))["codes"]
        await add_passkey(zaida, own, NEW_PASSWORD)
        recovery = {"login": zaida.login, "code": codes[0], "password": "third password"}
        await zaida.good("POST", "/api/recover", recovery)
        assert await zaida.good("GET", "/api/me/passkeys") == {"passkeys": []}


async def test_passkeys_belong_to_the_public_address(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    server.options += ["--url", server.url]
    with server:
        async with Person(server) as zaida:
            move_to(zaida, server.url)
            await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": PASSWORD})
            phone = Authenticator(server.url, "127.0.0.1")
            await add_passkey(zaida, phone, PASSWORD)
            zaida.http.headers["host"] = "inner.example"  # a proxy may change it
            assert (await zaida.good("POST", "/api/login/passkey/begin"))["rp_id"] == "127.0.0.1"
            await zaida.good("POST", SIGN_IN, await sign_challenge(zaida, phone))
            local = await sign_challenge(zaida, phone.copy(origin=server.origin, rp_id="localhost"))
            check_refused(await zaida.ask("POST", SIGN_IN, local), "bad_passkey")
            move_to(zaida, server.origin)
            check_refused(await zaida.ask("POST", "/api/login/passkey/begin"), "cross_origin")
            check_refused(await zaida.ask("POST", "/api/me/passkeys/begin", CURRENT), "cross_origin")


async def test_guest_needs_a_password_before_a_passkey(server: LocalServer) -> None:
    """Otherwise nothing would prove who owns the account when its session is stolen."""
    async with Person(server) as guest:
        move_to(guest, server.origin)
        check_refused(await guest.ask("POST", "/api/me/passkeys/begin", CURRENT), "bad_name")


def test_relying_party_is_the_host_of_the_public_address() -> None:
    url = "https://nasrid.example.org:8443"
    for origin in (None, url):
        party = relying_party(url, "127.0.0.1:8000", origin)
        assert (party.origin, party.id) == (url, "nasrid.example.org")


def test_without_a_public_address_passkeys_need_localhost() -> None:
    assert relying_party(None, "localhost:8000", None).origin == "http://localhost:8000"
    assert relying_party(None, "localhost", "http://localhost").id == "localhost"
    for host, origin in (("192.168.0.7", None), ("localhost.evil.example", None), ("localhost", "http://localhost:1")):
        with pytest.raises(RefusalError, match="--url"):
            relying_party(None, host, origin)


@pytest.mark.parametrize("host", ["localhost:[", "localhost:x", "localhost:123456", "localhost:"])
def test_malformed_host_is_refused(host: str) -> None:
    with pytest.raises(RefusalError, match="passkeys work only at"):
        relying_party(None, host, None)


def test_deeply_nested_answer_is_refused() -> None:
    nested = b64encode(b'{"type":"webauthn.get","more":' + b"[" * 2900)
    with pytest.raises(RefusalError, match="the passkey is not valid here"):
        challenge_of(nested, "webauthn.get", RelyingParty("http://localhost:8000"))


async def test_strangers_get_few_challenges(tmp_path: Path) -> None:
    with LocalServer(tmp_path, limits=["logins_per_10min=3"]) as server:
        async with browser(server) as stranger:
            answers = [await stranger.ask("POST", "/api/login/passkey/begin") for _ in range(5)]
            assert [status for status, _ in answers] == [200, 200, 200, 429, 429]
            forms = [Authenticator(server.origin, user="AAAA").assertion("x") for _ in range(5)]
            codes = [(await stranger.ask("POST", SIGN_IN, form))[1]["code"] for form in forms]
            assert codes == ["bad_passkey"] * 3 + ["quota_exceeded"] * 2
            stranger.http.headers["x-forwarded-for"] = "203.0.113.9"
            await stranger.good("POST", "/api/login/passkey/begin")


async def test_strangers_at_the_same_address_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    with LocalServer(tmp_path, limits=["logins_per_10min=3"]) as server:
        async with Owner(server) as zaida, browser(server) as thief:
            phone = Authenticator(server.origin)
            await add_passkey(zaida, phone, PASSWORD)
            await zaida.good("POST", "/api/logout")
            for _ in range(4):
                await thief.ask("POST", "/api/login", {"login": zaida.login, "password": "a guess, 1"})
                await thief.ask("POST", "/api/login/passkey/begin")
            check_refused(await thief.ask("POST", "/api/login/passkey/begin"), "quota_exceeded")
            thief.http.cookies.set("nasrid_device", "x" * 43)
            check_refused(await thief.ask("POST", "/api/login/passkey/begin"), "quota_exceeded")
            check_refused(await thief.ask("POST", SIGN_IN, phone.assertion("x")), "quota_exceeded")
            await zaida.good("POST", SIGN_IN, await sign_challenge(zaida, phone))
            # A known device has limits as well.
            answers = [await zaida.ask("POST", "/api/login/passkey/begin") for _ in range(3)]
            assert [status for status, _ in answers] == [200, 200, 429]


async def test_strangers_at_many_addresses_do_not_lock_known_devices_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "CHALLENGES_PER_10MIN", 2)
    async with (
        app_in(tmp_path) as app,
        visitor(app, "192.0.2.1", "localhost") as zaida,
        visitor(app, "192.0.2.2", "localhost") as thief,
    ):
        await zaida.post("/api/me", json={"name": "Zaida"})
        await zaida.put("/api/me/password", json={"login": "zaida", "password": PASSWORD})
        answers = [await thief.post("/api/login/passkey/begin") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert (await zaida.post("/api/login/passkey/begin")).status_code == 200


async def test_passkey_added_after_a_code_is_a_second_factor(server: LocalServer) -> None:
    async with Owner(server) as zaida, browser(server) as laptop:
        # Somebody who knows the password may have added this one.
        early, late = Authenticator(server.origin), Authenticator(server.origin)
        await add_passkey(zaida, early, PASSWORD, "Early")
        await zaida.become_admin()
        await set_up_second_factor(zaida, PASSWORD)
        passkeys = await add_passkey(zaida, late, PASSWORD, "Late")
        assert [(one["name"], one["is_second_factor"]) for one in passkeys] == [("Late", True), ("Early", False)]

        path = "/api/admin/second-factor/passkey"
        await laptop.good("POST", SIGN_IN, await sign_challenge(laptop, early))
        check_refused(await laptop.ask("GET", "/api/admin"), "second_factor_required")
        check_refused(await laptop.ask("POST", path, await sign_challenge(laptop, early)), "second_factor_required")
        check_refused(await laptop.ask("GET", "/api/admin"), "second_factor_required")
        await laptop.good("POST", path, await sign_challenge(laptop, late))
        await laptop.good("GET", "/api/admin")
        async with browser(server) as tablet:
            await tablet.good("POST", SIGN_IN, await sign_challenge(tablet, late))
            await tablet.good("GET", "/api/admin")
        assert (await kinds(zaida))[:4] == ["passkey_used", "admin_verified", "passkey_used", "passkey_added"]

        # The operator's reset reaches passkeys, too: the phone may be lost.
        admin(server, "grant-admin", zaida.login, "lost the phone")
        await laptop.good("POST", SIGN_IN, await sign_challenge(laptop, late))
        check_refused(await laptop.ask("GET", "/api/admin"), "second_factor_required")
        check_refused(await laptop.ask("POST", path, await sign_challenge(laptop, late)), "second_factor_required")


async def test_new_password_leaves_the_second_factor_of_an_administrator(server: LocalServer) -> None:
    """Somebody with the password could otherwise remove the passkeys and set up a factor of their own."""
    async with Owner(server) as zaida, Owner(server, "Omar") as omar, browser(server) as thief:
        await zaida.become_admin()
        await set_up_second_factor(zaida, PASSWORD)
        await thief.good("POST", "/api/login", {"login": zaida.login, "password": PASSWORD})
        await add_passkey(thief, Authenticator(server.origin), PASSWORD)
        change = {"login": zaida.login, "password": NEW_PASSWORD, "current_password": PASSWORD}
        await thief.good("PUT", "/api/me/password", change)
        body = {"current_password": NEW_PASSWORD}
        check_refused(await thief.ask("POST", "/api/admin/second-factor", body), "second_factor_required")
        own = Authenticator(server.origin)
        await add_passkey(thief, own, NEW_PASSWORD)
        await thief.good("POST", SIGN_IN, await sign_challenge(thief, own))
        check_refused(await thief.ask("GET", "/api/admin"), "second_factor_required")
        answer = await sign_challenge(omar, own)
        check_refused(await omar.ask("POST", "/api/admin/second-factor/passkey", answer), "not_found")


# Databases and processes


def new_passkey(number: int) -> NewPasskey:
    return NewPasskey(f"id{number}", "Phone", "key", 0, is_second_factor=False)


async def add_zaida(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "token", "Laptop")
    session = NewSession("z", "first", "Laptop")
    assert await store.credentials.change_password(session, "zaida", "hash", current_password=None)


async def test_challenge_of_one_process_is_used_once_in_another(database: str) -> None:
    place = Place("PostgreSQL", database)
    async with place.open() as one, place.open() as other:
        await add_zaida(one)
        await one.passkeys.add_challenge("challenge", time.time() + 60)
        taken = await asyncio.gather(*(store.passkeys.take_challenge("challenge") for store in (one, other) * 3))
        assert sorted(taken) == [False] * 5 + [True]
        added = await asyncio.gather(
            *(
                store.passkeys.add("z", new_passkey(number), password="hash", token_hash="first")
                for number, store in enumerate((one, other) * MAX_PASSKEYS)
            )
        )
        assert sum(added) == MAX_PASSKEYS


async def test_copies_used_at_the_same_time_start_one_session(store: Database) -> None:
    await add_zaida(store)
    assert await store.passkeys.add("z", new_passkey(1), password="hash", token_hash="first")
    sessions = [NewSession("z", f"session {number}", "") for number in range(4)]
    started = await asyncio.gather(*(store.passkeys.sign_in(session, "id1", 7, 0.0) for session in sessions))
    assert sorted(started) == [False, False, False, True]
    events = [event.kind for event in await store.credentials.security_events("z")]
    assert events.count("passkey_used") == 1


async def test_sessions_started_by_passkeys_are_limited(store: Database) -> None:
    await add_zaida(store)
    assert await store.passkeys.add("z", new_passkey(1), password="hash", token_hash="first")
    for number in range(1, MAX_SESSIONS + 2):
        assert await store.passkeys.sign_in(NewSession("z", f"session {number}", ""), "id1", number, 0.0)
    assert len(await store.sessions.sessions_of("z", "")) == MAX_SESSIONS


async def test_passkey_is_not_added_after_a_change_of_password(store: Database) -> None:
    await add_zaida(store)
    await store.passkeys.add_challenge("begun", time.time() + 60, "z")
    session = NewSession("z", "second", "Laptop")
    assert await store.credentials.change_password(session, "zaida", "new hash", current_password="hash")
    assert not await store.passkeys.take_challenge("begun", "z")
    assert not await store.passkeys.add("z", new_passkey(1), password="hash", token_hash="second")
    assert await store.passkeys.passkeys_of("z") == []
    assert "passkey_added" not in {event.kind for event in await store.credentials.security_events("z")}


async def test_expired_challenges_are_refused_and_deleted(store: Database) -> None:
    await add_zaida(store)
    now = time.time()
    for number in range(450):
        await store.passkeys.add_challenge(f"old {number}", now - 1)
    await store.passkeys.add_challenge("fresh", now + 60)
    await store.passkeys.add_challenge("own", now + 60, "z")
    assert not await store.passkeys.take_challenge("old 0")
    await store.passkeys.delete_expired_challenges()
    assert await rows(store, "SELECT count(*) FROM passkey_challenges") == [(2,)]
    assert await store.passkeys.take_challenge("fresh")
    assert await store.passkeys.take_challenge("own", "z")


async def test_number_of_passkeys_is_limited(server: LocalServer) -> None:
    async with Owner(server) as zaida:
        for _ in range(MAX_PASSKEYS):
            passkeys = await add_passkey(zaida, Authenticator(server.origin), PASSWORD)
        assert len(passkeys) == MAX_PASSKEYS
        check_refused(await zaida.ask("POST", "/api/me/passkeys/begin", CURRENT), "too_many_passkeys")


async def test_challenges_are_stored_as_hashes_and_handles_name_nobody(server: LocalServer) -> None:
    async with Owner(server) as zaida:
        options = await zaida.good("POST", "/api/me/passkeys/begin", CURRENT)
        files = [file for file in server.data.iterdir() if file.name.startswith("nasrid.sqlite")]
        stored = b"".join(file.read_bytes() for file in files)
        assert hash_token(options["challenge"]).encode() in stored
        assert options["challenge"].encode() not in stored
        assert len(b64decode(options["challenge"])) == 32
        assert b64decode(options["user"]).decode() not in (zaida.name, zaida.login)
