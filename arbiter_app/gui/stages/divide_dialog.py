"""The division of the field into preliminary groups, seen before it is done."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QRadioButton, QSpinBox, QWidget

from arbiter_app.domain.drawing.preliminary_groups import (
    FEWEST_GROUPS,
    Divide,
    divided,
    group_letter,
    most_groups,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.rows_model import Column, RowsModel
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import STRETCH, form, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

_WIDTH, _HEIGHT = 860, 480
_NARROWEST = 7
"""Of a group, in heights of letters."""

_Line = tuple[int, tuple[str, ...]]
"""A row of the preview: its number, and a name for every group."""


class DivideDialog(Dialog):
    """How many groups, how they are filled, and who comes into which."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        *,
        replaces: int,
        divide: Callable[["DivideDialog"], bool],
    ) -> None:
        """Offer it: `replaces` groups are there already; `divide` does it and returns whether it
        did, having told `refuse` why not.
        """
        super().__init__(
            parent,
            translate("DivideDialog", "Divide the field into groups"),
            verb=translate("DivideDialog", "&Divide the field"),
            do=lambda: divide(self),
        )
        self._event = event
        self.resize(px(_WIDTH), px(_HEIGHT))
        self._groups = QSpinBox()
        most = max(most_groups(len(event.tournament.numbers)), FEWEST_GROUPS)
        self._groups.setRange(FEWEST_GROUPS, most)
        self._groups.setValue(replaces or FEWEST_GROUPS)
        self._cycles = QComboBox()
        self._cycles.addItem(translate("DivideDialog", "once with everybody"), 1)
        self._cycles.addItem(translate("DivideDialog", "twice with everybody"), 2)
        self._snake = QRadioButton(translate("DivideDialog", "By sna&ke: 1 2 3, then 6 5 4 …"))
        self._lots = QRadioButton(translate("DivideDialog", "By &lot"))
        self._snake.setChecked(True)
        self._seed = Line(new_seed(), LINE)
        self._preview = _Preview(
            RowsModel((), lambda line: line[0]),
            name=translate("DivideDialog", "Who comes into which group"),
            sortable=False,
        )
        self._lay_out(replaces)
        self._groups.valueChanged.connect(self._show)
        self._snake.toggled.connect(self._show)
        self._seed.textChanged.connect(self._show)
        self._show()
        self._groups.setFocus()
        self._groups.selectAll()

    @property
    def groups(self) -> int:
        return self._groups.value()

    @property
    def cycles(self) -> int:
        """How often two of a group meet."""
        return int(self._cycles.currentData())

    @property
    def by(self) -> Divide:
        return Divide.SNAKE if self._snake.isChecked() else Divide.LOTS

    @property
    def seed(self) -> str:
        return self._seed.text().strip()

    def _show(self) -> None:
        """Show who would come into which group."""
        numbers = self._event.tournament.numbers
        members: tuple[tuple[PlayerId, ...], ...] = ()
        try:
            members = divided(numbers, self.groups, self.by, self.seed)
            self.problem.say("")
        except RuleError as error:
            self.refuse(error_sentence(error))
        self.verb.setEnabled(bool(members and self.seed))
        longest = max(map(len, members), default=0)
        lines = [
            (row, tuple(self._name(group[row]) if row < len(group) else "" for group in members))
            for row in range(longest)
        ]
        heads = [
            Column(title=self._head(index), text=_in_group(index)) for index in range(len(members))
        ]
        self._preview.set_rows(lines, heads)

    def _head(self, index: int) -> str:
        text = translate("Stage", "Group {number}")
        return text.format(number=group_letter(index))

    def _name(self, player: PlayerId) -> str:
        known = self._event.contestants[player]
        name = people.name(window_catalogue(), known)
        number = self._event.tournament.numbers[player]
        rating = self._event.tournament.rating_rules.of(known).rating
        if rating is None:
            return translate("DivideDialog", "{number} {name}").format(number=number, name=name)
        text = translate("DivideDialog", "{number} {name}, rating {rating}")
        return text.format(number=number, name=name, rating=rating)

    def _lay_out(self, replaces: int) -> None:
        fields = form()
        fields.addRow(translate("DivideDialog", "&Groups:"), self._groups)
        fields.addRow(translate("DivideDialog", "&Each plays:"), self._cycles)
        ways = row(self._snake, self._lots, STRETCH, gap=Room.WIDE)
        fields.addRow(translate("DivideDialog", "Filled:"), ways)
        fields.addRow(translate("DivideDialog", "&Seed:"), self._seed)
        body = translate(
            "DivideDialog",
            "The numbers of the draw decide who comes into which group; the numbers inside a group"
            " are drawn by lot with the seed, which is kept so that anybody can repeat it.",
        )
        if replaces:
            text = translate("DivideDialog", "{body} The groups there are now go.")
            body = text.format(body=body)
        self.lay_out(body, fields, self._preview)


class _Preview(Table[_Line]):
    """Groups beside each other, all of one width; many of them are scrolled."""

    def fit_columns(self) -> None:
        """Give every group the same width."""
        head = self.horizontalHeader()
        least = _NARROWEST * self.fontMetrics().height()
        for group in range(head.count()):
            head.resizeSection(group, max(self.viewport().width() // head.count(), least))


def _in_group(index: int) -> Callable[[_Line], str]:
    return lambda line: line[1][index]
