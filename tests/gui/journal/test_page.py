"""The journal: everything that was done, and that it is whole."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QListWidget,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.journal_paper import journal_paper
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawGroup, DrawMethod
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.journal.entry_panel import EntryPanel
from arbiter_app.gui.journal.page import JournalPage
from arbiter_app.gui.journal.paper_dialog import JournalPaperDialog
from arbiter_app.gui.journal.reversal_dialog import ReversalDialog
from arbiter_app.gui.journal.table import JournalTable
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.tables.row_paint import RowDelegate
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.play.ceremony import begin_ceremony, draw_number
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.journal_lines import History
from tests.gui.hands import in_dialog, visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> JournalPage:
    page = JournalPage(open_event)
    qtbot.addWidget(page)
    page.show()
    return page


def state(page: JournalPage) -> str:
    return visible_words(page)


def cells(page: JournalPage, row: int) -> list[str]:
    """Return what stands in a row of the list, counted from the newest entry."""
    table = page.findChild(Table)
    assert table is not None
    model = table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def press(page: JournalPage, text: str) -> None:
    next(each for each in page.findChildren(QPushButton) if each.text() == text).click()


def enter(open_event: OpenEvent, result: Result = WHITE_WINS) -> None:
    assert open_event.do(enter_result, round=Round(1), board=Board(2), result=result)


def test_that_the_newest_act_comes_first_with_number_person_and_what_stood_before(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    enter(open_event)
    enter(open_event, BLACK_WINS)
    number, _, who, _, what, _ = cells(page, 0)
    assert number == str(open_event.facts.data_version)
    assert who == "Arbiter"
    assert "0 – 1" in what
    assert "1 – 0" in what


def test_that_a_reason_stands_beside_the_act(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    open_event.do(withdraw_player, player=player, reason="хвороба")
    assert cells(page, 0)[-1] == "хвороба"


def test_that_an_undone_act_is_marked_by_word_and_struck_out_until_it_is_redone(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    enter(open_event)
    done = open_event.facts.data_version
    press(page, "Undo")
    assert f"№ {done} undone" in cells(page, 0)[4]
    assert cells(page, 1)[3] == "undone"
    assert is_struck_out(page, 1)
    press(page, "Redo")
    assert cells(page, 2)[3] == ""
    assert not is_struck_out(page, 2)
    assert open_event.tournament.main_stage.rounds[0].has_results


def test_that_the_page_says_that_the_chain_is_whole(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    entries = len(open_event.workspace.history())
    qtbot.waitUntil(lambda: f"✓ whole, {entries} entries" in state(page))


def test_that_an_entry_changed_from_outside_is_found(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    with closing(sqlite3.connect(open_event.workspace.path)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (trigger,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("UPDATE journal SET actor = 'Nobody' WHERE id = 2")
        connection.commit()
    page.refresh()
    qtbot.waitUntil(lambda: "The journal was altered: entry 2" in state(page))


def test_that_a_long_name_of_a_file_leaves_the_reason_in_view(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    player, *_ = drawn(4)
    page.resize(900, 400)
    open_event.do(withdraw_player, player=player, reason="хвороба")
    open_event.note(
        "document.exported",
        document="start-list",
        title="Start list",
        language="uk",
        target=f"{'чемпіонат-області-' * 12}.pdf",
    )
    table = page.findChild(Table)
    assert table is not None
    last = table.model().columnCount() - 1
    right = table.columnViewportPosition(last) + table.columnWidth(last)
    assert right <= table.viewport().width()
    assert table.columnWidth(last) >= table.fontMetrics().horizontalAdvance("хвороба")


def test_that_who_withdrew_is_not_called_by_the_name_of_his_substitute(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    name = open_event.facts.players[player].name
    withdrawal, of_substitute = f"Player withdrawn: {name}", "Player withdrawn: Запасний Юрій"
    open_event.do(withdraw_player, player=player, reason="захворів")
    open_event.do(replace_player, player=player, name="Запасний Юрій", reason="запасний")
    assert withdrawal in cells(page, 1)[4]
    open_event.do(withdraw_player, player=player, reason="поїхав")
    assert of_substitute in cells(page, 0)[4]
    open_event.undo()
    open_event.undo()
    assert of_substitute in cells(page, 2)[4]
    assert withdrawal in cells(page, 4)[4]
    open_event.redo()
    assert of_substitute in cells(page, 3)[4]
    assert withdrawal in cells(page, 5)[4]


def table(page: JournalPage) -> JournalTable:
    found = page.findChild(JournalTable)
    assert found is not None
    return found


def words(page: JournalPage) -> str:
    """Everything that the panel below the list says."""
    panel = page.findChild(EntryPanel)
    assert panel is not None
    changes = panel.findChild(QTextEdit)
    assert changes is not None
    return "\n".join((visible_words(panel), changes.toPlainText()))


def is_struck_out(page: JournalPage, row: int) -> bool:
    """Whether what was done is struck out in a row, as it is painted."""
    list_ = table(page)
    delegate = list_.itemDelegate()
    assert isinstance(delegate, RowDelegate)
    column = next(each for each in list_._rows.columns if each.struck_out)
    return delegate.font_of(column, list_.shown[row]).strikeOut()


def shown(page: JournalPage) -> list[int]:
    return [row.entry.id for row in table(page).shown]


def test_that_the_selected_entry_is_told_with_what_stood_before_and_after(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    enter(open_event)
    enter(open_event, BLACK_WINS)
    table(page).selectRow(0)
    told = words(page)
    assert "1 – 0" in told[told.index("Before") :]
    assert "0 – 1" in told[told.index("After") :]
    open_event.do(withdraw_player, player=player, reason="хвороба")
    table(page).select(open_event.facts.data_version)
    assert "Reason: хвороба" in words(page)
    assert "registered" in words(page)
    assert "withdrawn" in words(page)


def test_that_acts_are_undone_back_to_the_selected_one_and_redone_by_keys(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    drawn_event = open_event.facts
    enter(open_event)
    first = open_event.facts.data_version
    enter(open_event, BLACK_WINS)
    after = open_event.facts
    listed = []

    def decide(dialog: QDialog) -> None:
        acts = dialog.findChild(QListWidget)
        assert acts is not None
        listed.append([acts.item(row).text() for row in range(acts.count())])
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    page.activateWindow()
    table(page).setFocus()
    table(page).select(first)
    in_dialog(decide)
    QTest.keyClick(table(page), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert open_event.tournament == drawn_event.tournament
    assert [text.split()[1] for text in listed[0]] == [str(first + 1), str(first)]
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    table(page).select(first + 1)
    in_dialog(decide)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(table(page), Qt.Key.Key_U, both)
    assert open_event.tournament == after.tournament


def test_that_esc_in_the_decision_leaves_all_as_it_is(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    enter(open_event)
    before = open_event.facts
    table(page).selectRow(0)
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    press(page, "&Undo back to here (1 act)…")
    assert open_event.facts == before


def test_that_what_cannot_be_undone_says_why(
    page: JournalPage, open_event: OpenEvent, registered: Builder, drawn: Builder
) -> None:
    table(page).select(1)
    assert "This act cannot be undone" in words(page)
    drawn(4)
    open_event.note("journal.exported", target="a.csv")
    table(page).select(open_event.workspace.history()[-1].id)
    assert "there is nothing to undo" in words(page)
    enter(open_event)
    undone = open_event.facts.data_version
    open_event.undo()
    enter(open_event, BLACK_WINS)
    table(page).select(undone)
    assert "it cannot be done again" in words(page)


def test_that_steps_of_a_ceremony_are_sent_to_the_page_of_the_draw(
    page: JournalPage, open_event: OpenEvent, registered: Builder
) -> None:
    players = registered(4)
    before = open_event.facts.data_version
    open_event.do(
        begin_ceremony,
        method=DrawMethod.LOTS,
        mode=CeremonyMode.IN_THE_HALL,
        groups=(DrawGroup(contingent=None, players=players),),
    )
    assert open_event.do(draw_number, number=PairingNumber(3))
    table(page).select(before)
    assert "taken back on the page Draw" in words(page)


def test_that_letters_typed_in_the_list_narrow_it(
    page: JournalPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    open_event.do(withdraw_player, player=PlayerId(1), reason="хвороба")
    QTest.keyClick(table(page), Qt.Key.Key_W)
    box = page.findChild(FilterBox)
    assert box is not None
    QTest.keyClicks(box, "ithdrawn")
    assert shown(page) == [open_event.facts.data_version]
    assert "Reason: хвороба" in words(page)


def test_that_the_list_is_narrowed_by_person_matter_and_state(
    page: JournalPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    open_event.note("journal.exported", target="a.csv")
    enter(open_event)
    result = open_event.facts.data_version
    open_event.undo()
    undo = open_event.workspace.history()[-1].id
    open_event.workspace.seat.actor = "Їжак Тарас"
    enter(open_event, BLACK_WINS)
    second = open_event.facts.data_version
    who, about = [each for each in page.findChildren(QComboBox) if not each.isHidden()][-2:]
    undone, notes = page.findChildren(QCheckBox)
    about.setCurrentText("Rounds and results")
    assert shown(page) == [second, undo, result]
    undone.setChecked(False)
    assert shown(page) == [second]
    undone.setChecked(True)
    who.setCurrentText("Arbiter")
    assert shown(page) == [undo, result]
    about.setCurrentText("Everything")
    notes.setChecked(False)
    assert undo - 2 not in shown(page)
    who.setCurrentText("Їжак Тарас")
    assert shown(page) == [second]


def test_that_what_is_shown_is_exported_and_noted(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, tmp_path: Path
) -> None:
    target = tmp_path / "журнал.csv"
    page = JournalPage(open_event, ask_path=lambda *_: target)
    qtbot.addWidget(page)
    page.show()
    drawn(4)
    box = page.findChild(FilterBox)
    assert box is not None
    box.setText("Player added")
    with qtbot.waitSignal(open_event.done):
        press(page, "E&xport…")
    lines = target.read_text("utf-8-sig").splitlines()
    assert sum("Player added" in line for line in lines) == 4
    assert not any("Event created" in line for line in lines)
    assert open_event.workspace.history()[-1].command == "journal.exported"


def test_that_a_journal_is_saved_as_it_would_print(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, tmp_path: Path
) -> None:
    drawn(4)
    target = tmp_path / "журнал.pdf"
    history = History(open_event.facts, open_event.workspace.history(), i18n.window_catalogue())
    document = journal_paper(tuple(history.lines(history.entries)))
    around = QWidget()
    qtbot.addWidget(around)
    dialog = JournalPaperDialog(around, open_event, document, ask_path=lambda *_: target)
    dialog.show()
    save = next(each for each in dialog.findChildren(QPushButton) if "Save" in each.text())
    qtbot.waitUntil(save.isEnabled, timeout=20_000)
    save.click()
    assert target.read_bytes().startswith(b"%PDF")
    assert not dialog.isVisible()
    assert open_event.workspace.history()[-1].params == {"target": target.name}


def test_that_the_way_out_of_undoing_is_no_other_kind_of_undoing(qtbot: QtBot) -> None:
    i18n.use("uk")
    dialog = ReversalDialog(None, title="", body="", acts=("1",), verb="&Скасувати 8 дій")
    qtbot.addWidget(dialog)
    assert "Скасувати" not in dialog.way_out.text().replace("&", "")
