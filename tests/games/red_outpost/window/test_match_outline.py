"""What the page of a match says about Red Outpost lies as it was agreed upon: questions, cards, the end of a day."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.contract import Reveal, Settlement
from desktop.look.voice import Voice, voice_of
from desktop.match.agreement import Agreement
from desktop.match.choices import FIRST, LAST, Choices
from desktop.match.gathering import Gathering
from desktop.match.paddles import Paddles
from desktop.match.revealed_card import RevealedCard
from desktop.match.settlement import SettlementCard
from desktop.match.side import Side
from desktop.match.stages import Stages
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, played
from tests.desktop.questions import QUESTIONS, asked
from tests.desktop.screens.outline import (
    Strokes,
    agreed,
    changed,
    differences,
    leave_words_out,
)

ROOM = QSize(900, 700)
CARDS = {"special_cards": "on"}


@pytest.fixture
def over(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """What stands in for a board; words are left out."""
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(ROOM)
    made.show()
    return made


def voice(match: Match) -> Voice:
    """Its words, without the words."""
    return voice_of(match, "en")


def cards(match: Match) -> Iterator[Reveal]:
    """The first card of each kind that was turned up in it."""
    found: dict[str, Reveal] = {}
    for entry in match.log():
        assert isinstance(match.state, RedOutpost)
        for event in entry.events:
            made = boards.play(GAME).reveal(event, match.state, voice(match))
            if made is not None:
                found.setdefault(f"{event.name} {event.params.get('card')}", made)
    yield from (found[name] for name in sorted(found))


def settlements(match: Match) -> Iterator[Settlement]:
    """The end of each day."""
    for entry in match.log():
        made = boards.play(GAME).settlement(list(entry.events), match.state, voice(match))
        if made is not None:
            yield made


def test_each_question_lies_as_it_was_agreed_upon(
    over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)
    board = boards.play(GAME)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for question in QUESTIONS:
            match = asked(question)
            view = match.view(match.asked)
            choosing = Choosing()
            choices = Choices(board, choosing, Gathering(choosing, board.hand), Paddles())
            qtbot.addWidget(choices)
            choices.resize(380, 620)
            choices.show()
            choosing.ask(view, [(str(it), board.steps(view, it)) for it in view.legal_actions()])
            choices.ask(voice(match), "Look" if question == "turn" else "")
            yield question, choices
            if choices.turn.isVisible():
                choices.turn.choose(LAST)
                yield f"{question} turned", choices
                choices.turn.choose(FIRST)
            group = next((row for row in choices.list.rows if row.kind == "group"), None)
            if group is not None:
                choosing.take((group.value,))
                yield f"{question} {group.value}", choices
            if question in ("turn", "exchange"):
                choices.search()
                words = choices.findChild(QLineEdit, "filter")
                assert words is not None
                words.setText("miner")
                yield f"{question} sought", choices
            choices.close()

    assert not (found := changed("match-questions", shown(), strokes)), "\n".join(found)


def test_each_card_that_is_turned_up_lies_as_it_was_agreed_upon(
    over: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)
    match = played(3, options=CARDS)

    def shown() -> Iterator[tuple[str, QWidget]]:
        card = RevealedCard(over)
        for made in cards(match):
            card.tell(made, voice(match))
            yield made.name, over
        card.near = lambda: QPoint(120, 600)
        card.in_sight = lambda: (QRect(60, 300, 200, 300),)
        card.place()
        yield "beside what it speaks of", over
        over.resize(500, 360)
        card.place()
        yield "in a small room", over

    assert not (found := changed("match-cards", shown(), strokes)), "\n".join(found)


def test_each_card_that_is_turned_up_is_drawn_as_it_was_agreed_upon(
    over: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    for made in cards(played(3, options=CARDS)):
        for face in made.faces:
            strokes.found.clear()
            image = QImage(400, 400, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            face.draw(painter, QRectF(20, 30, 200, 260))
            painter.end()
            lines += [f"{made.name} {face.text}", *(f" {it}" for it in strokes.found.get(None, []))]
    if lines != agreed("match-faces"):
        pytest.fail("\n".join(differences("match-faces", lines)))


def test_the_end_of_a_day_lies_as_it_was_agreed_upon(
    over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)
    match = played(3, options=CARDS)

    def shown() -> Iterator[tuple[str, QWidget]]:
        beside = SettlementCard()
        qtbot.addWidget(beside)
        beside.resize(360, 300)
        stages = Stages(over, boards.play(GAME).draw_sign)
        for number, made in enumerate(settlements(match), 1):
            beside.show()
            beside.tell(made, voice(match))
            yield f"day {number} beside the board", beside
            stages.tell(made, voice(match))
            yield f"day {number}", over
            while not stages.is_told:
                stages.go_on()
                yield f"row {stages.at}", over
            over.resize(560, 320)
            stages.place()
            yield "in a small room", over
            over.resize(ROOM)
            stages.drop()

    assert not (found := changed("match-days", shown(), strokes)), "\n".join(found)


def test_what_people_agree_upon_lies_as_it_was_agreed_upon(
    over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        made = Agreement()
        qtbot.addWidget(made)
        made.resize(420, 160)
        words = voice(played(3, answers=0))
        made.ask(lambda it: f"{it.people[0]} asks", (0, 2), words, lambda _: None)
        yield "asked", made
        made.buttons[0].click()
        yield "one agrees", made
        made.buttons[0].click()
        yield "and takes it back", made
        made.ask(lambda _: "Something else", (0, 1, 2), words, lambda _: None)
        yield "asked of three", made

    assert not (found := changed("match-agreement", shown(), strokes)), "\n".join(found)


def test_what_stands_beside_the_table_shares_the_room_as_it_was_agreed_upon(
    over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for left, high, wide, asks, news in (
            (320, 800, False, True, 0),
            (320, 800, False, True, 200),
            (320, 800, False, False, 0),
            (200, 560, False, True, 0),
            (200, 560, False, True, 100),
            (600, 560, False, True, 1000),
            (700, 900, True, True, 0),
            (1100, 900, True, True, 120),
        ):
            side = Side([(QWidget(), 1), (QWidget(), 0)], [(QWidget(), 1)])
            side.add(QWidget())
            qtbot.addWidget(side)
            side.resize(left, high)
            side.show()
            side.arrange(left=left, high=high, wide=wide, asks=asks, is_over=False, news=news)
            yield f"{left} {high} {wide} {asks} {news}", side
            side.show_log()
            side.arrange(left=left, high=high, wide=wide, asks=asks, is_over=False, news=news)
            yield "the log", side
            side.show_question()
            side.arrange(left=left, high=high, wide=wide, asks=asks, is_over=False, news=0)
            yield "the question, and no news", side

    assert not (found := changed("match-side", shown(), strokes)), "\n".join(found)
