"""What the client's own tests hear: golden games (tests/records) as the server tells them to seat 0.

    .venv/bin/python -m tests.browser.samples

writes into web/src/net/recordings/: sample.json has an event for everything that can happen in a game, duel.json a
whole game for two.
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
CHANGE_FIELDS = {"players", "sheets", "winners"}  # of the changes


def make_recordings() -> dict[Path, str]:
    """The files as they should be."""
    return {SAMPLE: _format_lines(make_sample()), DUEL: _format_lines(make_duel())}


def make_sample() -> Iterator[Message]:
    """Everything that can happen, each in the first action from which it follows."""
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
    raise AssertionError(f"in no golden game: {', '.join(sorted(missing))}")


def make_duel() -> Iterator[Message]:
    """What everybody hears of a game for two, as far as the end of a game shows it."""
    for message in replay_messages(read(FOLDER / "alhambra-2.json"), None):
        changes = {part: keep_fields(CHANGE_FIELDS, fields) for part, fields in message.get("changes", {}).items()}
        yield keep_fields(DUEL_FIELDS, message) | ({"changes": changes} if changes else {})


def keep_fields(names: set[str], message: Message) -> Message:
    return {name: value for name, value in message.items() if name in names}


def replay_messages(record: Message, seat: int | None) -> Iterator[Message]:
    """A recorded game, from its start on."""
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
    """A list with a line for each."""
    lines = (json.dumps(message, separators=(",", ":")) for message in messages)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    for path, text in make_recordings().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}, {len(text) // 1000} KB")


if __name__ == "__main__":
    main()
