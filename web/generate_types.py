"""Writes the page's TypeScript types from the Python types of what the server sends and takes.

The sources are read, not imported: classes (msgspec structs and typed dictionaries) become
interfaces, aliases become types, docstrings become comments. A class `SeatPayload` is called `Seat`
in TypeScript; `Annotated[…, Form]` stands for `Form`. The routes are those of the server
(:mod:`generate_routes`). `--check` writes nothing, and fails with the names of the files that are
out of date.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import generate_routes

ROOT = Path(__file__).resolve().parent.parent
SHAPES = ROOT / "src" / "carrack" / "server" / "shapes"
WEB = ROOT / "web" / "src"
SUFFIX = "Payload"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
SENT = "ClientMessage"
"""The class of what clients send."""
REQUESTS = "messages.py"
"""The end of the modules of what clients send; they may leave out fields with a default."""
PACE = SHAPES.parent / "clocks" / "pace.py"
"""What is sent as it was taken."""
ANSWERS = (
    "engine",
    "analysis",
    "box",
    "lesson",
    "payload",
    "answer",
    "people",
    "passkey",
    "club",
    "notice",
    "league",
    "operator",
)
"""What the server sends: each in a module NAME_types."""


class Types:
    """The types of some modules, written as TypeScript."""

    def __init__(self, sources: list[Path]) -> None:
        self.classes: dict[str, tuple[ast.ClassDef, bool]] = {}
        self.values: dict[str, ast.expr] = {}
        for source in sources:
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                match node:
                    case ast.ClassDef(name=name):
                        self.classes[name] = node, source.name.endswith(REQUESTS)
                    case ast.Assign(targets=[ast.Name(id=name)], value=value):
                        self.values[name] = value
                    case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                        self.values[name] = value
        self.open = {each.id for each in self._listed("OPEN")}

    def _listed(self, name: str) -> list[ast.Name]:
        value = self.values.get(name)
        parts = value.elts if isinstance(value, ast.Tuple) else []
        return [part for part in parts if isinstance(part, ast.Name)]

    def interface(self, name: str) -> str:
        """A class as an interface with its comments."""
        node, request = self.classes[name]
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        known = [self.called(base) for base in bases if base in self.classes and base != SENT]
        if name in self.open and not any(base in self.open for base in bases):
            known.insert(0, "Record<string, unknown>")
        extends = f" extends {', '.join(known)}" if known else ""
        lines = [comment(ast.get_docstring(node), "")]
        if not known and not any(isinstance(field, ast.AnnAssign) for field in node.body):
            return f"{lines[0]}export type {self.called(name)} = Record<string, never>;\n"
        lines.append(f"export interface {self.called(name)}{extends} {{\n")
        lines += self._fields(node, request)
        return "".join([*lines, "}\n"])

    def _fields(self, node: ast.ClassDef, request: bool) -> Iterator[str]:
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                optional = request and field.value is not None
                kind = self.written(field.annotation)
                if isinstance(field.annotation, ast.Subscript):
                    optional |= ast.unparse(field.annotation.value) == "NotRequired"
                if kind.endswith(" | undefined"):
                    kind, optional = kind.removesuffix(" | undefined"), True
                yield comment(text_of(after), "  ")
                yield f"  {field.target.id}{'?' if optional else ''}: {kind};\n"

    def called(self, name: str) -> str:
        """The name of a class in TypeScript."""
        return name.removesuffix(SUFFIX)

    def written(self, kind: ast.expr) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str(name)):
                return name
            case ast.Name(id="UnsetType"):
                return "undefined"
            case ast.Name(id=name) if name in PLAIN:
                return PLAIN[name]
            case ast.Name(id=name) if name in self.classes:
                return self.called(name)
            case ast.Name(id=name) if name in self.values:
                value = self.values[name]
                return name if is_choice(value) else self.written(value)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.written(left)} | {self.written(right)}"
            case ast.Subscript(value=ast.Name(id=outer), slice=inner):
                return self._made(outer, inner.elts if isinstance(inner, ast.Tuple) else [inner])
        raise SystemExit(f"generate_types: {ast.unparse(kind)!r} has no form in TypeScript yet")

    def _made(self, outer: str, parts: list[ast.expr]) -> str:
        match outer, parts:
            case "Annotated", [plain, ast.Call()]:
                return self.written(plain)
            case "Annotated", [_, form]:
                return self.written(form)
            case "NotRequired", [kind]:
                return self.written(kind)
            case "Literal", _:
                return " | ".join([literal(part) for part in parts])
            case "list", [kind]:
                inner = self.written(kind)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case "tuple", _:
                return f"[{', '.join([self.written(part) for part in parts])}]"
            case "dict", [key, value]:
                return f"Record<{self.written(key)}, {self.written(value)}>"
        raise SystemExit(f"generate_types: {outer}[…] has no form in TypeScript yet")

    def aliases(self) -> Iterator[str]:
        """Names for what is no object."""
        for name, value in self.values.items():
            if is_choice(value):
                yield f"export type {name} = {self.written(value)};\n"

    def tables(self) -> set[str]:
        """The names of objects that are made of others, or one of them."""
        known = [self.values.get(name) for name in ("JOINED", "UNIONS")]
        keys = [each.keys for each in known if isinstance(each, ast.Dict)]
        return {key_text(key) for some in keys for key in some}

    def joined(self) -> Iterator[str]:
        """What is sent as one object, made of several classes."""
        table = self.values.get("JOINED")
        if isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if isinstance(value, ast.Tuple):
                    parts = [self.called(ast.unparse(part)) for part in value.elts]
                    yield f"export interface {key_text(key)} extends {', '.join(parts)} {{}}\n"

    def unions(self) -> Iterator[str]:
        """What is one of several objects."""
        table = self.values.get("UNIONS")
        if isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if isinstance(value, ast.Tuple):
                    kinds = "".join([f"\n  | {self.written(part)}" for part in value.elts])
                    yield f"export type {key_text(key)} ={kinds};\n"


def key_text(key: ast.expr | None) -> str:
    """A key of a table, which is a string."""
    return str(ast.literal_eval(key)) if key is not None else ""


def is_choice(value: ast.expr) -> bool:
    """Whether an alias stands for a type that the page needs a name for."""
    if isinstance(value, ast.Subscript):
        return ast.unparse(value.value) in ("Literal", "tuple")
    return isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)


def literal(part: ast.expr) -> str:
    """A value as a type."""
    value = ast.literal_eval(part)
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def text_of(node: ast.stmt | None) -> str | None:
    """The string that stands after a field and describes it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def comment(text: str | None, indent: str) -> str:
    """A comment of one or more lines, if there is anything to say."""
    if not text:
        return ""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    starred = "".join([f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines])
    return f"{indent}/**\n{starred}{indent} */\n"


def header(source: str) -> str:
    """The first lines of a file that nobody edits."""
    return f"/** Written by web/generate_types.py from {source}: change it there. */\n\n"


def protocol() -> str:
    """What page and server send each other."""
    types = exchanged()
    parts = [types.interface(name) for name in types.classes if name != SENT]
    names = f"{{*{REQUESTS.removesuffix('.py')},{{{','.join(ANSWERS)}}}_types}}"
    head = header(f"src/carrack/server/shapes/{names}.py")
    return head + "\n".join([*types.aliases(), *parts, *types.joined(), *types.unions()])


def exchanged() -> Types:
    """The types of what page and server send each other."""
    sent = sorted(SHAPES.glob(f"*{REQUESTS}"))
    return Types([*sent, PACE, *[SHAPES / f"{name}_types.py" for name in ANSWERS]])


def routes() -> str:
    """What each route is asked and answers."""
    types = exchanged()
    names = {types.called(name) for name in types.classes} | types.tables()
    return header("the rows of src/carrack/server/http") + generate_routes.interface(names)


def view(source: Path) -> str:
    """A game's view."""
    types = Types([source])
    parts = [*types.aliases(), *[types.interface(name) for name in types.classes]]
    return header(source.relative_to(ROOT).as_posix()) + "\n".join(parts)


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    made = {WEB / "protocol" / "types.ts": protocol(), WEB / "protocol" / "routes.ts": routes()}
    for folder in sorted((WEB / "games").iterdir()):
        package = ROOT / "src" / "carrack" / "games" / folder.name.replace("-", "_")
        source = package / "readers" / "view_types.py"
        if source.is_file():
            made[folder / "viewTypes.ts"] = view(source)
    return made


def main() -> int:
    """Writes the files, or checks them; the exit status is 1 when one is out of date."""
    old = [file for file, text in files().items() if text_in(file) != text]
    if "--check" in sys.argv:
        for file in old:
            print(f"{file.relative_to(ROOT)} is out of date: run python web/generate_types.py")
        return bool(old)
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
    return 0


def text_in(file: Path) -> str:
    """What a file holds; nothing if it is not there."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
