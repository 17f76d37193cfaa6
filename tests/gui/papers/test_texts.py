"""Texts of papers worded in the window: kept in one act, refused where the fault is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QListWidget, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.texts_dialog import PaperTextsDialog
from arbiter_app.services.files.own_paper_texts import usual_texts
from tests.gui.hands import child, press_button

STAMP = "Place of the stamp"


def shown(qtbot: QtBot, open_event: OpenEvent) -> PaperTextsDialog:
    i18n.use("en")
    dialog = PaperTextsDialog(None, open_event, "uk")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(dialog: PaperTextsDialog, title: str) -> QPlainTextEdit:
    listed = child(dialog, QListWidget)
    (item,) = listed.findItems(title, Qt.MatchFlag.MatchEndsWith)
    listed.setCurrentItem(item)
    return child(dialog, QPlainTextEdit)


def save(dialog: PaperTextsDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_that_texts_of_several_papers_are_one_act(qtbot: QtBot, open_event: OpenEvent) -> None:
    dialog = shown(qtbot, open_event)
    choose(dialog, STAMP).setPlainText("Печатка")
    choose(dialog, "Approval: the word").setPlainText("ПОГОДЖЕНО")
    save(dialog)
    worded = [each.text for each in open_event.whole.paper_texts]
    assert worded == ["ПОГОДЖЕНО", "Печатка"]
    open_event.undo()
    assert not open_event.whole.paper_texts


def test_that_a_text_left_as_ours_is_not_kept(qtbot: QtBot, open_event: OpenEvent) -> None:
    dialog = shown(qtbot, open_event)
    text = choose(dialog, STAMP)
    ours = text.toPlainText()
    text.setPlainText("Печатка")
    press_button(dialog, "Back to ours")
    assert text.toPlainText() == ours
    save(dialog)
    assert open_event.whole.paper_texts == ()


def test_that_the_cursor_stands_at_the_fault(qtbot: QtBot, open_event: OpenEvent) -> None:
    dialog = shown(qtbot, open_event)
    text = choose(dialog, "Lines above the title of the event")
    text.setPlainText("Рада\nвід {кого}")
    choose(dialog, STAMP)
    save(dialog)
    assert dialog.isVisible()
    assert "{organiser}" in dialog.problem.text()
    assert text.textCursor().position() == len("Рада\nвід ")
    assert open_event.whole.paper_texts == ()


def test_that_new_events_may_begin_with_them(qtbot: QtBot, open_event: OpenEvent) -> None:
    dialog = shown(qtbot, open_event)
    choose(dialog, STAMP).setPlainText("Печатка")
    child(dialog, QCheckBox).setChecked(True)
    save(dialog)
    assert usual_texts() == (PaperText("stamp", "uk", "Печатка"),)


def test_that_a_notice_of_ones_own_is_typed_at_once_and_taken_away_again(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    dialog = shown(qtbot, open_event)
    press_button(dialog, "Add a notice")
    text = child(dialog, QPlainTextEdit)
    qtbot.waitUntil(text.hasFocus)
    QTest.keyClicks(text, "Lunch")
    assert child(dialog, QListWidget).currentItem().text() == "✎ Lunch"
    save(dialog)
    assert open_event.whole.paper_texts == (PaperText("own-notice-1", "uk", "Lunch"),)
    again = shown(qtbot, open_event)
    choose(again, "Lunch")
    press_button(again, "Take it away")
    save(again)
    open_event.undo()
    assert len(open_event.whole.paper_texts) == 1


def test_that_a_broken_text_from_elsewhere_is_shown_with_its_fault(
    qtbot: QtBot, open_event: OpenEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = replace(open_event.whole, paper_texts=(PaperText("stamp", "uk", "{gone}"),))
    monkeypatch.setattr(OpenEvent, "whole", property(lambda _: broken))
    dialog = shown(qtbot, open_event)
    assert choose(dialog, STAMP).toPlainText() == "{gone}"
    assert "there is no field {gone}" in dialog.problem.text()
    press_button(dialog, "Back to ours")
    assert dialog.problem.text() == ""


def test_that_tab_leaves_the_text_for_its_fields(qtbot: QtBot, open_event: OpenEvent) -> None:
    dialog = shown(qtbot, open_event)
    text = choose(dialog, "Lines above the title of the event")
    text.setFocus()
    before = text.toPlainText()
    QTest.keyClick(text, Qt.Key.Key_Tab)
    assert text.toPlainText() == before
    assert isinstance(dialog.focusWidget(), QPushButton)
