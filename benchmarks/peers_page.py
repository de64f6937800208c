"""What `peers.py` measured as tables, goals and a picture, and where they stand in a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from carrack.arena.reports import plots
from carrack.arena.reports.rendering import render

CARRACK_PURE, CARRACK_COMPILED, OTHERS = plots.COLOURS[0], plots.COLOURS[1], plots.COLOURS[7]


@dataclass
class Row:
    """One contestant's rounds; `copies` are copies per second of each round."""

    name: str
    engine: str
    missing: str
    rounds: list[dict[str, Any]] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    peak_bytes: int | None = None
    state_bytes: int | None = None

    @property
    def key(self) -> str:
        """The name, and for Carrack the engine too."""
        return f"{self.name} {self.engine.split(', ')[-1]}" if self.is_ours else self.name

    @property
    def is_ours(self) -> bool:
        return self.name.startswith("carrack:")

    def rates(self, what: str) -> list[float]:
        """`moves`, `decisions` or `games` per second of each round, set-up included."""
        return [
            amount / (one["setup"] + one["play"])
            for one in self.rounds
            if (amount := self._amount(one, what)) is not None
        ]

    def _amount(self, one: dict[str, Any], what: str) -> float | None:
        if what != "decisions":
            return float(one[what])
        return None if one["forced"] is None else float(one["moves"] - one["forced"])

    def rate(self, what: str) -> float | None:
        """The median of the rounds; None where nobody counted it."""
        rates = self.rates(what)
        return median(rates) if rates else None

    def forced(self) -> float | None:
        """The share of moves that were the only legal one; None where nobody counted them."""
        counted = [one for one in self.rounds if one["forced"] is not None]
        moves = sum(one["moves"] for one in counted)
        return sum(one["forced"] for one in counted) / moves if moves else None

    def setup(self) -> float | None:
        """Milliseconds of set-up of a game, the median of the rounds."""
        return median([1000 * one["setup"] / one["games"] for one in self.rounds] or [0.0])

    def copy_microseconds(self) -> float | None:
        return 1e6 / median(self.copies) if self.copies else None


# --- tables --------------------------------------------------------------------------------------

HEADS = (
    *("contestant", "engine", "moves/s (range)", "forced", "decisions/s", "games/s", "set-up ms"),
    *("copy µs", "bytes a state", "peak MB"),
)


def cells(row: Row) -> list[str]:
    """A line of the table."""
    if row.missing:
        return [row.name, f"not installed: {row.missing}", *["–"] * (len(HEADS) - 2)]
    moves = row.rates("moves")
    spread = f"{thousands(min(moves))}–{thousands(max(moves))}"
    return [
        row.name.partition(":")[2] if row.is_ours else row.name.replace(":", " "),
        row.engine,
        f"{thousands(row.rate('moves'))} ({spread})",
        per_cent(row.forced()),
        thousands(row.rate("decisions")),
        number(row.rate("games"), 1),
        number(row.setup(), 3),
        number(row.copy_microseconds(), 2),
        number(row.state_bytes, 0),
        number(row.peak_bytes / 1e6 if row.peak_bytes else None, 0),
    ]


def thousands(rate: float | None) -> str:
    return "–" if rate is None else f"{rate / 1000:,.1f} k"


def per_cent(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"


def number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def terminal_table(rows: Sequence[Row]) -> str:
    """The table in columns, for a terminal."""
    lines = [list(HEADS), *[cells(row) for row in rows]]
    widths = [max(len(line[at]) for line in lines) for at in range(len(HEADS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


# --- goals ---------------------------------------------------------------------------------------

CATAN = "catanatron:catan-4"
WEIGHED = ("openspiel:backgammon", "openspiel:chess", "openspiel:gin_rummy")
ENGINES = {"compiled": "compiled", "pure": "pure Python"}
TIMES = {"compiled": 20.0, "pure": 5.0}  # Catanatron's moves, and its decisions
EAST_TIMES = {"compiled": 20.0, "pure": 4.0}  # the moves of The Dutch East Indies, no map to draw
GAMES = {"compiled": (1500, 500), "pure": (300, 200)}  # a second, on one map and on new ones
COPY = {"compiled": 3.0, "pure": 5.0}  # microseconds
FIRST_GAME = 0.5  # seconds
THOUSAND_GAMES = 80  # megabytes

NEW_MAPS = "Amerigo, 4 players, a new map each game"
ONE_MAP = "Amerigo, 4 players, all on one map"
EAST = "The Dutch East Indies, 4 players"


class Goal(NamedTuple):
    """What was wanted and found, whether `more` is better, and the `forced` moves of both sides."""

    what: str
    engine: str
    wanted: float
    found: float
    more: bool
    forced: str = ""


def goals(run: dict[str, Any], rows: Sequence[Row]) -> list[Goal]:
    """Every goal of which both sides were measured. Others set every game up; so do ours."""
    found = {row.key: row for row in rows if not row.missing}
    kept: list[Goal] = []
    for engine, words in ENGINES.items():
        one = found.get(f"carrack:amerigo-4-one-map {words}")
        new = found.get(f"carrack:amerigo-4 {words}")
        east = found.get(f"carrack:dutch-east-indies-4 {words}")
        for what, ours, times in (
            (NEW_MAPS, new, TIMES),
            (EAST, east, EAST_TIMES),
            (ONE_MAP, one, TIMES),
        ):
            kept += against_catan(what, engine, times[engine], ours, found.get(CATAN))
        if engine == "compiled":
            kept += above_openspiel(new, found)
        kept += by_games(engine, one, new) + by_copies(engine, one, east)
    return kept + by_starts(run["starts"])


def against_catan(
    what: str, engine: str, times: float, ours: Row | None, catan: Row | None
) -> list[Goal]:
    """How many `times` as fast in moves, and by the common measure in decisions."""
    if ours is None or catan is None:
        return []
    return [
        versus(f"{what}: {kind}/s, times Catanatron's", engine, wanted, kind, ours, catan)
        for kind, wanted in (("moves", times), ("decisions", TIMES[engine]))
    ]


def above_openspiel(ours: Row | None, found: dict[str, Row]) -> list[Goal]:
    if ours is None:
        return []
    what = f"{NEW_MAPS}: moves/s, times OpenSpiel's"
    return [
        versus(f"{what} {name.partition(':')[2]}", "compiled", 1.0, "moves", ours, found[name])
        for name in WEIGHED
        if name in found
    ]


def versus(what: str, engine: str, wanted: float, kind: str, ours: Row, theirs: Row) -> Goal:
    """A goal that is a ratio of two contestants' rates."""
    ratio = (ours.rate(kind) or 0) / (theirs.rate(kind) or 1)
    forced = f"{per_cent(ours.forced())} : {per_cent(theirs.forced())}"
    return Goal(what, engine, wanted, ratio, True, forced)


def by_games(engine: str, one_map: Row | None, new_map: Row | None) -> list[Goal]:
    return [
        Goal(f"{what}: games/s", engine, wanted, row.rate("games") or 0.0, True)
        for what, row, wanted in zip(
            (ONE_MAP, NEW_MAPS), (one_map, new_map), GAMES[engine], strict=True
        )
        if row is not None
    ]


def by_copies(engine: str, *rows: Row | None) -> list[Goal]:
    return [
        Goal(
            f"{row.name.partition(':')[2]}: copy of a state, µs", engine, COPY[engine], micro, False
        )
        for row in rows
        if row is not None and (micro := row.copy_microseconds()) is not None
    ]


def by_starts(starts: Sequence[dict[str, Any]]) -> list[Goal]:
    kept: list[Goal] = []
    for one in starts:
        work = one["first_game_cpu"]
        what = f"{one['game']}: first game played after, s ({work:.2f} of it work)"
        kept.append(Goal(what, one["engine"], FIRST_GAME, one["first_game_seconds"], False))
        what = f"{one['game']}: {one['games']:,} games simulated in, MB"
        kept.append(Goal(what, one["engine"], THOUSAND_GAMES, one["simulated_bytes"] / 1e6, False))
    return kept


def goal_cells(goal: Goal) -> list[str]:
    what, engine, wanted, found, more, forced = goal
    reached = found >= wanted if more else found <= wanted
    sign = "≥" if more else "≤"
    share = found / wanted if more else wanted / found
    verdict = "reached" if reached else f"**missed**, {share:.0%} of it"
    return [what, engine, f"{sign} {wanted:,g}", f"{found:,.4g}", verdict, forced]


# --- the page ------------------------------------------------------------------------------------


def page_of(run: dict[str, Any], page: Path) -> None:
    """Put tables and picture into the page, between the marks `peers`."""
    rows = [Row(**row) for row in run["rows"]]
    picture = page.parent / "images" / "performance-peers.png"
    plot(rows, picture)
    text = render(
        "peers.md.j2",
        Path(__file__).parent,
        **{name: run[name] for name in ("python", "machine", "load", "rounds", "seconds")},
        picture=picture.name,
        heads=HEADS,
        lines=[cells(row) for row in rows],
        goals=[goal_cells(goal) for goal in goals(run, rows)],
    )
    put_between(page, "peers", text)


def put_between(page: Path, mark: str, text: str) -> None:
    """Replace what stands between `<!-- mark -->` and `<!-- /mark -->` in a page."""
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, found, rest = page.read_text().partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page} lacks {begin} … {end}")
    page.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}")


def plot(rows: Sequence[Row], picture: Path) -> None:
    """Bars of choices per second, the fastest above, with their ranges."""
    shown = sorted([row for row in rows if row.rounds], key=lambda row: -(row.rate("moves") or 0))
    with plots.panels(picture, (8, 0.6 + 0.26 * len(shown))) as (axes,):
        for at, row in enumerate(shown):
            middle, rates = row.rate("moves") or 0, row.rates("moves")
            spread = [[middle - min(rates)], [max(rates) - middle]]
            axes.barh(at, middle, xerr=spread, color=colour(row), ecolor=plots.INK, height=0.7)
        names = [row.key.removeprefix("carrack:") for row in shown]
        plots.rows(axes, names, "choices of a player per second, one core (logarithmic)")
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.xaxis.set_minor_formatter("")


def colour(row: Row) -> str:
    if not row.is_ours:
        return OTHERS
    return CARRACK_COMPILED if row.engine.endswith("compiled") else CARRACK_PURE
