"""Rounds without a legal pairing: who cannot be paired, and why."""

from collections.abc import Mapping
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.impossible import (
    Barriers,
    NobodyForBye,
    NobodyToMeet,
    NoPairing,
    Reason,
    TooFewToMeet,
)
from arbiter_app.domain.pairing.swiss.legality import breaches
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPosition
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from tests.domain.pairing.swiss.fields import field, paired, without
from tests.domain.pairing.swiss.hard_fields import kept_apart


def refusal(competition: Competition, round_: int = 1) -> RuleError:
    with pytest.raises(RuleError) as caught:
        dutch.pair(swiss_position(competition, Round(round_)))
    assert caught.value.code == "pairing.impossible"
    return caught.value


def reasons(competition: Competition, round_: int = 1) -> tuple[Reason, ...]:
    why = refusal(competition, round_).facts["why"]
    assert isinstance(why, NoPairing)
    return why.reasons


def numbers(*given: int) -> tuple[PairingNumber, ...]:
    return tuple(PairingNumber(each) for each in given)


def test_that_two_who_have_met_have_nobody_left() -> None:
    competition = field(2, paired(1, [(1, 2)]), rules=kept_apart())
    alone = [
        NobodyToMeet(
            number=PairingNumber(number), others=1, barriers=Barriers(met=1), has_bye=False
        )
        for number in (1, 2)
    ]
    assert reasons(competition, 2) == tuple(alone)


def test_that_nobody_is_left_who_may_have_the_bye() -> None:
    byes = [{3: Mark.PAIRING_BYE}, {1: Mark.FULL_BYE}, {2: Mark.PAIRING_BYE}]
    rounds = [paired(1, [(1, 2)], byes[0]), paired(2, [(3, 2)], byes[1]), paired(3, [], byes[2])]
    competition = field(3, *rounds, rules=kept_apart())
    assert reasons(competition, 4) == (NobodyForBye(players=3),)


def test_that_one_who_is_kept_from_everybody_is_named_alone_with_what_keeps_him() -> None:
    """4 has met 1, may not meet 2, and had the bye."""
    rounds = paired(1, [(1, 4), (2, 3)]), paired(2, [(1, 2)], {4: Mark.PAIRING_BYE})
    competition = without(field(4, *rounds, rules=kept_apart((2, 4))), 3)
    assert reasons(competition, 3) == (
        NobodyToMeet(
            number=PairingNumber(4),
            others=2,
            barriers=Barriers(met=1, forbidden=1),
            has_bye=True,
        ),
    )


def test_that_two_who_must_have_the_same_colour_are_kept_apart_by_it() -> None:
    rounds = paired(1, [(1, 3), (2, 4)]), paired(2, [(1, 4), (2, 3)])
    competition = without(field(4, *rounds, rules=kept_apart()), 3, 4)
    found = reasons(competition, 3)
    assert [each.barriers for each in found if isinstance(each, NobodyToMeet)] == [
        Barriers(same_colour=1)
    ] * 2


def test_that_a_club_of_more_than_half_has_too_few_to_meet() -> None:
    (reason,) = reasons(field(6, rules=kept_apart((1, 3, 4, 6))))
    assert reason == TooFewToMeet(
        groups=tuple(numbers(each) for each in (1, 3, 4, 6)),
        others=numbers(2, 5),
        bye_is_among_others=False,
        barriers=Barriers(forbidden=6),
    )


def test_that_the_smallest_group_is_named_and_not_all_who_are_left_over() -> None:
    """1 and 2 can meet 3 alone; the others are no part of it."""
    apart = [(one, other) for one in (1, 2) for other in (1, 2, 4, 5, 6, 7, 8) if one < other]
    (reason,) = reasons(field(8, rules=kept_apart(*apart, (6, 7), (5, 8))))
    assert reason == TooFewToMeet(
        groups=(numbers(1), numbers(2)),
        others=numbers(3),
        bye_is_among_others=False,
        barriers=Barriers(forbidden=1),
    )


def test_that_an_odd_number_who_may_meet_one_another_alone_is_told() -> None:
    apart = [(one, other) for one in (1, 2, 3) for other in (4, 5, 6)]
    (reason,) = reasons(field(6, rules=kept_apart(*apart)))
    assert isinstance(reason, TooFewToMeet)
    assert reason.groups in {(numbers(1, 2, 3),), (numbers(4, 5, 6),)}
    assert reason.others == ()


def test_that_the_bye_is_one_place_for_all_who_may_meet_nobody_else() -> None:
    (reason,) = reasons(field(3, rules=kept_apart((1, 2, 3))))
    assert reason == TooFewToMeet(
        groups=(numbers(1), numbers(2), numbers(3)),
        others=(),
        bye_is_among_others=True,
        barriers=Barriers(forbidden=3),
    )


def test_that_the_bye_needs_somebody_too() -> None:
    """1 alone may have the bye, and 2 may meet 1 alone."""
    barred = {2: Mark.FULL_BYE, 3: Mark.FULL_BYE, 4: Mark.FULL_BYE, 5: Mark.FULL_BYE}
    competition = field(5, paired(1, [], barred), rules=kept_apart((2, 3), (2, 4), (2, 5)))
    (reason,) = reasons(competition, 2)
    assert reason == TooFewToMeet(
        groups=(numbers(2),),
        bye_group=(),
        others=numbers(1),
        bye_is_among_others=False,
        barriers=Barriers(),
    )


def test_that_it_holds_of_random_fields() -> None:
    """Whatever is said keeps the round from being paired, and nothing is said where one can be."""
    chance = Random("impossible rounds")
    told = dict.fromkeys(("paired", "bye", "alone", "few"), 0)
    spoken = set[str]()
    for _ in range(600):
        position = random_position(chance)
        try:
            pairing = dutch.pair(position)
        except RuleError as error:
            why = error.facts["why"]
            assert isinstance(why, NoPairing)
            for reason in why.reasons:
                told[proved(position, reason)] += 1
            spoken.update(error_sentence(catalogue(language), error) for language in LANGUAGES)
        else:
            told["paired"] += 1
            assert not breaches(position, pairing)
    assert min(told.values()) >= 20, told
    assert len(spoken) > 100


def random_position(chance: Random) -> SwissPosition:
    size, share = chance.randint(2, 9), chance.choice((0.3, 0.5, 0.7))
    people = range(1, size + 1)
    apart = [(a, b) for a in people for b in people if a < b and chance.random() < share]
    marks = (Mark.HALF_BYE, Mark.FULL_BYE, Mark.FULL_BYE, Mark.FULL_BYE)
    byes = {each: chance.choice(marks) for each in people}
    return swiss_position(field(size, paired(1, [], byes), rules=kept_apart(*apart)), Round(2))


def proved(position: SwissPosition, reason: Reason) -> str:
    """Check a reason against the position itself; return which kind it is of."""
    near = who_may_meet(position)
    if isinstance(reason, NobodyForBye):
        assert not near[PairingNumber(0)]
        assert len(position.players) == reason.players
        return "bye"
    if isinstance(reason, NobodyToMeet):
        assert not near[reason.number]
        assert (
            sum((reason.barriers.met, reason.barriers.forbidden, reason.barriers.same_colour))
            == len(position.players) - 1
        )
        return "alone"
    groups = [{*group} for group in reason.groups]
    if reason.bye_group is not None:
        groups.append({*reason.bye_group, PairingNumber(0)})
    others = {*reason.others, *([PairingNumber(0)] if reason.bye_is_among_others else [])}
    assert len(groups) > len(others)
    for group in groups:
        assert len(group) % 2
        for number in group:
            assert near[number] <= others | group
    return "few"


def who_may_meet(position: SwissPosition) -> Mapping[PairingNumber, set[PairingNumber]]:
    """Return whom each may meet by the absolute criteria; the bye is number 0."""
    players = position.players
    near: dict[PairingNumber, set[PairingNumber]] = {each.number: set() for each in players}
    near[PairingNumber(0)] = set()
    for at, one in enumerate(players):
        for other_at, other in enumerate(players):
            barred = position.met[at] | position.forbidden[at] | 1 << at
            same = one.strength is other.strength is Strength.ABSOLUTE and one.wants is other.wants
            if not (barred >> other_at & 1 or same):
                near[one.number].add(other.number)
        if position.is_odd and not one.bye_barred:
            near[one.number].add(PairingNumber(0))
            near[PairingNumber(0)].add(one.number)
    return near


def test_that_a_sentence_names_people_articles_and_what_the_arbiter_can_do() -> None:
    said = error_sentence(catalogue("en"), refusal(field(6, rules=kept_apart((1, 3, 4, 6)))))
    assert said.startswith(
        "Round 1 has no legal pairing. Each of these needs an opponent: No. 1, No. 3, No. 4, No. 6."
        " They may meet only No. 2, No. 5: 2 for 4."
    )
    assert "6 kept apart by the regulations of the event" in said
    assert "C.04.3 Art. 1.9.3" in said
