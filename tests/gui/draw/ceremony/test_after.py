"""After the draw: the proof of any numbering, and who comes late or leaves before round 1."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.facts.play.numbering import CeremonyMode
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, PairingNumber, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.gui.draw.proof import DrawProof
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.commands.play.rounds import enter_result
from tests.gui.ceremonies import agree, begin, button, press, register, shown, type_and_enter
from tests.gui.hands import visible_words


@pytest.fixture(autouse=True)
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


def numbered(qtbot: QtBot, open_event: OpenEvent, regions: str) -> DrawPage:
    """Type in numbers 1, 2, 3 … for players of these regions."""
    register(open_event, regions)
    players = [entry.player for entry in open_event.tournament.entries]
    numbers = {player: PairingNumber(i) for i, player in enumerate(players, start=1)}
    open_event.do(number_by_hand, numbers=numbers)
    return shown(qtbot, open_event)


def proof_of(page: DrawPage) -> DrawProof:
    proof = page.findChild(DrawProof)
    assert isinstance(proof, DrawProof)
    return proof


def strip(page: DrawPage, contingent: str) -> list[str]:
    """The cells of the rounds of a contingent."""
    table = proof_of(page)._strips
    row = next(each for each in table.shown if each.contingent == contingent)
    columns = [column for column in table._rows.columns if column.title.isdecimal()]
    return [column.text(row) for column in columns]


def tick(page: DrawPage, text: str) -> None:
    found = button(page, text)
    found.setFocus()
    QTest.keyClick(found, Qt.Key.Key_Space)
    QApplication.processEvents()


def test_that_numbers_typed_in_are_proved_too(qtbot: QtBot, open_event: OpenEvent) -> None:
    # Berger, 6 players: 1-6 in round 1, 1-2 in round 2, 2-6 in round 3, 3-4 in round 1.
    page = numbered(qtbot, open_event, "AABBCA")

    assert strip(page, "A") == ["1", "1", "1", "", ""]
    assert strip(page, "B") == ["1", "", "", "", ""]
    words = visible_words(page)
    assert "⚠ In the last three rounds meet" in words
    assert "(A), round 3" in words


def test_that_the_proof_says_that_nobody_meets_late(qtbot: QtBot, open_event: OpenEvent) -> None:
    # Of ten players 1 2 3 4 meet each other in rounds 2 to 6.
    page = numbered(qtbot, open_event, "AAAABCDEFG")

    words = visible_words(page)
    assert "✓ No two of one contingent meet in the last three rounds (7 to 9)" in words
    assert "A: rounds 2, 3, 4, 4, 5, 6" in proof_of(page)._strips.accessibleDescription()


def test_that_contingents_of_the_proof_are_chosen(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = numbered(qtbot, open_event, "ABCDEF")
    box = proof_of(page).findChild(QComboBox)
    assert isinstance(box, QComboBox)
    assert box.currentText() == "federation", "regions have one player each"

    for player in alphabetical(list(open_event.facts.players.values()))[:2]:
        open_event.do(edit_player, player=player.id, name=player.name, coach="Бойко С.")
    while box.currentText() != "coach":
        QTest.keyClick(box, Qt.Key.Key_Down)

    assert [each.contingent for each in proof_of(page)._strips.shown] == ["Бойко С."]


def test_that_a_late_player_takes_the_free_rounds_of_an_odd_field(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = numbered(qtbot, open_event, "ABCDE")
    tick(page, "Late player or withdrawal")
    words = visible_words(page)
    assert "takes number 6" in words
    assert "II.6.3" in words

    press(Qt.Key.Key_Return)
    assert "takes number 6" not in visible_words(page), "the question has the room of the offer"
    type_and_enter("Новак Петро", "UKR", "F", "Поїзд запізнився")

    assert len(open_event.tournament.numbers) == 6
    newcomer = list(open_event.tournament.numbers)[-1]
    assert open_event.facts.players[newcomer].name == "Новак Петро"
    assert all(len(round_.games) == 3 for round_ in open_event.tournament.main_stage.rounds)


def test_that_a_late_player_of_an_even_field_is_told_the_other_ways(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = numbered(qtbot, open_event, "ABCDEF")
    tick(page, "Late player or withdrawal")

    assert not button(page, "Late player…").isEnabled()
    assert "the older C.06 Art. II.3" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        press(Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.PLAYERS)]


def test_that_after_a_withdrawal_its_remedies_are_told_for_the_player(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = numbered(qtbot, open_event, "ABCDEF")
    gone = next(iter(open_event.tournament.numbers))
    open_event.do(withdraw_player, player=gone, reason="Ill")

    tick(page, "Late player or withdrawal")

    words = visible_words(page)
    assert open_event.facts.players[gone].name in words
    assert "loses the games by forfeit (C.05 Art. 6.3, Ukrainian rules II.6.3)" in words
    assert "A substitute takes number and games" in words
    assert "Substitute: the newcomer takes number and games of who withdrew" in words


def test_that_the_draw_is_annulled_with_a_reason(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = numbered(qtbot, open_event, "ABCDEF")
    tick(page, "Late player or withdrawal")
    tick(page, "Annul the draw")

    type_and_enter("Four players stuck in a train")
    assert open_event.tournament.draw is not None
    agree()

    assert open_event.tournament.draw is None
    assert "Announce it before the draw." in visible_words(page)


def test_that_once_play_began_nothing_is_offered_any_more(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = numbered(qtbot, open_event, "ABCDEF")
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)

    assert not button(page, "Late player or withdrawal").isEnabled()


def test_that_the_result_names_how_the_ceremony_was_held(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, "AAABBBCCDD")
    begin(open_event, mode=CeremonyMode.IN_THE_HALL)
    page = shown(qtbot, open_event)

    type_and_enter("A", "4", "3", "8", "B", "9", "5", "7", "D", "10", "2", "C", "1", "6")

    words = visible_words(page)
    assert "paper envelopes in the hall" in words
    assert "witnesses: Сидорук М." in words
    assert page._result.table.hasFocus()
