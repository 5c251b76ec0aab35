"""Every rule of docs/rules.md has a test that names it, or a reason in rules_without_test.toml."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
EXEMPT_RULES: dict[str, str] = tomllib.loads((TESTS / "rules_without_test.toml").read_text(encoding="utf-8"))

# CON-* only compare editions; the resulting rules and rulings have their own ids.
DEFINITION_RE = re.compile(
    r"\*\*((?:CORE|ALH|GRA|DUO|COMBO|EXP|VIZ|EXCH|BONUS|HUT|TC|DT|AMB)(?:-[A-Z]+)?-[A-Z]?\d+)\*\*"
)

NAMED_RE = re.compile(r"\b(?:CORE|ALH|DUO|AMB)(?:-[A-Z]+)?(?:-[A-Z]?\d+)?\b")


def named_rules(source: str) -> Iterator[str]:
    """Yield the ids in every `pytest.mark.rule(...)`, whether a decorator, a pytestmark or the mark of a param."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"not a literal rule id: {ast.unparse(argument)}"
                yield str(argument.value)


DEFINED_RULES = DEFINITION_RE.findall(RULES)


@cache  # on demand, because every test process imports this file
def rules_named_by_tests() -> dict[str, Path]:
    """Return the rules that tests name, with the file."""
    return {
        rule: path.relative_to(TESTS)
        for path in sorted(TESTS.rglob("*.py"))
        for rule in named_rules(path.read_text(encoding="utf-8"))
    }


def test_every_rule_is_defined_once() -> None:
    assert DEFINED_RULES
    assert sorted(set(DEFINED_RULES)) == sorted(DEFINED_RULES)


def test_every_rule_has_a_test_or_a_reason() -> None:
    missing = [rule for rule in DEFINED_RULES if rule not in rules_named_by_tests() and rule not in EXEMPT_RULES]
    assert not missing, f"{len(missing)} rules without a test:\n" + "\n".join(missing)


def test_every_marker_names_a_rule() -> None:
    unknown = [f"{rule} in {path}" for rule, path in rules_named_by_tests().items() if rule not in DEFINED_RULES]
    assert not unknown, "\n".join(unknown)


def test_every_exemption_is_needed_and_has_a_reason() -> None:
    wrong = [
        rule
        for rule, reason in EXEMPT_RULES.items()
        if rule not in DEFINED_RULES or rule in rules_named_by_tests() or not reason
    ]
    assert not wrong, "unknown, tested or without a reason: " + ", ".join(wrong)


def test_every_rule_that_the_jax_environment_names_is_defined() -> None:
    groups = {rule.rsplit("-", 1)[0] for rule in DEFINED_RULES}
    sources = sorted((TESTS.parent / "src" / "nasrid" / "envs" / "jax").glob("*.py"))
    named = {rule: path.name for path in sources for rule in NAMED_RE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 60
    unknown = [f"{rule} in {name}" for rule, name in named.items() if rule not in {*DEFINED_RULES, *groups}]
    assert not unknown, "\n".join(unknown)
