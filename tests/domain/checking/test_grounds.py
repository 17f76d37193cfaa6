"""By what pairings are checked, from what a file says."""

from dataclasses import replace
from datetime import date

import pytest

from arbiter_app.domain.checking.grounds import Depth, Said, grounds
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import PAIRED_HERE, SwissRules, SwissSystem
from arbiter_app.domain.facts.rules.systems import System

SWISS = Settings(system=System.SWISS, edition="2026-03", tie_breaks=())
ROUND_ROBIN = Settings(edition="2026-03", tie_breaks=())
BEFORE, SINCE = date(2026, 1, 31), date(2026, 2, 1)


@pytest.mark.parametrize(
    ("code", "day", "depth"),
    [
        ("FIDE_DUTCH", SINCE, Depth.ALL),
        ("fide_dutch_baku", SINCE, Depth.ALL),
        ("FIDE_DUTCH", BEFORE, Depth.LEGALITY),
        ("FIDE_DUTCH_2026", BEFORE, Depth.ALL),
        ("FIDE_DUTCH_2025", BEFORE, Depth.ALL),
        ("FIDE_DUTCH_2017", SINCE, Depth.LEGALITY),
        ("FIDE_DUTCH_2017_BAKU", SINCE, Depth.LEGALITY),
        ("FIDE_DUBOV", SINCE, Depth.ALL),
        ("FIDE_DUBOV_2026", BEFORE, Depth.ALL),
        ("FIDE_DUBOV_2017", SINCE, Depth.LEGALITY),
        ("FIDE_BURSTEIN_BAKU", SINCE, Depth.ALL),
        ("FIDE_BURSTEIN_BAKU", BEFORE, Depth.LEGALITY),
        ("CUSTOM_LIM", BEFORE, Depth.ALL),
        ("FIDE_DOUBLESWISS", SINCE, Depth.ALL),
        ("CUSTOM_SWISS", SINCE, Depth.NOTHING),
        ("FIDE_SCHEVENINGEN_G1", SINCE, Depth.NOTHING),
        ("CUSTOM_KNOCKOUT", SINCE, Depth.NOTHING),
        ("SOMETHING_ELSE", SINCE, Depth.NOTHING),
        ("", SINCE, Depth.ALL),
        ("", BEFORE, Depth.LEGALITY),
    ],
)
def test_that_code_and_first_day_decide_for_a_swiss(code: str, day: date, depth: Depth) -> None:
    assert grounds(SWISS, Said(code=code, starts_on=day)).depth is depth


def test_that_what_nobody_says_is_remarked() -> None:
    by = grounds(SWISS, Said())
    assert by.depth is Depth.ALL
    assert [each.code for each in by.remarks] == ["system-unsaid", "first-day-unsaid"]


def test_that_words_may_name_another_system() -> None:
    assert grounds(SWISS, Said(words="Swiss (McMahon)")).depth is Depth.NOTHING
    dubov = replace(SWISS, swiss=SwissRules(system=SwissSystem.DUBOV))
    by = grounds(dubov, Said(words="Swiss (Dubov)", starts_on=SINCE))
    assert (by.by.code, by.is_named) == ("by-dubov", True)
    assert [each.code for each in by.remarks] == ["no-approved-program"]
    assert grounds(SWISS, Said(words="Individual: Swiss-System (FIDE Dutch)")).depth is Depth.ALL


def test_that_a_mcmahon_of_chess_is_told_to_need_permission() -> None:
    chess = replace(SWISS, swiss=SwissRules(system=SwissSystem.MCMAHON))
    said = Said(code="CUSTOM_MCMAHON", starts_on=SINCE)
    assert "rated-by-permission" in {each.code for each in grounds(chess, said).remarks}
    go = replace(chess, sport=Sport.GO)
    assert not grounds(go, said).remarks


@pytest.mark.parametrize(
    ("system", "depth", "by"),
    [
        (System.KNOCKOUT, Depth.ALL, "by-bracket"),
        (System.MATCH, Depth.ALL, "by-bracket"),
        (System.STAGES, Depth.NOTHING, "stages"),
        (System.SCHEVENINGEN, Depth.ALL, "by-scheveningen-tables"),
    ],
)
def test_that_other_systems_have_grounds_of_their_own(
    system: System, depth: Depth, by: str
) -> None:
    found = grounds(Settings(system=system, edition="2026-03", tie_breaks=()), Said())
    assert (found.depth, found.by.code) == (depth, by)


def test_that_what_a_file_does_not_place_is_not_checked() -> None:
    assert grounds(SWISS, Said(is_of_teams=True)).by.code == "teams"
    assert grounds(SWISS, Said(code="CUSTOM_KNOCKOUT")).by.code == "knockout"


@pytest.mark.parametrize(
    ("code", "depth", "is_named"),
    [
        ("FIDE_ROUNDROBIN", Depth.ALL, True),
        ("BERGER_ROUNDROBIN_G2", Depth.ALL, True),
        ("CUSTOM_ROUNDROBIN", Depth.MEETINGS, True),
        ("", Depth.ALL, False),
    ],
)
def test_that_a_round_robin_may_have_a_table_of_its_own(
    code: str, depth: Depth, is_named: bool
) -> None:
    by = grounds(ROUND_ROBIN, Said(code=code))
    assert (by.depth, by.is_named) == (depth, is_named)


@pytest.mark.parametrize("system", sorted(PAIRED_HERE))
def test_that_whatever_is_paired_here_is_checked_too(system: SwissSystem) -> None:
    settings = replace(SWISS, swiss=SwissRules(system=system))
    assert grounds(settings, Said(code=system, starts_on=SINCE)).depth is Depth.ALL
