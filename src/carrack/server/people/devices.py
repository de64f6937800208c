"""Names of devices, in words that their owners recognize."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""Marks of systems in what a browser writes of itself; most browsers pretend to be several."""


def device_words(user_agent: str) -> str:
    """`Firefox, Windows`, as far as it can be told; empty if nothing can."""
    found = (
        next((name for mark, name in marks if mark in user_agent), "")
        for marks in (BROWSERS, SYSTEMS)
    )
    return ", ".join(each for each in found if each)
