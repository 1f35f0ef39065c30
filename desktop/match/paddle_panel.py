"""The strip on which several people see their keys: who has pressed, and never which."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.card import said
from desktop.look.frames import empty
from desktop.look.translate import language, translate
from desktop.look.voice import Voice
from desktop.match.key_pairs import caps, pairs_of
from desktop.match.paddles import Paddles

CAP, DOT, MARK = 24, 14, 28


class KeyCap(QWidget):
    """A key as it lies on the keyboard, with its letter."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.letter = letter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(CAP) + 4, theme.px(CAP))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.token("line_strong"), 1.5))
        painter.setBrush(theme.token("sunken"))
        painter.drawRoundedRect(area, 5, 5)
        painter.setBrush(theme.token("raised"))
        top = area.adjusted(0, 0, 0, -theme.px(3))
        painter.drawRoundedRect(top, 5, 5)
        painter.setPen(theme.token("text"))
        painter.setFont(theme.font("strong"))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.letter)
        painter.end()


class Dot(QWidget):
    """Full once somebody has pressed; it never says which key."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(DOT), theme.px(DOT))

    def fill(self, on: bool) -> None:
        """Be full, or only a ring."""
        self.is_full = on
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.token("accent" if self.is_full else "line_strong"), 2))
        if self.is_full:
            painter.setBrush(theme.token("accent"))
        painter.drawEllipse(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        painter.end()


class PersonStrip(QWidget):
    """One person: name, whether they have pressed, the two keys, and their hand."""

    looked = Signal()
    """This person wants to look at their hand, or close it."""

    def __init__(
        self,
        name: str,
        colour: str,
        letters: tuple[str, str],
        answers: Sequence[str],
        *,
        hand: bool,
    ) -> None:
        super().__init__()
        self.name = name
        self.dot = Dot()
        self.hand = controls.icon_button(
            "eye", lambda: translate("Paddles", "{name}’s hand").format(name=name)
        )
        self.hand.setObjectName("paddle_hand")
        self.hand.setProperty("low", True)
        theme.dress(self.hand, lambda it: it.setFixedSize(theme.px(34), theme.px(32)))
        self.hand.setVisible(hand)
        self.hand.clicked.connect(self.looked)
        mark = QLabel()
        theme.dress(mark, lambda it: it.setPixmap(theme.seat_mark(colour, MARK)))
        mark.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        keys = QVBoxLayout()
        keys.setSpacing(2)
        for at, (letter, answer) in enumerate(zip(letters, answers, strict=True)):
            # The lower key lies a little further to the right, as on a keyboard.
            key = QHBoxLayout()
            key.setSpacing(6)
            key.addSpacing(6 * at)
            cap, word = KeyCap(letter), said("small")
            word.setText(answer)
            word.setAccessibleName(f"{letter}: {answer}")
            key.addWidget(cap)
            key.addWidget(word)
            key.addStretch(1)
            keys.addLayout(key)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        theme.dress(self, lambda it: it.setFixedHeight(2 * theme.px(CAP) + 2))
        row.addWidget(mark)
        row.addWidget(controls.Elided(name, "strong"), 1)
        row.addWidget(self.dot)
        row.addSpacing(4)
        row.addLayout(keys)
        row.addWidget(self.hand)

    def tell(self, *, pressed: bool) -> None:
        """Say whether this person has pressed."""
        self.dot.fill(pressed)
        told = (
            translate("Paddles", "{name} has answered")
            if pressed
            else translate("Paddles", "{name} has not answered yet")
        )
        self.setAccessibleName(told.format(name=self.name))


class PaddlePanel(QWidget):
    """Stands where the list of choices would while several people answer at one keyboard."""

    hand_wanted = Signal(int)
    """That seat wants to look at its hand, or close it."""

    def __init__(self, paddles: Paddles, *, has_hands: bool) -> None:
        super().__init__()
        self.setObjectName("paddles")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", "8")
        self.paddles = paddles
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._has_hands = has_hands
        self.strips: dict[int, PersonStrip] = {}
        self._made_for: object = None
        self._looked: set[int] = set()
        """Who has been offered a look since turns went on, and took it or answered."""
        self._turn = 0
        self._voice: Voice | None = None
        self.note = said("small", wrap=True)
        """What can be done still; below the rows, which stay where they are whatever it says."""
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(8)
        column.addLayout(self._rows)
        column.addWidget(self.note)
        paddles.changed.connect(self._tell)
        paddles.pressed.connect(self._announce)
        theme.watch.changed.connect(self._make_again)
        self.hide()

    def ask(
        self, voice: Voice, answers: Sequence[str], persons: Sequence[int], turn: int, opened: int
    ) -> None:
        """Show the keys of who is asked; `persons` are all of the match, `opened` whose hand is open.

        A look at the hand is offered to each once in a turn of the match.
        """
        if turn != self._turn:
            self._turn, self._looked = turn, set()
        if opened >= 0:
            self._looked.add(opened)
        self._voice = voice
        made_for = (self.paddles.persons, voice.people, voice.colours, *answers, language())
        if made_for != self._made_for:
            self._made_for = made_for
            self._make(voice, answers, persons)
        for seat, strip in self.strips.items():
            theme.mark(strip.hand, role="soft" if seat == opened else "")
        self._tell()

    def _make(self, voice: Voice, answers: Sequence[str], persons: Sequence[int]) -> None:
        empty(self._rows)
        self.strips = {}
        pairs = pairs_of(persons)
        for seat in sorted(self.paddles.persons):
            strip = PersonStrip(
                voice.people[seat],
                voice.colours[seat],
                caps(pairs[seat], language()),
                answers,
                hand=self._has_hands,
            )
            strip.looked.connect(lambda seat=seat: self.hand_wanted.emit(seat))
            self.strips[seat] = strip
            self._rows.addWidget(strip)
            strip.show()  # the layout would show it after the page's first picture

    def _make_again(self) -> None:
        self._made_for = None

    def _tell(self) -> None:
        voice, paddles = self._voice, self.paddles
        if voice is None or not paddles.is_open:
            return
        for seat, strip in self.strips.items():
            strip.tell(pressed=paddles.has_pressed(seat))
            strip.hand.setEnabled(not paddles.are_all_in)
            if paddles.has_pressed(seat):
                self._looked.add(seat)
        left = [voice.people[seat] for seat in self.strips if seat not in self._looked]
        told = translate("Paddles", "In any order or all at once. The last press counts.")
        if paddles.are_all_in:
            told = translate("Paddles", "All have answered.")
        elif self._has_hands and left:
            offer = translate(
                "Paddles", "Before the first answer you can look at your hand: {names}"
            )
            told = offer.format(names=voice.words.listed(left))
        self.note.setText(told)
        self.setAccessibleName(
            ". ".join((*(it.accessibleName() for it in self.strips.values()), self.note.text()))
        )

    def _announce(self, seat: int) -> None:
        if self.isVisible() and seat in self.strips:
            told = self.strips[seat].accessibleName()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
