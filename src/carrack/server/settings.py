"""The settings of a server: every limit, with its default.

A setting is given in `carrack.toml` under its name, or in the environment as `CARRACK_` and its
name in capitals; the environment wins.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import msgspec.inspect
from msgspec import Meta, Struct, structs

from carrack.core.toml_text import file_text, read_toml
from carrack.texts.letters import first_flaw, shows, spelt

Some = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Above = Annotated[float, Meta(gt=0)]

FILE = "carrack.toml"
PREFIX = "CARRACK_"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server. Times are in the unit that their name ends with.

    `docs/hosting.md` shows the sections below as one table: each docstring is a row of it.
    """

    # --- connections -----------------------------------------------------------------------------
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose `X-Forwarded-For` is believed; no others are."""
    hosts: tuple[str, ...] = ("*",)
    """Names that the server answers to (421 for any other): `*` all, `*.club.org` all below it,
    `local` addresses and names that only the local network knows, as for `carrack play`. Letters of
    any language may be used."""
    loopback_exempt: bool = False
    """Whether requests from this machine are free, as they are for `carrack play` without
    `--lan`."""
    most_connections: Some = 10_000
    """Connections of all addresses. The server raises its limit of file descriptors as far as it
    can, and leaves 256 for other uses."""
    head_seconds: Above = 10.0
    """The time within which the head of a request must arrive."""
    body_seconds: Above = 60.0
    """The time within which the body of a request must arrive."""
    idle_seconds: Some = 5
    """The time after which a connection without further requests is closed; 75 for a proxy."""
    metrics: str = ""
    """The address of metrics (`127.0.0.1:9464`), out of visitors' reach; none if empty."""

    # --- where tables are kept -------------------------------------------------------------------
    database: str = ""
    """A PostgreSQL database (`postgresql://carrack@/carrack`); the data folder's own if empty."""

    # --- mails -----------------------------------------------------------------------------------
    address: str = ""
    """The address of this server (`https://table.example.org`), for links in mails and notices."""
    mail_host: str = ""
    """A server that takes mails (SMTP); without it none are sent."""
    mail_port: Some = 587
    """465: encrypted from the first byte; others by STARTTLS, always where there is a password."""
    mail_user: str = ""
    """The name by which Carrack signs in at the mail server."""
    mail_password: str = ""
    """The password for it, better given in the environment."""
    mail_from: str = ""
    """The sender of mails (`Carrack <table@example.org>`)."""

    # --- notices ---------------------------------------------------------------------------------
    notice_seconds: Annotated[float, Meta(ge=0)] = 10.0
    """Seconds after a move before somebody who is not looking is notified of their turn."""
    notice_hosts: tuple[str, ...] = ()
    """Hosts, addresses or networks of the local network that notices may be sent to."""
    notice_kinds: tuple[str, ...] = ()
    """Further services of Apprise, by the beginnings of their addresses (`signal`, `pover`)."""

    # --- clubs -----------------------------------------------------------------------------------
    clubs: Literal["operator", "everybody"] = "operator"
    """The people who may found clubs: the operator (`carrack club`), or everybody signed in."""
    club: str = ""
    """The name of a club to which everybody belongs who is signed in: the server is that club."""

    # --- limits of an address --------------------------------------------------------------------
    cost_per_second: Above = 100.0
    """The budget for requests that an address regains each second; a cost of 1 is at most a
    millisecond of the processor."""
    cost_at_once: Above = 400.0
    """The most that an address can spend at once after a quiet time."""
    jobs_per_address: Some = 8
    """Hints, maps, records and long requests in progress at a time."""
    connections_per_address: Some = 200
    """Connections that are open at a time."""
    tables_at_once: Some = 30
    """New tables at once, after a quiet time."""
    tables_per_minute: Some = 12
    """New tables that an address regains each minute."""
    tables_per_day: Some = 300
    """New tables a day."""
    open_tables_per_person: Some = 5
    """Tables that one person offers to everybody in the lobby at a time."""
    open_tables_per_address: Some = 20
    """Tables that all people at one address offer in the lobby at a time."""

    # --- limits of tables ------------------------------------------------------------------------
    most_tables: Some = 20_000
    """Tables of the server."""
    mine_rows: Some = 200
    """The most tables of a device in one answer."""
    watchers_per_table: Some = 400
    """Connections at one table; players always get one."""
    talk_per_minute: Some = 30
    """Lines of talk that a seat regains each minute."""
    talk_at_once: Some = 8
    """Lines of talk of a seat at once, after a quiet time."""
    request_bytes: Some = 64 * 1024
    """The size of a request."""
    record_bytes: Some = 4 * 1024 * 1024
    """The size of an uploaded record, or of a device's list of tables."""
    idle_tables_mebibytes: Some = 128
    """The memory for open tables without watchers; the least recently used ones are closed."""

    # --- how long tables are kept ----------------------------------------------------------------
    finished_days: Days = 365
    """A finished game is removed after this many days without use; 0: never.

    Playing, talking and asking to keep it count as use. `carrack play` never removes anything.
    """
    abandoned_days: Days = 180
    """The same for an unfinished game."""
    unbegun_days: Days = 30
    """The same for a table that ended before its game began, or was not used after its first
    hour."""
    warning_days: Days = 14
    """Visitors are warned for this many days before a table is removed."""

    # --- luck ------------------------------------------------------------------------------------
    opening_days: Annotated[float, Meta(gt=0)] = 7.0
    """Days that a device may take to open its share of the luck before the table is ended."""

    # --- bots ------------------------------------------------------------------------------------
    bot_processes: Annotated[int, Meta(ge=0)] = 0
    """The number of processes in which bots think; 0: one per core, from two to four."""
    bot_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds that a bot may think about one decision. The named strengths also get ten times what
    their turn should take (*admiral*: 120)."""
    bot_memory_mebibytes: Some = 2048
    """The address space of a process of bots (Linux and macOS)."""
    all_bots: bool = False
    """Whether people may seat all bots that play a game, not only the named strengths."""
    bots: str = ""
    """A file that lists users' bots which people may seat, relative to the data folder."""
    analyses_at_once: Some = 2
    """Analyses that run at once; only one at a time for each address."""
    analysis_playouts: Some = 960
    """The playouts of a close look at a turn: with fewer an analysis is made sooner, and a rating
    of play is less exact."""

    # --- long records ----------------------------------------------------------------------------
    record_lines: Some = 24_000
    """The lines of an uploaded record."""
    record_steps: Some = 12_000
    """The steps of an uploaded record; a whole game has some 400 to 1,000."""
    table_steps: Some = 8_000
    """The length of a record from which nothing can be undone and optional notes are left out."""
    last_step: Some = 12_000
    """The length from which nothing more is played: players could move back and forth for ever."""
    opened_steps: Some = 16_000
    """A longer table is not opened: with `last_step` none can become so long."""
    cold_steps: Some = 2_000
    """A longer table is opened in a separate process."""
    past_mebibytes: Some = 64
    """The memory for past positions, of the records and tables viewed last."""
    office_seconds: Some = 20
    """The time for one task of the processes that draw maps and replay records."""

    def __post_init__(self) -> None:
        """Raise ValueError for a proxy that is not an address or network."""
        for proxy in self.proxies:
            ip_network(proxy, strict=False)


DEFAULTS = Settings()
KINDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
"""The type of every setting."""
OLD_NAMES = {"told_days": "warning_days"}
"""Names of earlier versions, still read."""


class SettingsError(Exception):
    """A setting is wrong; the message names it."""


def settings_in(
    data: Path, file: Path | None = None, defaults: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of the named file, or those of the data folder. Raises SettingsError."""
    own = data / FILE
    return load(file or (own if own.exists() else None), os.environ, defaults)


def load(
    file: Path | None, environment: Mapping[str, str], defaults: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a file and of the environment, over the `defaults` of a command.

    Variables that name no setting are ignored. Raises SettingsError.
    """
    values, said = _of_file(file), _of_environment(environment)
    for name, value in values.items():
        _check(name, value, f"{file}: {name}", strict=True)
    for name, value in said.items():
        _check(name, value, f"the environment variable {PREFIX}{name.upper()}", strict=False)
    named = {**(defaults or {}), **_renamed(values), **_renamed(said)}
    settings: Settings = msgspec.convert(named, Settings, strict=False)
    return structs.replace(
        settings,
        hosts=tuple(ascii_name(each, "hosts") for each in settings.hosts),
        notice_hosts=tuple(ascii_name(each, "notice_hosts") for each in settings.notice_hosts),
        mail_host=ascii_name(settings.mail_host, "mail_host"),
        mail_from=_MAIL_DOMAIN.sub(
            lambda found: ascii_name(found[0], "mail_from"), settings.mail_from
        ),
        address=ascii_address(settings.address, "address"),
        database=ascii_address(settings.database, "database"),
    )


def ascii_name(name: str, setting: str) -> str:
    """A name of a machine as browsers send it: `xn--…` for other letters. Raises SettingsError."""
    if name.isascii():
        return name
    import idna  # a browser needs no settings

    wild, bare = ("*.", name[2:]) if name.startswith("*.") else ("", name)
    try:
        return wild + idna.encode(bare, uts46=True).decode()
    except idna.IDNAError as error:
        raise SettingsError(f"{setting}: {name!r} is not a host name ({error})") from None


_MAIL_DOMAIN = re.compile(r"(?<=@)[^@<>\s]+")


def ascii_address(address: str, setting: str) -> str:
    """An address with its name as browsers send it. Raises SettingsError."""
    if address.isascii():
        return address
    try:
        who, at, place = urlsplit(address).netloc.rpartition("@")
    except ValueError as error:  # brackets of no IPv6 address
        raise SettingsError(f"{setting}: {address!r} is not an address ({error})") from None
    name, *port = place.partition(":")
    if name.isascii():
        return address
    netloc = "".join([who, at, ascii_name(name, setting), *port])
    return urlsplit(address)._replace(netloc=netloc).geturl()


def _renamed(values: dict[str, Any]) -> dict[str, Any]:
    """The values by today's names; a value under today's name wins."""
    today = {new: values[old] for old, new in OLD_NAMES.items() if old in values}
    return today | {name: value for name, value in values.items() if name not in OLD_NAMES}


def _check(name: str, value: object, where: str, strict: bool) -> None:
    """Raise SettingsError for a wrong value, with its place and what would be right."""
    name = OLD_NAMES.get(name, name)
    if name not in KINDS:
        close = difflib.get_close_matches(name, KINDS, 1)
        hint = f"did you mean {close[0]}?" if close else "docs/hosting.md lists all there are"
        raise SettingsError(f"{where} is not a setting; {hint}")
    try:
        right = msgspec.convert(value, KINDS[name], strict=strict)
        for proxy in right if name == "proxies" else ():
            ip_network(proxy, strict=False)
        if name == "club" and (flaw := first_flaw(right)):
            raise ValueError(f"{spelt(flaw)} is invisible there; remove it")
        if name == "club" and right and not shows(right):
            raise ValueError("it has no visible character; add a letter, digit or symbol")
    except msgspec.ValidationError:
        usual = msgspec.json.encode(getattr(DEFAULTS, name)).decode()
        wanted = _wanted(msgspec.inspect.type_info(KINDS[name]))
        problem = f"{where} must be {wanted}, not {value!r}; left out, it is {usual}"
        raise SettingsError(problem) from None
    except ValueError as error:
        raise SettingsError(f"{where}: {error}") from None


def _wanted(kind: msgspec.inspect.Type) -> str:
    """A description of the values that a setting may have."""
    if isinstance(kind, msgspec.inspect.IntType):
        return f"a whole number from {kind.ge} up"
    if isinstance(kind, msgspec.inspect.FloatType):
        return f"a number above {kind.gt}"
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " or ".join(f'"{value}"' for value in kind.values)
    return "a text" if isinstance(kind, msgspec.inspect.StrType) else "a list of texts"


def _of_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return read_toml(file_text(file))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read ({error.strerror})") from None
    except ValueError as error:  # no UTF-8, or no TOML
        raise SettingsError(f"{file}: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings in the environment; several values are separated by commas."""
    said: dict[str, Any] = {}
    for name in (*KINDS, *OLD_NAMES):
        text = environment.get(PREFIX + name.upper())
        if text is None:
            continue
        several = KINDS.get(name) == tuple[str, ...]
        said[name] = [part.strip() for part in text.split(",") if part.strip()] if several else text
    return said
