"""The types of this package's arrays, for signatures."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Real = NDArray[np.float32]
"""Numbers of the network that is trained."""

Exact = NDArray[np.float64]
"""Whole numbers below 2⁵³, kept as floats: sums and products of them are exact in any order."""

Whole = NDArray[np.int64]
"""Whole numbers."""

Short = NDArray[np.int16]
"""Features, as they are kept."""
