"""The notebooks of the documentation run to their last cell, and show what they promise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_printed(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    kept = [cell for cell in cells if cell.cell_type == "code"]
    assert [(cell.outputs, cell.execution_count) for cell in kept] == [([], None)] * len(kept)


def test_the_first_steps_draw_boards_and_play_a_game_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(EXAMPLES / "first-steps.ipynb", as_version=4)
    where = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=600, startup_timeout=600, resources=where).execute()
    cells = {cell.source: cell.outputs for cell in notebook.cells if cell.cell_type == "code"}
    drawn = [source.splitlines()[-1] for source, outputs in cells.items() if shows(outputs, WIDGET)]
    assert drawn == ["game", "board", "replay"]
    [board] = [outputs for source, outputs in cells.items() if "new_game" in source]
    assert "round 1" in board[0].data["text/plain"]  # for whoever draws nothing
    [result] = [outputs for source, outputs in cells.items() if "game.result()" in source]
    assert "'places': [" in result[-1].data["text/plain"]
    assert "AM-" in said(cells, "except Refused")
    assert "of 20 won" in said(cells, "simulate(plan)")


def shows(outputs: list[Any], kind: str) -> bool:
    """Whether one of a cell's outputs has a form of this kind."""
    return any(kind in output.get("data", {}) for output in outputs)


def said(cells: dict[str, list[Any]], part: str) -> str:
    """What the one cell with these words in it printed."""
    [outputs] = [outputs for source, outputs in cells.items() if part in source]
    return "".join(output.get("text", "") for output in outputs)
