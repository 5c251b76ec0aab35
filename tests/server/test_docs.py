"""The pages about the protocol and about hosting: examples run, and names match the code."""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics, Readings
from nasrid.server.protocol.commands import read_command
from nasrid.server.protocol.errors import HTTP_STATUS
from nasrid.server.table import clocks, folding, live
from nasrid.server.web import sockets
from tests.processes import nasrid
from tests.server.client import Server

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "protocol-reference.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
OF_LIBRARIES = {1009, 1011}  # close codes that uvicorn sends: too large a frame, no answer to a ping
SECONDS = 120


def block(text: str, start: str) -> str:
    """Return the indented block whose first line starts with this text."""
    found = re.search(rf"^    {re.escape(start)}.*\n(?:    .*\n|\n(?=\n*    ))*", text, flags=re.M)
    assert found, start
    return re.sub(r"^    ", "", found[0], flags=re.M)


def rows(text: str, header: str) -> list[list[str]]:
    """Return the cells of the table with this header."""
    return cells(text[text.index(f"\n{header}\n") :].splitlines()[3:])


def cells(lines: list[str]) -> list[list[str]]:
    end = next((number for number, line in enumerate(lines) if not line.startswith("|")), len(lines))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[:end]]


def names(cell: str) -> list[str]:
    """Return the names in backquotes. Defaults, which are in brackets, are left out."""
    return re.findall(r"`([^`]+)`", re.sub(r"\([^)]*\)", "", cell))


# Examples


def test_the_session_with_curl_runs(server: Server, tmp_path: Path) -> None:
    script = block(PROTOCOL, "SERVER=").replace("http://127.0.0.1:8000", server.url)
    done = subprocess.run(
        ["bash", "-euc", script], cwd=tmp_path, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    me, answer, history = _objects(done.stdout)
    assert me["name"] == "Zaida"
    assert (answer["type"], answer["id"]) == ("done", "1")
    assert history["events"][0]["seq"] == answer["seq"]
    assert (history["events"][0]["entry"], history["events"][0]["by"]) == ("acted", "player")


def _objects(text: str) -> list[dict[str, Any]]:
    """Parse consecutive JSON objects."""
    found, decoder = [], json.JSONDecoder()
    while text := text.strip():
        one, end = decoder.raw_decode(text)
        found.append(one)
        text = text[end:]
    return found


@pytest.mark.parametrize("limits", [(), ("messages_per_10s=30",)], ids=["unhindered", "too fast"])
def test_the_python_client_plays_a_whole_game(tmp_path: Path, limits: tuple[str, ...]) -> None:
    with Server(tmp_path / "data", limits=limits) as server:
        file = tmp_path / "client.py"
        file.write_text(block(PROTOCOL, "import asyncio").replace("http://127.0.0.1:8000", server.url))
        done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"scores \[\d+, \d+, \d+\] winners \[[012, ]+\]\n", done.stdout)


def test_the_examples_of_commands_are_commands() -> None:
    examples = block(PROTOCOL, '{"type": "act"').splitlines()
    assert [read_command(example).__class__.__name__ for example in examples] == ["Act", "Sit"]


def test_every_link_to_a_heading_leads_to_one() -> None:
    for document in (PROTOCOL, REFERENCE, HOSTING, OPERATIONS):
        for name, anchor in re.findall(r"\]\(([^)#]*)#([^)]+)\)", document):
            text = (ROOT / "docs" / name).read_text(encoding="utf-8") if name else document
            headings = re.findall(r"^#+ (.*)$", text, flags=re.M)
            assert anchor in {re.sub(r"[^a-z0-9 -]", "", one.lower()).replace(" ", "-") for one in headings}, anchor


# The protocol


def test_every_error_with_its_status_is_in_the_protocol() -> None:
    shown = {names(row[0])[0]: int(row[1]) for row in rows(REFERENCE, "| code | status | cause | remedy |")}
    assert shown == HTTP_STATUS


def test_every_close_code_is_in_the_protocol() -> None:
    shown = {int(row[0]) for row in rows(REFERENCE, "| code | cause | remedy |")}
    assert shown == {sockets.WS_POLICY_VIOLATION, live.WS_SERVICE_RESTART} | OF_LIBRARIES


def test_the_numbers_of_the_protocol_are_those_of_the_code() -> None:
    limits = Limits()
    for words in (
        f"The last {folding.COMMAND_HISTORY_SIZE} commands",
        f"missed more than {live.RESUME_BUFFER_EVENTS}",
        f"for {clocks.UNJOINED_TABLE_DAYS} days",
        f"for {limits.away_after_seconds} seconds (the limit `away_after_seconds`)",
        f"at most {limits.chat_characters} characters and {limits.chat_per_10s} times in 10 seconds",
        f"{limits.messages_per_10s} messages in 10 seconds",
        f"a message has at most {limits.message_bytes // 1024} KiB",
        f"{limits.requests_per_10s} requests in 10 seconds, or {limits.burst_requests:,} at once after a quiet time",
        f"and hold {limits.sockets_per_address} connections",
        f"open {limits.tables_per_hour} tables in an hour",
    ):
        assert words in " ".join((PROTOCOL + REFERENCE).split()), words


# Hosting


def test_every_metric_is_documented() -> None:
    metrics = Metrics(Readings).registry.collect()
    endings = {"counter": "_total", "info": "_info"}
    known = {metric.name + endings.get(metric.type, "") for metric in metrics}
    known = {"process_*" if name.startswith("process_") else name for name in known}
    assert {names(row[0])[0] for row in rows(OPERATIONS, "| metric | meaning |")} == known


def test_every_documented_option_exists() -> None:
    help_text = nasrid("serve", "--help").stdout + nasrid("backup", "--help").stdout
    lines = (HOSTING + OPERATIONS).splitlines()
    others = ("pip install", "systemctl", "docker compose", "pg_dump", "pg_restore", "createdb")
    own_lines = "\n".join(line for line in lines if not any(command in line for command in others))
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", own_lines)) - {"--name"}  # podman's
    assert len(options) > 8
    for option in options:
        assert re.search(rf"{option}\b", help_text), option


def test_the_hosting_page_shows_the_caddyfile() -> None:
    content = re.sub(r"\A(?:#.*\n)+\n", "", (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")).expandtabs(4)
    assert block(HOSTING, content.splitlines()[0]).strip() == content.strip()


def test_the_services_and_the_container_use_options_that_exist() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    entry = json.loads(container[container.index("ENTRYPOINT") :].removeprefix("ENTRYPOINT"))
    for command in (entry, *map(command_of, (ROOT / "deploy").glob("*.service"))):
        assert command[0].endswith("/bin/nasrid")
        shown = nasrid(command[1], "--help").stdout
        for option in command[2:]:
            assert not option.startswith("--") or f"{option} " in shown.replace("]", " "), option


def command_of(service: Path) -> list[str]:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(service.read_text(encoding="utf-8").replace("\\\n", ""))
    return unit["Service"]["ExecStart"].split()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_the_units_are_valid(tmp_path: Path) -> None:
    for unit in (ROOT / "deploy").glob("nasrid*.[st]*"):
        text = unit.read_text(encoding="utf-8").replace("/opt/nasrid/.venv/bin/nasrid", "/bin/true")
        (tmp_path / unit.name.replace("@", "@8001")).write_text(text, encoding="utf-8")
    units = sorted(map(str, tmp_path.iterdir()))
    assert len(units) == 4
    checked = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_troubleshooting_quotes_the_messages_of_the_server() -> None:
    catalogue = (ROOT / "locales" / "en" / "cli.ftl").read_text(encoding="utf-8")
    values = {"host": "127.0.0.1", "port": "8000"}
    messages = re.sub(r"\{ \$(\w+) \}", lambda name: values.get(name[1], "x"), catalogue)
    symptoms = [row[0] for row in rows(OPERATIONS, "| symptom | cause and remedy |")]
    quotes = [symptom.strip("`") for symptom in symptoms if re.fullmatch("`[^`]* [^`]*`", symptom)]
    assert len(quotes) > 10
    for quote in quotes:
        pattern = ".*".join(re.escape(part) for part in quote.split("…"))
        assert re.search(f"^[a-z-]+ = {pattern}", messages, re.M), quote


def test_container_copies_existing_files() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    copied = [
        line.split()[1:-1] for line in container.splitlines() if line.startswith("COPY ") and "--from" not in line
    ]
    for name in (name for line in copied for name in line):
        assert os.path.exists(ROOT / name), name


def test_the_pinned_packages_are_those_of_the_project() -> None:
    """deploy/requirements.txt is generated from pyproject.toml."""
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", (ROOT / "deploy" / "requirements.txt").read_text(), flags=re.M))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["cluster"]]
    for name, version in re.findall(r"^([a-z0-9-]+)==([^; \n]+)", "\n".join(wanted), flags=re.M):
        assert pinned[name] == version, name
    assert {"rich", "hatchling"} <= pinned.keys()
