"""The promises about the log of a table."""

from __future__ import annotations

from typing import Any


class BrokenPromiseError(Exception):
    """The server has not kept a promise."""


def check_log(
    name: str,
    log: list[dict[str, Any]],
    acknowledged: dict[int, dict[str, Any]],
    shown: list[dict[str, Any]],
    seat: int | None,
) -> None:
    """Raise BrokenPromiseError if the log contradicts what the player in this seat was told."""
    promise([event["seq"] for event in log] == list(range(1, len(log) + 1)), f"{name}: numbers are missing")
    for seq, command in acknowledged.items():
        is_stored = seq <= len(log) and log[seq - 1].get("action") == command["action"]
        promise(is_stored, f"{name}: the acknowledged action {seq} is lost")
    for event in shown:
        is_stored = event["seq"] <= len(log) and _public(log[event["seq"] - 1]) == _public(event)
        promise(is_stored, f"{name}: event {event['seq']} was shown but is not stored")
    own = {event["seq"] for event in log if event.get("by") == "player" and event.get("seat") == seat}
    # The latest action may have been carried out without a reply so far.
    unknown = {seq for seq in own - acknowledged.keys() if seq < max(acknowledged, default=0)}
    promise(not unknown, f"{name}: the actions {sorted(unknown)} were not sent, or sent once and carried out twice")
    late = any(event["entry"] == "player_away" and event["why"] == "late" for event in log)
    promise(not late, f"{name}: a player lost on time because of a fault")


def _public(event: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(event.get(key) for key in ("entry", "seat", "action", "by"))


def promise(is_kept: bool, text: str) -> None:
    if not is_kept:
        raise BrokenPromiseError(text)
