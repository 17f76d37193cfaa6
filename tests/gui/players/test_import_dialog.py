"""Lists of players in the window: looked at row by row, registered, and written again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.formats.player_sheet import Field
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.export_dialog import ExportPlayersDialog
from arbiter_app.gui.players.import_dialog import ImportDialog
from arbiter_app.gui.players.sheet_rows import Remark, SheetRow
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.files.player_lists import read_sheets
from tests.gui.hands import visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]
Importer = Callable[[Path], ImportDialog]

LIST = """Name;Birth;Title;Rank;FIDE rating;Region;Phone
Білик Марта;2004-02-14;WFM;KMS;2010;Київ;067
Ґава Ілля;1999;;;;;
"""
MESSY = """Name;Birth;Rating
Білик Марта;весна;2010
Ґава Ілля;1999;
Бук Ян;14.03.09;
"""


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def importer(qtbot: QtBot, parent: QWidget, open_event: OpenEvent) -> Importer:
    """Open the dialog on a list and wait until it has been looked at."""

    def open_(source: Path) -> ImportDialog:
        dialog = ImportDialog(parent, open_event, source)
        dialog.show()
        qtbot.waitUntil(lambda: "Reading" not in visible_words(dialog))
        settle(dialog, qtbot)
        return dialog

    return open_


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "list.csv"


def settle(dialog: ImportDialog, qtbot: QtBot) -> None:
    """Wait until the rows are shown as they were last asked for."""
    qtbot.waitUntil(lambda: not dialog.is_looking)


def rows(dialog: ImportDialog) -> Table[SheetRow]:
    return table(dialog, "Players of the list")


def remarks(dialog: ImportDialog) -> Table[Remark]:
    return table(dialog, "Problems")


def table(dialog: ImportDialog, name: str) -> Table[Any]:
    return next(each for each in dialog.findChildren(Table) if each.accessibleName() == name)


def shown(dialog: ImportDialog) -> list[list[str]]:
    model = rows(dialog).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def button(dialog: QWidget, words: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if words in each.text())


def choice(dialog: ImportDialog, heading: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == heading)


def test_that_a_list_is_looked_at_column_by_column_before_it_is_imported(
    importer: Importer, source: Path
) -> None:
    source.write_text(LIST, encoding="utf-8")
    marta, illia = shown(importer(source))
    assert marta == ["✓", "2", "Білик Марта", "14.02.2004", "WFM", "KMS", "2010", "Київ", "067"]
    assert illia[:4] == ["✓", "3", "Ґава Ілля", "1999"]


def test_that_enter_registers_a_list_without_problems(importer: Importer, source: Path) -> None:
    source.write_text(LIST, encoding="utf-8")
    dialog = importer(source)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert [player["name"] for player in dialog.players] == ["Білик Марта", "Ґава Ілля"]


def test_that_the_focus_is_where_the_next_key_belongs(importer: Importer, source: Path) -> None:
    source.write_text(LIST, encoding="utf-8")
    good = importer(source)
    assert good.focusWidget() is button(good, "Register")
    source.write_text(MESSY, encoding="utf-8")
    messy = importer(source)
    assert messy.focusWidget() is remarks(messy)
    assert remarks(messy).currentIndex().row() == 0


def test_that_a_list_with_problems_cannot_be_registered(importer: Importer, source: Path) -> None:
    source.write_text(MESSY, encoding="utf-8")
    dialog = importer(source)
    assert not button(dialog, "Register").isEnabled()
    assert [(each.error.code, each.is_problem) for each in remarks(dialog).shown] == [
        ("players.which-rating", True),
        ("players.birth", True),
        ("players.guessed-birth", False),
    ]
    dialog.accept()
    assert dialog.players == ()


def test_that_a_wrong_cell_is_marked_and_says_why(importer: Importer, source: Path) -> None:
    source.write_text(MESSY, encoding="utf-8")
    dialog = importer(source)
    assert shown(dialog)[0][3] == "весна ⚠"
    tooltip = rows(dialog).model().index(0, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert "“весна” is not a birth date" in tooltip


def test_that_enter_on_a_problem_goes_to_its_cell(importer: Importer, source: Path) -> None:
    source.write_text(MESSY, encoding="utf-8")
    dialog = importer(source)
    remarks(dialog).selectRow(1)
    remarks(dialog).setFocus()
    QTest.keyClick(remarks(dialog), Qt.Key.Key_Return)
    assert dialog.focusWidget() is rows(dialog)
    cell = rows(dialog).currentIndex()
    assert (cell.row(), cell.column()) == (0, 3)


def test_that_enter_on_a_problem_of_a_heading_goes_to_what_its_column_says(
    importer: Importer, source: Path
) -> None:
    source.write_text(MESSY, encoding="utf-8")
    dialog = importer(source)
    remarks(dialog).selectRow(0)
    remarks(dialog).setFocus()
    QTest.keyClick(remarks(dialog), Qt.Key.Key_Return)
    assert dialog.focusWidget() is choice(dialog, "Rating")


def test_that_a_column_is_told_what_it_says_and_a_row_is_left_out(
    importer: Importer, source: Path, qtbot: QtBot
) -> None:
    source.write_text(MESSY, encoding="utf-8")
    dialog = importer(source)
    of_rating = choice(dialog, "Rating")
    of_rating.setFocus()
    of_rating.setCurrentIndex(of_rating.findData(Field.FIDE_RATING))
    of_rating.activated.emit(of_rating.currentIndex())
    settle(dialog, qtbot)
    assert dialog.focusWidget() is of_rating
    rows(dialog).select(2)
    rows(dialog).setFocus()
    QTest.keyClick(rows(dialog), Qt.Key.Key_Space)
    assert shown(dialog)[0][0] == "–"
    assert "2 player" in visible_words(dialog)
    assert "1 row" in visible_words(dialog)
    button(dialog, "Register").click()
    assert [player["name"] for player in dialog.players] == ["Ґава Ілля", "Бук Ян"]


def test_that_a_row_left_out_is_taken_again(importer: Importer, source: Path) -> None:
    source.write_text(LIST, encoding="utf-8")
    dialog = importer(source)
    rows(dialog).select(2)
    rows(dialog).setFocus()
    for expected in ("–", "✓"):
        QTest.keyClick(rows(dialog), Qt.Key.Key_Delete)
        assert shown(dialog)[0][0] == expected


def test_that_who_is_registered_already_is_left_out_unless_taken(
    importer: Importer, source: Path, registered: Builder
) -> None:
    registered(4)
    source.write_text("Name\nБілик Марта\nБук Ян\n", encoding="utf-8")
    dialog = importer(source)
    assert [row[0] for row in shown(dialog)] == ["–", "✓"]
    assert [each.error.code for each in remarks(dialog).shown] == ["players.in-event"]


def test_that_the_file_is_read_again_once_it_is_corrected(
    importer: Importer, source: Path, qtbot: QtBot
) -> None:
    source.write_text("Name;Birth\nБук Ян;весна\n", encoding="utf-8")
    dialog = importer(source)
    assert not button(dialog, "Register").isEnabled()
    source.write_text("Name;Birth\nБук Ян;2001\n", encoding="utf-8")
    button(dialog, "Read the file").click()
    qtbot.waitUntil(lambda: button(dialog, "Register").isEnabled())
    assert shown(dialog)[0][3] == "2001"


def test_that_a_sheet_of_a_workbook_and_its_headings_are_chosen(
    importer: Importer, tmp_path: Path, qtbot: QtBot
) -> None:
    workbook = Workbook()
    workbook.worksheets[0].append(["Name"])
    workbook.worksheets[0].append(["Бук Ян"])
    other = workbook.create_sheet("Дівчата")
    for row in (["Nom"], ["Дуб Ія"]):
        other.append(row)
    workbook.save(tmp_path / "list.xlsx")
    dialog = importer(tmp_path / "list.xlsx")
    sheets = next(each for each in dialog.findChildren(QComboBox) if each.findText("Дівчата") == 1)
    sheets.setCurrentIndex(1)
    sheets.activated.emit(1)
    settle(dialog, qtbot)
    assert [each.error.code for each in remarks(dialog).shown] == ["players.no-name"]
    headings = next(each for each in dialog.findChildren(QComboBox) if each.findText("1: Nom") == 1)
    headings.setCurrentIndex(1)
    headings.activated.emit(1)
    settle(dialog, qtbot)
    name = choice(dialog, "Nom")
    name.activated.emit(name.findData(Field.NAME))
    settle(dialog, qtbot)
    assert shown(dialog) == [["✓", "2", "Дуб Ія"]]


def test_that_a_file_that_is_no_list_is_said_so(importer: Importer, source: Path) -> None:
    source.write_bytes(b"%PDF-1.7")
    dialog = importer(source)
    assert "is not a spreadsheet" in visible_words(dialog)
    assert not rows(dialog).isVisible()


def test_that_the_players_are_exported_and_read_again(
    parent: QWidget, open_event: OpenEvent, registered: Builder, tmp_path: Path, qtbot: QtBot
) -> None:
    registered(3)
    target = tmp_path / "players.xlsx"
    dialog = ExportPlayersDialog(parent, open_event, ask_path=lambda *_: target)
    button(dialog, "Save").click()
    qtbot.waitUntil(lambda: dialog.result() == ExportPlayersDialog.DialogCode.Accepted)
    (sheet,) = read_sheets(target) or ()
    assert len(sheet.lines) == 4
    entry = open_event.workspace.history()[-1]
    assert "players.xlsx" in open_event.text_of(entry)


def test_that_a_list_that_cannot_be_written_is_said_so(
    parent: QWidget, open_event: OpenEvent, registered: Builder, tmp_path: Path, qtbot: QtBot
) -> None:
    registered(3)
    dialog = ExportPlayersDialog(parent, open_event, ask_path=lambda *_: tmp_path / "cup.arbiter")
    dialog.show()
    button(dialog, "Save").click()
    qtbot.waitUntil(lambda: "Choose another name" in visible_words(dialog))


@pytest.fixture
def groups(open_event: OpenEvent) -> tuple[TournamentId, ...]:
    """Two groups of children under ten, boys and girls."""
    workspace = open_event.workspace
    first = workspace.event.tournament
    workspace.do(describe_tournament, title="U10 хлопці")
    girls = workspace.do(add_tournament, title="U10 дівчата", like=first.id)
    return first.id, girls


def test_that_a_list_is_divided_among_tournaments_by_its_column(
    importer: Importer,
    source: Path,
    qtbot: QtBot,
    open_event: OpenEvent,
    groups: tuple[TournamentId, ...],
) -> None:
    source.write_text(
        "Name;Group\nБілик Марта;u10  ДІВЧАТА\nҐава Ілля;U10 хлопці\nДяк Ян;U12\n", encoding="utf-8"
    )
    dialog = importer(source)
    assert [row[:3] for row in shown(dialog)] == [
        ["✓", "2", "U10 дівчата"],
        ["✓", "3", "U10 хлопці"],
        ["–", "4", "–"],
    ]
    assert "into no tournament: 1" in visible_words(dialog)
    adds = dialog.findChild(QCheckBox)
    assert adds is not None
    assert "U12" in adds.text()
    adds.click()
    settle(dialog, qtbot)
    assert shown(dialog)[2][:3] == ["✓", "4", "+ U12"]
    button(dialog, "Register").click()
    assert [len(listed) for listed in dialog.groups.values()] == [1, 1]
    assert list(dialog.added) == ["U12"]
    assert dialog.like == groups[0]


def test_that_a_row_is_sent_into_another_tournament_by_keyboard(
    importer: Importer, source: Path, qtbot: QtBot, groups: tuple[TournamentId, ...]
) -> None:
    source.write_text("Name;Group\nБілик Марта;U10 дівчата\nДяк Ян;U12\n", encoding="utf-8")
    dialog = importer(source)
    rows(dialog).selectRow(1)
    to = next(
        each for each in dialog.findChildren(QComboBox) if each.itemText(0) == "as all others"
    )
    assert to.isEnabled()
    QTest.keyClick(to, Qt.Key.Key_Down)
    settle(dialog, qtbot)
    assert shown(dialog)[1][:3] == ["✓", "3", "U10 хлопці"]
    button(dialog, "Register").click()
    assert {each: len(listed) for each, listed in dialog.groups.items()} == dict.fromkeys(groups, 1)


def test_that_a_list_without_a_group_goes_into_the_tournament_in_hand(
    importer: Importer, source: Path, open_event: OpenEvent, groups: tuple[TournamentId, ...]
) -> None:
    source.write_text(LIST, encoding="utf-8")
    open_event.put_in_hand(groups[1])
    dialog = importer(source)
    button(dialog, "Register").click()
    assert list(dialog.groups) == [groups[1]]


def test_that_nothing_is_said_of_tournaments_where_there_is_one(
    importer: Importer, source: Path
) -> None:
    source.write_text("Name;Group\nБілик Марта;U10\n", encoding="utf-8")
    dialog = importer(source)
    assert shown(dialog) == [["✓", "2", "Білик Марта", "U10"]]
    assert "go into" not in visible_words(dialog)
