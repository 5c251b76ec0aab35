"""What each seat sees of a table, and what of that has changed: a client merges the changes into its view and needs
no rules. Values are immutable and shared, so what is still the same object has not changed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from nasrid.rules.events import Event
from nasrid.rules.game import Game
from nasrid.rules.money import Cards
from nasrid.rules.plain import plain
from nasrid.rules.view import PlayerView, View

PRIVATE = ("hand", "bonus")  # of a player; everything else is the same for everybody
_OF_ALL = tuple(
    field.name for field in fields(View) if field.name not in ("options", "viewer", "players", "legal_actions")
)
_OF_PLAYER = tuple(field.name for field in fields(PlayerView) if field.name not in PRIVATE)


class Sight:
    """What everybody saw last."""

    def __init__(self, game: Game) -> None:
        self._public = game.view(None)
        self._private = [game.private(seat) for seat in range(game.options.players)]

    def private(self, seat: int) -> dict[str, Any]:
        return _private(self._private[seat])

    def changes(self, game: Game) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        """Since the last time: of what everybody sees, and of what each seat alone sees."""
        public, self._public = self._public, game.view(None)
        private, self._private = self._private, [game.private(seat) for seat in range(len(self._private))]
        return _changes(public, self._public), {
            seat: _private(after)
            for seat, (before, after) in enumerate(zip(private, self._private, strict=True))
            if before != after
        }


def _changes(before: View, after: View) -> dict[str, Any]:
    changes = _differing(before, after, _OF_ALL)
    players = {
        str(seat): different
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        if (different := _differing(was, now, _OF_PLAYER))
    }
    if players:
        changes["players"] = players
    return changes


def _differing(before: object, after: object, names: tuple[str, ...]) -> dict[str, Any]:
    differing = {}
    for name in names:
        now = getattr(after, name)
        was = getattr(before, name)
        if now is not was and now != was:
            differing[name] = plain(now)
    return differing


def _private(cards: tuple[Cards, Cards]) -> dict[str, Any]:
    return dict(zip(PRIVATE, map(list, cards), strict=True))


def told(events: list[Event]) -> list[Any]:
    """The events that everybody may know."""
    return [plain(event) for event in events if event.visible_to(None)]


def told_alone(events: list[Event], seat: int) -> list[Any]:
    """Those that only some may know, this seat among them."""
    return [plain(event) for event in events if event.visible_to(seat) and not event.visible_to(None)]
