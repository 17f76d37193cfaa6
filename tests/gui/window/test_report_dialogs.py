"""Report files (TRF) in the window: a new event of one, one of an event."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import paths
from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.formats import trf
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.parts.fields.edition_choice import EditionChoice
from arbiter_app.gui.window.app import speaker
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.files import checked_report, import_report
from arbiter_app.gui.window.files.export_report import ExportReportDialog
from arbiter_app.gui.window.files.import_report import ImportReportDialog
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.closed_file import read_event, read_history
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.files import checked_reports
from arbiter_app.services.files.report_files import ReadReport, make_event_file
from arbiter_app.services.workspace import Workspace
from tests.cli import swiss_reports
from tests.gui.hands import in_dialog, visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Importer = Callable[[Path], ImportReportDialog]

DATA = Path(__file__).parents[2] / "data"
SWISS = (DATA / "trf" / "swiss_of_four.trf").read_text("utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where events are kept by default."""
    folder = tmp_path / "Documents"
    monkeypatch.setattr(paths, "user_documents", lambda: folder)
    return folder


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def importer(qtbot: QtBot, parent: QWidget) -> Importer:
    """Open the dialog on a report and wait until it is read."""

    def open_(source: Path) -> ImportReportDialog:
        dialog = ImportReportDialog(parent, source, actor="Arbiter")
        dialog.show()
        qtbot.waitUntil(lambda: "Reading" not in visible_words(dialog))
        QApplication.processEvents()  # what takes its place is shown with the next events
        return dialog

    return open_


def report(folder: Path, text: str) -> Path:
    file = folder / "report.trf"
    file.write_text(text, encoding="utf-8")
    return file


def button(dialog: QDialog, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == text)


def listed(dialog: QDialog) -> str:
    view = dialog.findChild(QPlainTextEdit)
    return view.toPlainText() if view else ""


def test_that_a_report_is_shown_before_an_event_is_made_of_it(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = importer(report(tmp_path, SWISS))
    said = visible_words(dialog)
    for words in ("Autumn Open", "Lviv, UKR", "Swiss system, 4 player", "BH/C1, BH, DE"):
        assert words in said
    assert not home.exists()
    qtbot.waitUntil(lambda: dialog.is_confirmed)
    button(dialog, "&Make the event").click()
    qtbot.waitUntil(lambda: dialog.made is not None)
    assert dialog.made == home / "Autumn Open.arbiter"
    event = read_event(dialog.made)
    assert event.tournament.settings.system is System.SWISS
    assert next(player.name for player in event.players.values()) == "Antoniuk, Yana"
    assert [entry.command for entry in read_history(dialog.made)] == [
        "event.create",
        "report.import",
    ]


def test_that_usual_tie_breaks_are_called_so_where_the_report_names_none(
    importer: Importer, home: Path, tmp_path: Path
) -> None:
    nameless = SWISS.replace("202 BH/C1,BH,DE\n", "")
    assert "the file names none" in visible_words(importer(report(tmp_path, nameless)))
    assert "the file names none" not in visible_words(importer(report(tmp_path, SWISS)))


def test_that_a_report_is_checked_while_the_decision_can_be_made(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = importer(report(tmp_path, swiss_reports.report(swiss_reports.played())))
    assert button(dialog, "&Make the event").isEnabled()
    qtbot.waitUntil(lambda: "No difference from the rules was found" in visible_words(dialog))
    assert "Pairings by the FIDE (Dutch) system of 2026" in visible_words(dialog)
    button(dialog, "&Make the event").click()
    qtbot.waitUntil(lambda: dialog.made is not None)


def test_that_a_yes_during_the_check_is_asked_again_where_that_finds_something(
    importer: Importer,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    goes_on = Event()
    check = checked_reports.check_read_report

    def held(found: ReadReport, go_on: Callable[[], None]) -> Verdict:
        goes_on.wait()
        return check(found, go_on)

    monkeypatch.setattr(checked_report, "check_read_report", held)
    dialog = importer(report(tmp_path, SWISS))
    button(dialog, "&Make the event").click()
    assert "becomes a new event" not in visible_words(dialog)
    goes_on.set()
    qtbot.waitUntil(lambda: dialog.is_confirmed)
    assert "becomes a new event" in visible_words(dialog)
    assert dialog.made is None
    dialog.verb.click()
    qtbot.waitUntil(lambda: dialog.made is not None)


def test_that_what_differs_in_a_report_is_listed_and_bars_nothing(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    wrong = swiss_reports.changed(swiss_reports.played(), 1, swiss_reports.swapped)
    dialog = importer(report(tmp_path, swiss_reports.report(wrong)))
    qtbot.waitUntil(lambda: "Differences from the rules:" in visible_words(dialog))
    found = next(
        each
        for each in dialog.findChildren(QPlainTextEdit)
        if each.accessibleName() == "Checked against the rules"
    )
    assert found.isVisible()
    assert found.toPlainText().startswith("Round 1: Paired: ")
    assert button(dialog, "&Make the event").isEnabled()


def test_that_a_check_that_nobody_waits_for_ends_by_itself(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = importer(report(tmp_path, swiss_reports.report(swiss_reports.played())))
    dialog.reject()
    dialog.deleteLater()
    finish_background()
    QApplication.processEvents()


def test_that_a_defective_report_lists_every_defect_and_makes_nothing(
    importer: Importer, home: Path, tmp_path: Path
) -> None:
    broken = SWISS.replace(" 4 w 1 ", " 9 w 1 ").replace(" m    Hava", " x    Hava")
    dialog = importer(report(tmp_path, broken))
    assert "cannot be imported" in visible_words(dialog)
    lines = listed(dialog).splitlines()
    assert len(lines) >= 2
    room = dialog.screen().availableGeometry()
    assert dialog.frameGeometry().bottom() <= room.bottom()
    assert all(line.startswith("Line ") and "column" in line for line in lines)
    button(dialog, "C&opy the list").click()
    assert QApplication.clipboard().text() == listed(dialog)
    assert not dialog.verb.isVisible()
    assert not home.exists()
    dialog.reject()
    assert dialog.made is None


def test_that_a_file_that_is_not_there_is_named(
    importer: Importer, home: Path, tmp_path: Path
) -> None:
    dialog = importer(tmp_path / "gone.trf")
    assert "gone.trf" in visible_words(dialog)


def test_that_an_event_that_cannot_be_made_keeps_the_dialog_with_the_refusal(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    home.mkdir()
    taken = home / "Autumn Open.arbiter"
    taken.write_text("somebody's")
    dialog = importer(report(tmp_path, SWISS))
    qtbot.waitUntil(lambda: dialog.is_confirmed)
    button(dialog, "&Make the event").click()
    qtbot.waitUntil(lambda: "exists already" in visible_words(dialog))
    assert dialog.isVisible()
    assert taken.read_text() == "somebody's"
    place = next(
        each
        for each in dialog.findChildren(QLineEdit)
        if each.accessibleName() == "File of the event"
    )
    place.setText(str(home / "other"))
    button(dialog, "&Make the event").click()
    qtbot.waitUntil(lambda: dialog.made is not None)
    assert dialog.made == home / "other.arbiter"


def test_that_the_edition_is_chosen_before_the_event_is_made(
    importer: Importer, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = importer(report(tmp_path, SWISS))
    editions = dialog.findChild(EditionChoice)
    assert editions is not None
    assert editions.currentText() == "C.07/2026-03-01"
    editions.setCurrentText("C.07/2023-09-01")
    editions.activated.emit(editions.currentIndex())
    qtbot.waitUntil(lambda: dialog.is_confirmed)
    button(dialog, "&Make the event").click()
    qtbot.waitUntil(lambda: dialog.made is not None)
    assert dialog.made is not None
    assert read_event(dialog.made).tournament.settings.edition == "2023-09"


def test_that_an_event_is_exported_where_the_arbiter_says(
    open_event: OpenEvent, drawn: Builder, parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    asked: list[Path] = []

    def ask_path(_: QWidget, __: str, suggested: Path, ___: str) -> Path:
        asked.append(suggested)
        return tmp_path / "out.trf"

    done: list[str] = []
    open_event.done.connect(done.append)
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path, ask_path=ask_path)
    dialog.show()
    button(dialog, "&Save as…").click()
    qtbot.waitUntil(lambda: dialog.written is not None)
    assert asked == [tmp_path / "event.trf"]
    assert "Шевчук Олена" in (tmp_path / "out.trf").read_text(encoding="utf-8")
    assert done == [f"Saved: {tmp_path / 'out.trf'}"]
    last = open_event.workspace.history()[-1]
    assert open_event.text_of(last) == "In-between report file written: out.trf (TRF26)"


def test_that_a_final_report_is_refused_at_once_by_the_boards_that_are_open(
    open_event: OpenEvent, drawn: Builder, parent: QWidget, tmp_path: Path
) -> None:
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path)
    dialog.show()
    kinds = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Kind")
    assert kinds.currentText() == "In between"
    kinds.setCurrentText("Final")
    kinds.activated.emit(kinds.currentIndex())
    assert "games are open, by round: 1 (board 2); 2 (board 1–2);" in visible_words(dialog)
    assert not button(dialog, "&Save as…").isEnabled()
    kinds.setCurrentText("In between")
    kinds.activated.emit(kinds.currentIndex())
    assert "games are open" not in visible_words(dialog)
    assert button(dialog, "&Save as…").isEnabled()


def test_that_the_older_version_tells_what_it_cannot_say(
    open_event: OpenEvent, drawn: Builder, parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    drawn(4)
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path)
    dialog.show()
    qtbot.waitUntil(lambda: "TRF26 does not say" in visible_words(dialog))
    assert listed(dialog) == "How the numbers were drawn"
    versions = dialog.findChild(QComboBox)
    assert versions is not None
    assert versions.currentText() == "TRF26"
    versions.setCurrentText("TRF16")
    versions.activated.emit(versions.currentIndex())
    qtbot.waitUntil(lambda: "TRF16 does not say" in visible_words(dialog))
    assert "All that is known of the players" in listed(dialog)


def test_that_the_report_of_a_practice_copy_is_warned_of(
    open_event: OpenEvent, drawn: Builder, parent: QWidget, tmp_path: Path
) -> None:
    drawn(4)
    open_event.do(mark_as_practice)
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path)
    dialog.show()
    assert "practice copy" in visible_words(dialog)


def test_that_a_file_that_cannot_be_written_is_said_in_the_dialog(
    open_event: OpenEvent, drawn: Builder, parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    drawn(4)
    dialog = ExportReportDialog(
        parent, open_event, folder=tmp_path, ask_path=lambda *_: tmp_path / "no folder" / "out.trf"
    )
    dialog.show()
    button(dialog, "&Save as…").click()
    qtbot.waitUntil(lambda: "could not be written" in visible_words(dialog))
    assert dialog.written is None
    assert dialog.isVisible()
    assert all(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """The window of a first start."""
    window = MainWindow(Preferences(), speaker(qapp), actor="Arbiter")
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


def choose(path: Path) -> Callable[..., Path]:
    """Answer for the system's own dialog of files."""
    return lambda *_: path


def test_that_a_swiss_is_imported_from_the_start_screen_and_undone_as_one_act(
    window: MainWindow,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    source = report(tmp_path, SWISS)
    monkeypatch.setattr(ask_file, "ask_open", choose(source))

    def make(dialog: QDialog) -> None:
        assert isinstance(dialog, ImportReportDialog)
        qtbot.waitUntil(lambda: "Reading" not in visible_words(dialog))
        button(dialog, "&Make the event").click()
        qtbot.waitUntil(lambda: dialog.is_confirmed)
        dialog.verb.click()
        qtbot.waitUntil(lambda: dialog.made is not None)

    in_dialog(make)
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL | SHIFT)
    assert window.open_event is not None
    assert window.open_event.facts.title == "Autumn Open"
    assert "Swiss system" in window.windowTitle()
    assert Preferences().report_folder == tmp_path
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert not window.open_event.facts.players
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert len(window.open_event.facts.players) == 4


def test_that_opening_a_report_offers_to_make_an_event_of_it(
    window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ask_file, "ask_open", choose(report(tmp_path, SWISS)))
    opened: list[QDialog] = []
    in_dialog(opened.append)
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert isinstance(opened[0], ImportReportDialog)
    assert window.open_event is None


@pytest.mark.parametrize(
    "page",
    [
        PageId.EVENT,
        PageId.PLAYERS,
        PageId.DRAW,
        PageId.ROUNDS,
        PageId.TABLE,
        PageId.JOURNAL,
    ],
)
def test_that_every_page_shows_an_imported_swiss(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, page: PageId
) -> None:
    made = tmp_path / "swiss.arbiter"
    reading = trf.read(SWISS.encode())
    assert reading.report is not None
    event = trf.event_of(reading.report)
    make_event_file(made, source="report.trf", event=event, actor="Arbiter")
    Preferences().page = page
    window.open(made)
    book = window.findChild(PageBook)
    assert book is not None
    qtbot.waitUntil(book.page.isVisible)
    if page is PageId.EVENT:
        chosen = [box.currentText() for box in book.page.findChildren(QComboBox)]
        assert "Swiss system, FIDE (Dutch)" in chosen
        assert "C.05 Art. 6.6" not in visible_words(book.page)


def test_that_an_event_is_exported_from_the_menu(
    window: MainWindow,
    workspace: Workspace,
    drawn: Builder,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    drawn(4)
    workspace.close()
    window.open(workspace.path)
    qtbot.waitUntil(window.menuBar().isVisible)
    out = tmp_path / "reports" / "out.trf"
    out.parent.mkdir()

    def save(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportReportDialog)
        dialog._ask_path = choose(out)
        button(dialog, "&Save as…").click()
        qtbot.waitUntil(lambda: dialog.written is not None)

    in_dialog(save)
    QTest.keyClick(window, Qt.Key.Key_E, CONTROL | SHIFT)
    reading = trf.read(out.read_bytes())
    assert reading.report is not None
    assert len(trf.event_of(reading.report).players) == 4
    assert Preferences().report_folder == out.parent


def test_that_an_error_nobody_foresaw_closes_the_dialog_and_is_reported(
    importer: Importer,
    home: Path,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(import_report, "keep_report", fail)
    dialog = importer(report(tmp_path, SWISS))
    with qtbot.captureExceptions() as errors:
        button(dialog, "&Make the event").click()
        qtbot.waitUntil(lambda: dialog.is_confirmed)
        button(dialog, "&Make the event").click()
        qtbot.waitUntil(lambda: not dialog.isVisible())
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    assert dialog.made is None
