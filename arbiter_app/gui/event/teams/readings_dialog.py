"""How the text of the Swiss Team System is read where it is open (C.04.6)."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.gui.event.teams.line_up_fields import named
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.team_readings import OPEN_POINTS, OpenPoint, reading

_WIDTH = 860
"""In pixels beside usual letters."""


class ReadingsDialog(Dialog):
    """Asks for the reading of each open point."""

    def __init__(
        self, parent: QWidget, readings: Readings, *, take: Callable[[Readings], None]
    ) -> None:
        super().__init__(
            parent,
            translate("ReadingsDialog", "Readings of the text"),
            verb=translate("ReadingsDialog", "&Read it so"),
            do=lambda: self._do_take(take),
            leave=translate("ReadingsDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._boxes = {point.name: _box(point, readings) for point in OPEN_POINTS}
        half = len(OPEN_POINTS) // 2
        self.lay_out(
            Aside(
                translate(
                    "ReadingsDialog",
                    "Where the text of C.04.6 is open, the regulations say before the tournament"
                    " how it is read. The first reading of each point is usual, and that of FIDE’s"
                    " own program.",
                )
            ),
            layouts.row(
                (layouts.column(*map(self._part, OPEN_POINTS[:half]), STRETCH, gap=Room.MIDDLE), 1),
                (layouts.column(*map(self._part, OPEN_POINTS[half:]), STRETCH, gap=Room.MIDDLE), 1),
                gap=Room.WIDE,
            ),
        )
        self._boxes[OPEN_POINTS[0].name].setFocus()

    @property
    def readings(self) -> Readings:
        """The readings as they are chosen here."""
        return Readings(**{name: box.currentData() for name, box in self._boxes.items()})

    def _do_take(self, take: Callable[[Readings], None]) -> bool:
        take(self.readings)
        return True

    def _part(self, point: OpenPoint) -> layouts.Part:
        box = self._boxes[point.name]
        return layouts.column(
            named(translate("TeamRules", point.what), box),
            box,
            Aside(translate("TeamRules", point.about)),
            gap=Room.TIGHT,
        )


def _box(point: OpenPoint, readings: Readings) -> QComboBox:
    box = QComboBox()
    for value in point.words:
        box.addItem(reading(window_catalogue(), point, value), value)
    box.setCurrentIndex(box.findData(getattr(readings, point.name)))
    return box
