"""What an event online needs: how games ended, results that wait, games lost long after."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.domain.disputes.sanctions import Ruling, standings_after
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.game_notes import EndedBy
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.play.rounds import enter_result, note_ending
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.play.missing_results import unfinished
from tests.services.disputes import of_one
from tests.services.hands import last_line, refused_code, undo_and_redo

Play = Callable[[int], Workspace]


def game(workspace: Workspace, round: int, board: int) -> Game:
    return workspace.event.tournament.main_stage.round(Round(round)).game(Board(board))


def enter(workspace: Workspace, round: int, board: int, result: str) -> None:
    workspace.do(enter_result, round=Round(round), board=Board(board), result=Result.parse(result))


def test_that_how_a_game_ended_is_noted_and_goes_with_its_result(play: Play) -> None:
    workspace = play(4)

    def note(ended_by: EndedBy | None, *, provisional: bool = False) -> None:
        workspace.do(
            note_ending,
            round=Round(1),
            board=Board(1),
            ended_by=ended_by,
            provisional=provisional,
        )

    assert refused_code(lambda: note(EndedBy.DISCONNECTION)) == "game.no-ending"
    enter(workspace, 1, 1, "1-0")
    note(EndedBy.FAIR_PLAY, provisional=True)
    assert last_line(workspace) == (
        "Round 1, board 1: ended by fair play; provisional until a decision"
    )
    undo_and_redo(workspace)
    told = [*unfinished(catalogue("en"), workspace.event.tournament.main_stage.rounds[:1])]
    assert any(each.startswith("Provisional until a decision, by round: 1") for each in told)
    enter(workspace, 1, 1, "0-1")
    after = game(workspace, 1, 1)
    assert (after.is_provisional, after.ended_by) == (False, EndedBy.FAIR_PLAY)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=None)
    assert game(workspace, 1, 1).ended_by is None


@pytest.fixture
def played(play: Play) -> Workspace:
    """Four players, two rounds played: the first has won with White and drawn with Black."""
    workspace = play(4)
    enter(workspace, 1, 1, "1-0")
    enter(workspace, 1, 2, "½-½")
    board = next(
        each.board
        for each in workspace.event.tournament.main_stage.round(Round(2)).games
        if PlayerId(1) in (each.white, each.black)
    )
    enter(workspace, 2, board, "½-½")
    return workspace


def sanctioned(workspace: Workspace, sanction: Sanction, last: int = 2) -> None:
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 1, 20),
            player=PlayerId(1),
            offence=Offence.UNFAIR_PLAY,
            sanction=sanction,
            first_round=Round(1),
            last_round=Round(last),
            account="Висновок комісії з чесної гри",
            decided=True,
        ),
    )


def results_of(workspace: Workspace, player: int) -> list[str]:
    """Return the player's results of two rounds, the own side first."""
    found = []
    for round_ in workspace.event.tournament.main_stage.rounds[:2]:
        for each in round_.games:
            if PlayerId(player) in (each.white, each.black) and each.result is not None:
                is_white = each.white == player
                found.append(str(each.result if is_white else each.result.turned))
    return found


@pytest.mark.parametrize(
    ("sanction", "after"),
    [
        (Sanction.GAMES_TO_OPPONENTS, ["0-1", "0-1"]),
        (Sanction.GAMES_LOST, ["0-0", "0-½"]),
    ],
)
def test_that_games_of_several_rounds_are_lost_in_one_act_and_given_back(
    played: Workspace, sanction: Sanction, after: list[str]
) -> None:
    before = results_of(played, 1)
    sanctioned(played, sanction)
    assert results_of(played, 1) == after
    undo_and_redo(played)
    (incident,) = played.event.tournament.incidents
    assert [each.encounter and each.encounter.round for each in incident.penalty(1).effects] == [
        1,
        2,
    ]
    played.do(lift_sanction, incident=incident.id, sanction=1, reason="апеляція", decided=True)
    assert results_of(played, 1) == before


def test_that_what_a_sanction_over_rounds_does_to_everybody_is_told_before(
    played: Workspace,
) -> None:
    ruling = Ruling(
        player=PlayerId(1),
        offence=Offence.UNFAIR_PLAY,
        sanction=Sanction.GAMES_TO_OPPONENTS,
        first_round=Round(1),
        last_round=Round(2),
    )
    told = standings_after(in_hand(played.event), ruling)
    opponents = {
        player
        for round_ in played.event.tournament.main_stage.rounds[:2]
        for each in round_.games
        if PlayerId(1) in (each.white, each.black)
        for player in (each.white, each.black)
    }
    assert {each.player for each in told} == opponents


def test_that_rounds_in_which_nothing_would_change_are_refused(play: Play) -> None:
    workspace = play(4)
    assert refused_code(lambda: sanctioned(workspace, Sanction.GAMES_LOST)) == "incident.no-games"
