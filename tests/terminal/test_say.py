"""Every event has its sentence."""

from __future__ import annotations

import pytest

from nasrid import Options
from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.table import events
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.scoring import ScoreSheet
from nasrid.terminal.say import sentence, visible
from nasrid.terminal.words import Perspective

ME, LEILA, YUSUF = 0, 1, 2
MINE = Perspective(Options(players=3, modules={"huts"}), ME)

SENTENCES: list[tuple[Event, str]] = [
    (events.HandDealt(ME, ("b7", "b3", "g2")), "You get blue 7+3, green 2."),
    (events.StartPlayerFound(LEILA, "CORE-SETUP-09"), "Leila begins: with the fewest cards."),
    (events.StartPlayerFound(ME, "AMB-B1"), "You begin: drawn by lot among those who are tied."),
    (bonus.BonusDealt(ME, ("garden10", "tower11")), "You get bonus cards: Garden 10 and Tower 11."),
    (huts.HutTurnedUp("hut-pavilion-N"), "Pavilion hut (wall N) is turned up."),
    (events.TurnBegan(ME), "Your turn."),
    (events.TurnBegan(LEILA), "Leila's turn."),
    (events.MoneyTaken(LEILA, ("b2", "y3")), "Leila takes blue 2, yellow 3."),
    (events.MoneyTaken(ME, ("by",)), "You take blue/yellow exchange."),
    (events.TileBought(ME, "garden10N", 3, ("b7", "b3"), True), "You buy Garden 10 (wall N) for blue 7+3: exact!"),
    (
        events.TileBought(YUSUF, "garden10N", 3, ("b7", "b4"), False),
        "Yusuf buys Garden 10 (wall N) for blue 7+4: 1 too much.",
    ),
    (events.TileBuilt(ME, "garden10N", (1, 0), "bought"), "You build Garden 10 at 1,0."),
    (events.TileBuilt(LEILA, "tower11", (0, -1), "reserve"), "Leila builds Tower 11 from the reserve at 0,-1."),
    (
        events.TileBuilt(LEILA, "district3NES", (0, -1), "bought", ("g3",)),
        "Leila builds District 3 at 0,-1, turned over for green 3.",
    ),
    (events.TileReserved(ME, "tower11"), "You put Tower 11 into the reserve."),
    (events.TileGiven(LEILA, "tower11"), "Leila gives Tower 11 to Dirk."),
    (events.TileGiven(ME, "district3NES", ("g5",)), "You give District 3 to Dirk, turned over for green 5."),
    (events.TileRemoved(ME, "tower11", (2, 0)), "You take Tower 11 at 2,0 out of the city into the reserve."),
    (
        events.TilesSwapped(YUSUF, (2, 0), "tower11", "garden10"),
        "Yusuf exchanges Tower 11 at 2,0 for Garden 10 from the reserve.",
    ),
    (events.ActionsEnded(LEILA, forced=False), "Leila acts no further."),
    (events.ActionsEnded(LEILA, forced=True), "Leila has no possible action."),
    (events.Passed(YUSUF), "Yusuf passes."),
    (events.Confirmed(ME), "You confirm the turn."),
    (events.MoneyLaid(("o9", "o1")), "New in the display: orange 9+1."),
    (events.DeckReshuffled(1), "The discard is shuffled: a new deck of 1 card."),
    (events.ScoringCardDrawn(2), "A scoring card is drawn: the second scoring follows."),
    (events.TileLaid("tower11", 2), "New on space 2 (green): Tower 11 (no wall)."),
    (events.MarkerMoved("odd"), "The marker moves: the next Granada tiles show their odd price."),
    (events.Scored(ScoreSheet(3, (), (), (), 0)), "Third scoring."),
    (events.DirkDrew(("tower11", "garden10N")), "Dirk draws Tower 11 and Garden 10."),
    (
        events.MoneyCounted(((1, 2, 3, 4), (0, 0, 0, 9))),
        "The building site cannot be filled any more. All money is counted: "
        "You yellow 1 green 2 blue 3 orange 4; Leila yellow 0 green 0 blue 0 orange 9.",
    ),
    (events.TileAwarded(ME, "tower11", 1), "You have most yellow money and get Tower 11 (no wall)."),
    (events.TileAwarded(LEILA, "tower11", 4), "Leila has most orange money and gets Tower 11 (no wall)."),
    (events.TileLeft("tower11", 3), "Nobody alone has most blue money: Tower 11 stays on the site."),
    (events.GameEnded((90, 12, 7), (0,)), "The game is over: you win with 90 points."),
    (events.GameEnded((90, 90, 7), (0, 1)), "The game is over: you and Leila share the win, 90 points each."),
    (events.GameEnded((9, 90, 90), (1, 2)), "The game is over: Leila and Yusuf share the win, 90 points each."),
    (vizier.VizierUsed(LEILA), "Leila uses the vizier."),
    (vizier.VizierReactivated(ME), "You reactivate the vizier."),
    (huts.HutTaken(LEILA, "hut-pavilion-N"), "Leila takes the Pavilion hut (wall N)."),
    (bonus.BonusRevealed(YUSUF, "garden10"), "Yusuf reveals the bonus card Garden 10."),
    (bonus.BonusReturned(ME, "garden10"), "Your bonus card Garden 10 goes back to the hand."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    assert sentence(event, MINE) == words


def test_no_event_type_is_forgotten() -> None:
    assert set(EVENTS.members.values()) == {type(event) for event, _ in SENTENCES}


def test_secrets_of_others_are_not_told() -> None:
    dealt = [bonus.BonusDealt(seat, ("garden10",)) for seat in range(3)]
    assert visible(dealt, LEILA) == [dealt[LEILA]]
    assert visible(dealt, None) == []


def test_without_own_eyes_everybody_is_a_numbered_player() -> None:
    assert sentence(events.Passed(0), Perspective(Options(players=3), None)) == "Player 1 passes."
