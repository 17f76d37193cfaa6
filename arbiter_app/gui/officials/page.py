"""The officials: who officiates, whether the rules are met, and the technical information."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.facts.event import EventLevel, EventRank
from arbiter_app.domain.facts.people import Official, Role
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.registration.staffing import (
    HELD_BY_SEVERAL,
    arbiters,
    arbiters_needed,
    next_office,
    shortfalls,
)
from arbiter_app.formats.days import format_birth
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import MARGINS, Fields, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.officials.form import OfficialForm
from arbiter_app.gui.officials.particulars import Particulars
from arbiter_app.gui.parts.heading import heading
from arbiter_app.gui.parts.list_panel import ListPanel
from arbiter_app.gui.parts.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.officials import (
    add_official,
    announce_committee,
    edit_official,
    remove_official,
    set_conditions,
)
from arbiter_app.wording.terms.event import conditions as event_words
from arbiter_app.wording.terms.registration import people, staffing

_FORM_WIDTH = 330
_VERDICT_HEIGHT = 150
_SHORTEST_CHOICE = 6
"""In letters."""

_EDITED, _ASIDE = "edited", "new."
"""In a draft: who is corrected, and the fields of the new official set aside for it."""


@dataclass(frozen=True, slots=True)
class _Row:
    index: int
    """Place in `Event.officials`."""
    official: Official


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
        self._norm = QLabel()
        self._table = Table(
            RowsModel[_Row](_columns(), lambda row: row.index),
            name=translate("OfficialsPage", "Officials"),
            hides_empty=True,
        )
        self._verdict = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self._verdict.setAccessibleName(translate("OfficialsPage", "What the Ukrainian rules say"))
        self._verdict.setFixedHeight(_VERDICT_HEIGHT)
        self._head = heading("")
        self._form = OfficialForm()
        self._form.submitted.connect(self._save)
        self._form.left.connect(self._back)
        self._particulars = Particulars(open_event)
        self._make_actions()
        self._lay_out()
        self._start_new()

    def refresh(self) -> None:
        event = self.open_event.facts
        order = tuple(Role)
        rows = [_Row(index, each) for index, each in enumerate(event.officials)]
        self._list.show_rows(sorted(rows, key=lambda row: order.index(row.official.role)))
        for box, value in (
            (self._level, event.level),
            (self._rank, event.rank),
            (self._discipline, event.discipline),
        ):
            box.setCurrentIndex(box.findData(value))
        self._norm.setText(self._norm_text())
        self._verdict.setPlainText(self._verdict_text())
        self._particulars.refresh()
        regions = {player.region for player in event.players.values() if player.region}
        self._form.suggest(event.officials, regions)
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
        edited, officials = unsaved[_EDITED], self.open_event.facts.officials
        if edited and int(edited) < len(officials):
            self._set_aside = aside
            self._show_correction(int(edited))
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
        self._proposed = next_office(self.open_event.facts, self._filled)
        self._form.start_new(self._chosen or self._proposed)
        self._head.setText(translate("OfficialsPage", "New official"))
        if self._set_aside:
            self._form.restore(self._set_aside)
            self._set_aside = {}

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
        official = self.open_event.facts.officials[index]
        self._edited = index
        self._form.show_official(official)
        self._head.setText(official.name)

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
        event = self.open_event.facts
        needed = arbiters_needed(event)
        if needed is None:
            return translate("OfficialsPage", "Arbiters: {present}").format(present=arbiters(event))
        text = translate(
            "OfficialsPage", "Arbiters: {present}, needed: {needed} (Ukrainian rules VII.1.11)"
        )
        return text.format(present=arbiters(event), needed=needed)

    def _verdict_text(self) -> str:
        found = shortfalls(self.open_event.facts)
        if not found:
            met = translate("OfficialsPage", "Panel, commission and committee are as the rules ask")
            return f"✓ {met}"
        catalogue = window_catalogue()
        advised = translate("OfficialsPage", "advised")
        return "\n".join(
            f"• {advised}: {staffing.sentence(catalogue, each)}"
            if each.preferred
            else f"✗ {staffing.sentence(catalogue, each)}"
            for each in sorted(found, key=lambda each: each.preferred)
        )

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
            translate("OfficialsPage", "&Print the officials"),
            lambda: self.go_to(ShowPaper("officials")),
            Key.PRINT,
        )

        self._announce = act(
            self, translate("OfficialsPage", "Committee &announced…"), self._announce_committee
        )
        self._table.row_acts = (self._correct_action, self._remove)

    def _lay_out(self) -> None:
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
        conditions = QGridLayout()
        for (row, place), text, box in (
            ((0, 0), translate("OfficialsPage", "&Level"), self._level),
            ((1, 0), translate("OfficialsPage", "&Discipline"), self._discipline),
            ((1, 2), translate("OfficialsPage", "Ran&k"), self._rank),
        ):
            # The longest words would widen the whole page.
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(_SHORTEST_CHOICE)
            box.activated.connect(self._set_conditions)
            label = QLabel(text)
            label.setBuddy(box)
            conditions.addWidget(label, row, place)
            conditions.addWidget(box, row, place + 1, 1, 1 if row else 3)
        conditions.addWidget(self._norm, 2, 0, 1, 4)
        conditions.setColumnStretch(1, 1)
        self._list = ListPanel(
            self._table,
            filter_name=translate("OfficialsPage", "Filter"),
            tools=[act_button(each) for each in (self._announce, self._print)],
        )
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(conditions)
        left.addWidget(self._list, 1)
        left.addWidget(heading(translate("OfficialsPage", "What the Ukrainian rules (2024) say")))
        left.addWidget(self._verdict)
        side = QWidget()
        side.setFixedWidth(_FORM_WIDTH)
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self._head)
        right.addWidget(self._form)
        right.addStretch()
        panel = QWidget()
        both = QHBoxLayout(panel)
        both.setSpacing(20)
        both.addLayout(left, 1)
        both.addWidget(side)
        information = QWidget()
        column = QVBoxLayout(information)
        column.addWidget(self._particulars)
        column.addStretch()
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        tabs.addTab(panel, translate("OfficialsPage", "Officials"))
        tabs.addTab(information, translate("OfficialsPage", "Technical information"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*MARGINS)
        whole.addWidget(tabs)


def _columns() -> tuple[Column[_Row], ...]:
    catalogue, order = window_catalogue(), tuple(Role)
    return (
        Column(
            title=translate("OfficialsPage", "Office"),
            narrowest=8,
            text=lambda row: people.role(catalogue, row.official.role),
            sort_key=lambda row: order.index(row.official.role),
        ),
        Column(
            title=translate("OfficialsPage", "Name"),
            is_name=True,
            narrowest=9,
            text=lambda row: row.official.name,
            sort_key=lambda row: collation_key(row.official.name),
        ),
        Column(
            title=translate("OfficialsPage", "Category"),
            text=lambda row: row.official.category or "",
        ),
        Column(
            title=translate("OfficialsPage", "Title"), text=lambda row: row.official.title or ""
        ),
        Column(
            title=translate("OfficialsPage", "FIDE ID"),
            text=lambda row: str(row.official.fide_id or ""),
            align=RIGHT,
        ),
        Column(
            title=translate("OfficialsPage", "Birth"),
            text=lambda row: format_birth(row.official.birth),
            align=RIGHT,
        ),
        Column(
            title=translate("OfficialsPage", "Region"), text=lambda row: row.official.region or ""
        ),
    )
