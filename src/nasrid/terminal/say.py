"""Events as sentences. A score sheet is drawn by `sheet`; here only its headline is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nasrid.rules import events
from nasrid.rules.events import Event
from nasrid.rules.money import CURRENCIES, Cards, money_total
from nasrid.terminal.words import SCORING_NAMES, Table, cards, count, listed, place, space

_START_REASONS = {
    "CORE-SETUP-09": "with the fewest cards",
    "CORE-SETUP-10": "with as few cards as others, but the lowest total",
    "CORE-SETUP-11": "the youngest of those who are tied",
    "AMB-B1": "drawn by lot among those who are tied",
}
_ORIGINS = {"reserve": " from the reserve", "bought": "", "hut": "", "award": ""}


def sentence(event: Event, table: Table) -> str:
    """What happened, for the table's own eyes: check `event.visible_to` before."""
    return _SENTENCES[type(event)](event, table)


def visible(happened: Iterable[Event], viewer: int | None) -> list[Event]:
    return [event for event in happened if event.visible_to(viewer)]


def _start_player(event: events.StartPlayerFound, table: Table) -> str:
    return f"{table.does(event.seat, 'begin')}: {_START_REASONS[event.rule]}."


def _bought(event: events.TileBought, table: Table) -> str:
    paid = f"{table.does(event.seat, 'buy')} {table.tile(event.tile, borders=True)} for {cards(event.cards)}"
    if event.exact:
        return f"{paid}: exact!"
    price = table.faces[event.tile].price
    return f"{paid}: {money_total(event.cards) - price} too much."


def _built(event: events.TileBuilt, table: Table) -> str:
    origin = _ORIGINS[event.origin]
    built = f"{table.does(event.seat, 'build')} {table.tile(event.tile)}{origin} at {place(event.cell)}"
    return f"{built}{_fee(event.fee)}."


def _given(event: events.TileGiven, table: Table) -> str:
    return f"{table.does(event.seat, 'give')} {table.tile(event.tile)} to Dirk{_fee(event.fee)}."


def _fee(paid: Cards) -> str:
    return f", turned over for {cards(paid)}" if paid else ""


def _removed(event: events.TileRemoved, table: Table) -> str:
    tile = table.tile(event.tile)
    return f"{table.does(event.seat, 'take')} {tile} at {place(event.cell)} out of the city into the reserve."


def _swapped(event: events.TilesSwapped, table: Table) -> str:
    out, into = table.tile(event.out), table.tile(event.into)
    return f"{table.does(event.seat, 'exchange')} {out} at {place(event.cell)} for {into} from the reserve."


def _ended_actions(event: events.ActionsEnded, table: Table) -> str:
    if event.forced:
        return f"{table.does(event.seat, 'have')} no possible action."
    return f"{table.does(event.seat, 'act')} no further."


def _counted(event: events.MoneyCounted, table: Table) -> str:
    hands = [
        f"{table.name(seat)} {' '.join(f'{name} {total}' for name, total in zip(CURRENCIES, totals, strict=True))}"
        for seat, totals in enumerate(event.totals)
    ]
    return f"The building site cannot be filled any more. All money is counted: {'; '.join(hands)}."


def _ended(event: events.GameEnded, table: Table) -> str:
    points = max(event.scores)
    if len(event.winners) > 1:
        who = listed([table.name_within(seat) for seat in event.winners])
        return f"The game is over: {who} share the win, {points} points each."
    winner = event.winners[0]
    wins = "win" if winner == table.me else "wins"
    return f"The game is over: {table.name_within(winner)} {wins} with {points} points."


_SENTENCES: dict[type[Event], Callable[[Any, Table], str]] = {
    events.HandDealt: lambda e, t: f"{t.does(e.seat, 'get')} {cards(e.cards)}.",
    events.StartPlayerFound: _start_player,
    events.BonusDealt: lambda e, t: f"{t.does(e.seat, 'get')} bonus cards: {t.tiles(e.cards)}.",
    events.HutTurnedUp: lambda e, t: f"{t.tile(e.hut, borders=True)} is turned up.",
    events.TurnBegan: lambda e, t: f"{t.whose(e.seat, first=True)} turn.",
    events.MoneyTaken: lambda e, t: f"{t.does(e.seat, 'take')} {cards(e.cards)}.",
    events.TileBought: _bought,
    events.TileBuilt: _built,
    events.TileReserved: lambda e, t: f"{t.does(e.seat, 'put')} {t.tile(e.tile)} into the reserve.",
    events.TileGiven: _given,
    events.TileRemoved: _removed,
    events.TilesSwapped: _swapped,
    events.ActionsEnded: _ended_actions,
    events.Passed: lambda e, t: f"{t.does(e.seat, 'pass')}.",
    events.Confirmed: lambda e, t: f"{t.does(e.seat, 'confirm')} the turn.",
    events.MoneyLaid: lambda e, t: f"New in the display: {cards(e.cards)}.",
    events.DeckReshuffled: lambda e, t: f"The discard is shuffled: a new deck of {count(e.size, 'card')}.",
    events.ScoringCardDrawn: lambda e, t: f"A scoring card is drawn: the {SCORING_NAMES[e.scoring].lower()} follows.",
    events.TileLaid: lambda e, t: f"New on {space(e.space)}: {t.tile(e.tile, borders=True)}.",
    events.MarkerMoved: lambda e, t: f"The marker moves: the next Granada tiles show their {e.to} price.",
    events.Scored: lambda e, t: f"{SCORING_NAMES[e.sheet.scoring]}.",
    events.DirkDrew: lambda e, t: f"Dirk draws {t.tiles(e.tiles)}.",
    events.MoneyCounted: _counted,
    events.TileAwarded: lambda e, t: (
        f"{t.does(e.seat, 'have')} most {CURRENCIES[e.space - 1]} money and {'get' if e.seat == t.me else 'gets'} "
        f"{t.tile(e.tile, borders=True)}."
    ),
    events.TileLeft: lambda e, t: (
        f"Nobody alone has most {CURRENCIES[e.space - 1]} money: {t.tile(e.tile)} stays on the site."
    ),
    events.GameEnded: _ended,
    events.VizierUsed: lambda e, t: f"{t.does(e.seat, 'use')} the vizier.",
    events.VizierReactivated: lambda e, t: f"{t.does(e.seat, 'reactivate')} the vizier.",
    events.HutTaken: lambda e, t: f"{t.does(e.seat, 'take')} the {t.tile(e.hut, borders=True)}.",
    events.BonusRevealed: lambda e, t: f"{t.does(e.seat, 'reveal')} the bonus card {t.tile(e.card)}.",
    events.BonusReturned: lambda e, t: (
        f"{t.whose(e.seat, first=True)} bonus card {t.tile(e.card)} goes back to the hand."
    ),
}
