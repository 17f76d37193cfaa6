"""Who plays in the rounds of a Swiss to come: byes, the check-in, withdrawals, returns."""

from collections.abc import Callable
from functools import partial

import pytest

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
)
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.pairing.swiss.standing import RoundStanding, round_in_hand, round_standing
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.taking_part.byes import NotThere, absent_at_check_in
from arbiter_app.domain.taking_part.who_plays import coming_rounds
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    return_players,
    withdraw_player,
    withdraw_players,
)
from arbiter_app.services.commands.people.registration import mark_present
from arbiter_app.services.commands.play.byes import (
    ask_bye,
    end_check_in,
    let_play,
    limit_half_byes,
    note_arrival,
)
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round, unpair_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import make_swiss, pair, play


def _round(workspace: Workspace, number: int) -> RoundOfPlay:
    return workspace.event.tournament.competition().round(Round(number))


def _byes(workspace: Workspace, number: int) -> dict[int, str]:
    return {bye.player: bye.mark.value for bye in _round(workspace, number).byes}


def _asks(
    workspace: Workspace,
    players: list[int],
    rounds: list[int],
    mark: Mark = Mark.HALF_BYE,
    *,
    reason: str | None = None,
    decided: bool = False,
    accepted: tuple[WeighedAct, ...] = (),
) -> Callable[[], None]:
    def ask() -> None:
        workspace.accepting(*accepted).do(
            ask_bye,
            players=tuple(map(PlayerId, players)),
            rounds=tuple(map(Round, rounds)),
            mark=mark,
            reason=reason,
            decided=decided,
        )

    return ask


def test_that_a_bye_is_asked_for_ahead_taken_back_and_undone(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    _asks(workspace, [3, 5], [2])()
    assert last_line(workspace) == "Half-point bye, round 2: Гравець 003, Гравець 005"
    undo_and_redo(workspace)
    play(workspace, 1)
    assert _byes(workspace, 2) == {3: "H", 5: "H"}
    second = pair(workspace, 2)
    assert len(second.games) == 3
    assert not {3, 5} & {who for game in second.games for who in (game.white, game.black)}
    workspace.do(let_play, players=(PlayerId(3),), rounds=(Round(2),))
    assert _byes(workspace, 2) == {5: "H"}
    assert _round(workspace, 2).games == ()
    undo_and_redo(workspace)


def test_that_byes_of_several_rounds_are_one_act(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    _asks(workspace, [1], [3, 4, 6], Mark.ZERO_BYE, reason="весілля")()
    assert last_line(workspace) == "Absent, rounds 3–4, 6: Гравець 001"
    assert [_byes(workspace, each) for each in range(1, 8)] == [
        {}, {}, {1: "Z"}, {1: "Z"}, {}, {1: "Z"}, {},
    ]  # fmt: skip
    assert _round(workspace, 3).byes[0].remark == "весілля"


def test_that_a_second_half_point_bye_is_a_decision_with_its_reason(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    _asks(workspace, [1], [1])()
    again = _asks(workspace, [1], [2])
    assert refused_code(again) == "bye.too-many"
    assert refused_code(_asks(workspace, [1], [2], decided=True)) == "permission.reason-missing"
    decided = partial(_asks, workspace, [1], [2], decided=True, reason="рішення ГСК")
    assert refused_code(decided()) == "act.second-half-bye"
    decided(accepted=(WeighedAct.SECOND_HALF_BYE,))()
    assert last_line(workspace) == "Half-point bye by a decision, round 2: Гравець 001"
    _asks(workspace, [1], [2])()


def test_that_single_players_have_limits_of_their_own(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    workspace.do(limit_half_byes, players=(PlayerId(1),), most=2)
    _asks(workspace, [1], [1, 2], accepted=(WeighedAct.SECOND_HALF_BYE,))()
    workspace.do(limit_half_byes, players=(PlayerId(2),), most=0)
    assert refused_code(_asks(workspace, [2], [1])) == "bye.too-many"
    workspace.do(limit_half_byes, players=(PlayerId(2),), most=None)
    _asks(workspace, [2], [1])()
    assert (
        refused_code(lambda: workspace.do(limit_half_byes, players=(PlayerId(2),), most=99))
        == "bye.limit"
    )


def test_that_a_full_point_bye_has_a_reason(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    full = _asks(workspace, [1], [1], Mark.FULL_BYE)
    assert refused_code(full) == "permission.reason-missing"
    late = partial(_asks, workspace, [1], [1], Mark.FULL_BYE, reason="запрошений пізніше")
    assert refused_code(late()) == "act.full-bye"
    late(accepted=(WeighedAct.FULL_BYE,))()
    assert _byes(workspace, 1) == {1: "F"}


def test_that_who_stands_in_published_pairings_gets_no_bye(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    late = _asks(workspace, [1], [1], decided=True, reason="просив")
    assert refused_code(late) == "bye.in-published"
    assert refused_code(_asks(workspace, [1], [99])) == "pairing.no-such-round"
    assert refused_code(_asks(workspace, [1], [2], Mark.PAIRING_BYE)) == "bye.kind"
    plays = refused_code(lambda: workspace.do(let_play, players=(PlayerId(1),), rounds=(Round(1),)))
    assert plays == "pairing.published"


def test_that_an_absence_becomes_half_a_point_after_publication_by_a_decision(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 6)
    _asks(workspace, [1, 2], [1], Mark.ZERO_BYE)()
    play(workspace, 1)
    later = _asks(workspace, [1], [1])
    assert refused_code(later) == "bye.after-publication"
    decided = partial(_asks, workspace, [1], [1], decided=True, reason="за регламентом")
    assert refused_code(decided()) == "act.late-bye"
    decided(accepted=(WeighedAct.LATE_BYE,))()
    assert _byes(workspace, 1) == {1: "H", 2: "Z"}


def test_that_numbers_come_before_byes_and_keep_them(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    _asks(workspace, [4], [5])()
    workspace.do(number_by_rating)
    assert _byes(workspace, 5) == {4: "H"}


# The check-in


def test_that_the_check_in_decides_about_all_who_are_not_there(workspace: Workspace) -> None:
    make_swiss(workspace, 10)
    workspace.do(mark_present, players=tuple(map(PlayerId, (1, 2, 3, 4))))
    _asks(workspace, [10], [1])()
    here = in_hand(workspace.event)
    assert absent_at_check_in(here) == (5, 6, 7, 8, 9)
    verdicts = dict(zip((5, 6, 7, 8, 9), NotThere, strict=True))
    pair(workspace, 1)
    workspace.do(end_check_in, absent={PlayerId(who): each for who, each in verdicts.items()})
    assert _byes(workspace, 1) == {5: "Z", 6: "Z", 7: "H", 10: "H"}
    assert _byes(workspace, 9) == {6: "Z"}
    assert _round(workspace, 1).games == ()
    assert workspace.event.tournament.entry(PlayerId(8)).status is EntryStatus.WITHDRAWN
    assert last_line(workspace) == (
        "End of the check-in: absent in round 1: Гравець 005; absent until they come:"
        " Гравець 006; half-point bye in round 1: Гравець 007; withdrawn: Гравець 008; paired all"
        " the same: Гравець 009"
    )
    undo_and_redo(workspace)


def test_that_byes_of_those_withdrawn_at_the_check_in_stay_dropped(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    _asks(workspace, [2, 3], [3])()
    withdrawn, until = NotThere.WITHDRAWN, NotThere.UNTIL_THEY_COME
    verdicts = {PlayerId(2): withdrawn, PlayerId(3): withdrawn}
    workspace.do(end_check_in, absent=verdicts)
    assert _byes(workspace, 3) == {}
    workspace.undo()
    workspace.do(end_check_in, absent={**verdicts, PlayerId(4): until})
    assert _byes(workspace, 3) == {4: "Z"}
    undo_and_redo(workspace)


def test_that_the_check_in_is_over_once_round_1_is_published(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    play(workspace, 1)
    assert (
        refused_code(lambda: workspace.do(end_check_in, absent={PlayerId(1): NotThere.ZERO}))
        == "check-in.over"
    )


def test_that_who_comes_late_plays_from_the_next_round(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    workspace.do(end_check_in, absent={PlayerId(2): NotThere.UNTIL_THEY_COME})
    _asks(workspace, [2], [5])()
    play(workspace, 1)
    workspace.do(note_arrival, players=(PlayerId(2),))
    assert workspace.event.tournament.entry(PlayerId(2)).present
    assert [_byes(workspace, each) for each in (1, 2, 4, 5)] == [{2: "Z", 6: "U"}, {}, {}, {2: "H"}]
    undo_and_redo(workspace)


def test_that_who_comes_late_keeps_the_half_point_bye_of_the_next_round(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 6)
    workspace.do(end_check_in, absent={PlayerId(2): NotThere.ZERO})
    _asks(workspace, [2], [2])()
    play(workspace, 1)
    workspace.do(note_arrival, players=(PlayerId(2),))
    assert workspace.event.tournament.entry(PlayerId(2)).present
    assert _byes(workspace, 2) == {2: "H"}
    workspace.do(let_play, players=(PlayerId(2),), rounds=(Round(2),))
    assert _byes(workspace, 2) == {}


# Everybody has a bye


def test_that_the_round_after_a_rest_of_all_is_paired_and_the_rest_taken_back(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 4)
    play(workspace, 1)
    everybody = [1, 2, 3, 4]
    _asks(workspace, everybody, [2, 4], Mark.ZERO_BYE)()
    competition = workspace.event.tournament.competition()
    assert coming_rounds(competition)[0] == round_in_hand(competition) == Round(3)
    assert round_standing(competition, Round(2)) is RoundStanding.PUBLISHED
    assert round_standing(competition, Round(3)) is RoundStanding.READY
    assert len(pair(workspace, 3).games) == 2
    workspace.do(unpair_round, round=Round(3))
    workspace.do(let_play, players=tuple(map(PlayerId, everybody)), rounds=(Round(2),))
    assert round_in_hand(workspace.event.tournament.competition()) == Round(2)
    assert len(pair(workspace, 2).games) == 2


# Unexplained absences


@pytest.fixture
def unexplained(workspace: Workspace) -> Workspace:
    """Let White of board 1 not come to round 1."""
    make_swiss(workspace, 6)
    round_ = pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    for game in round_.games:
        result = WHITE_FORFEITS if game.board == 1 else WHITE_WINS
        workspace.do(enter_result, round=Round(1), board=game.board, result=result)
    return workspace


def test_that_an_unexplained_absentee_is_left_out_or_let_play(unexplained: Workspace) -> None:
    competition = unexplained.event.tournament.competition()
    assert unexplained_absentees(competition, Round(2)) == (1,)
    pair(unexplained, 2)
    assert _byes(unexplained, 2)[1] == "Z"
    unexplained.do(let_play, players=(PlayerId(1),), rounds=(Round(2),))
    again = _round(unexplained, 2)
    assert (again.games, again.kept) == ((), frozenset({PlayerId(1)}))
    assert unexplained_absentees(unexplained.event.tournament.competition(), Round(2)) == ()
    undo_and_redo(unexplained)


def test_that_who_is_kept_while_the_round_is_worked_out_is_not_left_out(
    unexplained: Workspace,
) -> None:
    competition = unexplained.event.tournament.competition()
    made = make_round(competition, Round(2), dutch.pair)
    unexplained.do(let_play, players=(PlayerId(1),), rounds=(Round(2),))
    assert refused_code(lambda: unexplained.do(pair_round, made=made)) == "pairing.changed"


def test_that_a_draft_without_who_is_no_absentee_any_more_is_not_published(
    unexplained: Workspace,
) -> None:
    pair(unexplained, 2)
    unexplained.do(withdraw_player, player=PlayerId(1), reason="поїхав")
    publish = refused_code(lambda: unexplained.do(publish_round, round=Round(2)))
    assert publish == "pairing.out-of-date"


# Leaving and coming back


def test_that_who_withdraws_loses_the_published_game_and_leaves_the_draft(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 7)
    play(workspace, 1)
    pair(workspace, 2)
    _asks(workspace, [2], [3, 4], Mark.ZERO_BYE)()
    workspace.do(withdraw_player, player=PlayerId(2), reason="поїхав")
    assert _round(workspace, 2).missing == 3
    assert (_byes(workspace, 3), _byes(workspace, 4)) == ({}, {})
    undo_and_redo(workspace)
    publish = refused_code(lambda: workspace.do(publish_round, round=Round(2)))
    assert publish == "pairing.out-of-date"
    pair(workspace, 2)
    workspace.do(return_player, player=PlayerId(2), reason="передумав")
    assert refused_code(lambda: workspace.do(publish_round, round=Round(2))) == publish
    game = next(each for each in pair(workspace, 2).games if 2 in (each.white, each.black))
    workspace.do(publish_round, round=Round(2))
    workspace.do(expel_player, player=PlayerId(2), reason="VII.1.10")
    lost = _round(workspace, 2).game(Board(game.board)).result
    assert lost == (WHITE_FORFEITS if game.white == 2 else BLACK_FORFEITS)
    absent = unexplained_absentees(workspace.event.tournament.competition(), Round(3))
    assert absent == ()


def test_that_several_leave_and_come_back_in_one_act(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    _asks(workspace, [1, 2], [3])()
    game = _round(workspace, 1).game(Board(1))
    both = (game.white, game.black)
    half = refused_code(
        lambda: workspace.do(withdraw_players, players=(both[0], both[0]), reason="поїхали")
    )
    assert half == "player.withdrawn"
    assert workspace.event.tournament.entry(both[0]).status is EntryStatus.REGISTERED
    workspace.do(withdraw_players, players=both, reason="поїхали")
    assert _round(workspace, 1).game(Board(1)).result == BOTH_FORFEIT
    assert not {*both} & {*_byes(workspace, 3)}
    names = ", ".join(f"Гравець {each:03}" for each in both)
    assert last_line(workspace) == f"Players withdrawn: {names}; games by forfeit: 1"
    undo_and_redo(workspace)
    workspace.do(return_players, players=both, reason="передумали")
    assert _round(workspace, 1).game(Board(1)).result is None
    assert last_line(workspace) == f"Players back in the tournament: {names}; games open again: 1"
    undo_and_redo(workspace)


def test_that_the_draft_stays_in_which_who_leaves_does_not_play(workspace: Workspace) -> None:
    make_swiss(workspace, 7)
    _asks(workspace, [2], [1], Mark.ZERO_BYE)()
    pair(workspace, 1)
    workspace.do(withdraw_player, player=PlayerId(2), reason="поїхав")
    assert len(_round(workspace, 1).games) == 3
    assert _byes(workspace, 1) == {}


def test_that_who_has_left_gets_no_bye_and_misses_no_rounds(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    workspace.do(withdraw_player, player=PlayerId(2), reason="поїхав")
    assert refused_code(_asks(workspace, [2], [1])) == "player.withdrawn"
    assert (
        refused_code(
            lambda: workspace.do(
                miss_rounds, player=PlayerId(1), first=Round(1), last=Round(1), reason="екзамен"
            )
        )
        == "bye.instead"
    )
