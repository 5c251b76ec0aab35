"""Make the recordings for the client's tests: golden games (tests/records) as the server sends them to seat 0.

    .venv/bin/python -m tests.browser.samples

The files are in web/src/net/recordings/. sample.json contains every kind of event, duel.json a whole two-player game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from nasrid.rules.table.events import EVENTS
from nasrid.server.protocol import entries
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.broadcast import Broadcaster
from nasrid.server.table.state import TableState
from tests.records.make import FOLDER, read

Message = dict[str, Any]

RECORDINGS = Path(__file__).parents[2] / "web" / "src" / "net" / "recordings"
SAMPLE = RECORDINGS / "sample.json"
DUEL = RECORDINGS / "duel.json"
VIEWER_SEAT = 0
STORY_FIELDS = {"type", "seq", "at", "entry", "seat", "action", "by", "bot_level", "events"}
DUEL_FIELDS = {*STORY_FIELDS, "view", "standings"}
CHANGE_FIELDS = {"players", "sheets", "winners"}


def make_recordings() -> dict[Path, str]:
    """Return the up-to-date text of each file."""
    return {SAMPLE: _format_lines(make_sample()), DUEL: _format_lines(make_duel())}


def make_sample() -> Iterator[Message]:
    """Yield messages that together contain every kind of event."""
    missing = set(EVENTS.members)
    for path in sorted(FOLDER.glob("*.json")):
        for message in replay_messages(read(path), VIEWER_SEAT):
            secrets = message.get("private", {}).get("events", [])
            new = missing & {event["event"] for event in (*message["events"], *secrets)}
            if new:
                missing -= new
                yield keep_fields(STORY_FIELDS, message) | ({"private": {"events": secrets}} if secrets else {})
            if not missing:
                return
    raise AssertionError(f"missing in the golden games: {', '.join(sorted(missing))}")


def make_duel() -> Iterator[Message]:
    """Yield the public messages of a two-player game, with the fields that the result page uses."""
    for message in replay_messages(read(FOLDER / "alhambra-2.json"), None):
        changes = {part: keep_fields(CHANGE_FIELDS, fields) for part, fields in message.get("changes", {}).items()}
        yield keep_fields(DUEL_FIELDS, message) | ({"changes": changes} if changes else {})


def keep_fields(names: set[str], message: Message) -> Message:
    return {name: value for name, value in message.items() if name in names}


def replay_messages(record: Message, seat: int | None) -> Iterator[Message]:
    """Yield the messages of a recorded game for a seat or a spectator."""
    options = record["options"]
    plans = (SeatPlan("bot"),) * options["players"]
    table = TableState("sample")
    broadcaster = Broadcaster(table)
    opened = entries.Opened(at=0.0, settings=TableSettings(options, plans), host="", host_name="", invitation="")
    broadcaster.fold(opened)
    started = entries.Started(at=0.0, seed=str(record["seed"]), rules_version=record["rules_version"])
    yield json.loads(broadcaster.fold(started).text(seat))
    for number, action in enumerate(record["actions"], 1):
        assert table.decider is not None
        acted = entries.Acted(at=float(number), seat=table.decider, action=action, by="bot")
        yield json.loads(broadcaster.fold(acted).text(seat))


def _format_lines(messages: Iterable[Message]) -> str:
    """Return a JSON list with one message per line."""
    lines = (json.dumps(message, separators=(",", ":")) for message in messages)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    for path, text in make_recordings().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}, {len(text) // 1000} KB")


if __name__ == "__main__":
    main()
