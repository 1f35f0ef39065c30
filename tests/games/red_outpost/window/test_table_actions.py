"""What else a turn brings: each fact by clicks for the person at turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.boards.red_outpost.table.actions.panel import Actions
from desktop.look import translate
from engine.record.lines import Fact
from tests.desktop.screens.letters import Letters
from tests.games.red_outpost.window.panels import Shown

pytestmark = pytest.mark.dressed(False)

SIZE = QSize(1088, 184)
DISCS = ("discs miner 2 2", "discs farmer 1 1")


@pytest.fixture
def actions(qapp: QApplication) -> Iterator[Shown[Actions]]:
    made = Shown(qapp, Actions, SIZE, "off")
    yield made
    made.close()


@pytest.fixture
def cards(qapp: QApplication) -> Iterator[Shown[Actions]]:
    made = Shown(qapp, Actions, SIZE, "on")
    yield made
    made.close()


def told(shown: Shown[Actions], before: int) -> list[str]:
    return shown.facts[before:]


@pytest.mark.dressed(True)
def test_every_place_stands_below_another_and_none_beside_the_panel(
    actions: Shown[Actions],
) -> None:
    rows: dict[int, list[tuple[int, int]]] = {}
    for place in actions.panel.places:
        rows.setdefault(place.y(), []).append((place.x(), place.width()))
        assert actions.panel.rect().contains(place.geometry())
    first, *others = rows.values()
    assert others and all(row == first for row in others)


@pytest.mark.dressed(True)
def test_the_title_has_room_in_both_languages(actions: Shown[Actions], qapp: QApplication) -> None:
    translate.add_game("red-outpost")
    for language, said in (("de", "Was noch"), ("en", "What else")):
        translate.install(qapp, language)
        actions.panel.show_table()
        title = actions.panel.title
        place = title.parentWidget()
        assert place is not None
        wide = QFontMetrics(title.font()).horizontalAdvance(title.text())
        assert title.text() == said and wide <= place.width()


def test_crystals_of_places_are_told_for_who_is_at_turn(actions: Shown[Actions]) -> None:
    actions.press("act_visited", "act_gave")
    actions.tell("done 1")
    actions.press("act_paid")
    assert actions.facts == ["visited 1", "gave 1", "done 1", "paid 2"]


def test_who_has_no_crystal_is_told_why_none_is_given(actions: Shown[Actions]) -> None:
    actions.tell("crystals 1 0")
    actions.press("act_gave")
    assert actions.facts == ["crystals 1 0"]
    assert actions.refused == ["There is no crystal to give (RO-4.2)."]


def test_exchanges_choose_the_good_in_place(actions: Shown[Actions]) -> None:
    actions.tell("warehouse wool 2", "warehouse coal 1")
    actions.press("act_sold", "Coal", "act_bought", "Fish", "act_discarded", "Wool")
    assert told(actions, 2) == ["sold 1 coal", "bought 1 fish", "discarded 1 wool"]


def test_a_good_that_is_not_stored_is_not_sold(actions: Shown[Actions]) -> None:
    actions.press("act_sold")
    assert actions.refused == ["There is no wool in the Warehouse (RO-4.5)."]
    actions.tell("warehouse wool 2")
    actions.press("act_sold", "Grain")
    assert actions.refused[-1] == "There is no grain in the Warehouse (RO-4.5)."
    actions.press("corner")
    assert actions.panel.is_home and len(actions.facts) == 1


def test_cubes_can_be_added_without_the_wheel(actions: Shown[Actions]) -> None:
    actions.press("act_added", "Grain")
    assert actions.facts == ["added 1 grain 1"] and actions.state.wheel[0] == 0


def test_a_paid_round_asks_for_the_moods_and_stays_for_both(actions: Shown[Actions]) -> None:
    actions.press("act_paid", "Miner/+1", "Farmer/−1", "corner")
    assert actions.facts == ["paid 1", "mood miner 1", "mood farmer -1"]
    assert actions.panel.is_home


def test_where_nobody_follows_moods_nobody_is_asked_for_one(actions: Shown[Actions]) -> None:
    actions.tell("done 1", "done 2")
    actions.press("act_paid")
    assert actions.panel.is_home


def test_moods_can_be_told_alone(actions: Shown[Actions]) -> None:
    actions.press("act_mood", "Shepherd/+1")
    assert actions.facts == ["mood shepherd 1"]
    assert "Shepherd/−1: +1 → 0" in actions.offers()


def test_a_disc_of_another_goes_from_portrait_to_portrait(actions: Shown[Actions]) -> None:
    actions.tell(*DISCS)
    actions.press("act_moved_disc", "Shepherd")
    assert "RO-4.6" in actions.refused[0]
    actions.press("Miner/discs: 2", "Farmer")
    assert told(actions, 2) == ["moved_disc 1 2 miner farmer"]


def test_a_turn_without_a_legal_move_is_passed(actions: Shown[Actions]) -> None:
    actions.press("act_passed", "act_passed")
    assert actions.facts == ["passed 1"] and "RO-2.2" in actions.refused[0]


def test_without_a_turn_every_action_says_why(actions: Shown[Actions]) -> None:
    actions.tell("clock 1 evening 2 1")
    assert set(actions.offers().values()) == {"Nobody’s turn: first score the day (RO-5.1)."}
    actions.tell("clock 2 evening 2 1", "settle")
    assert set(actions.offers().values()) == {"The match is over."}


def test_a_match_that_was_ended_early_is_over_for_every_action(actions: Shown[Actions]) -> None:
    actions.tell("clock 1 evening 2 1")
    actions.telling.match.end([0, 1])
    actions.panel.show_table()
    assert set(actions.offers().values()) == {"The match is over."}


def test_every_place_tells_screen_readers_what_it_is_and_why_not(actions: Shown[Actions]) -> None:
    sold = actions.slot("act_sold")
    assert sold.accessibleName() == "Sell, Warehouse: cube for crystal"
    assert sold.accessibleDescription() == "There is no wool in the Warehouse (RO-4.5)."


def test_the_second_tap_of_two_does_not_press_what_the_first_brought(
    actions: Shown[Actions],
) -> None:
    slot = actions.slot("act_paid")
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    double = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(slot.rect().center()),
        slot.mapToGlobal(QPointF(slot.rect().center())),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(slot, double)
    QTest.mouseRelease(slot, Qt.MouseButton.LeftButton)
    assert slot.words[0] == "Shepherd" and actions.facts == ["paid 1"]


# -- special cards -----------------------------------------------------------------------


def test_whose_card_it_is_is_asked_in_place(cards: Shown[Actions]) -> None:
    cards.tell("place_card 2 mine")
    cards.press("act_place_card", "Mine")
    assert "Somebody else already has the Mine card" in cards.refused[0]
    cards.press("Beer House", "act_worker_card", "Commissar")
    assert told(cards, 1) == ["place_card 1 beer_house", "worker_card 1 commissar"]
    cards.press("act_place_card", "act_worker_card")
    assert told(cards, 3) == ["beer_card 1", "gave 1"]


def test_without_special_cards_nobody_is_asked_for_any(actions: Shown[Actions]) -> None:
    assert not actions.slot("act_place_card").isVisible()
    assert not actions.slot("act_worker_card").isVisible()


def test_a_card_shows_its_words_to_who_holds_it(
    cards: Shown[Actions], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *args: shown.append(args[1]))
    cards.tell("place_card 1 beer_house")
    slot = cards.slot("act_place_card")
    words = "Instead of the Beer House’s mood and action"
    assert slot.toolTip().startswith(words) and slot.property("clause") == "RO-7.4"
    QTest.mousePress(slot, Qt.MouseButton.LeftButton)
    slot.hold.timeout.emit()
    QTest.mouseRelease(slot, Qt.MouseButton.LeftButton)
    assert shown[0].startswith(words) and len(cards.facts) == 1
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    assert cards.facts[1:] == ["beer_card 1"]


SETTINGS = {
    "pasture": (("act_place_card", "Shepherd"), "pasture_card 1 shepherd"),
    "mine": (("act_place_card", "Miner"), "mine_card 1 miner"),
    "palace": (("act_place_card", "Farmer"), "gave_to_portrait 1 farmer"),
    "cornfield": (("act_place_card", "Fish"), "produced 1 fish 1"),
    "beer_house": (("act_place_card",), "beer_card 1"),
    "warehouse": (("act_place_card", "Coal/crystal for cube"), "bought 1 coal"),
    "administration": (("act_place_card", "A disc on it"), "on_card 1 1"),
    "barracks": (("act_place_card", "Anna", "Miner", "Farmer"), "moved_disc 1 1 miner farmer"),
    "spaceship": (("act_place_card", "Wool"), "launched 1 wool"),
    "field_kitchen": (("act_place_card", "Miner"), "laid_flat 1 miner"),
    "lake": (("act_place_card", "1 fish/caught"), "fished_out 1 fish_1 caught"),
}
BEFORE = {
    "barracks": ("clock 1 morning 1 2", "discs miner 1 1"),
    "spaceship": tuple(f"warehouse {good} 1" for good in ("wool", "grain", "coal", "fish")),
    "field_kitchen": ("clock 1 lunch 0 1",),
    "lake": ("lake_discards 0 1 0",),
}


@pytest.mark.parametrize("card", SETTINGS)
def test_a_place_card_moves_what_it_says(cards: Shown[Actions], card: str) -> None:
    names, fact = SETTINGS[card]
    cards.tell(f"place_card 1 {card}", *BEFORE.get(card, ()))
    before = len(cards.facts)
    cards.press(*names)
    assert told(cards, before) == [fact], cards.refused


def test_the_worker_of_the_turn_is_not_asked_for_again(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 pasture", "moved 1 miner pasture portrait none")
    cards.press("act_place_card")
    assert told(cards, 2) == ["pasture_card 1 miner"]


@pytest.mark.parametrize(
    ("card", "press", "move", "instead"),
    [
        ("pasture", (), "moved 1 shepherd pasture portrait", ["none", "pasture_card 1 shepherd"]),
        ("mine", (), "moved 1 miner mine portrait", ["none", "mine_card 1 miner"]),
        (
            "cornfield",
            ("Fish",),
            "moved 1 farmer cornfield portrait",
            ["place", "produced 1 fish 1"],
        ),
    ],
)
def test_a_card_comes_in_place_of_what_was_counted_with_the_move(
    cards: Shown[Actions], card: str, press: Sequence[str], move: str, instead: Sequence[str]
) -> None:
    cards.tell(f"place_card 1 {card}", f"{move} all")
    assert sum(cards.state.warehouse) > 0
    moods, fact = instead
    cards.press("act_place_card", *press)
    assert told(cards, 2) == [f"{move} {moods}", fact]
    assert cards.state.warehouse == [0, 0, 0, int(card == "cornfield")]


def test_by_the_other_reading_the_card_leaves_the_mood_of_the_place(qapp: QApplication) -> None:
    made = Shown(qapp, Actions, SIZE, "on", rulings={"RO-R8": "action"})
    made.tell("place_card 1 pasture", "moved 1 miner pasture portrait all")
    made.press("act_place_card")
    assert told(made, 2) == ["moved 1 miner pasture portrait place", "pasture_card 1 miner"]
    assert made.state.warehouse == [0] * 4
    made.close()


def test_the_bureaucrats_crystal_is_not_counted_twice(actions: Shown[Actions]) -> None:
    actions.tell("moved 1 bureaucrat administration portrait all")
    actions.press("act_visited")
    assert len(actions.facts) == 1 and actions.state.crystals == [2, 1]
    assert "has been counted with the move" in actions.refused[0] and "RO-4.6" in actions.refused[0]


def test_discs_on_the_card_go_to_a_portrait(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 administration", "on_card 1 2")
    cards.press("act_place_card", "To the portrait", "Farmer")
    assert told(cards, 2) == ["papers 1 farmer"]


def test_a_cube_is_sold_by_the_card_too(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 warehouse", "warehouse coal 1")
    cards.press("act_place_card", "Coal/cube for crystal")
    assert told(cards, 2) == ["sold 1 coal"]


def test_a_discarded_card_may_leave_its_fish(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 lake", "lake_discards 0 1 0")
    cards.press("act_place_card", "Nothing/caught", "1 fish/fish not taken")
    assert told(cards, 2) == ["fished_out 1 fish_1 left"]
    assert "RO-7.10" in cards.refused[0]


def test_the_fishermans_card_puts_another_worker_elsewhere(cards: Shown[Actions]) -> None:
    cards.tell("worker_card 1 fisherman")
    cards.press("act_worker_card", "Fisherman", "Miner", "Palace of the Soviets", "Mine")
    assert told(cards, 1) == ["ferried 1 miner mine"]
    assert all("RO-" in why for why in cards.refused) and len(cards.refused) == 2


def test_the_miners_card_costs_a_mood_for_one_more_cube(cards: Shown[Actions]) -> None:
    cards.tell("worker_card 1 miner")
    cards.press("act_worker_card", "Coal", "Wool")
    assert told(cards, 1) == ["mood miner -1", "produced 1 wool 1"]
    assert cards.refused == ["The Miner produces no extra coal, only other resources. (RO-7.16)"]


def test_the_miner_pays_with_no_mood_at_the_bottom_by_the_other_reading(
    qapp: QApplication,
) -> None:
    made = Shown(qapp, Actions, SIZE, "on", rulings={"RO-R5": "not_offered"})
    made.tell("worker_card 1 miner", "mood_at miner -4")
    made.press("act_worker_card")
    assert made.panel.is_home and "(RO-R5)" in made.refused[0]
    made.tell("mood_at miner -3")
    made.press("act_worker_card", "Wool")
    assert told(made, 3) == ["mood miner -1", "produced 1 wool 1"]
    made.close()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_the_miners_card_asks_is_read_in_a_small_window(
    cards: Shown[Actions], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    translate.add_game("red-outpost")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translate.install(app, language)
    cards.telling.measure.fit(QSize(1280, 800))
    cards.panel.resize(779, 180)
    cards.tell("worker_card 1 miner")
    cards.press("act_worker_card")
    assert not list(Letters(monkeypatch).too_small(cards.panel))


def test_the_barracks_card_moves_discs_to_sleepers_only(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 barracks", "discs miner 2 1", "at farmer lake")
    cards.press("act_place_card")
    assert cards.panel.is_home and "only at the end of Morning (RO-7.12)" in cards.refused.pop()
    cards.tell("clock 1 morning 1 2")
    cards.press("act_place_card", "Ben", "Miner", "Farmer")
    assert cards.refused == ["RO-7.12: The Farmer is not in the Barracks."]


@pytest.mark.parametrize("card", ["shepherd", "farmer", "bureaucrat"])
def test_a_card_that_opens_places_is_told_with_the_move(cards: Shown[Actions], card: str) -> None:
    cards.tell(f"worker_card 1 {card}")
    cards.press("act_worker_card")
    assert "choose it under Workers, with the move (RO-7.1" in cards.refused[0]


def test_the_labor_camps_card_is_told_with_the_move(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 labor_camp")
    cards.press("act_place_card")
    assert "with the move (RO-7.11)" in cards.refused[0]


def test_before_the_first_turn_of_lunch_its_card_is_used_by_whoever_has_it(
    cards: Shown[Actions],
) -> None:
    cards.tell("place_card 2 field_kitchen", "clock 1 lunch 0 1")
    cards.press("Field Kitchen/Ben", "Miner")
    assert told(cards, 2) == ["laid_flat 2 miner"]
    cards.tell("clock 1 lunch 1 2")
    assert cards.slot("act_passed").words[0] == "Pass"


def test_at_the_end_of_morning_a_disc_is_moved_by_whoever_has_the_card(
    cards: Shown[Actions],
) -> None:
    cards.tell("place_card 2 barracks", "discs miner 1 1", "clock 1 forenoon 0 1")
    cards.press("Barracks/Ben", "Anna", "Miner", "Farmer")
    assert told(cards, 3) == ["moved_disc 2 1 miner farmer"]
    cards.tell("clock 1 morning 0 1")
    assert cards.slot("act_passed").words[0] == "Pass"
    cards.tell("clock 1 morning 1 2")
    assert cards.slot("act_passed").words == ("Barracks", "Ben")


# -- a card that replaces what was told already --------------------------------------------

FORENOON = "clock 1 forenoon 0 1"
REPLACED = {
    "pasture": ("pasture", (), ["moved 1 miner pasture portrait none", "pasture_card 1 miner"], 2),
    "beer_house": ("beer_house", (), ["moved 1 miner beer_house portrait none", "beer_card 1"], 0),
    "labor_camp": ("labor_camp", (), ["moved 1 miner labor_camp none place"], 0),
    "administration": (
        "administration",
        ("A disc on it",),
        ["moved 1 miner administration card place"],
        0,
    ),
}
"""By card: where the Miner went, what is pressed after the card, the turn then, and his mood."""


def of_now(shown: Shown[Actions]) -> list[str]:
    """The facts that hold, as they are told now."""
    lines = (entry.line for entry in shown.match.log())
    return [" ".join((line.name, *line.words)) for line in lines if isinstance(line, Fact)]


def mood_of_miner(shown: Shown[Actions]) -> int:
    return shown.state.board.mood_track[shown.state.mood[3]]


@pytest.mark.parametrize("card", REPLACED)
def test_a_card_replaces_what_was_told_of_the_move_and_one_undo_brings_it_back(
    cards: Shown[Actions], card: str
) -> None:
    place, further, wanted, mood = REPLACED[card]
    cards.tell(f"place_card 1 {card}", FORENOON, f"moved 1 miner {place} portrait place")
    before = cards.state.text()
    cards.press("act_place_card", *further)
    assert of_now(cards)[2:] == wanted, cards.refused
    assert mood_of_miner(cards) == mood
    laid = cards.state.discs_on(3, 0), cards.state.papers[0]
    assert laid == {"labor_camp": (0, 0), "administration": (0, 1)}.get(card, (1, 0))
    cards.match.undo()
    assert cards.state.text() == before


def test_a_mood_that_could_fall_no_lower_is_given_back_as_it_was(cards: Shown[Actions]) -> None:
    lowest = cards.state.board.mood_track[0]
    cards.tell("place_card 1 pasture", f"mood_at miner {lowest}")
    cards.tell("moved 1 miner pasture portrait place")
    cards.press("act_place_card")
    assert mood_of_miner(cards) == cards.state.board.mood_track[2]


def test_a_card_is_not_used_where_its_worker_did_not_go(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 pasture", "moved 1 miner lake portrait place")
    cards.press("act_place_card")
    assert len(cards.facts) == 2
    assert "The card is used on a visit to the Pasture only (RO-7.1)." in cards.refused[0]


def test_what_grows_instead_takes_the_place_of_the_grain_that_was_told(
    cards: Shown[Actions],
) -> None:
    cards.tell("place_card 1 cornfield", "moved 1 miner cornfield portrait place")
    cards.tell("produced 1 grain 1")
    cards.press("act_place_card", "Coal")
    assert of_now(cards)[2:] == ["produced 1 coal 1"]
    assert cards.state.warehouse == [0, 0, 1, 0] and cards.state.wheel[0] == 1


def test_the_crystal_goes_from_the_palace_to_a_portrait_though_it_was_the_last_one(
    cards: Shown[Actions],
) -> None:
    cards.tell("place_card 1 palace", "crystals 1 1", "moved 1 miner palace portrait place")
    cards.tell("gave 1")
    before = cards.state.text()
    cards.press("act_place_card", "Farmer")
    assert of_now(cards)[3:] == ["gave_to_portrait 1 farmer"] and not cards.refused
    assert cards.state.crystals[0] == 0
    cards.match.undo()
    assert cards.state.text() == before


def test_the_commissars_crystal_stays_where_his_card_put_it(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 palace", "crystals 1 2", "moved 1 commissar mine portrait place")
    cards.tell("gave 1")
    cards.press("act_place_card", "Farmer")
    assert of_now(cards)[3:] == ["gave 1", "gave_to_portrait 1 farmer"]


def test_a_discarded_card_takes_the_place_of_the_drawn_one_that_was_told(
    cards: Shown[Actions],
) -> None:
    cards.tell("place_card 1 lake", "lake_card 1 fish_1 left", "done 1", "done 2", "done 2")
    cards.tell("moved 1 miner lake portrait place", "lake_card 1 nothing left")
    before = cards.state.text()
    cards.press("act_place_card", "Nothing/caught", "1 fish/caught")
    assert of_now(cards)[-1] == "fished_out 1 fish_1 caught"
    assert "RO-7.10" in cards.refused[0], "the card that is not drawn does not lie there"
    assert cards.state.lake_discard == [0, 1, 0] and cards.state.warehouse[3] == 1
    cards.match.undo()
    assert cards.state.text() == before


def test_the_fisherman_has_a_drawn_card_besides(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 lake", "moved 1 fisherman lake portrait place")
    cards.tell("lake_card 1 fish_1 left")
    cards.press("act_place_card", "1 fish/caught")
    assert of_now(cards)[2:] == ["lake_card 1 fish_1 left", "fished_out 1 fish_1 caught"]


@pytest.mark.parametrize(
    "drawn", ["lake_card 1 fish_1 left", "two_lake_cards 1 fish_1 nothing second no"]
)
def test_by_the_other_reading_the_fishermans_discarded_card_comes_alone(
    qapp: QApplication, drawn: str
) -> None:
    made = Shown(qapp, Actions, SIZE, "on", rulings={"RO-R15": "one"})
    made.tell("place_card 1 lake", "lake_discards 1 0 0")
    made.tell("moved 1 fisherman lake portrait place", drawn)
    made.press("act_place_card", "Nothing/caught")
    assert of_now(made)[3:] == ["fished_out 1 nothing caught"]
    assert made.state.lake_discard == [1, 0, 0]
    made.close()


def test_the_grain_of_an_earlier_turn_stays(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 cornfield", "produced 1 grain 1", "done 1", "done 2", "done 2")
    cards.press("act_place_card", "Coal")
    assert cards.state.warehouse == [0, 1, 1, 0]


def test_a_card_that_was_entered_is_not_entered_again_in_the_turn(cards: Shown[Actions]) -> None:
    cards.tell("place_card 1 pasture", "moved 1 miner pasture portrait place")
    cards.press("act_place_card", "act_place_card")
    assert mood_of_miner(cards) == 2
    assert cards.refused == ["The card has already been entered in this turn."]
