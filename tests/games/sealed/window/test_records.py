"""What the command line tells of a match with hidden hands: what everybody saw, until it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.command_line import commands
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import light_and_english

type_of_run = Callable[..., str]


@pytest.fixture(autouse=True)
def of_sealed(sealed: str, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """The game is there, and the command speaks English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    yield
    light_and_english(qapp)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> type_of_run:
    """Runs a command in this process; its output."""

    def called(*arguments: object) -> str:
        assert commands.run([str(argument) for argument in arguments]) == 0
        return capsys.readouterr().out

    return called


@pytest.fixture
def match() -> Match:
    """Anna has laid a coin face down, and Ben is asked for his."""
    game = games.load("sealed")
    made = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    made.answer(0, made.view(0).legal_actions()[0])
    return made


def record(match: Match, folder: Path) -> Path:
    """The file of a match."""
    path = folder / "match.waypost"
    path.write_text(match.text(), "utf-8")
    return path


def test_a_replay_tells_what_everybody_saw_until_the_match_is_over(
    match: Match, run: type_of_run, tmp_path: Path
) -> None:
    path = record(match, tmp_path)
    told = run("replay", path, "--log")
    assert "Anna lays a coin face down." in told
    assert "coin of" not in told
    assert "It is a coin of" in run("replay", path, "--open")
    match.end((0, 1))
    assert "It is a coin of" in run("replay", record(match, tmp_path), "--log")


def test_a_replay_in_json_tells_no_more(match: Match, run: type_of_run, tmp_path: Path) -> None:
    path = record(match, tmp_path)
    log = json.loads(run("replay", path, "--log", "--json"))["log"]
    everything = json.loads(run("replay", path, "--open", "--json"))["log"]
    assert log and all(line in everything for line in log)
    assert len(everything) == len(log) + 30, "each of thirty coins that were dealt"


def test_a_picture_shows_hands_from_behind_until_the_match_is_over(
    match: Match, run: type_of_run, tmp_path: Path
) -> None:
    def drawn(*options: str) -> QImage:
        target = tmp_path / "board.png"
        run("render", record(match, tmp_path), "-o", target, *options)
        return QImage(str(target))

    hidden, laid_open = drawn(), drawn("--open")
    assert not hidden.isNull()
    assert hidden != laid_open
    match.end((0, 1))
    assert drawn() == laid_open
