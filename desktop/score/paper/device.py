"""Where a paper goes: into a file, to a printer, or onto a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QDialog, QWidget

from desktop.host import files
from desktop.look import file_dialog
from desktop.look.translate import translate
from desktop.score.paper.pages import DOTS, Paper


def write(paper: Paper, path: str) -> None:
    """Write a paper as PDF; an old file stays until the new one is complete. `NoFile` says why not."""
    # QPdfWriter does not say why it fails: it writes into memory, which is put into the file then.
    pages = QBuffer()
    pages.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(pages)
    writer.setResolution(DOTS)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setTitle(paper.name)
    _paint(paper, writer, DOTS)
    del writer
    files.write(path, bytes(pages.data().data()))


def ask_where(parent: QWidget, name: str, save: Callable[[str], None]) -> None:
    """Ask for a file, and hand on its path."""
    title = translate("Score", "Save as PDF")
    file_dialog.ask_where_to_save(parent, title, "PDF (*.pdf)", name, "pdf", save)


def print_out(parent: QWidget, paper: Paper) -> None:
    """Ask for a printer and print."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)  # the paper has margins of its own
    printer.setDocName(paper.name)
    printer.setPageOrientation(_orientation(paper))
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: _paint(paper, printer, printer.resolution()))
    QDialog.open(dialog)  # the print dialog's own wants a slot to call


def _paint(paper: Paper, device: QPagedPaintDevice, dots: int) -> None:
    device.setPageOrientation(_orientation(paper))
    device.setPageMargins(QMarginsF())
    factor = DOTS / dots
    size = QSizeF(device.width() * factor, device.height() * factor)
    painter = QPainter(device)
    painter.scale(1 / factor, 1 / factor)
    paper.paint(painter, size, device.newPage)
    painter.end()


def _orientation(paper: Paper) -> QPageLayout.Orientation:
    orientation = QPageLayout.Orientation
    return orientation.Landscape if paper.lies else orientation.Portrait
