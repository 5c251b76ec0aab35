"""Every text of the client is there, and every text that is there is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from nasrid.bots.judgement.reasons import WHAT, WHY
from nasrid.rules.table.events import EVENTS
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import STATUS

ROOT = Path(__file__).parent.parent
RULES = ROOT / "src" / "nasrid" / "rules"
RULE_ID = re.compile(r"(?:CORE|ALH|GRA|DUO|COMBO|EXP|VIZ|EXCH|BONUS|HUT|AMB)(?:-[A-Z]+)?-[A-Z]?\d+")

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{[^{}\"]*?\$(\w+)")
LITERAL = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
BUILT = re.compile(r"`([a-z][a-z-]*-)\$\{")  # `building-${name}`
CALL = re.compile(r"""\b(?:t|find)\(\s*["']([\w-]+)["']\s*(\)|,\s*\{([^{}]*)\})?""")


def messages(folder: Path) -> list[tuple[str, str]]:
    paths = sorted(folder.glob("*.ftl"))
    return [found for path in paths for found in MESSAGE.findall(path.read_text(encoding="utf-8"))]


def texts(folder: Path) -> dict[str, str]:
    return dict(messages(folder))


def sources() -> str:
    """All code of the client but its tests."""
    paths = (path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths) if ".test." not in path.name)


def rules_named_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
            yield node.value


def calls() -> list[tuple[str, str, str]]:
    """Every message asked for by its id, how the call goes on, and the variables as they are written."""
    return CALL.findall(CODE)


ENGLISH = texts(ROOT / "locales" / "en")
CODE = sources()


def test_every_rule_that_an_action_can_break_is_explained() -> None:
    named = {rule for path in RULES.rglob("*.py") if path.name != "setup.py" for rule in rules_named_in(path)}
    assert named
    explained = {name.removeprefix("rule-") for name in ENGLISH if name.startswith("rule-")}
    assert explained == named


def test_every_way_to_find_the_start_player_is_told() -> None:
    named = set(rules_named_in(RULES / "turn" / "setup.py"))
    assert named
    assert set(re.findall(rf"\[({RULE_ID.pattern})\]", ENGLISH["story-start_player_found"])) == named


def test_everything_that_happens_is_told_by_the_message_of_its_name() -> None:
    """And what is told is an event, or something that code asks for."""
    happens = {*EVENTS.members, *(str(entry.__struct_config__.tag) for entry in get_args(AnyEntry))} - {"acted"}
    told = {name.removeprefix("story-") for name in ENGLISH if name.startswith("story-")}
    assert not happens - told
    literal, built = set(LITERAL.findall(CODE)), tuple(set(BUILT.findall(CODE)) - {"story-"})
    assert not [
        name for name in told - happens if f"story-{name}" not in literal and not f"story-{name}".startswith(built)
    ]


def test_every_refusal_of_the_server_is_explained() -> None:
    codes = {f"error-{code.replace('_', '-')}" for code in STATUS}
    ours = {"error-not-here", "error-offline", "error-other"}
    assert {name for name in ENGLISH if name.startswith("error-")} == codes | ours


@pytest.mark.parametrize(("keys", "prefix"), [(WHAT, "hint-what-"), (WHY, "hint-why-")])
def test_every_reason_of_a_bot_is_told_with_its_facts(keys: dict[str, str], prefix: str) -> None:
    assert {name.removeprefix(prefix) for name in ENGLISH if name.startswith(prefix)} == set(keys)
    for key, sentence in keys.items():
        facts = set(re.findall(r"\{(\w+)\}", sentence))
        assert set(VARIABLE.findall(ENGLISH[prefix + key])) <= facts, key


def test_every_message_that_is_asked_for_exists() -> None:
    missing = {name for name, _, _ in calls()} - ENGLISH.keys()
    assert not missing, sorted(missing)


def test_every_message_gets_its_variables() -> None:
    wrong = []
    for name, ends, given in calls():
        if not ends or "..." in given:
            continue  # the variables are not written there
        names = set(re.findall(r"(?:^|,)\s*(\w+)", given))
        lacking = set(VARIABLE.findall(ENGLISH.get(name, ""))) - names
        if lacking:
            wrong.append(f"{name} lacks {', '.join(sorted(lacking))}")
    assert not wrong, "\n".join(wrong)


def test_every_message_is_used() -> None:
    literal, built = set(LITERAL.findall(CODE)), tuple(set(BUILT.findall(CODE)))
    unused = [name for name in ENGLISH if name not in literal and not name.startswith(built)]
    assert not unused, unused


@pytest.mark.parametrize("folder", sorted((ROOT / "locales").iterdir()), ids=lambda folder: folder.name)
def test_every_language_has_each_message_once_and_none_that_english_lacks(folder: Path) -> None:
    names = [name for name, _ in messages(folder)]
    assert sorted(names) == sorted(set(names))
    assert not set(names) - ENGLISH.keys()
