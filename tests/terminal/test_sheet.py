"""Score sheets explain every point."""

from __future__ import annotations

from io import StringIO
from typing import Any

from nasrid.rules.table.events import Scored
from nasrid.terminal.colours import make_console
from nasrid.terminal.names import Perspective
from nasrid.terminal.sheet import print_sheet
from tests.positions import table


def scored(scoring: int, width: int = 80, **position: Any) -> list[str]:
    """Return the lines of the score sheet of an immediate scoring."""
    agenda = "end_game" if scoring == 3 else f"score {scoring}; begin_turn 0"
    game = table(agenda=agenda, **position)
    sheet = next(event.sheet for event in game.setup_events if isinstance(event, Scored))
    out = StringIO()
    print_sheet(make_console(out, width), sheet, Perspective(game.options, 0))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_sheet_shows_counts_ranks_shares_and_points() -> None:
    lines = scored(
        2,
        cities=["tower11@1,0 tower9ES@2,0 garden10@0,1", "tower12@1,0 tower9NE@2,0", "tower13E@1,0"],
        scores=[10, 20, 30],
    )
    assert "\n".join(lines) == (
        """\
Second scoring ═════════════════════════════════════════════════════════════════
Scored      Pays              You      Yusuf    Teresa
Pavilions   8/1                 -          -         -
Seraglios   9/2                 -          -         -
Arcades     10/3                -          -         -
Chambers    11/4                -          -         -
Gardens     12/5          1 1. 12          -         -
Towers      13/6         2 =1.  9   2 =1.  9   1 3.  0
City wall   1 per edge          2          2         1
This time                     +23        +11        +1
Score                          33         31        31
   Towers: You and Yusuf share first and second place: (13 + 6) / 2 = 9 each,
   rounded down.
   Your longest outer wall has 2 edges, one point each. Edges: 2,0 ES
   Yusuf’s longest outer wall has 2 edges, one point each. Edges: 2,0 NE
   Teresa’s longest outer wall has 1 edge, one point each. Edges: 1,0 E
"""
    )


def test_bonus_cards_and_huts_are_counted_separately() -> None:
    lines = scored(1, modules=["bonus", "huts"], cities=["garden10@1,0 hut-garden-E@2,0"], revealed=["garden10"])
    row = next(line for line in lines if line.startswith("Gardens"))
    assert row.split() == ["Gardens", "5", "1+1b+1h", "1.", "5", "-", "-"]
    assert "   +1b is a revealed bonus card, +1h a building that a hut counts as." in lines


def test_granada_sheet_explains_tie_breaks() -> None:
    lines = scored(2, game="granada", cities=["school12@1,0", "school13@1,0"])
    row = next(line for line in lines if line.startswith("Schools"))
    assert row.split() == ["Schools", "4/2", "1", "2.", "2", "1", "1.", "4", "-"]
    assert "   Schools: Yusuf has as many as You, so the dearest tile decides: it costs 13," in lines


def test_dirk_has_a_column_but_no_wall() -> None:
    lines = scored(3, players=2, cities=["tower13E@1,0"], dirk="tower11 tower12", dirk_score=5)
    assert lines[1].split() == ["Scored", "Pays", "You", "Yusuf", "Dirk"]
    rows = {line.split()[0]: line.split()[1:] for line in lines[2:] if line}
    assert rows["Towers"] == ["21/13/6", "1", "2.", "13", "-", "2", "1.", "21"]
    assert rows["City"] == ["wall", "1", "per", "edge", "1", "-", "-"]
    assert rows["Score"] == ["14", "0", "26"]


def test_combined_game_adds_moats_and_the_stretch() -> None:
    lines = scored(1, game="combined", cities=["tower13E@1,0 library3NSW*@2,0"])
    assert "   Your longest outer wall has 1 edge, one point each. Edges: 1,0 E" in lines
    assert "   Your longest outer moat has 3 edges, one point each. Edges: 2,0 NSW" in lines
    assert "   Your longest stretch of wall along moat has 1 edge, two points each: 2." in lines
    stretch = next(line for line in lines if line.startswith("Wall along moat"))
    assert stretch.split()[3:] == ["2", "per", "edge", "2", "-", "-"]


def test_six_players_fit_into_80_columns() -> None:
    city = "tower11@1,0 tower9ES@2,0"
    lines = scored(3, players=6, game="combined", cities=[city])
    assert max(map(len, lines)) <= 80
