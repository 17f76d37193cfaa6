"""Rounds in the hall in words: what is played when, and what is in the way."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.rounds import BoardCollision, Sitting
from arbiter_app.domain.ids import Round
from arbiter_app.domain.taking_part.overlaps import RoundSpan, TwoPlaces
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.play.missing_results import shown_ranges
from arbiter_app.wording.terms.registration import people


def sitting_name(catalogue: Catalogue, sitting: Sitting) -> str:
    """Return what a round of a tournament is called: "U12, round 3"."""
    return _named(catalogue, sitting.tournament, sitting.round)


def span_name(catalogue: Catalogue, event: Event, span: RoundSpan) -> str:
    """Return the same of a round by when it is played."""
    return _named(catalogue, event.of(span.tournament).tournament, span.round)


def _named(catalogue: Catalogue, tournament: Tournament, round: Round) -> str:
    pattern = catalogue.translate("Hall", "{title}, round {round}")
    return pattern.format(title=tournament_name(catalogue, tournament), round=round)


def collision_text(catalogue: Catalogue, found: BoardCollision) -> str:
    """Return which two rounds need the same boards at the same time."""
    pattern = catalogue.translate("Hall", "{first} and {second} both at boards {boards}")
    said = pattern.format(
        first=sitting_name(catalogue, found.first),
        second=sitting_name(catalogue, found.second),
        boards=shown_ranges(found.boards),
    )
    start = found.first.starts_at
    if start is None:
        return said
    return f"{numbers.date_and_time(catalogue, start)}: {said}"


def two_places_text(catalogue: Catalogue, event: Event, found: TwoPlaces) -> str:
    """Return who would have to play in which two rounds at the same time."""
    pattern = catalogue.translate("Hall", "{name}: {first} and {second} at the same time")
    return pattern.format(
        name=people.name(catalogue, event.contestants[found.player]),
        first=span_name(catalogue, event, found.overlap.first),
        second=span_name(catalogue, event, found.overlap.second),
    )
