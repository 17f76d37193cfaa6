"""What several commands need to read and clean before they write rows."""

from arbiter_app.domain.results import Scoring
from arbiter_app.store.schema import TournamentRow
from arbiter_app.store.unit_of_work import UnitOfWork


def tournament_row(uow: UnitOfWork) -> TournamentRow:
    """Return the row of the event's tournament."""
    return uow.session.get_one(TournamentRow, uow.event.tournament.id)


def scoring_text(scoring: Scoring) -> str:
    """Return a scoring as its column holds it."""
    points = (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.pairing_bye)
    return " ".join(str(each) for each in points)


def clean(text: str | None) -> str | None:
    """Return a typed text with single spaces, None where nothing was typed."""
    return " ".join((text or "").split()) or None
