"""A server for each test, or two that share a PostgreSQL (`CARRACK_SERVERS=2`)."""

from evidence.support.priced import world

from support.server.fixtures import alone, clock, local, pytest_generate_tests, servers
from support.server.keeping import keeper

__all__ = ["alone", "clock", "keeper", "local", "pytest_generate_tests", "servers", "world"]
