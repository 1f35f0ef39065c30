"""The matches of this PC in one SQLite file: every line is stored before it is shown.

One row for each line of a record, appended in one transaction with all that follows from it.
Times are whole seconds since 1970 and come from the caller's clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine import backup
from engine import game as games
from engine.game import PLAY, Game
from engine.library_file import LibraryError, connect, default_path, explained
from engine.lines import BadRecord, Line, read_line, write_line
from engine.match import Match, Status
from engine.record import (
    Header,
    Player,
    Record,
    first_line,
    read,
    read_header,
    write_header,
)
from engine.scoring import Place
from engine.sheets import Sheets

TIMEOUT = 2.0
"""Seconds to wait for another process that is writing."""


class Info(NamedTuple):
    """A match in the library's list.

    Without `playable` its game is unknown or its header cannot be read, as when a newer Waypost
    wrote it: `players` is empty then, and `game` may name nothing; it can only be exported,
    renamed, duplicated and deleted. `result` is empty unless it tells of these players.
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


class Opened(NamedTuple):
    """A match as it was left; `damage` says from where on its lines do not hold, if any."""

    match: Match
    damage: BadRecord | None


class Library:
    """The matches in one file; `LibraryError` says what is wrong with it and leaves it alone."""

    def __init__(
        self,
        path: Path | None,
        clock: Callable[[], int],
        load: Callable[[str], Game] = games.load,
    ) -> None:
        self.path = path or default_path()
        self.clock = clock
        self._load = load
        self._headers: dict[str, Header] = {}
        """Headers by their text, so that a list does not read each of them again."""
        self._connection = connect(self.path, TIMEOUT)
        self.sheets = Sheets(self._connection, self._reading, self._writing, clock)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # -- the list ------------------------------------------------------------------

    def matches(self, *, deleted: bool = False) -> list[Info]:
        """All matches that are there, or the deleted ones; the last played first."""
        return self._listed("(deleted IS NOT NULL) = ?", deleted)

    def latest(self, most: int, *, finished: bool) -> list[Info]:
        """So many matches that go on, or that are over; the last played first."""
        return self._listed("deleted IS NULL AND finished = ?", finished, most)

    def count(self, *, deleted: bool = False) -> int:
        """How many matches are there, or were deleted."""
        with self._reading():
            row = self._connection.execute(
                "SELECT count(*) FROM match WHERE (deleted IS NOT NULL) = ?", (deleted,)
            ).fetchone()
        return int(row[0])

    def _listed(self, which: str, wanted: bool, most: int = -1) -> list[Info]:
        with self._reading():
            rows = self._connection.execute(
                "SELECT id, name, game, header, turn, finished, result, created, changed FROM match"
                f" WHERE {which} ORDER BY changed DESC, id DESC LIMIT ?",
                (wanted, most),
            ).fetchall()
        found = []
        for ident, name, game, header, turn, finished, result, created, changed in rows:
            known = self._known(header, game)
            players = known.players if known is not None else ()
            places = _places(result, len(players))
            found.append(
                Info(
                    *(ident, name, game, players, turn, bool(finished), places, created, changed),
                    playable=bool(players),
                    level=known.setup.level if known is not None else PLAY,
                )
            )
        return found

    def length(self, ident: int) -> int:
        """How many lines a match has; it only grows."""
        with self._reading():
            row = self._connection.execute(
                "SELECT coalesce(max(number), 0) FROM line WHERE match = ?", (ident,)
            ).fetchone()
        return int(row[0])

    def rename(self, ident: int, name: str) -> None:
        """Give a match another name."""
        with self._writing():
            self._change("UPDATE match SET name = ? WHERE id = ?", _named(name), ident)

    def delete(self, ident: int) -> None:
        """Take a match out of the list; `restore` brings it back."""
        with self._writing():
            self._change("UPDATE match SET deleted = ? WHERE id = ?", self.clock(), ident)

    def restore(self, ident: int) -> None:
        """Bring a deleted match back into the list."""
        with self._writing():
            self._change("UPDATE match SET deleted = NULL WHERE id = ?", ident)

    def duplicate(self, ident: int, name: str) -> int:
        """A copy under another name; its id."""
        with self._writing():
            copied = self._change(
                "INSERT INTO match (header, created, changed, name, game, turn, finished, result)"
                " SELECT header, ?, ?, ?, game, turn, finished, result FROM match WHERE id = ?",
                *(self.clock(), self.clock(), _named(name), ident),
            )
            self._connection.execute(
                "INSERT INTO line (match, number, text) SELECT ?, number, text FROM line"
                " WHERE match = ?",
                (copied, ident),
            )
            return copied

    # -- matches -------------------------------------------------------------------

    def add(self, match: Match, name: str) -> int:
        """Store a match and every change to come; its id."""
        now = self.clock()
        status = match.status
        with self._writing():
            ident = self._change(
                "INSERT INTO match (header, created, changed, name, game, turn, finished, result)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                *(write_header(match.header), now, now, _named(name), match.game.name),
                *_columns(status),
            )
            self._insert(ident, 1, match.lines)
        good = len(match.lines)
        match.sink = _Sink(self, ident, good, _rows(good, match.lines))
        return ident

    def open(self, ident: int) -> Opened:
        """Resume a match; a damaged one up to its last good line, the rest is kept.

        `BadRecord` if its header cannot be read any more.
        """
        header, rows = self._rows(ident)
        lines: list[Line] = []
        damage: BadRecord | None = None
        at = first_line(header)
        for wanted, (number, text) in enumerate(rows, 1):
            try:
                if number != wanted:
                    raise BadRecord(
                        at, "record.gap", f"line number {wanted} is missing", number=wanted
                    )
                lines.append(read_line(text, at))
            except BadRecord as error:
                damage = error
                break
            at += 1
        game = self._load(header.setup.game)
        try:
            match = Match.resume(Record(header, tuple(lines)), game)
        except BadRecord as error:
            damage = error
            del lines[error.line - first_line(header) :]
            match = Match.resume(Record(header, tuple(lines)), game)
        good = len(lines)
        left = [row for row in rows if row[0] >= good]
        match.sink = _Sink(self, ident, good, left, match.lines[good:])
        return Opened(match, damage)

    def export(self, ident: int) -> str:
        """The record's text, as it is stored."""
        with self._reading():
            header = self._header(ident)
            rows = self._lines(ident)
        return header + "\n" + "".join(f"{number} {text}\n" for number, text in rows)

    def import_record(self, data: bytes, name: str) -> int:
        """Store a record that was read from a file; its id. `BadRecord` if it does not hold."""
        record = read(data, self._load)
        return self.add(Match.resume(record, self._load(record.header.setup.game)), name)

    # -- backups -------------------------------------------------------------------

    def back_up(self, path: Path) -> None:
        """Write all matches, the deleted ones too, into one file."""
        ours = path.name.casefold().startswith(self.path.name.casefold())
        if ours and path.parent.resolve() == self.path.parent.resolve():
            raise LibraryError(
                "backup.itself",
                f"{path} is the library itself: choose another file",
                path=str(path),
            )
        with self._reading():
            sound = backup.is_sound(self._connection)
            data = backup.pack(self._connection)
        if not sound:
            raise LibraryError(
                "library.damaged", f"the library {self.path} is damaged", path=str(self.path)
            )
        backup.write(data, path)

    def look_into(self, path: Path) -> int:
        """How many matches a backup holds; `LibraryError` if it cannot be brought back."""
        with closing(backup.unpack(backup.read(path), path)) as found:
            (count,) = found.execute("SELECT count(*) FROM match").fetchone()
            return int(count)

    def bring_back(self, path: Path) -> Path:
        """Put what a backup holds in place of all matches; the file in which those are kept.

        One transaction: whoever is killed in it finds everything as it was before.
        """
        with closing(backup.unpack(backup.read(path), path)) as found:
            with self._reading():
                data = backup.pack(self._connection)
            kept = self._free_name()
            backup.write(data, kept)
            try:
                backup.bring_in(found, self._connection, self.path)
            except BaseException:
                kept.unlink(missing_ok=True)
                raise
        return kept

    def _free_name(self) -> Path:
        """A name beside the library's own that tells the day."""
        day = time.strftime("%Y-%m-%d", time.localtime(self.clock()))
        names = (
            f"{self.path.stem}-{day}{more}" for more in ("", *(f"-{n}" for n in range(2, 1000)))
        )
        paths = (self.path.with_name(f"{name}{self.path.suffix}") for name in names)
        return next(path for path in paths if not path.exists())

    # -- inside --------------------------------------------------------------------

    def append(self, sink: _Sink, number: int, lines: Sequence[Line], status: Status) -> None:
        """Store lines of a match in one transaction; `LibraryError` if it went on elsewhere."""
        with self._writing():
            stored = self._lines(sink.ident, sink.good)
            if stored != sink.rows:
                raise LibraryError(
                    "library.elsewhere",
                    "this match has been played on in another window; open it again to go on",
                )
            if any(number > sink.good for number, _ in stored):
                self._connection.execute(
                    "INSERT INTO set_aside (match, number, text, moved)"
                    " SELECT match, number, text, ? FROM line WHERE match = ? AND number > ?",
                    (self.clock(), sink.ident, sink.good),
                )
                self._connection.execute(
                    "DELETE FROM line WHERE match = ? AND number > ?", (sink.ident, sink.good)
                )
            self._insert(sink.ident, sink.good + 1, [*sink.due, *lines])
            # A match that is played on is no deleted one.
            self._change(
                "UPDATE match SET changed = ?, turn = ?, finished = ?, result = ?, deleted = NULL"
                " WHERE id = ?",
                *(self.clock(), *_columns(status), sink.ident),
            )

    def _insert(self, ident: int, number: int, lines: Sequence[Line]) -> None:
        self._connection.executemany(
            "INSERT INTO line (match, number, text) VALUES (?, ?, ?)",
            [(ident, at, write_line(line)) for at, line in enumerate(lines, number)],
        )

    def _change(self, statement: str, *values: object) -> int:
        """Run a statement that must change one match; the id of a new one."""
        done = self._connection.execute(statement, values)
        if done.rowcount != 1:
            raise LibraryError("library.no_match", "there is no such match in the library")
        return done.lastrowid or 0

    def _header(self, ident: int) -> str:
        row = self._connection.execute("SELECT header FROM match WHERE id = ?", (ident,)).fetchone()
        if row is None:
            raise LibraryError("library.no_match", "there is no such match in the library")
        text: str = row[0]
        return text

    def _known(self, header: str, game: str) -> Header | None:
        """The header; None if it cannot be read or tells of another game."""
        if header not in self._headers:
            try:
                self._headers[header] = _read_header(header, self._load)
            except BadRecord:
                return None
        found = self._headers[header]
        return found if found.setup.game == game else None

    def _lines(self, ident: int, start: int = 0) -> list[tuple[int, str]]:
        return self._connection.execute(
            "SELECT number, text FROM line WHERE match = ? AND number >= ? ORDER BY number",
            (ident, start),
        ).fetchall()

    def _rows(self, ident: int) -> tuple[Header, list[tuple[int, str]]]:
        with self._reading():
            text = self._header(ident)
            rows = self._lines(ident)
        return _read_header(text, self._load), rows

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """One consistent look at the file."""
        with explained(self.path):
            self._connection.execute("BEGIN")
            try:
                yield
            finally:
                self._connection.execute("ROLLBACK")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it is stored, or nothing."""
        with explained(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


class _Sink:
    """Where a match stores its lines; up to line `good` they hold.

    `rows` is what the file held from that line on, damaged lines behind it included: if it
    holds anything else now, another window has played on.
    """

    def __init__(
        self,
        library: Library,
        ident: int,
        good: int,
        rows: list[tuple[int, str]],
        due: Sequence[Line] = (),
    ) -> None:
        self.library = library
        self.ident = ident
        self.good = good
        self.rows = rows
        self.due = due

    def __call__(self, number: int, lines: Sequence[Line], status: Status) -> None:
        self.library.append(self, number, lines, status)
        self.good = number + len(lines) - 1
        self.rows = _rows(self.good, lines)
        self.due = ()


def _rows(last: int, lines: Sequence[Line]) -> list[tuple[int, str]]:
    """The row of the last one of these lines, which has that number."""
    return [(last, write_line(lines[-1]))] if lines else []


def _columns(status: Status) -> tuple[int, bool, str]:
    return status.turn, status.is_over, msgspec.json.encode(status.places).decode()


def _read_header(text: str, load: Callable[[str], Game]) -> Header:
    return read_header(text.rstrip("\n").split("\n"), load)


def _places(text: str, seats: int) -> tuple[Place, ...]:
    """The places as stored; none if they are not of these seats: one row must not hide the list."""
    try:
        places = msgspec.json.decode(text, type=tuple[Place, ...])
    except msgspec.MsgspecError:
        return ()
    known = sorted(place.seat for place in places) == list(range(seats))
    return places if known else ()


def _named(name: str) -> str:
    name = name.strip()
    if not name or not name.isprintable():
        raise LibraryError("library.name", "a match needs a name in one line")
    return name
