"""A PostgreSQL server to test with: that of `CARRACK_POSTGRES`, or one of this process.

PostgreSQL does not run as root: then that of a test runs as another user, on a socket of its own.
Each process of the tests has a database, which is emptied for a new folder.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = "nobody"
GUARD = Path(__file__).parent / "programs" / "postgres_guard.py"
NAMED = bool(os.environ.get("CARRACK_POSTGRES"))
TAKEN = "on PostgreSQL"
"""The file in a folder of tables that says that the database is this folder's."""


@cache
def missing() -> str:
    """Why nothing can be tested on PostgreSQL; "" if it can."""
    if find_spec("psycopg") is None:
        return "psycopg is missing: pip install 'psycopg[binary]'"
    if NAMED or _programs() is not None:
        return ""
    return "PostgreSQL is missing: apt-get install postgresql, or name a server in CARRACK_POSTGRES"


def needed() -> None:
    """Skips the test where there is no PostgreSQL; where `CI` is true, that is a failure."""
    if missing():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(missing())


def _programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    here = [*DEBIAN.glob("*/bin/initdb"), *filter(None, [shutil.which("initdb")])]
    return Path(here[0]).parent if here else None


class Cluster:
    """A server with an empty folder, on a socket in it. It ends with this process.

    Another process sees to that, however this one ends.
    """

    def __init__(self) -> None:
        programs = _programs()
        assert programs is not None
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="carrack-pg-"))
        self.folder.chmod(0o755)
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, NOBODY)
            self.as_user = ["setpriv", f"--reuid={NOBODY}", "--regid=nogroup", "--clear-groups"]
        self._guarded()
        data = str(self.folder / "data")
        self.run(
            *("initdb", "--pgdata", data, "--username", "carrack", "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"),
        )
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        """Runs one of PostgreSQL's programs."""
        command = [*self.as_user, str(self.programs / program), *arguments]
        subprocess.run(command, cwd="/", check=True, capture_output=True, timeout=60)

    def start(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._control("start", "-l", log, "-o", settings)

    def stop(self, mode: str = "fast") -> None:
        """Stops the server; `immediate` is as if the power went."""
        self._control("stop", "-m", mode)

    def _guarded(self) -> None:
        """Starts what ends the server after this process."""
        stop = self._command("stop", "-m", "immediate")
        subprocess.Popen(
            [sys.executable, str(GUARD), str(os.getpid()), str(self.folder), *stop],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _command(self, *arguments: str) -> list[str]:
        data = str(self.folder / "data")
        return [*self.as_user, str(self.programs / "pg_ctl"), "-D", data, "-w", *arguments]

    def _control(self, *arguments: str) -> None:
        subprocess.run(
            self._command(*arguments),
            cwd="/",
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
        )

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """The server answers nothing meanwhile, and its connections stay open."""
        first = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        ours = [each for each in Path("/proc").glob("[0-9]*/stat") if _parent(each) == first]
        processes = [int(first), *(int(each.parent.name) for each in ours)]
        try:
            for process in processes:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    @property
    def url(self) -> str:
        return f"postgresql://carrack@/postgres?host={self.folder}"


def _parent(stat: Path) -> str:
    """Who has started a process; "" of one that is gone."""
    with suppress(OSError):
        return stat.read_text().rpartition(")")[2].split()[1]
    return ""


@cache
def cluster() -> Cluster:
    """The cluster of this process."""
    return Cluster()


def server() -> str:
    """The address of a server where databases can be made."""
    needed()
    return os.environ.get("CARRACK_POSTGRES") or cluster().url


def new_database(name: str, encoding: str = "UTF8", locale: str = "C.UTF-8") -> str:
    """The address of a new, empty database; one that has this name is removed."""
    needed()
    import psycopg
    from psycopg.conninfo import conninfo_to_dict

    named = f"carrack_test_{name}_{os.getpid()}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {named} WITH (FORCE)".encode())
        of = f"ENCODING '{encoding}' LOCALE '{locale}' TEMPLATE template0"
        connection.execute(f"CREATE DATABASE {named} {of}".encode())
    parts = {key: str(value) for key, value in conninfo_to_dict(server()).items()}
    user = parts.get("user", "") + (f":{parts['password']}" if "password" in parts else "")
    host, port = parts.get("host", ""), parts.get("port", "5432")
    return f"postgresql://{user}@/{named}?host={host}&port={port}"


@cache
def database() -> str:
    """The database of this process."""
    return new_database("shared")


def emptied(url: str) -> None:
    """Makes a database one in which nothing is kept."""
    needed()
    from carrack.server.store.postgres import opened_database

    connection = opened_database(url)
    connection.execute_as_is(_EMPTY)
    connection.close()


def url_for(folder: Path) -> str:
    """The database of this process, without what another folder has left in it."""
    url = database()
    mark = folder / TAKEN
    if not mark.exists():
        emptied(url)
        folder.mkdir(parents=True, exist_ok=True)
        mark.touch()
    return url


def connected(file: Path) -> Any:
    """A connection to the database of the folder of a file."""
    needed()
    from carrack.server.store.postgres import opened_database

    return opened_database(url_for(file.parent))


def program_in(said: str) -> list[str]:
    """The command line of one of PostgreSQL's programs that a command of Carrack's has named."""
    line = next(line for line in said.splitlines() if line.startswith("  pg_"))
    name, *arguments = shlex.split(line)
    programs = _programs()
    return [name if programs is None else str(programs / name), *arguments]


_EMPTY = """DO $$ DECLARE each TEXT; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
    AND tablename <> 'carrack_schema' LOOP EXECUTE format('DELETE FROM %I', each); END LOOP;
  FOR each IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', each); END LOOP;
END $$"""
