"""Secrecy: games that differ only in secrets look the same (AMB-Q1)."""

import json
import re
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.bonus import BonusDealt
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.table.events import DeckReshuffled, MoneyCounted
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.wire.encode import encode
from tests.positions import with_fields
from tests.properties.play import (
    COMBINATIONS,
    MODULES,
    from_lines,
    game_after,
    lines_of,
    name_of,
    play_on,
    varied,
)

Lines = dict[str, str]


def mixed(words: list[str], chance: Random) -> list[str]:
    return chance.sample(words, len(words))


def deal(pool: list[str], lines: Lines, names: list[str]) -> None:
    """Refill each of these lines with the same number of words from the pool."""
    for name in names:
        size = len(lines[name].split())
        lines[name] = " ".join(pool[:size])
        del pool[:size]


def twin_of(lines: Lines, seat: int | None, chance: Random, kept: int) -> Lines:
    """Return the position with other secrets for a seat. The next `kept` cards and tiles stay the same."""
    twin = dict(lines)
    others = [str(number) for number in range(6) if f"seat {number} hand" in lines and number != seat]
    deck = lines["deck"].split()
    hands = [f"seat {other} hand" for other in others]
    pool = mixed(" ".join([*(lines[name] for name in hands), *deck[kept:]]).split(), chance)
    deal_first = [card for card in pool if card not in "AB"]
    deal(deal_first, twin, hands)
    rest = [card for card in pool if card in "AB"] + deal_first
    twin["deck"] = " ".join(deck[:kept] + mixed(rest, chance))
    for name in ("alhambra bag", "granada bag"):
        tiles = lines[name].split()
        twin[name] = " ".join(tiles[:kept] + mixed(tiles[kept:], chance))
    if "huts" in lines:
        piles = [pile.split() for pile in lines["huts"].split("/")]
        twin["huts"] = " / ".join(" ".join(pile[:1] + mixed(pile[1:], chance)) for pile in piles)
    if "removed bonus cards" in lines:
        names = ["removed bonus cards", *(f"seat {other} bonus" for other in others)]
        deal(mixed(" ".join(lines[name] for name in names).split(), chance), twin, names)
    twin["chance"] = f"{chance.randbytes(32).hex()} {chance.randrange(1000)}"
    return twin


def seats(options: Options) -> list[int | None]:
    return [None, *range(options.players)]


@pytest.mark.rule("AMB-Q1", "CORE-SETUP-08", "AMB-M12", "BONUS-02", "BONUS-03")
@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_games_that_differ_only_in_secrets_look_the_same(base: Options) -> None:
    chance = Random(f"secrets {name_of(base)}")
    options = varied(base, chance)
    for number in (0, 40, 150, 300):
        lines = lines_of(game_after(options, 8, number))
        game = from_lines(lines)
        for seat in seats(options):
            twin = from_lines(twin_of(lines, seat, chance, kept=0))
            assert twin.position() != game.position()
            # The polled seats may depend on a hand, unless every seat is polled (AMB-L4).
            if options.ask_everyone or game.view(None).step in ("act", "place", "confirm", None):
                assert twin.view(seat) == game.view(seat)
                check_standings(game, twin, chance)


def check_standings(game: Game, twin: Game, chance: Random) -> None:
    """Check that standings, now and after an action, depend on no secret."""
    assert twin.next_scoring() == game.next_scoring()
    contenders = [*range(game.options.players), *([DIRK] if game.dirk_score is not None else [])]
    common = [action for action in game.legal_actions() if action in twin.legal_actions()]
    for after in (None, *chance.sample(common, min(3, len(common)))):
        for one in contenders:
            assert twin.standing(one, after) == game.standing(one, after)


KEPT = 30


@pytest.mark.rule("AMB-Q1")
@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_games_that_differ_only_in_secrets_have_the_same_events(base: Options) -> None:
    """Compare events until a secret is revealed: other cards or tiles are drawn, or money is counted."""
    chance = Random(f"events {name_of(base)}")
    options = replace(varied(base, chance), ask_everyone=True)
    lines = lines_of(game_after(options, 9, chance.randrange(150)))
    for seat in seats(options):
        one, two = from_lines(lines), from_lines(twin_of(lines, seat, chance, KEPT))
        least = [size - KEPT for size in stock(one)]
        compared = 0
        for _ in range(30):
            common = {*one.legal_actions()} & {*two.legal_actions()}
            choice = sorted((action for action in common if not isinstance(action, TakeHut)), key=repr)
            if not choice:
                break
            action = chance.choice(choice)
            ours, theirs = one.apply(action), two.apply(action)
            drawn = any(size < bound for size, bound in zip(stock(one), least, strict=True))
            if drawn or any(isinstance(event, (DeckReshuffled, MoneyCounted)) for event in ours):
                break
            compared += 1
            assert [event for event in ours if event.is_visible_to(seat)] == [
                e for e in theirs if e.is_visible_to(seat)
            ]
            assert one.view(seat) == two.view(seat)
        assert compared or not any(lines[name] for name in ("deck", "display"))


def stock(game: Game) -> list[int]:
    view = game.view(None)
    return [view.deck_size, *view.bag_sizes]


@pytest.mark.rule("BONUS-02", "AMB-B6")
@pytest.mark.parametrize(("game", "players"), list(product(("alhambra", "combined"), range(2, 7))))
def test_bonus_cards_are_dealt_in_secret_and_all_else_openly(game: str, players: int) -> None:
    opening = Game.new(Options(game=game, players=players, modules=frozenset(MODULES[game])), 4).setup_events
    for seat in (None, *range(players)):
        hidden = [event for event in opening if not event.is_visible_to(seat)]
        assert hidden == [event for event in opening if isinstance(event, BonusDealt) and event.seat != seat]


SEED = 918_273_645_546_372_819_918_273
CARD = re.compile(r"\b(?:[ygbo][1-9]|[ygbo]{2})\b")
TILE = re.compile(r"\b(?:[a-z_]{4,}\d+[NESW]*|hut-[a-z]+(?:-[NESW]+)?)\b")


@pytest.mark.rule("AMB-Q1", "AMB-E9")
@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_view_names_exactly_the_visible_cards_and_tiles(base: Options) -> None:
    chance = Random(f"words {name_of(base)}")
    game = Game.new(varied(base, chance), SEED)
    for _ in play_on(game, chance, chance.randrange(400)):
        pass
    lines = lines_of(game)
    key = lines["chance"].split()[0]
    public = [name for name in lines if re.fullmatch(r"site|dirk tiles|seat \d (city|reserve|to place|revealed)", name)]
    top_huts = [pile.split()[0] for pile in lines.get("huts", "").split("/") if pile.strip()]
    for seat in seats(base):
        view = game.view(seat)
        own = [lines.get(f"seat {seat} {name}", "") for name in ("hand", "bonus")] if seat is not None else ["", ""]
        seen = json.dumps(encode(with_fields(view, legal_actions=(), options=Options())))
        cards = " ".join([lines["display"], lines["discard"], own[0]])
        tiles = " ".join([*(lines[name] for name in public), *top_huts, own[1]])
        assert Counter(CARD.findall(seen)) == Counter(cards.split())
        assert Counter(TILE.findall(seen)) == Counter(TILE.findall(tiles))
        for text in (seen, repr(view)):
            assert str(SEED) not in text
            assert key not in text
            assert repr(bytes.fromhex(key)) not in text
