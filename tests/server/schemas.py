"""Validation of messages and responses against the server's schemas: /socket.schema.json and /openapi.json.

Clients ignore unknown fields, so the schemas allow them in what the server sends. Here they are errors: the server must
not send what it does not declare.
"""

import re
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from nasrid.server.protocol.schema import socket_schema
from nasrid.server.web.api import ENDPOINTS
from nasrid.server.web.openapi import make_document

Schema = dict[str, Any]


@cache
def socket_document() -> Schema:
    return socket_schema()


@cache
def http_document() -> Schema:
    return make_document(ENDPOINTS)


def of_socket(name: str) -> Schema:
    """Return the schema of a definition: `Message` for the server's messages, `Command` for the clients'."""
    return {"$defs": socket_document()["$defs"], "$ref": f"#/$defs/{name}"}


def closed(schema: Any) -> Any:
    """Return the schema without unknown fields."""
    if isinstance(schema, list):
        return [closed(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    more = {"additionalProperties": False} if schema.get("type") == "object" and "properties" in schema else {}
    return more | {name: closed(inner) for name, inner in schema.items()}


@cache
def _on_socket(name: str) -> Draft202012Validator:
    return Draft202012Validator(closed(of_socket(name)))


def check_message(message: Any) -> None:
    _on_socket("Message").validate(message)


def check_command(command: Any) -> None:
    _on_socket("Command").validate(command)


def of_answer(method: str, path: str, status: int) -> Schema | None:
    """Return the schema of a response, or of an error if the document does not list the status."""
    for described, methods in http_document()["paths"].items():
        if method.lower() in methods and re.fullmatch(re.sub(r"{\w+}", "[^/]+", described), path):
            answers = methods[method.lower()]["responses"]
            content: dict[str, dict[str, Schema]] = answers.get(str(status), answers["500"])["content"]
            return content["application/json"]["schema"] if "application/json" in content else None
    return None


@cache
def _of_http(method: str, path: str, status: int) -> Draft202012Validator | None:
    schema = of_answer(method, path, status)
    if schema is None:
        return None
    return Draft202012Validator(closed({"components": http_document()["components"], **schema}))


def check_answer(method: str, path: str, status: int, answer: Any) -> None:
    """Check the response to a request. Paths that the document does not describe are skipped."""
    path = re.sub(r"^(/api/tables/)[^/]+", r"\1table", path.partition("?")[0])
    validator = _of_http(method, path, status)
    if validator:
        validator.validate(answer)
