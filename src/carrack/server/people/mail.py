"""Mailed links: whoever reads a mailbox is let in by a link, which a click on its page uses up.

An address is kept for this alone, once its reader has used a link. Nobody learns from an answer, or
from the time it takes, whether an address is known.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from datetime import timedelta
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib.util import find_spec
from typing import Any

from carrack.core.fluent import spoken
from carrack.server.budget import Bucket
from carrack.server.people.codes import Moment
from carrack.server.refusals import Problem, malformed, too_many
from carrack.server.settings import Settings
from carrack.server.store.endings import text
from carrack.server.store.people import PersonRow
from carrack.server.store.ways_in import MAIL, CodeRow, WaysInStore
from carrack.server.tables.auth import hashed, new_token

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=30)
TLS_PORT = 465  # where a connection is encrypted from its first byte
SECONDS = 30.0  # for handing a mail over
LONGEST = 200
FORM = re.compile(r"[^\s@<>()\[\],;:\\\"]+@[^\s@<>()\[\],;:\\\"]+\.[^\s@<>()\[\],;:\\\"]+")
HOURLY = 1 / 3600
BY_CLIENT, BY_MAILBOX, BY_ALL = 5, 3, 100
"""Mails at once for one address of the network, to one mailbox, and in all; then some an hour."""


class Mail:
    """Mails of a server, if its settings say how they are sent."""

    def __init__(self, store: WaysInStore, settings: Settings, now: Moment) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.clock: Callable[[], float] = time.monotonic
        self.clients = Bucket(5 * HOURLY, BY_CLIENT)
        self.mailboxes = Bucket(3 * HOURLY, BY_MAILBOX)
        self.all = Bucket(200 * HOURLY, BY_ALL)
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def is_offered(self) -> bool:
        """Whether mails can be sent."""
        return is_set_up(self.settings)

    async def send_known(self, address: str, client: str | None) -> None:
        """Mail a link to whoever has this address, if anybody has. Raises Problem."""
        mailbox = self._admitted(address, client)
        self._begin(self._send_if_known(mailbox))

    async def send_to(self, person: PersonRow, address: str, client: str | None) -> None:
        """Mail a link that signs a person in, and proves that the address is theirs."""
        mailbox = self._admitted(address, client)
        self._begin(self._send(person, mailbox))

    async def close(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self.sending, return_exceptions=True)

    def _admitted(self, address: str, client: str | None) -> str:
        """The address in the form that is kept. Raises Problem."""
        if not self.is_offered:
            raise Problem("missing", "no-mail")
        mailbox = address.strip().lower()
        if not FORM.fullmatch(mailbox) or len(mailbox) > LONGEST or not mailbox.isprintable():
            raise malformed("address", "no-address")
        now = self.clock()
        for bucket, who in (
            (self.clients, client or ""),
            (self.mailboxes, mailbox),
            (self.all, ""),
        ):
            if seconds := bucket.wait(who, now):
                raise too_many("too-many-mails", seconds)
        return mailbox

    def _begin(self, job: Coroutine[Any, Any, None]) -> None:
        """Send after the answer: how long it takes tells nobody anything."""
        task = asyncio.create_task(job)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _send_if_known(self, mailbox: str) -> None:
        person = await self.store.person_at(mailbox)
        if person is not None:
            await self._send(person, mailbox)

    async def _send(self, person: PersonRow, mailbox: str) -> None:
        settings, secret = self.settings, new_token()
        until = text(self.now() + LIFE)
        row = CodeRow(hashed(secret), person.person, MAIL, until, mailbox)
        try:
            await self.store.add_code(row)
            await hand_to_mail_server(letter(person, mailbox, secret, settings), settings)
        except Exception as error:
            log.error("a mail could not be sent by %s: %s", settings.mail_host, error)


def is_set_up(settings: Settings) -> bool:
    """Whether mails can be sent."""
    said = bool(settings.mail_host and settings.mail_from and settings.address)
    return said and find_spec("aiosmtplib") is not None


async def hand_to_mail_server(mail: EmailMessage, settings: Settings) -> None:
    """Hand a mail to the server that sends it. Raises what aiosmtplib does."""
    import aiosmtplib

    await aiosmtplib.send(mail, **handing_over(settings))


def handing_over(settings: Settings) -> dict[str, Any]:
    """Return the connection options of aiosmtplib."""
    port = settings.mail_port
    return {
        "hostname": settings.mail_host,
        "port": port,
        "username": settings.mail_user or None,
        "password": settings.mail_password or None,
        "use_tls": port == TLS_PORT,
        # a password is never sent in the clear
        "start_tls": True if settings.mail_user and port != TLS_PORT else None,
        "timeout": SECONDS,
    }


def letter(person: PersonRow, mailbox: str, secret: str, settings: Settings) -> EmailMessage:
    """A mail with a link that signs a person in, in their language."""
    texts = spoken("carrack.server.people", person.language)
    link = f"{settings.address.rstrip('/')}/#/enter/{secret}"
    minutes = int(LIFE.total_seconds() // 60)
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = mailbox
    mail["Subject"] = texts.text("enter-subject", {})
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain="carrack.invalid")
    mail["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is told to it
    body = texts.text("enter-body", {"name": person.name, "minutes": minutes, "link": link})
    mail.set_content(body + "\n")
    return mail
