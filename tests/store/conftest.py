"""Fixtures of the tests of stores."""

from support.server.stores import kind

__all__ = ["kind"]
