"""nasrid evaluate: the fixed protocol, its result files and the leaderboard."""

from __future__ import annotations

import copy
import json
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from platform import python_version
from typing import Any

import pytest

from nasrid.arena.driver import PlayedGame, play_game
from nasrid.arena.evaluation import (
    EVALUATION_SEED,
    GAMES_PER_MATCH,
    PROTOCOL_VERSION,
    REFERENCE_BOTS,
    TASKS,
    Deals,
    engine_name,
    evaluate,
    evaluation_info,
    hash_file,
    hash_record,
    make_match,
    outcome_of,
    submission_file,
    summarise,
)
from nasrid.arena.failed_game import show_failed_game
from nasrid.arena.match import Fixture, Match
from nasrid.arena.verification import Records, engine_of, find_differences, index_records
from nasrid.bots import parse_bot_code
from nasrid.checkout import current_commit
from nasrid.command_errors import EXIT_INTERRUPTED
from nasrid.dealing import deal
from nasrid.envs.registration import ENVIRONMENTS
from nasrid.rules.game import Game
from tests.processes import ENVIRONMENT, Process, nasrid
from tests.programs import load

ROOT = Path(__file__).parents[2]
SUBMISSION = ROOT / "tests" / "arena" / "bots.py"


def test_bot_is_evaluated_against_every_reference_bot(tmp_path: Path) -> None:
    file = tmp_path / "greedy.json"
    done = nasrid("evaluate", "greedy", "--games", "4", "--name", "mine", "--json", str(file), "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^mini +random +100\.0% of 4 won \(\d+\.\d% to 100\.0%\), \+\d", done.stdout, re.M)
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["name"] == "mine"
    assert (result["protocol"], result["seed"], result["games"]) == (PROTOCOL_VERSION, EVALUATION_SEED, 4)
    assert result["commit"] == current_commit()
    assert [row["opponent"] for row in result["results"]] == list(REFERENCE_BOTS)
    for row in result["results"]:
        assert row["task"] == "mini"
        assert row["low"] <= row["won"] <= row["high"]
    again = nasrid("evaluate", "greedy", "--json", str(file))
    assert again.returncode == 2
    assert "already exists" in again.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody",), "there is no bot 'nobody'"),
        (("greedy", "--tasks", "maxi"), "there is no task 'maxi'; there are mini, short, duel"),
        (("greedy", "--tasks", "mini,duel,mini"), "the task 'mini' is named twice"),
        (("greedy", "--tasks", ","), "name at least one task: mini, short, duel"),
        (("policy:nothing.npz",), "nothing.npz cannot be read"),
    ],
)
def test_evaluate_rejects_invalid_arguments(words: tuple[str, ...], sentence: str) -> None:
    done = nasrid("evaluate", *words)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_crash_shows_its_traceback_and_saves_the_game(tmp_path: Path) -> None:
    arguments = ("tests.arena.bots:RaisingBot", "--games", "2", "--processes", "1")
    done = nasrid("evaluate", *arguments, cwd=ROOT, TMPDIR=str(tmp_path))
    assert done.returncode == 0, "the other matches are still played"
    assert done.stdout.count("not played") == len(REFERENCE_BOTS)
    assert done.stderr.count("ZeroDivisionError: how many gardens?") == len(REFERENCE_BOTS)
    assert "tests/arena/bots.py" in done.stderr
    files = re.findall(r"^Replay the failed game: nasrid replay (.+)$", done.stdout, re.M)
    assert sorted(map(Path, files)) == sorted(tmp_path.glob("deal-*.json"))
    assert len(files) == len(REFERENCE_BOTS)
    for file in files:
        record = json.loads(Path(file).read_text(encoding="utf-8"))
        assert record["players"].count("tests.arena.bots:RaisingBot") == 1


def test_ctrl_c_keeps_finished_matches(tmp_path: Path) -> None:
    file = tmp_path / "slow.json"
    words = ("evaluate", "tests.arena.bots:SlowBot", "--games", "4", "--processes", "1", "--json", str(file))
    with (tmp_path / "errors").open("w+", encoding="utf-8") as errors:
        process = Process(words, stderr=errors.fileno(), env=ENVIRONMENT, cwd=ROOT)
        assert process.stdout
        assert process.stdout.readline().startswith("mini       random ")
        process.send_signal(signal.SIGINT)
        *lines, last = process.stdout.read().splitlines()
        assert process.wait() == EXIT_INTERRUPTED
        assert (errors.seek(0), errors.read()) == (0, "")
    matches = len(lines) + 1
    assert last == f"Stopped: {matches} of 4 matches were played, so the result is incomplete."
    result = json.loads(file.read_text(encoding="utf-8"))
    assert [row["opponent"] for row in result["results"]] == list(REFERENCE_BOTS[:matches])
    assert any("against greedy, there are 0 matches" in difference for difference in find_differences(result, None, 0))


def test_match_with_few_tiles_is_short() -> None:
    task = TASKS["mini"]
    match = Match(task.options, ("greedy", "random"), EVALUATION_SEED, 1, task.tiles)
    [first, _] = [match.play(fixture) for fixture in match.fixtures()]
    assert not hasattr(first, "message")
    assert Game.from_position(first.record["position"]).view(None).bag_sizes == (6, 0)
    entrants = [parse_bot_code("random")] * 2
    assert deal(task.options, 3, 6).setup_events == Game.new(task.options, 3).setup_events
    assert len(play_game(task.options, 3, entrants, [1, 2], 2).record["actions"]) < 40


def test_small_tasks_match_the_small_environments() -> None:
    for name in ("mini", "short", "duel"):
        assert TASKS[name].tiles == ENVIRONMENTS[name.title()].get("tiles", 0)
        assert TASKS[name].options.players == ENVIRONMENTS[name.title()]["players"]


def test_documentation_states_the_protocol() -> None:
    page = (ROOT / "docs" / "evaluation.md").read_text(encoding="utf-8")
    assert f"version {PROTOCOL_VERSION} of the protocol" in page
    assert str(EVALUATION_SEED) in page
    assert f"| {GAMES_PER_MATCH} for each opponent" in page
    for name in (*TASKS, *REFERENCE_BOTS):
        assert f"`{name}`" in page


# Drawn deals and verification


def test_commit_prints_the_hash_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(b"weights")
    assert nasrid("evaluate", "--commit", str(file)).stdout.strip() == sha256(b"weights").hexdigest()
    missing = nasrid("evaluate", "--commit", str(tmp_path / "none"))
    assert missing.returncode == 2
    assert "cannot be read" in missing.stderr


def test_drawn_deals_depend_on_public_value_submission_and_task() -> None:
    seeds = {
        Deals(public, submission).seed(task) for public in "ab" for submission in "cd" for task in ("mini", "duel")
    }
    assert len(seeds) == 8
    assert Deals("a", "c").seed("mini") == int(sha256(b"a c mini").hexdigest(), 16)
    assert Deals().seed("mini") == EVALUATION_SEED


def test_spelling_of_the_public_value_does_not_change_the_deals() -> None:
    spellings = ("drand 5012345 8a0f", "Drand 5012345  8A0F", " drand 5012345\t8a0f\n")
    seeds = {Deals(public, "c").seed("mini") for public in spellings}
    assert seeds == {int(sha256(b"drand 5012345 8a0f c mini").hexdigest(), 16)}


def result_of(code: str, deals: Deals, games: int = 2) -> tuple[dict[str, Any], Records]:
    """Return a small result as read from its file, and its records."""
    rows = list(evaluate(code, "mini", games, 1, show_failed_game, deals))
    result = {"code": code, **evaluation_info(games, deals), "results": [row.result for row in rows]}
    return json.loads(json.dumps(result)), index_records([record for row in rows for record in row.records])


@pytest.fixture(scope="module")
def honest() -> dict[str, Any]:
    return result_of("tests.arena.bots:FirstBot", Deals("beacon 7", hash_file(SUBMISSION)))[0]


def test_honest_result_is_verified(honest: dict[str, Any]) -> None:
    assert list(find_differences(honest, None, 2, SUBMISSION)) == []


def test_submission_is_compared(honest: dict[str, Any], tmp_path: Path) -> None:
    [difference] = find_differences(honest, None, 0)
    assert difference == "the hash of the submission was not compared; pass the submission with --submission"
    other = tmp_path / "other.zip"
    other.write_bytes(b"other sources")
    [difference] = find_differences(honest, None, 0, other)
    assert difference.startswith(f"{other} has the hash {hash_file(other)}, but the submission has ")
    other.unlink()
    [difference] = find_differences(honest, None, 0, other)
    assert difference == f"{other} cannot be read: No such file or directory; pass the submission with --submission"


@pytest.mark.parametrize(
    ("code", "file"),
    [
        ("policy:mine.npz", Path("mine.npz")),
        ("policy:nets/mine.npz:1s", Path("nets/mine.npz")),
        ("policy:~/mine.npz:200ms", Path.home() / "mine.npz"),
        ("greedy:1s", None),
        ("my_bots:Mine", None),
    ],
)
def test_submission_is_the_file_of_a_policy(code: str, file: Path | None) -> None:
    assert submission_file(code) == file


def _set_score(result: dict[str, Any]) -> None:
    result["results"][0]["outcomes"][0]["scores"][0] += 1


def _set_record(result: dict[str, Any]) -> None:
    result["results"][1]["outcomes"][1]["record"] = "0" * 64


def _set_won(result: dict[str, Any]) -> None:
    result["results"][2]["won"] = 0.9


def _drop_game(result: dict[str, Any]) -> None:
    del result["results"][3]["outcomes"][0]


def _set_public(result: dict[str, Any]) -> None:
    result["public"] = "beacon 8"


def _set_rules(result: dict[str, Any]) -> None:
    result["rules_version"] = 0


def _drop_results(result: dict[str, Any]) -> None:
    del result["results"]


def _drop_match(result: dict[str, Any]) -> None:
    del result["results"][3]


def _repeat_match(result: dict[str, Any]) -> None:
    result["results"].append(result["results"][0])


def _erase_match(result: dict[str, Any]) -> None:
    row = result["results"][2]
    result["results"][2] = {name: row[name] for name in ("task", "opponent", "seed")} | {"failure": "it crashed"}


def _claim_failed_game(result: dict[str, Any]) -> None:
    _erase_match(result)
    result["results"][2] |= {"deal": 1, "rotation": 2}


def _claim_failed_match_of_other_deals(result: dict[str, Any]) -> None:
    _claim_failed_game(result)
    result["results"][2]["seed"] = "1"


def _clear_results(result: dict[str, Any]) -> None:
    result["results"] = []


@pytest.mark.parametrize(
    ("forge", "sentence"),
    [
        (_drop_match, "mini against greedy, there are 0 matches instead of one"),
        (_repeat_match, "mini against random, there are 2 matches instead of one"),
        (_clear_results, "the result contains no match"),
        (_set_score, "mini against random, deal 1, rotation 1: scores is"),
        (_set_record, "mini against apprentice, deal 1, rotation 2: record is 0000"),
        (_set_won, "mini against mason, won is 0.9, but the games give"),
        (_drop_game, "mini against greedy, the games are not the 2 games of the match"),
        (_erase_match, "mini against mason, it was not played, and no failed game of the match is named"),
        (_claim_failed_game, "mini against mason, it was not played, but deal 1, rotation 2 ends when repeated"),
        (_claim_failed_match_of_other_deals, "mini against mason, the seed is 1"),
        (_set_public, "mini against random, the seed is"),
        (_set_rules, "rules_version is 0, but this version has"),
        (_drop_results, "the file is not a result that can be verified: it has no field 'results'"),
    ],
)
def test_difference_is_named(honest: dict[str, Any], forge: Callable[[dict[str, Any]], None], sentence: str) -> None:
    forged = copy.deepcopy(honest)
    forge(forged)
    assert any(difference.startswith(sentence) for difference in find_differences(forged, None, 2, SUBMISSION))


def test_failed_game_is_repeated() -> None:
    result, _ = result_of("tests.arena.bots:DyingBot", Deals())
    assert all((row["deal"], row["rotation"]) == (1, 1) for row in result["results"])
    assert list(find_differences(result, None, 2)) == []


def test_unsuitable_policy_is_recorded_and_confirmed(tmp_path: Path) -> None:
    result, temporary = tmp_path / "result.json", tmp_path / "temporary"
    temporary.mkdir()
    policy = f"policy:{ROOT / 'benchmarks' / 'baselines' / 'mini.npz'}"
    done = nasrid("evaluate", policy, "--tasks", "alhambra", "--json", str(result), TMPDIR=str(temporary))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == done.stdout.count("not played: ") == len(REFERENCE_BOTS)
    assert list(temporary.iterdir()) == []
    verified = nasrid("evaluate", "--verify", str(result))
    assert (verified.returncode, "The result is correct" in verified.stdout) == (0, True)


def test_bot_that_depends_on_the_time_is_verified_by_its_records() -> None:
    result, records = result_of("tests.arena.bots:MoodyBot", Deals())
    assert list(find_differences(result, records, 2)) == []
    assert all("pass the records" in difference for difference in find_differences(result, None, 2))
    key = next(iter(records))
    forged = {**records, key: {**records[key], "actions": records[key]["actions"][:-1]}}
    assert any("its record has the hash" in difference for difference in find_differences(result, forged, 2))
    shorter = copy.deepcopy(result)
    shorter["results"][0]["outcomes"][0]["record"] = hash_record(forged[key])
    assert any("winners is" in difference for difference in find_differences(shorter, forged, 2))


def _forge_victory(result: dict[str, Any], record: str) -> None:
    """Let the bot win the first game of the first match by far."""
    row = result["results"][0]
    row["outcomes"][0] |= {"scores": [150, 10], "winners": [0], "record": record}
    match = make_match(result["code"], row["task"], row["opponent"], result["games"], Deals().seed(row["task"]))
    row |= summarise(match, row["outcomes"])


@pytest.mark.parametrize(
    ("other_game", "sentence"),
    [
        (None, "its record has the hash"),
        (("mini", "random", 1, 1), "scores is [150, 10], but its record ends with"),
        (("mini", "random", 2, 1), "its record starts with another position"),
    ],
)
def test_records_of_all_games_are_checked(other_game: tuple[str, str, int, int] | None, sentence: str) -> None:
    result, records = result_of("tests.arena.bots:FirstBot", Deals(), games=4)
    record = records[other_game] if other_game else {}
    _forge_victory(result, hash_record(record) if other_game else "0" * 64)
    assert list(find_differences(result, None, 0)) == []
    forged = {**records, ("mini", "random", 1, 1): record} if other_game else records
    differences = list(find_differences(result, forged, 0))
    assert differences
    assert any(
        difference.startswith(f"mini against random, deal 1, rotation 1: {sentence}") for difference in differences
    )


def test_missing_record_is_named() -> None:
    result, records = result_of("tests.arena.bots:FirstBot", Deals())
    del records["mini", "mason", 1, 2]
    missing = "mini against mason, deal 1, rotation 2: it has no record"
    assert list(find_differences(result, records, 2)) == [missing]
    assert missing in list(find_differences(result, {}, 0))


def test_nobody_knows_which_games_are_repeated() -> None:
    result, _ = result_of("tests.arena.bots:FirstBot", Deals(), games=20)
    for outcome in result["results"][0]["outcomes"]:
        outcome["record"] = "0" * 64
    result["results"] = result["results"][:1]
    samples = {
        tuple(difference for difference in find_differences(result, None, 3) if "record is" in difference)
        for _ in range(6)
    }
    assert len(samples) > 1


def test_opponents_cannot_be_replaced_in_records() -> None:
    result, records = result_of("tests.arena.bots:MoodyBot", Deals())
    [row] = [row for row in result["results"] if row["opponent"] == "greedy"]
    match = make_match(result["code"], "mini", "greedy", result["games"], Deals().seed("mini"))
    weaker = replace(match, codes=(result["code"], "random"))
    row["outcomes"] = []
    for fixture in match.fixtures():
        played = weaker.play(fixture)
        assert isinstance(played, PlayedGame)
        row["outcomes"].append(outcome_of(fixture, played))
        records["mini", "greedy", *fixture] = played.record
    row |= summarise(match, row["outcomes"])
    differences = list(find_differences(result, records, 2))
    assert len(differences) == 2
    assert all(difference.endswith("greedy chooses other moves than in its record") for difference in differences)


@pytest.mark.parametrize("other", [{"engine": "another"}, {"python": "3.0.1"}])
def test_other_engine_or_python_is_verified_by_records(other: dict[str, str]) -> None:
    result, _ = result_of("greedy", Deals())
    result["results"][0]["outcomes"][0]["record"] = "0" * 64
    assert any("record is" in difference for difference in find_differences(result, None, 2))
    [difference] = find_differences(result | other, None, 2)
    assert "another engine or Python played it" in difference


def test_command_verifies_a_policy_with_drawn_deals(tmp_path: Path) -> None:
    result, records = tmp_path / "result.json", tmp_path / "records.gz"
    words = (
        "--games",
        "2",
        "--processes",
        "1",
        "--public",
        "round 1",
        "--json",
        str(result),
        "--records",
        str(records),
    )
    policy = "policy:~/mini.npz:1s"
    home = str(tmp_path)
    shutil.copy(ROOT / "benchmarks" / "baselines" / "mini.npz", tmp_path)
    refused = nasrid("evaluate", "greedy", *words)
    assert (refused.returncode, "--public needs --submission" in refused.stderr) == (2, True)
    done = nasrid("evaluate", policy, *words, HOME=home)
    assert done.returncode == 0, done.stderr
    verified = nasrid("evaluate", "--verify", str(result), "--records", str(records), "--sample", "1", HOME=home)
    assert (verified.returncode, verified.stdout) == (
        0,
        "The result is correct: everything that was checked is the same.\n",
    )
    text = result.read_text(encoding="utf-8")
    result.write_text(text.replace("~/mini.npz", "absent.npz"), encoding="utf-8")
    absent = nasrid("evaluate", "--verify", str(result))
    assert absent.returncode == 2
    assert "absent.npz cannot be read: No such file or directory; --verify plays with the bot" in absent.stderr
    result.write_text(text.replace("round 1", "round 2"), encoding="utf-8")
    wrong = nasrid("evaluate", "--verify", str(result), "--sample", "1", HOME=home)
    assert wrong.returncode == 1
    assert "different: mini against random, the seed is" in wrong.stdout


def test_command_verifies_a_bot_in_the_current_folder(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "mine", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    sources = folder / "private_bots.py"
    sources.write_text("from nasrid.bots.players.random_bot import RandomBot as Mine\n", encoding="utf-8")
    words = ("--games", "2", "--processes", "1", "--json", "mine.json")
    drawn = ("--public", "round 1", "--submission", sources.name)
    done = nasrid("evaluate", "private_bots:Mine", *words, *drawn, cwd=folder)
    assert done.returncode == 0, done.stderr
    verify = ("evaluate", "--verify", folder / "mine.json", "--sample", "1", "--submission", sources)
    verified = nasrid(*verify, cwd=folder)
    assert (verified.returncode, verified.stderr) == (0, ""), verified.stdout
    absent = nasrid(*verify, cwd=elsewhere)
    assert absent.returncode == 2
    assert "private_bots:Mine cannot be imported" in absent.stderr
    assert "run it in the folder of the bot" in absent.stderr


# The leaderboard


def test_leaderboard_is_generated_from_the_results() -> None:
    board = load("benchmarks/leaderboard.py")
    page = (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")
    assert board.make_page(board.read_results()) == page, "run python benchmarks/leaderboard.py"


def test_rates_of_published_results_follow_from_their_games() -> None:
    board = load("benchmarks/leaderboard.py")
    results = [result for result in board.read_results() if "outcomes" in result["results"][0]]
    assert {result.get("public", "") for result in results} == {"", board.DRAWN_PUBLIC}
    for result in results:
        assert list(find_differences(result, None, sample=0)) == []


def verifiable_results() -> list[Any]:
    """Return the results that the page calls verifiable, as parameters."""
    board = load("benchmarks/leaderboard.py")
    results = [(path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in board.RESULTS_DIR.glob("*.json")]
    return [
        pytest.param(result, id=name)
        for name, result in sorted(results, key=itemgetter(0))
        if board.is_verifiable(result)
    ]


@pytest.mark.parametrize("result", verifiable_results())
def test_published_games_can_be_repeated(result: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the bots fails here: record the results again, or remove them."""
    if engine_of(result) != engine_of({"engine": engine_name(), "python": python_version()}):
        pytest.skip("recorded with another engine or another Python")
    monkeypatch.chdir(ROOT)
    for row in result["results"][:: len(REFERENCE_BOTS)]:  # one of each task
        seed = Deals(result.get("public", ""), result.get("submission", "")).seed(row["task"])
        match = make_match(result["code"], row["task"], row["opponent"], result["games"], seed)
        outcome = row["outcomes"][-1]
        fixture = Fixture(outcome["deal"], outcome["rotation"])
        played = match.play(fixture)
        assert isinstance(played, PlayedGame)
        assert outcome_of(fixture, played) == outcome


def test_leaderboard_lists_the_strongest_first_and_older_results_last() -> None:
    row = {"task": "mini", "opponent": "random", "games": 4, "low": 0.1, "high": 0.9, "points_ahead": 3.0}
    software = {"commit": "abc", "engine": "compiled", "python": "3.11.2"}
    weak, strong = (
        {"name": name, "games": 4, **software, "results": [row | {"won": won, "outcomes": []}]}
        for name, won in (("a", 0.2), ("b", 0.8))
    )
    failure = {"task": "mini", "opponent": "random", "failure": "it has failed"}
    failed = {"name": "c", "games": 4, **software, "results": [failure]}
    older = {"name": "d", "games": 4, "results": [row | {"won": 0.9, "outcomes": []}]}
    page = load("benchmarks/leaderboard.py").make_page([older, weak, failed, strong])
    lines = [line for line in page.splitlines() if line.startswith(("| ", "## "))]
    check, rates = "compiled, Python 3.11, abc", "(10.0% to 90.0%), +3.0 | - | - | -"
    assert [line for line in lines if not line.startswith("| bot")] == [
        "## mini",
        f"| b | 4 | fixed | 80.0% {rates} | {check} |",
        f"| a | 4 | fixed | 20.0% {rates} | {check} |",
        f"| c | 4 | fixed | - | - | - | - | {check} |",
        "## Older results",
        f"| d | 4 | fixed | 90.0% {rates} | no |",
    ]


def test_interrupted_entry_continues_with_its_missing_matches(tmp_path: Path) -> None:
    board = load("benchmarks/leaderboard.py")
    entry, file = board.Entry("mine", "random", ("mini",)), tmp_path / "mine.json"
    board.play(entry, 2, file, lambda: file.exists())
    [first] = json.loads(file.read_text(encoding="utf-8"))["results"]
    file.write_text(file.read_text(encoding="utf-8").replace('"won": ', '"won": 7'), encoding="utf-8")
    board.play(entry, 2, file, lambda: False)
    whole = json.loads(file.read_text(encoding="utf-8"))["results"]
    assert [row["opponent"] for row in whole] == list(REFERENCE_BOTS)
    assert whole[0]["won"] != first["won"]  # it was kept
    board.play(entry, 4, file, lambda: False)
    assert json.loads(file.read_text(encoding="utf-8"))["results"][0]["games"] == 4


def test_trained_policies_have_three_seeds_at_every_task() -> None:
    board = load("benchmarks/leaderboard.py")
    commands = board.training_commands()
    for task in TASKS:
        policies = {board.ENTRIES[f"learn-{task}-{seed}"].code.removeprefix("policy:") for seed in (1, 2, 3)}
        assert len(policies) == 3
        assert policies == {words.split()[-1] for words in commands if words.split()[-1] in policies}


def test_recorded_commits_are_in_the_history() -> None:
    """A figure whose commit nobody can check out says so."""
    if git("rev-parse", "--is-inside-work-tree") != "true" or git("rev-parse", "--is-shallow-repository") != "false":
        pytest.skip("needs the whole history")
    known = f"\n{git('rev-list', 'HEAD')}"
    for file in sorted((ROOT / "benchmarks").rglob("*.json")):
        for commit in commits_in(json.loads(file.read_text(encoding="utf-8"))):
            assert commit in (UNPUBLISHED, None) or f"\n{commit.removesuffix('+')}" in known, f"{file}: {commit}"


UNPUBLISHED = "before publication"  # the commit is not in the published history


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def commits_in(value: Any) -> Iterator[Any]:
    """Yield the values of all fields called commit."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from [part] if name == "commit" else commits_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from commits_in(part)


def test_every_curriculum_game_has_a_curve() -> None:
    courses = load("benchmarks/curves.py").LEARNING_CURVES.values()
    solved_exactly = "Nano"
    games = [name for name in ENVIRONMENTS if name != solved_exactly]
    assert [course.description.split()[0] for course in courses] == games


def test_learning_curves_are_drawn_from_the_baselines() -> None:
    curves = load("benchmarks/curves.py")
    for name, course in curves.LEARNING_CURVES.items():
        environment, *words = course.description.split()
        wanted = {word[2:]: value for word, value in zip(words[::2], words[1::2], strict=True)}
        for seed, report in zip(curves.seeds_of(name), curves.read_reports(name), strict=True):
            about = report["about"]
            assert {word: str(about[word]) for word in wanted} == wanted
            assert (about["environment"], about["seed"]) == (environment, seed)
    drawn = (ROOT / "docs" / "curves.svg").read_text(encoding="utf-8")
    assert drawn == curves.draw_picture(), "run python benchmarks/curves.py"


def test_curve_shows_the_mean_and_range_of_its_seeds() -> None:
    curves = load("benchmarks/curves.py")
    few = {"steps": 64, "games": 3, "won": 0.9}
    reports = [{"curve": [few, {"steps": 128, "games": 300, "won": won}]} for won in (0.4, 0.5, 0.6)]
    [(steps, middle, least, most)] = curves.curve_points(reports)
    assert (steps, round(middle, 6), least, most) == (128, 0.5, 0.4, 0.6)
