"""An endpoint: how it is called, what it takes and gives, and who may call it. Routes and the OpenAPI document are both
made from these."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nasrid.server.authentication import Authentication
from nasrid.server.limits import Limits
from nasrid.server.node.node import Node
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.reading import read
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.store.players import Account
from nasrid.server.table.handlers import one_line
from nasrid.server.table.player import PlayerRef
from nasrid.server.web.guard import address_of

COOKIE_NAME = "nasrid_session"
COOKIE_MAX_AGE_SECONDS = 400 * 24 * 3600
MAX_DEVICE_LENGTH = 200
TABLE_ID_PATTERN = PAGE_ID_PATTERN = "[A-Za-z0-9_-]{1,64}"


class Quotas:
    """What one person or address may do how often."""

    def __init__(self, limits: Limits) -> None:
        self.guests = TokenBuckets(limits.guests_per_hour, 3600)
        self.tables = TokenBuckets(limits.tables_per_hour, 3600)
        self.lobby_tables = TokenBuckets(limits.lobby_tables_per_hour, 3600)
        self.reports = TokenBuckets(limits.reports_per_hour, 3600)
        self.invitations = TokenBuckets(limits.invitations_per_hour, 3600)
        self.push_changes = TokenBuckets(limits.push_changes_per_hour, 3600)
        self.messages = TokenBuckets(limits.messages_per_10s, 10)
        self.logins = TokenBuckets(limits.logins_per_10min, 600)
        # A whole game is played again for each: that costs as much as some tens of other requests.
        self.histories = TokenBuckets(max(1, limits.requests_per_10s // 20), 10)
        self.history_slot = asyncio.Semaphore(1)


@dataclass
class RequestContext:
    """One request, with what is known of it."""

    request: Request
    node: Node
    authentication: Authentication
    quotas: Quotas
    account: Account | None
    body: Any = None
    set_cookie: str | None = None  # the token of a new session; empty signs out

    @property
    def me(self) -> Account:
        if self.account is None:
            raise RefusalError("not_signed_in", "choose a name first: POST /api/me")
        return self.account

    @property
    def player(self) -> PlayerRef:
        return PlayerRef(self.me.id, self.me.name)

    @property
    def admin(self) -> Account:
        """Nobody else learns that there is such a page."""
        if self.account is None or not self.account.is_admin:
            raise RefusalError("not_found", "there is no such page; /openapi.json lists what there is")
        return self.account

    @property
    def token(self) -> str:
        return self.request.cookies.get(COOKIE_NAME, "")

    @property
    def device(self) -> str:
        """What its browser says of itself, as far as it fits."""
        return one_line(self.request.headers.get("user-agent", ""))[:MAX_DEVICE_LENGTH]

    @property
    def address(self) -> str:
        return address_of(self.request.scope)

    @property
    def table_id(self) -> str:
        return checked_table_id(str(self.request.path_params["table"]))


def checked_table_id(text: str) -> str:
    """What cannot be the id of a table is not looked for: a database may not bear every character."""
    if not re.fullmatch(TABLE_ID_PATTERN, text):
        raise RefusalError("no_such_table", "there is no such table; check the link")
    return text


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    response_type: Any  # the type of the answer
    body_type: Any = None  # the type of the body
    needs_session: bool = False
    loads_account: bool = True  # looks the session up, in the database
    query: tuple[tuple[str, str], ...] = ()  # whole numbers by their names, with what they mean
    error_codes: tuple[str, ...] = ()  # codes beyond those that every endpoint may answer with

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().partition("\n")[0]

    def route(self, node: Node, authentication: Authentication, quotas: Quotas) -> Route:
        decoder = msgspec.json.Decoder(self.body_type) if self.body_type is not None else None

        async def respond(request: Request) -> Response:
            request.scope["route"] = self  # for the log; not every version of Starlette says which route it took
            account = (
                await authentication.account_for_token(request.cookies.get(COOKIE_NAME)) if self.loads_account else None
            )
            call = RequestContext(request, node, authentication, quotas, account)
            if self.needs_session:
                _ = call.me
            if decoder:
                body = await request.body()
                call.body = read(
                    decoder, body, mismatch_message="the body does not fit", syntax_message="the body is no JSON"
                )
            result = await self.handler(call)
            if isinstance(result, Response):
                return result
            response = Response(encode(result), media_type="application/json")
            _set_cookie(response, call)
            return response

        return Route(self.path, respond, methods=[self.method])


def _set_cookie(response: Response, context: RequestContext) -> None:
    if context.set_cookie is None:
        return
    secure = context.request.url.scheme == "https"
    if context.set_cookie:
        response.set_cookie(
            COOKIE_NAME,
            context.set_cookie,
            max_age=COOKIE_MAX_AGE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    else:
        response.delete_cookie(COOKIE_NAME, httponly=True, samesite="lax", secure=secure)
