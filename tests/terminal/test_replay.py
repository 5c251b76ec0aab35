"""Replays with the real command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.bots.players.random_bot import RandomBot
from nasrid.rules.pieces.chance import commitment
from tests.positions import do, table
from tests.processes import nasrid


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a whole game for two with all modules."""
    game = Game.new(Options(players=2, modules=frozenset({"vizier", "exchange", "bonus", "huts"})), seed=4)
    player = RandomBot(1)
    while game.seat is not None:
        game.apply(player.choose(game.view(game.seat), 1.0))
    return game


@pytest.fixture
def record(game: Game) -> dict[str, Any]:
    return {**game.record()}


def write(folder: Path, value: object) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def test_story_contains_every_turn_sheet_and_the_result(game: Game, tmp_path: Path) -> None:
    done = nasrid("replay", write(tmp_path, game.record()))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Seat 1’s turn." in done.stdout
    assert done.stdout.count(" scoring ═") == len(game.sheets)
    assert " points.\n" in done.stdout
    assert "Seat 2’s city" in done.stdout
    assert f"Seat {game.winners[0] + 1}" in done.stdout.split("Final standing")[1]
    assert "was dealt" not in done.stdout  # secret cards


def test_players_have_the_names_of_the_record(record: dict[str, Any], tmp_path: Path) -> None:
    text = nasrid("replay", write(tmp_path, record | {"players": ["Ada", "my_bots:[red]Builder\x1b[2J"]})).stdout
    assert "Ada’s turn." in text
    assert "my_bots:[red]Builder?[2J’s turn." in text
    assert "Seat" not in text


def test_players_of_the_same_name_have_their_seats(record: dict[str, Any], tmp_path: Path) -> None:
    text = nasrid("replay", write(tmp_path, record | {"players": ["greedy", "greedy"]}), "--log").stdout
    assert "greedy (Seat 1)  " in text
    assert "greedy (Seat 2)  " in text


@pytest.mark.parametrize("names", ["Ada", ["Ada"], ["Ada", 7], {"0": "Ada"}])
def test_names_of_other_forms_are_ignored(names: object, record: dict[str, Any], tmp_path: Path) -> None:
    done = nasrid("replay", write(tmp_path, record | {"players": names}))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Seat 1’s turn." in done.stdout


@pytest.mark.parametrize(
    ("again", "name"), [('"seed": 5', "seed"), ('"options": {"players": 2, "players": 3}', "players")]
)
def test_record_with_duplicate_keys_is_rejected(again: str, name: str, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record())[:-1] + f", {again}}}", encoding="utf-8")
    done = nasrid("replay", str(file))
    assert done.returncode == 2
    assert f"game.json is not a Nasrid record: the name '{name}' occurs twice in one object." in done.stderr


def test_verify_rejects_a_position_with_a_seed(tmp_path: Path) -> None:
    other = table(players=2, site="tower11 tower12 garden11 garden10")
    record = other.record() | {"seed": 7, "commitment": commitment(7)}
    done = nasrid("replay", write(tmp_path, record), "--verify")
    assert done.returncode == 1
    assert "it has both a seed and a position" in done.stderr


def test_sheets_can_be_printed_alone(game: Game, tmp_path: Path) -> None:
    done = nasrid("replay", write(tmp_path, game.record()), "--sheets-only")
    assert done.stdout.count(" scoring ═") == len(game.sheets)
    assert "turn." not in done.stdout
    assert "Final standing" in done.stdout


def test_log_has_one_action_per_line_in_notation(game: Game, tmp_path: Path) -> None:
    record = game.record()
    lines = nasrid("replay", write(tmp_path, record), "--log").stdout.splitlines()
    texts = [line.split(maxsplit=3)[3] for line in lines[1 : len(record["actions"]) + 1]]
    assert texts == record["actions"]


@pytest.mark.parametrize("flags", [(), ("--log",), ("--sheets-only",)])
def test_json_output_is_complete(game: Game, tmp_path: Path, flags: tuple[str, ...]) -> None:
    printed = json.loads(nasrid("replay", write(tmp_path, game.record()), "--json", *flags).stdout)
    assert printed["over"] is True
    assert tuple(printed["scores"]) == game.scores
    assert tuple(printed["winners"]) == game.winners
    assert [sheet["scoring"] for sheet in printed["sheets"]] == [sheet.scoring for sheet in game.sheets]
    assert ("steps" in printed) is (flags != ("--sheets-only",))
    if not flags:
        assert printed["opening"][0]["event"] == "tile_revealed"
        assert printed["steps"][-1]["events"][-1] == {
            "event": "game_ended",
            "scores": list(game.scores),
            "winners": list(game.winners),
        }


def test_record_can_end_before_the_game(record: dict[str, Any], tmp_path: Path) -> None:
    record["actions"] = record["actions"][:10]
    done = nasrid("replay", write(tmp_path, record))
    assert done.returncode == 0
    assert "The record ends before the game is over." in done.stdout
    assert "Standing so far" in done.stdout
    assert "Final standing" not in done.stdout


def test_record_can_begin_with_a_position(tmp_path: Path) -> None:
    game = table(display="b9", deck="b8")
    do(game, "take b9")
    done = nasrid("replay", write(tmp_path, game.record()))
    assert done.returncode == 0
    assert "Seat 1 took 9 denars." in done.stdout


def test_illegal_action_is_reported_with_its_rule(record: dict[str, Any], tmp_path: Path) -> None:
    record["actions"][0] = "build tower13E 1,0"
    done = nasrid("replay", write(tmp_path, record))
    assert done.returncode == 1
    assert done.stdout == ""
    assert "action 1, 'build tower13E 1,0': " in done.stderr
    assert "[CORE-REDES-01]" in done.stderr


def test_action_after_the_end_is_rejected(record: dict[str, Any], tmp_path: Path) -> None:
    record["actions"].append("pass")
    done = nasrid("replay", write(tmp_path, record))
    assert done.returncode == 1
    assert "'pass': the game is over [CORE-END-10]" in done.stderr


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules_version": 99}, "rules_version is 99"),
        ({"options": {"players": 9}}, "its options are invalid: players must be one of"),
        ({"options": {"granada_tiles": "nothing\n"}}, "granada_tiles.csv, line 1: "),
        ({"position": "nothing"}, "it has both a seed and a position"),
    ],
)
def test_broken_record_gets_one_sentence_and_exit_code_1(
    change: dict[str, Any], sentence: str, record: dict[str, Any], tmp_path: Path
) -> None:
    done = nasrid("replay", write(tmp_path, record | change))
    assert done.returncode == 1
    assert "is a broken record: " in done.stderr
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_missing_or_invalid_file_gets_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert nasrid("replay", str(file)).stderr == f"nasrid replay: {file} cannot be read: no such file or directory.\n"
    for content, reason in {
        b"\xff\xfe": "text file",
        b"": "Nasrid record: it is empty",
        b'{\n "seed": ,': "Nasrid record: its JSON ends early at line 2, column 10",
        b"[" * 100_000: "Nasrid record: its JSON is nested too deeply",
        b"9" * 5000: "Nasrid record: it contains a number that is too long",
    }.items():
        file.write_bytes(content)
        done = nasrid("replay", str(file))
        assert (done.returncode, done.stderr) == (2, f"nasrid replay: {file} is not a {reason}.\n")


def test_record_with_byte_order_mark_in_the_home_folder_is_read(record: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8-sig")
    done = nasrid("replay", "~/game.json", "--sheets-only", HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")


# --verify


def served(game: Game) -> dict[str, Any]:
    """Return a record as a server publishes it."""
    record = game.record()
    promised = commitment(record["seed"])
    return record | {"commitment": promised, "scores": game.scores, "winners": game.winners}


def test_verify_proves_the_deal_with_the_published_hash(tmp_path: Path, game: Game) -> None:
    record = served(game)
    done = nasrid("replay", write(tmp_path, record), "--verify", record["commitment"].upper())
    assert done.returncode == 0
    assert record["commitment"] in done.stdout
    assert "as promised" in done.stdout
    printed = json.loads(nasrid("replay", write(tmp_path, record), "--verify", "--json").stdout)
    assert printed == {"verified": True, "commitment": record["commitment"], "over": True}


def test_verify_without_a_hash_prints_it(tmp_path: Path, game: Game) -> None:
    done = nasrid("replay", write(tmp_path, served(game)), "--verify")
    assert "Compare it with the one you saw at the start" in done.stdout


@pytest.mark.parametrize(
    ("change", "given", "complaint"),
    [
        ({}, "0" * 64, "was NOT dealt from the promised seed"),
        ({"commitment": "1" * 64}, "", "was NOT dealt from the promised seed"),
        ({"scores": [999, 0, 0]}, "", "claims scores [999, 0, 0], but its actions lead to"),
        ({"winners": [7]}, "", "claims winners [7]"),
        ({"commitment": None}, "", "give the published one"),
        ({}, "abc", "'abc' is not a SHA-256, which has 64 hexadecimal digits"),
    ],
)
def test_verify_rejects_a_mismatch(
    tmp_path: Path, game: Game, change: dict[str, Any], given: str, complaint: str
) -> None:
    record = {name: value for name, value in (served(game) | change).items() if value is not None}
    done = nasrid("replay", write(tmp_path, record), "--verify", *([given] if given else []))
    assert done.returncode in (1, 2)
    assert complaint in done.stderr
    assert done.stdout == ""


def test_verify_needs_a_seed(tmp_path: Path) -> None:
    game = Game.from_position(Game.new(Options(players=3), seed=1).position())
    done = nasrid("replay", write(tmp_path, game.record()), "--verify")
    assert "starts from a position: there is no seed to verify" in done.stderr
