"""Qt's binding is compiled once, not at every start; nothing depends on what was kept of it."""

import os
import subprocess
import sys
from pathlib import Path

CODE = """
import sys
compiled = []
def hear(event, arguments):
    if event == "compile" and str(arguments[1]).startswith("shibokensupport"):
        compiled.append(arguments[1])
sys.addaudithook(hear)
import builtins
before = builtins.compile
from desktop.command_line import binding
binding.load()
assert builtins.compile is before
from PySide6.QtCore import QObject, QPoint
try:
    QPoint("no point")
except TypeError as error:
    assert "QPoint" in str(error)
print(len(compiled))
"""


def compiled(folder: Path, **more: str) -> int:
    """How many modules of the binding a start compiles."""
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**kept, "PYTHONPYCACHEPREFIX": str(folder), **more},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def test_the_binding_is_compiled_once(tmp_path: Path) -> None:
    assert compiled(tmp_path, PYTHONDONTWRITEBYTECODE="1") > 5
    assert compiled(tmp_path) > 5, "nothing was to be written"
    (kept,) = tmp_path.rglob("shibokensupport.*")
    data = kept.read_bytes()
    assert compiled(tmp_path) == 0
    kept.write_bytes(b"")
    assert compiled(tmp_path) > 5
    assert len(kept.read_bytes()) == len(data)
