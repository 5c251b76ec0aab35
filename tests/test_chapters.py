"""Every chapter of the tutorial, played through: expected moves, mistakes, opponents and texts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from nasrid import Game, IllegalActionError, parse_action, write_action
from nasrid.chapters import LEARNER_SEAT, Chapter, load_chapters
from tests.test_locales import ROOT, english

STEP_KEYS = {"say", "highlight", "expect", "on_mistake", "try", "rule", "move", "sheet", "terms"}
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
HIGHLIGHT_RE = re.compile(
    r"(cell -?\d+,-?\d+|display-\d|display|hand|site|reserve|huts|bag|deck|dirk|marker|vizier|hint|menu"
    r"|(site|unplaced|reserve|hand|bonus|hut)-[\w-]+|row-\w+)"
)
EVERY_CHAPTER = pytest.mark.parametrize("chapter", load_chapters().values(), ids=lambda chapter: chapter.name)


def played(chapter: Chapter) -> Iterator[tuple[dict[str, Any], Game]]:
    """Yield each step with the game before it."""
    game = Game.from_position(chapter.position)
    for step in chapter.steps:
        yield step, game.copy()
        for action in [step["move"]] if "move" in step else step.get("expect", [])[:1]:
            game.apply(parse_action(action))


@cache
def terms() -> dict[str, re.Pattern[str]]:
    path = ROOT / "src" / "nasrid" / "chapters" / "terms.json"
    return {term: re.compile(rf"\b({words})\b", re.I) for term, words in json.loads(path.read_text("utf-8")).items()}


def words(chapter: Chapter, name: str) -> str:
    return english()[f"tutorial-{chapter.name}-{name}"].text


@EVERY_CHAPTER
def test_position_is_in_canonical_notation(chapter: Chapter) -> None:
    assert Game.from_position(chapter.position).position() == chapter.position
    assert chapter.options == Game.from_position(chapter.position).options


@EVERY_CHAPTER
def test_every_scripted_action_is_legal(chapter: Chapter) -> None:
    wanted = 0
    for step, game in played(chapter):
        assert set(step) <= STEP_KEYS
        if "expect" in step:
            assert game.seat == LEARNER_SEAT
            assert all(game.is_legal(parse_action(action)) for action in step["expect"])
            wanted += 1
        elif "move" in step:
            assert game.seat not in (LEARNER_SEAT, None)
            assert game.is_legal(parse_action(step["move"])), step
    assert wanted
    assert {"move", "expect", "try"}.isdisjoint(chapter.steps[-1]), "a chapter ends with words"


@EVERY_CHAPTER
def test_alternative_moves_lead_to_the_same_continuation(chapter: Chapter) -> None:
    for number, step in enumerate(chapter.steps):
        for action in step.get("expect", [])[1:]:
            steps = (*chapter.steps[:number], step | {"expect": [action]}, *chapter.steps[number + 1 :])
            for later, game in played(Chapter(chapter.name, chapter.position, steps)):
                assert "move" not in later or game.is_legal(parse_action(later["move"]))


@EVERY_CHAPTER
def test_answers_to_wrong_moves_belong_to_legal_moves(chapter: Chapter) -> None:
    for step, game in played(chapter):
        legal = {write_action(action) for action in game.legal_actions()} - set(step.get("expect", []))
        for beginning in step.get("on_mistake", {}):
            assert any(action.startswith(beginning) for action in legal), f"{step['say']}: {beginning}"


@EVERY_CHAPTER
def test_mistake_breaks_the_explained_rule(chapter: Chapter) -> None:
    for step, game in played(chapter):
        if "try" in step:
            with pytest.raises(IllegalActionError) as refused:
                game.apply(parse_action(step["try"]))
            assert refused.value.rule == step["rule"]


def test_first_chapter_has_a_mistake() -> None:
    assert any("try" in step for step in next(iter(load_chapters().values())).steps)


@EVERY_CHAPTER
def test_every_named_rule_exists(chapter: Chapter) -> None:
    for step in chapter.steps:
        assert "rule" not in step or f"**{step['rule']}**" in RULES, step


@EVERY_CHAPTER
def test_texts_and_messages_correspond(chapter: Chapter) -> None:
    said = {step["say"] for step in chapter.steps if "say" in step}
    said |= {answer for step in chapter.steps for answer in step.get("on_mistake", {}).values()}
    prefix = f"tutorial-{chapter.name}-"
    assert {name.removeprefix(prefix) for name in english() if name.startswith(prefix)} == said
    assert all("say" in step or "move" in step for step in chapter.steps)
    assert {f"tutorial-chapter-{chapter.name}", f"tutorial-chapter-{chapter.name}-about"} <= english().keys()


@EVERY_CHAPTER
def test_terms_are_explained_before_use(chapter: Chapter) -> None:
    first = next(iter(load_chapters().values()))
    before = {*([] if chapter is first else [first.name]), *chapter.requires}
    known = {term for name in before for step in load_chapters()[name].steps for term in step.get("terms", ())}
    for step in chapter.steps:
        known |= set(step.get("terms", ()))
        assert known <= terms().keys()
        for name in filter(None, (step.get("say"), *step.get("on_mistake", {}).values())):
            used = {term for term, pattern in terms().items() if pattern.search(words(chapter, name))}
            assert used <= known, f"{name} uses {', '.join(sorted(used - known))}"
        for term in step.get("terms", ()):
            assert terms()[term].search(words(chapter, step["say"])), f"{step['say']} does not explain {term}"


@EVERY_CHAPTER
def test_every_highlight_is_part_of_the_table(chapter: Chapter) -> None:
    for step, game in played(chapter):
        for place in step.get("highlight", ()):
            assert HIGHLIGHT_RE.fullmatch(place), place
            kind, _, which = place.partition("-")
            if kind == "site" and which:
                assert which in [face.name for face in game.view(LEARNER_SEAT).site if face], place
            if kind == "display" and which:
                assert int(which) < len(game.view(LEARNER_SEAT).display), place


@EVERY_CHAPTER
def test_score_sheet_step_has_a_score_sheet(chapter: Chapter) -> None:
    for step, game in played(chapter):
        assert not step.get("sheet") or game.sheets


@EVERY_CHAPTER
def test_game_can_be_finished_after_the_last_step(chapter: Chapter) -> None:
    *_, (_, game) = played(chapter)
    assert not game.is_over
    random = Random(1)
    for _ in range(2000):
        if game.is_over:
            return
        game.apply_silently(game.random_action(random))
    pytest.fail("it does not end")


@EVERY_CHAPTER
def test_opponents_follow_the_script_with_the_learner(chapter: Chapter) -> None:
    game = Game.from_position(chapter.position)
    moves = 0
    while (move := chapter.next_move(game.actions)) or game.seat == LEARNER_SEAT:
        if move is None and not (wanted := wanted_after(chapter, game)):
            break
        game.apply(parse_action(move or wanted[0]))
        moves += move is not None
    assert moves == sum("move" in step for step in chapter.steps)


def wanted_after(chapter: Chapter, game: Game) -> list[str]:
    acting = [step for step in chapter.steps if "expect" in step or "move" in step]
    here = acting[len(game.actions) :]
    return here[0].get("expect", []) if here else []


def test_opponents_play_freely_after_the_learner_leaves_the_script() -> None:
    basics = load_chapters()["basics"]
    game = Game.from_position(basics.position)
    game.apply(parse_action("take y9"))
    assert game.seat != LEARNER_SEAT
    assert basics.next_move(game.actions) is None


def test_cards_may_be_named_in_any_order() -> None:
    basics = load_chapters()["basics"]
    game = Game.from_position(basics.position)
    script = [step.get("expect", [step.get("move")])[0] for step in basics.steps if "expect" in step or "move" in step]
    for action in script[: script.index("buy tower9NE o3 o7")]:
        game.apply(parse_action(action))
    game.apply(parse_action("buy tower9NE o7 o3"))
    game.apply(parse_action("reserve tower9NE"))
    assert basics.next_move(game.actions) == "take o5"
