"""`carrack serve --check`: what is wrong with a server's settings and data, and how to mend it.

Nothing is started, made or changed: it may be run beside a server, as that server's user.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import structs

from carrack.cli.databases import postgres
from carrack.cli.folder import LOCK, database
from carrack.core.registry import left_out
from carrack.server.clocks.zones import unknown_zones
from carrack.server.http.clients import Clients, parsed
from carrack.server.http.connections import SPARE
from carrack.server.http.network import AddressError, after, listen, parted
from carrack.server.origins import ANY, is_address, is_named
from carrack.server.people.mail import handing_over
from carrack.server.settings import DEFAULTS, Settings, SettingsError, settings_in
from carrack.server.store.damage import examined, reading
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import VERSION, require_known
from carrack.server.store.wal_reset import advice
from carrack.server.thinking.own_bots import OwnBotsError, own_bots_in

LEAST_DISK = 256 * 2**20  # bytes: a backup and a day's play
LATE = 60.0  # seconds that the machine's clock may be behind what is in the database
CLUB = "in a clone: pip install '.[club]'"


@dataclass(frozen=True)
class Complaint:
    """One line about a server. What is only worth knowing is not `wrong`."""

    what: str
    mend: str
    wrong: bool = True

    def __str__(self) -> str:
        return f"{'wrong' if self.wrong else 'mind'}: {self.what}; {self.mend}"


@dataclass(frozen=True)
class Planned:
    """The server that would be started."""

    data: Path
    host: str
    port: int | None
    settings: Settings
    processes: int = 1


def run_check(args: argparse.Namespace) -> int:
    """Print what is wrong, one line each; return 1 if anything is."""
    found = list(findings(args))
    for finding in found:
        print(finding)
    wrong = sum(finding.wrong for finding in found)
    print(f"{wrong} {'thing is' if wrong == 1 else 'things are'} wrong" if wrong else "all is well")
    return 1 if wrong else 0


def findings(args: argparse.Namespace) -> Iterator[Complaint]:
    """Find what is wrong with the server that these arguments would start."""
    settings = DEFAULTS
    try:
        settings = settings_in(args.data, args.settings)
        settings = structs.replace(settings, database=args.database or settings.database)
    except SettingsError as error:
        yield Complaint(str(error), "until then the other settings cannot be checked")
    plan = Planned(args.data, args.host, args.port, settings, args.processes)
    for look in (folder, tables, machine, port, names, proxies, libraries, games, bots, mail):
        yield from look(plan)


# --- the data ------------------------------------------------------------------------------------


def folder(plan: Planned) -> Iterator[Complaint]:
    """Whether the data folder can be written, and has room."""
    data = plan.data
    if data.exists() and not data.is_dir():
        yield Complaint(f"{data} is not a folder", "name one with --data DIR")
        return
    nearest = next(each for each in (data.absolute(), *data.absolute().parents) if each.exists())
    if not os.access(nearest, os.W_OK | os.X_OK):
        yield Complaint(
            f"{nearest} cannot be written by this user",
            "give it to the server's user (chown), or run this as that user",
        )
    for file in (database(data), data / LOCK):
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            yield Complaint(
                f"{file} belongs to another user", "give it to the user of the server (chown)"
            )
    if (free := shutil.disk_usage(nearest).free) < LEAST_DISK:
        room = f"only {free // 2**20} MiB are free on the disk of {data}"
        yield Complaint(room, f"make room: {LEAST_DISK // 2**20} MiB at least")


def tables(plan: Planned) -> Iterator[Complaint]:
    """Whether the database is one that this version can use, and whole."""
    if plan.settings.database:
        yield from _in_postgresql(plan.settings.database)
        return
    if any(known := advice()):
        yield Complaint(*known, False)
    file = database(plan.data)
    if not file.is_file() or not os.access(file, os.R_OK):
        return
    at_rest = not file.with_name(f"{file.name}-wal").exists()
    try:
        with closing(reading(file, at_rest)) as connection:
            if require_known(connection, file) < VERSION:
                older = f"{file} is from an earlier version"
                yield Complaint(older, "the start updates it: keep a backup", False)
            else:
                yield from _clock(connection)
    except StoreError as error:
        what, _, mend = str(error).partition("; ")
        yield Complaint(what, mend)
        return
    except sqlite3.Error as error:
        yield Complaint(f"{file} cannot be read ({error})", "restore a backup with carrack restore")
        return
    if (damage := examined(file, at_rest=at_rest)) is not None:
        hurt = f"the database is damaged: {damage}"
        yield Complaint(hurt, "all other tables go on; restore a backup with carrack restore")


def _in_postgresql(url: str) -> Iterator[Complaint]:
    """Whether a database is there, and one that this version can use."""
    try:
        version = postgres().version_of(url)
    except StoreError as error:
        what, _, mend = str(error).partition("; ")
        yield Complaint(what, mend or "docs/hosting.md says what it needs")
        return
    if 0 < version < VERSION:
        older = "the database in PostgreSQL is from an earlier version"
        yield Complaint(older, "the start updates it: keep a backup", False)


def _clock(connection: sqlite3.Connection) -> Iterator[Complaint]:
    """Whether the machine's clock is behind what is in the database."""
    last = connection.execute(
        "SELECT max(at) FROM (SELECT at / 1000 AS at FROM signs UNION ALL"
        " SELECT CAST(strftime('%s', max(updated)) AS INTEGER) FROM tables)"
    ).fetchone()[0]
    if last is not None and last - time.time() > LATE:
        at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(last))
        behind = f"the machine's clock is behind: somebody played here at {at} UTC"
        yield Complaint(behind, "set it, for instance with timedatectl set-ntp true")


# --- the machine ---------------------------------------------------------------------------------


def machine(plan: Planned) -> Iterator[Complaint]:
    """Whether the machine has what a server needs."""
    if unknown := unknown_zones():
        which = ", ".join(unknown[:3]) + (" and others" if len(unknown) > 3 else "")
        yield Complaint(
            f"this machine does not know all time zones that browsers report: {which}",
            "install the package tzdata (on Debian tzdata-legacy), or: pip install tzdata",
        )
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = plan.settings.most_connections + SPARE
    if most != resource.RLIM_INFINITY and most < wanted:
        few = f"{most} descriptors are too few for {plan.settings.most_connections} connections"
        mend = f"raise the limit to {wanted} (LimitNOFILE in systemd, ulimit -n)"
        yield Complaint(few, mend, False)


def port(plan: Planned) -> Iterator[Complaint]:
    """Whether the server could listen there."""
    wanted: list[tuple[str, int | None]] = [(plan.host, plan.port)]
    try:
        if plan.settings.metrics:
            own = (after(plan.settings.metrics, number) for number in range(plan.processes))
            wanted += map(parted, own)
        if is_running(plan.data):
            said = "a server is running on this folder"
            yield Complaint(said, "so its port is in use and was not tried", False)
            return
        for host, number in wanted:
            listen(host, number).close()
    except AddressError as error:
        what, _, mend = str(error).partition("; ")
        yield Complaint(what, mend)
    if (metrics := plan.settings.metrics) and not _is_private(metrics):
        mend = "listen at 127.0.0.1, or at an address of a private network"
        yield Complaint(f"everybody who can reach {metrics} can read the metrics", mend, False)


def _is_private(address: str) -> bool:
    """Whether only a private network reaches an address that is listened at."""
    host = parsed(address.rpartition(":")[0].strip("[]"))
    return host is not None and host.is_private and not host.is_unspecified


def is_running(data: Path) -> bool:
    """Whether a server has locked a data folder."""
    from filelock import lock_descriptor

    try:
        with open(data / LOCK, "r+b") as lock:
            return not lock_descriptor(lock.fileno(), blocking=False)
    except OSError:
        return False


# --- the network ---------------------------------------------------------------------------------


def names(plan: Planned) -> Iterator[Complaint]:
    """Whether the address that people know is one that the server answers to."""
    address, hosts = plan.settings.address, plan.settings.hosts
    if not address:
        if set(hosts) == {ANY}:
            mend = "list the names that people use (hosts), so that no foreign page can use its own"
            yield Complaint("the server answers to any name", mend, False)
        return
    url = urlsplit(address)
    if url.scheme not in ("http", "https") or not url.hostname:
        yield Complaint(f"address is {address!r}", 'it must look like "https://table.example.org"')
        return
    if not is_named(url.netloc, hosts):
        known = ", ".join(hosts)
        mend = f"put {url.hostname!r} among hosts, or mend the address"
        yield Complaint(f"the server does not answer to {url.hostname} (hosts: {known})", mend)
    elif ANY in hosts:
        mend = f'hosts = ["{url.hostname}"] would let no foreign page use a name of its own'
        yield Complaint("the server answers to any name", mend, False)
    if url.scheme == "http" and not (is_address(url.hostname) or url.hostname == "localhost"):
        mend = "let a proxy speak https: over http passkeys do not work, and cookies can be read"
        yield Complaint(f"{address} is http", mend, False)


def proxies(plan: Planned) -> Iterator[Complaint]:
    """Whether the proxies that are believed are those that can be there."""
    settings, clients = plan.settings, Clients(plan.settings)
    listens, here = parsed(plan.host), plan.host == "localhost"
    near = here or (listens is not None and listens.is_loopback)
    if settings.address.startswith("https:") and not settings.proxies:
        mend = 'name it: proxies = ["127.0.0.1"], or the network of its container'
        yield Complaint("no proxy is trusted, so all visitors share one budget", mend)
    if settings.proxies and near and not (clients.trusts("127.0.0.1") or clients.trusts("::1")):
        mend = "put 127.0.0.1 among proxies, or listen elsewhere with --host"
        yield Complaint(f"only this machine can reach {plan.host}, and it is not a proxy", mend)
    for network in clients.proxies:
        if network.num_addresses > 1 and network.is_global:
            mend = "list only the addresses of your proxies"
            yield Complaint(f"everybody in {network} can claim any address (proxies)", mend)
    if settings.loopback_exempt and clients.trusts("127.0.0.1"):
        mend = "remove loopback_exempt: requests without an address from the proxy would be free"
        yield Complaint("requests from this machine cost nothing, but there is a proxy", mend)


# --- what it does --------------------------------------------------------------------------------


def libraries(plan: Planned) -> Iterator[Complaint]:
    """Whether what the settings ask for is installed."""
    settings = plan.settings
    if settings.mail_host and find_spec("aiosmtplib") is None:
        yield Complaint("mails need aiosmtplib, which is missing", CLUB)
    if settings.metrics and find_spec("prometheus_client") is None:
        yield Complaint("metrics need prometheus-client, which is missing", CLUB)
    if settings.address.startswith("https:") and find_spec("webauthn") is None:
        yield Complaint("nobody can sign in with a passkey: webauthn is missing", CLUB, False)


def games(plan: Planned) -> Iterator[Complaint]:
    """Whether all installed games can be played."""
    for name, reason in left_out().items():
        broken = f"the game {name} cannot be loaded and is left out ({reason})"
        yield Complaint(broken, "repair or uninstall its package", False)


def bots(plan: Planned) -> Iterator[Complaint]:
    """Whether the operator's bots can be used."""
    if plan.settings.bots:
        try:
            own_bots_in(plan.data / plan.settings.bots)
        except OwnBotsError as error:
            yield Complaint(str(error), "mend the file, or leave the setting bots out")


def mail(plan: Planned) -> Iterator[Complaint]:
    """Whether mails could be handed over: the server is asked, and gets none."""
    settings = plan.settings
    wanted = {name: getattr(settings, name) for name in ("mail_host", "mail_from", "address")}
    missing = [name for name, value in wanted.items() if not value]
    if not settings.mail_host:
        if settings.mail_from or settings.mail_user:
            yield Complaint("no mails are sent", "name the mail server: mail_host")
        return
    if missing:
        yield Complaint(f"no mails are sent without {' and '.join(missing)}", "set them too")
    if settings.mail_user and not settings.mail_password:
        yield Complaint("mail_user has no password", "set CARRACK_MAIL_PASSWORD")
    if find_spec("aiosmtplib") is None:
        return
    try:
        asyncio.run(_greeted(settings))
    except Exception as error:
        where = f"{settings.mail_host}:{settings.mail_port}"
        said = " ".join(str(error).split()) or type(error).__name__
        mend = "compare mail_host, mail_port, mail_user and mail_password"
        yield Complaint(f"{where} accepts no mail ({said})", mend)


async def _greeted(settings: Settings) -> None:
    """Connect, encrypt and sign in as for a mail, and leave. Raises whatever goes wrong."""
    import aiosmtplib

    async with aiosmtplib.SMTP(**handing_over(settings)):
        pass
