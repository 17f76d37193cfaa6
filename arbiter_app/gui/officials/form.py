"""The form of one official."""

from collections.abc import Iterable, Mapping
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.duties import ALWAYS
from arbiter_app.domain.facts.people.people import (
    HIGHEST_FIDE_ID,
    Birth,
    Official,
    OfficialFields,
    Role,
)
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import LINE, NAME, Limit
from arbiter_app.domain.registration.registering import YOUNGEST_OFFICIAL, demand_plausible
from arbiter_app.formats.days import format_birth, format_days, parse_days
from arbiter_app.gui.base.kept_texts import kept_number, kept_value
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.officials.tournament_list import TournamentList
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_TITLES = ("IA", "FA", "NA")
_ROLE, _FOCUS, _TOURNAMENTS = "role", "focus", "tournaments"


class OfficialForm(QWidget):
    """Enter emits `submitted`, Esc `left`; what cannot be read is said below its field."""

    submitted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._role = QComboBox()
        self._role.setAccessibleName(translate("OfficialForm", "Office"))
        for role in Role:
            self._role.addItem(people.role(window_catalogue(), role), role)
        # The longest offices would widen the whole page.
        give_way(self._role)
        self._name = _field(translate("OfficialForm", "Name"))
        self._name.setPlaceholderText(translate("OfficialForm", "surname first"))
        self._category = SuggestingField(translate("OfficialForm", "Category"))
        self._title = SuggestingField(translate("OfficialForm", "FIDE title"))
        self._title.offer(_TITLES)
        self._fide_id = _field(translate("OfficialForm", "FIDE ID"))
        self._region = SuggestingField(translate("OfficialForm", "Region"))
        self._birth = _field(translate("OfficialForm", "Birth"))
        self._birth.setPlaceholderText(translate("OfficialForm", "year or 01.04.1970"))
        self._tournaments = TournamentList(translate("OfficialForm", "Tournaments"))
        self._rooms = _field(translate("OfficialForm", "Rooms"), LINE)
        self._shifts = _field(translate("OfficialForm", "Shifts"), LINE)
        self._shifts.setPlaceholderText("9:00–14:00")
        self._days = _field(translate("OfficialForm", "Days on duty"), LINE)
        self._days.setPlaceholderText(translate("OfficialForm", "all; or 5.12, 7.12–9.12"))
        self._about_days = Problem(lines_kept=2)
        self._about_birth, self._about_fide_id = Problem(lines_kept=2), Problem(lines_kept=2)
        for field in (self._category, self._title, self._region):
            field.taken.connect(self.submitted)
        self.setFocusProxy(self._name)
        self.year: int | None = None
        """The year of the event, by which a birth can be right or not."""
        self._lay_out()
        self._untouched = self._typed()

    @property
    def is_touched(self) -> bool:
        """Whether something stands there that was typed and is not saved."""
        return self._typed() != self._untouched

    @property
    def has_name(self) -> bool:
        """Whether anything stands there for a name."""
        return bool(self._name.text().strip())

    def draft(self) -> dict[str, str]:
        """Return what stands in the fields, and which one of them has the focus."""
        focused = (name for name, field in self._lines.items() if field is self.focusWidget())
        texts = {name: field.text() for name, field in self._lines.items()}
        of = " ".join(map(str, self._tournaments.checked))
        return {**texts, _ROLE: self.role.value, _TOURNAMENTS: of, _FOCUS: next(focused, "name")}

    def restore(self, draft: Mapping[str, str]) -> None:
        """Show what a draft has, with the focus where it was."""
        if role := kept_value(Role, draft.get(_ROLE)):
            self._role.setCurrentIndex(self._role.findData(role))
        for name, field in self._lines.items():
            field.setText(draft.get(name, ""))
        kept = map(kept_number, draft.get(_TOURNAMENTS, "").split())
        self._tournaments.check(TournamentId(each) for each in kept if each is not None)
        self._lines.get(draft.get(_FOCUS, ""), self._name).setFocus()

    @property
    def _lines(self) -> Mapping[str, QLineEdit]:
        return {
            "name": self._name,
            "category": self._category,
            "title": self._title,
            "fide_id": self._fide_id,
            "region": self._region,
            "birth": self._birth,
            "rooms": self._rooms,
            "shifts": self._shifts,
            "days": self._days,
        }

    def suggest(self, officials: Iterable[Official], regions: Iterable[str]) -> None:
        """Offer the categories and regions that others have."""
        known = tuple(officials)
        self._category.offer({each.category for each in known if each.category})
        self._region.offer({each.region for each in known if each.region} | set(regions))

    def offer_duty(self, event: Event) -> None:
        """Ask of which tournaments somebody is, and when they are on duty, in an event of several,
        or where something is said of it already.
        """
        is_said = any(each.duty != ALWAYS for each in event.officials)
        had = self._tournaments.checked
        self._tournaments.offer(
            [(each.id, tournament_name(window_catalogue(), each)) for each in event.tournaments]
        )
        self._tournaments.check(had)
        self._form.setRowVisible(self._tournaments, event.has_several)
        for field in (self._rooms, self._shifts, self._days, self._about_days):
            self._form.setRowVisible(field, event.has_several or is_said)

    def start_new(self, role: Role) -> None:
        """Make room for a new official with an office."""
        self.show_official(Official(role=role, name=""))

    def show_official(self, official: Official) -> None:
        """Show an official to be corrected."""
        self._role.setCurrentIndex(self._role.findData(official.role))
        for field, text in (
            (self._name, official.name),
            (self._category, official.category),
            (self._title, official.title),
            (self._fide_id, official.fide_id),
            (self._region, official.region),
            (self._birth, format_birth(official.birth)),
            (self._rooms, official.duty.rooms),
            (self._shifts, official.duty.shifts),
            (self._days, format_days(official.duty.days)),
        ):
            field.setText(str(text or ""))
        self._tournaments.check(official.duty.tournaments)
        for problem in (self._about_birth, self._about_fide_id, self._about_days):
            problem.say("")
        self._untouched = self._typed()

    @property
    def role(self) -> Role:
        """The office that is chosen."""
        return Role(self._role.currentData())

    def read(self) -> OfficialFields | None:
        """Return what was typed; None with words below the first field that cannot be read."""
        birth, text = None, self._birth.text().strip()
        try:
            birth = Birth.parse(text) if text else None
            if self.year is not None:
                demand_plausible(birth, year=self.year, youngest=YOUNGEST_OFFICIAL)
        except RuleError as error:
            self._about_birth.say(error_sentence(error))
            self._birth.setFocus()
            return None
        self._about_birth.say("")
        digits = self._fide_id.text().strip()
        number = whole_number(digits, least=1, most=HIGHEST_FIDE_ID)
        if digits and number is None:
            self._about_fide_id.say(translate("OfficialForm", "A FIDE ID is a number."))
            self._fide_id.setFocus()
            return None
        self._about_fide_id.say("")
        try:
            days = parse_days(self._days.text(), self.year or date.today().year)
        except ValueError:
            self._about_days.say(
                translate("OfficialForm", "Type days with commas between: 5.12, 7.12–9.12.")
            )
            self._days.setFocus()
            return None
        self._about_days.say("")
        return OfficialFields(
            role=self.role,
            name=self._name.text(),
            category=self._category.text(),
            title=self._title.text(),
            fide_id=number,
            region=self._region.text(),
            birth=birth,
            tournaments=self._tournaments.checked,
            rooms=self._rooms.text(),
            shifts=self._shifts.text(),
            days=days,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.submitted.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _typed(self) -> tuple[object, ...]:
        """Return what stands in the fields; another office alone is saved only with a name."""
        texts = (field.text() for field in self.findChildren(QLineEdit))
        return *texts, self._role.currentText(), self._tournaments.checked

    def _lay_out(self) -> None:
        form = self._form = layouts.form(down=Room.TIGHT, into=self)
        form.addRow(translate("OfficialForm", "Office"), self._role)
        form.addRow(translate("OfficialForm", "Name"), self._name)
        form.addRow(translate("OfficialForm", "Category"), self._category)
        form.addRow(translate("OfficialForm", "FIDE title"), self._title)
        form.addRow(translate("OfficialForm", "FIDE ID"), self._fide_id)
        form.addRow(self._about_fide_id)
        form.addRow(translate("OfficialForm", "Region"), self._region)
        form.addRow(translate("OfficialForm", "Birth"), self._birth)
        form.addRow(self._about_birth)
        form.addRow(translate("OfficialForm", "Tournaments"), self._tournaments)
        form.addRow(translate("OfficialForm", "Rooms"), self._rooms)
        form.addRow(translate("OfficialForm", "Shifts"), self._shifts)
        form.addRow(translate("OfficialForm", "Days on duty"), self._days)
        form.addRow(self._about_days)


def _field(name: str, limit: Limit = NAME) -> QLineEdit:
    field = Line(limit=limit)
    field.setAccessibleName(name)
    return field
