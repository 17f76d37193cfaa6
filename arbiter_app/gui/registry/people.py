"""The people of this computer: found, looked at, forgotten."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.people.people import PERSON_FIELDS, FieldKind, Use
from arbiter_app.domain.facts.people.rating_lists import LocalPerson
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.registry.room import ALMOST_ALL, BELOW_TABS
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.registry.registry import Registry
from arbiter_app.wording.terms.registration import person_fields

_PAUSE = 50
_MOST = 500


class PeopleTab(QWidget):
    """People of former events, narrowed by what is typed; Del forgets one."""

    def __init__(self, registry: Registry) -> None:
        super().__init__()
        self._registry = registry
        self._table = Table(
            RowsModel[LocalPerson](_columns(), lambda row: row.id),
            name=translate("Registry", "People of this computer"),
            hides_empty=True,
        )
        self._typed = _SearchField(self._table)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.look)
        self._typed.textChanged.connect(lambda _: self._pause.start())
        self._asked = ""
        self._is_busy = False
        self._forget = act(
            self._table,
            translate("Registry", "&Forget the person"),
            self._forget_selected,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._table.row_acts = (self._forget,)
        self._words = Aside()
        self._problem = Problem()
        forget = act_button(self._forget)
        forget.setAutoDefault(False)
        column(
            row((self._typed, 1), forget),
            self._problem,
            self._words,
            (self._table, ALMOST_ALL),
            STRETCH,
            around=BELOW_TABS,
            into=self,
        )

    def look(self) -> None:
        """Search for what was typed, one search after the other."""
        if self._is_busy:
            return
        self._is_busy, self._asked = True, self._typed.text().strip()
        in_background(
            partial(attempt, partial(self._registry.people, self._asked, limit=_MOST)), self._show
        )

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        self._typed.setFocus()

    def _show(self, found: tuple[LocalPerson, ...] | Failure) -> None:
        self._is_busy = False
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
            return
        if self._typed.text().strip() != self._asked:
            self.look()
            return
        self._problem.say("")
        self._table.set_rows(found)
        self._table.setVisible(bool(found))
        self._forget.setEnabled(bool(found))
        self._words.say(self._about(len(found)))

    def _about(self, count: int) -> str:
        if count >= _MOST:
            return translate("Registry", "Only the first %n are shown: type more.", None, count)
        if count or self._asked:
            return translate("Registry", "%n person(s)", None, count)
        return translate(
            "Registry", "Nobody yet: everybody who is registered in an event is kept here."
        )

    def _forget_selected(self) -> None:
        row = self._table.selected
        if row is None or not decided(
            self,
            title=translate("Registry", "Forget {name}?").format(name=row.person.name),
            body=translate(
                "Registry",
                "The person is no longer found among the people of this computer. Events and"
                " rating lists keep what they have.",
            ),
            verb=translate("Registry", "&Forget"),
            act=Act.FORGET_PERSON,
        ):
            return
        in_background(
            partial(attempt, partial(self._registry.forget_person, row.id)), self._on_forgotten
        )

    def _on_forgotten(self, failure: Failure | None) -> None:
        self._problem.say(error_sentence(failure) if failure else "")
        self.look()


class _SearchField(Line):
    """Down and Enter go into the list."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        words = translate("Registry", "Name or FIDE ID")
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._table.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                super().keyPressEvent(event)


def _columns() -> Sequence[Column[LocalPerson]]:
    kept = (field for field in PERSON_FIELDS if Use.KEPT in field.use)
    return [_column(field.name) for field in kept if field.kind is not FieldKind.SEX]


def _column(field: str) -> Column[LocalPerson]:
    catalogue = window_catalogue()

    def text(row: LocalPerson) -> str:
        return person_fields.value_text(catalogue, getattr(row.person, field))

    return Column(
        title=person_fields.heading(catalogue, field),
        text=text,
        sort_key=lambda row: in_alphabet(text(row)) if text(row) else None,
        align=RIGHT if field in _FIGURES else LEFT,
        is_name=field == "name",
        is_second=field not in ("name", "fide_id"),
        narrowest=8 if field == "name" else 0,
        spare=_FIRST_TO_GO.index(field) + 1 if field in _FIRST_TO_GO else 0,
    )


_FIRST_TO_GO = ("coach", "federation", "club", "patronymic", "latin_name", "title", "region")
"""What goes where there is no room for all, in this order."""

_FIGURES = frozenset({"birth", "fide_id", "national_id"})
