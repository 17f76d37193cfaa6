"""What a tournament has otherwise than its event, in words."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.days import format_day
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event import conditions
from arbiter_app.wording.terms.play import start_positions
from arbiter_app.wording.terms.registration import fees


def own_days(seen: Event) -> str:
    """Return the days of a tournament where they are its own: "05.12.2026–06.12.2026"; else ""."""
    own = seen.tournament.own
    if own.starts_on is None and own.ends_on is None:
        return ""
    days = [format_day(day) for day in (seen.starts_on, seen.ends_on) if day is not None]
    return "–".join(dict.fromkeys(days))


def own_play(catalogue: Catalogue, seen: Event) -> str:
    """Return discipline and time control where they are a tournament's own: "blitz, 3+2"."""
    own, told = seen.tournament.own, []
    if own.discipline is not None:
        told.append(conditions.discipline(catalogue, own.discipline))
        if own.chess960 is not None:
            told.append(start_positions.kind(catalogue, own.chess960))
    return ", ".join([*told, *filter(None, [own.time_control])])


def own_conditions(catalogue: Catalogue, seen: Event) -> str:
    """Return all that a tournament has of its own; "" where everything is as in the event."""
    own = seen.tournament.own
    told = (
        pattern.format(amount=fees.money(catalogue, seen, amount))
        for pattern, amount in (
            (catalogue.translate("OwnConditions", "entry fee {amount}"), own.entry_fee),
            (catalogue.translate("OwnConditions", "entry fee of a team {amount}"), own.team_fee),
        )
        if amount is not None
    )
    return ", ".join(filter(None, (own_days(seen), own_play(catalogue, seen), *told)))
