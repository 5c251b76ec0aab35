"""Identity of players: names, other devices, passwords."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.client import Person, Seat, Server, check_refused, device

PASSWORD = "correct horse"
GOOD_NAMES = {
    "  Zaida  ": "Zaida",
    "Abu\t\n Abd  Allah": "Abu Abd Allah",
    "زايدة": "زايدة",
    "Zo\u0065\u0301": "Zoé",  # one letter, however it is written
    "a\u202egnuoy\u2066b": "a gnuoy b",
    "nul\x00l": "nul l",
    "line\u2028break": "line break",
    "\u200bZ\ufeff": "Z",
    "<b>&amp;": "<b>&amp;",
    "🏰": "🏰",
    "x" * 24: "x" * 24,
    " " * 30 + "y" + " " * 30: "y",
}
BAD_NAMES = [
    "   ",
    "\x00\x1f",
    "\u202e\u200f\u2066",
    "\u3164\u2800",
    "\ue000",
    "x" * 25,
    "é" * 25,
    "\u0301\u0302",
    "\ufe0f",
    "a\u0323\u0324\u0325\u0326\u0327",
]
NO_NAMES: list[Any] = ["", "x" * 101, None, 7, ["Zaida"], {"name": "Zaida"}, True]


def signed_in(person: Person) -> dict[str, str]:
    return {name: token for name, token in person.http.cookies.items() if name == "nasrid_session"}


# Names


async def test_names_are_normalised(server: Server) -> None:
    for written, name in GOOD_NAMES.items():
        async with device(server) as person:
            assert await person.good("POST", "/api/me", {"name": written}) == {"name": name, "login": None}
            assert (await person.good("GET", "/api/me"))["name"] == name


async def test_invalid_names_are_rejected(server: Server, zaida: Person) -> None:
    async with device(server) as nobody:
        for person in (nobody, zaida):
            for name in BAD_NAMES:
                check_refused(await person.ask("POST", "/api/me", {"name": name}), "bad_name")
            for name in NO_NAMES:
                check_refused(await person.ask("POST", "/api/me", {"name": name}), "bad_message")
        assert not signed_in(nobody)
        assert (await zaida.good("GET", "/api/me"))["name"] == "Zaida"


async def test_renamed_player_keeps_the_account(zaida: Person) -> None:
    table = (await zaida.open_table())["id"]
    cookies = signed_in(zaida)
    assert (await zaida.good("POST", "/api/me", {"name": "Zoraida"}))["name"] == "Zoraida"
    assert signed_in(zaida) == cookies
    assert (await zaida.good("GET", "/api/me"))["name"] == "Zoraida"
    assert (await zaida.see(table))["you"]["seat"] == 0
    other = (await zaida.open_table())["id"]
    assert (await zaida.see(other))["table"]["host"] == "Zoraida"
    mine = (await zaida.good("GET", "/api/me/tables"))["tables"]
    assert {listing["table"]["id"] for listing in mine} == {table, other}


# Other devices


async def test_a_link_signs_one_device_in(server: Server, zaida: Person) -> None:
    async with device(server) as phone, device(server) as thief:
        table = (await zaida.open_table())["id"]
        void = await zaida.link_device()
        link = await zaida.link_device()
        assert link["expires"] > void["expires"] - 1
        check_refused(await thief.ask("POST", "/api/device-link", {"token": void["token"]}), "no_such_link")
        check_refused(await thief.ask("POST", "/api/device-link", {"token": link["token"][:-1]}), "no_such_link")
        answer = await phone.good("POST", "/api/device-link", {"token": link["token"]})
        assert answer == {"name": "Zaida", "login": None}
        assert signed_in(phone) != signed_in(zaida)
        assert (await phone.see(table))["you"]["seat"] == 0
        check_refused(await thief.ask("POST", "/api/device-link", {"token": link["token"]}), "no_such_link")
        assert not signed_in(thief)
        # A link is not a session, and a session is not a link.
        thief.http.cookies.set("nasrid_session", link["token"])
        check_refused(await thief.ask("GET", "/api/me"), "not_signed_in")
        token = signed_in(zaida)["nasrid_session"]
        check_refused(await thief.ask("POST", "/api/device-link", {"token": token}), "no_such_link")


def after(seq: int) -> Callable[[Seat], bool]:
    return lambda seat: seat.seq > seq


async def test_two_devices_at_one_seat_see_the_same(server: Server, zaida: Person, omar: Person) -> None:
    async with device(server) as phone:
        link = await zaida.link_device()
        await phone.good("POST", "/api/device-link", {"token": link["token"]})
        opened = await zaida.open_table(options={"players": 2})
        table = opened["id"]
        async with zaida.connect(table) as one, phone.connect(table) as two, omar.connect(table) as other:
            await two.until_type("snapshot")
            await other.do("sit", invitation=opened["invitation"])
            for acting, watching, has_come in ((one, two, after(12)), (two, one, after(20))):
                await asyncio.gather(
                    acting.play(Random(1), has_come), watching.see(has_come), other.play(Random(2), has_come)
                )
            for seat in (one, two):
                await seat.do("come_back")
            assert one.view == two.view
            assert one.view["players"][0]["hand"]
            assert one.you == two.you
            assert (one.turn and one.turn["legal_actions"]) == (two.turn and two.turn["legal_actions"])
            # Changes on one device reach the other.
            await two.do("send_chat", text="from the phone")
            said = await one.until_entry("chat_sent")
            assert (said["seat"], said["text"]) == (0, "from the phone")


# Passwords


def password(name: str, word: str = PASSWORD, present: str = "") -> dict[str, str]:
    return {"login": name, "password": word, "current_password": present}


def login(name: str, word: str = PASSWORD) -> dict[str, str]:
    return {"login": name, "password": word}


async def test_password_signs_a_player_in_again(server: Server, zaida: Person) -> None:
    async with device(server) as other:
        table = (await zaida.open_table())["id"]
        name = "Zaïda  of Ronda"
        assert (await zaida.good("PUT", "/api/me/password", password(name)))["login"] == "zaïda of ronda"
        await zaida.good("POST", "/api/logout")
        assert not signed_in(zaida)
        check_refused(await zaida.ask("GET", "/api/me"), "not_signed_in")
        for written in (name, "ZAÏDA OF RONDA", " zai\u0308da of ronda "):
            answer = await other.good("POST", "/api/login", login(written))
            assert answer == {"name": "Zaida", "login": "zaïda of ronda"}
            assert (await other.see(table))["you"]["seat"] == 0


async def test_wrong_passwords_reveal_nothing(server: Server) -> None:
    async with Person(server, "Aben") as aben, device(server) as thief:
        await aben.good("PUT", "/api/me/password", password("aben"))
        answers = []
        for name, word in (("aben", "wrong horse"), ("aben", PASSWORD.upper()), ("nobody", PASSWORD), ("%", "%")):
            answer = await thief.ask("POST", "/api/login", login(name, word))
            check_refused(answer, "wrong_credentials")
            answers.append(answer)
        assert all(answer == answers[0] for answer in answers)
        assert not signed_in(thief)


async def test_passwords_are_checked(server: Server, zaida: Person) -> None:
    async with device(server) as nobody:
        check_refused(await nobody.ask("PUT", "/api/me/password", password("x")), "not_signed_in")
        for word in ("seven77", "x"):
            check_refused(await zaida.ask("PUT", "/api/me/password", password("checked", word)), "bad_password")
        for name in ("\u200b", " ", "x" * 25):
            check_refused(await zaida.ask("PUT", "/api/me/password", password(name)), "bad_name")
        check_refused(await zaida.ask("PUT", "/api/me/password", password("checked", "x" * 201)), "bad_message")
        assert (await zaida.good("GET", "/api/me"))["login"] is None
        await zaida.good("PUT", "/api/me/password", password("checked", "x" * 200))


async def test_login_belongs_to_one_account(zaida: Person, omar: Person) -> None:
    await zaida.good("PUT", "/api/me/password", password("taken"))
    check_refused(await omar.ask("PUT", "/api/me/password", password(" TAKEN ", "omar's word")), "login_taken")
    assert (await omar.good("GET", "/api/me"))["login"] is None
    check_refused(await omar.ask("POST", "/api/login", login("taken", "omar's word")), "wrong_credentials")
    # A player may keep their login, or give it up to others.
    await zaida.good("PUT", "/api/me/password", password("taken", "another horse", PASSWORD))
    await zaida.good("PUT", "/api/me/password", password("free", "another horse", "another horse"))
    await omar.good("PUT", "/api/me/password", password("taken", "omar's word"))


async def test_password_change_needs_the_current_one_and_ends_other_sessions(server: Server, zaida: Person) -> None:
    async with device(server) as lost, device(server) as finder:
        table = (await zaida.open_table())["id"]
        await zaida.good("PUT", "/api/me/password", password("changing"))
        await lost.good("POST", "/api/login", login("changing"))
        for present in ("", "wrong horse"):
            new = password("changing", "new horse", present)
            check_refused(await lost.ask("PUT", "/api/me/password", new), "wrong_credentials")
        async with lost.connect(table) as looking, zaida.connect(table) as own:
            await looking.until_type("snapshot")
            await zaida.good("PUT", "/api/me/password", password("changing", "new horse", PASSWORD))
            assert await looking.closing_code() == 1008
            assert await own.closing_code() == 1008, "its cookie may be known to others"
        async with zaida.connect(table) as own:
            assert (await own.do("send_chat", text="I am here"))["type"] == "done"
        check_refused(await lost.ask("GET", "/api/me"), "not_signed_in")
        assert (await zaida.good("GET", "/api/me"))["login"] == "changing"
        check_refused(await finder.ask("POST", "/api/login", login("changing")), "wrong_credentials")
        await finder.good("POST", "/api/login", login("changing", "new horse"))


async def test_password_change_invalidates_device_links(server: Server, zaida: Person) -> None:
    async with device(server) as thief:
        link = await zaida.link_device()
        await zaida.good("PUT", "/api/me/password", password("cautious"))
        check_refused(await thief.ask("POST", "/api/device-link", {"token": link["token"]}), "no_such_link")


async def test_signing_out_ends_this_device_only(server: Server, zaida: Person) -> None:
    async with device(server) as phone:
        link = await zaida.link_device()
        await phone.good("POST", "/api/device-link", {"token": link["token"]})
        token = signed_in(phone)["nasrid_session"]
        await phone.good("POST", "/api/logout")
        phone.http.cookies.set("nasrid_session", token)
        check_refused(await phone.ask("GET", "/api/me"), "not_signed_in")
        await phone.good("POST", "/api/logout")  # repeating it is harmless
        assert (await zaida.good("GET", "/api/me"))["name"] == "Zaida"
