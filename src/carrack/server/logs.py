"""The log of a server: short lines, and few of the same, whatever strangers send.

Nobody can fill a disk with requests: malformed ones are not logged at all, and of repeated problems
only the first is logged, then a count. What opens a seat or names somebody is left out, even where
an error of a library repeats it.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from carrack.server.budget import Bucket
from carrack.server.http.request_ids import REQUEST

LONGEST = 4_000  # characters of an entry, traceback included
SAME, MINUTE = 5, 60.0  # entries from one place in the code in this many seconds
PLACES = 1_000
LEFT_OUT = "[…]"
SECRET = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])", re.A)
"""Whatever is as long as a token: of a seat, a host, an invitation, a session, a mailed link."""
MAILBOX = re.compile(r"[^\s@<>\"']{1,64}@[^\s@<>\"']{1,255}")
BURST, RATE = 128 * 1024.0, 256.0  # characters in all: at once, then per second


class Brief(logging.Formatter):
    """Formats entries with the time, cutting long ones in the middle."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text. Characters that could forge another line are escaped."""
        record.msg, record.args = _printable(record.getMessage()), ()
        return _brief(_discreet(super().format(record)))


class JsonLines(logging.Formatter):
    """Formats entries as JSON, one object a line, with the id of the request that led to it."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"
    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        """The entry as an object."""
        said: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": _brief(_discreet(record.getMessage())),
        }
        if request := REQUEST.get():
            said["request"] = request
        if record.exc_info:
            said["exception"] = _brief(_discreet(self.formatException(record.exc_info)))
        return json.dumps(said, ensure_ascii=False)


FORMATS: dict[str, Callable[[], logging.Formatter]] = {"text": Brief, "json": JsonLines}
"""The forms of the log, by name."""


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


def keep_log(form: str = "text") -> None:
    """Send the log to standard error, in one of `FORMATS`."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler])


def _length(record: logging.LogRecord) -> float:
    return float(LONGEST if record.exc_info else min(LONGEST, 60 + len(record.getMessage())))


def _brief(text: str) -> str:
    """The text, or the beginning and the end of a long one."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]}\n {LEFT_OUT}\n{text[-half:]}"


def _discreet(text: str) -> str:
    """The text without what opens something, or names somebody's mailbox."""
    return MAILBOX.sub(LEFT_OUT, SECRET.sub(LEFT_OUT, text))


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
