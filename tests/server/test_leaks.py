"""No message to a seat or a spectator contains hidden information: other hands and bonus cards, the deck, the bag, the
seed. The test plays games of every module and searches everything that was sent."""

import asyncio
import json
import re
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from nasrid.puzzles import puzzles
from nasrid.rules.game import Game
from nasrid.rules.modules.bonus import CARDS
from nasrid.rules.modules.huts import HUT_PILES
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import MODULES
from nasrid.rules.text.notation import parse_action
from nasrid.rules.wire.encode import encode
from nasrid.server.table.view_diff import ViewDiff
from tests.server.client import Person, Seat, Server
from tests.server.solving import answer_puzzle

TABLES = [
    {"game": "alhambra", "players": 2, "modules": [*MODULES]},
    {"game": "alhambra", "players": 3, "modules": ["bonus", "huts"], "ask_everyone": True},
    {"game": "granada", "players": 3, "modules": ["vizier", "exchange"]},
    {"game": "combined", "players": 4, "modules": [*MODULES], "confirm_turns": True},
]
NAMES = ["Zaida", "Omar", "Leila", "Yusuf"]


@pytest.mark.parametrize("seat", [-1, 3, True, None])
def test_private_changes_require_a_seat_of_the_table(seat: Any) -> None:
    diff = ViewDiff(Game.new(Options(players=3), 1))
    assert diff.private(2)["hand"]
    with pytest.raises(ValueError, match=f"there is no seat {seat}; seats are 0 to 2"):
        diff.private(seat)


@dataclass
class Sent:
    messages: list[str]  # in their order
    answers: list[str]  # to requests at the end


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['game']}-{options['players']}")
async def test_no_message_contains_hidden_information(server: Server, options: dict[str, Any]) -> None:
    sent = await _play(server, options)
    truth = Truth(server, options, sent.pop("table"))
    assert truth.games[truth.last].actions
    for seat, everything in sent.items():
        truth.search(seat, everything)


async def _play(server: Server, options: dict[str, Any]) -> dict[Any, Any]:
    """Play the first part of a game. Return everything sent to each seat, and to a spectator (None)."""
    viewers = [*range(options["players"]), None]
    async with AsyncExitStack() as stack:
        names = [*NAMES[: options["players"]], "Watcher"]
        people = [await stack.enter_async_context(Person(server, name)) for name in names]
        opened = await people[0].open_table(options=options, seats=[{}] * options["players"])
        table = opened["id"]
        *seats, watcher = [await stack.enter_async_context(person.connect(table)) for person in people]
        for seat in seats[1:]:
            await seat.do("sit", invitation=opened["invitation"])
        playing = [_behave_badly(seat, Random(number)) for number, seat in enumerate(seats)]
        await asyncio.gather(*playing, watcher.see(lambda seat: seat.seq >= STOP or seat.is_over))
        answers = [await _asked_for(person, table) for person in people]
    sent = [Sent(seat.raw, asked) for seat, asked in zip((*seats, watcher), answers, strict=True)]
    return {"table": table, **dict(zip(viewers, sent, strict=True))}


async def test_table_of_a_puzzle_contains_no_hidden_information(server: Server) -> None:
    """Nor the solution, even after the answer."""
    puzzle = max(puzzles().values(), key=lambda puzzle: len(puzzle.options.modules))
    async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
        table = (await zaida.good("POST", "/api/puzzles/table", {"puzzle": puzzle.id}))["id"]
        async with zaida.connect(table) as own, omar.connect(table) as watching:
            await own.until_turn()
            await watching.until_type("snapshot")
            told = [*own.raw, *watching.raw]
            await answer_puzzle(zaida, puzzle.id)
            await own.act(own.legal[0])
            await asyncio.gather(own.until_entry("acted"), watching.until_entry("acted"))
            answers = [await _asked_for(person, table) for person in (zaida, omar)]
    truth = Truth(server, puzzle.options.to_json(), table)
    for seat, messages, asked in ((puzzle.seat, own.raw, answers[0]), (None, watching.raw, answers[1])):
        truth.search_texts(seat, Sent(messages, asked))
    for text in told:
        message = json.loads(text)
        assert not {"position", "solutions", "moves", "themes", "reason"} & set(re.findall(r'"(\w+)":', text))
        assert message["type"] != "hint"


STOP = 140  # events
RUN = 6  # a run of this many cards in deck order is not a coincidence


async def _behave_badly(seat: Seat, random: Random) -> None:
    """Play, with illegal moves in between that are answered with errors."""
    while seat.seq < STOP and not seat.is_over:
        if not seat.turn:
            await seat.receive()
            continue
        turn = seat.turn
        if random.random() < 0.2:
            for action in random.sample(turn["legal_actions"], min(5, len(turn["legal_actions"]))):
                assert (await seat.do("preview", action=action, seq=seat.seq))["type"] == "preview"
            for action in ("take b1 b1 b1", "buy tent1N b9", "confirm", "reveal tent1N", "remove 9,9"):
                await seat.do("act", action=action, seq=seat.seq)
            if random.random() < 0.1:
                await seat.do("hint")
            if turn["can_undo"]:
                await seat.do("undo", seq=seat.seq)
                continue
        if seat.turn == turn:
            await seat.act(random.choice(turn["legal_actions"]))


async def _asked_for(person: Person, table: str) -> list[str]:
    """Return the texts of the other endpoints that show a table."""
    answers = []
    for path in ("", "/events", "/record"):
        answers.append((await person.http.get(f"/api/tables/{table}{path}")).text)
    for path in ("/api/tables", "/api/me/tables", "/metrics", "/api/about"):
        answers.append((await person.http.get(path)).text)
    return answers


class Truth:
    """The true game after every event, read from the server's file."""

    def __init__(self, server: Server, options: dict[str, Any], table: str) -> None:
        with sqlite3.connect(server.data / "nasrid.sqlite") as file:
            rows = file.execute("SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        self.games: dict[int, Game] = {}
        moments: list[Game] = []
        for seq, body in rows:
            entry = json.loads(body)
            if entry["entry"] == "opened":
                self.invitation = entry["invitation"]
            elif entry["entry"] == "started":
                self.seed = int(entry["seed"])
                position = entry.get("position")
                moments.append(
                    Game.from_position(position) if position else Game.new(Options.from_json(options), self.seed)
                )
            elif entry["entry"] == "acted":
                moments.append(moments[-1].copy())
                moments[-1].apply(parse_action(entry["action"]))
            elif entry["entry"] == "undone":
                moments.pop()
            if moments:
                self.games[seq] = moments[-1]
        self.last = max(self.games)

    def search(self, seat: int | None, sent: Sent) -> None:
        """Search what was sent in the first part of a game."""
        assert len(sent.messages) > STOP / 2
        self.search_texts(seat, sent)

    def search_texts(self, seat: int | None, sent: Sent) -> None:
        """Search every message at the time it was sent, and every response at the end."""
        now = min(self.games)
        for text in sent.messages:
            message = json.loads(text)
            if message["type"] in ("event", "snapshot"):
                now = max(now, message["seq"])
            self._search(seat, text, message, self.games[now])
        for text in sent.answers:
            self._search(seat, text, json.loads(text) if text.startswith("{") else {}, self.games[self.last])

    def _search(self, seat: int | None, text: str, message: Any, game: Game) -> None:
        assert str(self.seed) not in text
        assert not game.state.chance or game.state.chance.key.hex() not in text
        if seat is None:
            assert self.invitation not in text
        leaked = set(re.findall(r"[\w-]+", text)) & _hidden_names(game, seat)
        assert not leaked, f"hidden from seat {seat}"
        assert len(game.state.deck) < RUN or _next_cards(game) not in text
        self._search_hands(seat, message, game)

    def _search_hands(self, seat: int | None, message: Any, game: Game) -> None:
        players = (message.get("view") or {}).get("players", [])
        for number, player in enumerate(players):
            if message["type"] == "event" or number != seat:
                assert player["hand"] is None
                assert player["modules"].get("bonus", {}).get("hidden") is None
        private = message.get("private", {})
        if "hand" in private:
            assert seat is not None
            assert private["hand"] == list(game.state.players[seat].hand.cards)
        for name, part in private.get("modules", {}).items():
            assert seat is not None
            assert part == encode(game.player_view(seat).modules[name])
        if "legal_actions" in message:
            assert seat == game.seat


def _hidden_names(game: Game, seat: int | None) -> set[str]:
    """Return the names of pieces hidden from this seat: both faces of tiles in the bags, and huts below the top.
    A bonus card has the name of its tile, so the seat's own names are left out."""
    state = game.state
    in_play = state.options.modules
    own = set(CARDS.get(state.players[seat]).hidden) if seat is not None and "bonus" in in_play else set()
    laid = {
        face.name
        for player in state.players
        for face in (*player.city.tiles.values(), *player.reserve, *player.unplaced)
    }
    tiles = {name for bag in state.bags for face in bag for name in (face.name, face.back) if name}
    piles = HUT_PILES.get(state) if "huts" in in_play else ()
    huts = {face.name for pile in piles for face in pile[:-1]}
    return tiles - own | huts - laid - {face.name for pile in piles for face in pile[-1:]}


def _next_cards(game: Game) -> str:
    return json.dumps(game.state.deck[: -RUN - 1 : -1], separators=(",", ":"))[1:-1]


@pytest.mark.parametrize("secret", ["tile", "deck", "hand", "seed"])
async def test_search_finds_hidden_information(server: Server, secret: str) -> None:
    """The search is able to fail."""
    options = TABLES[0]
    sent = await _play(server, options)
    truth = Truth(server, options, sent.pop("table"))
    game = truth.games[truth.last]
    leaks = {
        "tile": json.dumps({"type": "error", "message": [game.state.bags[0][0].name]}),
        "deck": json.dumps({"type": "error", "x": game.state.deck[::-1]}, separators=(",", ":")),
        "hand": json.dumps({"type": "snapshot", "seq": truth.last, "view": {"players": [{"hand": []}] * 2}}),
        "seed": json.dumps({"type": "error", "message": str(truth.seed)}),
    }
    sent[None].messages.append(leaks[secret])
    with pytest.raises(AssertionError):
        truth.search(None, sent[None])
