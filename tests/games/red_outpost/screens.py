"""The screens of Red Outpost that are looked at: match, table, television, score, values and rules."""

from __future__ import annotations

import asyncio
from functools import cache

from PySide6.QtCore import QPoint

from desktop import boards
from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.opening import Opening
from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.editions.number_cell import NumberCell
from desktop.editions.page import EditionPage
from desktop.look import translate
from desktop.look.frames import Scrolled
from desktop.match.page import MatchPage
from desktop.rules.page import RulesPage
from desktop.score.page import ScorePage
from desktop.table.correcting import Correcting
from desktop.table.page import TablePage
from engine.games.red_outpost.components import MINER
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import PUBLIC
from engine.rules.form import put
from engine.rules.game import AT_TABLE
from tests.games.red_outpost.window.board import drawn_on
from tests.games.red_outpost.window.panels import table_on, telling_on
from tests.paths import CHECKOUT
from tests.stage import SEED, SETTLE, Screens, Stage

PLAYED = CHECKOUT / "tests" / "pictured"
"""Where the matches lie of which pictures are taken; greedy bots have played them."""
COUNTED = {2: "two", 3: "three", 4: "four"}
GAME = "red-outpost"


def played(seats: int, until: int, bots: int = 0, *, special: bool = False) -> Match:
    """A match of people and of bots in the last `bots` seats, as bots once played it up to that turn."""
    return Match.resume(record.read(_played(seats, until, bots, special)))


@cache
def _played(seats: int, until: int, bots: int, special: bool) -> bytes:
    name = f"{COUNTED[seats]}{'_with_special_cards' if special else ''}.waypost"
    whole = record.read((PLAYED / name).read_bytes())
    people = [
        Player(name, "bot:greedy" if seat >= seats - bots else "person")
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dana")[:seats])
    ]
    match = Match.new(games.load(GAME), whole.header.setup, people, whole.header.seed)
    for line in whole.lines:
        if match.turn >= until:
            break
        if isinstance(line, Answer):
            match.answer(line.seat, *line.choices)
    return match.text().encode()


def told(facts: str, **options: str) -> Match:
    """A match at a table of which these facts, one a line, were told."""
    game = games.load(GAME)
    people = [Player(name) for name in ("Anna", "Ben", "Cleo")]
    setup = game.setup(len(people), {"first": "1", **options}, level=AT_TABLE)
    match = Match.new(game, setup, people, SEED)
    for fact in facts.strip().splitlines():
        match.tell(*fact.split())
    return match


AFTERNOON = """
worker_card 1 miner
worker_card 2 farmer
worker_card 3 commissar
place_card 1 palace
place_card 2 mine
place_card 3 lake
clock 2 afternoon 3 3
vp 1 19
vp 2 17
vp 3 17
crystals 1 3
crystals 2 4
crystals 3 6
wheel 1 2
wheel 2 3
wheel 3 4
warehouse wool 1
warehouse grain 2
warehouse fish 2
exported wool 2
exported grain 1
exported coal 2
exported fish 1
lake_discards 1 2 0
ship_discards 1 1 0 0 0 1 0
"""
"""The second day in the Afternoon, as it can stand on a table."""

POINTS = "vp 1 22\nvp 2 21\nvp 3 18\n"
EVENING = f"""
{POINTS}mood_at shepherd 2
discs shepherd 1 2
mood_at farmer -1
discs farmer 1 1
discs farmer 2 1
discs farmer 3 1
mood_at fisherman 3
discs fisherman 3 2
mood_at miner -2
discs miner 2 2
mood_at commissar 4
discs commissar 1 2
discs commissar 2 2
discs commissar 3 1
mood_at bureaucrat 1
discs bureaucrat 1 2
discs bureaucrat 2 2
discs bureaucrat 3 3
clock 2 evening 3 2
"""
"""The second day once it is played."""
OVER, RUNNING = 2, 3
"""Where on the shelf a match lies that is over, and one that goes on."""


async def set_up(stage: Stage) -> None:
    stage.window.set_up(GAME)


async def match(stage: Stage) -> None:
    stage.open_from_shelf(RUNNING)


async def overview(stage: Stage) -> None:
    await match(stage)
    page = stage.window.page
    assert isinstance(page, MatchPage)
    page.turn_over()


async def since(stage: Stage) -> None:
    stage.open(played(3, 13, bots=2, special=True))


async def moment(stage: Stage) -> None:
    page = stage.open(played(3, 16, bots=2, special=True))
    page.show_moment(page.match.log()[-14].number)


async def settled(stage: Stage) -> None:
    page = stage.open(played(3, 21, special=True))
    await asyncio.sleep(SETTLE)
    while page.match.turn < 22:
        page.asking.answer(page.match.state.legal_actions()[0])
        await asyncio.sleep(SETTLE)


async def card(stage: Stage) -> None:
    """A lake card, before it acts."""
    page = stage.open(played(3, 12, special=True))
    await asyncio.sleep(SETTLE)
    while page.scenes.card.shown is None or page.scenes.thing != "deck:lake":
        actions = page.match.state.legal_actions()
        at_lake = (action for action in actions if str(action).endswith(">lake"))
        page.asking.answer(next(at_lake, actions[0]))
        await asyncio.sleep(SETTLE)


async def dealt(stage: Stage) -> None:
    """The special cards of four people."""
    stage.open(played(4, 0, special=True))


async def people(stage: Stage) -> None:
    page = stage.open(played(3, 16, bots=1))
    page.asking.hold("pause", True)
    page.who.click()


async def sheet(stage: Stage) -> None:
    stage.open_from_shelf(OVER)


async def end_early(stage: Stage) -> None:
    """By agreement, with two people level on points."""
    match = played(3, 16)
    match.end(match.persons)
    stage.window.open_match(stage.library.add(match, "Anna, Ben, Cleo"))


async def end_four(stage: Stage) -> None:
    stage.window.open_match(stage.library.add(played(4, 99, special=True), "Anna, Ben, Cleo, Dana"))


async def lesson(stage: Stage) -> None:
    """The longest prompt of the first match, where a board and six choices need their room."""
    stage.window.show_me(GAME)


async def lesson_left(stage: Stage) -> None:
    """Another action than the prompt's was taken."""
    await lesson(stage)
    page = stage.window.page
    assert isinstance(page, MatchPage)
    await asyncio.sleep(SETTLE)
    page.choosing.answer("commissar>warehouse")


async def lesson_table(stage: Stage) -> None:
    stage.window.show_me(GAME, AT_TABLE)


async def refused(stage: Stage) -> None:
    """A place that cannot be chosen tells why."""
    page = stage.open(played(3, 18, special=True))
    await asyncio.sleep(SETTLE)
    drawn_on(page).press("place:field_kitchen")


async def score_kept(stage: Stage) -> None:
    await score(stage)
    page = stage.window.page
    assert isinstance(page, ScorePage)
    page.kept.keep.emit("Friday at the cabin" if translate.language() == "en" else "Freitag")
    await asyncio.sleep(SETTLE)
    scrolled = page.findChild(Scrolled)
    assert scrolled is not None, "the page scrolls"
    bar = scrolled.verticalScrollBar()
    bar.setValue(page.kept.mapTo(page, QPoint()).y())


async def score_wrong(stage: Stage) -> None:
    """Several things that cannot be, all told at once."""
    form = boards.score(GAME).of(played(3, 99, special=True), PUBLIC)
    put(form.counted, ("days", 0, "discs", MINER, 1), 12)
    put(form.counted, ("crystals", 2), 30)
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


async def rules(stage: Stage) -> None:
    stage.open_from_shelf(RUNNING)
    stage.window.open_rules(GAME, "RO-R7")


async def help_page(stage: Stage) -> None:
    stage.window.show_shelf()
    stage.window.open_rules(GAME, "help.table")


async def rules_found(stage: Stage) -> None:
    stage.window.show_shelf()
    stage.window.open_rules(GAME)
    page = stage.window.page
    assert isinstance(page, RulesPage)
    page.search.setText("crystal" if translate.language() == "en" else "Kristall")


async def keys(stage: Stage) -> None:
    await match(stage)
    stage.window.keys.tell(stage.window.page)


async def score(stage: Stage) -> None:
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, boards.score(GAME).of(played(3, 99, special=True), PUBLIC))


async def score_tie(stage: Stage) -> None:
    stage.window.show_shelf()
    form = boards.score(GAME).of(played(3, 99), PUBLIC)
    form.take_span("0")
    for kind, counts in (("vp", (20, 19, 23)), ("crystals", (2, 5)), ("palace", (3, 3))):
        for seat, count in enumerate(counts):
            put(form.counted, (kind, seat), count)
    stage.window.calculator.show(GAME, form)


async def values(stage: Stage) -> None:
    """The numbers of one's own copy, some of them entered, and one that cannot be."""
    stage.window.set_up(GAME)
    stage.window.match_board(GAME, "", lambda _: None)
    page = stage.window.page
    assert isinstance(page, EditionPage)
    for group, at in (("ship", 1), ("export", 2)):
        page.show_group(group)
        cells = list(page.fields.cells.values())
        for cell in cells[: 2 * at]:
            assert isinstance(cell, NumberCell)
            cell.stepper.step(1)


async def set_up_table(stage: Stage) -> None:
    stage.window.set_up(GAME, AT_TABLE)


async def table(stage: Stage) -> None:
    stage.table(told(AFTERNOON, special_cards="on"))


async def table_workers(stage: Stage) -> None:
    page = stage.table(told("done 1\nmoved 2 miner mine portrait place\nproduced 2 coal 2"))
    table_on(page).turn.show_part("moves")


async def table_log(stage: Stage) -> None:
    page = stage.table(told(f"{AFTERNOON}produced 3 grain 1\ndone 3", special_cards="on"))
    page.show_log()


async def tv(stage: Stage) -> None:
    stage.tv(told(AFTERNOON, special_cards="on"))


async def tv_joined(stage: Stage) -> None:
    stage.tv(told("joined\nclock 1 evening 1 2\nvp 1 12\ncrystals 2 3\nwheel 1 3"))


async def tv_end(stage: Stage) -> None:
    points = "vp 1 30\nvp 2 34\nvp 3 31\n"
    stage.tv(told(f"{points}crystals 3 7\nclock 2 evening 3 2\nsettle"))


async def day_end(stage: Stage) -> None:
    page = stage.table(told(EVENING))
    page.page_wanted.emit(DayEnd(telling_on(page)))
    assert isinstance(stage.window.page, DayEnd)
    stage.window.page.go("commissar")


async def day_end_summary(stage: Stage) -> None:
    page = stage.table(told(EVENING))
    page.page_wanted.emit(DayEnd(telling_on(page)))


async def day_end_joined(stage: Stage) -> None:
    page = stage.table(told(f"joined\n{POINTS}clock 1 evening 3 2\ndiscs shepherd 1 2"))
    page.page_wanted.emit(DayEnd(telling_on(page)))


async def our_table(stage: Stage) -> None:
    page = stage.table(told(AFTERNOON, special_cards="on"))
    page.page_wanted.emit(OurTable(telling_on(page), joining=True))
    assert isinstance(stage.window.page, OurTable)
    stage.window.page.go("people")


async def opening(stage: Stage) -> None:
    page = stage.table(told("", locks="random", special_cards="on"))
    laid = [
        ["locks", "mine", "?", "palace", "warehouse", "?", "lake"],
        ["worker_card", "1", "miner"],
        ["place_card", "3", "lake"],
    ]
    page.begin(laid, lambda _: None)
    assert isinstance(stage.window.page, Opening)


async def correcting(stage: Stage) -> None:
    page = stage.table(told("produced 1 wool 2\nsold 1 wool\nproduced 2 coal 1\nbought 3 fish"))
    made = Correcting(page.telling)
    made.to_answer.connect(page.putting_in.begin)
    made.open(1)
    page.page_wanted.emit(made)
    made.strike.press()


async def putting_in(stage: Stage) -> None:
    half_put_in(stage)


async def put_in(stage: Stage) -> None:
    half_put_in(stage).putting_in.insert.press()


def half_put_in(stage: Stage) -> TablePage:
    page = stage.table(told("produced 1 wool 2\nsold 1 wool\nproduced 2 coal 1\nbought 1 fish"))
    page.put_in_before(2)
    for _ in range(2):
        page.telling.tell("produced", 1, "wool", 2)
    page.telling.tell("bought", 1, "fish")
    return page


SCREENS = Screens(
    all={
        "set-up": set_up,
        "match": match,
        "overview": overview,
        "moment": moment,
        "since": since,
        "settled": settled,
        "card": card,
        "dealt": dealt,
        "people": people,
        "lesson": lesson,
        "lesson-table": lesson_table,
        "end": sheet,
        "score": score,
        "score-tie": score_tie,
        "rules": rules,
        "rules-found": rules_found,
        "help": help_page,
        "set-up-table": set_up_table,
        "values": values,
        "table": table,
        "table-workers": table_workers,
        "table-log": table_log,
        "day-end": day_end,
        "day-end-summary": day_end_summary,
        "day-end-joined": day_end_joined,
        "our-table": our_table,
        "opening": opening,
        "correcting": correcting,
        "putting-in": putting_in,
        "put-in": put_in,
        "tv": tv,
        "tv-joined": tv_joined,
        "tv-end": tv_end,
        "keys": keys,
    },
    states={
        "end-early": end_early,
        "end-four": end_four,
        "refused": refused,
        "lesson-left": lesson_left,
        "score-kept": score_kept,
        "score-wrong": score_wrong,
    },
    on_shelf=(
        (lambda: played(2, 99), "Sunday"),
        (lambda: played(3, 12, special=True), "Friday at the cabin"),
        (lambda: played(3, 99, special=True), "Friday at the cabin"),
        (lambda: played(3, 18, special=True), "Anna, Ben, Cleo"),
    ),
)
