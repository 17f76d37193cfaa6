"""The decision to make a new event of a report file (TRF)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.tie_break_list import format_list
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.parts.edition_choice import EditionChoice
from arbiter_app.gui.parts.place_field import PlaceField
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.report_files import make_event_file, read_report
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms import numbers

Failure = FileError | RuleError


class ImportReportDialog(QDialog):
    """Shows what a report holds and makes an event file of it, or lists all that is wrong in it.

    Reading and writing are done beside the window, which stays alive meanwhile.
    """

    def __init__(self, parent: QWidget, source: Path, *, actor: str) -> None:
        super().__init__(parent)
        self.made: Path | None = None
        """The new event file, once there is one."""
        self._source = source
        self._actor = actor
        self._event: Event | None = None
        self._is_making = False
        self.setWindowTitle(translate("ImportReport", "Import a report file"))
        self.resize(820, 200)
        self._head = QLabel(wordWrap=True)
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._edition = EditionChoice()
        self._place = PlaceField()
        self._refusal = Problem()
        self._body = QVBoxLayout()
        self._buttons = QDialogButtonBox(self)
        cancel = translate("ImportReport", "&Cancel")
        self._cancel = self._buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._import: QPushButton | None = None
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addWidget(self._head)
        column.addWidget(self._busy)
        column.addLayout(self._body, 1)
        column.addWidget(self._refusal)
        column.addWidget(self._buttons)
        self._edition.activated.connect(self._judge_edition)
        self._say_busy(translate("ImportReport", "Reading {file}…").format(file=source.name))
        in_background(partial(_read, source), self._show, self._fail)

    def reject(self) -> None:
        """Leave all as it is; an event that is just being made is waited for."""
        if not self._is_making:
            super().reject()

    # What was read

    def _show(self, found: "_Found | FileError") -> None:
        self._busy.hide()
        match found:
            case FileError():
                self._head.setText(error_sentence(window_catalogue(), found))
            case _Found(event=None, reading=reading):
                self._show_defects(reading.defects)
            case _Found(event=Event() as event, notices=notices):
                self._show_event(event, notices, names_criteria=found.names_criteria)

    def _show_event(
        self, event: Event, notices: Sequence[FormatError], *, names_criteria: bool
    ) -> None:
        self._event = event
        self._head.setText(
            translate("ImportReport", "{file} becomes a new event.").format(file=self._source.name)
        )
        self._body.addLayout(self._summary(event, names_criteria=names_criteria))
        if notices:
            head = translate("ImportReport", "Understood so (%n)", None, len(notices))
            self._body.addWidget(QLabel(head))
            self._body.addWidget(_listed(head, trf.by_kind(notices)), 1)
        verb = translate("ImportReport", "&Make the event")
        self._import = self._buttons.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        self._import.setDefault(True)
        self._import.clicked.connect(self._make)
        self._judge_edition()
        self._grow(560 if notices else 380)
        self._import.setFocus()

    def _show_defects(self, defects: Iterable[FormatError]) -> None:
        lines = tuple(defects)
        head = translate(
            "ImportReport",
            "{file} cannot be imported: %n defect(s). Nothing was made. Have them corrected in the"
            " program that wrote the file, and import it again.",
            None,
            len(lines),
        )
        self._head.setText(head.format(file=self._source.name))
        listed = _listed(translate("ImportReport", "Defects"), lines)
        self._body.addWidget(listed, 1)
        copy = self._buttons.addButton(
            translate("ImportReport", "C&opy the list"), QDialogButtonBox.ButtonRole.ActionRole
        )
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(listed.toPlainText()))
        self._cancel.setText(translate("ImportReport", "Close"))
        self._grow(460)
        listed.setFocus()

    def _grow(self, height: int) -> None:
        """Take the height that is wished, as far as the screen has it, and hang over no edge."""
        room = self.screen().availableGeometry()
        frame, inside = self.frameGeometry(), self.geometry()
        borders = frame.height() - inside.height()
        height = min(height, room.height() - borders)
        lowest = room.top() + room.height() - height - borders
        up = max(frame.top() - lowest, 0)
        # In one step: a window that is moved while it grows loses one or the other.
        self.setGeometry(inside.left(), inside.top() - up, inside.width(), height)

    def _summary(self, event: Event, *, names_criteria: bool) -> QFormLayout:
        tournament = event.tournament
        criteria = format_list(tournament.settings.tie_breaks)
        if not names_criteria:
            usual = translate(
                "ImportReport", "{criteria} (the usual ones, for the file names none)"
            )
            criteria = usual.format(criteria=criteria)
        form = QFormLayout()
        for name, words in (
            (translate("ImportReport", "Title"), event.title),
            (translate("ImportReport", "Place"), _together(event.place, event.federation)),
            (translate("ImportReport", "Days"), _days(event)),
            (translate("ImportReport", "System"), _system(event)),
            (translate("ImportReport", "Tie-breaks"), criteria),
        ):
            label = QLabel(words or "–", wordWrap=True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            form.addRow(name, label)
        self._edition.show_edition(tournament.settings.edition)
        form.addRow(translate("ImportReport", "&Edition of C.07"), self._edition)
        self._place.follow(event.title or self._source.stem, otherwise=self._source.stem)
        place = QLabel(translate("ImportReport", "&Kept in"))
        place.setBuddy(self._place)
        form.addRow(place, self._place)
        return form

    def _judge_edition(self) -> None:
        """Say at once where the chosen edition bars a tie-break of the report."""
        problem = ""
        if self._event is not None:
            settings = self._event.tournament.settings
            rules = edition(self._edition.edition_id)
            try:
                for name in settings.tie_breaks:
                    rules.criterion(TieBreak.parse(name), settings.system)
            except RuleError as error:
                problem = error_sentence(window_catalogue(), error)
        self._refusal.say(problem)
        if self._import is not None:
            self._import.setEnabled(not problem)

    # Making the event

    def _make(self) -> None:
        if self._event is None:
            return
        path, event = self._place.path, _of_edition(self._event, self._edition.edition_id)
        self._is_making = True
        self._refusal.say("")
        for button in self._buttons.buttons():
            button.setEnabled(False)
        self._say_busy(translate("ImportReport", "Writing {file}…").format(file=path.name))
        in_background(
            partial(_make, path, source=self._source.name, event=event, actor=self._actor),
            self._on_made,
            self._fail,
        )

    def _on_made(self, made: Path | Failure) -> None:
        self._is_making = False
        self._busy.hide()
        for button in self._buttons.buttons():
            button.setEnabled(True)
        match made:
            case FileError() | RuleError():
                self._head.setText(
                    translate("ImportReport", "{file} is not imported yet.").format(
                        file=self._source.name
                    )
                )
                self._refusal.say(error_sentence(window_catalogue(), made))
                self._place.setFocus()
            case Path():
                self.made = made
                self.accept()

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error

    def _say_busy(self, words: str) -> None:
        self._head.setText(words)
        self._busy.setAccessibleName(words)
        self._busy.show()


@dataclass(frozen=True, slots=True)
class _Found:
    """What a report says, and the event it makes; None where it has defects."""

    reading: trf.Reading
    event: Event | None
    notices: tuple[FormatError, ...] = ()

    @property
    def names_criteria(self) -> bool:
        """Whether the report says by which tie-breaks its table is ordered."""
        report = self.reading.report
        return report is not None and report.line("202", "212") is not None


def _read(source: Path) -> _Found | FileError:
    try:
        reading = read_report(source)
    except FileError as error:
        return error
    if reading.report is None:
        return _Found(reading, None)
    event = trf.event_of(reading.report, reading.means)
    ranks = trf.rank_notice(
        reading.report, standings(event.tournament.competition(), event.players)
    )
    return _Found(reading, event, (*reading.notices, *((ranks,) if ranks else ())))


def _make(path: Path, *, source: str, event: Event, actor: str) -> Path | Failure:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_event_file(path, source=source, event=event, actor=actor)
    except OSError as error:
        return FileError("file.not-made", path, error.strerror or "")
    except (FileError, RuleError) as error:
        return error
    return path


def _of_edition(event: Event, edition_id: str) -> Event:
    tournament = event.tournament
    settings = replace(tournament.settings, edition=edition_id)
    return replace(event, tournaments=(replace(tournament, settings=settings),))


def _listed(name: str, errors: Iterable[FormatError]) -> QPlainTextEdit:
    """Return the whole list to be read and copied, a line each with its place in the file."""
    view = QPlainTextEdit("\n".join(_sentences(errors)), readOnly=True)
    view.setTabChangesFocus(True)
    view.setAccessibleName(name)
    return view


def _sentences(errors: Iterable[FormatError]) -> Iterator[str]:
    catalogue = window_catalogue()
    return (error_sentence(catalogue, error) for error in errors)


def _system(event: Event) -> str:
    tournament = event.tournament
    system = {
        System.ROUND_ROBIN: translate("ImportReport", "Round robin"),
        System.SWISS: translate("ImportReport", "Swiss system"),
    }[tournament.settings.system]
    players = translate("ImportReport", "%n player(s)", None, len(tournament.entries))
    rounds = translate("ImportReport", "%n round(s)", None, len(tournament.main_stage.rounds))
    return f"{system}, {players}, {rounds}"


def _days(event: Event) -> str:
    if event.starts_on is None:
        return ""
    return numbers.date_range(window_catalogue(), event.starts_on, event.ends_on or event.starts_on)


def _together(*words: str) -> str:
    return ", ".join(word for word in words if word)
