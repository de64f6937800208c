"""Two wordings of the same things, for readers who do not know which one is newer.

    python benchmarks/wordings.py draw OLD NEW --seed COMMIT --to FOLDER
    python benchmarks/wordings.py score FOLDER

`draw` takes fifty functions of at least three statements, twenty modules and thirty English
messages whose wording differs between two commits, by a seed from the hash of a commit. It writes
`reader.md` (old and new wordings, shuffled: a reader without the code says what each does),
`marker.md` (the same numbers with the code: somebody else marks each answer right or wrong) and
`key.json`. Files are paired by git's renames, functions by name or, renamed, by equal bodies; what
has no pair is drawn again and counted. `score` reads `marks.json` (number: true or false), and
prints the share of right answers for both versions and the pairs where the new one is worse.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FUNCTIONS, MODULES, MESSAGES = 50, 20, 30
LEAST = 3
"""Statements of a function that is drawn."""
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Item(NamedTuple):
    """One thing in both wordings, and the code of today."""

    kind: str
    place: str
    old: str
    new: str
    code: str


def git(*words: str) -> str:
    """Return what git prints."""
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def paired_files(old: str, new: str) -> dict[str, str]:
    """Return today's files of the package and their earlier names."""
    files = {name: name for name in git("ls-tree", "-r", "--name-only", new).splitlines()}
    for line in git("diff", "--find-renames=40%", "--name-status", old, new).splitlines():
        status, *names = line.split("\t")
        if status.startswith("R"):
            files[names[1]] = names[0]
        elif status == "A":
            files.pop(names[0], None)
    return files


def functions(source: str) -> dict[str, Function]:
    """Return the functions of a module by qualified name."""
    found: dict[str, Function] = {}

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                walk(child, f"{prefix}{child.name}.")
            elif isinstance(child, Function):
                found[prefix + child.name] = child

    walk(ast.parse(source), "")
    return found


def body_of(function: Function) -> list[ast.stmt]:
    """Return the statements after the docstring."""
    return function.body[1:] if ast.get_docstring(function) else function.body


def shape_of(function: Function) -> str:
    """Return what a function does without any name: equal for one that was only renamed."""
    text = "\n".join(ast.dump(each) for each in body_of(function))
    return re.sub(r"(id|attr|arg|name)='\w+'", r"\1", text)


def wording_of(name: str, function: Function) -> str:
    """Return what a reader sees of a function: its name, parameters and docstring."""
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    doc = ast.get_docstring(function) or "(no docstring)"
    return f"def {name}({ast.unparse(function.args)}){returns}\n\n{doc}"


def of_module(path: str, before: str, after: str) -> Iterator[Item | None]:
    """Yield the module and its functions in both wordings; None for what has no pair."""
    docs = [ast.get_docstring(ast.parse(text)) or "" for text in (before, after)]
    earlier = functions(before)
    shapes = {shape_of(each): name for name, each in earlier.items()}
    names = ", ".join(functions(after))
    if all(docs) and docs[0] != docs[1] and names:
        yield Item("module", path, docs[0].split("\n")[0], docs[1].split("\n")[0], names)
    for name, function in functions(after).items():
        if len(body_of(function)) < LEAST:
            continue
        was = name if name in earlier else shapes.get(shape_of(function))
        if was is None:
            yield None
            continue
        old, new = wording_of(was, earlier[was]), wording_of(name, function)
        if old != new:
            yield Item("function", f"{path}:{name}", old, new, ast.unparse(function))


def of_messages(path: str, before: str, after: str) -> Iterator[Item]:
    """Yield the English messages that differ."""
    old = dict(MESSAGE.findall(before))
    for key, text in MESSAGE.findall(after):
        if key in old and old[key] != text:
            yield Item("message", f"{path}:{key}", f"{key} = {old[key]}", f"{key} = {text}", "")


def items(old: str, new: str) -> tuple[list[Item], int]:
    """Return what differs in its wording, and how many functions have no pair."""
    found: list[Item] = []
    lost = 0
    for path, was in sorted(paired_files(old, new).items()):
        is_python = path.startswith("src/carrack/") and path.endswith(".py")
        is_text = path.endswith("/en.ftl") and path.startswith(("src/carrack/", "web/src/"))
        if not is_python and not is_text:
            continue
        before, after = git("show", f"{old}:{was}"), git("show", f"{new}:{path}")
        if is_text:
            found += of_messages(path, before, after)
            continue
        for item in of_module(path, before, after):
            lost += item is None
            found += [item] if item is not None else []
    return found, lost


def draw(old: str, new: str, seed: str, folder: Path) -> None:
    """Write the sheets of both readers, and the key."""
    found, lost = items(old, new)
    luck = random.Random(int(git("rev-parse", seed)[:16], 16))
    chosen: list[Item] = []
    for kind, count in (("function", FUNCTIONS), ("module", MODULES), ("message", MESSAGES)):
        of_kind = [item for item in found if item.kind == kind]
        chosen += luck.sample(of_kind, min(count, len(of_kind)))
    entries = [(number, side) for number in range(len(chosen)) for side in ("old", "new")]
    luck.shuffle(entries)
    reader, marker = ["# What does each do? One sentence each.\n"], ["# Is the answer right?\n"]
    key = {}
    for number, (index, side) in enumerate(entries, 1):
        item = chosen[index]
        reader.append(f"## {number} ({item.kind})\n\n```\n{getattr(item, side)}\n```\n")
        marker.append(f"## {number} ({item.kind})\n\n{item.place}\n\n```\n{item.code}\n```\n")
        key[number] = {"item": index, "side": side, "place": item.place}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "reader.md").write_text("\n".join(reader), encoding="utf-8")
    (folder / "marker.md").write_text("\n".join(marker), encoding="utf-8")
    (folder / "key.json").write_text(json.dumps(key, indent=1), encoding="utf-8")
    print(f"{len(chosen)} pairs of {len(found)} that differ; {lost} functions have no pair")


def score(folder: Path) -> None:
    """Print the share of right answers for both versions, and where the new one is worse."""
    key = json.loads((folder / "key.json").read_text("utf-8"))
    marks = json.loads((folder / "marks.json").read_text("utf-8"))
    right: dict[str, list[bool]] = {"old": [], "new": []}
    by_item: dict[int, dict[str, bool]] = {}
    for number, entry in key.items():
        right[entry["side"]].append(marks[number])
        by_item.setdefault(entry["item"], {})[entry["side"]] = marks[number]
    for side, answers in right.items():
        print(f"{side}: {sum(answers)} of {len(answers)} right, {sum(answers) / len(answers):.0%}")
    places = {entry["item"]: entry["place"] for entry in key.values()}
    for index, both in sorted(by_item.items()):
        if both["old"] and not both["new"]:
            print(f"worse: {places[index]}")


def main() -> None:
    """Draw, or score."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    actions = parser.add_subparsers(required=True, dest="action")
    drawing = actions.add_parser("draw")
    drawing.add_argument("old")
    drawing.add_argument("new")
    drawing.add_argument("--seed", required=True, help="a commit, by whose hash is drawn")
    drawing.add_argument("--to", type=Path, required=True)
    scoring = actions.add_parser("score")
    scoring.add_argument("folder", type=Path)
    args = parser.parse_args()
    if args.action == "draw":
        draw(args.old, args.new, args.seed, args.to)
    else:
        score(args.folder)


if __name__ == "__main__":
    main()
