"""The view for the hall: all matches and boards of the round as results come in."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import DRAW, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.sizes import letters_of
from arbiter_app.gui.parts.hall.names import FORMS, shortened
from arbiter_app.gui.rounds.hall import view as view_module
from arbiter_app.gui.rounds.hall.scene import Forms, Meeting, RoundInHall, Row
from arbiter_app.gui.rounds.hall.sheets import HallPage, HallSheets
from arbiter_app.gui.rounds.hall.view import BoardsInHall
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.rounds import publish_round, sign_off_round
from arbiter_app.services.workspace import Workspace
from tests.gui.round_hands import (
    ALT,
    CTRL,
    SHIFT,
    Drawn,
    grid_of,
    press,
    shown,
    type_keys,
)
from tests.ready import ReadyFiles
from tests.services.swiss_hands import pair
from tests.services.team_hands import boards_made, boards_stage, numbered, of_teams, typed

SCREENS = [(1366, 768), (1920, 1080), (1024, 768)]
SURNAMES = ("Нечуй-Левицька", "Кос", "Яворівський", "Ковальчук-Єремія", "Ґалаґан", "Об’єдкова")
GIVEN = ("Святослава", "Юй", "Любомир", "Ждан", "Єлизавета", "Ілля")
TEAMS = ("Буревій", "Гамбіт-Харків", "«Білий слон»", "Київ-1", "ДЮСШ № 4 Житомир")
LEAVE = "Esc або F11: назад до сторінки судді"


def opened(page: RoundsPage) -> BoardsInHall:
    press(page, Qt.Key.Key_F11)
    (view,) = page.findChildren(BoardsInHall)
    assert view.isVisible()
    return view


def told(view: BoardsInHall) -> list[str]:
    """What a screen reader says of the page that is seen."""
    return view.accessibleDescription().splitlines()


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, ready: ReadyFiles) -> RoundsPage:
    """Four teams of four boards each; the boards of table 1 are made."""

    def make_first_table(workspace: Workspace) -> None:
        numbered(workspace, of_teams(workspace))
        workspace.do(make_boards, round=Round(1), tables=[Board(1)])

    ready.go_on("boards of table 1", open_event.workspace, make_first_table)
    return shown(qtbot, open_event)


def test_that_the_hall_sees_a_result_as_soon_as_it_is_typed(qtbot: QtBot, page: RoundsPage) -> None:
    view = opened(page)
    assert "Round 1" in told(view)
    assert "1 Буревій – Ендшпіль" in told(view)
    assert "2 Буревій Гравець2 – Ендшпіль Гравець2" in told(view)
    type_keys(page, "105")
    qtbot.waitUntil(lambda: "1 Буревій 2½ – ½ Ендшпіль" in told(view))
    assert "2 Буревій Гравець2 1 – 0 Ендшпіль Гравець2" in told(view)
    assert "0 of 2 matches are over" in told(view)


def test_that_line_ups_are_sealed_for_the_hall_until_boards_are_made(
    qtbot: QtBot, page: RoundsPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    one, two, three, *_, reserve = workspace.event.tournament.teams[1].players
    team = workspace.event.tournament.teams[1].id
    workspace.do(hand_in, round=Round(1), team=team, players=[one, two, three, reserve])
    view = opened(page)
    assert told(view)[-2:] == ["2 Гамбіт – Дебют", "line-ups are not open yet"]
    assert not any("Гамбіт Гравець" in line for line in told(view))
    workspace.do(make_boards, round=Round(1), tables=[Board(2)])
    qtbot.waitUntil(lambda: "4 Гамбіт Гравець5 – Дебют Гравець4" in told(view))


def test_that_the_hall_goes_on_seeing_results_while_they_are_typed_a_second_time(
    qtbot: QtBot, page: RoundsPage
) -> None:
    type_keys(page, "1055")
    view = opened(page)
    press(page, Qt.Key.Key_V, CTRL | SHIFT)
    assert grid_of(page).heads[0].score == ("•", "•")
    type_keys(page, "1")
    qtbot.wait(100)
    assert "1 Буревій 3 – 1 Ендшпіль" in told(view)


def test_that_a_round_stays_in_the_hall_until_it_is_signed_off(
    qtbot: QtBot, page: RoundsPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    workspace.do(make_boards, round=Round(1), tables=[Board(2)])
    view = opened(page)
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    qtbot.waitUntil(lambda: "2 of 2 matches are over" in told(view))
    assert "Round 1" in told(view)
    workspace.at(boards_stage(workspace)).do(sign_off_round, round=Round(1))
    qtbot.waitUntil(lambda: "Round 2" in told(view))


def test_that_the_next_round_is_seen_once_a_board_of_it_is_played(
    qtbot: QtBot, page: RoundsPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    workspace.do(make_boards, round=Round(1), tables=[Board(2)])
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    view = opened(page)
    boards_made(workspace, 2)
    qtbot.waitUntil(lambda: "Round 2" in told(view))


def test_that_a_draft_is_not_shown_to_the_hall(qtbot: QtBot, open_event: OpenEvent) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace, system=System.SWISS))
    pair(workspace, 1)
    view = opened(shown(qtbot, open_event))
    assert told(view) == ["Чемпіонат області 2026", "The next pairings are not out yet."]
    workspace.do(publish_round, round=Round(1))
    qtbot.waitUntil(lambda: "0 of 2 matches are over" in told(view))


def test_that_games_of_people_are_seen_too(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    view = opened(page)
    type_keys(page, "1")
    qtbot.waitUntil(lambda: "1 of 2 games are over" in told(view))
    assert any(" 1 – 0 " in line for line in told(view))


@pytest.fixture
def on_two_pages(qtbot: QtBot, open_event: OpenEvent, ready: ReadyFiles) -> BoardsInHall:
    """Four matches with all their boards, in a window that is tall and narrow."""

    def make_all_boards(workspace: Workspace) -> None:
        numbered(workspace, of_teams(workspace, teams=8))
        boards_made(workspace)

    ready.go_on("boards of eight teams", open_event.workspace, make_all_boards)
    view = opened(shown(qtbot, open_event))
    view.resize(480, 600)
    assert view.sheets.pages == 2
    return view


def test_that_keys_turn_pages_and_leave(on_two_pages: BoardsInHall) -> None:
    view = on_two_pages
    assert "1 Буревій – Юність" in told(view)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert "1 Буревій – Юність" not in told(view)
    assert "4 Ендшпіль – Ферзь" in told(view)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.page == 0
    page = view.parentWidget()
    assert isinstance(page, RoundsPage)
    press(page, Qt.Key.Key_PageUp, ALT | SHIFT)
    assert view.page == 1
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_that_pages_turn_by_themselves(
    qtbot: QtBot, on_two_pages: BoardsInHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = on_two_pages
    view.close()
    monkeypatch.setattr(view_module, "SECONDS", 0.05)
    view.show()
    qtbot.waitUntil(lambda: view.page == 1)
    qtbot.waitUntil(lambda: view.page == 0)


def test_that_players_are_named_or_not_as_the_arbiter_likes(page: RoundsPage) -> None:
    view = opened(page)
    press(page, Qt.Key.Key_F11, ALT | SHIFT)
    assert told(view)[-3:] == [
        "1 Буревій – Ендшпіль",
        "2 Гамбіт – Дебют",
        "line-ups are not open yet",
    ]
    press(page, Qt.Key.Key_F11, ALT | SHIFT)
    assert "1 Буревій Гравець1 – Ендшпіль Гравець1" in told(view)


def forms(name: str) -> Forms:
    return tuple(shortened(name, form) for form in range(FORMS))


def person(number: int) -> Forms:
    return forms(f"{SURNAMES[number % 6]} {GIVEN[number // 6 % 6]}")


def a_round(matches: int, boards: int) -> RoundInHall:
    """Return a round of so many matches; of people where they have no boards."""
    return RoundInHall(
        title="Чемпіонат України з шахів серед команд дитячо-юнацьких шкіл, вища ліга, фінал",
        head="Тур 3, 5 червня 2026 р., 15:00",
        state=f"матчів завершено: 12 з {matches}",
        beside="Вільна в цьому турі: 11 ДЮСШ № 4 Житомир",
        meetings=tuple(
            Meeting(
                head=Row(
                    label=str(table),
                    first=(TEAMS[table % 5],) * FORMS if boards else person(table),
                    second=(TEAMS[table % 4],) * FORMS if boards else person(3 * table),
                    marks=("2½", "1½") if boards else ("½", "½"),
                    colour=None if boards else Colour.WHITE,
                    is_latest=table == 2,
                ),
                boards=tuple(
                    Row(
                        label=str(board),
                        first=person(table + board),
                        second=person(5 * table + board),
                        marks=("1", "0") if board % 2 else None,
                        note="" if board % 3 else "відкл.",
                        colour=Colour.WHITE,
                        ahead=board % 2,
                    )
                    for board in range(1, boards + 1)
                ),
            )
            for table in range(1, matches + 1)
        ),
    )


ROUNDS = {
    "60 matches": (a_round(60, 4), None),
    "60 matches with names": (a_round(60, 4), True),
    "5 matches": (a_round(5, 4), None),
    "1 match of 10": (a_round(1, 10), None),
    "5 boards": (a_round(5, 0), None),
    "90 boards": (a_round(90, 0), None),
}


@pytest.fixture(params=SCREENS, ids=[f"{wide}x{high}" for wide, high in SCREENS])
def size(request: pytest.FixtureRequest) -> QSizeF:
    return QSizeF(*request.param)


@pytest.fixture(params=list(ROUNDS))
def sheets(request: pytest.FixtureRequest, qtbot: QtBot, size: QSizeF) -> HallSheets:
    of_round, has_names = ROUNDS[request.param]
    return HallSheets(of_round, size, leave=LEAVE, has_names=has_names)


def pages(sheets: HallSheets) -> list[HallPage]:
    return [sheets.page(number) for number in range(sheets.pages)]


def test_that_letters_are_a_30th_of_the_height_at_least(size: QSizeF, sheets: HallSheets) -> None:
    for each in pages(sheets):
        assert min(writing.pixels for writing in each.writings) >= size.height() / 30


def test_that_all_words_have_room(sheets: HallSheets) -> None:
    for page in pages(sheets):
        for each in page.writings:
            metrics = QFontMetricsF(letters_of(each.pixels, bold=each.is_bold))
            assert metrics.horizontalAdvance(each.text) <= each.room.width() + 1, each.text
            assert each.pixels <= each.room.height(), each.text


def test_that_nothing_lies_over_another(size: QSizeF, sheets: HallSheets) -> None:
    screen = QRectF(0, 0, size.width(), size.height())
    for page in pages(sheets)[:2]:
        rooms = [each.room for each in page.writings if each.text]
        rooms += [room for room, _ in page.discs]
        assert all(screen.contains(room) for room in rooms)
        for one, other in combinations(rooms, 2):
            common = one.intersected(other)
            assert min(common.width(), common.height()) <= 1, (one, other)


def test_that_no_surname_is_cut(sheets: HallSheets) -> None:
    words = [each.text for page in pages(sheets) for each in page.writings]
    assert not any("…" in word for word in words if word.split("…")[0] in "".join(SURNAMES))


def test_that_every_match_stands_on_one_page_alone(sheets: HallSheets) -> None:
    seen = [each.head.label for page in range(sheets.pages) for each in sheets.meetings(page)]
    assert seen == [str(number) for number in range(1, len(seen) + 1)]


def test_that_60_matches_are_read_without_names_on_few_pages(qtbot: QtBot) -> None:
    sheets = HallSheets(a_round(60, 4), QSizeF(1366, 768))
    assert not sheets.has_names
    assert sheets.pages <= 4
    assert HallSheets(a_round(5, 4), QSizeF(1366, 768)).has_names
