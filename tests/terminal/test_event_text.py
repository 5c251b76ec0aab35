"""Every event has its sentence."""

from __future__ import annotations

import pytest

from nasrid import Options
from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.table import events
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.scoring import ScoreSheet
from nasrid.terminal.event_text import event_lines, visible_events
from nasrid.terminal.names import Perspective

ME, YUSUF, TERESA = 0, 1, 2
MINE = Perspective(Options(players=3, modules={"huts"}), ME)


def sentence(event: Event, perspective: Perspective) -> str:
    [(_, lines)] = event_lines([event], perspective)
    return " ".join(lines)


SENTENCES: list[tuple[Event, str]] = [
    (events.HandDealt(ME, ("b7", "b3", "g2")), "You start with 7 denars, 3 denars, and 2 dirhams."),
    (events.StartPlayerChosen(YUSUF, "CORE-SETUP-09"), "Yusuf begins, with the fewest cards."),
    (events.StartPlayerChosen(ME, "AMB-B1"), "You begin, chosen at random."),
    (bonus.BonusDealt(ME, ("garden10", "tower11")), "Your bonus cards are Garden 10 and Tower 11."),
    (huts.HutRevealed("hut-pavilion-N"), "A new hut is available: the Pavilion hut."),
    (events.TurnBegan(ME), "Your turn."),
    (events.TurnBegan(YUSUF), "Yusuf’s turn."),
    (events.MoneyTaken(YUSUF, ("b2", "y3")), "Yusuf took 2 denars and 3 florins."),
    (events.MoneyTaken(ME, ("by",)), "You took the exchange card Denar/Florin."),
    (events.TileBought(ME, "garden10N", 3, ("b7", "b3"), True), "You bought Garden 10 for 7 + 3 denars, exactly."),
    (events.TileBought(TERESA, "garden10N", 3, ("b7", "b4"), False), "Teresa bought Garden 10 for 7 + 4 denars."),
    (
        events.TileBought(TERESA, "garden10N", 3, ("y8", "b2", "by"), True),
        "Teresa bought Garden 10 for 8 florins and 2 denars with the exchange card Denar/Florin, exactly.",
    ),
    (events.TileBuilt(ME, "garden10N", (1, 0), "bought"), "You built Garden 10 (1,0)."),
    (events.TileBuilt(YUSUF, "tower11", (0, -1), "reserve"), "Yusuf built Tower 11 from the reserve (0,-1)."),
    (
        events.TileBuilt(YUSUF, "district3NES", (0, -1), "bought", ("g3",)),
        "Yusuf paid 3 dirhams to turn a tile over and built District 3 (0,-1).",
    ),
    (events.TileReserved(ME, "tower11"), "You put Tower 11 into the reserve."),
    (events.TileGiven(YUSUF, "tower11"), "Yusuf gave Tower 11 to Dirk."),
    (
        events.TileGiven(ME, "district3NES", ("g5",)),
        "You paid 5 dirhams to turn a tile over and gave District 3 to Dirk.",
    ),
    (events.TileRemoved(ME, "tower11", (2, 0)), "You moved Tower 11 from your city to the reserve (2,0)."),
    (
        events.TilesSwapped(TERESA, (2, 0), "tower11", "garden10"),
        "Teresa exchanged Tower 11 in the city for Garden 10 from the reserve (2,0).",
    ),
    (events.ActionsEnded(YUSUF, forced=False), "Yusuf took no further action."),
    (events.ActionsEnded(YUSUF, forced=True), "There was nothing Yusuf could do."),
    (events.Passed(TERESA), "Teresa passed."),
    (events.Confirmed(ME), "You confirmed your turn."),
    (events.MoneyRevealed(("o9", "o1")), "New in the display: 9 ducats and 1 ducat."),
    (events.DeckReshuffled(1), "The money deck ran out; one card was shuffled into a new one."),
    (events.ScoringCardDrawn(2), "The second scoring card came up."),
    (events.TileRevealed("tower11", 2), "New on the site: Tower 11."),
    (events.MarkerMoved("odd"), "The black marker moved to odd prices."),
    (events.Scored(ScoreSheet(3, (), (), (), 0)), "Third scoring"),
    (events.DirkDrew(("tower11", "garden10N")), "Dirk drew Tower 11 and Garden 10."),
    (
        events.MoneyCounted(((1, 2, 3, 4), (0, 0, 0, 9))),
        "The site cannot be refilled, so the money is counted. "
        "You hold 1 florin, 2 dirhams, 3 denars, and 4 ducats. Yusuf holds 9 ducats.",
    ),
    (events.TileAwarded(ME, "tower11", 1), "You get Tower 11 for having the most florins."),
    (events.TileAwarded(YUSUF, "tower11", 4), "Yusuf gets Tower 11 for having the most ducats."),
    (events.TileUnclaimed("tower11", 3), "Tower 11 stays on the site: nobody holds the most denars alone."),
    (events.GameEnded((90, 12, 7), (0,)), "You win with 90 points!"),
    (events.GameEnded((90, 90, 7), (0, 1)), "You and Yusuf share the victory with 90 points."),
    (events.GameEnded((9, 90, 90), (1, 2)), "Yusuf and Teresa share the victory with 90 points."),
    (vizier.VizierUsed(YUSUF), "Yusuf used the vizier."),
    (vizier.VizierReactivated(ME), "You turned your vizier face up again."),
    (huts.HutTaken(YUSUF, "hut-pavilion-N"), "Yusuf took the Pavilion hut."),
    (bonus.BonusRevealed(TERESA, "garden10"), "Teresa revealed the bonus card Garden 10."),
    (bonus.BonusReturned(ME, "garden10"), "Your bonus card Garden 10 returned to your hand: its tile left your city."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_event_has_a_sentence(event: Event, words: str) -> None:
    assert sentence(event, MINE) == words


def test_every_event_type_is_tested() -> None:
    assert set(EVENTS.members.values()) == {type(event) for event, _ in SENTENCES}


def test_secrets_of_others_are_hidden() -> None:
    dealt = [bonus.BonusDealt(seat, ("garden10",)) for seat in range(3)]
    assert visible_events(dealt, YUSUF) == [dealt[YUSUF]]
    assert visible_events(dealt, None) == []


def test_spectator_sees_numbered_seats() -> None:
    assert sentence(events.Passed(0), Perspective(Options(players=3), None)) == "Seat 1 passed."


def test_grouped_events_share_a_line() -> None:
    bought = events.TileBought(YUSUF, "garden10N", 3, ("b7", "b3"), True)
    laid = [events.TileRevealed("tower11", 2), events.TileRevealed("garden10", 3)]
    assert [lines for _, lines in event_lines([bought, vizier.VizierUsed(YUSUF), *laid], MINE)] == [
        ["Yusuf’s vizier bought Garden 10 for 7 + 3 denars."],
        ["New on the site: Tower 11 and Garden 10."],
    ]
