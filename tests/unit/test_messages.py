"""Messages: a key and arguments, said in English by the engine's own formatter of Fluent."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import fluent.syntax.ast as fluent
import pytest
from fluent.syntax import parse

from carrack.core.fluent import CORE, Texts, english, shortened, shown
from carrack.core.languages import pages, plural
from carrack.core.message import Message
from carrack.core.move import Refusal, Refused
from support.languages import LANGUAGES
from support.translations import variables

SOURCE = """
# a comment
crates = { $count ->
    [0] no crates
    [one] a crate
   *[other] { $count } crates
}
hold = The hold has { crates }.
hold-with = { $who } has { $count ->
    [one] a crate
   *[other] { $count } crates
} aboard.
named = Named
    .help = Helpful, { $who }
lines = First
    second{"\\u00AD"}half
choice = { $way ->
    [N] north
   *[other] { $way }
}
"""


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("crates", {"count": 0}, "no crates"),
        ("hold", {"count": 1}, "The hold has a crate."),
        ("hold", {"count": 1200}, "The hold has 1,200 crates."),
        ("hold-with", {"who": "Ada", "count": 2}, "Ada has 2 crates aboard."),
        ("named", {}, "Named"),
        ("named.help", {"who": ["Ada", "Ben"]}, "Helpful, Ada, Ben"),
        ("lines", {}, "First\nsecond\u00adhalf"),
        ("choice", {"way": "N"}, "north"),
        ("choice", {"way": "up"}, "up"),
        ("choice", {}, "{$way}"),
        ("hold", {}, "The hold has {$count} crates."),
        ("named.help", {}, "Helpful, {$who}"),
        ("nowhere", {}, "nowhere"),
    ],
)
def test_a_text_is_filled_in(key: str, args: dict[str, Any], text: str) -> None:
    assert Texts(SOURCE).text(key, args) == text


@pytest.mark.parametrize("source", ["a = { $x", "a = { 3 }", "a = { $x ->\n [one] x"])
def test_a_text_that_cannot_be_read_is_named(source: str) -> None:
    with pytest.raises(ValueError, match="brace is not closed|neither a variable"):
        Texts(source)


def test_a_refusal_says_its_rule_and_its_english_text() -> None:
    refusal = Refusal("AM-X-1", "refusal-no-commands", {"game": "Amerigo"})
    assert refusal.text == "Amerigo has no moves out of turn."
    assert str(Refused(refusal)) == "AM-X-1: Amerigo has no moves out of turn."
    assert str(Refused(refusal, 2)).startswith("move 2: AM-X-1: Amerigo")
    assert pickle.loads(pickle.dumps(refusal)) == refusal


def test_a_game_without_texts_writes_a_sentence_as_the_key() -> None:
    assert Message("the lantern is out").text == "the lantern is out"


# --- the sources ---------------------------------------------------------------------------------

MAKER = re.compile(r"Refusal$|^Message$")
GAMES = ("carrack.games.amerigo", "carrack.games.dutch_east_indies")
KEY = re.compile(r"(?:refusal|wrong|map|fault|file|box)-[a-z-]+")


def folder(package: str) -> Path:
    return Path(str(files(package)))


def written(package: str, language: str) -> str:
    """The texts of a package alone."""
    return pages(package, "locale", ".ftl")[language].read_text(encoding="utf-8")


def named(texts: Texts, key: str) -> set[str]:
    """The values of a text and of the texts that it refers to."""
    return {variable[1:] for variable in variables(texts, key)}


def keys(package: str) -> set[str]:
    """All keys of refusals in the sources of a package."""
    sources = [file.read_text(encoding="utf-8") for file in folder(package).rglob("*.py")]
    return set(re.findall(rf'"({KEY.pattern})"', "".join(sources)))


def made(package: str) -> Iterator[tuple[str, set[str]]]:
    """Every refusal that the sources of a package make by a key: the key, and its arguments."""
    shared = folder("carrack.games").glob("*.py") if package == CORE else []
    for file in [*folder(package).rglob("*.py"), *shared]:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from made_in(function)


def made_in(function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
    """The arguments stand in the call, or in a name that the function gave to them."""
    nodes = list(ast.walk(function))
    named = {ast.unparse(n.targets[0]): n.value for n in nodes if isinstance(n, ast.Assign)}
    for call in nodes:
        if not isinstance(call, ast.Call) or not MAKER.search(ast.unparse(call.func)):
            continue
        key, *more = call.args[ast.unparse(call.func) != "Message" :]
        if isinstance(key, ast.Constant):
            args = named.get(ast.unparse(more[0]), more[0]) if more else ast.Dict([], [])
            assert isinstance(args, ast.Dict), ast.unparse(call)
            yield str(key.value), {ast.literal_eval(each) for each in args.keys if each}


@pytest.mark.parametrize("package", [CORE, *GAMES])
def test_every_refusal_has_a_text_with_its_arguments(package: str) -> None:
    texts = english(package)
    assert keys(package) <= set(texts.patterns)
    found = list(made(package))
    assert len(found) >= 10
    for key, args in found:
        parts = [each for each in (key, f"{key}.right") if each in texts.patterns]
        assert args == set[str]().union(*[named(texts, each) for each in parts]), key


@pytest.mark.parametrize("package", GAMES)
def test_a_game_leaves_the_texts_of_the_core_as_they_are(package: str) -> None:
    assert not set(Texts(written(package, "en")).patterns) & set(english(CORE).patterns)


# --- the same as Fluent's own parser -------------------------------------------------------------

SAMPLES: list[Any] = [0, 1, 2, 1234, "true", "crate", "blue", "N", "big", "easy", "Ada", ["a", "b"]]


def reference(language: str, texts: dict[str, Any], pattern: Any, args: dict[str, Any]) -> str:
    """A pattern of `fluent.syntax`, filled in."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            said += element.value
            continue
        expression = element.expression
        if isinstance(expression, fluent.SelectExpression):
            value = args[expression.selector.id.name]
            forms = {
                getattr(each.key, "name", getattr(each.key, "value", "")): each.value
                for each in expression.variants
            }
            (default,) = (each.value for each in expression.variants if each.default)
            count = plural(language, value) if isinstance(value, int) else "other"
            form = forms.get(str(value)) or forms.get(count) or default
            said += reference(language, texts, form, args)
        elif isinstance(expression, fluent.VariableReference):
            said += shown(args[expression.id.name], language)
        elif isinstance(expression, fluent.StringLiteral):
            said += expression.parse()["value"]
        else:
            said += reference(language, texts, texts[expression.id.name], args)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", [CORE, *GAMES])
def test_texts_are_read_as_by_the_parser_of_fluent(package: str, language: str) -> None:
    source = written(package, language)
    texts = Texts(source, language)
    parsed: dict[str, Any] = {}
    entries = parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert len(keys) == len(set(keys)), "a text is there twice"
    for entry in entries:
        if isinstance(entry, fluent.Message):
            parsed |= {entry.id.name: entry.value} if entry.value else {}
            parsed |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    assert list(texts.patterns) == list(parsed)
    for key, pattern in parsed.items():
        for sample in SAMPLES:
            args = dict.fromkeys(named(texts, key), sample)
            assert texts.text(key, args) == reference(language, parsed, pattern, args), key


def test_shortened_texts_keep_what_others_refer_to() -> None:
    source = """# A comment
map-name = Isle
map-of = { $count ->
    [one] { map-name }
   *[other] Isles
 }
map-idle = Nobody says this

go = To { map-of }
    .help = and back
mapped = Yes
"""
    brief = shortened(source, ("map-", ""))
    assert set(Texts(brief).patterns) == {"map-name", "map-of", "go", "go.help", "mapped"}
    assert "#" not in brief
    assert set(Texts(shortened(source, ())).patterns) == set(Texts(source).patterns)
