"""The numbers of a Swiss as an arbiter gives them: by strength with its reasons, and anew."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Title
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, say_yes, show_page, visible_words
from tests.services.hands import choose_system
from tests.services.swiss_hands import make_swiss, play_rounds

Shown = Callable[[], DrawPage]


@pytest.fixture
def shown(qtbot: QtBot, open_event: OpenEvent) -> Shown:
    return lambda: show_page(qtbot, DrawPage(open_event))


def press(page: DrawPage, text: str) -> None:
    button = next(
        each
        for each in page.findChildren(QPushButton)
        if each.isVisible() and each.text().replace("&", "").startswith(text)
    )
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def cells(page: DrawPage) -> list[list[str]]:
    table = next(each for each in page.findChildren(Table) if each.isVisible())
    model = table.model()
    return [
        [str(model.index(row, at).data() or "") for at in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_that_a_swiss_without_players_asks_for_them_and_speaks_of_no_stages(
    workspace: Workspace, shown: Shown
) -> None:
    choose_system(workspace, System.SWISS)
    words = visible_words(shown())
    assert "At least 2 must take part, and there are 0." in words
    assert "stages" not in words


def test_that_the_order_is_shown_with_its_reasons_before_it_is_taken(
    workspace: Workspace, shown: Shown
) -> None:
    choose_system(workspace, System.SWISS)
    workspace.do(add_player, name="Бондар", fide_rating=2000)
    workspace.do(add_player, name="Абрамов", fide_rating=2000)
    workspace.do(add_player, name="Гай", national_rating=2000, title=Title.FM)
    workspace.do(add_player, name="Яременко", arbiters_rating=1500)
    workspace.do(add_player, name="Юрченко")
    page = shown()
    ways = [each.text() for each in page.findChildren(QRadioButton) if each.isVisible()]
    assert len(ways) == 2
    words = visible_words(page)
    assert "FIDE rating, else the national one; then by title" in words
    assert "1 player stands last (Юрченко). An estimate" in words
    assert cells(page) == [
        ["1", "Гай", "FM", "2000 national", ""],
        ["2", "Абрамов", "", "2000 FIDE", "title"],
        ["3", "Бондар", "", "2000 FIDE", "name"],
        ["4", "Яременко", "", "1500 estimate", "rating"],
        ["5", "Юрченко", "", "–", "rating"],
    ]
    in_dialog(agree)
    press(page, "Give the numbers")
    assert cells(page)[0] == ["1", "Гай", "FM", "2000 national", ""]


def test_that_players_are_numbered_anew_after_a_preview(workspace: Workspace, shown: Shown) -> None:
    play_rounds(make_swiss(workspace, 6), 1)
    correct(workspace)
    page = shown()
    wanted = say_yes(page.open_event)
    assert "4 players would get another one" in visible_words(page)
    said: list[str] = []

    def read_and_do(dialog: QDialog) -> None:
        assert isinstance(dialog, Dialog)
        said.append(visible_words(dialog))
        assert not dialog.verb.isEnabled()
        reason = next(each for each in dialog.findChildren(QLineEdit) if each.isVisible())
        QTest.keyClicks(reason, "FIDE list")
        QTest.keyClick(reason, Qt.Key.Key_Return)

    in_dialog(read_and_do)
    press(page, "Number anew")
    assert "the new ones count from round 2" in said[0]
    assert "numbers changed after round(s) 1" in visible_words(page)
    assert "would get another one" not in visible_words(page)
    assert workspace.event.tournament.numbers[PlayerId(4)] == 1
    assert wanted == ["act.numbers"]


def test_that_nobody_is_numbered_anew_once_round_4_is_paired(
    workspace: Workspace, shown: Shown
) -> None:
    play_rounds(make_swiss(workspace, 8), 4)
    correct(workspace)
    page = shown()
    assert "only until round 4 is paired" in visible_words(page)
    assert not any(
        "Number anew" in each.text().replace("&", "") and each.isVisible()
        for each in page.findChildren(QPushButton)
    )


def agree(dialog: QDialog) -> None:
    assert isinstance(dialog, Dialog)
    QTest.keyClick(dialog.verb, Qt.Key.Key_Space)


def correct(workspace: Workspace) -> None:
    """Let the fourth be the strongest after all."""
    name = workspace.event.players[PlayerId(4)].name
    rated = workspace.accepting(WeighedAct.RATING)
    rated.do(edit_player, player=PlayerId(4), name=name, fide_rating=2600, reason="список")


def test_that_enter_gives_numbers_that_nobody_has_seen(workspace: Workspace, shown: Shown) -> None:
    choose_system(workspace, System.SWISS)
    for name in ("Бондар", "Абрамов"):
        workspace.do(add_player, name=name)
    page = shown()
    say_yes(page.open_event)
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return))
    press(page, "Give the numbers")
    assert len(workspace.event.tournament.numbers) == 2
