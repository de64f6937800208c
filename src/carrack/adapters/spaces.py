"""Spaces, masks and settings that the environments of PettingZoo and Gymnasium share.

Both libraries describe observations and actions by the spaces of Gymnasium.
"""

from __future__ import annotations

from typing import Any, Final

try:
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise ImportError("environments for research need Gymnasium: pip install gymnasium") from error

import numpy as np

from carrack.adapters.tensors import Encoding, Row
from carrack.core.game import Refused

ENDS: Final = "ends"
RAISES: Final = "raises"
ILLEGAL: Final = (ENDS, RAISES)
"""Effects of an illegal action: it ends the episode with the lowest reward, or raises Refused."""

ANSI: Final = "ansi"
RENDER_MODES: Final = [ANSI]
"""`ansi`: the public position, drawn as text."""


def action_space(encoding: Encoding) -> Discrete:
    """The numbers of all moves."""
    return Discrete(encoding.moves)


def row_space(encoding: Encoding) -> Box:
    """Observations: signed bytes of shape (size,), each within the bounds of its field."""
    return Box(encoding.low, encoding.high, dtype=np.int8)


def masked_space(encoding: Encoding) -> Dict:
    """Observations together with a mask of shape (moves,): 1 for a legal move, else 0."""
    mask = Box(0, 1, (encoding.moves,), np.int8)
    return Dict({"observation": row_space(encoding), "action_mask": mask})


def mask_of(encoding: Encoding, legal: list[int]) -> Row:
    """A new mask of shape (moves,) with ones at the numbers of the legal moves."""
    mask: Row = np.zeros(encoding.moves, np.int8)
    mask[legal] = 1
    return mask


def refusal_info(refused: Refused) -> dict[str, Any]:
    """The `info` on an illegal action: the rule that it breaks (or None), and the reason."""
    return {"rule": refused.rule, "reason": refused.refusal.text}


def checked_illegal(illegal: str) -> str:
    """Return the effect of an illegal action. Raises ValueError for an unknown one."""
    if illegal not in ILLEGAL:
        raise ValueError(f"an illegal action {' or '.join(ILLEGAL)}, not {illegal!r}")
    return illegal


def known_render_mode(mode: str | None) -> str | None:
    """A valid render mode, or None.

    An unknown one only warns, as in `gymnasium.make`: tools ask for `rgb_array` before knowing any.
    """
    if mode is None or mode in RENDER_MODES:
        return mode
    known = ", ".join(RENDER_MODES)
    logger.warn(f"render_mode is {known} or None, not {mode!r}: nothing will be rendered")
    return None
