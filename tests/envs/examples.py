"""Examples of the documentation, run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def run_example(heading: str, page: str = "environments.md") -> None:
    """Run the first indented block of Python below a heading."""
    text = (DOCS / page).read_text(encoding="utf-8")
    section = text[text.index(f"{heading}\n") :]
    block = re.search(r"\n((?:    .*\n|\n(?=    ))*    (?:import|from) .*\n(?:    .*\n|\n(?=    ))+)", section)
    assert block
    exec(re.sub(r"^    ", "", block[1], flags=re.M), {})
