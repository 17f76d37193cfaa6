"""A knockout of teams: legs, what divides teams that are level, and what boards do to a bracket."""

from collections.abc import Sequence
from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Result,
)
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    USUAL_DECIDERS,
    Decider,
    LineUpRules,
    TeamRules,
)
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.match import Due, MatchState, WonBy
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.matches import cancel_games, pair_next_games
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.commands.play.stages import add_stage, remove_stage, set_knockout
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.play.knockouts import won_by_text
from tests.services.team_hands import boards_made, boards_stage, main, numbered, of_teams, typed

_ONE = MatchStep(games=1, colours=ColoursBy.NUMBER)
_TWO = MatchStep(games=2, colours=ColoursBy.NUMBER)


def _begun(
    workspace: Workspace,
    *steps: MatchStep,
    teams: int = 4,
    deciders: tuple[Decider, ...] = USUAL_DECIDERS,
) -> tuple[TeamId, ...]:
    """Let teams play a knockout on four boards, with the numbers of their strength."""
    rules = TeamRules(line_ups=LineUpRules(boards=4), deciders=deciders)
    entered = of_teams(workspace, teams=teams, rules=rules, system=System.KNOCKOUT)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=steps)))
    numbered(workspace, entered)
    return entered


def _leg(workspace: Workspace, round: int, *tables: Sequence[Result | None]) -> None:
    """Pair the next games, make their boards, and type results from board 1 on, White's first."""
    workspace.do(pair_next_games)
    boards_made(workspace, round)
    for table, results in enumerate(tables, start=1):
        typed(workspace, round, table, results)


def _state(workspace: Workspace, match: int) -> MatchState:
    stands = knockout(main(workspace))
    nodes = [*stands.matches.values()]
    found = nodes[match - 1].state
    assert found is not None
    return found


# On boards 1 to 4 the team named first has White, Black, White, Black.
_ALL = [WHITE_WINS, BLACK_WINS, WHITE_WINS, BLACK_WINS]
_NONE = [BLACK_WINS, WHITE_WINS, BLACK_WINS, WHITE_WINS]
_LEVEL = [DRAW, DRAW, DRAW, DRAW]


def test_the_winner_of_a_match_of_boards_goes_on(workspace: Workspace) -> None:
    teams = _begun(workspace, _ONE)
    _leg(workspace, 1, _ALL, _NONE)

    assert [_state(workspace, at).winner for at in (1, 2)] == [teams[0], teams[2]]
    _leg(workspace, 2, _ALL)

    assert _state(workspace, 3).winner == teams[0]
    assert knockout(main(workspace)).is_over


def test_the_second_leg_has_the_colours_turned(workspace: Workspace) -> None:
    _begun(workspace, _TWO)
    _leg(workspace, 1, _ALL, _ALL)
    assert _state(workspace, 1).due is Due.GAME

    workspace.do(pair_next_games)

    first, second = main(workspace).rounds
    assert [(game.black, game.white) for game in second.games] == [
        (game.white, game.black) for game in first.games
    ]


def test_game_points_over_both_legs_divide_teams_with_equal_match_points(
    workspace: Workspace,
) -> None:
    teams = _begun(workspace, _TWO)
    _leg(workspace, 1, [WHITE_WINS, DRAW, DRAW, DRAW], _ALL)
    _leg(workspace, 2, _ALL, _LEVEL)

    lost = _state(workspace, 1)
    assert (lost.winner, lost.won_by) == (teams[3], WonBy.DECIDER)
    assert lost.decided is not None
    assert lost.decided.values == (Decimal("2.5"), Decimal("5.5"))
    assert won_by_text(catalogue("en"), lost) == "2:2, by game points 5½:2½"
    assert _state(workspace, 2).won_by is WonBy.GAMES


@pytest.mark.parametrize(
    ("decider", "results", "values"),
    [
        # Board 1 won, board 2 lost: 1 + 3/2 + 4/2 against 2 + 3/2 + 4/2.
        (Decider.BOARD_COUNT, [WHITE_WINS, WHITE_WINS, DRAW, DRAW], ("4.5", "5.5")),
        (Decider.BERLIN, [WHITE_WINS, WHITE_WINS, DRAW, DRAW], ("5.5", "4.5")),
        (Decider.TOP_BOARDS, [DRAW, BLACK_WINS, BLACK_WINS, DRAW], ("1", "0")),
        (Decider.WITHOUT_LAST_BOARDS, [DRAW, BLACK_WINS, BLACK_WINS, DRAW], ("1.5", "0.5")),
    ],
)
def test_what_boards_divide(
    workspace: Workspace, decider: Decider, results: list[Result], values: tuple[str, str]
) -> None:
    teams = _begun(workspace, _ONE, teams=2, deciders=(Decider.GAME_POINTS, decider))
    _leg(workspace, 1, results)

    state = _state(workspace, 1)
    assert (state.winner, state.won_by) == (teams[0], WonBy.DECIDER)
    assert state.decided is not None
    assert state.decided.by is decider
    assert state.decided.values == tuple(map(Decimal, values))


def test_the_smaller_number_goes_on_where_nothing_else_divides(workspace: Workspace) -> None:
    seeded = (Decider.GAME_POINTS, Decider.BOARD_COUNT, Decider.SMALLER_NUMBER)
    teams = _begun(workspace, _ONE, teams=2, deciders=seeded)
    _leg(workspace, 1, _LEVEL)

    state = _state(workspace, 1)
    assert state.winner == teams[0]
    assert won_by_text(catalogue("en"), state) == "1:1, by the smaller number"


def test_a_lot_is_due_where_the_regulations_name_nothing_more(workspace: Workspace) -> None:
    _begun(workspace, _ONE, teams=2)
    _leg(workspace, 1, _LEVEL)

    assert _state(workspace, 1).due is Due.LOT


def test_a_further_match_comes_before_the_count_of_boards(workspace: Workspace) -> None:
    rapid = MatchStep(games=1, time_control="10+5", colours=ColoursBy.TURN)
    teams = _begun(workspace, _ONE, rapid, teams=2)
    _leg(workspace, 1, [WHITE_WINS, WHITE_WINS, DRAW, DRAW])
    state = _state(workspace, 1)
    assert (state.due, state.next and state.next.time_control) == (Due.GAME, "10+5")

    _leg(workspace, 2, [WHITE_WINS, WHITE_WINS, DRAW, DRAW])

    state = _state(workspace, 1)
    assert (state.winner, state.won_by) == (teams[1], WonBy.DECIDER)


def test_the_smaller_number_wins_no_match_to_which_neither_came(workspace: Workspace) -> None:
    _begun(workspace, _ONE, teams=2, deciders=(Decider.SMALLER_NUMBER,))
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=BOTH_FORFEIT)

    assert (_state(workspace, 1).winner, _state(workspace, 1).due) == (None, Due.LOT)


def test_who_comes_alone_goes_on(workspace: Workspace) -> None:
    teams = _begun(workspace, _ONE)
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_FORFEITS)

    assert _state(workspace, 1).winner == teams[3]


def test_a_board_cannot_be_turned_over_under_a_later_match(workspace: Workspace) -> None:
    _begun(workspace, _ONE)
    _leg(workspace, 1, [WHITE_WINS, DRAW, DRAW, DRAW], _ALL)
    workspace.do(pair_next_games)

    with pytest.raises(RuleError) as unexplained:
        typed(workspace, 1, 1, [BLACK_WINS])
    with pytest.raises(RuleError) as refused:
        workspace.at(boards_stage(workspace)).do(
            correct_result,
            round=Round(1),
            board=Board(1),
            result=BLACK_WINS,
            reason="the protocol",
        )

    assert unexplained.value.code == "permission.reason-missing"
    assert refused.value.code == "match.built-upon"


def test_boards_go_with_a_match_that_is_taken_back(workspace: Workspace) -> None:
    _begun(workspace, _ONE)
    workspace.do(pair_next_games)
    here = boards_made(workspace, 1)

    match = main(workspace).rounds[0].game(Board(1)).match
    assert match is not None
    workspace.do(cancel_games, match=match)

    assert [game.board for game in here.competition.rounds[0].games] == [5, 6, 7, 8]
    assert len(main(workspace).rounds[0].line_ups) == 2


def test_a_final_of_teams_has_boards_and_takes_them_along(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=4)
    numbered(workspace, teams)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.MATCH,
        players=(teams[0], teams[1]),
        first_place=1,
    )

    tournament = workspace.event.tournament
    boards = tournament.boards_of(final)
    assert boards is not None
    assert [each.id for each in tournament.later_stages] == [final]

    workspace.at(final).do(remove_stage, reason="Фіналу не буде")

    assert not any(each.boards_of == final for each in workspace.event.tournament.stages)


def test_boards_of_one_table_are_made_at_a_time(workspace: Workspace) -> None:
    _begun(workspace, _ONE)
    workspace.do(pair_next_games)

    workspace.do(make_boards, round=Round(1), tables=[Board(2)])

    boards = workspace.event.tournament.boards_of()
    assert boards is not None
    assert [game.board for game in boards.rounds[0].games] == [5, 6, 7, 8]
