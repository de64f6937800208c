"""The trained network: what a position is worth to every side, judged in whole numbers.

Playing needs only :func:`weights_of`; training is in :mod:`carrack.bots.learning.trainer`.
"""

from carrack.bots.learning.weights import WeightsError, weights_of

__all__ = ["WeightsError", "weights_of"]
