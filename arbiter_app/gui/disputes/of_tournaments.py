"""What pages of disputes show and do in an event of several tournaments."""

from collections.abc import Iterator
from contextlib import contextmanager

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.page import Page


def shown_of(whole: Event, chosen: TournamentId | None) -> tuple[Event, ...]:
    """Return the event as it is seen of each tournament that is shown; None: of all."""
    return tuple(
        whole.of(each.id) for each in whole.tournaments if chosen is None or each.id == chosen
    )


@contextmanager
def in_tournament(page: Page, tournament: TournamentId | None) -> Iterator[None]:
    """Let an act be done in a tournament; None: in the one in hand, which is so again after it."""
    with page.keeping_stage():
        if tournament not in (None, page.open_event.tournament.id):
            page.open_event.put_in_hand(TournamentId(tournament or 0))
        yield


def show_in_hand(page: Page, tournament: TournamentId) -> None:
    """Put the tournament of a line in hand, whose paper is to be seen."""
    if page.open_event.tournament.id != tournament:
        page.open_event.put_in_hand(tournament)
