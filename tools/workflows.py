"""Check the workflows and forms in .github against their schemas.

python tools/workflows.py
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GITHUB_DIR = ROOT / ".github"


def check_files(schema: str, files: list[Path]) -> bool:
    command = [sys.executable, "-m", "check_jsonschema", "--quiet", "--builtin-schema", schema, *map(str, files)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    workflows = sorted(GITHUB_DIR.glob("workflows/*.yml"))
    checks = {
        "vendor.github-workflows": workflows,
        "custom.github-workflows-require-timeout": workflows,
        "vendor.github-issue-forms": sorted(GITHUB_DIR.glob("ISSUE_TEMPLATE/[0-9]*.yml")),
        "vendor.github-issue-config": [GITHUB_DIR / "ISSUE_TEMPLATE" / "config.yml"],
    }
    results = [check_files(schema, files) for schema, files in checks.items()]
    return not all(results)


if __name__ == "__main__":
    sys.exit(main())
