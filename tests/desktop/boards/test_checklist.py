"""What a game owes is listed in one go, each piece by its name."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import desktop
from desktop import boards
from desktop.boards import drawing_check
from desktop.boards.checklist import Debt, debts, left_open
from desktop.command_line.commands import run
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from desktop.rules import help
from desktop.tv.screen import Screen
from engine.base import catalogue, resources
from engine.rules.forecast import Forecast
from engine.rules.words import load
from tests.games.sealed import Sealed, play

HERE = "resources/sealed"


@pytest.fixture
def pieces(sealed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of Sealed's data from which pieces can be taken."""
    folder, of_game = tmp_path / "sealed", resources.of_game
    shutil.copytree(of_game(sealed), folder)
    monkeypatch.setattr(
        resources, "of_game", lambda name: folder if name == sealed else of_game(name)
    )
    load.cache_clear()
    help.load.cache_clear()
    yield folder
    load.cache_clear()
    help.load.cache_clear()


def without(path: Path, line: str) -> None:
    """Take the only line that begins so out of a file."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    left = [it for it in lines if not it.startswith(line)]
    assert len(left) == len(lines) - 1, line
    path.write_text("".join(left), "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", catalogue.names())
def test_no_game_of_the_house_owes_anything(name: str) -> None:
    assert debts(name) == []


def test_the_game_of_the_tests_owes_nothing(sealed: str) -> None:
    assert debts(sealed) == []


@pytest.mark.parametrize(
    ("file", "line", "owed"),
    [
        ("words.de.toml", "about =", "game › about"),
        ("words.en.toml", "vp =", "game › vp"),
        ("words.de.toml", "lots_shuffled =", "events › lots_shuffled"),
        ("words.en.toml", "bid_passed =", "events › bid_passed"),
        ("words.de.toml", "grant =", "decisions › grant"),
        ("words.de.toml", "me =", "actions › any › me"),
        ("words.en.toml", "shared = ", "tie_break › shared"),
        ('words.de.toml', '"SE-1.7" =', "sources › SE-1.7"),
        ("words.de.toml", "most_points =", "game › most_points"),
        ("words.en.toml", "sheet =", "game › sheet"),
        ("words.de.toml", "ties =", "game › ties"),
    ],
)  # fmt: skip
def test_a_word_that_is_missing_is_named(pieces: Path, file: str, line: str, owed: str) -> None:
    path = pieces / file
    text = path.read_text("utf-8")
    if line == "shared = ":
        path.write_text(text.replace(line, "other = ", 1), "utf-8")
    else:
        without(path, line)
    assert debts("sealed") == [Debt("text", f"{HERE}/{file}", owed)]


def test_a_word_for_what_an_answer_brings_is_wanted(
    sealed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def brings(told: Forecast, state: Sealed, voice: Voice) -> list[Brought]:
        return [Brought((), voice.words.at("signs", event.name)) for event in told.events[:1]]

    monkeypatch.setattr(boards, "play", lambda _: replace(play.DOOR, brings=brings))
    owed = {debt.what for debt in debts(sealed) if debt.where.endswith("words.de.toml")}
    assert {"signs › coin_laid", "signs › bid_raised", "signs › paid"} <= owed


@pytest.mark.parametrize("file", ["words.de.toml", "emblem.svg", "cover.svg", "rules.toml"])
def test_a_file_that_is_missing_is_named(pieces: Path, file: str) -> None:
    (pieces / file).unlink()
    assert debts("sealed") == [Debt("file", HERE, file)]


def test_how_the_game_is_won_is_wanted(pieces: Path) -> None:
    (pieces / "help.de.toml").unlink()
    help.load.cache_clear()
    assert debts("sealed") == [Debt("text", f"{HERE}/help.de.toml", "help.win")]


@pytest.mark.parametrize("file", ["first_match.waypost", "first_match.de.toml"])
def test_a_first_match_is_wanted_where_a_game_is_played(pieces: Path, file: str) -> None:
    (pieces / file).unlink()
    assert debts("sealed") == [Debt("file", HERE, file)]


def test_a_first_match_beside_the_box_owes_its_prompts(pieces: Path) -> None:
    shutil.copy(pieces / "first_match.waypost", pieces / "first_match_table.waypost")
    files = [f"first_match_table.{language}.toml" for language in ("en", "de")]
    assert debts("sealed") == [Debt("file", HERE, file) for file in files]


def test_an_answer_of_the_first_match_without_its_prompt_is_named(pieces: Path) -> None:
    path = pieces / "first_match.de.toml"
    path.write_text("[[prompt]]" + path.read_text("utf-8").split("[[prompt]]", 2)[2], "utf-8")
    assert debts("sealed") == [Debt("text", f"{HERE}/{path.name}", "prompt › 1 / 2")]


def test_drawings_are_wanted(pieces: Path) -> None:
    shutil.rmtree(pieces / "art")
    assert debts("sealed") == [Debt("file", HERE, "art")]


@pytest.mark.parametrize("module", ["game", "wording"])
def test_a_module_of_the_rules_that_is_missing_is_named(
    sealed: str, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    has_part = catalogue.has_part
    monkeypatch.setattr(
        catalogue, "has_part", lambda name, part: part != module and has_part(name, part)
    )
    assert debts(sealed) == [Debt("file", "engine/games/sealed", f"{module}.py")]


def test_a_clause_that_no_section_holds_is_named(pieces: Path) -> None:
    rules = pieces / "rules.toml"
    rules.write_text(rules.read_text("utf-8").replace(', "SE-1.6"]', "]", 1), "utf-8")
    assert debts("sealed") == [Debt("clause", f"{HERE}/rules.toml", "SE-1.6")]


def test_a_section_and_a_clause_without_words_are_named(pieces: Path) -> None:
    words = pieces / "words.de.toml"
    text = words.read_text("utf-8")
    text = text.replace("[sections.end]", "[sections.other]")
    words.write_text(text.replace('[clauses."SE-1.2"]', '[clauses."SE-9.9"]'), "utf-8")
    assert [debt.what for debt in debts("sealed")] == [
        "clauses › SE-1.2 › text",
        "clauses › SE-1.2 › title",
        "sections › end › title",
    ]


def test_a_member_that_a_board_lacks_is_named(sealed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(play.board.Board, "turn_over")
    assert Debt("part", "desktop/boards/sealed/play", "Board.turn_over") in debts(sealed)


def test_what_a_shared_room_leaves_to_the_game_is_named(
    sealed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class View(Screen):
        """A television without its panels."""

    room = importlib.import_module("desktop.boards.sealed.play.board")
    View.__module__ = room.__name__
    monkeypatch.setattr(room, "View", View, raising=False)
    owed = Debt("part", "desktop/boards/sealed/play/board.py", "View.arrange")
    assert debts(sealed) == [owed]
    monkeypatch.setattr(View, "arrange", lambda view: None)
    assert debts(sealed) == []


def test_no_class_of_the_window_leaves_open_what_it_is_built_on() -> None:
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(desktop.__path__, "desktop.")
        if not found.name.endswith("__main__")
    ]
    owed = [
        f"{module.__name__}.{made.__name__}.{hook}"
        for module in modules
        for made in vars(module).values()
        if inspect.isclass(made) and made.__module__ == module.__name__
        for hook in left_open(made)
    ]
    assert len(modules) > 300 and not owed


@pytest.mark.parametrize("drawing", ["coin", "coin_back"])
def test_a_drawing_that_the_code_names_and_nobody_drew_is_named(pieces: Path, drawing: str) -> None:
    (pieces / "art" / f"{drawing}.svg").unlink()
    assert debts("sealed") == [Debt("file", HERE, f"art/{drawing}.svg")]


def test_drawings_are_found_by_the_calls_that_draw_and_by_their_folder(tmp_path: Path) -> None:
    code = """
theme.set_icon(button, "undo")
art.draw(painter, f"cube_{good}", area)
Sign("star" if shines else "moon")
BACKS = {"lake": "cards/lake_back", "name": "other/thing", "all": "cards/ship_"}
draw(painter, known(), area)
"""
    (tmp_path / "board.py").write_text(code)
    assert sorted(drawing_check.drawn(tmp_path / "board.py", {"cards"})) == [
        "cards/lake_back",
        "cards/ship_*",
        "cube_*",
        "moon",
        "star",
        "undo",
    ]


def test_a_room_without_a_door_is_named(sealed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(game: str, door: str) -> object:
        raise AttributeError("no DOOR")

    monkeypatch.setattr(boards, "open_door", closed)
    assert Debt("door", "desktop/boards/sealed/play", "no DOOR") in debts(sealed)


def test_a_window_text_without_german_is_named(
    pieces: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = pieces / "room"
    room.mkdir()
    (room / "page.py").write_text('translate("Sealed", "Lots")\ntranslate("Sealed", "Coins")\n')
    monkeypatch.setattr(boards, "room", lambda game: room)
    monkeypatch.setattr(boards, "has", lambda game, door: False)
    assert Debt("file", HERE, "window_de.ts") in debts("sealed")
    message = "<message><source>{}</source><translation>{}</translation></message>"
    (pieces / "window_de.ts").write_text(
        f"<TS><context><name>Sealed</name>{message.format('Lots', 'Lose')}</context></TS>", "utf-8"
    )
    (pieces / "window_de.qm").touch()
    owed = Debt("translation", f"{HERE}/window_de.ts", "Sealed › Coins")
    assert [debt for debt in debts("sealed") if debt.kind != "door"] == [owed]


@pytest.mark.slow
def test_the_command_lists_and_tells_by_its_exit_code(
    pieces: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*arguments: str) -> tuple[int, str]:
        return run(["check-game", *arguments]), capsys.readouterr().out

    assert told("sealed", "--language", "en") == (0, "sealed owes nothing.\n")
    (pieces / "cover.svg").unlink()
    without(pieces / "words.de.toml", "grant =")
    load.cache_clear()
    code, text = told("sealed", "--language", "en")
    assert code == 1
    assert text.splitlines() == [
        "sealed owes 2 things.",
        "resources/sealed: cover.svg is missing",
        "resources/sealed/words.de.toml: no text for decisions › grant",
    ]
    code, text = told("sealed", "--json")
    assert code == 1
    assert json.loads(text)["owes"][0] == {"kind": "file", "where": HERE, "what": "cover.svg"}


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-game", "chess", "--language", "en"]) == 2
    assert "there is no game “chess”" in capsys.readouterr().err
