"""Makes the golden records of this folder: whole games with their outcome, to be replayed by every later engine.

    .venv/bin/python -m tests.records.make           refuses to touch a record that exists
    .venv/bin/python -m tests.records.make --force   makes all of them anew

Make them anew only together with a new RULES_VERSION: a record that no longer replays is a broken promise. Each file
is a record (docs/records.md) with what it must lead to as `outcome`: scores, winners, the SHA-256 of all events.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from nasrid import Game, Options
from nasrid.rules.plain import plain
from nasrid.rules.record import replay_events, start
from tests.properties.play import few_moats, play_on

FOLDER = Path(__file__).parent


def golden(game: str, players: int, modules: str = "", **options: Any) -> Options:
    return Options(game=game, players=players, modules=frozenset(modules.split()), **options)


ALL = "vizier exchange bonus huts"
GAMES = {
    "alhambra-2": golden("alhambra", 2),
    "alhambra-3-huts": golden("alhambra", 3, "huts"),
    "alhambra-4-bonus": golden("alhambra", 4, "bonus"),
    "alhambra-5-exchange": golden("alhambra", 5, "exchange", exchange_take="value_zero"),
    "alhambra-6-vizier": golden("alhambra", 6, "vizier", ask_everyone=True),
    "alhambra-2-all": golden("alhambra", 2, ALL, confirm_turns=True),
    "alhambra-4-all": golden("alhambra", 4, ALL, start_tiebreak="youngest", age_ranks=(4, 2, 1, 3)),
    "granada-2": golden("granada", 2),
    "granada-3-simple": golden("granada", 3, granada_scoring="simple"),
    "granada-4-vizier": golden("granada", 4, "vizier", force_missed_scorings=True),
    "granada-5-exchange": golden("granada", 5, "exchange", exchange_exact_only=True),
    "granada-6-own-tiles": golden("granada", 6, "vizier exchange", granada_tiles=few_moats()),
    "combined-2": golden("combined", 2),
    "combined-2-split": golden("combined", 2, ALL, combo_dirk="split"),
    "combined-3-all": golden("combined", 3, ALL),
    "combined-4-simple": golden("combined", 4, "huts bonus", granada_scoring="simple"),
    "combined-5": golden("combined", 5, force_missed_scorings=True, confirm_turns=True),
    "combined-6-all": golden("combined", 6, ALL, ask_everyone=True, exchange_take="value_zero"),
}


def outcome_of(record: dict[str, Any]) -> dict[str, Any]:
    """What the record leads to when it is replayed."""
    game = start(record)
    events = [*game.opening, *(event for _, happened in replay_events(game, record) for event in happened)]
    text = json.dumps(plain(events), sort_keys=True, separators=(",", ":"))
    return {
        "scores": list(game.scores),
        "dirk_score": game.dirk_score,
        "winners": list(game.winners),
        "events": len(events),
        "sha256": sha256(text.encode()).hexdigest(),
    }


def make(name: str) -> str:
    """The text of a golden record: a game played at random to its end."""
    game = Game.new(GAMES[name], 20_000 + list(GAMES).index(name))
    for _ in play_on(game, Random(name)):
        pass
    record = game.record()
    return json.dumps(record | {"outcome": outcome_of(record)}, indent=1) + "\n"


def main() -> None:
    present = [name for name in GAMES if (FOLDER / f"{name}.json").exists()]
    if present and sys.argv[1:] != ["--force"]:
        sys.exit(f"{', '.join(present)}: there already; --force makes all records anew")
    for name in GAMES:
        (FOLDER / f"{name}.json").write_text(make(name), encoding="utf-8")


if __name__ == "__main__":
    main()
