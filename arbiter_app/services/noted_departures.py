"""What an act does beside the plain course of play: it wants a yes, and may be kept."""

from collections.abc import Iterable
from contextlib import suppress

from arbiter_app.domain.facts.by_rules import IntegrityLine, Kind
from arbiter_app.domain.permission.acts import ACTS, NotAcceptedError, demand_accepted
from arbiter_app.domain.permission.departures import departures
from arbiter_app.services.command import Params
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.by_rules import write_integrity


def demand_unbarred(uow: UnitOfWork) -> None:
    """Make sure that an act that is tried does nothing that is barred in the rules mode.

    Raises RuleError as `demand_accepted`; what wants a yes is asked for when it is done.
    """
    before = uow.event
    if before.tournaments and before.tournament.rules_left is None:
        with suppress(NotAcceptedError):
            demand_accepted(departures(before, uow.now), (), in_mode=True)


def note_departures(uow: UnitOfWork, accepted: Iterable[str], params: Params) -> None:
    """Look at what an act has done so far, and write down what touches the pairings.

    Raises as `demand_accepted`.
    """
    before, after = uow.event, uow.now
    found = departures(before, after, misfits=params.get("misfits", 0))
    if not found:
        return
    demand_accepted(found, accepted, in_mode=before.tournament.rules_left is None)
    tournament = after.tournament
    told_in_reports = {
        (line.kind, line.round, line.told)
        for line in tournament.integrity
        if line.kind is Kind.IMPORT
    }
    """A report that was written here of an imported one tells so already."""
    lines = [
        IntegrityLine(
            kind=kind,
            stage=each.stage,
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
