"""A tournament of several as an event of its own."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.other_ids import ids_in
from arbiter_app.domain.facts.tournament import AS_THE_EVENT, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.i18n import catalogue
from arbiter_app.services.writing.dues import with_dues_kept
from arbiter_app.wording.terms.event.stages import tournament_name


def alone(event: Event, tournament: TournamentId) -> Event:
    """Return the event as it would be with one of its tournaments alone, under the titles of both;
    what the tournament has of its own is then the event's. Of an event of one nothing else changes.

    Raises RuleError("tournament.none").
    """
    seen = event.of(tournament)
    tournament_alone = with_dues_kept(seen) if event.has_several else seen.tournament
    this = replace(tournament_alone, own=AS_THE_EVENT, position=1)
    found = replace(seen, seen_of=None, _as_a_whole={}, tournaments=(this,))
    if not event.has_several:
        return found
    people = {PlayerId(each) for each in ids_in(this)[PlayerId]}
    return replace(
        found,
        title=title_of(event, this),
        players={each: event.contestants[each] for each in event.players if each in people},
        officials=tuple(
            replace(each, duty=replace(each.duty, tournaments=())) for each in found.officials
        ),
        across=(),
        receipts=(),
    )


def title_of(event: Event, tournament: Tournament) -> str:
    """Return what tells a tournament of several outside of its event: "Cup: U12 girls"."""
    name = tournament_name(catalogue("en"), tournament)
    return event.title if name == event.title else f"{event.title}: {name}"
