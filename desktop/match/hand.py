"""The hand of whoever looks, a stack for each kind of card, and how many cards the others hold."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.contract import Hand
from desktop.look import theme, tooltip
from desktop.look.card import said
from desktop.look.flow import GAP, Flow
from desktop.look.frames import empty
from desktop.look.names import letter_by_letter, tip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.gathering import Gathering
from desktop.scene import strokes
from desktop.scene.choosing import Choosing
from engine.rules.agenda import OPEN, State

LIFT, BACK, EDGE, ABOVE, FRAME = 6, (18, 25), 10, 6, 1
FACE = (27, 38)
"""A card of a hand that lies open to all."""
BEHIND, DEEPEST = 5, 2
"""How far a card behind another one is seen, and how many are seen at most."""
SMALLER = 0.75
"""The count of a stack, beside one on the board."""
SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -999, Qt.Key.Key_End: 999}


class CardButton(QAbstractButton):
    """The cards of one kind in hand; what is picked stands a little higher."""

    def __init__(self, hand: HandView, place: int, card: str, count: int) -> None:
        super().__init__(hand)
        self.place, self.card, self.count = place, card, count
        self.picked = 0
        self._hand = hand
        self._pressed: QPoint | None = None
        self._is_carried = False
        self.setObjectName(f"card {place}")
        self.setProperty("ring", "none")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def nextCheckState(self) -> None:
        """What is picked is said by the gathering."""

    @property
    def _behind(self) -> int:
        return min(self.count - 1, DEEPEST)

    def show_picked(self, count: int, name: str, *, chosen: bool = False) -> None:
        """So many of them are picked, or one was chosen to go somewhere; a card is called that."""
        self.picked = count
        self.setChecked(count > 0 or chosen)
        held = f"{self.count} × {name}" if self.count > 1 else name
        if chosen:
            held = translate("Board", "{thing}, chosen").format(thing=held)
        picked = translate("Hand", "{count} picked").format(count=count)
        self.setAccessibleName(f"{held}, {picked}" if count and self.count > 1 else held)
        more = translate("Hand", "Each tap picks one more; − or a right click puts one back.")
        tip(self, f"{held}\n{more}" if self.count > 1 and self._hand.gathers else held)
        self.update()

    def show_reason(self, reason: str) -> None:
        """Say why the card goes nowhere, where it does not."""
        if self.accessibleDescription() != reason:
            self.setAccessibleDescription(reason)
        if reason:
            tip(self, f"{self.accessibleName()}\n{reason}")

    def sizeHint(self) -> QSize:
        card = self._hand.card
        return QSize(card.width() + self.behind, card.height() + theme.px(LIFT))

    @property
    def behind(self) -> int:
        """How much wider a stack is than one card."""
        return theme.px(self._behind * BEHIND)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lift, low = 0 if self.isChecked() else theme.px(LIFT), theme.px(LIFT)
        card = QRectF(0, 0, *self._hand.card.toTuple()).adjusted(3, 3, -3, -3)
        area = card.translated(0, lift)
        if not self._hand.goes_on(self):
            painter.setOpacity(0.55 if self._hand.is_asked else 1.0)
        for at in range(self._behind, 0, -1):
            high = lift if self.picked == self.count else low
            self._hand.kind.draw(painter, self.card, card.translated(theme.px(at * BEHIND), high))
        self._hand.kind.draw(painter, self.card, area)
        painter.setOpacity(1.0)
        role = "selected" if self.isChecked() else "legal" if self._hand.goes_on(self) else ""
        if self.hasFocus():
            role = "focus"
        around = area.adjusted(-1, -1, theme.px(self._behind * BEHIND) + 1, 1)
        if role:
            painter.setPen(QPen(theme.token(role), theme.px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around, 6, 6)
        if self.isChecked():
            # All of it lies within the button: what lies outside is not painted.
            size = theme.px(7)
            right, top = self.width() - 1.2 * size, around.top()
            corner = QPointF(min(around.right() - 4, right), max(top + 5, 1.2 * size))
            strokes.check(painter, corner, size, "selected", filled=True)
        if self.count > 1:
            self._paint_count(painter)
        painter.end()

    def _paint_count(self, painter: QPainter) -> None:
        number = f"{self.picked}/{self.count}" if self.picked else f"×{self.count}"
        painter.translate(self.width() / 2, self.height() - theme.px(9))
        painter.scale(theme.scale() * SMALLER, theme.scale() * SMALLER)
        strokes.badge(painter, QPointF(), number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press may be the beginning of a drag."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._is_carried = event.position().toPoint(), False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two picks one more, and never puts back what the first one chose."""
        if self._hand.gathers and self.picked < self.count:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A card that begins an answer is dragged to where it goes."""
        super().mouseMoveEvent(event)
        if self._pressed is None or not self._hand.can_carry(self):
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength()
        if self._is_carried or far >= QApplication.startDragDistance():
            self._is_carried = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._hand.carried.emit(self.card, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A card that was dragged is put down; else it was a click."""
        carried, self._pressed, self._is_carried = self._is_carried, None, False
        if not carried:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        self.unsetCursor()
        self._hand.put_down.emit(event.globalPosition().toPoint())

    def contextMenuEvent(self, _event: QContextMenuEvent) -> None:
        """A right click puts one of them back."""
        self._hand.put_one_back(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along the hand, Space and + pick, − puts back, Enter gives what is picked.

        Where nothing is, Enter picks, too.
        """
        key = Qt.Key(event.key())
        if key in SIDES:
            self._hand.go(self.place + SIDES[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                # A key that is held must not answer the next question, too.
                self._hand.enter(self)
        elif key == Qt.Key.Key_Plus and self._hand.gathers:
            self._hand.press(self)
        elif key == Qt.Key.Key_Minus and self._hand.gathers:
            self._hand.put_one_back(self)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes on to what comes after the hand, or before it; arrows go along it."""
        edge = self._hand.edge(forward)
        # Qt goes on from where the keyboard is.
        edge.setFocus(Qt.FocusReason.OtherFocusReason)
        return edge.leave(forward)

    def leave(self, forward: bool) -> bool:
        """Go on to what comes next, as Qt would."""
        return super().focusNextPrevChild(forward)


class HandView(QFrame):
    """What the viewer holds, as buttons where they answer something; the others' cards are counted."""

    left = Signal()
    """The keyboard was on a card that has answered, or that is there no more."""
    carried = Signal(str, QPoint)
    """A card is dragged, and where on the screen."""
    put_down = Signal(QPoint)
    """Where on the screen it was let go."""

    def __init__(self, kind: Hand[State], choosing: Choosing, gathering: Gathering) -> None:
        super().__init__()
        self.setObjectName("hand")
        self.setProperty("role", "card")
        self.kind, self._choosing, self._gathering = kind, choosing, gathering
        self._others = QHBoxLayout()
        self._others.setSpacing(12)
        self._opened = Flow()
        """All hands, once they lie open."""
        self._flow = Flow()
        self.empty = said("small")
        """Why no card of one's own lies here."""
        self.total, self.tally = said("strong"), said("small")
        """What all cards come to together, and what those that are picked lack, or come to."""
        self.buttons: list[CardButton] = []
        self._names: dict[str, str] = {}
        self._told: tuple[State, Voice] | None = None
        self._heard = ""
        """What was said of the picked cards at last."""
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, ABOVE, EDGE, ABOVE)
        column.setSpacing(4)
        column.addLayout(self._others)
        column.addLayout(self._opened)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addLayout(self._flow, 1)
        self._sums = QVBoxLayout()
        self._sums.setSpacing(2)
        self._sums.addStretch()
        for label in (self.total, self.tally):
            self._sums.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
        self._sums.addStretch()
        row.addLayout(self._sums)
        column.addLayout(row)
        column.addWidget(self.empty)
        column.addStretch(1)
        theme.dress(self, lambda it: it.setMinimumHeight(it.one_line))
        gathering.wanted.connect(lambda: self.go(0))
        choosing.answered.connect(self._answered)
        for told in (choosing.changed, choosing.answered, gathering.changed):
            told.connect(self._show_picks)

    @property
    def one_line(self) -> int:
        """The height with one line of cards; it is kept free in the public view, too."""
        others = 0 if self.kind.others_on_board else theme.px(BACK[1]) + 4
        return theme.px(self.kind.size[1] + LIFT) + others + 2 * (ABOVE + FRAME)

    @property
    def free(self) -> QRect:
        """Where nothing lies beside the cards."""
        left = max((it.geometry().right() for it in self.buttons), default=EDGE)
        if not self.empty.isHidden():
            left = self.empty.x() + self.empty.fontMetrics().horizontalAdvance(self.empty.text())
        sums = [it.x() for it in (self.total, self.tally) if not it.isHidden()]
        right = min(sums, default=self.width() - EDGE)
        room = QRect(left, ABOVE, right - left, self.height() - 2 * ABOVE)
        return room.adjusted(2 * GAP, 0, -2 * GAP, 0)

    @property
    def card(self) -> QSize:
        """How large a card is: smaller where all kinds lie in one line so."""
        wide, high = map(theme.px, self.kind.size)
        if not self.kind.narrowest or not self.buttons:
            return QSize(wide, high)
        taken = sum(button.behind for button in self.buttons) + 2 * EDGE
        if sums := self._sums.sizeHint().width():
            taken += sums + GAP
        room = self.width() - taken - theme.px(GAP) * (len(self.buttons) - 1)
        fits = min(wide, max(theme.px(self.kind.narrowest), room // len(self.buttons)))
        return QSize(fits, high * fits // wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards are as large as there is room for all."""
        super().resizeEvent(event)
        for button in self.buttons:
            button.updateGeometry()

    def show_state(self, state: State, voice: Voice) -> None:
        """Show the hands as their viewer knows them: nobody's is open in the public view, at the end all."""
        if self.isHidden():
            return
        seats = range(len(voice.people))
        empty(self._others)
        empty(self._opened)
        for seat in seats:
            if voice.viewer == OPEN:
                self._opened.addWidget(self._counted(state, seat, voice, FACE))
            elif seat != voice.viewer and not self.kind.others_on_board:
                self._others.addWidget(self._counted(state, seat, voice, BACK))
        self._others.addStretch(1)
        own = self.kind.cards(state, voice.viewer) if voice.viewer in seats else ()
        focused = next((it.place for it in self.buttons if it.hasFocus()), -1)
        held = list(Counter(own).items())
        if held != [(button.card, button.count) for button in self.buttons]:
            empty(self._flow)
            self.buttons = [CardButton(self, at, *kind) for at, kind in enumerate(held)]
            for button in self.buttons:
                self._flow.addWidget(button)
                button.clicked.connect(lambda _=False, it=button: self.press(it))
                button.show()
            if focused >= 0 and self.buttons:
                self.go(focused)
            elif focused >= 0:
                self.left.emit()
        self.empty.setText(
            translate("Hand", "No cards in your hand")
            if voice.viewer in seats
            else translate("Hand", "All hands are closed")
        )
        self.empty.setVisible(not held and voice.viewer != OPEN)
        total = self.kind.total(state, voice.viewer, voice) if held else ""
        self.total.setText(total)
        self.total.setVisible(bool(total))
        self._names = {card: self.kind.name(card, voice) for card, _ in held}
        self._told = (state, voice)
        self._show_picks()

    def _counted(self, state: State, seat: int, voice: Voice, size: tuple[int, int]) -> QWidget:
        """How many cards of each back somebody holds, or of each face that lies open."""
        made = QWidget()
        if size == FACE:
            # Who holds nothing stands in the same line.
            made.setMinimumHeight(theme.px(size[1]))
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        name = said("small")
        name.setText(f"{voice.people[seat]}:")
        row.addWidget(name)
        spoken = []
        for card, count in Counter(self.kind.cards(state, seat)).items():
            picture, number = QLabel(), said("small")
            picture.setPixmap(self._drawn(card, size))
            # Beside a face, which has a number of its own, one card needs no count.
            number.setText(str(count) if size == BACK else f"×{count}" if count > 1 else "")
            row.addWidget(picture)
            row.addWidget(number)
            spoken.append(f"{count} × {self.kind.name(card, voice)}")
        if not spoken:
            name.setText(f"{voice.people[seat]}: –")
        made.setAccessibleName(f"{voice.people[seat]}: {', '.join(spoken) or '–'}")
        return made

    def _drawn(self, card: str, side: tuple[int, int]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSize(*map(theme.px, side))
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.kind.draw(painter, card, QRectF(QRect(0, 0, size.width(), size.height())))
        painter.end()
        return made

    # -- picking -------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether a card of the hand answers something now."""
        return any(self.can_press(button) for button in self.buttons)

    def _answered(self) -> None:
        if any(button.hasFocus() for button in self.buttons):
            self.left.emit()

    @property
    def keeps_keyboard(self) -> bool:
        """Whether the keyboard is on a card, though no card answers anything now."""
        return any(button.hasFocus() for button in self.buttons) and not self.is_asked

    def can_press(self, button: CardButton) -> bool:
        """Whether a press of a card does something now."""
        return self.gathers or bool(self._choosing.meaning(button.card))

    def reason(self, button: CardButton) -> str:
        """Why a card goes nowhere now; empty where it does, or nothing is asked."""
        if self._told is None or not self._choosing.is_open or self.goes_on(button):
            return ""
        state, voice = self._told
        return self.kind.reason(state, button.card, self._choosing.taken, voice)

    @property
    def gathers(self) -> bool:
        """Whether cards are picked now, to be given together."""
        return self._gathering.is_open

    def goes_on(self, button: CardButton) -> bool:
        """Whether a card is the next step, or was chosen; pressed, others begin anew."""
        card, taken = button.card, self._choosing.taken
        return self.can_press(button) and (
            not taken or card in taken or card in self._choosing.next or self.gathers
        )

    def can_carry(self, button: CardButton) -> bool:
        """Whether a card can be dragged: it goes somewhere."""
        return not self.gathers and button.card in self._choosing.first

    def press(self, button: CardButton) -> None:
        """Pick one more of these cards, or answer with one."""
        if self.gathers:
            self._gathering.pick(button.card)
        elif (reason := self.reason(button)) and not self.can_press(button):
            tooltip.show(button, letter_by_letter(reason))
        else:
            self._choosing.press(button.card)

    def put_one_back(self, button: CardButton) -> None:
        """Pick one card less of that kind."""
        self._gathering.put_one_back(button.card)

    def enter(self, button: CardButton) -> None:
        """Give what is picked; where nothing is, pick the card, or answer with it."""
        if self.gathers and self._gathering.run:
            self._gathering.send()
        else:
            self.press(button)

    def edge(self, forward: bool) -> CardButton:
        """The last of the cards, or the first."""
        return self.buttons[-1 if forward else 0]

    def go_to(self, card: str) -> None:
        """Give the keyboard to the cards of that kind, if any are there."""
        for button in self.buttons:
            if button.card == card:
                button.setFocus()

    def go(self, place: int) -> None:
        """Give the keyboard to a card, the last one at most."""
        if self.buttons:
            self.buttons[min(max(place, 0), len(self.buttons) - 1)].setFocus()

    def _show_picks(self) -> None:
        told = self._tell_sums()
        for button in self.buttons:
            picked = self._gathering.picked[button.card] if self.gathers else 0
            chosen = button.card in self._choosing.taken
            button.show_picked(picked, self._names[button.card], chosen=chosen)
            button.show_reason(self.reason(button))
            if self.gathers:
                button.setAccessibleDescription(told)

    def _tell_sums(self) -> str:
        """Say what is asked of the cards and what is picked, where it is seen and where it is heard."""
        name, told = self.total.text() or translate("Hand", "Hand"), ""
        if self.gathers and self._told is not None:
            state, voice = self._told
            gathered = self.kind.gathered(state, self._gathering.run, voice)
            told = ". ".join(filter(None, (gathered.tally, gathered.missing)))
            name = f"{name}. {voice.prompt(state)} {told}"
            self.tally.setText(gathered.missing or gathered.tally)
        self.tally.setVisible(self.gathers and not self.total.isHidden())
        self.setAccessibleName(name)
        if told != self._heard:
            self._heard = told
            if told and any(button.hasFocus() for button in self.buttons):
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        return told
