"""Which tests run on two servers as well, and why others do not."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from support.server import in_turn, process

EARLIER = "what earlier versions have left, which had no PostgreSQL"
COPIED = "copies a data folder while it is in use; test_killed_clocks has two"
FILE = "SQLite's file, and what is beside it"
IN_MEMORY = "looks into, or changes, what one server has in memory"
BUNCHED = "a bot that is quick has decided before another server says that it thinks"
NOTED = "an hour passes at once, and who looks elsewhere is noted later"
ON_A_LOOP = "lets the time of one loop pass, and two servers go by the machine's"
EACH_MINUTE = "another server shows its watchers the marks once a minute"
FOLDERS = "two data folders, each with a server: there is one database"
ONE_BOT = "counts what a bot is asked and told at one server"

LEFT_OUT: dict[str, str] = {
    "test_notices::test_whose_clock_of_days": ON_A_LOOP,
    "test_pushes::test_who_moves": ON_A_LOOP,
    "test_check": FILE,
    "test_idle": IN_MEMORY,
    "test_metrics": "what one process counts; it has a test with several",
    "test_clocks::test_a_kill_gives_back": COPIED,
    "test_clocks::test_without_running_clocks": "several servers always sign",
    "test_leagues::test_a_damaged_table": IN_MEMORY,
    "test_notices::test_whoever_looks_is": NOTED,
    "test_talk::test_watchers_go_on": EARLIER,
    "test_damage_told": FILE,
    "test_begun_before": EARLIER,
    "test_earlier_maps": EARLIER,
    "test_profiles::test_rated_tables_of_an": EARLIER,
    "test_tab": "the static edition has no server",
    "test_tables_file": FOLDERS,
    "test_tables_file_damaged": FOLDERS,
    "test_analyses::test_one_that_could": "of several servers one makes it again unasked",
    "test_analyses::test_one_is_made_at": "of two each makes one: test_shares counts them",
    "test_ended::test_afterwards_it_is": "a server counts from when it sees the end",
    "test_endings::test_whoever_sits": EACH_MINUTE,
    "test_fallback::test_a_bot_is_told_what": ONE_BOT,
    "test_fallback::test_a_bot_that_fails_again": ONE_BOT,
    "test_fallback::test_a_bot_that_fails_now": ONE_BOT,
    "test_fallback::test_who_hands_the_seat": ONE_BOT,
    "test_fallback::test_where_even_the_rule": IN_MEMORY,
    "test_gathering::test_a_table_set_up": EARLIER,
    "test_guard::test_opening_a_long": IN_MEMORY,
    "test_health::test_a_server_that_cannot": "its health goes by a clock of the test's own",
    "test_health::test_a_database_that": FILE,
    "test_hints::test_a_hint_ends_when": IN_MEMORY,
    "test_hints::test_a_hint_is_thought": ONE_BOT,
    "test_leaving_for_good::test_names_that_stand": EARLIER,
    "test_live::test_a_bot_that_begins": BUNCHED,
    "test_live::test_a_slow_watcher": IN_MEMORY,
    "test_lobby::test_a_list_is_made": "traces the statements of SQLite",
    "test_nights::test_after_a_kill_the": COPIED,
    "test_operator::test_where_only_local": "`carrack play`, which alone answers so, has no other",
    "test_orders::test_a_server_at_a_glance": FILE,
    "test_reports::test_broken_tables": "each server knows of the tables where it was itself asked",
    "test_try::test_nothing_is_left": "servers keep at any time that they are there",
    "test_instructions::test_others_see": "hears messages, of which another server bunches some",
    "test_pushes::test_what_is_said_after": "counts messages, of which another server bunches some",
}
"""Files, and how the names of tests begin, that run on one server only, and why."""

OPENERS = {in_turn.client, process.Server}
"""What a test is answered by."""
TESTS = str(Path(__file__).parents[2])


def left_out(name: str) -> str:
    """Why a test runs on one server only; "" if it does not."""
    file = name.partition("::")[0]
    tests = (why for begins, why in LEFT_OUT.items() if "::" in begins and name.startswith(begins))
    return LEFT_OUT.get(file, "") or next(tests, "")


def serves(metafunc: pytest.Metafunc) -> bool:
    """Whether a test opens a server, by itself, by its fixtures or by what they call."""
    fixtures: Any = metafunc.definition._fixtureinfo.name2fixturedefs  # type: ignore[attr-defined]
    called = [each[-1].func for name, each in fixtures.items() if name != "servers"]
    return any(opens(function, set()) for function in [metafunc.function, *called])


def opens(function: Any, known: set[Any]) -> bool:
    """Whether a function, or one of the tests' own that it names, opens a server."""
    function = inspect.unwrap(function)
    if isinstance(function, FunctionType | type) and function in OPENERS:
        return True
    code = getattr(function, "__code__", None)
    if code is None or function in known or not code.co_filename.startswith(TESTS):
        return False
    known.add(function)
    return any(opens(each, known) for each in named(function, code))


def named(function: Any, code: Any) -> Iterator[Any]:
    """The functions and classes that a function and those inside it name."""
    for name in code.co_names:
        found = function.__globals__.get(name)
        if isinstance(found, ModuleType):
            yield from (vars(found)[each] for each in code.co_names if each in vars(found))
        elif callable(found):
            yield found
    for inner in code.co_consts:
        if hasattr(inner, "co_names"):
            yield from named(function, inner)
