"""nasrid dataset: distinct deals, splits by deal, hashes, interruptions, and the dataset of the repository."""

from __future__ import annotations

import gzip
import json
import platform
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from nasrid import Options, is_compiled
from nasrid.arena.dataset import DEALS_PER_SEED, GAMES_FILE, DatasetFolder, DatasetJob, DatasetTable, verify_dataset
from nasrid.arena.match import Failure
from nasrid.command_errors import CommandError
from nasrid.dealing import SPLITS, split_of_deal
from tests.processes import nasrid

SMALL = Path(__file__).parents[2] / "benchmarks" / "datasets" / "small"
SHORT = ("--bot", "random,greedy", "--game", "granada", "--players", "2,3", "--tiles", "1", "--deals", "10")


def job(deals: int = 3, seed: int = 4) -> DatasetJob:
    tables = tuple(DatasetTable(Options(game=game, players=2), "greedy") for game in ("alhambra", "granada"))
    return DatasetJob(tables, deals, seed, tiles=1)


def play_into(folder: DatasetFolder, count: int | None = None) -> None:
    for fixture in list(folder.job.fixtures())[:count]:
        played = folder.job.play(fixture)
        assert not isinstance(played, Failure)
        folder.add(fixture, played.record)


def records(folder: Path, split: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress((folder / f"{split}.jsonl.gz").read_bytes()).splitlines()]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_split_follows_from_the_deal() -> None:
    assert [split_of_deal(seed) for seed in range(1, 9)] == [
        SPLITS[max(0, int(sha256(f"split {seed}".encode()).hexdigest()[:16], 16) % 10 - 7)] for seed in range(1, 9)
    ]
    splits = [split_of_deal(DEALS_PER_SEED + number) for number in range(5000)]
    assert [round(splits.count(split) / 5000, 1) for split in SPLITS] == [0.8, 0.1, 0.1]


def test_command_generates_distinct_deals_in_their_splits(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    done = nasrid("dataset", folder, *SHORT, "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert set(files(folder)) == {"README.md", "dataset.json", *(f"{split}.jsonl.gz" for split in SPLITS)}
    deals, kinds, starts = set(), set(), set()
    for split in SPLITS:
        for record in records(folder, split):
            assert split_of_deal(record["deal"]) == split
            deals.add(record["deal"])
            kinds.add((record["options"]["game"], len(record["players"]), *record["players"]))
            starts.add(record["position"])
    assert deals == {3 * DEALS_PER_SEED + number for number in range(1, 41)}
    assert len(starts) == 40
    assert len(kinds) == 4
    card = (folder / "README.md").read_text(encoding="utf-8")
    for name, content in files(folder).items():
        if name.endswith(".gz"):
            assert f"| {name} | {content and len(gzip.decompress(content).splitlines())} | {len(content)} | " in card
            assert sha256(content).hexdigest() in card
    assert "| licence | MIT |" in card
    index = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    assert index["engine"] == ("compiled" if is_compiled else "interpreted")
    assert f"| engine | {index['engine']} |" in card
    assert index["python"] == platform.python_version()
    assert "--tiles 1 --deals 10 --seed 3`" in card
    assert nasrid("dataset", folder, "--verify").stdout == f"{folder} is intact: 40 games.\n"
    again = nasrid("dataset", folder, *SHORT, "--seed", "3")
    assert (again.returncode, "contains a complete dataset" in again.stderr) == (2, True)


def test_interrupted_generation_continues_with_the_same_games(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    first = DatasetFolder(whole, job())
    play_into(first)
    first.complete("nasrid dataset")
    play_into(DatasetFolder(broken, job()), 4)
    part = broken / GAMES_FILE
    part.write_bytes(part.read_bytes()[:-9])  # the fourth game was not written completely
    second = DatasetFolder(broken, job())
    assert [fixture.deal for fixture in second.job.fixtures()] == [4, 5, 6]
    play_into(second)
    second.complete("nasrid dataset")
    assert files(broken) == files(whole)
    assert verify_dataset(broken) == 6


def test_folder_of_another_generation_is_left_alone(tmp_path: Path) -> None:
    play_into(DatasetFolder(tmp_path / "one", job()), 1)
    before = files(tmp_path / "one")
    with pytest.raises(CommandError, match="an unfinished dataset with other arguments"):
        DatasetFolder(tmp_path / "one", job(seed=5))
    assert files(tmp_path / "one") == before
    with pytest.raises(CommandError, match="contains other files"):
        DatasetFolder(tmp_path, job())


@pytest.mark.parametrize(
    ("name", "value", "made_with"),
    [
        ("__version__", "0.0.9", "nasrid 0.0.9"),
        ("RULES_VERSION", 0, "rules_version 0"),
        ("is_compiled", not is_compiled, f"engine {'interpreted' if is_compiled else 'compiled'}"),
        ("python_version_tuple", lambda: ("3", "10", "2"), "python 3.10"),
    ],
)
def test_other_software_is_refused(
    name: str, value: Any, made_with: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(f"nasrid.arena.dataset.{name}", value)
        play_into(DatasetFolder(tmp_path, job()), 1)
    before = files(tmp_path)
    with pytest.raises(CommandError, match=rf"made with .*{made_with}.* continue with the same software, or choose"):
        DatasetFolder(tmp_path, job())
    assert files(tmp_path) == before


@pytest.mark.parametrize("damage", ["hash", "split", "result"])
def test_verification_finds_damage(damage: str, tmp_path: Path) -> None:
    shutil.copytree(SMALL, tmp_path / "copy")
    name = "test.jsonl.gz"
    lines = records(tmp_path / "copy", "test")
    if damage == "split":
        lines[0] = records(tmp_path / "copy", "train")[0]
    if damage == "result":
        lines[0]["scores"][0] += 1
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (tmp_path / "copy" / name).write_bytes(gzip.compress(text.encode()))
    if damage != "hash":  # the damage has a matching hash
        index = json.loads((tmp_path / "copy" / "dataset.json").read_text(encoding="utf-8"))
        index["files"][name]["sha256"] = sha256((tmp_path / "copy" / name).read_bytes()).hexdigest()
        (tmp_path / "copy" / "dataset.json").write_text(json.dumps(index), encoding="utf-8")
    reason = {"hash": "its SHA-256 is", "split": "does not belong here", "result": "ends with other scores"}[damage]
    with pytest.raises(CommandError, match=rf"test.jsonl.gz is damaged: .*{reason}"):
        verify_dataset(tmp_path / "copy")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bot", "nobody"), "there is no bot 'nobody'"),
        (("--game", "chess"), "--game takes a list of alhambra, granada, combined, not 'chess'"),
        (("--players", "2,7"), "--players takes a list of 2, 3, 4, 5, 6, not '7'"),
        (("--bot", ","), "there is no bot ''"),
        (("--modules", "chess"), "there is no module 'chess'"),
        (("--seed", "-1"), "a seed must be a whole number, 0 or more"),
        (("--seed", "9007199254"), "the seed of a dataset must be at most 9007198"),
        (("--deals", "999999999"), "a dataset must have fewer than 1000000000 games"),
        (("--verify",), "contains no complete dataset"),
    ],
)
def test_bad_arguments_are_explained(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = nasrid("dataset", tmp_path / "games", *words)
    assert done.returncode == 2
    assert sentence in re.sub(r"\s+", " ", done.stderr)
    assert not (tmp_path / "games").exists()


# The dataset of the repository


def test_small_dataset_is_intact() -> None:
    assert verify_dataset(SMALL) == 300
    assert sum(path.stat().st_size for path in SMALL.iterdir()) < 300_000


def test_small_dataset_is_what_its_command_generates() -> None:
    index = json.loads((SMALL / "dataset.json").read_text(encoding="utf-8"))
    assert index["command"] == "nasrid dataset benchmarks/datasets/small --bot scholar --deals 20 --tiles 6"
    tables = tuple(DatasetTable(Options.from_json(table["options"]), table["bot"]) for table in index["tables"])
    assert [(table.options.game, table.options.players) for table in tables] == [
        (game, players) for game in ("alhambra", "granada", "combined") for players in range(2, 7)
    ]
    again = DatasetJob(tables, index["deals"], index["seed"], index["tiles"])
    stored = {record["deal"]: record for split in SPLITS for record in records(SMALL, split)}
    for fixture in list(again.fixtures())[:6]:
        played = again.play(fixture)
        assert not isinstance(played, Failure)
        assert played.record == stored[index["seed"] * DEALS_PER_SEED + fixture.deal]
