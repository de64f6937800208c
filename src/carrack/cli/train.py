"""`carrack train`: trains a network by self-play."""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from filelock import lock_descriptor

from carrack.arena.reports import training_plots
from carrack.cli import UserError
from carrack.cli.common import (
    Subparsers,
    add_ruling,
    given_options,
    known_game,
    refuse_device,
    whole,
)
from carrack.cli.simulate import INTERRUPTED
from carrack.core.chance import SEEDED_2
from carrack.core.wording import counted
from carrack.workers.interrupts import Interrupts

if TYPE_CHECKING:
    from carrack.bots.learning.settings import TrainingSettings
    from carrack.bots.learning.trainer import Trainer, Training
    from carrack.core.game import Game

EXPORT = "export"
"""Given instead of a game: the trained network is written in the form that ships with a game."""

PACE = 10.0  # seconds between progress lines where the output is no terminal
SAVING = 180.0  # seconds between two checkpoints
LOCK = "train.lock"

NAMES = {"td_lambda": "lambda"}
"""Settings that have another name on the command line."""


def add_parsers(subparsers: Subparsers) -> None:
    """Add `train`."""
    from carrack.bots.learning.settings import OLD_NAMES, tuned

    parser = subparsers.add_parser(
        "train",
        help="train a network by self-play",
        description="Trains the network that judges positions of a game. `carrack train export "
        "DIR` writes it in the form that ships with the game. The same settings give the same "
        "network on the same machine, with any number of workers, interrupted or not.",
    )
    parser.add_argument("game", metavar="GAME", help=f"a game's name, or {EXPORT}")
    parser.add_argument("folder", nargs="?", metavar="DIR", help=f"after {EXPORT}: its folder")
    parser.add_argument("--out", metavar="DIR", help="folder that keeps the training")
    parser.add_argument(
        "--into", metavar="DIR", help=f"after {EXPORT}: where to write (default: DIR/learned)"
    )
    parser.add_argument(
        "--judge",
        action="store_true",
        help=f"after {EXPORT}: as the second network, by which analyses judge and no bot plays",
    )
    parser.add_argument(
        "--league",
        metavar="FILE",
        help=f"after {EXPORT}: output of carrack arena --cpu --json, games with these weights, "
        "for the manifest",
    )
    parser.add_argument(
        "--games", type=whole(1), metavar="N", help="stop after N games, rounded up to whole rounds"
    )
    parser.add_argument("--minutes", type=_minutes, metavar="M", help="stop after M minutes")
    parser.add_argument("--resume", action="store_true", help="continue the training in --out")
    parser.add_argument("--workers", type=whole(1), default=1, metavar="W", help="(default 1)")
    parser.add_argument("--curves", metavar="FILE", help="draw the curves to a .svg or .png file")
    chosen = parser.add_argument_group("settings that determine the result")
    chosen.add_argument("--players", metavar="2,3,…", help="numbers of players (default: all)")
    add_ruling(chosen)
    chosen.add_argument("--seed", type=whole(0), metavar="S", help="(default 0)")
    chosen.add_argument("--option", action="append", metavar="NAME=VALUE", help="a game option")
    chosen.add_argument(
        "--without",
        action="append",
        metavar="FEATURE",
        help="leave out features of this name, as in '*: odds' (can be repeated)",
    )
    for name, (kind, default, meaning) in tuned().items():
        flag = "--" + NAMES.get(name, name).replace("_", "-")
        chosen.add_argument(
            flag, dest=name, type=kind, metavar="X", help=f"{meaning} (default {default})"
        )
    for old, name in OLD_NAMES.items():
        flag = "--" + old.replace("_", "-")
        chosen.add_argument(flag, dest=name, type=tuned()[name][0], help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def _minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is too short; it must be more than 0")
    return value


def run(args: argparse.Namespace) -> int:
    """Train, or export what was trained."""
    if args.game == EXPORT:
        return _exported(args)
    if args.folder is not None:
        raise UserError(f"{args.folder!r} after the game is not understood; write --out DIR")
    if args.into is not None:
        raise UserError(f"--into belongs to {EXPORT}: carrack train {EXPORT} DIR --into FOLDER")
    if args.judge:
        raise UserError(f"--judge belongs to {EXPORT}: carrack train {EXPORT} DIR --judge")
    if args.league is not None:
        raise UserError(f"--league belongs to {EXPORT}: carrack train {EXPORT} DIR --league FILE")
    if args.out is None:
        raise UserError("name the folder where the training is kept: --out DIR")
    if args.curves is not None:
        _check_curves(args.curves)
    game = known_game(args.game)
    folder = Path(args.out)
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is not a folder; name one to keep the training in: --out DIR")
    if args.games is None and args.minutes is None:
        raise UserError("say when to stop: --games N or --minutes M (Ctrl-C stops it too)")
    if not args.resume:
        training = _begun(game, folder, args)
    with _held(folder):
        if args.resume:
            training = _resumed(game, folder, args)
        return _trained(game, training, folder, args)


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Lock the folder against other trainings. Raises UserError."""
    if not folder.is_dir():
        raise UserError(f"{folder} holds no training: there is no such folder")
    with open(folder / LOCK, "a", encoding="ascii") as lock:
        if not lock_descriptor(lock.fileno(), blocking=False):
            raise UserError(
                f"another `carrack train` is using {folder}: wait for it, or name another folder"
            )
        yield


def _check_curves(path: str) -> None:
    try:
        training_plots.check(path)
    except (ValueError, RuntimeError) as error:
        raise UserError(f"--curves {path}: {error}") from None


def _begun(game: Game[Any], folder: Path, args: argparse.Namespace) -> Training:
    """A new training, in a folder that has none yet. Raises UserError."""
    from carrack.bots.learning.checkpoint import NAME
    from carrack.bots.learning.trainer import TrainingError, begin

    if (folder / NAME).exists():
        raise UserError(
            f"{folder} already holds a training: continue it with --resume, or name another folder"
        )
    try:
        training = begin(game, _settings(game, args))
    except (TrainingError, ValueError) as error:
        raise UserError(str(error)) from None
    folder.mkdir(parents=True, exist_ok=True)
    return training


def _settings(game: Game[Any], args: argparse.Namespace) -> TrainingSettings:
    """The settings from the arguments and defaults. Raises UserError, ValueError."""
    from carrack.bots.learning.settings import TrainingSettings

    given = _given(game, args)
    if "players" not in given:
        counts = range(game.least_players, game.most_players + 1)
        given["players"] = tuple(p for p in counts if game.sides(p) > 1)
    ruling = {"rules": game.rules_version, "luck": SEEDED_2}
    return TrainingSettings(game=game.name, **{**ruling, **given})


def _given(game: Game[Any], args: argparse.Namespace) -> dict[str, Any]:
    """The settings given as arguments, and no others. Raises UserError."""
    from carrack.bots.learning.settings import tuned

    names = ["seed", "rules", "luck", *tuned()]
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.players is not None:
        given["players"] = _players(args.players)
    if args.option:
        given["options"] = given_options(game, args.option)
    if args.without:
        given["without"] = tuple(args.without)
    return given


def _players(text: str) -> tuple[int, ...]:
    try:
        return tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        raise UserError(f"--players {text}: write numbers with commas, as in 2,3,4") from None


def _resumed(game: Game[Any], folder: Path, args: argparse.Namespace) -> Training:
    """The training in a folder; settings given again must agree with it. Raises UserError."""
    from carrack.bots.learning.checkpoint import CheckpointError, load

    try:
        training = load(folder)
    except CheckpointError as error:
        raise UserError(str(error)) from None
    settings = training.settings
    if settings.game != game.name:
        raise UserError(f"{folder} holds a training of {settings.game!r}, not of {game.name!r}")
    _check_features(game, training, folder)
    _check_ruling(game, training, folder)
    for name, value in _given(game, args).items():
        if getattr(settings, name) != value:
            raise UserError(
                f"the training in {folder} has {NAMES.get(name, name)} = "
                f"{getattr(settings, name)}, not {value}; leave it out, or start a new one"
            )
    return training


def _check_ruling(game: Game[Any], training: Training, folder: Path) -> None:
    from carrack.bots.learning.trainer import TrainingError, check_ruling

    try:
        check_ruling(game, training.settings)
    except TrainingError as error:
        raise UserError(f"the training in {folder} cannot continue: {error}") from None


def _check_features(game: Game[Any], training: Training, folder: Path) -> None:
    from carrack.bots.learning.weights import features_hash
    from carrack.core.knowledge import knowledge_of

    knowledge = knowledge_of(game)
    now = (len(knowledge.shared_features()), len(knowledge.side_features()))
    same = training.features in ("", features_hash(knowledge))
    if not same or now != (len(training.net["shared"]), len(training.net["own"])):
        raise UserError(
            f"the training in {folder} has other features than {game.title} has now; start a new "
            "one in another folder"
        )


def _trained(game: Game[Any], training: Training, folder: Path, args: argparse.Namespace) -> int:
    """Train until the end that was asked for; print the outcome and return the exit code."""
    from carrack.bots.learning.trainer import Trainer, TrainingError
    from carrack.workers.pool import Pool
    from carrack.workers.work import PoolError

    with Interrupts() as interrupts, Pool(args.workers) as pool:
        course = TrainingRun(Trainer(game, training, pool), folder, interrupts)
        try:
            course.run(args.games, args.minutes)
        except PoolError as error:
            raise UserError(f"{error}; --resume continues from the last checkpoint") from None
        except TrainingError as error:
            raise UserError(str(error)) from None
    if args.curves is not None:
        _draw(training, game, args.curves)
    games, positions = counted(training.games, "game"), counted(training.positions, "position")
    print(f"{games}, {positions} in {training.seconds:.0f} s")
    if interrupts.hit:
        print("carrack: interrupted; the same command with --resume continues", file=sys.stderr)
        return INTERRUPTED
    print(f"carrack train export {folder} writes the trained network")
    return 0


def _draw(training: Training, game: Game[Any], path: str) -> None:
    """Draw the learning curves, if there is anything to draw."""
    if training.log:
        training_plots.draw(training.log, game.title, path)
        return
    first = training.settings.eval_every
    line = f"carrack: {path} is not drawn: the first test comes after {counted(first, 'game')}"
    print(line, file=sys.stderr)


@dataclass
class TrainingRun:
    """Runs rounds one after another, with checkpoints and a line of progress."""

    trainer: Trainer
    folder: Path
    interrupts: Interrupts

    def run(self, games: int | None, minutes: float | None) -> None:
        """Train until `games` are played, `minutes` have passed, or Ctrl-C."""
        from carrack.bots.learning.checkpoint import save
        from carrack.bots.learning.trainer import Interrupted

        training = self.trainer.training
        self.start = self.saved = self.reported = time.monotonic()
        self.fresh = 0
        try:
            while not self._over(games, minutes):
                tests = len(training.log)
                self.trainer.round(self.interrupts.stop, self._finished)
                if time.monotonic() - self.saved > SAVING or len(training.log) > tests:
                    save(self.folder, training)
                    self.saved = time.monotonic()
                if len(training.log) > tests:
                    self._print_test(training.log[-1])
        except Interrupted:
            pass
        finally:
            save(self.folder, training)

    def _over(self, games: int | None, minutes: float | None) -> bool:
        training = self.trainer.training
        enough = games is not None and training.games >= games
        late = minutes is not None and time.monotonic() - self.start >= minutes * 60
        return enough or late or self.interrupts.hit

    def _finished(self) -> None:
        """Count one more game, and print the progress now and then."""
        self.fresh += 1
        now = time.monotonic()
        if now - self.reported < (1.0 if sys.stderr.isatty() else PACE):
            return
        self.reported = now
        total = self.trainer.training.games
        rate = self.fresh / (now - self.start)
        ended = "\r" if sys.stderr.isatty() else "\n"
        print(
            f"carrack: {counted(total, 'game')} used for training, {rate:.1f} games/s  ",
            end=ended,
            file=sys.stderr,
            flush=True,
        )

    def _print_test(self, line: dict[str, Any]) -> None:
        test = line["test"]
        print(
            f"carrack: {counted(line['games'], 'game')}: wins {test['win_rate']:.1%} against the "
            f"advice ({test['points']:.1f} : {test['others']:.1f} points), "
            f"loss {line['loss_fresh']:.3f}, points off by {line['points_error_fresh']:.1f}",
            file=sys.stderr,
            flush=True,
        )


def _exported(args: argparse.Namespace) -> int:
    """`carrack train export DIR`. Raises UserError and OSError."""
    from carrack.bots.learning.checkpoint import CheckpointError, load
    from carrack.bots.learning.export import LeagueError, export
    from carrack.bots.learning.trainer import TrainingError

    if args.folder is None:
        raise UserError(f"name the folder of the training: carrack train {EXPORT} DIR")
    if args.league is not None:
        refuse_device(args.league)
    folder = Path(args.folder)
    try:
        training = load(folder)
        game = known_game(training.settings.game)
        _check_features(game, training, folder)
        into = folder / "learned" if args.into is None else Path(args.into)
        league = None if args.league is None else Path(args.league)
        command = command_of(training.settings, training.games)
        files = export(training, game, into, command, league, args.judge)
    except (CheckpointError, TrainingError, LeagueError) as error:
        raise UserError(str(error)) from None
    if args.curves is not None:
        _check_curves(args.curves)
        _draw(training, game, args.curves)
    for file in files:
        print(file)
    return 0


def command_of(settings: TrainingSettings, games: int) -> str:
    """The command that repeats a training with these settings and this many games."""
    from carrack.bots.learning.settings import NAMED_LATER, tuned

    words = ["carrack", "train", settings.game, "--out", "DIR", "--games", str(games)]
    words += ["--seed", str(settings.seed), "--players", ",".join(map(str, settings.players))]
    for name in NAMED_LATER:
        if value := getattr(settings, name):
            words += [f"--{name}", value]
    for option, value in settings.options.items():
        words += ["--option", f"{option}={value}"]
    for pattern in settings.without:
        words += ["--without", pattern]
    for name, (_, default, _) in tuned().items():
        value = getattr(settings, name)
        if value != default:
            words += ["--" + NAMES.get(name, name).replace("_", "-"), str(value)]
    return shlex.join(words)
