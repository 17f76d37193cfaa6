"""Whether a field bears the rounds and the forbidden pairs of a Swiss."""

from collections.abc import Iterable

import pytest

from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.field import (
    FewOpponents,
    NoRound,
    RoundsDoubt,
    TooLarge,
    doubt_about_rounds,
    doubts_about_forbidden,
)


def apart(players: Iterable[int], first: int = 1, last: int | None = None) -> ForbiddenPairs:
    return ForbiddenPairs(
        players=tuple(map(PlayerId, players)),
        first_round=Round(first),
        last_round=None if last is None else Round(last),
    )


def field(size: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(100 + number) for number in range(1, size + 1))


@pytest.mark.parametrize(
    ("rounds", "players", "doubt"),
    [
        (9, 0, None),
        (9, 9, RoundsDoubt.MANY),
        (10, 9, RoundsDoubt.TOO_MANY),
        (9, 10, RoundsDoubt.MANY),
        (10, 10, RoundsDoubt.TOO_MANY),
        (9, 18, None),
        (9, 512, None),
        (9, 513, RoundsDoubt.FEW),
        (2, 3, None),
    ],
)
def test_that_rounds_suit_a_field_from_its_logarithm_to_half_of_it(
    rounds: int, players: int, doubt: RoundsDoubt | None
) -> None:
    assert doubt_about_rounds(rounds, players) is doubt


def test_that_a_group_of_more_than_half_of_the_field_is_too_large() -> None:
    players = field(10)
    assert doubts_about_forbidden(players, [apart(players[:5])], 3) == ()
    group = apart(players[:6])
    assert doubts_about_forbidden(players, [group], 3) == (TooLarge(group=group, size=6, field=10),)
    assert doubts_about_forbidden(field(11), [group], 3) == (), "one of six has the bye"


def test_that_everybody_needs_an_opponent_for_every_round() -> None:
    players = field(10)
    group = apart(players[:4])
    assert doubts_about_forbidden(players, [group], 6) == ()
    few = doubts_about_forbidden(players, [group], 7)
    assert few == tuple(FewOpponents(player=each, opponents=6, needed=7) for each in players[:4])
    assert doubts_about_forbidden(players, [apart(players[:4], 1, 6)], 7) == ()


def test_that_a_round_without_any_pairing_is_named_with_its_reason() -> None:
    players = field(8)
    first, *others = players
    lists = [apart(players[:4], 3, 4), *(apart((first, other), 3, 4) for other in others[3:])]
    (doubt,) = doubts_about_forbidden(players, lists, 4)
    assert isinstance(doubt, NoRound)
    assert doubt.round == 3
    assert doubt.why.reasons
    assert doubts_about_forbidden(players, lists, 2) == ()


def test_that_people_who_are_not_in_the_field_keep_nobody_apart() -> None:
    assert doubts_about_forbidden(field(4), [apart(range(1, 90))], 3) == ()
