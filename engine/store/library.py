"""The matches of this PC in one SQLite file: every line is stored before it is shown.

One row for each line of a record, appended in one transaction with all that follows from it.
Times are whole seconds since 1970 and come from the caller's clock. The list is read without the
rules of any game; they are loaded with the first match that is opened.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.base import catalogue
from engine.base.errors import BadSetup
from engine.base.people import LONGEST, PLAY, Place, Player, checked
from engine.base.plain_text import line_of
from engine.record.heading import Heading, checksum, heading
from engine.store import backup
from engine.store.beside import Beside
from engine.store.cells import text, whole
from engine.store.decks import Decks
from engine.store.documents import Documents
from engine.store.library_file import LibraryError, default_path
from engine.store.limits import KeptLimits
from engine.store.open_file import OpenFile
from engine.store.rows import Rows
from engine.store.sheets import Sheets

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.rules.game import Game
    from engine.store.editions import Editions
    from engine.store.matches import Opened, Stored
    from engine.store.reasons import KeptReasons


class Info(NamedTuple):
    """A match in the library's list.

    Without `playable` its game is unknown or its header cannot be read: `players` is empty then,
    and `game` may name nothing; it can only be exported, renamed, duplicated and deleted. It
    `is_damaged` unless another Waypost may have written it so. `result` is empty unless it tells of these players.
    """

    id: int
    name: str
    game: str
    players: tuple[Player, ...]
    turn: int
    finished: bool
    result: tuple[Place, ...]
    created: int
    changed: int
    playable: bool
    level: str = PLAY
    """`play`, or `table` where people tell what happens."""
    ending: str = ""
    """How a match without points ended: `won`, `lost`, or nothing if nobody said."""
    is_damaged: bool = False


class Library:
    """The matches in one file; `LibraryError` says what is wrong with it and leaves it alone.

    `load` finds games that are not of `engine.games`.
    """

    def __init__(
        self,
        path: Path | None,
        clock: Callable[[], int],
        load: Callable[[str], Game] | None = None,
    ) -> None:
        self.file = OpenFile(path or default_path(), clock)
        self._load = load
        self._headings: dict[str, Heading] = {}
        """What stands in headers that hold, so that a list does not read each of them again."""
        self._rows = Rows(self.file, "match", _no_match)
        self.sheets = Sheets(self.file)
        self.own_cards = Documents(self.file, "own_cards")
        """What people typed of the printed cards of their copy."""
        self.unsaved_sheets = Documents(self.file, "unsaved_sheet")
        """What people count on in the calculator and have not saved."""
        self.decks = Decks(self.file)
        self.limits = KeptLimits(self.file)
        self.analyses = Beside(self.file, "analysis")
        """What finished matches were found to be when they were looked at again."""

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()

    # -- the list ------------------------------------------------------------------

    def matches(self, *, deleted: bool = False) -> list[Info]:
        """All matches that are there, or the deleted ones; the last played first."""
        return self._listed("(deleted IS NOT NULL) = ?", deleted)

    def latest(self, most: int, *, finished: bool) -> list[Info]:
        """So many matches that go on, or that are over; the last played first."""
        return self._listed("deleted IS NULL AND (finished IS 1) = ?", finished, most)

    def count(self, *, deleted: bool = False) -> int:
        """How many matches are there, or were deleted."""
        with self.file.reading():
            row = self.file.connection.execute(
                "SELECT count(*) FROM match WHERE (deleted IS NOT NULL) = ?", (deleted,)
            ).fetchone()
        return int(row[0])

    def _listed(self, which: str, wanted: bool, most: int = -1) -> list[Info]:
        with self.file.reading():
            rows = self.file.connection.execute(
                "SELECT id, name, game, turn, finished, result, ending, names, created, changed,"
                f" header, held FROM match WHERE {which} ORDER BY changed DESC, id DESC LIMIT ?",
                (wanted, most),
            ).fetchall()
        found = []
        first_read = []
        for *known_of, ending, names, created, changed, header, held in rows:
            ident, name, game, turn, finished, result = known_of
            name, game, result, header = map(text, (name, game, result, header))
            turn, created, changed = map(whole, (turn, created, changed))
            now = checksum(header)
            if held != now and self._holds(header):
                first_read.append((now, ident, header))
                held = now
            known = self._heading(header, game) if held == now else None
            players = _called(text(names), known.players) if known is not None else ()
            places = _places(result, len(players))
            found.append(
                Info(
                    *(ident, name, game, players, turn, finished == 1, places, created, changed),
                    playable=bool(players),
                    level=known.level if known is not None else PLAY,
                    ending=text(ending),
                    is_damaged=not players and not self._is_of_another(header),
                )
            )
        self._keep_held(first_read)
        return found

    def _heading(self, header: str, game: str) -> Heading | None:
        """What stands in a header that held; None if it tells of other rules or another game."""
        if (found := self._headings.get(header)) is None:
            found = self._headings[header] = heading(header)
        return found if found.game == game and found.rules == self._rules(game) else None

    def _is_of_another(self, header: str) -> bool:
        """Whether a header tells of a game or of rules that are not known here."""
        told = dict(row.partition(" ")[::2] for row in header.splitlines())
        rules = self._rules(told["game"]) if "game" in told else 0
        return "rules" in told and told["rules"] != str(rules)

    def _rules(self, game: str) -> int:
        """The number of the rules that are known here; 0 if the game is not."""
        try:
            return self._load(game).rules if self._load is not None else catalogue.box(game).rules
        except BadSetup:
            return 0

    def _holds(self, header: str) -> bool:
        """Whether the rules can read a header."""
        return self._stored.holds(header)

    def _keep_held(self, read: list[tuple[int, int, str]]) -> None:
        """Keep that these headers hold; where that cannot be written they are read again."""
        if read:
            with contextlib.suppress(LibraryError), self.file.writing():
                self.file.connection.executemany(
                    "UPDATE match SET held = ? WHERE id = ? AND header = ?", read
                )

    def name_of(self, ident: int) -> str:
        """What a match in the list is called; empty if it is not there."""
        return next((info.name for info in self.matches() if info.id == ident), "")

    def length(self, ident: int) -> int:
        """How many lines a match has; it only grows."""
        with self.file.reading():
            row = self.file.connection.execute(
                "SELECT coalesce(max(number), 0) FROM line WHERE match = ?", (ident,)
            ).fetchone()
        return whole(row[0])

    def rename(self, ident: int, name: str) -> None:
        """Give a match another name."""
        with self.file.writing():
            self._rows.change("UPDATE match SET name = ? WHERE id = ?", named(name), ident)

    def delete(self, ident: int) -> None:
        """Take a match out of the list, and forget its limits; `restore` brings it back without them."""
        with self.file.writing():
            self._rows.mark(self.file.clock(), ident)
            self.limits.forget(ident)

    def restore(self, ident: int) -> None:
        """Bring a deleted match back into the list."""
        self._rows.restore(ident)

    def duplicate(self, ident: int, name: str) -> int:
        """A copy under another name; its id."""
        with self.file.writing():
            copied = self._rows.change(
                "INSERT INTO match"
                " (header, held, created, changed, name, game, turn, finished, result, ending, names)"
                " SELECT header, held, ?, ?, ?, game, turn, finished, result, ending, names"
                " FROM match WHERE id = ?",
                *(self.file.clock(), self.file.clock(), named(name), ident),
            )
            self.file.connection.execute(
                "INSERT INTO line (match, number, text) SELECT ?, number, text FROM line"
                " WHERE match = ?",
                (copied, ident),
            )
            self.reasons.copy(ident, copied)
            return copied

    # -- matches -------------------------------------------------------------------

    def add(self, match: Match, name: str) -> int:
        """Store a match and every change to come; its id."""
        return self._stored.add(match, named(name))

    def open(self, ident: int) -> Opened:
        """Resume a match; a damaged one up to its last good line, the rest is kept.

        `BadRecord` if its header cannot be read any more.
        """
        return self._stored.open(ident)

    def export(self, ident: int) -> str:
        """The record's text, as it is stored."""
        return self._stored.export(ident)

    def import_record(self, data: bytes, name: str) -> int:
        """Store a record that was read from a file; its id. `BadRecord` if it does not hold."""
        return self._stored.import_record(data, named(name[:LONGEST]))

    @cached_property
    def _stored(self) -> Stored:
        # Only now: a match needs the rules, and the list has to be seen before they are loaded.
        from engine.rules import game
        from engine.store.matches import Stored

        return Stored(self.file, self._rows, self._load or game.load)

    @cached_property
    def reasons(self) -> KeptReasons:
        """Why bots answered so."""
        # Only now, for what they think of is known by the rules.
        from engine.store.reasons import KeptReasons

        return KeptReasons(self.file)

    @cached_property
    def editions(self) -> Editions:
        """The values of people's own copies."""
        # Only now, for what they can be is known by the rules.
        from engine.store.editions import Editions

        return Editions(self.file, self._load)

    # -- backups -------------------------------------------------------------------

    def back_up(self, path: Path) -> None:
        """Write all matches, the deleted ones too, into one file."""
        ours = path.name.casefold().startswith(self.file.path.name.casefold())
        if ours and path.parent.resolve() == self.file.path.parent.resolve():
            raise LibraryError(
                "backup.itself",
                f"{path} is the library itself: choose another file",
                path=str(path),
            )
        with self.file.reading():
            sound = backup.is_sound(self.file.connection)
            data = backup.pack(self.file.connection)
        if not sound:
            raise LibraryError(
                "library.damaged",
                f"the library {self.file.path} is damaged",
                path=str(self.file.path),
            )
        backup.write(data, path)

    def bring_back(self, path: Path) -> Path:
        """Put what a backup holds in place of all matches; the file in which those are kept."""
        return self.bring_in(backup.checked(path))

    def bring_in(self, checked: sqlite3.Connection) -> Path:
        """The same with a backup that is `backup.checked`, and closed then.

        One transaction: whoever is killed in it finds everything as it was before.
        """
        with closing(checked) as found:
            self.file.keep_in_place()
            with self.file.reading():
                data = backup.pack(self.file.connection)
            kept = self._free_name()
            backup.write(data, kept)
            try:
                backup.bring_in(found, self.file.connection, self.file.path)
            except BaseException:
                kept.unlink()
                raise
        return kept

    def _free_name(self) -> Path:
        """A name beside the library's own that tells the day."""
        day = time.strftime("%Y-%m-%d", time.localtime(self.file.clock()))
        names = (
            f"{self.file.path.stem}-{day}{more}"
            for more in ("", *(f"-{n}" for n in range(2, 1000)))
        )
        paths = (self.file.path.with_name(f"{name}{self.file.path.suffix}") for name in names)
        return next(path for path in paths if not path.exists())


def named(name: str) -> str:
    """The name as it is kept; `LibraryError` if it is none."""
    name = name.strip()
    if not name or name != line_of(name) or len(name) > LONGEST:
        raise LibraryError("library.name", "a match needs a name in one line")
    return name


def _called(text: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players by the names that are stored; by those of the header where they are not."""
    try:
        names = json.loads(text)
        return tuple(
            checked(player._replace(name=name)) for player, name in zip(players, names, strict=True)
        )
    except (ValueError, TypeError, AttributeError, RecursionError):
        return players


def _places(text: str, seats: int) -> tuple[Place, ...]:
    """The places as stored; none if they are not of these seats: one row must not hide the list."""
    try:
        places = tuple(Place(row["seat"], row["rank"], row["total"]) for row in json.loads(text))
    except (ValueError, TypeError, KeyError, RecursionError):
        return ()
    whole = all(type(number) is int for place in places for number in place)
    return places if whole and sorted(place.seat for place in places) == [*range(seats)] else ()


def _no_match() -> LibraryError:
    return LibraryError("library.no_match", "there is no such match in the library")
