"""Proof that a game was dealt from the seed that was committed to at its start."""

from __future__ import annotations

import json
import re

from nasrid.command_errors import EXIT_BROKEN_RECORD, EXIT_USAGE, CommandError
from nasrid.i18n import t
from nasrid.rules.pieces.chance import commitment
from nasrid.rules.quoting import quoted
from nasrid.terminal.files import read_json
from nasrid.terminal.replay import load_replay


def verify_file(name: str, published_hash: str, should_print_json: bool) -> None:
    """Verify the deal of a record and print the result.

    `published_hash` is the SHA-256 that players saw at the start. If it is empty, the record's own is used.
    """
    record = read_json(name)
    game, _ = load_replay(name, record)
    if "seed" not in record:
        raise CommandError(t("verify-no-seed", file=name), EXIT_BROKEN_RECORD)
    promised = published_hash or record.get("commitment")
    if not (isinstance(promised, str) and re.fullmatch("[0-9a-f]{64}", promised := promised.lower())):
        raise CommandError(
            t("verify-no-digest", digest=quoted(published_hash)) if published_hash else t("verify-unnamed", file=name),
            EXIT_USAGE,
        )
    if commitment(record["seed"]) != promised:
        raise CommandError(t("verify-broken", file=name, digest=commitment(record["seed"])), EXIT_BROKEN_RECORD)
    for field, value in (("scores", game.scores), ("winners", game.winners)):
        if field in record and record[field] != list(value):
            words = {"claimed": quoted(record[field]), "found": str(list(value))}
            raise CommandError(t("verify-claims", file=name, field=field, **words), EXIT_BROKEN_RECORD)
    _report(game.is_over, promised, published_hash, should_print_json)


def _report(is_over: bool, promised: str, published: str, should_print_json: bool) -> None:
    if should_print_json:
        print(json.dumps({"verified": True, "commitment": promised, "over": is_over}))
        return
    print(t("verify-promised" if published else "verify-as-recorded", digest=promised))
    print(t("verify-true", over="yes" if is_over else "no"))
