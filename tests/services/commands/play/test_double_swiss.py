"""A Double-Swiss: a round is a match of two games, each with a result of its own (C.04.5)."""

from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from functools import partial

import pytest

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    HALF_TO_WHITE,
    STANDARD_SCORING,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.scorings import of_two_games
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.people.participation import return_player, withdraw_player
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    check_result,
    correct_for_rating,
    correct_result,
    enter_result,
    forfeit_late,
    note_away,
    publish_round,
    set_times,
    sign_off_round,
    swap_colours,
)
from arbiter_app.services.commands.rules.swiss_rules import set_swiss_rules
from arbiter_app.services.commands.whole.event import (
    change_scoring,
    change_system,
    change_tie_breaks,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event.scoring import points_of_results
from tests.services.double_hands import enter_games, make_double, match, play_matches
from tests.services.hands import choose_system, last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import pair

FIRST, TOP = Round(1), Board(1)


def points(workspace: Workspace) -> dict[int, Decimal]:
    table = crosstable(workspace.event.tournament.competition())
    return {line.number: line.points for line in table.lines.values()}


def at_board(workspace: Workspace, round: int, board: int) -> Game:
    return workspace.event.tournament.competition().round(Round(round)).game(Board(board))


def first_round(workspace: Workspace, players: int = 4) -> Workspace:
    """Publish round 1 of so many players: 1 meets the first of the lower half at board 1."""
    make_double(workspace, players)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    return workspace


def test_that_points_are_those_of_matches_and_the_bye_a_game_won_and_one_drawn(
    workspace: Workspace,
) -> None:
    scoring = make_double(workspace, 5).event.tournament.settings.scoring
    assert scoring == of_two_games(STANDARD_SCORING)
    assert [scoring.win, scoring.draw, scoring.pairing_bye] == [*map(Decimal, ("2", "1", "1.5"))]
    assert points_of_results(catalogue("en"), workspace.event.tournament.settings) == (
        "each of the two games of a match: win 1, draw ½, loss 0, pairing-allocated bye 1½"
    )
    round_ = play_matches(workspace, 1)
    assert [bye.mark for bye in round_.byes] == [Mark.PAIRING_BYE]
    assert points(workspace)[round_.byes[0].player] == Decimal("1.5")


def test_that_the_second_result_comes_when_it_is_known(workspace: Workspace) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, WHITE_WINS)
    assert last_line(workspace).endswith(" 1 – 0, …")
    game = at_board(workspace, 1, 1)
    assert (game.result, game.so_far) == (None, (WHITE_WINS, None))
    assert workspace.event.tournament.competition().round(Round(1)).missing == 2
    assert refused_code(lambda: workspace.do(sign_off_round, round=Round(1))) == (
        "round.results-missing"
    )
    undo_and_redo(workspace)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW, game=2)
    game = at_board(workspace, 1, 1)
    assert (game.result, game.so_far) == (match(WHITE_WINS, DRAW), None)
    assert last_line(workspace).endswith("1½ – ½ (1 – 0, ½ – ½), before that 1 – 0, …")
    assert points(workspace)[1] == Decimal("1.5")
    undo_and_redo(workspace)


def test_that_both_results_may_come_at_once_and_one_alone_is_corrected(
    workspace: Workspace,
) -> None:
    first_round(workspace)
    workspace.do(enter_result, round=FIRST, board=TOP, result=match(BLACK_WINS, DRAW))
    workspace.do(enter_result, round=FIRST, board=TOP, result=WHITE_WINS, game=1)
    assert at_board(workspace, 1, 1).result == match(WHITE_WINS, DRAW)
    workspace.do(enter_result, round=FIRST, board=TOP, result=None, game=2)
    assert at_board(workspace, 1, 1).so_far == (WHITE_WINS, None)
    workspace.do(enter_result, round=FIRST, board=TOP, result=None)
    game = at_board(workspace, 1, 1)
    assert (game.result, game.so_far) == (None, None)


def test_that_one_result_alone_does_not_say_how_a_match_ended(workspace: Workspace) -> None:
    first_round(workspace)
    enter = partial(workspace.do, enter_result, round=FIRST, board=TOP, result=DRAW)
    assert refused_code(enter) == "result.of-two-games"
    assert refused_code(partial(enter, game=3)) == "result.no-such-game"
    assert at_board(workspace, 1, 1).two_games == (None, None)


@pytest.mark.parametrize(
    ("games", "points_of_match", "was_played"),
    [
        ((WHITE_WINS, DRAW), ("1.5", "0.5"), True),
        ((HALF_TO_WHITE, WHITE_WINS), ("1.5", "0"), True),
        ((BLACK_FORFEITS, BLACK_WINS), ("1", "1"), True),
        ((BLACK_FORFEITS, BLACK_FORFEITS), ("2", "0"), False),
        ((BOTH_FORFEIT, BOTH_FORFEIT), ("0", "0"), False),
        ((BOTH_FORFEIT, WHITE_FORFEITS), ("0", "1"), False),
        ((BLACK_FORFEITS, WHITE_FORFEITS), ("1", "1"), True),
    ],
)
def test_that_a_match_is_forfeited_only_by_who_forfeits_both_games(
    workspace: Workspace,
    games: tuple[Result, Result],
    points_of_match: tuple[str, str],
    was_played: bool,
) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, *games)
    game = at_board(workspace, 1, 1)
    enter_games(workspace, 1, 2, DRAW, DRAW)
    table = crosstable(workspace.event.tournament.competition())
    got = (table.points(game.white), table.points(game.black))
    assert got == tuple(map(Decimal, points_of_match))
    position = swiss_position(workspace.event.tournament.competition(), Round(2))
    players: dict[int, int] = {each.number: at for at, each in enumerate(position.players)}
    white, black = players[game.white], players[game.black]
    assert bool(position.met[white] >> black & 1) is was_played


def test_that_a_match_without_a_game_played_gives_no_colour(workspace: Workspace) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, BLACK_FORFEITS, WHITE_FORFEITS)
    enter_games(workspace, 1, 2, BLACK_FORFEITS, DRAW)
    position = swiss_position(workspace.event.tournament.competition(), Round(2))
    in_order = sorted(position.players, key=lambda each: each.number)
    assert [len(each.colours) for each in in_order] == [
        0, 1, 0, 1,
    ]  # fmt: skip


def test_that_a_match_won_by_forfeit_bars_the_bye_and_a_game_does_not(
    workspace: Workspace,
) -> None:
    first_round(workspace, 5)
    enter_games(workspace, 1, 1, BLACK_FORFEITS, BLACK_FORFEITS)
    enter_games(workspace, 1, 2, BLACK_FORFEITS, BLACK_WINS)
    position = swiss_position(workspace.event.tournament.competition(), Round(2))
    barred = {each.number for each in position.players if each.bye_barred}
    assert barred == {at_board(workspace, 1, 1).white, 5}


def test_that_who_leaves_between_the_games_forfeits_the_second_one_alone(
    workspace: Workspace,
) -> None:
    first_round(workspace, 6)
    enter_games(workspace, 1, 1, WHITE_WINS)
    gone = at_board(workspace, 1, 1).white
    workspace.do(withdraw_player, player=gone, reason="захворів")
    assert at_board(workspace, 1, 1).result == match(WHITE_WINS, WHITE_FORFEITS)
    undo_and_redo(workspace)
    workspace.do(return_player, player=gone, reason="одужав")
    game = at_board(workspace, 1, 1)
    assert (game.result, game.so_far) == (None, (WHITE_WINS, None))


def test_that_a_match_is_verified_and_its_colours_are_changed_as_one(workspace: Workspace) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, WHITE_WINS)
    check = partial(workspace.do, check_result, round=FIRST, board=TOP)
    assert refused_code(check) == "result.none-to-check"
    workspace.do(swap_colours, round=FIRST, board=TOP)
    assert at_board(workspace, 1, 1).so_far == (BLACK_WINS, None)
    workspace.do(enter_result, round=FIRST, board=TOP, result=DRAW, game=2)
    check()
    assert at_board(workspace, 1, 1).checked is not None
    workspace.do(enter_result, round=FIRST, board=TOP, result=DRAW, game=1)
    assert at_board(workspace, 1, 1).checked is None


def double_of_sixteen(workspace: Workspace) -> Workspace:
    """Play five rounds of 16: a game and a match are forfeited, one comes late, one leaves."""
    make_double(workspace, 16)
    round_ = pair(workspace, 1)
    workspace.do(publish_round, round=round_.number)
    for game in round_.games:
        enter_games(workspace, 1, game.board, WHITE_WINS, DRAW)
    enter_games(workspace, 1, 3, BLACK_FORFEITS)
    enter_games(workspace, 1, 5, WHITE_FORFEITS, WHITE_FORFEITS)
    workspace.do(join_late, name="Гравець 017", fide_rating=2450, reason="дозволив організатор")
    play_matches(workspace, 2)
    round_ = pair(workspace, 3)
    workspace.do(publish_round, round=round_.number)
    for game in round_.games:
        enter_games(workspace, 3, game.board, DRAW)
    workspace.do(withdraw_player, player=PlayerId(4), reason="захворів")
    for game in round_.games:
        if at_board(workspace, 3, game.board).result is None:
            workspace.do(enter_result, round=Round(3), board=game.board, result=BLACK_WINS, game=2)
    for number in (4, 5):
        play_matches(workspace, number)
    return workspace


def test_that_a_tournament_of_sixteen_is_played_to_the_end(workspace: Workspace) -> None:
    double_of_sixteen(workspace)
    competition = workspace.event.tournament.competition()
    assert competition.missing == 0
    met = [
        frozenset((game.white, game.black))
        for _, game in competition.games
        if game.result is not None and not game.result.is_forfeit
    ]
    assert len(met) == len({*met})
    given = sum(points(workspace).values())
    forfeited = {
        game.result for _, game in competition.games if game.result and game.result.is_forfeit
    }
    assert forfeited == {match(WHITE_FORFEITS, WHITE_FORFEITS)}
    byes = [bye.mark for each in competition.rounds for bye in each.byes]
    matches = sum(len(each.games) for each in competition.rounds)
    assert given == 2 * matches + sum(competition.settings.scoring.points(each) for each in byes)
    table = standings(competition, workspace.event.contestants)
    assert [row.points for row in table.rows] == sorted(
        (row.points for row in table.rows), reverse=True
    )


def test_that_a_wrong_game_found_late_is_corrected_with_a_reason(workspace: Workspace) -> None:
    play_matches(make_double(workspace, 8), 1)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    now = at_board(workspace, 1, 1).result
    assert now is not None
    other = match(now.games[0], now.games[1].turned if now.games[1] != DRAW else WHITE_WINS)
    enter = partial(workspace.do, enter_result, round=FIRST, board=TOP, result=other)
    assert refused_code(enter) == "permission.reason-missing"
    accepting = workspace.accepting(WeighedAct.CORRECTION)
    accepting.do(correct_result, round=FIRST, board=TOP, result=other, reason="нечітка картка")
    assert at_board(workspace, 1, 1).result == other


def test_that_both_games_of_a_match_are_corrected_for_the_rating(workspace: Workspace) -> None:
    make_double(workspace, 8)
    for number in (1, 2):
        play_matches(workspace, number)
    pair(workspace, 3)
    workspace.do(publish_round, round=Round(3))
    accepting = workspace.accepting(WeighedAct.CORRECTION)

    def correct(result: Result | None) -> None:
        accepting.do(
            correct_for_rating, round=FIRST, board=TOP, result=result, reason="переплутали"
        )

    before = at_board(workspace, 1, 1)
    assert refused_code(lambda: correct(DRAW)) == "result.of-two-games"
    assert at_board(workspace, 1, 1) == before
    rated = match(WHITE_WINS, WHITE_WINS)
    correct(rated)
    assert at_board(workspace, 1, 1).rated_result == rated
    correct(before.result)
    assert at_board(workspace, 1, 1) == before


def test_that_another_system_counts_games_again(workspace: Workspace) -> None:
    make_double(workspace, 4)
    rules = replace(workspace.event.tournament.settings.swiss, system=SwissSystem.DUTCH)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal("1.5"))
    scoring = workspace.event.tournament.settings.scoring
    assert scoring == STANDARD_SCORING


def test_that_the_system_is_chosen_with_its_points(workspace: Workspace) -> None:
    edition = workspace.event.tournament.settings.edition
    workspace.do(
        change_system,
        cycles=1,
        swap_last_rounds=False,
        edition_id=edition,
        system=System.SWISS,
        swiss=SwissSystem.DOUBLE,
    )
    assert workspace.event.tournament.settings.scoring == of_two_games(STANDARD_SCORING)
    workspace.do(change_scoring, win=Decimal(3), draw=Decimal(1), loss=Decimal(0))
    scoring = workspace.event.tournament.settings.scoring
    assert [scoring.win, scoring.draw, scoring.pairing_bye] == [*map(Decimal, ("6", "2", "4"))]
    choose_system(workspace, System.ROUND_ROBIN)
    scoring = workspace.event.tournament.settings.scoring
    assert [scoring.win, scoring.draw] == [*map(Decimal, ("3", "1"))]


def test_that_criteria_of_games_count_each_of_the_two(workspace: Workspace) -> None:
    make_double(workspace, 6)
    workspace.do(
        change_tie_breaks,
        tie_breaks=("WIN", "WON", "BPG", "BWG", "STD"),
        unresolved=Unresolved.SHARED,
    )
    pair(workspace, 1)
    enter_games(workspace, 1, 1, WHITE_WINS, WHITE_WINS)
    enter_games(workspace, 1, 2, BLACK_FORFEITS, DRAW)
    enter_games(workspace, 1, 3, BLACK_WINS, DRAW)
    table = standings(workspace.event.tournament.competition(), workspace.event.contestants)
    values = {row.player: [str(value) for value in row.values] for row in table.rows}
    one, two, three = (at_board(workspace, 1, board) for board in (1, 2, 3))
    assert values[one.white] == ["1", "2", "1", "1", "1"]
    assert values[one.black] == ["0", "0", "1", "0", "0"]
    assert values[two.white] == ["0", "0", "1", "0", "1"]
    assert values[two.black] == ["0", "0", "0", "0", "0"]
    assert values[three.white] == ["0", "0", "1", "0", "0"]
    assert values[three.black] == ["0", "1", "1", "1", "1"]


def test_that_who_is_late_loses_the_game_that_is_next(workspace: Workspace) -> None:
    make_double(workspace, 4)
    workspace.do(set_particulars, particulars={Particular.DEFAULT_TIME: "15"})
    pair(workspace, 1)
    workspace.do(set_times, times={Round(1): datetime(2026, 10, 1, 9, 0)})
    workspace.do(publish_round, round=Round(1))
    workspace.do(note_away, round=FIRST, board=TOP, white=False, black=True)
    workspace.do(forfeit_late, round=FIRST, boards=[TOP])
    assert at_board(workspace, 1, 1).so_far == (BLACK_FORFEITS, None)
    workspace.do(enter_result, round=FIRST, board=TOP, result=DRAW, game=2)
    assert at_board(workspace, 1, 1).result == match(BLACK_FORFEITS, DRAW)


def test_that_an_exclusion_forfeits_matches_and_its_lifting_gives_them_back(
    workspace: Workspace,
) -> None:
    first_round(workspace)
    gone = at_board(workspace, 1, 1).white
    incident = workspace.do(
        record_incident,
        at=datetime(2026, 11, 1, 10, 0),
        offence=Offence.DISTURBANCE,
        account="шумів у залі",
        penalties=(
            {
                "player": gone,
                "sanction": Sanction.EXCLUSION,
                "first_round": FIRST,
                "last_round": FIRST,
            },
        ),
    )
    assert at_board(workspace, 1, 1).result == match(WHITE_FORFEITS, WHITE_FORFEITS)
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="рішення комітету")
    assert at_board(workspace, 1, 1).two_games == (None, None)


def test_that_a_sanction_sets_no_game_of_a_match(workspace: Workspace) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, DRAW, DRAW)
    record = partial(
        workspace.do,
        record_incident,
        at=datetime(2026, 11, 1, 10, 0),
        round=FIRST,
        board=TOP,
        offence=Offence.DEVICE,
        account="телефон",
        penalties=(
            {
                "player": at_board(workspace, 1, 1).white,
                "sanction": Sanction.LOSS,
                "result": BLACK_WINS,
            },
        ),
    )
    assert refused_code(record) == "result.of-two-games"


def test_that_no_game_of_a_match_is_adjourned(workspace: Workspace) -> None:
    first_round(workspace)
    adjourn = partial(
        workspace.do,
        adjourn_game,
        round=FIRST,
        board=TOP,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    assert refused_code(adjourn) == "game.of-two"


def test_that_what_was_played_of_a_match_stays_when_an_exclusion_is_lifted(
    workspace: Workspace,
) -> None:
    first_round(workspace)
    enter_games(workspace, 1, 1, WHITE_WINS)
    incident = workspace.do(
        record_incident,
        at=datetime(2026, 11, 1, 10, 0),
        offence=Offence.DISTURBANCE,
        account="шумів у залі",
        penalties=(
            {
                "player": at_board(workspace, 1, 1).white,
                "sanction": Sanction.EXCLUSION,
                "first_round": FIRST,
                "last_round": FIRST,
            },
        ),
    )
    assert at_board(workspace, 1, 1).result == match(WHITE_WINS, WHITE_FORFEITS)
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="рішення комітету")
    game = at_board(workspace, 1, 1)
    assert (game.result, game.so_far) == (None, (WHITE_WINS, None))
