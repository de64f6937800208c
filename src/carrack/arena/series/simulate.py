"""A series of games, with the same outcome to the last byte whichever processes play them.

>>> from carrack.arena.series.playing import make_plan
>>> from carrack.core.registry import find_game
>>> plan = make_plan(find_game("amerigo"), ["random", "random"], games=2, seed=7)
>>> simulate(plan).games
2
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from carrack.arena.series.playing import Outcome, Progress, SeriesPlan
from carrack.arena.series.totals import Totals
from carrack.workers.interrupts import Interrupts
from carrack.workers.pool import Pool
from carrack.workers.work import Work

Keep = Callable[[int, Outcome], None]
"""Takes the number of a game and its outcome, in the order of the games, in one process."""


def simulate(
    plan: SeriesPlan,
    workers: int | Pool = 1,
    progress: Progress | None = None,
    work: Work[int, Outcome] | None = None,
    keep: Keep | None = None,
) -> Totals:
    """Play the games of a plan. Ctrl-C ends it with what has been done so far.

    `workers` is a number of processes (1: only this one) or a pool. `work`, if given, plays the
    games instead of the plan, and `keep` is called with its results. Raises BotError, PoolError if
    workers cannot be started or keep dying, OSError if a record cannot be written, and what `keep`
    raises.
    """
    pool = workers if isinstance(workers, Pool) else Pool(workers)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    report = progress if progress is not None else _silent
    totals = Totals(plan)
    _play(pool, totals, report, plan if work is None else work, keep)
    totals.seconds = pool.seconds
    return totals


def _play(
    pool: Pool, totals: Totals, report: Progress, work: Work[int, Outcome], keep: Keep | None
) -> None:
    """Add up the games as they finish."""
    plan = totals.plan
    with (
        Interrupts() as interrupts,
        closing(pool.map(work, range(1, plan.games + 1), interrupts.stop, "game")) as answers,
    ):
        for number, outcome in answers:
            _keep_record(plan, number, outcome)
            if keep is not None:
                keep(number, outcome)
            totals.add(outcome)
            report(1)
    totals.interrupted = interrupts.hit


def _silent(games: int) -> None:
    """Report nothing."""


def _keep_record(plan: SeriesPlan, number: int, outcome: Outcome) -> None:
    """Write the record of a game, if the plan asks for one."""
    if outcome.record is not None:
        plan.record_path(number).write_text(outcome.record, encoding="utf-8", newline="\n")
