"""Exceptions travel between processes: what a worker raises, whoever waits for it can read."""

from __future__ import annotations

import copy
import importlib
import inspect
import pickle
import pkgutil

import carrack
from carrack.core.asked import Wanted
from carrack.core.chance import UnexpectedDraw
from carrack.core.message import Message, MessageError
from carrack.core.move import Refusal, Refused
from carrack.core.record import OpenRecord, OtherComponents, RecordError
from carrack.texts.rules import UnknownRuleError

REFUSAL = Refusal("AM-BUILD-4", "there is no room")
REFUSED = ("refusal",)
RECORD = ("line", "reason")


def examples() -> dict[str, tuple[BaseException, tuple[str, ...]]]:
    """One of each class that is not made from a sentence alone, and what it tells beside one."""
    from carrack.adapters.vector import IllegalAction
    from carrack.server.notices.addresses import UnknownAddress
    from carrack.server.notices.channels import HandoverFailed
    from carrack.server.refusals import Problem
    from carrack.server.tables.alone import Outrun
    from carrack.tab.store import FULL, not_kept
    from carrack.workers.work import WorkersLost

    answer = Problem(
        "slowly", REFUSAL, rule="R-1", field="n", more={"a": 1}, retry_after=7, forbidden=True
    )
    names = ("code", "message", "said", "rule", "field", "more", "retry_after", "forbidden")
    made: list[tuple[BaseException, tuple[str, ...]]] = [
        (Refused(REFUSAL, 2), (*REFUSED, "rule", "number")),
        (Wanted("cards 1", [30], True, 4), ("purpose", "sizes", "order", "at")),
        (IllegalAction(3, 1, 77, REFUSAL), ("game", "seat", "action", *REFUSED)),
        (RecordError(7, Message("a comma is missing")), RECORD),
        (OpenRecord(1, Message("fault-running")), RECORD),
        (OtherComponents(1, Message("another edition")), RECORD),
        (UnknownRuleError("AM-BULD-4", ["AM-BUILD-4"]), ("identifier", "close")),
        (UnexpectedDraw("tower 1 blue"), ("purpose",)),
        (WorkersLost("three died", [1, 2]), ("message", "jobs")),
        (not_kept(FULL), ("said", "reason")),
        (UnknownAddress("notice-host", "example.org"), ("key", "host")),
        (HandoverFailed("answer", True, 404), ("why", "gone", "status")),
        (answer, names),
        (Outrun(), names),
    ]
    return {type(one).__name__: (one, names) for one, names in made}


def exception_classes() -> list[type[BaseException]]:
    """Every class of exceptions of the package, as far as what its modules need is installed."""
    found: set[type[BaseException]] = set()
    for module in pkgutil.walk_packages(carrack.__path__, "carrack."):
        if module.name.endswith("__main__"):
            continue
        try:
            names = vars(importlib.import_module(module.name))
        except ImportError:
            continue  # an optional library is missing, and the module says so
        found.update(
            thing
            for thing in names.values()
            if isinstance(thing, type)
            and issubclass(thing, BaseException)
            and thing.__module__ == module.name
        )
    return sorted(found, key=lambda one: (one.__module__, one.__name__))


def example_of(kind: type[BaseException]) -> tuple[BaseException, tuple[str, ...]]:
    constructor = next(one for one in kind.__mro__ if "__init__" in vars(one))
    if constructor is MessageError:
        return kind(Message("refusal-game-over")), ("message",)
    if not constructor.__module__.startswith("carrack."):
        return kind("what went wrong"), ()
    known = examples()
    assert kind.__name__ in known, f"add one to the examples: {inspect.signature(kind)}"
    return known[kind.__name__]


def test_exceptions_travel_between_processes() -> None:
    for kind in exception_classes():
        error, names = example_of(kind)
        assert type(error) is kind
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert type(again) is kind
            assert str(again) == str(error)
            for name in names:
                assert getattr(again, name) == getattr(error, name), (kind, name)
