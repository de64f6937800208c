"""*Your first bot*, followed literally from an empty folder; its fields are those that are sent."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import make_bot
from carrack.bots.own import protocol
from carrack.bots.own.protocol import DecisionReply, HelloReply
from carrack.cli.main import main
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.registry import find_game
from carrack.core.seat import for_seat
from carrack.server.settings import settings_in
from carrack.server.thinking.own_bots import bot_at_table, own_bots_in
from support.games import tiny

PAGE = (Path(__file__).parents[2] / "docs" / "bots" / "your-first-bot.md").read_text("utf-8")
FENCES = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    return [text for language, text in FENCES.findall(PAGE) if language == kind]


def fields(heading: str) -> list[list[str]]:
    """The fields of the tables after a message's name, up to the next one."""
    part = PAGE.partition(f"\n**{heading}**")[2].partition("\n**")[0].partition("\n## ")[0]
    tables = part.split("| field | meaning |\n|---|---|\n")[1:]
    return [re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) for table in tables]


def test_its_commands_lead_from_an_empty_folder_to_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [shlex.split(line) for text in blocks("") for line in text.splitlines()]
    assert [words[:2] for words in commands] == [
        ["carrack", "bot"],
        ["cd", "my-bot"],
        ["carrack", "bot"],
        ["carrack", "arena"],
        ["carrack", "play"],
    ]
    for words in commands[:-1]:
        if words[0] == "cd":
            monkeypatch.chdir(words[1])
        else:
            assert main(words[1:]) == 0, words
    assert "It is fit to play." in capsys.readouterr().out
    server, listed = blocks("toml")[:2]
    data = Path("data")
    data.mkdir()
    (data / "carrack.toml").write_text(server)
    (data / "bots.toml").write_text(listed)
    own = own_bots_in(data / settings_in(data).bots)
    game = find_game("dutch-east-indies")
    state = game.setup(2, checked_options(game, 2, {}), Seeded(1))
    handle = for_seat(game, state, Stream(1))
    bot = bot_at_table(game, "my-bot", own)
    assert own["my-bot"].title in PAGE
    assert bot.decide(handle, Stream(1)) in handle.legal()


def test_its_class_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [code] = blocks("python")
    Path("mine.py").write_text(code)
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(1))
    handle = for_seat(tiny.GAME, state, Stream(1))
    moves = list(handle.legal())
    assert make_bot(tiny.GAME, "mine.py:Mine").decide(handle, Stream(1)) is moves[0]
    assert make_bot(tiny.GAME, "mine.py:Mine:place=1").decide(handle, Stream(1)) is moves[1]


def test_it_has_every_field_of_every_message() -> None:
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(1))
    asked = protocol.decide("m", for_seat(tiny.GAME, state, Stream(1)), Stream(1), {}, 1)
    sent: dict[str, dict[str, Any]] = {
        "hello": protocol.hello("tiny"),
        "new": protocol.new("m", "tiny", 0),
        "decide": asked,
        "forget": protocol.forget("m"),
        "bye": protocol.BYE,
    }
    for name, message in sent.items():
        assert message["type"] == name
        assert fields(name)[0] == list(message), name
    assert fields("hello")[1] == ["type", *HelloReply.__struct_fields__]
    assert fields("decide")[1] == ["type", *DecisionReply.__struct_fields__]
    assert f"{protocol.MOST_LISTED:,}" in PAGE
