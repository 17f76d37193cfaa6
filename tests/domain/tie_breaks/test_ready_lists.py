"""Lists that the text of 2017 recommends (C.02 Art. 13.15)."""

import pytest

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks.editions import EDITIONS, edition
from arbiter_app.domain.tie_breaks.ready_lists import ready_lists


def articles(edition_id: str, system: System) -> list[str]:
    return [each.article for each in ready_lists(edition(edition_id), system)]


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.STAGES])
def test_that_the_list_for_round_robins_is_offered_in_every_edition(
    edition_id: str, system: System
) -> None:
    (found,) = ready_lists(edition(edition_id), system)
    assert found.tie_breaks == ("DE", "WIN", "SB", "KS")


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_that_a_swiss_has_a_list_for_the_rated_and_one_for_others(edition_id: str) -> None:
    unrated, rated = ready_lists(edition(edition_id), System.SWISS)
    assert unrated.tie_breaks == ("BH/C1", "BH", "SB", "DE", "WIN", "BWG")
    assert rated.tie_breaks == ("BH/C1", "BH", "DE", "ARO/C1", "WIN", "BWG", "BPG", "SB")
    assert (unrated.all_rated, rated.all_rated) == (False, True)
    assert articles(edition_id, System.SWISS) == ["13.15.4", "13.15.5"]


@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.SWISS, System.SCHEVENINGEN])
def test_that_teams_have_lists_of_their_own_that_the_edition_allows(system: System) -> None:
    rules = edition("2026-03")
    found = ready_lists(rules, system, of_teams=True)
    assert found[0].tie_breaks == rules.usual(system, of_teams=True)
    assert ("MPVGP", "EMMSB", "EDE", "EGGSB", "TBR") in [each.tie_breaks for each in found]
    for each in found:
        assert rules.allowed(each.tie_breaks, system, of_teams=True) == each.tie_breaks


def test_that_a_round_robin_has_no_list_with_a_forbidden_buchholz() -> None:
    found = ready_lists(edition("2026-03"), System.ROUND_ROBIN, of_teams=True)
    assert not any("BH:MP/C1" in each.tie_breaks for each in found)
