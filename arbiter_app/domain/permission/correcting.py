"""What is known of people is corrected: judged in every tournament of the event where they play."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import (
    Action,
    Verdict,
    allows,
    demand_reason,
    verdict,
)

_RATINGS = ("fide_rating", "national_rating", "arbiters_rating", "later_ratings")


def rates_anew(here: InHand, player: PlayerId, fields: Mapping[str, Any]) -> bool:
    """Whether a rating among what is corrected changes when it needs a reason: those of the start
    hold (C.07 Art. 10), in each tournament where the player takes part.
    """
    known = here.event.contestants[player]
    return any(
        name in fields and fields[name] != getattr(known, name) for name in _RATINGS
    ) and any(
        verdict(Action.UPDATE_RATINGS, there.competition) is Verdict.NEEDS_REASON
        for there in _where_they_play(here, {player})
    )


def judge_correction(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge the correction of a player, see `rates_anew`; what is not given stays as it is."""
    allows(Action.EDIT_PLAYER)(here, params)
    if rates_anew(here, params["player"], params):
        demand_reason(params)


def judge_rating_update(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that ratings are taken over from lists, in each tournament where one of the players
    takes part.
    """
    players = {each.player.id for each in params.get("differences", ())}
    for there in (here, *_where_they_play(here, players)):
        allows(Action.UPDATE_RATINGS)(there, params)


def _where_they_play(here: InHand, players: Collection[PlayerId]) -> Iterator[InHand]:
    """Yield the main stage of every tournament of the event in which one of some players is."""
    for each in here.event.tournaments:
        if any(entry.player in players for entry in each.entries):
            yield InHand(event=here.event.of(each.id))
