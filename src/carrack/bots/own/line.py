"""The line to a program that plays, of whatever kind: questions there, answers back."""

from __future__ import annotations

import queue
from abc import ABC, abstractmethod
from collections import deque

from carrack.bots.own.protocol import LONGEST_ANSWER, Fault, shown
from carrack.core.wording import counted

WORDS = 20
"""The most lines that are kept of what a program wrote, the last ones."""
LONGEST_WORD = 300
"""The most characters kept of such a line."""
UNREAD = 4
"""The most answers that may wait to be read before the writer has to wait."""
LATE = "no answer within"
"""The first words of the fault of a program that has not answered in time."""


def plain(line: bytes) -> str:
    """A line that a program wrote, without characters that could affect a terminal."""
    return "".join(c for c in line.decode(errors="replace").rstrip() if c.isprintable())


class Channel(ABC):
    """Messages sent in order; each answer is awaited no longer than its time limit.

    Threads do the reading and writing, so that a program that neither reads nor writes blocks
    nobody. `answers` are what came back, ending with None once nothing more will come.
    """

    def __init__(self) -> None:
        self.answers: queue.Queue[bytes | None] = queue.Queue(UNREAD)
        self.words: deque[str] = deque(maxlen=WORDS)
        self.over = False

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send a message that needs no answer."""

    @abstractmethod
    def _send(self, message: bytes) -> None:
        """Send a message that is answered."""

    @abstractmethod
    def close(self, farewell: bytes = b"") -> None:
        """Close the line for good, with a last message if there is time for one."""

    @abstractmethod
    def ending(self) -> str:
        """Return how the program ended, for people."""

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message. Raises Fault if none comes in time, or an unwanted one."""
        self._refuse_unasked()
        self._send(message)
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Fault(f"{LATE} {counted(seconds, 'second')}") from None
        if answer is None:
            self.over = True
            raise Fault(self.ending())
        if len(answer) > LONGEST_ANSWER:
            raise Fault(f"its answer has more than {LONGEST_ANSWER:,} bytes: {shown(answer)}")
        return answer

    def ended(self) -> bool:
        """Whether the program has ended by itself since it was last asked."""
        if not self.over and not self.answers.empty() and self.answers.queue[0] is None:
            self.over = True
        return self.over

    def last_words(self) -> str:
        """The last lines that the program wrote for people, if any. Call it after `close`."""
        return "\n".join(f"    {word}" for word in list(self.words))

    def _refuse_unasked(self) -> None:
        if self.answers.empty():
            return
        answer = self.answers.get()
        if answer is None:
            self.over = True
            raise Fault(self.ending())
        raise Fault(
            f"it wrote {shown(answer)}, without a request: standard output is for "
            "answers, one line each; anything else belongs on standard error"
        )
