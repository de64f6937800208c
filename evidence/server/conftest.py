"""A server for each test, or two that share a PostgreSQL (`CARRACK_SERVERS=2`)."""

from support.server.fixtures import alone, clock, local, pytest_generate_tests, servers

__all__ = ["alone", "clock", "local", "pytest_generate_tests", "servers"]
