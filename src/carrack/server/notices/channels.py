"""The ways on which a letter is handed over: each does so once, or raises HandoverFailed."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from carrack.server.notices.address_guard import Allowed, Forbidden, guarded_thread
from carrack.server.notices.addresses import apprise_of, harmless
from carrack.server.notices.blocking import in_a_thread
from carrack.server.notices.compose import Letter
from carrack.server.notices.http_delivery import post
from carrack.server.people.mail import hand_to_mail_server, is_set_up
from carrack.server.settings import Settings
from carrack.server.store.channels import ChannelRow
from carrack.server.store.store import Store

APPRISE_SECONDS = 15.0
PUSH_SECONDS = 86_400  # for which a push waits for its browser
GONE = (404, 410)
PUSH_KEY = "push"


log = logging.getLogger(__name__)


class HandoverFailed(Exception):
    """A letter was not taken; `gone` says that the address takes nothing any more.

    `why` is the key of a text, after `problem-`; no address is named.
    """

    def __init__(self, why: str, gone: bool = False, status: int = 0) -> None:
        super().__init__(why, gone, status)
        self.why = why
        self.gone = gone
        self.status = status

    def __str__(self) -> str:
        """The reason for the log."""
        return f"{self.why} {self.status}" if self.status else self.why


class Channels:
    """The ways that a server has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.allowed = Allowed(settings.notice_hosts)
        self.signer: Any = None

    @property
    def missing(self) -> list[str]:
        """Return what this server lacks to send notices: a setting, or a library."""
        wanted = [("address", bool(self.settings.address))]
        wanted += [(name, find_spec(name) is not None) for name in ("apprise", "pywebpush")]
        return [name for name, here in wanted if not here]

    @property
    def mails(self) -> bool:
        """Whether this server sends mails."""
        return is_set_up(self.settings)

    async def hand_over(self, channel: ChannelRow, letter: Letter) -> None:
        """Hand a letter over. Raises HandoverFailed."""
        if channel.gone is not None:
            raise HandoverFailed("notice-not-gone", gone=True)
        by: dict[str, Callable[[ChannelRow, Letter], Awaitable[None]]] = {
            "mail": self._mail,
            "push": self._push,
            "webhook": self._webhook,
        }
        try:
            await by.get(channel.kind, self._apprise)(channel, letter)
        except HandoverFailed:
            raise
        except Forbidden:
            raise HandoverFailed("notice-not-host") from None
        except TimeoutError:
            raise HandoverFailed("notice-not-late") from None
        except Exception as error:  # its text could name the address
            log.info("a notice by %s failed: %s", channel.kind, type(error).__name__)
            raise HandoverFailed("notice-not-reached") from None

    # --- mail ------------------------------------------------------------------------------------

    async def _mail(self, channel: ChannelRow, letter: Letter) -> None:
        import aiosmtplib

        mailbox = await self.store.ways_in.address(channel.person or "")
        if mailbox is None or not self.mails:
            raise HandoverFailed("notice-not-gone", gone=mailbox is None)
        mail = mail_of(letter, mailbox, self.settings)
        try:
            await hand_to_mail_server(mail, self.settings)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            gone = all(each.code >= 500 for each in refused.recipients)
            raise HandoverFailed("notice-not-taken", gone) from None

    # --- push ------------------------------------------------------------------------------------

    async def push_key(self) -> str:
        """The public key by which browsers know this server."""
        return urlsafe_b64encode(_raw(await self._signer())).rstrip(b"=").decode()

    async def _signer(self) -> Any:
        """Return the signer of this server; its key is made when it is first needed."""
        if self.signer is None:
            from py_vapid import Vapid02

            new = Vapid02()
            new.generate_keys()
            kept = await self.store.channels.key(PUSH_KEY, new.private_pem())
            signer = Vapid02.from_pem(kept)
            signer.conf = {"no-strict": True}
            self.signer = signer
        return self.signer

    async def _push(self, channel: ChannelRow, letter: Letter) -> None:
        subscription = json.loads(channel.address)
        endpoint = str(subscription["endpoint"])
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "sub": f"mailto:{self.settings.mail_from}" if self.mails else self.settings.address,
            "exp": int(time.time()) + PUSH_SECONDS // 2,
        }
        headers = (await self._signer()).sign(claims) | {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_SECONDS),
            "Urgency": "normal",
            "Topic": letter.name,
        }
        body = await asyncio.to_thread(_encrypted, subscription, pushed(letter))
        _require_taken(await post(endpoint, headers, body, self.allowed))

    # --- addresses of others ---------------------------------------------------------------------

    async def _webhook(self, channel: ChannelRow, letter: Letter) -> None:
        lines = [{"kind": line.kind, "text": line.text, "link": line.link} for line in letter.lines]
        body = {"id": letter.name, "text": letter.subject, "notices": lines, "stop": letter.stop}
        headers = {"Content-Type": "application/json", "Idempotency-Key": letter.name}
        sent = json.dumps(body, ensure_ascii=False).encode()
        _require_taken(await post(channel.address, headers, sent, self.allowed))

    async def _apprise(self, channel: ChannelRow, letter: Letter) -> None:
        text = harmless(f"{letter.body}\n{letter.stop_words}: {letter.stop}")
        subject = harmless(letter.subject)
        said = await in_a_thread(
            lambda: self._notified(channel.address, subject, text), APPRISE_SECONDS
        )
        if not said:
            raise HandoverFailed("notice-not-taken")

    def _notified(self, address: str, subject: str, text: str) -> bool:
        with guarded_thread(self.allowed):
            service = apprise_of(address)
            return service is not None and bool(service.notify(body=text, title=subject))


def host_of(channel: ChannelRow) -> str:
    """The host that takes what is handed over on a channel, or the name of the service."""
    if channel.kind not in ("push", "webhook"):
        return f"{channel.kind} {channel.label}"
    address = channel.address
    if channel.kind == "push" and address:
        address = str(json.loads(address)["endpoint"])
    return urlsplit(address).netloc


def mail_of(letter: Letter, mailbox: str, settings: Settings) -> EmailMessage:
    """A letter as a mail, with the way out that mail programs offer (RFC 8058)."""
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = mailbox
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{letter.name}@carrack.invalid>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{letter.stop_at}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(f"{letter.body}\n-- \n{letter.stop_words}: {letter.stop}\n")
    return mail


def pushed(letter: Letter) -> bytes:
    """A letter as a push: in the declarative form, which the page's service worker reads too."""
    notification = {
        "title": letter.subject,
        "body": "\n".join(line.text for line in letter.lines) if len(letter.lines) > 1 else "",
        "lang": letter.language,
        "tag": letter.name,
        "navigate": letter.link,
        "actions": [{"action": "stop", "title": letter.stop_words, "navigate": letter.stop}],
    }
    return json.dumps({"web_push": 8030, "notification": notification}).encode()


def _encrypted(subscription: dict[str, Any], said: bytes) -> bytes:
    """Encrypt a text for the browser of a subscription; the library is slow to import."""
    from pywebpush import WebPusher

    return bytes(WebPusher(subscription).encode(said)["body"])


def _require_taken(status: int) -> None:
    if not 200 <= status < 300:
        raise HandoverFailed("notice-not-answer", status in GONE, status)


def _raw(signer: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    encoded = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return bytes(encoded)
