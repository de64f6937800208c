"""The workers of a long command: `--workers N` and `--ray ADDRESS`."""

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
    """Add `--workers` and `--ray`."""
    parser.add_argument(
        "--workers",
        type=whole(1),
        metavar="N",
        help="number of worker processes (default: one per core if the series proves to be long; "
        "1: this process only)",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="use the Ray cluster with its head at HOST:PORT, the one that runs on this machine "
        "(auto), or a new one (local); --workers then limits the number of its workers",
    )


def worker_count(args: argparse.Namespace) -> int:
    """Return the number of cores to use; 1 for a cluster, whose size is not known yet."""
    if args.workers is not None or args.ray is not None:
        return int(args.workers or 1)
    return cores()


@contextmanager
def pool_of(args: argparse.Namespace) -> Iterator[Pool]:
    """Yield the pool that the arguments ask for. Raises UserError if the pool fails.

    What Ray prints goes to standard error, not between the results.
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
