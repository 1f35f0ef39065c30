"""Leads through a first match that is played: prompts, the others' answers, a mark at what is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from desktop.lesson.teaching import Teaching
from engine.match.first_match import FirstMatch
from engine.record.lines import Answer

if TYPE_CHECKING:
    from desktop.match.page import MatchPage


def teach(page: MatchPage, followed: FirstMatch) -> None:
    """Follow the match on its page until it is left, or somebody else takes a seat."""
    match = page.match

    def mark() -> None:
        if teaching.leads:
            _mark(page, followed)

    teaching = Teaching(page, page.lesson, followed, lambda: page.voice.people, told=mark)

    def leave() -> None:
        page.asking.prepared = lambda: ""
        page.show_pace()
        page.arrange()
        page.take_focus()

    def tell() -> None:
        # Who takes the bot's seat must not hear which cards the other one holds.
        taken = match.plays != tuple(it.plays for it in match.header.players)
        if taken and teaching.leads:
            teaching.leave()
        teaching.tell()

    page.asking.prepared = followed.prepared
    teaching.left.connect(leave)
    teaching.back.connect(page.ask_rewind)
    page.choosing.changed.connect(mark)
    # A method, which goes with the page: the match may ask once more when that is left.
    page.asking.asked.connect(teaching.tell)
    # Whatever else tells the page anew has told its rows by then.
    page.shown.connect(lambda _revision: QTimer.singleShot(0, teaching, tell))
    tell()
    page.show_pace()
    page.arrange()


def _mark(page: MatchPage, followed: FirstMatch) -> None:
    """Make the row or the card current that leads to the answer which is meant, or have its number."""
    wanted, choosing, rows = followed.stand().line, page.choosing, page.choices.list
    if not isinstance(wanted, Answer) or not choosing.is_open:
        return
    if page.hand.gathers:
        page.hand.go_to(wanted.choices[0])
    if not page.choices.amount.isHidden() and page.choices.amount.stepper.value is None:
        page.choices.amount.try_number(int(wanted.choices[0]))
    meant = {wanted.choices[0]}
    count = len(choosing.taken)
    for ways in (choosing.ways, choosing.turned):
        for way, text in ways.items():
            if text == wanted.choices[0] and way[:count] == choosing.taken and len(way) > count:
                meant.add(way[count])
    for number, row in enumerate(rows.rows):
        if row.can_press and row.value in meant:
            rows.make_current(number)
            return
