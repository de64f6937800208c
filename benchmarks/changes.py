"""Every small change that can be made to a Python file: an operator, a number, a condition.

`changes_of` lists them; each replaces one expression or statement of the source text and leaves the
rest as it was. Annotations, decorators, f-strings and literal text are not touched.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
MOST_STATEMENTS = 1 << 15
BODIES = ("body", "orelse", "finalbody", "handlers")
UNTOUCHED = ("annotation", "returns", "decorator_list", "bases", "format_spec")
NETS = ("strict", "repr")
"""Arguments that change nothing as long as nothing is wrong."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Change:
    """One change: where, what the statement said before and says after, and how it is written."""

    file: str
    line: int
    """Where the smallest statement around it begins, counted from 1."""
    function: str
    kind: str
    before: str
    after: str
    span: tuple[int, int]
    """First and last byte (exclusive) of the source that gives way."""
    text: str
    """What stands there instead."""

    def broken(self, source: bytes) -> bytes:
        """The source with this change in it."""
        return source[: self.span[0]] + self.text.encode() + source[self.span[1] :]


@dataclass(frozen=True)
class Place:
    """A node with the slot of its parent that holds it, its statement and its function."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    function: str

    def put(self, node: ast.AST) -> None:
        """Put a node into the slot."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def changes_of(file: str, source: bytes) -> list[Change]:
    """All changes of a file, in the order of its text; not every one can still be compiled."""
    tree = ast.parse(source)
    starts = line_starts(source)
    return [
        change
        for place in places(tree, tree.body[0], "")
        for kind, new in replacements(place)
        for change in [written(file, source, starts, place, kind, new)]
        if change.before != change.after
    ]


def is_python(source: bytes) -> bool:
    try:
        compile(source, "changed", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def line_starts(source: bytes) -> list[int]:
    """The byte with which each line begins."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def places(node: ast.AST, statement: ast.stmt, function: str) -> Iterator[Place]:
    """Every node below one that may be changed."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        function = f"{function}.{node.name}".lstrip(".")
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED:
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST):
                continue
            around = child if isinstance(child, ast.stmt) else statement
            slot = index if isinstance(value, list) else None
            yield Place(child, node, field, slot, around, function)
            yield from places(child, around, function)


def replacements(place: Place) -> Iterator[tuple[str, ast.AST]]:
    """What a node could be instead, with the kind of change."""
    node = place.node
    if isinstance(node, ast.Compare):
        for index, sign in enumerate(node.ops):
            for changed in COMPARED[type(sign)]:
                ops = [*node.ops[:index], changed(), *node.ops[index + 1 :]]
                yield "operator", ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "operator", ast.BoolOp(other, node.values)
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield "operator", ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
        yield "operator", ast.AugAssign(node.target, RECKONED[type(node.op)](), node.value)
    elif isinstance(node, ast.UnaryOp):
        yield "operator", node.operand
    elif isinstance(node, ast.Constant):
        yield from [("number", ast.Constant(value)) for value in other_values(node.value)]
    elif isinstance(node, ast.Call):
        yield from other_arguments(node)
    elif isinstance(node, ast.Return) and isinstance(place.parent, ast.If | ast.For | ast.While):
        yield "early return", ast.Pass()
    elif isinstance(node, ast.Continue | ast.Break):
        yield "early return", ast.Pass()
        yield "early return", ast.Break() if isinstance(node, ast.Continue) else ast.Continue()
    yield from other_conditions(place)


def other_values(value: object) -> list[int | float | bool]:
    """Instead of a number the next and the one before, instead of yes no."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value - 1]
    return []


def other_arguments(call: ast.Call) -> Iterator[tuple[str, ast.Call]]:
    """A call with two neighbouring arguments swapped, or without one that is named."""
    args = call.args
    in_any_order = isinstance(call.func, ast.Name) and call.func.id in ("min", "max")
    for i in range(0 if in_any_order else len(args) - 1):
        swapped = [*args[:i], args[i + 1], args[i], *args[i + 2 :]]
        yield "argument", ast.Call(call.func, swapped, call.keywords)
    for i in [i for i, word in enumerate(call.keywords) if word.arg not in NETS]:
        named = call.keywords[:i] + call.keywords[i + 1 :]
        yield "argument", ast.Call(call.func, args, named)


def other_conditions(place: Place) -> Iterator[tuple[str, ast.AST]]:
    """A condition turned round, or one that always or never holds."""
    node = place.node
    if not isinstance(node, ast.expr) or (isinstance(node, ast.Name) and "CHECKING" in node.id):
        return
    if place.field == "ifs":
        yield "condition", ast.Constant(True)
    elif place.field == "test" and not isinstance(node, ast.Constant):
        yield "condition", ast.UnaryOp(ast.Not(), node)
        yield "condition", ast.Constant(False)
        if not isinstance(place.parent, ast.While):
            yield "condition", ast.Constant(True)


def written(
    file: str, source: bytes, starts: list[int], place: Place, kind: str, new: ast.AST
) -> Change:
    """A change as text: of the source, and of the head of its statement for readers."""
    node = place.node
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None and node.end_col_offset is not None
    span = (
        starts[node.lineno - 1] + node.col_offset,
        starts[node.end_lineno - 1] + node.end_col_offset,
    )
    before = head(place.statement)
    if node is place.statement:
        after = head(new)
    else:
        place.put(new)
        after = head(place.statement)
        place.put(node)
    text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(new)))
    if isinstance(new, ast.expr):
        text = f"({text})"
    return Change(file, place.statement.lineno, place.function, kind, before, after, span, text)


def head(statement: ast.AST) -> str:
    """A statement in one line, without what stands under it."""
    bare = copy.copy(statement)
    for field in BODIES:
        if hasattr(bare, field):
            setattr(bare, field, [])
    if hasattr(bare, "decorator_list"):
        bare.decorator_list = []
    return ast.unparse(ast.fix_missing_locations(bare)).strip()


class Marked(ast.NodeTransformer):
    """Puts a note before every statement that it was reached: `reached[number] = 1`."""

    def __init__(self, numbers: dict[int, int]) -> None:
        self.numbers = numbers
        """The number of the statement that begins on a line."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                setattr(node, field, [part for old in block for part in self.noted(old)])
        return node

    def noted(self, statement: ast.stmt) -> list[ast.stmt]:
        """A statement with the note before it."""
        if stays_first(statement):
            return [statement]
        note = ast.parse(f"REACHED[{self.numbers[statement.lineno]}] = 1").body
        return [*note, statement]


def with_notes(source: bytes, numbers: dict[int, int]) -> str:
    """The source of a module that notes in the builtin `REACHED` which statements are reached."""
    tree = ast.fix_missing_locations(Marked(numbers).visit(ast.parse(source)))
    first = sum(stays_first(node) for node in tree.body[:2])
    # a process that a test starts has no such builtin
    own = f"REACHED = vars(__import__('builtins')).get('REACHED', bytearray({MOST_STATEMENTS}))"
    tree.body[first:first] = ast.parse(own).body
    return ast.unparse(tree)


def stays_first(statement: ast.stmt) -> bool:
    """Whether nothing may stand before a statement: docstrings, and imports of the future."""
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_text or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__")


def statement_lines(source: bytes) -> list[int]:
    """The lines on which statements begin."""
    nodes = ast.walk(ast.parse(source))
    return sorted({node.lineno for node in nodes if isinstance(node, ast.stmt)})


def break_function(module: ModuleType, change: Change, source: bytes) -> None:
    """Give the function of an imported module that is changed the code that it now has."""
    found: Any = module
    path = ""
    for part in change.function.split("."):
        found, path = unwrapped(vars(found)[part]), f"{path}.{part}".lstrip(".")
        if not isinstance(found, type):
            break
    code = compile(change.broken(source), change.file, "exec", dont_inherit=True)
    found.__code__ = next(part for part in codes(code) if part.co_qualname == path)


def unwrapped(value: Any) -> Any:
    """The function below properties, caches and the like."""
    for name in ("fget", "func", "__func__", "__wrapped__"):
        if hasattr(value, name):
            return unwrapped(getattr(value, name))
    return value


def codes(code: CodeType) -> Iterator[CodeType]:
    """Every code object in another one."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)


def modules_of(tree: Path, part: str) -> list[str]:
    """The modules of a part, as paths below the tree."""
    found = {
        file
        for place in tree.glob(f"src/carrack/{part}")
        for file in ([place] if place.is_file() else place.rglob("*.py"))
    }
    return sorted(str(file.relative_to(tree)) for file in found)


def named_changes(tree: Path, part: str) -> Iterator[tuple[tuple[Any, ...], Change]]:
    """The changes of a part; of equal ones in a function the name says which it is."""
    seen: Counter[tuple[str, ...]] = Counter()
    for file in modules_of(tree, part):
        for change in changes_of(file, tree.joinpath(file).read_bytes()):
            name = (file, change.function, change.before, change.after)
            seen[name] += 1
            yield (*name, seen[name]), change
