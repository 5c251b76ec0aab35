"""Events as sentences. A score sheet is drawn by `sheet`; here only its headline is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.pieces.money import CURRENCIES, Cards, money_total
from nasrid.rules.table import events
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.scoring import SEAT
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.terminal.words import SCORING_NAMES, Perspective, cards, count, declared, listed, place, space

_START_REASONS = {
    "CORE-SETUP-09": "with the fewest cards",
    "CORE-SETUP-10": "with as few cards as others, but the lowest total",
    "CORE-SETUP-11": "the youngest of those who are tied",
    "AMB-B1": "drawn by lot among those who are tied",
}
_ORIGINS = {"reserve": " from the reserve", "bought": "", "taken": "", "award": ""}


def sentence(event: Event, perspective: Perspective) -> str:
    """What happened, for the eyes we look through: check `event.visible_to` before."""
    return _SENTENCES.get(type(event), _declared)(event, perspective)


def visible(happened: Iterable[Event], viewer: int | None) -> list[Event]:
    return [event for event in happened if event.visible_to(viewer)]


def _start_player(event: events.StartPlayerFound, perspective: Perspective) -> str:
    return f"{perspective.does(event.seat, 'begin')}: {_START_REASONS[event.rule]}."


def _bought(event: events.TileBought, perspective: Perspective) -> str:
    tile = perspective.tile(event.tile, borders=True)
    paid = f"{perspective.does(event.seat, 'buy')} {tile} for {cards(event.cards)}"
    if event.exact:
        return f"{paid}: exact!"
    price = perspective.faces[event.tile].price
    return f"{paid}: {money_total(event.cards) - price} too much."


def _built(event: events.TileBuilt, perspective: Perspective) -> str:
    origin = _ORIGINS[event.origin]
    built = f"{perspective.does(event.seat, 'build')} {perspective.tile(event.tile)}{origin} at {place(event.cell)}"
    return f"{built}{_fee(event.fee)}."


def _given(event: events.TileGiven, perspective: Perspective) -> str:
    return f"{perspective.does(event.seat, 'give')} {perspective.tile(event.tile)} to Dirk{_fee(event.fee)}."


def _fee(paid: Cards) -> str:
    return f", turned over for {cards(paid)}" if paid else ""


def _removed(event: events.TileRemoved, perspective: Perspective) -> str:
    tile = perspective.tile(event.tile)
    return f"{perspective.does(event.seat, 'take')} {tile} at {place(event.cell)} out of the city into the reserve."


def _swapped(event: events.TilesSwapped, perspective: Perspective) -> str:
    out, into = perspective.tile(event.out), perspective.tile(event.into)
    return f"{perspective.does(event.seat, 'exchange')} {out} at {place(event.cell)} for {into} from the reserve."


def _ended_actions(event: events.ActionsEnded, perspective: Perspective) -> str:
    if event.forced:
        return f"{perspective.does(event.seat, 'have')} no possible action."
    return f"{perspective.does(event.seat, 'act')} no further."


def _counted(event: events.MoneyCounted, perspective: Perspective) -> str:
    hands = []
    for seat, totals in enumerate(event.totals):
        money = (f"{name} {total}" for name, total in zip(CURRENCIES, totals, strict=True))
        hands.append(f"{perspective.name(seat)} {' '.join(money)}")
    return f"The building site cannot be filled any more. All money is counted: {'; '.join(hands)}."


def _ended(event: events.GameEnded, perspective: Perspective) -> str:
    points = max(event.scores)
    if len(event.winners) > 1:
        who = listed([perspective.name_within(seat) for seat in event.winners])
        return f"The game is over: {who} share the win, {points} points each."
    winner = event.winners[0]
    wins = "win" if winner == perspective.me else "wins"
    return f"The game is over: {perspective.name_within(winner)} {wins} with {points} points."


def _declared(event: Event, perspective: Perspective) -> str:
    """An event of a module that we do not know, from its declaration: Leila: well dug, garden10N."""
    shape = shape_of(type(event))
    assert isinstance(shape, shapes.Record)
    seat = getattr(event, "seat", None)
    name = EVENTS.names[type(event)].replace("_", " ")
    words = [_field(field, getattr(event, field.name), perspective) for field in shape.fields if field.name != "seat"]
    said = ", ".join([name, *filter(None, words)])
    return f"{said[0].upper()}{said[1:]}." if seat is None else f"{perspective.name(seat)}: {said}."


def _field(field: shapes.Field, value: Any, perspective: Perspective) -> str:
    """A seat by its player's name, a flag by its own, everything else in notation."""
    if isinstance(field.shape, shapes.Flag):
        return field.name.replace("_", " ") if value else ""
    if isinstance(field.shape, shapes.Integer) and field.shape.name == SEAT:
        return perspective.name_within(value)
    return declared(value)


_SENTENCES: dict[type[Event], Callable[[Any, Perspective], str]] = {
    events.HandDealt: lambda e, p: f"{p.does(e.seat, 'get')} {cards(e.cards)}.",
    events.StartPlayerFound: _start_player,
    bonus.BonusDealt: lambda e, p: f"{p.does(e.seat, 'get')} bonus cards: {p.tiles(e.cards)}.",
    huts.HutTurnedUp: lambda e, p: f"{p.tile(e.hut, borders=True)} is turned up.",
    events.TurnBegan: lambda e, p: f"{p.whose(e.seat, first=True)} turn.",
    events.MoneyTaken: lambda e, p: f"{p.does(e.seat, 'take')} {cards(e.cards)}.",
    events.TileBought: _bought,
    events.TileBuilt: _built,
    events.TileReserved: lambda e, p: f"{p.does(e.seat, 'put')} {p.tile(e.tile)} into the reserve.",
    events.TileGiven: _given,
    events.TileRemoved: _removed,
    events.TilesSwapped: _swapped,
    events.ActionsEnded: _ended_actions,
    events.Passed: lambda e, p: f"{p.does(e.seat, 'pass')}.",
    events.Confirmed: lambda e, p: f"{p.does(e.seat, 'confirm')} the turn.",
    events.MoneyLaid: lambda e, p: f"New in the display: {cards(e.cards)}.",
    events.DeckReshuffled: lambda e, p: f"The discard is shuffled: a new deck of {count(e.size, 'card')}.",
    events.ScoringCardDrawn: lambda e, p: f"A scoring card is drawn: the {SCORING_NAMES[e.scoring].lower()} follows.",
    events.TileLaid: lambda e, p: f"New on {space(e.space)}: {p.tile(e.tile, borders=True)}.",
    events.MarkerMoved: lambda e, p: f"The marker moves: the next Granada tiles show their {e.to} price.",
    events.Scored: lambda e, p: f"{SCORING_NAMES[e.sheet.scoring]}.",
    events.DirkDrew: lambda e, p: f"Dirk draws {p.tiles(e.tiles)}.",
    events.MoneyCounted: _counted,
    events.TileAwarded: lambda e, p: (
        f"{p.does(e.seat, 'have')} most {CURRENCIES[e.space - 1]} money and {'get' if e.seat == p.me else 'gets'} "
        f"{p.tile(e.tile, borders=True)}."
    ),
    events.TileLeft: lambda e, p: (
        f"Nobody alone has most {CURRENCIES[e.space - 1]} money: {p.tile(e.tile)} stays on the site."
    ),
    events.GameEnded: _ended,
    vizier.VizierUsed: lambda e, p: f"{p.does(e.seat, 'use')} the vizier.",
    vizier.VizierReactivated: lambda e, p: f"{p.does(e.seat, 'reactivate')} the vizier.",
    huts.HutTaken: lambda e, p: f"{p.does(e.seat, 'take')} the {p.tile(e.hut, borders=True)}.",
    bonus.BonusRevealed: lambda e, p: f"{p.does(e.seat, 'reveal')} the bonus card {p.tile(e.card)}.",
    bonus.BonusReturned: lambda e, p: (
        f"{p.whose(e.seat, first=True)} bonus card {p.tile(e.card)} goes back to the hand."
    ),
}
