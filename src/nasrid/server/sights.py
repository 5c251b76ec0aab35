"""What each seat sees of a table, and what of that has changed: a client merges the changes into its view and needs
no rules. Values are immutable and shared, so what is still the same object has not changed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from nasrid.rules.events import Event
from nasrid.rules.game import Game
from nasrid.rules.money import Cards
from nasrid.rules.plain import plain
from nasrid.rules.scoring import DIRK
from nasrid.rules.view import PlayerView, View

PRIVATE = ("hand", "bonus")  # of a player; everything else is the same for everybody
_OF_ALL = (
    *(field.name for field in fields(View) if field.name not in ("options", "viewer", "players", "legal_actions")),
    "step",
)
_OF_PLAYER = tuple(field.name for field in fields(PlayerView) if field.name not in PRIVATE)


def seen_by(game: Game, seat: int | None) -> dict[str, Any]:
    """The view of a seat, and what a client would otherwise have to count: how everybody stands."""
    view = game.view(seat)
    seen: dict[str, Any] = plain(view) | {"step": view.step, "next_scoring": plain(game.next_scoring())}
    for number, player in enumerate(seen["players"]):
        player["standing"] = plain(game.standing(number))
    if seen["dirk"]:
        seen["dirk"]["standing"] = plain(game.standing(DIRK))
    return seen


class _Public:
    """What everybody sees."""

    __slots__ = ("dirk", "next_scoring", "standings", "view")

    def __init__(self, game: Game) -> None:
        self.view = game.view(None)
        self.standings = [game.standing(seat) for seat in range(game.options.players)]
        self.dirk = game.standing(DIRK) if self.view.dirk else None
        self.next_scoring = game.next_scoring()


class Sight:
    """What everybody saw last."""

    def __init__(self, game: Game) -> None:
        self._public = _Public(game)
        self._private = [game.private(seat) for seat in range(game.options.players)]

    def private(self, seat: int) -> dict[str, Any]:
        return _private(self._private[seat])

    def changes(self, game: Game) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        """Since the last time: of what everybody sees, and of what each seat alone sees."""
        public, self._public = self._public, _Public(game)
        private, self._private = self._private, [game.private(seat) for seat in range(len(self._private))]
        return _changes(public, self._public), {
            seat: _private(after)
            for seat, (before, after) in enumerate(zip(private, self._private, strict=True))
            if before != after
        }


def _changes(before: _Public, after: _Public) -> dict[str, Any]:
    changes = _differing(before.view, after.view, _OF_ALL) | _differing(before, after, ("next_scoring",))
    if "dirk" in changes:
        changes["dirk"]["standing"] = plain(after.dirk)
    players = {
        str(seat): different
        for seat in range(len(after.standings))
        if (different := _changes_of_player(before, after, seat))
    }
    if players:
        changes["players"] = players
    return changes


def _changes_of_player(before: _Public, after: _Public, seat: int) -> dict[str, Any]:
    changes = _differing(before.view.players[seat], after.view.players[seat], _OF_PLAYER)
    if after.standings[seat] != before.standings[seat]:
        changes["standing"] = plain(after.standings[seat])
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
