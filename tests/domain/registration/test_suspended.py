"""Lists of suspended persons, against players and officials (Ukrainian rules V.1.11, X)."""

from dataclasses import replace
from datetime import date

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.commission import all_papers, ready_to_admit
from arbiter_app.domain.registration.findings import findings
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.domain.staffing.shortfalls import shortfalls

FIRST = PlayerId(1)
GALAGAN = Player(id=FIRST, name="Ґалаґан Ігор", birth=Birth(1990), fide_id=14100010)
LINE = Suspension(name="HALAHAN Ihor", birth=Birth.parse("1990-05-01"), source="FIDE")


def event(*suspended: Suspension, player: Player = GALAGAN) -> Event:
    return Event(
        title="Кубок",
        starts_on=date(2026, 4, 1),
        players={FIRST: player},
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="",
                settings=Settings(edition="2026-03", tie_breaks=()),
                entries=(Entry(player=FIRST),),
            ),
        ),
        suspended=suspended,
    )


@pytest.mark.parametrize(
    ("line", "is_meant"),
    [
        (LINE, True),
        (replace(LINE, fide_id=14100010, name="Somebody Else"), True),
        (replace(LINE, fide_id=777), False),
        (replace(LINE, birth=Birth(1991)), False),
        (replace(LINE, birth=None), True),
        (replace(LINE, name="Halahan Petro"), False),
        (replace(LINE, until=date(2026, 4, 1)), True),
        (replace(LINE, until=date(2026, 3, 31)), False),
        (replace(LINE, name="Ґалаґан, Ігор"), True),
    ],
)
def test_that_a_line_means_who_has_its_id_or_else_its_name_and_birth_while_it_is_in_force(
    line: Suspension, is_meant: bool
) -> None:
    here = event(line)
    assert (suspension_of(here, GALAGAN) is not None) is is_meant
    assert [found.code for found in findings(here)] == ["eligibility.suspended"] * is_meant


def test_that_the_finding_names_the_articles_and_the_list() -> None:
    (found,) = findings(event(LINE))
    assert found.article == "V.1.11, X"
    assert found.facts["source"] == "FIDE"


def test_that_who_is_suspended_is_not_ready_to_be_admitted() -> None:
    assert ready_to_admit(event()) == (FIRST,)
    assert ready_to_admit(event(LINE)) == ()
    (papers,) = all_papers(event(LINE))
    assert papers.suspension == LINE


def test_that_an_official_on_the_list_is_pointed_out() -> None:
    official = Official(role=Role.ARBITER, name="Ґалаґан Ігор", birth=Birth(1990))
    here = replace(event(LINE, player=replace(GALAGAN, name="Інша Особа")), officials=(official,))
    found = [each for each in shortfalls(here) if each.code == "staffing.suspended"]
    assert [each.facts["name"] for each in found] == ["Ґалаґан Ігор"]
    assert found[0].article == "X"
