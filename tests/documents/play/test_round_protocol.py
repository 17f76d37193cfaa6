from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from arbiter_app.documents.report import ColumnKind, Paragraph, Report, Table, WritingLine
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Adjournment, Signed
from arbiter_app.domain.facts.results import DRAW, Colour
from tests.documents.conftest import changed

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
        ["1", "6", "Bilyk, Marta", "2298", "½", "+ : –", "½", "2332", "4", "Yizhak, Taras"],
        ["2", "5", "Ivanenko, Geo", "2315", "½", "½ – 0", "½", "2349", "3", "Yeremenko, Yurii"],
        ["3", "1", "Shevchuk, Olena", "2383", "½", "", "½", "2366", "2", "Galagan, Ihor"],
    ]


def test_that_points_are_left_to_be_written_while_a_game_before_is_not_over(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(6, score=results_of_a_hard_day), round=3)
    points = {(row[1], row[4]) for row in games(report)} | {
        (row[8], row[6]) for row in games(report)
    }
    assert {number for number, text in points if text == ""} == {"1", "2"}


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


def with_round(event: Event, number: int, **facts: Any) -> Event:
    """Return the event with other facts of a round."""
    stage = event.tournament.main_stage
    rounds = tuple(
        replace(each, **facts) if each.number == number else each for each in stage.rounds
    )
    return changed(event, stages=(replace(stage, rounds=rounds),))


def with_game(event: Event, number: int, board: int, **facts: Any) -> Event:
    """Return the event with other facts of a game."""
    games_of_round = tuple(
        replace(game, **facts) if game.board == board else game
        for game in event.tournament.main_stage.rounds[number - 1].games
    )
    return with_round(event, number, games=games_of_round)


SIGNED = Signed("Щур Ю. Ю.", datetime(2026, 6, 6, 20, 30))


def test_that_an_adjourned_game_is_told_with_its_sealed_move_and_not_as_missing(
    event_of: EventOf, report_of: ReportOf
) -> None:
    sealed = Adjournment(
        sealed_by=Colour.BLACK, note="конверт у сейфі", resumes_at=datetime(2026, 6, 7, 10, 0)
    )
    event = with_game(event_of(6, score=results_of_a_hard_day), 2, 3, adjournment=sealed)
    said = notes(report_of("round-protocol", event, round=2))
    assert (
        "Board 3 is adjourned: Black sealed the move; конверт у сейфі; resumes 7 June 2026, 10:00."
    ) in said
    assert "without a result" not in said


def test_that_the_protocol_says_who_typed_results_again_and_who_signed_off(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = with_game(event_of(6), 2, 1, checked=SIGNED)
    event = with_round(with_game(event, 2, 3, checked=SIGNED), 2, signed_off=SIGNED)
    said = notes(report_of("round-protocol", event, round=2))
    assert "Typed a second time by Shchur Yu. Yu., boards: 1, 3." in said
    assert "Signed off by Shchur Yu. Yu., 6 June 2026, 20:30." in said


def test_that_a_correction_for_the_rating_stands_in_the_protocol(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = with_game(event_of(6), 2, 1, rated_result=DRAW)
    said = notes(report_of("round-protocol", event, round=2))
    assert "Board 1, for the rating report only: ½ – ½." in said


def test_that_published_pairings_are_no_draft(event_of: EventOf, report_of: ReportOf) -> None:
    event = with_round(event_of(6, played=2), 3, published=SIGNED)
    report = report_of("round-protocol", event, round=3, form="blank")
    assert report.heading.subtitle == "Round 3, 7 June 2026, 15:00"
