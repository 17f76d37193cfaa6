"""A round robin beside the Berger tables."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.domain.checking.round_robin import check_round_robin
from arbiter_app.domain.checking.verdict import OtherColours, OtherMeetings, OtherPairs
from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import Board, GameId, PairingNumber, PlayerId, Round, StageId
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import Pair

Rounds = Sequence[Sequence[tuple[int, int]]]


def all_play(players: int, rounds: Rounds, *, cycles: int = 1) -> Competition:
    return Competition(
        id=StageId(1),
        settings=Settings(edition="2026-03", tie_breaks=(), cycles=cycles),
        participants=tuple(
            Participant(id=PlayerId(number), number=PairingNumber(number))
            for number in range(1, players + 1)
        ),
        rounds=tuple(
            RoundOfPlay(
                number=Round(number),
                games=tuple(
                    Game(
                        id=GameId(100 * number + board),
                        board=Board(board),
                        white=PlayerId(white),
                        black=PlayerId(black),
                    )
                    for board, (white, black) in enumerate(pairs, start=1)
                ),
            )
            for number, pairs in enumerate(rounds, start=1)
        ),
    )


def by_table(players: int, cycles: int = 1) -> list[list[tuple[int, int]]]:
    return [
        [(pair.white, pair.black) for pair in each.pairs] for each in berger(players, cycles=cycles)
    ]


def numbered(white: int, black: int) -> Pair:
    return Pair(PairingNumber(white), PairingNumber(black))


def test_that_the_table_itself_is_right_also_in_an_odd_field_and_twice() -> None:
    for players, cycles in ((6, 1), (5, 1), (6, 2), (5, 2)):
        whole = all_play(players, by_table(players, cycles), cycles=cycles)
        found = check_round_robin(whole, must_follow=True)
        assert [each.is_right for each in found.rounds] == [True] * len(whole.rounds)
        assert found.by.code == "by-berger-tables"


def test_that_a_swapped_pair_and_a_turned_colour_are_found_in_their_rounds() -> None:
    rounds = by_table(6)
    rounds[0] = [(1, 5), (2, 6), (3, 4)]
    rounds[2][1] = rounds[2][1][::-1]
    found = check_round_robin(all_play(6, rounds), must_follow=None).rounds
    assert [each.is_right for each in found] == [False, True, False, True, False]
    assert found[0].differences == (
        OtherPairs(
            found=(numbered(1, 5), numbered(2, 6)), expected=(numbered(1, 6), numbered(2, 5))
        ),
    )
    assert OtherColours(expected=numbered(*by_table(6)[2][1])) in found[2].differences


def test_that_who_meet_twice_are_found_and_who_never_do() -> None:
    rounds = by_table(4)
    rounds[2] = rounds[0]
    *_, last = check_round_robin(all_play(4, rounds), must_follow=False).rounds
    meetings = [
        (each.players, each.times) for each in last.differences if isinstance(each, OtherMeetings)
    ]
    assert meetings == [((1, 4), 2), ((2, 3), 2), ((1, 3), 0), ((2, 4), 0)]


def test_that_who_left_need_not_have_met_everybody() -> None:
    rounds = [[(1, 4), (2, 3)], [(1, 2)], [(3, 1)]]
    whole = all_play(4, rounds)
    left = replace(
        whole,
        participants=tuple(replace(each, has_left=each.id == 4) for each in whole.participants),
    )
    (*_, last) = check_round_robin(left, must_follow=False).rounds
    assert last.differences == ()


def test_that_rounds_in_another_order_follow_another_table_unless_the_file_names_berger() -> None:
    turned = all_play(6, by_table(6)[::-1])
    free = check_round_robin(turned, must_follow=None)
    assert free.by.code == "by-meetings"
    assert all(each.is_right for each in free.rounds)
    assert False in [each.is_right for each in check_round_robin(turned, must_follow=True).rounds]


def test_that_rounds_with_all_colours_turned_are_remarked_unless_the_file_names_berger() -> None:
    rounds = by_table(6)
    rounds[3] = [pair[::-1] for pair in rounds[3]]
    found = check_round_robin(all_play(6, rounds), must_follow=None)
    assert all(each.is_right for each in found.rounds)
    assert [(each.code, each.facts["rounds"]) for each in found.remarks] == [
        ("colours-turned", "4")
    ]
    named = check_round_robin(all_play(6, rounds), must_follow=True)
    assert [each.is_right for each in named.rounds] == [True, True, True, False, True]
