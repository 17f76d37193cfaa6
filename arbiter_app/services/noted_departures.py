"""What an act does beside the plain course of play: it wants a yes, and may be kept."""

from collections.abc import Iterable
from contextlib import suppress

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.permission.acts import ACTS, Departure, NotAcceptedError, demand_accepted
from arbiter_app.domain.permission.departures import departures
from arbiter_app.services.command import Params
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.by_rules import write_integrity


def demand_unbarred(uow: UnitOfWork) -> None:
    """Make sure that an act that is tried does nothing that is barred in the rules mode.

    Raises RuleError as `demand_accepted`; what wants a yes is asked for when it is done.
    """
    before = uow.whole
    for tournament, found in departures(before, uow.whole_now).items():
        if _in_mode(before, tournament):
            with suppress(NotAcceptedError):
                demand_accepted(found, (), in_mode=True)


def note_departures(uow: UnitOfWork, accepted: Iterable[str], params: Params) -> None:
    """Look at what an act has done so far, and write down what touches the pairings.

    Raises as `demand_accepted`.
    """
    before, after = uow.whole, uow.whole_now
    departed = departures(before, after, misfits=params.get("misfits", 0))
    if not departed:
        return
    # One yes is asked for all of them; where one tournament bars an act, it is barred.
    demand_accepted(
        [each for found in departed.values() for each in found],
        accepted,
        in_mode=any(_in_mode(before, tournament) for tournament in departed),
    )
    for tournament, found in departed.items():
        _note(uow, after.of(tournament).tournament, found, params)


def _in_mode(before: Event, tournament: TournamentId) -> bool:
    """Whether a tournament is run in the rules mode, as a new one is."""
    former = {each.id: each for each in before.tournaments}
    return tournament not in former or former[tournament].rules_left is None


def _note(
    uow: UnitOfWork, tournament: Tournament, found: Iterable[Departure], params: Params
) -> None:
    told_in_reports = {
        (line.kind, line.round, line.told)
        for line in tournament.integrity
        if line.kind is Kind.IMPORT
    }
    """A report that was written here of an imported one tells so already."""
    lines = [
        IntegrityLine(
            kind=kind,
            stage=each.stage or tournament.main_stage.id,
            round=each.round,
            told=each.told,
            at=uow.at,
            actor=uow.actor,
            reason=str(params.get("reason") or "").strip(),
        )
        for each in found
        if (kind := ACTS[each.act].kind) is not None
        and (kind, each.round, each.told) not in told_in_reports
    ]
    if lines:
        write_integrity(uow.rows, tournament.id, (*tournament.integrity, *lines))
