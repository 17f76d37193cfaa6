"""The drawing of lots among those whom nothing else separates."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.table.standings import awaits_lots, may_draw_lots
from arbiter_app.domain.table.ties import are_lots_drawn
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.table.standing_rows import TableRow
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_lots

_ROWS = 6
"""As many players as are seen at once when lots of the hall are typed."""


class LotsPanel(QWidget):
    """Offers to draw lots with the seed of the event, or to take those of the hall; once they were
    drawn it names the seed, or the witnesses.
    """

    drawn = Signal()
    """The arbiter asked for the drawing by the seed."""
    taken = Signal(object, str)
    """The numbers of the hall, and who saw them being drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._text = LongWords(translate("LotsPanel", "Drawing of lots"))
        self._draw = QPushButton(translate("LotsPanel", "&Draw lots"))
        self._draw.clicked.connect(self.drawn)
        self._in_hall = QPushButton(translate("LotsPanel", "Drawn in the &hall…"))
        self._in_hall.setCheckable(True)
        self._in_hall.toggled.connect(self._show_hall)
        self._numbers = HandNumbers()
        self._witnesses = Line(limit=TEXT)
        self._witnesses.setAccessibleName(translate("LotsPanel", "Witnesses"))
        self._label = Label(translate("LotsPanel", "&Witnesses"))
        self._label.setBuddy(self._witnesses)
        self._take = QPushButton(translate("LotsPanel", "&Take these lots"))
        self._take.clicked.connect(self._take_lots)
        self._witnesses.returnPressed.connect(self._take_lots)
        self._numbers.last_entered.connect(self._witnesses.setFocus)
        column(
            self._text,
            wrapping(self._draw, self._in_hall),
            self._numbers,
            row(self._label, (self._witnesses, 1), self._take),
            into=self,
        )
        self._show_hall()

    def show_lots(self, here: InHand, asked: Inquiry, rows: Sequence[TableRow]) -> None:
        """Offer the drawing where it may be held, say how it was, or stay away."""
        by_lot = [row for row in rows if row.standing.by_lot]
        if may_draw_lots(asked.competition, asked.table):
            tied = [
                here.event.contestants[row.standing.player]
                for row in rows
                if row.standing.shared and not row.standing.is_settled
            ]
            seed = seed_among_tied(here.tournament, asked.competition.id)
            self._offer(rows, tied, seed, must=awaits_lots(asked.competition, asked.table))
        elif are_lots_drawn(asked.competition) and by_lot:
            self._tell(by_lot, tie_lots.how(window_catalogue(), asked.competition))
        else:
            self.hide()

    def _offer(
        self, rows: Sequence[TableRow], players: Sequence[Player], seed: str, *, must: bool
    ) -> None:
        """Offer the drawing among the rows that share places, who are these players; `must` says
        that it is due, else it is only where it matters who of them goes on.
        """
        tied = (row for row in rows if row.standing.shared)
        pattern = translate("LotsPanel", "{names} (places {places})")
        groups = [
            pattern.format(names=_names(group), places=places)
            for places, group in groupby(tied, key=lambda row: row.place)
        ]
        text = translate(
            "LotsPanel",
            "The tie-breaks leave level: {groups}. The regulations of this tournament let lots "
            "decide (C.07 Art. 4.2). The seed of the event is {seed}: fixed before play, it always "
            "gives the same order.",
        )
        if not must:
            text = translate(
                "LotsPanel",
                "The tie-breaks leave level: {groups}. Where it matters who of them goes on to the "
                "next stage, let lots decide (C.07 Art. 4.2). The seed of the event is {seed}: "
                "fixed before play, it always gives the same order.",
            )
        self._text.say(text.format(groups="; ".join(groups), seed=seed))
        show_as(self._draw, Look.PRIMARY if must else None)
        self._numbers.show_players(players)
        rows_seen = min(len(players), _ROWS)
        height = self._numbers.horizontalHeader().sizeHint().height()
        height += rows_seen * self._numbers.verticalHeader().defaultSectionSize()
        self._numbers.setFixedHeight(height + 2 * self._numbers.frameWidth())
        self._ask(asking=True)

    def _tell(self, rows: Sequence[TableRow], how: str) -> None:
        """Say among whom lots decided, and how they were drawn."""
        text = translate("LotsPanel", "Lots were drawn ({how}). They put in order: {names}.")
        self._text.say(text.format(how=how, names=_names(rows)))
        self._in_hall.setChecked(False)
        self._ask(asking=False)

    def correct(self) -> None:
        """Put the cursor on what of the lots of the hall cannot be taken."""
        if not self._witnesses.text().strip() and not self._numbers.has_problems:
            self._witnesses.setFocus()
        else:
            self._numbers.select_problem()

    def _take_lots(self) -> None:
        self.taken.emit(dict(self._numbers.numbers), self._witnesses.text())

    def _ask(self, *, asking: bool) -> None:
        for part in (self._draw, self._in_hall):
            part.setVisible(asking)
        self._show_hall()
        self.show()

    def _show_hall(self) -> None:
        """Show the fields for lots of the hall while they are asked for."""
        shown = self._in_hall.isChecked()
        for part in (self._numbers, self._label, self._witnesses, self._take):
            part.setVisible(shown)
        if shown and self._in_hall.hasFocus():
            self._numbers.setFocus()


def _names(rows: Iterable[TableRow]) -> str:
    return people.listed(row.name for row in rows)
