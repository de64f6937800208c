"""How much the tests catch: breaks one thing of the sources at a time, at random, and runs them.

    python benchmarks/breakages.py --count 30 --seed ce0f81ba -n 2

A breakage changes one operator, number, condition, early return or argument (`changes.py`) so that
the module still compiles and imports. It is caught when a test fails; linters and types do not
count. A part (`--parts`) is a folder or module below `src/carrack`; each has `--count` breakages.
`--tests` are the folders of tests, `--tree` is another checkout. `--shared-with` names one more:
then only what both have can be broken, so that the tests of both are judged by the same breakages.

Everything happens in copies of the tracked files in a temporary folder. First every test runs once,
in a process of its own, and it is noted which statements it reaches; only those that reach what is
broken can notice it. Then all run one after the other, and what fails so is left out. Each breakage
has a fork of a process that has collected all tests, and there the broken function is given its new
code. What runs at import (a constant, a table) is broken in the file, and imported and collected
again. A test that takes ten seconds and eight times as long as it did, one that waits for ninety
seconds more, or a breakage that takes `--limit` seconds, ends undecided: that is not caught.

The folder `--to` receives `results.jsonl`, a line for each breakage, and `report.md`; called again
with the same folder and the same sources, the command goes on where it was stopped. What changes
nothing that anybody could notice is named with the reason in `breakages.toml`, by file,
function and text, and is not counted.
"""

from __future__ import annotations

import argparse
import builtins
import importlib
import json
import os
import random
import shutil
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from changes import (
    Change,
    break_function,
    is_python,
    modules_of,
    named_changes,
    statement_lines,
    with_notes,
)
from forks import (
    FAILED,
    OUT_OF_TIME,
    PASSED,
    REACHED,
    Copy,
    forked,
    in_shares,
    look_at,
    note_failing,
    run_until_failure,
    taken,
)

HERE = Path(__file__).resolve().parent
SERVER = (f"server/{part}" for part in ("tables", "store", "http", "clocks", "notices"))
PARTS = ("games/*/chapters", "core", *SERVER)
KINDS = ("rules", "records", "property", "unit", "api", "store")
TESTS = (*(f"tests/{kind}" for kind in KINDS), "src/carrack/testing")
SAME = HERE / "breakages.toml"
TEST_SECONDS, TIMES_SLOWER = 10.0, 8.0
"""What a test may take in processor time, and how many times what it took in the sound tree."""
PRELOADED = ("hypothesis", "numpy", "msgspec", "jinja2", "starlette.testclient", "sqlite3", "anyio")
UNIMPORTABLE, NOT_IN_PLACE = 77, 78
Name = tuple[str, str, int]
"""Part, seed, and number in the order of drawing."""


@dataclass
class Survey:
    """What the tests of the sound tree did; statements are bits of whole numbers."""

    numbers: dict[str, dict[int, int]]
    """For each module the number of the statement that begins on a line."""
    at_import: int = 0
    """What runs when the tests are collected."""
    tests: dict[str, tuple[float, int]] = field(default_factory=dict)
    """For each test that passed its seconds and the statements that it reaches."""

    def runs_at_import(self, change: Change) -> bool:
        return bool(self.at_import & 1 << self.numbers[change.file][change.line])

    def notice(self, change: Change) -> list[str]:
        """The tests that may notice a change: at import, all that reach its folder."""
        lines = self.numbers[change.file]
        wanted = 1 << lines[change.line]
        if self.runs_at_import(change):
            beside = [n for file, n in self.numbers.items() if is_beside(file, change.file)]
            wanted = sum(1 << number for lines in beside for number in lines.values())
        return [name for name, (_, reached) in self.tests.items() if reached & wanted]


class Breakages:
    """One call of the command: what is asked for, where the sources are, what is known of them."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.tree: Path = options.tree.resolve()
        self.to: Path = options.to.resolve()
        self.to.mkdir(parents=True, exist_ok=True)
        self.results = self.to / "results.jsonl"
        self.results.touch()
        self.sources = {
            file: self.tree.joinpath(file).read_bytes()
            for part in options.parts
            for file in modules_of(self.tree, part)
        }
        self.survey = Survey(dict(numbered(self.sources)))
        self.same = {place_of(entry) for entry in tomllib.loads(SAME.read_text("utf-8"))["same"]}
        self.caught: Counter[str] = Counter()

    def look_around(self, copy: Copy) -> None:
        """Run each test once, or read what came of it when they were run before."""
        known = self.to / "survey.jsonl"
        if not known.exists():
            for file, source in self.sources.items():
                text = with_notes(source, self.survey.numbers[file])
                copy.root.joinpath(file).write_text(text, encoding="utf-8")
            part = self.to / "survey.part"
            part.unlink(missing_ok=True)

            def survey(items: dict[str, pytest.Item]) -> None:
                part.write_text(json.dumps(["", 0, hex(taken())]) + "\n", encoding="utf-8")
                tests = list(self.wanted(items).values())
                in_shares(tests, self.options.workers, lambda share: look_at(share, part))

            def look() -> int:
                builtins.REACHED = REACHED  # type: ignore[attr-defined]
                copy.enter()
                return copy.collect(self.options, survey)

            if forked(look, float("inf")) != PASSED:
                sys.exit(copy.log.read_text("utf-8")[-2000:])
            part.rename(known)
            for file in self.sources:
                shutil.copy2(self.tree / file, copy.root / file)
        for line in known.read_text("utf-8").splitlines():
            name, seconds, reached = json.loads(line)
            if not name:
                self.survey.at_import = int(reached, 16)
            elif name in self.wanted({name: None}):
                self.survey.tests[name] = (seconds, int(reached, 16))
        self.leave_out_unsound(copy)

    def leave_out_unsound(self, copy: Copy) -> None:
        """Leave out the tests that fail after one another though nothing is broken."""
        known = self.to / "unsound.txt"
        if not known.exists():

            def run(items: dict[str, pytest.Item]) -> None:
                known.touch()
                order = [items[name] for name in sorted(self.survey.tests, key=self.worth)]
                in_shares(order, self.options.workers, lambda share: note_failing(share, known))

            def work() -> int:
                copy.enter()
                return copy.collect(self.options, run)

            forked(work, float("inf"))
        for name in known.read_text("utf-8").splitlines():
            self.survey.tests.pop(name, None)

    def limits(self, order: list[str]) -> dict[str, float]:
        """For each test the processor time that it may take."""
        return {n: TEST_SECONDS + TIMES_SLOWER * self.survey.tests[n][0] for n in order}

    def wanted(self, items: dict[str, Any]) -> dict[str, Any]:
        """The tests that are not left out."""
        out = self.options.without
        return {name: item for name, item in items.items() if not any(o in name for o in out)}

    def drawn(self, copy: Copy, part: str) -> dict[int, Change]:
        """The changes of a part that are judged, by their numbers in an order by the seed."""
        changes = dict(named_changes(self.tree, part))
        if self.options.shared_with is not None:
            shared = dict(named_changes(self.options.shared_with.resolve(), part))
            changes = {name: change for name, change in changes.items() if name in shared}
        order = sorted(changes)
        random.Random(f"{part} {self.options.seed}").shuffle(order)
        chosen: dict[int, Change] = {}
        for number, name in enumerate(order):
            if len(chosen) == self.options.count:
                break
            change = changes[name]
            if place_of(asdict(change)) not in self.same and self.can_be_imported(copy, change):
                chosen[number] = change
        return chosen

    def can_be_imported(self, copy: Copy, change: Change) -> bool:
        """Whether a module can be imported with a change in it."""
        if not is_python(change.broken(self.sources[change.file])):
            return False

        def work() -> int:
            copy.enter()
            return imported(change)

        with self.broken(copy, change):
            return forked(work, 60) == PASSED

    def judged(self, copy: Copy, items: dict[str, pytest.Item], change: Change) -> dict[str, str]:
        """What comes of one change: whether it survives, or which test catches it."""
        order = sorted(self.survey.notice(change), key=self.worth)
        note = copy.root.parent / f"{copy.root.name}.note"
        note.unlink(missing_ok=True)
        limits = self.limits(order)

        def in_place() -> int:
            try:
                module = importlib.import_module(module_of(change))
                break_function(module, change, self.sources[change.file])
            except (ImportError, KeyError, ValueError, StopIteration):
                return NOT_IN_PLACE
            return run_until_failure([items[name] for name in order], limits, note)

        def anew() -> int:
            copy.enter()
            ended: list[int] = []

            def run(found: dict[str, pytest.Item]) -> None:
                tests = [found[name] for name in order if name in found]
                ended.append(run_until_failure(tests, limits, note))

            copy.collect(self.options, run)
            return ended[0] if ended else FAILED

        code = forked(in_place, self.options.limit) if items else NOT_IN_PLACE
        if code == NOT_IN_PLACE:
            with self.broken(copy, change):
                code = forked(anew, self.options.limit)
        if code == PASSED:
            return {"outcome": "survived", "test": ""}
        test = note.read_text("utf-8") if note.exists() else "when it is collected"
        if code == OUT_OF_TIME:
            return {"outcome": "undecided", "test": test}
        self.caught[test] += 1
        return {"outcome": "caught", "test": test}

    def worth(self, name: str) -> tuple[bool, float]:
        """The order of tests: rules first; then those that cost little or have caught much."""
        return not name.startswith("tests/rules/"), self.survey.tests[name][0] / (
            1 + self.caught[name]
        )

    @contextmanager
    def broken(self, copy: Copy, change: Change) -> Iterator[None]:
        """The copy with a change in it, for a while."""
        path = copy.root / change.file
        path.write_bytes(change.broken(self.sources[change.file]))
        os.utime(path, (1, 1))  # so that nothing compiled before is taken for it
        yield
        shutil.copy2(self.tree / change.file, path)

    def work_through(self, copy: Copy, changes: dict[Name, Change]) -> None:
        """Judge some changes: those in functions in forks of one process, then the others."""
        sys.dont_write_bytecode = True
        later = {name: c for name, c in changes.items() if self.survey.runs_at_import(c)}

        def in_forks(items: dict[str, pytest.Item]) -> None:
            for name, change in changes.items():
                if name not in later:
                    self.write(name, change, self.judged(copy, items, change))

        def work() -> int:
            copy.enter()
            return copy.collect(self.options, in_forks)

        forked(work, float("inf"))
        for name, change in later.items():
            self.write(name, change, self.judged(copy, {}, change))

    def write(self, name: Name, change: Change, verdict: dict[str, str]) -> None:
        line = dict(zip(("part", "seed", "number"), name, strict=True)) | asdict(change) | verdict
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def run(self) -> None:
        """Everything: the survey, the breakages, the report."""
        for module in PRELOADED:
            with suppress(ImportError):
                importlib.import_module(module)
        seed = self.options.seed
        with tempfile.TemporaryDirectory() as folder:
            first = Copy.of(self.tree, Path(folder) / "0")
            self.look_around(first)
            drawn = {
                (part, seed, number): change
                for part in self.options.parts
                for number, change in self.drawn(first, part).items()
            }
            known = self.known()
            left = [(name, change) for name, change in drawn.items() if name not in known]
            workers = []
            for number in range(self.options.workers):
                copy = Copy.of(self.tree, Path(folder) / str(number)) if number else first
                share = dict(left[number :: self.options.workers])
                worker = get_context("fork").Process(target=self.work_through, args=(copy, share))
                worker.start()
                workers.append(worker)
            for worker in workers:
                worker.join()
        known = self.known()
        text = "\n".join(
            report(part, seed, [known[name] for name in drawn if name[0] == part and name in known])
            for part in self.options.parts
        )
        (self.to / "report.md").write_text(text, encoding="utf-8")
        print(text)

    def known(self) -> dict[Name, dict[str, Any]]:
        """The results so far."""
        lines = [json.loads(line) for line in self.results.read_text("utf-8").splitlines()]
        return {(line["part"], line["seed"], line["number"]): line for line in lines}


def is_beside(file: str, other: str) -> bool:
    """Whether two modules lie in the same folder."""
    return Path(file).parent == Path(other).parent


def imported(change: Change) -> int:
    """Import the module of a change, and the game if it is one's."""
    names = module_of(change).split(".")
    try:
        importlib.import_module(".".join(names))
        if names[1] == "games":
            importlib.import_module(".".join([*names[:3], "game"]))
    except BaseException:
        return UNIMPORTABLE
    return PASSED


def module_of(change: Change) -> str:
    name = change.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def numbered(sources: dict[str, bytes]) -> Iterator[tuple[str, dict[int, int]]]:
    """For each module the numbers of its statements, by their lines; counted through."""
    first = 0
    for file, source in sources.items():
        lines = statement_lines(source)
        yield file, {line: number for number, line in enumerate(lines, first)}
        first += len(lines)


def place_of(entry: dict[str, Any]) -> tuple[str, str, str, str]:
    """What names a change, whatever stands around it."""
    return Path(entry["file"]).name, entry["function"], entry["before"], entry["after"]


def report(part: str, seed: str, lines: list[dict[str, Any]]) -> str:
    """What came of the breakages of a part, in Markdown."""
    left = [line for line in lines if line["outcome"] != "caught"]
    undecided = sum(line["outcome"] == "undecided" for line in lines)
    by = Counter("/".join(line["test"].split("/")[:2]) for line in lines if line not in left)
    folders = ", ".join(f"{folder} {count}" for folder, count in by.most_common())
    rows = [
        f"| `{line['file'].split('/', 2)[2]}:{line['line']}` `{line['function']}` "
        f"| `{line['before']}` | `{line['after']}` | {line['outcome']} {line['test']} |"
        for line in left
    ]
    return (
        f"## {part}, seed {seed}\n\nOf {len(lines)} breakages {len(lines) - len(left)} are caught "
        f"({folders}); {undecided} are undecided, which counts as not caught.\n\n"
        "| where | before | after | outcome |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0], allow_abbrev=False)
    parser.add_argument("--parts", nargs="+", default=PARTS, help="folders or modules")
    parser.add_argument("--count", type=int, default=30, help="breakages of each part")
    parser.add_argument("--seed", default="1", help="what the breakages are drawn by")
    parser.add_argument("--to", type=Path, default=Path("build/breakages"), help="the results")
    parser.add_argument("-n", dest="workers", type=int, default=1, help="how many at a time")
    parser.add_argument("--tree", type=Path, default=HERE.parent, help="another checkout")
    parser.add_argument("--shared-with", type=Path, help="a checkout that has the same breakages")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="folders of tests")
    parser.add_argument("--marks", default="", help="which tests, as pytest's -m")
    parser.add_argument("--limit", type=float, default=600, help="seconds for each breakage")
    parser.add_argument("--without", nargs="*", default=[], help="parts of names of tests left out")
    return parser.parse_args()


if __name__ == "__main__":
    os.nice(10)
    Breakages(arguments()).run()
