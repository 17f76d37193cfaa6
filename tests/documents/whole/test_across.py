"""The paper of a ranking across tournaments."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import AcrossRanking, Measure, Quota
from arbiter_app.domain.facts.event import Event
from tests.documents.conftest import event_of, report_of, sentences, texts_of
from tests.documents.festivals import festival

PLACES = AcrossRanking(
    title="Залік областей",
    measure=Measure.PLACES,
    for_places=(Decimal(10), Decimal(5)),
    quota=Quota(others=2),
)


@pytest.fixture
def event() -> Event:
    """Two round robins of four and of six of the same people, the second one not begun."""
    return festival(Рапід=event_of(4), Бліц=event_of(6, played=0))


def test_the_table_who_counts_and_by_which_rules(event: Event) -> None:
    event = replace(event, across=(PLACES,))
    report = report_of("across", event, "uk")
    assert report.heading.document == "Залік областей"
    assert report.heading.subtitle == "Не остаточно, не розпочато: Бліц"
    assert texts_of(report, "Сума")[0] == "10"
    assert set(texts_of(report, "Турнір", 1)) == {"Рапід"}
    assert "у залік ідуть найкращі: 2 незалежно від статі" in sentences(report)


def test_it_is_of_the_ranking_asked_for(event: Event) -> None:
    event = replace(event, across=(PLACES, AcrossRanking(title="Усі")))
    assert report_of("across", event, "uk", ranking="усі").heading.document == "Усі"
    with pytest.raises(RuleError, match=r"across\.none"):
        report_of("across", event, "uk", ranking="Клуби")


def test_without_a_ranking_it_says_what_to_do(event: Event) -> None:
    with pytest.raises(RuleError, match=r"across\.undefined"):
        report_of("across", event, "uk")
