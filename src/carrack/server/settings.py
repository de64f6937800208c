"""What whoever runs a server may set: every limit, and what holds if nobody says more.

A setting stands in `carrack.toml` under its name, or in the environment as `CARRACK_` and its name
in capitals; the environment wins.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
import msgspec.inspect
from msgspec import Meta, Struct

Some = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Above = Annotated[float, Meta(gt=0)]

FILE = "carrack.toml"
PREFIX = "CARRACK_"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server. Times are in the unit that their name ends with."""

    # --- who asks ----------------------------------------------------------------------------
    loopback_exempt: bool = False
    """Whether requests from this very machine are free: so for `carrack play` without `--lan`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose `X-Forwarded-For` is believed."""
    hosts: tuple[str, ...] = ("*",)
    """Names that the server answers to: `*` any, `*.club.org` any below it, `local` addresses and
    names that only the own network knows (so for `carrack play`)."""

    # --- what an address may do ----------------------------------------------------------------
    cost_per_second: Above = 100.0
    """The cost of requests that an address earns back each second; see `prices.py`."""
    cost_at_once: Above = 400.0
    """The cost that an address that has been quiet may make at once."""
    jobs_per_address: Some = 8
    """Hints, maps, records and long requests that are being worked on at a time."""
    connections_per_address: Some = 200
    most_connections: Some = 10_000
    """Of all addresses, as far as the system has descriptors for them."""
    head_seconds: Above = 10.0
    """Within which the head of a request has to come, and"""
    body_seconds: Above = 60.0
    """its body."""
    idle_seconds: Some = 5
    """After which a connection is closed on which nothing more is asked."""
    tables_at_once: Some = 30
    """New tables; then it earns back `tables_per_minute`, and no more than `tables_per_day`."""
    tables_per_minute: Some = 12
    tables_per_day: Some = 300

    # --- tables ------------------------------------------------------------------------------
    most_tables: Some = 20_000
    mine_rows: Some = 200
    """Own tables that one answer tells of."""
    watchers_per_table: Some = 400
    """Connections at one table; those who play always find room."""
    talk_per_minute: Some = 30
    """Lines that a seat may say; `talk_at_once` together."""
    talk_at_once: Some = 8
    request_bytes: Some = 64 * 1024
    record_bytes: Some = 4 * 1024 * 1024
    """A record that somebody brings, or the list of tables of a device."""
    idle_tables_mebibytes: Some = 128
    """Of open tables that nobody is looking at; those not used for longest are closed."""

    # --- how long tables are kept ----------------------------------------------------------------
    finished_days: Days = 365
    """After this many days without a visit that counts a finished game is removed; 0: never. What
    counts is playing, talking, and asking to keep it. `carrack play` never removes anything."""
    abandoned_days: Days = 180
    """The same for one that is not finished."""
    unbegun_days: Days = 30
    """The same for one that ended before its game began, or that nobody has come back to after its
    first hour."""
    told_days: Days = 14
    """For this many days everybody who comes is told; nothing is removed untold."""

    # --- luck --------------------------------------------------------------------------------
    opening_days: Annotated[float, Meta(gt=0)] = 7.0
    """So long may a device take to open its share of the luck, before the table is ended."""

    # --- bots ----------------------------------------------------------------------------------
    bot_processes: Annotated[int, Meta(ge=0)] = 0
    """In how many processes bots think; 0: as many as there are cores, from two to four."""
    bot_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """How long a bot may think about one decision; the slow ones longer (`workers.SLACK`)."""
    bot_memory_mebibytes: Some = 2048
    """Of addresses that a process of bots may use (Linux and macOS)."""
    all_bots: bool = False
    """Whether people may seat all bots that play a game, not only the named strengths."""
    bots: str = ""
    """A file that lists own bots which people may seat; a relative path is from the data folder."""
    analyses_at_once: Some = 2
    """How many analyses are made at once; of the games of one address one at a time."""

    # --- the past ----------------------------------------------------------------------------
    record_lines: Some = 24_000
    record_steps: Some = 12_000
    """Of a record that somebody brings; a whole game has some 400 to 1,000 steps."""
    table_steps: Some = 8_000
    """From this many on nothing is taken back at a table, and nothing said that can be left out."""
    last_step: Some = 12_000
    """From this many on nothing is played: who wants to can move to and fro for ever."""
    opened_steps: Some = 16_000
    """A table with more is not opened: none begun since `last_step` holds can have as many."""
    cold_steps: Some = 2_000
    """A table with more is opened in a process of its own."""
    past_mebibytes: Some = 64
    """For positions of the past: records and tables that were looked at last stay within it."""
    office_seconds: Some = 20
    """For one job of the processes that draw maps and play records again."""

    def __post_init__(self) -> None:
        """Raises ValueError for a proxy that is not an address or network."""
        for proxy in self.proxies:
            ip_network(proxy, strict=False)


DEFAULTS = Settings()
KINDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
"""The type of every setting."""


class SettingsError(Exception):
    """A setting makes no sense; the message names it."""


def settings_in(
    data: Path, file: Path | None = None, defaults: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a command on a data folder: of the file that is named, or of its own file.

    Raises SettingsError.
    """
    own = data / FILE
    return load(file or (own if own.exists() else None), os.environ, defaults)


def load(
    file: Path | None, environment: Mapping[str, str], defaults: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a file and of the environment, over the `defaults` of a command.

    Variables that name no setting are other people's. Raises SettingsError.
    """
    values, said = _of_file(file), _of_environment(environment)
    for name, value in values.items():
        _check(name, value, f"{file}: {name}", strict=True)
    for name, value in said.items():
        _check(name, value, f"the environment variable {PREFIX}{name.upper()}", strict=False)
    return msgspec.convert({**(defaults or {}), **values, **said}, Settings, strict=False)


def _check(name: str, value: object, where: str, strict: bool) -> None:
    """Raises SettingsError that says where a wrong value stands, and what would be right."""
    if name not in KINDS:
        close = difflib.get_close_matches(name, KINDS, 1)
        hint = f"did you mean {close[0]}?" if close else "docs/hosting.md lists all there are"
        raise SettingsError(f"{where} is no setting; {hint}")
    try:
        right = msgspec.convert(value, KINDS[name], strict=strict)
        for proxy in right if name == "proxies" else ():
            ip_network(proxy, strict=False)
    except msgspec.ValidationError:
        usual = msgspec.json.encode(getattr(DEFAULTS, name)).decode()
        wanted = _wanted(msgspec.inspect.type_info(KINDS[name]))
        told = f"{where} is to be {wanted}, not {value!r}; left out, it is {usual}"
        raise SettingsError(told) from None
    except ValueError as error:
        raise SettingsError(f"{where}: {error}") from None


def _wanted(kind: msgspec.inspect.Type) -> str:
    """What a setting of a kind may be, for people."""
    if isinstance(kind, msgspec.inspect.IntType):
        return f"a whole number from {kind.ge} up"
    if isinstance(kind, msgspec.inspect.FloatType):
        return f"a number above {kind.gt}"
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    return "a text" if isinstance(kind, msgspec.inspect.StrType) else "a list of texts"


def _of_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read ({error.strerror})") from None
    except ValueError as error:  # no UTF-8, or no TOML
        raise SettingsError(f"{file}: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says; several values are separated by commas."""
    said: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None:
            continue
        several = field.type == tuple[str, ...]
        said[field.name] = (
            [part.strip() for part in text.split(",") if part.strip()] if several else text
        )
    return said
