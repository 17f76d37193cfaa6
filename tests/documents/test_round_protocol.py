from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.report import ColumnKind, Paragraph, Report, Table, WritingLine
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def results_of_a_hard_day(round_: int, white: int, black: int) -> str | None:
    """Return a forfeit on board 1, a decision on board 2 and nothing yet on board 3."""
    if round_ == 1:
        return "½-½"
    return {6: "+/-", 5: "½-0"}.get(white)


def games(report: Report) -> list[list[str]]:
    table = report.body[0]
    assert isinstance(table, Table)
    return [[cell.text for cell in row] for row in table.rows]


def notes(report: Report) -> str:
    return " ".join(block.text for block in report.body if isinstance(block, Paragraph))


def test_that_both_sides_meet_at_the_result_with_number_rating_and_points(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(6, score=results_of_a_hard_day), round=2)
    # Round 2 of the printed table for six players: 6-4 5-3 1-2 (C.05 Annex 1).
    assert games(report) == [
        ["1", "6", "Bilyk, Marta", "2298", "½", "+ – –", "½", "2332", "4", "Yizhak, Taras"],
        ["2", "5", "Ivanenko, Geo", "2315", "½", "½ – 0", "½", "2349", "3", "Yeremenko, Yurii"],
        ["3", "1", "Shevchuk, Olena", "2383", "½", "", "½", "2366", "2", "Galagan, Ihor"],
    ]


def test_that_forfeits_decisions_and_missing_games_are_noted(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(6, score=results_of_a_hard_day), round=2)
    assert "forfeit" in notes(report)
    assert "boards: 2" in notes(report)
    assert "1 game" in notes(report)


def test_that_a_round_played_out_over_the_board_needs_no_notes(
    event_of: EventOf, report_of: ReportOf
) -> None:
    assert len(report_of("round-protocol", event_of(6), round=1).body) == 1


def test_that_the_blank_protocol_leaves_room_for_result_signatures_and_incidents(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(6), round=1, form="blank")
    table = report.body[0]
    assert isinstance(table, Table)
    to_write = [each.title for each in table.columns if each.kind is ColumnKind.WRITING]
    assert to_write == ["Result", "White’s signature", "Black’s signature"]
    assert {row[5].text for row in table.rows} == {""}
    assert any(isinstance(block, WritingLine) for block in report.body)


def test_that_the_current_round_is_printed_when_none_is_chosen(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(6, played=2))
    assert report.heading.subtitle == "Round 3, 7 June 2026, 15:00 (draft, not published)"


def test_that_a_round_without_a_time_is_named_by_number(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4)
    stage = event.tournament.main_stage
    rounds = tuple(replace(round_, starts_at=None) for round_ in stage.rounds)
    stages = (replace(stage, rounds=rounds),)
    event = replace(event, tournaments=(replace(event.tournament, stages=stages),))
    assert report_of("round-protocol", event, round=2).heading.subtitle == "Round 2"


def test_that_the_free_player_is_named(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("round-protocol", event_of(5), round=1)
    assert "1 Shevchuk, Olena" in notes(report)


def test_that_a_round_that_is_not_there_is_refused(event_of: EventOf, report_of: ReportOf) -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("round-protocol", event_of(6), round=6)
    assert refusal.value.code == "stage.no-such-round"
