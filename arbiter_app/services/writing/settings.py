"""What several commands need to read and clean before they write rows."""

from datetime import date, datetime

from arbiter_app.domain.facts.eligibility import Eligibility
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.settings import Settings
from arbiter_app.formats.regulations import format_rules
from arbiter_app.store.event_file.schema import TournamentRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


def tournament_row(uow: UnitOfWork) -> TournamentRow:
    """Return the row of the event's tournament."""
    return uow.session.get_one(TournamentRow, uow.tournament.id)


def write_settings(row: TournamentRow, settings: Settings) -> None:
    """Set every column of a tournament that is a setting."""
    row.system = settings.system.value
    row.cycles = settings.cycles
    row.swap_last_rounds = settings.swap_last_rounds
    row.rounds = settings.rounds
    row.scoring = scoring_text(settings.scoring)
    row.edition = settings.edition
    row.tie_breaks = " ".join(settings.tie_breaks)
    row.unresolved = settings.unresolved.value
    row.unrated = settings.unrated.value
    row.annuls_withdrawals = settings.annuls_withdrawals
    row.forfeits_in_ratings = settings.forfeits_in_ratings
    row.knockout = format_rules(settings.knockout)
    row.play_off = None if settings.play_off is None else format_rules(settings.play_off)


def write_eligibility(row: TournamentRow, conditions: Eligibility) -> None:
    """Set every column of a tournament that is a condition of taking part."""
    row.age_group = conditions.age and conditions.age.value
    row.playing_up = conditions.playing_up
    row.lowest_age = conditions.lowest_age
    row.women_only = conditions.women_only
    row.lowest_rank = conditions.lowest_rank and conditions.lowest_rank.value
    row.quota = conditions.quota
    row.quota_by = conditions.quota_by.value


def scoring_text(scoring: Scoring) -> str:
    """Return a scoring as its column holds it."""
    points = (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.pairing_bye)
    return " ".join(str(each) for each in points)


def day_text(day: date | None) -> str | None:
    """Return a day as its column holds it."""
    return day.isoformat() if day else None


def moment_text(moment: datetime | None) -> str | None:
    """Return a day and time as their column holds them."""
    return moment.isoformat(timespec="minutes") if moment else None


def instant_text(moment: datetime) -> str:
    """Return the moment of an act as columns hold it, and as the journal does."""
    return moment.isoformat(timespec="milliseconds")


def clean(text: str | None) -> str | None:
    """Return a typed text with single spaces, None where nothing was typed."""
    return " ".join((text or "").split()) or None
