"""How much the tests catch: breaks one thing of the rules at a time, at random, and runs them.

    python benchmarks/breakages.py --count 200 --seed 1 -n 2

A breakage changes one operator, number, condition, early return or argument in `chapters`, `chart`,
`solo`, `legal.py` or `kinds.py` of a game (`changes.py`) so that the module still compiles and
imports. It is caught when a test of `make quick` fails, or takes ten seconds and eight times as
long as it did: first the tests of the rules run, then the others. Linters and types do not count.

Everything happens in copies of the tracked files in a temporary folder. First every test runs once,
in a process of its own, and it is noted which statements it reaches; only those that reach what is
broken can notice it. Each breakage has a fork of a process that has collected all tests, and there
the broken function is given its new code. What runs at import (a constant, a table) is broken in
the file, and imported and collected again.

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
from itertools import accumulate
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from changes import Change, break_function, changes_of, is_python, statement_lines, with_notes
from forks import (
    FAILED,
    OUT_OF_TIME,
    PASSED,
    REACHED,
    WALL_SECONDS,
    Copy,
    forked,
    look_at,
    run_until_failure,
)

HERE = Path(__file__).resolve().parent
GAMES = ("amerigo", "dutch-east-indies")
PARTS = ("chapters", "chart", "solo", "legal", "kinds")
TESTS = [*(f"tests/{kind}" for kind in ("rules", "records", "store", "property"))]
TESTS.append("src/carrack/testing")
QUICK = "not slow and not long"
SAME = HERE / "breakages.toml"
TEST_SECONDS, TIMES_SLOWER = 10.0, 8.0
"""What a test may take in processor time, and how many times what it took in the sound tree."""
PRELOADED = ("hypothesis", "numpy", "msgspec", "jinja2", "starlette.testclient", "sqlite3", "anyio")
UNIMPORTABLE = 77
Name = tuple[str, int, int]
"""Game, seed, and number in the order of drawing."""


@dataclass
class Survey:
    """What the tests of the sound tree did; statements are bits of whole numbers."""

    numbers: dict[str, dict[int, int]]
    """For each module the number of the statement that begins on a line."""
    at_import: int = 0
    """What runs when the tests are collected."""
    tests: dict[str, tuple[float, int]] = field(default_factory=dict)
    """For each test that passed its seconds and the statements that it reaches."""

    def bit(self, change: Change) -> int:
        return 1 << self.numbers[change.file][change.line]

    def runs_at_import(self, change: Change) -> bool:
        return bool(self.at_import & self.bit(change))

    def notice(self, change: Change) -> list[str]:
        """The tests that may notice a change: at import, all that have to do with the game."""
        wanted = self.bit(change)
        if self.runs_at_import(change):
            game = change.file.split("/")[3]
            files = [lines for file, lines in self.numbers.items() if file.split("/")[3] == game]
            wanted = sum(1 << number for lines in files for number in lines.values())
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
            str(file.relative_to(self.tree)): file.read_bytes()
            for game in options.games
            for file in self.modules_of(game)
        }
        self.survey = Survey(dict(numbered(self.sources)))
        self.same = {place_of(entry) for entry in tomllib.loads(SAME.read_text("utf-8"))["same"]}
        self.caught: Counter[str] = Counter()

    def modules_of(self, game: str) -> list[Path]:
        """The modules of a game that are broken."""
        folder = self.tree / "src/carrack/games" / game.replace("-", "_")
        found = [
            file
            for part in self.options.parts
            for file in [*folder.glob(f"{part}.py"), *folder.glob(f"{part}/**/*.py")]
        ]
        return sorted(found)

    def look_around(self, copy: Copy) -> None:
        """Run each test once, or read what came of it when they were run before."""
        known = self.to / "survey.jsonl"
        if not known.exists():
            for file, source in self.sources.items():
                text = with_notes(source, self.survey.numbers[file])
                copy.root.joinpath(file).write_text(text, encoding="utf-8")
            part = self.to / "survey.part"
            part.unlink(missing_ok=True)

            def look() -> int:
                builtins.REACHED = REACHED  # type: ignore[attr-defined]
                copy.enter()
                return copy.collect(self.options, lambda items: look_at(self.wanted(items), part))

            forked(look, 4 * WALL_SECONDS)
            if not part.exists():
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

    def wanted(self, items: dict[str, Any]) -> dict[str, Any]:
        """The tests that are not left out."""
        out = self.options.without
        return {name: item for name, item in items.items() if not any(o in name for o in out)}

    def drawn(self, copy: Copy, game: str) -> dict[int, Change]:
        """The changes of a game that are judged, by their numbers in an order by the seed."""
        folder = f"src/carrack/games/{game.replace('-', '_')}/"
        changes = [
            change
            for file, source in self.sources.items()
            if file.startswith(folder)
            for change in changes_of(file, source)
        ]
        random.Random(f"{game} {self.options.seed}").shuffle(changes)
        chosen: dict[int, Change] = {}
        for number, change in enumerate(changes):
            if len(chosen) == self.options.count:
                break
            if place_of(asdict(change)) not in self.same and self.can_be_imported(copy, change):
                chosen[number] = change
        return chosen

    def can_be_imported(self, copy: Copy, change: Change) -> bool:
        """Whether the modules of the game can be imported with a change in one of them."""
        if not is_python(change.broken(self.sources[change.file])):
            return False
        if not self.survey.runs_at_import(change):
            return True

        def work() -> int:
            copy.enter()
            return imported(change)

        with self.broken(copy, change):
            return forked(work, 60) == PASSED

    def judged(self, copy: Copy, items: dict[str, pytest.Item], change: Change) -> dict[str, str]:
        """What comes of one change: whether it survives, or which test catches it."""
        order = self.affordable(sorted(self.survey.notice(change), key=self.worth))
        note = copy.root.parent / f"{copy.root.name}.note"
        note.unlink(missing_ok=True)
        limits = {n: TEST_SECONDS + TIMES_SLOWER * self.survey.tests[n][0] for n in order}

        def in_place() -> int:
            module = importlib.import_module(module_of(change))
            break_function(module, change, self.sources[change.file])
            return run_until_failure([items[name] for name in order], limits, note)

        def anew() -> int:
            copy.enter()
            ended: list[int] = []

            def run(found: dict[str, pytest.Item]) -> None:
                tests = [found[name] for name in order if name in found]
                ended.append(run_until_failure(tests, limits, note))

            copy.collect(self.options, run)
            return ended[0] if ended else FAILED

        if items:
            code = forked(in_place)
        else:
            with self.broken(copy, change):
                code = forked(anew)
        if code == PASSED:
            return {"outcome": "survived", "test": ""}
        test = note.read_text("utf-8") if note.exists() else "tests/rules, when it is read"
        self.caught[test] += 1
        return {"outcome": "time" if code == OUT_OF_TIME else "caught", "test": test}

    def affordable(self, order: list[str]) -> list[str]:
        """The first tests, as many as `--seconds` allow, and one more."""
        until = accumulate(self.survey.tests[name][0] for name in order)
        enough = [place for place, spent in enumerate(until) if spent > self.options.seconds]
        return order[: enough[0] + 1] if enough else order

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
        line = dict(zip(("game", "seed", "number"), name, strict=True)) | asdict(change) | verdict
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
                (game, seed, number): change
                for game in self.options.games
                for number, change in self.drawn(first, game).items()
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
            report(game, seed, [known[name] for name in drawn if name[0] == game and name in known])
            for game in self.options.games
        )
        (self.to / "report.md").write_text(text, encoding="utf-8")
        print(text)

    def known(self) -> dict[Name, dict[str, Any]]:
        """The results so far."""
        lines = [json.loads(line) for line in self.results.read_text("utf-8").splitlines()]
        return {(line["game"], line["seed"], line["number"]): line for line in lines}


def imported(change: Change) -> int:
    """Import the module of a change and its game."""
    try:
        importlib.import_module(module_of(change))
        importlib.import_module(".".join(module_of(change).split(".")[:3]) + ".game")
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


def report(game: str, seed: int, lines: list[dict[str, Any]]) -> str:
    """What came of the breakages of a game, in Markdown."""
    survivors = [line for line in lines if line["outcome"] == "survived"]
    rules = sum(line["test"].startswith("tests/rules") for line in lines)
    hung = sum(line["outcome"] == "time" for line in lines)
    share = 100 / max(1, len(lines))
    rows = [
        f"| `{line['file'].split('/', 3)[3]}:{line['line']}` `{line['function']}` "
        f"| `{line['before']}` | `{line['after']}` |"
        for line in survivors
    ]
    return (
        f"## {game}, seed {seed}\n\n{len(lines)} breakages. The tests of the rules alone catch "
        f"{rules} ({rules * share:.1f} of 100), all of `make quick` {len(lines) - len(survivors)} "
        f"({100 - len(survivors) * share:.1f} of 100); {hung} of them by taking too long.\n\n"
        "| where | before | after |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--count", type=int, default=200, help="breakages of each game")
    parser.add_argument("--seed", type=int, default=1, help="what the breakages are drawn by")
    parser.add_argument("--to", type=Path, default=Path("build/breakages"), help="the results")
    parser.add_argument("-n", dest="workers", type=int, default=1, help="how many at a time")
    parser.add_argument("--tree", type=Path, default=HERE.parent, help="another checkout")
    parser.add_argument("--parts", nargs="+", default=PARTS, help="folders or modules")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="folders of tests")
    parser.add_argument("--marks", default=QUICK, help="which tests, as pytest's -m")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="processor time for each breakage"
    )
    parser.add_argument("--without", nargs="*", default=[], help="parts of names of tests left out")
    return parser.parse_args()


if __name__ == "__main__":
    os.nice(10)
    Breakages(arguments()).run()
