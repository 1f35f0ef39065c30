"""The text of a match: it reads back without loss, and bad text is refused with its line."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.strict_json import LIMIT
from engine.match.match import Match
from engine.record.heading import heading
from engine.record.lines import Answer, BadRecord, Chance, Name, Seat, Sheet, read_line, write_line
from engine.record.record import MOST_LINES, Player, first_line, read, write
from engine.rules import game as games
from engine.rules.game import BadSetup, Game, Value
from engine.rules.scoring import ScoreLine
from engine.rules.words import error_text
from tests.games.sealed import GAME
from tests.games.sealed.matches import SEED, answer, load, new, play, wander

TEXT = play(new(("person", "bot:random")), random.Random(3)).text()
LINES = TEXT.split("\n")


def replay(text: str | bytes) -> Match:
    data = text.encode() if isinstance(text, str) else text
    return Match.resume(read(data, load), GAME)


def refused(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert "\n" not in str(error)
    assert error.params["line"] == error.line
    german = error_text(error, "de")
    assert german != str(error), "worded in German too"
    assert all(quoted in german for quoted in re.findall(r"“(.*?)”", str(error))[:1])
    in_english, in_german = (Counter(re.findall(r"\d+", said)) for said in (str(error), german))
    assert not in_german - in_english, german
    return error


def with_line(number: int, change: Callable[[str], str]) -> str:
    """The text with its line number `number`, from 1, changed."""
    lines = LINES.copy()
    lines[number - 1] = change(lines[number - 1])
    return "\n".join(lines)


def find(start: str, skip: int = 0) -> int:
    """The number of a line of the text, whose words after its own number begin so."""
    found = [n for n, line in enumerate(LINES, 1) if line.partition(" ")[2].startswith(start)]
    return found[skip]


# -- there and back ----------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_record_to_text_to_record_is_identity_and_the_replay_is_the_match(
    seed: int, changes: int
) -> None:
    match = wander(new(("person", "bot:random", "person")), random.Random(seed), changes)
    text = match.text()
    record = read(text.encode(), load)
    assert record == match.record()
    assert write(record) == text
    again = Match.resume(record, GAME)
    assert again.text() == text
    assert again.state.text() == match.state.text()


def test_a_text_is_read_with_carriage_returns_and_a_byte_order_mark() -> None:
    assert replay("\ufeff" + TEXT.replace("\n", "\r\n")).text() == TEXT


def test_values_read_back_as_they_were_played() -> None:
    values = {"rounds": Value({"b": [1, 2.5, "ü"], "a": (True, None)}, "entered")}
    match = Match.new(GAME, GAME.setup(2, values=values), [Player("A"), Player("B")], SEED)
    assert match.header.setup.values["rounds"].value == {"b": [1, 2.5, "ü"], "a": [True, None]}
    assert replay(match.text()).header == match.header


def test_names_with_spaces_and_signs_read_back() -> None:
    names = ("Anna  Béla: 1 #", "“Ö”")
    match = Match.new(GAME, GAME.setup(2), [Player(name) for name in names], SEED)
    assert [player.name for player in replay(match.text()).players] == list(names)


def test_seats_count_from_1_in_the_text_and_from_0_in_what_is_read() -> None:
    for line, text in (
        (Answer(0, "lay", ("coin:5",)), "answer 1 lay coin:5"),
        (Seat(1, "bot:random"), "seat 2 bot:random"),
        (Name(1, "Anna  B. 1"), "name 2 Anna  B. 1"),
        (Sheet(2, 1, 33, ()), "sheet 3 1 33 []"),
    ):
        assert write_line(line) == text
        assert read_line(text, 1) == line
    assert LINES[3:5] == ["seat 1 person A", "seat 2 bot:random B"]


def test_a_word_with_white_space_cannot_be_written() -> None:
    line = read_line("answer 1 lay coin:5", 1)
    for choice in ("", "a b", "a\n", "a\u00a0b"):
        with pytest.raises(ValueError, match="single word"):
            write_line(msgspec.structs.replace(line, choices=(choice,)))


def test_the_first_line_stands_where_it_is_said_to_stand() -> None:
    header = new().header
    assert LINES[first_line(header) - 1].startswith("1 chance coins")
    assert LINES[first_line(header) - 2] == ""


def test_what_was_due_after_the_last_line_of_a_cut_record_is_appended() -> None:
    whole = play(new(("person", "bot:random")), random.Random(3))
    top = first_line(whole.header) - 1
    for end in range(top, len(LINES) - 1):
        match = replay("\n".join(LINES[:end]) + "\n")
        assert match.state.current_player != -1
        assert match.lines == whole.lines[: match.revision]
        assert match.revision >= end - top


# -- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "line", "name", "said"),
    [
        (lambda t: b"", 1, "record.foreign", "not the record of a Waypost match"),
        (lambda t: b"\x89PNG\r\n", 1, "record.not_utf8", "UTF-8"),
        (lambda t: b'{"game": 1}\n', 1, "record.foreign", "not the record"),
        (lambda t: t.replace(b"person A", b"person \xff"), 4, "record.not_utf8", "UTF-8"),
        (lambda t: t + b"#" * LIMIT, 1, "record.too_long", "1 MiB"),
        (lambda t: t[:-1], len(LINES) - 1, "record.cut", "not ended"),
        (lambda t: t + b"\n", len(LINES), "record.out_of_place", "out of place"),
        (lambda t: t + b"bye\n", len(LINES), "record.out_of_place", "“bye” is out of place"),
        (lambda t: t.replace(b"match 1", b"match 2", 1), 1, "record.format", "format 2"),
        (lambda t: t.replace(b"game sealed", b"game chess"), 2, "record.game", "no game “chess”"),
        (lambda t: t.replace(b"game sealed\n", b""), 2, "record.header", "“game” was to come"),
        (lambda t: t.replace(b"rules 1", b"rules 7"), 3, "record.rules", "rules number 7"),
        (lambda t: t.replace(b"rules 1\n", b"rules 1\nrules 1\n"), 4, "record.twice", "“rules”"),
        (lambda t: t.replace(b"seat 1 person", b"seat 0 person"), 4, "record.seat", "seat 1"),
        (lambda t: t.replace(b"seat 2 bot", b"seat 3 bot"), 5, "record.seat", "seat 2"),
        (lambda t: t.replace(b"bot:random B", b"robot B"), 5, "record.seat", "seat 2"),
        (lambda t: t.replace(b"bot:random B", b"bot:random"), 5, "record.seat", "seat 2"),
        (lambda t: t.replace(b"value rounds rules 8\n", b""), 5, "record.missing", "value rounds"),
        (lambda t: t.replace(b"value rounds", b"value round"), 6, "record.unknown", "“round”"),
        (lambda t: t.replace(b"rules 8\n", b"rules eight\n"), 6, "record.value", "rounds"),
        (lambda t: t.replace(b"rules 8\n", b"rules NaN\n"), 6, "record.value", "rounds"),
        (lambda t: t.replace(b" 8\n", b' {"a":1,"a":2}\n'), 6, "record.value", "rounds"),
        (lambda t: t.replace(b" 8\n", b" " + b"[" * 99_999 + b"\n"), 6, "record.value", "rounds"),
        (lambda t: t.replace(b" 8\n", b" 8\nvalue rounds rules 8\n"), 7, "record.twice", "rounds"),
        (lambda t: t.replace(b" 8\n", b" 8\noption x y\n"), 7, "record.header", "“seed”"),
        (lambda t: t.replace(b"7F3A91C2", b"7f3a91c2"), 7, "record.setup", "eight digits"),
        (lambda t: t.replace(b"C2\n", b"C2\nmore\n"), 8, "record.not_header", "“more”"),
    ],
)  # fmt: skip
def test_a_bad_header_or_text_is_refused_with_its_line(
    change: Callable[[bytes], bytes], line: int, name: str, said: str
) -> None:
    error = refused(change(TEXT.encode()))
    assert (error.line, error.name) == (line, name)
    assert said in str(error)


def test_seats_that_the_game_does_not_have_are_refused() -> None:
    error = refused(TEXT.replace("seat 2 bot:random B\n", ""))
    assert error.name == "record.setup"
    assert "2 to 3 players, not 1" in str(error)


def test_a_table_of_a_game_that_has_none_is_refused() -> None:
    error = refused(TEXT.replace("seed ", "level table\nseed ", 1))
    assert error.name == "record.setup"
    assert "sealed has no table to tell" in str(error)


def test_a_set_up_that_the_rules_cannot_begin_is_refused() -> None:
    def begin(setup: object) -> None:
        raise BadSetup("values", "wheel.spaces: 0 is not from 1 to 9")

    broken = Game(**{**vars(GAME), "begin": begin})
    with pytest.raises(BadRecord, match="wheel") as caught:
        Match.resume(read(TEXT.encode(), load), broken)
    assert caught.value.name == "record.setup"


@pytest.mark.parametrize(
    ("at", "change", "name", "said"),
    [
        (find("answer 1 lay"), lambda row: row.replace("coin:", "gold:"), "record.illegal", "gold"),
        (find("answer 1 lay"), lambda row: row.replace("answer 1", "answer 2"), "record.illegal",
         "of seat 2 does not answer what seat 1 is asked"),
        (find("answer 1 lay"), lambda row: row.replace("answer 1", "answer 3"),
         "record.out_of_place", "answer 3"),
        (find("answer 1 lay"), lambda row: row.replace("answer 1", "answer 0"),
         "record.no_line", "answer 0"),
        (find("answer 1 lay"), lambda row: row + " more", "record.illegal", "of seat 1 does not answer what seat 2 is asked"),
        (find("answer 1 lay"), lambda row: row.replace("lay", "bid"), "record.illegal",
         "what seat 1 is asked"),
        (find("answer 1 lay"), lambda row: row + " ", "record.no_line", "no line of a record"),
        (find("answer 1 lay"), lambda row: row.replace("answer", "anwser"), "record.no_line", "anw"),
        (find("answer 1 lay"), lambda row: "9" + row, "record.out_of_place", "line number 3 "),
        (find("chance coins"), lambda row: row + " coin:6", "record.illegal", "nothing is to be"),
        (find("chance lots"), lambda row: row.replace("lots", "dice"), "record.illegal", "dice"),
        (find("chance lots"), lambda row: "2 answer 1 lay coin:5", "record.out_of_place", ""),
        (find("turn 2"), lambda row: row[:-8] + "00000000", "record.checksum", "end of turn 2"),
        (find("turn 2"), lambda row: row.replace("turn 2", "turn 3"), "record.out_of_place", "was to"),
        (find("turn 2"), lambda row: "6 answer 2 bid 0", "record.out_of_place", "was to come"),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} undo 999", "record.out_of_place", "undo"),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} redo 3", "record.out_of_place", "redo"),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} seat 3 person", "record.out_of_place", ""),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} seat 0 person", "record.no_line", "seat 0"),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} branch XX", "record.no_line", "branch"),
        (find("answer 2 bid"), lambda row: f"{row.split()[0]} end played", "record.out_of_place", "end"),
        (find("end played"), lambda row: row.replace("played", "agreed"), "record.out_of_place", ""),
        (find("sheet 1"), lambda row: row.replace("SE-1.7", "SE-1.6"), "record.sheet", "seat 1 has"),
        (find("sheet 1"), lambda row: row.replace("sheet 1 ", "sheet 0 "), "record.no_line", "sheet 0"),
        (find("sheet 2"), lambda row: row.replace("sheet 2 ", "sheet 2 9"), "record.sheet", "seat 2"),
    ],
)  # fmt: skip
def test_a_line_that_does_not_hold_is_named(
    at: int, change: Callable[[str], str], name: str, said: str
) -> None:
    text = with_line(at, change)
    assert text != TEXT
    error = refused(text)
    assert (error.line, error.name) == (at, name)
    assert said in str(error)


def test_points_that_do_not_hold_are_found_though_all_lines_do() -> None:
    at = find("sheet 1")
    text = with_line(at, lambda row: row.replace('SE-1.7",', 'SE-1.7",1'))
    error = refused(text)
    assert (error.line, error.name) == (at, "record.sheet")
    assert "by SE-1.7, the rules give" in str(error)


def test_a_sheet_with_a_line_less_is_found() -> None:
    at = find("sheet 1")
    text = with_line(at, lambda row: re.sub(r"\[[^][]+\],?", "", row, count=1))
    error = refused(text)
    assert (error.line, error.name) == (at, "record.sheet")
    assert "has no such line, the rules give" in str(error)


def test_a_sheet_that_told_less_of_its_points_still_holds() -> None:
    at = find("sheet 1")
    assert re.search(r"\{[^}]+\}", LINES[at - 1]), "its lines say why"
    text = with_line(at, lambda row: re.sub(r"\{[^}]+\}", "{}", row))
    assert replay(text).text() == text


def test_a_state_that_went_another_way_is_found_at_the_turns_end() -> None:
    # Another choice that is legal too: everything after it holds but the checksum.
    at = find("answer 1 lay")
    state = replay(TEXT).state_at(2)
    others = [str(kind) for kind in state.legal_actions() if kind not in LINES[at - 1]]
    error = refused(with_line(at, lambda row: f"3 answer 1 lay {others[0]}"))
    assert (error.line, error.name) == (find("turn 1"), "record.checksum")
    assert error.params["turn"] == 1
    assert "turn 1" in str(error)


def test_the_turn_of_a_bad_line_is_the_one_in_which_it_stands() -> None:
    second = find("turn 1") + 1
    for at, turn in ((find("answer 1 lay"), 1), (second - 1, 1), (second, 2)):
        error = refused(with_line(at, lambda row: row.partition(" ")[0] + " redo 1"))
        assert (error.line, error.params["turn"]) == (at, turn)


def test_a_free_undo_of_two_persons_answers_is_no_line_of_a_record() -> None:
    match = new(("person", "person", "person"))
    for _ in range(2):
        match.answer(match.asked, match.state.legal_actions()[0])
    one, both = ((entry.number, match.revision + 1) for entry in match.log()[3:1:-1])
    assert replay(f"{match.text()}{one[1]} undo {one[0]}\n").asked == 1
    error = refused(f"{match.text()}{both[1]} undo {both[0]}\n")
    assert error.name == "record.out_of_place"


def test_a_free_undo_of_bots_alone_is_no_line_of_a_record() -> None:
    match = new(("bot:random", "person"))
    match.answer(0, match.state.legal_actions()[0])
    assert refused(f"{match.text()}{match.revision + 1} undo 2\n").name == "record.out_of_place"


def test_a_free_undo_over_chance_is_no_line_of_a_record() -> None:
    match = new(("person", "bot:random"))
    rng = random.Random(1)
    while match.undo_offer().kind != "rewind" or not isinstance(match.log()[-1].line, Chance):
        answer(match, rng)
    to, last = match.undo_offer().to, match.revision
    persons = {line.seat for line in match.lines[to:] if isinstance(line, Answer)} & {0}
    assert persons == {0}
    assert refused(f"{match.text()}{last + 1} undo {to}\n").name == "record.out_of_place"
    assert replay(f"{match.text()}{last + 1} rewind {to}\n").asked == 0


def test_a_free_undo_over_what_was_shown_is_no_line_of_a_record() -> None:
    match = new()
    match.answer(0, match.state.legal_actions()[0])
    match.answer(1, match.state.legal_actions()[0])
    last = match.revision
    text = match.text()
    assert refused(f"{text}{last + 1} undo 2\n").name == "record.out_of_place"
    assert replay(f"{text}{last + 1} rewind 2\n").state.text() == new().state.text()
    assert refused(f"{text}{last + 1} rewind 1\n").name == "record.out_of_place"
    agreed = f"{text}{last + 1} end agreed\n"
    assert refused(f"{agreed}{last + 2} answer 1 bid 1\n").name == "record.out_of_place"
    assert refused(f"{agreed}{last + 2} end agreed\n").name == "record.out_of_place"


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_refused_as_a_bad_record_or_does_no_harm(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        what = data.draw(st.sampled_from(["change", "cut", "double", "drop"]))
        if what == "change":
            raw[at] = data.draw(st.sampled_from(b'0123456789 \nabcxyz:[]{}",\x00\xc3\xff-'))
        elif what == "cut":
            del raw[at : at + data.draw(st.integers(1, 200))]
        elif what == "double":
            raw[at:at] = raw[at : at + data.draw(st.integers(1, 60))]
        else:
            start = raw.rfind(b"\n", 0, at) + 1
            del raw[start : raw.find(b"\n", at) + 1]
        if not raw:
            raw = bytearray(b"\n")
    try:
        match = replay(bytes(raw))
    except BadRecord as error:
        assert 1 <= error.line <= raw.count(b"\n") + 1
    else:
        assert replay(match.text()).text() == match.text()


def test_negative_points_and_operands_of_a_sheet_read_back() -> None:
    sheet = Sheet(1, 2, -3, (ScoreLine(-3, "XX-1.1", "lost", {"what": 'ü "q"', "n": [1, -2]}),))
    assert read_line(write_line(sheet), 1) == sheet


def coloured(*colours: str) -> Match:
    players = [Player(name, colour=colour) for name, colour in zip("AB", colours, strict=True)]
    game = games.load("red-outpost")
    return Match.new(game, game.setup(2), players, "7F3A91C2")


def test_colours_of_the_pieces_are_recorded_and_read_back() -> None:
    match = coloured("brown", "pink")
    text = match.text()
    assert "colours brown pink\n" in text
    again = read(text.encode())
    assert [player.colour for player in again.header.players] == ["brown", "pink"]
    assert write(again) == text
    assert heading(text).players == again.header.players


def test_a_colour_that_is_named_for_one_seat_is_recorded_for_all() -> None:
    assert "colours brown orange\n" in coloured("brown", "").text()


@pytest.mark.parametrize("colours", [("pink", "pink"), ("white", "pink"), ("orange", "")])
def test_colours_that_cannot_be_are_refused(colours: tuple[str, str]) -> None:
    with pytest.raises(ValueError):
        coloured(*colours)


@pytest.mark.parametrize("row", ["pink pink", "pink", "pink white", "pink blue brown"])
def test_a_record_whose_colours_cannot_be_is_refused_at_its_line(row: str) -> None:
    text = coloured("brown", "pink").text().replace("colours brown pink", f"colours {row}")
    with pytest.raises(BadRecord, match="line 6"):
        read(text.encode())


def test_a_record_without_end_is_refused() -> None:
    """However short its lines: they would all be played."""
    header, _, _ = TEXT.partition("\n\n")
    lines = "".join(f"{number} x\n" for number in range(1, MOST_LINES))
    with pytest.raises(BadRecord) as caught:
        read((header + "\n\n" + lines).encode())
    assert caught.value.name == "record.too_many"
    assert str(MOST_LINES) in error_text(caught.value, "de")
