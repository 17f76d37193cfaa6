"""Protests, appeals and their decisions on paper, read by somebody who was not there."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.documents.report import Facts, Report, WritingLine
from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealKind,
    Attendance,
    Concern,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.disputes.incidents import (
    GameEffect,
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.results import DRAW, HALF_TO_BLACK, WHITE_WINS, Result
from arbiter_app.domain.ids import FIRST_STAGE, AppealId, Board, IncidentId, Round
from tests.documents.conftest import changed, facts_of, player, sentences

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]

NOON, EVENING = datetime(2026, 6, 5, 17, 40), datetime(2026, 6, 5, 21, 15)
SEATS = (
    Seat(name="Юркевич Антон", is_chair=True),
    Seat(name="Щербань Юхим", attendance=Attendance.CONCERNED, concern=Concern.REPORTED),
    Seat(name="Кац’ян Нестор"),
    Seat(name="Лисенко Ада", is_reserve=True),
    Seat(name="Мороз Клим", is_reserve=True, attendance=Attendance.ABSENT),
)


@pytest.fixture
def disputed(event_of: EventOf) -> Event:
    """Board 1 of round 1 was drawn and turned into a loss of Black, who appeals."""
    event = event_of(4, score=lambda *_: "½-½")
    stage = event.tournament.main_stage
    game = stage.round(Round(1)).game(Board(1))
    incident = Incident(
        id=IncidentId(1),
        at=NOON,
        stage=FIRST_STAGE,
        round=Round(1),
        board=Board(1),
        offence=Offence.DEVICE,
        article="V.1.16",
        account="На 20-му ході задзвонив телефон.\nГодинник зупинено.",
        reported_by="Щербань Юхим",
        arbiter="Ґонтаренко Єлизавета Іллівна",
        penalties=(
            Penalty(
                player=game.black,
                sanction=Sanction.LOSS,
                effects=(GameEffect(game=game.id, before=DRAW, after=WHITE_WINS),),
            ),
        ),
    )
    appeal = Appeal(
        id=AppealId(1),
        kind=AppealKind.APPEAL,
        filed_at=NOON,
        stage=FIRST_STAGE,
        player=game.black,
        filed_by="Савчук З. О., тренер",
        incident=IncidentId(1),
        round=Round(1),
        board=Board(1),
        claim="Дзвонив телефон глядача.\nПрошу повернути нічию.",
        fee=Decimal(300),
        fee_paid=True,
    )
    committee = (
        Official(role=Role.APPEALS_CHAIR, name="Юркевич Антон"),
        Official(role=Role.APPEALS_MEMBER, name="Щербань Юхим"),
        Official(role=Role.APPEALS_MEMBER, name="Кац’ян Нестор"),
        Official(role=Role.APPEALS_RESERVE, name="Лисенко Ада"),
        Official(role=Role.APPEALS_RESERVE, name="Мороз Клим"),
    )
    told = changed(at_board_one(event, WHITE_WINS), incidents=(incident,), appeals=(appeal,))
    return replace(told, officials=(*told.officials, *committee))


def at_board_one(event: Event, result: Result) -> Event:
    stage = event.tournament.main_stage
    first = stage.rounds[0]
    games = (replace(first.games[0], result=result), *first.games[1:])
    rounds = (replace(first, games=games), *stage.rounds[1:])
    return changed(event, stages=(replace(stage, rounds=rounds),))


def with_decision(event: Event, *, lifted: bool = False, **facts: Any) -> Event:
    told: dict[str, Any] = {
        "outcome": Outcome.REJECTED,
        "decision": "Правило однакове для всіх.",
        "decided_at": EVENING,
        "seats": SEATS,
        "lifted": (1,) if lifted else (),
    }
    (appeal,) = event.tournament.appeals
    (incident,) = event.tournament.incidents
    (penalty,) = incident.penalties
    given_back = tuple(
        replace(each, before=each.after, after=each.before) for each in penalty.effects
    )
    lifting = Lifting(at=EVENING, by="arbiter", reason="…", effects=given_back) if lifted else None
    return changed(
        event,
        appeals=(replace(appeal, **(told | facts)),),
        incidents=(incident.with_penalty(replace(penalty, lifted=lifting)),),
    )


def seats_of(report: Report) -> list[tuple[str, str]]:
    """Who sat in which part: the lines about the committee."""
    return [
        line
        for block in report.body
        if isinstance(block, Facts)
        for line in block.lines
        if "appeals committee" in line[0]
    ]


def test_that_a_protest_says_who_appeals_against_what(disputed: Event, report_of: ReportOf) -> None:
    report = report_of("protest", disputed)
    assert (report.heading.document, report.heading.subtitle) == (
        "Appeal to the appeals committee",
        "№ 1",
    )
    said = facts_of(report)
    assert said["To"] == "the appeals committee, Yurkevych Anton"
    assert said["From"].startswith(f"{player(4).latin_name}, № 4")
    assert said["Handed in by"] == "Savchuk Z. O., coach"
    assert said["Received"] == "5 June 2026, 17:40"
    assert said["Against"] == "incident № 1, loss of the game; round 1, board 1"
    assert said["Game"] == "Shevchuk, Olena – Yizhak, Taras, 1 – 0"
    assert said["In the register"].splitlines() == [
        "5 June 2026, 17:40, Yizhak, Taras: telephone or other device – loss of the game (V.1.16)",
        "На 20-му ході задзвонив телефон.",
        "Годинник зупинено.",
    ]
    assert said["Arbiter"] == "Gontarenko Yelyzaveta Illivna"
    assert said["Fee"] == "300, paid"
    assert "Прошу повернути нічию." in sentences(report)
    assert [each.name for each in report.signatures] == [
        "Yizhak, Taras",
        "Gontarenko Yelyzaveta Illivna",
    ]


def test_that_a_protest_is_written_to_the_chief_arbiter(
    disputed: Event, report_of: ReportOf
) -> None:
    (appeal,) = disputed.tournament.appeals
    protest = replace(appeal, kind=AppealKind.PROTEST, incident=None, board=None)
    report = report_of("protest", changed(disputed, appeals=(protest,)))
    assert report.heading.document == "Protest to the chief arbiter"
    assert facts_of(report)["To"] == "the chief arbiter, Gontarenko Yelyzaveta Illivna"
    assert facts_of(report)["Against"] == "round 1"


@pytest.mark.parametrize("form", ["filled", "blank"])
def test_that_without_a_protest_there_is_a_blank_to_write_on(
    event_of: EventOf, report_of: ReportOf, form: str
) -> None:
    report = report_of("protest", event_of(4), form=form)
    labels = {
        label for block in report.body if isinstance(block, WritingLine) for label in block.labels
    }
    assert {"Round", "Board", "What is claimed, and why", "Received on", "at"} <= labels
    assert report.signatures[0].name == ""


def test_that_a_blank_decision_is_signed_by_the_committee(
    event_of: EventOf, report_of: ReportOf
) -> None:
    chair = Official(role=Role.APPEALS_CHAIR, name="Юркевич Антон")
    member = Official(role=Role.APPEALS_MEMBER, name="Лисенко Ада")
    event = event_of(4)
    named = replace(event, officials=(*event.officials, member, chair))
    report = report_of("appeal-decision", named)
    assert [each.name for each in report.signatures] == ["Yurkevych Anton", "Lysenko Ada"]


def test_that_a_decision_says_who_sat_and_who_left_his_seat_and_why(
    disputed: Event, report_of: ReportOf
) -> None:
    report = report_of("appeal-decision", with_decision(disputed))
    assert seats_of(report) == [
        ("Chair of the appeals committee", "Yurkevych Anton: presides and votes"),
        (
            "Member of the appeals committee",
            "Shcherban Yukhym: leaves the seat: reported the incident (Ukrainian rules VII.3.2)",
        ),
        ("Member of the appeals committee", "Katsian Nestor: votes"),
        ("Reserve of the appeals committee", "Lysenko Ada: votes"),
    ]
    assert "Votes: 3, an odd number (Ukrainian rules VII.3.2)." in sentences(report)
    assert [each.name for each in report.signatures] == [
        "Yurkevych Anton",
        "Katsian Nestor",
        "Lysenko Ada",
    ]


def test_that_a_rejected_appeal_leaves_all_as_it_was(disputed: Event, report_of: ReportOf) -> None:
    said = sentences(report_of("appeal-decision", with_decision(disputed)))
    assert "Appeal № 1: rejected." in said
    assert "Правило однакове для всіх." in said
    assert "The sanction of incident № 1 stands: loss of the game." in said
    assert "The results of games stay as they are." in said
    assert "The fee of 300 is not returned." in said
    assert "final (Ukrainian rules VII.3.3)" in said


def test_that_a_granted_appeal_says_what_became_of_the_game(
    disputed: Event, report_of: ReportOf
) -> None:
    granted = with_decision(
        at_board_one(disputed, DRAW), lifted=True, outcome=Outcome.GRANTED, fee_returned=True
    )
    report = report_of("appeal-decision", granted)
    said = sentences(report)
    assert "Appeal № 1: granted." in said
    assert "The sanction of incident № 1 is lifted: loss of the game." in said
    assert facts_of(report)["Game"] == "Shevchuk, Olena – Yizhak, Taras, 1 – 0"
    assert "Round 1, board 1: Shevchuk, Olena – Yizhak, Taras, 1 – 0 → ½ – ½." in said
    assert "The fee of 300 is returned." in said
    assert facts_of(report)["Date of the decision"] == "5 June 2026, 21:15"


def test_that_a_result_set_apart_is_told_from_the_one_in_dispute(
    disputed: Event, report_of: ReportOf
) -> None:
    game = disputed.tournament.main_stage.rounds[0].games[0].id
    partly = with_decision(
        at_board_one(disputed, HALF_TO_BLACK),
        lifted=True,
        outcome=Outcome.PARTLY,
        effects=(GameEffect(game=game, before=DRAW, after=HALF_TO_BLACK),),
    )
    said = sentences(report_of("appeal-decision", partly))
    assert "1 – 0 → 0 – ½, points set by the arbiter." in said


def test_that_a_decision_about_a_protest_is_the_chief_arbiters(
    disputed: Event, report_of: ReportOf
) -> None:
    (appeal,) = disputed.tournament.appeals
    protest = changed(disputed, appeals=(replace(appeal, kind=AppealKind.PROTEST),))
    decided = with_decision(protest, seats=(), decided_by="Ґонтаренко Єлизавета Іллівна")
    report = report_of("appeal-decision", decided)
    assert report.heading.document == "Decision of the chief arbiter about a protest"
    assert seats_of(report) == []
    (signature,) = report.signatures
    assert signature.office == "Chief arbiter (national category)"
    assert "may appeal to the appeals committee" in sentences(report)
    deputy = with_decision(protest, seats=(), decided_by="Лук’яненко Інна")
    (signature,) = report_of("appeal-decision", deputy).signatures
    assert (signature.office, signature.name) == ("Decided by", "Lukianenko Inna")


def test_that_what_was_retracted_was_not_decided(disputed: Event, report_of: ReportOf) -> None:
    retracted = with_decision(disputed, outcome=Outcome.RETRACTED, decision="", seats=())
    report = report_of("appeal-decision", retracted)
    assert "Nothing was decided about the dispute itself." in sentences(report)
    assert seats_of(report) == []


def test_that_before_the_sitting_the_decision_has_room_to_write(
    disputed: Event, report_of: ReportOf
) -> None:
    report = report_of("appeal-decision", disputed)
    assert len(seats_of(report)) == 4
    labels = [
        label for block in report.body if isinstance(block, WritingLine) for label in block.labels
    ]
    assert "Grounds" in labels
    assert [each.name for each in report.signatures] == [
        "Yurkevych Anton",
        "Katsian Nestor",
        "Lysenko Ada",
    ]
