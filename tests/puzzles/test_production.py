"""The production of puzzles: the mine, the verification, interrupted runs and damaged files."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nasrid import parse_action
from nasrid.puzzles import Puzzle, PuzzleError, production
from nasrid.puzzles.mining import TABLES, MinedGame, Yield, mine_game, sampled_position
from nasrid.puzzles.production import MOST_PER_THEME, Production, produce, read_folder
from nasrid.puzzles.puzzle import write_puzzles
from nasrid.puzzles.search import MIN_GAP, choice_of
from nasrid.puzzles.verification import verify
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import GAMES, MODULES
from tests.positions import table

SEED, NUMBER = 1, 1  # of a game between two players that has puzzles
LAST_PLACING: dict[str, Any] = {"players": 2, "scores": [50, 50], "agenda": "place 0; begin_turn 1"}


@cache
def mined() -> MinedGame:
    return mine_game(SEED, NUMBER)


# The mine


def test_tables_have_every_game_module_and_several_numbers_of_players() -> None:
    options = [Options.of(**each) for each in TABLES]
    assert {each.game for each in options} == set(GAMES)
    assert {module for each in options for module in each.modules} == set(MODULES)
    assert len({each.players for each in options}) > 2


def test_mine_counts_what_passes_each_step() -> None:
    counts = mined().counts
    assert counts.decisions > counts.sifted > counts.promising == len(mined().positions) > 0
    assert len(mined().themes) == len(mined().positions)
    assert all(mined().themes)


def test_mined_positions_hide_nothing_real() -> None:
    """The seat sees the same, and all that it does not see is drawn from the seed."""
    game = Game.new(Options.of(game="alhambra", players=3), 5)
    for _ in range(12):
        assert game.seat is not None
        game.apply(game.legal_actions()[0])
    view = game.view(game.seat)
    one, same, other = (sampled_position(view, seed) for seed in (1, 1, 2))
    assert one == same != other
    for position in (one, other):
        sampled = Game.from_position(position)
        assert sampled.view(view.viewer) == view
        assert sampled.state.chance.key == bytes(32)
        assert position != game.position()


# The verification


def test_clearly_best_move_makes_a_puzzle() -> None:
    game = table(**LAST_PLACING, to_place=["tower8NES"])
    puzzle = verify(game.position(), 5)
    assert puzzle
    assert puzzle.solutions == ("build tower8NES 1,0",)
    assert [move.action for move in puzzle.moves[1:]] == ["reserve tower8NES", "give tower8NES"]
    assert all(move.loss > MIN_GAP for move in puzzle.moves[1:])
    assert puzzle.themes == ("wall", "endgame")


def test_two_equal_moves_make_no_puzzle() -> None:
    game = table(**LAST_PLACING, to_place=["garden10"])
    assert len({choice_of(action) for action in game.legal_actions()}) > 2
    assert verify(game.position(), 5) is None


def test_position_without_a_theme_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nasrid.puzzles.verification.themes_of", lambda *_: ())
    assert verify(table(**LAST_PLACING, to_place=["tower8NES"]).position(), 5) is None


def test_same_seed_gives_the_same_puzzles() -> None:
    again = mine_game(SEED, NUMBER)
    assert again == mined()
    position = mined().positions[-1]
    assert verify(position, 7) == verify(position, 7)


# Runs


class Mine:
    """Replaces the work of a run by positions that cost nothing."""

    def __init__(self) -> None:
        self.played: list[int] = []
        self.verified: list[str] = []
        self.interrupts_at: int | None = None

    def mine(self, seed: int, number: int, wanted: Sequence[str]) -> MinedGame:
        if number == self.interrupts_at:
            raise KeyboardInterrupt
        self.played.append(number)
        game = table(**LAST_PLACING | {"to_place": ["tower8NES"], "scores": [10 * seed + number] * 2})
        return MinedGame([game.position()], [["wall", "endgame"]], Yield(10, 5, 1))

    def verify(self, position: str, seed: int) -> Puzzle | None:
        self.verified.append(position)
        return verify(position, seed)


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch) -> Mine:
    work = Mine()
    monkeypatch.setattr(production, "mine_game", work.mine)
    monkeypatch.setattr(production, "verify", work.verify)
    return work


def last(folder: Path, games: int, seed: int = SEED) -> Production:
    return list(produce(folder, seed, games))[-1]


def test_mine_can_look_for_a_theme_only() -> None:
    wanted, others = mine_game(SEED, NUMBER, ("exact",)), mined()
    assert wanted.counts.decisions == others.counts.decisions
    assert 0 < wanted.counts.sifted < others.counts.sifted
    assert any("exact" in themes for themes in wanted.themes)


def test_run_continues_where_it_was_interrupted(mine: Mine, tmp_path: Path) -> None:
    mine.interrupts_at = 2
    with pytest.raises(KeyboardInterrupt):
        last(tmp_path / "new" / "folder", 3)
    mine.interrupts_at = None
    whole = last(tmp_path / "new" / "folder", 4)
    assert mine.played == [0, 1, 2, 3], "no game is played twice"
    assert len(mine.verified) == 4
    assert whole == last(tmp_path / "other", 4), "the interruption changes nothing"
    assert (whole.games, whole.verified, whole.counts) == (4, 4, Yield(40, 20, 4))
    assert whole.themes == {"wall": len(whole.puzzles), "endgame": len(whole.puzzles)}


def test_plentiful_themes_are_not_verified(mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_PER_THEME > 2
    monkeypatch.setattr(production, "MOST_PER_THEME", 2)
    run = last(tmp_path, 4)
    assert (run.counts.promising, run.verified, len(run.puzzles)) == (4, 2, 2)


def test_puzzles_of_all_seeds_are_packed_together(mine: Mine, tmp_path: Path) -> None:
    runs = [last(tmp_path, 2, seed) for seed in (1, 2)]
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    together = read_folder(tmp_path)
    assert together.puzzles == runs[0].puzzles | runs[1].puzzles
    assert (together.games, len(together.puzzles)) == (4, 4)
    assert read_folder(tmp_path / "none") == Production()
    assert write_puzzles(together.puzzles.values()) == write_puzzles(read_folder(tmp_path).puzzles.values())


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[:-10],
        lambda text: "[]",
        lambda text: json.dumps({**json.loads(text), "mined": {}}),
        lambda text: json.dumps({**json.loads(text), "verified": [{}]}),
        lambda text: json.dumps({**json.loads(text), "verified": [{"position": 3}]}),
        lambda text: json.dumps({**json.loads(text), "verified": [{"position": ""}]}),
        lambda text: json.dumps({**json.loads(text), "verified": 3}),
    ],
)
def test_damaged_game_is_named_with_the_remedy(damage: Callable[[str], str], mine: Mine, tmp_path: Path) -> None:
    last(tmp_path, 1)
    file = tmp_path / f"game-{SEED}-0.json"
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    problem = rf"{file} is damaged \(.*\); delete it, and it is made again"
    with pytest.raises(PuzzleError, match=problem):
        last(tmp_path, 2)
    with pytest.raises(PuzzleError, match=problem):
        read_folder(tmp_path)
    file.unlink()
    assert last(tmp_path, 1).games == 1


def test_game_with_puzzles_is_stored_as_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real run."""
    monkeypatch.setattr(production, "mine_game", lambda seed, number, wanted: mined())
    run = last(tmp_path, 1)
    assert run.counts == mined().counts
    assert run.verified == len(mined().positions)
    assert run.puzzles
    for puzzle in run.puzzles.values():
        assert puzzle.position in mined().positions
        assert puzzle.game().explain_illegal(parse_action(puzzle.solutions[0])) is None
    assert read_folder(tmp_path) == run
