"""What is pointed out before a ceremony begins: it is for the arbiter to weigh."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.registration.findings import ruled_out
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_BEFORE_ROUND_1 = timedelta(hours=12)


def notices(event: Event, now: datetime) -> Iterator[str]:
    """Yield what to know: round 1 is near, who may not play, who has not come."""
    if near := _near(event, now):
        yield near
    if event.tournament.played_by_teams:
        return
    entries = event.tournament.entries
    decided = any(entry.decision for entry in entries)
    yield from _named(
        event,
        (entry for entry in entries if entry.is_refused),
        translate("CeremonyNotices", "Not admitted by the credentials committee: {names}."),
    )
    yield from _named(
        event,
        ruled_out(event),
        translate("CeremonyNotices", "Not allowed to play, as was decided at the desk: {names}."),
    )
    yield from _named(
        event,
        (entry for entry in entries if decided and entry.decision is None),
        translate("CeremonyNotices", "The credentials committee has not decided about: {names}."),
    )
    if any(entry.present for entry in entries):
        yield from _named(
            event,
            (entry for entry in entries if not entry.present),
            translate(
                "CeremonyNotices",
                "Not present: {names}. The chief arbiter decides whether they take part"
                " (Ukrainian rules II.6.2); somebody else draws for them.",
            ),
        )


def _near(event: Event, now: datetime) -> str:
    """Say that round 1 begins in less than 12 hours; "" where it does not, or nobody knows."""
    rounds = event.tournament.main_stage.rounds
    starts_at = rounds[0].starts_at if rounds else None
    if starts_at is not None and starts_at - now < _BEFORE_ROUND_1:
        text = translate(
            "CeremonyNotices",
            "Round 1 begins on {moment}; the draw should be held at least 12 hours before it"
            " (Ukrainian rules II.6.2; C.05 Art. 6.2).",
        )
        return text.format(moment=numbers.date_and_time(window_catalogue(), starts_at))
    tomorrow = now.date() + timedelta(days=1)
    if starts_at is None and event.starts_on is not None and event.starts_on <= tomorrow:
        text = translate(
            "CeremonyNotices",
            "The event begins on {day}, and the draw should be held at least 12 hours before"
            " round 1 (Ukrainian rules II.6.2; C.05 Art. 6.2).",
        )
        return text.format(day=numbers.date_text(window_catalogue(), event.starts_on))
    return ""


def _named(event: Event, entries: Iterable[Entry], pattern: str) -> Iterator[str]:
    catalogue = window_catalogue()
    names = [people.name(catalogue, event.contestants[entry.player]) for entry in entries]
    if names:
        yield pattern.format(names=people.listed(names))
