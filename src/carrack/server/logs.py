"""The log of a server: short lines, and few of the same, whatever strangers send.

Nobody can fill a disk with requests: malformed ones are not logged at all, and of repeated problems
only the first is logged, then a count.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from carrack.server.http.budget import Bucket

LONGEST = 4_000  # characters of an entry, traceback included
SAME, MINUTE = 5, 60.0  # entries from one place in the code in this many seconds
PLACES = 1_000
BURST, RATE = 128 * 1024.0, 256.0  # characters in all: at once, then per second


class Brief(logging.Formatter):
    """Formats entries with the time, cutting long ones in the middle."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text. Characters that could forge another line are escaped."""
        record.msg, record.args = _printable(record.getMessage()), ()
        text = super().format(record)
        half = LONGEST // 2
        return text if len(text) <= LONGEST else f"{text[:half]}\n […]\n{text[-half:]}"


class Sparing(logging.Filter):
    """Limits the entries from one place in the code, and the characters of all together."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.places: OrderedDict[tuple[str, int], tuple[float, int]] = OrderedDict()
        self.letters = Bucket(RATE, BURST)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the entry is written; the next one says how many were left out."""
        now, place = self.clock(), (record.pathname, record.lineno)
        since, said = self.places.pop(place, (now, 0))
        if now - since >= MINUTE:
            since, said = now, 0
        self.places[place] = (since, said + 1)
        if len(self.places) > PLACES:
            self.places.popitem(last=False)
        if said >= SAME or not self.letters.take("", now, _length(record)):
            self.left_out += 1
            return False
        if self.left_out:
            record.msg = f"{record.getMessage()} ({self.left_out} more entries were left out)"
            record.args, self.left_out = (), 0
        return True


def keep_log() -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Brief())
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler])


def _length(record: logging.LogRecord) -> float:
    return float(LONGEST if record.exc_info else min(LONGEST, 60 + len(record.getMessage())))


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
