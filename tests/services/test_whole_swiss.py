"""A whole Swiss with all that goes wrong in one, from its numbers to its report file."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_event, check_report
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import expel_player
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import (
    correct_for_rating,
    correct_result,
    enter_result,
    publish_round,
    sign_off_round,
)
from arbiter_app.services.commands.play.swiss_rounds import keep_in_pairing
from arbiter_app.services.files.report_files import examine_report, read_report, write_report
from arbiter_app.services.workspace import Workspace
from tests.services.disputes import of_one
from tests.services.swiss_hands import make_swiss, pair

AT = datetime(2026, 11, 3, 12)
P = PlayerId
PAIRED_UPON_ERROR = {Round(5)}
"""Its pairs stand though a result of round 4 was corrected when they were played."""


def expected(game: Game) -> Result:
    """Let the player who was registered first win, and every third game be drawn."""
    if (game.white + game.black) % 3 == 0:
        return DRAW
    return WHITE_WINS if game.white < game.black else BLACK_WINS


def play_out(
    workspace: Workspace, number: int, otherwise: Mapping[int, Result] | None = None
) -> RoundOfPlay:
    """Publish a round that is paired, let it be played, results of boards apart; sign it off."""
    round_ = workspace.event.tournament.competition().round(Round(number))
    workspace.do(publish_round, round=round_.number)
    for game in round_.games:
        result = (otherwise or {}).get(game.board, expected(game))
        if workspace.event.tournament.competition().round(round_.number).game(game.board).result:
            continue
        workspace.do(enter_result, round=round_.number, board=game.board, result=result)
    workspace.do(sign_off_round, round=round_.number)
    return workspace.event.tournament.competition().round(round_.number)


def players_of(round_: RoundOfPlay) -> set[PlayerId]:
    return {each for game in round_.games for each in (game.white, game.black)}


def exclusion(workspace: Workspace, player: PlayerId, first: int, last: int) -> IncidentId:
    return workspace.do(
        record_incident,
        **of_one(
            at=AT,
            player=player,
            offence=Offence.OTHER,
            sanction=Sanction.EXCLUSION,
            first_round=Round(first),
            last_round=Round(last),
            account="заважав грати",
        ),
    )


def test_that_a_swiss_goes_on_whatever_happens(workspace: Workspace, tmp_path: Path) -> None:
    make_swiss(workspace, 20)
    first_rounds(workspace)
    middle_rounds(workspace)
    last_rounds(workspace)
    competition = workspace.event.tournament.competition()
    assert phase(competition) is Phase.OVER
    assert other_rounds(check_event(in_hand(workspace.event), dutch.pair)) == PAIRED_UPON_ERROR
    goes_out_and_comes_back(workspace, tmp_path)


def first_rounds(workspace: Workspace) -> None:
    """Round 1 with an absence told beforehand, round 2 with a late entry, round 3 with a forfeit
    after which somebody is left out.
    """
    workspace.do(ask_bye, players=[P(7)], rounds=[Round(1)], mark=Mark.HALF_BYE, reason="потяг")
    pair(workspace, 1)
    play_out(workspace, 1)
    late = workspace.do(join_late, name="Пізній Захар", fide_rating=2490, reason="рейс")
    second = pair(workspace, 2)
    assert late in players_of(second)
    play_out(workspace, 2, {3: WHITE_FORFEITS})
    absent = second.game(Board(3)).white
    third = pair(workspace, 3)
    assert absent not in players_of(third)
    assert [bye.player for bye in third.byes if bye.is_unexplained] == [absent]
    workspace.do(keep_in_pairing, round=Round(3), players=(absent,), kept=True)
    assert absent in players_of(pair(workspace, 3))
    play_out(workspace, 3)


def middle_rounds(workspace: Workspace) -> None:
    """An exclusion that is lifted, a wrong result found two rounds later, an expulsion at a draft
    and one in the middle of a round.
    """
    incident = exclusion(workspace, P(11), 4, 5)
    fourth = pair(workspace, 4)
    assert P(11) not in players_of(fourth)
    play_out(workspace, 4)
    pair(workspace, 5)
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="виправдано")
    fifth = pair(workspace, 5)
    assert P(11) in players_of(fifth)
    play_out(workspace, 5)
    workspace.do(
        correct_for_rating, round=Round(3), board=Board(2), result=DRAW, reason="знайдено запізно"
    )
    sixth = pair(workspace, 6)
    workspace.accepting(WeighedAct.CORRECTION).do(
        correct_result,
        round=Round(4),
        board=Board(1),
        result=DRAW,
        reason="картки",
        decided=True,
    )
    competition = workspace.event.tournament.competition()
    assert is_overtaken(competition, competition.round(Round(6)))
    leaver = sixth.games[3].white
    workspace.do(expel_player, player=leaver, reason="образив суддю")
    sixth = pair(workspace, 6)
    assert leaver not in players_of(sixth)
    workspace.do(publish_round, round=Round(6))
    second = sixth.games[1].black
    workspace.do(expel_player, player=second, reason="шахраював")
    now = workspace.event.tournament.competition().round(Round(6))
    assert now.games[1].result == BLACK_FORFEITS
    for game in now.games:
        if game.result is None:
            workspace.do(enter_result, round=Round(6), board=game.board, result=expected(game))
    workspace.do(sign_off_round, round=Round(6))


def last_rounds(workspace: Workspace) -> None:
    """The rest, with nobody on one side of board 1 in the last round."""
    for number in (7, 8):
        pair(workspace, number)
        play_out(workspace, number)
    pair(workspace, 9)
    last = play_out(workspace, 9, {1: BLACK_FORFEITS})
    assert last.games[0].result == BLACK_FORFEITS


def other_rounds(found: Verdict) -> set[Round]:
    """Return the rounds that the judge would pair otherwise; all are judged."""
    assert [each.unchecked for each in found.rounds] == [None] * 9
    return {each.round for each in found.rounds if each.differences}


def goes_out_and_comes_back(workspace: Workspace, folder: Path) -> None:
    """The file is whole, its report says the same event, and a check finds what that of the event
    does.
    """
    assert verify(workspace.path) == ()
    event = workspace.event
    target = folder / "swiss.trf"
    write_report(target, event, trf.Version.TRF26)
    reading = read_report(target)
    back = examine_report(target).event
    assert back is not None
    now, then = (standings(in_hand(each).competition, each.players) for each in (event, back))
    told = [[(row.place, row.points) for row in table.rows] for table in (now, then)]
    assert told[0] == told[1]
    found = check_report(reading, back, dutch.pair)
    assert other_rounds(found) == PAIRED_UPON_ERROR
    assert found.standings.differences == ()
