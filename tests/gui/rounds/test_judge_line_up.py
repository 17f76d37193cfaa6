"""A wrong line-up is judged on the page of rounds: told by both readings, one act."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.line_ups.judge_dialog import JudgeLineUpDialog
from arbiter_app.services.commands.play.line_ups import hand_in
from tests.gui.hands import visible_words
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
)


@pytest.fixture
def dialog(qtbot: QtBot, open_event: OpenEvent) -> JudgeLineUpDialog:
    """The team named second at table 1 has its fourth player on board 1."""
    workspace = open_event.workspace
    teams = of_teams(workspace)
    numbered(workspace, teams)
    one, two, three, four, _ = players_of(workspace, teams[3])
    workspace.do(hand_in, round=Round(1), team=teams[3], players=[four, one, two, three])
    boards_made(workspace)
    competition = main(workspace)
    match = competition.round(Round(1)).games[0]
    made = JudgeLineUpDialog(None, open_event, competition.id, Round(1), match)
    qtbot.addWidget(made)
    made.show()
    return made


def choices(dialog: JudgeLineUpDialog) -> tuple[QComboBox, QComboBox]:
    team, decision = dialog.findChildren(QComboBox)
    return team, decision


def offered(dialog: JudgeLineUpDialog) -> list[str]:
    decision = choices(dialog)[1]
    return [decision.itemText(row) for row in range(decision.count())]


def test_that_the_faulty_team_is_taken_up_with_both_readings(dialog: JudgeLineUpDialog) -> None:
    assert choices(dialog)[0].currentText() == "Ендшпіль"
    assert "Not in the order" in visible_words(dialog)
    assert offered(dialog) == [
        "boards: 1",
        "boards, by the letter: 2, 3, 4",
        "nothing: it stands",
        "the whole match",
    ]


def test_that_enter_decides_and_writes_it_down(
    dialog: JudgeLineUpDialog, open_event: OpenEvent
) -> None:
    dialog.verb.click()
    assert not dialog.isVisible()
    stage = boards_stage(open_event.workspace)
    first = open_event.tournament.competition(stage).round(Round(1)).games[0]
    assert first.result is not None
    assert first.result.black is Mark.FORFEIT_LOST
    (incident,) = open_event.tournament.incidents
    assert incident.account.startswith("Not in the order")


def test_that_a_sound_line_up_may_be_judged_too(dialog: JudgeLineUpDialog) -> None:
    choices(dialog)[0].setCurrentIndex(0)
    assert "agrees with the regulations" in visible_words(dialog)
    assert not dialog.verb.isEnabled()
    assert len(offered(dialog)) == 2
