"""`carrack train`: what it does, and what it says to those who ask for something else."""

from __future__ import annotations

import json
import shlex
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from filelock import lock_descriptor

from carrack.bots.learning.checkpoint import NAME, load
from carrack.bots.learning.settings import OLD_NAMES, settings_in
from carrack.bots.learning.weights import MANIFEST, WEIGHTS, judge_in
from carrack.cli import train
from carrack.cli.main import main
from carrack.cli.simulate import INTERRUPTED
from carrack.core.knowledge import Feature
from support.games import trainable

QUICK = [
    *("--players", "2", "--hidden", "8", "--games-per-round", "16", "--imitation-games", "16"),
    *("--eval-every", "32", "--eval-games", "4", "--without", "o*"),
]


def run(*arguments: str | Path) -> int:
    return main(["train", *map(str, arguments)])


END = ("--games", "64")
USUAL = (
    "replay_buffer",
    "batch_size",
    "learning_rate",
    "weight_decay",
    "sample_reuse",
    "points_weight",
)
"""Settings that the tiny game usually has others of."""


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a short training."""
    folder = tmp_path_factory.mktemp("training") / "climb"
    assert run("climb", "--out", folder, "--games", "50", *QUICK) == 0
    return folder


def test_games_are_rounded_up_to_whole_rounds(done: Path) -> None:
    training = load(done)
    assert training.games == 64
    assert training.settings == trainable.settings(
        hidden=8,
        games_per_round=16,
        imitation_games=16,
        eval_every=32,
        eval_games=4,
        without=("o*",),
        rules="2",
        luck="seeded-2",
        **{name: train_default(name) for name in USUAL},
    )


def train_default(name: str) -> Any:
    from carrack.bots.learning.settings import tuned

    return tuned()[name][1]


def test_it_tells_how_it_gets_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("climb", "--out", tmp_path / "new", "--games", "32", *QUICK) == 0
    out, err = capfd.readouterr()
    assert out.startswith("32 games, 256 positions in ")
    assert f"carrack train export {tmp_path / 'new'}" in out
    assert "carrack: 32 games: wins " in err and "against the advice (" in err


def test_going_on_takes_the_settings_from_the_checkpoint(done: Path, tmp_path: Path) -> None:
    folder = tmp_path / "again"
    folder.mkdir()
    (folder / NAME).write_bytes((done / NAME).read_bytes())
    assert run("climb", "--out", folder, "--games", "80", "--resume") == 0
    straight = tmp_path / "straight"
    assert run("climb", "--out", straight, "--games", "80", *QUICK) == 0
    one, other = load(folder), load(straight)
    assert one.games == other.games == 80
    assert (one.net["own"] == other.net["own"]).all()


def test_export_writes_weights_that_can_be_read(
    done: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", done, "--into", tmp_path / "learned") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [str(tmp_path / "learned" / name) for name in (WEIGHTS, MANIFEST)]
    text = (tmp_path / "learned" / WEIGHTS).read_text("utf-8")
    assert judge_in(text, trainable.GAME).hidden == 8
    manifest = json.loads((tmp_path / "learned" / MANIFEST).read_text("utf-8"))
    assert manifest["command"] == (
        "carrack train climb --out DIR --games 64 --seed 0 --players 2 --rules 2 --luck seeded-2 "
        "--without 'o*' --hidden 8 --imitation-games 16 --games-per-round 16 "
        "--eval-every 32 --eval-games 4"
    )


def league(folder: Path, **other: Any) -> Path:
    """A file with one tournament of two bots, as `carrack arena --cpu --json` prints it."""
    rates = {"learned": (0.7, 0.6, 0.8), "greedy": (0.3, 0.2, 0.4)}
    played = {"game": "climb", "players": 2, "options": {}, "bots": ["learned", "greedy"]}
    played |= {"seed": 1, "games": 100, "cpu": {}}
    played["standings"] = [
        {"bot": bot, "win_rate": dict(zip(("value", "low", "high"), rate, strict=True))}
        for bot, rate in rates.items()
    ]
    path = folder / "league.jsonl"
    path.write_text(json.dumps(played | other) + "\n", "utf-8")
    return path


def test_the_manifest_holds_the_league_that_was_played_with_its_weights(
    done: Path, tmp_path: Path
) -> None:
    assert run("export", done, "--into", tmp_path) == 0
    weights = json.loads((tmp_path / MANIFEST).read_text("utf-8"))["sha256"]
    file = league(tmp_path, weights=weights)
    assert run("export", done, "--into", tmp_path, "--league", file) == 0
    (duel,) = json.loads((tmp_path / MANIFEST).read_text("utf-8"))["league"]
    assert (duel["first"], duel["second"], duel["games"]) == ("learned", "greedy", 100)
    assert (duel["won"], duel["low"], duel["high"]) == (0.7, 0.6, 0.8)
    assert "cpu" not in duel


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"weights": "0123456789abcdef"}, "line 1: played with other weights (0123456789ab…)"),
        ({}, "line 1 is not a tournament of two bots"),
        ({"game": "another"}, "has no duel of climb"),
    ],
)
def test_a_league_of_other_weights_is_refused_and_nothing_written(
    done: Path, tmp_path: Path, other: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = league(tmp_path, **other)
    assert run("export", done, "--into", tmp_path / "new", "--league", file) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_the_command_of_the_manifest_gives_the_same_weights(done: Path, tmp_path: Path) -> None:
    made, training = str(tmp_path / "made"), load(done)
    words = shlex.split(train.command_of(training.settings, training.games).replace("DIR", made))
    assert main(words[1:]) == 0
    for folder, into in ((done, "first"), (tmp_path / "made", "second")):
        assert run("export", folder, "--into", tmp_path / into) == 0
    first, second = [(tmp_path / name / WEIGHTS).read_bytes() for name in ("first", "second")]
    assert first == second


def test_curves_are_drawn(done: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "curves.svg"
    assert run("export", done, "--into", tmp_path, "--curves", path) == 0
    content = path.read_text("utf-8")
    assert "Lanterns, thought over" in content
    assert "wins against the advice" in content


def test_ctrl_c_keeps_what_was_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finished = []

    def count(course: train.TrainingRun) -> None:
        finished.append(1)
        if len(finished) == 40:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(train.TrainingRun, "_finished", count)
    assert run("climb", "--out", tmp_path / "cut", "--games", "4000", *QUICK) == INTERRUPTED
    assert load(tmp_path / "cut").games == 32
    assert "--resume continues" in capsys.readouterr().err


def test_two_trainings_do_not_write_into_one_folder(
    done: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = shutil.copytree(done, tmp_path / "shared")
    with open(folder / train.LOCK, "a") as other:
        held = lock_descriptor(other.fileno(), blocking=False)
        assert run("climb", "--out", folder, "--resume", "--games", "80") == 2
        assert "another `carrack train` is using" in capsys.readouterr().err
        assert load(folder).games == 64
        assert held
    assert run("climb", "--out", folder, "--resume", "--games", "80") == 0
    assert load(folder).games == 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["climb", "--games", "5"], "name the folder"),
        (["climb", "--out", "NEW"], "say when to stop"),
        (["climb", "--out", "NEW", "--games", "5", "--league", "X"], "--league belongs to export"),
        (["climb", "more", "--out", "NEW", "--games", "5"], "'more' after the game"),
        (["climb", "--out", "FILE", "--games", "5"], "is not a folder; name one"),
        (["climb", "--out", "NEW", "--games", "5", "--into", "x"], "--into belongs to export"),
        (["climb", "--out", "DONE", "--games", "5"], "holds a training: continue it with --resume"),
        (["climb", "--out", "NEW", "--resume", *END], "holds no training"),
        (["climb", "--out", "DONE", "--resume"], "say when to stop"),
        (["climb", "--out", "DONE", "--resume", *END, "--hidden", "9"], "hidden = 8, not 9"),
        (["climb", "--out", "DONE", "--resume", *END, "--lambda", "0.1"], "lambda = 0.8, not 0.1"),
        (["amerigo", "--out", "DONE", "--resume", *END], "a training of 'climb', not of 'amerigo'"),
        (["climb", "--out", "NEW", "--games", "5", "--players", "2,x"], "--players 2,x"),
        (["climb", "--out", "NEW", "--games", "5", "--players", "7"], "for 2 to 4 players, not 7"),
        (
            ["climb", "--out", "NEW", "--games", "5", "--exploration", "2"],
            "exploration is from 0 to 1",
        ),
        (["climb", "--out", "NEW", "--games", "5", "--option", "rounds"], "name=value"),
        (["climb", "--out", "NEW", "--games", "5", "--option", "rounds=99"], "rounds"),
        (["climb", "--out", "NEW", "--games", "5", "--without", "x"], "no feature is called 'x'"),
        (["climb", "--out", "DONE", "--resume", *END, "--without", "turn"], "without = ('o*',)"),
        (["tiny", "--out", "NEW", "--games", "5"], "no features to learn from"),
        (["climb", "--out", "NEW", "--games", "5", "--curves", "x.pdf"], ".svg or .png"),
        (["chess", "--out", "NEW", "--games", "5"], "no game 'chess'"),
        (["export"], "name the folder of the training"),
        (["export", "NEW"], "holds no training"),
    ],
)
def test_what_is_asked_wrongly_is_said(
    arguments: list[str], said: str, done: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("something else")
    places = {"NEW": str(tmp_path / "new"), "DONE": str(done), "FILE": str(tmp_path / "file")}
    assert run(*[places.get(word, word) for word in arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("carrack: ") and said in err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("renamed", [[], [Feature("other", "as many as before")]])
def test_a_training_of_other_features_does_not_continue(
    done: Path,
    renamed: list[Feature],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shared = trainable.KNOWLEDGE.shared_features()[:-1] + renamed
    monkeypatch.setattr(trainable.Climbing, "shared_features", lambda self: shared)
    assert run("climb", "--out", done, "--games", "99", "--resume") == 2
    assert "has other features than Lanterns" in capsys.readouterr().err


def test_flags_and_trainings_of_earlier_versions_are_still_read(
    done: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    now = tmp_path / "now"
    assert run("climb", "--out", now, "--games", "16", *QUICK, "--weight-decay", "0.5") == 0
    before = tmp_path / "before"

    assert run("climb", "--out", before, "--games", "16", *QUICK, "--shrink", "0.5") == 0
    assert load(before).settings == load(now).settings
    with pytest.raises(SystemExit):
        run("--help")
    assert "--shrink" not in capsys.readouterr().out
    renamed = {new: name for name, new in OLD_NAMES.items()}
    settings = load(now).settings
    data = {renamed.get(name, name): value for name, value in settings.to_json().items()}
    assert settings_in(data) == settings
