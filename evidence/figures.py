"""What a proof has measured, beside its limit: it stands in the proof's line of `last.json`."""

from __future__ import annotations

NOTED: list[tuple[str, float, float]] = []
"""The figures of the test that is running."""


def figure(what: str, value: float, limit: float) -> None:
    """Note what was measured. Raises AssertionError when the limit is passed."""
    NOTED.append((what, float(value), float(limit)))
    assert value <= limit, f"{what}: {value:g}, at most {limit:g}"
