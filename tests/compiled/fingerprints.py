"""One line per set of options with the digest of a random game: `python -m tests.compiled.fingerprints`.

Compiled and interpreted games must be equal, event for event, and so must the legal actions and the views of a
spectator and the deciding seat.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

from nasrid import Game, Options, write_action
from nasrid.rules.wire.encode import encode
from tests.properties.play import COMBINATIONS, changed, choose, name_of, varied

# With both scorings wherever there are Granada tiles: 280.
OPTION_SETS = [
    changed(varied(options, Random(number)), granada_scoring=scoring)
    for number, options in enumerate(COMBINATIONS)
    for scoring in (("normal",) if options.game == "alhambra" else ("normal", "simple"))
]


def fingerprint(options: Options, seed: int) -> str:
    digest, random = sha256(), Random(seed)
    game = Game.new(options, seed)
    happened = list(game.setup_events)
    while not game.is_over:
        actions = game.legal_actions()
        action = choose(actions, random)
        digest.update(f"{len(actions)} {write_action(action)} {write_action(actions[-1])}".encode())
        digest.update(repr([encode(event) for event in happened]).encode())
        if len(game.actions) % 60 == 0:
            digest.update(" ".join(map(write_action, actions)).encode())
            seen = [encode(game.view(seat)) for seat in (None, game.seat)]
            digest.update(repr([seen, encode(game.standings())]).encode())
            digest.update(game.position().encode())
        happened = game.apply(action)
    digest.update(repr([encode(event) for event in happened]).encode())
    return digest.hexdigest()


def main() -> None:
    for number, options in enumerate(OPTION_SETS):
        print(name_of(options), options.granada_scoring, fingerprint(options, number))


if __name__ == "__main__":
    main()
