"""What the mandate commission has decided, counted for all and by group."""

import pytest

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Player, Sex, SportRank
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.tallies import (
    AgeBand,
    Group,
    Tally,
    age_band,
    readiness,
    totals,
    undecided,
)
from tests.domain.registration.test_commission import ADMITTED, REFUSED, UNTIL, entry, event


def test_that_the_commission_counts_what_it_has_decided() -> None:
    seen = event(
        entry(1, decision=ADMITTED),
        entry(2, decision=UNTIL),
        entry(3, decision=REFUSED),
        entry(4),
        entry(5, status=EntryStatus.WITHDRAWN),
    )
    assert readiness(seen) == Tally(admitted=1, conditional=1, refused=1, undecided=2)
    assert readiness(seen).players == 5
    assert undecided(seen) == 1


def test_that_totals_stand_in_the_order_of_groups_with_the_unknown_last() -> None:
    players = {
        1: Player(
            id=PlayerId(1),
            name="А",
            birth=Birth(2019),
            sex=Sex.FEMALE,
            sport_rank=SportRank.KMS,
            region="Ґ",
        ),
        2: Player(
            id=PlayerId(2),
            name="Б",
            birth=Birth(1960),
            sex=Sex.MALE,
            sport_rank=SportRank.MS,
            region="Г",
        ),
        3: Player(id=PlayerId(3), name="В"),
    }
    seen = event(entry(1, decision=ADMITTED), entry(2), entry(3), players=players)
    assert list(totals(seen, Group.AGE)) == [AgeBand.U8, AgeBand.VETERANS_65, None]
    assert list(totals(seen, Group.RANK)) == [SportRank.MS, SportRank.KMS, None]
    assert list(totals(seen, Group.REGION)) == ["Г", "Ґ", None]
    assert totals(seen, Group.SEX) == {
        Sex.MALE: Tally(undecided=1),
        Sex.FEMALE: Tally(admitted=1),
        None: Tally(undecided=1),
    }


@pytest.mark.parametrize(
    ("born", "band"),
    [
        (2018, AgeBand.U8),
        (2017, AgeBand.U10),
        (2006, AgeBand.U20),
        (2005, AgeBand.ADULT),
        (1976, AgeBand.ADULT),
        (1975, AgeBand.VETERANS_50),
        (1960, AgeBand.VETERANS_65),
    ],
)
def test_that_the_age_on_the_first_of_january_makes_the_group(born: int, band: AgeBand) -> None:
    assert age_band(Birth(born), 2026) is band


def test_that_without_birth_or_days_the_age_group_is_unknown() -> None:
    assert age_band(None, 2026) is None
    assert age_band(Birth(2000), None) is None
