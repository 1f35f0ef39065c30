"""The sheet on paper, black on white: filled, or blank for the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QBuffer, QMarginsF, Qt
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialog, QWidget

from desktop.boards.contract import ScoreForm
from desktop.host import files
from desktop.look import file_dialog, theme
from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.score.points import points, rows, why
from desktop.score.settlement import Settled
from desktop.sheet.head import headline
from desktop.sheet.outcome import plain
from desktop.sheet.proof import steps
from engine.rules.game import Game

_STYLE = (
    "<style>body { color: black; } h1 { font-size: 20pt; } td, th { padding: 3pt 5pt; }"
    " p { margin: 3pt 0; }</style>"
)

COLUMN, COLUMNS = 11, 74
"""Hundredths of the page for a person at the least where there is room, and for all at the most."""
UPRIGHT = 6
"""So many people have room on a sheet that stands; for more it lies."""


def sheet(settled: Settled) -> str:
    """The sheet with every line, as a document."""
    form, told = settled
    places = told.result.ranking.places
    vp = told.words.at("game", "vp")
    ranking = "".join(
        f"<p><b>{place.rank}. {escape(told.name(place.seat))}: {plain(place.total)} {vp}</b></p>"
        for place in places
    )
    ties = "".join(
        f"<p>{number}. {escape(step.text)} ({step.clause})</p>"
        for number, step in enumerate(steps(told), 1)
    )
    lines = []
    for row in rows(settled):
        cells = []
        for seat in range(len(told.people)):
            own = points(row, seat)
            cells.append("·" if own is None else plain(own))
        reason = escape(why(told, row)).replace("\n", "<br>")
        lines.append([f"<b>{escape(row.source.title)}</b> ({row.clause})<br>{reason}", *cells])
    totals = [f"<b>{plain(each.total)}</b>" for each in told.result.sheets]
    lines.append([f"<b>{translate('Sheet', 'Total')}</b>", *totals])
    readings = "".join(
        f"<p>{ruling}: {escape(told.words.at('rulings', ruling, 'question'))}"
        f" {escape(told.words.reading(ruling, form.counted.rulings[ruling]))}</p>"
        for ruling in form.scored()
    )
    notes = "".join(
        f"<p>{escape(note)}</p>"
        for note in (settled.values, told.words.placeholders(form.used()))
        if note
    )
    return (
        f"{_STYLE}<p>{_title(told.game)}</p><h1>{escape(headline(told))}</h1>{ranking}{ties}"
        f"{_table(['', *map(escape, told.people)], lines)}{readings}{notes}"
    )


def blank(game: Game, form: ScoreForm) -> str:
    """An empty sheet to be filled by hand, in the order of the form."""
    sheet, seats = form.blank(), len(form.counted.names)
    # As high as a number that is written by hand; one that lies has room for lower ones on a page.
    high = 14 if lies(form) else 18
    room = f'<span style="font-size: {high}pt">&nbsp;</span>'
    empty = [room] * seats
    beside = [""] * len(sheet.columns)
    lines = [[escape(row), *beside, *empty] for row in sheet.rows]
    lines.append([f"<b>{translate('Sheet', 'Total')}</b>", *beside, *empty])
    name = translate("Score", "Name") + room
    head = [name, *map(escape, sheet.columns), *["&nbsp;"] * seats]
    return f"{_STYLE}<h1>{_title(game)}</h1>{_table(head, lines)}"


def lies(form: ScoreForm) -> bool:
    """Whether a sheet of so many people has room only on paper that lies on its side."""
    return len(form.counted.names) > UPRIGHT


def write(html: str, path: str, *, lying: bool = False) -> None:
    """Write a document as PDF; an old file stays until the new one is complete. `NoFile` says why not."""
    # QPdfWriter does not say why it fails: it writes into memory, which is put into the file then.
    pages = QBuffer()
    pages.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(pages)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(_orientation(lying))
    writer.setPageMargins(QMarginsF())  # a document has margins of its own
    writer.setTitle(translate("Score", "Score sheet"))
    _document(html).print_(writer)
    del writer
    files.write(path, bytes(pages.data().data()))


def ask_where(parent: QWidget, name: str, save: Callable[[str], None]) -> None:
    """Ask for a file, and hand on its path."""
    title = translate("Score", "Save as PDF")
    file_dialog.ask_where_to_save(parent, title, "PDF (*.pdf)", name, "pdf", save)


def print_out(parent: QWidget, html: str, *, lying: bool = False) -> None:
    """Ask for a printer and print."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter()
    printer.setDocName(translate("Score", "Score sheet"))
    printer.setPageOrientation(_orientation(lying))
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: _document(html).print_(printer))
    QDialog.open(dialog)  # the print dialog's own wants a slot to call


def _orientation(lying: bool) -> QPageLayout.Orientation:
    return QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait


def _document(html: str) -> QTextDocument:
    made = QTextDocument()
    font = QFont(theme.font("body").family())
    font.setPointSize(10)
    made.setDefaultFont(font)
    made.setHtml(f'<body style="color: #000000">{html}</body>')
    return made


def _title(game: Game) -> str:
    words = words_of(game.name)
    return escape(f"{words.at('game', 'name')}: {words.at('game', 'sheet')}")


def _table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    wide = max(COLUMN, max(map(len, head[1:]), default=0) + 2)
    wide = min(wide, COLUMNS // max(1, len(head) - 1))
    top = "".join(
        f"<th{f' width={wide}%' if column else ''}>{cell}</th>" for column, cell in enumerate(head)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{' align=center' if column else ''}>{cell}</td>"
            for column, cell in enumerate(line)
        )
        + "</tr>"
        for line in lines
    )
    return (
        '<table border="1" cellspacing="0" cellpadding="4" width="100%"'
        f' style="border-collapse: collapse"><thead><tr>{top}</tr></thead>{body}</table>'
    )
