"""Under which terms the app and all that it is made of may be used, with the texts themselves."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from engine.base import resources

PACKAGES = ("click", "msgspec", "platformdirs", "qasync", "tqdm")
"""The Python packages that the app uses; their licences come with them."""


class Licence(NamedTuple):
    """What is used, the short name of its terms, and where their text lies."""

    name: str
    terms: str
    files: tuple[Path, ...]

    @property
    def text(self) -> str:
        """The terms as their authors wrote them; empty if their file is not installed."""
        found = [path.read_text("utf-8", "replace") for path in self.files if path.is_file()]
        return ("\n" + "—" * 40 + "\n\n").join(found)


def all_licences() -> list[Licence]:
    """The app's own first."""
    here = resources.folder()
    qt = (here / "licences" / "LGPL-3.0.txt", here / "licences" / "GPL-3.0.txt")
    return [
        Licence("Waypost", "MIT", _own()),
        Licence("Inter", "OFL 1.1", (here / "fonts" / "OFL-Inter.txt",)),
        Licence("Vollkorn", "OFL 1.1", (here / "fonts" / "OFL-Vollkorn.txt",)),
        Licence(f"Qt, PySide6 {_version('PySide6-Essentials')}".strip(), "LGPL 3.0", qt),
        *(
            Licence(f"{name} {_version(name)}".strip(), _terms(name), _files(name))
            for name in PACKAGES
        ),
    ]


def _own() -> tuple[Path, ...]:
    """In a checkout beside the resources, in an installed wheel with its metadata."""
    beside = resources.folder().parent / "LICENSE"
    return (beside,) if beside.is_file() else _files("waypost")


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def _terms(package: str) -> str:
    try:
        told = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return ""
    named = [told[key] for key in ("License-Expression", "License") if key in told]
    return str(named[0]) if named else ""


def _files(package: str) -> tuple[Path, ...]:
    """The licence files that a package brings."""
    try:
        files = metadata.files(package) or []
    except metadata.PackageNotFoundError:
        return ()
    return tuple(
        Path(str(file.locate()))
        for file in files
        if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
        and ".dist-info" in str(file)
    )
