"""The hall: first boards of tournaments, rooms, nobody twice at a board, times of all rounds."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from functools import partial

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Grid
from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.disputes.incidents import Offence, PenaltyFields, Sanction
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.results import WHITE_WINS, Result
from arbiter_app.domain.hall.numbering import numbered_through, read_rooms, rooms_of, rooms_text
from arbiter_app.domain.hall.rounds import boards_needed, collisions
from arbiter_app.domain.hall.shown import as_in_hall
from arbiter_app.domain.ids import Board, Round, StageId, TournamentId
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.rounds import (
    check_result,
    enter_result,
    forfeit_late,
    publish_round,
    set_times,
)
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.hall import arrange_hall, set_order_of_rounds
from arbiter_app.services.commands.whole.tournaments import describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.row_changes.lines import change_lines
from arbiter_app.wording.terms.disputes import appeals, incidents
from tests.documents.conftest import texts_of
from tests.services.hands import last_line, refusal, refused_code, said
from tests.services.tournament_hands import filled, second

Play = Callable[[int], Workspace]

ONE, TWO = Round(1), Round(2)
MORNING, NOON, EVENING = (datetime(2026, 12, 5, hour) for hour in (9, 13, 17))
BY_BOARD = {"round": 1, "order": "board"}


def two(play: Play, *first_boards: int | None) -> tuple[Workspace, AtStage, AtStage]:
    """Two tournaments of two boards each, with their first boards in the hall."""
    workspace = play(4)
    there = filled(workspace)
    arrange(workspace, *first_boards)
    ids = [each.id for each in workspace.event.tournaments]
    return workspace, workspace.at(StageId(ids[0])), there


def arrange(workspace: Workspace, *first_boards: int | None, rooms: tuple[Room, ...] = ()) -> None:
    ids = [each.id for each in workspace.event.tournaments]
    firsts = (None if each is None else Board(each) for each in first_boards)
    workspace.do(arrange_hall, first_boards=dict(zip(ids, firsts, strict=False)), rooms=rooms)


def room(name: str, first: int, last: int) -> Room:
    return Room(name=name, first=Board(first), last=Board(last))


def published(round: Round, *places: AtStage) -> None:
    for here in places:
        here.do(publish_round, round=round)


def boards_on(paper: str, workspace: Workspace, here: AtStage, **options: str | int) -> list[str]:
    """Return the boards of a tournament as a paper has them."""
    kind = document(paper)
    chosen = {**options, "tournament": here.stage}
    event = read_event(workspace.path)
    return texts_of(kind.build(event, chosen, catalogue("en"), MORNING), "Bd")


def test_a_round_whose_boards_are_taken_is_not_published(play: Play) -> None:
    workspace, first, other = two(play, 1, 2)
    published(ONE, first)
    refused = refusal(lambda: other.do(publish_round, round=ONE))
    assert refused.code == "hall.boards-taken"
    assert said(refused).startswith(
        "U12, round 1 needs boards of the hall at which U10 plays round 1 at the same time: 2."
    )
    arrange(workspace, 1, 3)
    published(ONE, other)


def test_boards_are_free_again_once_the_round_is_over(play: Play) -> None:
    _, first, other = two(play, 1, 1)
    published(ONE, first)
    for board in (1, 2):
        first.do(enter_result, round=ONE, board=Board(board), result=WHITE_WINS)
    published(ONE, other)


@pytest.mark.parametrize(
    ("starts", "is_refused"),
    [((MORNING, NOON), False), ((MORNING, MORNING), True), ((MORNING, None), True)],
)
def test_only_at_the_same_time_boards_are_in_the_way(
    play: Play, starts: tuple[datetime | None, datetime | None], is_refused: bool
) -> None:
    _, first, other = two(play, 1, 1)
    for here, start in zip((first, other), starts, strict=True):
        here.do(set_times, times={ONE: start})
    published(ONE, first)
    if is_refused:
        assert refused_code(lambda: other.do(publish_round, round=ONE)) == "hall.boards-taken"
    else:
        published(ONE, other)


def test_a_long_game_holds_its_board_until_it_can_be_over(play: Play) -> None:
    workspace, first, other = two(play, 1, 1)
    for here, title, control in ((first, "U10", "90+30"), (other, "U12", "15+10")):
        here.do(describe_tournament, title=title, time_control=control)
    first.do(set_times, times={ONE: MORNING})
    other.do(set_times, times={ONE: NOON.replace(hour=12, minute=59)})
    assert [{*each.boards} for each in collisions(workspace.event)] == [{1, 2}]
    other.do(set_times, times={ONE: NOON})
    assert collisions(workspace.event) == ()


def test_boards_of_their_own_are_in_nobodys_way(play: Play) -> None:
    workspace, first, other = two(play, None, 1)
    published(ONE, first, other)
    assert collisions(workspace.event) == ()


@pytest.mark.parametrize(
    ("paper", "options"),
    [("pairings", BY_BOARD), ("round-protocol", {"round": 1})],
)
def test_papers_of_the_second_tournament_have_the_boards_of_the_hall(
    play: Play, paper: str, options: Mapping[str, str | int]
) -> None:
    workspace, first, other = two(play, 1, 3)
    assert boards_on(paper, workspace, first, **options)[:2] == ["1", "2"]
    assert boards_on(paper, workspace, other, **options)[:2] == ["3", "4"]


def test_the_journal_and_refusals_name_the_boards_of_the_hall(play: Play) -> None:
    workspace, _, other = two(play, 1, 41)
    other.do(enter_result, round=ONE, board=Board(2), result=Result.parse("1-0"))
    assert last_line(workspace).startswith("U12. Round 1, board 42: ")
    refused = refusal(lambda: other.do(check_result, round=ONE, board=Board(1)))
    assert refused.facts["board"] == 41
    refused = refusal(lambda: other.do(forfeit_late, round=ONE, boards=[Board(1)]))
    assert refused.facts["board"] == 41
    assert workspace.event.tournaments[1].competition().rounds[0].games[0].board == 1


def test_all_are_numbered_through_with_the_boards_they_need(workspace: Workspace) -> None:
    for title, players in (("U12", 5), ("U14", 9)):
        here = second(workspace, title)
        for number in range(players):
            here.do(add_player, name=f"{title} № {number}")
    assert [boards_needed(each) for each in workspace.event.tournaments] == [1, 2, 4]
    assert [*numbered_through(workspace.event).values()] == [1, 2, 4]
    rooms = (room("Мала зала", 1, 2), room("Велика зала", 11, 16))
    assert [*numbered_through(workspace.event, rooms).values()] == [1, 11, 13]
    workspace.do(arrange_hall, first_boards=numbered_through(workspace.event, rooms), rooms=rooms)
    told = [
        [each.name for each in rooms_of(workspace.event, t)] for t in workspace.event.tournaments
    ]
    assert told == [["Мала зала"], ["Велика зала"], ["Велика зала"]]


def test_who_plays_on_other_days_has_the_same_boards(workspace: Workspace) -> None:
    second(workspace).do(
        describe_tournament, title="Бліц", starts_on=date(2026, 12, 8), ends_on=date(2026, 12, 8)
    )
    workspace.do(
        describe_event,
        title="Фестиваль",
        place="",
        organiser="",
        starts_on=date(2026, 12, 5),
        ends_on=date(2026, 12, 7),
        time_control="90+30",
    )
    assert [*numbered_through(workspace.event).values()] == [1, 1]


def test_the_hall_is_arranged_in_one_act_that_is_undone_whole(play: Play) -> None:
    workspace, _, _ = two(play, None, None)
    arrange(workspace, 1, 3, rooms=(room(" Зала А ", 1, 40),))
    assert last_line(workspace) == (
        "Boards in the hall: U10 from 1; U12 from 3; rooms Зала А: 1–40"
    )
    event = read_event(workspace.path)
    assert [each.first_board for each in event.tournaments] == [1, 3]
    assert event.rooms == (room("Зала А", 1, 40),)
    workspace.undo()
    event = read_event(workspace.path)
    assert [each.first_board for each in event.tournaments] == [None, None]
    assert event.rooms == ()


@pytest.mark.parametrize(
    ("rooms", "code"),
    [
        ((room(" ", 1, 2),), "room.name-missing"),
        ((room("A", 3, 2),), "room.boards"),
        ((room("A", 1, 10_000),), "room.boards"),
        ((room("A", 1, 20), room("B", 20, 30)), "room.overlap"),
    ],
)
def test_rooms_are_rooms(workspace: Workspace, rooms: tuple[Room, ...], code: str) -> None:
    assert refused_code(lambda: arrange(workspace, rooms=rooms)) == code


def test_rooms_are_typed_one_in_each_line() -> None:
    rooms = (room("Зала А", 1, 40), room("Кімната 2: тиха", 41, 60))
    assert rooms_text(rooms) == "Зала А: 1–40\nКімната 2: тиха: 41–60"
    assert read_rooms(rooms_text(rooms)) == rooms
    assert read_rooms("\n Зала А :1 - 40 \n") == rooms[:1]
    assert refused_code(lambda: read_rooms("Зала А")) == "room.unreadable"


def test_a_first_board_is_a_board(workspace: Workspace) -> None:
    assert refused_code(lambda: arrange(workspace, 0)) == "hall.first-board"
    nobody = {TournamentId(77): Board(1)}
    act = partial(workspace.do, arrange_hall, first_boards=nobody, rooms=())
    assert refused_code(act) == "tournament.none"


def test_times_of_all_tournaments_are_set_in_one_act(play: Play) -> None:
    workspace, first, other = two(play, 1, 3)
    assert first.stage is not None
    assert other.stage is not None
    workspace.do(
        set_order_of_rounds,
        times={first.stage: {ONE: MORNING, TWO: EVENING}, other.stage: {ONE: NOON}},
    )
    assert last_line(workspace) == "Order of rounds: times set for 3 rounds"
    starts = [
        [each.starts_at for each in tournament.main_stage.rounds]
        for tournament in read_event(workspace.path).tournaments
    ]
    assert starts == [[MORNING, EVENING, None], [NOON, None, None]]
    workspace.undo()
    assert not any(
        each.starts_at for t in workspace.event.tournaments for each in t.main_stage.rounds
    )


def test_the_order_of_rounds_is_that_of_each_tournament(play: Play) -> None:
    workspace, first, other = two(play, 1, 3)
    assert other.stage is not None
    turned = {other.stage: {ONE: NOON, TWO: MORNING}}
    refused = refusal(lambda: workspace.do(set_order_of_rounds, times=turned))
    assert (refused.code, refused.facts["title"]) == ("hall.times-order", "U12")
    published(ONE, other)
    other.do(enter_result, round=ONE, board=Board(1), result=WHITE_WINS)
    again = {other.stage: {ONE: NOON}}
    assert (
        refused_code(lambda: workspace.do(set_order_of_rounds, times=again))
        == "permission.reason-missing"
    )
    workspace.do(set_order_of_rounds, times=again, reason="почали пізніше")
    assert first.competition.rounds[0].starts_at is None


def test_the_order_of_rounds_hangs_on_the_wall(play: Play) -> None:
    workspace, first, other = two(play, 1, 3)
    arrange(workspace, 1, 3, rooms=(room("Зала А", 1, 2), room("Зала Б", 3, 9)))
    first.do(set_times, times={ONE: MORNING, TWO: EVENING})
    other.do(set_times, times={ONE: MORNING})
    kind = document("order-of-rounds")
    report = kind.build(read_event(workspace.path), {}, catalogue("en"), NOON)
    (grid,) = (each for each in report.body if isinstance(each, Grid))
    assert {
        table.title: [[cell.text for cell in row] for row in table.rows] for table in grid.tables
    } == {
        "5 December 2026, 9:00": [["U10", "1", "1–2", "Hall A"], ["U12", "1", "3–4", "Hall B"]],
        "5 December 2026, 17:00": [["U10", "2", "1–2", "Hall A"]],
    }
    arrange(workspace, 1, 3)
    report = kind.build(read_event(workspace.path), {}, catalogue("en"), NOON)
    (grid,) = (each for each in report.body if isinstance(each, Grid))
    heads = [column.title for column in grid.tables[0].columns]
    assert heads == ["Tournament", "Round", "Boards"]


def test_disputes_are_told_by_the_boards_of_the_hall(play: Play) -> None:
    workspace, _, other = two(play, 1, 41)
    published(ONE, other)
    who = other.competition.rounds[0].game(Board(2)).white
    other.do(
        record_incident,
        at=MORNING,
        offence=Offence.CONDUCT,
        account="Шум",
        round=ONE,
        board=Board(2),
        penalties=[PenaltyFields(player=who, sanction=Sanction.LOSS, result=Result.parse("0-1"))],
    )
    assert "Incident, round 1, board 42: " in last_line(workspace)
    other.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=MORNING,
        player=who,
        claim="Не шумів",
        round=ONE,
        board=Board(2),
    )
    words, event = catalogue("en"), other.event
    (appeal,) = event.tournament.appeals
    (incident,) = event.tournament.incidents
    assert appeals.against(words, event, appeal).endswith("round 1, board 42")
    (told,) = incidents.told_effects(words, event, incident.penalties[0])
    assert told.startswith("Round 1, board 42, ")
    # on paper they have their numbers already
    assert appeals.against(words, as_in_hall(event), as_in_hall(event).tournament.appeals[0]) == (
        appeals.against(words, event, appeal)
    )


def test_the_details_of_an_entry_name_the_boards_of_the_hall(play: Play) -> None:
    workspace, first, other = two(play, 11, 41)
    other.do(enter_result, round=ONE, board=Board(2), result=WHITE_WINS)
    (of_other,) = change_lines(catalogue("en"), workspace.history()[-1].changes, workspace.event)
    assert ", board 42, " in of_other
    first.do(enter_result, round=ONE, board=Board(2), result=WHITE_WINS)
    (of_first,) = change_lines(catalogue("en"), workspace.history()[-1].changes, workspace.event)
    assert ", board 12, " in of_first
