"""How a list of players is divided among the tournaments of an event."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.formats.player_sheet import Field, Layout
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.list_groups import (
    By,
    Division,
    Going,
    has_conditions,
    proposed_division,
    totals,
)
from arbiter_app.services.files.player_preview import Candidate, Preview
from arbiter_app.wording.terms.event.stages import tournament_name


class ListDivision(QWidget):
    """Above the rows: what tells where they go, and whether missing tournaments are added; how many
    go where. The row under the cursor can be sent elsewhere.
    """

    changed = Signal()
    """The rows are to be looked at again: they may go elsewhere."""

    def __init__(self, event: Event, one: TournamentId) -> None:
        """`one` is where all go whom neither a column nor a condition sends elsewhere."""
        super().__init__()
        self._event = event
        self.division = Division(by=By.ONE, one=one)
        self._line: int | None = None
        self._into = QComboBox()
        self._into.activated.connect(self._choose)
        into = Label(translate("ListDivision", "Players go &into:"))
        into.setBuddy(self._into)
        self._adds = QCheckBox()
        self._adds.toggled.connect(self._add)
        self._row = QComboBox()
        self._row.activated.connect(self._send)
        self._row_label = Label(translate("ListDivision", "This ro&w goes into:"))
        self._row_label.setBuddy(self._row)
        for choice in (self._into, self._row):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._told = Aside()
        column(
            row(into, self._into, self._row_label, self._row, STRETCH),
            self._adds,
            self._told,
            into=self,
        )
        self._adds.hide()
        self.setVisible(event.has_several)

    def begin(self, layout: Layout) -> None:
        """Propose how a list is divided that has just been read, nothing decided."""
        self.division = proposed_division(self._event, layout, self.division.one)
        self._offer(layout)

    def follow(self, layout: Layout) -> None:
        """Go on with what was chosen as far as the columns still say it."""
        has_column = Field.TOURNAMENT in layout.fields
        if has_column != (self._into.findData(By.COLUMN) >= 0):
            proposed = proposed_division(self._event, layout, self.division.one)
            self.division = replace(proposed, decided=self.division.decided)
        self._offer(layout)

    def show_preview(self, preview: Preview, taken: frozenset[int]) -> None:
        """Tell how many of the rows taken go where, and which titles the event has not."""
        unknown = preview.unknown_titles
        text = translate("ListDivision", "&Add the tournaments that the event has not: {titles}")
        self._adds.setText(text.format(titles=", ".join(unknown)))
        self._adds.setVisible(bool(unknown))
        goings = [each.goes for each in preview.candidates if each.goes and each.line in taken]
        nowhere = sum(bool(each.goes and each.goes.is_nowhere) for each in preview.candidates)
        self._told.say(_told(self._event, goings, nowhere))

    def show_row(self, candidate: Candidate | None) -> None:
        """Show where the row under the cursor is sent."""
        self._line = None if candidate is None else candidate.line
        self._row.setEnabled(candidate is not None)
        decided = self.division.decided.get(self._line or 0)
        with QSignalBlocker(self._row):
            self._row.clear()
            self._row.addItem(translate("ListDivision", "as all others"), None)
            for each in self._event.tournaments:
                self._row.addItem(tournament_name(window_catalogue(), each), each.id)
            self._row.setCurrentIndex(max(0, self._row.findData(decided)))

    def _offer(self, layout: Layout) -> None:
        catalogue = window_catalogue()
        with QSignalBlocker(self._into):
            self._into.clear()
            if Field.TOURNAMENT in layout.fields:
                self._into.addItem(translate("ListDivision", "as the column says"), By.COLUMN)
            if has_conditions(self._event):
                by_birth = translate("ListDivision", "by birth, sex and rank")
                self._into.addItem(by_birth, By.CONDITIONS)
            for each in self._event.tournaments:
                self._into.addItem(tournament_name(catalogue, each), each.id)
            chosen = self.division.one if self.division.by is By.ONE else self.division.by
            self._into.setCurrentIndex(max(0, self._into.findData(chosen)))

    def _choose(self) -> None:
        chosen = self._into.currentData()
        if isinstance(chosen, str):
            self.division = replace(self.division, by=By(chosen))
        else:
            self.division = replace(self.division, by=By.ONE, one=TournamentId(chosen))
        self.changed.emit()

    def _add(self, adds: bool) -> None:
        self.division = replace(self.division, adds=adds)
        self.changed.emit()

    def _send(self) -> None:
        if self._line is None:
            return
        decided: dict[int, TournamentId] = {**self.division.decided}
        decided.pop(self._line, None)
        if (to := self._row.currentData()) is not None:
            decided[self._line] = TournamentId(to)
        self.division = replace(self.division, decided=decided)
        self.changed.emit()


def place_text(event: Event, going: Going | None) -> str:
    """Return where a row goes: a tournament, one to be added with a plus sign, "–" nowhere."""
    if going is None or going.is_nowhere:
        return "–"
    if going.tournament is None:
        return f"+ {going.added}"
    return tournament_name(window_catalogue(), event.of(going.tournament).tournament)


def _told(event: Event, goings: list[Going], nowhere: int) -> str:
    into, added, _ = totals(goings)
    counts: Mapping[str, int] = {
        **{
            tournament_name(window_catalogue(), each): into[each.id]
            for each in event.tournaments
            if each.id in into
        },
        **{f"+ {title}": count for title, count in added.items()},
    }
    parts = [f"{title}: {count}" for title, count in counts.items()]
    if nowhere:
        parts.append(translate("ListDivision", "into no tournament: %n", None, nowhere))
    return "; ".join(parts)
