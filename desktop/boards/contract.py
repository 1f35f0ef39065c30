"""What a game offers to the window: a room for each door that it has, and in it one `DOOR`.

    desktop/boards/<game>/play      DOOR: Play           the match page, for people and bots
    desktop/boards/<game>/table     DOOR: type_of_table  the page beside the box
    desktop/boards/<game>/tv        DOOR: type_of_tv     the second window beside that page
    desktop/boards/<game>/set_up    DOOR: type_of_set_up what the set-up page asks besides
    desktop/boards/<game>/score     DOOR: type[ScoreForm] the form of the score calculator
    desktop/boards/<game>/sheet     DOOR: type_of_sheet  how a match went, in a game without points

A game has the rooms that it needs; `desktop.boards` opens their doors. Its own state is named
where a door is made (`Play[RedOutpost]`), so that its rooms are written and checked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, Self, TypeVar

if TYPE_CHECKING:
    # The shelf asks which doors there are before any of them is opened.
    from PySide6.QtCore import QPoint, QRect, QRectF, SignalInstance
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtWidgets import QWidget

    from desktop.decks.choice import DeckChoice
    from desktop.look.page import type_of_keys
    from desktop.look.signs import Brought, Sign
    from desktop.look.voice import Voice
    from desktop.scene.choosing import Choosing, Steps
    from desktop.scene.motion import Change
    from desktop.score.form import Blank, Group, Source, Span
    from desktop.table.part import Part
    from desktop.table.telling import Telling
    from desktop.table.touch import TouchButton
    from engine.base.errors import Told
    from engine.match.match import Match
    from engine.rules.agenda import Event, Refusal, State
    from engine.rules.edition import Edition
    from engine.rules.forecast import Forecast
    from engine.rules.form import BadForm, type_of_field
    from engine.rules.game import Game, Value
    from engine.rules.scoring import Result, ScoreLine
    from engine.store.decks import Decks

S = TypeVar("S", bound="State", contravariant=True)
M = TypeVar("M", contravariant=True)


@dataclass(frozen=True)
class Moments(Generic[S]):
    """How a game's log calls its moments."""

    begins: Collection[str]
    """Events that begin something: they are headlines."""
    when: Callable[[S, Voice], str]
    """The time of the game: “Day 1, morning”."""
    are_turns: bool = False
    """Whether with each headline a turn begins, whoever answers in it, or an auction; else a turn is
    what one seat answers without another between."""


# -- play ------------------------------------------------------------------------------


class Board(Protocol[S]):
    """The table of a match; it is a `QWidget` and may have two looks, one of them drawn."""

    @property
    def is_drawn(self) -> bool:
        """Whether the drawn look is in view."""

    def turn_over(self) -> None:
        """Show the other look."""

    def width_at(self, height: int) -> int:
        """How wide the drawn look is where it is so high."""

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that can be chosen."""

    @property
    def what_if(self) -> str:
        """What a switch would show besides: “If the day ended now”; empty if there is no such thing."""

    def show_what_if(self, on: bool) -> None:
        """Show that, or not."""

    def carry(self, thing: str, at: QPoint) -> None:
        """Have a thing of a hand under the mouse, at that place of the screen."""

    def put_down(self, at: QPoint) -> None:
        """Let go of it there: it answers where it can go, and is told why where it cannot."""

    def show_state(
        self, state: S, voice: Voice, asked: int, change: Change, events: Sequence[Event]
    ) -> None:
        """Show the table as its viewer sees it, and what happened before it, as they know it."""

    def light(self, *things: str) -> None:
        """Have these things alone shine, of which something is told; none if empty."""

    def mark_news(self) -> None:
        """Have all shine that lies otherwise than in the state that was shown before."""

    def area_of(self, thing: str) -> QRect:
        """Where a thing lies on the drawn look that is in view, in its pixels; empty if nowhere."""


class Step(NamedTuple):
    """A step of an answer: its words, signs of what it is about, and the signs in words."""

    text: str
    signs: tuple[Sign, ...] = ()
    said: str = ""


class Line(NamedTuple):
    """A row of a settlement: what it is about, a note, and what each seat gets from it."""

    name: str
    note: str
    values: tuple[str, ...]
    kind: str = ""
    """`total` for a row that sums up."""
    spoken: str = ""
    """The note as it is said where no heading stands above it."""
    picture: str = ""
    """The sign of what it is about, as `draw_sign` draws it."""
    told: tuple[str, ...] = ()
    """What happened there, in sentences; without any, nothing did."""
    so_far: tuple[str, ...] = ()
    """What each seat has got up to and with this row, in a row that is told on its own."""
    thing: str = ""
    """What it is about on the board: it shines while the row is told."""
    event: Event | None = None
    """The last of what happened there: while it is told the board stands as it stood then."""


class Settlement(NamedTuple):
    """What something that ended brought everybody, as a table with a column for each seat.

    It is told row by row, in the order in which it was settled, or all at once.
    """

    title: str
    clause: str
    lines: tuple[Line, ...]
    notes: tuple[str, ...] = ()
    """Sentences below the table."""
    heading: tuple[str, str] = ("", "")
    """Icon and name of what the rows note."""
    in_sight: tuple[str, ...] = ()
    """What on the board changes with the rows: it is covered as little as can be, as they are."""


class Face(NamedTuple):
    """The face of a card, drawn in that shape."""

    draw: Callable[[QPainter, QRectF], None]
    shape: tuple[float, float]
    """Width and height, in any unit."""
    text: str = ""
    """What stands below it; empty where all is said beside it."""


class Reveal(NamedTuple):
    """A card that was turned up, or some that belong together, shown large before they act."""

    event: Event
    """By which it was; the board stands as it stood then."""
    thing: str
    """What on the board it comes from, or where it lies."""
    name: str
    told: str
    """Who turned it up, in a sentence."""
    faces: tuple[Face, ...]


class Gathered(NamedTuple):
    """What cards that were picked come to, and the verb that gives them."""

    tally: str
    """“7 of 9”."""
    verb: str
    """“Pay 3 coins”."""
    none: str = ""
    """The verb that gives no card at all, where that is an answer: “Add nothing”."""
    missing: str = ""
    """What they lack to be an answer: “5 still to pay.”; empty where they lack nothing."""


@dataclass(frozen=True)
class Hand(Generic[S]):
    """Cards that people hold; where a card of the hand is an answer, its id is its step."""

    cards: Callable[[S, int], Sequence[str]]
    """What a seat holds, as the viewer knows it, in the order in which it is laid out and given."""
    name: Callable[[str, Voice], str]
    """What a card, or its back, is called."""
    draw: Callable[[QPainter, str, QRectF], None]
    gathers: Collection[str]
    """Decisions that take one card after another: the cards are picked and given together."""
    gathered: Callable[[S, Sequence[str], Voice], Gathered]
    proposed: Callable[[S], Sequence[str]] = lambda _state: ()
    """What is picked already when such a question is put: a person may give it, or other cards."""
    total: Callable[[S, int, Voice], str] = lambda _state, _seat, _voice: ""
    """What all cards of a seat come to together: “Hand: 19”; empty where that says nothing."""
    enough: str = ""
    """The answer that ends such a decision after the cards; empty where it ends by itself."""
    leads: Mapping[str, str] = field(default_factory=dict)
    """Such decisions that another one may follow for the rest of the same cards, and which."""
    size: tuple[int, int] = (44, 60)
    """How large a card is, at 100 % text size."""
    reason: Callable[[S, str, Steps, Voice], str] = lambda _state, _card, _taken, _voice: ""
    """Why a card goes nowhere, after what was chosen; empty where there is no reason."""
    narrowest: int = 0
    """The least width to which cards shrink so that all lie in one line; 0 if they never do."""
    others_on_board: bool = False
    """Whether the board shows what the others hold."""


NO_HAND: Hand[State] = Hand(
    cards=lambda _state, _seat: (),
    name=lambda card, _voice: card,
    draw=lambda _painter, _card, _area: None,
    gathers=(),
    gathered=lambda _state, _cards, _voice: Gathered("", ""),
)
"""Of a game in which nobody holds cards."""


class Bidding(NamedTuple):
    """A bid that seats are asked for in turn before all, until all others have passed."""

    least: int
    """The lowest bid that raises; as a text it is the answer that does."""
    passes: str
    """The answer that passes; whoever gave it may come back."""
    most: tuple[int, ...]
    """The highest bid that each seat can make, as far as the state knows."""


Numbers = tuple[int, ...]


class Cell(NamedTuple):
    """A number of a spread: its place among all of them, what it is called aloud, and the most there."""

    at: int
    name: str
    most: int


class Place(NamedTuple):
    """A place over which numbers are spread, with a number in each column that it has."""

    name: str
    note: str
    """How many there are: “3”."""
    picture: str
    cells: tuple[Cell | None, ...]


class Spreads(NamedTuple):
    """Numbers that are spread over places, as they are shown while they are chosen."""

    prompt: str
    columns: tuple[tuple[str, str], ...]
    """Picture and name of what is counted in each; none where it goes without saying."""
    rows: tuple[Place, ...]
    tally: str
    """What they come to: “12 VP, about 34 a turn”."""
    verb: str
    """“Send them to work”."""
    wholes: tuple[tuple[str, Numbers], ...]
    """What can be given by one press: “The best income: about 43 a turn”."""


@dataclass(frozen=True)
class Spread(Generic[S]):
    """Numbers that the rules ask for one after another, and people choose together."""

    asks: Collection[str]
    """Decisions of which each answer is one of the numbers."""
    begins: Callable[[S], Numbers]
    """What is chosen already when such a question is put."""
    moved: Callable[[S, Numbers, int, int], Numbers | None]
    """The numbers with another one at one place, as the rules allow it; None if they do not."""
    refused: Callable[[S, Voice], str]
    """Why they do not."""
    told: Callable[[S, Numbers, Voice], Spreads]
    answers: Callable[[S, Numbers], Sequence[str]]
    """The texts of the answers."""
    said: Callable[[S, int, Voice], str]
    """How a seat has them spread, in words."""


@dataclass(frozen=True)
class Play(Generic[S]):
    """A game on the match page: its board, and its choices in words, step by step."""

    moments: Moments[S]
    board: Callable[[Choosing], Board[S]]
    """Makes a board, on which the question that is open in the choosing can be answered."""
    steps: Callable[[S, object], Steps]
    """The things on the board that an answer consists of, in order."""
    step: Callable[[S, object, int, Voice], Step]
    """That one of them in words."""
    brings: Callable[[Forecast, S, Voice], Sequence[Brought]]
    """What answers are sure to bring; every event of the forecast that is worth a word."""
    prompt_after: Callable[[S, object, int, Voice], str]
    """What is asked when only that one of them was chosen: the first (0), or the last (1)."""
    rank: Callable[[object], int]
    """Answers of a lower rank come first: those that do nothing."""
    clause_of: Callable[[S, object], str]
    """The clause of an answer; as a rule the question's own."""
    refused_steps: Callable[[S, Refusal], Steps]
    """What a refusal is about: the last is the thing refused, those before begin an answer with it."""
    refused: Callable[[Sequence[Refusal], int, Voice], str]
    """Several refusals of one reason in a sentence, when that step was chosen (as `prompt_after`)."""
    draw_sign: Callable[[QPainter, str, QRectF], None]
    settlement: Callable[[Sequence[Event], S, Voice], Settlement | None]
    """What ended among these events and brought something; `state` is the one after them."""
    small: Callable[[S, Voice], QImage]
    """What the shelf shows of the board."""
    picture: Callable[[S, Voice, float], QImage]
    """The whole board, with so many pixels for each of its units."""
    values_at: Callable[[str], Sequence[QRectF]] = lambda group: ()
    """Where the values of a group stand on that picture, in its units."""
    hand: Hand[S] = NO_HAND
    spread: Spread[S] | None = None
    """Numbers that are chosen together."""
    recalls: str = ""
    """A board that is shown anew is told what happened since the last event of that name."""
    pressed: Callable[[S], Iterable[object]] = lambda _state: ()
    """Numbers of an open range that are things on the board, too; every one can be typed."""
    bidding: Callable[[S], Bidding | None] = lambda _state: None
    """The bid that is open before all; None where something else is asked."""
    reveal: Callable[[Event, S, Voice], Reveal | None] = lambda _event, _state, _voice: None
    """The card that was turned up by an event, as `voice.viewer` knows it; `state` is the one after."""
    ends_unsaid: Mapping[str, str] = field(default_factory=dict)
    """Decisions of which an answer can end a turn without saying so, with the event that tells it.

    Who gave it looks at what it brought before a curtain falls.
    """
    hinted: Callable[[Forecast, S, Voice], Sequence[Brought]] | None = None
    """What answers bring as a hint tells it; as `brings` tells it, if there is nothing to add."""
    weighs: Sequence[str] = ()
    """Clauses of what answers bring that a hint tells first."""
    stands: Callable[[S, S, Voice], Iterable[str]] = lambda _before, _after, _voice: ()
    """How whoever is asked stands after such answers, in sentences for a hint, the foremost first."""
    declining: Collection[str] = ()
    """Texts of answers that do nothing, or end something."""
    completes: Collection[str] = ()
    """Decisions that only say more of the answer before them, such as how many."""
    lists: Callable[[object, Voice], Sequence[str]] = lambda action, voice: ()
    """What lists are called that begin with the first thing of such answers, and with the last.

    Empty where there is only the first.
    """


# -- beside the box --------------------------------------------------------------------


type_of_laid = Sequence[Sequence[str]]
"""What lies on a table when a match begins, as facts with their words."""


class GameTable(Protocol[S]):
    """The panels of one match, a `QWidget`; they tell facts through the `Telling` they got."""

    @property
    def moments(self) -> Moments[S]:
        """How the game's log calls its moments."""

    @property
    def head(self) -> QWidget | None:
        """What the page's bar takes, if there is such a thing."""

    @property
    def last(self) -> QWidget | None:
        """The panel that tells the last steps; without one the page says what a step brought."""

    @property
    def laid_over(self) -> Sequence[QWidget]:
        """What the game lays over its table; while it is seen it tells what a step brought."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with a sentence: why something cannot be pressed."""

    @property
    def page_wanted(self) -> SignalInstance:
        """Emitted with a page, to be laid over the table until its `back`."""

    @property
    def part_opened(self) -> SignalInstance:
        """Emitted with the id of the part that is seen now of those that share a place."""

    @property
    def again(self) -> SignalInstance:
        """Emitted when the same people want to begin once more."""

    def show_table(self) -> None:
        """Tell every panel how the match stands; cheap, and nothing moves that has the keyboard."""

    def on_tv(self) -> object:
        """What the game's television is told besides the state, as `more`."""

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts."""

    def open_part(self, ident: str) -> None:
        """See that part first of those that share a place."""

    def keys(self) -> type_of_keys:
        """The keys of the table."""

    def take_focus(self) -> None:
        """The keyboard goes to what is pressed most."""

    def escape(self) -> bool:
        """One step back inside the table; whether there was one."""

    def join(self) -> None:
        """The game is under way: ask what the table shows."""

    def begin(self, before: type_of_laid, keep: Callable[[type_of_laid], object]) -> None:
        """The match has just begun: ask what only people can see.

        It begins with how things lay the time `before`, and what is typed is kept for the next one.
        """

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""


type_of_table = Callable[["Telling[S]"], GameTable[S]]


class Television(Protocol[S, M]):
    """What a television shows of a match, a `QWidget`: nothing to press and nothing secret."""

    def show_table(self, state: S, voice: Voice, name: str, is_early: bool, more: M) -> None:
        """Show the match of that name; `is_early` if people ended it, `more` is from `on_tv`."""


type_of_tv = Callable[[], Television[S, M]]


# -- the set-up ------------------------------------------------------------------------


class SetUp(Protocol):
    """What a game asks on the set-up page besides seats and options, a `QWidget`."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when something else is written."""

    @property
    def beside(self) -> QWidget | None:
        """What stands in the other column in the place of printed values; None where those do."""

    @property
    def deck(self) -> DeckChoice | None:
        """The choice of the deck, which takes files; None where no deck is chosen."""

    def follow(self, options: Mapping[str, str], people: Sequence[str]) -> None:
        """Other options or names were chosen."""

    def values(self) -> dict[str, Value]:
        """The values that are not as the options and the box have them."""

    def summary(self) -> str:
        """What is chosen here, in a few words in place of the options; empty where those say all."""

    def draft(self) -> dict[str, object]:
        """What is written here, kept until a match is started."""

    def take_draft(self, written: Mapping[str, object]) -> None:
        """Write what was written before."""


type_of_set_up = Callable[["Game", str, "Decks | None"], SetUp]
"""A game, the level, and where decks of one's own are kept."""


# -- the sheet of a match without points ------------------------------------------------


class Course(Protocol):
    """How a match went, at its end, in the place of points: a `QWidget`."""

    @property
    def headline(self) -> str:
        """How it ended, in a sentence."""

    @property
    def summary(self) -> str:
        """What it came to, in a line."""

    def lines(self) -> Sequence[str]:
        """All of it as text, to be pasted into a message."""


type_of_sheet = Callable[["Match"], Course]


# -- the score calculator --------------------------------------------------------------


class Counted(Protocol):
    """The engine's form of a game: names, readings, and the numbers that its fields lead to."""

    names: list[str]
    rulings: dict[str, str]
    edition: Edition | None
    """Whose printed values are counted with; None as shipped."""


class ScoreForm(Protocol):
    """One form of a game, as the calculator's page shows and changes it; its class is the door."""

    colours: tuple[str, ...]
    """The colours of the first seats, where a match has given them; else they are the box's order."""

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        """A form on which nothing has been counted."""

    @classmethod
    def read(cls, document: object) -> Self:
        """The form of a sheet that was kept."""

    @classmethod
    def of(cls, match: Match, viewer: int) -> Self:
        """The form as a match fills it with what the viewer may know."""

    @property
    def counted(self) -> Counted:
        """The engine's form, which the fields of the rows lead into."""

    def copy(self) -> Self:
        """The same form, to be changed without this one."""

    def document(self) -> dict[str, object]:
        """What a kept sheet holds; `read` takes it."""

    def groups(self) -> list[Group]:
        """What is counted, in the order in which people count at the table."""

    def standing_out(self) -> dict[type_of_field, str]:
        """Fields that stand out, and why in a word or two."""

    def span(self) -> Span | None:
        """What is counted of a match, or by which chart, if there is a choice."""

    def take_span(self, key: str) -> None:
        """Count that; what stands on the form stays as far as it fits."""

    def seat(self, names: Sequence[str]) -> None:
        """More people or fewer; who is gone takes the numbers along."""

    def clear(self) -> None:
        """Empty every number."""

    def check(self) -> list[BadForm]:
        """Everything that is wrong or still to be counted."""

    def result(self) -> Result:
        """The sheets of a form in which nothing is wrong."""

    def scored(self) -> tuple[str, ...]:
        """The open points that bear on a sheet of this form."""

    def used(self) -> dict[str, Value]:
        """The component values that the form was checked against."""

    def source(self, line: ScoreLine) -> Source:
        """The row in which a line is told."""

    def blank(self) -> Blank:
        """The sheet to be filled by hand."""
