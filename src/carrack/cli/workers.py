"""Who does the work of a long command: `--workers N` and `--ray ADDRESS`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from carrack.cli import UserError
from carrack.cli.common import whole
from carrack.workers.pool import Pool, cores
from carrack.workers.work import PoolError


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


def worker_count(args: argparse.Namespace) -> int:
    """How many cores will be at work; 1 for a cluster, whose size nobody knows yet."""
    if args.workers is not None or args.ray is not None:
        return int(args.workers or 1)
    return cores()


@contextmanager
def pool_of(args: argparse.Namespace) -> Iterator[Pool]:
    """The pool that the arguments ask for. Raises UserError where it cannot do the work.

    What Ray has to say meanwhile goes to standard error, not between the results.
    """
    try:
        if args.ray is None:
            yield Pool(args.workers)
            return
        from carrack.workers.ray_cluster import RayPool

        with redirect_stdout(sys.stderr):
            yield RayPool(args.ray, args.workers)
    except PoolError as error:
        raise UserError(str(error)) from error
