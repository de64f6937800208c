"""`carrack play`, `carrack serve` and `carrack backup`."""

from __future__ import annotations

import argparse
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn

from carrack.server.app import make_app
from carrack.server.backup import backup
from carrack.server.folder import Folder, FolderError, database, default_folder, use_editions
from carrack.server.network import AddressError, address_of, lan_address, listen
from carrack.server.sqlite import SqliteStore
from carrack.server.store import StoreError
from carrack.server.workers import ProcessBots

SHUTDOWN_SECONDS = 3


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the commands; each sets `run`, a function from the arguments to the exit status."""
    play = subparsers.add_parser("play", help="open the table in the browser")
    play.add_argument("--port", type=_port, help="default: 8090, or the next free one")
    play.add_argument("--lan", action="store_true", help="let phones in the same network join")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.set_defaults(run=run_play)
    serve = subparsers.add_parser("serve", help="run the table server without opening a page")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    serve.add_argument("--port", type=_port, help="default: 8090, or the next free one; 0: any")
    serve.set_defaults(run=run_serve)
    copy = subparsers.add_parser("backup", help="copy all tables to a file, also while playing")
    copy.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")
    copy.set_defaults(run=run_backup)
    for parser in (play, serve, copy):
        help_text = "data folder (default: %(default)s)"
        default = default_folder()
        parser.add_argument("--data", type=Path, default=default, metavar="DIR", help=help_text)


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")


def run_play(args: argparse.Namespace) -> int:
    """Serves on this machine, or with --lan in the local network, and opens the page."""
    host = "0.0.0.0" if args.lan else "127.0.0.1"
    return _serve(args.data, host, args.port, browse=not args.no_browser)


def run_serve(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    return _serve(args.data, args.host, args.port, browse=False)


def run_backup(args: argparse.Namespace) -> int:
    """Copies the database while it may be in use."""
    try:
        tables = backup(database(args.data), args.file)
    except StoreError as error:
        return _failed(error)
    print(f"{args.file}: {tables} tables")
    return 0


def _failed(error: Exception) -> int:
    print(f"carrack: {error}", file=sys.stderr)
    return 1


def _serve(data: Path, host: str, port: int | None, browse: bool) -> int:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        folder = Folder(data)
        use_editions(data)
        listening = listen(host, port)
        store = SqliteStore(folder.database)
    except (FolderError, AddressError, StoreError) as error:
        return _failed(error)
    open_everywhere = listening.getsockname()[0] in ("0.0.0.0", "::")
    lan = lan_address(listening.getsockname()[1]) if open_everywhere else None
    app = make_app(store, ProcessBots(), lan)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    try:
        Server(config, lambda: _greet(listening, open_everywhere, lan, browse)).run([listening])
    except KeyboardInterrupt:  # uvicorn has shut down in order and passes Ctrl-C on
        print("Carrack is closed; every game is kept.")
    finally:
        folder.release()
    return 0


class Server(uvicorn.Server):
    """Uvicorn that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells."""
        await super().startup(sockets)
        if self.started:
            self.opened()


def _greet(listening: socket.socket, everywhere: bool, lan: str | None, browse: bool) -> None:
    address = address_of(listening)
    with suppress(OSError, UnicodeError):  # nobody reads, or the terminal has no such letters
        print(f"Carrack is open at {address}", flush=True)
        print("Stop it with Ctrl-C; every game is kept.", flush=True)
        if lan is not None:
            print(f"In your network:   {lan}", flush=True)
            segno.make(lan, micro=False).terminal(compact=True)
        elif everywhere:
            print("No network was found; only this machine can join.", flush=True)
    if browse:
        webbrowser.open(address)
