"""The languages that Carrack speaks: the files of any folder of texts say which."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import carrack.core

PACKAGE: Final = Path(carrack.core.__file__).parents[1]
LANGUAGES: Final = tuple(sorted(file.stem for file in (PACKAGE / "core/locale").glob("*.ftl")))
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
