"""Rounds, incidents and protests in groups, finals and knockouts: each where it belongs."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

import pytest

from arbiter_app.domain.disputes.appeal_decisions import Remedy, after, standings_after
from arbiter_app.domain.disputes.hearings import appeal_of, game_of
from arbiter_app.domain.disputes.penalties import counted
from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Game, StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_FORFEITS, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import AppealId, Board, IncidentId, MatchId, PlayerId, Round, StageId
from arbiter_app.domain.pairing.built_upon import matches_taken_back, named
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.match import Due, WonBy
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.consequences import Article, Half, consequences
from arbiter_app.domain.taking_part.participation import Move, What
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal, reopen_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    check_result,
    correct_result,
    enter_result,
    publish_round,
    sign_off_round,
)
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    divide_into_groups,
    remove_stage,
)
from arbiter_app.services.ends_of_rounds import ended
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.terms.disputes.appeals import game_at
from arbiter_app.wording.terms.play.participation import half_of_the_games
from tests.services.disputes import of_one
from tests.services.hands import choose_system, last_line, leave_the_rules, refusal, undo_and_redo
from tests.services.play_off_hands import finish, finish_with_ties, lower_number_wins, play_through

Register = Callable[[int], Workspace]

A, B, FINAL = StageId(2), StageId(3), StageId(4)
FIRST, TOP = Round(1), Board(1)
NOON = datetime(2026, 11, 3, 12, 0)

ONE_GAME = KnockoutRules(
    match=MatchRules(steps=(MatchStep(games=1, colours=ColoursBy.NUMBER),)), cuts=(1, 3)
)


@pytest.fixture
def groups(register: Register) -> Workspace:
    """Eight players in two groups of four."""
    workspace = register(8)
    choose_system(workspace, System.STAGES)
    workspace.do(number_by_rating)
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="групи")
    return workspace


@pytest.fixture
def final(groups: Workspace) -> Workspace:
    """The groups are over, and four play a final in which their mutual results count."""
    for stage in (A, B):
        finish(groups, stage)
    add_final(groups, System.ROUND_ROBIN, carries_results=True)
    return groups


@pytest.fixture
def cup(groups: Workspace) -> Workspace:
    """The groups are over, and four play a knockout."""
    for stage in (A, B):
        finish(groups, stage)
    add_final(groups, System.KNOCKOUT, knockout=ONE_GAME)
    groups.at(FINAL).do(pair_next_games)
    return groups


def add_final(
    workspace: Workspace,
    system: System,
    *,
    knockout: KnockoutRules | None = None,
    carries_results: bool = False,
    begins: bool = True,
) -> None:
    stage = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=system,
        knockout=knockout,
        sources=((A, 1), (B, 1), (A, 2), (B, 2)),
        first_place=1,
        carries_results=carries_results,
    )
    assert stage == FINAL
    if begins:
        workspace.at(FINAL).do(begin_stage, method=DrawMethod.BY_PLACE)


def enter(here: AtStage, round: Round, board: Board, result: Result | None) -> None:
    here.do(enter_result, round=round, board=board, result=result)


def game(workspace: Workspace, stage: StageId, round: Round = FIRST, board: Board = TOP) -> Game:
    return workspace.event.tournament.stage(stage).round(round).game(board)


def own_game(workspace: Workspace, stage: StageId) -> tuple[Round, Game]:
    """Return the first game of a stage that was not played in an earlier one."""
    for round_, each in workspace.event.tournament.stage(stage).games:
        if each.carried_from is None:
            return round_.number, each
    raise AssertionError("all of it was played before")


def record(
    here: AtStage,
    player: PlayerId,
    sanction: Sanction,
    *,
    round: Round | None = None,
    board: Board | None = None,
    result: Result | None = None,
    rounds: tuple[Round, Round] | None = None,
    decided: bool = False,
) -> IncidentId:
    """Write an incident down in the stage."""
    first, last = rounds or (None, None)
    return here.do(
        record_incident,
        **of_one(
            at=NOON,
            player=player,
            offence=Offence.DEVICE,
            account="Задзвонив телефон",
            sanction=sanction,
            round=round,
            board=board,
            result=result,
            first_round=first,
            last_round=last,
            decided=decided,
        ),
    )


# Rounds


def test_that_a_round_of_a_group_is_played_published_and_signed_there_alone(
    groups: Workspace,
) -> None:
    here = groups.at(B)
    here.do(publish_round, round=FIRST)
    enter(here, FIRST, TOP, DRAW)
    adjourned = Board(2)
    here.do(
        adjourn_game,
        round=FIRST,
        board=adjourned,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    here.do(sign_off_round, round=FIRST)
    assert (game(groups, A).result, game(groups, B).result) == (None, DRAW)
    in_a, in_b = (groups.event.tournament.stage(each).round(FIRST) for each in (A, B))
    assert (in_a.published, in_a.signed_off) == (None, None)
    assert in_b.published
    assert in_b.signed_off
    assert last_line(groups) == "Group B. Round 1 signed off"
    undo_and_redo(groups)


def test_that_the_journal_tells_acts_of_a_stage_that_was_removed(groups: Workspace) -> None:
    enter(groups.at(A), FIRST, TOP, DRAW)
    told = groups.history()[-1]
    groups.at(A).do(remove_stage, reason="Поділимо інакше")
    line = entry_text(catalogue("en"), told.command, told.params, groups.event, told.changes)
    assert line.startswith("Stage № 2. Round 1, board 1: ")
    assert verify(groups.path) == ()


def test_that_a_result_that_counts_from_an_earlier_stage_is_corrected_there(
    final: Workspace,
) -> None:
    carried = [
        (round_.number, each)
        for round_, each in final.event.tournament.stage(FINAL).games
        if each.carried_from is not None
    ]
    assert carried
    round_, counted_here = carried[0]
    here = final.at(FINAL)
    refused = refusal(lambda: enter(here, round_, counted_here.board, DRAW))
    assert refused.code == "game.carried"
    refused = refusal(
        lambda: record(
            here,
            counted_here.white,
            Sanction.LOSS,
            round=round_,
            board=counted_here.board,
            result=BLACK_WINS if counted_here.result == WHITE_WINS else WHITE_WINS,
        )
    )
    assert refused.code == "game.carried"
    leave_the_rules(final)
    for stage in (A, B):
        for played, source in final.event.tournament.stage(stage).games:
            if source.id == counted_here.carried_from:
                final.at(stage).accepting(WeighedAct.OLD_RESULT).do(
                    correct_result,
                    round=played.number,
                    board=source.board,
                    result=DRAW,
                    reason="Записано хибно",
                    decided=True,
                )
    corrected = final.event.tournament.stage(FINAL).round(round_).game(counted_here.board)
    assert corrected.result == DRAW


def test_that_a_result_of_a_group_is_changed_with_a_reason_once_the_final_is_played(
    final: Workspace,
) -> None:
    enter(final.at(A), Round(3), TOP, DRAW)
    round_, open_game = own_game(final, FINAL)
    enter(final.at(FINAL), round_, open_game.board, DRAW)
    for result in (WHITE_WINS, None):
        without_one = refusal(partial(enter, final.at(A), Round(3), TOP, result))
        assert without_one.code == "permission.reason-missing"


def test_that_a_play_off_for_the_final_is_corrected_with_a_reason_once_the_final_is_played(
    groups: Workspace,
) -> None:
    groups.do(set_play_off_rules, rules=shipped()[0])
    first, *tied, _ = sorted(groups.event.tournament.stage(A).players)
    finish_with_ties(groups, tied, stage=A)
    finish(groups, B)
    add_final(groups, System.ROUND_ROBIN, begins=False)
    play_through(groups, lower_number_wins, first_place=2, stage=A)
    groups.at(FINAL).do(begin_stage, method=DrawMethod.BY_PLACE)
    assert {first, tied[0]} < {*groups.event.tournament.stage(FINAL).players}
    *_, last_step = groups.event.tournament.stages
    *_, (round_, decisive) = last_step.games
    enter(groups.at(FINAL), FIRST, TOP, DRAW)
    refused = refusal(lambda: enter(groups.at(last_step.id), round_.number, decisive.board, DRAW))
    assert refused.code == "permission.reason-missing"


def test_that_a_slip_in_the_final_is_mended_although_results_before_it_count_in_later_rounds(
    final: Workspace,
) -> None:
    round_, open_game = own_game(final, FINAL)
    later = final.event.tournament.stage(FINAL).rounds[round_:]
    assert any(each.carried_from is not None for every in later for each in every.games)
    enter(final.at(FINAL), round_, open_game.board, WHITE_WINS)
    enter(final.at(FINAL), round_, open_game.board, DRAW)
    assert game(final, FINAL, round_, open_game.board).result == DRAW


def test_that_what_counts_from_an_earlier_stage_is_not_typed_a_second_time(
    final: Workspace,
) -> None:
    carried = [
        (round_.number, each.board)
        for round_, each in final.event.tournament.stage(FINAL).games
        if each.carried_from is not None
    ]
    for round_number, board in carried:
        again = refusal(partial(final.at(FINAL).do, check_result, round=round_number, board=board))
        assert again.code == "game.carried"


def test_that_who_undoes_acts_of_a_removed_stage_is_asked_for_his_right(
    groups: Workspace,
) -> None:
    groups.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="Ґава-7391")
    groups.seat.sign_in(Authority.CHIEF_ARBITER, "Ґава-7391", "Шевчук О. І.")
    before = groups.event.tournament
    enter(groups.at(A), FIRST, TOP, DRAW)
    first = groups.undoing.undoable[-1]
    groups.at(A).do(remove_stage, reason="Поділимо інакше")
    after = groups.event.tournament
    groups.undo_to(first)
    assert groups.event.tournament == before
    groups.redo_to(groups.undoing.redoable[0])
    assert groups.event.tournament == after


def test_that_the_end_of_a_round_is_known_in_every_stage(groups: Workspace) -> None:
    before = groups.event
    enter(groups.at(B), FIRST, TOP, DRAW)
    half = groups.event
    assert ended(before, half) is None
    enter(groups.at(B), FIRST, Board(2), DRAW)
    assert ended(half, groups.event) == (B, FIRST)


# Who takes part


def test_that_who_leaves_the_final_keeps_what_he_has_played_in_his_group(
    final: Workspace,
) -> None:
    gone = final.event.tournament.stage(FINAL).players[0]
    before = standings(final.at(A).competition, final.event.players)
    final.at(FINAL).do(withdraw_player, player=gone, reason="Захворів")
    assert last_line(final) == "Фінал. Player withdrawn: Гравець 01; games by forfeit: 2"
    assert standings(final.at(A).competition, final.event.players) == before
    lost = [
        each.result
        for _, each in final.event.tournament.stage(FINAL).games
        if gone in (each.white, each.black) and each.carried_from is None
    ]
    assert len(lost) == 2
    assert all(result is not None and result.is_forfeit for result in lost)
    undo_and_redo(final)
    final.at(FINAL).do(return_player, player=gone, reason="Одужав")
    assert final.event.tournament.stage(FINAL).missing == 4


def test_that_what_leaving_does_is_told_from_the_whole_by_the_group_in_which_he_plays(
    groups: Workspace,
) -> None:
    gone = game(groups, A).white
    enter(groups.at(A), FIRST, TOP, DRAW)
    told = consequences(in_hand(groups.event), Move(what=What.WITHDRAW, player=gone))
    assert (told.played, told.scheduled, told.half_after) == (1, 3, Half.ANNULLED)
    assert "Games played: 1 of 3, less than half." in half_of_the_games(catalogue("en"), told)
    assert Article.LEAVING in told.articles
    changed = {each.player: each.after for each in told.rows}
    assert changed[gone].annulled


def test_that_an_expulsion_decided_from_the_whole_tournament_reaches_the_group(
    groups: Workspace,
) -> None:
    gone = groups.event.tournament.stage(A).players[0]
    groups.do(expel_player, player=gone, reason="Підказки")
    his = [
        each
        for _, each in groups.event.tournament.stage(A).games
        if gone in (each.white, each.black)
    ]
    assert all(each.result is not None and each.result.is_forfeit for each in his)
    assert groups.event.tournament.stage(B).missing == 6
    undo_and_redo(groups)


def test_that_rounds_are_missed_in_one_stage(groups: Workspace) -> None:
    late = groups.event.tournament.stage(B).players[1]
    groups.at(B).do(miss_rounds, player=late, first=FIRST, last=FIRST, reason="Потяг")
    assert groups.event.tournament.stage(B).missing == 5
    assert groups.event.tournament.stage(A).missing == 6
    assert (
        refusal(
            lambda: groups.at(A).do(
                miss_rounds, player=late, first=FIRST, last=FIRST, reason="Потяг"
            )
        ).code
        == "tournament.no-such-player"
    )


# Incidents


def test_that_the_same_board_of_another_stage_is_another_game(final: Workspace) -> None:
    round_, played = own_game(final, FINAL)
    offender = played.white
    group = A if offender in final.event.tournament.stage(A).players else B
    (in_group,) = [
        (each_round.number, each)
        for each_round, each in final.event.tournament.stage(group).games
        if each_round.number == round_ and offender in (each.white, each.black)
    ]
    for stage, board in ((group, in_group[1].board), (FINAL, played.board)):
        record(
            final.at(stage),
            offender,
            Sanction.WARNING,
            round=round_,
            board=board,
        )
    assert [each.id for each in final.event.tournament.incidents] == [1, 2]
    assert [each.stage for each in final.event.tournament.incidents] == [group, FINAL]
    count = counted(
        final.event.tournament,
        offender,
        Offence.DEVICE,
        stage=FINAL,
        round=round_,
        board=played.board,
    )
    assert count.warnings == 2, "warnings are counted over the whole tournament"


def test_that_a_sanction_in_the_final_is_lifted_from_anywhere(final: Workspace) -> None:
    round_, played = own_game(final, FINAL)
    enter(final.at(FINAL), round_, played.board, DRAW)
    number = record(
        final.at(FINAL),
        played.white,
        Sanction.LOSS,
        round=round_,
        board=played.board,
        result=BLACK_WINS,
    )
    assert game(final, FINAL, round_, played.board).result == BLACK_WINS
    undo_and_redo(final)
    final.do(lift_sanction, incident=number, sanction=1, reason="Телефон був не його")
    assert game(final, FINAL, round_, played.board).result == DRAW
    undo_and_redo(final)


def test_that_lifting_an_expulsion_gives_back_the_games_of_the_final(final: Workspace) -> None:
    gone = final.event.tournament.stage(FINAL).players[0]
    number = record(final.at(FINAL), gone, Sanction.EXPULSION)
    assert final.event.tournament.stage(FINAL).missing == 2
    final.do(lift_sanction, incident=number, sanction=1, reason="Помилка")
    assert final.event.tournament.stage(FINAL).missing == 4
    assert final.event.tournament.entry(gone).status is EntryStatus.REGISTERED


def test_that_an_exclusion_concerns_the_rounds_of_its_stage(groups: Workspace) -> None:
    late = groups.event.tournament.stage(B).players[1]
    number = record(groups.at(B), late, Sanction.EXCLUSION, rounds=(Round(2), Round(3)))
    assert groups.event.tournament.stage(B).missing == 4
    groups.do(lift_sanction, incident=number, sanction=1, reason="Помилка")
    assert groups.event.tournament.stage(B).missing == 6
    undo_and_redo(groups)


# Protests


def test_that_a_protest_about_the_final_is_decided_there(final: Workspace) -> None:
    round_, played = own_game(final, FINAL)
    enter(final.at(FINAL), round_, played.board, WHITE_WINS)
    number = final.at(FINAL).do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=NOON,
        player=played.black,
        round=round_,
        board=played.board,
        claim="Прапорець впав раніше",
    )
    (filed,) = final.event.tournament.appeals
    assert filed.stage == FINAL
    at_board = game_of(final.event.tournament, filed)
    assert at_board is not None
    assert at_board[1].id == played.id
    moved = standings_after(final.event, filed, Remedy(result=DRAW))
    assert {each.player for each in moved} == {played.white, played.black}
    decide(final, number, result=DRAW)
    assert game(final, FINAL, round_, played.board).result == DRAW
    undo_and_redo(final)
    final.do(reopen_appeal, appeal=number, reason="Нові свідки")
    assert game(final, FINAL, round_, played.board).result == WHITE_WINS
    undo_and_redo(final)


def decide(workspace: Workspace, appeal: AppealId, *, result: Result) -> None:
    workspace.do(
        decide_appeal,
        appeal=appeal,
        outcome=Outcome.GRANTED,
        decision="Протест задоволено",
        decided_at=NOON,
        decided_by="Ґжицька Єлизавета",
        result=result,
    )


# In a knockout


def win_all(workspace: Workspace) -> None:
    finish(workspace, FINAL)


def match_of(workspace: Workspace, player: PlayerId, column: int) -> MatchId:
    matches = knockout(workspace.at(FINAL).competition).matches.values()
    return next(each.id for each in matches if player in each.players and each.node.round == column)


@pytest.fixture
def punished(cup: Workspace) -> Callable[..., IncidentId]:
    """The final is paired; what makes the winner of the first semifinal lose it by a sanction."""
    _, semifinal = own_game(cup, FINAL)
    win_all(cup)
    cup.at(FINAL).do(pair_next_games)
    offender = min(semifinal.white, semifinal.black)
    lost = BLACK_WINS if semifinal.white == offender else WHITE_WINS
    return partial(
        record,
        cup.at(FINAL),
        offender,
        Sanction.LOSS,
        round=FIRST,
        board=semifinal.board,
        result=lost,
    )


def finalists(cup: Workspace) -> set[PlayerId]:
    """Who plays the final, as it is paired; nobody where it is not."""
    rounds = cup.event.tournament.stage(FINAL).rounds
    return {rounds[1].games[0].white, rounds[1].games[0].black} if len(rounds) > 1 else set()


def test_that_a_sanction_that_turns_a_match_takes_the_unplayed_final_back(
    cup: Workspace, punished: Callable[[], IncidentId]
) -> None:
    before = cup.event
    paired = finalists(cup)
    number = punished()
    offender = cup.event.tournament.incidents[0].penalties[0].player
    assert not finalists(cup)
    undo_and_redo(cup)
    cup.at(FINAL).do(pair_next_games)
    assert offender in paired - finalists(cup)

    cup.do(lift_sanction, incident=number, sanction=1, reason="Помилка")
    assert not finalists(cup)
    undo_and_redo(cup)
    cup.at(FINAL).do(pair_next_games)
    assert finalists(cup) == paired

    for _ in range(4):
        cup.undo()
    assert replace(cup.event, data_version=0) == replace(before, data_version=0), "one act each"


def test_that_a_sanction_and_its_lifting_wait_for_the_final_that_was_played(
    cup: Workspace, punished: Callable[..., IncidentId]
) -> None:
    enter(cup.at(FINAL), Round(2), TOP, DRAW)
    refused = refusal(lambda: punished(decided=True))
    assert refused.code == "match.played-upon"
    assert refused.facts["later"] == (named(in_hand(cup.event, FINAL), final_of(cup)),)
    assert not cup.event.tournament.incidents, "what was refused left nothing behind"

    enter(cup.at(FINAL), Round(2), TOP, None)
    number = punished()
    cup.at(FINAL).do(pair_next_games)
    enter(cup.at(FINAL), Round(2), TOP, DRAW)
    refused = refusal(
        lambda: cup.do(lift_sanction, incident=number, sanction=1, reason="Помилка", decided=True)
    )
    assert refused.code == "match.played-upon"
    assert cup.event.tournament.incidents[0].penalties[0].stands


def final_of(cup: Workspace) -> MatchId:
    match = cup.event.tournament.stage(FINAL).round(Round(2)).game(TOP).match
    assert match is not None
    return match


def protest_of_loser(cup: Workspace, semifinal: Game) -> tuple[AppealId, Result, PlayerId]:
    """File a protest of who lost a semifinal; return it with what he claims."""
    loser = max(semifinal.white, semifinal.black)
    number = cup.at(FINAL).do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=NOON,
        player=loser,
        round=FIRST,
        board=semifinal.board,
        claim="Неможливий хід",
    )
    return number, BLACK_WINS if semifinal.black == loser else WHITE_WINS, loser


def test_that_a_protest_in_a_knockout_brings_the_other_into_the_final(cup: Workspace) -> None:
    _, semifinal = own_game(cup, FINAL)
    win_all(cup)
    number, turned, loser = protest_of_loser(cup, semifinal)
    decide(cup, number, result=turned)
    cup.at(FINAL).do(pair_next_games)
    assert match_of(cup, loser, 2)
    cup.do(reopen_appeal, appeal=number, reason="Нові свідки")
    match = match_of(cup, loser, 1)
    assert knockout(cup.at(FINAL).competition).matches[match].loser == loser
    assert len(cup.event.tournament.stage(FINAL).rounds) == 1, "the final has others"
    undo_and_redo(cup)


def protest_about_semifinal(cup: Workspace) -> tuple[AppealId, Result, PlayerId]:
    """Pair a final and file a protest of who lost a semifinal; return it with what he claims."""
    _, semifinal = own_game(cup, FINAL)
    win_all(cup)
    cup.at(FINAL).do(pair_next_games)
    return protest_of_loser(cup, semifinal)


def test_that_a_game_in_dispute_is_told_with_its_match(cup: Workspace) -> None:
    _, semifinal = own_game(cup, FINAL)
    told = game_at(catalogue("en"), in_hand(cup.event, FINAL), FIRST, semifinal.board)
    names = [cup.event.players[each].name for each in (semifinal.white, semifinal.black)]
    assert told.startswith(f"Semifinal {semifinal.board}, the game: {names[0]} – {names[1]}")
    assert game_at(catalogue("en"), in_hand(cup.event, FINAL), FIRST, Board(9)) == ""


def test_that_a_granted_protest_takes_the_unplayed_final_back(cup: Workspace) -> None:
    number, turned, loser = protest_about_semifinal(cup)
    filed = appeal_of(cup.event.tournament, number)
    turned_over = after(cup.event.tournament, filed, Remedy(result=turned))
    told = matches_taken_back(cup.event, turned_over)
    assert len(told) == 2, "the final and the match for the third place"
    before = cup.event
    decide(cup, number, result=turned)
    assert len(cup.event.tournament.stage(FINAL).rounds) == 1
    cup.at(FINAL).do(pair_next_games)
    assert match_of(cup, loser, 2)
    undo_and_redo(cup)
    cup.undo()
    cup.undo()
    assert replace(cup.event, data_version=0) == replace(before, data_version=0), "one act"


def test_that_a_granted_protest_waits_for_the_final_that_was_played(cup: Workspace) -> None:
    number, turned, _ = protest_about_semifinal(cup)
    final = cup.event.tournament.stage(FINAL).rounds[-1]
    enter(cup.at(FINAL), final.number, Board(1), DRAW)
    refused = refusal(lambda: decide(cup, number, result=turned))
    assert refused.code == "match.played-upon"
    assert appeal_of(cup.event.tournament, number).is_open
    cup.at(FINAL).do(enter_result, round=final.number, board=Board(1), result=None)
    decide(cup, number, result=turned)
    assert len(cup.event.tournament.stage(FINAL).rounds) == 1


def test_that_an_expelled_player_loses_his_match_and_gets_it_back(cup: Workspace) -> None:
    _, semifinal = own_game(cup, FINAL)
    gone = semifinal.white
    number = record(cup.at(FINAL), gone, Sanction.EXPULSION)
    match = match_of(cup, gone, 1)
    decided = knockout(cup.at(FINAL).competition).matches[match].state
    assert decided is not None
    assert decided.loser == gone
    assert decided.won_by in {WonBy.WALKOVER, WonBy.GAMES}
    assert game(cup, FINAL, FIRST, semifinal.board).result == WHITE_FORFEITS
    cup.do(lift_sanction, incident=number, sanction=1, reason="Помилка")
    again = knockout(cup.at(FINAL).competition).matches[match].state
    assert again is not None
    assert again.due is Due.RESULT
    undo_and_redo(cup)
