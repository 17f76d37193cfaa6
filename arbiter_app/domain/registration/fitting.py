"""Into which tournament of the event a person belongs, by the conditions of each."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import (
    AT_LEAST,
    YOUNGER_THAN,
    Eligibility,
    age_that_counts,
)
from arbiter_app.domain.facts.people.people import Player, SportRank
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.findings import Finding, against
from arbiter_app.values import frozen

_UNKNOWN = frozenset({"eligibility.birth-unknown", "eligibility.sex-unknown"})

OF_GROUP = frozenset(
    {
        "eligibility.too-old",
        "eligibility.too-young",
        "eligibility.plays-up",
        "eligibility.below-lowest-age",
        "eligibility.not-a-woman",
        "eligibility.no-rank",
        "eligibility.rank-too-low",
    }
)
"""What can speak against the age, the sex or the rank of somebody in a tournament."""

_ANY_AGE = 999
"""Farther from everybody than the limit of any group."""


@frozen(kw_only=True)
class Fit:
    """A tournament for a person."""

    tournament: TournamentId
    against: tuple[Finding, ...]
    """What speaks against it by the conditions; empty where they are met."""

    @property
    def is_met(self) -> bool:
        return not self.against


def fitting(event: Event, player: Player, first: TournamentId | None = None) -> tuple[Fit, ...]:
    """Return all tournaments of the event, the one that fits a person best first: where nothing
    speaks against it before where something is not known, the nearest age group before wider ones,
    one for women before an open one of the same age. Of equals `first` comes first, then in the
    order of the event.
    """
    fits = []
    for place, each in enumerate(event.tournaments):
        there = event.of(each.id)
        found = against(there, player)
        unknown = sum(finding.code in _UNKNOWN for finding in found)
        key = (
            any(finding.code == "eligibility.not-a-woman" for finding in found),
            len(found) - unknown,
            unknown,
            _distance(there, player),
            not each.eligibility.women_only,
            _width(each.eligibility),
            each.id != first,
            place,
        )
        fits.append((key, Fit(tournament=each.id, against=found)))
    return tuple(fit for _, fit in sorted(fits, key=lambda each: each[0]))


def _distance(event: Event, player: Player) -> int:
    """Return how many years the age of a person is from the limit of the group."""
    group, span = event.tournament.eligibility.age, days(event)
    if group is None or span is None or player.birth is None:
        return _ANY_AGE
    age = age_that_counts(player.birth, span.first.year)
    return abs(age - {**AT_LEAST, **YOUNGER_THAN}[group])


def _width(conditions: Eligibility) -> int:
    """Return how low a rank may be: the higher the lowest, the narrower the tournament."""
    ranks = [*SportRank]
    return len(ranks) if conditions.lowest_rank is None else ranks.index(conditions.lowest_rank)
