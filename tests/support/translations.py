"""Texts of two languages side by side: what each message says for the same values."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any, Final

from carrack.core.fluent import Part, Placeable, Texts
from support.languages import ENGLISH, text_of

FORMS: Final = {"zero", "one", "two", "few", "many", "other"}
COUNTS: Final = (1, 2, 5, 22)
"""A number of each plural form; one at least, in the languages of Europe."""
MOST: Final = 300
"""Ways to fill in a message that are looked at."""
IN_WORDS: Final = re.compile(r"^# Numbers in words from three on, for tests: (.+)$", re.MULTILINE)
NUMBER: Final = re.compile(r"(?:AM|DEI)-[A-Z]+(?:-[0-9]+)?|[0-9]+")

Args = dict[str, Any]


def group(name: str) -> list[str]:
    """The files whose messages a file may refer to."""
    if name.startswith("page"):
        return [each for each in ENGLISH if each.startswith("page") and each.endswith(".ftl")]
    return [name, "core.ftl"] if name.startswith("games.") else [name]


@cache
def own(name: str, language: str) -> Texts:
    """The messages of one file."""
    return Texts(text_of(name, language), language)


@cache
def texts(name: str, language: str) -> Texts:
    """The messages of a file, and those that they may refer to."""
    return Texts("\n".join([text_of(each, language) for each in group(name)]), language)


def parts(known: Texts, key: str) -> Iterator[Placeable]:
    """The braces of a text, and of the texts that it refers to."""
    waiting: list[Part] = list(known.patterns[key])
    while waiting:
        part = waiting.pop()
        if isinstance(part, Placeable):
            yield part
            waiting += [each for pattern in part.variants.values() for each in pattern]
            if not part.name.startswith("$"):
                waiting += known.patterns[part.name]


def variables(known: Texts, key: str) -> set[str]:
    return {part.name for part in parts(known, key) if part.name.startswith("$")}


def values(name: str, key: str, language: str) -> Iterator[Args]:
    """Values that lead to every variant of a message in either language."""
    choices: dict[str, dict[Any, None]] = {}
    for known in (texts(name, "en"), texts(name, language)):
        for part in parts(known, key):
            if part.name.startswith("$"):
                found = choices.setdefault(part.name[1:], {})
                for variant in part.variants:
                    if variant.isdigit():
                        found[int(variant)] = None
                    elif variant not in FORMS:
                        found[variant] = None
                if FORMS & set(part.variants) - {"other"}:
                    found |= dict.fromkeys(COUNTS)
    given = [list(found) or [f"⟨{variable}⟩"] for variable, found in choices.items()]
    for chosen in islice(product(*given), MOST):
        yield dict(zip(choices, chosen, strict=True))


@cache
def in_words(language: str) -> dict[str, str]:
    """The numbers that a language writes as words, from its texts of the core."""
    found = IN_WORDS.search(text_of("core.ftl", language))
    assert found, f"core.ftl in {language!r} does not say its numbers in words"
    return {word: str(n) for n, word in enumerate(found[1].split(), start=3)}


def numbers(language: str, said: str, args: Args) -> Counter[str]:
    """The numbers and rules that a sentence names; a language may say one or 1, or a."""
    words = in_words(language)
    found = Counter(NUMBER.findall(said))
    found += Counter([words[w] for w in re.findall(r"[^\W\d_]+", said.lower()) if w in words])
    if 1 in args.values():
        del found["1"]
    return found


def plain(text: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])
