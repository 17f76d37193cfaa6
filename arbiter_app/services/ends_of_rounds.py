"""Which round an act has brought to its end."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, StageId


def ended(before: Event, after: Event) -> tuple[StageId, Round] | None:
    """Return the last round that an act ended, with its stage: its last result came in, or it was
    signed off.
    """
    former = {each.id: each for each in before.tournaments}
    for tournament in after.tournaments:
        was = former.get(tournament.id)
        if was is not None and was is not tournament and (over := _ended_in(was, tournament)):
            return over
    return None


def _ended_in(before: Tournament, after: Tournament) -> tuple[StageId, Round] | None:
    former = {
        (stage.id, round_.number): round_ for stage in before.stages for round_ in stage.rounds
    }
    for stage in reversed(after.stages):
        for round_ in reversed(stage.rounds):
            was = former.get((stage.id, round_.number))
            if round_ is not was and _ended(was, round_):
                return stage.id, round_.number
    return None


def _ended(before: RoundOfPlay | None, after: RoundOfPlay) -> bool:
    if after.signed_off is not None and (before is None or before.signed_off is None):
        return True
    return _is_complete(after) and not (before is not None and _is_complete(before))


def _is_complete(round_: RoundOfPlay) -> bool:
    return bool(round_.games) and not round_.is_carried and round_.missing == 0
