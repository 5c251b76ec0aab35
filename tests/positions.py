"""Positions for tests: an almost empty table with only the pieces that a test needs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from typing import Any, TypeVar

import pytest

from nasrid import Game, IllegalActionError, Options, parse_action, write_action
from nasrid.rules.games import turn_steps
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import write_step
from nasrid.rules.text.position import POSITION_HEADER

V = TypeVar("V", View, PlayerView)


def table(
    *,
    game: str = "alhambra",
    players: int = 3,
    modules: Sequence[str] = (),
    seat: int = 0,
    agenda: str | None = None,
    cities: Sequence[str] = (),
    hands: Sequence[str] = (),
    reserves: Sequence[str] = (),
    to_place: Sequence[str] = (),
    scores: Sequence[int] = (),
    viziers: Sequence[bool] | None = None,
    bonus: Sequence[str] = (),
    revealed: Sequence[str] = (),
    site: str | None = None,
    display: str = "",
    deck: str = "",
    discard: str = "",
    bag: str = "",
    granada_bag: str = "",
    marker: str = "even",
    huts: str = "/////",
    removed_bonus: str = "",
    dirk: str = "",
    dirk_score: int = 0,
    exact: bool = False,
    held: str = "",
    aside: bool = False,
    **options: Any,
) -> Game:
    """Return a game in which `seat` acts, or with the agenda given as text.

    Lists are ordered by seat, and missing entries are empty. `deck` and the bags start with the first draw; `bag` is
    the Alhambra's. `site` has one word per slot, '-' for none: 4 spaces, in the combination each with an Alhambra and a
    Granada slot. `huts` are six piles separated by '/', each starting with its face-up hut.
    """
    choices = Options.of(game=game, players=players, modules=list(modules), **options)
    if agenda is None:
        agenda = "; ".join(map(write_step, turn_steps(seat, choices)))
    if viziers is None:
        viziers = [True] * players
    lines = {
        "options": json.dumps(choices.to_json()),
        "agenda": agenda,
        "turn": seat,
        "exact": _yes(exact),
        "scorings held": held,
        "display": display,
        "deck": deck,
        "discard": discard,
        "piles": "",
        "second scoring card aside": _yes(aside),
        "site": site or " ".join("-" * 4 * len(choices.tile_sets)),
        "marker": marker,
        "alhambra bag": bag,
        "granada bag": granada_bag,
        "chance": "00" * 32 + " 0",
    }
    if "huts" in modules:
        lines["huts"] = huts
    if "bonus" in modules:
        lines["removed bonus cards"] = removed_bonus
    if players == 2:
        lines |= {"dirk tiles": dirk, "dirk score": dirk_score}
    for number in range(players):
        lines |= {
            f"seat {number} city": _entry(cities, number),
            f"seat {number} hand": _entry(hands, number),
            f"seat {number} reserve": _entry(reserves, number),
            f"seat {number} to place": _entry(to_place, number),
            f"seat {number} score": scores[number] if number < len(scores) else 0,
        }
        if "vizier" in modules:
            lines[f"seat {number} vizier"] = _yes(viziers[number])
        if "bonus" in modules:
            lines[f"seat {number} bonus"] = _entry(bonus, number)
            lines[f"seat {number} revealed"] = _entry(revealed, number)
    text = "\n".join([POSITION_HEADER, *(f"{name}: {value}" for name, value in lines.items())])
    return Game.from_position(text)


ALL_CARDS = " ".join([letter + value for letter in "ygbo" for value in "123456789"] * 3) + " by bg bo go gy oy"


def hoarder() -> Game:
    """Return a game with all cards of the box in one hand, and expensive tiles on the site."""
    site = "tower13E arena13 garden12S park13 tower12 library13 garden11 hostel13"
    return table(game="combined", modules=["exchange"], hands=[ALL_CARDS], site=site)


def turning_hoarder() -> Game:
    """Return a game with all cards in one hand, and a tile to place that may be turned over."""
    return table(
        game="combined",
        modules=["exchange"],
        agenda="place 0; begin_turn 1",
        hands=[ALL_CARDS],
        cities=["tower13E@1,0 hospital8W*@2,0"],
        to_place=["bath_house12"],
    )


def _entry(texts: Sequence[str], number: int) -> str:
    return texts[number] if number < len(texts) else ""


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def with_fields(view: V, **values: Any) -> V:
    """Return a copy of a view with other values in these fields."""
    view = copy(view)
    for name, value in values.items():
        setattr(view, name, value)
    return view


def do(game: Game, *actions: str) -> list[Event]:
    """Apply actions in notation and return their events."""
    return [event for action in actions for event in game.apply(parse_action(action))]


def legal(game: Game, verb: str = "") -> list[str]:
    """Return the legal actions in notation, or those of one verb."""
    texts = map(write_action, game.legal_actions())
    return [text for text in texts if text.split()[0].startswith(verb)]


def refused(game: Game, action: str) -> str:
    """Return the rule that forbids the action. Check that the game is unchanged and the action is not listed."""
    before = game.position()
    assert action not in legal(game)
    with pytest.raises(IllegalActionError) as refusal:
        game.apply(parse_action(action))
    assert game.position() == before
    assert refusal.value.rule in str(refusal.value)
    return refusal.value.rule
