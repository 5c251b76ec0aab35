"""The fast loop: style, types, imports, generated tables, and the tests of the files you changed.

    make quick

A change is a file that differs from the branch `main` (or QUICK_BASE), committed or not. A changed client file also
runs the checks of the client. The last line states how long it took.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
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
CLIENT_CHECK = ("make", "--no-print-directory", "check-client")
CLIENT_PATTERNS = ("web/*", "src/nasrid/server/protocol/*", "src/nasrid/chapters/*")
ALWAYS_TESTS = ("tests/test_readme.py", "tests/test_notation.py")
# Tests by the pattern of the changed file. Slow tests are left to `make test`.
TESTS_BY_PATTERN = {
    "src/nasrid/rules/*": (
        "tests/rules",
        "tests/test_chance.py",
        "tests/test_position.py",
        "tests/test_record.py",
        "tests/test_options.py",
    ),
    "src/nasrid/rules/wire/*": ("tests/test_wire.py",),
    "src/nasrid/bots/*": (
        "tests/bots/test_heuristics.py",
        "tests/bots/test_reasons.py",
        "tests/bots/test_determinise.py",
    ),
    "src/nasrid/terminal/*": (
        "tests/terminal/test_draw.py",
        "tests/terminal/test_menu.py",
        "tests/terminal/test_event_text.py",
    ),
    "src/nasrid/cli/*": ("tests/terminal/test_cli.py",),
    "src/nasrid/arena/*": ("tests/arena/test_match.py", "tests/arena/test_standing.py", "tests/arena/test_driver.py"),
    "src/nasrid/envs/*": ("tests/envs/test_codec.py", "tests/envs/test_decisions.py", "tests/envs/test_observation.py"),
    "src/nasrid/learning/*": ("tests/learning",),
    "src/nasrid/chapters/*": ("tests/test_chapters.py",),
    "src/nasrid/server/*": (
        "tests/server/test_table.py",
        "tests/server/test_undo.py",
        "tests/server/test_fold.py",
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
    """Return the files that differ from the merge base, including new ones."""
    ancestor = run_git("merge-base", "HEAD", base) or ["HEAD"]
    return run_git("diff", "--name-only", ancestor[0]) + run_git("ls-files", "--others", "--exclude-standard")


def run_git(*arguments: str) -> list[str]:
    """Return the lines that git prints; none if the command fails."""
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    ).stdout.splitlines()


def find_tests(files: Iterable[str]) -> list[str]:
    """Return the tests of these files, without files inside a folder that is listed as well."""
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


def find_checks(files: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the checks to run in addition to the tests; the client's only if one of its files changed."""
    is_client_changed = any(fnmatch(file, pattern) for file in files for pattern in CLIENT_PATTERNS)
    return [*CHECKS, *([CLIENT_CHECK] if is_client_changed else [])]


def main() -> int:
    start = time.monotonic()
    files = changed_files(os.environ.get("QUICK_BASE", "main"))
    running = [
        (check, subprocess.Popen(check, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        for check in find_checks(files)
    ]
    workers = str(os.cpu_count() or 1)
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", workers, *find_tests(files)]
    failed = ["the tests"] if subprocess.run(pytest, cwd=ROOT, check=False).returncode else []
    for check, process in running:
        output, _ = process.communicate()
        if process.returncode:
            print(output, file=sys.stderr)
            failed.append(" ".join([Path(check[0]).name, *check[1:]]))
    seconds = time.monotonic() - start
    print(f"{'Failed: ' + ', '.join(failed) if failed else 'All checks passed'} ({seconds:.0f} seconds).")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
