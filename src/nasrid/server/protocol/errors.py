"""Error responses: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Annotated

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.wire.declare import NamedEnum

# Error codes with their HTTP statuses. docs/protocol-reference.md describes causes and remedies.
HTTP_STATUS: dict[str, int] = {
    "bad_message": 400,
    "bad_options": 400,
    "bad_name": 400,
    "bad_password": 400,
    "not_signed_in": 401,
    "wrong_credentials": 401,
    "cross_origin": 403,
    "banned": 403,
    "not_host": 403,
    "not_seated": 403,
    "not_invited": 403,
    "chat_disabled": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_player": 404,
    "method_not_allowed": 405,
    "seat_taken": 409,
    "login_taken": 409,
    "already_seated": 409,
    "already_started": 409,
    "not_started": 409,
    "game_over": 409,
    "rules_version_mismatch": 409,
    "game_not_over": 409,
    "not_your_decision": 409,
    "vote_too_early": 409,
    "stale": 409,
    "duplicate_id": 409,
    "nothing_to_undo": 409,
    "illegal": 422,
    "too_large": 413,
    "unsupported_media_type": 415,
    "rate_limited": 429,
    "quota_exceeded": 429,
    "server_error": 500,
    "table_damaged": 500,
    "unavailable": 503,
}
# Error codes that a command may cause.
COMMAND_ERRORS = (
    "bad_message",
    "not_host",
    "not_seated",
    "not_invited",
    "chat_disabled",
    "no_such_table",
    "table_damaged",
    "seat_taken",
    "already_seated",
    "already_started",
    "not_started",
    "game_over",
    "rules_version_mismatch",
    "game_not_over",
    "not_your_decision",
    "vote_too_early",
    "stale",
    "duplicate_id",
    "nothing_to_undo",
    "illegal",
    "too_large",
    "rate_limited",
    "quota_exceeded",
    "unavailable",
)


ErrorCode = Annotated[str, NamedEnum("ErrorCode", tuple(HTTP_STATUS))]


class RefusalError(Exception):
    """A request that cannot be carried out. `rule` is the id of the rule that an illegal action breaks."""

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
    """Return the response to an internal error."""
    return RefusalError("server_error", "internal server error; the details are in the server's log")
