"""What was put in, or the values that shall hold, and what follows from it, until it is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.editions import words
from desktop.look import frames
from desktop.look.controls import Saying
from desktop.look.page import type_of_keys
from desktop.look.translate import translate
from desktop.table.following import Following, type_of_wish
from desktop.table.letters import card, said
from desktop.table.questions.page import Beside, QuestionPage, footer
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, QUIET, TouchButton
from engine.record.lines import Fact
from engine.rules.agenda import State
from engine.rules.game import Value

HIGH = 76
_BY_PAGE = Qt.FocusReason.OtherFocusReason


class ToldAnew(QuestionPage[State]):
    """`told` are lines that say what is wished; `taken` comes before `back` if it was done.

    What is `decided` about later steps is kept by whoever wishes it, and will wish it again; else
    this page is kept with it until it is given up.
    """

    taken = Signal()

    def __init__(
        self,
        telling: Telling[State],
        title: Saying,
        told: Callable[[], Sequence[str]],
        wish: type_of_wish,
        decided: dict[int, Fact | None] | None = None,
    ) -> None:
        super().__init__(telling, lambda: translate("ToldAnew", "What it would change"))
        self._title, self._told = title, told
        self._is_kept = decided is None
        measure = telling.measure
        self.title = said(measure, "heading", wrap=True)
        self.told = said(measure, "table.label", wrap=True)
        self.wrong = said(measure, "table.label", "danger", wrap=True)
        left = card(measure, (32, 20, 32, 24))
        column = left.layout()
        assert isinstance(column, QVBoxLayout)
        for label in (self.title, self.told, self.wrong):
            column.addWidget(label)
        column.addStretch(1)
        self.following = Following(telling)
        self.following.changed.connect(self._show)
        body = Beside(self, telling, (left, self.following), self.keyPressEvent)
        frames.stack(self, self.bar, body, self._verbs(), self.notice)
        telling.changed.connect(self._speak)
        self.following.wish(wish, decided)

    def _verbs(self) -> QFrame:
        measure = self.telling.measure
        self.leave = TouchButton(measure, "table.label", HIGH)
        self.take = TouchButton(measure, "table.body", HIGH)
        self.leave.dress_as(QUIET)
        self.take.dress_as(PRIMARY)
        self.leave.setObjectName("leave")
        self.take.setObjectName("take")
        self.leave.clicked.connect(self._give_up)
        self.take.clicked.connect(self._take)
        self.take.refused.connect(self.notice.tell)
        return footer(measure, (self.leave, 0), (None, 1), (self.take, 1))

    def take_focus(self) -> None:
        """The keyboard comes to what has to be decided, or to what takes it."""
        first = next(iter(self.following.broken.values()), None)
        (first.strike if first is not None else self.take).setFocus(_BY_PAGE)

    def is_begun(self) -> bool:
        """It was wished, and is neither taken nor given up."""
        return self._is_kept

    def _give_up(self) -> None:
        self._is_kept = False
        self.back.emit()

    def _take(self) -> None:
        match, made = self.telling.match, self.following.correction
        if made is not None and self.telling.change(lambda: match.take(made)):
            self.taken.emit()
            self.back.emit()

    def _speak(self) -> None:
        if self.isVisible():
            self.following.show_now()

    def _show(self) -> None:
        self.notice.hide()
        self.title.setText(self._title())
        self.told.setText("\n".join(self._told()))
        self.wrong.setText(self.following.wrong)
        self.wrong.setVisible(bool(self.following.wrong))
        back = translate("ToldAnew", "Back")
        if self._is_kept:
            back = translate("Correcting", "Leave it as it was")
        self.leave.tell(back, icon="back")
        self.take.tell(translate("ToldAnew", "Apply"), icon="check")
        self.take.forbid(self.following.why_not())

    # -- the keyboard -------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (("Enter", translate("Keys", "apply what is shown")),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.take.press()
        else:
            super().keyPressEvent(event)


def with_values(telling: Telling[State], values: Mapping[str, Value], edition: str) -> ToldAnew:
    """What would be if the match had begun with these values, those of that edition."""
    match = telling.match

    def title() -> str:
        if not edition:
            return translate("ToldAnew", "The values that come with the app")
        return translate("ToldAnew", "The values of “{edition}”").format(edition=edition)

    def told() -> Sequence[str]:
        return list(words.differences(match.game, match.setup.values, values))

    page = ToldAnew(
        telling, title, told, lambda instead: match.with_values(values, edition, instead)
    )
    page.about = edition, str(values)
    return page
