"""The decision to make a new event of a report file (TRF)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFormLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.tie_break_list import format_list
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.look.layouts import column, form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.edition_choice import EditionChoice
from arbiter_app.gui.parts.fields.place_field import PlaceField
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.gui.window.files.checked_report import CheckedReport
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.report_files import (
    ReadReport,
    examine_report,
    keep_report,
    report_finality,
    with_edition,
)
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.report_files import finality_name

_WIDTH, _HEIGHT = 820, 500


class ImportReportDialog(Dialog):
    """Shows what a report holds and makes an event file of it, or lists all that is wrong in it.

    Reading and writing are done beside the window, which stays alive meanwhile.
    """

    def __init__(self, parent: QWidget, source: Path, *, actor: str) -> None:
        super().__init__(
            parent,
            translate("ImportReport", "Import a report file"),
            verb=translate("ImportReport", "&Make the event"),
            do=self._begin_to_make,
        )
        self.made: Path | None = None
        """The new event file, once there is one."""
        self._source = source
        self._actor = actor
        self._event: Event | None = None
        self._checked: CheckedReport | None = None
        self._is_making = False
        self._is_awaited = False
        """Whether the event is to be made as soon as the report is checked."""
        self.resize(px(_WIDTH), px(_HEIGHT))
        self._head = words(wraps=True)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        keep_room(self._busy)
        self._edition = EditionChoice()
        self._place = PlaceField()
        body = QWidget()
        body.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._body = column(into=body)
        self._copy = QPushButton(translate("ImportReport", "C&opy the list"))
        self.verb.setEnabled(False)
        self.lay_out(self._head, self._busy, body, side=(self._copy,))
        self._copy.hide()
        self._edition.activated.connect(self._judge_edition)
        self._say_busy(translate("ImportReport", "Reading {file}…").format(file=source.name))
        self.await_focus()
        in_background(partial(attempt, partial(examine_report, source)), self._show, self._fail)

    def reject(self) -> None:
        """Leave all as it is; an event that is just being made is waited for."""
        if not self._is_making:
            super().reject()

    # What was read

    def _show(self, found: ReadReport | Failure) -> None:
        self._busy.hide()
        match found:
            case ReadReport(event=Event() as event):
                self._show_event(event, found)
            case ReadReport(defects=defects):
                self._show_defects(defects)
            case error:
                self._head.setText(error_sentence(window_catalogue(), error))

    def _show_event(self, event: Event, found: ReadReport) -> None:
        self._event = event
        self._say_what_it_becomes()
        self._body.addLayout(self._summary(event, found))
        if notices := found.notices:
            head = translate("ImportReport", "Understood so (%n)", None, len(notices))
            self._body.addWidget(heading(head))
            self._body.addWidget(_listed(head, trf.by_kind(notices)), 1)
        self._checked = checked = CheckedReport(found, event)
        checked.told.connect(self._know_misfits)
        # Queued: what was shown has its own size by then.
        checked.told.connect(self.make_room, Qt.ConnectionType.QueuedConnection)
        self._body.addWidget(checked)
        self._body.addWidget(checked.found, 1)
        self._body.addStretch()
        self._judge_edition()
        self.offer_focus(self.verb)

    def _say_what_it_becomes(self) -> None:
        told = translate("ImportReport", "{file} becomes a new event.")
        self._head.setText(told.format(file=self._source.name))

    def _show_defects(self, defects: Sequence[FormatError]) -> None:
        head = translate(
            "ImportReport",
            "{file} cannot be imported: %n defect(s). Nothing was made. Have them corrected in the"
            " program that wrote the file, and import it again.",
            None,
            len(defects),
        )
        self._head.setText(head.format(file=self._source.name))
        listed = _listed(translate("ImportReport", "Defects"), defects)
        self._body.addWidget(listed, 1)
        self._copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(listed.toPlainText())
        )
        self._copy.show()
        self.verb.hide()
        self.way_out.setText(translate("ImportReport", "Close"))
        self.offer_focus(listed)

    def _summary(self, event: Event, found: ReadReport) -> QFormLayout:
        tournament = event.tournament
        criteria = format_list(tournament.settings.tie_breaks)
        if not found.names_criteria:
            usual = translate(
                "ImportReport", "{criteria} (the usual ones, for the file names none)"
            )
            criteria = usual.format(criteria=criteria)
        fields = form()
        for name, told in (
            (translate("ImportReport", "Title"), event.title),
            (translate("ImportReport", "Place"), _together(event.place, event.federation)),
            (translate("ImportReport", "Days"), _days(event)),
            (translate("ImportReport", "System"), _system(event)),
            (translate("ImportReport", "Tie-breaks"), criteria),
            *_said_of_itself(found),
        ):
            label = words(told or "–", wraps=True)
            fields.addRow(words(name, Look.SECOND), label)
        self._edition.show_edition(tournament.settings.edition)
        fields.addRow(translate("ImportReport", "&Edition of C.07"), self._edition)
        self._place.follow(event.title or self._source.stem, otherwise=self._source.stem)
        place = words(translate("ImportReport", "&Kept in"))
        place.setBuddy(self._place)
        fields.addRow(place, self._place)
        return fields

    def _judge_edition(self) -> None:
        """Say at once where the chosen edition bars a tie-break of the report."""
        self.verb.setEnabled(self._chosen() is not None)

    def _know_misfits(self) -> None:
        """Take note of what the check has found: where rounds are not what the rules make of them,
        the event is made only by a further yes.
        """
        assert self._checked is not None, "the check is over"
        is_awaited, self._is_awaited = self._is_awaited, False
        self._judge_edition()
        if not self._checked.misfits:
            if is_awaited:
                self._begin_to_make()
            return
        self.confirm(Act.DEPART)
        if is_awaited:
            self._busy.hide()
            self._say_what_it_becomes()
            self.way_out.setFocus()

    def _chosen(self) -> Event | None:
        """Return the event under the chosen edition; None, having said why, where that bars it."""
        self.problem.say("")
        if self._event is None:
            return None
        try:
            return with_edition(self._event, self._edition.edition_id)
        except RuleError as error:
            self.refuse(error_sentence(window_catalogue(), error))
            return None

    # Making the event

    def _begin_to_make(self) -> bool:
        """Have the event made beside the window, which is closed when it is there."""
        event = None if self._is_making or self._is_awaited else self._chosen()
        if event is not None and self._checked is not None and self._checked.misfits is None:
            self._is_awaited = True
            self._say_busy(translate("CheckedReport", "Pairing and ranking anew…"))
        elif event is not None:
            path = self._place.path
            self._is_making = True
            self._say_busy(translate("ImportReport", "Writing {file}…").format(file=path.name))
            misfits = (self._checked.misfits or 0) if self._checked is not None else 0
            keep = partial(
                keep_report,
                path,
                source=self._source.name,
                event=event,
                actor=self._actor,
                misfits=misfits,
                accepted=(WeighedAct.MISFIT,) if misfits else (),
            )
            in_background(partial(attempt, keep), self._on_made, self._fail)
        return False

    def _on_made(self, made: Path | Failure) -> None:
        self._is_making = False
        self._busy.hide()
        if isinstance(made, Path):
            self.made = made
            self.done(self.DialogCode.Accepted)
            return
        self._head.setText(
            translate("ImportReport", "{file} is not imported yet.").format(file=self._source.name)
        )
        self.refuse(error_sentence(window_catalogue(), made))

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error

    def _say_busy(self, text: str) -> None:
        self._head.setText(text)
        self._busy.setAccessibleName(text)
        self._busy.show()


def _listed(name: str, errors: Iterable[FormatError]) -> QPlainTextEdit:
    """Return the whole list to be read and copied, a line each with its place in the file."""
    catalogue = window_catalogue()
    text = "\n".join(error_sentence(catalogue, error) for error in errors)
    view = QPlainTextEdit(text, readOnly=True)
    view.setTabChangesFocus(True)
    view.setAccessibleName(name)
    return view


def _system(event: Event) -> str:
    tournament = event.tournament
    system = system_played(window_catalogue(), tournament.settings)
    players = translate("ImportReport", "%n player(s)", None, len(tournament.entries))
    rounds = translate("ImportReport", "%n round(s)", None, tournament.competition().rounds_paired)
    return f"{system}, {players}, {rounds}"


def _said_of_itself(found: ReadReport) -> Iterator[tuple[str, str]]:
    """Yield whether the report is final or not, where it says so."""
    finality = report_finality(found.reading)
    if finality is not None:
        yield translate("ImportReport", "Report"), finality_name(window_catalogue(), finality)


def _days(event: Event) -> str:
    if event.starts_on is None:
        return ""
    return numbers.date_range(window_catalogue(), event.starts_on, event.ends_on or event.starts_on)


def _together(*parts: str) -> str:
    return ", ".join(part for part in parts if part)
