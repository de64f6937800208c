"""Carrack and its peers, measured in one run on one core: `docs/performance.md` is made by it.

    python benchmarks/peers.py [--compiled FOLDER] [--peers-python PYTHON] [--rounds 7]
        [--seconds 1.0] [--only amerigo] [--json FILE] [--write]

Every contestant is a process of its own that waits while the others work; they take turns, round
by round, so that whatever else the machine does hits all alike. Time is that of the processor.
What is not installed (`pip install '.[peers]'`) is said, never filled in. `make bench`
compiles the engine and runs this.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from asked import figures, package_folder, seconds, whole
from peers_page import Row, page_of, terminal_table

import carrack
from carrack.cli.progress import shown_progress
from carrack.core.wording import counted

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "performance.md"

KINDS = [
    "amerigo-2",
    "amerigo-3",
    "amerigo-4",
    "amerigo-4-one-map",
    "dutch-east-indies-1",
    "dutch-east-indies-2",
    "dutch-east-indies-4",
]

PEERS = [
    "catanatron:catan-4",
    "openspiel:backgammon",
    "openspiel:chess",
    "openspiel:gin_rummy",
    "openspiel:hive",
    "openspiel-bots:backgammon",
    "openspiel-bots:chess",
    "openspiel-bots:gin_rummy",
    "openspiel-bots:hive",
    "pettingzoo:chess_v6",
    "pettingzoo:connect_four_v3",
]

STARTED = ["amerigo", "dutch-east-indies"]


@dataclass
class Entrant:
    """One contestant, how its process is started, and what it answered."""

    name: str
    python: str
    folder: str  # to import Carrack from
    process: subprocess.Popen[str] | None = None
    engine: str = ""
    missing: str = ""
    rounds: list[dict[str, Any]] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    memory: dict[str, Any] = field(default_factory=dict)

    def start(self, core: int | None) -> None:
        """Start the process; `engine` or `missing` is known then."""
        command = [self.python, str(HERE / "contestants.py"), self.name]
        if core is not None:
            command += ["--core", str(core)]
        self.process = subprocess.Popen(
            command,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": self.folder},
        )
        hello = self.heard()
        self.engine, self.missing = hello.get("engine", ""), hello.get("missing", "")

    def ask(self, question: str) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self.heard()

    def heard(self) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"peers.py: {self.name} ended with {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, seconds: float) -> None:
        """One round: games, then copies."""
        self.rounds.append(self.ask(f"play {seconds}"))
        copied = self.ask(f"copy {seconds / 5}")
        if copied:
            self.copies.append(copied["copies"] / copied["seconds"])

    def stop(self) -> None:
        if self.process is not None:
            self.process.communicate()

    def row(self) -> Row:
        return Row(
            self.name, self.engine, self.missing, self.rounds, self.copies, **(self.memory or {})
        )


def main() -> None:
    options = parser().parse_args()
    if options.read:
        run = options.read
    else:
        run = {**settings(options), "starts": starts(options), "rows": rows(options)}
        Path(options.json).parent.mkdir(parents=True, exist_ok=True)
        Path(options.json).write_text(json.dumps(run, indent=1))
    print(terminal_table([Row(**row) for row in run["rows"]]))
    if options.write:
        page_of(run, PAGE)
        print(f"written into {PAGE.name}")


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument(
        "--compiled", type=package_folder, help="folder with the compiled package (make bench)"
    )
    arguments.add_argument("--peers-python", default=sys.executable, help="Python with the peers")
    arguments.add_argument("--rounds", type=whole(1), default=7)
    arguments.add_argument("--seconds", type=seconds, default=1.0, help="of each round, at least")
    arguments.add_argument("--only", default="", help="contestants with this in their name")
    arguments.add_argument("--json", default=str(HERE.parent / "build" / "peers.json"))
    arguments.add_argument("--read", type=figures, help="figures to show instead of measuring")
    arguments.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    return arguments


def settings(options: argparse.Namespace) -> dict[str, Any]:
    """What a reader must know to judge the figures."""
    return {
        "rounds": options.rounds,
        "seconds": options.seconds,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{processor()}, {platform.system()}",
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def processor() -> str:
    """The name of the processor, as well as the system knows it."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()


def engines(options: argparse.Namespace) -> dict[str, str]:
    """The folders to import Carrack from: the sources, and what was compiled if there is any."""
    sources = Path(carrack.__file__).resolve().parents[1]
    folders = {"pure": str(sources)}
    if options.compiled not in (None, sources):
        folders["compiled"] = str(options.compiled)
    return folders


def rows(options: argparse.Namespace) -> list[dict[str, Any]]:
    """All that can be measured, round by round in turn."""
    folders = engines(options)
    entrants = [
        *[
            Entrant(f"carrack:{kind}", sys.executable, at)
            for at in folders.values()
            for kind in KINDS
        ],
        *[Entrant(peer, options.peers_python, folders["pure"]) for peer in PEERS],
    ]
    names = ", ".join(dict.fromkeys([entrant.name for entrant in entrants]))
    entrants = [entrant for entrant in entrants if options.only in entrant.name]
    if not entrants:
        raise SystemExit(f"peers.py: nobody has {options.only!r} in its name; there are {names}")
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    say(f"starting {counted(len(entrants), 'contestant')}")
    for entrant in entrants:
        entrant.start(core)
    present = [entrant for entrant in entrants if not entrant.missing]
    with shown_progress("peers", (options.rounds + 1) * len(present), "measurements") as done:
        for entrant in present:
            entrant.ask(f"play {options.seconds / 4}")  # fills tables and caches; not counted
            done(1)
        for _ in range(options.rounds):
            for entrant in present:
                entrant.measure(options.seconds)
                done(1)
    for entrant in present:
        entrant.memory = entrant.ask("memory")
    for entrant in entrants:
        entrant.stop()
    return [asdict(entrant.row()) for entrant in entrants]


def starts(options: argparse.Namespace) -> list[dict[str, Any]]:
    """How soon each game starts, and the memory of a thousand games, by `carrack bench`."""
    found = []
    for kind, folder in engines(options).items():
        for game in [game for game in STARTED if options.only in game]:
            say(f"starting {game}, {kind}")
            command = "import sys, carrack.cli.main; sys.exit(carrack.cli.main.main())"
            asked = ["bench", game, "--players", "4", "--games", "1", "--start", "--json"]
            done = subprocess.run(
                [sys.executable, "-c", command, *asked],
                env={**os.environ, "PYTHONPATH": folder},
                stdout=subprocess.PIPE,
                check=True,
            )
            found.append({"game": game, "engine": kind, **json.loads(done.stdout)["start"]})
    return found


def say(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
