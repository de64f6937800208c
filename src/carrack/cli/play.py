"""`carrack play` and `carrack serve`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from msgspec import structs

from carrack.cli.databases import bring_up_to_date, opened_store
from carrack.cli.door import SocketDoor, is_loopback
from carrack.cli.folder import Folder, FolderError, add_data, use_editions
from carrack.cli.processes import Inherited, Processes, require_possible
from carrack.cli.reach import now_in_the_network, reach_of
from carrack.server.app import make_app
from carrack.server.collector import Collector
from carrack.server.http import wire
from carrack.server.http.connections import Connection, Connections
from carrack.server.http.network import AddressError, address_of, after, listen
from carrack.server.logs import FORMATS, keep_log
from carrack.server.origins import LOCAL
from carrack.server.reach import Reach
from carrack.server.settings import Settings, SettingsError, settings_in
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.tables.background import processes
from carrack.server.thinking.own_bots import OwnBots, OwnBotsError, own_bots_in
from carrack.server.thinking.workers import ProcessBots

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from carrack.server.metrics import Metrics

SHUTDOWN_SECONDS = 3
CLOSED = "Carrack is closed; every game is kept."
OPEN_SERVER = "carrack serve --host 0.0.0.0"
"""The command that opens a server to the network, without options that may be secret."""
SWITCH_SECONDS = 0.001
"""Seconds for which the committing thread waits, at each step, for another running thread. Python's
five milliseconds add up: a busy server took two to three times as long to answer.
"""


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `play` and `serve`."""
    play = subparsers.add_parser("play", help="open the table in your browser")
    play.add_argument("--port", type=_port, help="default: 8090, or the next free one")
    play.add_argument("--lan", action="store_true", help="let phones on the same network join")
    play.add_argument("--no-browser", action="store_true", help="print the address, open no page")
    play.set_defaults(run=run_play)
    serve = subparsers.add_parser("serve", help="run the table server without opening a page")
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: %(default)s)"
    )
    serve.add_argument("--port", type=_port, help="default: the first free one from 8090; 0: any")
    serve.add_argument("--check", action="store_true", help="check the settings, and start nothing")
    serve.add_argument(
        "--log-format",
        choices=sorted(FORMATS),
        default="text",
        help="the form of the log on standard error (default: %(default)s)",
    )
    serve.add_argument(
        "--clubs",
        choices=("operator", "everybody"),
        help="who may found clubs (default: operator, by `carrack club`)",
    )
    serve.add_argument(
        "--club", metavar="NAME", help="this server is a club: everybody signed in is a member"
    )
    serve.add_argument(
        "--database",
        metavar="URL",
        help="keep tables in PostgreSQL (postgresql://USER@HOST/DATABASE), not in the data folder",
    )
    serve.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help="serve with several processes, whose tables are in PostgreSQL",
    )
    serve.add_argument("--inherited", type=Inherited.read, help=argparse.SUPPRESS)
    serve.set_defaults(run=run_serve)
    for parser in (play, serve):
        help_text = "settings file (default: carrack.toml in the data folder)"
        parser.add_argument("--settings", type=Path, metavar="FILE", help=help_text)
        add_data(parser)


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")


def run_play(args: argparse.Namespace) -> int:
    """Serve on this machine, or with --lan in the local network, and open the page."""
    host = "0.0.0.0" if args.lan else "127.0.0.1"
    kept = {"finished_days": 0, "abandoned_days": 0, "unbegun_days": 0}
    own = {"loopback_exempt": not args.lan, "hosts": [LOCAL], **kept}
    return _serve(args, host, own, play=True)


def run_serve(args: argparse.Namespace) -> int:
    """Serve until it is stopped, or say what is wrong with the settings."""
    if args.check:
        from carrack.cli.check import run_check

        return run_check(args)
    if args.processes != 1 and args.inherited is None:
        return _serve_together(args)
    return _serve(args, args.host, {}, play=False)


def _serve_together(args: argparse.Namespace) -> int:
    """Serve with several processes until they are stopped."""
    keep_log(args.log_format)
    try:
        settings = structs.replace(settings_in(args.data, args.settings), **_chosen(args))
        require_possible(args.processes, settings)
        folder = Folder(args.data)
        if settings.bots:
            own_bots_in(args.data / settings.bots)
        listening = listen(args.host, args.port)
        bring_up_to_date(args.data, settings.database)
    except (SettingsError, OwnBotsError, FolderError, AddressError, StoreError) as error:
        return _failed(error)
    try:
        reach = reach_of(listening, settings, OPEN_SERVER)
        done = Processes(listening, args.processes)
        status = done.run(lambda: _greet(listening, reach, play=False))
        if done.stopping == signal.SIGINT:
            print(CLOSED)
        return status
    finally:
        folder.release()


def _failed(error: Exception) -> int:
    print(f"carrack: {error}", file=sys.stderr)
    return 1


def _chosen(args: argparse.Namespace) -> dict[str, str]:
    """The settings that are given as options, which win over files and the environment."""
    named = {name: getattr(args, name, None) for name in ("clubs", "club", "database")}
    return {name: value for name, value in named.items() if value is not None}


def _serve(args: argparse.Namespace, host: str, usual: dict[str, Any], play: bool) -> int:
    """Serve until it is stopped. `usual` holds the command's defaults for settings."""
    keep_log(getattr(args, "log_format", "text"))
    try:
        settings = structs.replace(settings_in(args.data, args.settings, usual), **_chosen(args))
        inherited: Inherited | None = getattr(args, "inherited", None)
        folder = Folder(args.data) if inherited is None else None  # else it is the parent's
        use_editions(args.data)
        listening = listen(host, args.port) if inherited is None else inherited.socket()
        own = own_bots_in(args.data / settings.bots) if settings.bots else {}
        metrics = metrics_for(settings)
        store, bots = _parts(settings, args.data, own, metrics)
        number = inherited.number if inherited is not None else 0
        shown = metrics.serve(after(settings.metrics, number)) if metrics is not None else nothing
    except (SettingsError, OwnBotsError, FolderError, AddressError, StoreError) as error:
        return _failed(error)
    reach = reach_of(listening, settings, now_in_the_network() if play else OPEN_SERVER)
    background = processes(settings)
    door = SocketDoor(args.lan, listening.getsockname()[1], settings) if play else None
    app = make_app(
        store, bots, reach, settings=settings, background=background, metrics=metrics, door=door
    )
    connections: Connections = app.state.connections
    config = uvicorn.Config(
        app,
        backlog=connections.backlog,
        timeout_keep_alive=settings.idle_seconds,
        http=wire.HTTP,
        h11_max_incomplete_event_size=wire.HEAD,
        ws=wire.LiveSocket,
        ws_max_size=wire.MESSAGE_SIZE,
        log_level="error",  # malformed requests are not worth a log entry
        access_log=False,
        log_config=None,  # `keep_log` writes the time
        server_header=False,
        proxy_headers=False,  # whom to believe the settings say (`clients.py`)
        ws_per_message_deflate=False,  # per watcher it was half of all work, and 50 kB a socket
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )

    def opened() -> None:
        if inherited is not None:
            inherited.opened(server.end)
        else:
            _greet(listening, reach, play)
            if play and not args.no_browser:
                server.opening = asyncio.create_task(_open_page(app, address_of(listening)))

    server = Server(config, connections, opened, store.hurry)
    if door is not None:
        door.serve = server.listen_at
    try:
        server.run([listening])
    except KeyboardInterrupt:  # uvicorn has shut down cleanly and passes Ctrl-C on
        server.interrupted = True
    finally:
        shown()
        if folder is not None:
            folder.release()
    if server.interrupted and inherited is None:
        print(CLOSED)
    return 0


async def _open_page(app: Starlette, address: str) -> None:
    """Open the page as the operator's: whoever types the command may look after the server."""
    link = address
    with suppress(StoreError):  # then as anybody's, which says what is wrong
        link = f"{address}/#/server/{await app.state.carrack.operators.new_link()}/start"
    await asyncio.to_thread(webbrowser.open, link)


def metrics_for(settings: Settings) -> Metrics | None:
    """Return the metrics of a server, if its settings want any. Raises SettingsError."""
    if not settings.metrics:
        return None
    try:
        from carrack.server.metrics import Metrics
    except ImportError:
        raise SettingsError(
            "metrics need prometheus-client, which is missing; in a clone: pip install '.[club]'"
        ) from None
    return Metrics()


def _parts(
    settings: Settings, data: Path, own: OwnBots, metrics: Metrics | None
) -> tuple[Store, ProcessBots]:
    """The store and the bots of a server, measured if metrics are wanted. Raises StoreError."""
    thinking = (
        settings.bot_processes,
        settings.bot_seconds,
        settings.analyses_at_once,
        settings.all_bots,
        settings.bot_memory_mebibytes * 2**20,
        own,
    )
    store = opened_store(data, settings.database)
    if metrics is None:
        return store, ProcessBots(*thinking)
    from carrack.server.metrics import MeasuredBots, MeasuredStore

    return MeasuredStore(store, metrics), MeasuredBots(metrics, *thinking)


def nothing() -> None:
    """Do nothing at the end."""


class Server(uvicorn.Server):
    """Uvicorn that reports when it is open, tends its connections and collects garbage."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        opened: Callable[[], None],
        ending: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.opened = opened
        self.ending = ending
        self.interrupted = False
        self.opening: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down; note Ctrl-C, which is not passed on where a shell lets it be ignored."""
        self.interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    def end(self) -> None:
        """Shut down cleanly."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `opened`."""
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH_SECONDS)
            self.collecting = asyncio.create_task(Collector().run())
            self.opened()

    async def listen_at(self, listening: socket.socket | None) -> None:
        """Listen at a socket in place of those before; without one, nowhere.

        Connections stay, but where only this machine is to be heard, none to another does.
        """
        for each in self.servers:
            each.close()
        self.servers = []
        if listening is None:
            return
        kind, state = self.config.http_protocol_class, self.server_state

        def protocol() -> asyncio.Protocol:
            return kind(  # type: ignore[call-arg]
                config=self.config, server_state=state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers = [
            await loop.create_server(protocol, sock=listening, backlog=self.config.backlog)
        ]
        if is_loopback(listening.getsockname()[0]):
            for connection in list(state.connections):
                peer = connection.transport.get_extra_info("peername")
                if not is_loopback(peer[0]):
                    connection.transport.abort()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `ending`, then shut down."""
        self.ending()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second; tends the connections once a second."""
        if counter % 10 == 0:
            self.connections.sweep(cast("set[Connection]", self.server_state.connections))
        return await super().on_tick(counter)


def _greet(listening: socket.socket, reach: Reach, play: bool) -> None:
    with suppress(OSError, UnicodeError):  # output is closed, or cannot show these characters
        print(f"Carrack is open at {address_of(listening)}", flush=True)
        print("Stop it with Ctrl-C; every game is kept.", flush=True)
        if reach.lan is not None:
            print(f"On your network:   {reach.lan}", flush=True)
            import segno  # with what draws files it is slow to import

            segno.make(reach.lan, micro=False).terminal(compact=True)
        elif reach.open_with == "":
            print("No network was found; only this machine can join.", flush=True)
        elif play and reach.open_with:
            print(f"Only this machine can join; to let others in: {reach.open_with}", flush=True)
