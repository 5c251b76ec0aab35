"""What the README shows, works."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_engine_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"## Use the engine\n\n((?:(?:    .*)?\n)+)", text)
    exec(re.sub(r"^    ", "", example, flags=re.M), {})


def test_every_link_between_the_documents_leads_somewhere() -> None:
    for document in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"
