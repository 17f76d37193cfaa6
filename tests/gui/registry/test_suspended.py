"""Suspended persons: brought in from a list, typed, told when one of them is registered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Role
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.registry import suspended
from arbiter_app.gui.registry.suspended import SuspendedTab
from arbiter_app.gui.window.knowing_suspended import KnowingSuspended
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.registry.suspended_lists import checked
from tests.gui.hands import press_button, visible_words


@pytest.fixture
def tab(qtbot: QtBot) -> SuspendedTab:
    tab = SuspendedTab(Registry())
    qtbot.addWidget(tab)
    tab.show()
    tab.look()
    return tab


def names(tab: SuspendedTab) -> list[str]:
    table = tab.findChild(Table)
    assert table is not None
    return [row.name for row in table.shown]


def field(tab: SuspendedTab, name: str) -> QLineEdit:
    return next(each for each in tab.findChildren(QLineEdit) if each.accessibleName() == name)


def test_that_a_person_is_typed_and_forgotten(tab: SuspendedTab, qtbot: QtBot) -> None:
    for name, text in (("Surname and name", "Жук Остап"), ("Until", "потім")):
        field(tab, name).setText(text)
    QTest.keyClick(field(tab, "Until"), Qt.Key.Key_Return)
    assert "“потім” is not a date" in visible_words(tab)
    field(tab, "Until").setText("31.12.2027")
    QTest.keyClick(field(tab, "Until"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(tab) == ["Жук Остап"])
    table = tab.findChild(Table)
    assert table is not None
    table.selectRow(0)
    press_button(tab, "Forget the line")
    qtbot.waitUntil(lambda: names(tab) == [])


def test_that_a_list_is_brought_in_and_tells_what_could_not_be_read(
    tab: SuspendedTab, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "surname and name, birth, FIDE ID" in visible_words(tab)
    file = tmp_path / "list.csv"
    file.write_text("Name,Birth\nЖук Остап,1990\nХтось,учора\n", encoding="utf-8")
    monkeypatch.setattr(suspended, "ask_open", lambda *_: file)
    press_button(tab, "Import a list")
    qtbot.waitUntil(lambda: names(tab) == ["Жук Остап"])
    assert "1 line read, 1 new" in visible_words(tab)
    assert "could not be read: 3" in visible_words(tab)


def test_that_whoever_is_on_the_list_is_told_once_when_registered_and_as_official(
    open_event: OpenEvent, qtbot: QtBot
) -> None:
    Registry().add_suspended([checked("Zhuk Ostap", "1990", "", "", "FIDE")])
    said: list[str] = []
    open_event.refused.connect(said.append)
    KnowingSuspended(open_event).look()
    qtbot.waitUntil(lambda: bool(open_event.facts.suspended))
    open_event.do(add_player, name="Жук Остап")
    qtbot.waitUntil(lambda: len(said) == 1)
    assert said[0].startswith("Жук Остап: On a list of suspended persons: Zhuk Ostap, FIDE")
    assert "V.1.11, X" in said[0]
    open_event.do(add_official, role=Role.ARBITER, name="Жук О.")
    open_event.do(add_official, role=Role.ARBITER, name="Zhuk Ostap")
    qtbot.wait(50)
    assert len(said) == 2
