"""The schedule of a round robin against the printed tables and the properties they promise."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import RoundPairing

# C.05 Annex 1; the file names its source.
PRINTED = json.loads(
    (Path(__file__).parents[2] / "data" / "berger_4_24.json").read_text(encoding="utf-8")
)["tables"]

even_fields = st.integers(2, 40).map(lambda half: 2 * half)
odd_fields = st.integers(1, 40).map(lambda half: 2 * half + 1)
fields = even_fields | odd_fields


def as_lists(schedule: tuple[RoundPairing, ...]) -> list[list[list[int]]]:
    return [[[pair.white, pair.black] for pair in pairing.pairs] for pairing in schedule]


def colours(schedule: tuple[RoundPairing, ...]) -> dict[int, str]:
    """Every number's colours in the order of rounds; a free round leaves no trace."""
    seen: dict[int, str] = {}
    for pairing in schedule:
        for pair in pairing.pairs:
            seen[pair.white] = seen.get(pair.white, "") + "w"
            seen[pair.black] = seen.get(pair.black, "") + "b"
    return seen


def with_three_in_a_row(schedule: tuple[RoundPairing, ...]) -> set[int]:
    return {n for n, row in colours(schedule).items() if "www" in row or "bbb" in row}


@pytest.mark.parametrize("players", [int(size) for size in PRINTED])
def test_that_an_even_field_is_paired_as_printed(players: int) -> None:
    assert as_lists(berger(players)) == PRINTED[str(players)]


@pytest.mark.parametrize("players", [int(size) - 1 for size in PRINTED])
def test_that_in_an_odd_field_who_meets_the_absent_last_number_is_free(players: int) -> None:
    phantom = players + 1
    for pairing, printed in zip(berger(players), PRINTED[str(phantom)], strict=True):
        played = [pair for pair in printed if phantom not in pair]
        assert as_lists((pairing,)) == [played]
        assert [pairing.free] == [
            number for pair in printed if phantom in pair for number in pair if number != phantom
        ]


@given(fields)
def test_that_everybody_meets_everybody_once(players: int) -> None:
    met = Counter(frozenset(pair) for games in as_lists(berger(players)) for pair in games)
    assert met == Counter(map(frozenset, combinations(range(1, players + 1), 2)))


@given(fields, st.booleans())
def test_that_two_cycles_give_everybody_both_colours_against_everybody(
    players: int, swap: bool
) -> None:
    schedule = berger(players, cycles=2, swap_last_rounds=swap)
    met = Counter(tuple(pair) for games in as_lists(schedule) for pair in games)
    everyone = range(1, players + 1)
    assert met == Counter((a, b) for a in everyone for b in everyone if a != b)


@given(even_fields)
def test_that_the_lower_half_gets_one_white_more_in_an_even_field(players: int) -> None:
    for number, row in colours(berger(players)).items():
        assert row.count("w") - row.count("b") == (1 if number <= players // 2 else -1)


@given(odd_fields)
def test_that_colours_are_level_in_an_odd_field(players: int) -> None:
    schedule = berger(players)
    assert all(row.count("w") == row.count("b") for row in colours(schedule).values())
    assert sorted(pairing.free or 0 for pairing in schedule) == list(range(1, players + 1))


@given(fields)
def test_that_nobody_has_one_colour_three_times_in_a_row(players: int) -> None:
    assert not with_three_in_a_row(berger(players))
    assert not with_three_in_a_row(berger(players, cycles=2, swap_last_rounds=True))


@given(even_fields)
def test_that_without_the_swap_two_players_have_one_colour_three_times(players: int) -> None:
    affected = with_three_in_a_row(berger(players, cycles=2))
    assert affected == {1, players // 2 + 1}


@given(even_fields)
def test_that_the_swap_changes_only_the_last_two_rounds_of_the_first_cycle(players: int) -> None:
    plain = berger(players, cycles=2)
    swapped = berger(players, cycles=2, swap_last_rounds=True)
    changed = [n for n, pair in enumerate(zip(plain, swapped, strict=True), 1) if len({*pair}) > 1]
    assert changed == [players - 2, players - 1]
    assert (swapped[players - 3], swapped[players - 2]) == (plain[players - 2], plain[players - 3])


@given(fields)
def test_that_the_swap_means_nothing_for_one_cycle(players: int) -> None:
    assert berger(players, swap_last_rounds=True) == berger(players)


@given(odd_fields)
def test_that_the_swap_means_nothing_for_an_odd_field(players: int) -> None:
    assert berger(players, cycles=2, swap_last_rounds=True) == berger(players, cycles=2)


@given(even_fields)
def test_that_the_round_and_colours_of_a_pair_follow_from_its_numbers(players: int) -> None:
    """The rule of thumb arbiters use: round i + j - 1, White to the lower if the sum is odd."""
    circle, last = players - 1, players
    for number, games in enumerate(as_lists(berger(players)), start=1):
        for white, black in games:
            if last in (white, black):
                other = white if black == last else black
                assert ((2 * other - 1) % circle or circle) == number
                assert (black == last) == (other <= players // 2)
            else:
                assert ((white + black - 1) % circle or circle) == number
                assert (white < black) == ((white + black) % 2 == 1)


@given(fields)
def test_that_boards_are_numbered_without_a_gap_and_the_free_number_has_none(players: int) -> None:
    for pairing in berger(players):
        playing = [number for pair in pairing.pairs for number in (pair.white, pair.black)]
        assert len(pairing.pairs) == players // 2
        assert pairing.free not in playing
        assert players + 1 not in playing


@pytest.mark.parametrize("players", [0, 1, 2])
def test_that_fewer_than_three_players_are_refused(players: int) -> None:
    with pytest.raises(RuleError) as refusal:
        berger(players)
    assert refusal.value.code == "pairing.too-few-players"
    assert refusal.value.facts == {"players": players, "fewest": 3}


@pytest.mark.parametrize("cycles", [0, 3])
def test_that_more_cycles_than_two_are_refused(cycles: int) -> None:
    with pytest.raises(RuleError) as refusal:
        berger(6, cycles=cycles)
    assert refusal.value.code == "pairing.cycles"
