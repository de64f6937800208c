"""A mail server that takes every mail, and shows what came."""

from __future__ import annotations

import email
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from carrack.server.settings import Settings
from support.waiting import until

HOME = "https://table.example.org"


class Mailbox:
    """What has come, in order."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Called by aiosmtpd for each mail."""
        self.mails.append(email.message_from_bytes(envelope.content, policy=default))  # type: ignore[arg-type]
        return "250 OK"

    def settings(self, **more: Any) -> Settings:
        """Settings of a server that sends its mails here."""
        sender = {"mail_host": "127.0.0.1", "mail_port": self.port, "mail_from": "c@example.org"}
        return Settings(loopback_exempt=True, address=HOME, **sender, **more)

    def next(self, count: int) -> EmailMessage:
        """The newest mail, once so many have come."""
        until(lambda: len(self.mails) >= count, f"{count} mails come")
        return self.mails[-1]


def link_in(mail: EmailMessage) -> str:
    """The link that a mail carries."""
    found = re.search(r"https?://\S+/#/enter/\S+", mail.get_content())
    assert found
    return found[0]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server at a free port."""
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
