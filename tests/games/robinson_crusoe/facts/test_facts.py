"""Facts at the table: impossible entries get a sentence and a way on; what is unknown stays so."""

from __future__ import annotations

import pytest

from engine.games.robinson_crusoe import naming
from engine.games.robinson_crusoe.event_deck import look
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.facts.kinds import DISCARDED
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.threats import on_board
from engine.games.robinson_crusoe.typed_cards import (
    TypedCard,
    as_data,
    from_data,
    offered,
    remembered,
    typed,
)
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import Illegal
from engine.rules.facts import TEXT, free_text, written
from engine.rules.words import error_text
from tests.games.robinson_crusoe.at_table import (
    at_table,
    finish_phase,
    names,
    playing,
    read_again,
    shown,
    tell,
    through_phase,
    waits,
)


def refused(match: Match, fact: str) -> str:
    """Why the fact cannot be; the match stays as it was, and both languages have words for it."""
    before = match.text()
    with pytest.raises(Illegal) as caught:
        match.tell(*fact.split())
    assert match.text() == before
    assert str(match.why_not(*fact.split())) == str(caught.value)
    german = error_text(caught.value, "de")
    assert german != str(caught.value)
    return str(caught.value)


# -- impossible entries have a way on ------------------------------------------------------------


def test_a_named_card_comes_once() -> None:
    """RC-1.3: the box has one of each."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "Cold%20wind")
    tell(match, "round_over")
    said = refused(match, "drew book cold%20WIND - -")
    assert said.startswith("“cold WIND” is in a Threat space, and the box has it once")
    tell(match, "drew book - - -")
    finish_phase(match)
    tell(match, "threat_action left", "round_over")
    assert "came up before" in refused(match, "drew book Cold%20wind - -")
    # Or the earlier card is corrected.
    line = next(
        at
        for at, line in enumerate(match.lines, 1)
        if isinstance(line, Fact) and line.name == "drew"
    )
    match.take(match.correction(line, Fact("drew", ("book", "Warm%20wind", "-", "-"))))
    tell(match, "drew book Cold%20wind - -")


def test_more_of_an_icon_than_the_deck_has() -> None:
    match = at_table(scenario="jenny", mix="harder")
    for _ in range(2):
        tell(match, "round_over")
        through_phase(match, "explore")
    tell(match, "round_over")
    said = refused(match, "drew gather - - -")
    assert said == (
        "All 2 Event cards with the Adventure icon have been drawn; correct an earlier card,"
        " or enter what the deck holds (RC-1.2)."
    )
    tell(match, "deck_holds 5 1 0 0 0 0", "drew gather - - -")
    assert look(shown(match)).left == 5


def test_a_threat_taken_from_an_empty_space() -> None:
    match = at_table()
    said = refused(match, "threat_action left")
    assert said == (
        "There is no card in the left Threat space; if there is one on your table,"
        " enter it there (RC-3.2)."
    )
    tell(match, "threat left book 1 Cold%20wind - -", "threat_action left")


def test_a_round_past_the_last() -> None:
    match = at_table(scenario="jenny")
    assert "Round 9 is past the last one, 8" in refused(match, "clock 9 1")
    tell(match, "rounds_in_all 9", "clock 9 1")
    assert "there cannot be fewer rounds" in refused(match, "rounds_in_all 8")
    assert refused(match, "clock 41 1") == "“41” is no round, which goes from 1 to 40"


@pytest.mark.parametrize(
    ("before", "fact", "said"),
    [
        ("", "draw", "The app does not know the order of your printed cards"),
        ("", "adventure build 1", "The app does not know the order of your printed cards"),
        ("", "phase_over", "The event phase of this round is over already"),
        ("", "done", "No step of the event phase is waiting now"),
        ("", "drew book - - -", "No card is drawn now"),
        ("", "apply_book 1", "The Book effect is resolved right after"),
        ("", "top build", "There is no Build card left in the Event deck"),
        ("", "token_used build", "There is no Adventure token on the Build deck"),
        ("", "threat left book 2 - - -", "It is round 1: the card cannot have come later"),
        ("", "card_note left One - -", "There is no card in the left Threat space"),
        ("round_over", "round_over", "The event phase of this round is still under way"),
        ("round_over;drew build - - -", "another", "First put the Adventure token on its deck"),
        ("", "clock 13 1", "Round 13 is past the last one, 12: enter more rounds first"),
        ("", "rounds_in_all 0", "“0” is no round"),
        ("", "change food -1", "Food cannot become −1, only 0 to 99 (RC-3.4)"),
        ("", "shuffle_in build 10", "“10” is no cards"),
        ("round_over;drew book One - -", "phase_ahead", "“One” is drawn and not resolved yet"),
        (
            "round_over;drew book One - -;another",
            "phase_ahead",
            "“One” is drawn and not resolved yet",
        ),
        ("round_over", "lower_half - -", "An Event card is on top: enter its icon"),
        ("shuffle_in build 1;round_over", "lower_half - -", "First enter which back is on top"),
        (
            "shuffle_in build 1;top build;round_over",
            "drew book - - -",
            "On top is a Build Adventure card",
        ),
    ],
)
def test_what_cannot_be_at_a_table(before: str, fact: str, said: str) -> None:
    match = at_table()
    if before:
        tell(match, *before.split(";"))
    assert refused(match, fact).startswith(said)


@pytest.mark.parametrize(
    "fact",
    ["top event", "drew book - - -", "deck_holds 1 1 0 0 0 0", "joined", "clock 2 1", "missed 2 1", "another",
     "token build lies", "card_note right x - -", "threat left book 1 - - -",
     "no_threat right"],
)  # fmt: skip
def test_with_the_app_s_deck_only_the_round_is_told(fact: str) -> None:
    match = playing()
    tell(match, "round_over")
    assert refused(match, fact).startswith("With its deck, the app draws and resolves")


def test_the_decks_of_the_app_run_out() -> None:
    match = playing()
    tell(match, "shuffle_in mystery 6")
    assert "The Mystery deck is empty" in refused(match, "shuffle_in mystery 1")
    assert "no deck is refilled" in refused(match, "adventure mystery 1")


def test_every_fact_can_be_told_somewhere() -> None:
    table = [
        "wreckage_note right Crate rope knife -", "shuffle_in build 1", "shuffled", "top build", "round_over", "lower_half A%20Splinter heals",
        "shuffle_in build 1", "top build", "lower_half_by_hand - -",
        "drew book One rope hurts", "hand_note One rope -", "apply_book 1", "by_hand", "done", "card_note right Uno - -",
        "another", "drew gather Two - -", "done", "done", "done", "token_used gather", "token build lies",
        "change food 1", "count food 2", "item rope there", "effect gain%20wood%201 1",
        "effect_if_possible lose%20fur%201 1", "effect_alone combat%201 1", "unmet 1", "unmet_alone 1 2",
        "threat_action right", "threat left book 1 Three - -",
        "no_threat left", "first_player 2", "clock 3 1", "missed 4 1", "rounds_in_all 10", "deck_holds 3 3 0 1 0 0",
        "round_over", "phase_over", "phase_ahead", "phase_over", "joined", "game_over won",
    ]  # fmt: skip
    match = at_table(scenario="jenny")
    for fact in table:
        assert tell(match, fact), fact
    own = playing()
    tell(own, "adventure build 1")
    while own.asked >= 0:
        own.answer(own.asked, own.state.legal_actions()[0])
    tell(own, "adventure_and_read gather 1")
    finish_phase(own)
    while own.asked >= 0:
        own.answer(own.asked, own.state.legal_actions()[0])
    while not (discarded := DISCARDED.words(own.state)):
        tell(own, "adventure explore 1")
        while own.asked >= 0:
            own.answer(own.asked, own.state.legal_actions()[-1])
    tell(own, f"shuffle_in_again {discarded[0]}", "round_over", "draw")
    told = {fact.split()[0] for fact in table}
    told |= {"adventure", "adventure_and_read", "shuffle_in_again", "draw"}
    own = playing(scenario="king_kong", mix="harder")
    tell(own, "round_over")
    while "waived" not in told:
        tell(own, "draw_and_read", "done")
        told |= {"draw_and_read"}
        if waits(own) == "reminding":
            tell(own, "waived")
            told |= {"waived"}
        finish_phase(own)
        tell(own, "round_over")
    told |= {"draw_and_read", "waived"}
    assert told == set(FACTS)
    assert read_again(match).text() == match.text()


# -- free texts and the user's own box -------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "-", "Cold wind", "100 % wet", "a%20b", "Kälte, „hart“", "x" * 200]
)
def test_a_free_text_is_one_word_and_reads_back(text: str) -> None:
    word = written(text)
    assert word.split() == [word]
    assert free_text(word) == text


@pytest.mark.parametrize(
    "word", ["%41", "a%0Ab", " a", "%20a", "%", "%zz", "%2D%2D", "x" * 201, "%FF"]
)
def test_what_is_no_free_text_is_refused(word: str) -> None:
    with pytest.raises(ValueError):
        TEXT.read(shown(at_table()), word)


@pytest.mark.parametrize("lost", ["phase_over", "joined", "no_threat right"])
def test_a_named_card_that_the_app_lost_sight_of_is_told_by_its_name(lost: str) -> None:
    """RC-1.3: then it may lie in either space."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "Cold%20wind")
    box = [TypedCard("event", "book", "Cold wind", "", "")]
    assert "in a Threat space" in refused(match, "threat left book 2 Cold%20wind - -")
    assert offered(box, shown(match), "event") == []
    tell(match, *(["round_over"] if lost == "phase_over" else []), lost)
    # It may lie anywhere now: also in the other space.
    assert offered(box, shown(match), "event") == box
    tell(match, "threat left book 2 Cold%20wind - -")
    assert "in a Threat space" in refused(match, "threat right book 2 Cold%20wind - -")
    assert offered(box, shown(match), "event") == []
    again = on_board(shown(read_again(match)))[0]
    assert again is not None and again.name == "Cold wind"


def test_a_card_that_waits_for_a_further_one_has_come() -> None:
    """RC-R5: nothing else gets its name."""
    match = at_table()
    tell(match, "round_over", "drew book Cold%20wind - -", "another")
    assert "came up before" in refused(match, "drew book Cold%20wind - -")


def test_typed_cards_are_remembered_for_the_next_match() -> None:
    match = at_table()
    tell(match, "shuffle_in build 1", "round_over", "top build", "lower_half Splinter hurts",
         "drew book Cold%20wind 1%20rope lose%201%20roof")  # fmt: skip
    finish_phase(match)
    box = remembered([], typed(shown(match)))
    assert box == [
        TypedCard("event", "book", "Cold wind", "1 rope", "lose 1 roof"),
        TypedCard("build", "build", "Splinter", "", "hurts"),
    ]
    assert from_data(as_data(box)) == box
    # Told again without its texts: they are still known; a new text wins.
    box = remembered(box, [TypedCard("event", "book", "cold WIND", "", "lose 2 roof")])
    assert box[0] == TypedCard("event", "book", "cold WIND", "1 rope", "lose 2 roof")
    # An Event card that came up is not offered again in this match; Adventure cards are.
    assert offered(box, shown(match), "event") == []
    assert offered(box, shown(match), "build") == box[1:]
    # That an Adventure card has the same name says nothing of the Event card.
    other = [TypedCard("event", "book", "Splinter", "", "")]
    assert offered(other, shown(match), "event") == other
    assert offered(box, shown(at_table()), "event") == box[:1]


@pytest.mark.parametrize("data", [None, 5, [5], [{}], [{"back": "x"}], [{**TypedCard("event", "book", "A", "", "")._asdict(), "icon": "map"}]])  # fmt: skip
def test_a_kept_box_that_was_tampered_with_is_passed_over(data: object) -> None:
    assert from_data(data) == []


def test_a_card_in_a_threat_space_can_be_named_later() -> None:
    match = at_table()
    for _ in range(2):
        tell(match, "round_over")
        through_phase(match)
    tell(match, "card_note right Cold%20wind 1%20rope lose%201%20roof")
    _, right = on_board(shown(match))
    assert right is not None
    assert (right.name, right.requirement, right.reminder) == ("Cold wind", "1 rope", "lose 1 roof")
    assert "in a Threat space" in refused(match, "card_note left Cold%20wind - -")


def test_cards_of_other_backs_may_have_the_same_name() -> None:
    """RC-1.3: a name is that of one card among those with its back."""
    match = at_table()
    tell(match, "card_note right Storm - -", "round_over", "drew book Storm - -")
    finish_phase(match)
    tell(match, "shuffle_in build 1", "round_over", "top build", "lower_half Storm -")
    assert [told[2] for told in shown(match).told_cards] == ["Storm"] * 3


def test_event_phases_that_went_by_without_the_app_leave_the_cards_unknown() -> None:
    """RC-2.2: also the back on top; a clock that was only told wrongly leaves them as they are."""
    match = at_table()
    tell(match, "shuffle_in build 1", "top build", "round_over", "clock 3 2")
    assert shown(match).top == "build" and shown(match).threats[1]
    assert {"clock_told", "phase_untold"} <= {*names(tell(match, "missed 4 1"))}
    state = shown(match)
    assert (state.round, state.first, state.top, state.threats) == (4, 0, "", ["", ""])
    assert not state.is_known("deck") and not state.is_known("threats.left")
    tell(match, "round_over", "top event", "drew gather - - -")


def test_the_first_player_is_corrected_with_the_app_s_deck_too() -> None:
    """RC-3.4: the lantern may have been handed on wrongly."""
    match = playing()
    tell(match, "first_player 2")
    assert shown(match).first == 1


def test_another_wreckage_card_is_believed_up_to_the_three_of_the_box() -> None:
    """RC-R16: a table that tells one has it."""
    match = at_table()
    said = tell(match, "threat left wreckage 1 - - -")
    assert [(event.clause, event.name) for event in said] == [
        ("RC-2.6", "threat_left"),
        ("RC-R16", "another_wreckage"),
    ]
    assert said[1].params == {"n": 2, "most": 3}
    # Told anew for the same space it is the same card.
    assert names(tell(match, "threat right wreckage 1 Crates - -"))[-1] == "another_wreckage"
    tell(match, "threat_action left", "threat_action right", "threat left wreckage 1 - - -")
    why = refused(match, "threat right wreckage 1 - - -")
    assert why.startswith("The box has 3 wreckage cards, and all of them came up; enter the card’s")
    tell(match, "threat right book 1 - - -")
    # One alone is what the rules know.
    match = at_table()
    assert names(tell(match, "threat right wreckage 1 - - -")) == ["threat_right"]


# -- in the middle of a game ---------------------------------------------------------------------


def test_a_wreckage_card_has_two_ways_to_be_met() -> None:
    """RC-4.3: either will do."""
    match = at_table()
    said = tell(match, "wreckage_note right Crate a%20rope two%20pawns -")
    assert [(event.clause, event.name) for event in said] == [("RC-4.3", "card_noted")]
    card = on_board(shown(match))[1]
    assert card is not None
    assert (card.name, card.requirement, card.other) == ("Crate", "a rope", "two pawns")
    again = on_board(shown(read_again(match)))[1]
    assert again is not None and again.other == "two pawns"
    match.take(
        match.correction(
            len(match.lines),
            Fact("wreckage_note", ("right", "Crate", "a%20rope", "a%20knife", "-")),
        )
    )
    corrected = on_board(shown(match))[1]
    assert corrected is not None and corrected.other == "a knife"
    tell(match, "wreckage_note right Crate a%20rope - -")
    one = on_board(shown(match))[1]
    assert one is not None and one.other == ""
    assert len(shown(match).told_cards[-1]) == naming.OTHER


def test_no_other_card_has_two() -> None:
    """RC-4.3: it is refused."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    said = refused(match, "wreckage_note right Uno a%20rope a%20knife -")
    assert said.startswith("Only a wreckage card has two requirements to choose from")
    assert "RC-4.3" in said
    tell(match, "threat_action right")
    assert "There is no card" in refused(match, "wreckage_note right Uno a%20rope a%20knife -")


def test_the_app_joins_a_running_game() -> None:
    match = at_table(2)
    tell(match, "joined")
    state = shown(match)
    assert set(state.unknown) >= {"food", "wounds.1", "deck", "first", "threats.left"}
    assert not look(state).is_known
    assert refused(match, "change food 1") == "First enter what is on the table: the food (RC-3.4)."
    assert "the First Player" in refused(match, "round_over")
    tell(match, "clock 5 2", "count food 3", "round_over")
    # Nobody has told what the deck holds: the back is asked for every card.
    assert prompt(shown(match)).name == "ask_back"
    tell(match, "top build", "lower_half - -", "top event", "drew explore - - -", "done", "done")
    assert "the Threat spaces" in refused(match, "done")
    tell(match, "threat left book 3 - - -", "threat right gather 5 - - -")
    tell(match, "done", "done")
    assert waits(match) == "rest_of_round"
    tell(match, "deck_holds 3 2 1 0 0 0")
    assert look(shown(match)).left == 6
    assert "deck" not in shown(match).unknown
    assert refused(match, "effect lose%20wood%201 1").startswith("First enter what is on the table")
    assert read_again(match).text() == match.text()


def test_an_unknown_deck_shuffles_without_counting() -> None:
    match = at_table()
    tell(match, "joined")
    assert names(tell(match, "shuffle_in build 1")) == ["shuffled_in", "uncounted_shuffled"]


def test_what_a_counter_shows_makes_it_known() -> None:
    match = at_table()
    tell(match, "joined", "count food 2", "count wounds.2 4", "count morale -1")
    state = shown(match)
    assert state.is_known("food", "wounds.2", "morale") and not state.is_known("wood")
    assert (state.food, state.wounds[1], state.morale) == (2, 4, -1)


def test_the_counters_are_of_use_alone() -> None:
    """A group that plays the event phase without the app says so, round by round."""
    match = at_table(2)
    tell(match, "change food 2", "round_over", "phase_over", "change wounds.1 1", "round_over")
    assert waits(match) == "draws"
    tell(match, "phase_over")
    assert (shown(match).round, shown(match).food, shown(match).wounds) == (3, 2, [1, 0])
    assert on_board(shown(match)) == (None, None)
    # What lies there can be told again at any time.
    tell(
        match, "threat left wreckage 1 - - -", "threat right book 3 - - -", "deck_holds 5 5 0 0 0 0"
    )
    left, right = on_board(shown(match))
    assert left is not None and left.is_wreckage and left.leaves == 4
    assert right is not None and right.leaves == 5
    tell(match, "round_over", "drew book - - -", "done")
    assert names(tell(match, "done"))[-2:] == ["wreckage_leaves", "discarded"]


def test_cards_that_nobody_named_are_told_apart_by_their_rounds() -> None:
    match = at_table()
    for _ in range(2):
        tell(match, "round_over")
        through_phase(match)
    left, right = on_board(shown(match))
    assert left is not None and right is not None
    assert left.name == {"en": "Book card of round 2", "de": "Buchkarte aus Runde 2"}
    assert right.name != left.name


def test_a_top_card_that_the_deck_does_not_have_is_not_known_any_more() -> None:
    match = at_table()
    tell(match, "shuffle_in build 1", "top build", "deck_holds 3 3 0 1 0 0")
    assert look(shown(match)).top == ""
    tell(match, "top explore", "deck_holds 2 3 0 1 0 0")
    assert look(shown(match)).top == "explore"


def test_a_step_that_is_done_of_another_icon_says_so_in_a_correction() -> None:
    match = at_table(scenario="jenny")
    tell(match, "round_over", "drew gather - - -")
    number = len(match.lines)
    tell(match, "done", "done", "done")
    correction = match.correction(number, Fact("drew", ("book", "-", "-", "-")))
    assert len(correction.kept) == 3 and not correction.broken
    (other,) = correction.otherwise
    assert other.number == number + 1
    assert (other.was.name, other.now.name) == ("token_laid", "book_resolved")
    correction = match.correction(number, Fact("drew", ("build", "-", "-", "-")))
    assert not correction.otherwise


def test_a_drawn_card_is_named_before_it_lies_in_its_space() -> None:
    """RC-1.3: the name goes with it; of nothing in hand nothing is told."""
    match = at_table()
    with pytest.raises(Illegal):
        tell(match, "hand_note Wind - -")
    tell(match, "round_over", "drew book - - -")
    assert names(tell(match, "hand_note Wind roof -")) == ["card_noted"]
    finish_phase(match)
    key = shown(match).threats[1]
    assert naming.told(shown(match), key)[2:5] == ["Wind", "roof", ""]
    tell(match, "round_over", "drew book - - -")
    with pytest.raises(Illegal):
        tell(match, "hand_note wind - -")
