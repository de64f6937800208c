"""One process is one core: what libraries of mathematics read when they are loaded.

The networks are small, so more threads only slow them down; and the floats of a training would be
rounded otherwise with every other number of threads.
"""

from __future__ import annotations

import os
from typing import Final

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""What they read from the environment, when they are loaded."""


def one_thread() -> None:
    """For libraries that this process loads from now on, and for the processes that it starts."""
    os.environ.update(ONE_THREAD)
