"""A Swiss is paired round by round: drafts, their publication, and what takes them back."""

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import WHITE_WINS, Mark
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import (
    enter_result,
    publish_round,
    take_back_publication,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round, unpair_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds


def test_that_a_whole_swiss_is_paired_and_played(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 13), 9)
    competition = workspace.event.tournament.competition()
    assert [len(each.games) for each in competition.rounds] == [6] * 9
    free = [bye.player for each in competition.rounds for bye in each.byes]
    assert len(free) == len({*free}) == 9
    met = [frozenset((game.white, game.black)) for _, game in competition.games]
    assert len(met) == len({*met})


def test_that_a_draft_is_paired_anew_published_and_taken_back(workspace: Workspace) -> None:
    make_swiss(workspace, 7)
    first = pair(workspace, 1)
    assert last_line(workspace) == "Round 1 paired as a draft: 3 boards"
    assert first.published is None
    assert [bye.mark for bye in first.byes] == [Mark.PAIRING_BYE]
    again = pair(workspace, 1)
    assert [(game.white, game.black) for game in again.games] == [
        (game.white, game.black) for game in first.games
    ]
    workspace.do(publish_round, round=Round(1))
    assert refused_code(lambda: pair(workspace, 1)) == "pairing.published"
    refused = refused_code(lambda: workspace.do(unpair_round, round=Round(1)))
    assert refused == "pairing.published"
    workspace.do(take_back_publication, round=Round(1), reason="помилка")
    workspace.do(unpair_round, round=Round(1))
    taken = workspace.event.tournament.competition().round(Round(1))
    assert (taken.games, taken.byes) == ((), ())


def test_that_a_missing_result_stops_the_pairing(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    pair(workspace, 1)
    assert refused_code(lambda: pair(workspace, 2)) == "pairing.results-missing"
    assert refused_code(lambda: pair(workspace, 3)) == "pairing.not-yet"


def test_that_what_was_worked_out_of_other_results_is_not_written(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    first = play(workspace, 1)
    competition = workspace.event.tournament.competition()
    made = make_round(competition, Round(2), dutch.pair)
    board = Board(1)
    result = first.game(board).result
    assert result is not None
    other = result.turned if result != result.turned else WHITE_WINS
    workspace.do(enter_result, round=Round(1), board=board, result=other)
    assert refused_code(lambda: workspace.do(pair_round, made=made)) == "pairing.changed"


def test_that_a_round_with_results_or_a_later_round_stays(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    play(workspace, 1)
    assert refused_code(lambda: pair(workspace, 1)) == "pairing.published"
    pair(workspace, 2)
    assert refused_code(lambda: pair(workspace, 1)) == "pairing.built-upon"


def test_that_no_round_of_a_round_robin_is_taken_away(workspace: Workspace) -> None:
    for number in range(1, 6):
        workspace.do(add_player, name=f"Гравець {number}")
    workspace.do(draw_lots, seed="1")
    refused = refused_code(lambda: workspace.do(unpair_round, round=Round(3)))
    assert refused == "pairing.not-swiss"


def test_that_undo_takes_a_pairing_back_whole(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    before = workspace.event
    pair(workspace, 1)
    workspace.undo()
    assert workspace.event.tournament == before.tournament


def test_that_a_swiss_has_the_usual_tie_breaks_of_a_swiss(workspace: Workspace) -> None:
    make_swiss(workspace, 4)
    here = in_hand(workspace.event)
    assert standings(here.competition, here.event.players).tie_breaks == ("BH/C1", "BH", "SB", "DE")
