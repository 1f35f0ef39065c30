"""The bar below the calculator: what can be taken along."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop.look import theme
from desktop.look.copied import Copied
from desktop.look.folding import Folding, WordButton
from desktop.look.names import tip
from desktop.look.translate import speak, translate


class Verbs(QFrame):
    """A blank sheet is there always; the other verbs wait for a sheet that holds."""

    copy = Signal()
    print = Signal()
    pdf = Signal()
    blank = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.blank_button = WordButton("blank_sheet", "log", 1)
        self.copy_button = WordButton("copy_text", "copy", 0)
        self.print_button = WordButton("print", "print", 2, "")
        self.pdf_button = WordButton("save_pdf", "pdf", 3, "primary")
        speak(self, lambda it: it._name())
        row = QHBoxLayout(self)
        row.setSpacing(8)
        theme.dress(self, lambda _: row.setContentsMargins(*map(theme.px, (32, 12, 32, 12))))
        row.addWidget(self.blank_button)
        row.addStretch(1)
        row.addWidget(self.copy_button)
        row.addWidget(self.print_button)
        row.addWidget(self.pdf_button)
        self.blank_button.clicked.connect(self.blank)
        self.copy_button.clicked.connect(self.copy)
        self.print_button.clicked.connect(self.print)
        self.pdf_button.clicked.connect(self.pdf)
        self._copied = Copied(self.copy_button, self._name_copy)
        Folding.of(self)
        self._holds = False
        speak(self, lambda it: it.can_take_along(it._holds))

    def _name(self) -> None:
        self.blank_button.setText(translate("Score", "Blank sheet as PDF…"))
        self.copy_button.setText(translate("Score", "Copy as text"))
        self.print_button.setText(translate("Score", "Print…"))
        self.pdf_button.setText(translate("Score", "Save as PDF…"))

    def can_take_along(self, holds: bool) -> None:
        """Whether there is a sheet; why not stands at the verbs."""
        self._holds = holds
        reason = "" if holds else translate("Score", "The sheet is not complete yet")
        for button in self._waiting():
            button.setEnabled(holds)
            tip(button, reason or (button.words if button.is_folded else ""))
            button.setAccessibleDescription(reason)

    def tell_copied(self) -> None:
        """Say that the text lies in the clipboard."""
        self._copied.tell()

    def _name_copy(self) -> None:
        self.copy_button.setText(translate("Score", "Copy as text"))
        self.copy_button.setAccessibleName(self.copy_button.words)
        tip(self.copy_button, self.copy_button.words if self.copy_button.is_folded else "")

    def _waiting(self) -> tuple[WordButton, ...]:
        return self.copy_button, self.print_button, self.pdf_button
