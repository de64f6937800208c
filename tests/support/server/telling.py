"""A server that tells people things, with a time that passes only when a test lets it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from carrack.server.notices.delivery import SETTLED
from support.server import in_turn
from support.server.clock import ServerTime
from support.server.local import LocalServer, NewTable, opened
from support.server.mailbox import Mailbox
from support.server.people import Device
from support.server.receiver import Receiver
from support.waiting import until

EVERYTHING = ["turn", "began", "ended", "waits", "invited", "round"]
GRACE = 10
"""Seconds after which whoever does not look is told."""


class Telling:
    """The server, its time, and where its notices arrive."""

    def __init__(self, local: LocalServer, clock: ServerTime, box: Mailbox, hook: Receiver) -> None:
        self.local = local
        self.clock = clock
        self.box = box
        self.hook = hook

    @property
    def sender(self) -> Any:
        return self.local.client.app.state.carrack.notices.sender  # type: ignore[attr-defined]

    def do(self, job: Any, *args: Any) -> Any:
        """The result of something that the server does in its own loop."""
        return self.local.does(job, *args)

    def passes(self, seconds: float) -> None:
        """Lets time pass, and the server do what it does then."""
        self.clock.passes(seconds)
        self.do(self.sender.news)

    def settles(self) -> None:
        """Lets others do what they know of what happened: several servers wait for it."""
        self.passes(SETTLED / 1000)

    def rests(self) -> None:
        """Waits until the server has done all that is due."""
        outbox = self.local.tables.store.outbox
        until(lambda: not self.sender.busy and not self.do(outbox.due, self.clock.now))
        in_turn.rests(self.local.client)

    def fates(self, device: Device) -> list[tuple[str, str | None]]:
        """What became of all that a person was to be told, the first thing first."""
        self.rests()
        person = self.person(device)
        told = self.do(self.local.tables.store.outbox.of_person, person)
        return [(each.kind, each.fate) for each in reversed(told)]

    def person(self, device: Device) -> str:
        """The name inside of who is signed in on a device."""
        people = self.local.client.app.state.carrack.people  # type: ignore[attr-defined]
        secret = device.cookie.partition("=")[2]
        return str(self.do(people.signed_in, secret).person.person)

    def told(self, name: str = "Ada", wanted: list[str] | None = None) -> Device:
        """A person who is told things by the receiver."""
        device = Device(self.local).remembered(name)
        address = f"{self.hook.address}/{name}"
        body = {"address": address, "wanted": EVERYTHING if wanted is None else wanted}
        device.post("/me/notices", body)
        return device

    def table(self, *devices: Device, **changes: Any) -> NewTable:
        """A table whose seats are claimed by these devices, in order."""
        made = self.local.table(**changes)
        for device, token in zip(devices, made.tokens, strict=False):
            device.post("/me/claims", {"tokens": [token]})
        return made


@contextmanager
def telling(folder: Path, box: Mailbox, hook: Receiver, **more: Any) -> Iterator[Telling]:
    """A server on a folder, which may send to this machine."""
    clock = ServerTime()
    settings = box.settings(notice_hosts=("127.0.0.1",), **more)
    with opened(folder, ended_seconds=60, settings=settings, now=clock) as local:
        yield Telling(local, clock, box, hook)
