"""RO-7: what each special card moves at the table, and why it cannot now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from desktop.boards.red_outpost.table.actions.disc_move import DiscMove
from desktop.boards.red_outpost.table.actions.good_choices import ask_good, good_choice
from desktop.boards.red_outpost.table.actions.instead import (
    Way,
    beside,
    in_place_of,
    of_turn,
    with_own_moods,
    without_disc,
    without_goods,
)
from desktop.boards.red_outpost.table.actions.worker_choices import ask_worker, worker_choice
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import capital, type_of_choices
from engine.games.red_outpost import refusals
from engine.games.red_outpost.components import (
    COAL,
    FISHERMAN,
    GOODS,
    LAKE_CARDS,
    MINER,
    PALACE,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.facts.cards import check_price, check_waking

type_of_use = tuple[Callable[[], object], str]
"""What a press does, and why it is not possible."""


def _once(fact: str) -> Callable[[TurnPanel, int], type_of_use]:
    def use(panel: TurnPanel, seat: int) -> type_of_use:
        return with_own_moods(panel, (fact, seat + 1))

    return use


def _with_worker_of_turn(fact: str) -> Callable[[TurnPanel, int], type_of_use]:
    """The worker who was moved; where nobody told which, it is asked for."""

    def use(panel: TurnPanel, seat: int) -> type_of_use:
        def told(worker: str) -> Sequence[object]:
            return fact, seat + 1, worker

        moved = panel.state.moved
        if moved in range(len(WORKERS)):
            return with_own_moods(panel, told(WORKERS[moved]))
        asked = translate("TablePanels", "Which worker was moved in this turn?")
        return partial(ask_worker, panel, asked, told), _all_refused(panel, map(told, WORKERS))

    return use


def _with_worker(fact: str, asked: Callable[[], str]) -> Callable[[TurnPanel, int], type_of_use]:
    def use(panel: TurnPanel, seat: int) -> type_of_use:
        def told(worker: str) -> Sequence[object]:
            return fact, seat + 1, worker

        return partial(ask_worker, panel, asked(), told), _all_refused(panel, map(told, WORKERS))

    return use


def _with_good(fact: str, asked: Callable[[], str]) -> Callable[[TurnPanel, int], type_of_use]:
    def use(panel: TurnPanel, seat: int) -> type_of_use:
        told = [(fact, seat + 1, good) for good in GOODS]
        return partial(ask_good, panel, asked(), panel.tell, fact), _all_refused(panel, told)

    return use


def _cornfield(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.3: another resource instead of grain, also where the grain was told already."""
    told = [("produced", seat + 1, good, 1) for good in GOODS]
    way = without_goods(panel, "cornfield")
    way = way or in_place_of(panel, "produced", seat + 1, "grain", 1)
    asked = translate("TablePanels", "What is produced instead of grain?")
    ask = partial(ask_good, panel, asked, way.tell, "produced", 1, why_not=way.why_not)
    return ask, _all_refused(way, told)


def _palace(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.2: the crystal on a portrait, also where it was told to lie in the Palace already.

    RO-7.17: the Commissar's crystal comes after that of the place, or without one.
    """
    state = panel.state
    elsewhere = state.moved in range(len(WORKERS)) and state.at[state.moved] != PALACE
    way = beside(panel) if elsewhere else in_place_of(panel, "gave", seat + 1)

    def told(worker: str) -> Sequence[object]:
        return "gave_to_portrait", seat + 1, worker

    asked = translate("TablePanels", "On whose portrait does the crystal go?")
    return partial(ask_worker, panel, asked, told, way), _all_refused(way, map(told, WORKERS))


def _all_refused(way: Way | TurnPanel, told: Iterable[Sequence[object]]) -> str:
    reasons = [way.why_not(*words) for words in told]
    return reasons[0] if all(reasons) else ""


def _warehouse(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.5: one more exchange of cube and crystal, in either direction."""

    def step() -> type_of_choices:
        panel.note.say(translate("TablePanels", "The second exchange: sell a cube or buy one"))
        sell = translate("TablePanels", "cube for crystal")
        buy = translate("TablePanels", "crystal for cube")
        row = [_exchanged(panel, seat, "sold", good, sell) for good in GOODS]
        other = [_exchanged(panel, seat, "bought", good, buy) for good in GOODS]
        return *row, None, None, *other

    return partial(panel.go, step), ""


def _exchanged(panel: TurnPanel, seat: int, fact: str, good: str, note: str) -> Choice:
    return good_choice(panel, good, (fact, seat + 1, good), panel.tell, note)


def _administration(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.6: a disc on the card, or the discs on it to a portrait."""

    def step() -> type_of_choices:
        laid = panel.state.papers[seat]
        panel.note.say(translate("TablePanels", "Discs on the card: {n}").format(n=laid))
        lay = "on_card", seat + 1, laid + 1
        instead = without_disc(panel, "administration", "card")
        bring, reason = _with_worker_of_turn("papers")(panel, seat)
        return (
            Choice(
                text=translate("TablePanels", "A disc on it"),
                press=instead or partial(panel.tell, *lay),
                reason="" if instead is not None else panel.why_not(*lay),
                clause="RO-7.6",
            ),
            Choice(
                text=translate("TablePanels", "To the portrait"),
                press=bring,
                reason=reason,
                clause="RO-7.6",
            ),
        )

    return partial(panel.go, step), ""


def _lake(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.10: a discarded card instead of what was drawn, its fish caught or left.

    RO-R15: the Fisherman has a drawn one besides, or not, by the reading.
    """
    state = panel.state
    if state.moved == FISHERMAN and not state.board.card_instead_of_all:
        way = beside(panel)
    else:
        both = of_turn(panel, "two_lake_cards", seat + 1)
        way = in_place_of(panel, "two_lake_cards" if both else "lake_card", seat + 1)

    def step() -> type_of_choices:
        panel.note.say(
            translate("TablePanels", "Which discarded card does {name} take?").format(
                name=panel.name
            )
        )
        choices: list[Choice | None] = []
        for caught in ("caught", "left"):
            for card in LAKE_CARDS:
                told = "fished_out", seat + 1, card, caught
                note = (
                    translate("TablePanels", "caught")
                    if caught == "caught"
                    else translate("TablePanels", "fish not taken")
                )
                choices.append(
                    Choice(
                        text=capital(panel.short("lake_cards", card)),
                        said=f"{panel.named('lake_cards', card)}, {note}",
                        note=note,
                        press=partial(way.tell, *told),
                        reason=way.why_not(*told),
                        clause="RO-7.10",
                    )
                )
            choices += [None] * 3
        return choices

    told = [("fished_out", seat + 1, card, "left") for card in LAKE_CARDS]
    return partial(panel.go, step), _all_refused(way, told)


def _barracks(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.12: anybody's disc to the portrait of a worker in the Barracks."""

    def refuse(worker: str) -> str:
        return panel.telling.refused_by(check_waking, seat, WORKERS.index(worker))

    ways = [refuse(worker) for worker in WORKERS]
    everybody = list(range(panel.state.board.seats))
    return partial(DiscMove(panel, seat, refuse).begin, everybody), ways[0] if all(ways) else ""


def _fisherman(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.15: another worker goes elsewhere."""

    def places(worker: str) -> type_of_choices:
        name = panel.telling.voice.words.name("workers", worker, "nom")
        panel.note.say(translate("TablePanels", "Where does {worker} go?").format(worker=name))
        return [
            Choice(
                text=panel.named("places", place),
                press=partial(panel.tell, "ferried", seat + 1, worker, place),
                reason=panel.why_not("ferried", seat + 1, worker, place),
                clause="RO-7.15",
            )
            for place in PLACES
        ]

    def step() -> type_of_choices:
        panel.note.say(translate("TablePanels", "Which worker is moved somewhere else?"))
        return [
            worker_choice(
                panel,
                worker,
                partial(panel.go, partial(places, worker)),
                _all_refused(panel, [("ferried", seat + 1, worker, place) for place in PLACES]),
            )
            for worker in WORKERS
        ]

    return partial(panel.go, step), ""


def _miner(panel: TurnPanel, seat: int) -> type_of_use:
    """RO-7.16: one more mood −1 for one more of what he produced, but coal."""

    def more(*told: object) -> None:
        panel.tell(*told, before=("mood", "miner", -1))

    def step() -> type_of_choices:
        panel.note.say(translate("TablePanels", "One more of what? The Miner’s mood falls by 1."))
        choices = [
            good_choice(panel, good, ("produced", seat + 1, good, 1), more) for good in GOODS
        ]
        why = (
            f"{panel.telling.voice.refusal(refusals.NO_MORE_COAL)} ({refusals.NO_MORE_COAL.clause})"
        )
        choices[COAL] = replace(choices[COAL], reason=why)
        return choices

    told = [("produced", seat + 1, good, 1) for good in GOODS]
    no_price = panel.telling.refused_by(check_price, MINER)
    return partial(panel.go, step), no_price or _all_refused(panel, told)


def _with_the_move(panel: TurnPanel, seat: int) -> type_of_use:
    card = panel.state.place_card[seat]
    is_camp = card >= 0 and PLACES[card] == "labor_camp"
    words = panel.telling.voice.words
    if is_camp and (instead := without_disc(panel, "labor_camp", "none")) is not None:
        return instead, ""
    if is_camp:
        why = translate(
            "TablePanels",
            "This card leaves out disc and mood: choose it under Workers, with the move",
        )
        return lambda: None, f"{why} (RO-7.11)."
    worker = WORKERS[panel.state.worker_card[seat]]
    why = translate("TablePanels", "This card opens places: choose it under Workers, with the move")
    return lambda: None, f"{why} ({words.at('cards', worker, 'clause')})."


USES: dict[str, Callable[[TurnPanel, int], type_of_use]] = {
    "pasture": _with_worker_of_turn("pasture_card"),
    "palace": _palace,
    "cornfield": _cornfield,
    "beer_house": _once("beer_card"),
    "warehouse": _warehouse,
    "administration": _administration,
    "spaceship": _with_good(
        "launched", lambda: translate("TablePanels", "Which of the four cubes is exported?")
    ),
    "mine": _with_worker_of_turn("mine_card"),
    "field_kitchen": _with_worker(
        "laid_flat", lambda: translate("TablePanels", "Who is laid flat for Lunch?")
    ),
    "lake": _lake,
    "labor_camp": _with_the_move,
    "barracks": _barracks,
    "shepherd": _with_the_move,
    "farmer": _with_the_move,
    "fisherman": _fisherman,
    "miner": _miner,
    "commissar": _once("gave"),
    "bureaucrat": _with_the_move,
}
