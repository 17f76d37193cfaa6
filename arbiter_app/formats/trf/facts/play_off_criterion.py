"""The order that play-offs have made, as a criterion of the event: the format has no record."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.table.standings import tie_breaks_before_play_offs, ties_before_play_offs

CODE = "OTHER_PLAYOFF"
DEFINITION = "Play-off (C.07 Art. 3)"


def with_play_offs_listed(event: Event) -> Event:
    """Return an event whose list of tie-breaks has the order of its play-offs in the place where
    they are applied; the same event where they have ordered nobody.
    """
    tournament = event.tournament
    if not tournament.play_offs:
        return event
    # Imported here, for reading a report without play-offs starts sooner so.
    from arbiter_app.domain.play_offs.outcome import is_valid, play_off_order

    ties = ties_before_play_offs(tournament.competition(), event.contestants)
    values = {
        player: Decimal(rank)
        for play_off in tournament.play_offs
        if play_off.stage == tournament.main_stage.id and is_valid(play_off, ties)
        for rank, found in enumerate(play_off_order(tournament.competition(), play_off), start=1)
        for player in found.players
    }
    if len({*values.values()}) < 2:
        return event
    settings = tournament.settings
    before = tie_breaks_before_play_offs(settings)
    listed = (*settings.tie_breaks[:before], CODE, *settings.tie_breaks[before:])
    criterion = OwnCriterion(code=CODE, definition=DEFINITION, lower_is_better=True, values=values)
    told = replace(
        tournament,
        settings=replace(settings, tie_breaks=listed),
        own_criteria=(*tournament.own_criteria, criterion),
    )
    return event.with_tournament(told)
