"""The log of the server: one JSON object per line. It names a table by the start of its id, and contains no names,
addresses, hands, seeds, passwords, tokens or complete table links."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from traceback import TracebackException

# The fields of log lines, besides time, level, message and trace. Others are not written.
LOG_FIELDS = ("table", "tournament", "route", "method", "status", "ms", "seconds", "from", "bot", "error")
ID_FIELDS = ("table", "tournament")  # ids are secrets
SHOWN_ID_CHARACTERS = 8

# Messages of uvicorn about the faults of a client. It logs them as warnings and errors, some with a traceback.
_CLIENT_FAULTS = {
    "ASGI callable returned without completing handshake.",  # a refused WebSocket
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
_REDACTIONS = (
    (re.compile(r"\b(DETAIL|CONTEXT):.*", re.DOTALL), r"\1: …"),  # PostgreSQL repeats values there
    (re.compile(r"(\w+://)[^/@\s]*@"), r"\1…@"),  # credentials of a URL
    (re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\""), "'…'"),  # values in the messages of exceptions
    (re.compile(r"(?=[\w-]*[A-Z0-9])(?<![\w-])([\w-]{8})[\w-]{14,}"), r"\1…"),  # ids, tokens, seeds and hashes
    (re.compile(r"\b[0-9a-f]{6}(-[0-9a-f]{6}){2}\b"), "…"),  # recovery codes
    (re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b|(?<![\w:])[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}(?![\w:])"), "…"),  # addresses
)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": redact(record.getMessage()),
        }
        fields = vars(record)
        line |= {name: _shown(name, fields[name]) for name in LOG_FIELDS if name in fields}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, default=str)


def redact(text: str) -> str:
    """Return the text without anything that could be a secret or the words of a person."""
    for pattern, replacement in _REDACTIONS:
        text = pattern.sub(replacement, text)
    return text


def shown_id(full: str) -> str:
    """Return the part of the id of a table or a tournament that is not a secret."""
    return full[:SHOWN_ID_CHARACTERS]


def _shown(name: str, value: object) -> object:
    if name in ID_FIELDS:
        return shown_id(str(value))
    return redact(value) if name == "error" and isinstance(value, str) else value


def _trace(error: BaseException) -> str:
    """Return the stack of an error and of its causes. The source lines are shown, the values in messages are not."""
    trace = TracebackException.from_exception(error)
    parts: list[str] = []
    current: TracebackException | None = trace
    while current:
        message = redact("".join(current.format_exception_only()))
        parts.insert(0, "Traceback (most recent call last):\n" + "".join(current.stack.format()) + message)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\nThis error led to the next one:\n\n".join(parts)


def configure_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(_demote_client_fault)
    # Only our loggers, because libraries log complete URLs, cookies and messages.
    logging.getLogger("nasrid").setLevel(level.upper())


def _demote_client_fault(record: logging.LogRecord) -> bool:
    """Make the fault of a client an info message, so that strangers cannot trigger alerts or fill the log."""
    if record.getMessage() not in _CLIENT_FAULTS:
        return True
    record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
    return logging.getLogger("nasrid").isEnabledFor(logging.INFO)
