"""When start positions of Chess960 are drawn or noted, as data: act x state of the round.

They are known to nobody before the round and never change once it has begun (Laws of Chess,
Guidelines II); what was drawn is drawn anew only after the first drawing was undone.
"""

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.domain.permission.by_state import (
    Action,
    Judge,
    Verdict,
    allows,
    demand_reason,
    is_played_from,
)


class Starting(Enum):
    """How the start positions of a round come to be known."""

    DRAWN = auto()
    """By lot, here."""
    NOTED = auto()
    """As they were drawn in the hall."""


_YES, _WHY, _NO = Verdict.ALLOWED, Verdict.NEEDS_REASON, Verdict.REFUSED

_TABLE: Mapping[Starting, tuple[Verdict, Verdict]] = {
    #                before begun
    Starting.DRAWN: (_YES, _NO),   # lots come before the first move
    Starting.NOTED: (_YES, _WHY),  # what was played from, and written down late
}  # fmt: skip


def starting_verdict(here: InHand, number: Round, starting: Starting) -> Verdict:
    """Return whether the start positions of a round may become known in this way.

    Raises RuleError("start-position.off"), ("start-position.drawn") where they are, or
    ("stage.no-such-round").
    """
    if here.event.chess960 is None:
        raise RuleError("start-position.off")
    round_ = here.competition.round(number)
    if round_.start is not None:
        raise RuleError("start-position.drawn", round=number)
    return _TABLE[starting][is_played_from(here.competition, round_)]


def may_start(starting: Starting) -> Judge:
    """Return the judge of drawing or noting. Raises as `starting_verdict`, and
    RuleError("start-position.begun").
    """

    def judge(here: InHand, params: Mapping[str, Any]) -> None:
        number = params["round"]
        match starting_verdict(here, number, starting):
            case Verdict.REFUSED:
                raise RuleError("start-position.begun", round=number)
            case Verdict.NEEDS_REASON:
                demand_reason(params)

    return judge


def judge_chess960(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that Chess960 is played or not: it is no more once a round was begun from a position
    that was drawn. Raises RuleError("start-position.played").
    """
    allows(Action.CHANGE_CHESS960)(here, params)
    if params["chess960"] is None and (round_ := next(_begun_with_start(here), None)):
        raise RuleError("start-position.played", round=round_.number)


def _begun_with_start(here: InHand) -> Iterator[RoundOfPlay]:
    """Yield the rounds of all stages that were begun and have start positions."""
    for stage in here.tournament.stages:
        competition = here.tournament.competition(stage.id)
        for round_ in competition.rounds:
            if round_.start is not None and is_played_from(competition, round_):
                yield round_


def awaits_start(here: InHand, number: Round) -> bool:
    """Whether a round that nobody has begun still lacks its start positions."""
    if here.event.chess960 is None:
        return False
    round_ = here.competition.round(number)
    is_begun = is_played_from(here.competition, round_)
    return round_.start is None and not is_begun and not round_.is_carried
