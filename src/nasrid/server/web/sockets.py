"""WebSockets. A table sends a snapshot, then every event, and receives commands. A tournament sends its page, now and
after every change."""

import logging
import re
from collections import Counter, defaultdict
from typing import Any

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from nasrid.server.authentication import Authentication, hash_token
from nasrid.server.node.node import Node
from nasrid.server.protocol.commands import AnyCommand, Hint, PlayerRef, peek_id, read_command
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import error_message
from nasrid.server.store.players import Account
from nasrid.server.table.answering import answer_command
from nasrid.server.table.live import WS_SERVICE_RESTART, LiveTable, Viewer
from nasrid.server.table.public_info import check_may_watch
from nasrid.server.web.connections import SocketConnection
from nasrid.server.web.endpoint import COOKIE_NAME, checked_table_id, checked_tournament_id
from nasrid.server.web.guard import RefusalResponse, address_of
from nasrid.server.web.quotas import Quotas

SOCKET_PATH_RE = re.compile("/api/(tables|tournaments)/([^/]*)/ws")
FLOOD_TOLERANCE = 100  # messages beyond the rate limit before the connection is closed
WS_POLICY_VIOLATION = 1008  # a WebSocket close code
ANONYMOUS = PlayerRef("", "")
log = logging.getLogger(__name__)


class Sockets:
    def __init__(self, node: Node, authentication: Authentication, quotas: Quotas) -> None:
        self.node = node
        self.authentication = authentication
        self.quotas = quotas
        self._by_address: Counter[str] = Counter()
        self._by_player: defaultdict[str, set[Connection]] = defaultdict(set)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        address = address_of(scope)
        token = websocket.cookies.get(COOKIE_NAME)
        session = hash_token(token) if token else None
        try:
            account = await self.authentication.account_for_session(session) if session else None
            player = PlayerRef(account.id, account.name) if account else ANONYMOUS
            place = await self._admit(scope, address, player.id)
        except RefusalError as refusal:
            await websocket.send_denial_response(RefusalResponse(refusal))
            return
        kind = TableConnection if isinstance(place, LiveTable) else TournamentConnection
        connection = kind(self, websocket, receive, player, session)
        self._by_address[address] += 1
        self._by_player[player.id].add(connection)
        try:
            await connection.serve(place)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            self._by_player[player.id].discard(connection)
            if not self._by_player[player.id]:
                del self._by_player[player.id]

    async def close_signed_out(self, player: str) -> None:
        """Close the connections of this player whose sessions have ended, because they show the player's hand."""
        for connection in list(self._by_player.get(player, ())):
            await connection.close_if_signed_out()

    async def close_ended(self) -> None:
        """Close the connections of banned addresses, and those whose sessions have ended unnoticed: by `nasrid admin`,
        while the bus did not deliver messages, or while the connection was being opened."""
        for connection in [one for group in self._by_player.values() for one in group]:
            if connection.address in self.node.housekeeping.banned_addresses:
                connection.socket.close(WS_POLICY_VIOLATION, "your network address is banned from this server")
        connections = [one for player, group in self._by_player.items() if player for one in group]
        sessions = sorted({one.session for one in connections if one.session})
        ended = set(sessions) - await self.node.database.sessions.valid(sessions)
        for connection in connections:
            if connection.session in ended:
                self.authentication.forget_sessions(connection.viewer.player)
                await connection.close_if_signed_out()

    async def _admit(self, scope: Scope, address: str, player: str) -> Any:
        """Return the table, or the id of the tournament. Raise RefusalError if the connection is not allowed."""
        match = SOCKET_PATH_RE.fullmatch(scope["path"])
        if match is None:
            raise RefusalError("not_found", "there is no WebSocket here; use /api/tables/{table}/ws")
        self._check_numbers(address)
        if match[1] == "tables":
            return await self._admit_to_table(checked_table_id(match[2]), player)
        return await self._admit_to_tournament(checked_tournament_id(match[2]), player)

    def _check_numbers(self, address: str) -> None:
        limits = self.node.limits
        if self._by_address.total() >= limits.sockets_total:
            raise RefusalError("quota_exceeded", "the server has too many connections; try again later")
        if self._by_address[address] >= limits.sockets_per_address:
            raise RefusalError("quota_exceeded", "too many connections from your address; close some")

    async def _admit_to_table(self, table: str, player: str) -> LiveTable:
        limits, live = self.node.limits, await self.node.cache.get(table)
        check_may_watch(live.state, player)
        if len(live.viewers) >= limits.sockets_per_table and live.state.seat_of(player) is None:
            raise RefusalError("quota_exceeded", "the table has too many spectators; try again later")
        return live

    async def _admit_to_tournament(self, tournament: str, player: str) -> str:
        state = await self.node.tournament_cache.read(tournament)
        is_known = state.number_of(player) is not None or state.is_organiser(player)
        count = self.node.tournament_followers.count(tournament)
        if count >= self.node.limits.sockets_per_table and not is_known:
            raise RefusalError("quota_exceeded", "the tournament has too many spectators; try again later")
        return tournament


class Connection:
    """A WebSocket; base class."""

    def __init__(
        self, sockets: Sockets, websocket: WebSocket, receive: Receive, player: PlayerRef, session: str | None
    ) -> None:
        self.node = sockets.node
        self._authentication = sockets.authentication
        self.websocket = websocket
        self._receive = receive
        self.session = session  # hash of the token
        self.socket: SocketConnection = websocket.scope["socket"]
        self.viewer = Viewer(player.id, self.socket.send_frame, self.socket.close, player.name)
        self._messages = sockets.quotas.messages
        self.address = address_of(websocket.scope)
        self._sender = player.id or self.address
        self._excess_messages = 0

    async def _load_account(self) -> Account | None:
        return await self._authentication.account_for_session(self.session) if self.session else None

    def _close_for(self, refusal: RefusalError) -> None:
        """Close the connection. Clients may connect again soon if the reason is temporary."""
        is_temporary = refusal.code == "unavailable"
        self.socket.close(WS_SERVICE_RESTART if is_temporary else WS_POLICY_VIOLATION, refusal.message)

    async def close_if_signed_out(self) -> None:
        try:
            account = await self._load_account()
        except RefusalError as refusal:  # banned, or the database does not respond
            self._close_for(refusal)
            return
        if account is None:
            self.socket.close(WS_POLICY_VIOLATION, "you have signed out, or another device has signed you out")


class TournamentConnection(Connection):
    async def serve(self, tournament: str) -> None:
        await self.websocket.accept()
        followers = self.node.tournament_followers
        try:
            await followers.follow(tournament, self.viewer)
            while (await self._receive())["type"] != "websocket.disconnect":
                self.socket.close(WS_POLICY_VIOLATION, "send commands with POST /api/tournaments/{tournament}/commands")
        except RefusalError as refusal:
            self._close_for(refusal)
        finally:
            followers.leave(tournament, self.viewer)


class TableConnection(Connection):
    async def serve(self, live: LiveTable) -> None:
        websocket = self.websocket
        self.table_id = live.state.id
        await websocket.accept()
        try:
            live = await self.node.presence.join(self.table_id, self.viewer, _parse_after(websocket))
        except RefusalError as refusal:
            self._close_for(refusal)
            return
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                await self._on_text(message.get("text"))
        finally:
            self.node.presence.leave(live, self.viewer)

    async def _on_text(self, text: str | None) -> None:
        checked = ""
        try:
            checked = self._checked(text)
            command = read_command(checked)
            player = await self._require_player()
        except RefusalError as refusal:
            self.node.metrics.count_command(refusal.code)
            self.viewer.send(error_message(refusal, peek_id(checked)))
            return
        if isinstance(command, Hint):  # slow
            self.node.background.spawn(self._carry_out(player, command))
        else:
            await self._carry_out(player, command)

    def _checked(self, text: str | None) -> str:
        """Return the message. Raise RefusalError if it is too long or exceeds the rate limit."""
        limit = self.node.limits.message_bytes
        if not self._messages.try_take(self._sender):
            self._excess_messages += 1
            if self._excess_messages > FLOOD_TOLERANCE:
                self.socket.close(WS_POLICY_VIOLATION, "too many messages")
            raise RefusalError("rate_limited", "too many messages; wait a moment")
        self._excess_messages = 0
        if text is None:
            raise RefusalError("bad_message", "commands must be text messages, not binary ones")
        if len(text) > limit or len(text.encode()) > limit:
            raise RefusalError("too_large", f"a command may have at most {limit} bytes")
        return text

    async def _require_player(self) -> PlayerRef:
        """Return the player. The session is checked for each command, because it may have ended."""
        account = await self._load_account()
        if account is None:
            raise RefusalError("not_signed_in", "choose a name first: POST /api/me, then connect again")
        return PlayerRef(account.id, account.name)

    async def _carry_out(self, player: PlayerRef, command: AnyCommand) -> None:
        run = self.node.router.run_command(self.table_id, player, command)
        await answer_command(self.viewer, self.table_id, command, run)


def _parse_after(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else None
