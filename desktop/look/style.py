"""The one style sheet of the app, made from the tokens in use."""

from __future__ import annotations

from string import Template

from desktop.look import tokens

_SHEET = Template("""
QWidget { color: $text; }
QMainWindow, QDialog, QWidget[role="page"], QStackedWidget { background: $surface; }
QStackedWidget#bare { background: transparent; }
QLabel[role="step-note"] {
    background: $text; color: $surface; border-radius: ${tile}px; padding: ${px10}px ${px16}px;
}
QToolTip {
    background: $raised; color: $text; border: 1px solid $line_strong; padding: ${px6}px ${px8}px;
}
QPushButton, QToolButton, QRadioButton, QCheckBox { outline: none; }
QScrollArea, QScrollArea > QWidget > QWidget[role="scrolled"] { background: transparent; border: 0; }
QAbstractScrollArea { border: 0; }

QFrame[role="card"] {
    background: $raised; border: 1px solid $line; border-radius: ${card}px;
}
QFrame[role="tile"] {
    background: $raised; border: 1px solid $line; border-radius: ${tile}px;
}
QFrame[role="well"] { background: $sunken; border: 0; border-radius: ${control}px; }
QFrame[role="bar"] { background: $raised; border: 0; border-bottom: 1px solid $line; }
QFrame[role="footer"] { background: $raised; border: 0; border-top: 1px solid $line; }
QFrame[role="notice"] {
    background: $warning_soft; border: 2px dashed $warning; border-radius: ${card}px;
}
QFrame[role="inset"] { background: $raised; border: 0; border-radius: ${radius6}px; }
QFrame[role="line"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QFrame[role="upright"] { background: $line; border: 0; max-width: 1px; min-width: 1px; }
QFrame[role="entry"] { background: transparent; border: 0; border-left: 4px solid transparent; }
QFrame[role="entry"][now="true"] { background: $surface; border-left: 4px solid $accent; }
QFrame[state="legal"] { background: $legal_soft; border: 3px solid $legal; }
QFrame[state="current"] { border: 3px solid $legal; padding: -2px; }
QFrame[state="selected"] { background: $accent_soft; border: 3px solid $selected; }
QFrame[state="locked"] { background: $sunken; border: 1px solid $sunken; }

QLabel { background: transparent; border: 0; }
QLabel[role="small"], QLabel[role="small-muted"] { $small }
QLabel[role="muted"], QLabel[role="small-muted"] { color: $muted; }
QLabel[role="table-danger"] { color: $danger; }
QLabel[role="table-success"] { color: $success; }
QLabel[role="strong"] { $strong }
QLabel[role="title"] { $title }
QLabel[role="heading"] { $heading }
QLabel[role="display"] { $display }
QLabel[role="curtain-low"] { $display color: $on_curtain; }
QLabel[role="curtain"] { $curtain_type color: $on_curtain; }
QLabel[role="number"] { $number }
QLabel[role="warning"] { color: $warning; }
QLabel[role="warning-small"] { color: $warning; $small }
QLabel[role="danger"] { color: $danger; $small font-weight: 600; }
QLabel[role="success"] { color: $success; $small font-weight: 600; }
QLabel[role="clause"], QPushButton[role="clause"] {
    background: $accent_soft; color: $accent; border: 0; border-radius: ${chip}px;
    padding: ${px1}px ${px6}px; $small font-weight: 600;
    min-height: 0; min-width: 0; margin: 0;
}
QPushButton[role="clause"]:hover { background: $accent; color: $on_accent; }
QLabel[role="cell"] {
    background: $surface; border-radius: ${radius6}px; padding: ${px3}px ${px6}px;
}
QLabel[role="chip"] {
    background: $sunken; color: $text; border-radius: ${pill}px;
    padding: ${px3}px ${px10}px; $small font-weight: 600;
}
QLabel[role="chip"][kind="placeholder"] {
    background: $warning_soft; color: $warning; border: 1px dashed $warning;
}
QLabel[role="chip"][kind="rules"] { background: $success_soft; color: $success; }
QLabel[role="chip"][kind="raised"] { background: $raised; }
QLabel[role="chip"][kind="chosen"] { background: $accent; color: $on_accent; }
QLabel[role="chip"][kind="review"], QLabel[role="chip"][kind="own"] {
    background: $accent_soft; color: $accent;
}
QLabel:disabled { color: $disabled_text; }
$seats

QPushButton, QToolButton {
    background: $raised; color: $text; border: ${control_line}px solid $line_strong;
    border-radius: ${control}px; padding: ${px6}px ${px16}px; min-height: ${button}px;
    font-weight: 600;
}
QPushButton[low="true"] { min-height: 0; padding: 0; }
QPushButton[touch="true"] { min-height: 0; padding: 0; border: 0; }
QPushButton:hover, QToolButton:hover { background: $accent_soft; }
QPushButton:pressed, QToolButton:pressed { background: $sunken; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:pressed { background: $accent_hover; }
QPushButton[role="soft"] { background: $accent_soft; color: $accent; border-color: $accent_soft; }
QPushButton[role="soft"]:hover { border-color: $accent; }
QPushButton[role="quiet"], QToolButton[role="quiet"] {
    background: transparent; border-color: transparent; padding: ${px6}px ${px10}px;
}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {
    background: $sunken; border-color: $sunken;
}
QPushButton[role="quiet"]:checked { background: $accent_soft; border-color: $accent; }
QPushButton[role="link"] {
    background: transparent; border: 0; color: $accent; padding: ${px4}px; min-height: 0;
}
QPushButton[role="link"]:hover { color: $accent_hover; text-decoration: underline; }
QPushButton[role="row"] { background: transparent; border: 0; padding: 0; font-weight: 400; }
QPushButton[role="row"]:hover { background: $sunken; }
QPushButton[role="danger"] { background: $danger; color: $on_danger; border-color: $danger; }
QPushButton[role="add"] {
    background: transparent; color: $accent; border: 2px dashed $line_strong;
    border-radius: ${tile}px; min-height: ${px40}px;
}
QPushButton[role="add"]:hover { background: $accent_soft; }
QPushButton[role="unfold"] {
    background: $sunken; border-color: $sunken; border-radius: ${tile}px; text-align: left;
    padding: ${px10}px ${px16}px;
}
QPushButton[role="unfold"]:hover { border-color: $line_strong; }
QPushButton[role="curtain"] {
    background: $on_curtain; color: $curtain; border: 0; font-size: ${px20}px;
    padding: ${px16}px ${px44}px; border-radius: ${door}px;
}
QPushButton[role="curtain"]:hover { background: $on_curtain_muted; }
QPushButton[prominent="true"] {
    $strong font-size: ${large}px; min-height: ${px44}px; padding: ${px6}px ${px28}px;
    border-radius: ${door}px;
}
QPushButton[legal="true"] {
    background: $legal_soft; border: 3px solid $legal; border-radius: ${tile}px;
}
QPushButton[legal="true"]:hover { border: 5px solid $legal; }
QPushButton:disabled, QToolButton:disabled {
    background: $sunken; color: $disabled_text; border-color: $line;
}
QPushButton[role="quiet"]:disabled, QToolButton[role="quiet"]:disabled {
    background: transparent; border-color: transparent;
}
QPushButton[role="group"] {
    background: transparent; border: 2px solid transparent; border-radius: ${tile}px; padding: 0;
    min-height: 0;
}
QPushButton[role="group"]:hover { background: $sunken; }
QPushButton[role="group"]:checked { background: $accent_soft; border-color: $accent; }
QPushButton[segment="true"] {
    background: transparent; border: 0; border-radius: ${radius8}px;
    padding: ${px4}px ${px12}px; min-height: ${px30}px;
}
QFrame[role="segments"][small="true"] QPushButton {
    padding: 0 ${px8}px; min-height: ${px20}px;
}
QPushButton[segment="true"]:hover { background: $line; }
QPushButton[segment="true"]:checked, #agreement QPushButton:checked {
    background: $accent; color: $on_accent;
}
QFrame[role="segments"] { background: $sunken; border: 0; border-radius: ${control}px; }

QLineEdit, QComboBox, QSpinBox {
    background: $raised; color: $text; border: ${control_line}px solid $line_strong;
    border-radius: ${control}px; padding: ${px4}px ${px10}px; min-height: ${px30}px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QFrame[role="stepper"] {
    background: $surface; border: ${control_line}px solid $line_strong; border-radius: ${control}px;
}
QFrame[role="stepper"][state="most"] {
    background: $legal_soft; border: ${control_line}px solid $legal;
}
QFrame[role="stepper"][state="wrong"] {
    background: $danger_soft; border: ${control_line}px solid $danger;
}
QFrame[role="value"] {
    background: $raised; border: ${control_line}px solid $line_strong; border-radius: ${tile}px;
}
QFrame[role="value"][kind="placeholder"], QFrame[role="value"][kind="community"] {
    background: $warning_soft; border: 2px dashed $warning;
}
QFrame[role="value"][kind="rules"] { background: $success_soft; border-color: $success; }
QFrame[role="value"][kind="review"] { background: $accent_soft; border-color: $accent; }
QFrame[role="value"][state="wrong"] { background: $danger_soft; border: 2px solid $danger; }
QFrame[role="value"] QFrame[role="stepper"] { background: transparent; border: 0; }
QFrame[role="value"] QLineEdit, QFrame[role="value"] QComboBox {
    background: transparent; border: 0; padding: ${px1}px ${px6}px; min-height: ${px28}px;
}
QFrame[role="value"] QFrame[role="segments"] { background: transparent; }
QFrame[role="value"] QPushButton[segment="true"] { padding: 0 ${px1}px; min-height: ${px28}px; }
QFrame[role="stepper"] QLineEdit {
    background: transparent; border: 0; padding: ${px1}px 0; min-height: ${px28}px; font-weight: 600;
}
QFrame[role="stepper"] QLineEdit[state="wrong"] { background: transparent; color: $danger; }
QPushButton[role="step"] {
    background: transparent; border: 0; padding: 0; border-radius: ${control}px; min-height: ${px28}px;
}
QPushButton[role="step"]:hover { background: $sunken; }
QLineEdit[narrow="true"] { padding: ${px4}px ${px3}px; }
QLineEdit[role="search"] { background: $sunken; border-color: $sunken; border-radius: ${px20}px; }
QLineEdit[state="wrong"] { border: 2px solid $danger; background: $danger_soft; }
QComboBox::drop-down { border: 0; width: ${px30}px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView {
    background: $raised; border: 1px solid $line_strong; padding: ${px4}px; outline: 0;
    selection-background-color: $accent_soft; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: ${px32}px; padding: 0 ${px8}px; }

QRadioButton, QCheckBox { spacing: ${px8}px; background: transparent; padding: ${px2}px 0; }
QRadioButton[bare="true"] { spacing: 0; }
QRadioButton::indicator {
    width: ${px16}px; height: ${px16}px; border-radius: ${dot}px; border: 2px solid $line_strong;
    background: $raised;
}
QRadioButton::indicator:hover { border-color: $accent; }
QRadioButton::indicator:checked {
    border-color: $accent;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 $accent, stop: 0.54 $accent, stop: 0.60 $raised, stop: 1 $raised);
}

QMenu { background: $raised; border: 1px solid $line_strong; padding: ${px6}px; }
QMenu::item { padding: ${px8}px ${px20}px; border-radius: ${radius6}px; background: transparent; }
QMenu::item:selected { background: $accent_soft; color: $text; }
QMenu::item:disabled { color: $disabled_text; }
QMenu::separator { height: 1px; background: $line; margin: ${px4}px ${px8}px; }

QListView, QTreeView, QTextBrowser, QTextEdit, QPlainTextEdit {
    background: transparent; border: 0; outline: 0;
    selection-background-color: $accent_soft; selection-color: $text;
}
QListView[role="offered"] { background: $raised; border: 1px solid $line_strong; }
QListView::item { padding: ${px4}px ${px8}px; border-radius: ${radius6}px; }
QListView::item:hover { background: $sunken; }
QListView::item:selected { background: $accent_soft; color: $text; }
QSlider { min-height: ${px28}px; background: transparent; }
QSlider::groove:horizontal { background: $line_strong; height: ${px4}px; border-radius: ${px2}px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: ${px2}px; }
QSlider::handle:horizontal {
    background: $raised; border: ${px3}px solid $accent; width: ${px16}px;
    margin: -${px8}px 0; border-radius: ${px10}px;
}
QSlider::handle:horizontal:hover { background: $accent_soft; }
QProgressBar { background: $sunken; border: 0; border-radius: ${px3}px; max-height: ${px6}px; }
QProgressBar::chunk { background: $accent; border-radius: ${px3}px; }

QScrollBar:vertical { background: transparent; width: ${px12}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${px12}px; margin: 0; }
QScrollBar::handle {
    background: $line_strong; border-radius: ${px3}px; margin: ${px3}px;
}
QScrollBar::handle:vertical { min-height: ${px32}px; }
QScrollBar::handle:horizontal { min-width: ${px32}px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def sheet() -> str:
    """The style sheet for the theme and text size in use."""
    colours = tokens.table()["themes"][tokens.theme()]
    values: dict[str, object] = {
        name: colour for name, colour in colours.items() if isinstance(colour, str)
    }
    for length in (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 28, 30, 32, 40, 44):
        values[f"px{length}"] = tokens.px(length)
    for role in ("small", "strong", "title", "heading", "display"):
        values[role] = _type(role)
    values["curtain_type"] = _type("curtain")
    return _SHEET.substitute(
        values,
        card=tokens.radius("card"),
        tile=tokens.radius("tile"),
        control=tokens.radius("control"),
        door=tokens.radius("door"),
        chip=tokens.radius("chip_clause"),
        radius6=tokens.px(6),
        radius8=tokens.px(8),
        pill=tokens.px(11) - 1,
        dot=(tokens.px(16) + 4) // 2,
        button=tokens.px(40) - 2 * tokens.px(6) - 2,
        large=tokens.px(18),
        control_line=1 if tokens.scale() < 1.3 else 2,
        number=f"font-size: {tokens.px(30)}px; font-weight: 700;",
        seats="\n".join(_seat(name) for name in colours["seats"]),
    )


def _seat(name: str) -> str:
    """A seat's text, its place in a ranking, and its best value of a source."""
    colours = tokens.seat(name)
    soft = colours.soft.name()
    return f"""
QLabel[seat="{name}"] {{ color: {colours.ink.name()}; font-weight: 600; }}
QLabel[best="{name}"] {{
    background: {soft}; border-radius: {tokens.px(6)}px; font-weight: 700;
}}
QFrame[role="place"][seat="{name}"] {{
    background: {soft}; border: 2px solid {soft}; border-radius: {tokens.radius("tile")}px;
}}
QFrame[role="place"][seat="{name}"][won="true"] {{ border: 2px solid {colours.outline.name()}; }}
"""


def _type(role: str) -> str:
    entry = tokens.type_of(role)
    return (
        f'font-family: "{tokens.family(role)}"; font-size: {tokens.px(entry["size"])}px; '
        f"font-weight: {entry['weight']};"
    )
