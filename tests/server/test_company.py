"""Relations between players: friends, invitations, blocks, public pages."""

from typing import Any

from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from tests.server.client import Person, Seat, Server, check_refused, device
from tests.server.stores import new_table, rows
from tests.server.test_match import find


async def recent(person: Person) -> dict[str, str]:
    """Return the ids of recent opponents by name."""
    return {one["name"]: one["id"] for one in (await person.good("GET", "/api/me/people"))["recent"]}


async def tie(person: Person, other: str, kind: str | None) -> Any:
    return await person.good("PUT", "/api/me/people", {"person": other, "relation": kind})


def names(people: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in people]


async def test_opponents_can_become_friends_and_invite_each_other(zaida: Person, omar: Person, leila: Person) -> None:
    table = await zaida.open_with(omar)
    assert names((await zaida.good("GET", "/api/me/people"))["recent"]) == ["Omar"]
    (seated,) = (await zaida.good("GET", f"/api/tables/{table}/people"))["people"]
    assert (seated["seat"], seated["relation"], seated["page"]) == (1, None, None)
    check_refused(await leila.ask("GET", f"/api/tables/{table}/people"), "not_seated")
    company = await tie(zaida, seated["id"], "friend")
    assert (names(company["friends"]), company["recent"]) == (["Omar"], [])
    assert (await omar.good("GET", "/api/me/people"))["friends"] == [], "the friend is not notified"

    waiting = await zaida.open_table(options={"players": 3})
    path = f"/api/tables/{waiting['id']}/invite"
    check_refused(await leila.ask("POST", path, {"person": seated["id"]}), "not_seated")
    check_refused(await zaida.ask("POST", path, {"person": "nobody"}), "no_such_player")
    check_refused(await zaida.ask("POST", f"/api/tables/{table}/invite", {"person": seated["id"]}), "already_started")
    for _ in range(2):
        await zaida.good("POST", path, {"person": seated["id"]})
    (invited,) = (await omar.good("GET", "/api/me/tables"))["invitations"]
    assert (invited["by"], invited["table"]["id"]) == ("Zaida", waiting["id"])
    assert (await omar.do(waiting["id"], "sit", invitation=invited["invitation"]))[0] == 200
    assert (await omar.good("GET", "/api/me/tables"))["invitations"] == []

    other = await zaida.open_table(options={"players": 3})
    await zaida.good("POST", f"/api/tables/{other['id']}/invite", {"person": seated["id"]})
    answer = await omar.good("POST", "/api/me/invitations/decline", {"table": other["id"]})
    assert answer["invitations"] == []


async def test_blocked_player_cannot_sit_or_invite(zaida: Person, mallory: Person) -> None:
    wish = {"options": {"game": "combined", "players": 4}}

    await zaida.open_with(mallory)
    blocked, zaidas = (await recent(zaida))["Mallory"], (await recent(mallory))["Zaida"]
    assert names((await tie(zaida, blocked, "blocked"))["blocked"]) == ["Mallory"]

    opened = await zaida.open_table(options={"players": 3})
    status, answer = await mallory.do(opened["id"], "sit", invitation=opened["invitation"])
    assert (status, answer["code"]) == (403, "not_invited")
    assert (await mallory.do(opened["id"], "request_seat"))[1]["code"] == "not_invited"

    mine = await mallory.open_table(options={"players": 3})
    await mallory.good("POST", f"/api/tables/{mine['id']}/invite", {"person": zaidas})
    assert (await zaida.good("GET", "/api/me/tables"))["invitations"] == [], "and Mallory does not learn it"

    table, _ = await find(zaida, **wish)
    other, new = await find(mallory, **wish)
    assert (other != table, new) == (True, True)
    await tie(zaida, blocked, None)
    assert (await mallory.do(opened["id"], "sit", invitation=opened["invitation"]))[0] == 200


async def test_chat_of_a_blocked_player_is_not_sent(zaida: Person, mallory: Person) -> None:
    async def said(seat: Seat) -> str:
        return str((await seat.until_entry("chat_sent"))["text"])

    table = await zaida.open_with(mallory)
    blocked = (await recent(zaida))["Mallory"]
    async with zaida.connect(table) as listening:
        await listening.until_type("snapshot")
        await mallory.do(table, "send_chat", text="first")
        assert await said(listening) == "first"
        await tie(zaida, blocked, "blocked")
        await mallory.do(table, "send_chat", text="second")
        assert await said(listening) == ""
        known = listening.seq
    async with zaida.connect(table) as again:
        await again.until_type("snapshot")
        await mallory.do(table, "send_chat", text="third")
        assert await said(again) == ""
    async with zaida.connect(table, after=known) as back:
        assert await said(back) == "", "and when they come back"
    for person, heard in ((zaida, ["", "", ""]), (mallory, ["first", "second", "third"])):
        events = (await person.good("GET", f"/api/tables/{table}/events"))["events"]
        assert [event["text"] for event in events if event["entry"] == "chat_sent"] == heard
    await tie(zaida, blocked, None)
    async with zaida.connect(table) as listening:
        await listening.until_type("snapshot")
        await mallory.do(table, "send_chat", text="fourth")
        assert await said(listening) == "fourth"


async def test_relation_needs_another_existing_player(server: Server, zaida: Person, omar: Person) -> None:
    async with device(server) as nobody:
        await zaida.open_with(omar)
        mine = (await recent(omar))["Zaida"]
        for person in (mine, "nobody", "%"):
            check_refused(
                await zaida.ask("PUT", "/api/me/people", {"person": person, "relation": "friend"}), "no_such_player"
            )
        check_refused(await zaida.ask("PUT", "/api/me/people", {"person": mine, "relation": "enemy"}), "bad_message")
        for path in ("/api/me/people", "/api/me/tables"):
            check_refused(await nobody.ask("GET", path), "not_signed_in")


async def test_public_page_exists_only_while_enabled(server: Server, zaida: Person) -> None:
    async with device(server) as stranger:
        assert "page" not in await zaida.good("GET", "/api/me")
        me = await zaida.good("PUT", "/api/me/page", {"enabled": True})
        path = f"/api/people/{me['page']}"
        assert (await zaida.good("GET", "/api/me"))["page"] == me["page"]
        shown = await stranger.good("GET", path)
        assert (shown["name"], shown["games"], shown["statistics"]) == ("Zaida", [], [])
        assert all(rating["level"] for rating in shown["ratings"])
        await zaida.good("POST", "/api/me", {"name": "Zoraida"})
        assert (await stranger.good("GET", path))["name"] == "Zoraida"
        assert (await zaida.good("PUT", "/api/me/page", {"enabled": True}))["page"] == me["page"]
        assert "page" not in await zaida.good("PUT", "/api/me/page", {"enabled": False})
        for gone in (path, "/api/people/%00", "/api/people/.."):
            assert (await stranger.ask("GET", gone))[0] == 404
        again = await zaida.good("PUT", "/api/me/page", {"enabled": True})
        assert again["page"] != me["page"], "who was given the old address does not find the new one"


async def test_relations_work_with_every_database(store: Database) -> None:
    company = store.relations
    for player in ("z", "o", "m"):
        await store.players.add(Account(player, player.upper(), None, None), player)
    await new_table(store, "t", listed=True)
    seats = "INSERT INTO table_players (table_id, player, seat) VALUES ('t', $1, $2)"
    await rows(store, seats, "z", 0)
    await company.set_relation("z", "m", "blocked")
    await company.set_relation("z", "o", "blocked")
    await company.set_relation("z", "o", "friend")
    assert await company.relations("z") == {"m": "blocked", "o": "friend"}
    assert [await company.has_blocked("z", other) for other in ("m", "o")] == [True, False]
    assert await company.tables_with_blocked("m", ["t"]) == {"t"}
    assert await company.tables_with_blocked("o", ["t"]) == await company.tables_with_blocked("m", []) == set()
    for player in ("o", "m"):
        await company.invite("z", player, "t", "secret")
    (invited,) = await company.invitations("o")
    assert (invited.by, invited.invitation) == ("Z", "secret")
    await company.invite("m", "z", "t", "secret")
    assert await company.invitations("z") == [], "a blocked player cannot invite"
    await rows(store, seats, "o", 1)
    assert await company.invitations("o") == [], "who sits there needs none"
    await rows(store, "UPDATE tables SET state = 'over'")
    await rows(store, "UPDATE table_players SET stage = 'over'")
    assert [one.id for one in (await company.contacts("o")).recent] == ["z"]
    assert (await company.contacts("z")).recent == []
    await store.players.set_page("o", "shown")
    assert await company.pages(["z", "o"]) == {"o": "shown"}
    assert await company.pages([]) == {}
