"""Who does the work of a long command: `--workers N` and `--ray ADDRESS`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from carrack.cli import UserError
from carrack.cli.common import whole
from carrack.workers.work import Crew, CrewError, Here


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds `--workers` and `--ray`."""
    parser.add_argument(
        "--workers",
        type=whole(1),
        metavar="N",
        help="how many worker processes (default: one for each core, once it shows that the "
        "series is a long one; 1: none but this process)",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="work on the Ray cluster with its head at HOST:PORT, on the one that runs on this "
        "machine (auto), or on one started for this (local); --workers then limits its workers",
    )


def hands(args: argparse.Namespace) -> int:
    """How many cores will be at work; of a cluster, whose size nobody knows yet, one is told."""
    if args.workers is not None or args.ray is not None:
        return int(args.workers or 1)
    from carrack.workers.processes import cores

    return cores()


@contextmanager
def crew_of(args: argparse.Namespace) -> Iterator[Crew]:
    """Those who do the work, as the arguments say. Raises UserError for what befalls them.

    What Ray has to say meanwhile goes to standard error, not between the results.
    """
    try:
        if args.ray is None:
            yield _of_processes(args.workers)
            return
        from carrack.workers.ray_cluster import RayCluster

        with redirect_stdout(sys.stderr):
            yield RayCluster(args.ray, args.workers)
    except CrewError as error:
        raise UserError(str(error)) from error


def _of_processes(workers: int | None) -> Crew:
    """This process, if one worker is enough."""
    if workers == 1:
        return Here()
    from carrack.workers.processes import AllCores, Processes

    return AllCores() if workers is None else Processes(workers)
