"""Whether a Swiss was accelerated as its file says (C.04.7)."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.checking.swiss import Pair, check_swiss
from arbiter_app.domain.checking.verdict import OtherPairs, RoundCheck
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration


def accelerated_otherwise(
    competition: Competition, rounds: Iterable[RoundCheck], pair: Pair
) -> Competition | None:
    """Return the competition as its round 1 shows that it was accelerated: by Baku where nobody
    says so, not at all where somebody does; None where round 1 shows nothing of the kind.

    `rounds` are those that were checked by what is said. Some pairs may have been made by hand:
    the other way has to explain more than half of those that differ.
    """
    wrong = _wrong_in_first(rounds)
    if not wrong:
        return None
    other = _turned(competition)
    # Alone it would be the last round, in which others are topscorers.
    settings = replace(other.settings, rounds=competition.announced_rounds)
    first = replace(other, settings=settings, rounds=other.rounds[:1])
    return other if 2 * _wrong_in_first(check_swiss(first, pair)) < wrong else None


def is_accelerated(competition: Competition) -> bool:
    """Return whether virtual points are said to count."""
    rules = competition.settings.swiss
    return bool(rules.virtual_points) or rules.acceleration is not Acceleration.NONE


def _wrong_in_first(rounds: Iterable[RoundCheck]) -> int:
    """Return how many pairs of round 1 are not those of the rules."""
    first = next((each for each in rounds if each.round == 1), None)
    differences = first.differences if first is not None else ()
    return sum(len(each.found) for each in differences if isinstance(each, OtherPairs))


def _turned(competition: Competition) -> Competition:
    """Return a competition that is accelerated, if it is not said to be, and the other way."""
    settings = competition.settings
    acceleration = Acceleration.NONE if is_accelerated(competition) else Acceleration.BAKU
    rules = replace(settings.swiss, acceleration=acceleration, virtual_points=())
    return replace(competition, settings=replace(settings, swiss=rules))
