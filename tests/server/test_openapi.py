"""The OpenAPI document describes the server completely and correctly."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

import nasrid.server
from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol.errors import COMMAND_ERRORS, HTTP_STATUS
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.web.api import PUBLIC_ENDPOINTS
from nasrid.server.web.app import make_app
from nasrid.server.web.openapi import make_document
from tests.server.client import SECONDS, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    ignored_auth,
]
EXAMPLES = 40  # valid requests per endpoint, and as many invalid ones
UNDESCRIBED = {"/openapi.json", "/socket.schema.json"}  # they describe the others
OPERATIONS = [f"{endpoint.method} {endpoint.path}" for endpoint in PUBLIC_ENDPOINTS]

ERROR_CODE_RE = re.compile(r'\b(?:Refusal)?Error\(\s*"([a-z_]+)"')
COMMAND_FILES = ("table/handlers.py", "table/owner.py", "node/command_router.py")


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, str]:
    """A session, and a table where its player plays against a bot."""
    with httpx.Client(base_url=server.url, timeout=SECONDS) as zaida:
        zaida.post("/api/me", json={"name": "Zaida"})
        plan = {"settings": {"options": {"players": 2}, "seats": [{}, {"kind": "bot", "level": "apprentice"}]}}
        return zaida.cookies["nasrid_session"], zaida.post("/api/tables", json=plan).json()["id"]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_responses_match_the_document(server: Server, described: Any, table: tuple[str, str], operation: str) -> None:
    """Responses to valid and invalid requests, to an existing table and to missing ones."""
    method, path = operation.split()
    token, there = table
    if operation == "POST /api/logout":  # with another session, because the other operations need this one
        token = httpx.post(f"{server.url}/api/me", json={"name": "Omar"}).cookies["nasrid_session"]
    cookies = {"nasrid_session": token}
    good, bad = (described[path][method].as_strategy(mode, cookies=cookies) for mode in GenerationMode)

    @seed(1)
    @settings(max_examples=2 * EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.one_of(good, bad), st.booleans())
    def check(case: Any, is_there: bool) -> None:
        if is_there and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = there
        case.call_and_validate(checks=CHECKS, timeout=SECONDS)

    check()


def test_the_document_is_valid(described: Any) -> None:
    assert described.raw_schema["openapi"].startswith("3.1.")
    described.validate()


def test_document_lists_every_public_route(tmp_path: Path, described: Any) -> None:
    node = Node(Database(SqliteDriver(tmp_path / "nasrid.sqlite")), NoBus(), Limits())
    app: Any = make_app(node)
    routes = {
        (method.lower(), route.path)
        for route in app.pages.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
        if route.path not in UNDESCRIBED and not route.path.startswith("/api/admin")
    }
    listed = {(method, path) for path, methods in described.raw_schema["paths"].items() for method in methods}
    assert listed == routes


def test_every_operation_belongs_to_one_subject(described: Any) -> None:
    tags = {tag["name"]: tag["description"] for tag in described.raw_schema["tags"]}
    operations = [operation for methods in described.raw_schema["paths"].values() for operation in methods.values()]
    assert all(len(operation["tags"]) == 1 for operation in operations)
    assert {operation["tags"][0] for operation in operations} == set(tags)
    assert all(tags.values())


def test_every_error_code_is_documented() -> None:
    """Each code is listed where it can occur. One can occur anywhere, and two only on the pages of moderators."""
    text = "".join(
        answer["description"] + ", "
        for methods in make_document(PUBLIC_ENDPOINTS)["paths"].values()
        for operation in methods.values()
        for answer in operation["responses"].values()
    )
    listed = set(re.findall(r"\w+", text)) & set(HTTP_STATUS)
    assert set(HTTP_STATUS) - listed == {"method_not_allowed", "second_factor_required", "wrong_code"}
    assert set(COMMAND_ERRORS) <= listed


def test_every_error_code_in_the_code_is_declared() -> None:
    server = Path(nasrid.server.__file__).parent
    used = {path: set(ERROR_CODE_RE.findall(path.read_text(encoding="utf-8"))) for path in server.rglob("*.py")}
    of_devices = set().union(*(codes for path, codes in used.items() if path.parent == server / "local"))
    assert set().union(*used.values()) - (of_devices - set(HTTP_STATUS)) == set(HTTP_STATUS)
    client = (Path(__file__).parents[2] / "web" / "src" / "net" / "host.ts").read_text(encoding="utf-8")
    assert of_devices - set(HTTP_STATUS) <= set(re.findall(r'"(\w+)"', client)), "only the client of a device gets them"
    of_commands = set().union(*(used[server / name] for name in COMMAND_FILES))
    assert of_commands <= set(COMMAND_ERRORS)
