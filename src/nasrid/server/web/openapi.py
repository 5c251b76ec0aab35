"""The OpenAPI document, made from the endpoints and their types."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from nasrid import __version__
from nasrid.rules.wire.schema import Definitions, Schema
from nasrid.server.protocol.errors import HTTP_STATUS
from nasrid.server.protocol.info import CLIENT_PROTOCOL_VERSION
from nasrid.server.protocol.messages import Error
from nasrid.server.web.endpoint import COOKIE_NAME, PAGE_ID_PATTERN, TABLE_ID_PATTERN, Endpoint

COMMON_ERRORS = ("bad_message", "banned", "rate_limited", "server_error")
BODY_ERRORS = ("cross_origin", "too_large", "unsupported_media_type")


def make_document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    definitions = Definitions("#/components/schemas/")
    bodies = [endpoint.body_type and definitions.schema_of(endpoint.body_type) for endpoint in endpoints]
    sent = definitions.for_readers()
    paths: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint, body in zip(endpoints, bodies, strict=True):
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint, body, sent)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Nasrid",
            "version": __version__,
            "x-protocol-version": CLIENT_PROTOCOL_VERSION,
            "description": "Tables of Alhambra and Granada. Live play goes over the WebSocket "
            "/api/tables/{table}/ws; /socket.schema.json describes its messages.",
        },
        "tags": [subject._asdict() for subject in dict.fromkeys(endpoint.subject for endpoint in endpoints)],
        "paths": paths,
        "components": {
            "schemas": definitions.schemas,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE_NAME}},
        },
    }


def _operation(endpoint: Endpoint, body: Schema | None, sent: Definitions) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "tags": [endpoint.subject.name],
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "responses": _responses(endpoint, sent),
    }
    parameters = _parameters(endpoint)
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    if endpoint.needs_session:
        operation["security"] = [{"session": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = []
    for name, pattern in (("table", TABLE_ID_PATTERN), ("tournament", TABLE_ID_PATTERN), ("page", PAGE_ID_PATTERN)):
        if f"{{{name}}}" in endpoint.path:
            text = {"type": "string", "pattern": f"^{pattern}$"}
            parameters.append({"name": name, "in": "path", "required": True, "schema": text})
    if "{round}" in endpoint.path:
        parameters.append(
            {"name": "round", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
        )
    for name, description, schema in endpoint.query:
        parameters.append(
            {"name": name, "in": "query", "required": False, "description": description, "schema": schema}
        )
    return parameters


def _responses(endpoint: Endpoint, sent: Definitions) -> dict[str, Any]:
    codes = {*COMMON_ERRORS, *endpoint.errors}
    if endpoint.method != "GET":
        codes |= set(BODY_ERRORS)
    if endpoint.needs_session:
        codes.add("not_signed_in")
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        by_status[HTTP_STATUS[code]].append(code)
    good: dict[str, Any] = {"description": "Done"}
    if endpoint.response_type is None:
        good["content"] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        good["content"] = _json(sent.schema_of(endpoint.response_type))
    return {
        "200": good,
        **{
            str(status): {"description": ", ".join(names), "content": _json(sent.schema_of(Error))}
            for status, names in sorted(by_status.items())
        },
    }


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
