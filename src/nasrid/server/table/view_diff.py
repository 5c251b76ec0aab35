"""Changes of a game as each seat sees them. Clients merge them into their views without knowing the rules. Values are
immutable and shared, so an identical object is unchanged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

from nasrid.rules.game import Game
from nasrid.rules.mypyc_support import Unchecked
from nasrid.rules.standing import cards_until, next_scoring, next_scoring_number
from nasrid.rules.table.events import Event
from nasrid.rules.table.scoring import DIRK, NextScoring, SeatStanding, Standings
from nasrid.rules.table.state import durable_fields
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.wire.encode import encode
from nasrid.server.protocol.events import CONSTANT_FIELDS, SENT_WITH_DECISION

PRIVATE_FIELDS = ("hand",)  # fields of a player's view that only its seat sees; modules may hide more
_SEPARATE_FIELDS = ("players", *CONSTANT_FIELDS, *SENT_WITH_DECISION)
_TABLE_FIELDS = tuple([field.name for field in fields(View) if field.name not in _SEPARATE_FIELDS])
_PLAYER_FIELDS = tuple([field.name for field in fields(PlayerView) if field.name not in PRIVATE_FIELDS])
_table_values, _player_values = attrgetter(*_TABLE_FIELDS), attrgetter(*_PLAYER_FIELDS)
# The fields that determine the next scoring and its time.
_scoring_sources = attrgetter("deck_size", "second_card_aside", "scorings_held", "agenda")

Changes = dict[str, Any]


class ViewDiff:
    """The last view of each seat."""

    def __init__(self, game: Game) -> None:
        self._view = game.view(None)
        self._standings = game.standings()
        self._own_views = [game.player_view(seat) for seat in range(game.options.players)]
        self._fields_of_player = attrgetter(*durable_fields(game.state.players[0]))
        self._player_fields = [self._fields_of_player(player) for player in game.state.players]

    def private(self, seat: Unchecked[int]) -> Changes:
        """Return the data that only this seat sees."""
        self._view.options.check_seat(seat)
        return _private(self._view.players[seat], self._own_views[seat])

    def update(self, game: Game) -> tuple[Changes, dict[int, Changes]]:
        """Return the changes since the last update: the public ones, and the private ones by seat."""
        changed_seats = self._changed_seats(game)
        view, self._view = self._view, game.view(None)
        standings, self._standings = self._standings, self._update_standings(game, changed_seats, view)
        changes = {
            "view": _view_changes(view, self._view, changed_seats),
            "standings": {} if self._standings is standings else _standing_changes(standings, self._standings),
        }
        private = {seat: self.private(seat) for seat in changed_seats if self._has_private_change(game, seat)}
        return {name: change for name, change in changes.items() if change}, private

    def _update_standings(self, game: Game, changed_seats: list[int], view: View) -> Standings:
        """Return the standings, or the same object if nothing has changed. The next scoring is recomputed only if the
        standings it depends on have changed."""
        state, before, known = game.state, self._standings, self._standings.next_scoring
        players = before.players
        for seat in changed_seats:
            if (standing := game.standing(seat)) is not players[seat]:
                players = (*players[:seat], standing, *players[seat + 1 :])
        dirk = game.standing(DIRK) if before.dirk else None
        if players is not before.players or dirk is not before.dirk or known is None:
            return Standings(players, dirk, next_scoring(state, before))
        if _scoring_sources(view) == _scoring_sources(self._view):
            return before
        if game.is_over or next_scoring_number(state) != known.scoring:
            return Standings(players, dirk, next_scoring(state, before))
        cards = cards_until(state, known.scoring)
        if cards == known.cards_until:
            return before
        return Standings(players, dirk, NextScoring(known.scoring, known.rank_points, known.points, cards))

    def _changed_seats(self, game: Game) -> list[int]:
        """Return the seats whose players have a replaced field."""
        before = self._player_fields
        self._player_fields = [self._fields_of_player(player) for player in game.state.players]
        return [seat for seat, fields in enumerate(before) if any(map(is_not, fields, self._player_fields[seat]))]

    def _has_private_change(self, game: Game, seat: int) -> bool:
        """Return whether the private data of a seat have changed."""
        own, self._own_views[seat] = self._own_views[seat], game.player_view(seat)
        return own.hand != self._own_views[seat].hand or own.modules != self._own_views[seat].modules


def _private(public: PlayerView, own: PlayerView) -> Changes:
    """Return the hand and the private data of modules."""
    secret = {name: part for name, part in own.modules.items() if part != public.modules[name]}
    return {"hand": encode(own.hand), **({"modules": encode(secret)} if secret else {})}


def _view_changes(before: View, after: View, changed_seats: list[int]) -> Changes:
    changes = _changed_fields(_TABLE_FIELDS, _table_values(before), _table_values(after))
    players: Changes = {}
    for seat in changed_seats:
        was, now = before.players[seat], after.players[seat]
        if different := _changed_fields(_PLAYER_FIELDS, _player_values(was), _player_values(now)):
            players[str(seat)] = different
    if players:
        changes["players"] = players
    return changes


def _changed_fields(names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]) -> Changes:
    others = compress(zip(names, before, after, strict=True), map(is_not, before, after))
    return {name: encode(now) for name, was, now in others if now != was}


def _standing_changes(before: Standings, after: Standings) -> Changes:
    changes: Changes = {}
    if after.dirk is not before.dirk and after.dirk != before.dirk:
        changes["dirk"] = _encode_standing(after.dirk)
    if after.next_scoring is not before.next_scoring and after.next_scoring != before.next_scoring:
        changes["next_scoring"] = after.next_scoring
    players: Changes = {}
    for seat, now in enumerate(after.players):
        was = before.players[seat]
        if now is not was and now != was:
            players[str(seat)] = _encode_standing(now)
    if players:
        changes["players"] = players
    return changes


def _encode_standing(standing: SeatStanding | None) -> Any:
    """Leave a standing to msgspec, which is much faster, unless it has cells, which only `encode` writes as names."""
    return encode(standing) if standing and standing.tile_values else standing


def public_events(events: Iterable[Event]) -> list[Any]:
    """Return the events that everybody may see."""
    return [encode(event) for event in events if event.is_visible_to(None)]


def private_events(events: Iterable[Event], seat: int) -> list[Any]:
    """Return the events that this seat may see but not everybody."""
    return [encode(event) for event in events if event.is_visible_to(seat) and not event.is_visible_to(None)]
