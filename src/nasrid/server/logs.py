"""The log of the server: one JSON object per line, without names, hands, seeds, tokens or complete table links."""

import json
import logging
import sys
from datetime import UTC, datetime

_STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


# Messages of uvicorn about the faults of a client. It logs them as warnings and errors, some with a traceback.
_CLIENT_FAULTS = {
    "ASGI callable returned without completing handshake.",  # a refused WebSocket
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


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
