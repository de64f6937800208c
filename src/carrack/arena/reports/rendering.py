"""Pages from templates in the folder `templates`: `NAME.html.j2` and `NAME.md.j2`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from carrack.arena.reports import wording

TEMPLATES = Path(__file__).with_name("templates")


def render(template: str, folder: Path | None = None, /, **values: Any) -> str:
    """The text of a template filled with these values, which are escaped in HTML.

    The template is looked for in `folder` first. A missing value is an error.
    """
    environment = Environment(
        loader=FileSystemLoader([folder or TEMPLATES, TEMPLATES]),
        autoescape=select_autoescape(["html.j2"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {each.__name__: each for each in wording.FILTERS}
    return environment.get_template(template).render(values)
