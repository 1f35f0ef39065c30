"""The text size: a slider between two buttons, and a line in the size that it stands at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from desktop.host.settings import LARGEST, SMALLEST, USUAL
from desktop.look import controls, frames, theme
from desktop.look.percent import percent
from desktop.look.translate import speak, translate

STEP = 10
"""Per cent between two sizes."""


class TextSize(QWidget):
    """`chosen` carries per cent: at once by key, and by mouse once that has let it go.

    All that has letters grows with them: a button must not move away from under the mouse.
    """

    chosen = Signal(int)

    def __init__(self, now: int) -> None:
        super().__init__()
        self.smaller = controls.icon_button("minus", lambda: translate("Settings", "Smaller text"))
        self.larger = controls.icon_button("plus", lambda: translate("Settings", "Larger text"))
        self.usual = controls.button(
            lambda: translate("Settings", "Back to {size}").format(size=percent(USUAL)), "link"
        )
        policy = self.usual.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what stands before it must not move when it comes
        self.usual.setSizePolicy(policy)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(SMALLEST // STEP, LARGEST // STEP)
        self.slider.setPageStep(2)
        self.slider.setProperty("ring", "10")
        self.number = QLabel()
        self.number.setProperty("role", "strong")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sample = controls.text(
            lambda: translate("Settings", "All text will be as large as this line."), wrap=True
        )
        well = frames.frame("well", (14, 10, 14, 10))
        frames.inside(well).addWidget(self.sample)
        row = QHBoxLayout()
        row.setSpacing(6)
        for part, share in ((self.smaller, 0), (self.slider, 1), (self.larger, 0)):
            row.addWidget(part, share)
        row.addWidget(self.number)
        row.addWidget(self.usual)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(well)
        self.smaller.clicked.connect(lambda: self._step(-1))
        self.larger.clicked.connect(lambda: self._step(1))
        self.usual.clicked.connect(lambda: self.slider.setValue(USUAL // STEP))
        self.slider.valueChanged.connect(self._moved)
        # While it is dragged only the line grows: the slider must not move under the mouse.
        self.slider.sliderReleased.connect(self._choose)
        speak(self.slider, lambda it: it.setAccessibleName(translate("Settings", "Text size")))
        self._now = now
        self.follow(now)
        theme.dress(self, lambda it: it._measure())
        speak(self, lambda it: it._measure())

    @property
    def per_cent(self) -> int:
        """Where the slider stands."""
        return self.slider.value() * STEP

    def follow(self, now: int) -> None:
        """Show what was chosen elsewhere."""
        self._now = now
        self.slider.blockSignals(True)
        self.slider.setValue(round(now / STEP))
        self.slider.blockSignals(False)
        self._show()

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def _moved(self) -> None:
        self._show()
        if not self.slider.isSliderDown() and not self._is_held:
            self._choose()

    @property
    def _is_held(self) -> bool:
        return self.smaller.underMouse() or self.larger.underMouse()

    def leaveEvent(self, _event: QEvent) -> None:
        """The mouse has gone on."""
        if not self.slider.isSliderDown():
            self._choose()

    def _choose(self) -> None:
        if self.per_cent != self._now:
            self._now = self.per_cent
            self.chosen.emit(self.per_cent)

    def _show(self) -> None:
        self.number.setText(percent(self.per_cent))
        self.slider.setAccessibleDescription(self.number.text())
        self.smaller.setEnabled(self.per_cent > SMALLEST)
        self.larger.setEnabled(self.per_cent < LARGEST)
        self.usual.setVisible(self.per_cent != USUAL)
        size = round(theme.font("body").pixelSize() / theme.scale() * self.per_cent / 100)
        self.sample.setStyleSheet(f"font-size: {size}px;")

    def _measure(self) -> None:
        widest = self.number.fontMetrics().horizontalAdvance(percent(LARGEST))
        even = widest + widest % 2  # lengths of the pages stand on a grid of two pixels
        self.number.setMinimumWidth(even + theme.px(8))
        self._show()
