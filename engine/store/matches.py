"""Matches in the library's file, line by line: taken in, resumed, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.match.match import Match
from engine.match.status import Status
from engine.record.heading import checksum
from engine.record.lines import BadRecord, Line, read_line, write_line
from engine.record.record import Header, Record, first_line, read, read_header, write_header
from engine.rules.game import Game
from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile
from engine.store.rows import Rows


class Opened(NamedTuple):
    """A match as it was left; `damage` says from where on its lines do not hold, if any."""

    match: Match
    damage: BadRecord | None


class Stored:
    """The lines of all matches of a library."""

    def __init__(self, file: OpenFile, rows: Rows, load: Callable[[str], Game]) -> None:
        self._file, self._rows, self._load = file, rows, load

    def holds(self, header: str) -> bool:
        """Whether a header can be read by the rules that it names."""
        try:
            _read_header(header, self._load)
        except BadRecord:
            return False
        return True

    def add(self, match: Match, name: str) -> int:
        """Store a match and every change to come; its id."""
        now, header = self._file.clock(), write_header(match.header)
        with self._file.writing():
            ident = self._rows.change(
                "INSERT INTO match"
                " (header, held, created, changed, name, game, turn, finished, result, ending, names)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(header, checksum(header), now, now, name, match.game.name),
                *_columns(match.status),
            )
            self._insert(ident, 1, match.lines)
        good = len(match.lines)
        match.sink = _Sink(self, ident, good, _rows(good, match.lines))
        return ident

    def open(self, ident: int) -> Opened:
        """Resume a match; a damaged one up to its last good line, the rest is kept.

        `BadRecord` if its header cannot be read any more.
        """
        with self._file.reading():
            heading = self._rows.cells(ident, "header")[0]
            rows = self._lines(ident)
        header = _read_header(heading, self._load)
        lines: list[Line] = []
        damage: BadRecord | None = None
        at = first_line(header)
        for wanted, (number, row) in enumerate(rows, 1):
            try:
                if number != wanted:
                    raise BadRecord(
                        at, "record.gap", f"line number {wanted} is missing", number=wanted
                    )
                lines.append(read_line(row, at))
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
        left = [row for at, row in enumerate(rows, 1) if at >= good]
        match.sink = _Sink(self, ident, good, left, match.lines[good:])
        return Opened(match, damage)

    def export(self, ident: int) -> str:
        """The record's text, as it is stored."""
        with self._file.reading():
            header = self._rows.cells(ident, "header")[0]
            rows = self._lines(ident)
        return header + "\n" + "".join(f"{number} {row}\n" for number, row in rows)

    def import_record(self, data: bytes, name: str) -> int:
        """Store a record that was read from a file; its id. `BadRecord` if it does not hold."""
        record = read(data, self._load)
        return self.add(Match.resume(record, self._load(record.header.setup.game)), name)

    def append(self, sink: _Sink, lines: Sequence[Line], status: Status) -> None:
        """Store lines of a match in one transaction; `LibraryError` if it went on elsewhere."""
        with self._file.writing():
            stored = self._lines(sink.ident, sink.good)
            if stored != sink.rows:
                raise LibraryError(
                    "library.elsewhere",
                    "this match has been played on in another window; open it again to go on",
                )
            if any(number != sink.good for number, _ in stored):
                self._file.connection.execute(
                    "INSERT INTO set_aside (match, number, text, moved)"
                    " SELECT match, coalesce(number, 0), coalesce(text, ''), ? FROM line"
                    " WHERE match = ? AND (number > ? OR number IS NULL)",
                    (self._file.clock(), sink.ident, sink.good),
                )
                self._file.connection.execute(
                    "DELETE FROM line WHERE match = ? AND (number > ? OR number IS NULL)",
                    (sink.ident, sink.good),
                )
            self._insert(sink.ident, sink.good + 1, [*sink.due, *lines])
            # A match that is played on is no deleted one.
            self._rows.change(
                "UPDATE match SET changed = ?, turn = ?, finished = ?, result = ?, ending = ?,"
                " names = ?, deleted = NULL WHERE id = ?",
                *(self._file.clock(), *_columns(status), sink.ident),
            )

    def _insert(self, ident: int, number: int, lines: Sequence[Line]) -> None:
        self._file.connection.executemany(
            "INSERT INTO line (match, number, text) VALUES (?, ?, ?)",
            [(ident, at, write_line(line)) for at, line in enumerate(lines, number)],
        )

    def _lines(self, ident: int, start: int = 0) -> list[tuple[object, str]]:
        # A damaged number stands behind the others.
        rows = self._file.connection.execute(
            "SELECT number, text FROM line WHERE match = ? AND (number >= ? OR number IS NULL)"
            " ORDER BY number IS NULL, number",
            (ident, start),
        ).fetchall()
        return [(number, text(row)) for number, row in rows]


class _Sink:
    """Where a match stores its lines; up to line `good` they hold.

    `rows` is what the file held from that line on, damaged lines behind it included: if it
    holds anything else now, another window has played on.
    """

    def __init__(
        self,
        stored: Stored,
        ident: int,
        good: int,
        rows: list[tuple[object, str]],
        due: Sequence[Line] = (),
    ) -> None:
        self.stored = stored
        self.ident = ident
        self.good = good
        self.rows = rows
        self.due = due

    def __call__(self, number: int, lines: Sequence[Line], status: Status) -> None:
        self.stored.append(self, lines, status)
        self.good = number + len(lines) - 1
        self.rows = _rows(self.good, lines)
        self.due = ()


def _rows(last: int, lines: Sequence[Line]) -> list[tuple[object, str]]:
    """The row of the last one of these lines, which has that number."""
    return [(last, write_line(lines[-1]))] if lines else []


def _columns(status: Status) -> tuple[int, bool, str, str, str]:
    places = [place._asdict() for place in status.places]
    result = json.dumps(places, separators=(",", ":"))
    return status.turn, status.is_over, result, status.ending, json.dumps(status.names)


def _read_header(text: str, load: Callable[[str], Game]) -> Header:
    return read_header(text.rstrip("\n").split("\n"), load)
