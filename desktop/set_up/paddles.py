"""How several people at one screen give secret answers: by keys of their own, or one by one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.translate import speak, translate

KEYS, CURTAIN = "keys", "curtain"


class PaddleChoice(QFrame):
    """Whether each answers by two keys, all at once, or behind the curtain."""

    changed = Signal(bool)
    """Whether the curtain was chosen."""

    def __init__(self, *, behind_curtain: bool) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.choice = Segments(
            [
                Segment(KEYS, lambda: translate("SetUp", "Keys")),
                Segment(CURTAIN, lambda: translate("SetUp", "Curtain")),
            ],
            CURTAIN if behind_curtain else KEYS,
        )
        speak(self.choice, lambda it: it.setAccessibleName(_name()))
        self.choice.chosen.connect(lambda key: self.changed.emit(key == CURTAIN))
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(controls.text(_name, "strong"))
        names.addWidget(controls.text(_note, "small-muted", wrap=True))
        row = QHBoxLayout(self)
        row.addLayout(names, 1)
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 16, 20, 16)))
        )


def _name() -> str:
    return translate("SetUp", "Secret answers of several people")


def _note() -> str:
    return translate(
        "SetUp",
        "Keys: all at one keyboard, with two keys each. Curtain: one after another, as on a touch "
        "screen",
    )
