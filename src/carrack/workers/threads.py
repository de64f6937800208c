"""One thread per process, set by the variables that mathematics libraries read when loaded.

The networks are small, so more threads only slow them down; and each number of threads would round
the floats of a training differently.
"""

from __future__ import annotations

import os
from typing import Final

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""The environment variables that they read when they are loaded."""


def one_thread() -> None:
    """Set this for libraries loaded from now on, and for processes started from now on."""
    os.environ.update(ONE_THREAD)
