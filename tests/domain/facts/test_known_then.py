"""What a later state says of things already known, apart from what was open and came later."""

from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.disputes.incidents import (
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.known_then import merely_went_on, without_later
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import FIRST_STAGE, IncidentId, PlayerId, TournamentId

ONE, TWO = PlayerId(1), PlayerId(2)
NOON = datetime(2026, 6, 5, 12)
WARNED = Incident(
    id=IncidentId(1),
    at=NOON,
    stage=FIRST_STAGE,
    offence=Offence.LATE,
    penalties=(Penalty(player=ONE, sanction=Sanction.FINE),),
)
THEN = Event(
    title="Кубок",
    players={each: Player(id=each, name=f"Гравець {each}") for each in (ONE, TWO)},
    tournaments=(
        Tournament(
            id=TournamentId(1),
            title="",
            settings=Settings(edition="2026-03", tie_breaks=("SB",)),
            entries=(Entry(player=ONE), Entry(player=TWO)),
            incidents=(WARNED,),
        ),
    ),
)


def later(**facts: Any) -> Event:
    """Return the event with other facts of its tournament, at a later version."""
    tournament = replace(THEN.tournament, **facts)
    return replace(THEN, tournaments=(tournament,), data_version=THEN.data_version + 5)


def entry(**facts: Any) -> Event:
    first, second = THEN.tournament.entries
    return later(entries=(replace(first, **facts), second))


def incident(**facts: Any) -> Event:
    return later(incidents=(WARNED.with_penalty(replace(WARNED.penalties[0], **facts)),))


@pytest.mark.parametrize(
    "now",
    [
        entry(present=True, fee_paid=Decimal(200)),
        incident(fine_paid=True),
        later(incidents=(WARNED, replace(WARNED, id=IncidentId(2)))),
        later(tie_lot_seed="зерно"),
        replace(THEN, place="Львів"),
        replace(THEN, players={**THEN.players, PlayerId(3): Player(id=PlayerId(3), name="Третій")}),
    ],
    ids=["ticked", "paid", "another incident", "lots drawn", "place named", "player added"],
)
def test_that_what_was_open_and_what_came_later_changes_nothing_said(now: Event) -> None:
    assert merely_went_on(now, THEN)


@pytest.mark.parametrize(
    "now",
    [
        entry(status=EntryStatus.WITHDRAWN),
        incident(lifted=Lifting(at=NOON, by="Arbiter", reason="wrong player")),
        later(incidents=()),
        later(adjustments=(Adjustment(player=ONE, points=Decimal(-1)),)),
        later(settings=replace(THEN.tournament.settings, tie_breaks=("SB", "WIN"))),
        replace(THEN, title="Кубок міста"),
    ],
    ids=["withdrawn", "lifted", "struck", "points taken", "list changed", "title changed"],
)
def test_that_what_is_told_otherwise_stays_told_otherwise(now: Event) -> None:
    assert not merely_went_on(now, THEN)
    assert without_later(now, THEN) != THEN
