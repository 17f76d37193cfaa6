"""Each round of a round robin beside the Berger tables, and who meets whom how often."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from arbiter_app.domain.checking.comparison import compared, is_turned, pairing_of, without_colours
from arbiter_app.domain.checking.schedule import colour_faults, meetings
from arbiter_app.domain.checking.verdict import (
    CheckedRounds,
    ColoursInRow,
    OtherMeetings,
    PairingDifference,
    Remark,
    RoundCheck,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.berger import CYCLES, FEWEST_PLAYERS, MOST_PLAYERS, berger
from arbiter_app.domain.pairing.position import RoundPairing

BY_TABLE = Remark("by-berger-tables")
BY_MEETINGS = Remark("by-meetings")


_Pairs = Mapping[Round, Collection[frozenset[int]]]


def check_round_robin(
    competition: Competition, *, must_follow: bool | None, elsewhere: _Pairs | None = None
) -> CheckedRounds:
    """Return what is wrong in each round: who meets too often or, at the end, too seldom, and what
    the Berger tables have otherwise (C.05 Annex 1).

    `must_follow`: whether the regulations name these tables, False where they name another one;
    None where they say nothing. Then rounds most of which are others follow another table, and one
    in which all colours are turned does so by another rule. `elsewhere`: the pairs of rounds that
    were played in an earlier stage, with the colours of that.
    """
    found = {each.number: _meetings(competition, each) for each in competition.rounds}
    table = () if must_follow is False else _table(competition)
    others = _beside_table(competition, table, elsewhere or {})
    turned: tuple[Round, ...] = ()
    if must_follow is None:
        turned = tuple(
            each.number for each in competition.rounds if is_turned(each, others[each.number])
        )
        others = {number: () if number in turned else each for number, each in others.items()}
    by_hand = {each.number: each.by_hand for each in competition.rounds if each.by_hand}
    departed = sum(bool(found) for number, found in others.items() if number not in by_hand)
    follows = bool(table) and (must_follow or 2 * departed <= len(competition.rounds))
    if follows:
        found = {
            number: met if number in by_hand else (*met, *others[number])
            for number, met in found.items()
        }
    if found:
        last = competition.rounds[-1].number
        found[last] = (*found[last], *_too_seldom(competition))
        for fault in colour_faults(competition):
            at = fault.rounds[-1] if isinstance(fault, ColoursInRow) else last
            found[at] = (*found[at], fault)
    return CheckedRounds(
        by=BY_TABLE if follows else BY_MEETINGS,
        remarks=_about_turned(turned) if follows else (),
        rounds=tuple(
            RoundCheck(
                round=number,
                differences=tuple(each),
                by_hand=by_hand.get(number),
                made_by_hand=tuple(others[number]) if follows and number in by_hand else (),
            )
            for number, each in found.items()
        ),
    )


def _about_turned(rounds: Sequence[Round]) -> tuple[Remark, ...]:
    listed = ", ".join(map(str, rounds))
    return (Remark("colours-turned", {"rounds": listed}),) if rounds else ()


def _table(competition: Competition) -> Sequence[RoundPairing]:
    """Return the Berger table; nothing where there is none: for too few, for too many cycles, or
    for numbers that do not run from 1.
    """
    settings, size = competition.settings, len(competition.numbers)
    numbers_run = [*competition.numbers.values()] == [*range(1, size + 1)]
    if settings.cycles not in CYCLES or not FEWEST_PLAYERS <= size <= MOST_PLAYERS:
        return ()
    if not numbers_run:
        return ()
    return berger(size, cycles=settings.cycles, swap_last_rounds=settings.swap_last_rounds)


def _beside_table(
    competition: Competition, table: Sequence[RoundPairing], elsewhere: _Pairs
) -> Mapping[Round, Sequence[PairingDifference]]:
    """Return of each round where it is not that of the table; of one beyond it, everything."""
    nothing = RoundPairing(pairs=())
    by_round = dict(enumerate(table, start=1))
    return {
        each.number: compared(
            _as_expected(pairing_of(competition, each), by_round.get(each.number, nothing)),
            by_round.get(each.number, nothing),
            {*without_colours(competition, each), *elsewhere.get(each.number, ())},
        )
        for each in competition.rounds
    }


def _as_expected(found: RoundPairing, expected: RoundPairing) -> RoundPairing:
    """Return a pairing without who is free in it where nobody is to be: his pair tells it."""
    return found if expected.free is not None else replace(found, free=None)


def _meetings(competition: Competition, round_: RoundOfPlay) -> tuple[PairingDifference, ...]:
    """Return who meet in a round although they have met as often as everybody does."""
    cycles = competition.settings.cycles
    until = [each for each in competition.rounds if each.number <= round_.number]
    before = meetings(replace(competition, rounds=tuple(until)))
    numbers = competition.numbers
    return tuple(
        OtherMeetings(
            players=_sorted(numbers[game.white], numbers[game.black]),
            times=len(met),
            cycles=cycles,
            rounds=tuple(met),
        )
        for game in round_.games
        if len(met := before[frozenset((game.white, game.black))]) > cycles
    )


def _too_seldom(competition: Competition) -> tuple[PairingDifference, ...]:
    """Return who have met less often than everybody does, once all rounds are there; who has left
    may have met nobody since.
    """
    if len(competition.rounds) < competition.announced_rounds:
        return ()
    cycles, rounds = competition.settings.cycles, meetings(competition)
    stayed = [each for each in competition.numbers if each not in competition.left]
    numbers = competition.numbers
    return tuple(
        OtherMeetings(
            players=_sorted(numbers[one], numbers[other]),
            times=len(met),
            cycles=cycles,
            rounds=tuple(met),
        )
        for one, other in combinations(stayed, 2)
        if len(met := rounds.get(frozenset((one, other)), ())) < cycles
    )


def _sorted(one: PairingNumber, other: PairingNumber) -> tuple[PairingNumber, PairingNumber]:
    return (one, other) if one < other else (other, one)
