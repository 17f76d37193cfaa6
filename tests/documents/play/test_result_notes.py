"""What is said below tables about single results, and that a table with open games is not final."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from arbiter_app.documents.report import Facts, Paragraph, Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.scorings import FOOTBALL_SCORING
from tests.documents.conftest import changed, with_settings

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]

TABLES = ("cross-table", "final-standings")


def a_day_of_decisions(round_: int, white: int, black: int) -> str:
    """Return a draw but for two games of the first round of four."""
    return {(1, 4): "½-0", (2, 3): "W-L"}.get((white, black), "½-½")


def notes(report: Report) -> list[str]:
    return [block.text for block in report.body if isinstance(block, Paragraph)]


def with_last_game(event: Event, **facts: Any) -> Event:
    stage = event.tournament.main_stage
    *before, last = stage.rounds
    *others, game = last.games
    rounds = (*before, replace(last, games=(*others, replace(game, **facts))))
    return changed(event, stages=(replace(stage, rounds=rounds),))


@pytest.mark.parametrize("document", TABLES)
def test_that_decisions_and_games_not_rated_are_named(
    event_of: EventOf, report_of: ReportOf, document: str
) -> None:
    said = notes(report_of(document, event_of(4, score=a_day_of_decisions)))
    assert "Points set by the arbiter: Shevchuk, Olena – Yizhak, Taras ½ – 0 (round 1)." in said
    assert "Played but not rated: Galagan, Ihor – Yeremenko, Yurii 1 – 0 (round 1)." in said


@pytest.mark.parametrize("document", TABLES)
def test_that_a_correction_for_the_rating_is_a_note_and_the_table_stays(
    event_of: EventOf, report_of: ReportOf, document: str
) -> None:
    event = event_of(4, score=lambda *_: "1-0")
    corrected = with_last_game(event, rated_result=DRAW)
    former, report = report_of(document, event), report_of(document, corrected)
    assert report.body[0] == former.body[0]
    assert report.heading == former.heading
    (note,) = [each for each in notes(report) if "rating report" in each]
    assert "1 – 0 (round 3), for the rating ½ – ½" in note


@pytest.mark.parametrize("document", TABLES)
def test_that_no_table_is_final_while_a_game_is_adjourned(
    event_of: EventOf, report_of: ReportOf, document: str
) -> None:
    event = with_last_game(event_of(4), result=None, adjournment=Adjournment())
    report = report_of(document, event)
    assert report.heading.subtitle == "After round 3 of 3, not final"
    assert report.heading.document != "Final standings"
    assert "Adjourned, by round: 3 (board 2)." in notes(report)
    assert not [each for each in notes(report) if each.startswith("Without a result")]


@pytest.mark.parametrize("document", TABLES)
def test_that_other_points_than_the_usual_are_explained(
    event_of: EventOf, report_of: ReportOf, document: str
) -> None:
    usual = event_of(4)
    football = with_settings(usual, scoring=FOOTBALL_SCORING)
    assert "Points: win 3, draw 1, loss 0." in notes(report_of(document, football))
    assert not [each for each in notes(report_of(document, usual)) if each.startswith("Points")]


def test_that_the_technical_information_says_what_a_win_is_worth(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of(
        "technical-information", with_settings(event_of(4), scoring=FOOTBALL_SCORING)
    )
    (facts,) = report.body
    assert isinstance(facts, Facts)
    assert ("Points", "win 3, draw 1, loss 0") in facts.lines
