"""What an honest table feels while one address attacks the server.

    python benchmarks/attacks.py [NAME …] [--mixed] [--seconds 10] [--rate 20] [--json]
        [--database URL [--processes 2]]

starts a server of its own (as `carrack serve` runs, on this machine; with `--database` its tables
are in that PostgreSQL, and `--processes` may serve them) and plays random games on a
table from one address, first in peace, then while another address attacks, one attack after the
other or all at once (`--mixed`). It prints the times of the answers to honest moves, what
the attacker was answered, and the server's memory and open files. Afterwards every move that was
acknowledged must be there; if one is not, or an answer is a 5xx, the exit status is 1.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import attackers
import httpx
from asked import package_folder, seconds, whole

HOSTILE = "127.0.0.{}"  # a fresh address for each round
PEACE = 3.0  # seconds at most: enough to compare with
GOOD = 300  # statuses from here on are no success of an honest player
BUGS = range(500, 600)


def main() -> int:
    options = parser().parse_args()
    if options.attacker:
        return attacking(options)
    unknown = sorted(set(options.names) - set(attackers.ATTACKS))
    if unknown:
        parser().error(f"no attack {unknown[0]!r}; there are {', '.join(attackers.ATTACKS)}")
    names = options.names or list(attackers.ATTACKS)
    rounds = [names] if options.mixed else [[name] for name in names]
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), options) as server:
        trials = asyncio.run(tried(server, rounds, options))
    for trial in trials if options.json else []:
        print(json.dumps(asdict(trial)))
    return int(any(trial.lost or trial.bugs for trial in trials))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(attackers.ATTACKS))
    parser.add_argument("--mixed", action="store_true", help="all of them at once")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="of each (%(default)g)")
    parser.add_argument("--rate", type=whole(1), default=20, help="moves a second (%(default)s)")
    parser.add_argument("--compiled", type=package_folder, help="folder with the compiled package")
    parser.add_argument("--database", metavar="URL", help="the tables are in this PostgreSQL")
    parser.add_argument("--processes", type=whole(1), default=1, help="with it (default 1)")
    parser.add_argument("--json", action="store_true", help="figures as lines of JSON")
    parser.add_argument("--attacker", nargs=2, help=argparse.SUPPRESS)  # the server, and from where
    return parser


def attacking(options: argparse.Namespace) -> int:
    """The other address: attack, print the answers, and stop in the midst of it."""
    address, source = options.attacker

    async def attack() -> None:
        counts = await attackers.attack(options.names, address, source, options.seconds)
        print(attackers.as_json(counts), flush=True)
        os._exit(0)

    asyncio.run(attack())
    return 1


class Served:
    """A server of one's own, gone when the block ends. `address` is where it is."""

    def __init__(self, data: Path, options: argparse.Namespace) -> None:
        environment = dict(os.environ)
        if options.compiled is not None:
            environment["PYTHONPATH"] = str(options.compiled)
        self.count = options.processes if options.database else 1
        more = ["--database", options.database] if options.database else []
        more += ["--processes", str(self.count)] if self.count > 1 else []
        self.log = (data / "log").open("w+b")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "carrack", "serve", "--data", str(data), "--port", "0", *more],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("Carrack is open at ")

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        self.process.kill()
        self.log.close()

    def processes(self) -> list[str]:
        """The processes that answer (Linux)."""
        own = str(self.process.pid)
        if self.count == 1:
            return [own]
        return Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()

    def mebibytes(self) -> float:
        """The memory of all, without that of their workers (Linux)."""
        texts = [Path(f"/proc/{each}/status").read_text("ascii") for each in self.processes()]
        lines = [line for text in texts for line in text.splitlines() if line.startswith("VmRSS")]
        return sum(int(line.split()[1]) for line in lines) / 1024

    def open_files(self) -> int:
        """How many files and connections they have open (Linux)."""
        return sum(len(os.listdir(f"/proc/{each}/fd")) for each in self.processes())

    def logged(self) -> int:
        """Bytes of log so far."""
        return os.fstat(self.log.fileno()).st_size


@dataclass
class Trial:
    """An honest table beside one attack (or in peace); times in milliseconds."""

    attack: str
    seconds: float
    moves: int = 0
    refused: int = 0
    lost: int = 0
    p50: float = 0.0
    p99: float = 0.0
    most: float = 0.0
    mebibytes: float = 0.0
    open_files: int = 0
    logged: int = 0
    bugs: int = 0
    answers: dict[str, int] = field(default_factory=dict)


HEAD = (
    f"{'attack':16} {'moves':>6} {'p50 ms':>7} {'p99 ms':>7} {'most ms':>8} {'MiB':>5} "
    f"{'files':>5} {'log kB':>7} {'lost':>4}  attacker was answered"
)


async def tried(
    server: Served, rounds: list[list[str]], options: argparse.Namespace
) -> list[Trial]:
    """Peace, then every round of attacks."""
    if not options.json:
        print(HEAD)
    honest = Honest(server.address, options.rate)
    trials = []
    for number, names in enumerate([[], *rounds]):
        hostile = HOSTILE.format(number + 1)
        seconds = options.seconds if names else min(PEACE, options.seconds)
        trials.append(await one(server, honest, names, hostile, seconds))
        if not options.json:
            print(line(trials[-1]), flush=True)
    await honest.client.aclose()
    return trials


async def one(
    server: Served, honest: "Honest", names: list[str], hostile: str, seconds: float
) -> Trial:
    """One round, with the attacker at its address."""
    script = [sys.executable, __file__, *names, "--attacker", server.address, hostile]
    before = server.logged()
    process = None
    if names:
        process = await asyncio.create_subprocess_exec(
            *script, "--seconds", str(seconds), stdout=subprocess.PIPE
        )
    trial = Trial("mixed" if len(names) > 1 else names[0] if names else "peace", seconds)
    times = await honest.play(trial, seconds)
    trial.mebibytes, trial.open_files = round(server.mebibytes(), 1), server.open_files()
    if process is not None:
        output, _ = await process.communicate()
        trial.answers = json.loads(output)
    times.sort()
    trial.moves = len(times)
    if times:
        trial.p50, trial.p99 = (round(1000 * times[int(p * len(times))], 1) for p in (0.5, 0.99))
        trial.most = round(1000 * times[-1], 1)
    trial.logged = server.logged() - before
    codes = Counter({int(code): n for code, n in trial.answers.items() if code.isdigit()})
    trial.bugs = sum(n for code, n in codes.items() if code in BUGS and code != 503)
    trial.lost = await honest.lost()
    return trial


def line(trial: Trial) -> str:
    answers = ", ".join(f"{n} × {what}" for what, n in trial.answers.items())
    return (
        f"{trial.attack:16} {trial.moves:6} {trial.p50:7.1f} {trial.p99:7.1f} {trial.most:8.1f} "
        f"{trial.mebibytes:5.0f} {trial.open_files:5} {trial.logged / 1000:7.1f} {trial.lost:4}  "
        f"{answers}"
    )


class Honest:
    """Two people on one device who play at a steady rate, game after game."""

    def __init__(self, address: str, rate: int) -> None:
        self.client = httpx.AsyncClient(base_url=address, timeout=120)
        self.pause = 1 / rate
        self.table: dict[str, Any] = {}
        self.kept: dict[str, dict[int, str]] = {}  # by table: the move that was acknowledged
        self.number = 0

    @property
    def headers(self) -> dict[str, str]:
        return attackers.tokens_of(self.table)

    async def sit_down(self) -> dict[str, Any]:
        """A new table, and how it stands."""
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        wish = {"game": "amerigo", "players": 2, "seats": seats}
        while (made := await self.client.post("/api/v1/tables", json=wish)).status_code >= GOOD:
            await asyncio.sleep(0.5)
        self.table = made.json()
        self.kept[self.table["table"]] = {}
        return await self.look()

    async def look(self) -> dict[str, Any]:
        path = f"/api/v1/tables/{self.table['table']}"
        return dict((await self.client.get(path, headers=self.headers)).json())

    async def play(self, trial: Trial, seconds: float) -> list[float]:
        """Random moves until the time is over; how long each answer took."""
        end, times = time.monotonic() + seconds, []
        now = await self.look() if self.table else await self.sit_down()
        while (began := time.monotonic()) < end:
            if now["status"] != "running":
                now = await self.sit_down()
                continue
            took, now = await self.move(now, trial)
            times.append(took)
            await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        return times

    async def move(self, now: dict[str, Any], trial: Trial) -> tuple[float, dict[str, Any]]:
        """One move; seconds until its answer, and the table after it."""
        self.number += 1
        name, move = self.table["table"], random.choice(now["legal"])["move"]
        body = {"move_id": f"honest-{self.number}", "at": now["seq"], "move": move}
        began = time.monotonic()
        answer = await self.client.post(
            f"/api/v1/tables/{name}/moves", headers=self.headers, json=body
        )
        took = time.monotonic() - began
        if answer.status_code >= GOOD:
            trial.refused += 1
            return took, await self.look()
        self.kept[name][now["seq"] + 1] = move
        return took, dict(answer.json())

    async def lost(self) -> int:
        """How many acknowledged moves are not where they were."""
        missing = 0
        for name, moves in self.kept.items():
            answer = await self.client.get(f"/api/v1/tables/{name}/steps")
            steps = {step["seq"]: step["move"] for step in answer.json()["steps"]}
            missing += sum(steps.get(seq) != move for seq, move in moves.items())
        self.kept = {self.table["table"]: self.kept[self.table["table"]]}
        return missing


if __name__ == "__main__":
    sys.exit(main())
