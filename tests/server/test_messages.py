"""Arbitrary messages to a table: each is carried out once or refused with a reason, and the game continues."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nasrid.server.protocol.errors import HTTP_STATUS
from tests.server.client import Person, Seat, Server, check_refused, device

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
ACT = '{"type":"act","id":"x","action":"take b1","seq":'
MALFORMED = {
    "nothing": "",
    "no JSON": "{",
    "a word": "take",
    "null": "null",
    "a list": "[]",
    "a number": "7",
    "a text": '"act"',
    "no type": '{"id":"x"}',
    "no id": '{"type":"leave"}',
    "unknown type": '{"type":"win","id":"x"}',
    "type of an event": '{"type":"acted","id":"x","seat":0,"action":"pass"}',
    "type is a list": '{"type":["act"],"id":"x"}',
    "two types": '{"type":"leave","type":"send_chat","id":"x"}',
    "two ids": '{"type":"leave","id":"x","id":"y"}',
    "another's seat": ACT + '0,"seat":0}',
    "another's name": '{"type":"leave","id":"x","player":"Zaida"}',
    "empty id": '{"type":"leave","id":""}',
    "long id": '{"type":"leave","id":"' + "x" * 65 + '"}',
    "id is a number": '{"type":"leave","id":1}',
    "no seq": '{"type":"act","id":"x","action":"take b1"}',
    "negative seq": ACT + "-1}",
    "seq with a fraction": ACT + "1.0}",
    "seq as text": ACT + '"1"}',
    "seq beyond JSON": ACT + str(2**53 + 1) + "}",
    "huge seq": ACT + "9" * 4000 + "}",
    "infinite seq": ACT + "1e400}",
    "NaN": ACT + "NaN}",
    "Infinity": ACT + "Infinity}",
    "empty action": '{"type":"act","id":"x","action":"","seq":0}',
    "long action": '{"type":"act","id":"x","action":"' + "b1 " * 200 + '","seq":0}',
    "action is an object": '{"type":"act","id":"x","action":{"take":"b1"},"seq":0}',
    "no such seat": '{"type":"sit","id":"x","seat":6}',
    "seat below 0": '{"type":"sit","id":"x","seat":-1}',
    "seat is true": '{"type":"sit","id":"x","seat":true}',
    "unknown kind of seat": '{"type":"set_seat","id":"x","seat":1,"kind":"throne"}',
    "unknown level": '{"type":"start","id":"x","bot_level": "god"}',
    "nothing said": '{"type":"send_chat","id":"x","text":""}',
    "only blanks said": '{"type":"send_chat","id":"x","text":" \\u200b\\u202e\\n\\u3164 "}',
    "much said": '{"type":"send_chat","id":"x","text":"' + "x" * 2001 + '"}',
    "lone surrogate": '{"type":"send_chat","id":"x","text":"\\ud800"}',
    "lone surrogate in the id": '{"type":"leave","id":"\\udfff"}',
    "deep list": "[" * 4000,
    "deep object": '{"a":' * 1500,
    "deep field": '{"type":"send_chat","id":"x","text":' + "[" * 3000 + "]" * 3000 + "}",
    "more after it": '{"type":"leave","id":"x"} {"type":"leave","id":"y"}',
    "byte order mark": '\ufeff{"type":"leave","id":"x"}',
}


def arrange(seat: int) -> str:
    return json.dumps({"type": "set_seat", "id": "arrange", "seat": seat, "kind": "bot"})


class Duel:
    """Two people at a table where the game has begun; the first is the host."""

    def __init__(self, opened: dict[str, Any], seats: list[Seat]) -> None:
        self.table: str = opened["id"]
        self.invitation: str = opened["invitation"]
        self.seats = seats

    async def decider(self) -> Seat:
        """Return the seat that has to decide, after it has received its decision."""
        now = await self.seats[0].person.see(self.table)
        number: int = now["view"]["seat"]
        seat = self.seats[number]
        while seat.seq < now["seq"] or seat.turn is None:
            await seat.receive()
        return seat

    async def other(self) -> Seat:
        """Return the waiting seat, after it has received all events."""
        decider = await self.decider()
        seat = self.seats[1 - self.seats.index(decider)]
        while seat.seq < decider.seq:
            await seat.receive()
        return seat

    async def go_on(self) -> None:
        """Check that both players can still act."""
        acted: set[int] = set()
        while len(acted) < 2:
            seat = await self.decider()
            takes = [action for action in seat.legal if action.startswith("take")]
            reply = await seat.act((takes or seat.legal)[0])
            assert reply["type"] == "done", reply
            acted.add(self.seats.index(seat))


@asynccontextmanager
async def duel(server: Server, **options: Any) -> AsyncIterator[Duel]:
    async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
        opened = await zaida.open_table(options={"players": 2} | options)
        async with zaida.connect(opened["id"]) as first, omar.connect(opened["id"]) as second:
            assert (await second.do("sit", invitation=opened["invitation"]))["type"] == "done"
            yield Duel(opened, [first, second])


async def post(person: Person, table: str, content: str | bytes) -> tuple[int, Any]:
    headers = {"content-type": "application/json"}
    body = content.encode() if isinstance(content, str) else content
    response = await person.http.post(f"/api/tables/{table}/commands", content=body, headers=headers)
    return response.status_code, response.json()


async def sent(seat: Seat, content: str) -> dict[str, Any]:
    """Send this text and return the reply."""
    await seat.socket.send(content)
    return await seat.until(lambda message: message["type"] in ("error", "done", "hint"))


def check_log(server: Server) -> None:
    """Check that no bad input is logged as a server error. Only uvicorn logs invalid UTF-8 as one."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    faults = [line for line in lines if line["level"] in ("error", "critical")]
    assert not [line for line in faults if not line["message"].startswith("Invalid UTF-8")]


# Malformed and oversized


@pytest.mark.parametrize("text", MALFORMED.values(), ids=list(MALFORMED))
async def test_malformed_messages_are_refused(server: Server, text: str) -> None:
    async with duel(server) as game:
        for seat in game.seats:
            reply = await sent(seat, text)
            assert (reply["type"], reply["code"]) == ("error", "bad_message")
            check_refused(await post(seat.person, game.table, text), "bad_message")
        await game.go_on()
    check_log(server)


async def test_bytes_that_are_no_text_are_refused(server: Server) -> None:
    async with duel(server) as game:
        seat = await game.decider()
        await seat.socket.send(b'{"type":"leave","id":"x"}')
        assert (await seat.until_type("error"))["code"] == "bad_message"
        for content in (b"\xff\xfe", b"\x00" * 100, '{"type":"leave","id":"x"}'.encode("utf-16")):
            check_refused(await post(seat.person, game.table, content), "bad_message")
        await game.go_on()


async def test_too_long_a_message_is_refused_and_a_huge_one_ends_the_connection(server: Server) -> None:
    async with duel(server) as game:
        seat = await game.decider()
        longest = '{"type":"send_chat","id":"x","text":"' + "x" * 500 + '"}'
        assert (await sent(seat, longest + " " * (8192 - len(longest))))["type"] == "done"
        assert (await sent(seat, longest + " " * (8193 - len(longest))))["code"] == "too_large"
        assert (await sent(seat, "ü" * 4097))["code"] == "too_large"
        assert (await sent(seat, "x" * 65536))["code"] == "too_large"
        assert (await seat.do("send_chat", text="x" * 501))["code"] == "too_large"
        check_refused(await post(seat.person, game.table, "x" * 65537), "too_large")
        await seat.socket.send("x" * 65537)
        assert await seat.closing_code() == 1009  # WebSocket close code: message too big
        await _come_back(game, seat)


async def test_text_that_is_no_utf8_ends_the_connection_only(server: Server) -> None:
    async with duel(server) as game:
        seat = await game.decider()
        await seat.socket.send(b'{"type":"leave","id":"\xff"}', text=True)
        assert await seat.closing_code() == 1007  # WebSocket close code: not text
        await _come_back(game, seat)


async def _come_back(game: Duel, seat: Seat) -> None:
    async with seat.person.connect(game.table) as again:
        game.seats[game.seats.index(seat)] = again
        await again.until_type("snapshot")
        await game.go_on()


_values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.lists(st.integers(), max_size=3)
)
_types = ["act", "preview", "undo", "sit", "leave", "come_back", "start", "set_seat", "send_chat", "set_chat"]
_types += ["rematch", "set_auto_pass"]
_fields = ["id", "action", "seq", "seat", "invitation", "bot_level", "kind", "level", "text", "enabled", "steps"]
_fields += ["extra"]
_near_commands = st.builds(
    lambda kind, more: json.dumps({"type": kind, "id": "fuzz"} | more),
    st.sampled_from(_types),
    st.dictionaries(st.sampled_from(_fields), _values, max_size=4),
)
_any_json = st.recursive(
    _values, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def test_no_text_at_all_disturbs_a_table(server: Server) -> None:
    """Each text gets one reply and is not logged as a server error."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        game = runner.run(stack.enter_async_context(duel(server)))

        @settings(max_examples=250, deadline=None, derandomize=True, database=None)
        @given(st.one_of(st.text(max_size=200), _any_json.map(json.dumps), _near_commands))
        def check(text: str) -> None:
            reply = runner.run(sent(game.seats[1], text))
            assert reply["type"] == "done" or reply["code"] in HTTP_STATUS
            assert reply.get("code") != "server_error"
            assert runner.run(game.seats[1].do("come_back"))["type"] == "done"

        check()
        runner.run(game.go_on())
        runner.run(stack.aclose())
    check_log(server)


async def test_errors_over_http_name_the_command(server: Server) -> None:
    async with Person(server) as zaida, device(server) as visitor:
        table = (await zaida.open_table())["id"]
        for person, command, code, named in (
            (zaida, {"type": "act", "id": "one", "action": "take y1", "seq": 1}, "not_started", "one"),
            (zaida, {"type": "dance", "id": "two"}, "bad_message", "two"),
            (visitor, {"type": "leave", "id": "three"}, "not_signed_in", "three"),
            (zaida, {"type": "leave", "id": 4}, "bad_message", None),
            (zaida, "no command", "bad_message", None),
        ):
            reply = await post(person, table, json.dumps(command))
            check_refused(reply, code)
            assert reply[1].get("id") == named


# Late, out of turn, illegal


async def test_late_messages_are_refused(server: Server) -> None:
    async with duel(server) as game:
        before = (await game.decider()).seq
        await game.go_on()
        seat = await game.decider()
        action = seat.legal[0]
        for seq in (0, before, seat.seq - 1, seat.seq + 1, 2**53):
            for kind in ({"type": "act", "action": action}, {"type": "undo"}):
                command = json.dumps(kind | {"id": "late", "seq": seq})
                assert (await sent(seat, command))["code"] == "stale"
                check_refused(await post(seat.person, game.table, command), "stale")
        assert (await seat.person.see(game.table))["seq"] == seat.seq
        await game.go_on()


async def test_out_of_turn_messages_are_refused(server: Server) -> None:
    async with duel(server) as game:
        seat, other = await game.decider(), await game.other()
        for action in seat.legal:
            reply = await other.do("act", action=action, seq=other.seq)
            assert reply["code"] == "not_your_decision"
        assert (await other.do("undo", seq=other.seq))["code"] == "not_your_decision"
        assert (await other.do("hint"))["code"] == "not_your_decision"
        assert (await seat.do("undo", seq=seat.seq))["code"] == "nothing_to_undo"
        assert (await game.seats[0].do("start"))["code"] == "already_started"
        assert (await sent(game.seats[0], arrange(1)))["code"] == "already_started"
        assert (await game.seats[1].do("start"))["code"] == "not_host"
        assert (await game.seats[0].do("sit", seat=1))["code"] == "already_seated"
        assert (await seat.do("rematch"))["code"] == "game_not_over"
        await game.go_on()


async def test_illegal_actions_name_their_rule(server: Server) -> None:
    async with duel(server) as game:
        seat = await game.decider()
        hidden = next(card for card in ("b9", "g9", "y9", "o9") if card not in seat.view["display"])
        for action in (f"take {hidden}", "take b1 b1 b1 b1", "pass", "buy tower9ES b9 b9 b9 b9"):
            reply = await seat.do("act", action=action, seq=seat.seq)
            assert reply["code"] == "illegal", reply
            assert reply["rule"] in RULES
            status, answer = await seat.person.do(game.table, "act", action=action, seq=seat.seq)
            assert (status, answer["rule"]) == (422, reply["rule"])
        for action in ("dance", "take b10", "buy b1 tower", "place garden10N 1,9999", "💣"):
            assert (await seat.do("act", action=action, seq=seat.seq))["code"] == "bad_message"
        await game.go_on()


async def test_before_the_start_and_after_the_end(server: Server) -> None:
    async with Person(server, "Zaida") as zaida:
        table = (await zaida.open_table(options={"players": 2}))["id"]
        for kind in ("act", "undo"):
            more = {"action": "take b1"} if kind == "act" else {}
            check_refused(await zaida.do(table, kind, seq=0, **more), "not_started")
        check_refused(await post(zaida, table, arrange(2)), "bad_message")
        check_refused(await post(zaida, table, arrange(0)), "seat_taken")
        assert (await zaida.do(table, "leave"))[0] == 200
        check_refused(await zaida.do(table, "sit"), "game_over")
    async with duel(server) as game:
        await asyncio.gather(*(seat.play(Random(3)) for seat in game.seats))
        for seat in game.seats:
            assert (await seat.do("act", action="pass", seq=seat.seq))["code"] == "game_over"
            assert (await seat.do("undo", seq=seat.seq))["code"] == "game_over"
            assert (await seat.do("send_chat", text="Well played"))["type"] == "done"


# Twice


async def test_a_command_sent_again_is_carried_out_once(server: Server) -> None:
    async with duel(server) as game:
        seat, other = await game.decider(), await game.other()
        known = seat.seq
        command = json.dumps({"type": "act", "id": "once", "action": seat.legal[0], "seq": known})
        replies = await asyncio.gather(*(post(seat.person, game.table, command) for _ in range(5)))
        assert await sent(seat, command) == replies[0][1]
        assert replies == [(200, {"type": "done", "id": "once", "seq": known + 1})] * 5
        # Command ids of different players are independent.
        assert (await other.do("send_chat", id="once", text="I say it once, too"))["seq"] == known + 2
        events = await seat.person.good("GET", f"/api/tables/{game.table}/events?after={known}")
        assert [event["entry"] for event in events["events"]] == ["acted", "chat_sent"]
        await game.go_on()


async def test_a_command_sent_again_after_a_restart_is_carried_out_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with duel(server) as game:
            seat = await game.decider()
            command = json.dumps({"type": "act", "id": "once", "action": seat.legal[0], "seq": seat.seq})
            reply = await sent(seat, command)
            server.kill()
            server.start()
            assert await post(seat.person, game.table, command) == (200, reply)
            async with seat.person.connect(game.table) as again:
                assert await sent(again, command) == reply
                assert again.seq == reply["seq"]
                assert (await again.do("send_chat", id="once", text="Something else"))["code"] == "duplicate_id"


# Forged


async def test_strangers_cannot_act_for_anybody(server: Server) -> None:
    async with duel(server) as game, Person(server, "Boabdil") as stranger:
        seat = await game.decider()
        action = {"action": seat.legal[0], "seq": seat.seq}
        async with stranger.connect(game.table) as spy:
            for kind, fields in (
                ("act", action),
                ("undo", {"seq": seat.seq}),
                ("leave", {}),
                ("come_back", {}),
                ("send_chat", {"text": "I am Zaida"}),
                ("set_auto_pass", {"steps": ["vizier_window"]}),
                ("hint", {}),
                ("rematch", {}),
            ):
                assert (await spy.do(kind, **fields))["code"] == "not_seated"
                check_refused(await stranger.do(game.table, kind, **fields), "not_seated")
            assert (await spy.do("start"))["code"] == "not_host"
            assert (await spy.do("set_chat", enabled=False))["code"] == "not_host"
            assert (await sent(spy, arrange(1)))["code"] == "not_host"
            assert (await spy.do("sit"))["code"] == "already_started"
            assert (await spy.do("sit", invitation=game.invitation))["code"] == "already_started"
        await game.go_on()


async def test_without_a_session_one_can_only_watch(server: Server) -> None:
    async with duel(server) as game:
        seat = await game.decider()
        nobody = Person(server, "nobody")
        for token in ("", "x", seat.person.cookie[:-1], "é", "'; DROP TABLE sessions; --"):
            nobody.http.cookies.set("nasrid_session", token.encode().decode("latin-1"))
            async with nobody.connect(game.table) as spy:
                assert (await spy.until_type("snapshot"))["you"] == {"seat": None}
                reply = await spy.do("act", action=seat.legal[0], seq=seat.seq)
                assert reply["code"] == "not_signed_in"
        nobody.http.cookies.clear()
        check_refused(await nobody.do(game.table, "leave"), "not_signed_in")
        await game.go_on()
        await nobody.http.aclose()


async def test_an_ended_session_ends_its_connections(server: Server) -> None:
    async with duel(server) as game:
        seat, other = await game.decider(), await game.other()
        token = seat.person.http.cookies["nasrid_session"]
        await seat.person.good("POST", "/api/logout")
        assert await seat.closing_code() == 1008
        seat.person.http.cookies.set("nasrid_session", token)
        check_refused(await seat.person.do(game.table, "leave"), "not_signed_in")
        async with seat.person.connect(game.table) as again:
            assert (await again.until_type("snapshot"))["you"] == {"seat": None}
            assert (await again.do("leave"))["code"] == "not_signed_in"
        assert (await other.do("send_chat", text="Are you there?"))["type"] == "done"
