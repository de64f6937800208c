"""A training on disk: one file, written whole or not at all."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from carrack.bots.learning.net import Adam, Loss
from carrack.bots.learning.progress import Account
from carrack.bots.learning.pure_network import PARTS
from carrack.bots.learning.quantization import Scales
from carrack.bots.learning.replay_buffer import SAMPLE_ARRAYS, ReplayBuffer, Samples
from carrack.bots.learning.settings import settings_in
from carrack.bots.learning.trainer import Training

FORM = 1
NAME = "checkpoint.npz"
LOG = "log.jsonl"
SCALES = ("shared_mean", "shared_spread", "side_mean", "side_spread")


class CheckpointError(ValueError):
    """A checkpoint cannot be read; the message says which and why."""


def save(folder: Path, training: Training) -> None:
    """Write checkpoint and log. Raises OSError."""
    arrays: dict[str, Any] = {"about": np.array(json.dumps(_about(training)))}
    for name in PARTS:
        arrays[f"net.{name}"] = training.net[name]
        arrays[f"first.{name}"] = training.adam.first[name]
        arrays[f"second.{name}"] = training.adam.second[name]
    if training.scales is not None:
        arrays |= {f"scales.{name}": getattr(training.scales, name) for name in SCALES}
    for pool in training.window.pools():
        arrays |= {f"window.{pool.sides}.{name}": getattr(pool, name) for name in SAMPLE_ARRAYS}
    unfinished = folder / f"{NAME}.new"
    with open(unfinished, "wb") as file:
        np.savez(file, **arrays)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(folder / NAME)
    unfinished = folder / f"{LOG}.new"
    unfinished.write_text("".join(json.dumps(line) + "\n" for line in training.log), "utf-8")
    unfinished.replace(folder / LOG)


def _about(training: Training) -> dict[str, Any]:
    scales = training.scales
    return {
        "form": FORM,
        "settings": training.settings.to_json(),
        "features": training.features,
        "games": training.games,
        "positions": training.positions,
        "seconds": training.seconds,
        "steps": training.adam.steps,
        "points": None if scales is None else [scales.points_mean, scales.points_spread],
        "window": list(training.window.games),
        "account": asdict(training.account),
        "log": training.log,
    }


def load(folder: Path) -> Training:
    """The training in a folder, exactly as it was. Raises CheckpointError and OSError."""
    path = folder / NAME
    if not path.is_file():
        raise CheckpointError(f"{folder} holds no training: there is no {NAME} in it")
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return _training({name: arrays[name] for name in arrays.files})
    except (BadZipFile, ValueError, KeyError, TypeError, EOFError) as error:
        raise CheckpointError(
            f"{path} is damaged ({error}); begin again in another folder"
        ) from None


def _training(arrays: dict[str, Any]) -> Training:
    about = json.loads(str(arrays["about"]))
    if about["form"] != FORM:
        raise ValueError(f"its format is {about['form']}; this version reads {FORM}")
    settings = settings_in(about["settings"])
    net = {name: arrays[f"net.{name}"] for name in PARTS}
    adam = Adam(net)
    adam.steps = about["steps"]
    adam.first = {name: arrays[f"first.{name}"] for name in PARTS}
    adam.second = {name: arrays[f"second.{name}"] for name in PARTS}
    scales = None
    if about["points"] is not None:
        scales = Scales(*[arrays[f"scales.{name}"] for name in SCALES], *about["points"])
    account = about["account"]
    losses = {name: Loss(**account[name]) for name in ("fresh", "learnt")}
    return Training(
        settings,
        net,
        adam,
        _window(settings.replay_buffer, about["window"], arrays),
        scales,
        about["games"],
        about["positions"],
        about["seconds"],
        Account(**{**account, **losses}),
        about["log"],
        about.get("features", ""),  # older checkpoints do not say
    )


def _window(size: int, games: list[list[int]], arrays: dict[str, Any]) -> ReplayBuffer:
    """The games in order, cut out of the positions grouped by number of sides."""
    window = ReplayBuffer(size)
    begun: dict[int, int] = {}
    for sides, length in games:
        start = begun.get(sides, 0)
        part = slice(start, start + length)
        window.add(Samples(*[arrays[f"window.{sides}.{name}"][part] for name in SAMPLE_ARRAYS]))
        begun[sides] = start + length
    return window
