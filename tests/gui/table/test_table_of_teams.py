"""The table of teams: that of the matches first."""

from PySide6.QtWidgets import QComboBox, QDialog
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.services.commands.rules.categories import define_category
from tests.gui.hands import in_dialog, press_button, show_page
from tests.services.team_hands import boards_made, boards_stage, main, numbered, of_teams


def test_that_the_table_opens_at_the_matches_while_boards_are_typed(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    open_event.stage = boards_stage(workspace)
    page = show_page(qtbot, TablePage(open_event))
    assert open_event.stage == main(workspace).id
    texts = [each.text().replace("&", "") for each in page.page_actions()]
    assert "Team’s card" in texts
    page.hide()
    assert open_event.stage == boards_stage(workspace)


def test_that_the_card_of_a_team_leads_to_its_paper(qtbot: QtBot, open_event: OpenEvent) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    page = show_page(qtbot, TablePage(open_event))
    wanted: list[object] = []
    page.wants.connect(wanted.append)

    def print_card(dialog: QDialog) -> None:
        assert dialog.windowTitle() == "1. Буревій"
        press_button(dialog, "Print")

    in_dialog(print_card)
    next(each for each in page.page_actions() if "card" in each.text()).trigger()
    assert wanted == [ShowPaper("team-cards", {"teams": "1"})]


def test_that_members_have_tables_of_categories_on_their_boards(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    strong = Category(title="Strong", rating_from=2390)
    workspace.do(define_category, category=strong)
    page = show_page(qtbot, TablePage(open_event))
    choice = next(
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Category"
    )
    assert not choice.isVisible()
    page.take_up(boards_stage(workspace))
    assert choice.isVisible()
    choice.setCurrentIndex(choice.findText("Strong"))
    choice.activated.emit(choice.currentIndex())
    table = page.findChild(StandingsTable)
    assert table is not None
    model = table.model()
    names = [
        model.index(row, column).data()
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    told = [each for each in names if each and "Гравець" in str(each)]
    assert told
    assert all(str(each).startswith("Буревій") for each in told)
