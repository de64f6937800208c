"""Which Chromium the browser tests and the screenshots use, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import ViewportSize

NAMES = (
    "chromium-headless-shell",  # the same engine without windows: half the processor time
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

OUTPUT = Path(__file__).resolve().parents[3] / "build" / "pictures"
"""The folder of screenshots, and of the last picture of a failed test."""

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}


def chromium_path() -> str:
    """The Chromium of the system, or the one named by `CARRACK_CHROMIUM`.

    Raises RuntimeError with the command to type when there is none.
    """
    named = os.environ.get("CARRACK_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError(
            "the browser tests need Chromium: sudo apt-get install chromium-headless-shell, "
            "or CARRACK_CHROMIUM=/path/to/chromium"
        )
    return found
