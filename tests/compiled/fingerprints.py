"""A line for a random game of every set of options: `python -m tests.compiled.fingerprints`. Compiled or not, the games
are the same, event for event, and so are all the lists of legal actions and what everybody sees."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

from nasrid import Game, Options, write_action
from nasrid.rules.wire.encode import encode
from tests.properties.play import COMBINATIONS, choose, name_of, varied


def fingerprint(options: Options, seed: int) -> str:
    digest, random = sha256(), Random(seed)
    game = Game.new(options, seed)
    happened = list(game.opening)
    while not game.is_over:
        actions = game.legal_actions()
        action = choose(actions, random)
        digest.update(f"{len(actions)} {write_action(action)} {write_action(actions[-1])}".encode())
        digest.update(json.dumps([encode(event) for event in happened]).encode())
        if len(game.actions) % 60 == 0:
            digest.update(" ".join(map(write_action, actions)).encode())
            digest.update(json.dumps([encode(game.view(None)), encode(game.standings())]).encode())
            digest.update(game.position().encode())
        happened = game.apply(action)
    digest.update(json.dumps([encode(event) for event in happened]).encode())
    return digest.hexdigest()


def main() -> None:
    for number, options in enumerate(COMBINATIONS):
        own = varied(options, Random(number))
        print(name_of(options), fingerprint(own, number))


if __name__ == "__main__":
    main()
