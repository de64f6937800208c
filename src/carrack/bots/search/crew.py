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
import threading
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
from carrack.threads import ONE_THREAD

log = logging.getLogger(__name__)

PROGRAM = "carrack.bots.search.crew_member"
FAREWELL = 5.0  # seconds for a process to end by itself
PATIENCE = 600.0  # seconds that a search may last beyond those that it was given


@dataclass(frozen=True)
class Greeting:
    """What a process must know once: where to import from, the game, its module, the judge.

    And whether it compares all lines (:class:`Mind`).
    """

    path: list[str]
    home: str
    game: str
    judge: Judge | None
    wide: bool


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
        self.process = subprocess.Popen(
            [sys.executable, "-m", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(greeting.path)},
        )
        self.tell(greeting)

    def tell(self, what: Greeting | Task) -> None:
        """Sends something. Raises OSError if the process is gone."""
        assert self.process.stdin is not None
        pickle.dump(what, self.process.stdin)
        self.process.stdin.flush()

    def found(self, seconds: float) -> Found:
        """Waits so long for the answer to a task, then kills the process.

        Raises OSError or EOFError if the process is gone.
        """
        assert self.process.stdout is not None
        bell = threading.Timer(seconds, self.process.kill)
        bell.start()
        try:
            answer: Found = pickle.load(self.process.stdout)
        finally:
            bell.cancel()
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


def end_all(members: dict[int, Member]) -> None:
    """Ends processes; those that are thinking are not waited for."""
    while members:
        _, member = members.popitem()
        member.process.kill()
        member.end()


class Crew:
    """So many processes, started when they are first needed."""

    def __init__(self, mind: Mind, count: int) -> None:
        self.mind = mind
        self.count = count
        self.members: dict[int, Member] = {}
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
        patience = PATIENCE + alone.seconds
        try:
            for number in range(self.count):
                seed = mix(growth.seed ^ mix(number + 1))
                self.ask(number, Task(state, growth.root.seat, alone, seed))
            found = [self.heard(number, patience) for number in sorted(self.members)]
        except BaseException:  # answers that nobody has read belong to no other question
            self.close()
            raise
        return [answer for answer in found if answer is not None]

    def ask(self, number: int, task: Task) -> None:
        """Gives a task to the process of that number, if there is one or it can be started."""
        try:
            if number not in self.members:
                self.members[number] = Member(self.greeting())
            self.members[number].tell(task)
        except OSError as error:
            log.warning("a process of a crew cannot be asked: %s", error)
            self.drop(number)

    def heard(self, number: int, patience: float) -> Found | None:
        """The answer of a process; None if it has died, or said nothing for so many seconds."""
        try:
            return self.members[number].found(patience)
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            log.warning("a process of a crew has died: %s", type(error).__name__)
            self.drop(number)
            return None

    def drop(self, number: int) -> None:
        """Ends a process, if there is one of that number."""
        if number in self.members:
            end_all({number: self.members.pop(number)})

    def greeting(self) -> Greeting:
        """What a new process is told."""
        mind, game = self.mind, self.mind.game
        return Greeting(sys.path, type(game).__module__, game.name, mind.judge, mind.wide)

    def close(self) -> None:
        """Ends all processes."""
        end_all(self.members)
