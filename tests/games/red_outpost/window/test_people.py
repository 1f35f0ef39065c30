"""The rows of the people: what they have is read whole, however narrow the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.people import People
from desktop.boards.red_outpost.tv import contents
from desktop.boards.red_outpost.tv.speech import said_person
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, tell

SMALLEST = QSize(1280, 800)


@pytest.mark.parametrize(("seats", "high"), [(2, 240), (3, 320), (4, 320)])
def test_points_and_crystals_of_two_digits_have_room(
    qapp: QApplication, seats: int, high: int
) -> None:
    light_and_english(qapp)
    match = at_table(seats)
    tell(match, "vp 1 30", "vp 2 48", "crystals 2 20")
    telling: Telling[AtTable] = Telling(match)
    telling.measure.fit(SMALLEST)
    people = People(telling)
    people.resize(875, high)
    people.show()
    people.show_table()
    QApplication.processEvents()
    for row in people.rows:
        for count in (row.vp, row.crystals):
            number = count.number
            wide = QFontMetricsF(number.font()).horizontalAdvance(number.text())
            assert wide <= number.width(), number.text()
    people.close()


def test_crystals_at_the_palace_stand_beside_the_people_and_on_the_television(
    qapp: QApplication,
) -> None:
    """Whoever has given some sees them where the others are; what nobody told is a question mark."""
    light_and_english(qapp)
    match = at_table(2)
    tell(match, "palace 1 2")
    telling: Telling[AtTable] = Telling(match)
    telling.measure.fit(SMALLEST)
    people = People(telling)
    people.resize(875, 240)
    people.show()
    people.show_table()
    assert [row.palace.text() for row in people.rows] == ["Palace 2", "Palace 0"]
    assert people.rows[0].palace.accessibleName() == "Anna: Palace 2"
    seen = contents.people(telling.state, telling.voice)
    assert [person.palace for person in seen] == ["Palace 2", "Palace 0"]
    assert "Palace 2" in said_person(seen[0])
    tell(match, "joined")
    people.show_table()
    assert [row.palace.text() for row in people.rows] == ["Palace ?", "Palace ?"]
    people.close()
