"""Records as text: what is written is read again, and what cannot be read is named by its line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.core.chance import Draw
from carrack.core.record import (
    Entry,
    Header,
    Record,
    RecordError,
    chance_entry,
    command_entry,
    move_entry,
    note_entry,
    read_record,
    result_entry,
    turn_entry,
    undo_entry,
)

HEADER = Header("tiny", "1", 2, {"rounds": 4}, {}, [{"name": "Ada"}, {"name": "Bén"}], {"x": [1]})
FIRST = json.dumps(HEADER.to_json())


def test_every_kind_of_entry_is_read_as_it_was_written() -> None:
    entries = [
        chance_entry(Draw("deck", [1, 0])),
        move_entry("card 3", 0),
        command_entry("call", 1),
        undo_entry(0, 0),
        turn_entry(1, "00ff"),
        note_entry({"seed": "ab"}),
        result_entry({"points": [1, 2]}, "00ff"),
    ]
    text = Record(HEADER, entries).text()
    assert text.endswith("\n")
    again = read_record(text.splitlines(keepends=True))
    assert again.text() == text
    assert [entry.kind for entry in again.entries] == [entry.kind for entry in entries]
    assert again.header.seats[1]["name"] == "Bén"


def test_empty_lines_do_not_matter() -> None:
    assert read_record(["", FIRST, "  ", ""]).header.players == 2


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ([], 1, "the file is empty"),
        (["{"], 1, "JSON"),
        (["[1]"], 1, "JSON object"),
        (['{"move":"x","seat":0}'], 1, "header of a Carrack record is missing"),
        ([FIRST.replace('"carrack": 1', '"carrack": 2')], 1, "header of a Carrack"),
        ([FIRST.replace('"players": 2', '"players": "2"')], 1, "is not a JSON number"),
        ([FIRST, '{"move":"x"}'], 2, "'seat' is missing here"),
        ([FIRST, '{"move":3,"seat":0}'], 2, "'move' is .* not a JSON string"),
        ([FIRST, '{"undo":true,"seat":0}'], 2, "'undo' is missing"),
        ([FIRST, '{"jump":1}'], 2, "exactly one of move, command"),
        ([FIRST, '{"move":"x","command":"x","seat":0}'], 2, "exactly one of"),
        ([FIRST, '{"chance":"x","outcome":[1.5]}'], 2, "a list of whole numbers"),
        ([FIRST, "", '{"turn":1}'], 3, "'hash' is missing"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(lines: list[str], line: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        read_record(lines)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@given(st.lists(st.text(max_size=40), max_size=4))
def test_any_text_is_read_or_refused_with_a_line(lines: list[str]) -> None:
    try:
        record = read_record([FIRST, *lines])
    except RecordError as error:
        assert 2 <= error.line <= len(lines) + 1
    else:
        assert len(record.entries) <= len(lines)


@given(st.text(), st.integers(0, 3))
def test_any_notation_survives(notation: str, seat: int) -> None:
    record = Record(HEADER, [move_entry(notation, seat)])
    again = read_record(record.text().splitlines())
    assert again.entries[0].data == {"move": notation, "seat": seat}


@pytest.mark.parametrize("end", ["\n", "\r", "\x85", "\u2028", "\u2029", "\x1c"])
def test_a_name_with_a_line_end_in_it_stays_on_its_line(end: str) -> None:
    header = Header("tiny", "1", 1, {}, {}, [{"name": f"A{end}B"}])
    again = read_record(Record(header, [note_entry({"name": f"C{end}"})]).text().splitlines())
    assert again.header.seats == header.seats
    assert again.entries[0].data["note"]["name"] == f"C{end}"


def test_an_entry_shows_itself_as_its_line() -> None:
    assert repr(Entry("undo", {"undo": 3, "seat": 1})) == '{"seat":1,"undo":3}'


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a":' * 100_000])
def test_a_line_of_endless_brackets_is_a_damaged_line(line: str) -> None:
    with pytest.raises(RecordError, match="line 1: this is not JSON .*64 deep"):
        read_record([line])


def test_brackets_in_words_nest_nothing() -> None:
    with pytest.raises(RecordError, match="line 1: the header"):
        read_record([json.dumps({"note": '"[' * 100})])
