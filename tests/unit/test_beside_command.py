"""`carrack beside`: a game on the table, typed at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.cli.narration import Narrator
from carrack.core.record import Record, read_record
from support.board import Board

RECORDS = Path(__file__).parent.parent / "records"
Captured = pytest.CaptureFixture[str]


class Terminal:
    """Somebody who types lines, and what was shown to them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Captured, file: Path) -> None:
        self.monkeypatch, self.capsys, self.file = monkeypatch, capsys, file

    def __call__(self, lines: list[str], *args: str) -> str:
        typed: Iterator[str] = iter(lines)

        def read(prompt: str) -> str:
            line = next(typed, None)
            if line is None:
                raise EOFError
            return line

        self.monkeypatch.setattr("builtins.input", read)
        assert main(["beside", str(self.file), *args]) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path / "evening.jsonl")


DUTCH = ["dutch-east-indies", "--players", "2", "--names", "Ada,Bo", "--option", "rounds=1"]


def test_a_game_is_entered_kept_verified_and_analysed(terminal: Terminal, capsys: Captured) -> None:
    shown = terminal(["1", "north 3", "sail A N"], *DUTCH)
    assert "enter your box once" in shown
    assert "Wind: which way does the die point?" in shown
    assert "Ada decides." in shown
    assert main(["replay", str(terminal.file)]) == 2  # not yet a record
    capsys.readouterr()
    shown = terminal(["undo", "end", "9 1", "5 1", "mend", "2", "end", ""])
    assert "enter your box" not in shown
    assert "'9' is not possible here; it must be 1 to 8, as listed" in shown
    assert "Wind for the small pirate: northeast." in shown
    assert "The record is in" in shown
    assert main(["verify", str(terminal.file)]) == 0
    assert "entered by hand: 6 draws and 3 moves" in capsys.readouterr().out
    assert main(["analyse", str(terminal.file), "--bot", "greedy", "--redraws", "2"]) == 0
    assert main(["beside", str(terminal.file)]) == 2
    assert "no running game" in capsys.readouterr().err


def typed_for(teller: Narrator, answer: list[int], choices: list[list[Any]]) -> str:
    words = [[teller.word(choice) for choice in row] for row in choices]
    numeric = all(word.isdecimal() for row in words for word in row)
    pairs = zip(answer, words, strict=True)
    return " ".join(row[i] if numeric else str(i + 1) for i, row in pairs)


def typed_game(record: Record, decisions: int) -> tuple[list[str], str]:
    """What somebody types who plays a record beside its board, and the board at last."""
    board, lines = Board(record), list[str]()
    beside, teller = board.beside(), Narrator(board.game, ["Ada", "Bo", "Cy"])

    def answered() -> None:
        while beside.question is not None:
            answer = board.answer(beside)
            lines.append(typed_for(teller, answer, beside.question.choices))
            beside.enter(answer)

    answered()
    before = 0
    for entry in board.decisions(beside):
        undone = ["undo"] * (before - entry.data.get("undo", 0))
        lines += undone if entry.kind == "undo" else [entry.data["move"]]
        answered()
        before = board.match.decision
        if before == decisions:
            break
    return lines, board.game.board(board.match.state)


@pytest.mark.parametrize(
    ("name", "decisions", "says"),
    [
        ("amerigo-3-greedy", 30, "Into the tower: Black, 6. How many of each colour fall out?"),
        ("dutch-east-indies-1-greedy", 60, "Which card does the automaton turn up?"),
    ],
)
def test_a_game_of_a_record_can_be_typed(
    terminal: Terminal, name: str, decisions: int, says: str
) -> None:
    record = read_record((RECORDS / f"{name}.jsonl").read_text().splitlines())
    header = record.header
    lines, board = typed_game(record, decisions)
    given = [f"{key}={value}" for key, value in header.options.items()]
    shown = terminal(
        [*lines, "board"], header.game, "--players", str(header.players), "--option", *given
    )
    assert says in shown
    assert "not possible" not in shown
    assert board in shown
