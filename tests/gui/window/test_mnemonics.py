"""A letter with Alt leads to one place, in each language: with two, it only goes round them. Here
in what dialogs show by turns; as they open, all are read in `test_enter_in_dialogs`.
"""

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.bracket.bids_dialog import MatchBidsDialog
from arbiter_app.gui.bracket.colour_lots_dialog import ColourLotsDialog
from arbiter_app.gui.bracket.lot_dialog import MatchLotDialog
from arbiter_app.gui.bracket.tempo_dialog import MatchTempoDialog
from arbiter_app.gui.bracket.walkover_dialog import WalkOverDialog
from arbiter_app.gui.event.matches.keep_chain_dialog import KeepChainDialog
from arbiter_app.gui.event.matches.knockout_rules_dialog import KnockoutRulesDialog
from arbiter_app.gui.event.matches.match_rules_dialog import MatchRulesDialog
from arbiter_app.gui.event.play_off.play_off_rules_dialog import PlayOffRulesDialog
from arbiter_app.gui.play_off.exit_dialogs import LeaveDialog, TempoDialog
from arbiter_app.gui.stages.begin_dialog import BeginStageDialog
from arbiter_app.gui.stages.describe_dialog import DescribeStageDialog
from arbiter_app.gui.stages.divide_dialog import DivideDialog
from arbiter_app.gui.stages.new_final_dialog import NewFinalDialog
from arbiter_app.gui.window.files.new_event import NewEventDialog
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import add_stage
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from tests.gui.conftest import Builder, Groups
from tests.gui.eyes import shared_letters

TWO = ((PlayerId(1), "Шевчук Олена"), (PlayerId(2), "Їжак Тарас"))

Open = Callable[[QWidget, OpenEvent], QDialog]


@pytest.fixture(params=i18n.LANGUAGES)
def language(request: pytest.FixtureRequest, english: None) -> Iterator[str]:
    i18n.use(request.param)
    yield request.param
    i18n.use("en")


def final_of_two(open_event: OpenEvent) -> None:
    open_event.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.MATCH,
        players=tuple(open_event.tournament.numbers)[:2],
    )


def begin(parent: QWidget, open_event: OpenEvent) -> QDialog:
    final_of_two(open_event)
    stage = open_event.tournament.stages[-1]
    return BeginStageDialog(parent, open_event.facts, stage, begin=lambda _: True)


def colours(parent: QWidget, open_event: OpenEvent) -> QDialog:
    white = translate("BracketPage", "&White:")
    return MatchLotDialog(parent, title="", body="", fell_on=white, players=TWO)


def lot(parent: QWidget, open_event: OpenEvent) -> QDialog:
    winner = translate("BracketPage", "&Winner:")
    return MatchLotDialog(parent, title="", body="", fell_on=winner, players=TWO)


def describe(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return DescribeStageDialog(parent, open_event.tournament.main_stage, name="")


def knockout_rules(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return KnockoutRulesDialog(parent, KnockoutRules(), System.KNOCKOUT, take=lambda _: True)


def rules_of_the_match(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return KnockoutRulesDialog(parent, KnockoutRules(), System.MATCH, take=lambda _: True)


def new_final(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return NewFinalDialog(parent, open_event.tournament, add=lambda _: True)


def divide(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return DivideDialog(parent, open_event.facts, replaces=0, divide=lambda _: True)


def leave(parent: QWidget, open_event: OpenEvent) -> QDialog:
    return LeaveDialog(parent, tuple(open_event.facts.players.values()), has_begun=True)


DIALOGS: tuple[Open, ...] = (
    begin,
    lambda parent, _: ColourLotsDialog(parent, ("1",)),
    colours,
    describe,
    divide,
    lambda parent, _: KeepChainDialog(parent, PlayOffPresets(), ONE_MATCH),
    knockout_rules,
    leave,
    lot,
    lambda parent, _: MatchBidsDialog(parent, title="", most="4+2", players=TWO),
    lambda parent, _: MatchRulesDialog(parent, ONE_MATCH),
    lambda parent, _: MatchTempoDialog(parent, title="", steps=("1",), step=0),
    new_final,
    rules_of_the_match,
    lambda parent, _: TempoDialog(parent, step="", time_control="90+30"),
    lambda parent, _: WalkOverDialog(parent, title="", players=TWO),
)


def test_that_a_letter_leads_to_one_place_of_a_dialog(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups, language: str
) -> None:
    in_groups(8, 2)
    parent = QWidget()
    qtbot.addWidget(parent)
    for open_ in DIALOGS:
        dialog = open_(parent, open_event)
        dialog.show()
        for _ in states(dialog):
            assert shared_letters(dialog) == []
        dialog.close()


def test_that_a_letter_leads_to_one_place_of_an_event_as_last_time(
    qtbot: QtBot, open_event: OpenEvent, language: str
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewEventDialog(
        parent, today=date(2026, 4, 1), former=open_event.facts, create=lambda _: None
    )
    dialog.show()
    assert shared_letters(dialog) == []


def test_that_a_letter_leads_to_one_place_of_the_regulation_of_play_offs(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, chain: PlayOffRules, language: str
) -> None:
    drawn(4)
    open_event.do(set_play_off_rules, rules=chain)
    # From now on a change needs its reason, which has a field of its own.
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = PlayOffRulesDialog(parent, open_event)
    dialog.show()
    for _ in states(dialog):
        assert shared_letters(dialog) == []


def states(window: QWidget) -> Iterator[None]:
    """Show every tab, and on each what every choice asks for."""
    tabs = window.findChild(QTabWidget)
    for position in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(position)
        yield
        for box in window.findChildren(QComboBox):
            if box.isVisible():
                before = box.currentIndex()
                for choice in (*range(box.count()), before):
                    box.setCurrentIndex(choice)
                    box.activated.emit(choice)
                    yield
