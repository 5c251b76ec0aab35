"""Declarations of HTTP endpoints.

Routes, the OpenAPI document and the table in the documentation are made from them.
"""

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nasrid.server.authentication import Authentication
from nasrid.server.protocol.commands import AnyCommand, PlayerRef, peek_id
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.reading import read
from nasrid.server.store.players import Account
from nasrid.server.table.handlers import one_line
from nasrid.server.web.guard import address_of

COOKIE_NAME = "nasrid_session"
DEVICE_COOKIE_NAME = "nasrid_device"
COOKIE_MAX_AGE_SECONDS = 400 * 24 * 3600
MAX_DEVICE_LENGTH = 200
COMMAND_ID = "command_id"  # key in the scope of a request with a command, for errors
TABLE_ID_PATTERN = PAGE_ID_PATTERN = "[A-Za-z0-9_-]{1,64}"
# "anyone" needs no look at the session; an "admin" has entered a code of the second factor
Access = Literal["anyone", "visitor", "player", "unverified_admin", "admin"]
ADMIN_ACCESS: tuple[Access, ...] = ("unverified_admin", "admin")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass
class RequestContext:
    request: Request
    account: Account | None
    set_cookie: str | None = None  # token of a new session; empty signs out
    set_device_cookie: str | None = None  # token of a device that becomes known

    def check_access(self, access: Access) -> None:
        """Raise RefusalError unless the caller has access. Others must not learn that admin endpoints exist."""
        if access in ADMIN_ACCESS and not (self.account and self.account.is_admin):
            raise not_found()
        if access == "admin" and self.me.verified_until < time.time():
            raise RefusalError("second_factor_required", "enter a code: POST /api/admin/second-factor/verify")
        if access == "player" and self.account is None:
            raise RefusalError("not_signed_in", "choose a name first: POST /api/me")

    @property
    def me(self) -> Account:
        assert self.account, "the access of the endpoint is player or admin"
        return self.account

    @property
    def player(self) -> PlayerRef:
        return PlayerRef(self.me.id, self.me.name)

    @property
    def token(self) -> str:
        return self.request.cookies.get(COOKIE_NAME, "")

    @property
    def device_token(self) -> str:
        """The token by which accounts know this device; empty if none has signed in here."""
        return self.request.cookies.get(DEVICE_COOKIE_NAME, "")

    @property
    def device(self) -> str:
        """The browser's own description."""
        return one_line(self.request.headers.get("user-agent", ""))[:MAX_DEVICE_LENGTH]

    @property
    def address(self) -> str:
        return address_of(self.request.scope)

    @property
    def table_id(self) -> str:
        return checked_table_id(str(self.request.path_params["table"]))

    @property
    def tournament_id(self) -> str:
        return checked_tournament_id(str(self.request.path_params["tournament"]))


def not_found() -> RefusalError:
    return RefusalError("not_found", "there is no such page; /openapi.json lists all endpoints")


def checked_table_id(text: str) -> str:
    """Return the id. Raise RefusalError if it is malformed, because databases do not accept every character."""
    if not re.fullmatch(TABLE_ID_PATTERN, text):
        raise RefusalError("no_such_table", "there is no such table; check the link")
    return text


def checked_tournament_id(text: str) -> str:
    if not re.fullmatch(TABLE_ID_PATTERN, text):
        raise RefusalError("no_such_tournament", "there is no such tournament; check the link")
    return text


class QueryParameter(NamedTuple):
    """An optional parameter in the address of a request."""

    name: str
    description: str
    schema: Mapping[str, Any]


class Subject(NamedTuple):
    """A group of endpoints: a tag in the OpenAPI document."""

    name: str
    description: str


@dataclass(frozen=True)
class Endpoint:
    """A handler and its declaration.

    The handler receives a `context`, the request body as `form` if it has this parameter, and services by type.
    """

    subject: Subject
    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    access: Access
    errors: tuple[str, ...]  # codes in addition to those of all endpoints
    query: tuple[QueryParameter, ...]

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @property
    def body_type(self) -> Any:
        return self._types.get("form")

    @property
    def response_type(self) -> Any:
        """The type of the JSON response, or None for text. A handler that encodes it annotates the Response with it."""
        returned = self._types["return"]
        if get_origin(returned) is Annotated and get_args(returned)[0] is Response:
            return get_args(returned)[1]
        return None if returned is Response else returned

    @property
    def has_command(self) -> bool:
        """True if the body is a command, whose id errors repeat."""
        return bool(self.body_type == AnyCommand)

    @property
    def needs_session(self) -> bool:
        return self.access == "player"

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().partition("\n")[0]

    def route(self, authentication: Authentication, services: Mapping[type, Any]) -> Route:
        decoder = None if self.body_type is None else msgspec.json.Decoder(self.body_type)
        names = self._types.keys() - {"context", "form", "return"}
        handler = partial(self.handler, **{name: services[self._types[name]] for name in names})

        async def respond(request: Request) -> Response:
            request.scope["route"] = self  # for the log, because not every version of Starlette sets it
            if self.has_command:
                request.scope[COMMAND_ID] = peek_id(await request.body())
            token = request.cookies.get(COOKIE_NAME)
            account = None if self.access == "anyone" else await authentication.account_for_token(token)
            context = RequestContext(request, account)
            context.check_access(self.access)
            form = {} if decoder is None else {"form": read(decoder, await request.body())}
            result = await handler(context, **form)
            if isinstance(result, Response):
                return result
            response = Response(encode(result), media_type="application/json")
            _set_cookies(response, context)
            return response

        return Route(self.path, respond, methods=[self.method])


class EndpointGroup(list[Endpoint]):
    """The endpoints of one subject."""

    def __init__(self, name: str, description: str) -> None:
        super().__init__()
        self._subject = Subject(name, description)

    def declare(
        self,
        method: str,
        path: str,
        access: Access = "visitor",
        errors: tuple[str, ...] = (),
        query: tuple[QueryParameter, ...] = (),
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that makes an endpoint of a handler."""

        def add(handler: Handler) -> Handler:
            self.append(Endpoint(self._subject, method, path, handler, access, errors, query))
            return handler

        return add


def _set_cookies(response: Response, context: RequestContext) -> None:
    flags: Any = {"httponly": True, "samesite": "lax", "secure": context.request.url.scheme == "https"}
    if context.set_cookie:
        response.set_cookie(COOKIE_NAME, context.set_cookie, COOKIE_MAX_AGE_SECONDS, **flags)
    elif context.set_cookie is not None:
        response.delete_cookie(COOKIE_NAME, **flags)
    if context.set_device_cookie:
        response.set_cookie(DEVICE_COOKIE_NAME, context.set_device_cookie, COOKIE_MAX_AGE_SECONDS, **flags)
