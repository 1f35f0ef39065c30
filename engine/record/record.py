"""The readable text of a match, one thing a line; what is written reads back without loss.

    waypost match 1                     format number
    game red-outpost
    rules 1                             raised when a result can change
    seat 1 person Anna                  who sat there at the beginning: person or bot:NAME
    seat 2 bot:greedy Boris
    colours blue pink                   only if they are not as the box orders them
    option locks beginners
    ruling RO-R5 offered
    value wheel.spaces review 4         every component value: provenance, JSON
    edition Our copy                    only if the values are those of an edition
    level table                         only if people tell what happens: facts instead of answers
    seed 7F3A91C2
                                        one empty line, then the lines, numbered from 1:
    1 answer 1 turn miner>mine          seat, decision, choice; more choices if sent together
    2 chance lake nothing fish_1        source, outcomes of consecutive draws
    3 turn 1 1a2b3c4d                   a turn ended: its number, `State.checksum()`
    4 undo 0                            free: the moment after that line is back (0: the start)
    5 rewind 0                          the same, agreed to by all persons
    6 redo 2                            what an undo or rewind took back is back
    7 seat 2 person                     another kind of player from here on
    8 name 1 Anne                       whoever has that seat is called so from here on
    9 branch 9A8B7C6D                   other dice from here on
    10 end played                       or `end agreed`: ended before its end by agreement
    11 fact produced 1 grain 2          at a table: what was told, as `engine.rules.facts` reads it
    12 also vp 2 14                     told with the fact before it: one step, one undo
    13 correct 11 3                     line 11 was told wrongly, or something came before it: the next
                                        3 facts and answers stand for it and for all that followed it
    14 values 3 ["Our copy",{"wheel.spaces":["entered",5]}]     from the start on these values hold
                                        in place of those above; the next 3 facts and answers tell
                                        again what was told
    15 sheet 1 1 33 [["RO-6.1",4,"palace",{"given":3}]]     seat, rank, total, lines
    16 hints 1 2                        these persons agreed to hints from here on
    17 hint 1                           whoever has that seat asked for a hint

Seats count from 1 in the text, as people count them, and from 0 in what is read from it, such
as `Answer.seat`; a seat 0 in a text is refused.
A `turn` line stands where, after an answer and the chance that follows, more turns are over than
before, as the game counts them. In a game that does not count, it stands where another seat is
asked, or nobody is; and after `LONG` answers without one, since with one seat it never changes.
Where facts can be told, it stands after those that end a turn, and nowhere else.
Lines end with a line feed; a carriage return before it and a byte order mark are passed over.
Names, decisions, sources and choices are written as single words without white space.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NoReturn

import msgspec

from engine.base import strict_json
from engine.base.people import Player as Player
from engine.base.people import check_colours, player_kind
from engine.base.people import checked as checked
from engine.record.lines import (
    BadRecord,
    Line,
    json_text,
    read_line,
    read_seat,
    short,
    word,
    write_line,
)
from engine.rules import edition
from engine.rules import game as games
from engine.rules.chance import BadSeed, Dice
from engine.rules.components import BadData
from engine.rules.game import AT_TABLE, PLAY, BadSetup, Game, Setup, Value

FORMAT = 1
MOST_LINES = 10_000
"""Lines of a text that is read; a match of nine has a third of that."""


class Header(msgspec.Struct, frozen=True):
    """What a match was begun with: set-up, players in seat order, and the seed."""

    setup: Setup
    players: tuple[Player, ...]
    seed: str


class Record(msgspec.Struct, frozen=True):
    """A whole match as it was written down; line `n` is `lines[n - 1]`."""

    header: Header
    lines: tuple[Line, ...]


# -- writing ---------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record's text."""
    numbered = (f"{n} {write_line(line)}\n" for n, line in enumerate(record.lines, 1))
    return write_header(record.header) + "\n" + "".join(numbered)


def write_header(header: Header) -> str:
    """The lines above the empty one, each ended."""
    setup = header.setup
    lines = [f"waypost match {FORMAT}", f"game {setup.game}", f"rules {setup.rules}"]
    for seat, player in enumerate(header.players):
        lines.append(f"seat {seat + 1} {word(player.plays)} {player.name}")
    if any(player.colour for player in header.players):
        # All of them, so that no one needs the box to know who has which pieces.
        lines.append(f"colours {' '.join(player.colour for player in header.players)}")
    lines.extend(f"option {word(name)} {word(choice)}" for name, choice in setup.options.items())
    lines.extend(f"ruling {word(name)} {word(read)}" for name, read in setup.rulings.items())
    for name, value in setup.values.items():
        lines.append(f"value {word(name)} {word(value.provenance)} {json_text(value.value)}")
    if setup.edition:
        lines.append(f"edition {setup.edition}")
    if setup.level != PLAY:
        lines.append(f"level {setup.level}")
    lines.append(f"seed {header.seed}")
    return "\n".join(lines) + "\n"


def plain_setup(setup: Setup) -> Setup:
    """The set-up with its values as they read back: a match plays with what its record says."""
    values = {
        name: Value(_plain(value.value), value.provenance) for name, value in setup.values.items()
    }
    return msgspec.structs.replace(setup, values=values)


def _plain(value: Any) -> Any:
    return json.loads(json_text(value))


# -- reading ---------------------------------------------------------------------------


def read(data: bytes, load: Callable[[str], Game] = games.load) -> Record:
    """The record that was written so; `BadRecord` names the line and what is wrong with it.

    Whether its lines can be played is found by `Match.resume`.
    """
    if len(data) > strict_json.LIMIT:
        raise BadRecord(1, "record.too_long", "the record is longer than 1 MiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "record.not_utf8", "the record is not UTF-8 text") from error
    rows = text.replace("\r\n", "\n").split("\n")
    if len(rows) > MOST_LINES:
        most = MOST_LINES
        raise BadRecord(1, "record.too_many", f"the record has more than {most} lines", most=most)
    if not rows[0].startswith("waypost match "):
        raise BadRecord(1, "record.foreign", "this is not the record of a Waypost match")
    if rows[-1]:
        raise BadRecord(
            len(rows),
            "record.cut",
            f"the line “{short(rows[-1])}” is not ended: something is missing",
            text=short(rows[-1]),
        )
    del rows[-1]
    above = rows.index("") if "" in rows else len(rows)
    header = read_header(rows[:above], load)
    lines = []
    for number, row in enumerate(rows[above + 1 :], 1):
        at = above + 1 + number
        written, _, rest = row.partition(" ")
        if written != str(number):
            raise BadRecord(
                at,
                "record.out_of_place",
                f"“{short(row)}” is out of place: line number {number} was to come",
                text=short(row),
            )
        lines.append(read_line(rest, at))
    return Record(header, tuple(lines))


def read_header(rows: Sequence[str], load: Callable[[str], Game] = games.load) -> Header:
    """The header whose lines these are; `BadRecord` names the line."""
    taken = _Rows(rows)
    if (form := taken.one("waypost", "match ")) != str(FORMAT):
        sentence = f"format {short(form)} of the record is not known to this version"
        taken.fail("record.format", sentence, form=short(form))
    name = taken.one("game")
    try:
        game = load(name)
    except BadSetup as error:
        taken.fail("record.game", str(error), why=error)
    rules = taken.one("rules")
    if rules != str(game.rules):
        sentence = f"the record follows rules number {short(rules)} of {name}"
        sentence += f"; this version knows {game.rules}"
        taken.fail("record.rules", sentence, rules=short(rules), game=name, known=game.rules)
    players = []
    for seat, row in taken.many("seat"):
        place, _, rest = row.partition(" ")
        plays, _, called = rest.partition(" ")
        try:
            if read_seat(place) != seat:
                raise ValueError
            players.append(checked(Player(called, player_kind(plays))))
        except ValueError:
            sentence = f"“{short(row)}” is not who sits at seat {seat + 1}"
            taken.fail("record.seat", sentence, text=short(row), seat=seat + 1)
    if taken.comes("colours"):
        row = taken.one("colours")
        try:
            pairs = zip(players, row.split(" "), strict=True)
            players = [player._replace(colour=word(colour)) for player, colour in pairs]
            check_colours(players, game.colours)
        except ValueError:
            sentence = f"“{short(row)}” are not the colours of {len(players)} seats"
            taken.fail("record.colours", sentence, text=short(row), n=len(players))
    options = taken.named("option", {option.id for option in game.options})
    later = {ruling.id for ruling in game.rulings if ruling.later}
    rulings = taken.named("ruling", {ruling.id for ruling in game.rulings}, later)
    shipped = game.values()
    values = {}
    for value_name, rest in taken.named("value", set(shipped)).items():
        provenance, _, told = rest.partition(" ")
        try:
            values[value_name] = Value(strict_json.parse(told), word(provenance))
        except (ValueError, RecursionError):
            sentence = f"value {value_name}: “{short(rest)}” cannot be read"
            taken.fail("record.value", sentence, what=value_name, text=short(rest))
    called = ""
    if taken.comes("edition"):
        row = taken.one("edition")
        try:
            called = edition.named(row)
        except BadSetup as error:
            taken.fail("record.setup", str(error), why=error)
    level = PLAY
    if taken.comes("level") and (level := taken.one("level")) != AT_TABLE:
        sentence = f"level “{short(level)}” is not known to this version"
        taken.fail("record.level", sentence, text=short(level))
    try:
        seed = Dice(taken.one("seed")).seed
        setup = game.setup(len(players), options, rulings, values, level, called)
    except (BadSeed, BadSetup) as error:
        taken.fail("record.setup", str(error), why=error)
    except BadData as error:
        sentence = f"the record’s values are not possible: {'; '.join(map(str, error.errors))}"
        taken.fail("record.values", sentence, errors=error.errors)
    taken.end()
    return Header(setup, tuple(players), seed)


def first_line(header: Header) -> int:
    """The line of the text on which line number 1 stands."""
    setup = header.setup
    told = (header.players, setup.options, setup.rulings, setup.values)
    coloured = any(player.colour for player in header.players)
    once = (coloured, bool(setup.edition), setup.level != PLAY)
    return 6 + sum(map(len, told)) + sum(once)


class _Rows:
    """The header's rows, taken from the top."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = rows
        self.at = 0

    def fail(self, name: str, sentence: str, **params: Any) -> NoReturn:
        raise BadRecord(max(self.at, 1), name, sentence, **params)

    def comes(self, key: str) -> bool:
        """Whether the next row has that key."""
        return self.at < len(self.rows) and self.rows[self.at].startswith(f"{key} ")

    def one(self, key: str, more: str = "") -> str:
        """The rest of the next row, which must have that key."""
        start = f"{key} {more}"
        row = self.rows[self.at] if self.at < len(self.rows) else ""
        self.at += 1
        if not row.startswith(start):
            sentence = f"“{key}” was to come, not “{short(row)}”"
            self.fail("record.header", sentence, what=key, text=short(row))
        if self.at < len(self.rows) and self.rows[self.at].startswith(start):
            self.at += 1
            self.fail("record.twice", f"“{key}” is there twice", what=key)
        return row[len(start) :]

    def many(self, key: str) -> Iterator[tuple[int, str]]:
        """Number and rest of each row with that key, as far as they follow each other."""
        start = f"{key} "
        count = 0
        while self.at < len(self.rows) and self.rows[self.at].startswith(start):
            self.at += 1
            yield count, self.rows[self.at - 1][len(start) :]
            count += 1

    def named(self, key: str, names: set[str], may_lack: Collection[str] = ()) -> dict[str, str]:
        """Rest by name of the rows with that key; each name must stand there once, or may lack."""
        found: dict[str, str] = {}
        for _, row in self.many(key):
            name, _, rest = row.partition(" ")
            if name in found:
                self.fail("record.twice", f"{key} {name} is there twice", what=f"{key} {name}")
            if name not in names:
                what = short(name)
                self.fail("record.unknown", f"there is no {key} “{what}”", what=f"{key} {what}")
            found[name] = rest
        if missing := sorted(names - {*found, *may_lack}):
            what = f"{key} {missing[0]}"
            self.fail("record.missing", f"{what} is missing", what=what)
        return found

    def end(self) -> None:
        """Refuse rows that are left."""
        if self.at < len(self.rows):
            row = self.rows[self.at]
            self.at += 1
            sentence = f"“{short(row)}” does not belong to the header"
            self.fail("record.not_header", sentence, text=short(row))
