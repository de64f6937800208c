"""`carrack simulate --dataset FILE`: the arguments, the checks and the writing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from carrack.arena.series.playing import Outcome, SeriesPlan
from carrack.arena.series.simulate import Keep
from carrack.cli import UserError
from carrack.core.wording import counted
from carrack.workers.work import Work

if TYPE_CHECKING:
    from carrack.adapters.dataset import Noting
    from carrack.adapters.dataset_file import Dataset

OPTION = "--dataset"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--dataset` and `--reward`."""
    parser.add_argument(
        OPTION,
        metavar="FILE",
        help="write what every seat saw and did to a Parquet file, one row per choice",
    )
    parser.add_argument(
        "--reward",
        metavar="KIND",
        help="the reward in the rows of a dataset: places, points, margin or score (default "
        "places)",
    )


@dataclass(frozen=True)
class DatasetSink:
    """The work that plays the games of a dataset, and what keeps them; None without one."""

    work: Work[int, Outcome] | None = None
    keep: Keep | None = None


def check(args: argparse.Namespace) -> None:
    """Raise UserError, before any game, if the dataset cannot be written."""
    if args.dataset is None:
        if args.reward is not None:
            raise UserError(f"--reward says what is in a dataset; name its file with {OPTION} FILE")
        return
    path = Path(args.dataset)
    if path.is_dir():
        raise UserError(f"{OPTION} {path}: this is a folder; name a file in it")
    if path.exists() or path.is_symlink():
        raise UserError(f"{OPTION} {path} exists already; name another file, or delete it")
    if not path.parent.is_dir():
        raise UserError(f"{OPTION} {path}: there is no folder {path.parent}; make it first")


@contextmanager
def noted(args: argparse.Namespace, plan: SeriesPlan) -> Iterator[DatasetSink]:
    """Write a dataset, if asked to, while games are played. Raises UserError, OSError."""
    if args.dataset is None:
        yield DatasetSink()
        return
    noting, path = noting_of(args, plan), Path(args.dataset)
    try:
        from carrack.adapters.dataset_file import written
    except ImportError as error:
        raise UserError(str(error)) from None
    with written(path, noting) as dataset:
        yield DatasetSink(noting, keeping(dataset))
    print(f"carrack: {summary_text(path, dataset)}", file=sys.stderr)


def noting_of(args: argparse.Namespace, plan: SeriesPlan) -> Noting:
    """The work that plays the games of the plan for a dataset. Raises UserError."""
    from carrack.adapters.dataset import Noting
    from carrack.adapters.rewards import checked_kind

    try:
        return Noting(plan, checked_kind(args.reward or "places"))
    except ValueError as error:
        raise UserError(f"--reward: {error}") from None


def keeping(dataset: Dataset) -> Keep:
    """A function that adds each game to the dataset."""
    from carrack.adapters import dataset as notes

    def keep(number: int, outcome: Outcome) -> None:
        assert isinstance(outcome, notes.RecordedGame)  # `Noting` returns nothing else
        dataset.add(number, outcome.rows)

    return keep


def summary_text(path: Path, dataset: Dataset) -> str:
    """A sentence on what is in the file."""
    if not dataset.games:
        return f"no game was finished, so {path} was not written"
    size = path.stat().st_size / 1e6
    games, planned = dataset.games, dataset.noting.plan.games
    of = "" if games == planned else f" of {planned:,}"
    rows = counted(dataset.rows, "choice", form=",")
    return f"{path}: {rows} in {games:,}{of} game{'' if planned == 1 else 's'}, {size:,.1f} MB"
