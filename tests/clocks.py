"""What hangs on a clock or on luck below `tests/`, where Ruff's TID251 does not see it.

`make check` runs it. A folder or file can be named: `python tests/clocks.py tests/api`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
FREE = {
    *(TESTS / name for name in ("run.py", "budgets.py", "clocks.py", "support/waiting.py")),
    TESTS / "support/server/virtual.py",  # gives the time that passes when a test says so
    TESTS / "support/server/ports.py",  # holds the port that it names
    TESTS / "api/test_virtual_time.py",  # sleeps on that time
}
UNTIL = "wait for what must happen: support.waiting.until(holds, what)"
MEND = {
    "sleep": UNTIL,
    "wait": UNTIL,
    "wait_for_timeout": f"{UNTIL}, or page.clock",
    "bind": "let the server take port 0 and say which it has",
    "free_port": "let the server take port 0 and say which it has",
    "free_ports": "let the server take port 0 and say which it has",
    "Random": "give it a seed",
    "default_rng": "give it a seed",
    "flaky": "a second try hides a race: mend the race",
    "now": "name a moment, or hand in a time that the test moves",
    "utcnow": "name a moment, or hand in a time that the test moves",
    "today": "name a day",
    "getrusage": "measure in evidence/",
}
"""What may be wrong about a call, by the last word of its name, and how it is mended."""


def is_wrong(name: str, call: ast.Call, awaited: bool) -> bool:
    """Whether a call of this name hangs on a clock, on luck or on a free port."""
    if name == "sleep":  # a turn of the loop is no time
        return not (
            call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0
        )
    if name == "wait":  # an event of a loop is no clock
        return bool(call.args or call.keywords) or not awaited
    if name in ("Random", "default_rng", "now"):
        return not call.args and not call.keywords
    return True


def found(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines and names of what is wrong in a module."""
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rsplit(".", 1)[-1]
            if name in MEND and is_wrong(name, node, id(node) in awaited):
                yield node.lineno, name
        elif isinstance(node, ast.Attribute) and node.attr == "flaky":
            yield node.lineno, "flaky"


def main(wanted: list[str]) -> int:
    """Print every finding; the exit status says whether there is one."""
    folders = [Path(name).resolve() for name in wanted] or [TESTS]
    files = [
        file for path in folders for file in ([path] if path.is_file() else path.rglob("*.py"))
    ]
    lines = [
        f"{file.relative_to(TESTS.parent)}:{line} `{name}`: {MEND[name]}"
        for file in sorted(set(files) - FREE)
        for line, name in sorted(set(found(ast.parse(file.read_text("utf-8")))))
    ]
    print("\n".join(lines), end="\n" if lines else "")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
