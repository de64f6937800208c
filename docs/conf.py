"""How Sphinx makes pages of this folder; `docs_build.py` starts it."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent / "src"))

import generated  # noqa: E402

from carrack import __version__  # noqa: E402

project = "Carrack"
author = "Carrack contributors"
release = version = __version__
language = "en"
exclude_patterns = ["examples", "deploy", "images"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline", "colon_fence"]

suppress_warnings = ["misc.highlighting_failure"]  # "…" stands for what is left out

smartquotes = False  # "--option" is written as it is typed
default_role = "literal"  # docstrings are written for readers of the source
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
autodoc_mock_imports = [
    name
    for name in ("gymnasium", "hypothesis", "pettingzoo", "pyspiel", "pytest")
    if find_spec(name) is None
]

html_theme = "furo"
html_title = "Carrack"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_static_path = ["style"]
html_css_files = ["carrack.css"]
html_search_scorer = str(HERE / "style" / "scorer.js")

PARTS = {
    "color-brand-primary": "accent-ink",
    "color-brand-content": "link",
    "color-brand-visited": "link",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-soft",
    "color-foreground-muted": "ink-faint",
    "color-foreground-border": "paper-edge",
    "color-background-primary": "paper",
    "color-background-secondary": "paper-deep",
    "color-background-hover": "lit",
    "color-background-border": "paper-edge",
    "color-inline-code-background": "paper-deep",
    "color-code-background": "paper-bright",
    "color-highlight-on-target": "lit",
    "color-highlighted-background": "lit-deep",
    "color-sidebar-background": "cloth",
    "color-sidebar-background-border": "cloth-deep",
    "color-sidebar-link-text": "ink",
    "color-sidebar-link-text--top-level": "ink",
    "color-sidebar-item-background--current": "cloth-deep",
    "color-sidebar-item-background--hover": "cloth-deep",
    "color-sidebar-search-background": "paper",
    "color-sidebar-search-background--focus": "paper-bright",
    "color-api-background": "paper-deep",
    "color-api-background-hover": "lit",
    "color-announcement-background": "sea",
}
"""The theme's colours, and what the page of the game calls them."""


def colours() -> tuple[dict[str, str], dict[str, str]]:
    """The theme's colours by day and by night, as the page of the game has them."""
    text = (HERE.parent / "web" / "src" / "ui" / "theme.css").read_text("utf-8")
    pairs = {
        name: (day, night)
        for name, day, night in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", text)
    }
    day = {part: pairs[name][0] for part, name in PARTS.items()}
    night = {part: pairs[name][1] for part, name in PARTS.items()}
    return day, night


_DAY, _NIGHT = colours()
html_theme_options = {"light_css_variables": _DAY, "dark_css_variables": _NIGHT}


def setup(app: Sphinx) -> dict[str, bool]:
    """Rules are things that can be referred to and searched for, as functions are."""
    app.add_object_type("rule", "rule", indextemplate="single: %s", objname="rule")
    app.connect("source-read", completed)
    app.connect("doctree-read", refer_to_rules)
    return {"parallel_read_safe": True}


def completed(_app: Sphinx, page: str, source: list[str]) -> None:
    """Put in what is made from the sources of Carrack, and links that leave this folder."""
    source[0] = generated.completed(page, source[0])


def refer_to_rules(app: Sphinx, document: nodes.document) -> None:
    """Make links of the numbers of rules."""
    generated.refer_to_rules(document, app.env.docname)
