"""Pairs of a Swiss are changed by hand: drafts freely, published ones in the five cases alone."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any

import pytest

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase, RoundOfPlay, SystemPair
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Mark
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.boards import board_ranges
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand, begin_by_hand, pairs_of
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.play.by_hand import exchange_players, pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye, limit_half_byes
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    enter_result,
    publish_round,
    replay_game,
    sign_off_round,
    take_back_publication,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import Workspace
from tests.services.disputes import of_one
from tests.services.hands import last_line, leave_the_rules, refused_code, undo_and_redo
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds


def hand_of(workspace: Workspace, number: int) -> PairingByHand:
    return begin_by_hand(workspace.event.tournament.competition(), Round(number))


def change(
    workspace: Workspace,
    hand: PairingByHand,
    *accepted: WeighedAct,
    **params: Any,
) -> RoundOfPlay:
    """Let pairs be others than those of the system, having said yes to that and to more."""
    yes = workspace.accepting(WeighedAct.BY_HAND, *accepted)
    yes.do(pair_by_hand, hand=hand, reason="так вирішив суддя", **params)
    return round_of(workspace, hand.round)


def give_back(workspace: Workspace, hand: PairingByHand) -> RoundOfPlay:
    """Let pairs be those of the system again: that wants no yes."""
    workspace.do(pair_by_hand, hand=hand, reason="так вирішив суддя")
    return round_of(workspace, hand.round)


def round_of(workspace: Workspace, number: int) -> RoundOfPlay:
    return workspace.event.tournament.competition().round(Round(number))


def sides(round_: RoundOfPlay) -> Sequence[tuple[int, int]]:
    return [(game.white, game.black) for game in round_.games]


def test_that_a_draft_changed_by_hand_keeps_the_pairs_of_the_system(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    draft = pair(workspace, 1)
    assert sides(draft) == [(1, 5), (6, 2), (3, 7), (8, 4)]
    changed = change(workspace, hand_of(workspace, 1).exchanged(PlayerId(5), PlayerId(2)))
    assert sides(changed) == [(1, 2), (3, 7), (8, 4), (6, 5)]
    assert changed.by_hand == ByHand(reason="так вирішив суддя", system=pairs_of(draft))
    assert [game.id for game in changed.games[1:3]] == [game.id for game in draft.games[2:]]
    assert last_line(workspace) == (
        "Round 1 paired by hand: Гравець 001 – Гравець 002, Гравець 006 – Гравець 005 instead of"
        " Гравець 001 – Гравець 005, Гравець 006 – Гравець 002"
    )
    undo_and_redo(workspace)


def test_that_the_pairs_of_the_system_given_back_are_no_change(workspace: Workspace) -> None:
    make_swiss(workspace, 7)
    draft = pair(workspace, 1)
    hand = hand_of(workspace, 1)
    bye = draft.byes[0].player
    other = hand.pairs[0].white
    moved = change(workspace, hand.exchanged(bye, other).turned(PlayerId(2)))
    assert moved.by_hand is not None
    assert moved.by_hand.system[-1] == SystemPair(white=bye)
    back = give_back(workspace, hand_of(workspace, 1).turned(PlayerId(2)).exchanged(other, bye))
    assert back.by_hand is None
    assert (sides(back), back.byes) == (sides(draft), draft.byes)


def test_that_who_has_no_place_is_named(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    hand = hand_of(workspace, 1).taken_apart(PlayerId(3))
    assert hand.free == (3, 7)
    assert not hand.is_complete
    assert refused_code(lambda: change(workspace, hand)) == "by-hand.incomplete"
    whole = hand.with_bye(PlayerId(3), Mark.HALF_BYE).with_bye(PlayerId(7), Mark.ZERO_BYE)
    assert sides(change(workspace, whole)) == [(1, 5), (6, 2), (8, 4)]
    competition = workspace.event.tournament.competition()
    assert not is_overtaken(competition, round_of(workspace, 1))
    again = hand_of(workspace, 1).without_bye(PlayerId(7)).without_bye(PlayerId(3))
    assert give_back(workspace, again.paired(PlayerId(3), PlayerId(7))).by_hand is None


def test_that_a_round_is_paired_by_hand_from_nothing(workspace: Workspace) -> None:
    make_swiss(workspace, 4)
    hand = hand_of(workspace, 1)
    assert hand.free == (1, 2, 3, 4)
    made = hand.paired(PlayerId(1), PlayerId(2)).paired(PlayerId(4), PlayerId(3))
    round_ = change(workspace, made)
    assert sides(round_) == [(1, 2), (4, 3)]
    assert round_.by_hand == ByHand(reason="так вирішив суддя")


@pytest.fixture
def published(workspace: Workspace) -> Workspace:
    """Two rounds of ten, the second published and not played."""
    make_swiss(workspace, 10)
    play(workspace, 1)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    return workspace


def test_that_published_pairs_need_a_case_and_a_game_not_begun(published: Workspace) -> None:
    hand = hand_of(published, 2)
    one, other = hand.pairs[0].white, hand.pairs[1].white
    moved = hand.exchanged(one, other)
    assert refused_code(lambda: change(published, moved)) == "by-hand.case-missing"
    published.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    refused = refused_code(lambda: change(published, moved, case=ChangeCase.RULE))
    assert refused == "by-hand.played"
    elsewhere = hand.turned(hand.pairs[1].white)
    round_ = change(published, elsewhere, case=ChangeCase.RULE)
    assert round_.by_hand is not None
    assert round_.by_hand.case is ChangeCase.RULE
    assert round_.games[0].result == DRAW
    assert last_line(published).startswith(
        "Published pairings of round 2 changed (a rule of the competition asks for it): "
    )
    undo_and_redo(published)


@pytest.mark.parametrize(
    ("case", "agreed", "code"),
    [
        (ChangeCase.REMATCH, False, "by-hand.no-rematch"),
        (ChangeCase.AGREED, False, "by-hand.not-agreed"),
        (ChangeCase.AGREED, True, "by-hand.not-two-free"),
        (ChangeCase.LATE_ENTRY, True, "by-hand.no-late-entry"),
        (ChangeCase.TOP_BOARD, False, "by-hand.not-last-round"),
        (ChangeCase.EXCHANGED, False, "by-hand.case-missing"),
    ],
)
def test_that_a_case_that_is_none_is_refused(
    published: Workspace, case: ChangeCase, agreed: bool, code: str
) -> None:
    hand = hand_of(published, 2)
    moved = hand.exchanged(hand.pairs[0].white, hand.pairs[1].white)
    refused = refused_code(lambda: change(published, moved, case=case, agreed=agreed))
    assert refused == code


def test_that_a_second_meeting_is_put_right(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    first = play(workspace, 1)
    pair(workspace, 2)
    hand = hand_of(workspace, 2)
    again = first.games[0]
    for board in (hand.pair_of(again.white), hand.pair_of(again.black)):
        assert board is not None
        hand = hand.taken_apart(board.white)
    hand = hand.paired(again.black, again.white)
    left = [player for player in hand.free if player not in (again.white, again.black)]
    change(workspace, hand.paired(left[0], left[1]))
    workspace.do(publish_round, round=Round(2))
    now = hand_of(workspace, 2)
    right = now.exchanged(again.black, left[0])
    changed = change(workspace, right, case=ChangeCase.REMATCH)
    assert {again.white, again.black} not in [{*pair} for pair in sides(changed)]


def test_that_two_whose_opponents_do_not_play_may_agree(published: Workspace) -> None:
    hand = hand_of(published, 2)
    first, second = hand.pairs[0], hand.pairs[1]
    apart = hand.with_bye(first.black, Mark.ZERO_BYE).with_bye(second.black, Mark.ZERO_BYE)
    made = apart.paired(first.white, second.white)
    changed = change(published, made, case=ChangeCase.AGREED, agreed=True)
    assert sides(changed)[0] == (first.white, second.white)
    assert {bye.player for bye in changed.byes} == {first.black, second.black}


def test_that_a_top_board_changes_in_the_last_round(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 12), 8)
    pair(workspace, 9)
    workspace.do(publish_round, round=Round(9))
    hand = hand_of(workspace, 9)
    moved = hand.exchanged(hand.pairs[0].black, hand.pairs[1].black)
    assert change(workspace, moved, case=ChangeCase.TOP_BOARD).by_hand is not None


# Two who sat at each other's boards


def test_that_who_sat_at_each_others_boards_stay_as_they_played(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    draft = pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.accepting(WeighedAct.EXCHANGE).do(
        exchange_players,
        round=Round(1),
        one=PlayerId(5),
        other=PlayerId(2),
        results={Board(2): BLACK_WINS},
        reason="сіли не за свої дошки",
    )
    round_ = round_of(workspace, 1)
    assert sides(round_) == [(1, 2), (6, 5), (3, 7), (8, 4)]
    assert [game.result for game in round_.games[:2]] == [WHITE_WINS, BLACK_WINS]
    assert round_.by_hand == ByHand(
        reason="сіли не за свої дошки", case=ChangeCase.EXCHANGED, system=pairs_of(draft)
    )
    assert last_line(workspace).startswith(
        "Round 1: Гравець 005 and Гравець 002 sat at each other’s boards; Гравець 001 – Гравець 002"
    )
    undo_and_redo(workspace)


def test_that_an_exchange_found_late_needs_a_decision_and_tells_a_rematch(
    workspace: Workspace,
) -> None:
    play_rounds(make_swiss(workspace, 8), 3)
    first, last = round_of(workspace, 1), round_of(workspace, 3)
    game = last.games[0]
    other = next(each for each in first.games if game.white in (each.white, each.black))
    met = other.black if other.white == game.white else other.white
    late: dict[str, Any] = {
        "round": Round(3),
        "one": game.black,
        "other": met,
        "reason": "так сіли",
    }
    refused = refused_code(lambda: workspace.do(exchange_players, **late))
    assert refused == "exchange.rematch"
    yes = workspace.accepting(WeighedAct.EXCHANGE)
    yes.do(exchange_players, **late, rematch_seen=True)
    old = first.games[:2]
    early: dict[str, Any] = {
        "round": Round(1),
        "one": old[0].white,
        "other": old[1].white,
        "reason": "так сіли",
    }
    early["rematch_seen"] = True
    refused = refused_code(lambda: workspace.do(exchange_players, **early))
    assert refused == "correction.decision-missing"
    barred = refused_code(lambda: yes.do(exchange_players, **early, decided=True))
    assert barred == "act.old-result"
    leave_the_rules(workspace)
    outside = workspace.accepting(WeighedAct.OLD_RESULT)
    outside.do(exchange_players, **early, decided=True)
    assert last_line(workspace).startswith("After a decision, round 1: ")


def test_that_two_of_one_board_or_without_a_game_are_refused(workspace: Workspace) -> None:
    make_swiss(workspace, 7)
    draft = pair(workspace, 1)
    game, free = draft.games[0], draft.byes[0].player
    of_round: dict[str, Any] = {"round": Round(1), "reason": "так"}
    for one, other, code in (
        (game.white, game.black, "exchange.one-board"),
        (game.white, free, "exchange.no-game"),
    ):
        act = partial(workspace.do, exchange_players, one=one, other=other, **of_round)
        assert refused_code(act) == code


def pair_newcomer_with_the_free_one(workspace: Workspace) -> RoundOfPlay:
    """Let somebody come after round 2 is published, and pair them with who has the bye."""
    newcomer = workspace.do(join_late, name="Пізній Петро", fide_rating=2495)
    hand = hand_of(workspace, 2)
    free = next(bye.player for bye in hand.byes if bye.mark is Mark.PAIRING_BYE)
    if hand.bye_of(newcomer) is not None:
        hand = hand.without_bye(newcomer)
    made = hand.without_bye(free).paired(newcomer, free)
    changed = change(workspace, made, case=ChangeCase.LATE_ENTRY, agreed=True)
    assert sides(changed)[-1] == (newcomer, free)
    return changed


def test_that_a_late_entry_gets_the_opponent_of_the_bye(workspace: Workspace) -> None:
    make_swiss(workspace, 9)
    play(workspace, 1)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    pair_newcomer_with_the_free_one(workspace)
    assert [len(each.games) for each in workspace.event.tournament.competition().rounds] == [
        4, 5, 0, 0, 0, 0, 0, 0, 0,
    ]  # fmt: skip
    undo_and_redo(workspace)
    for board in (1, 2, 3, 4, 5):
        workspace.do(enter_result, round=Round(2), board=Board(board), result=DRAW)
    assert len(pair(workspace, 3).games) == 5


def test_that_a_late_entry_opens_a_round_that_was_signed_off(workspace: Workspace) -> None:
    make_swiss(workspace, 9)
    play(workspace, 1)
    play(workspace, 2)
    workspace.do(sign_off_round, round=Round(2))
    changed = pair_newcomer_with_the_free_one(workspace)
    assert changed.games[-1].result is None
    assert changed.signed_off is None
    undo_and_redo(workspace)


def test_that_changed_pairs_are_published_again_after_they_were_taken_back(
    published: Workspace,
) -> None:
    hand = hand_of(published, 2)
    first, second = hand.pairs[0], hand.pairs[1]
    apart = hand.with_bye(first.black, Mark.ZERO_BYE).with_bye(second.black, Mark.ZERO_BYE)
    made = apart.paired(first.white, second.white)
    change(published, made, case=ChangeCase.AGREED, agreed=True)
    published.do(take_back_publication, round=Round(2), reason="не той час")
    published.do(publish_round, round=Round(2))
    assert round_of(published, 2).published is not None


def test_that_the_first_result_of_a_game_played_again_goes_with_the_colours(
    published: Workspace,
) -> None:
    game = round_of(published, 2).games[0]
    at_board: dict[str, Any] = {"round": Round(2), "board": game.board}
    published.do(enter_result, **at_board, result=WHITE_WINS)
    published.do(replay_game, **at_board, reason="фігури стояли хибно")
    hand = hand_of(published, 2).turned(game.white)
    turned = change(published, hand, case=ChangeCase.RULE).games[0]
    assert turned.white == game.black
    assert turned.replay is not None
    assert turned.replay.first == BLACK_WINS


def test_that_a_game_to_which_more_than_its_result_belongs_is_not_exchanged(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    two: dict[str, Any] = {"one": PlayerId(5), "other": PlayerId(2)}

    def exchanged() -> None:
        known: dict[str, Any] = {"reason": "так сіли", "rematch_seen": True}
        yes = workspace.accepting(WeighedAct.EXCHANGE)
        yes.do(exchange_players, round=Round(1), **two, **known)

    first: dict[str, Any] = {"round": Round(1), "board": Board(1)}
    offence = of_one(
        at=datetime(2026, 11, 1, 12, 30),
        player=PlayerId(5),
        offence=Offence.CONDUCT,
        account="Шум у залі",
        sanction=Sanction.LOSS,
        result=WHITE_WINS,
        **first,
    )
    incident = workspace.do(record_incident, **offence)
    assert refused_code(exchanged) == "exchange.bound"
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="помилка")
    exchanged()
    workspace.do(enter_result, **first, result=None)
    workspace.do(adjourn_game, **first, sealed_by=None, note="", resumes_at=None)
    assert refused_code(exchanged) == "exchange.bound"
    workspace.do(enter_result, **first, result=WHITE_WINS)
    exchanged()


def test_that_a_draft_changed_by_hand_sits_in_the_order_of_the_regulations(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    apart = hand_of(workspace, 1).taken_apart(PlayerId(1)).taken_apart(PlayerId(4))
    changed = change(
        workspace, apart.paired(PlayerId(8), PlayerId(5)).paired(PlayerId(1), PlayerId(4))
    )
    assert sides(changed) == [(1, 4), (6, 2), (3, 7), (8, 5)]
    assert [game.board for game in changed.games] == [1, 2, 3, 4]
    undo_and_redo(workspace)


def test_that_pairs_made_by_hand_keep_to_the_boards_typed_for_the_round(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 7)
    made = make_round(
        workspace.event.tournament.competition(),
        Round(1),
        dutch.pair,
        ranges=board_ranges("11-12, 20"),
    )
    workspace.do(pair_round, made=made)
    free = made.pairing.free
    assert free is not None
    hand = hand_of(workspace, 1)
    apart = hand.taken_apart(PlayerId(1)).exchanged(PlayerId(1), PlayerId(2))
    opponent = next(each for each in apart.free if each != 2)
    changed = change(workspace, apart.paired(PlayerId(2), opponent))
    assert [game.board for game in changed.games] == [11, 12, 20]
    assert 1 in sides(changed)[0]


def test_that_published_pairs_stay_at_their_boards(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    hand = hand_of(workspace, 1).exchanged(PlayerId(1), PlayerId(8))
    changed = change(workspace, hand, case=ChangeCase.RULE)
    assert sides(changed) == [(8, 5), (6, 2), (3, 7), (1, 4)]


def test_that_byes_beyond_the_limits_are_decided(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    workspace.do(limit_half_byes, players=[PlayerId(3)], most=0)
    pair(workspace, 1)
    hand = hand_of(workspace, 1).taken_apart(PlayerId(3)).with_bye(PlayerId(7), Mark.ZERO_BYE)
    whole = hand.with_bye(PlayerId(3), Mark.HALF_BYE)
    assert refused_code(lambda: change(workspace, whole)) == "bye.too-many"
    assert change(workspace, whole, decided=True).byes


def test_that_byes_of_those_not_concerned_stay_in_published_pairs(workspace: Workspace) -> None:
    make_swiss(workspace, 10)
    workspace.do(ask_bye, players=[PlayerId(9)], rounds=[Round(1)], mark=Mark.ZERO_BYE)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    hand = hand_of(workspace, 1).turned(PlayerId(1))
    more = hand.with_bye(PlayerId(9), Mark.HALF_BYE)
    refused = refused_code(lambda: change(workspace, more, case=ChangeCase.RULE))
    assert refused == "by-hand.bye-elsewhere"
    assert change(workspace, hand, case=ChangeCase.RULE).byes
