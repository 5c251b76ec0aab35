"""Examples and links in the README and the documents work."""

import json
import re
from dataclasses import fields
from pathlib import Path

from nasrid import parse_action, replay, write_action
from nasrid.rules.table import scoring, view
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def indented(text: str, after: str) -> str:
    """Return the first indented block after these words."""
    block = re.search(r"\n((?:    .*\n|\n(?=    ))+)", text[text.index(after) :])
    assert block
    return re.sub(r"^    ", "", block[1], flags=re.M)


def test_readme_engine_example_runs() -> None:
    exec(indented((ROOT / "README.md").read_text(encoding="utf-8"), "## Use the engine"), {})


def test_documented_record_replays() -> None:
    record = json.loads(indented((DOCS / "records.md").read_text(encoding="utf-8"), "# Records"))
    assert len(replay(record).actions) == len(record["actions"])


def test_every_action_of_the_notation_page_parses() -> None:
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    part = page[page.index("## Actions") : page.index("In Python")]
    forms = re.findall(r"^\| `([^`]+)` \|", part, flags=re.M)
    assert [form.split()[0] for form in forms] == list(ACTIONS.members)
    examples = re.findall(r"`([^`]+)`", part[part.index("For example:") :])
    for form in forms:
        for word, example in (("TILE", "garden10N"), ("CELL", "1,0"), ("CARD ...", "b7 b3")):
            form = form.replace(word, example)
        examples += [re.sub(r" \[.*\]", "", form), re.sub(r"[\[\]]", "", form)]
    for example in examples:
        assert write_action(parse_action(example)).split()[0] == example.split()[0]
    assert len(examples) > 15


def test_every_event_and_field_is_on_the_engine_page() -> None:
    page = (DOCS / "engine.md").read_text(encoding="utf-8")
    for name, event in EVENTS.members.items():
        row = re.search(rf"^\| `{event.__name__}` \| `{name}` \|(.*)", page, flags=re.M)
        assert row, event
        assert re.findall(r"`(\w+)`", row[1].split("|")[0]) == [field.name for field in fields(event)]
    for shape in (
        view.View,
        view.PlayerView,
        view.DirkView,
        scoring.ScoreSheet,
        scoring.Majority,
        scoring.MajorityRank,
    ):
        for field in fields(shape):
            assert f"`{field.name}`" in page, (shape, field.name)


def test_links_between_documents_work() -> None:
    for document in [ROOT / "README.md", *DOCS.glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"
