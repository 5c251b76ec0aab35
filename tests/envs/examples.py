"""The examples of the documentation, run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def run_example(heading: str) -> None:
    """Run the first indented block of Python below this heading."""
    page = PAGE.read_text(encoding="utf-8")
    section = page[page.index(f"{heading}\n") :]
    block = re.search(r"\n((?:    .*\n|\n(?=    ))*    (?:import|from) .*\n(?:    .*\n|\n(?=    ))+)", section)
    assert block
    exec(re.sub(r"^    ", "", block[1], flags=re.M), {})
