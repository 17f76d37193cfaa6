"""How the text of a Swiss system, of teams or of people, is read where it is open."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.gui.event.teams.line_up_fields import named
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.team_readings import OPEN_POINTS, OpenPoint

_WIDTH = 860
"""In pixels beside usual letters."""


class ReadingsDialog(Dialog):
    """Asks for the reading of each open point."""

    def __init__(
        self,
        parent: QWidget,
        readings: Readings,
        *,
        take: Callable[[Readings], None],
        points: Sequence[OpenPoint] = OPEN_POINTS,
        context: str = "TeamRules",
    ) -> None:
        """Ask for the points that a text leaves open, whose words stand in that context of texts;
        those of the system of teams unless others are given.
        """
        super().__init__(
            parent,
            translate("ReadingsDialog", "Readings of the text"),
            verb=translate("ReadingsDialog", "&Read it so"),
            do=lambda: self._do_take(take),
            leave=translate("ReadingsDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._before, self._context = readings, context
        self._boxes = {point.name: self._box(point) for point in points}
        half = (len(points) + 1) // 2
        self.lay_out(
            Aside(_about_teams() if points is OPEN_POINTS else _about_people()),
            layouts.row(
                (layouts.column(*map(self._part, points[:half]), STRETCH, gap=Room.MIDDLE), 1),
                (layouts.column(*map(self._part, points[half:]), STRETCH, gap=Room.MIDDLE), 1),
                gap=Room.WIDE,
            ),
        )
        self._boxes[points[0].name].setFocus()

    @property
    def readings(self) -> Readings:
        """The readings as they are chosen here."""
        chosen = {name: box.currentData() for name, box in self._boxes.items()}
        return replace(self._before, **chosen)

    def _do_take(self, take: Callable[[Readings], None]) -> bool:
        take(self.readings)
        return True

    def _part(self, point: OpenPoint) -> layouts.Part:
        box, said = self._boxes[point.name], window_catalogue().translate
        return layouts.column(
            named(said(self._context, point.what), box),
            box,
            Aside(said(self._context, point.about)),
            gap=Room.TIGHT,
        )

    def _box(self, point: OpenPoint) -> QComboBox:
        box, said = QComboBox(), window_catalogue().translate
        for value, words in point.words.items():
            box.addItem(said(self._context, words), value)
        box.setCurrentIndex(box.findData(getattr(self._before, point.name)))
        give_way(box)
        return box


def _about_teams() -> str:
    return translate(
        "ReadingsDialog",
        "Where the text of C.04.6 is open, the regulations say before the tournament how it is"
        " read. The first reading of each point is usual, and that of FIDE’s own program.",
    )


def _about_people() -> str:
    return translate(
        "ReadingsDialog",
        "Where the text of the system is open, the regulations say before round 1 how it is read."
        " The first reading of each point is proposed; the technical information prints all of them"
        " as readings.",
    )
