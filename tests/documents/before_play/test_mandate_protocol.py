"""The protocol of the credentials committee and its extract."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

from arbiter_app.documents.report import Grid, Report
from arbiter_app.domain.facts.event import Event, EventRank
from arbiter_app.domain.facts.people.admission import (
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.people.people import Official, Role, Sex
from tests.documents.conftest import (
    event_of,
    facts_of,
    report_of,
    sentences,
    table_of,
    texts_of,
    with_entry,
    with_players,
    without,
)

MEDICAL = Requirement(id=PaperKind.MEDICAL, dated=True)
INSURANCE = Requirement(id=PaperKind.ACCIDENT_INSURANCE, dated=True, compulsory=False)
IDENTITY = Requirement(id=PaperKind.IDENTITY)


def commission_event() -> Event:
    event = replace(
        event_of(5, drawn=False),
        requirements=(IDENTITY, MEDICAL, INSURANCE),
        entry_fee=Decimal(300),
    )
    shown = {
        IDENTITY.id: ShownPaper(),
        MEDICAL.id: ShownPaper(valid_until=date(2026, 9, 1)),
        INSURANCE.id: ShownPaper(valid_until=date(2026, 6, 10), number="АБ 12"),
    }
    condition = Decision(
        admission=Admission.CONDITIONAL, until=date(2026, 6, 7), reason="a policy is on its way"
    )
    event = with_entry(event, 1, papers=shown, decision=condition, fee_paid=Decimal(300))
    refusal = Decision(admission=Admission.REFUSED, reason="no medical clearance")
    event = with_entry(event, 2, decision=refusal, fee_paid=Decimal(100))
    return with_players(event, sex=lambda number: Sex.FEMALE if number < 3 else Sex.MALE)


def row_of(report: Report, name: str) -> list[str]:
    (row,) = (row for row in table_of(report).rows if row[1].text == name)
    return [cell.text for cell in row]


def test_that_every_player_stands_with_papers_fee_decision_and_reason() -> None:
    report = report_of("mandate-protocol", commission_event())
    shevchuk = row_of(report, "Shevchuk, Olena")
    assert shevchuk[5:] == [
        "+",
        "01.09.2026",
        "! 10.06.2026\nАБ 12",
        "300",
        "admitted conditionally, until 07.06.2026",
        "a policy is on its way",
    ]
    galagan = row_of(report, "Galagan, Ihor")
    assert galagan[5:] == ["–", "–", "–", "100 of 300", "not admitted", "no medical clearance"]


def test_that_the_protocol_names_the_rank_of_the_event() -> None:
    assert "Rank of the event" not in facts_of(report_of("mandate-protocol", commission_event()))
    ranked = replace(commission_event(), rank=EventRank.SECOND)
    for paper in ("mandate-protocol", "technical-information"):
        assert facts_of(report_of(paper, ranked))["Rank of the event"] == "II"


def test_that_the_signs_that_stand_in_the_table_are_explained() -> None:
    text = sentences(report_of("mandate-protocol", commission_event()))
    assert "+ : shown" in text
    assert "– : not shown" in text
    assert "?" not in text


def test_that_the_protocol_counts_by_age_rank_region_and_sex() -> None:
    report = report_of("mandate-protocol", commission_event())
    assert "Players: 5. Admitted: 0, conditionally: 1, not admitted: 1, not decided yet: 3." in (
        sentences(report)
    )
    (grid,) = (block for block in report.body if isinstance(block, Grid))
    by_sex = [[cell.text for cell in row] for row in grid.tables[-1].rows]
    assert len(grid.tables) == 4
    assert by_sex == [["men and boys", "3", "0", "0", "0"], ["women and girls", "2", "0", "1", "1"]]


def test_that_the_protocol_counts_by_nothing_that_is_known_of_nobody() -> None:
    report = report_of("mandate-protocol", event_of(5))
    (grid,) = (block for block in report.body if isinstance(block, Grid))
    assert [table.title for table in grid.tables] == ["By age group", "By rank", "By region"]


def test_that_all_members_of_the_commission_sign_the_chair_first() -> None:
    members = (
        Official(role=Role.MANDATE_MEMBER, name="Вовк Н."),
        Official(role=Role.MANDATE_CHAIR, name="Дячук Р.", category="суддя I категорії"),
        Official(role=Role.MANDATE_MEMBER, name="Лис Ф."),
    )
    event = commission_event()
    report = report_of("mandate-protocol", replace(event, officials=event.officials + members))
    assert [each.name for each in report.signatures] == ["Diachuk R.", "Vovk N.", "Lys F."]
    assert report.signatures[0].office.startswith("Chair of the credentials committee")
    assert facts_of(report)["Credentials committee"] == (
        "Diachuk R., chair\nVovk N., member\nLys F., member"
    )


def test_that_without_a_commission_chief_arbiter_and_secretary_sign() -> None:
    report = report_of("mandate-protocol", commission_event())
    assert len(report.signatures) == 2
    assert "V.1.6" in facts_of(report)["Credentials committee"]


def test_that_the_extract_is_for_one_organisation_and_signed_by_the_secretary() -> None:
    report = report_of("mandate-protocol", commission_event(), organisation="Київ")
    assert report.heading.document.startswith("Extract")
    assert report.heading.subtitle == "Kyiv"
    assert texts_of(report, "Player") == ["Shevchuk, Olena"]
    assert [each.name for each in report.signatures] == ["Shchur Yu. Yu."]
    assert not any(isinstance(block, Grid) for block in report.body)


def test_that_who_withdrew_is_struck_out_and_counts_as_one_who_was_there() -> None:
    report = report_of("mandate-protocol", without(event_of(4), 2))
    assert "Players: 4." in sentences(report)
    (grid,) = (block for block in report.body if isinstance(block, Grid))
    for table in grid.tables:
        assert sum(int(row[1].text) for row in table.rows) == len(table_of(report).rows) == 4
    struck = [row[1].text for row in table_of(report).rows if row[1].struck]
    assert struck == ["Galagan, Ihor"]


def test_that_the_protocol_keeps_the_day_of_the_last_decision() -> None:
    event = commission_event()
    tournament = event.tournament
    decided = tuple(
        replace(entry, decided_on=date(2026, 6, day))
        for day, entry in enumerate(tournament.entries, start=2)
    )
    event = replace(event, tournaments=(replace(tournament, entries=decided),))
    last = 1 + len(decided)
    assert facts_of(report_of("mandate-protocol", event))["Date"].startswith(f"{last} June 2026")
