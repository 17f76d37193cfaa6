"""The literal enumerator itself, held against positions that others have published."""

from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import islice
from pathlib import Path

import pytest

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    VirtualPoints,
)
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.formats import trf
from tests.domain.pairing.swiss.fields import field, id_of, paired, without
from tests.domain.pairing.swiss.literal import literal_pairing
from tests.domain.pairing.swiss.literal_facts import History
from tests.domain.pairing.swiss.literal_order import exchanges, transpositions

PUBLISHED = Path(__file__).resolve().parents[3] / "data" / "pairings"
WHITE_FIRST = SwissRules(initial_colour=Colour.WHITE)


@dataclass(frozen=True)
class Case:
    """A published position: who is away in the round to be paired, and what comes of it."""

    file: str
    away: tuple[int, ...]
    pairs: str
    bye: int | None = None


CASES = (
    Case("dutch_2025_C5.input", (4,), "1-5 3-2", bye=6),
    Case("dutch_2025_C9.input", (), "2-1 3-5", bye=4),
    Case("seed735265-r7-p10.trf", (4, 6, 10), "3-9 1-5 2-8", bye=7),
    Case("seed8848759-r9-p10.trf", (6, 8, 9), "1-4 2-5 7-10", bye=3),
    Case("seed7073463-r8-p9.trf", (3, 5), "1-2 4-8 7-9", bye=6),
)


def _competition(file: str, away: tuple[int, ...] = ()) -> Competition:
    data = (PUBLISHED / file).read_bytes()
    reading = trf.read(data)
    assert reading.report is not None
    competition = trf.event_of(reading.report).tournament.competition()
    played = tuple(each for each in competition.rounds if each.games)
    by_number = {number: player for player, number in competition.numbers.items()}
    to_come = RoundOfPlay(
        number=Round(len(played) + 1),
        games=(),
        byes=tuple(Bye(player=by_number[PairingNumber(each)], mark=Mark.ZERO_BYE) for each in away),
    )
    rules = replace(WHITE_FIRST, virtual_points=_virtual_points(data.decode()))
    settings = replace(competition.settings, swiss=rules)
    return replace(competition, settings=settings, rounds=(*played, to_come))


def _virtual_points(text: str) -> tuple[VirtualPoints, ...]:
    """Read the records XXA: the points of a player in every round."""
    return tuple(
        VirtualPoints(
            points=Decimal(points),
            first_round=Round(number),
            last_round=Round(number),
            first=PairingNumber(int(words[1])),
            last=PairingNumber(int(words[1])),
        )
        for words in map(str.split, text.splitlines())
        if words and words[0] == "XXA"
        for number, points in enumerate(words[2:], start=1)
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file)
def test_that_a_published_position_is_paired_as_published(case: Case) -> None:
    competition = _competition(case.file, case.away)
    found = literal_pairing(competition, Round(len(competition.rounds)))
    assert found is not None
    pairs, bye = found
    published = {frozenset(map(int, pair.split("-"))) for pair in case.pairs.split()}
    assert {frozenset(pair) for pair in pairs} == published
    assert bye == case.bye


def test_that_the_upper_half_of_round_1_meets_the_lower_one() -> None:
    """SWISS: 1 v n/2+1 …, the initial colour to odd numbers above, the last has the bye."""
    competition = field(9, rules=WHITE_FIRST)
    assert literal_pairing(competition, Round(1)) == (((1, 5), (6, 2), (3, 7), (8, 4)), 9)


def test_that_only_those_who_are_paired_count_as_odd_or_even() -> None:
    late = RoundOfPlay(number=Round(1), games=(), byes=(Bye(player=id_of(1), mark=Mark.ZERO_BYE),))
    assert literal_pairing(field(5, late, rules=WHITE_FIRST), Round(1)) == (((2, 4), (5, 3)), None)
    by_letter = replace(WHITE_FIRST, counts_all_numbers=True)
    assert literal_pairing(field(5, late, rules=by_letter), Round(1)) == (((4, 2), (3, 5)), None)


def test_that_who_all_have_met_cannot_be_paired() -> None:
    met = field(2, paired(1, [(1, 2)]), rules=WHITE_FIRST)
    assert literal_pairing(met, Round(2)) is None


def test_that_those_whom_the_regulations_keep_apart_do_not_meet() -> None:
    apart = ForbiddenPairs(players=(id_of(1), id_of(3)), first_round=Round(1), last_round=Round(1))
    competition = field(4, rules=replace(WHITE_FIRST, forbidden=(apart,)))
    assert literal_pairing(competition, Round(1)) == (((1, 4), (3, 2)), None)


def test_that_who_has_left_is_not_paired() -> None:
    competition = without(field(5, paired(1, [(1, 3), (4, 2)]), rules=WHITE_FIRST), 4)
    assert literal_pairing(competition, Round(2)) == (((2, 1), (3, 5)), None)


def test_that_group_a_has_a_win_more_and_then_half_a_win() -> None:
    """C.04.7: the first 2 x ceil(N/4) of 10 are 6; 5 rounds have 2 + 1 accelerated ones."""
    rules = replace(WHITE_FIRST, acceleration=Acceleration.BAKU)
    competition = field(10, rules=rules, announced=5)
    expected = {1: ("1", 6), 2: ("1", 6), 3: ("0.5", 6), 4: ("0", 10)}
    for number, (points, many) in expected.items():
        scores = [player.score for player in History(competition, Round(number)).players()]
        assert scores == [Decimal(points)] * many + [Decimal(0)] * (10 - many)


def test_that_transpositions_come_in_the_order_of_the_first_of_s2() -> None:
    """The order of Art. 4.2: only as many as S1 has count."""
    found = transpositions((1, 2), (3, 4, 5), lambda one, other: True)
    assert list(found) == [(3, 4), (3, 5), (4, 3), (4, 5), (5, 3), (5, 4)]


def test_that_exchanges_come_in_the_order_of_the_article() -> None:
    """Art. 4.3 for eleven players and five pairs, counted from 1."""
    first = islice(exchanges(11, 5), 1, 8)
    left = [
        ({1, 2, 3, 4, 5}.difference(at + 1 for at in s1), [at + 1 for at in s1]) for s1, _ in first
    ]
    swaps = [(sorted(down), sorted({*now}.difference(range(1, 6)))) for down, now in left]
    assert swaps == [
        ([5], [6]),
        ([5], [7]),
        ([4], [6]),
        ([5], [8]),
        ([4], [7]),
        ([3], [6]),
        ([5], [9]),
    ]
    of_two = [s1 for s1, _ in exchanges(11, 5) if len({*s1} & {0, 1, 2, 3, 4}) == 3][:3]
    assert of_two == [(0, 1, 2, 5, 6), (0, 1, 2, 5, 7), (0, 1, 3, 5, 6)]
