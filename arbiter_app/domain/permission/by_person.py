"""Which right a change of the event needs, as data: id of the command -> right."""

from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.incidents import Sanction
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rights import Authority, Right, has_right
from arbiter_app.domain.ids import MAIN_STAGE, StageId
from arbiter_app.domain.permission.by_round import Correction, correction_verdict
from arbiter_app.domain.permission.by_state import Verdict

Params = Mapping[str, Any]
"""Parameters of a command, as it is called or as the journal keeps them."""
Needs = Right | Callable[[Event, Params], Right]


def needed_right(command: str, params: Params, event: Event) -> Right | None:
    """Return the right that a command needs in the stage of its parameters; None where nobody is
    asked for one. `event` is the whole one.
    """
    if command in NEEDS_NONE:
        return None
    needs = NEEDS.get(command, Right.MANAGE)
    return needs if isinstance(needs, Right) else needs(event, params)


def asks_for_pins(event: Event) -> bool:
    """Whether people sign in at an event: where PINs are set, but not to practise on a copy."""
    return bool(event.pins) and not event.is_practice


def may(event: Event, authority: Authority | None, right: Right) -> bool:
    """Whether somebody may do something: as whom he is signed in, None where he is not.

    Without PINs everybody may do everything. Who is not signed in may look and print, and where
    arbiters have no PIN of their own, do as they do.
    """
    if not asks_for_pins(event):
        return True
    if authority is None:
        return Authority.ARBITER not in event.pins and has_right(Authority.ARBITER, right)
    return has_right(authority, right)


def _correction(correction: Correction, free: Right) -> Callable[[Event, Params], Right]:
    """Return what needs a right where the state of the round asks nothing, else that to correct."""

    def needs(event: Event, params: Params) -> Right:
        try:
            stage = StageId(params.get("stage", MAIN_STAGE))
            here = event.tournament.competition(stage)
            verdict = correction_verdict(here, params["round"], params["board"], correction)
        except RuleError:  # a board of a former draw, or a stage that is not there
            return Right.CORRECT
        return free if verdict is Verdict.ALLOWED else Right.CORRECT

    return needs


def _result(event: Event, params: Params) -> Right:
    free = _correction(Correction.RESULT, Right.ENTER)
    return Right.DECIDE if _sets_points(params) else free(event, params)


def _corrected_result(_: Event, params: Params) -> Right:
    return Right.DECIDE if _sets_points(params) else Right.CORRECT


def _sets_points(params: Params) -> bool:
    """Whether the points of the sides are a decision of the arbiter (VII.1.10)."""
    given = params["result"]
    result = Result.parse(given) if isinstance(given, str) else given
    return result is not None and bool(result.is_decision)


def _incident(_: Event, params: Params) -> Right:
    return Right.NOTE if params["sanction"] in _LIGHT else Right.DECIDE


_LIGHT = frozenset({Sanction.NONE, Sanction.WARNING})

NEEDS_NONE = frozenset({"event.create", "event.practice", "pins.forget"})
"""A new event has no PINs, anybody may practise on a copy, and to forget PINs is for who has the
file and no window.
"""

# fmt: off
NEEDS: Mapping[str, Needs] = {
    # The event and its rules
    "event.describe": Right.MANAGE,
    "event.conditions": Right.MANAGE,
    "event.particulars": Right.MANAGE,
    "event.entry-fee": Right.MANAGE,
    "official.set": Right.MANAGE,
    "official.add": Right.MANAGE,
    "official.edit": Right.MANAGE,
    "official.remove": Right.MANAGE,
    "tournament.system": Right.MANAGE,
    "tournament.tie-breaks": Right.MANAGE,
    "tournament.rating-rules": Right.MANAGE,
    "tournament.withdrawals": Right.MANAGE,
    "tournament.eligibility": Right.MANAGE,
    "tournament.scoring": Right.MANAGE,
    "tournament.knockout": Right.MANAGE,
    "tournament.play-off": Right.MANAGE,
    "criterion.define": Right.MANAGE,
    "criterion.remove": Right.MANAGE,
    "criterion.value": Right.MANAGE,
    "report.import": Right.MANAGE,
    "pins.set": Right.MANAGE,
    "pins.remove": Right.MANAGE,
    # Players and their papers
    "player.add": Right.REGISTER,
    "player.edit": Right.REGISTER,
    "player.remove": Right.REGISTER,
    "players.import": Right.REGISTER,
    "players.update-ratings": Right.REGISTER,
    "desk.present": Right.REGISTER,
    "desk.fee-due": Right.REGISTER,
    "desk.fee-paid": Right.REGISTER,
    "desk.papers-shown": Right.REGISTER,
    "commission.paper-shown": Right.REGISTER,
    "commission.paper-missing": Right.REGISTER,
    "commission.decide": Right.DECIDE,
    "commission.requirements": Right.MANAGE,
    "finding.rule": Right.DECIDE,
    "finding.reopen": Right.DECIDE,
    # The draw
    "draw.lots": Right.MANAGE,
    "draw.by-rating": Right.MANAGE,
    "draw.by-hand": Right.MANAGE,
    "draw.varma": Right.MANAGE,
    "draw.seeded": Right.MANAGE,
    "draw.annul": Right.MANAGE,
    "ceremony.begin": Right.MANAGE,
    "ceremony.envelope": Right.MANAGE,
    "ceremony.number": Right.MANAGE,
    "ceremony.take-back": Right.MANAGE,
    "ceremony.witnesses": Right.MANAGE,
    "ceremony.abandon": Right.MANAGE,
    "ceremony.redivide": Right.MANAGE,
    "ties.lots": Right.MANAGE,
    # Stages and play-offs
    "stage.add": Right.MANAGE,
    "stage.describe": Right.MANAGE,
    "stage.remove": Right.MANAGE,
    "stage.divide": Right.MANAGE,
    "stage.begin": Right.MANAGE,
    "play-off.begin": Right.DECIDE,
    "play-off.step": Right.PUBLISH,
    "play-off.ready": Right.ENTER,
    "play-off.leave": Right.DECIDE,
    "play-off.lots": Right.DECIDE,
    "play-off.give-up": Right.DECIDE,
    "play-off.annul": Right.DECIDE,
    # Matches
    "knockout.pair": Right.PUBLISH,
    "match.draw-colours": Right.ENTER,
    "match.take-colours": Right.ENTER,
    "match.bids": Right.ENTER,
    "match.cancel-games": Right.PUBLISH,
    "match.tempo": Right.DECIDE,
    "match.walkover": Right.DECIDE,
    "match.draw-winner": Right.DECIDE,
    "match.take-winner": Right.DECIDE,
    "match.reopen": Right.DECIDE,
    # Rounds
    "result.enter": _result,
    "result.check": Right.ENTER,
    "result.correct": _corrected_result,
    "result.correct-for-rating": Right.CORRECT,
    "game.swap-colours": _correction(Correction.COLOURS, Right.ENTER),
    "game.adjourn": _correction(Correction.ADJOURNMENT, Right.ENTER),
    "game.resume": Right.ENTER,
    "round.times": Right.PUBLISH,
    "round.publish": Right.PUBLISH,
    "round.take-back": Right.PUBLISH,
    "round.sign-off": Right.PUBLISH,
    "round.reopen": Right.PUBLISH,
    # Taking part
    "player.join-late": Right.DECIDE,
    "player.replace": Right.DECIDE,
    "player.withdraw": Right.DECIDE,
    "player.expel": Right.DECIDE,
    "player.miss-rounds": Right.DECIDE,
    "player.return": Right.DECIDE,
    # Incidents, protests and appeals
    "incident.record": _incident,
    "incident.correct": Right.CORRECT,
    "incident.lift": Right.DECIDE,
    "incident.fine-paid": Right.REGISTER,
    "appeal.file": Right.NOTE,
    "appeal.correct": Right.CORRECT,
    "appeal.fee-paid": Right.REGISTER,
    "appeal.decide": Right.DECIDE,
    "appeal.reopen": Right.DECIDE,
    # Nothing lost
    "snapshot.restore": Right.RESTORE,
}
"""What is not listed is for the chief arbiter alone."""
# fmt: on
