"""How the rules of the tournament get into its row, and typed texts before they are kept."""

from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.tournament import write_rules


def settings_now(uow: UnitOfWork) -> Settings:
    """Return the settings of the whole tournament as an act has left them so far."""
    return uow.now.tournament.settings


def write_settings(uow: UnitOfWork, settings: Settings) -> None:
    """Set how the whole tournament is played and ranked."""
    write_rules(uow.rows, replace(uow.now.tournament, settings=settings))


def clean(text: str | None) -> str | None:
    """Return a typed text with single spaces, None where nothing was typed."""
    return " ".join((text or "").split()) or None


def to_the_minute(moment: datetime) -> datetime:
    """Return a moment as registers and papers tell it."""
    return moment.replace(second=0, microsecond=0)
