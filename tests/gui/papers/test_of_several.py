"""Papers of several tournaments of an event: chosen, made, saved, printed and noted in one go."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round, StageId, TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.printed_list import PrintedList
from arbiter_app.gui.papers.tournament_choice import TournamentChoice, TournamentsDialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.commands.whole.tournaments import (
    add_tournament,
    describe_tournament,
    remove_tournament,
)
from arbiter_app.services.files.printed_papers import PRINTED, SAVED, State
from tests.gui.conftest import Builder
from tests.gui.hands import child, show_page
from tests.gui.papers.test_page import Answers, preview, words

_IDS = [each.id for each in DOCUMENTS]


@pytest.fixture
def ids(open_event: OpenEvent, drawn: Builder) -> Sequence[TournamentId]:
    """Three tournaments: two with four players and their numbers, one without anybody."""
    drawn(4)
    workspace = open_event.workspace
    first = workspace.event.tournaments[0].id
    workspace.do(describe_tournament, title="U10")
    second = workspace.do(add_tournament, title="U12", like=first)
    third = workspace.do(add_tournament, title="U14", like=first)
    for name in ("Ґава", "Діброва", "Єва", "Журба"):
        workspace.at(StageId(second)).do(add_player, name=name)
    workspace.at(StageId(second)).do(number_by_rating)
    return first, second, third


class Hands:
    """An arbiter at the page of papers."""

    def __init__(self, qtbot: QtBot, open_event: OpenEvent, folder: Path) -> None:
        self.qtbot, self.open_event, self.answers = qtbot, open_event, Answers(folder)
        self.ticked: Sequence[TournamentId] | None = None
        self.page = show_page(
            qtbot,
            DocumentsPage(
                open_event,
                ask_path=self.answers.path,
                ask_printer=self.answers.printer,
                ask_folder=lambda *_: folder,
                ask_tournaments=lambda *_: self.ticked,
            ),
        )

    def show(self, document: str) -> PdfPages:
        papers = child(self.page, QListWidget)
        return self._made(lambda: papers.setCurrentRow(_IDS.index(document)))

    def choose(self, place: int) -> PdfPages:
        """Choose by the keyboard: 0 is the tournament in hand, 1 all of them, 2 those ticked."""
        box = child(self.page, TournamentChoice).box

        def keys() -> None:
            box.setFocus()
            QTest.keyClick(box, Qt.Key.Key_Home)
            for _ in range(place):
                QTest.keyClick(box, Qt.Key.Key_Down)

        return self._made(keys)

    def _made(self, act: Callable[[], object]) -> PdfPages:
        return preview(self.qtbot, self.page, after=act)

    def press(self, key: Qt.Key) -> None:
        with self.qtbot.waitSignal(self.open_event.papers.examined):
            QTest.keyClick(self.page, key, Qt.KeyboardModifier.ControlModifier)

    def noted(self, command: str) -> list[object]:
        """Return of which tournaments papers were noted."""
        entries = self.open_event.workspace.history()
        return [each.params.get("tournament") for each in entries if each.command == command]


@pytest.fixture
def hands(
    qtbot: QtBot, open_event: OpenEvent, ids: Sequence[TournamentId], tmp_path: Path
) -> Hands:
    assert len(ids) == 3
    return Hands(qtbot, open_event, tmp_path)


def test_all_are_seen_and_saved_in_one_file_and_noted_each_for_itself(
    hands: Hands, ids: Sequence[TournamentId]
) -> None:
    hands.show("cross-table")
    pages = hands.choose(1)
    assert ("U10" in words(pages), "U12" in words(pages)) == (True, True)
    lacking = [each.text() for each in hands.page.findChildren(Aside) if "U14" in each.text()]
    assert len(lacking) == 1
    assert "U10" not in lacking[0]
    hands.press(Qt.Key.Key_S)
    assert hands.answers.suggested[0].name.endswith(
        "Cross table, all tournaments, in Ukrainian.pdf"
    )
    assert hands.noted(SAVED) == [ids[0], ids[1]]


def test_the_paper_of_one_tournament_becomes_wrong_and_not_those_of_the_others(
    hands: Hands, ids: Sequence[TournamentId]
) -> None:
    open_event = hands.open_event
    hands.show("cross-table")
    for tournament in ids[:2]:
        open_event.workspace.at(StageId(tournament)).do(
            enter_result, round=Round(1), board=Board(1), result=WHITE_WINS
        )
    hands.choose(1)
    hands.press(Qt.Key.Key_P)
    assert hands.noted(PRINTED) == [ids[0], ids[1]]
    with hands.qtbot.waitSignal(open_event.papers.examined):
        open_event.workspace.at(StageId(ids[1])).do(
            correct_result,
            round=Round(1),
            board=Board(1),
            result=DRAW,
            reason="the slip says otherwise",
            decided=True,
        )
    hands.qtbot.waitUntil(lambda: bool(open_event.papers.wrong))
    table = child(child(hands.page, PrintedList), Table)
    assert [row.state for row in table.shown] == [State.WRONG, State.RIGHT]
    assert table.shown[0].paper.options["tournament"] == ids[1]


def test_papers_of_those_ticked_go_into_files_of_their_own(
    hands: Hands, ids: Sequence[TournamentId]
) -> None:
    hands.show("start-list")
    hands.ticked = (ids[0], ids[2])
    assert "U12" not in words(hands.choose(2))
    apart = next(each for each in hands.page.findChildren(QPushButton) if "apart" in each.text())
    assert apart.isVisible()
    with hands.qtbot.waitSignal(hands.open_event.papers.examined):
        QTest.keyClick(apart, Qt.Key.Key_Space)
    assert sorted(each.name for each in hands.answers.folder.glob("*Start list*.pdf")) == [
        f"{hands.open_event.workspace.path.stem} – Start list, {title}, in Ukrainian.pdf"
        for title in ("U10", "U14")
    ]
    assert hands.noted(SAVED) == [ids[0], ids[2]]


def test_a_paper_is_printed_again_of_its_own_tournament(
    hands: Hands, ids: Sequence[TournamentId]
) -> None:
    hands.show("cross-table")
    hands.choose(1)
    hands.press(Qt.Key.Key_S)
    printed = child(hands.page, PrintedList)
    rows = child(printed, Table).shown
    of_second = next(row.paper for row in rows if row.paper.options["tournament"] == ids[1])
    with hands.qtbot.waitSignal(hands.open_event.papers.examined):
        printed.again.emit(of_second)
    assert hands.open_event.tournament.id == ids[1]
    assert hands.answers.suggested[-1].stem.endswith("Cross table, U12, in Ukrainian")
    assert hands.noted(SAVED) == [ids[0], ids[1], ids[1]]


def test_the_paper_of_a_tournament_that_is_gone_is_not_printed_as_that_of_another(
    hands: Hands, ids: Sequence[TournamentId]
) -> None:
    hands.show("start-list")
    hands.choose(1)
    hands.press(Qt.Key.Key_S)
    hands.open_event.workspace.at(StageId(ids[2])).do(remove_tournament)
    table = child(child(hands.page, PrintedList), Table)
    of_gone = next(row.paper for row in table.shown if row.paper.options["tournament"] == ids[2])
    with hands.qtbot.waitSignal(hands.open_event.refused):
        child(hands.page, PrintedList).again.emit(of_gone)
    assert len(hands.answers.suggested) == 1


def test_a_choice_that_is_left_changes_nothing(hands: Hands) -> None:
    box = child(hands.page, TournamentChoice).box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert box.currentIndex() == 0


def test_a_sheet_of_all_tournaments_has_no_choice_of_them(hands: Hands) -> None:
    assert "U12" in words(hands.show("all-pairings"))
    assert not child(hands.page, TournamentChoice).isVisible()


def test_an_event_of_one_tournament_has_no_choice(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    page = show_page(qtbot, DocumentsPage(open_event))
    preview(qtbot, page, after=lambda: drawn(4))
    assert not child(page, TournamentChoice).isVisible()
    assert not any(
        "apart" in each.text() for each in page.findChildren(QPushButton) if each.isVisible()
    )


def test_tournaments_are_ticked_with_space(
    qtbot: QtBot, open_event: OpenEvent, ids: Sequence[TournamentId]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = TournamentsDialog(parent, open_event.whole, ids[:1])
    with qtbot.waitExposed(dialog):
        dialog.show()
    listed = child(dialog, QListWidget)
    QTest.keyClick(listed, Qt.Key.Key_Space)
    assert not dialog.ticked
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(listed, Qt.Key.Key_Down)
    QTest.keyClick(listed, Qt.Key.Key_Space)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert dialog.result()
    assert dialog.ticked == (ids[1],)
