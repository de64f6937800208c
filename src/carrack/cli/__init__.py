"""The sub-commands of `carrack`, one module each, imported only when they are called.

A module has a function `add_parsers(subparsers)` that adds its parsers and sets `run`, a function
of the parsed arguments that gives the exit code.
"""

from __future__ import annotations


class UserError(Exception):
    """Something the user can put right. The message says what is wrong and what would be right."""
