"""What the app is and is not, and the licences of all that it is made of."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout

from desktop import __version__
from desktop.look import controls, frames, theme
from desktop.look.choosing import Choice
from desktop.look.translate import language, speak, translate
from desktop.settings_page import parts
from desktop.settings_page.changes import releases
from desktop.settings_page.licences import all_licences


def about() -> QFrame:
    """Name, version, that the app is unofficial, and what is new."""
    made = parts.card("info", lambda: translate("Settings", "About Waypost"))
    sign = QLabel()
    theme.dress(sign, lambda it: it.setPixmap(theme.app_icon().pixmap(theme.px(56), theme.px(56))))
    words = QVBoxLayout()
    words.setSpacing(4)
    words.addWidget(
        controls.text(
            lambda: translate("Settings", "Version {version}").format(version=__version__), "strong"
        )
    )
    words.addWidget(
        controls.text(
            lambda: translate(
                "Settings",
                "Waypost is unofficial. Game names belong to their publishers. "
                "No printed text, art or scans are included.",
            ),
            wrap=True,
        )
    )
    row = QHBoxLayout()
    row.setSpacing(16)
    row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    row.addLayout(words, 1)
    column = frames.inside(made)
    column.addLayout(row)
    for number, release in enumerate(releases(language())):
        column.addWidget(controls.text(partial(_heading, number), "strong"))
        for at in range(len(release.changes)):
            column.addWidget(controls.text(partial(_change, number, at), wrap=True))
    return made


def _heading(number: int) -> str:
    """Which release is told of, in the language in use."""
    version = releases(language())[number].version
    return translate("Settings", "New in version {version}").format(version=version)


def _change(number: int, at: int) -> str:
    """One thing that a release has changed."""
    return f"• {releases(language())[number].changes[at]}"


class Licences(QFrame):
    """One licence at a time, to be read in full."""

    def __init__(self) -> None:
        super().__init__()
        self._licences = all_licences()
        card = parts.card("scales", lambda: translate("Settings", "Licences"))
        self.which = Choice()
        self.which.setObjectName("choose_licence")
        for licence in self._licences:
            self.which.addItem(": ".join(part for part in licence[:2] if part))
        self.words = QPlainTextEdit()
        self.words.setReadOnly(True)
        self.words.setTabChangesFocus(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        theme.dress(self.words, lambda it: it.setFixedHeight(theme.px(260)))
        theme.dress(self.words, lambda it: it.setFont(theme.font("small")))
        well = frames.frame("well", (10, 8, 4, 8))
        frames.inside(well).addWidget(self.words)
        column = frames.inside(card)
        column.addWidget(self.which)
        column.addWidget(well)
        own = QVBoxLayout(self)
        own.setContentsMargins(0, 0, 0, 0)
        own.addWidget(card)
        self.which.currentIndexChanged.connect(self.tell)
        speak(self, lambda it: it.tell())

    def tell(self) -> None:
        """Show the text of the licence that is chosen."""
        licence = self._licences[self.which.currentIndex()]
        missing = translate("Settings", "{name} is installed here without the text of its licence.")
        self.words.setPlainText(licence.text or missing.format(name=licence.name))
        self.which.setAccessibleName(translate("Settings", "Licence of"))
        self.words.setAccessibleName(
            translate("Settings", "Licence of {name}").format(name=licence.name)
        )
