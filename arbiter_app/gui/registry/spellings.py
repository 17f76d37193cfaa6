"""Clubs, regions, coaches and federations as people of this computer have them, made one."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.registry.room import ALMOST_ALL, BELOW_TABS
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.registry.registry import Registry
from arbiter_app.wording.terms.registration import contingents

Spelling = tuple[str, int]

_KINDS = (ContingentKey.CLUB, ContingentKey.REGION, ContingentKey.COACH, ContingentKey.FEDERATION)


class SpellingsTab(QWidget):
    """Enter on a spelling asks into which other one it is to be merged."""

    def __init__(self, registry: Registry) -> None:
        super().__init__()
        self._registry = registry
        self._kind = QComboBox()
        self._kind.setAccessibleName(translate("Registry", "What is listed"))
        for kind in _KINDS:
            self._kind.addItem(contingents.contingents(window_catalogue(), kind), kind)
        self._kind.currentIndexChanged.connect(lambda _: self.look())
        self._table = Table(
            RowsModel[Spelling](_columns(), lambda row: row[0]),
            name=translate("Registry", "Spellings"),
        )
        self._table.selectionModel().currentChanged.connect(lambda *_: self._show_selected())
        in_table = Qt.ShortcutContext.WidgetShortcut
        act(self._table, "", self._go_to_field, Key.CHOOSE, context=in_table)
        self._wrong = Label(wraps=True)
        self._right = SuggestingField(translate("Registry", "Right spelling"))
        self._right.returnPressed.connect(self._merge)
        self._right.taken.connect(self._merge)
        self._merge_button = QPushButton(translate("Registry", "&Merge"))
        self._merge_button.setAutoDefault(False)
        self._merge_button.clicked.connect(self._merge)
        self._problem = Problem()
        self._none = Aside(
            translate("Registry", "Nothing yet: what players of events have is kept here.")
        )
        self._lay_out()

    def look(self) -> None:
        """Ask which spellings there are."""
        spellings = partial(self._registry.spellings, self._listed)
        in_background(partial(attempt, spellings), self._show)

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        (self._kind if self._table.isHidden() else self._table).setFocus()

    @property
    def _listed(self) -> ContingentKey:
        # Qt hands a text back.
        return ContingentKey(self._kind.currentData())

    def _show(self, found: tuple[Spelling, ...] | Failure) -> None:
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
            return
        self._problem.say("")
        self._table.set_rows(found)
        if found and self._table.selected is None:
            self._table.selectRow(0)
        self._right.offer(text for text, _ in found)
        self._none.setVisible(not found)
        for widget in (self._table, self._merging):
            widget.setVisible(bool(found))
        self._show_selected()

    def _show_selected(self) -> None:
        row = self._table.selected
        words = translate("Registry", "“{wrong}” is the same as")
        self._wrong.setText(words.format(wrong=row[0]) if row else "")
        for widget in (self._right, self._merge_button):
            widget.setEnabled(row is not None)

    def _go_to_field(self) -> None:
        self._right.setFocus(Qt.FocusReason.TabFocusReason)
        self._right.selectAll()

    def _merge(self) -> None:
        row, right = self._table.selected, " ".join(self._right.text().split())
        if row is None or not right or right == row[0]:
            return
        wrong, count = row
        people = translate("Registry", "%n person(s)", None, count)
        if not decided(
            self,
            title=translate("Registry", "Write “{right}” for “{wrong}”?").format(
                right=right, wrong=wrong
            ),
            body=translate(
                "Registry",
                "{people} of this computer will have the other spelling. Events keep what they"
                " have; this cannot be undone.",
            ).format(people=people),
            verb=translate("Registry", "&Merge"),
            act=Act.MERGE_SPELLINGS,
        ):
            return
        kind = self._listed
        self._right.clear()
        self._table.setFocus()
        in_background(
            partial(attempt, partial(self._registry.merge_spellings, kind, wrong, right)),
            self._on_merged,
        )

    def _on_merged(self, failure: Failure | None) -> None:
        self.look()
        self._problem.say(error_sentence(failure) if failure else "")

    def _lay_out(self) -> None:
        listed = Label(translate("Registry", "&List:"))
        listed.setBuddy(self._kind)
        self._merging = QWidget()
        row(self._wrong, (self._right, 1), self._merge_button, into=self._merging)
        column(
            row(listed, self._kind, STRETCH),
            self._problem,
            self._none,
            (self._table, ALMOST_ALL),
            self._merging,
            STRETCH,
            around=BELOW_TABS,
            into=self,
        )


def _columns() -> Sequence[Column[Spelling]]:
    return (
        Column(
            title=translate("Registry", "Spelling"),
            is_name=True,
            text=lambda row: row[0],
            sort_key=lambda row: in_alphabet(row[0]),
        ),
        Column(
            title=translate("Registry", "People"),
            text=lambda row: str(row[1]),
            sort_key=lambda row: row[1],
            align=RIGHT,
        ),
    )
