"""The numbered rules of a game: read from its text, looked up, searched.

A game keeps its rules in one Markdown file per language, first of all `rules/en.md`. A chapter is
a heading, a rule one list item that begins with its identifier; an indented line continues the
rule above it, and anything else (introductions, tables) is only for readers:

    >>> text = '''
    ... # A game of fish
    ... ## Set-up
    ... - **FI-SETUP-1** Everybody has a rod.
    ... ## The catch
    ... Fish bite at dawn.
    ... - **FI-CATCH-1** A fish scores its weight,
    ...   see FI-SETUP-1.
    ... - **FI-CATCH-2** Small fish go back into the sea.
    ... '''
    >>> rules = parse_rules(text)
    >>> rules[1]
    Rule(id='FI-CATCH-1', chapter='The catch', text='A fish scores its weight, see FI-SETUP-1.')
    >>> [rule.id for rule in search_rules(rules, "fish sea")]
    ['FI-CATCH-2']
"""

import difflib
import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from carrack.core.fluent import ENGLISH
from carrack.core.languages import fitting, pages

_CHAPTER: Final = re.compile(r"##\s+(.*\S)\s*$")
_ITEM: Final = re.compile(r"-\s+\*\*([^*]*)\*\*(.*)$")
_IDENTIFIER: Final = re.compile(r"[A-Z]+(-[A-Z]+)+-[0-9]+$")

# How well a rule answers a search, best first.
_BY_IDENTIFIER: Final = 0
_BY_TEXT: Final = 1
_BY_CHAPTER: Final = 2
_NOT: Final = 3
MOST_CUT: Final = 2
"""So many letters at the end of a word do not matter where nothing is found otherwise."""
SHORTEST: Final = 5


@dataclass(frozen=True)
class Rule:
    """One rule: its identifier (`AM-BUILD-4`), its chapter heading, and its text."""

    id: str
    chapter: str
    text: str


class UnknownRuleError(LookupError):
    """No rule has this `identifier`; `close` are similar ones."""

    def __init__(self, identifier: str, close: list[str]) -> None:
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"there is no rule {identifier}{hint}")
        self.identifier = identifier
        self.close = close

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes pass exceptions to each other by pickling them."""
        return type(self), (self.identifier, self.close)


def parse_rules(text: str) -> list[Rule]:
    r"""The rules of a text, in its order.

    Raises ValueError that names the line if an identifier is malformed or used twice, or if a
    rule comes before the first chapter or has no words.

        >>> parse_rules("## Nets\n- **fi1** A net has holes.")
        Traceback (most recent call last):
        ValueError: line 2: 'fi1' is not an identifier; write one like AM-BUILD-4
    """
    rules: list[Rule] = []
    chapter = ""
    open_rule = False
    for number, line in enumerate(text.splitlines(), start=1):
        heading = _CHAPTER.match(line)
        item = _ITEM.match(line)
        if heading is not None:
            chapter = heading.group(1)
            open_rule = False
        elif item is not None:
            rules.append(_rule(item.group(1), chapter, item.group(2), rules, number))
            open_rule = True
        elif open_rule and line.startswith("  ") and line.strip():
            rules[-1] = _continued(rules[-1], line)
        else:
            open_rule = False
    return rules


def _rule(identifier: str, chapter: str, words: str, before: list[Rule], number: int) -> Rule:
    """The rule of one list item. Raises ValueError naming the line."""
    if _IDENTIFIER.match(identifier) is None:
        raise ValueError(
            f"line {number}: {identifier!r} is not an identifier; write one like AM-BUILD-4"
        )
    if any(rule.id == identifier for rule in before):
        raise ValueError(f"line {number}: {identifier} is used twice; identifiers are unique")
    if not chapter:
        raise ValueError(f"line {number}: {identifier} comes before the first '## Chapter'")
    if not words.strip():
        raise ValueError(f"line {number}: {identifier} has no words after its identifier")
    return Rule(identifier, chapter, words.strip())


def _continued(rule: Rule, line: str) -> Rule:
    """The rule with one more line of text."""
    return Rule(rule.id, rule.chapter, f"{rule.text} {line.strip()}")


def load_rules(package: str, language: str) -> list[Rule]:
    """The rules of a game package (`carrack.games.amerigo`) in a language (`de`).

    Falls back to English if the language has no rules. Raises LookupError if there are none in
    English either, and ValueError for a text that cannot be read (:func:`parse_rules`).
    """
    return parse_rules(rules_text(package, language))


def rules_text(package: str, language: str) -> str:
    """The whole rules page of a game package as Markdown: :func:`load_rules`, unparsed."""
    try:
        known = pages(package, "rules", ".md")
    except (ImportError, TypeError, ValueError):  # no such module, not a package, not even a name
        raise LookupError(f"{package!r} is not a package, so it has no rules") from None
    page = known.get(fitting(language, known) or ENGLISH)
    if page is None:
        raise LookupError(f"{package} has no rules: rules/{ENGLISH}.md is missing")
    return page.read_text(encoding="utf-8-sig")


def find_rule(rules: list[Rule], identifier: str) -> Rule:
    """The rule with an identifier, in any case of letters.

    Raises UnknownRuleError that names similar identifiers:

        >>> find_rule([Rule("AM-BUILD-4", "Green", "A post stays.")], "am-biuld-4")
        Traceback (most recent call last):
        carrack.texts.rules.UnknownRuleError: there is no rule AM-BIULD-4; did you mean AM-BUILD-4?
    """
    wanted = identifier.strip().upper()
    for rule in rules:
        if rule.id == wanted:
            return rule
    raise UnknownRuleError(wanted, _close(rules, wanted))


def search_rules(rules: list[Rule], words: str) -> list[Rule]:
    """The rules that contain every word, in any case of letters, best answers first.

    A word that begins identifiers (`AM-BUILD`) finds the rules of those identifiers first, then
    the rules that mention them. Then come rules whose text has the words, then those whose
    chapter heading has. No words find all rules. Capitals and accents do not matter, nor, where
    nothing is found otherwise, the end of a word.

    Raises UnknownRuleError for a word that looks like an identifier of these rules and finds
    nothing at all.

        >>> rules = [
        ...     Rule("AM-BUILD-3", "Green: build", "Touch a post, see AM-SHIP-4."),
        ...     Rule("AM-SHIP-4", "Blue: ships", "A ship at anchor founds a post."),
        ... ]
        >>> [rule.id for rule in search_rules(rules, "am-ship")]
        ['AM-SHIP-4', 'AM-BUILD-3']
        >>> [rule.id for rule in search_rules(rules, "Post SHIPS")]
        ['AM-SHIP-4']
    """
    sought = folded(words).split()
    _refuse_unknown(rules, sought)
    for cut in range(MOST_CUT + 1):
        stems = [word[: max(SHORTEST, len(word) - cut)] for word in sought]
        ranks = [_rank(rule, stems) for rule in rules]
        if min(ranks, default=_NOT) < _NOT:
            break
    levels = (_BY_IDENTIFIER, _BY_TEXT, _BY_CHAPTER)
    return [
        rule for level in levels for rule, rank in zip(rules, ranks, strict=True) if rank == level
    ]


def folded(text: str) -> str:
    """A text without capitals and accents, as it is compared.

    >>> folded("Trésor, Größe")
    'tresor, grosse'
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join([each for each in apart if not unicodedata.combining(each)])


def _refuse_unknown(rules: list[Rule], sought: list[str]) -> None:
    """Raise UnknownRuleError for the first word that looks like an identifier but is none."""
    games = {rule.id.split("-")[0].casefold() for rule in rules}
    for word in sought:
        looks = "-" in word and word.split("-")[0] in games
        if looks and all(_word_rank(rule, word) == _NOT for rule in rules):
            raise UnknownRuleError(word.upper(), _close(rules, word.upper()))


def _rank(rule: Rule, sought: list[str]) -> int:
    """Return a rule's rank for all words: an identifier raises it, a missing word excludes it."""
    ranks = [_word_rank(rule, word) for word in sought]
    if not ranks:
        return _BY_IDENTIFIER
    if max(ranks) == _NOT:
        return _NOT
    return _BY_IDENTIFIER if min(ranks) == _BY_IDENTIFIER else max(ranks)


def _word_rank(rule: Rule, word: str) -> int:
    """Return where one case-folded word is found first: identifier, text, heading, or nowhere."""
    if "-" in word and _begins(rule.id.casefold(), word):
        return _BY_IDENTIFIER
    if _mentions(folded(rule.text), word):
        return _BY_TEXT
    return _BY_CHAPTER if word in folded(rule.chapter) else _NOT


def _begins(identifier: str, word: str) -> bool:
    """Whether a word begins an identifier; its number must match as a whole (1 is not 10)."""
    if not identifier.startswith(word):
        return False
    return not (word[-1].isdigit() and identifier[len(word) :][:1].isdigit())


def _mentions(text: str, word: str) -> bool:
    """Whether a text has a word; one that ends in a digit, only if no digit follows."""
    start = text.find(word)
    while start >= 0:
        after = text[start + len(word) :][:1]
        if not (word[-1].isdigit() and after.isdigit()):
            return True
        start = text.find(word, start + 1)
    return False


def _close(rules: list[Rule], identifier: str) -> list[str]:
    """Up to three identifiers similar to one that does not exist."""
    return difflib.get_close_matches(identifier, [rule.id for rule in rules], n=3, cutoff=0.7)
