"""Where a small break can be planted, and which."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random

OTHERS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.And: " or ",
    ast.Or: " and ",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
}
"""What an operator is exchanged for."""
OF_LENGTHS: dict[type[ast.AST], str] = {ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<"}
"""And between lengths, which are never as good as equal."""
LENGTHS = {"width", "height", "left", "right", "top", "bottom", "x", "y", "horizontalAdvance"}


@dataclass(frozen=True)
class Place:
    """A piece of a file, from one character to another, and what stands there when it is broken."""

    file: str
    line: int
    start: int
    end: int
    old: str
    new: str
    is_statement: bool

    def broken(self, text: str) -> str:
        """The file's text with the break in it."""
        return text[: self.start] + self.new + text[self.end :]


class Source:
    """A file's text, and where the nodes of its tree stand in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.lines = text.split("\n")
        self.starts = [0, *accumulate(len(line) + 1 for line in self.lines)]

    def at(self, line: int, byte: int) -> int:
        """The number of a character in the text."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:byte].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The characters from and to which a node stands."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr | ast.stmt) -> str:
        """How a node is written."""
        start, end = self.span(node)
        return self.text[start:end]

    def place(self, node: ast.expr | ast.stmt, new: str) -> Place:
        """A node as a place."""
        is_statement = isinstance(node, ast.stmt)
        return Place(
            self.file, node.lineno, *self.span(node), self.of(node), new, is_statement=is_statement
        )

    def places(self) -> Iterator[Place]:
        """All that can be broken in the file's functions."""
        for function in outermost(ast.parse(self.text)):
            for statement in function.body:
                for node in inside(statement):
                    yield from self.breaks(node)

    def breaks(self, node: ast.AST) -> Iterator[Place]:
        """What can be broken of one node, apart from its children."""
        match node:
            case ast.Compare(left, [operator], [right]):
                others = OTHERS | OF_LENGTHS if has_length(node) else OTHERS
                other = others[type(operator)]
                yield self.place(node, f"(({self.of(left)}) {other} ({self.of(right)}))")
            case ast.BoolOp(join, values):
                yield self.place(
                    node, f"({OTHERS[type(join)].join(f'({self.of(value)})' for value in values)})"
                )
            case ast.UnaryOp(ast.Not(), operand):
                yield self.place(node, f"(bool({self.of(operand)}))")
            case ast.BinOp(left, ast.Add() | ast.Sub() | ast.Mult() as sign, right):
                if not has_text(node):
                    other = OTHERS[type(sign)]
                    yield self.place(node, f"(({self.of(left)}) {other} ({self.of(right)}))")
            case ast.Constant(bool(value)):
                yield self.place(node, repr(not value))
            case ast.Constant(int() | float() as number):
                # A pixel more is not to be seen.
                rules = self.file.startswith("engine")
                yield self.place(node, repr(number + 1 if rules else number * 2 + 1))
            case ast.IfExp(test, body, orelse):
                yield self.place(
                    node, f"(({self.of(orelse)}) if ({self.of(test)}) else ({self.of(body)}))"
                )
            case ast.If(test) if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                if not any(isinstance(part, ast.NamedExpr) for part in ast.walk(test)):
                    yield self.place(test, f"(not ({self.of(test)}))")
            case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign():
                assert isinstance(node, ast.stmt)
                yield self.place(node, "pass")
            case ast.Return(ast.expr() as value) if self.of(value) != "None":
                yield self.place(node, "return None")


def outermost(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a module and of its classes."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield node
        return
    for child in ast.iter_child_nodes(node):
        yield from outermost(child)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, without types, patterns, texts with values in them, and errors."""
    match node:
        case ast.JoinedStr() | ast.Raise() | ast.Assert() | ast.pattern() | ast.arg():
            return
        case ast.If(ast.Name("TYPE_CHECKING")):
            return
    yield node
    for child in below(node):
        yield from inside(child)


def below(node: ast.AST) -> Iterable[ast.AST]:
    """The children of a node that are no types."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [node.args, *node.body]
        case ast.Lambda():
            return [node.body]
        case ast.AnnAssign():
            return [node.target, *([node.value] if node.value else [])]
        case ast.Call(ast.Name("cast" | "TypeVar")):
            return node.args[1:]
        case ast.Call(ast.Name("zip")):
            # Whether it is strict is no more than an assertion.
            return node.args
    return ast.iter_child_nodes(node)


def has_text(node: ast.AST) -> bool:
    """Whether a sum is one of texts."""
    return any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.walk(node)
    )


def has_length(node: ast.AST) -> bool:
    """Whether lengths are compared."""
    calls = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return any(isinstance(call, ast.Attribute) and call.attr in LENGTHS for call in calls)


def drawn(root: Path, number: int, seed: int) -> list[Place]:
    """So many places of engine and desktop, each as likely as any other; more begin with the same."""
    files = [path for floor in ("engine", "desktop") for path in (root / floor).rglob("*.py")]
    texts = {str(path.relative_to(root)): path.read_text("utf-8") for path in sorted(files)}
    places = [it for file, text in texts.items() for it in Source(file, text).places()]
    Random(seed).shuffle(places)
    return [it for it in places[: 2 * number] if is_python(it.broken(texts[it.file]))][:number]


def is_python(text: str) -> bool:
    """Whether a text can be compiled."""
    try:
        compile(text, "", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True
