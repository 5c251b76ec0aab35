"""Every message exists in every language and is used."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from nasrid.bots.catalogue import PROBLEM_TEXTS
from nasrid.bots.heuristics.reasons import MOVE_KEYS, OBJECTION_KEYS, REASON_KEYS
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.specs import MODULES
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import HTTP_STATUS

ROOT = Path(__file__).parent.parent
RULES = ROOT / "src" / "nasrid" / "rules"
LOCALES = ROOT / "locales"
RULE_ID_RE = re.compile(r"(?:CORE|ALH|GRA|DUO|COMBO|EXP|VIZ|EXCH|BONUS|HUT|AMB)(?:-[A-Z]+)?-[A-Z]?\d+")
OTHER_LANGUAGES = sorted(set(json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))) - {"en"})

LITERAL_RE = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
BUILT_ID_RE = re.compile(
    r"""(?:`([a-z][a-z-]*-)\$\{|f["']([a-z][a-z-]*-)\{)"""
)  # `building-${name}`, f"building-{name}"
CALL_RE = re.compile(r"""\b(?:t|find)\(\s*["']([\w-]+)["']\s*(\)|,\s*\{([^{}]*)\})?""")
PYTHON_CALL_RE = re.compile(r"""\b(?:t|find)\(\s*["']([\w-]+)["']""")


class Message(NamedTuple):
    file: str
    text: str  # without selectors and variables
    variables: frozenset[str]
    selected: frozenset[str]  # variables that only select a variant and may have no text of their own
    references: frozenset[str]  # ids of messages, and of terms with a leading hyphen


class Reader(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.selected: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802 (called by its name)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: syntax.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_NamedArgument(self, node: syntax.NamedArgument) -> None:  # noqa: N802
        """Skip arguments of functions, such as date styles, which are not text."""

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: syntax.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802
        self.selected.update(re.findall(r"\$(\w+)", serialize_expression(node.selector)))
        self.generic_visit(node)


@cache
def read(language: str) -> dict[str, Message]:
    """Return all messages and terms by id. Fail on syntax errors and duplicates."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, syntax.Junk), f"{path}: {entry.content}"
            if isinstance(entry, (syntax.Message, syntax.Term)):
                name = f"{'-' if isinstance(entry, syntax.Term) else ''}{entry.id.name}"
                assert name not in found, f"{language}: {name} is there twice"
                found[name] = _message(path.stem, entry)
    return found


def _message(file: str, entry: syntax.Message | syntax.Term) -> Message:
    reader = Reader()
    reader.visit(entry.value)
    for attribute in entry.attributes:
        reader.visit(attribute.value)
    return Message(
        file,
        " ".join(reader.texts),
        frozenset(reader.variables),
        frozenset(reader.selected),
        frozenset(reader.references),
    )


def sources(folder: Path, *suffixes: str) -> str:
    """Return all code below a folder except tests."""
    paths = (path for path in folder.rglob("*") if path.suffix in suffixes and "static" not in path.parts)
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths) if ".test." not in path.name)


def rules_named_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID_RE.fullmatch(node.value):
            yield node.value


@cache  # on demand, because every test process imports this file
def english() -> dict[str, Message]:
    """Return all English messages without terms."""
    return {name: message for name, message in read("en").items() if not name.startswith("-")}


CLIENT_CODE = sources(ROOT / "web" / "src", ".ts", ".svelte")
PYTHON_CODE = sources(ROOT / "src" / "nasrid", ".py")
ALL_CODE = CLIENT_CODE + PYTHON_CODE


def names_with(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in english() if name.startswith(prefix)}


def built() -> tuple[str, ...]:
    """Return the prefixes of ids that code assembles."""
    return tuple({one or other for one, other in BUILT_ID_RE.findall(ALL_CODE)})


# English


def test_every_breakable_rule_is_explained() -> None:
    named = {rule for path in RULES.rglob("*.py") if path.name != "setup.py" for rule in rules_named_in(path)}
    assert named
    assert names_with("rule-") == named


def test_every_way_to_find_the_start_player_has_a_message() -> None:
    named = set(rules_named_in(RULES / "turn" / "setup.py"))
    assert named
    story = (LOCALES / "en" / "story.ftl").read_text(encoding="utf-8")
    [message] = re.findall(r"^story-start_player_chosen = .*(?:\n[ }].*)*", story, re.MULTILINE)
    assert set(re.findall(rf"\[({RULE_ID_RE.pattern})\]", message)) == named


def test_every_event_has_a_message() -> None:
    """All other event messages are used by code."""
    happens = {*EVENTS.members, *(str(entry.__struct_config__.tag) for entry in get_args(AnyEntry))} - {"acted"}
    assert not happens - names_with("story-")
    literal, begun = set(LITERAL_RE.findall(ALL_CODE)), tuple(set(built()) - {"story-"})
    others = (f"story-{name}" for name in names_with("story-") - happens)
    assert not [name for name in others if name not in literal and not name.startswith(begun)]


@pytest.mark.parametrize("prefix", ["module-", "new-module-", "home-about-", "scorepad-setup-"])
def test_every_module_has_a_name_and_descriptions(prefix: str) -> None:
    assert set(MODULES) <= names_with(prefix)


def test_every_incompatible_module_has_a_reason() -> None:
    assert {f"{name}-not" for name, module in MODULES.items() if module.incompatible_games} <= names_with("new-module-")


def test_every_action_has_a_label() -> None:
    """An action without code of its own in the client has a plain button, whose label has only the pieces."""
    for verb in ACTIONS.members:
        label = english()[f"table-do-{verb}"]
        assert f'"table-do-{verb}"' in CLIENT_CODE or label.variables <= {"pieces"}, verb


DEVICE_ERRORS = {"not-here", "not-loaded", "storage-blocked", "storage-full"}


def test_every_server_error_is_explained() -> None:
    codes = {code.replace("_", "-") for code in HTTP_STATUS}
    assert names_with("error-") == codes | {"offline", "other"} | DEVICE_ERRORS


@pytest.mark.parametrize(
    ("keys", "prefix"),
    [(MOVE_KEYS, "hint-what-"), (REASON_KEYS, "hint-why-"), (OBJECTION_KEYS, "hint-but-")],
)
def test_every_bot_reason_has_a_message_with_its_values(keys: dict[str, tuple[str, ...]], prefix: str) -> None:
    assert names_with(prefix) == set(keys)
    for key, facts in keys.items():
        composed = {name for fact, name in (("side", "where"), ("currency", "payment")) if fact in facts}
        assert english()[prefix + key].variables <= {*facts, *composed}, key


def test_impossible_bots_are_described_like_the_bot_errors() -> None:
    messages = (LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8").replace("{ $", "{").replace(" }", "}")
    assert dict(re.findall(r"^(bot-[\w-]+) = (.*)", messages, re.MULTILINE)) == PROBLEM_TEXTS


def test_every_requested_message_exists() -> None:
    asked = {name for name, _, _ in CALL_RE.findall(CLIENT_CODE)} | set(PYTHON_CALL_RE.findall(PYTHON_CODE))
    assert not asked - english().keys(), sorted(asked - english().keys())


def test_every_message_gets_its_variables() -> None:
    wrong = []
    for name, ends, given in CALL_RE.findall(CLIENT_CODE):
        if not ends or "..." in given or name not in english():
            continue  # the variables are not literal there
        names = set(re.findall(r"(?:^|,)\s*(\w+)", given))
        if lacking := english()[name].variables - names:
            wrong.append(f"{name} lacks {', '.join(sorted(lacking))}")
    for node in ast.walk(ast.parse("\n".join(PYTHON_CODE.split("from __future__ import annotations")))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("t", "find"):
            [asked, *_] = node.args
            keywords = {keyword.arg for keyword in node.keywords}
            if isinstance(asked, ast.Constant) and None not in keywords:
                name = str(asked.value)
                if lacking := english()[name].variables - {str(keyword) for keyword in keywords}:
                    wrong.append(f"{name} lacks {', '.join(sorted(lacking))}")
    assert not wrong, "\n".join(wrong)


def test_every_message_is_used() -> None:
    literal, begun = set(LITERAL_RE.findall(ALL_CODE)), built()
    unused = [name for name in english() if name not in literal and not name.startswith(begun)]
    assert not unused, unused


# The other languages


def test_every_listed_language_exists() -> None:
    assert sorted({"en", *OTHER_LANGUAGES}) == sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_language_has_every_english_message_in_the_same_file(language: str) -> None:
    theirs = {name: message.file for name, message in read(language).items() if not name.startswith("-")}
    ours = {name: message.file for name, message in english().items()}
    assert theirs == ours


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_message_has_the_variables_of_english(language: str) -> None:
    """A variable that only selects words may be missing where the words are equal."""
    wrong = []
    for name, message in english().items():
        theirs = read(language)[name].variables
        if theirs - message.variables:
            wrong.append(f"{name}: {', '.join(theirs - message.variables)} is unknown")
        if lacking := message.variables - message.selected - theirs:
            wrong.append(f"{name}: {', '.join(lacking)} is left out")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", *OTHER_LANGUAGES])
def test_references_stay_within_the_file_or_common(language: str) -> None:
    """Other files may not be loaded yet."""
    found = read(language)
    wrong = [
        f"{name} -> {other}"
        for name, message in found.items()
        for other in message.references
        if other not in found or found[other].file not in (message.file, "common")
    ]
    assert not wrong, wrong


# Letters on pieces, keys and names may be equal.
UNTRANSLATED_PREFIXES = ("art-", "bot-name-", "table-key-")
EQUAL_WORDS: dict[str, list[str]] = json.loads((LOCALES / "same.json").read_text(encoding="utf-8"))


def words_of(message: Message) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", message.text)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_no_text_is_left_in_english(language: str) -> None:
    """Words that are equal in both languages are listed."""
    known = {*EQUAL_WORDS["*"], *EQUAL_WORDS[language]}
    left = [
        name
        for name, message in english().items()
        if not name.startswith(UNTRANSLATED_PREFIXES)
        and (words := words_of(message))
        and words == words_of(read(language)[name])
        and not known.issuperset(words)
    ]
    assert not left, left


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_glossary_term_is_used(language: str) -> None:
    """A term may occur in any of its forms; endings may differ."""
    text = _plain(" ".join(message.text for message in read(language).values()))
    terms = list(_terms(language))
    assert len(terms) > 80
    unused = [term for term in terms if not any(_is_in(form, text) for form in _forms(term))]
    assert not unused, unused


def _terms(language: str) -> Iterator[str]:
    """Yield the second column of all tables."""
    for line in (LOCALES / language / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        is_row = line.startswith("|") and cells[0] != "English" and not cells[0].startswith(("-", "*"))
        if is_row and cells[1]:
            yield cells[1]


def _forms(term: str) -> list[str]:
    return [form.strip() for form in re.split(r"[;,/]|: ", re.sub(r"\([^)]*\)", "", term)) if form.strip()]


def _is_in(form: str, text: str) -> bool:
    return all(word[: max(3, len(word) - 2)] in text for word in _plain(form).split())


def _plain(text: str) -> str:
    return text.lower().replace("\u00a0", " ").replace("’", "'").replace("*", "").replace('"', "")


# Text in code

LETTER_RE = re.compile(r"[^\W\d_]")
PHRASE_RE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
ATTRIBUTE_TEXT_RE = re.compile(r'\b(?:aria-label|aria-description|title|placeholder|alt)="([^"{]*)"')
COMMAND_RE = re.compile(r"nasrid |--|bold ")  # commands and styles are equal in every language


def markup(component: str) -> str:
    """Return the markup without script, style, comments, commands and expressions in braces."""
    bare = re.sub(r"<(script|style|code).*?</\1>|<!--.*?-->", "", component, flags=re.DOTALL)
    while (shorter := re.sub(r"\{[^{}]*\}", "", bare)) != bare:
        bare = shorter
    return bare


@pytest.mark.parametrize(
    "path", sorted((ROOT / "web" / "src").rglob("*.svelte")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_components_contain_no_text(path: Path) -> None:
    bare = markup(path.read_text(encoding="utf-8"))
    texts = [text.strip() for text in re.findall(r">([^<>]*)<", bare)] + ATTRIBUTE_TEXT_RE.findall(bare)
    assert not [text for text in texts if LETTER_RE.search(re.sub(r"&\w+;", "", text))]


USER_FACING_PATHS = ["cli", "terminal", "arena/command.py", "arena/report.py", "envs/rendering.py"]


def test_python_for_users_contains_no_text() -> None:
    folders = (ROOT / "src" / "nasrid" / name for name in USER_FACING_PATHS)
    paths = [path for folder in folders for path in ([folder] if folder.is_file() else sorted(folder.rglob("*.py")))]
    wrong = [
        f"{path.relative_to(ROOT)}:{constant.lineno}: {constant.value!r}"
        for path in paths
        if path.name != "wording.py"  # contains argparse's own texts
        for constant in _texts(ast.parse(path.read_text(encoding="utf-8")))
        if PHRASE_RE.search(str(constant.value)) and not COMMAND_RE.match(str(constant.value))
    ]
    assert not wrong, "\n".join(wrong)


def _texts(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield all strings except docstrings, errors for developers, and the names of features with missing packages."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func) in NOT_SHOWN:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        yield from _texts(node)


NOT_SHOWN = {"requires_extra", "check_installed", "OptionsError", "shapes.TextShape"}
