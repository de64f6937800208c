"""The sub-commands of `carrack`, one module each, imported only when they are called.

Each module has a function `add_parsers(subparsers)` that adds its parsers and sets `run`, a
function that takes the parsed arguments and returns the exit code.
"""

from __future__ import annotations


class UserError(Exception):
    """A mistake that the user can correct; the message says what is wrong and how."""
