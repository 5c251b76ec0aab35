"""Matchmaking: players who want the same game meet at a table, those of similar strength first."""

from pathlib import Path
from typing import Any

import nasrid
from nasrid.server.store.database import Database
from tests.server.client import Person
from tests.server.stores import new_table, rows

DATA = Path(nasrid.__file__).parent / "rules/data"


async def find(person: Person, **wish: Any) -> tuple[str, bool]:
    answer = await person.good("POST", "/api/match", wish)
    return answer["id"], answer["is_new"]


async def test_players_with_the_same_settings_are_matched(zaida: Person, omar: Person, leila: Person) -> None:
    wish = {
        "options": {"game": "alhambra", "players": 3},
        "clock": {"kind": "real_time", "move_seconds": 45, "reserve_seconds": 300},
    }

    table, new = await find(zaida, **wish)
    assert new
    assert await find(omar, **wish) == (table, False)
    other, new = await find(leila, **wish | {"clock": None})
    assert (other != table, new) == (True, True), "another pace is another table"
    again, new = await find(omar, **wish)
    assert (again != table, new) == (True, True), "one does not meet oneself"
    assert (await find(leila, **wish))[0] in (table, again)
    hidden = await zaida.open_table(options=wish["options"], clock=wish["clock"], listed=True)
    assert (await find(omar, **wish))[0] != hidden["id"], "its seats are for invited players"
    status, answer = await zaida.ask("POST", "/api/match", {"options": {"players": 9}})
    assert (status, answer["code"]) == (400, "bad_options")


async def test_full_table_starts_at_once(zaida: Person, omar: Person) -> None:
    wish = {"options": {"game": "granada", "players": 2}}
    table, _ = await find(zaida, **wish)
    assert await find(omar, **wish) == (table, False)
    assert (await omar.see(table))["table"]["stage"] == "playing"


async def test_tables_with_large_tile_lists_match_and_stay_small_in_lists(
    zaida: Person, omar: Person, leila: Person
) -> None:
    tiles = (DATA / "granada_tiles.csv").read_text(encoding="utf-8")
    padded = tiles.replace(",", "," + " " * 15)  # as long as the limit allows
    options = {"game": "granada", "players": 3, "granada_tiles": padded}
    table, _ = await find(zaida, options=options)
    other, is_new = await find(omar, options=options | {"granada_tiles": tiles.replace(",", ", ")})
    assert (other != table, is_new) == (True, True), "another list is another box"
    assert await find(leila, options=options) == (table, False)
    assert (await leila.see(table))["table"]["options"]["granada_tiles"] == padded, "the table itself has the list"
    for path in ("/api/tables", "/api/me/tables"):
        for listed in (await zaida.good("GET", path))["tables"]:
            assert len(str(listed)) < 2000


async def test_match_prefers_players_of_similar_strength(store: Database) -> None:
    for number, mu in enumerate((40.0, 26.0, 10.0)):
        table = await new_table(store, f"t{number}", listed=True)
        await rows(store, "UPDATE table_players SET player = $1 WHERE table_id = $2", f"p{number}", table.id)
        await rows(store, "INSERT INTO ratings VALUES ($1, 'alhambra', 2, $2, 3.0, 9)", f"p{number}", mu)
    await rows(store, "INSERT INTO ratings VALUES ('me', 'alhambra', 2, 12.0, 3.0, 9)")
    profiles = store.profiles
    tables = ["t0", "t1", "t2"]
    assert await profiles.sort_by_strength(tables, "me", "alhambra", 2) == ["t2", "t1", "t0"]
    assert (await profiles.sort_by_strength(tables, "new", "alhambra", 2))[0] == "t1"
