"""Metrics of a server, for Prometheus.

They are collected and served only if an address is configured. No label says who or which table: a
name that somebody chose would be kept for ever.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.bots.strengths import SECONDS
from carrack.core.record import KINDS
from carrack.server.http.network import AddressError, parted
from carrack.server.parts import Carrack
from carrack.server.store.store import Exchange, Store
from carrack.server.store.table_rows import Change, Damage
from carrack.server.thinking.bots import AnalysisTask, BotFailed, Choice, Progress
from carrack.server.thinking.bots import DecisionTask as Decision
from carrack.server.thinking.workers import ProcessBots

T = TypeVar("T")

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NO_ROUTE = "none"  # of a request that was refused before it reached one
OTHER = "other"
GONE = "gone"  # of a request that nobody waited for any more
REQUEST_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
BOT_SECONDS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 120.0)
MOVE = f'{{"{KINDS[0]}":'  # how the line of a move begins


class Metrics:
    """The counters and timers."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "carrack_requests",
            "Requests answered, by route and status; 101: WebSockets opened",
            ("method", "route", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "carrack_request_seconds",
            "Seconds until a request was answered",
            ("route",),
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self.moves = Counter("carrack_moves", "Moves kept", registry=registry)
        self.store_seconds = Histogram(
            "carrack_store_seconds",
            "Seconds that something waited for the store",
            ("kind",),
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "carrack_bot_seconds",
            "Seconds from asking a bot for a decision until it was there",
            ("bot",),
            buckets=BOT_SECONDS,
            registry=registry,
        )
        self.bot_failures = Counter(
            "carrack_bot_failures",
            "Decisions that bots failed to make",
            ("bot",),
            registry=registry,
        )
        self.analysis_seconds = Histogram(
            "carrack_analysis_seconds",
            "Seconds that an analysis was made",
            buckets=(1.0, 5.0, 15.0, 60.0, 300.0),
            registry=registry,
        )

    def observe(self, app: Starlette) -> None:
        """Show how things stand at a server, too."""
        self.registry.register(StateNow(app))

    def serve(self, address: str) -> Callable[[], None]:
        """Show everything at an address (`127.0.0.1:9464`); returns what ends that.

        Raises AddressError.
        """
        host, port = parted(address)
        try:
            server, _ = start_http_server(port, host, self.registry)
        except OSError as error:
            why = error.strerror or str(error)
            raise AddressError(f"cannot show metrics at {address}: {why}; choose another") from None

        def end() -> None:
            server.shutdown()
            server.server_close()

        return end


class StateNow(Collector):
    """The state at the moment of the request, in a thread of its own: it only counts."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Everything, once the server has started."""
        carrack: Carrack | None = getattr(self.app.state, "carrack", None)
        if carrack is None:
            return
        tables = list(carrack.tables.known.values())
        watchers = sum(len(table.hub.watchers) for table in tables)
        yield GaugeMetricFamily("carrack_watchers", "Connections at tables", watchers)
        yield GaugeMetricFamily("carrack_open_tables", "Tables in memory", len(tables))
        jobs = GaugeMetricFamily("carrack_jobs", "Jobs", labels=("kind", "state"))
        for (kind, state), number in self._jobs(carrack).items():
            jobs.add_metric((kind, state), number)
        yield jobs

    def _jobs(self, carrack: Carrack) -> dict[tuple[str, str], int]:
        budgets = self.app.state.connections.budgets
        jobs = {
            ("analysis", "waiting"): len(carrack.analyses.waiting),
            ("analysis", "running"): len(carrack.analyses.making),
            ("request", "running"): sum(list(budgets.jobs.values())),
        }
        bots = carrack.tables.bots
        if isinstance(bots, ProcessBots):
            jobs["bot", "waiting"] = len(bots.queue.waiting)
            jobs["bot", "running"] = len(bots.at_work)
        return jobs


class MeasuredRequests:
    """Counts and times the requests to an application."""

    def __init__(self, app: ASGIApp, metrics: Metrics, templates: dict[Any, str]) -> None:
        """`templates` names the route of an endpoint."""
        self.app = app
        self.metrics = metrics
        self.templates = templates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if not status:
                status = 101 if message["type"] == "websocket.accept" else message.get("status", 0)
                if status == 101:
                    self._count(scope, status)  # it may stay open for days
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            if status != 101:
                seconds = time.perf_counter() - began
                self.metrics.request_seconds.labels(self._route(scope)).observe(seconds)
                self._count(scope, status)

    def _count(self, scope: Scope, status: int) -> None:
        method = scope.get("method", "GET")
        known = method if method in METHODS else OTHER
        shown = str(status) if status else GONE
        self.metrics.requests.labels(known, self._route(scope), shown).inc()

    def _route(self, scope: Scope) -> str:
        return self.templates.get(scope.get("endpoint"), NO_ROUTE)


class MeasuredStore(Store):
    """Another store, whose work is timed, and its moves counted."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        super().__init__()
        self.store = store
        self.metrics = metrics
        self.shared, self.jobs, self.duties = store.shared, store.jobs, store.duties

    def exchange(self) -> Exchange:
        return self.store.exchange()

    async def commit(self, change: Change) -> None:
        with self.metrics.store_seconds.labels("write").time():
            await self.store.commit(change)
        self.metrics.moves.inc(sum(line.startswith(MOVE) for line in change.lines))

    async def write(self, job: Callable[..., T]) -> T:
        with self.metrics.store_seconds.labels("write").time():
            return await self.store.write(job)

    async def read(self, job: Callable[..., T]) -> T:
        with self.metrics.store_seconds.labels("read").time():
            return await self.store.read(job)

    async def touch(self) -> None:
        await self.store.touch()

    def hurry(self) -> None:
        self.store.hurry()

    async def damage(self) -> Damage | None:
        return await self.store.damage()

    async def close(self) -> None:
        await self.store.close()


class MeasuredBots(ProcessBots):
    """Bots whose thinking is timed, waiting for a process included."""

    def __init__(self, metrics: Metrics, *args: Any) -> None:
        super().__init__(*args)
        self.metrics = metrics

    async def decide(self, job: Decision) -> Choice:
        name = job.bot if job.bot in SECONDS or job.bot in self.own else OTHER
        try:
            with self.metrics.bot_seconds.labels(name).time():
                return await super().decide(job)
        except BotFailed:
            self.metrics.bot_failures.labels(name).inc()
            raise

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        with self.metrics.analysis_seconds.time():
            return await super().analyse(task, progress)
