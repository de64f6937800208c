"""Numbers as people read them, on pages and in the tables of a terminal."""

from __future__ import annotations

from typing import Any

LONGEST = 24
"""Characters of a value that are shown whole."""


def percent(share: float) -> str:
    r"""A share, without digits that say nothing.

    >>> percent(0.5), percent(0.9967), percent(0.0314)
    ('50\xa0%', '99.7\xa0%', '3.1\xa0%')
    """
    value = 100 * share
    whole = abs(value - round(value)) < 0.05
    return f"{value:.0f}\N{NO-BREAK SPACE}%" if whole else f"{value:.1f}\N{NO-BREAK SPACE}%"


def span(rate: dict[str, Any]) -> str:
    r"""The bounds of a share.

    >>> span({"value": 0.5, "low": 0.4321, "high": 0.6})
    '43.2–60\xa0%'
    """
    return f"{percent(rate['low'])[:-2]}–{percent(rate['high'])}"


def number(value: float, digits: int = 1, sign: str = "") -> str:
    """A number with a typographer's minus, which a zero never has.

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
    """A value as text, shortened where it is long, as hashes and maps are."""
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:16]}…"


FILTERS = (percent, span, number, reach, cut)
"""What templates can write behind a value, as in `{{ 0.5 | percent }}`."""
