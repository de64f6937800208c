"""Processes that work for another one end with it, however it went."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone, in the middle of its work.

    What it does may take long: a bot of somebody's may be silent for an hour, game after game. In a
    process that :mod:`multiprocessing` has not started nothing happens.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
