"""The WebSocket of one viewer at one table: first how things stand, then every event, and commands in between."""

from __future__ import annotations

import logging
import re
from collections import Counter, defaultdict

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from nasrid.server.people import People, hashed
from nasrid.server.protocol.commands import AnyCommand, Hint, id_of, read_command
from nasrid.server.protocol.errors import Refusal, fault
from nasrid.server.protocol.messages import Reply, error_of
from nasrid.server.registry.registry import Registry
from nasrid.server.store.store import Account
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.player import Player
from nasrid.server.web.connections import SocketConnection
from nasrid.server.web.endpoints import COOKIE, Quotas, checked_table_id
from nasrid.server.web.guard import address_of, refused

PATH = re.compile("/api/tables/([^/]*)/ws")
FLOOD = 100  # messages beyond the limit, after which the connection is closed
RULES_BROKEN = 1008  # why a connection is closed, as a WebSocket code
NOBODY = Player("", "")  # who has no session
log = logging.getLogger(__name__)


class Sockets:
    def __init__(self, registry: Registry, people: People, quotas: Quotas) -> None:
        self.registry = registry
        self.people = people
        self.quotas = quotas
        self._by_address: Counter[str] = Counter()
        self._by_player: defaultdict[str, set[Connection]] = defaultdict(set)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        address = address_of(scope)
        token = websocket.cookies.get(COOKIE)
        session = hashed(token) if token else None
        try:
            account = await self.people.whose(session) if session else None
            player = Player(account.id, account.name) if account else NOBODY
            live = await self._admit(_table_id(scope), address, player.id)
        except Refusal as refusal:
            await websocket.send_denial_response(refused(refusal))
            return
        connection = Connection(self.registry, self.people, self.quotas, websocket, receive, player, session)
        self._by_address[address] += 1
        self._by_player[player.id].add(connection)
        try:
            await connection.serve(live)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            self._by_player[player.id].discard(connection)
            if not self._by_player[player.id]:
                del self._by_player[player.id]

    async def look_again(self, player: str) -> None:
        """Sessions of this player have ended: whoever looks on with one of them sees no hand any more."""
        for connection in list(self._by_player.get(player, ())):
            await connection.close_if_signed_out()

    async def _admit(self, table: str, address: str, player: str) -> LiveTable:
        limits = self.registry.limits
        live = await self.registry.table(table)
        if self._by_address.total() >= limits.sockets:
            raise Refusal("too_many", "this server has no room for further connections; try again later")
        if self._by_address[address] >= limits.sockets_per_address:
            raise Refusal("too_many", "too many connections from your address; close some")
        if len(live.viewers) >= limits.sockets_per_table and live.state.seat_of(player) is None:
            raise Refusal("too_many", "too many people look at this table; try again later")
        return live


class Connection:
    def __init__(
        self,
        registry: Registry,
        people: People,
        quotas: Quotas,
        websocket: WebSocket,
        receive: Receive,
        player: Player,
        session: str | None,
    ) -> None:
        self.registry = registry
        self.people = people
        self.websocket = websocket
        self._receive = receive
        self.session = session  # the hash of its token
        self.socket: SocketConnection = websocket.scope["socket"]
        self.viewer = Viewer(player.id, self.socket.push, self.socket.end, player.name)
        self._messages = quotas.messages
        self._sender = player.id or address_of(websocket.scope)
        self._flood = 0

    async def serve(self, live: LiveTable) -> None:
        websocket = self.websocket
        self.table_id = live.state.id
        await websocket.accept()
        try:
            live = await self.registry.join(self.table_id, self.viewer, _after(websocket))
        except Refusal as refusal:
            self.socket.end(RULES_BROKEN, refusal.message)
            return
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                await self._hear(message.get("text"))
        finally:
            self.registry.part(live, self.viewer)

    async def _hear(self, text: str | None) -> None:
        checked = ""
        try:
            checked = self._checked(text)
            command = read_command(checked)
            player = await self._player()
        except Refusal as refusal:
            self.registry.metrics.command_answered(refusal.code)
            self._answer(error_of(refusal, id_of(checked)))
            return
        if isinstance(command, Hint):  # takes its time
            self.registry.background.spawn(self._carry_out(player, command))
        else:
            await self._carry_out(player, command)

    def _checked(self, text: str | None) -> str:
        """A message that is neither too much nor too long."""
        most = self.registry.limits.message_bytes
        if not self._messages.take(self._sender):
            self._flood += 1
            if self._flood > FLOOD:
                self.socket.end(RULES_BROKEN, "too many messages")
            raise Refusal("too_fast", "too many messages; wait a moment")
        self._flood = 0
        if text is None:
            raise Refusal("bad_message", "commands are text messages, not binary ones")
        if len(text) > most or len(text.encode()) > most:
            raise Refusal("too_large", f"a command has at most {most} bytes")
        return text

    async def _player(self) -> Player:
        """Asked again for each command: the session may have ended meanwhile."""
        account = await self._account()
        if account is None:
            raise Refusal("not_signed_in", "choose a name first: POST /api/me, then connect again")
        return Player(account.id, account.name)

    async def _account(self) -> Account | None:
        return await self.people.whose(self.session) if self.session else None

    async def close_if_signed_out(self) -> None:
        try:
            account = await self._account()
        except Refusal as refusal:  # they are kept out
            self.socket.end(RULES_BROKEN, refusal.message)
            return
        if account is None:
            self.socket.end(RULES_BROKEN, "you have signed out, or were signed out by another device")

    async def _carry_out(self, player: Player, command: AnyCommand) -> None:
        try:
            self._answer(await self.registry.command(self.table_id, player, command))
        except Refusal as refusal:
            self._answer(error_of(refusal, command.id))
        except Exception:
            log.exception("a command failed")
            self._answer(error_of(fault(), command.id))

    def _answer(self, reply: Reply) -> None:
        self.viewer.send(reply)


def _table_id(scope: Scope) -> str:
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refusal("no_such_page", "there is no WebSocket here; a table has one at /api/tables/{table}/ws")
    return checked_table_id(found[1])


def _after(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else None
