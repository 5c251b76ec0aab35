"""Commands that are well-formed but name a piece of another game, another box or another table."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.server.protocol import commands, forms
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.reading import read
from nasrid.server.table.handlers import preview, try_tile
from nasrid.server.table.opening import entries_from_record
from tests.server.desk import Desk, desk_of

MODULES = ["vizier", "exchange", "huts", "bonus"]
TABLES: list[dict[str, Any]] = [
    {"game": "alhambra"},
    {"game": "granada"},
    {"game": "combined"},
    {"game": "alhambra", "modules": MODULES},
    {"game": "combined", "modules": MODULES, "confirm_turns": True},
]


@cache
def foreign_actions() -> tuple[str, ...]:
    """Return actions of all games, a few of each kind."""
    actions: dict[tuple[int, str], list[str]] = {}
    for number, options in enumerate(TABLES):
        game, random = Game.new(Options.of(players=2, **options), number), Random(number)
        while not game.is_over:
            for action in random.sample(legal := game.legal_actions(), min(4, len(legal))):
                text = write_action(action)
                actions.setdefault((number, text.partition(" ")[0]), []).append(text)
            game.apply(random.choice(legal))
    return tuple(text for texts in actions.values() for text in texts[:: max(1, len(texts) // 6)])


@cache
def foreign_tiles() -> tuple[str, ...]:
    return tuple(Options.of(game="combined", modules=MODULES).components.faces)


def desks_in_play(options: dict[str, Any]) -> list[Desk]:
    """Return a table with two players at several points of its game."""
    desks = []
    for moves in (0, 1, 25, 80):
        desk, random = desk_of(2, options), Random(moves)
        while moves and desk.table.decider is not None:
            desk.act(desk.decides, random.choice(desk.legal()))
            moves -= 1
        desks.append(desk)
    return desks


def refusal_of(work: Callable[..., Any], *values: Any) -> str | None:
    """Return the code of the refusal, or None if the work is done."""
    try:
        work(*values)
    except RefusalError as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_foreign_tile_is_refused(options: dict[str, Any]) -> None:
    known = Options.of(players=2, **options)
    for desk in desks_in_play(options):
        for tile in foreign_tiles():
            face = known.components.faces.get(tile)
            is_in_play = face is not None and face.tile_set in known.tile_sets
            cells = ["1,0"]
            if is_in_play:
                cells += try_tile(desk.table, desk.decides, commands.TryTile(id="1", tile=tile)).cells[:2]
            for cell in cells:
                tried = commands.TryTile(id="1", tile=tile, cell=cell)
                code = refusal_of(try_tile, desk.table, desk.decides, tried)
                assert code in ((None, "illegal") if is_in_play else ("bad_message",))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_foreign_action_is_refused(options: dict[str, Any]) -> None:
    for desk in desks_in_play(options):
        game = desk.table.game
        assert game
        for action in foreign_actions():
            command = commands.Preview(id="1", action=action, seq=desk.table.seq)
            code = refusal_of(preview, desk.table, desk.decides, command)
            assert code == (None if game.is_legal(parse_action(action)) else "illegal")


def test_tile_of_the_other_game_is_named() -> None:
    desk = desk_of(2, {"game": "granada"})
    with pytest.raises(RefusalError, match="there is no tile 'garden8NE' in this game") as caught:
        try_tile(desk.table, desk.decides, commands.TryTile(id="1", tile="garden8NE"))
    assert caught.value.code == "bad_message"


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_foreign_record_is_refused(options: dict[str, Any]) -> None:
    game = Game.new(Options.of(players=2, **options), 1)
    for action in foreign_actions():
        code = refusal_of(entries_from_record, game.record() | {"actions": [action]})
        assert code == (None if game.is_legal(parse_action(action)) else "record_altered")


@pytest.mark.parametrize(
    "form",
    [
        forms.SessionForm("s"),
        forms.RelationForm("p", "friend"),
        forms.InviteForm("p"),
        forms.DeclineForm("t"),
        forms.ModerationForm("ban_player", "p", "spam"),
    ],
)
def test_id_that_postgresql_cannot_store_is_refused(form: msgspec.Struct) -> None:
    body = msgspec.json.encode(form)
    decoder = msgspec.json.Decoder(type(form))
    assert read(decoder, body) == form
    for value in (b'"p"', b'"s"', b'"t"'):
        body = body.replace(value, b'"a\\u0000"')
    assert refusal_of(read, decoder, body) == "bad_message"
