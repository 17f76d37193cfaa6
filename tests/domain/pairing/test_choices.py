"""What an arbiter chooses from, and by which of them a tournament is played."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import DUTCH, SwissSystem
from arbiter_app.domain.facts.rules.systems import SYSTEMS_OF_PEOPLE, SYSTEMS_OF_TEAMS, System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.pairing.choices import CHOICES, Choice, Programs, Rated, choice_of, choices


def of_swiss(system: SwissSystem) -> Settings:
    return Settings(
        system=System.SWISS, swiss=replace(DUTCH, system=system), edition="2026-03", tie_breaks=()
    )


@pytest.mark.parametrize("of_teams", [False, True])
def test_that_every_system_is_offered_once_to_those_who_may_play_it(of_teams: bool) -> None:
    offered = choices(of_teams=of_teams)
    assert {each.system for each in offered} == {
        *(SYSTEMS_OF_TEAMS if of_teams else SYSTEMS_OF_PEOPLE)
    }
    assert len({each.key for each in offered}) == len(offered)


def test_that_what_is_only_read_is_not_offered() -> None:
    offered = {each.swiss for each in choices(of_teams=False)}
    assert {SwissSystem.DUTCH, SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM} <= offered
    assert all(not of_swiss(each).is_only_read for each in offered)


@pytest.mark.parametrize("choice", [each for each in CHOICES if not each.of_teams])
def test_that_a_tournament_is_told_by_the_system_that_was_chosen(choice: Choice) -> None:
    assert choice_of(choice.settings) is choice


def test_that_a_swiss_of_teams_has_a_text_of_its_own() -> None:
    settings = replace(of_swiss(SwissSystem.DUTCH), teams=TeamRules())
    found = choice_of(settings)
    assert found is not None
    assert (found.chapter, found.programs) == ("C.04.6", Programs.NONE)
    assert found.swiss_of_people is None


def test_that_a_system_of_no_handbook_is_none_of_them() -> None:
    assert choice_of(of_swiss(SwissSystem.OTHER)) is None


def test_that_a_swiss_that_fide_has_not_published_needs_its_permission() -> None:
    found = choice_of(of_swiss(SwissSystem.MCMAHON))
    assert found is not None
    assert (found.chapter, found.rated) == (None, Rated.BY_PERMISSION)
