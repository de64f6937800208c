"""The languages that Carrack speaks, and where the texts of each lie."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import carrack.core
from carrack.core.fluent import CORE
from carrack.core.languages import pages

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = Path(carrack.core.__file__).parents[1]
LANGUAGES: Final = tuple(sorted(pages(CORE, "locale", ".ftl")))
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")

sys.path.insert(0, str(ROOT))

from new_language import english_texts  # noqa: E402

ENGLISH: Final = {name: file for file, name in english_texts(ROOT)}
"""The files of English texts, by what they are called in the folder of a language."""


def translation(name: str, language: str) -> Path:
    """The file of a language: beside the English one, or in the folder of the language."""
    english = ENGLISH[name]
    beside = english.with_name(language + english.suffix)
    return beside if beside.exists() else PACKAGE / "languages" / language / name


def text_of(name: str, language: str) -> str:
    return translation(name, language).read_text(encoding="utf-8")
