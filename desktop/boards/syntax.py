"""Python taken apart, for what a game's files are to be asked about."""

from __future__ import annotations

import ast
from functools import cache


@cache
def nodes(text: str) -> tuple[ast.AST, ...]:
    """All that stands in a text of Python; each check asks for the same files anew."""
    return tuple(ast.walk(ast.parse(text)))
