"""A table server under load: how long moves take, how many it can take, and its memory.

    python benchmarks/load.py [--sockets 1000] [--rate 200 …] [--game amerigo] [--tables N]
        [--seconds 15] [--compiled FOLDER] [--no-deflate] [--database URL [--processes 2]]

Starts a server of its own with the compiled engine, on a new data folder. At every table there are
four seats; six sockets watch each (`--tables` deals them out otherwise), and offer to take what is
pushed compressed, as browsers do. Moves are those of whole games of the rule of thumb, and come at
random moments, `--rate` of them a second on the average; with `--rate 0` every table plays its next
move as soon as the last one is answered. For each rate a line is printed: moves acknowledged a
second, milliseconds until the answer and until the last watcher of the table has the push, what
the servers take of a core, and their memory. The last columns are milliseconds of processor for
each move: of each server, of PostgreSQL, if it runs on this machine, and of the load itself. All
share the machine; what a move takes of the processor says more than moves a second of one that is
busy otherwise.

With `--database` the tables are in that PostgreSQL, and `--processes` servers share them: the moves
of a table are posted to one of them, and watched at the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

from asked import game_name, package_folder, players_of, seconds, whole
from load_clients import Caller, Watcher

from games import at_share

try:
    from uvloop import new_event_loop
except ImportError:
    from asyncio import new_event_loop

HERE = Path(__file__).resolve().parent
PLAYERS = 4
AT_A_TABLE = 6
"""Sockets: one for each seat, and two who look on."""
WARM_UP = 2.0
SEEDS = range(1, 9)
COLUMNS = (
    "rate",
    "moves/s",
    "p50",
    "p95",
    "p99",
    "most",
    "pushed p99",
    "kB a push",
    "core",
    "MiB",
    "refused",
    "ms a move: servers",
    "PostgreSQL",
    "load",
)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--game", type=game_name, default="amerigo")
    parser.add_argument("--sockets", type=whole(0), default=1000, help="(default 1000)")
    parser.add_argument("--tables", type=whole(1), help="default: one for six sockets")
    parser.add_argument("--rate", type=whole(0), nargs="+", default=[200], help="moves a second")
    parser.add_argument("--seconds", type=seconds, default=15.0, help="for each rate (default 15)")
    parser.add_argument("--compiled", type=package_folder, help="where Carrack is imported from")
    parser.add_argument("--no-deflate", action="store_true", help="offer no compression")
    parser.add_argument("--database", metavar="URL", help="the tables are in this PostgreSQL")
    parser.add_argument("--processes", type=whole(1), default=1, help="with it (default 1)")
    args = parser.parse_args()
    players_of(parser, args.game, [PLAYERS])
    source = args.compiled or compiled_engine()
    allow_descriptors()
    gc.freeze()
    gc.disable()
    games = games_of(args.game, source)
    with ExitStack() as stack:
        count = args.processes if args.database else 1
        servers = [stack.enter_context(server(source, args.database)) for _ in range(count)]
        runner = stack.enter_context(asyncio.Runner(loop_factory=new_event_loop))
        runner.run(measured(args, servers, games))


def compiled_engine() -> Path:
    """The folder of Carrack with its engine compiled, which is made if need be."""
    command = [sys.executable, str(HERE.parent / "engine_copy.py")]
    return Path(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout[:-1])


def allow_descriptors() -> None:
    """As many open sockets as the system allows, for this process and for the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def server(source: Path, database: str | None) -> Iterator[subprocess.Popen[str]]:
    """A server on a new folder; requests of this very machine are not limited there."""
    command = [sys.executable, "-m", "carrack", "serve", "--port", "0"]
    command += ["--database", database] if database is not None else []
    environment = {**os.environ, "PYTHONPATH": str(source), "CARRACK_LOOPBACK_EXEMPT": "true"}
    with tempfile.TemporaryDirectory(prefix="carrack-load-") as data:
        process = subprocess.Popen(
            [*command, "--data", data], stdout=subprocess.PIPE, text=True, env=environment
        )
        try:
            yield process
        finally:
            process.terminate()
            process.wait()


def games_of(name: str, source: Path) -> list[list[tuple[int, str]]]:
    """The games that are played at the tables, one for each of the seeds."""
    command = [sys.executable, str(HERE / "load_games.py"), name, "--players", str(PLAYERS)]
    done = subprocess.run(
        [*command, "--seeds", *map(str, SEEDS)],
        stdout=subprocess.PIPE,
        check=True,
        env={**os.environ, "PYTHONPATH": str(source)},
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


# --- tables ---------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What was measured in a span of time; times in milliseconds."""

    answered: list[float] = field(default_factory=list)
    pushed: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    pushes: int = 0
    push_bytes: int = 0


@dataclass
class Table:
    """A table whose game is played move by move; `due` is when its last one was sent."""

    name: str
    tokens: list[str]
    moves: list[tuple[int, str]]
    caller: Caller
    figures: Figures
    played: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    due: float = 0.0
    missing: int = 0  # watchers that have not heard of the last move

    @property
    def over(self) -> bool:
        return self.played >= len(self.moves)

    def heard(self, size: int) -> None:
        """A watcher was shown a step."""
        self.figures.pushes += 1
        self.figures.push_bytes += size
        self.missing -= 1
        if self.missing == 0:
            self.figures.pushed.append((time.perf_counter() - self.due) * 1000)

    async def play(self, due: float) -> None:
        """Play the next move, which was to be played at a certain time."""
        seat, notation = self.moves[self.played]
        body = {"move_id": f"m{self.played}", "at": self.played, "move": notation}
        self.due, self.missing = due, len(self.watchers)
        status, _ = await self.caller.post(
            f"/api/v1/tables/{self.name}/moves", body, self.tokens[seat]
        )
        self.figures.statuses[status] += 1
        self.figures.answered.append((time.perf_counter() - due) * 1000)
        self.played = self.played + 1 if status == 200 else len(self.moves)


class House:
    """All tables of a measurement, and those of them that wait for their next move."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.idle = deque(tables)
        self.tasks: set[asyncio.Task[None]] = set()
        self.overdue: deque[float] = deque()  # moves that found every table at work

    def measure(self) -> Figures:
        """From now on everything counts into new figures."""
        figures = Figures()
        for table in self.tables:
            table.figures = figures
        return figures

    def play(self, due: float) -> None:
        """One more move, at the table that has waited for longest."""
        if not self.idle:
            self.overdue.append(due)
            return
        task = asyncio.create_task(self._play(self.idle.popleft(), due))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _play(self, table: Table, due: float) -> None:
        await table.play(due)
        if not table.over:
            self.idle.append(table)
        if self.overdue and self.idle:
            self.play(self.overdue.popleft())

    async def steadily(self, rate: int, span: float) -> None:
        """Move at random moments, `rate` a second."""
        due, luck = time.perf_counter(), random.Random(rate)
        end = due + span
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            while due <= time.perf_counter():
                self.play(due)
                due += luck.expovariate(rate)
        self.overdue.clear()

    async def incessantly(self, span: float) -> None:
        """Every table plays its next move as soon as the last one is answered."""
        end = time.perf_counter() + span

        async def busy(table: Table) -> None:
            while not table.over and time.perf_counter() < end:
                await table.play(time.perf_counter())

        await asyncio.gather(*map(busy, self.tables))


async def measured(
    args: argparse.Namespace,
    servers: list[subprocess.Popen[str]],
    games: list[list[tuple[int, str]]],
) -> None:
    """Open the tables, then measure one rate after the other."""
    addresses = [await asyncio.to_thread(address_of, process) for process in servers]
    count = args.tables or max(1, -(-args.sockets // AT_A_TABLE))
    tables = await opened(args, addresses, count, games)
    house = House(tables)
    print(f"{args.game}: {count} tables, {args.sockets} sockets, ", end="")
    print("compressed" if any(w.inflating for t in tables for w in t.watchers) else "uncompressed")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for rate in args.rate:
        await measured_rate(house, [each.pid for each in servers], args, rate)


def address_of(process: subprocess.Popen[str]) -> tuple[str, int]:
    """Where a server is open."""
    assert process.stdout is not None
    host, port = process.stdout.readline().rsplit("/", 1)[-1].strip().split(":")
    return host, int(port)


async def measured_rate(
    house: House, processes: list[int], args: argparse.Namespace, rate: int
) -> None:
    """Play at a rate, and print the line of it."""
    span: float = args.seconds

    async def play(during: float) -> None:
        await (house.steadily(rate, during) if rate else house.incessantly(during))

    await play(WARM_UP)
    groups = [[each] for each in processes]
    groups += [backends(args.database) if args.database else [], [os.getpid()]]
    parts = [Worked(each) for each in groups]
    figures, began = house.measure(), time.perf_counter()
    await play(span)
    if house.tasks:
        await asyncio.wait(house.tasks)
    took, worked = time.perf_counter() - began, [part.seconds() for part in parts]
    memories = sum(map(memory, processes))
    print(line(rate, figures, took, worked, memories), flush=True)


def line(rate: int, figures: Figures, took: float, worked: list[float], mebibytes: int) -> str:
    """A line of the table; `worked` are the seconds of each server, of PostgreSQL and of the load.

    Times are in seconds.
    """
    answered, pushed = sorted(figures.answered), sorted(figures.pushed)
    good = figures.statuses.pop(200, 0)
    cells = [str(rate or "all"), f"{good / took:.0f}"]
    cells += [f"{at_share(answered, share):.1f}" for share in (50, 95, 99)]
    cells += [f"{answered[-1]:.1f}", f"{at_share(pushed, 99):.1f}" if pushed else "–"]
    cells += [f"{figures.push_bytes / figures.pushes / 1000:.1f}" if figures.pushes else "–"]
    refused = ", ".join(f"{status}: {number}" for status, number in figures.statuses.items())
    cells += [f"{sum(worked[:-2]) / took:.0%}", str(mebibytes), refused or "0"]
    *servers, database, load = [f"{each * 1000 / good:.2f}" if good else "–" for each in worked]
    cells += [" + ".join(servers), database if worked[-2] else "–", load]
    return f"| {' | '.join(cells)} |"


async def opened(
    args: argparse.Namespace,
    addresses: list[tuple[str, int]],
    count: int,
    games: list[list[tuple[int, str]]],
) -> list[Table]:
    """New tables with their watchers, none of which has to hurry."""
    seeds, tables = cycle(zip(SEEDS, games, strict=True)), []
    for seed, moves in (next(seeds) for _ in range(count)):
        caller = Caller(*addresses[len(tables) % len(addresses)])
        seats = [{"kind": "human", "name": f"Player {seat}"} for seat in range(PLAYERS)]
        wish = {"game": args.game, "players": PLAYERS, "seats": seats, "seed": seed}
        status, body = await caller.post("/api/v1/tables", wish)
        if status != 201:
            raise SystemExit(f"no table: {status} {body.decode()}")
        made: dict[str, Any] = json.loads(body)
        tokens = [seat["token"] for seat in made["seats"]]
        tables.append(Table(made["table"], tokens, moves, caller, Figures()))
    for number in range(args.sockets):
        table = tables[number % count]
        place = len(table.watchers)
        token = table.tokens[place] if place < PLAYERS else None
        path = f"/api/v1/tables/{table.name}/live"
        watcher = Watcher(path, token, not args.no_deflate, table.heard)
        await watcher.connect(*addresses[(number % count + 1) % len(addresses)])
        table.watchers.append(watcher)
    return tables


# --- the processes --------------------------------------------------------------------------------


class Worked:
    """The processor time of processes from now on; that of one that ends meanwhile is left out."""

    def __init__(self, processes: Iterable[int]) -> None:
        self.before = processor(processes)

    def seconds(self) -> float:
        """Seconds that they have worked."""
        now = processor(self.before)
        return sum(seconds - self.before[process] for process, seconds in now.items())


def processor(processes: Iterable[int]) -> dict[int, float]:
    """Seconds of processor time that each process has used that has not ended."""
    used = {}
    for process in processes:
        with suppress(FileNotFoundError, ProcessLookupError):
            fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
            used[process] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def backends(url: str) -> list[int]:
    """PostgreSQL's processes, as far as they run on this machine."""
    import psycopg

    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND coalesce(datname = current_database(), true)"
        )
        return [pid for (pid,) in found if Path(f"/proc/{pid}/stat").exists()]


def memory(process: int) -> int:
    """Mebibytes that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


if __name__ == "__main__":
    main()
