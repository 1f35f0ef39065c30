"""Match your copy: the values of one's own copy, group by group, kept under a name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.editions import draft as drafts
from desktop.editions import files, words
from desktop.editions.checks import Checks
from desktop.editions.choice import called
from desktop.editions.draft import RULES, Draft, type_of_part, type_of_place
from desktop.editions.fields import Fields
from desktop.editions.foot import Foot
from desktop.editions.groups import Groups
from desktop.editions.picture import BoardPicture
from desktop.editions.steps import Steps
from desktop.editions.this_value import ThisValue
from desktop.editions.three_columns import ThreeColumns
from desktop.editions.told_here import ToldHere
from desktop.host import files as host_files
from desktop.host.files import NoFile
from desktop.host.trouble import sentence
from desktop.log.saved_mark import SavedMark
from desktop.look import controls, frames, theme
from desktop.look.choosing import Choice
from desktop.look.controls import words_of
from desktop.look.folding import WordButton
from desktop.look.frames import Scrolled, TopBar
from desktop.look.name_before import NameBefore
from desktop.look.page import Page, type_of_keys
from desktop.look.translate import locale, several, speak, translate
from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.rules import edition as editions
from engine.rules.components import Group
from engine.rules.edition import LONGEST, NOTHING_ENTERED, Edition, Entered
from engine.rules.game import Game
from engine.store.editions import Editions, KeptEdition

NEW = 0
"""The id of what is not kept yet."""


class EditionPage(Page):
    """`used` carries the edition that a person wants to play with."""

    used = Signal(object)
    told_kept = Signal(object)
    """What was entered in a match is kept with this edition."""
    given_back = Signal()
    """Everything is to be as shipped again where the page was opened."""
    trouble = Signal(str)
    """Something could not be done; a sentence for the person."""
    written = Signal(str)
    """Something was written; a sentence that says where."""
    deleted = Signal(str, object)
    """An edition is gone: a sentence, and what brings it back."""

    def __init__(
        self,
        game: Game,
        kept: Editions,
        name: str = "",
        who: str = "",
        *,
        entered: Entered = NOTHING_ENTERED,
        can_give_back: bool = False,
    ) -> None:
        super().__init__()
        self.setProperty("clause", "help.values")  # for F1, where nothing says better
        self.game, self._editions, self._who = game, kept, who
        self._entered = entered
        self.groups_of = editions.schema_of(game).groups
        self._now: Group = self.groups_of[0]
        self._place: type_of_place = (self._now.entries[0], 0)
        self._asked: tuple[type_of_place, type_of_part | None] | None = None
        self._allowed: set[str] = set()
        """Entries of which a person has said that they differ from what a rule prints."""
        self._kept: list[KeptEdition] = []
        self._ident = NEW
        self.steps: Steps[Draft, type_of_place] = Steps(drafts.blank(game))
        self._make_parts()
        self._lay_out()
        self._connect()
        self._list()
        self._take_up(called(self._kept, name) or self._first())
        self.all_back.setVisible(can_give_back)
        speak(self, lambda it: it.show_draft())

    # -- parts ---------------------------------------------------------------------

    def _make_parts(self) -> None:
        game = self.game
        self.bar: TopBar = TopBar(
            lambda: translate("Editions", "Match your copy"),
            lambda: words_of(game.name).at("game", "name"),
            game.name,
            lambda: translate("Editions", "Back"),
        )
        self.saved = SavedMark()
        self.export = WordButton("export", "export", 3)
        self.take_in = WordButton("import", "import", 3)
        speak(self.export, lambda it: it.setText(translate("Editions", "Export")))
        speak(self.take_in, lambda it: it.setText(translate("Editions", "Import")))
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        NameBefore(self.name)
        speak(self.name, lambda it: it.setAccessibleName(translate("Editions", "Name")))
        self.choice = Choice()
        speak(self.choice, lambda it: it.setAccessibleName(translate("Editions", "Saved values")))
        self.new = controls.icon_button("plus", lambda: translate("Editions", "New values"))
        self.trash = controls.icon_button(
            "trash", lambda: translate("Editions", "Delete these values")
        )
        self.groups = Groups(self.draft, self.groups_of)
        self.title = controls.text("", "heading", wrap=True)
        self.hint = controls.text("", "muted", wrap=True)
        self.fields = Fields()
        self.picture = BoardPicture(game)
        self.confirm = controls.button(lambda: self._confirming(), "soft", "check")
        self.next = controls.button(lambda: self._next_text(), "", "chevron-right")
        self.value = ThisValue()
        self.checks = Checks(game.name, self.groups_of)
        self.all_back = controls.button(
            lambda: translate("Editions", "Play as shipped again"), "", "undo"
        )
        self.all_back.setObjectName("as_shipped")
        self.use = controls.button(
            lambda: translate("Editions", "Use these values"), "primary", "check"
        )
        self.foot = Foot(self.use, self.all_back)
        self.told = ToldHere(self._entered)

    def _lay_out(self) -> None:
        bar: tuple[QWidget, ...] = (self.saved, self.export, self.take_in)
        for part in bar:
            self.bar.right.addWidget(part)
        left = frames.column_of(self._whose(), self.told, self.groups, spacing=12)
        right = frames.column_of(self.value, self.checks, spacing=12)
        self._parts = ThreeColumns(left, self._middle(), right)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self._scrolled = Scrolled(self._parts, self)
        column.addWidget(self._scrolled, 1)
        column.addWidget(self.foot)

    def _whose(self) -> QFrame:
        made = frames.frame("card", (14, 8, 8, 14))
        column = frames.inside(made)
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(controls.text(lambda: translate("Editions", "Copy"), "title"), 1)
        row.addWidget(self.new)
        row.addWidget(self.trash)
        column.addLayout(row)
        column.addWidget(self.choice)
        column.addWidget(self.name)
        theme.dress(self.name, lambda it: it.setMinimumWidth(theme.px(120)))
        return made

    def _middle(self) -> QFrame:
        made = frames.frame("card", (22, 16, 22, 18))
        column = frames.inside(made)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        self._chips = {
            group.id: controls.clause(group.clause, self.game.name) for group in self.groups_of
        }
        for chip in self._chips.values():
            head.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.hint)
        column.addSpacing(6)
        column.addWidget(self.fields)
        column.addSpacing(6)
        verbs = QHBoxLayout()
        verbs.setSpacing(10)
        verbs.addWidget(self.confirm)
        verbs.addWidget(self.next)
        verbs.addStretch(1)
        column.addLayout(verbs)
        column.addSpacing(6)
        column.addWidget(self.picture, 1)
        return made

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.fields.typed.connect(self._typed)
        self.fields.given_back.connect(self._give_back)
        self.fields.reached.connect(self._reach)
        self.fields.lengthened.connect(self._lengthen)
        self.fields.laid_out.connect(self._order_keys)
        self.groups.chosen.connect(self.show_group)
        self.value.given_back.connect(lambda: self._give_back(self._place))
        self.value.sources.chosen.connect(
            lambda source: self._take(self.draft.read_in(self._place[0], source))
        )
        self.value.remark.connect(lambda it: self._take(self.draft.noted(self._place[0], it)))
        self.value.agreed.connect(self._agree)
        self.checks.wanted.connect(self._go_to)
        self.confirm.clicked.connect(
            lambda: self._take(self.draft.confirm(self._now, self._remark()))
        )
        self.next.clicked.connect(lambda: self.show_group(self._next().id))
        self.foot.connect_steps(
            lambda: self._went(self.steps.undo()), lambda: self._went(self.steps.redo())
        )
        self.use.clicked.connect(self._use)
        self.all_back.clicked.connect(self.given_back)
        self.groups.guess_wanted.connect(self._go_to_guess)
        self.name.textEdited.connect(lambda _: self._changed())
        self.told.wanted.connect(self._keep_told)
        self.choice.activated.connect(lambda at: self._choose(self.choice.itemData(at)))
        self.new.clicked.connect(lambda: self._open(None))
        self.trash.clicked.connect(self._delete)
        self.export.clicked.connect(self._export)
        self.take_in.clicked.connect(lambda: files.ask_what_to_open(self, self.import_file))

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("↑ ↓ ← →", translate("Keys", "from field to field")),
            ("+  −", translate("Keys", "one more, one less")),
            ("Backspace", translate("Keys", "the number that the app comes with")),
            ("Ctrl+Z", translate("Keys", "undo the last number")),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.fields.take_focus(self._place)

    # -- showing -------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """What is entered now."""
        return self.steps.now

    def show_draft(self) -> None:
        """Show what is entered, how it stands, and what can be done."""
        game, group = self.game.name, self._now
        entry, at_most = self._place[0], len(self.draft.cells[self._place[0]]) - 1
        self._place = (entry, min(self._place[1], at_most))
        wrong = self._wrong()
        said = {id: "\n".join(text for _, text in found) for id, found in wrong.items()}
        kept = next((it.edition for it in self._kept if it.id == self._ident), None)
        self.told.show_draft(self.draft, line_of(self.name.text()), kept)
        self.groups.show_draft(self.draft, group.id, said)
        self.title.setText(words.title(game, group.id))
        self.hint.setText(words.hint(game, group.id))
        for id, chip in self._chips.items():
            chip.setVisible(id == group.id)
        self.fields.show_group(self.draft, group)
        self.picture.show_group(group.id)
        self.checks.show_wrong(wrong)
        self._show_value()
        self.confirm.setText(self._confirming())
        done, count = self.draft.entered(group)
        self.confirm.setEnabled(done < count and not wrong.get(group.id))
        self.next.setText(self._next_text())
        self.next.setVisible(len(self.groups_of) > 1)
        self._show_undo()
        why = self._why_not(wrong)
        theme.mark(self.foot.reason, role="danger" if wrong else "small-muted")
        self.foot.reason.setText(why)
        self.use.setEnabled(not why)
        self.use.setAccessibleDescription(why)

    def show_group(self, id: str) -> None:
        """Show the values of a group; the keyboard comes to the first."""
        self._now = next(group for group in self.groups_of if group.id == id)
        self._place = (self._now.entries[0], 0)
        self._asked = None
        self.show_draft()
        self.fields.take_focus(self._place)

    def _order_keys(self) -> None:
        """Tab goes from number to number, then to their counts, and on to what is pressed below."""
        ordered = (self.groups.guess, *self.fields.ordered(), self.confirm, self.next)
        for before, later in pairwise(ordered):
            QWidget.setTabOrder(before, later)

    def _wrong(self) -> dict[str, list[tuple[str, str]]]:
        """By group everything that is wrong, with its entry."""
        found: dict[str, list[tuple[str, str]]] = {}
        schema = editions.schema_of(self.game)
        for entry, at, why in self.draft.wrong():
            group = schema.group_of(entry)
            if group is not None:
                told = sentence(why).rstrip(".")
                if at is not None and self.draft.field((entry, at)):
                    told = f"{words.spot(self.draft, group.id, (entry, at))}: {told}"
                elif entry in group.entries and len(group.entries) > 1:
                    told = f"{words.row(self.game.name, group.id, entry)}: {told}"
                found.setdefault(group.id, []).append((entry, told))
        return found

    def _why_not(self, wrong: dict[str, list[tuple[str, str]]]) -> str:
        """Why these values cannot be used; empty if they can."""
        if wrong:
            count = sum(map(len, wrong.values()))
            first = words.title(self.game.name, next(iter(wrong)))
            one = translate("Editions", "1 check is open")
            many = translate("Editions", "{count} checks are open")
            return f"{several(count, one, many)}: {first}"
        if line_of(self.name.text()) == "":
            return translate("Editions", "The values need a name")
        if not self.draft.edition("x").values:
            return translate("Editions", "Nothing has been entered yet")
        return ""

    def _show_value(self) -> None:
        asked = self._asked[1] if self._asked is not None else None
        self.value.show_value(
            self.draft, self._now, self._place, asked, is_asking=self._asked is not None
        )

    def _show_undo(self) -> None:
        what = ""
        before, place = self.steps.undone or (self.draft, None)
        if place is not None:
            entry, at = place
            group = editions.entries(self.game)[entry]
            name = words.row(self.game.name, group.id, entry)
            if self.draft.field(place):
                name = words.spot(self.draft, group.id, place)
            was, now = before.cells[entry], self.draft.cells[entry]
            if at < min(len(was), len(now)):
                change = " → ".join(
                    words.part(self.draft, group.id, place, row[at].value) for row in (was, now)
                )
                what = f"{name} {change}"
        self.foot.show_steps(self.steps, what)

    def _confirming(self) -> str:
        _, count = self.draft.entered(self._now)
        one = translate("Editions", "It matches")
        many = translate("Editions", "All {count} match")
        return several(count, one, many)

    def _next(self) -> Group:
        at = self.groups_of.index(self._now) + 1
        return self.groups_of[at % len(self.groups_of)]

    def _next_text(self) -> str:
        name = words.title(self.game.name, self._next().id)
        return translate("Editions", "Next: {group}").format(group=name)

    # -- entering ------------------------------------------------------------------

    def _typed(self, place: type_of_place, value: type_of_part | None) -> None:
        entry = place[0]
        shipped = self.game.values()[entry].provenance
        cell = self.draft.cell(place)
        if shipped == RULES and entry not in self._allowed and not cell.is_entered:
            self._place, self._asked = place, (place, value)
            self._show_value()
            self.fields.cells[place].show_value(cell.value, shipped, "")
            self.value.yes.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._take(self.draft.put(place, value, self._remark()), place)

    def _agree(self, yes: bool) -> None:
        """Change what a rule prints all the same, or leave it."""
        if self._asked is None:
            return
        (place, value), self._asked = self._asked, None
        if yes:
            self._allowed.add(place[0])
            self._take(self.draft.put(place, value, self._remark()), place)
        else:
            self.show_draft()
        self.fields.take_focus(place)

    def _lengthen(self, entry: str, by: int) -> None:
        """One field more, which waits for its number, or one less."""
        self._take(self.draft.lengthen(entry, by))
        self.fields.take_focus((entry, len(self.draft.cells[entry]) - 1))

    def _give_back(self, place: type_of_place) -> None:
        self._take(self.draft.give_back(place))
        cell = self.fields.cells.get(place)
        if cell is not None:
            cell.put(self.draft.cell(place).value)
            cell.take_focus()

    def _reach(self, place: type_of_place) -> None:
        if place != self._place:
            self._place, self._asked = place, None
            self.steps.close()
            self._show_value()
        self._scrolled.ensureWidgetVisible(self.fields.cells[place], 0, theme.px(40))

    def _take(self, draft: Draft, place: type_of_place | None = None) -> None:
        """Have another draft, kept before it is shown."""
        if draft == self.draft:
            return
        self.steps.take(draft, place)
        self._changed()

    def _went(self, place: type_of_place | None) -> None:
        """A step back or forth was made; show where. What was asked of another number is over."""
        self._asked = None
        if place is not None:
            self._now = editions.entries(self.game)[place[0]]
            self._place = place
        self._changed()
        self.fields.take_focus(self._place)

    def _remark(self) -> str:
        """Who enters this, and when."""
        now = QDateTime.fromSecsSinceEpoch(self._editions.now())
        today = locale().toString(now.date(), QLocale.FormatType.ShortFormat)
        return ", ".join(filter(None, (self._who, today)))

    def _changed(self) -> None:
        self._keep_draft()
        self.show_draft()

    def _go_to_guess(self) -> None:
        """To the placeholder that comes after the number that is shown, or to the first."""
        guessed, here = self.draft.guessed(), self._place
        later = guessed[guessed.index(here) + 1 :] if here in guessed else guessed
        entry, at = (later or guessed)[0]
        self.show_group(editions.entries(self.game)[entry].id)
        self.fields.take_focus((entry, at))

    def _go_to(self, group: str, entry: str) -> None:
        """To the first part of what is complained of."""
        self.show_group(group)
        row = self.draft.cells.get(entry)
        if row is not None:
            wrong = (at for at in range(len(row)) if self.draft.wrong_at((entry, at)))
            self.fields.take_focus((entry, next(wrong, 0)))

    # -- keeping -------------------------------------------------------------------

    def _keep_draft(self) -> None:
        name = line_of(self.name.text())[:LONGEST] or self._free_name()
        try:
            self._ident = self._editions.keep_draft(
                self.game.name, name, self.draft.document(), self._ident
            )
        except Told as error:
            self.saved.show_saved(False)
            self.trouble.emit(sentence(error))
            return
        self.saved.show_saved(True)
        self._list()

    def _list(self) -> None:
        """Have what is kept in the choice."""
        try:
            self._kept = self._editions.all(self.game.name)
        except Told as error:
            self.trouble.emit(sentence(error))
        self.choice.clear()
        for kept in self._kept:
            self.choice.addItem(self._called(kept), kept.id)
        self.choice.setCurrentIndex(self.choice.findData(self._ident))
        self.choice.setVisible(len(self._kept) > (self._ident != NEW))
        self.trash.setVisible(self._ident != NEW)

    def _called(self, kept: KeptEdition) -> str:
        if kept.damage is not None:
            return translate("Editions", "{name} (damaged)").format(name=kept.name)
        return kept.name

    def _first(self) -> KeptEdition | None:
        """What was kept last; of what was entered in a match, what has most of it, if any has."""
        there = [it for it in self._kept if it.damage is None]
        if not self._entered.values:
            return next(iter(there), None)
        lacks = {it.id: self._lacks(it) for it in there}
        best = min(there, key=lambda it: lacks[it.id], default=None)
        return best if best is not None and lacks[best.id] < len(self._entered.values) else None

    def _lacks(self, kept: KeptEdition) -> int:
        values = kept.edition.values if kept.edition is not None else {}
        return len(editions.lacking(values, self._entered, self.game))

    def _choose(self, ident: int) -> None:
        kept = next((it for it in self._kept if it.id == ident), None)
        if kept is not None and kept.damage is not None:
            told = translate(
                "Editions", "“{name}” is damaged. What can be read of it can be exported."
            )
            self.trouble.emit(told.format(name=kept.name))
        self._open(kept)

    def _open(self, kept: KeptEdition | None) -> None:
        """Show what is kept, or begin anew."""
        self._take_up(kept)
        self.show_draft()

    def _take_up(self, kept: KeptEdition | None) -> None:
        self._ident = kept.id if kept is not None else NEW
        self._asked, self._allowed = None, set()
        made = drafts.blank(self.game)
        if kept is not None and kept.draft is not None:
            made = drafts.read(kept.draft, self.game)
        elif kept is not None and kept.edition is not None:
            made = drafts.of(kept.edition, self.game)
        self.steps = Steps(made)
        self.name.setText(kept.name if kept is not None else self._free_name())
        self.saved.setVisible(True)
        self.saved.show_saved(True)
        self._list()

    def _free_name(self) -> str:
        """What values are called before people name them."""
        first = translate("Editions", "Our copy")
        taken = {it.name for it in self._kept if it.id != self._ident}
        names = (first, *(f"{first} {n}" for n in range(2, len(taken) + 3)))
        return next(name for name in names if name not in taken)

    def _delete(self) -> None:
        ident, name = self._ident, self.name.text()
        try:
            self._editions.delete(ident)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self._ident = NEW
        self._list()
        self._open(self._first())
        told = translate("Editions", "The values “{name}” are deleted").format(name=name)
        self.deleted.emit(told, lambda: self._restore(ident))

    def _restore(self, ident: int) -> None:
        try:
            self._editions.restore(ident)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self._list()
        self._open(next((it for it in self._kept if it.id == ident), None))

    def _use(self) -> None:
        """Keep what is whole, and have it played with."""
        if (edition := self._keep()) is not None:
            self.used.emit(edition)

    def _keep_told(self) -> None:
        """Keep what was entered in a match with these values."""
        self.steps.take(self.draft.taking(self._entered, self._remark()))
        self._changed()
        if (edition := self._keep()) is not None:
            self.show_draft()
            self.told_kept.emit(edition)

    def _keep(self) -> Edition | None:
        """Keep what is whole under its name; None if it is not, or if it cannot be kept."""
        if self._why_not(self._wrong()):
            return None
        try:
            name = editions.named(line_of(self.name.text()))
            edition = self.draft.edition(name)
            self._ident = self._editions.keep(edition, self._ident, self.draft.document())
        except Told as error:
            self.trouble.emit(sentence(error))
            return None
        self._list()
        return edition

    # -- files ---------------------------------------------------------------------

    def _export(self) -> None:
        files.ask_where_to_save(self, self.name.text(), self.export_file)

    def export_file(self, path: str) -> None:
        """Write what is entered, or what can be read of it where it is damaged, into a file."""
        kept = next((it for it in self._kept if it.id == self._ident), None)
        try:
            if kept is not None and kept.damage is not None and kept.draft is None:
                text = self._editions.text(self._ident)
            else:
                text = self.draft.edition(editions.named(line_of(self.name.text()))).text
            host_files.write(path, text.encode())
        except (Told, NoFile) as error:
            self.trouble.emit(sentence(error))
        else:
            self.written.emit(host_files.saved(path))

    def import_file(self, path: str) -> None:
        """Show the edition of a file as one more that is kept."""
        try:
            found = files.read(path, self.game.name)
        except NoFile as error:
            self.trouble.emit(str(error))
            return
        self._open(None)
        taken: Sequence[str] = [it.name for it in self._kept]
        self.name.setText(found.name if found.name not in taken else self._second(found.name))
        self.steps = Steps(drafts.of(found, self.game))
        self._changed()

    def _second(self, name: str) -> str:
        taken = {it.name for it in self._kept}
        return next(
            it
            for n in range(2, len(taken) + 3)
            if (it := f"{name[: LONGEST - 4]} {n}") not in taken
        )
