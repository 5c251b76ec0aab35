"""Plays the toy module in every part of Nasrid: `python -m tests.toy.everywhere PART`.

A module must be registered before anything lists all modules, so each part runs in its own process.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from nasrid import Game, Options, parse_action, replay, write_action
from nasrid.rules.table.actions import Action, Pass, Remove
from nasrid.rules.table.events import TileRemoved
from tests.positions import with_fields
from tests.terminal.run import numbers
from tests.toy import lanterns

ROOT = Path(__file__).parents[2]
MODULES = {"alhambra": ["vizier", "huts", "bonus", "exchange"], "granada": ["vizier"], "combined": ["bonus", "huts"]}
VERBS = {"light", "wish", "donate"}
EVENTS = {"wish_dealt", "lantern_lit", "lantern_out", "wish_granted", "donated"}


def options(game: str, players: int = 3) -> Options:
    modules = [lanterns.MODULE_NAME, *MODULES[game]]
    return Options.of(game=game, players=players, modules=modules, lanterns_each=3, ask_everyone=players == 2)


def choose(actions: list[Action], chance: Random) -> Action:
    """Return a random action, with all verbs equally likely."""
    by_verb: dict[type[Action], list[Action]] = {}
    for action in actions:
        by_verb.setdefault(type(action), []).append(action)
    return chance.choice(by_verb[chance.choice(list(by_verb))])


def each_game() -> list[Game]:
    return [Game.new(options(game, players), players) for game, players in zip(MODULES, (2, 3, 4), strict=True)]


def engine() -> None:
    """Actions, positions, records, views and events of whole games survive a round trip."""
    from nasrid.rules.table.events import Event
    from nasrid.rules.table.view import View
    from nasrid.rules.wire.declare import shape_of
    from nasrid.rules.wire.decode import decode_shape
    from nasrid.rules.wire.encode import encode

    view_shape, event_shape = shape_of(View), shape_of(Event)
    verbs, names = set(), set()
    for game in each_game():
        chance = Random(1)
        events = list(game.setup_events)
        while not game.is_over:
            action = choose(game.legal_actions(), chance)
            assert parse_action(write_action(action)) == action
            verbs.add(write_action(action).split()[0])
            events += game.apply(action)
            if len(game.actions) % 50 == 0:
                restored = Game.from_position(game.position())
                assert restored.position() == game.position()
                assert restored.legal_actions() == game.legal_actions()
                for seat in (None, 0, 1):
                    view = game.view(seat)
                    assert decode_shape(view_shape, json.loads(json.dumps(encode(view))), game.options) == view
        assert [decode_shape(event_shape, encode(event), game.options) for event in events] == events
        names |= {encode(event)["event"] for event in events}
        assert replay(game.record()).position() == game.position()
        assert any(
            s.building_count.extras.get(lanterns.MODULE_NAME) for m in game.sheets[-1].majorities for s in m.ranks
        )
    assert verbs >= VERBS
    assert names >= EVENTS


def secrecy() -> None:
    """Wishes stay secret, and a sampled game looks the same to its viewer."""
    from nasrid.bots.knowledge.determinise import Determiniser
    from nasrid.bots.knowledge.memory import Memory

    for game in each_game():
        chance, memory = Random(2), Memory()
        for event in game.setup_events:
            memory.observe(event)
        while not game.is_over:
            view = game.view(game.seat)
            assert view.seat is not None
            for seat, player in enumerate(view.players):
                shown = player.modules[lanterns.MODULE_NAME]
                assert (shown.wish is None) == (seat != view.seat and not shown.granted)
            if len(game.actions) % 20 == 0:
                drawn = Determiniser(view, memory).draw(chance)
                assert drawn.view(view.seat) == view
                assert replay(drawn.record()).position() == drawn.position()
            for event in game.apply(choose(game.legal_actions(), chance)):
                memory.observe(event)


def bots() -> None:
    """Bots play whole games with lanterns, evaluate them by the module's hooks and explain their moves."""
    from nasrid.bots import notify_bots, parse_bot_code
    from nasrid.bots.heuristics.appraisal import Appraisal
    from nasrid.bots.heuristics.outlook import Outlook
    from nasrid.bots.heuristics.redesign_limit import MAX_CONSECUTIVE_REDESIGNS, RedesignLimiter
    from nasrid.bots.heuristics.weights import WEIGHTS

    reasons = set()
    game = Game.new(options("alhambra", 2), 5)
    players = {0: parse_bot_code("greedy").make(1), 1: parse_bot_code("random").make(2)}
    notify_bots(players, game.setup_events)
    while game.seat is not None:
        view = game.view(game.seat)
        action = players[game.seat].choose(view, 1.0)
        assert players[0].explain(view, action).what
        for light in game.legal_actions_of(lanterns.Light):
            reasons.add(players[0].explain(view, light).why)
            appraisal = Appraisal(game)
            gain = appraisal.outlook.gain_of(appraisal.faces[light.tile])
            assert appraisal.value(light) == appraisal.value_of_passing() + gain
        notify_bots(players, game.apply(action))
    assert game.winners
    assert reasons >= {"takes-lead", "holds-lead"}
    assert "tried" not in reasons

    game = Game.new(options("alhambra", 2), 5)
    before = Outlook(game.state, 0, WEIGHTS).value()
    own = lanterns.LANTERNS_SLOT.get(game.state.players[0])
    lanterns.LANTERNS_SLOT.set(game.state.players[0], replace(own, unlit=own.unlit + 1))
    assert Outlook(game.state, 0, WEIGHTS).value() > before

    limiter = RedesignLimiter()
    for _ in range(MAX_CONSECUTIVE_REDESIGNS):
        limiter.observe(TileRemoved(0, "tower11", (0, 1)))
    view = with_fields(game.view(0), seat=0, legal_actions=(Remove((0, 1)), Pass()))
    assert limiter.filter(view) == [Pass()]
    limiter.observe(lanterns.LanternLit(0, "tower11"))
    assert limiter.filter(view) == view.legal_actions


def arena() -> None:
    from nasrid.cli import main

    with redirect_stdout(StringIO()) as output:
        code = main(["arena", "greedy", "random", "--games", "2", "--players", "2", "--modules", "lanterns,vizier"])
    assert not code
    assert "greedy" in output.getvalue()


def terminal() -> None:
    """A game in the terminal and its replay use the module's texts."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        game = Game.new(options("alhambra"), 4)
        chance = Random(4)
        while not game.is_over:
            game.apply(choose(game.legal_actions(), chance))
        file.write_text(json.dumps(game.record()), encoding="utf-8")
        output = _run("from nasrid.cli import main; main(['replay', sys.argv[1]])", str(file), folder=folder)
        assert "lights a lantern on Tower" in output
        assert "wish granted" in output  # an event without a message
        command = "main(['play', '--players', '2', '--modules', 'lanterns', '--seed', '1', '--seat', '1'])"
        played = _run(f"from nasrid.cli import main; {command}", given=numbers(4), folder=folder)
        for text in (
            "2 unlit",
            "You long for wish-",
            "3 lanterns are for sale",
            "Light ",
            "Donate a card for a lantern?",
        ):
            assert text in played
        assert "Final standing" in played


def _run(code: str, *arguments: str, folder: str, given: str = "") -> str:
    """Return the output of Python code. Files are written to the folder."""
    start = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tests.toy.lanterns; {code}"
    command = [sys.executable, "-c", start, *arguments]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, check=False, cwd=folder)
    assert not done.returncode, done.stderr
    return done.stdout


def observations() -> None:
    """Observations contain the module's own piece and count lit tiles."""
    import tests.toy.encoder  # noqa: F401 (registers the encoder)
    from nasrid.envs import Encoder, Ledger
    from nasrid.envs.observation.layout import BUILDING_SCALE

    game = Game.new(Options.of(players=3, modules=[lanterns.MODULE_NAME]), 3)
    chance, encoder, lit = Random(3), Encoder(game.options), 0
    while not game.is_over:
        view = game.view(game.seat)
        assert view.seat is not None
        player = view.players[view.seat]
        own = player.modules[lanterns.MODULE_NAME]
        observation = encoder.observe(view, Ledger())
        assert round(float(observation["unlit"][0]) * 10) == own.unlit
        built = sum(face.is_building for face in player.city.tiles.values())
        assert round(float(observation["buildings"][0].sum()) * BUILDING_SCALE) == built + len(own.lit)
        lit = max(lit, len(own.lit))
        game.apply(choose(game.legal_actions(), chance))
    assert lit


def environments() -> None:
    """Games can be played by indices in all three libraries."""
    import pyspiel
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    import nasrid.envs.openspiel  # noqa: F401 (registers the game)
    from nasrid.envs.gymnasium import NasridEnv
    from nasrid.envs.pettingzoo import env
    from nasrid.envs.space import ACTION_COUNT
    from nasrid.envs.space import VERBS as ALL_VERBS

    assert set(ALL_VERBS) >= VERBS
    assert 771 + len(VERBS) + len(lanterns.LAMP_CARDS) == ACTION_COUNT
    table = options("combined", 2).to_json()
    api_test(env(**table), num_cycles=300)
    check_env(NasridEnv(**table), skip_render_check=True)
    parameters = {"players": 2, "modules": "lanterns+vizier", "lanterns_each": 3, "tiles": 6}
    game = pyspiel.load_game("nasrid", parameters)
    chance = Random(6)
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        assert sum(state.returns()) == 0


def server() -> None:
    """A person plays against bots on a real server."""
    from jsonschema_rs import Draft202012Validator

    start = "import tests.toy.lanterns; from nasrid.cli import main; main()"
    with tempfile.TemporaryDirectory() as folder:
        limits = ["--limit", "messages_per_10s=100000"]
        command = [sys.executable, "-u", "-c", start, "serve", "--no-browser", "--port", "0", "--data", folder, *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            url = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            try:
                schema = json.loads(_get(url + "/socket.schema.json"))
                messages: list[dict[str, Any]] = []
                for _ in range(3):  # one deal may not offer every action
                    messages += asyncio.run(_play(url, Draft202012Validator(schema)))
                    if _acted(messages) >= VERBS:
                        break
            finally:
                process.terminate()
                assert process.wait(30) == 0
    event_names = {event["event"] for message in messages for event in message.get("events", [])}
    assert _acted(messages) >= VERBS
    assert event_names >= EVENTS - {"wish_dealt", "lantern_out"}
    assert any("wish_dealt" in json.dumps(message.get("private", "")) for message in messages)


def _acted(messages: list[dict[str, Any]]) -> set[str]:
    return {message["action"].split()[0] for message in messages if message.get("entry") == "acted"}


def _get(url: str) -> str:
    import httpx

    return httpx.get(url).text


async def _play(url: str, schema: Any) -> list[dict[str, Any]]:
    """Play random actions to the end of a game, and return all messages."""
    import httpx
    from websockets.asyncio.client import connect

    chance, messages = Random(7), []
    async with httpx.AsyncClient(base_url=url) as client:
        await client.post("/api/me", json={"name": "Zaida"})
        seats = [{}, {"kind": "bot", "level": "apprentice"}, {"kind": "open"}]
        settings = {"options": options("alhambra").to_json(), "seats": seats}
        table = (await client.post("/api/tables", json={"settings": settings})).json()["id"]
        headers = {"Cookie": f"nasrid_session={client.cookies['nasrid_session']}"}
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            stage = ""
            await socket.send(json.dumps({"type": "start", "id": "start", "bot_level": "mason"}))
            while stage != "over":
                message = json.loads(await asyncio.wait_for(socket.recv(), 60))
                schema.validate(message)
                messages.append(message)
                stage = message.get("table", {}).get("stage", stage)
                if message["type"] == "decision":
                    action = write_action(choose([parse_action(text) for text in message["legal_actions"]], chance))
                    await socket.send(
                        json.dumps({"type": "act", "id": str(len(messages)), "action": action, "seq": message["seq"]})
                    )
                assert message["type"] != "error", message
        record = (await client.get(f"/api/tables/{table}/record")).json()
    assert list(replay(record).scores) == record["scores"]
    return messages


PARTS: dict[str, Callable[[], None]] = {
    part.__name__: part for part in (engine, secrecy, bots, arena, terminal, observations, environments, server)
}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
