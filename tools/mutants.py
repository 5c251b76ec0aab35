"""Puts small errors into sources, one at a time, and lists those that no test notices.

    make mutants
    python tools/mutants.py src/nasrid/rules/turn/dirk.py --tests tests/rules/test_two_players.py

Every worker has a copy of the interpreted sources and of the tests. Without files, all rules are mutated; `--sample`
takes some mutants at random. Ctrl-C ends it early; what has survived until then is listed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "nasrid" / "rules"
TESTS = ("tests/rules", "tests/test_perft.py")
NEEDED = ("src", "tests", "docs", "pyproject.toml", "README.md")  # by the tests
SKIPPED = ("limbs.py", "native.py")  # never run interpreted
PATIENCE = 3  # a mutant that takes so many times as long as the original hangs, which somebody would notice

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    file: Path
    line: int
    before: str
    after: str
    source: str  # of the whole file

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.before}  ->  {self.after}"


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The node with one small error."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                if type(op) in COMPARISONS:
                    changed = copy.deepcopy(node)
                    changed.ops[place] = COMPARISONS[type(op)]()
                    yield changed
        case ast.BoolOp(op=op):
            changed_op = copy.deepcopy(node)
            changed_op.op = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield changed_op
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in OPERATIONS:
            changed_operation = copy.deepcopy(node)
            changed_operation.op = OPERATIONS[type(op)]()
            yield changed_operation
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()


def changeable(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of code that runs."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child
                yield from changeable(child)


def mutants_of(file: Path) -> Iterator[Mutant]:
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    for node in changeable(ast.parse(source)):
        for changed in variants(node):
            text = ast.get_source_segment(source, node)
            assert text is not None
            assert isinstance(node, ast.expr | ast.stmt)
            after = ast.unparse(ast.fix_missing_locations(changed))
            new = after if isinstance(node, ast.stmt) else f"({after})"
            whole = replaced(lines, node, new)
            yield Mutant(file, node.lineno, " ".join(text.split()), after, whole)


def replaced(lines: list[str], node: ast.expr | ast.stmt, text: str) -> str:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    head = lines[node.lineno - 1].encode()[: node.col_offset].decode()
    tail = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
    return "".join([*lines[: node.lineno - 1], head + text + tail, *lines[node.end_lineno :]])


class Copy:
    """The sources and tests in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "compiled.json", "static")
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            else:
                shutil.copy(ROOT / name, folder / name)

    def passes(self, tests: Sequence[str], seconds: float | None = None) -> bool:
        environment = os.environ | {
            "NASRID_PURE": "1",
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        try:
            return (
                subprocess.run(
                    command,
                    cwd=self.folder,
                    env=environment,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=seconds,
                    check=False,
                ).returncode
                == 0
            )
        except subprocess.TimeoutExpired:
            return False

    def survives(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
        file = self.folder / mutant.file.relative_to(ROOT)
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.source, encoding="utf-8")
        try:
            return self.passes(tests, seconds)
        finally:
            file.write_text(original, encoding="utf-8")


def survivors(mutants: Sequence[Mutant], tests: Sequence[str], workers: int) -> list[Mutant]:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as threads:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(workers):
            copies.put(Copy(Path(folder) / str(number)))
        first, began = copies.get(), time.monotonic()
        if not first.passes(tests):
            raise SystemExit("The tests fail without any mutant; run them first.")
        copies.put(first)
        seconds = 10 + PATIENCE * workers * (time.monotonic() - began)

        def tried(mutant: Mutant) -> bool:
            one = copies.get()
            try:
                return one.survives(mutant, tests, seconds)
            finally:
                copies.put(one)

        running = {threads.submit(tried, mutant): mutant for mutant in mutants}
        alive = []
        try:
            for done, future in enumerate(as_completed(running), 1):
                if future.result():
                    alive.append(running[future])
                print(f"\r{done} of {len(mutants)} mutants, {len(alive)} survive", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            for future in running:
                future.cancel()
        print(file=sys.stderr)
    return sorted(alive, key=lambda mutant: (mutant.file, mutant.line))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which small errors in the rules does no test notice?")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="otherwise all files of the rules")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="TEST", help=f"otherwise {' '.join(TESTS)}")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants at random; otherwise all")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="otherwise one a core")
    arguments = parser.parse_args(argv)
    files = [path.resolve() for path in arguments.files] or sorted(RULES.rglob("*.py"))
    mutants = [mutant for file in files if file.name not in SKIPPED for mutant in mutants_of(file)]
    if arguments.sample is not None:
        mutants = Random(arguments.seed).sample(mutants, min(arguments.sample, len(mutants)))
    alive = survivors(mutants, arguments.tests, arguments.workers)
    print(f"{len(alive)} of {len(mutants)} mutants survive{':' if alive else '.'}")
    print(*alive, sep="\n", end="\n" if alive else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
