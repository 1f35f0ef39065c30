"""What the board of Outer Earth says: reasons, costs, who takes part, and no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.outer_earth.play import choices
from desktop.boards.outer_earth.play.drawn import faces
from desktop.boards.outer_earth.play.drawn.layout import situation
from desktop.look import translate
from desktop.match import choice_rows
from desktop.scene.choosing import Choosing
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.components import AP, BACK, DRAW
from engine.rules.agenda import PUBLIC
from tests.desktop.fixtures import light_and_english
from tests.games.outer_earth.matches import begun, play
from tests.games.outer_earth.positions import answer, ask, face, position
from tests.games.outer_earth.window.board import SMALLEST, Board, voice_of

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion at the size it has at 1280 × 800."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(*SMALLEST)
    made.show()
    yield made
    translate.install(qapp, "en")


@pytest.mark.dressed(True)
def test_a_card_that_does_not_connect_is_told_with_colours_and_shapes(board: Board) -> None:
    state = position(
        hands={0: "Pca"}, developing={0: ["01"]}, built={"01": "Pcm"}, ap=2, free_places=1
    )
    board.show_view(ask(state, turn.turn(0)), 0)
    board.choosing.press(face("Pca"))
    reason = board.situation.reason("slot:01", board.choosing.taken)
    assert "cyan circle" in reason and "magenta square" in reason and "OE-3.8" in reason
    slot = board.stage.pieces["slot:01:1"].spot.look
    assert slot.wants == "magenta" and slot.text == "needs" and not slot.fits


@pytest.mark.dressed(True)
def test_a_card_that_fits_lights_its_slot_with_its_cost(board: Board) -> None:
    state = position(
        hands={0: "Pma"}, developing={0: ["01"]}, built={"01": "Pcm"}, ap=2, free_places=0
    )
    board.show_view(ask(state, turn.turn(0)), 0)
    board.choosing.press(face("Pma"))
    slot = board.stage.pieces["slot:01:1"].spot.look
    assert slot.fits and slot.text == "1 AP"


def test_the_action_points_of_what_is_pointed_at_light_up(board: Board) -> None:
    state = position(developing={0: ["01"]}, built={"01": "Pca Pac"}, open_cards="Pcc", ap=4)
    board.show_view(ask(state, turn.turn(0)), 0)
    for thing, cost in (("close:01", 3), ("deck", 1), ("end", 0)):
        board.reach.buttons[thing].setFocus()
        lit = [id_ for id_, piece in board.stage.pieces.items() if piece.halo == "cost"]
        assert sorted(lit) == [f"ap:{pip}" for pip in range(4 - cost, 4)], thing


def test_who_takes_no_part_is_told_with_the_reason(board: Board) -> None:
    state = position(
        3,
        hands={0: "Pca", 2: "Pca"},
        developing={2: ["01", "02"]},
        queued={2: "03"},
        row={"07": 1},
    )
    board.show_view(ask(state, auction.offer(6)), 0)
    rows = {seat: board.stage.pieces[f"bidder:{seat}"].spot.look for seat in range(3)}
    assert not rows[0].is_out and rows[1].is_out and rows[2].is_out
    assert "no card" in rows[1].state and "no room" in rows[2].state


def test_all_who_are_asked_at_once_are_marked_until_they_have_answered(board: Board) -> None:
    hands = {0: "Pca", 1: "Sam", 2: "Pca"}
    state = ask(position(3, hands=hands, row={"07": 1}), auction.offer(6))
    board.show_view(state, PUBLIC)

    def rows() -> list[tuple[bool, str, str]]:
        looks = [board.stage.pieces[f"bidder:{seat}"].spot.look for seat in range(3)]
        return [(look.is_asked, look.state, look.paddle) for look in looks]

    assert rows() == [(True, "answers now", "")] * 3
    seen = []
    for said in ("yes", "no"):
        after = state.clone()
        after.take(after.place_of(said))
        board.show_view(after, PUBLIC)
        seen.append(rows())
    assert seen[0] == seen[1], "what was answered lies face down"
    assert seen[0] == [(False, "has answered", "paddle_hidden"), *[(True, "answers now", "")] * 2]


def test_the_action_points_that_are_left_stand_in_the_question(board: Board) -> None:
    state = ask(position(open_cards="Pcc", ap=3), turn.turn(0))
    view = board.show_view(state, 0)
    assert voice_of(view, 0).prompt(view) == "Anna, 3 AP: what do you do first?"


def test_a_planet_has_the_case_that_its_verb_asks_for(qapp: QApplication, board: Board) -> None:
    translate.install(qapp, "de")
    state = position(hands={0: "Pca"}, developing={0: ["18"]}, built={"18": "Pac"}, ap=2)
    view = ask(state, turn.turn(0)).view(0)
    voice = voice_of(view, 0)
    placed, removed = (
        next(it for it in view.legal_actions() if str(it).startswith(kind))
        for kind in ("place:", "remove:")
    )
    assert choices.step(view, placed, 1, voice).text == "Auf Großen Ocker"
    assert choices.prompt_after(view, placed, 1, voice) == "Welche Karte kommt auf Großen Ocker?"
    invested = next(it for it in view.legal_actions() if str(it).startswith("invest:"))
    asked = [choices.prompt_after(view, it, 1, voice) for it in (invested, removed)]
    assert asked == [
        "Welche Karte wird investiert?",
        "Von welchem Planeten wird die neueste Karte abgelegt?",
    ]
    assert (
        choices.step(view, removed, 0, voice).text == "Die neueste Karte von Großem Ocker ablegen"
    )


def test_a_planet_without_cards_is_told_where_its_newest_card_would_lie(board: Board) -> None:
    state = position(hands={0: "Pca"}, developing={0: ["01"]}, ap=2)
    board.show_view(ask(state, turn.turn(0)), 0)
    look = board.situation.note_of("newest:01", ())
    assert look is not None and look.title == "Rustbite" and "no card" in look.reason


def test_of_a_match_that_is_over_nothing_is_asked(board: Board) -> None:
    board.show_view(position(), 0)
    assert board.situation.asked == ("", "")


def test_closings_stand_below_the_cards_and_above_the_end_of_the_turn(board: Board) -> None:
    state = position(hands={0: "Pca"}, developing={0: ["01"]}, built={"01": "Pcc Pcc Pcc"}, ap=2)
    view = board.show_view(ask(state, turn.turn(0)), 0)
    game = boards.play("outer-earth")
    rows = choice_rows.rows(view, voice_of(view, 0), game, board.choosing, "")
    keyed = [row.value for row in rows if row.key]
    assert keyed[0] == face("Pca"), "1 is a card, whether a planet can be closed or not"
    assert keyed[-2:] == ["close:01", "end"]


def test_what_cannot_be_done_for_one_reason_is_one_sentence(
    qapp: QApplication, board: Board
) -> None:
    translate.install(qapp, "de")
    state = position(
        developing={0: ["18", "01"]}, built={"18": "Pac", "01": "Pca"}, ap=0, open_cards="Sam"
    )
    view = ask(state, turn.turn(0)).view(0)
    alike = [it for it in view.refusals() if it.name == "no_points"]
    told = choices.refused(alike, 0, voice_of(view, 0))
    assert told.startswith("Großer Ocker, die neueste Karte von Großem Ocker ablegen, Rostkerbe,")
    assert ", 2 verdeckte Karten ziehen" in told and "sekundär Raute zu Quadrat nehmen" in told
    voice = voice_of(view, 0)
    told = choices.refused(alike, 1, voice)
    assert told == voice.refusal(alike[0]), "of what else an answer holds the reason alone is told"
    view = ask(position(developing={0: ["18"]}, hands={0: "Pca"}, ap=1), turn.turn(0)).view(0)
    empty = [it for it in view.refusals() if it.name == "nothing_built"]
    each = [choices.refused([it], 1, voice_of(view, 0)) for it in empty]
    assert each == [
        "Die neueste Karte von Großem Ocker ablegen: noch keine Karte",
        "Großen Ocker abschließen: noch keine Karte",
    ], "each says what is not possible"


def test_the_discard_pile_can_be_looked_through(board: Board) -> None:
    state = position(discard="Pca Pca Sam", deck="Tca Tca", ap=1)
    board.show_view(ask(state, turn.turn(0)), 0)
    large = board.situation.large_of("discard", ())
    assert large is not None and large.paint is not None
    for told in ("2 × cyan circle to amber diamond", "1 × amber diamond to magenta square"):
        assert told in large.spoken
    unseen = "Unseen by you: Primary 0, Secondary 0 and Tertiary 2"
    deck = board.situation.large_of("deck", ())
    assert deck is not None and unseen in deck.spoken, "what nobody has seen lies closed"
    assert unseen not in large.spoken


@pytest.mark.parametrize(("viewer", "unseen"), [(0, [0, 2]), (1, [1, 0]), (PUBLIC, [1, 2])])
def test_if_it_ended_now_cards_that_the_viewer_cannot_count_stand_beside_the_points(
    board: Board, viewer: int, unseen: list[int]
) -> None:
    invested = {0: "Pca", 1: "Sam Tcc"}
    state = position(invested=invested, developing={0: ["01", "02", "03", "04"]}, ap=1)
    view = ask(state, turn.turn(0)).view(viewer)
    shown = situation(view, voice_of(view, viewer), Choosing(), what_if=True)
    spots = shown.lying(Choosing())
    assert [spots[f"vp:{seat}"].look.unseen for seat in range(2)] == unseen
    note = shown.note_of("person:1", ())
    assert note is not None and f"and {sum(unseen)} face down" in note.lines
    mine = shown.note_of("person:0", ())
    assert mine is not None and any("If it ended now: −" in line for line in mine.lines)
    plain = situation(view, voice_of(view, viewer), Choosing()).lying(Choosing())
    assert [plain[f"vp:{seat}"].look.unseen for seat in range(2)] == [0, 0]


def test_bidders_stand_in_the_order_in_which_they_add(board: Board) -> None:
    state = position(
        hands={0: "Pca", 1: "Pca"},
        bids={0: "Saa", 1: "Scc Scc"},
        effects={0: {"influence": 90}},
        row={"07": 0},
        offered=6,
    )
    board.show_view(ask(state, auction.bidding((1, 0), 6)), 1)
    rows = [board.stage.pieces[f"bidder:{seat}"].spot for seat in (1, 0)]
    assert [row.look.number for row in rows] == [1, 2] and rows[0].y < rows[1].y
    assert rows[0].look.cards == (face("Scc"), face("Scc")), "one's own bid is open to oneself"
    assert rows[1].look.cards == (BACK,)


def test_who_adds_nothing_in_a_round_of_bidders_is_told_until_somebody_adds(board: Board) -> None:
    state = position(
        3,
        hands=dict.fromkeys(range(3), "Pca"),
        bids={0: "Saa", 1: "Scc Scc", 2: "Pmm"},
        row={"07": 0},
        offered=6,
    )
    ask(state, auction.bidding((0, 1, 2), 6))

    def rows() -> list[str]:
        board.show_view(state, 2)
        return [board.stage.pieces[f"bidder:{seat}"].spot.look.state for seat in range(3)]

    assert rows() == ["decides now", "is next", "may add"]
    answer(state, "pass", "pass")
    assert rows() == ["adds nothing", "leads, adds nothing", "decides now"]
    answer(state, "add", face("Pca"))
    assert rows() == ["decides now", "is next", "tied"], "another round of bidders"
    answer(state, "add", face("Pca"))
    assert rows() == ["tied", "decides now", "is next"], "who has added did not add nothing"
    answer(state, "pass")
    assert rows() == ["tied, adds nothing", "decides now", "is next"]


def test_a_card_that_all_saw_taken_is_a_marked_back(board: Board) -> None:
    state = position(hands={0: "Pca", 1: "Sam Tmm"}, known=[[], [face("Sam")]], ap=1)
    board.show_view(ask(state, turn.turn(0)), 0)
    hand = board.stage.pieces["hand:1"].spot.look
    assert hand.number == 2 and hand.seen == (face("Sam"),)
    told = board.situation.spoken("hand:1", board.choosing)
    assert "Secondary, amber diamond to magenta square" in told and "Tertiary" not in told
    assert faces.SEEN + face("Sam") != face("Sam")


def test_a_company_tells_its_own_strength_before_what_closed_planets_gave(board: Board) -> None:
    state = position(effects={0: {"draw": 2, "influence": 1, "ap": 1}}, ap=1)
    board.show_view(ask(state, turn.turn(0)), 0)
    note = board.situation.note_of("company:0", ())
    assert note is not None
    influence, strength, rewards = note.lines
    assert influence == "Auction Influence 11"
    assert strength.startswith("Strength: Your Auction Influence is 1 higher")
    assert rewards.startswith("From closed planets: Draw 2 closed cards")
    assert "1 AP more" in rewards and "Influence" not in rewards
    signs = board.stage.pieces["gains:0"].spot.look.effects
    assert signs == ((DRAW, 2), (AP, 1)), "influence stands beside the name"
    state.board.company_effect[0] = (AP, 1)
    board.show_view(state, 0)
    signs = board.stage.pieces["gains:0"].spot.look.effects
    assert signs == ((AP, 1), (DRAW, 2))


def test_no_secret_is_on_the_board(board: Board) -> None:
    """Nothing differs between two tables that look alike to whoever looks."""
    rng = random.Random(5)
    looked = 0
    for number, state in enumerate(play(begun(3), rng)):
        if state.is_terminal or number % 23 or state.current_player < 0:
            continue
        for viewer in (PUBLIC, 0, 1, 2):
            other = state.view(viewer).fill(lambda found: rng.choice([it for it, _ in found]))
            seen = []
            for table in (state, other):
                board.show_view(table, viewer)
                board.populate()
                spots = {id_: piece.spot for id_, piece in board.stage.pieces.items()}
                seen.append((spots, list(board.texts())))
            assert seen[0] == seen[1]
            looked += 1
    assert looked >= 20
