"""Proof for a numbering: a strip of rounds per contingent, with the games among its players."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from arbiter_app.domain.drawing.contingent_meetings import (
    ContingentMeeting,
    ContingentMeetings,
    contingent_meetings,
    shows_meetings,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import Draw, VarmaVariant
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column, Index, RowsModel
from arbiter_app.gui.draw.choices import KeyChoice
from arbiter_app.gui.draw.scrolled import take_what_is_left
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.layouts import STRETCH, column, wrapping
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Label, words
from arbiter_app.gui.parts.tables.row_paint import RowDelegate
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import contingents, people

_BEFORE_ROUNDS = 3
"""Columns left of the first round."""
_MOST = 100
"""The table takes the room that is left, where there is one."""


class DrawProof(QWidget):
    """When players of one contingent meet, whatever way the numbers were obtained."""

    def __init__(self) -> None:
        super().__init__()
        self._event: Event | None = None
        self._draw: Draw | None = None
        self._key = KeyChoice()
        self._key.currentIndexChanged.connect(self._show)
        self._verdict = words(wraps=True)
        self._verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        model = RowsModel[ContingentMeetings]([], lambda row: row.contingent)
        name = translate("DrawProof", "Rounds in which two of one contingent meet")
        self._strips = Table(model, name=name, sortable=False)
        self._line = _LateRounds(self._strips, lambda: model.columns)
        self._strips.paint_with(self._line)
        label = Label(translate("DrawProof", "Contin&gents by"))
        label.setBuddy(self._key)
        column(
            heading(translate("DrawProof", "Who of one contingent meets when")),
            wrapping(label, self._key),
            self._verdict,
            (take_what_is_left(self._strips), _MOST),
            STRETCH,
            into=self,
        )

    @property
    def tells(self) -> bool:
        """Whether there is anything to prove."""
        return self._event is not None and shows_meetings(self._event.tournament.competition())

    def show_event(self, event: Event) -> None:
        """Show the proof for the numbers of an event; another draw chooses its own contingents."""
        self._event = event
        if not self.tells:
            return
        draw = event.tournament.draw
        if draw is not None and draw != self._draw:
            self._draw = draw
            self._key.choose(draw.contingents_by or _telling_key(event))
        self._show()

    def _show(self) -> None:
        if self._event is None:
            return
        event = self._event
        found = contingent_meetings(in_hand(event), self._key.value)
        self._verdict.setText(_verdict(event, self._key.value, found))
        self._strips.setVisible(bool(found))
        if found:
            self._line.first_late = found[0].first_late
            self._strips.set_rows(found, _columns(in_hand(event), found[0]))
            self._strips.setAccessibleDescription(
                "\n".join(_strip_words(event, each) for each in found)
            )


class _LateRounds(RowDelegate):
    """Marks the last three rounds off by a line at their left."""

    first_late = Round(1)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        super().paint(painter, option, index)
        if index.column() == _BEFORE_ROUNDS + self.first_late - 1:
            cell: QRect = option.rect
            line = QRect(cell.left(), cell.top(), px(2), cell.height())
            painter.fillRect(line, colour(Token.INK2))


def _telling_key(event: Event) -> ContingentKey:
    """Return a key that has contingents of two or more; a national event has one federation."""
    keys = (
        ContingentKey.TEAM,
        ContingentKey.REGION,
        ContingentKey.CLUB,
        ContingentKey.COACH,
        ContingentKey.FEDERATION,
    )
    return next(
        (key for key in keys if contingent_meetings(in_hand(event), key)), ContingentKey.REGION
    )


def _verdict(event: Event, key: ContingentKey, found: Sequence[ContingentMeetings]) -> str:
    by = contingents.contingents_by(window_catalogue(), key)
    if not found:
        text = (
            translate("DrawProof", "No two teams have the same {key}.")
            if event.tournament.played_by_teams
            else translate("DrawProof", "No two players have the same {key}.")
        )
        return text.format(key=by)
    late = [(each, meeting) for each in found for meeting in each.late]
    if not late:
        text = translate(
            "DrawProof",
            "✓ No two of one contingent meet in the last three rounds ({first} to {last}).",
        )
        return text.format(first=found[0].first_late, last=found[0].rounds)
    text = translate("DrawProof", "⚠ In the last three rounds meet: {meetings}.")
    verdict = text.format(meetings="; ".join(_meeting(event, each, game) for each, game in late))
    return f"{verdict} {_advice(event, key, [meeting for _, meeting in late])}".strip()


def _advice(event: Event, key: ContingentKey, late: Sequence[ContingentMeeting]) -> str:
    """Say what prevents a late meeting that the row in force for 12 players lets through: of 6 and
    12, who share an envelope.
    """
    draw, number = event.tournament.draw, event.tournament.numbers
    if (
        draw is None
        or draw.contingents_by is not key
        or draw.varma_variant is not VarmaVariant.OFFICIAL
        or any({number[game.white], number[game.black]} != {6, 12} for game in late)
    ):
        return ""
    return translate(
        "DrawProof",
        "The older printing of the table has no such pair; draw again with it if the regulations"
        " allow.",
    )


def _meeting(event: Event, contingent: ContingentMeetings, game: ContingentMeeting) -> str:
    text = translate("DrawProof", "{white} – {black} ({contingent}), round {round}")
    return text.format(
        white=people.name(window_catalogue(), event.contestants[game.white]),
        black=people.name(window_catalogue(), event.contestants[game.black]),
        contingent=contingent.contingent,
        round=game.round,
    )


def _strip_words(event: Event, each: ContingentMeetings) -> str:
    """Return what a screen reader says of a strip."""
    if not each.meetings:
        return translate("DrawProof", "{contingent}: never").format(contingent=each.contingent)
    text = translate("DrawProof", "{contingent}: rounds {rounds}; {verdict}")
    rounds = ", ".join(str(game.round) for game in each.meetings)
    return text.format(
        contingent=each.contingent, rounds=rounds, verdict=_late_words(in_hand(event), each)
    )


def _late_words(here: InHand, each: ContingentMeetings) -> str:
    """Say who of a contingent meet in the last three rounds."""
    if not each.late:
        return translate("DrawProof", "✓ none late")
    numbers = here.competition.numbers
    pairs = ", ".join(f"{numbers[game.white]}–{numbers[game.black]}" for game in each.late)
    return translate("DrawProof", "⚠ late: {pairs}").format(pairs=pairs)


def _columns(here: InHand, first: ContingentMeetings) -> tuple[Column[ContingentMeetings], ...]:
    contingent: Column[ContingentMeetings] = Column(
        title=translate("DrawProof", "Contingent"), text=lambda row: row.contingent
    )
    size: Column[ContingentMeetings] = Column(
        title=translate("DrawProof", "Size"),
        text=lambda row: str(len(row.players)),
        align=RIGHT,
        is_second=True,
        spare=1,
    )
    verdict: Column[ContingentMeetings] = Column(
        title=translate("DrawProof", "Last three"), text=lambda row: _late_words(here, row)
    )
    rounds = (_round(here.event, Round(number)) for number in range(1, first.rounds + 1))
    return contingent, verdict, size, *rounds


def _round(event: Event, number: Round) -> Column[ContingentMeetings]:
    hint = translate("DrawProof", "Round {round}: how many pairs of the contingent meet")
    return Column(
        title=str(number),
        text=lambda row: str(len(row.of_round(number)) or ""),
        align=CENTRE,
        hint=hint.format(round=number),
        tooltip=lambda row: "\n".join(_meeting(event, row, game) for game in row.of_round(number)),
    )
