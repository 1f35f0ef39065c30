"""The saved mark: every step is stored before it is shown, and this says that it was."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.look import theme
from desktop.look.card import said
from desktop.look.names import tip
from desktop.look.translate import speak, translate


class SavedMark(QWidget):
    """An icon and a word."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("saved")
        self.gives_way = 5
        """When the word goes, of all that gives way in the bar."""
        self._sign, self._word = QLabel(), said("success")
        self._is_saved = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(6)
        row.addWidget(self._sign)
        row.addWidget(self._word)
        theme.dress(self._sign, lambda _: self._draw())
        speak(self, lambda it: it.show_saved(it._is_saved))

    def show_saved(self, saved: bool) -> None:
        """Say whether the last step is stored."""
        self._word.setText(
            translate("Saved", "Saved") if saved else translate("Saved", "Not saved")
        )
        self._is_saved = saved
        theme.mark(self._word, role="success" if saved else "danger")
        with theme.magnified(self):
            self._draw()
        self.setAccessibleName(self._word.text())
        kept = translate("Saved", "Every step is stored before it is shown.")
        tip(self, kept if saved else self._word.text())

    def _draw(self) -> None:
        icon, role = ("save-mark", "success") if self._is_saved else ("warning", "danger")
        self._sign.setPixmap(theme.icon_pixmap(icon, 18, role))

    @property
    def words(self) -> str:
        """What is said beside the picture."""
        return self._word.text()

    def fold(self, on: bool) -> None:
        """Show the picture alone, or the word beside it."""
        self._word.setVisible(not on)
