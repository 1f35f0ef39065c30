"""Files from outside that somebody broke: each door takes them, or refuses them in one sentence."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from desktop.host import settings
from desktop.look.kept import FILE as KEPT
from desktop.look.kept import Kept
from engine.base import strict_json
from engine.base.errors import Told
from engine.base.plain_text import seen
from engine.games.outpost import deck_file as event_cards
from engine.games.robinson_crusoe import deck_file
from engine.match.match import Match
from engine.record import record
from engine.rules import edition
from engine.rules import game as games
from engine.rules.components import BadData, Value
from engine.rules.edition import Edition
from engine.rules.words import error_text, load
from engine.store import backup
from engine.store.library import Library
from tests.paths import RECORDS

LONGEST = 700
"""Characters of a refusal at most; a deck tells all its errors at once, one a line."""
PATIENCE = 5.0
"""Seconds after which a door hangs."""
FOUND = (
    *(b"\x00", b"\x1b[2J", b"\xff", b"\xc3", "\u202e".encode(), "\u2028".encode(), b"\r", b"\n\n"),
    *(b"\\ud800", b"1e999", b"-1", b"NaN", b"99999999999999999999", b"null", b"[]", b"{}", b'""'),
    *(b"[" * 3000, b"9" * 5000, b"x" * 3000, b'"', b"'", b"]]", b"= ", b"<b>", b"%00", b"{name}"),
)
"""What is put in somewhere."""


def broken(data: bytes, dice: Random) -> bytes:
    """The same, broken in up to four places."""
    raw = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        at = dice.randrange(len(raw) + 1)
        until = min(len(raw), at + dice.choice((1, 1, 4, 40, 400)))
        match dice.randrange(7):
            case 0:
                raw[at:until] = bytes(dice.randrange(256) for _ in range(until - at))
            case 1:
                del raw[at:until]
            case 2:
                raw[at:at] = raw[at:until] * dice.choice((1, 1, 30))
            case 3 | 4:
                raw[at:until] = dice.choice(FOUND)
            case 5:
                rows = bytes(raw).split(b"\n")
                row, other = dice.randrange(len(rows)), dice.randrange(len(rows))
                rows[row], rows[other] = rows[other], rows[row]
                raw = bytearray(b"\n".join(rows))
            case 6:
                numbers = [*re.finditer(rb"-?\d+", raw)]
                if numbers:
                    number = dice.choice(numbers)
                    told = dice.choice((b"0", b"-1", b"999999999", b"9" * 30, b"1.5", b"x"))
                    raw[number.start() : number.end()] = told
    return bytes(raw)


class Doors:
    """Everything that reads a file from outside, each with a whole one to break."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0
        self.whole = {
            "record": _some_lines(_golden("two_people_base_rules.waypost"), 60),
            "table": _some_lines(_golden("robinson_four_at_a_table.waypost"), 60),
            "deck": _deck("robinson-crusoe"),
            "event cards": _deck("outpost"),
            "sheet": _sheet(),
            "edition": _edition(),
            "settings": json.dumps({"names": ["Anna", "Jürgen"], "window": [1, 2, 3, 4], "theme": "dark", "seated": {"outpost": [["A", "person", "red"]]}}).encode(),
            "kept pictures": b'{"checksum": 0, "drawings": [["a", 2, 2], ["b", 1, 4]]}\n' + bytes(32),
            "library": self._library(),
        }  # fmt: skip
        self.whole["backup"] = self.whole["library"]
        self._take: dict[str, Callable[[bytes], object]] = {
            "record": _play,
            "table": _play,
            "deck": lambda data: deck_file.tables_in([("deck.toml", data)]),
            "event cards": lambda data: event_cards.tables_in([("deck.toml", data)]),
            "sheet": _count,
            "edition": edition.read,
            "settings": self._settings,
            "kept pictures": self._pictures,
            "library": self._open,
            "backup": lambda data: backup.unpack(data, Path("a.backup")).close(),
        }

    def knock(self, kind: str, data: bytes) -> str:
        """What is wrong with how a door deals with that; empty if nothing is."""
        begun = time.monotonic()
        try:
            self._take[kind](data)
        except Told as error:
            each = error.errors if isinstance(error, BadData) else (error,)
            for said in (it for one in each for it in (str(one), error_text(one, "de"))):
                if said != seen(said):
                    return f"the refusal steers the screen: {said!r}"
                if len(said) > LONGEST:
                    return f"the refusal is too long: {said[:200]}"
        except (Exception, RecursionError) as error:
            return f"{type(error).__name__}: {error}"[:300]
        if (took := time.monotonic() - begun) > PATIENCE:
            return f"it takes {took:.1f} s"
        return ""

    def clean(self) -> None:
        """Take away what was laid there to be read."""
        for place in self._folder.iterdir():
            shutil.rmtree(place)

    # -- files that are read from their place -------------------------------------------

    def _place(self) -> Path:
        self._made += 1
        place = self._folder / str(self._made)
        place.mkdir()
        return place

    def _library(self) -> bytes:
        path = self._place() / "matches.sqlite"
        with closing(Library(path, lambda: 1)) as library:
            found = _golden("two_people_base_rules.waypost")
            library.import_record(_some_lines(found, 30), "Sunday")
            library.own_cards.keep("robinson-crusoe", [{"name": "Storm"}])
        return path.read_bytes()

    def _open(self, data: bytes) -> None:
        place = self._place()
        (place / "matches.sqlite").write_bytes(data)
        with closing(Library(place / "matches.sqlite", lambda: 1)) as library:
            for info in [*library.matches(), *library.matches(deleted=True)]:
                library.open(info.id)
                library.export(info.id)
            library.own_cards.of("robinson-crusoe")
            library.decks.all("outpost")

    def _settings(self, data: bytes) -> None:
        place = self._place()
        (place / settings.FILE).write_bytes(data)
        os.environ["WAYPOST_CONFIG"] = str(place)
        found, told = settings.load()
        str(told).encode()
        settings.save(found)

    def _pictures(self, data: bytes) -> None:
        place = self._place()
        head, mark, pixels = data.partition(b"\n")
        # A wrong sum would be all that is ever looked at.
        head = head.replace(b": 0,", b": %d," % zlib.crc32(pixels))
        (place / KEPT).write_bytes(head + mark + pixels)
        Kept(place).find("a")


def _some_lines(text: bytes, most: int) -> bytes:
    header, _, lines = text.partition(b"\n\n")
    return header + b"\n\n" + b"".join(line + b"\n" for line in lines.split(b"\n")[:most])


def _play(data: bytes) -> None:
    read = record.read(data)
    Match.resume(read, games.load(read.header.setup.game))


def _count(data: bytes) -> None:
    document = strict_json.decode(data)
    form, wrong = games.part("red-outpost", "calculator").read(document)
    if wrong:
        raise wrong[0]
    games.part("red-outpost", "calculator").result(form)


def _golden(name: str) -> bytes:
    return next(it for it in RECORDS if it.name == name).read_bytes()


def _deck(game: str) -> bytes:
    tables = games.part(game, "deck_file").shipped_tables()
    text: str = games.part(game, "deck_format").text(tables, load(game, "en"))
    return text.encode()


def _sheet() -> bytes:
    calculator = games.part("red-outpost", "calculator")
    form = calculator.blank(["Anna", "Ben"], 1)
    form.vp, form.crystals, form.palace = [10, 3], [4, 3], [1, 2]
    return json.dumps(calculator.document(form)).encode()


def _edition() -> bytes:
    game = games.load("red-outpost")
    own = {name: value for name, value in game.values().items() if name in edition.entries(game)}
    entered = {name: Value(value.value, "entered") for name, value in own.items()}
    return Edition("Ours", "red-outpost", entered).text.encode()
