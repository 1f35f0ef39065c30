"""Loads Python's binding to Qt, and no longer than it must take: somebody waits for a window."""

from __future__ import annotations

import builtins
import contextlib
import gc
import importlib
import importlib.util
import marshal
import os
import sys
import tempfile
from pathlib import Path
from types import CodeType
from typing import Any

_COMPILE = compile
_FUTURE = annotations.compiler_flag


def load() -> None:
    """Load `PySide6.QtCore`, on which all of Qt's other modules stand."""
    # Nearly all that is made while modules are loaded stays; `desktop.app` collects from then on.
    gc.disable()
    with Compiled():
        importlib.import_module("PySide6.QtCore")
    # Else the source of each module is read after it was loaded, to see whether it asks for
    # Python's names of Qt's methods; none of ours does.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


class Compiled:
    """Keeps what the binding compiles, where Python keeps what it has compiled of any module.

    The binding has a dozen of its modules as text inside its library, where Python does not see
    that they are modules, and compiles them at every start: a tenth of the time until a window is
    seen. Inside `with`, what was compiled from the same text before is taken as it was.
    """

    def __init__(self) -> None:
        folder = next(iter(_folders("shiboken6")), None)
        source = Path(folder or "", "shibokensupport.py")
        self._path = _beside_compiled(source) if folder else None
        self._known: dict[tuple[str, bytes], CodeType] = {}
        self._is_complete = True

    def __enter__(self) -> None:
        with contextlib.suppress(OSError, ValueError, EOFError, TypeError):
            if self._path is not None:
                self._known = dict(marshal.loads(self._path.read_bytes()))
        builtins.compile = self._compile

    def __exit__(self, *_: object) -> None:
        builtins.compile = _COMPILE
        if not self._is_complete and not sys.dont_write_bytecode:
            self._write()

    def _compile(self, source: Any, filename: Any, mode: str, *more: Any, **named: Any) -> Any:
        if mode != "exec" or not isinstance(source, bytes) or more or named:
            return _COMPILE(source, filename, mode, *more, **named)
        key = str(filename), importlib.util.source_hash(source)
        if key not in self._known:
            # As the binding's own file does that asks for it.
            self._known[key] = _COMPILE(source, filename, mode, _FUTURE, dont_inherit=True)
            self._is_complete = False
        return self._known[key]

    def _write(self) -> None:
        if self._path is None:
            return
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            number, part = tempfile.mkstemp(prefix=self._path.name, dir=self._path.parent)
            with os.fdopen(number, "wb") as file:
                file.write(marshal.dumps(self._known))
            Path(part).replace(self._path)


def _folders(package: str) -> list[str]:
    """The folders of a package, which is not loaded."""
    found = importlib.util.find_spec(package)
    return list(found.submodule_search_locations or ()) if found is not None else []


def _beside_compiled(source: Path) -> Path:
    """A file of ours where Python would keep what it compiled of this one."""
    return Path(importlib.util.cache_from_source(str(source))).with_suffix(".compiled")
