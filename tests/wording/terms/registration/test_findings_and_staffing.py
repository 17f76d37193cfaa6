"""Every finding and everything that is short has its words, which get their facts."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from string import Formatter

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Eligibility
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role, Sex, SportRank
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.findings import Finding, findings
from arbiter_app.domain.staffing import shortfalls as staffing_rules
from arbiter_app.i18n import Catalogue, catalogue
from arbiter_app.wording.terms.registration import findings as finding_words
from arbiter_app.wording.terms.registration.staffing import SENTENCES

LANGUAGES = (catalogue("en"), catalogue("uk"))
YEAR = 2026


def found_in(conditions: Eligibility) -> tuple[Finding, ...]:
    """Return what is pointed out in a man, a suspended woman of whom little is known, in two
    officials, and in one of another tournament.
    """
    one, two, three, four, five = map(PlayerId, (1, 2, 3, 4, 5))
    players = (
        Player(
            id=one,
            name="Шевчук Остап",
            birth=Birth(YEAR - 13),
            sex=Sex.MALE,
            sport_rank=SportRank.YOUTH_THIRD,
            region="Київ",
        ),
        Player(id=two, name="Білик Марта"),
        Player(id=three, name="Кравець Лев", birth=Birth(YEAR - 5), region="Київ"),
        Player(id=four, name="Жук Остап", birth=Birth(YEAR - 30), region="Львів"),
        Player(id=five, name="Щур Юлія"),
    )
    event = Event(
        starts_on=date(YEAR, 6, 1),
        officials=(
            Official(role=Role.ARBITER, name="Кравець Л."),
            Official(role=Role.APPEALS_CHAIR, name="Жук О."),
            Official(role=Role.ARBITER, name="Щур Ю.", duty=Duty(tournaments=(TournamentId(2),))),
        ),
        players={player.id: player for player in players},
        suspended=(Suspension(name="Білик Марта", source="НАДЦ", until=date(YEAR + 1, 1, 1)),),
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="",
                settings=Settings(edition="2026-03", tie_breaks=()),
                entries=tuple(Entry(player=player.id) for player in players),
                eligibility=conditions,
            ),
        ),
    )
    suspended = Suspension(name="Zhuk Ostap", until=date(YEAR, 12, 31), source="FIDE")
    return findings(replace(event, suspended=(suspended,)))


STRICT = Eligibility(
    age=AgeGroup.U12,
    playing_up=False,
    lowest_age=6,
    women_only=True,
    lowest_rank=SportRank.SECOND,
    quota=1,
    quota_by=ContingentKey.REGION,
)
FOUND = (*found_in(STRICT), *found_in(Eligibility(age=AgeGroup.VETERANS_50)))


def test_that_these_events_have_everything_that_can_be_pointed_out() -> None:
    assert {each.code for each in FOUND} == finding_words.TITLES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("finding", FOUND, ids=lambda finding: finding.code)
def test_that_a_finding_has_a_title_and_a_sentence_with_its_article(
    finding: Finding, language: Catalogue
) -> None:
    assert finding_words.title(language, finding.code)
    said = finding_words.sentence(language, finding)
    assert finding.article in said
    assert "{" not in said


def test_that_conditions_name_the_quotas_of_single_contingents_beside_the_general_one() -> None:
    english = LANGUAGES[0]
    adults = Eligibility(age=AgeGroup.ADULTS_21, quotas={"Київ": 5})
    assert finding_words.conditions(english, adults) == "adults 21+, quotas (Київ 5)"
    hosts = Eligibility(age=AgeGroup.U23, quota=2, quotas={"Київ": 5, "Львів": 3})
    assert finding_words.conditions(english, hosts) == (
        "U23 (chess composition), at most 2 of one region (Київ 5, Львів 3)"
    )


def shortfalls_in_source() -> Iterator[tuple[str, set[str]]]:
    """Yield every code that the rules of staffing can tell, with the names of its facts."""
    source = Path(staffing_rules.__file__).read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            given = {each.arg: each.value for each in node.keywords}
            code, facts = given.get("code"), given.get("facts")
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                keys = facts.keys if isinstance(facts, ast.Dict) else []
                yield code.value, {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def test_that_all_that_is_short_has_a_sentence_with_its_facts() -> None:
    told = {"staffing.no-chief": set[str](), "staffing.no-secretary": set[str]()}
    for office in (
        "several-chiefs",
        "several-secretaries",
        "commission-chairs",
        "committee-chairs",
    ):
        told[f"staffing.{office}"] = {"people"}
    for office in ("no-chief-of", "no-secretary-of"):
        told[f"staffing.{office}"] = {"titles"}
    told.update(shortfalls_in_source())
    assert told.keys() == SENTENCES.keys()
    for code, facts in told.items():
        fields = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}
        assert fields <= facts, code
