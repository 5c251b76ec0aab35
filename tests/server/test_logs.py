"""The server's log is structured, names tables, and never contains a secret."""

import ast
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nasrid.server
from nasrid.server.ids import new_table_id
from nasrid.server.logs import LOG_FIELDS, JsonFormatter
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DatabaseError

SOURCES = Path(nasrid.server.__file__).parent
LEVELS = {"debug", "info", "warning", "error", "exception", "critical", "log"}


def log_calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id in ("log", "logger", "logging")
                and node.func.attr in LEVELS
            ):
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node


def test_every_log_line_has_a_constant_message_and_declared_fields() -> None:
    calls = list(log_calls())
    assert len(calls) > 20
    for place, call in calls:
        (message,) = call.args
        assert isinstance(message, ast.Constant), f"{place}: put values into fields, where they are redacted"
        for argument in call.keywords:
            assert argument.arg in ("extra", "exc_info"), place
            if argument.arg == "extra":
                assert isinstance(argument.value, ast.Dict), place
                names = [key.value for key in argument.value.keys if isinstance(key, ast.Constant)]
                assert len(names) == len(argument.value.keys), place
                assert set(names) <= set(LOG_FIELDS), f"{place}: declare these fields in LOG_FIELDS"


def logged(message: str, raised: BaseException | None = None, /, **fields: Any) -> str:
    """Return the line that the server writes."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.Logger("nasrid.test")
    logger.addHandler(handler)
    logger.error(message, exc_info=raised, extra=fields)
    return stream.getvalue()


TABLE = new_table_id()
SECRETS = (
    "qwxzn6tDIHMDSALAjDGGhw",  # a table
    "Qm9hYmRpbCBsYXN0IHN1bHRhbiBvZiBHcmFuYWRhIQo",  # a session
    "3f9a01-77be20-c0ffee",  # a recovery code
    "203567894512345678901234567890",  # a seed
    "a" * 63 + "1",  # a hash
    "192.0.2.17",
    "2001:db8::8a2e:370:7334",
)


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_redacted_in_every_part_of_a_line(secret: str) -> None:
    cause = ValueError(f"{secret} is not allowed")
    error = RuntimeError(f"cannot use ({secret})")
    error.__cause__ = cause
    for line in (
        logged(f"got {secret}"),
        logged("x", error=secret),
        logged("x", error=f"Error: {secret}!"),
        logged("x", error),
        logged("x", table=secret),
        logged("x", tournament=secret),
        logged("x", password=secret),
    ):
        assert secret not in line
        assert json.loads(line)["level"] == "error"


def test_words_of_people_in_exceptions_are_redacted() -> None:
    for error in (
        KeyError("purple elephants"),
        ValueError(f"invalid literal: {'purple elephants'!r}"),
        RuntimeError("duplicate key\nDETAIL:  Key (login)=(purple elephants) already exists."),
        ConnectionError("postgresql://nasrid:purple@db.example/nasrid"),
    ):
        line = logged("request failed", error)
        assert "purple" not in line
        assert type(error).__name__ in line
        assert "Traceback" in json.loads(line)["trace"]


def test_a_line_names_its_table() -> None:
    assert json.loads(logged("command failed", table=TABLE))["table"] == TABLE[:8]


def test_source_lines_stay_readable() -> None:
    try:
        {"known": 1}["unknown"]
    except KeyError as error:
        trace = json.loads(logged("x", error))["trace"]
    assert '{"known": 1}["unknown"]' in trace
    assert "test_source_lines_stay_readable" in trace


async def test_values_of_failed_statements_are_redacted(store: Database, caplog: pytest.LogCaptureFixture) -> None:
    wrong = "SELECT 1 FROM players WHERE name = $1 AND created = $2 AND no_such_column"
    with pytest.raises(DatabaseError):
        await store.driver.run([(wrong, ("purple elephants", "not a number"))])
    (record,) = [record for record in caplog.records if record.getMessage() == "database error"]
    line = JsonFormatter().format(record)
    assert "error" in json.loads(line)
    assert "purple" not in line
