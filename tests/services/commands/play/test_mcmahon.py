"""A McMahon tournament of Go from 15 kyu to 3 dan, played to the end."""

from decimal import Decimal
from pathlib import Path
from random import Random

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS, Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.by_hand import HandPair, PairingByHand
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.formats.trf.lines.records import Version
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.levels import move_levels
from arbiter_app.services.commands.play.rounds import correct_result, enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.services.conftest import new_event
from tests.services.go_hands import go_tournament
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import pair


def levels(workspace: Workspace) -> list[int]:
    return [each.level for each in workspace.event.tournament.entrants.values()]


def play(workspace: Workspace, number: int) -> None:
    round_ = pair(workspace, number)
    workspace.do(publish_round, round=round_.number)
    chance = Random(number)
    for game in round_.games:
        result = chance.choice((WHITE_WINS, BLACK_WINS))
        workspace.do(enter_result, round=round_.number, board=game.board, result=result)


def test_that_levels_are_proposed_by_grade_between_floor_and_bar(workspace: Workspace) -> None:
    go_tournament(workspace)
    assert workspace.event.tournament.settings.tie_breaks == ("SOS", "SOS/C1", "SOS/C2")
    assert (
        levels(workspace)
        == [30] * 4 + [29, 28, 27, 27, 26, 25, 25, 24, 23, 22, 21, 20, 19] + [18] * 3
    )
    assert [*workspace.event.tournament.numbers] == [*range(1, 21)]


def test_that_people_are_moved_by_hand_and_a_draft_goes(workspace: Workspace) -> None:
    go_tournament(workspace)
    pair(workspace, 1)
    workspace.do(move_levels, levels={PlayerId(4): 29, PlayerId(20): 17})
    assert last_line(workspace) == ("Levels of McMahon moved: Камінь 04: 29; Камінь 20: 17")
    assert not workspace.event.competition().rounds[0].games
    undo_and_redo(workspace)
    assert levels(workspace)[3] == 29
    assert levels(workspace)[19] == 17
    workspace.do(move_levels, levels={PlayerId(4): None})
    assert levels(workspace)[3] == 30
    wrong = {PlayerId(1): 100}
    assert refused_code(lambda: workspace.do(move_levels, levels=wrong)) == "mcmahon.level"


def test_that_a_grade_corrected_after_round_1_leaves_the_level(workspace: Workspace) -> None:
    go_tournament(workspace)
    round_ = pair(workspace, 1)
    entry = workspace.event.tournament.entry(PlayerId(20))
    assert (entry.level, entry.level_kept) == (None, 18)
    workspace.do(edit_player, player=PlayerId(20), name="Камінь 20", grade=read_grade("8k"))
    assert levels(workspace)[19] == 18
    workspace.do(unpair_round, round=Round(1))
    assert levels(workspace)[19] == 22
    round_ = pair(workspace, 1)
    workspace.do(publish_round, round=round_.number)
    workspace.do(edit_player, player=PlayerId(20), name="Камінь 20", grade=read_grade("1k"))
    assert levels(workspace)[19] == 22
    moved = {PlayerId(20): 20}
    assert refused_code(lambda: workspace.do(move_levels, levels=moved)) == "mcmahon.level-played"


def test_that_handicaps_are_kept_as_they_were_paired(workspace: Workspace) -> None:
    go_tournament(workspace)
    play(workspace, 1)
    kept = {game.board: (game.handicap, game.komi) for game in pair(workspace, 2).games}
    assert {*kept.values()} <= {(0, Decimal("6.5")), (1, Decimal("0.5"))}
    workspace.do(publish_round, round=Round(2))
    for game in workspace.event.competition().round(Round(1)).games:
        turned = BLACK_WINS if game.result == WHITE_WINS else WHITE_WINS
        workspace.accepting(WeighedAct.CORRECTION).do(
            correct_result, round=Round(1), board=game.board, result=turned, reason="помилка"
        )
    now = workspace.event.competition().round(Round(2)).games
    assert {game.board: (game.handicap, game.komi) for game in now} == kept


def test_that_a_whole_tournament_is_played_exported_and_checked(workspace: Workspace) -> None:
    go_tournament(workspace)
    play(workspace, 1)
    late = workspace.do(join_late, name="Камінь Пізній", grade=read_grade("2k"), reason="запізно")
    assert workspace.event.tournament.entry(late).level_kept == 28
    undo_and_redo(workspace)
    workspace.do(ask_bye, players=[PlayerId(7)], rounds=[Round(2)], mark=Mark.HALF_BYE)
    play(workspace, 2)
    workspace.do(withdraw_player, player=PlayerId(12), reason="захворів")
    for number in range(3, 6):
        play(workspace, number)
    event = workspace.event
    text = trf.encode(trf.format(trf.report_of(event)))
    reading = trf.read(text)
    assert reading.report is not None
    read = trf.event_of(reading.report)
    assert trf.encode(trf.format(trf.report_of(read))) == text
    assert {*trf.losses(event, Version.TRF26)} <= {"signatures", "made-from", "draw", "desk"}
    found = check_report(reading, read)
    assert found.pairings == Remark("by-mcmahon")
    assert [each.is_right for each in found.rounds] == [True] * 5
    assert found.standings.is_right


def test_that_a_report_is_imported_with_levels_and_handicaps(
    workspace: Workspace, tmp_path: Path
) -> None:
    go_tournament(workspace)
    workspace.do(move_levels, levels={PlayerId(4): 29})
    play(workspace, 1)
    text = trf.encode(trf.format(trf.report_of(workspace.event)))
    reading = trf.read(text)
    assert reading.report is not None
    other = new_event(tmp_path / "other.arbiter")
    read = trf.event_of(reading.report)
    other.accepting(WeighedAct.IMPORT).do(import_report, source="go.trf", event=read)
    assert levels(other) == levels(workspace)
    assert other.event.tournament.entry(PlayerId(4)).level == 29
    again = trf.encode(trf.format(trf.report_of(other.event)))
    told = [each for each in text.splitlines() if b"start-level" in each or b"handicap" in each]
    assert len(told) > 20
    assert {*told} <= {*again.splitlines()}
    assert [each.handicap for each in pair(other, 2).games] == [
        each.handicap for each in pair(workspace, 2).games
    ]


def test_that_a_stronger_player_on_black_by_hand_plays_an_even_game(workspace: Workspace) -> None:
    go_tournament(workspace)
    play(workspace, 1)
    games = pair(workspace, 2).games
    given = next(game for game in games if game.handicap)
    pairs = tuple(
        HandPair(board=game.board, white=game.black, black=game.white)
        if game is given
        else HandPair(board=game.board, white=game.white, black=game.black)
        for game in games
    )
    hand = PairingByHand(round=Round(2), pairs=pairs)
    workspace.accepting(*[WeighedAct.BY_HAND] * 2).do(pair_by_hand, hand=hand, reason="прохання")
    turned = next(
        game
        for game in workspace.event.competition().round(Round(2)).games
        if game.white == given.black
    )
    assert (turned.handicap, turned.komi) == (0, Decimal("6.5"))
    undo_and_redo(workspace)
