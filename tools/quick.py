"""The checks for in between: style, types, layers, documents, the rules, and the tests of what has changed.

    make quick

Less than a minute on two cores, for a change in one part. What has changed is what differs from the branch `main`, or
from the one that QUICK_BASE names, committed or not.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN_DIR = Path(sys.executable).parent
CHECKS = (
    (str(BIN_DIR / "ruff"), "check", "--quiet"),
    (str(BIN_DIR / "ruff"), "format", "--check", "--quiet"),
    (str(BIN_DIR / "lint-imports"),),
    (sys.executable, "docs/tables.py", "--check"),
    (sys.executable, "tools/workflows.py"),
    (str(BIN_DIR / "mypy"),),
)
ALWAYS_TESTS = ("tests/test_readme.py", "tests/test_notation.py")
# By pattern of the changed file, the tests that belong to it; those that take long are left to `make test`.
TESTS_BY_PATTERN = {
    "src/nasrid/rules/*": ("tests/rules", "tests/test_position.py", "tests/test_record.py", "tests/test_options.py"),
    "src/nasrid/rules/wire/*": ("tests/test_wire.py",),
    "src/nasrid/bots/*": (
        "tests/bots/test_judgement.py",
        "tests/bots/test_reasons.py",
        "tests/bots/test_determinise.py",
    ),
    "src/nasrid/terminal/*": (
        "tests/terminal/test_draw.py",
        "tests/terminal/test_menu.py",
        "tests/terminal/test_say.py",
    ),
    "src/nasrid/cli/*": ("tests/terminal/test_cli.py",),
    "src/nasrid/arena/*": ("tests/arena/test_match.py", "tests/arena/test_standing.py", "tests/arena/test_driver.py"),
    "src/nasrid/envs/*": ("tests/envs/test_codec.py", "tests/envs/test_decisions.py", "tests/envs/test_observation.py"),
    "src/nasrid/server/*": (
        "tests/server/test_table.py",
        "tests/server/test_messages.py",
        "tests/server/test_people.py",
    ),
    "src/nasrid/extras.py": ("tests/test_extras.py",),
    "src/nasrid/loading.py": ("tests/test_compiling.py",),
    "locales/*": ("tests/test_locales.py",),
    "pyproject.toml": ("tests/test_extras.py", "tests/test_versions.py"),
    "CHANGELOG.md": ("tests/test_versions.py",),
    "docs/versions.md": ("tests/test_versions.py",),
}
SLOW_TESTS = (
    "tests/browser/*",
    "tests/compiled/*",
    "tests/properties/*",
    "tests/server/test_crashes.py",
    "tests/server/test_scale_out.py",
    "tests/test_guides.py",
    "tests/test_packaging.py",
    "tests/test_tools.py",
)


def changed_files(base: str) -> list[str]:
    """Files that differ from where this branch has left the base, and new ones."""
    ancestor = run_git("merge-base", "HEAD", base) or ["HEAD"]
    return run_git("diff", "--name-only", ancestor[0]) + run_git("ls-files", "--others", "--exclude-standard")


def run_git(*arguments: str) -> list[str]:
    """The lines of its answer; none if there is no such thing."""
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    ).stdout.splitlines()


def find_tests(files: Iterable[str]) -> list[str]:
    """The tests of these files, without those that lie in another one's folder."""
    matching = set(ALWAYS_TESTS)
    for file in files:
        matching.update(test for pattern, tests in TESTS_BY_PATTERN.items() if fnmatch(file, pattern) for test in tests)
        if (
            fnmatch(file, "tests/*test_*.py")
            and (ROOT / file).is_file()
            and not any(fnmatch(file, slow_pattern) for slow_pattern in SLOW_TESTS)
        ):
            matching.add(file)
    return sorted(test for test in matching if str(Path(test).parent) not in matching)


def main() -> int:
    start = time.monotonic()
    running = [(check, subprocess.Popen(check, cwd=ROOT, stdout=subprocess.PIPE, text=True)) for check in CHECKS]
    tests = find_tests(changed_files(os.environ.get("QUICK_BASE", "main")))
    workers = str(os.cpu_count() or 1)
    tested = subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", workers, *tests], cwd=ROOT, check=False)
    failed = ["the tests"] if tested.returncode else []
    for check, process in running:
        output, _ = process.communicate()
        if process.returncode:
            print(output, file=sys.stderr)
            failed.append(" ".join([Path(check[0]).name, *check[1:]]))
    print(f"{'Failed: ' + ', '.join(failed) if failed else 'All is well'}, in {time.monotonic() - start:.0f} seconds.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
