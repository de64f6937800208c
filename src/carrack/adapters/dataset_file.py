"""Rows of many games (:mod:`carrack.adapters.dataset`) in one Parquet file.

A row group is written as soon as games fill it, so memory does not grow with their number. Until
the file is complete it has another name in the same folder.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise ImportError("datasets are Parquet files and need pyarrow: pip install pyarrow") from error

import numpy as np

from carrack import __version__
from carrack.adapters.dataset import Noting, Rows
from carrack.adapters.tensors import VERSIONS, Encoding
from carrack.arena.series.playing import SeriesPlan
from carrack.core.registry import find_game

GROUP_BYTES: Final = 1 << 24
"""The least bytes of observations in a row group, except the last: some thousand rows."""

SOUGHT: Final = ["game", "step", "seat", "action", "reward"]
"""Columns whose bounds each row group states; for long ones they would take a third of all."""

KEY: Final = "carrack"
"""The key of :meth:`Dataset.about`, as JSON, in the metadata of a file."""


class Dataset:
    """A file written game by game; `games`, `rows` and `groups` count what is in it so far."""

    def __init__(self, stream: IO[bytes], noting: Noting, path: Path) -> None:
        """Begin to write the dataset for `path` to a stream."""
        plan = noting.plan
        self.path = path
        self.noting = noting
        self.encoding = Encoding(find_game(plan.game), plan.players, dict(plan.options))
        self.schema = schema_of(self.encoding.size)
        self.writer = pq.ParquetWriter(
            stream, self.schema, compression="zstd", write_statistics=SOUGHT
        )
        self.waiting: list[pa.RecordBatch] = []
        self.waiting_rows = 0
        self.games = self.rows = self.groups = 0

    def add(self, number: int, rows: Rows) -> None:
        """Add the rows of a game. Raises OSError."""
        self.games += 1
        self.rows += len(rows.actions)
        self.waiting_rows += len(rows.actions)
        self.waiting.append(batch_of(self.schema, number, rows))
        if self.waiting_rows * self.encoding.size >= GROUP_BYTES:
            self._write_group()

    def _write_group(self) -> None:
        table = pa.Table.from_batches(self.waiting, self.schema)
        with _named(self.path):
            self.writer.write_table(table, row_group_size=max(1, self.waiting_rows))
        self.waiting, self.waiting_rows = [], 0
        self.groups += 1

    def end(self) -> None:
        """Write the remaining rows and the metadata. Raises OSError."""
        if self.waiting_rows:
            self._write_group()
        self.writer.add_key_value_metadata({KEY: json.dumps(self.about(), ensure_ascii=False)})
        with _named(self.path):
            self.writer.close()

    def close(self) -> None:
        """Close the writer if :meth:`end` has not; the file will be discarded."""
        with suppress(OSError):
            self.writer.close()

    def about(self) -> dict[str, Any]:
        """A description of the games as plain data; fewer than `planned` if they were stopped.

        `version` is that of the environments with the same rules and luck, or None; `observation`
        lists the fields of a row in order, each with its shape.
        """
        plan = self.noting.plan
        return {
            "carrack": __version__,
            "game": plan.game,
            "rules": plan.rules,
            "luck": plan.luck,
            "version": version_of(plan),
            "players": plan.players,
            "options": plan.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "reward": self.noting.reward,
            "games": self.games,
            "planned": plan.games,
            "moves": self.encoding.moves,
            "observation": [[field.name, list(field.shape)] for field in self.encoding.fields],
        }


def schema_of(size: int) -> pa.Schema:
    """The columns for observations of this many numbers."""
    numbers = pa.list_(pa.field("element", pa.int32(), nullable=False))
    row = pa.list_(pa.field("element", pa.int8(), nullable=False), size)
    columns = {
        "game": pa.int32(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "observation": row,
        "legal": numbers,
        "action": pa.int32(),
        "reward": pa.float32(),
        "last": pa.bool_(),
        "record": pa.string(),
    }
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


def batch_of(schema: pa.Schema, number: int, rows: Rows) -> pa.RecordBatch:
    """The rows of a game as columns."""
    many = len(rows.actions)
    ends = np.concatenate(([0], np.cumsum(rows.counts))).astype(np.int32)
    observations = pa.array(np.frombuffer(rows.observations, np.int8))
    row, legal = (schema.field(name).type for name in ("observation", "legal"))
    columns = [
        pa.array(np.full(many, number, np.int32)),
        pa.array(rows.steps),
        pa.array(rows.seats),
        pa.FixedSizeListArray.from_arrays(observations, type=row),
        pa.ListArray.from_arrays(pa.array(ends), pa.array(rows.legal), type=legal),
        pa.array(rows.actions),
        pa.array(rows.rewards),
        pa.array(rows.last),
        pa.array([rows.record] * many, pa.string()),
    ]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def version_of(plan: SeriesPlan) -> int | None:
    """The version of the environments that have these rules and this source of luck."""
    game = find_game(plan.game)
    for version in VERSIONS:
        encoding = Encoding(game, plan.players, dict(plan.options), version=version)
        if (encoding.rules, encoding.luck) == (plan.rules, plan.luck):
            return version
    return None


@contextmanager
def written(path: Path, noting: Noting) -> Iterator[Dataset]:
    """Yield a dataset that is put in place on success, unless no game was played.

    A file at `path` is replaced. Raises OSError.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        with _opened(unfinished, path) as stream:
            dataset = Dataset(stream, noting, path)
            try:
                yield dataset
                dataset.end()
            finally:
                dataset.close()
            stream.flush()
            os.fsync(stream.fileno())
        if dataset.games:
            os.replace(unfinished, path)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()


def _opened(unfinished: Path, path: Path) -> IO[bytes]:
    with _named(path):
        return open(unfinished, "xb")


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Make an OSError inside name the file that the user named."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error
