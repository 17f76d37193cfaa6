"""The stage in hand: chosen by mouse or keys, and followed by all that shows play."""

from collections.abc import Callable
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, PlayerId, Round
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeals_page import AppealsPage
from arbiter_app.gui.disputes.incident_dialog import IncidentDialog
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.window_title import window_title
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result
from arbiter_app.services.commands.play.stages import add_stage
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Groups
from tests.gui.hands import focused, visible_words
from tests.gui.play_off_hands import Tied, figure
from tests.gui.round_hands import CTRL, SHIFT, press, shown, type_keys
from tests.gui.windows import open_event_of, open_window, status


@pytest.fixture
def groups(in_groups: Groups) -> tuple[PlayerId, ...]:
    """Eight players in two groups of four."""
    return in_groups(8, 2)


def chooser(page: QWidget) -> StageChooser:
    found = page.findChild(StageChooser)
    assert found is not None
    return found


def offered(page: QWidget) -> list[str]:
    box = chooser(page).findChild(QComboBox)
    assert box is not None
    return [box.itemText(position) for position in range(box.count())]


def names_shown(page: RoundsPage) -> set[str]:
    grid = page.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    return {side.name for line in grid.shown for side in line.sides}


def test_that_a_tournament_of_one_stage_offers_none(
    page_of: Callable[[int], RoundsPage], open_event: OpenEvent
) -> None:
    page = page_of(4)
    assert not chooser(page).isVisible()
    assert window_title(open_event.facts, open_event.stage).startswith(open_event.facts.title)


def test_that_rounds_are_those_of_a_group_and_keys_lead_to_the_next_one(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = shown(qtbot, open_event)
    assert len(offered(page)) == 2
    first = names_shown(page)
    assert len(first) == 4
    press(page, Qt.Key.Key_PageDown, CTRL | SHIFT)
    assert names_shown(page).isdisjoint(first)
    press(page, Qt.Key.Key_PageUp, CTRL | SHIFT)
    assert names_shown(page) == first


def test_that_a_result_goes_to_the_group_in_hand(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = shown(qtbot, open_event)
    first, second = open_event.tournament.stages[1:3]
    open_event.stage = second.id
    type_keys(page, "1")
    assert str(open_event.tournament.stage(second.id).rounds[0].games[0].result) == "1-0"
    assert open_event.tournament.stage(first.id).missing == first.missing
    open_event.undo()
    assert open_event.tournament.stage(second.id).missing == second.missing


def test_that_a_group_that_is_gone_gives_way(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = shown(qtbot, open_event)
    open_event.stage = open_event.tournament.stages[-1].id
    open_event.undo()
    assert open_event.stage == FIRST_STAGE
    assert not chooser(page).isVisible()
    assert "groups and finals" in visible_words(page)


def test_that_the_table_follows_and_has_one_of_the_whole(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = TablePage(open_event)
    qtbot.addWidget(page)
    page.show()
    assert len(offered(page)) == 3
    table = page.findChild(StandingsTable)
    assert isinstance(table, StandingsTable)
    assert len(table.shown) == 8
    open_event.stage = open_event.tournament.stages[1].id
    assert len(table.shown) == 4


def test_that_title_and_figures_speak_of_all_stages(
    open_event: OpenEvent, workspace: Workspace, groups: tuple[PlayerId, ...]
) -> None:
    group = open_event.tournament.stages[1]
    assert group.title in window_title(open_event.facts, group.id)
    rounds = next(entry for entry in PAGES if entry.id is PageId.ROUNDS)
    assert rounds.state(open_event.facts) == "0/6"
    for game in group.rounds[0].games:
        workspace.at(group.id).do(enter_result, round=Round(1), board=game.board, result=WHITE_WINS)
    assert rounds.state(open_event.facts) == "1/6"


@pytest.mark.parametrize("kind", [IncidentsPage, AppealsPage])
def test_that_the_registers_name_the_group_in_which_things_are_written_down(
    qtbot: QtBot,
    open_event: OpenEvent,
    groups: tuple[PlayerId, ...],
    kind: type[IncidentsPage] | type[AppealsPage],
) -> None:
    assert open_event.stage == FIRST_STAGE, "in which nobody plays"
    page = kind(open_event)
    qtbot.addWidget(page)
    page.refresh()
    box = chooser(page).findChild(QComboBox)
    assert box is not None
    assert box.currentText() == offered(page)[0]
    assert open_event.stage == open_event.tournament.stages[1].id


def test_that_an_incident_happens_in_the_stage_in_hand(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = IncidentsPage(open_event)
    qtbot.addWidget(page)
    open_event.stage = open_event.tournament.stages[1].id
    second = open_event.tournament.stages[2]
    dialog = IncidentDialog(page, open_event, now=datetime(2026, 4, 1, 12))
    chooser(dialog).actions_for_menu[1].trigger()
    assert open_event.stage == second.id
    game = second.rounds[0].games[0]
    draft = {
        **dialog.draft(),
        "round": "1",
        "board": str(game.board),
        "player": str(game.black),
        "offence": Offence.ILLEGAL_MOVE,
        "sanction": Sanction.WARNING,
    }
    dialog.restore(draft)
    dialog.accept()
    (incident,) = open_event.tournament.incidents
    assert (incident.stage, incident.penalties[0].player) == (second.id, game.black)
    rows = page.findChild(Table)
    page.show()
    assert rows is not None
    assert second.title in rows.shown[0].place


def test_that_papers_are_of_the_stage_in_hand(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = DocumentsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    open_event.stage = open_event.tournament.stages[2].id
    page.show_paper("round-protocol", {})
    form = page.findChild(OptionForm)
    assert form is not None
    assert form.chosen["stage"] == open_event.stage


def test_that_a_paper_of_games_is_of_a_group_while_the_whole_is_in_hand(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = DocumentsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    groups_alone = [stage.id for stage in open_event.tournament.stages[1:]]
    for document, stages in (
        ("cross-table", groups_alone),
        ("final-standings", [FIRST_STAGE, *groups_alone]),
    ):
        page.show_paper(document, {})
        form = page.findChild(OptionForm)
        assert form is not None
        box = form.boxes[0]
        assert [box.itemData(at) for at in range(box.count())] == stages
        assert form.chosen["stage"] == stages[0]


def test_that_a_paper_of_another_stage_offers_the_choices_of_that_stage(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[PlayerId, ...]
) -> None:
    page = DocumentsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    page.show_paper("why", {})
    form = page.findChild(OptionForm)
    assert form is not None
    stages, first, *_ = form.boxes
    everybody = first.count()
    group = open_event.tournament.stages[2]
    stages.setCurrentIndex(stages.findData(group.id))
    stages, first, *_ = form.boxes
    assert form.chosen["stage"] == group.id
    assert first.count() == len(group.players) + 1 < everybody
    assert stages.currentData() == group.id


def test_that_with_an_adjourned_game_badge_and_status_go_on_to_the_round_that_is_played(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    first = workspace.event.tournament.main_stage.rounds[0]
    workspace.do(
        adjourn_game,
        round=first.number,
        board=first.games[0].board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    for game in first.games[1:]:
        workspace.do(enter_result, round=first.number, board=game.board, result=WHITE_WINS)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "Round 2" in status(window)
    assert "3 results missing, 1 game adjourned" in status(window)
    assert rounds_badge(open_event_of(window)) == "2/5"


def test_that_an_adjourned_game_is_the_round_that_is_played_once_nothing_else_is(
    qtbot: QtBot, page_of: Callable[[int], RoundsPage], open_event: OpenEvent
) -> None:
    page_of(4)
    second = open_event.tournament.main_stage.rounds[1]
    open_event.do(
        adjourn_game,
        round=second.number,
        board=second.games[0].board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    for round_ in open_event.tournament.main_stage.rounds:
        for game in round_.games:
            if not game.is_adjourned:
                open_event.do(
                    enter_result, round=round_.number, board=game.board, result=WHITE_WINS
                )
    assert rounds_badge(open_event) == "2/3"
    assert shown(qtbot, open_event).round_number == 2


def test_that_a_play_off_leaves_badge_table_and_papers_with_the_tournament(
    qtbot: QtBot, workspace: Workspace, tied: Tied
) -> None:
    tied(2, 2)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    open_event = open_event_of(window)
    turn(window, "F7")
    for key in ("Return", "Return", "Return", "1", "Return", "1"):
        QTest.keySequence(focused(), QKeySequence(key))
    assert len(open_event.tournament.stages) == 2
    assert rounds_badge(open_event) == "3/3"

    turn(window, "F6")

    table = window.findChild(StandingsTable)
    assert isinstance(table, StandingsTable)
    assert len(table.shown) == 4
    turn(window, "F8")
    page = window.findChild(DocumentsPage)
    assert page is not None
    page.show_paper("final-standings", {})
    form = page.findChild(OptionForm)
    assert form is not None
    assert form.chosen["stage"] == FIRST_STAGE


def test_that_a_look_at_the_bracket_changes_no_stage_in_hand(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.KNOCKOUT,
        players=tuple(workspace.event.tournament.numbers),
    )
    workspace.close()
    window = open_window(qtbot, workspace.path)
    open_event = open_event_of(window)
    turn(window, "Shift+F7")
    assert open_event.stage != FIRST_STAGE, "whose bracket is seen"
    turn(window, "F6")
    assert open_event.stage == FIRST_STAGE


def test_that_a_stage_chosen_above_the_bracket_stays_in_hand(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    for title in ("А", "Б"):
        workspace.do(
            add_stage,
            kind=StageKind.FINAL,
            title=title,
            system=System.KNOCKOUT,
            players=tuple(workspace.event.tournament.numbers),
        )
    workspace.close()
    window = open_window(qtbot, workspace.path)
    open_event = open_event_of(window)
    turn(window, "Shift+F7")
    turn(window, "Ctrl+Shift+PgDown")
    turn(window, "F6")
    assert open_event.stage == open_event.tournament.stages[-1].id


def turn(window: MainWindow, key: str) -> None:
    QTest.keySequence(window, QKeySequence(key))


def rounds_badge(open_event: OpenEvent) -> str:
    return figure(open_event, PageId.ROUNDS)
