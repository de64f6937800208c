"""The stored analysis of a table, for those who need only a part of it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from carrack.analysis.describe import FORM
from carrack.server.store.table_rows import AnalysisRow

T = TypeVar("T")


class _Form(msgspec.Struct):
    """The part of a stored analysis that says its form."""

    form: int = 0


def form_of(body: bytes) -> int:
    """The form of a stored analysis."""
    return msgspec.json.decode(body, type=_Form).form


def read_analysis(row: AnalysisRow | None, part: type[T]) -> T | None:
    """Return a part of an analysis, even an unfinished one; None if there is none of this form.

    Earlier forms lack fields, so the form is read first.
    """
    if row is None or row.body is None or form_of(row.body) != FORM:
        return None
    return msgspec.json.decode(row.body, type=part)
