"""What is answered to a request that cannot be carried out: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Annotated

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.wire.declare import NamedEnum

# Every code with the HTTP status it has outside a WebSocket. docs/protocol.md explains each.
HTTP_STATUS: dict[str, int] = {
    "bad_message": 400,
    "bad_options": 400,
    "bad_name": 400,
    "bad_password": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "foreign_origin": 403,
    "banned": 403,
    "not_host": 403,
    "not_seated": 403,
    "not_invited": 403,
    "chat_off": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_player": 404,
    "wrong_method": 405,
    "seat_taken": 409,
    "login_taken": 409,
    "already_seated": 409,
    "started": 409,
    "not_started": 409,
    "over": 409,
    "other_rules": 409,
    "not_over": 409,
    "not_your_decision": 409,
    "too_early": 409,
    "stale": 409,
    "id_used": 409,
    "nothing_to_undo": 409,
    "illegal": 422,
    "too_large": 413,
    "wrong_type": 415,
    "too_fast": 429,
    "too_many": 429,
    "server_error": 500,
    "damaged": 500,
    "unavailable": 503,
}
# Those that a command may get.
COMMAND_ERRORS = (
    "bad_message",
    "not_host",
    "not_seated",
    "not_invited",
    "chat_off",
    "no_such_table",
    "damaged",
    "seat_taken",
    "already_seated",
    "started",
    "not_started",
    "over",
    "other_rules",
    "not_over",
    "not_your_decision",
    "too_early",
    "stale",
    "id_used",
    "nothing_to_undo",
    "illegal",
    "too_large",
    "too_fast",
    "too_many",
    "unavailable",
)


ErrorCode = Annotated[str, NamedEnum("ErrorCode", tuple(HTTP_STATUS))]


class RefusalError(Exception):
    """`rule` is the id of the broken rule when an action is illegal."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule

    @property
    def status(self) -> int:
        return HTTP_STATUS[self.code]


def illegal_action(error: IllegalActionError) -> RefusalError:
    return RefusalError("illegal", error.reason, error.rule)


def server_error() -> RefusalError:
    """The answer when the program itself has failed."""
    return RefusalError("server_error", "the server has a fault; it is in its log")
