"""What a person has chosen for the app: a small readable file that a crash cannot tear."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from desktop.look.translate import translate

FILE = "settings.json"
NAMES_KEPT = 24
PACES = (1500, 600, 200, 0)
"""Milliseconds that a bot's step stays: slow, normal, fast, at once."""
SMALLEST, USUAL, LARGEST = 80, 100, 200
"""Text sizes in per cent."""

Pixels = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class Settings(msgspec.Struct):
    """The choices; an empty language, theme or motion follows the system."""

    language: Literal["", "en", "de"] = ""
    theme: Literal["", "light", "dark"] = ""
    text_size: Annotated[int, msgspec.Meta(ge=SMALLEST, le=LARGEST)] = USUAL
    """In per cent."""
    motion: Literal["", "on", "reduced", "off"] = ""
    """How pieces move; empty as the system asks for."""
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 600
    """How long a bot's step stays before the next one."""
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width and height."""
    maximized: bool = False
    names: list[str] = []
    """Names used before, the latest first."""

    def remember(self, names: list[str]) -> None:
        """Put these names before the ones used earlier."""
        self.names = list(dict.fromkeys([*names, *self.names]))[:NAMES_KEPT]


def motion(name: str) -> Literal["", "on", "reduced", "off"]:
    """A choice of motion by its name; one that is unknown follows the system."""
    return (
        "on" if name == "on" else "reduced" if name == "reduced" else "off" if name == "off" else ""
    )


@dataclass(frozen=True)
class Broken:
    """A settings file that could not be read: why, and where it is kept."""

    reason: str
    kept: Path | None

    def __str__(self) -> str:
        told = translate("Settings", "The settings could not be read and start anew: {reason}.")
        kept = translate("Settings", "The old file is kept as {path}.")
        parts = [told.format(reason=self.reason)]
        if self.kept is not None:
            parts.append(kept.format(path=self.kept))
        return " ".join(parts)


def folder() -> Path:
    """`WAYPOST_CONFIG`, else beside the data in `WAYPOST_DATA`, else the platform's folder."""
    for name in ("WAYPOST_CONFIG", "WAYPOST_DATA"):
        if given := os.environ.get(name):
            return Path(given)
    # Only here, as in `default_path` of the library: where the folder is given, nobody needs it.
    import platformdirs

    return platformdirs.user_config_path("waypost", appauthor=False)


def load() -> tuple[Settings, Broken | None]:
    """The settings; a broken file gives the defaults, is told of and kept aside."""
    path = folder() / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        return Settings(), Broken(_reason(error), _set_aside(path))


def save(settings: Settings) -> None:
    """Write the settings in one step: the old file stays until the new one is complete."""
    target = folder() / FILE
    target.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    number, name = tempfile.mkstemp(prefix=f"{FILE}.", dir=target.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(text + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _set_aside(path: Path) -> Path | None:
    kept = path.with_name(f"{path.name}.broken")
    try:
        return path.replace(kept)
    except OSError:
        return None


def _reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".")
