"""Chromium, and servers to look at with it."""

from evidence.support.page.fixtures import *  # noqa: F403
