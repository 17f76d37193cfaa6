"""Tournaments brought from other files and out into files, in the window."""

from collections.abc import Iterator
from contextlib import closing
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.money import Discount
from arbiter_app.formats.trf import Version
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.files import export_reports
from arbiter_app.gui.window.files.export_report import ExportReportDialog
from arbiter_app.gui.window.files.export_reports import ExportReportsDialog
from arbiter_app.gui.window.files.joining_dialog import (
    JoiningDialog,
    add_in_turn,
    adding_report,
    joining_event,
)
from arbiter_app.gui.window.files.take_out_dialog import TakeOutDialog
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.fees import set_discounts
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.files.joined_events import take_out
from arbiter_app.services.files.report_files import write_report
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, press_button, visible_words
from tests.services.two_tournaments import two_tournaments


@pytest.fixture
def cup(tmp_path: Path) -> Iterator[OpenEvent]:
    """U8, in which all is played, and U10 after its first round, open."""
    path = two_tournaments(tmp_path / "cup.arbiter")
    with closing(Workspace.open(path, actor="arbiter")) as workspace:
        yield OpenEvent(workspace)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another event: U12 and U10 with the same names."""
    return two_tournaments(tmp_path / "other.arbiter", title="Осінь", first="U12")


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def shown(qtbot: QtBot, dialog: JoiningDialog) -> JoiningDialog:
    dialog.show()
    qtbot.waitUntil(lambda: "Reading" not in visible_words(dialog))
    return dialog


def lines(open_event: OpenEvent) -> list[str]:
    return [open_event.text_of(entry) for entry in open_event.workspace.history()]


def test_that_an_event_is_joined_once_everybody_is_told_apart(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, other: Path
) -> None:
    dialog = shown(qtbot, joining_event(parent, cup, other))
    said = visible_words(dialog)
    assert "Tournaments added behind those of the event: U12 (4), U10 (6)." in said
    choices = dialog.findChildren(QComboBox)
    assert len(choices) == 10
    press_button(dialog, "Add the tournaments")
    assert "Say who this is: Ґава Ада." in visible_words(dialog)
    assert len(cup.whole.tournaments) == 2
    press_button(dialog, "All the same people")
    choices[0].setCurrentIndex(choices[0].findText("Another person"))
    press_button(dialog, "Add the tournaments")
    assert not dialog.isVisible()
    assert [each.title for each in cup.whole.tournaments] == ["U8", "U10", "U12", "Осінь: U10"]
    assert len(cup.whole.players) == 11
    assert lines(cup)[-1].startswith("Event joined: Осінь (other.arbiter), with U12, U10;")
    cup.undo()
    assert len(cup.whole.tournaments) == 2


def test_that_what_stays_in_the_other_file_is_said(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, other: Path
) -> None:
    with closing(Workspace.open(other)) as workspace:
        workspace.do(define_across, ranking=AcrossRanking(title="Regions"))
        free = Discount(whom=AgeGroup.U12, off=Decimal(100))
        workspace.do(set_discounts, discounts=(free,))
    said = visible_words(shown(qtbot, joining_event(parent, cup, other)))
    assert "In the other file stay: discounts (what people have to pay does not change)" in said
    assert "team scores." in said


def test_that_enter_asks_and_adds_by_the_keyboard_alone(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, other: Path
) -> None:
    dialog = shown(qtbot, joining_event(parent, cup, other))
    for choice in dialog.findChildren(QComboBox):
        choice.setFocus()
        QTest.keyClick(choice, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(cup.whole.players) == 10
    assert len(cup.whole.tournaments) == 4


def test_that_a_file_that_cannot_be_joined_says_why(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent
) -> None:
    dialog = shown(qtbot, joining_event(parent, cup, cup.workspace.path))
    assert "a state or a copy of this event" in visible_words(dialog)


def test_that_a_report_becomes_a_further_tournament(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, other: Path, tmp_path: Path
) -> None:
    report = tmp_path / "u12.trf"
    event = read_event(other)
    write_report(report, event.of(event.tournaments[0].id), Version.TRF26)
    dialog = shown(qtbot, adding_report(parent, cup, report))
    press_button(dialog, "All other people")
    press_button(dialog, "Add the tournaments")
    assert [each.title for each in cup.whole.tournaments] == ["U8", "U10", "U12"]
    assert len(cup.whole.players) == 14


def test_that_reports_are_added_in_turn_until_one_is_left(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, other: Path, tmp_path: Path
) -> None:
    event = read_event(other)
    sources = [tmp_path / f"{name}.trf" for name in ("one", "three", "two")]
    for source, tournament in zip(sources, (*event.tournaments, event.tournaments[0]), strict=True):
        write_report(source, event.of(tournament.id), Version.TRF26)
    titles: list[str] = []

    def decide(dialog: QDialog) -> None:
        titles.append(dialog.windowTitle())
        qtbot.waitUntil(lambda: "Reading" not in visible_words(dialog))
        if len(titles) == len(sources):
            dialog.reject()
            return
        in_dialog(decide)
        press_button(dialog, "All the same people" if len(titles) == 2 else "All other people")
        press_button(dialog, "Add the tournaments")

    in_dialog(decide)
    add_in_turn(parent, cup, sources)
    assert titles == [f"Add report file {n} of 3: {each.name}" for n, each in enumerate(sources, 1)]
    assert [each.title for each in cup.whole.tournaments][:3] == ["U8", "U10", "U12"]
    assert len(cup.whole.tournaments) == 4


def test_that_a_tournament_is_taken_out_and_that_is_noted(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent
) -> None:
    asked: list[Path] = []

    def ask_path(_: QWidget, __: str, suggested: Path, ___: str) -> Path:
        asked.append(suggested)
        return suggested

    cup.put_in_hand(cup.whole.tournaments[1].id)
    dialog = TakeOutDialog(parent, cup, ask_path=ask_path)
    dialog.show()
    press_button(dialog, "Save as")
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=20000)
    assert [path.name for path in asked] == ["cup U10.arbiter"]
    assert read_event(asked[0]).tournament.title == "U10"
    assert lines(cup)[-1] == "U10. Tournament taken out into a file of its own: cup U10.arbiter"


def test_that_all_reports_are_listed_written_and_noted_each_in_its_tournament(
    qtbot: QtBot,
    parent: QWidget,
    cup: OpenEvent,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "reports"
    folder.mkdir()
    monkeypatch.setattr(export_reports, "ask_folder", lambda *_: folder)
    dialog = ExportReportsDialog(parent, cup, folder=tmp_path)
    dialog.show()
    qtbot.waitUntil(lambda: "2 reports can be written." in visible_words(dialog), timeout=20000)
    press_button(dialog, "Write into a folder")
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=20000)
    assert sorted(each.name for each in folder.iterdir()) == ["cup U10.trf", "cup U8.trf"]
    assert lines(cup)[-2:] == [
        "U8. Final report file written: cup U8.trf (TRF26)",
        "U10. In-between report file written: cup U10.trf (TRF26)",
    ]
    again = ExportReportsDialog(parent, cup, folder=tmp_path)
    again.show()
    qtbot.waitUntil(lambda: "2 reports can be written." in visible_words(again), timeout=20000)
    press_button(again, "Write into a folder")
    assert "there are already: cup U8.trf, cup U10.trf" in visible_words(again)
    assert again.written is None


def test_that_the_report_of_one_of_several_is_named_by_it(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, tmp_path: Path
) -> None:
    asked: list[Path] = []

    def ask_path(_: QWidget, __: str, suggested: Path, ___: str) -> Path:
        asked.append(suggested)
        return suggested

    cup.put_in_hand(cup.whole.tournaments[1].id)
    dialog = ExportReportDialog(parent, cup, folder=tmp_path, ask_path=ask_path)
    dialog.show()
    press_button(dialog, "Save as")
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=20000)
    assert [path.name for path in asked] == ["cup U10.trf"]
    assert lines(cup)[-1] == "U10. In-between report file written: cup U10.trf (TRF26)"


def test_that_the_menu_offers_what_needs_several_where_there_are_several(
    qtbot: QtBot, cup: OpenEvent, open_event: OpenEvent
) -> None:
    for event, offered in ((cup, True), (open_event, False)):
        menus = Menus(event, ())
        qtbot.addWidget(menus)
        acts = {
            act.text().replace("&", ""): act.isEnabled()
            for menu in menus.findChildren(QMenu)
            for act in menu.actions()
        }
        assert acts["Join another event…"]
        assert acts["Take a tournament out…"] is offered
        assert acts["Export all reports (TRF)…"] is offered


def test_that_a_tournament_that_is_there_still_is_warned_of(
    qtbot: QtBot, parent: QWidget, cup: OpenEvent, tmp_path: Path
) -> None:
    take_out(cup.workspace.path, cup.whole.tournaments[0].id, tmp_path / "u8.arbiter")
    said = visible_words(shown(qtbot, joining_event(parent, cup, tmp_path / "u8.arbiter")))
    assert "⚠ It seems to be in the event already: U8." in said
