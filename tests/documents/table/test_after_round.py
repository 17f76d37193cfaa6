"""A paper after an earlier round says what it said when that round was the last one."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.documents.parts.said import said
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import AcrossRanking, Measure, Quota
from arbiter_app.domain.facts.event import Event
from tests.documents.conftest import event_of, report_of, sentences, swiss_of, without
from tests.documents.festivals import festival

ROUNDS = (
    "1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U",
    "6-1 1-0, 2-7 +/-, 4-5 0-1, 3 H",
    "5-6 ½-½, 1-2 1-0, 7-3 0-1, 4 U",
    "6-2 0-1, 3-5 1-0, 1-7 ½-½, 4 Z",
)
OF_PLACES = AcrossRanking(
    title="Залік областей",
    measure=Measure.PLACES,
    for_places=(Decimal(10), Decimal(7), Decimal(5)),
    quota=Quota(others=2),
)


def swiss(played: int) -> Event:
    return swiss_of(ROUNDS[:played], announced=5)


def lines(report: Report) -> list[tuple[str, ...]]:
    return [line for line in said(report) if any(line)]


@pytest.mark.parametrize(
    "document", ["final-standings", "cross-table", "progress", "player-card", "why"]
)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_that_a_paper_of_a_swiss_says_what_it_said_then(document: str, round_: int) -> None:
    then = report_of(document, swiss(round_))
    assert lines(report_of(document, swiss(4), after=round_)) == lines(then)
    assert lines(report_of(document, swiss(4))) != lines(then)


@pytest.mark.parametrize("document", ["final-standings", "cross-table", "progress", "why"])
@pytest.mark.parametrize("round_", [1, 3])
def test_that_a_paper_of_a_round_robin_says_what_it_said_then(document: str, round_: int) -> None:
    then = report_of(document, event_of(6, played=round_))
    assert lines(report_of(document, event_of(6), after=round_)) == lines(then)


def test_that_who_left_later_is_not_struck_out_yet() -> None:
    gone = without(swiss(4), 4)
    assert "Struck out" in sentences(report_of("final-standings", gone))
    then = report_of("final-standings", gone, after=2)
    assert lines(then) == lines(report_of("final-standings", swiss(2)))
    late = report_of("final-standings", gone, after=3)
    assert "Struck out" in sentences(late)


def whole(played: int) -> Event:
    """A Swiss, and a round robin of four that ends with its third round."""
    event = festival(Класика=swiss(played), Бліц=event_of(4, played=min(played, 3)))
    return replace(event, across=(OF_PLACES,))


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_that_leaders_are_those_of_that_round_in_each_tournament(round_: int) -> None:
    then = report_of("leaders", whole(round_))
    assert lines(report_of("leaders", whole(4), after=round_)) == lines(then)


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_that_team_scores_are_those_of_that_round(round_: int) -> None:
    then = report_of("across", whole(round_))
    back = report_of("across", whole(4), after=round_)
    assert back.heading.subtitle == f"After round {round_}. {then.heading.subtitle}"
    assert back.body == then.body


@pytest.mark.parametrize("document", ["leaders", "across"])
def test_that_a_round_that_no_tournament_has_begun_is_refused(document: str) -> None:
    with pytest.raises(RuleError, match=r"table\.not-yet"):
        report_of(document, whole(4), after=5)
