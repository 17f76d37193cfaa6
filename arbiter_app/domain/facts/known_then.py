"""What a later state of the event says of things that were already known at an earlier one.

A sheet that left a game open is not made wrong by the game's result; one that printed a result is,
once the result is another.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import OwnCriterion, PlayOff
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import GameEffect, Incident, Penalty
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.facts.people.people import Official
from arbiter_app.domain.facts.play.game_notes import MatchSignature
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.numbering import DrawnNumber
from arbiter_app.domain.facts.play.rounds import BoardScore, Bye, Game, RoundOfPlay, Slot, Stage
from arbiter_app.domain.facts.tournament import Entry, Tournament

_KEYS: Mapping[type, tuple[str, ...]] = {
    Tournament: ("id",),
    Stage: ("id",),
    RoundOfPlay: ("number",),
    Game: ("id",),
    Bye: ("player",),
    MatchSignature: ("team",),
    Entry: ("player",),
    DrawnNumber: ("player",),
    Official: ("role", "name"),
    Requirement: ("id",),
    OwnCriterion: ("code",),
    Incident: ("id",),
    Penalty: ("number",),
    GameEffect: ("game", "encounter"),
    Appeal: ("id",),
    Slot: ("number",),
    MatchDecision: ("id",),
    PlayOff: ("id",),
}
"""What stays the same of things that stand in rows, from one state to the next."""

_TICKS = frozenset({"present", "fee_paid", "fine_paid", "fee_returned"})
"""What is ticked, or paid, when its time has come."""

_CORRECTIONS = frozenset({"lifted", "rated_result", "adjustments", "list_changes", "tie_breaks"})
"""What takes back or overrides something said before, though nothing stood in its place."""


def without_later(now: Event, then: Event) -> Event:
    """Return the event of now without what was still open then: results of games not finished,
    signatures, decisions, whoever came later. What was corrected since stays corrected.
    """
    told = _without_later(now, then, "")
    assert isinstance(told, Event)
    return told


def merely_went_on(now: Event, then: Event) -> bool:
    """Whether nothing that was known then is told otherwise now."""
    return without_later(replace(now, data_version=then.data_version), then) == then


def _without_later(now: object, then: object, name: str) -> object:
    if now is then or name in _CORRECTIONS:
        return now
    if _was_open(then, name):
        return then
    if is_dataclass(now) and not isinstance(now, type) and type(now) is type(then):
        told = {
            field.name: _without_later(
                getattr(now, field.name), getattr(then, field.name), field.name
            )
            for field in fields(now)
            if field.init
        }
        return replace(now, **told)
    match now, then:
        case Mapping(), Mapping():
            return {
                key: _without_later(value, then[key], "")
                for key, value in now.items()
                if key in then
            }
        case tuple(), tuple():
            return _rows(now, then)
    return now


def _was_open(then: object, name: str) -> bool:
    if name in _TICKS:
        return then in (False, Decimal(0))
    return then is None or then == ""


def _rows(now: tuple[object, ...], then: tuple[object, ...]) -> tuple[object, ...]:
    """Return the rows that were there then; a list without keys may only have grown."""
    if now[: len(then)] == then:
        return then
    if isinstance(then[0], BoardScore) and len(now) == len(then):
        # What a board of a match of teams gives stands by its place, and is open until it is over.
        return tuple(
            before if isinstance(before, BoardScore) and before.white is None else after
            for after, before in zip(now, then, strict=True)
        )
    if (key := _KEYS.get(type(then[0]))) is None:
        return now
    known = {_key(row, key): row for row in then}
    return tuple(
        _without_later(row, known[_key(row, key)], "") for row in now if _key(row, key) in known
    )


def _key(row: object, names: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in names)
