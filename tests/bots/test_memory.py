"""Counting the money of all players."""

from __future__ import annotations

import pytest

from nasrid import Options
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.modules.exchange import EXCHANGE_CURRENCIES
from nasrid.rules.modules.vizier import VizierUsed
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.events import Event, HandDealt, MoneyTaken, TileBought, TileBuilt, TileGiven
from tests.bots.watch import Table, play_watched, seated, watch
from tests.properties.play import COMBINATIONS, name_of

GAMES = [
    Options(game="alhambra", players=4, modules={"exchange", "vizier"}),
    Options(game="alhambra", players=2, modules={"exchange", "bonus", "huts"}),
    Options(game="granada", players=2, modules={"vizier"}),
    Options.of(game="granada", players=5, modules={"exchange"}, exchange_take="value_zero"),
    Options(game="combined", players=2, modules={"vizier", "exchange", "bonus", "huts"}),
    Options(game="combined", players=3, modules={"exchange"}),
]


def true_hands(table: Table) -> dict[int, Hand]:
    return {seat: player.hand for seat, player in enumerate(table.game.state.players)}


@pytest.mark.parametrize("options", [*GAMES, *COMBINATIONS[::9]], ids=name_of)
def test_counted_hands_equal_the_true_hands(options: Options) -> None:
    memories = [Memory() for _ in range(options.players)]
    known = [0] * options.players
    for table in play_watched(options, 2):
        for seat, memory in enumerate(memories):
            seated(memory, table.seen_events[seat][known[seat] :])
            known[seat] = len(table.seen_events[seat])
            assert memory.hands == true_hands(table)


def test_games_include_every_event_that_changes_a_hand() -> None:
    """Check the coverage of the tests above."""
    seen: set[str] = set()
    for options in GAMES:
        seen.update(filter(None, map(change, watch(options, 1).seen_events[0])))
    assert seen == {"take", "exchange card", "buy", "pay with exchange card", "fee", "fee of a gift", "vizier"}


def change(event: Event) -> str:
    match event:
        case MoneyTaken(cards=cards):
            return "exchange card" if set(cards) & set(EXCHANGE_CURRENCIES) else "take"
        case TileBought(cards=cards):
            return "pay with exchange card" if set(cards) & set(EXCHANGE_CURRENCIES) else "buy"
        case TileBuilt(fee=fee) if fee:
            return "fee"
        case TileGiven(fee=fee) if fee:
            return "fee of a gift"
        case VizierUsed():
            return "vizier"
    return ""


def test_hands_dealt_before_the_memory_stay_unknown() -> None:
    """Taking and paying money does not change that."""
    seen_events = [event for event in watch(GAMES[0], 1).seen_events[0] if not isinstance(event, HandDealt)]
    assert seated(Memory(), seen_events).hands == {}
