"""Numbers as people read them, on pages and in the tables of a terminal."""

from __future__ import annotations

from typing import Any

LONGEST = 24
"""The longest value that is shown in full."""


def percent(share: float) -> str:
    r"""A share as text, without meaningless digits.

    >>> percent(0.5), percent(0.9967), percent(0.0314)
    ('50\xa0%', '99.7\xa0%', '3.1\xa0%')
    """
    value = 100 * share
    whole = abs(value - round(value)) < 0.05
    return f"{value:.0f}\N{NO-BREAK SPACE}%" if whole else f"{value:.1f}\N{NO-BREAK SPACE}%"


def span(rate: dict[str, Any]) -> str:
    r"""The bounds of a share as text.

    >>> span({"value": 0.5, "low": 0.4321, "high": 0.6})
    '43.2–60\xa0%'
    """
    return f"{percent(rate['low'])[:-2]}–{percent(rate['high'])}"


def number(value: float, digits: int = 1, sign: str = "") -> str:
    """A number with a typographic minus, which zero never has.

    >>> number(-1.26), number(-0.01, 1, "+")
    ('−1.3', '+0.0')
    """
    return f"{round(value, digits) + 0.0:{sign}.{digits}f}".replace("-", "−")


def reach(interval: dict[str, Any]) -> str:
    """The bounds of a number of points; a dash where a single block shows no spread."""
    if interval["low"] is None:
        return "–"
    return f"{number(interval['low'])} to {number(interval['high'])}"


def cut(value: object) -> str:
    """A value as text, shortened if it is long, like hashes and maps."""
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:16]}…"


FILTERS = (percent, span, number, reach, cut)
"""The filters of templates, as in `{{ 0.5 | percent }}`."""
