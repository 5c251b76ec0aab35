"""Checks of the environments' arguments. Invalid values raise OptionsError."""

from __future__ import annotations

from nasrid.rules.errors import OptionsError

ILLEGAL_MODES = ("terminate", "raise")  # how an illegal index is handled


def checked_limit(name: str, limit: int | None) -> int | None:
    if limit is not None and (type(limit) is not int or limit < 1):
        raise OptionsError(f"{name} must be a whole number, 1 or more, or None, not {limit!r}")
    return limit


def checked_choice(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise OptionsError(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
    return value


def checked_seat(seat: str | int, players: int) -> int | None:
    """Return the seat, or None for a random one."""
    if seat == "random":
        return None
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionsError(f"seat must be random or one of 0 to {players - 1}, not {seat!r}")


def checked_workers(workers: int, tables: int) -> int:
    if type(workers) is int and 0 <= workers <= tables:
        return workers
    raise OptionsError(f"workers must be a whole number from 0 to {tables}, the number of tables, not {workers!r}")
