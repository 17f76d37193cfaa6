"""Incidents and appeals of several tournaments: seen together, each done in its own."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Offence, PenaltyFields, Sanction
from arbiter_app.domain.ids import AppealId, IncidentId, StageId, TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeals_page import AppealsPage
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.incidents import record_incident
from tests.gui.conftest import Builder
from tests.gui.disputes.test_incidents_page import in_form
from tests.gui.hands import focused
from tests.services.tournament_hands import filled

AT = datetime(2026, 4, 1, 16)


@pytest.fixture
def event(open_event: OpenEvent, drawn: Builder) -> OpenEvent:
    """U10 and U12 of four each; a warning and a fine in U12, a protest in each. U10 is in hand."""
    drawn(4)
    filled(open_event.workspace)
    for tournament in open_event.whole.tournaments:
        here = open_event.workspace.at(StageId(tournament.id))
        who = tournament.entries[0].player
        here.do(
            record_incident,
            at=AT,
            offence=Offence.CONDUCT,
            account="Шум",
            penalties=[PenaltyFields(player=who, sanction=Sanction.WARNING)],
        )
        here.do(file_appeal, kind=AppealKind.PROTEST, filed_at=AT, player=who, claim="Було тихо")
    return open_event


def shown(
    qtbot: QtBot, page: IncidentsPage | AppealsPage
) -> tuple[Table[object], TournamentFilter]:
    qtbot.addWidget(page)
    page.resize(1200, 600)
    with qtbot.waitActive(page):
        page.show()
    page.focus_first()
    (shown_filter,) = page.findChildren(TournamentFilter)
    return page.findChildren(Table)[0], shown_filter


def column(table: Table[object], title: str) -> list[str]:
    model = table.model()
    heads = [
        model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())
    ]
    place = heads.index(title)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def u12(event: OpenEvent) -> TournamentId:
    return event.whole.tournaments[1].id


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifiers)


def box(dialog: QDialog, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def test_that_incidents_of_all_tournaments_are_seen_or_of_one(
    qtbot: QtBot, event: OpenEvent
) -> None:
    page = IncidentsPage(event)
    table, tournaments = shown(qtbot, page)
    assert column(table, "Tournament") == ["U10", "U12"]
    tournaments.choose(u12(event))
    assert column(table, "Tournament") == ["U12"]
    figures = {entry.id.value: entry.state(event.facts) for entry in PAGES}
    assert (figures["incidents"], figures["appeals"]) == ("2", "! 2")


def test_that_a_sanction_is_lifted_in_the_tournament_of_its_line(
    qtbot: QtBot, event: OpenEvent
) -> None:
    page = IncidentsPage(event)
    table, _ = shown(qtbot, page)
    in_hand = event.tournament.id
    assert table.select((IncidentId(2), 1))

    def lift(dialog: QDialog) -> None:
        reason = dialog.findChildren(QLineEdit)[0]
        reason.setText("Помилка")
        QTest.keyClick(reason, Qt.Key.Key_Return)

    in_form(lift)
    press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    u10, other = event.whole.tournaments
    stands = [each.incidents[0].penalties[0].stands for each in (u10, other)]
    assert stands == [True, False]
    assert event.tournament.id == in_hand


def test_that_an_incident_is_written_down_in_the_tournament_that_is_chosen(
    qtbot: QtBot, event: OpenEvent
) -> None:
    page = IncidentsPage(event)
    shown(qtbot, page)
    in_hand = event.tournament.id
    who = event.whole.tournaments[1].entries[1].player
    turned: list[None] = []
    event.tournament_chosen.connect(lambda: turned.append(None))

    def write(dialog: QDialog) -> None:
        choice = box(dialog, "Tournament")
        assert choice.currentText() == "U10"
        choice.setFocus()
        QTest.keyClick(choice, Qt.Key.Key_Down)
        player = box(dialog, "Player")
        player.setCurrentIndex(player.findData(who))
        offence = next(
            each for each in dialog.findChildren(Choice) if each.accessibleName() == "Offence"
        )
        offence.show_value(Offence.CONDUCT)
        line = next(
            each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Article"
        )
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Return)

    in_form(write)
    press(Qt.Key.Key_Insert)
    u10, other = event.whole.tournaments
    assert (len(u10.incidents), len(other.incidents)) == (1, 2)
    assert other.incidents[-1].stage == other.main_stage.id
    assert other.incidents[-1].penalties[0].player == who
    assert event.tournament.id == in_hand
    assert turned == [], "no page is turned for a form"


def test_that_a_protest_is_decided_in_the_tournament_of_its_line(
    qtbot: QtBot, event: OpenEvent
) -> None:
    page = AppealsPage(event, now=lambda: AT)
    table, _ = shown(qtbot, page)
    assert sorted(column(table, "Tournament")) == ["U10", "U12"]
    assert table.select(AppealId(2))

    def decide(dialog: QDialog) -> None:
        outcome = next(
            each for each in dialog.findChildren(Choice) if each.accessibleName() == "Outcome"
        )
        outcome.show_value(Outcome.RETRACTED)
        moment = next(
            each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Decided at"
        )
        moment.setFocus()
        QTest.keyClick(moment, Qt.Key.Key_Return)

    in_form(decide)
    press(Qt.Key.Key_Return)
    u10, other = event.whole.tournaments
    assert (u10.appeals[0].is_open, other.appeals[0].outcome) == (True, Outcome.RETRACTED)
    assert event.tournament.id == u10.id


def test_that_a_protest_is_filed_where_its_incident_was(qtbot: QtBot, event: OpenEvent) -> None:
    page = AppealsPage(event, now=lambda: AT)
    shown(qtbot, page)
    who = event.whole.tournaments[1].incidents[0].penalties[0].player

    def file(dialog: QDialog) -> None:
        assert box(dialog, "Tournament").currentText() == "U12"
        claim = next(
            each
            for each in dialog.findChildren(QPlainTextEdit)
            if each.accessibleName() == "What is claimed"
        )
        claim.setPlainText("Було тихо")
        QTest.keyClick(claim, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    in_form(file)
    page.new_appeal(IncidentId(2), 1)
    filed = event.whole.tournaments[1].appeals[-1]
    assert (filed.player, filed.incident) == (who, IncidentId(2))
