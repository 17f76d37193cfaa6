"""Teams from the first roster to the results of their matches."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.known_then import merely_went_on
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import (
    add_team,
    change_team,
    remove_team,
    set_roster,
)
from arbiter_app.services.commands.play.line_ups import (
    hand_in,
    make_boards,
    remove_boards,
    take_back_line_up,
)
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_for_rating,
    enter_result,
    sign_off_round,
)
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import choose_system, last_line, refused_code, undo_and_redo
from tests.services.team_hands import (
    FOUR_BOARDS,
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)

WHITE_TEAM_WINS = Result(Mark.WON, Mark.LOST)


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    entered_teams = of_teams(workspace)
    numbered(workspace, entered_teams)
    return entered_teams


def match(workspace: Workspace, round: int, table: int) -> Game:
    return main(workspace).round(Round(round)).game(Board(table))


def rules(workspace: Workspace) -> TeamRules:
    found = workspace.event.tournament.settings.teams
    assert found is not None
    return found


def test_that_a_round_robin_of_teams_has_its_matches(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    first, second, third, fourth = teams
    competition = main(workspace)
    assert [(each.white, each.black) for each in competition.round(Round(1)).games] == [
        (first, fourth),
        (second, third),
    ]
    assert len(competition.rounds) == 3
    assert competition.missing == 6
    assert read_event(workspace.path).tournament == workspace.event.tournament


def test_that_boards_follow_the_pattern_of_colours(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    here = boards_made(workspace)
    games = here.event.tournament.competition(boards_stage(workspace)).round(Round(1)).games
    home, guests = players_of(workspace, teams[0]), players_of(workspace, teams[3])
    assert [(each.board, each.white, each.black) for each in games[:4]] == [
        (1, home[0], guests[0]),
        (2, guests[1], home[1]),
        (3, home[2], guests[2]),
        (4, guests[3], home[3]),
    ]
    assert games[4].board == 5


def test_that_a_match_ends_with_its_last_board(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS, WHITE_WINS, DRAW])
    assert match(workspace, 1, 1).result is None
    assert points_of(rules(workspace), match(workspace, 1, 1)) == (Decimal("1.5"), Decimal("1.5"))
    typed(workspace, 1, 1, [WHITE_WINS, WHITE_WINS, DRAW, BLACK_WINS])
    assert match(workspace, 1, 1).result == WHITE_TEAM_WINS
    assert points_of(rules(workspace), match(workspace, 1, 1)) == (Decimal("2.5"), Decimal("1.5"))
    assert read_event(workspace.path).tournament == workspace.event.tournament
    undo_and_redo(workspace)
    assert len(teams) == 4


def test_that_a_board_typed_later_makes_no_paper_wrong_and_a_corrected_one_does(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW])
    then = workspace.event
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW, BLACK_WINS])
    assert merely_went_on(workspace.event, then)
    typed(workspace, 1, 1, [DRAW])
    assert not merely_went_on(workspace.event, then)
    assert len(teams) == 4


def test_that_a_match_forfeited_as_a_whole_has_no_boards(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(2), result=BLACK_FORFEITS)
    assert match(workspace, 1, 2).result == BLACK_FORFEITS
    assert points_of(rules(workspace), match(workspace, 1, 2)) == (Decimal(4), Decimal(0))
    code = refused_code(
        lambda: workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    )
    assert code == "result.of-boards"
    assert len(teams) == 4


def test_that_a_game_is_adjourned_or_corrected_for_the_rating_and_not_a_match(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    here = boards_made(workspace)

    def adjourned(at: Workspace | AtStage) -> None:
        at.do(
            adjourn_game, round=Round(1), board=Board(1), sealed_by=None, note="", resumes_at=None
        )

    def corrected(at: Workspace | AtStage) -> None:
        at.do(correct_for_rating, round=Round(1), board=Board(1), result=WHITE_WINS, reason="late")

    assert refused_code(lambda: adjourned(workspace)) == "match.of-boards"
    adjourned(here)
    for table in range(1, len(teams) // 2 + 1):
        typed(workspace, 1, table, [DRAW] * 4)
    workspace.do(sign_off_round, round=Round(1))
    assert refused_code(lambda: corrected(workspace)) == "match.of-boards"
    corrected(here)
    assert here.competition.round(Round(1)).game(Board(1)).for_rating == WHITE_WINS


def test_that_who_sits_alone_wins_the_board(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    one, two, three, *_ = players_of(workspace, teams[3])
    workspace.do(hand_in, round=Round(1), team=teams[3], players=[one, two, three, None])
    boards_made(workspace)
    games = main(workspace).round(Round(1)).game(Board(1))
    assert points_of(rules(workspace), games) == (Decimal(1), Decimal(0))
    typed(workspace, 1, 1, [BLACK_WINS, WHITE_WINS, BLACK_WINS])
    assert match(workspace, 1, 1).result == WHITE_TEAM_WINS.turned
    assert points_of(rules(workspace), match(workspace, 1, 1)) == (Decimal(1), Decimal(3))


def test_that_a_match_in_which_nobody_played_was_not_played(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    typed(workspace, 1, 1, [BOTH_FORFEIT] * 4)
    assert match(workspace, 1, 1).result == BOTH_FORFEIT
    assert len(teams) == 4


def test_that_a_line_up_is_sealed_until_the_boards_are_made(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    players = players_of(workspace, teams[0])
    order = [players[0], players[2], players[3], players[4]]
    workspace.do(hand_in, round=Round(1), team=teams[0], players=order, by="Капітан")
    assert last_line(workspace) == "Round 1: line-up of Буревій handed in"
    workspace.do(take_back_line_up, round=Round(1), team=teams[0])
    assert main(workspace).round(Round(1)).line_ups == ()
    workspace.do(hand_in, round=Round(1), team=teams[0], players=order)
    boards_made(workspace)
    code = refused_code(lambda: workspace.do(hand_in, round=Round(1), team=teams[0], players=order))
    assert code == "line-up.opened"
    of_round = main(workspace).round(Round(1)).line_ups
    assert [each.handed_in is None for each in of_round] == [False, True, True, True]
    workspace.do(remove_boards, round=Round(1), tables=[Board(1), Board(2)])
    (left,) = main(workspace).round(Round(1)).line_ups
    assert left.players == tuple(order)
    undo_and_redo(workspace)


def test_that_boards_with_results_stay(workspace: Workspace, teams: tuple[TeamId, ...]) -> None:
    boards_made(workspace)
    typed(workspace, 1, 1, [DRAW])
    tables = [Board(1)]
    assert refused_code(lambda: workspace.do(remove_boards, round=Round(1), tables=tables)) == (
        "boards.played"
    )
    assert refused_code(lambda: workspace.do(make_boards, round=Round(1), tables=tables)) == (
        "boards.made-already"
    )
    assert len(teams) == 4


def test_that_rosters_hold_together(workspace: Workspace) -> None:
    first, second = of_teams(workspace, teams=2)
    member = workspace.event.tournament.team(first).members[0]
    others = workspace.event.tournament.team(second).members
    assert (
        refused_code(lambda: workspace.do(set_roster, team=second, members=[member, *others]))
        == "team.member-of-another"
    )
    assert (
        refused_code(lambda: workspace.do(set_roster, team=first, members=[member, member]))
        == "team.member-twice"
    )
    workspace.do(
        change_team, team=first, name="Буревій", captain_plays=member.player, coach="Тренер Т. Т."
    )
    others = workspace.event.tournament.team(first).members[1:]
    workspace.do(set_roster, team=first, members=others)
    assert workspace.event.tournament.team(first).captain_plays is None
    workspace.do(remove_team, team=second)
    assert [team.name for team in workspace.event.tournament.teams] == ["Буревій"]
    undo_and_redo(workspace)
    assert read_event(workspace.path).tournament == workspace.event.tournament


def test_that_names_tell_teams_apart(workspace: Workspace) -> None:
    of_teams(workspace, teams=1)
    assert refused_code(lambda: workspace.do(add_team, name=" буревій ")) == "team.name-taken"
    assert refused_code(lambda: workspace.do(add_team, name=" ")) == "team.name-missing"


def test_that_people_and_teams_do_not_change_places(workspace: Workspace) -> None:
    assert refused_code(lambda: workspace.do(add_team, name="Буревій")) == "team.none-play"
    of_teams(workspace, teams=1)
    assert refused_code(lambda: workspace.do(set_team_rules, rules=None)) == "team-rules.has-teams"
    wrong = replace(FOUR_BOARDS, colours="WX")
    assert refused_code(lambda: workspace.do(set_team_rules, rules=wrong)) == "team-rules.colours"


def test_that_a_member_who_comes_late_has_the_next_number(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    late = workspace.do(add_player, name="Пізній Петро")
    team = workspace.event.tournament.team(teams[0])
    fresh = replace(team.members[0], player=late, number=None)
    workspace.do(set_roster, team=team.id, members=[*team.members, fresh])
    assert workspace.event.tournament.team(team.id).member(late).number == 4 * 5 + 1


def test_that_a_signed_round_of_boards_is_whole(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    here = boards_made(workspace)
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    here.do(sign_off_round, round=Round(1))
    assert main(workspace).round(Round(1)).missing == 0
    assert len(teams) == 4


def test_that_a_swiss_of_teams_numbers_them_by_strength(workspace: Workspace) -> None:
    strong, *weaker = of_teams(workspace, teams=3, system=System.SWISS)
    numbered(workspace, (strong, *weaker))
    assert [*main(workspace).numbers] == [strong, *weaker]


@pytest.mark.parametrize("colours", ["B", "BWWB"])
def test_that_the_team_named_first_in_a_swiss_has_white_on_board_1(
    workspace: Workspace, colours: str
) -> None:
    """Its colour is that on board 1 (C.04.6 Art. 1.6.1)."""
    black_first = replace(FOUR_BOARDS, colours=colours)
    workspace.do(set_team_rules, rules=black_first)
    choose_system(workspace, System.SWISS)
    assert rules(workspace).colours == colours.translate(str.maketrans("WB", "BW"))
    code = refused_code(lambda: workspace.do(set_team_rules, rules=black_first))
    assert code == "team-rules.colours-of-swiss"
