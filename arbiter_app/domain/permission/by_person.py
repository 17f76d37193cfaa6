"""Which right a change of the event needs, where that hangs on what is changed; and who has it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import as_noted
from arbiter_app.domain.facts.people.rights import Authority, Right, has_right
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.permission.by_state import Verdict

if TYPE_CHECKING:  # what corrections are about is asked when one is made
    from arbiter_app.domain.permission.by_round import Correction

Params = Mapping[str, Any]
"""Parameters of a command, as it is called or as the journal keeps them."""
Needs = Right | Callable[[Event, Params], Right] | None
"""The right that a command says it needs: always the same, or one that its parameters tell in the
whole event; None where nobody is asked for one.
"""


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


def to_correct(correction: "Correction", free: Right) -> Callable[[Event, Params], Right]:
    """Return what needs a right where the state of the round asks nothing, else that to correct."""

    def needs(event: Event, params: Params) -> Right:
        from arbiter_app.domain.permission.by_round import correction_verdict

        try:
            here = as_noted(event, params).competition
            verdict = correction_verdict(here, params["round"], params["board"], correction)
        except RuleError:  # a board of a former draw, or a stage that is not there
            return Right.CORRECT
        return free if verdict is Verdict.ALLOWED else Right.CORRECT

    return needs


def for_result(event: Event, params: Params) -> Right:
    from arbiter_app.domain.permission.by_round import Correction

    free = to_correct(Correction.RESULT, Right.ENTER)
    return Right.DECIDE if _sets_points(params) else free(event, params)


def for_corrected_result(_: Event, params: Params) -> Right:
    return Right.DECIDE if _sets_points(params) else Right.CORRECT


def _sets_points(params: Params) -> bool:
    """Whether the points of the sides are a decision of the arbiter (VII.1.10)."""
    given = params["result"]
    result = Result.parse(given) if isinstance(given, str) else given
    return result is not None and bool(result.is_decision)


def for_incident(_: Event, params: Params) -> Right:
    sanctions = {each["sanction"] for each in params.get("penalties", (params,))}
    return Right.NOTE if sanctions <= _LIGHT else Right.DECIDE


_LIGHT = frozenset({Sanction.NONE, Sanction.WARNING})
