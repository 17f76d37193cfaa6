"""What the hands of an arbiter do in a ceremony of the draw, for the tests of the window."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.ceremony import free_groups, turn, whole_groups
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.services.commands.people.players import import_players
from arbiter_app.services.commands.play.ceremony import begin_ceremony
from tests.gui.conftest import NAMES
from tests.gui.hands import focused, show_page


def register(open_event: OpenEvent, regions: Sequence[str]) -> None:
    """Register a player of each of these regions, as a list of them is taken in."""
    players: list[PlayerFields] = [
        {"name": name, "region": region, "federation": "UKR"}
        for name, region in zip(NAMES, regions, strict=False)
    ]
    assert open_event.do(import_players, source="players.csv", players=players)


def begin(
    open_event: OpenEvent,
    method: DrawMethod = DrawMethod.VARMA,
    mode: CeremonyMode = CeremonyMode.IN_THE_HALL,
    *,
    quantities_shown: bool = True,
) -> None:
    """Begin a ceremony of all players, contingents being regions."""
    event = open_event.facts
    players = event.entrants
    is_varma = method is DrawMethod.VARMA
    assert open_event.do(
        begin_ceremony,
        method=method,
        mode=mode,
        groups=whole_groups(players, ContingentKey.REGION) if is_varma else free_groups(players),
        contingents_by=ContingentKey.REGION if is_varma else None,
        variant=VarmaVariant.OFFICIAL if is_varma else None,
        seed="2718" if mode is CeremonyMode.ON_SCREEN else None,
        quantities_shown=quantities_shown,
        witnesses=("Сидорук М.",),
    )


def shown(qtbot: QtBot, open_event: OpenEvent) -> DrawPage:
    """Show the page of the draw with its focus."""
    return show_page(qtbot, DrawPage(open_event))


def type_and_enter(*words: str) -> None:
    """Type each word into the field that has the focus, and press Enter after it."""
    for word in words:
        field = focused()
        assert isinstance(field, QLineEdit)
        field.selectAll()
        for letter in word:
            QTest.sendKeyEvent(
                QTest.KeyAction.Click,
                field,
                Qt.Key.Key_unknown,
                letter,
                Qt.KeyboardModifier.NoModifier,
            )
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()


def press(*keys: Qt.Key) -> None:
    """Press keys wherever the focus is."""
    for key in keys:
        QTest.keyClick(focused(), key)
        QApplication.processEvents()


def ceremony_of(open_event: OpenEvent) -> Ceremony:
    """The ceremony of the open event."""
    ceremony = open_event.tournament.ceremony
    assert ceremony is not None
    return ceremony


def whose_turn(open_event: OpenEvent) -> str:
    """The name of who draws now."""
    now = turn(ceremony_of(open_event))
    assert now is not None
    return open_event.facts.players[now.player].name


def drawn_numbers(open_event: OpenEvent) -> list[int]:
    """The numbers in the order of drawing."""
    return list(ceremony_of(open_event).numbers.values())


def button(within: QWidget, text: str) -> QPushButton:
    """The button that is seen and says this."""
    return next(
        found
        for found in within.findChildren(QPushButton)
        if found.isVisible() and found.text().replace("&", "").startswith(text)
    )


def digits(places: Iterable[int]) -> list[Qt.Key]:
    """The keys of places with one digit."""
    return [Qt.Key(Qt.Key.Key_0 + place) for place in places]


def agree() -> None:
    """Do what Enter alone does not: Enter has come to the way out, before which its button is."""
    QTest.keyClick(focused(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
