"""Components of one kind, by name: those that ship with a game, and custom ones.

A game has a shelf for each kind: its editions, its maps. Those that ship are in a folder of its
package, custom ones in the folders that `CARRACK_EDITIONS` names (:mod:`carrack.games.own_files`).

Shipped components may change, but a game goes on with those it was begun with. So the old version
is kept in the folder `earlier`, in a file `NAME-CONTENT.toml` with the first digits of its digest.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from carrack.core.game import EDITIONS, ComponentSet
from carrack.core.message import Message
from carrack.core.options import Option
from carrack.core.wording import counted
from carrack.games.file_messages import nearest
from carrack.games.own_files import (
    ENDING,
    TopKeys,
    own_files,
    own_folders,
    stamp_of,
    top_keys_of,
    write_whole,
)
from carrack.games.toml_file import FileError, FileProblem, key_lines, text_of

EARLIER: Final = "earlier"
DIGITS: Final = 12  # of a digest, in the name of a file


class Component(Protocol):
    """Something on a shelf: an edition, a map."""

    @property
    def name(self) -> str:
        """The name by which it is chosen, and that of its file."""

    @property
    def title(self) -> str:
        """The name for people to read."""

    @property
    def digest(self) -> str:
        """The hash that stands for its content."""


C = TypeVar("C", bound=Component)


class OwnFile(Generic[C]):
    """The content of a custom file: a component, or None for what is `wrong`.

    `stamp` is the file's modification time in nanoseconds and its length in bytes at that moment.
    """

    def __init__(self, stamp: tuple[int, int], component: C | None, wrong: Message) -> None:
        self.stamp = stamp
        self.component = component
        self.wrong = wrong


class Shelf(Generic[C]):
    """All components of one kind.

    `noun` is the word for people, `folder` the place of shipped ones in `package`. `read` makes a
    component from a text and a file's name, or None, and all problems. `mine` decides from the top
    of a custom file whether it is of this kind. A name in `reserved` already means something else.
    """

    def __init__(
        self,
        noun: str,
        package: str,
        folder: str,
        read: Callable[[str, str], tuple[C | None, list[FileProblem]]],
        mine: Callable[[TopKeys], bool],
        reserved: tuple[str, ...] = (),
    ) -> None:
        self.noun = noun
        self.package = package
        self.folder = folder
        self.read = read
        self.mine = mine
        self.reserved = reserved
        self._names: list[str] | None = None  # of those that ship
        self._shipped: dict[str, C] = {}
        self._earlier: dict[str, C] = {}  # by digest
        self._own: dict[str, OwnFile[C]] = {}  # by path

    # --- finding ---------------------------------------------------------------------------------

    def shipped(self) -> list[str]:
        """The names of those that ship with Carrack."""
        if self._names is None:
            names = [entry.name for entry in files(self.package).joinpath(self.folder).iterdir()]
            self._names = sorted([name[: -len(ENDING)] for name in names if name.endswith(ENDING)])
        return [*self._names]

    def own_files(self) -> list[Path]:
        """The custom files of this kind, folder by folder."""
        return [path for path in own_files() if self.mine(top_keys_of(path))]

    def files_by_name(self) -> dict[str, Path]:
        """The file of every custom component by name; the first folder that has the name wins."""
        found: dict[str, Path] = {}
        for path in self.own_files():
            found.setdefault(path.stem, path)
        return found

    def names(self) -> list[str]:
        """The names of all that can be played: those that ship, then custom ones.

        Those with errors are left out; asking for one by name says what is wrong.
        """
        taken, own = [*self.shipped(), *self.reserved], self.files_by_name()
        good = [name for name in own if name not in taken and self.is_good(own[name])]
        return [*self.shipped(), *sorted(good)]

    def is_good(self, path: Path) -> bool:
        """Whether a file in one of the folders holds a component without errors."""
        try:
            self.own(path)
        except FileError:
            return False
        return True

    # --- reading ---------------------------------------------------------------------------------

    def load(self, name_or_path: str) -> C:
        """A component by name, or that of a file.

        Raises FileError, with all errors, if there is no such component or its file has errors.
        """
        if name_or_path in self.shipped() or name_or_path in self.files_by_name():
            return self.named(name_or_path)
        path = Path(name_or_path)
        if not path.is_file():
            raise FileError(self.none_named(name_or_path))
        return self.of_text(text_of(path), path.name)

    def named(self, name: str) -> C:
        """A component by name, never by path: names from the network are passed to this.

        What ships is read once, and wins over a custom one of its name. Raises FileError.
        """
        if name in self._shipped:
            return self._shipped[name]
        if name in self.shipped():
            self._shipped[name] = self.of_text(self.shipped_text(name), name + ENDING)
            return self._shipped[name]
        path = self.files_by_name().get(name)
        if path is None or name in self.reserved:
            raise FileError(self.none_named(name))
        return self.own(path)

    def as_begun(self, name: str, digest: str) -> C:
        """A component by name, in the version that something was begun with.

        That is an earlier one if it shipped and has changed since, otherwise what the name means
        today; its digest shows whether it is still the same. Raises FileError.
        """
        if digest in self._earlier:
            return self._earlier[digest]
        today = self.named(name)
        text = "" if digest in ("", today.digest) else self.earlier_text(name, digest)
        if not text:
            return today
        found = self.of_text(text, name + ENDING)
        if found.digest != digest:
            return today
        self._earlier[digest] = found
        return found

    def earlier_text(self, name: str, digest: str) -> str:
        """The text of an earlier version of a shipped component; empty if there is none."""
        wanted = f"{name}-{digest[:DIGITS]}{ENDING}"
        folder = files(self.package).joinpath(self.folder).joinpath(EARLIER)
        if not folder.is_dir():
            return ""
        found = [entry for entry in folder.iterdir() if entry.name == wanted]
        return found[0].read_text(encoding="utf-8") if found else ""

    def shipped_text(self, name: str) -> str:
        """The text of a shipped component."""
        file = files(self.package).joinpath(self.folder).joinpath(name + ENDING)
        return file.read_text(encoding="utf-8")

    def text(self, name: str) -> str:
        """The text of a file by name, never by path. Raises FileError."""
        if name in self.shipped():
            return self.shipped_text(name)
        path = self.files_by_name().get(name)
        if path is None:
            raise FileError(self.none_named(name))
        return text_of(path)

    def none_named(self, name: str) -> Message:
        """The message that there is none of a name, with a similar one."""
        known = [*self.reserved, *self.names()]
        near = nearest(name, known)
        if near:
            return Message("file-none-near", {"noun": self.noun, "name": name, "near": near})
        return Message("file-none", {"noun": self.noun, "name": name, "known": known})

    def own(self, path: Path) -> C:
        """The component of a file in one of the folders, read again when the file changes.

        Raises FileError if it has errors, or its name differs from its file's.
        """
        stamp = stamp_of(path)
        known = self._own.get(str(path))
        if known is None or known.stamp != stamp:
            known = self.read_own(path, stamp)
            self._own[str(path)] = known
        if known.component is None:
            raise FileError(known.wrong)
        return known.component

    def read_own(self, path: Path, stamp: tuple[int, int]) -> OwnFile[C]:
        """Read a custom file."""
        try:
            found = self.of_text(text_of(path), path.name)
        except FileError as error:
            return OwnFile(stamp, None, error.message)
        named = found.name == path.stem
        return OwnFile(stamp, found if named else None, self.misnamed(path, found.name))

    def of_text(self, text: str, file: str) -> C:
        """The component of a text. Raises FileError with all its errors."""
        found, problems = self.read(text, file)
        if found is None:
            errors = [problem.message for problem in problems if not problem.warning]
            raise FileError(Message("file-problems", {"problems": errors}))
        return found

    # --- names -----------------------------------------------------------------------------------

    def name_problem(self, path: Path, name: str) -> Message | None:
        """Return why the component in a file cannot be chosen by its name, or None."""
        if self.is_shipped(path):
            return None
        taken = self.taken(name)
        if taken is not None or path.resolve() not in [own.resolve() for own in self.own_files()]:
            return taken
        if name != path.stem:
            return self.misnamed(path, name)
        found = self.files_by_name()[name]
        same = found.resolve() == path.resolve()
        return None if same else Message("file-name-hidden", {"path": str(found)})

    def taken(self, name: str) -> Message | None:
        """Return why no custom component can have a name, or None."""
        if name in self.reserved:
            return Message("file-name-reserved", {"name": name})
        return Message("file-name-shipped", {"name": name}) if name in self.shipped() else None

    def misnamed(self, path: Path, name: str) -> Message:
        """The message that a component's name differs from its file's, and how to mend it."""
        about = {"noun": self.noun, "name": name, "file": path.name, "stem": path.stem}
        return Message("file-misnamed", about)

    def name_warnings(self, path: Path, name: str, text: str) -> list[str]:
        """`name_problem` as a line of a report about a file."""
        wrong, line = self.name_problem(path, name), key_lines(text).get("name", 0)
        return problem_lines([FileProblem(path.name, "name", line, wrong, True)] if wrong else [])

    def is_shipped(self, path: Path) -> bool:
        """Whether a file is one of those that ship with Carrack."""
        return str(path.resolve().parent) == str(files(self.package).joinpath(self.folder))

    def sets(self) -> list[ComponentSet]:
        """Every component that Carrack finds, with any problems that keep it from being played."""
        shipped = [
            ComponentSet(name, self.named(name).title, "", [], self.noun) for name in self.shipped()
        ]
        return [*shipped, *[self.own_set(path) for path in self.own_files()]]

    def own_set(self, path: Path) -> ComponentSet:
        """The content of a custom file."""
        try:
            found = self.own(path)
        except FileError as error:
            return ComponentSet(path.stem, "", str(path), str(error).splitlines(), self.noun)
        wrong = self.name_problem(path, found.name)
        problems = [str(wrong)] if wrong else []
        return ComponentSet(path.stem, found.title, str(path), problems, self.noun)

    # --- adding ----------------------------------------------------------------------------------

    def add(self, text: str, file: str, folder: Path, replace: bool) -> tuple[list[str], bool]:
        """Write a component without errors into a folder under its name.

        Returns lines that say what was done or why not, and whether it is there now. Another one of
        its name is overwritten only with `replace`. Raises FileError if the text has errors.
        """
        found = self.of_text(text, file)
        name, target = found.name, folder / f"{found.name}{ENDING}"
        taken = self.taken(name)
        if taken is not None:
            return [f"not added: {taken}"], False
        before = old_text(target)
        if before is not None and before != text and not replace:
            other = f"{target} is another {self.noun} '{name}'"
            if not self.mine(top_keys_of(target)):
                other = f"{target} holds something else"
            return [f"not added: {other}; --force replaces it"], False
        try:
            write_whole(target, text)
        except OSError as error:
            return [f"not added: {target} cannot be written ({error.strerror or error})"], False
        return [f"{found.title} is added: {target}", *self.warnings_of(target, before, found)], True

    def warnings_of(self, target: Path, before: str | None, found: C) -> list[str]:
        """Return warnings to the owner of a component that was just written."""
        wrong = self.name_problem(target, found.name)
        lines = [f"warning: {wrong}"] if wrong else []
        if target.parent.resolve() not in [folder.resolve() for folder in own_folders()]:
            lines.append(
                f"warning: {EDITIONS} names other folders, so that it cannot be chosen now"
            )
        old = self.read(before, target.name)[0] if before is not None else None
        if old is not None and old.digest != found.digest:
            lines.append("tables begun with its old components wait until those are back")
        return lines


def old_text(path: Path) -> str | None:
    """The content of a file, empty if unreadable; None if there is no file."""
    try:
        return text_of(path) if path.exists() else None
    except FileError:
        return ""


def problem_lines(problems: list[FileProblem]) -> list[str]:
    """Problems as lines for an author, with warnings marked."""
    return [f"{'warning: ' if problem.warning else ''}{problem}" for problem in problems]


def refused(problems: list[FileProblem]) -> tuple[list[str], bool]:
    """The report on a file that cannot be played."""
    errors = len([problem for problem in problems if not problem.warning])
    return [
        *problem_lines(problems),
        f"{counted(errors, 'error')}: not playable yet",
    ], False


class ShelfOption(Option):
    """A component by name; choosing one that cannot be played reports what is wrong there."""

    def __init__(
        self,
        name: str,
        default: str,
        shelf: Shelf[Any],
        choice_players: dict[str, list[int]] | None = None,
    ) -> None:
        choices = [*shelf.reserved, *shelf.names()]
        super().__init__(name, default, choices, 0, 0, choice_players=choice_players)
        self.shelf = shelf

    def checked(self, value: object) -> int | str:
        if isinstance(value, str) and value not in self.choices:
            return str(self.shelf.named(value).name)
        return super().checked(value)
