"""Opens the window, or plays a demonstration where no screen shows one."""

from __future__ import annotations

import builtins
import gc
import importlib
import os
import tempfile
from pathlib import Path

from engine.base.errors import Told, reason


def run(demo: str | None) -> int:
    """Open the window on the screen there is; with `demo`, or without a screen, demonstrate."""
    from desktop.host.screen import find_screen

    platform = None if demo is not None else find_screen()
    if platform is None:
        return _demonstrate(_writable(Path(demo)) if demo is not None else _default_folder())
    os.environ["QT_QPA_PLATFORM"] = platform
    _load_lightly()
    return _left(importlib.import_module("desktop.shell.app").run())


def run_alone() -> int:
    """Open the window as a start without arguments does; what goes wrong is said as ever."""
    try:
        return run(None)
    except (Told, ValueError, OSError) as error:
        from desktop.command_line.refusing import refuse

        return refuse(error)


def _load_lightly() -> None:
    """Load Qt so that the modules after it take no longer than they must."""
    # Nearly all that is made while modules are loaded stays; `desktop.shell.app` collects from then on.
    gc.disable()
    importlib.import_module("PySide6.QtCore")
    # Else the source of each module is read after it was loaded, to see whether it asks for
    # Python's names of Qt's methods; none of ours does.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _demonstrate(folder: Path) -> int:
    from desktop.host.system import ensure_libraries

    ensure_libraries("offscreen")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return _left(importlib.import_module("desktop.shell.demo").run(folder))


def _left(code: int | None) -> int:
    return code or 0


def _default_folder() -> Path:
    """In the cache, or among the temporary files where there is no home to write to."""
    import platformdirs

    try:
        return _writable(platformdirs.user_cache_path("waypost") / "demo")
    except Told:
        return Path(tempfile.mkdtemp(prefix="waypost-demo-"))


def _writable(folder: Path) -> Path:
    """The folder, made if need be; an error names one that cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:
        why = reason(error)
        sentence = f"“{folder}” cannot be written to: {why}"
        raise Told("folder_unwritable", sentence, folder=str(folder), why=why) from None
    return folder
