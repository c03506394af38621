"""Plants faults in a game's rules, one at a time, and lists those that no test notices.

    python tools/plant_faults.py african_park --faults 100 --jobs 2

The tests of the rules run on the Python sources, in copies of the checkout; the checkout itself
is left alone. A fault that stays unnoticed shows a test that is missing, or code that changes
nothing. Which faults are planted follows from ``--seed`` alone, as long as the rules stay as
they are.
"""

import argparse
import ast
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
RULES = Path("src/wildpark/rules")
MEMORY = 4 * 1024**3
"""Bytes that a run of the tests may use."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
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
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""For each operator one that is easily written in its place."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A place in a file, and what stands there instead. Offsets are in bytes."""

    file: Path
    line: int
    first: int
    last: int
    right: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {shortened(self.right)}  ->  {shortened(self.wrong)}"


def limit_memory() -> None:
    """A fault that fills the memory ends its own tests, not the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def shortened(code: str) -> str:
    """Code on one line."""
    line = " ".join(code.split())
    return line if len(line) <= 70 else f"{line[:67]}..."


def faults_in(file: Path) -> Iterator[Fault]:
    """All faults that can be planted in the functions of a file (named from the root)."""
    source = (ROOT / file).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for node, wrong in wrongs_of(function.body):
                first = starts[node.lineno - 1] + node.col_offset
                last = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                yield Fault(file, node.lineno, first, last, source[first:last].decode(), wrong)


def wrongs_of(body: list[ast.stmt]) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The expressions and statements of a function that can be wrong, and how."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.JoinedStr | ast.Raise):
            continue  # a function of its own is met by itself; words are not rules
        children = list(ast.iter_child_nodes(node))
        if isinstance(node, ast.AnnAssign):
            children = [node.value] if node.value else []
        waiting.extend(children)
        yield from wrong_forms(node)


def wrong_forms(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """How a single piece of code can be wrong."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            yield node, unparsed(node, ops=[SWAPPED[type(op)]()])
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            yield node, unparsed(node, op=SWAPPED[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.AugAssign() | ast.Expr(value=ast.Call()):
            yield node, "pass"
        case ast.Break() | ast.Continue():
            yield node, "pass"


def unparsed(node: ast.expr, **fields: object) -> str:
    """The code of an expression in which some fields are others."""
    other = deepcopy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return f"({ast.unparse(other)})"


class Copy:
    """A copy of the checkout in which a fault is planted and the tests run."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            if name.startswith(("src/", "tests/", "docs/", "tools/", "pyproject")):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)

    def passes(self, timeout: float | None) -> bool:
        """Whether the tests of the game's rules pass, and in that many seconds."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        # whole games that are kept notice most, and soonest
        tests = ["tests/rules/test_golden.py", f"tests/rules/{self.game}", "tests/rules"]
        environment = os.environ | {
            "WILDPARK_UNCOMPILED": "1",
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            ran = subprocess.run(
                [*command, *tests, "-k", self.game],
                cwd=self.folder,
                env=environment,
                capture_output=True,
                timeout=timeout,
                check=False,
                preexec_fn=limit_memory,
            )
        except subprocess.TimeoutExpired:
            return False
        return ran.returncode == 0

    def notices(self, fault: Fault, timeout: float) -> bool:
        """Whether a test fails where this fault is planted."""
        file = self.folder / fault.file
        source = file.read_bytes()
        file.write_bytes(source[: fault.first] + fault.wrong.encode() + source[fault.last :])
        try:
            return not self.passes(timeout)
        finally:
            file.write_bytes(source)


def unnoticed(game: str, planted: list[Fault], jobs: int, timeout: float) -> Iterator[Fault]:
    """The faults that no test notices."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            copies.put(Copy(Path(folder, str(number)), game))
        print(f"{game}: the tests without a fault", flush=True)
        first = copies.get()
        if not first.passes(timeout):
            sys.exit(f"the tests of {game} fail, or take over {timeout} s, without any fault")
        copies.put(first)

        def tried(fault: Fault) -> bool:
            copy = copies.get()
            try:
                return copy.notices(fault, timeout)
            finally:
                copies.put(copy)

        for number, (fault, found) in enumerate(
            zip(planted, pool.map(tried, planted), strict=True), 1
        ):
            print(f"{number:>4} {'caught  ' if found else 'UNNOTICED'} {fault}", flush=True)
            if not found:
                yield fault


def main() -> None:
    """Plants the faults and lists those that stay unnoticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", help="the name of a game's folder of rules")
    parser.add_argument("--faults", type=int, default=100, help="how many are planted")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at the same time")
    parser.add_argument("--timeout", type=float, default=600, help="seconds for a run of the tests")
    asked = parser.parse_args()
    files = sorted((ROOT / RULES / asked.game).glob("*.py"))
    if not files:
        parser.error(f"there are no rules of {asked.game!r}")
    possible = [fault for file in files for fault in faults_in(file.relative_to(ROOT))]
    chosen = random.Random(asked.seed).sample(possible, min(asked.faults, len(possible)))  # noqa: S311
    left = list(unnoticed(asked.game, sorted(chosen, key=str), asked.jobs, asked.timeout))
    print(f"{asked.game}: {len(chosen) - len(left)} of {len(chosen)} faults were noticed")


if __name__ == "__main__":
    main()
