"""Chromium, and servers to look at with it."""

from support.page.fixtures import *  # noqa: F403
