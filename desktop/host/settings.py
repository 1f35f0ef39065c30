"""What a person has chosen for the app: a small readable file that a crash cannot tear."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from desktop.host import files
from desktop.look.translate import language, translate
from engine.base.contents import contents
from engine.base.errors import reason
from engine.base.people import LONGEST as LONGEST_NAME
from engine.base.plain_text import quoted

FILE = "settings.json"
LONGEST = 1 << 20
"""Bytes that are read of it."""
NAMES_KEPT = 24
SEAT_PARTS = 3
PACES = (1500, 600, 200, 0)
"""Milliseconds that a bot's step stays: slow, normal, fast, at once."""
SMALLEST, USUAL, LARGEST = 80, 100, 200
"""Text sizes in per cent."""
FARTHEST = 100_000
"""Pixels from a screen's corner at which a window may have been left."""


@dataclass
class Settings:
    """The choices; an empty language, theme or motion follows the system."""

    language: Literal["", "en", "de"] = ""
    theme: Literal["", "light", "dark"] = ""
    text_size: int = USUAL
    """In per cent."""
    motion: Literal["", "on", "reduced", "off"] = ""
    """How pieces move; empty as the system asks for."""
    pace_ms: int = 600
    """How long a bot's step stays before the next one."""
    in_rows: bool = True
    """Whether the end of a day is told row by row, on by a press."""
    what_if: bool = False
    """Whether boards tell what would be if the day ended now."""
    secret_answers: Literal["", "keys", "curtain"] = ""
    """How several people answer in secret; empty as it suits the screen (`desktop.set_up.paddles`)."""
    window: tuple[int, int, int, int] | None = None
    """Left, top, width and height."""
    maximized: bool = False
    names: list[str] = field(default_factory=list)
    """Names used before, the latest first."""
    seated: dict[str, list[list[str]]] = field(default_factory=dict)
    """Who sat there in the last match of a game: name, who plays, colour."""
    variants: dict[str, dict[str, str]] = field(default_factory=dict)
    """The options of a game's last match, as far as they name nobody."""
    laid: dict[str, list[list[str]]] = field(default_factory=dict)
    """What lay on the table when a game's last match there began, as it was typed: facts."""
    editions: dict[str, str] = field(default_factory=dict)
    """The edition of a game that was used last, by its name; empty as shipped."""
    decks: dict[str, int] = field(default_factory=dict)
    """The kept deck with which a game was played last, here and at a table apart: `outpost.table`."""
    hidden: list[str] = field(default_factory=list)
    """Parts of the tables that nobody wants to see: `red-outpost.lake`."""
    opened: list[str] = field(default_factory=list)
    """Of parts that share a place the one that was seen last: `red-outpost.moves`."""
    is_dark_told: bool = False
    """Whether the hint was given that the screen may go dark; it holds until a desktop keeps it on."""

    def remember(self, names: list[str]) -> None:
        """Put these names before the ones used earlier."""
        self.names = list(dict.fromkeys([*filter(None, names), *self.names]))[:NAMES_KEPT]

    def forget(self, names: Collection[str]) -> None:
        """Have these names no more."""
        self.names = [name for name in self.names if name not in names]


def _whole(least: int, most: int) -> Callable[[object], bool]:
    return lambda it: type(it) is int and least <= it <= most


def _several(it: object, each: Callable[[object], bool], count: int = 0) -> bool:
    return isinstance(it, list) and len(it) == (count or len(it)) and all(map(each, it))


def _text(it: object) -> bool:
    """A name as it can be written: half of a pair of signs cannot."""
    return isinstance(it, str) and len(it) <= LONGEST_NAME and _can_be_written(it)


def _can_be_written(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _seat_fits(it: object) -> bool:
    return _several(it, _text, SEAT_PARTS)


_CAN_BE: dict[str, Callable[[object], bool]] = {
    "language": lambda it: it in ("", "en", "de"),
    "theme": lambda it: it in ("", "light", "dark"),
    "text_size": _whole(SMALLEST, LARGEST),
    "motion": lambda it: it in ("", "on", "reduced", "off"),
    "pace_ms": _whole(0, 5000),
    "in_rows": lambda it: isinstance(it, bool),
    "what_if": lambda it: isinstance(it, bool),
    "secret_answers": lambda it: it in ("", "keys", "curtain"),
    "window": lambda it: it is None or _several(it, _whole(-FARTHEST, FARTHEST), 4),
    "maximized": lambda it: isinstance(it, bool),
    "names": lambda it: _several(it, _text),
    "seated": lambda it: (
        isinstance(it, dict)
        and all(_text(game) and _several(rows, _seat_fits) for game, rows in it.items())
    ),
    "variants": lambda it: (
        isinstance(it, dict)
        and all(
            _text(game)
            and isinstance(chosen, dict)
            and all(map(_text, (*chosen, *chosen.values())))
            for game, chosen in it.items()
        )
    ),
    "laid": lambda it: (
        isinstance(it, dict)
        and all(
            _text(game) and _several(facts, lambda fact: _several(fact, _text))
            for game, facts in it.items()
        )
    ),
    "editions": lambda it: isinstance(it, dict) and all(map(_text, (*it, *it.values()))),
    "decks": lambda it: (
        isinstance(it, dict)
        and all(_text(door) and type(ident) is int and ident > 0 for door, ident in it.items())
    ),
    "hidden": lambda it: _several(it, _text),
    "opened": lambda it: _several(it, _text),
    "is_dark_told": lambda it: isinstance(it, bool),
}
"""What each choice can be in a file."""


def motion(name: str) -> Literal["", "on", "reduced", "off"]:
    """A choice of motion by its name; one that is unknown follows the system."""
    return (
        "on" if name == "on" else "reduced" if name == "reduced" else "off" if name == "off" else ""
    )


class Unfit(ValueError):
    """A choice that cannot be so."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(name, value)
        self.name, self.value = name, value


class Broken(NamedTuple):
    """A settings file that could not be read: why, and where it is kept."""

    error: Exception
    kept: Path | None

    def __str__(self) -> str:
        told = translate("Settings", "The settings could not be read and were reset: {reason}.")
        kept = translate("Settings", "The old file is kept as {path}.")
        parts = [told.format(reason=_reason(self.error))]
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
        return _read(contents(path, LONGEST)), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError) as error:
        return Settings(), Broken(error, _set_aside(path))


def _read(data: bytes) -> Settings:
    """The settings of a file; what a later version wrote beside them is passed over."""
    read = json.loads(data)
    if not isinstance(read, dict):
        raise Unfit(FILE, read)
    known = {name: read[name] for name in _CAN_BE if name in read}
    for name, value in known.items():
        if not _CAN_BE[name](value):
            raise Unfit(name, value)
    if known.get("window"):
        known["window"] = tuple(known["window"])
    return Settings(**known)


def save(settings: Settings) -> None:
    """Write the settings in one step: the old file stays until the new one is complete."""
    target = folder() / FILE
    target.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(settings), ensure_ascii=False, indent=2).encode()
    files.put(target, text + b"\n")


def _set_aside(path: Path) -> Path | None:
    kept = path.with_name(f"{path.name}.broken")
    try:
        return path.replace(kept)
    except OSError:
        return None


def _reason(error: Exception) -> str:
    if isinstance(error, Unfit):
        told = translate("Settings", "{value} is not possible for “{name}”")
        value = quoted(json.dumps(error.value, ensure_ascii=False), 40)
        return told.format(name=error.name, value=value)
    if isinstance(error, OSError):
        from engine.rules.words import error_text  # only now: nothing goes wrong mostly

        return error_text(reason(error), language())
    return str(error).rstrip(".")
