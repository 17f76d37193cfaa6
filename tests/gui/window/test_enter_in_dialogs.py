"""Enter stands for the verb of a dialog in every field, whatever had the focus before."""

from collections.abc import Callable, Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.journal_paper import journal_paper
from arbiter_app.domain.facts.appeals import AppealKind
from arbiter_app.domain.facts.people import RatingOrigin
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeal_decision_dialog import AppealDecisionDialog
from arbiter_app.gui.disputes.incident_dialog import IncidentDialog
from arbiter_app.gui.event.play_off_rules_dialog import PlayOffRulesDialog
from arbiter_app.gui.journal.paper_dialog import JournalPaperDialog
from arbiter_app.gui.players.export_dialog import ExportPlayersDialog
from arbiter_app.gui.players.import_dialog import ImportDialog
from arbiter_app.gui.players.rating_update_dialog import RatingUpdateDialog
from arbiter_app.gui.rounds.times_dialog import TimesDialog
from arbiter_app.gui.window.export_report import ExportReportDialog
from arbiter_app.gui.window.import_report import ImportReportDialog
from arbiter_app.gui.window.new_event import NewEventDialog
from arbiter_app.services.commands.appeals import file_appeal
from arbiter_app.services.journal_lines import History
from tests.gui.conftest import Builder
from tests.gui.hands import focused

NOW = datetime(2026, 4, 1, 20)
SWISS = Path(__file__).parents[2] / "data" / "trf" / "swiss_of_four.trf"

Open = Callable[[QWidget, OpenEvent], QDialog]


def decision_of_an_appeal(parent: QWidget, open_event: OpenEvent) -> QDialog:
    open_event.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=NOW,
        player=PlayerId(1),
        claim="Шум",
        round=None,
    )
    (appeal,) = open_event.tournament.appeals
    return AppealDecisionDialog(parent, open_event, appeal, now=NOW)


def import_of_players(parent: QWidget, open_event: OpenEvent) -> QDialog:
    source = open_event.workspace.path.with_suffix(".csv")
    source.write_text("Name;Birth\nБук Ян;1999\n", encoding="utf-8")
    return ImportDialog(parent, open_event, source)


def paper_of_the_journal(parent: QWidget, open_event: OpenEvent) -> QDialog:
    history = History(open_event.facts, open_event.workspace.history(), i18n.window_catalogue())
    return JournalPaperDialog(
        parent, open_event, journal_paper(tuple(history.lines(history.entries)))
    )


def update_of_ratings(parent: QWidget, open_event: OpenEvent) -> QDialog:
    player = next(iter(open_event.facts.players.values()))
    origin = RatingOrigin("FIDE standard", date(2026, 11, 1))
    difference = RatingDifference(player, "fide_rating", player.fide_rating, 2222, origin)
    return RatingUpdateDialog(parent, open_event, (difference,))


def new_event(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return NewEventDialog(parent, today=date(2026, 4, 1), create=lambda _: None)


@pytest.mark.parametrize(
    ("open_", "verb"),
    [
        (decision_of_an_appeal, "Decide"),
        (ExportPlayersDialog, "Save as…"),
        (
            lambda parent, open_event: ExportReportDialog(
                parent, open_event, folder=open_event.workspace.path.parent
            ),
            "Save as…",
        ),
        (import_of_players, "Register"),
        (lambda parent, open_event: ImportReportDialog(parent, SWISS, actor="Arbiter"), "Make"),
        (lambda parent, open_event: IncidentDialog(parent, open_event, now=NOW), "Write it down"),
        (paper_of_the_journal, "Print…"),
        (new_event, "Create"),
        (PlayOffRulesDialog, "Set the regulation"),
        (update_of_ratings, "Take over"),
        (
            lambda parent, open_event: TimesDialog(parent, open_event.tournament.main_stage),
            "Set the times",
        ),
    ],
)
def test_that_enter_stands_for_the_verb_in_every_field(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, open_: Open, verb: str
) -> None:
    drawn(4)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = open_(parent, open_event)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.waitUntil(lambda: any(verb in each for each in shown_buttons(dialog)), timeout=20_000)
    pressed = {enter(dialog) for _ in fields(dialog)}
    assert pressed
    assert all(verb in each for each in pressed)


def shown_buttons(dialog: QDialog) -> list[str]:
    buttons = dialog.findChildren(QPushButton)
    return [each.text().replace("&", "") for each in buttons if each.isVisible()]


def fields(dialog: QDialog) -> Iterator[QWidget]:
    """Go through a dialog with Tab, more than once round; stop where no button has the focus."""
    for _ in range(2 * len(dialog.findChildren(QWidget))):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if not isinstance(focused(), QPushButton):
            yield focused()


def enter(dialog: QDialog) -> str:
    """What Enter presses where the field that has the focus leaves it to the dialog."""
    return next(
        (
            each.text().replace("&", "")
            for each in dialog.findChildren(QPushButton)
            if each.isDefault() and each.isVisible()
        ),
        "nothing",
    )
