"""Several trees at once, each in a process of its own: parallel at the root.

Every process grows a tree from the same position with a seed of its own; what they found out about
the lines of the root is added up, in the order of the processes. So the same number of processes
and the same seed give the same choice (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo
tree search", 2008).

The processes stay ready for the next decision and end with the crew. They are programs of their own
rather than children of `multiprocessing`, which workers of a server or an arena may not have.
"""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import weakref
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from carrack.bots.search.mind import Judge, Mind
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_node import Key, Node, key_of
from carrack.bots.search.tree_root import disappointing_by_visits, search
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import mix

log = logging.getLogger(__name__)

PROGRAM = "carrack.bots.search.crew_member"
FAREWELL = 5.0  # seconds for a process to end by itself


@dataclass(frozen=True)
class Greeting:
    """What a process must know once: where to import from, the game, its module, the judge."""

    path: list[str]
    home: str
    game: str
    judge: Judge | None


@dataclass(frozen=True)
class Task:
    """A search: an imagined state as JSON, the seat that decides, settings and a seed."""

    state: dict[str, Any]
    seat: int
    settings: TreeSettings
    seed: int


@dataclass(frozen=True)
class Found:
    """What a process found out: the lines of the root that it tried, and how many tries failed."""

    lines: dict[Key, Node]
    failures: int


class Member:
    """One process and the line to it."""

    def __init__(self, greeting: Greeting) -> None:
        """Starts the process. Raises OSError."""
        quiet = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **quiet, "PYTHONPATH": os.pathsep.join(greeting.path)},
        )
        self.tell(greeting)

    def tell(self, what: Greeting | Task) -> None:
        """Sends something. Raises OSError if the process is gone."""
        assert self.process.stdin is not None
        pickle.dump(what, self.process.stdin)
        self.process.stdin.flush()

    def found(self) -> Found:
        """Waits for the answer to a task. Raises OSError or EOFError if the process is gone."""
        assert self.process.stdout is not None
        answer: Found = pickle.load(self.process.stdout)
        return answer

    def end(self) -> None:
        """Ends the process: when its line ends it knows that it is not needed any more."""
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                assert pipe is not None
                pipe.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:  # it is in the middle of a search
            self.process.kill()
            self.process.wait()


def end_all(members: list[Member]) -> None:
    """Ends processes; those that are thinking are not waited for."""
    while members:
        member = members.pop()
        member.process.kill()
        member.end()


class Crew:
    """So many processes, started when they are first needed."""

    def __init__(self, mind: Mind, count: int) -> None:
        self.mind = mind
        self.count = count
        self.members: list[Member] = []
        weakref.finalize(self, end_all, self.members)

    def search(self, growth: Growth, lines: list[Node]) -> list[Node]:
        """Tries lines of a root in all processes; the same lines, the best first.

        A process that dies is replaced for the next search; if all of them do, this one searches.
        """
        if len(lines) < 2:
            return lines
        answers = self.answers(growth)
        if not answers:
            log.warning("no process of a crew answers: one searches alone")
            return search(growth, lines)
        for answer in answers:
            growth.failures += answer.failures
            for node in lines:
                theirs = answer.lines.get(key_of(node.seat, node.line))
                if theirs is not None:
                    node.gather(theirs)
        return sorted(lines, key=disappointing_by_visits)

    def answers(self, growth: Growth) -> list[Found]:
        """What the processes found out, in their order."""
        state = self.mind.game.to_json(growth.state)
        alone = replace(growth.settings, workers=1)
        asked = []
        for number in range(self.count):
            seed = mix(growth.seed ^ mix(number + 1))
            asked.append(self.asked(number, Task(state, growth.root.seat, alone, seed)))
        found = [self.heard(member) for member in asked if member is not None]
        return [answer for answer in found if answer is not None]

    def asked(self, number: int, task: Task) -> Member | None:
        """The process of that number with a task; None if it cannot be started."""
        try:
            if number >= len(self.members):
                self.members.append(Member(self.greeting()))
            member = self.members[number]
            member.tell(task)
        except OSError as error:
            log.warning("a process of a crew cannot be asked: %s", error)
            self.drop(number)
            return None
        return member

    def heard(self, member: Member) -> Found | None:
        """Its answer; None if it has died."""
        try:
            return member.found()
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            log.warning("a process of a crew has died: %s", type(error).__name__)
            self.drop(self.members.index(member))
            return None

    def drop(self, number: int) -> None:
        """Ends a process, if there is one of that number."""
        if number < len(self.members):
            end_all([self.members.pop(number)])

    def greeting(self) -> Greeting:
        """What a new process is told."""
        game = self.mind.game
        return Greeting(sys.path, type(game).__module__, game.name, self.mind.judge)

    def close(self) -> None:
        """Ends all processes."""
        end_all(self.members)
