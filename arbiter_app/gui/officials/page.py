"""The officials: who officiates, whether the rules are met, and the technical information."""

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QWidget,
)

from arbiter_app.domain.facts.event import EventLevel, EventRank
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.staffing.at_once import at_once, worst_of
from arbiter_app.domain.staffing.shortfalls import (
    HELD_BY_SEVERAL,
    arbiters,
    next_office,
    shortfalls,
)
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, none_chosen
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH
from arbiter_app.gui.look.sizes import FORM_WIDTH, Room, px
from arbiter_app.gui.look.words import Label, Look, framed, primary
from arbiter_app.gui.officials.form import OfficialForm
from arbiter_app.gui.officials.particulars import Particulars
from arbiter_app.gui.officials.rows import OfficialRow, columns, official_row
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.officials import (
    add_official,
    announce_committee,
    edit_official,
    remove_official,
    set_conditions,
)
from arbiter_app.wording.terms.event import conditions as event_words
from arbiter_app.wording.terms.registration import staffing

_FORM_WIDTH = 290
"""In pixels beside usual letters."""
_LINES_OF_VERDICT = (2, 6)
"""The least and the most that are seen of what the rules say."""

_EDITED, _ASIDE = "edited", "new."
"""In a draft: who is corrected, and the fields of the new official set aside for it."""


class OfficialsPage(Page):
    """Enter saves an official and starts the next one, for the office that is missing next."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._edited: int | None = None
        """Place of the official in the form; None for a new one."""
        self._proposed = Role.CHIEF_ARBITER
        self._filled = Role.CHIEF_ARBITER
        """The office that was filled last: those after it are proposed first."""
        self._chosen: Role | None = None
        """An office that was chosen instead of the proposed one: others may follow in it."""
        self._set_aside: Fields = {}
        """A new official typed by half, while another one is corrected."""
        self._level = QComboBox()
        self._rank = QComboBox()
        self._discipline = QComboBox()
        self._table = Table(
            RowsModel[OfficialRow](columns(), lambda row: row.index),
            name=translate("OfficialsPage", "Officials"),
            hides_empty=True,
        )
        self._filter = TournamentFilter(open_event)
        self._verdict = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self._verdict.setAccessibleName(translate("OfficialsPage", "What the Ukrainian rules say"))
        least, most = (
            lines * self._verdict.fontMetrics().lineSpacing() + px(Room.MIDDLE)
            for lines in _LINES_OF_VERDICT
        )
        self._verdict.setMinimumHeight(least)
        self._verdict.setMaximumHeight(most)
        self._name = heading()
        self._form = OfficialForm()
        self._form.submitted.connect(self._save)
        self._form.left.connect(self._back)
        self._filter.changed.connect(self.refresh)
        self._particulars = Particulars(open_event)
        self._make_actions()
        self._fill_choices()
        self._lay_out()
        self._start_new()

    def refresh(self) -> None:
        event = self.open_event.whole
        order = tuple(Role)
        rows = [
            official_row(event, index)
            for index, each in enumerate(event.officials)
            if self._filter.chosen is None or each.duty.covers(self._filter.chosen)
        ]
        self._list.show_rows(sorted(rows, key=lambda row: order.index(row.official.role)))
        for box, value in (
            (self._level, event.level),
            (self._rank, event.rank),
            (self._discipline, event.discipline),
        ):
            box.setCurrentIndex(box.findData(value))
        self._head.say(self._norm_text())
        self._verdict.setPlainText(self._verdict_text())
        self._particulars.refresh()
        regions = {player.region for player in event.players.values() if player.region}
        self._form.suggest(event.officials, regions)
        self._form.offer_duty(event)
        self._form.year = (event.starts_on or date.today()).year
        if not self._form.is_touched:
            if self._edited is not None and self._edited < len(event.officials):
                self._form.show_official(event.officials[self._edited])
            else:
                self._start_new()

    def focus_first(self) -> None:
        self._form.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return self._new, self._correct_action, self._remove, self._announce, self._print

    def unsaved(self) -> Fields:
        fields = self._form.draft() if self._form.is_touched else {}
        aside = {_ASIDE + name: text for name, text in self._set_aside.items()}
        if not (fields or aside):
            return super().unsaved()
        edited = "" if self._edited is None else str(self._edited)
        return {**fields, **aside, _EDITED: edited}

    def bring_back(self, unsaved: Fields) -> bool:
        if _EDITED not in unsaved:
            return super().bring_back(unsaved)
        aside = {
            name.removeprefix(_ASIDE): text
            for name, text in unsaved.items()
            if name.startswith(_ASIDE)
        }
        edited = kept_number(unsaved[_EDITED])
        if edited is not None and edited < len(self.open_event.whole.officials):
            self._set_aside = aside
            self._show_correction(edited)
        else:
            self._start_new()
        self._form.restore(unsaved if "name" in unsaved else aside)
        return True

    def settle(self) -> bool:
        """Save a correction; a new official waits in the form until Enter."""
        return self._edited is None or not self._form.is_touched or self._write()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save a correction when the page is left for another, and say who is not saved yet."""
        if not event.spontaneous():
            self.settle()
            if self._edited is None and self._form.is_touched and self._form.has_name:
                text = translate("OfficialsPage", "{name} has no office yet: Enter saves.")
                self.open_event.done.emit(text.format(name=self._form.draft()["name"]))
        super().hideEvent(event)

    def _start_new(self) -> None:
        """Show the new official who was set aside, else propose the office that is missing next."""
        self._edited = None
        self._proposed = next_office(self.open_event.whole, self._filled)
        self._form.start_new(self._chosen or self._proposed)
        self._name.setText(translate("OfficialsPage", "New official"))
        if self._set_aside:
            self._form.restore(self._set_aside)
            self._set_aside = {}

    def _offer_chosen(self) -> None:
        """Offer what is done to the chosen official where there is one."""
        why_not = "" if self._table.selected else none_chosen()
        for each in (self._correct_action, self._remove):
            each.offer(why_not)

    def _begin_new(self) -> None:
        """Go to the new official, who may be half typed already."""
        if self._edited is not None:
            if not self.settle():
                return
            self._start_new()
        self._form.setFocus()

    def _correct(self) -> None:
        row = self._table.selected
        if row is None or not self.settle():
            return
        if self._edited is None and self._form.is_touched:
            self._set_aside = self._form.draft()
        self._show_correction(row.index)
        self._form.setFocus()

    def _show_correction(self, index: int) -> None:
        official = self.open_event.whole.officials[index]
        self._edited = index
        self._form.show_official(official)
        self._name.setText(official.name)

    def _save(self) -> None:
        was_new = self._edited is None
        if self._write():
            (self._form if was_new else self._table).setFocus()

    def _write(self) -> bool:
        """Save what stands in the form; return whether it is saved."""
        fields = self._form.read()
        if fields is None:
            return False
        if self._edited is None:
            role = fields["role"]
            is_own_choice = role is not self._proposed and role in HELD_BY_SEVERAL
            self._chosen = role if is_own_choice else None
            written = self.open_event.do(add_official, **fields)
            self._filled = role
        else:
            written = self.open_event.do(edit_official, official=self._edited, **fields)
        if not written:
            self._form.setFocus()
            return False
        self._start_new()
        return True

    def _back(self) -> None:
        """Leave the form as Esc does: what was typed goes, the list has the focus."""
        self._start_new()
        self._table.setFocus()

    def _remove_selected(self) -> None:
        if row := self._table.selected:
            self._start_new()
            self.open_event.do(remove_official, official=row.index)

    def _announce_committee(self) -> None:
        from arbiter_app.gui.officials.announce_dialog import AnnounceDialog

        now = datetime.now()
        if self.open_event.door().would(announce_committee, at=now):
            AnnounceDialog(self, self.open_event, now=now).exec()

    def _set_conditions(self) -> None:
        level, rank = self._level.currentData(), self._rank.currentData()
        self.open_event.do(
            set_conditions,
            level=None if level is None else EventLevel(level),
            rank=None if rank is None else EventRank(rank),
            discipline=Discipline(self._discipline.currentData()),
        )

    def _norm_text(self) -> str:
        event = self.open_event.whole
        worst = worst_of(event)
        if worst.needed is None:
            return translate("OfficialsPage", "Arbiters: {present}").format(present=arbiters(event))
        if event.has_several:
            text = translate(
                "OfficialsPage",
                "Arbiters on duty: {present}, needed: {needed} for {games} boards at once"
                " (Ukrainian rules VII.1.11)",
            )
            return text.format(present=worst.present, needed=worst.needed, games=worst.games)
        text = translate(
            "OfficialsPage", "Arbiters: {present}, needed: {needed} (Ukrainian rules VII.1.11)"
        )
        return text.format(present=arbiters(event), needed=worst.needed)

    def _verdict_text(self) -> str:
        event, catalogue = self.open_event.whole, window_catalogue()
        found = shortfalls(event)
        reckoned = [
            f"– {staffing.boards_at_once(catalogue, event, each)}"
            for each in (at_once(event) if event.has_several else ())
        ]
        if not found:
            met = translate("OfficialsPage", "Panel, commission and committee are as the rules ask")
            return "\n".join([f"✓ {met}", *reckoned])
        advised = translate("OfficialsPage", "advised")
        told = [
            f"• {advised}: {staffing.sentence(catalogue, each)}"
            if each.preferred
            else f"✗ {staffing.sentence(catalogue, each)}"
            for each in sorted(found, key=lambda each: each.preferred)
        ]
        return "\n".join([*told, *reckoned])

    def _make_actions(self) -> None:
        self._new = act(self, translate("OfficialsPage", "&New official"), self._begin_new, Key.NEW)
        self._correct_action = act_on_row(
            self._table, translate("OfficialsPage", "&Correct"), self._correct
        )
        self._remove = act(
            self._table,
            translate("OfficialsPage", "&Remove"),
            self._remove_selected,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._print = act(
            self,
            translate("OfficialsPage", "Print &the officials"),
            lambda: self.go_to(ShowPaper("officials")),
            Key.PRINT,
        )

        self._announce = act(
            self, translate("OfficialsPage", "Committee &announced…"), self._announce_committee
        )
        self._table.row_acts = (self._correct_action, self._remove)
        self._table.selectionModel().selectionChanged.connect(lambda *_: self._offer_chosen())
        self._offer_chosen()

    def _fill_choices(self) -> None:
        catalogue = window_catalogue()
        self._level.setAccessibleName(translate("OfficialsPage", "Level of the event"))
        self._level.addItem(translate("OfficialsPage", "not said yet"), None)
        for level in EventLevel:
            self._level.addItem(event_words.level(catalogue, level), level)
        self._rank.setAccessibleName(translate("OfficialsPage", "Rank of the event"))
        self._rank.addItem("–", None)
        for rank in EventRank:
            self._rank.addItem(rank.value, rank)
        self._discipline.setAccessibleName(translate("OfficialsPage", "Discipline"))
        for discipline in Discipline:
            self._discipline.addItem(event_words.discipline(catalogue, discipline), discipline)
        for box in (self._level, self._rank, self._discipline):
            give_way(box)
            box.activated.connect(self._set_conditions)

    def _lay_out(self) -> None:
        acts = [act_button(each) for each in (self._announce, self._print)]
        self._head = PageHead(PageId.OFFICIALS, acts=acts)
        self._list = ListPanel(
            self._table,
            filter_name=translate("OfficialsPage", "Filter"),
            beside_filter=[self._filter],
        )
        rules = heading(translate("OfficialsPage", "What the Ukrainian rules (2024) say"))
        left = layouts.column(self._conditions(), (self._list, 4), rules, (self._verdict, 1))
        panel = QWidget()
        layouts.row(
            (left, 1),
            self._side(),
            gap=Room.WIDE,
            around=(Room.NONE, Room.SMALL, Room.NONE, Room.NONE),
            into=panel,
        )
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        tabs.tabBar().setDrawBase(False)
        tabs.addTab(panel, translate("OfficialsPage", "Officials"))
        tabs.addTab(self._information(), translate("OfficialsPage", "Technical information"))
        layouts.column(self._head, (tabs, 1), around=PAGE_MARGINS, into=self)

    def _conditions(self) -> QGridLayout:
        """Return what the number of arbiters depends on."""
        conditions = layouts.grid(across=Room.SMALL)
        for (row, place), text, box in (
            ((0, 0), translate("OfficialsPage", "&Level"), self._level),
            ((1, 0), translate("OfficialsPage", "&Discipline"), self._discipline),
            ((1, 2), translate("OfficialsPage", "Ran&k"), self._rank),
        ):
            label = Label(text)
            label.setBuddy(box)
            conditions.addWidget(label, row, place)
            conditions.addWidget(box, row, place + 1, 1, 1 if row else 3)
        conditions.setColumnStretch(1, 1)
        return conditions

    def _side(self) -> QWidget:
        """Return the form beside the list, with what Enter does in it."""
        save = primary(QPushButton(translate("OfficialsPage", "Save")))
        save.setToolTip(translate("OfficialsPage", "Enter"))
        save.clicked.connect(self._save)
        side = framed(Look.SIDE)
        side.setFixedWidth(px(_FORM_WIDTH))
        layouts.column(
            self._name,
            self._form,
            layouts.row(STRETCH, save),
            STRETCH,
            around=(Room.WIDE, Room.NONE, Room.NONE, Room.NONE),
            into=side,
        )
        return side

    def _information(self) -> QWidget:
        """Return what the organiser words himself, which is scrolled where it has no room."""
        inside = QWidget()
        self._particulars.setMaximumWidth(px(FORM_WIDTH))
        around = (Room.NONE, Room.SMALL, Room.NONE, Room.NONE)
        layouts.column(self._particulars, STRETCH, around=around, into=inside)
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area
