"""Proves that a game was dealt from the seed that was promised before it began."""

from __future__ import annotations

import json
import re

from nasrid.rules.pieces.chance import commitment
from nasrid.rules.quoting import quoted
from nasrid.terminal.files import read_json
from nasrid.terminal.story import replayed
from nasrid.terminal.trouble import BROKEN_RECORD, WRONG_USE, Trouble


def verify_file(name: str, published: str, as_json: bool) -> int:
    """`published` is the SHA-256 that players saw at the start; if it is empty, the one that the record names."""
    record = read_json(name)
    game, _ = replayed(name, record)
    if "seed" not in record:
        raise Trouble(f"{name} begins with a position: there is no seed to verify", BROKEN_RECORD)
    promised = published or record.get("commitment")
    if not (isinstance(promised, str) and re.fullmatch("[0-9a-f]{64}", promised := promised.lower())):
        raise Trouble(
            f"{quoted(published)} is not a SHA-256, which has 64 hexadecimal digits"
            if published
            else f"{name} names no SHA-256 of its seed; give the one that was published: --verify SHA256",
            WRONG_USE,
        )
    if commitment(record["seed"]) != promised:
        raise Trouble(
            f"{name} was NOT dealt from the promised seed: its SHA-256 is {commitment(record['seed'])}", BROKEN_RECORD
        )
    for field, value in (("scores", game.scores), ("winners", game.winners)):
        if field in record and record[field] != list(value):
            raise Trouble(
                f"{name} claims {field} {quoted(record[field])}, but its actions lead to {list(value)}", BROKEN_RECORD
            )
    _report(game.is_over, promised, published, as_json)
    return 0


def _report(is_over: bool, promised: str, published: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"verified": True, "commitment": promised, "over": is_over}))
        return
    print(f"The seed has the SHA-256 {promised},")
    print("as was promised." if published else "as the record says. Compare it with the one you saw at the start.")
    print(f"Every card and tile came from it, and every action was legal{'' if is_over else '; the game is not over'}.")
