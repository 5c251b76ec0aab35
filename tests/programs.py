"""Programs that are no part of a package: benchmarks, examples, what writes the documentation."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def load(path: str) -> Any:
    """The module of the program at this path of the repository."""
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    # A dataclass looks for its module there.
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
