"""What a pairing by hand cannot be, and what no case of C.04.2 Art. 4 covers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pytest

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import ChangeCase
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.by_hand import (
    PairingByHand,
    begin_by_hand,
    demand_whole,
)
from arbiter_app.domain.permission.by_hand import demand_case
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code
from tests.services.swiss_hands import make_swiss, pair, play

ONE, TWO, THREE, FREE, STRANGER = map(PlayerId, (1, 2, 3, 9, 77))


@pytest.fixture
def competition(workspace: Workspace) -> Competition:
    """Round 1 of nine, a draft: the last one is free."""
    make_swiss(workspace, 9)
    pair(workspace, 1)
    return workspace.event.tournament.competition()


REFUSED: Mapping[str, Sequence[Callable[[PairingByHand], object]]] = {
    "by-hand.no-pair": (lambda hand: hand.turned(FREE), lambda hand: hand.taken_apart(FREE)),
    "by-hand.no-bye": (lambda hand: hand.without_bye(ONE),),
    "by-hand.not-free": (
        lambda hand: hand.paired(ONE, TWO),
        lambda hand: hand.taken_apart(ONE).paired(ONE, ONE),
    ),
    "by-hand.not-in-round": (
        lambda hand: hand.exchanged(ONE, STRANGER),
        lambda hand: hand.with_bye(STRANGER, Mark.ZERO_BYE),
    ),
}


def test_that_an_act_that_cannot_be_is_refused(competition: Competition) -> None:
    hand = begin_by_hand(competition, Round(1))
    for code, acts in REFUSED.items():
        for act in acts:
            assert refused_code(partial(act, hand)) == code


def test_that_nobody_is_in_a_round_twice_and_nobody_who_has_left(competition: Competition) -> None:
    hand = begin_by_hand(competition, Round(1))
    twice = replace(hand, pairs=(*hand.pairs, replace(hand.pairs[0], board=Board(9))))
    assert refused_code(lambda: demand_whole(competition, twice)) == "by-hand.twice"
    gone = replace(
        competition,
        participants=tuple(
            replace(each, has_left=each.id == ONE) for each in competition.participants
        ),
    )
    assert refused_code(lambda: demand_whole(gone, hand)) == "by-hand.has-left"


def test_that_a_new_pair_takes_a_board_that_is_empty_else_the_next(
    competition: Competition,
) -> None:
    hand = begin_by_hand(competition, Round(1)).taken_apart(THREE)
    free = hand.without_bye(FREE)
    empty = next(board for board in hand.boards if board not in [p.board for p in hand.pairs])
    assert free.paired(THREE, FREE).pair_of(FREE) in free.paired(THREE, FREE).pairs
    made = free.paired(THREE, FREE).pair_of(THREE)
    assert made is not None
    assert made.board == empty
    nothing = PairingByHand(round=Round(1), pairs=(), free=(ONE, TWO))
    assert [each.board for each in nothing.paired(ONE, TWO).pairs] == [1]


def test_that_scores_far_apart_and_low_boards_are_no_case(workspace: Workspace) -> None:
    make_swiss(workspace, 24)
    play(workspace, 1)
    play(workspace, 2)
    pair(workspace, 3)
    workspace.do(publish_round, round=Round(3))
    competition = workspace.event.tournament.competition()
    settings = replace(competition.settings, rounds=3)
    last = replace(competition, settings=settings)
    round_ = last.round(Round(3))
    hand = begin_by_hand(last, Round(3))
    low = hand.turned(hand.pairs[-1].white)
    refused = refused_code(
        lambda: demand_case(last, round_, low, ChangeCase.TOP_BOARD, agreed=False)
    )
    assert refused == "by-hand.no-top-board"
    first, end = hand.pairs[0], hand.pairs[-1]
    apart = hand.with_bye(first.black, Mark.ZERO_BYE).with_bye(end.black, Mark.ZERO_BYE)
    far = apart.paired(first.white, end.white)
    refused = refused_code(lambda: demand_case(last, round_, far, ChangeCase.AGREED, agreed=True))
    assert refused == "by-hand.not-close"
    unchanged = refused_code(lambda: demand_case(last, round_, hand, ChangeCase.RULE, agreed=False))
    assert unchanged == "by-hand.no-change"
