"""What captains put under the reports of their matches (Ukrainian rules V.2.2)."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.known_then import without_later
from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_WINS,
)
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.teams.signatures import signings, unsigned
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.play.line_ups import remove_boards
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.commands.play.signatures import (
    sign_for_team,
    sign_matches,
    take_back_signature,
)
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.play import signatures as terms
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.team_hands import (
    FOUR_BOARDS,
    boards_made,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)

HALF = Decimal("0.5")
ENGLISH = catalogue("en")


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams of four boards, the first of them with a captain; round 1 has its boards: the
    first team meets the fourth, the second the third.
    """
    entered_teams = of_teams(workspace)
    workspace.do(
        change_team,
        team=entered_teams[0],
        name="Буревій",
        captain="Коваль Олена",
        substitute="Гай Іван",
    )
    workspace.do(
        change_team,
        team=entered_teams[3],
        name="Ендшпіль",
        captain_plays=players_of(workspace, entered_teams[3])[0],
    )
    numbered(workspace, entered_teams)
    boards_made(workspace)
    return entered_teams


def signed(workspace: Workspace, round: int = 1) -> list[MatchSignature]:
    return [*main(workspace).round(Round(round)).signatures]


def lacking(workspace: Workspace, round: int = 1) -> list[int]:
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    return [match.board for match in unsigned(rules, main(workspace).round(Round(round)))]


def told(workspace: Workspace, table: int) -> Iterator[str]:
    round_ = main(workspace).round(Round(1))
    for each in signings(round_, round_.game(Board(table))):
        yield terms.given(ENGLISH, each)


def test_that_both_captains_sign_with_one_act(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [WHITE_WINS, WHITE_WINS, DRAW, BLACK_WINS])
    assert lacking(workspace) == [1]
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    first, fourth = signed(workspace)
    assert (first.team, first.by, first.how) == (teams[0], "Коваль Олена", HowSigned.SIGNED)
    assert (fourth.team, fourth.by) == (teams[3], "Ендшпіль Гравець1")
    assert first.own == fourth.other == (Decimal(1), Decimal(0), HALF, Decimal(1))
    assert last_line(workspace) == "Round 1: captains signed, tables 1"
    assert lacking(workspace) == []
    assert read_event(workspace.path).tournament == workspace.event.tournament
    undo_and_redo(workspace)


def test_that_a_whole_round_is_signed_with_one_act(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    assert lacking(workspace) == [1, 2]
    workspace.do(sign_matches, round=Round(1), tables=[Board(1), Board(2)])
    assert {each.team for each in signed(workspace)} == {*teams}
    assert last_line(workspace) == "Round 1: captains signed, tables 1, 2"
    undo_and_redo(workspace)


def test_that_nobody_signs_before_the_match_is_over(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [DRAW] * 3)
    table = [Board(1)]
    assert refused_code(lambda: workspace.do(sign_matches, round=Round(1), tables=table)) == (
        "signature.not-over"
    )
    code = refused_code(
        lambda: workspace.do(sign_for_team, round=Round(1), team=teams[0], how=HowSigned.REFUSED)
    )
    assert code == "signature.not-over"
    assert lacking(workspace) == []


def test_that_a_match_that_was_not_played_has_no_report_to_sign(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(enter_result, round=Round(2), board=Board(1), result=BLACK_FORFEITS)
    typed(workspace, 1, 2, [BOTH_FORFEIT] * 4)
    assert lacking(workspace, 2) == lacking(workspace) == []
    code = refused_code(lambda: workspace.do(sign_matches, round=Round(2), tables=[Board(1)]))
    assert code == "signature.not-played"
    assert len(teams) == 4


def test_that_signing_twice_is_refused(workspace: Workspace, teams: tuple[TeamId, ...]) -> None:
    typed(workspace, 1, 1, [DRAW] * 4)
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    code = refused_code(lambda: workspace.do(sign_matches, round=Round(1), tables=[Board(1)]))
    assert code == "signature.all-there"
    assert len(teams) == 4


def test_that_a_protest_and_a_refusal_stay_when_the_others_sign(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    workspace.do(
        sign_for_team,
        round=Round(1),
        team=teams[0],
        how=HowSigned.PROTEST,
        by="Гай Іван",
    )
    assert last_line(workspace) == (
        "Round 1, report of the match signed for Буревій under protest: Гай Іван (for the captain)"
    )
    workspace.do(sign_for_team, round=Round(1), team=teams[2], how=HowSigned.REFUSED)
    assert last_line(workspace) == (
        "Round 1, report of the match not signed for Дебют, refused: the captain"
    )
    assert lacking(workspace) == [1, 2]
    workspace.do(sign_matches, round=Round(1), tables=[Board(1), Board(2)])
    assert lacking(workspace) == []
    assert [*told(workspace, 1)] == [
        "Гай Іван (for the captain), signed under protest",
        "Ендшпіль Гравець1",
    ]
    assert [*told(workspace, 2)] == ["signed", "refused to sign"]


def test_that_a_corrected_result_leaves_what_was_signed_as_it_was(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [WHITE_WINS, WHITE_WINS, DRAW, BLACK_WINS])
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    workspace.do(change_team, team=teams[0], name="Буревій", captain="Інша Людина")
    typed(workspace, 1, 1, [DRAW])
    assert [*told(workspace, 1)] == [
        "Коваль Олена, for 2½ – 1½",
        "Ендшпіль Гравець1, for 2½ – 1½",
    ]
    assert lacking(workspace) == [1]
    typed(workspace, 1, 1, [WHITE_WINS])
    assert lacking(workspace) == []
    # The same score by other boards is another result.
    typed(workspace, 1, 1, [DRAW, WHITE_WINS, WHITE_WINS, BLACK_WINS])
    assert lacking(workspace) == [1]
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    assert [*told(workspace, 1)] == ["Інша Людина", "Ендшпіль Гравець1"]


def test_that_a_signature_is_taken_back(workspace: Workspace, teams: tuple[TeamId, ...]) -> None:
    typed(workspace, 1, 1, [DRAW] * 4)
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    workspace.do(take_back_signature, round=Round(1), team=teams[0])
    assert last_line(workspace) == "Round 1: signature for Буревій taken back"
    assert lacking(workspace) == [1]
    undo_and_redo(workspace)
    code = refused_code(lambda: workspace.do(take_back_signature, round=Round(1), team=teams[0]))
    assert code == "signature.none"


def test_that_signatures_go_with_the_boards(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [DRAW] * 4)
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    typed(workspace, 1, 1, [None] * 4)
    assert [*told(workspace, 1)] == ["Коваль Олена, for 2 – 2", "Ендшпіль Гравець1, for 2 – 2"]
    workspace.do(remove_boards, round=Round(1), tables=[Board(1)])
    assert signed(workspace) == []
    undo_and_redo(workspace)
    assert len(teams) == 4


def test_that_none_are_asked_for_where_the_regulations_do_not(workspace: Workspace) -> None:
    rules = replace(FOUR_BOARDS, captains_sign=False)
    numbered(workspace, of_teams(workspace, rules=rules))
    boards_made(workspace)
    typed(workspace, 1, 1, [DRAW] * 4)
    assert lacking(workspace) == []
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    assert len(signed(workspace)) == 2


def test_that_a_snapshot_brings_signatures_back(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    workspace.do(sign_matches, round=Round(1), tables=[Board(1), Board(2)])
    before = signed(workspace)
    workspace.do(sign_off_round, round=Round(1))
    workspace.do(take_back_signature, round=Round(1), team=teams[0])
    restore(workspace, snapshots(workspace)[0])
    assert signed(workspace) == before


def test_that_a_signature_makes_no_printed_paper_wrong(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [DRAW] * 4)
    workspace.do(sign_for_team, round=Round(1), team=teams[0], how=HowSigned.SIGNED)
    then = workspace.event
    workspace.do(sign_matches, round=Round(1), tables=[Board(1)])
    now = replace(workspace.event, data_version=then.data_version)
    assert without_later(now, then) == then
