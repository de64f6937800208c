"""The log of a server: short lines, and few of the same, whatever strangers send.

Nobody can fill a disk by asking: what is not a request is not logged at all, and of what goes wrong
again and again only the first is, and then how often.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from carrack.server.http.budget import Bucket

LONGEST = 4_000  # letters of an entry, a traceback too
SAME, MINUTE = 5, 60.0  # entries from one place in the code in this many seconds
PLACES = 1_000
BURST, RATE = 128 * 1024.0, 256.0  # letters in all: at once, then a second


class Brief(logging.Formatter):
    """Entries with the time, cut in the middle where they are long."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The entry. Letters that could forge another line are shown by their numbers."""
        record.msg, record.args = _printable(record.getMessage()), ()
        text = super().format(record)
        half = LONGEST // 2
        return text if len(text) <= LONGEST else f"{text[:half]}\n […]\n{text[-half:]}"


class Sparing(logging.Filter):
    """Lets few entries of the same place pass, and of all together no more than a disk can bear."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.places: OrderedDict[tuple[str, int], tuple[float, int]] = OrderedDict()
        self.letters = Bucket(RATE, BURST)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the entry is written; the next one says how many were not."""
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
    """Sends the log to standard error."""
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
