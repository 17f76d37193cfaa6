"""Which tournament of an event a command is about."""

from argparse import Namespace
from collections.abc import Sequence

from arbiter_app.cli.console import ENGLISH, speak_as
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.wording.terms.event.stages import tournament_name


def chosen(event: Event, text: str | None) -> Event:
    """Return an event seen of the tournament that was typed, by its place in the list of
    `arbiter tournaments` or by its title; with None seen of the only one.

    Raises RuleError: "tournament.not-chosen" where there are several and none was typed,
    "tournament.none-such".
    """
    seen = _seen(event, text)
    speak_as(seen)
    return seen


def _seen(event: Event, text: str | None) -> Event:
    listed = event.tournaments
    if text is None:
        if event.has_several:
            raise RuleError("tournament.not-chosen", titles=_titles(event))
        return event.of(event.tournament.id)
    place = whole_number(text)
    if place is not None and 1 <= place <= len(listed):
        return event.of(listed[place - 1].id)
    for each in listed:
        if _name(each).casefold() == text.strip().casefold():
            return event.of(each.id)
    raise RuleError("tournament.none-such", text=text, titles=_titles(event))


EVERY = "all"
"""Stands for all tournaments, where a command takes several."""


def several(event: Event, texts: Sequence[str]) -> tuple[TournamentId, ...]:
    """Return the tournaments that were typed, in the order of the event; of "all" every one, of
    nothing the only one.

    Raises as `chosen`.
    """
    if EVERY in texts:
        return tuple(each.id for each in event.tournaments)
    wanted = {chosen(event, text).tournament.id for text in texts or (None,)}
    return tuple(each.id for each in event.tournaments if each.id in wanted)


def place_in(event: Event, arguments: Namespace) -> InHand:
    """Return an event with the competition of the stage that was typed: that tells its tournament;
    without one the main competition of the tournament that was typed, or of the only one.

    Raises as `chosen`, and RuleError: "stage.none", "stage.of-another".
    """
    stage = None if arguments.stage is None else StageId(arguments.stage)
    if stage is None:
        return in_hand(chosen(event, arguments.tournament))
    here = in_hand(event, stage)
    speak_as(here.event)
    if arguments.tournament is not None:
        meant = chosen(event, arguments.tournament).tournament
        if meant.id != here.tournament.id:
            raise RuleError(
                "stage.of-another",
                stage=stage,
                of=_name(here.tournament),
                meant=_name(meant),
            )
    return here


def stage_in(event: Event, arguments: Namespace) -> StageId:
    """Return the stage that was typed, or the main one of the tournament; see `place_in`."""
    return place_in(event, arguments).competition.id


def main_stage(event: Event, text: str | None) -> StageId:
    """Return the main stage of the tournament that was typed; see `chosen`."""
    return chosen(event, text).tournament.main_stage.id


def _titles(event: Event) -> str:
    return ", ".join(f"{place} {_name(each)}" for place, each in enumerate(event.tournaments, 1))


def _name(tournament: Tournament) -> str:
    return tournament_name(ENGLISH, tournament)
