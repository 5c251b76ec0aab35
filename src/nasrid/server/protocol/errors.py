"""Error responses: a code for programs and a sentence for people."""

from typing import Annotated

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.wire.declare import NamedEnum

# Error codes with their HTTP statuses. docs/protocol-reference.md describes causes and remedies.
_CODES_BY_STATUS = (
    (400, ("bad_message", "record_altered", "bad_options", "bad_name", "name_reserved", "bad_password")),
    (401, ("not_signed_in", "wrong_credentials", "bad_passkey", "wrong_code", "second_factor_required")),
    (403, ("not_organiser", "login_required", "not_admitted")),
    (403, ("cross_origin", "banned", "not_host", "not_seated", "not_invited", "chat_disabled", "hints_disabled")),
    (404, ("not_found", "no_such_table", "no_such_tournament", "no_such_link", "no_such_player", "no_such_puzzle")),
    (405, ("method_not_allowed",)),
    (409, ("seat_taken", "login_taken", "too_many_passkeys", "already_seated", "already_started", "not_started")),
    (409, ("game_over", "rules_version_mismatch", "game_not_over", "not_your_decision", "vote_too_early", "stale")),
    (409, ("duplicate_id", "nothing_to_undo", "round_not_over", "joining_closed", "not_joined", "tournament_over")),
    (409, ("too_few_players", "too_few_for_duplicate", "too_many_players", "round_robin_full")),
    (409, ("last_round",)),
    (409, ("no_review", "attempt_over", "puzzle_unanswered")),
    (422, ("illegal",)),
    (413, ("too_large",)),
    (415, ("unsupported_media_type",)),
    (429, ("rate_limited", "quota_exceeded")),
    (500, ("server_error", "table_damaged", "tournament_damaged")),
    (503, ("unavailable", "server_busy")),
)
HTTP_STATUS = {code: status for status, codes in _CODES_BY_STATUS for code in codes}
# A command causes none of these.
_NAME_ERRORS = ("bad_name", "name_reserved", "login_taken")
_ADMIN_ERRORS = ("wrong_code", "second_factor_required")
_PASSKEY_ERRORS = ("bad_passkey", "too_many_passkeys")
_SIGN_IN_ERRORS = ("bad_password", "not_signed_in", "wrong_credentials", "banned")
_ACCOUNT_ERRORS = (*_NAME_ERRORS, *_ADMIN_ERRORS, *_PASSKEY_ERRORS, *_SIGN_IN_ERRORS)
TOURNAMENT_ERRORS = (
    *("not_organiser", "login_required", "not_admitted", "no_such_tournament", "round_not_over", "joining_closed"),
    *("not_joined", "tournament_over", "too_few_players", "too_few_for_duplicate", "too_many_players"),
    *("round_robin_full", "last_round", "tournament_damaged"),
)
_FORM_ERRORS = (
    *("record_altered", "bad_options", "no_such_link", "no_such_player", "no_such_puzzle", "no_review"),
    *("attempt_over", "server_busy"),
)
_HTTP_ERRORS = ("cross_origin", "not_found", "method_not_allowed", "unsupported_media_type", "server_error")
_OTHER_ERRORS = {*_ACCOUNT_ERRORS, *TOURNAMENT_ERRORS, *_FORM_ERRORS, *_HTTP_ERRORS}
COMMAND_ERRORS = tuple(code for code in HTTP_STATUS if code not in _OTHER_ERRORS)
ErrorCode = Annotated[str, NamedEnum("ErrorCode", lambda: HTTP_STATUS)]


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
