"""Make the golden records and positions, which every later engine must replay and read.

    .venv/bin/python -m tests.records.make           refuses to overwrite files
    .venv/bin/python -m tests.records.make --force   replaces all of them

A record that no longer replays is a broken promise: replace the records only together with a new RULES_VERSION. Each
record (docs/records.md) states its expected result as `outcome`: scores, winners, the SHA-256 of all events.

*.json                records of whole games
positions/NAME.txt    moments of these games
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from nasrid import Game, Options, replay
from nasrid.records import Record
from nasrid.rules.record import replay_actions, start_replay
from nasrid.rules.wire.encode import encode
from tests.properties.play import few_moats, play_on

FOLDER = Path(__file__).parent
POSITIONS = FOLDER / "positions"


def golden(game: str, players: int, modules: str = "", **options: Any) -> Options:
    return Options.of(game=game, players=players, modules=modules.split(), **options)


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


# Moments of these games, after so many actions: in their middle, and with every step that can wait on an agenda.
MOMENTS = {
    "alhambra-2-all": (210, 382, 524),
    "alhambra-3-huts": (378,),
    "alhambra-4-all": (188, 467),
    "alhambra-6-vizier": (810,),
    "granada-2": (112,),
    "granada-4-vizier": (152, 377),
    "granada-6-own-tiles": (159,),
    "combined-2-split": (292, 474, 725),
    "combined-5": (750, 1871),
    "combined-6-all": (824, 1452),
}
MISSED = "alhambra-3-missed"  # two forced scorings at the end, made from a position with nearly empty bags


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def outcome_of(record: Record) -> dict[str, Any]:
    """Return the outcome of replaying the record."""
    game = start_replay(record)
    events = [*game.setup_events, *(event for step in replay_actions(game, record) for event in step.events)]
    text = json.dumps([encode(event) for event in events], sort_keys=True, separators=(",", ":"))
    return {
        "scores": list(game.scores),
        "dirk_score": game.dirk_score,
        "winners": list(game.winners),
        "events": len(events),
        "sha256": sha256(text.encode()).hexdigest(),
    }


def played(name: str) -> Game:
    """Return the recorded game, or without a record a random game."""
    path = FOLDER / f"{name}.json"
    if path.exists():
        return replay(read(path))
    game = Game.new(GAMES[name], 20_000 + list(GAMES).index(name))
    for _ in play_on(game, Random(name)):
        pass
    return game


def after(record: Record, actions: int) -> Game:
    """The game of a record after so many of its actions."""
    return replay(record | {"actions": record["actions"][:actions]})


def texts() -> Iterator[tuple[Path, str]]:
    """Every file with its text."""
    for name in GAMES:
        record = played(name).record()
        yield FOLDER / f"{name}.json", json.dumps(record | {"outcome": outcome_of(record)}, indent=1) + "\n"
        for actions in MOMENTS.get(name, ()):
            yield POSITIONS / f"{name}-{actions}.txt", after(record, actions).position()
    missed = POSITIONS / f"{MISSED}.txt"
    yield missed, Game.from_position(missed.read_text(encoding="utf-8")).position()


def main() -> None:
    made = dict(texts())
    present = [path.name for path in made if path.exists()]
    if present and sys.argv[1:] != ["--force"]:
        sys.exit(f"{', '.join(present)}: there already; --force regenerates all of them")
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
