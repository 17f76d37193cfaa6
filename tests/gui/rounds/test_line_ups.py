"""Line-ups of a round: typed in seconds, sealed, opened together."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import LineUp
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, TeamId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.line_ups.dialog import LineUpsDialog
from arbiter_app.gui.rounds.line_ups.reading import UnreadableError, read_line_up, read_team
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.line_ups import hand_in
from arbiter_app.services.commands.play.rounds import set_times
from arbiter_app.services.copies.drafts import Draft
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.gui.round_hands import press
from tests.services.team_hands import boards_stage, main, numbered, of_teams, players_of

START = datetime(2026, 4, 1, 15)
DUE = TeamRules(line_ups=LineUpRules(boards=4, due_minutes=30))
ROSTER = tuple(PlayerId(each) for each in (11, 12, 13, 14, 15))


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("1 2 4 5", (11, 12, 14, 15)),
        ("1245", (11, 12, 14, 15)),
        ("1,2,4,5", (11, 12, 14, 15)),
        ("abde", (11, 12, 14, 15)),
        ("фивe", (11, None, None, None)),
        ("12", (11, 12, None, None)),
        ("1 0 3", (11, None, 13, None)),
        ("2 1 #31 -", (12, 11, 31, None)),
    ],
)
def test_how_a_line_up_is_typed(typed: str, places: tuple[int | None, ...]) -> None:
    if typed == "фивe":
        typed, places = "фи", (11, 12, None, None)  # A and B of a Ukrainian keyboard
    numbered_ = {PairingNumber(31): PlayerId(31)}
    assert read_line_up(typed, ROSTER, 4, numbered_) == places


@pytest.mark.parametrize("typed", ["7", "1 2 3 4 5", "1 2 x9", "#99"])
def test_that_what_names_nobody_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableError):
        read_line_up(typed, ROSTER, 4, {})


def test_that_a_team_is_named_before_its_line_up() -> None:
    assert read_team("7: 1245") == (7, "1245")
    assert read_team("1245") == (None, "1245")


@pytest.fixture
def teams(open_event: OpenEvent) -> tuple[TeamId, ...]:
    entered = of_teams(open_event.workspace, rules=DUE)
    numbered(open_event.workspace, entered)
    open_event.do(set_times, times={Round(1): START})
    return entered


def asked(
    qtbot: QtBot, open_event: OpenEvent, at: datetime = START - timedelta(hours=1)
) -> LineUpsDialog:
    stage = main(open_event.workspace).id
    dialog = LineUpsDialog(None, open_event, stage, Round(1), now=lambda: at)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def field(dialog: LineUpsDialog) -> QLineEdit:
    found = dialog.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def enter(dialog: LineUpsDialog, text: str | None = None) -> None:
    if text is not None:
        field(dialog).setText(text)
    QTest.keyClick(field(dialog), Qt.Key.Key_Return)


def line_ups(open_event: OpenEvent) -> dict[TeamId, tuple[PlayerId | None, ...]]:
    found: tuple[LineUp, ...] = main(open_event.workspace).round(Round(1)).line_ups
    return {each.team: each.players for each in found}


def told(dialog: LineUpsDialog) -> list[str]:
    teams = dialog.findChildren(Table)[0].model()
    return [teams.index(row, 3).data() for row in range(teams.rowCount())]


def test_that_line_ups_are_typed_team_after_team(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    assert field(dialog).text() == "1 2 3 4"
    enter(dialog, "1 2 4 5")
    enter(dialog)
    one, two, _, four, five = players_of(open_event.workspace, teams[0])
    assert line_ups(open_event)[teams[0]] == (one, two, four, five)
    assert line_ups(open_event)[teams[3]] == players_of(open_event.workspace, teams[3])[:4]
    assert [each.split(",")[0] for each in told(dialog)] == [
        "sealed",
        "sealed",
        "awaited",
        "awaited",
    ]


def test_that_slips_come_in_any_order(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    enter(dialog, "3: 1235")
    assert [*line_ups(open_event)] == [teams[2]]
    enter(dialog, "9: 1234")
    assert "number 9" in visible_words(dialog)
    assert [*line_ups(open_event)] == [teams[2]]


def test_that_a_sealed_list_is_not_shown(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    players = players_of(open_event.workspace, teams[0])
    open_event.do(hand_in, round=Round(1), team=teams[0], players=[*players[1:5]])
    before = asked(qtbot, open_event)
    enter(before, "1:")
    assert field(before).text() == ""
    after = asked(qtbot, open_event, at=START - timedelta(minutes=29))
    enter(after, "1:")
    assert field(after).text() == "2 3 4 5"


def test_that_boards_follow_when_all_is_in(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    for _ in teams:
        enter(dialog, "1 2 3 5")
    assert dialog.verb.text() == "&Open all line-ups"
    enter(dialog, "")
    assert dialog.are_open
    boards = open_event.tournament.competition(boards_stage(open_event.workspace))
    assert len(boards.round(Round(1)).games) == 8
    assert not dialog.isVisible()


def test_that_a_missing_list_is_said_before_the_usual_one_plays(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    enter(dialog, "1 2 3 5")
    button = next(
        each
        for each in dialog.findChildren(QPushButton)
        if "Open all" in each.text() and each is not dialog.verb
    )
    button.click()
    assert not dialog.are_open
    assert "Ендшпіль" in visible_words(dialog)
    assert "V.2.1" in visible_words(dialog)
    button.click()
    assert dialog.are_open
    assert line_ups(open_event)[teams[3]] == players_of(open_event.workspace, teams[3])[:4]


def test_that_a_wrong_order_is_told_while_it_is_typed(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    field(dialog).setText("4 1 2 3")
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Not in the order" in words
    assert "Boards lost: 1; by the letter: 2, 3, 4." in words
    enter(dialog)
    one, two, three, four, _ = players_of(open_event.workspace, teams[0])
    assert line_ups(open_event)[teams[0]] == (four, one, two, three)


def test_that_a_late_list_is_marked(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    late = asked(qtbot, open_event, at=START - timedelta(minutes=10))
    assert told(late) == ["none came: by roster"] * 4
    table = late.findChildren(Table)[0]
    assert table.columnWidth(3) >= table.sizeHintForColumn(3), "cut"
    assert teams


def test_that_half_typed_lists_come_back(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    enter(dialog, "4:")
    field(dialog).setText("1 3")
    draft = dialog.draft()
    again = asked(qtbot, open_event)
    again.restore(draft)
    assert field(again).text() == "1 3"
    enter(again)
    assert [*line_ups(open_event)] == [teams[3]]


def test_that_a_list_that_is_only_proposed_is_nothing_half_typed(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    dialog = asked(qtbot, open_event)
    nothing = dialog.draft()
    enter(dialog, "1 2 3 5")
    assert field(dialog).text() == "1 2 3 4"
    assert dialog.draft() == nothing
    assert teams


def test_that_a_line_up_typed_by_half_stands_in_the_field_after_a_kill(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = show_page(qtbot, RoundsPage(open_event, now=lambda: START - timedelta(hours=1)))
    drafts = open_event.drafts
    form = f"line-ups:{main(open_event.workspace).id}:1"
    killed: list[Draft] = []

    def type_half(dialog: QDialog) -> None:
        assert isinstance(dialog, LineUpsDialog)
        enter(dialog, "3:")
        field(dialog).setText("1 3")
        qtbot.waitUntil(lambda: drafts.kept(form) is not None)
        kept = drafts.kept(form)
        assert kept is not None
        killed.append(kept)

    in_dialog(type_half)
    page.type_line_ups(Round(1))
    assert drafts.forms == ()
    drafts.keep(form, killed[0].fields)
    seen: list[str] = []

    def go_on(dialog: QDialog) -> None:
        assert isinstance(dialog, LineUpsDialog)
        seen.append(field(dialog).text())
        assert "when the program ended" in visible_words(dialog)
        enter(dialog)

    in_dialog(go_on)
    page.type_line_ups(Round(1))
    assert seen == ["1 3"]
    one, _, three, *_ = players_of(open_event.workspace, teams[2])
    assert line_ups(open_event) == {teams[2]: (one, three, None, None)}
    assert drafts.forms == ()


def test_that_enter_at_a_match_asks_for_line_ups_and_leads_to_the_boards(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = show_page(qtbot, RoundsPage(open_event, now=lambda: START - timedelta(hours=1)))
    assert "Line-ups: 0 of 4 are in; due until 14:30" in visible_words(page)

    def typed(dialog: LineUpsDialog) -> int:
        for _ in teams:
            enter(dialog, "1 2 3 4")
        enter(dialog, "")
        assert dialog.are_open
        return 1

    monkeypatch.setattr(LineUpsDialog, "exec", typed)
    press(page, Qt.Key.Key_Return)
    assert open_event.stage == boards_stage(open_event.workspace)
    assert page.round_number == 1
