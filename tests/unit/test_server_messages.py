"""What the server says: each key has a text with the values it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from carrack.server.tables.hub import REASONS
from support.translations import own, variables

SERVER = Path(str(files("carrack.server")))
MAKERS = {"Problem": (1, 2), "malformed": (1, 2), "too_many": (0, -1), "server_says": (0, 1)}
"""Who makes a message, and where its key and its values stand among the arguments."""


def made() -> Iterator[tuple[str, set[str] | None]]:
    """The keys that the sources name, each with its values where they are written there."""
    yield from [(f"problem-{key}", None) for key in REASONS.values()]
    for file in SERVER.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in MAKERS:
                yield from keys_in(call, *MAKERS[ast.unparse(call.func)])


def keys_in(call: ast.Call, key: int, values: int) -> Iterator[tuple[str, set[str] | None]]:
    named = [word.value for word in call.keywords if word.arg == "args"]
    given = call.args[values : values + 1] if values > 0 else []
    names: set[str] | None = set()
    for each in [*given, *named]:
        literal = isinstance(each, ast.Dict)
        names = {ast.literal_eval(name) for name in each.keys if name} if literal else None
    if values < 0:
        names = {word.arg for word in call.keywords if word.arg}
    code = call.args[0] if ast.unparse(call.func) == "Problem" else None
    said = call.args[key] if len(call.args) > key else code
    if said is None:
        yield "problem-malformed", names
    for part in ast.walk(said) if said is not None else []:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield f"problem-{part.value}", names


def test_every_key_has_a_text_that_uses_the_values_it_is_given() -> None:
    english = own("server.ftl", "en")
    for key, names in made():
        assert key in english.patterns, f"{key} has no text"
        assert names is None or {each[1:] for each in variables(english, key)} == names, key
