"""The counters of the desk."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Requirement, ShownPaper
from arbiter_app.domain.facts.people.eligibility import Eligibility
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.desk import desk_tally


def desk(*entries: Entry) -> Event:
    names = ("Яремчук Богдан", "Ґава Олена", "Бондар Ілля", "Гнатюк Остап")
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        entries=entries,
    )
    return Event(
        entry_fee=Decimal(100),
        requirements=(Requirement(id="identity"),),
        players={
            PlayerId(number): Player(id=PlayerId(number), name=name, region="Київ")
            for number, name in enumerate(names, start=1)
        },
        tournaments=(tournament,),
    )


def test_that_nobody_waits_for_who_has_withdrawn() -> None:
    tally = desk_tally(
        desk(
            Entry(player=PlayerId(1)),
            Entry(player=PlayerId(2)),
            Entry(player=PlayerId(3), present=True, papers={"identity": ShownPaper()}),
            Entry(
                player=PlayerId(4),
                status=EntryStatus.WITHDRAWN,
                present=True,
                fee_paid=Decimal(100),
            ),
        )
    )
    assert (tally.players, tally.present, tally.papers_missing) == (4, 2, 2)
    assert [player.name for player in tally.missing] == ["Ґава Олена", "Яремчук Богдан"]
    assert (tally.fees.paid, tally.fees.debtors) == (Decimal(100), 3)


def test_that_what_a_contingent_shares_is_decided_once() -> None:
    event = desk(Entry(player=PlayerId(1)), Entry(player=PlayerId(2)))
    tournament = replace(event.tournament, eligibility=Eligibility(quota=1))
    assert desk_tally(replace(event, tournaments=(tournament,))).pointed_out == 1
