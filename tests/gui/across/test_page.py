"""Team scores in the window: rules typed, the table looked at, a sum explained."""

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.across_rankings import AcrossRanking, Measure, Quota
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import StageId
from arbiter_app.gui.across.members_dialog import MembersDialog
from arbiter_app.gui.across.page import AcrossPage
from arbiter_app.gui.across.ranking_dialog import RankingDialog
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog, show_page, visible_words
from tests.gui.round_hands import take_up_again

PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def two(workspace: Workspace) -> Workspace:
    """Two groups of three, of which White has won all games of the first."""
    first = workspace.event.tournament.id
    workspace.do(describe_tournament, title="U10")
    workspace.do(add_tournament, title="U12", like=first)
    for tournament in workspace.event.tournaments:
        here = workspace.at(StageId(tournament.id))
        for number, region in enumerate(("Kyiv", "Lviv", "Kyiv"), start=1):
            here.do(
                add_player,
                name=f"{tournament.title} {number}",
                sex=Sex.MALE,
                region=region,
                fide_rating=2000 - number,
            )
        here.do(number_by_rating)
    here = workspace.at(StageId(first))
    for round_ in here.competition.rounds:
        for game in round_.games:
            here.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    return workspace


@pytest.fixture
def page(qtbot: QtBot, two: Workspace, open_event: OpenEvent) -> AcrossPage:
    return show_page(qtbot, AcrossPage(open_event))


def type_rules(
    page: AcrossPage, key: Qt.Key, modifier: Qt.KeyboardModifier, *typed: str
) -> list[str]:
    """Type into one field after another, then save; return what was said against it."""
    said: list[str] = []

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, RankingDialog)
        for text in typed:
            if text:
                QTest.keyClick(focused(), Qt.Key.Key_A, CTRL)
                QTest.keyClicks(focused(), text)
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
        QTest.keyClick(focused(), Qt.Key.Key_Return, CTRL)
        if dialog.isVisible():
            said.append(dialog.problem.text())

    take_up_again(page)
    in_dialog(fill)
    QTest.keyClick(focused(), key, modifier)
    take_up_again(page)
    return said


def rows(page: AcrossPage) -> list[list[str]]:
    table = page.findChild(Table)
    assert isinstance(table, Table)
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(4)]
        for row in range(model.rowCount())
    ]


def test_that_a_ranking_is_defined_by_keys_and_its_table_has_the_focus(
    page: AcrossPage, two: Workspace
) -> None:
    assert type_rules(page, Qt.Key.Key_Insert, PLAIN, "Regions") == []
    assert two.event.across == (AcrossRanking(title="Regions"),)
    assert rows(page) == [["1", "Kyiv", "2", "2"], ["2", "Lviv", "1", "1"]]
    assert isinstance(page.focusWidget(), Table)
    assert "Not final, not begun: U12" in visible_words(page)


def test_that_points_for_places_are_typed_and_what_is_none_is_told(
    page: AcrossPage, two: Workspace
) -> None:
    ranking = AcrossRanking(title="Regions", measure=Measure.PLACES, for_places=(Decimal(5),))
    two.do(define_across, ranking=ranking)
    page.focus_first()
    refused = type_rules(page, Qt.Key.Key_E, CTRL, "", "", "", "9 x")
    assert "“x” is not points for a place." in refused[0]
    assert type_rules(page, Qt.Key.Key_E, CTRL, "Places", "", "", "9 6 3") == []
    ranking = two.event.across[0]
    assert (ranking.title, [int(each) for each in ranking.for_places]) == ("Places", [9, 6, 3])
    assert [row[2] for row in rows(page)] == ["12", "6"]
    two.undo()
    assert two.event.across[0].title == "Regions"


def test_that_weights_are_typed_in_the_order_of_the_tournaments(
    page: AcrossPage, two: Workspace
) -> None:
    two.do(define_across, ranking=AcrossRanking(title="Regions"))
    page.focus_first()
    before = ("",) * 4
    refused = type_rules(page, Qt.Key.Key_E, CTRL, *before, "2")
    assert "“2” does not say by what" in refused[0]
    assert type_rules(page, Qt.Key.Key_E, CTRL, *before, "1.5 1") == []
    first, second = two.event.tournaments
    assert two.event.across[0].weights == ((first.id, Decimal("1.5")), (second.id, Decimal(1)))
    assert [row[2] for row in rows(page)] == ["3", "1½"]


def test_that_enter_reads_whose_results_count(page: AcrossPage, two: Workspace) -> None:
    two.do(define_across, ranking=AcrossRanking(title="Regions", quota=Quota(others=1)))
    page.focus_first()
    read: list[str] = []

    def look(dialog: QDialog) -> None:
        text = dialog.findChild(ReadText)
        assert isinstance(text, ReadText)
        read.append(text.toPlainText())

    in_dialog(look)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert "Kyiv: 1, place 1–2" in read[0]
    assert "does not count: as many better ones count as may" in read[0]


def test_that_it_is_removed_printed_and_stepped_through(
    qtbot: QtBot, page: AcrossPage, two: Workspace
) -> None:
    for title in ("A", "B"):
        two.do(define_across, ranking=AcrossRanking(title=title))
    page.focus_first()
    QTest.keyClick(focused(), Qt.Key.Key_PageDown, CTRL)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_P, CTRL)
    assert asked.args == [ShowPaper("across", {"ranking": "B"})]
    QTest.keyClick(focused(), Qt.Key.Key_Delete)
    assert [each.title for each in two.event.across] == ["A"]
    QTest.keyClick(focused(), Qt.Key.Key_Delete)
    assert two.event.across == ()
    assert "First the rules of such a ranking are said" in visible_words(page)


def test_that_tournaments_are_chosen_by_the_space_bar(page: AcrossPage, two: Workspace) -> None:
    def choose(dialog: QDialog) -> None:
        QTest.keyClicks(focused(), "U10 alone")
        tournaments = dialog.findChild(QListWidget)
        assert isinstance(tournaments, QListWidget)
        tournaments.setFocus()
        tournaments.setCurrentRow(1)
        QTest.keyClick(tournaments, Qt.Key.Key_Space)
        QTest.keyClick(tournaments, Qt.Key.Key_Return, CTRL)

    in_dialog(choose)
    QTest.keyClick(focused(), Qt.Key.Key_Insert)
    (ranking,) = two.event.across
    assert ranking.tournaments == (two.event.tournaments[0].id,)
    assert "Not final" not in visible_words(page)


def again(qtbot: QtBot, workspace: Workspace) -> AcrossPage:
    """Show the page anew, as after a crash."""
    return show_page(qtbot, AcrossPage(OpenEvent(workspace)))


def kept(qtbot: QtBot, page: AcrossPage, form: str) -> dict[str, str]:
    """Return what a killed program leaves of a form."""
    drafts = page.open_event.drafts
    qtbot.waitUntil(lambda: drafts.kept(form) is not None)
    draft = drafts.kept(form)
    assert draft is not None
    return dict(draft.fields)


def test_that_a_ranking_typed_by_half_stands_in_the_form_after_a_crash(
    qtbot: QtBot, page: AcrossPage, two: Workspace
) -> None:
    left: dict[str, str] = {}

    def type_half(dialog: QDialog) -> None:
        QTest.keyClicks(focused(), "Cup")
        tournaments = dialog.findChild(QListWidget)
        assert tournaments is not None
        tournaments.item(1).setCheckState(Qt.CheckState.Unchecked)
        left.update(kept(qtbot, page, "across:ranking:"))

    in_dialog(type_half)
    trigger(page, "New ranking")
    page.open_event.drafts.keep("across:ranking:", left)

    def save(dialog: QDialog) -> None:
        assert "when the program ended" in visible_words(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Return, CTRL)

    anew = again(qtbot, two)
    assert "across:ranking:" in anew.open_event.drafts.forms
    in_dialog(save)
    trigger(anew, "New ranking")
    (ranking,) = two.event.across
    assert (ranking.title, len(ranking.tournaments)) == ("Cup", 1)
    assert "across:ranking:" not in anew.open_event.drafts.forms


def test_that_members_put_together_by_half_are_gone_on_with(
    qtbot: QtBot, page: AcrossPage, two: Workspace
) -> None:
    left: dict[str, str] = {}

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, MembersDialog)
        dialog.restore({str(int(next(iter(two.event.players)))): "Kyiv"})
        left.update(kept(qtbot, page, "across:members"))

    in_dialog(fill)
    trigger(page, "Teams and members")
    page.open_event.drafts.keep("across:members", left)
    anew = again(qtbot, two)
    (form,) = anew.open_event.drafts.forms
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return, CTRL))
    anew.go_on(form)
    assert [each.team for each in two.event.players.values()].count("Kyiv") == 1


def trigger(page: AcrossPage, words: str) -> None:
    next(each for each in page.page_actions() if words in each.text().replace("&", "")).trigger()
