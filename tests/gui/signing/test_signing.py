"""Signing in at the window: who sits there, what it says, and what it refuses."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.signing.pins import PinsDialog
from arbiter_app.gui.signing.sign_in import SignInDialog
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.status.sign_in_chip import SignInChip
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.pin_delay import PinDelay
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, visible_words
from tests.gui.windows import status
from tests.services.hands import refused_code

Builder = Callable[[int], tuple[PlayerId, ...]]
CHIEF, SECRETARY, ARBITER = Authority


@pytest.fixture
def guarded(workspace: Workspace, drawn: Builder) -> Workspace:
    """An event with PINs for the chief arbiter and the arbiters; nobody is signed in."""
    drawn(4)
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета")
    workspace.do(set_official, role=Role.ARBITER, name="Їжак Тарас")
    workspace.do(set_pin, authority=CHIEF, pin="7391")
    workspace.seat.sign_in(CHIEF, "7391", "")
    workspace.do(set_pin, authority=ARBITER, pin="2468")
    workspace.seat.sign_out()
    return workspace


@pytest.fixture
def window(qtbot: QtBot, guarded: Workspace) -> Iterator[MainWindow]:
    """The window with that event open."""
    path = guarded.path
    guarded.close()
    window = MainWindow(Preferences(), i18n.use, actor="Computer")
    qtbot.addWidget(window)
    window.show()
    assert window.open(path)
    yield window
    window.close()


def act(window: MainWindow, text: str) -> QAction:
    return next(
        each for each in window.menuBar().findChildren(QAction) if each.text().startswith(text)
    )


def open_event_of(window: MainWindow) -> OpenEvent:
    assert window.open_event is not None
    return window.open_event


def chip(window: MainWindow) -> SignInChip:
    found = window.findChild(SignInChip)
    assert found is not None
    return found


def type_pin(qtbot: QtBot, dialog: QDialog, pin: str, *, to: int = 1) -> None:
    """Choose by number as whom, type the PIN where the focus is then, and press Enter."""
    QTest.keyClick(dialog.focusWidget(), Qt.Key(Qt.Key.Key_0 + to))
    field = dialog.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, pin)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_that_an_event_with_pins_opens_to_look_at_and_says_so(window: MainWindow) -> None:
    assert chip(window).isVisible()
    assert "to see, not to change" in chip(window).told
    assert chip(window).text() == "! Nobody is signed in (F12)"


def test_that_an_act_is_refused_with_who_may_do_it(window: MainWindow, qtbot: QtBot) -> None:
    open_event = open_event_of(window)
    before = open_event.facts
    with qtbot.waitSignal(open_event.refused) as refused:
        open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert refused.args is not None
    assert "chief arbiter, the chief secretary or an arbiter" in refused.args[0]
    assert open_event.facts == before


def test_that_one_signs_in_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    def sign_in(dialog: QDialog) -> None:
        type_pin(qtbot, dialog, "2468", to=3)

    in_dialog(sign_in)
    act(window, "Sign in").trigger()
    assert "Arbiter: Їжак Тарас" in status(window)
    assert not chip(window).isVisible()
    open_event = open_event_of(window)
    assert open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    entry = open_event.workspace.history()[-1]
    assert (entry.actor, entry.authority) == ("Їжак Тарас", "arbiter")
    act(window, "Sign out").trigger()
    assert chip(window).isVisible()
    assert chip(window).text() == "! Nobody is signed in (F12)"


def test_that_a_wrong_pin_is_said_and_typed_again(window: MainWindow, qtbot: QtBot) -> None:
    said = []

    def mistype(dialog: QDialog) -> None:
        type_pin(qtbot, dialog, "0000")
        said.append(visible_words(dialog))
        field = dialog.focusWidget()
        assert isinstance(field, QLineEdit)
        assert field.hasSelectedText()
        QTest.keyClicks(field, "7391")
        QTest.keyClick(field, Qt.Key.Key_Return)

    in_dialog(mistype)
    act(window, "Sign in").trigger()
    assert "This is not the PIN" in said[0]
    assert open_event_of(window).workspace.seat.authority is CHIEF


def test_that_only_who_has_a_pin_can_be_chosen(guarded: Workspace, qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    dialog = SignInDialog(around, OpenEvent(guarded))
    buttons = dialog.findChildren(QRadioButton)
    assert [button.isEnabled() for button in buttons] == [True, False, True]


def test_that_who_sets_the_first_pin_is_signed_in_with_it(
    open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    open_event.do(set_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета")
    around = QWidget()
    qtbot.addWidget(around)
    dialog = PinsDialog(around, open_event)
    dialog.show()

    def set_it(asked: QDialog) -> None:
        first, again = asked.findChildren(QLineEdit)
        QTest.keyClicks(first, "7391")
        QTest.keyClicks(again, "7390")
        QTest.keyClick(again, Qt.Key.Key_Return)
        assert "not the same" in visible_words(asked)
        QTest.keyClicks(first, "7391")
        QTest.keyClicks(again, "7391")
        QTest.keyClick(again, Qt.Key.Key_Return)

    in_dialog(set_it)
    next(each for each in dialog.findChildren(QPushButton) if each.text() == "Set…").click()
    assert open_event.workspace.seat.authority is CHIEF
    assert open_event.workspace.seat.actor == "Ґжицька Єлизавета"
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert words.count("has a PIN") == 1


def test_that_pins_are_for_the_chief_arbiter(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(open_event_of(window).refused) as refused:
        act(window, "&PINs").trigger()
    assert refused.args is not None
    assert "for the chief arbiter" in refused.args[0]


def test_that_without_pins_nobody_is_asked(qtbot: QtBot, open_event: OpenEvent) -> None:
    shown = SignInChip(open_event)
    qtbot.addWidget(shown)
    assert not shown.isVisible()


def test_that_after_wrong_pins_one_waits_longer_and_longer(
    guarded: Workspace, qtbot: QtBot
) -> None:
    at = [100.0]
    guarded.seat._delay = PinDelay(lambda: at[0])
    open_event = OpenEvent(guarded)
    window = QWidget()
    qtbot.addWidget(window)

    def dialog() -> SignInDialog:
        shown = SignInDialog(window, open_event)
        shown.show()
        return shown

    shown = dialog()
    for _ in range(3):
        type_pin(qtbot, shown, "0000")
        assert shown.verb.isEnabled()
    type_pin(qtbot, shown, "0000")
    assert "in 1 s" in shown.problem.text()
    shown.reject()
    # Another dialog does not go round it, and the right PIN is not taken either.
    shown = dialog()
    assert not shown.verb.isEnabled()
    type_pin(qtbot, shown, "7391")
    assert guarded.seat.authority is None
    at[0] += 1.1
    qtbot.waitUntil(shown.verb.isEnabled)
    assert shown.problem.text() == ""
    for seconds in (2, 4, 8, 16, 32, 60, 60):
        assert refused_code(lambda: guarded.seat.sign_in(CHIEF, "0000", "")) == "pins.wrong"
        assert guarded.seat.wait(CHIEF) == seconds
        assert refused_code(lambda: guarded.seat.sign_in(CHIEF, "7391", "")) == "pins.wait"
        assert guarded.seat.wait(ARBITER) == 0
        at[0] += seconds
    guarded.seat.sign_in(CHIEF, "7391", "")
    for _ in range(3):
        assert refused_code(lambda: guarded.seat.sign_in(CHIEF, "0000", "")) == "pins.wrong"
    assert guarded.seat.wait(CHIEF) == 0


def test_that_wrong_pins_are_counted_on_where_the_event_is_opened_again(
    guarded: Workspace,
) -> None:
    for _ in range(4):
        assert refused_code(lambda: guarded.seat.sign_in(CHIEF, "0000", "")) == "pins.wrong"
    guarded.close()
    again = Workspace.open(guarded.path)
    assert refused_code(lambda: again.seat.sign_in(CHIEF, "7391", "")) == "pins.wait"
    again.close()
