"""Application, control sheet and the page of what is missing."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from arbiter_app.documents.parts.organisations import organisations
from arbiter_app.documents.pdf.pages import layout_of
from arbiter_app.documents.pdf.primitives import MM, Face
from arbiter_app.documents.report import ColumnKind, WritingLine
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.admission import PaperKind, Requirement, ShownPaper
from arbiter_app.domain.facts.people.people import Birth
from tests.documents.conftest import (
    event_of,
    report_of,
    sentences,
    table_of,
    texts_of,
    with_entry,
    with_players,
    without,
)
from tests.documents.team_events import teams_of, with_first

MEDICAL = Requirement(id=PaperKind.MEDICAL, dated=True)
BOOK = Requirement(id=PaperKind.CLASSIFICATION_BOOK, compulsory=False)
A4 = (210 * MM, 297 * MM)


def measure(text: str, face: Face) -> float:
    """Return a width as of a font whose letters are all alike."""
    return 0.55 * len(text)


def to_write_on(event: Event, **options: str) -> list[str]:
    """Return what is to be written by hand on an application."""
    body = report_of("application", event, **options).body
    return [label for block in body if isinstance(block, WritingLine) for label in block.labels]


def test_that_an_application_lists_the_players_of_one_organisation() -> None:
    report = report_of("application", event_of(12, drawn=False), "uk", organisation="Київ")
    assert report.heading.subtitle == "Київ"
    names = [row[1].text for row in table_of(report).rows]
    assert names == ["Білик Марта", "Жук Остап", "Шевчук Олена"]


def test_that_a_club_is_an_organisation_however_it_is_typed() -> None:
    event = event_of(4, drawn=False)
    report = report_of("application", event, organisation=" дюсш  № 4")
    assert len(table_of(report).rows) == 2


def test_that_an_organisation_without_players_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("application", event_of(4), organisation="Атлантида")
    assert refusal.value.code == "document.no-such-organisation"
    assert "Київ" in str(refusal.value.facts["known"])


def test_that_regions_and_clubs_are_offered_once_each() -> None:
    event = with_players(
        event_of(4), region=lambda number: ("Київ", "КИЇВ")[number % 2], club=lambda _: "Київ"
    )
    assert len(organisations(in_hand(event))) == 1


def test_that_births_stand_on_an_application_as_far_as_they_are_known() -> None:
    births = {1: Birth(2010, date(2010, 4, 1)), 2: Birth(2011), 3: None}
    event = with_players(event_of(3), birth=births.get)
    assert sorted(texts_of(report_of("application", event), "Date of birth")) == [
        "",
        "01.04.2010",
        "2011",
    ]


def test_that_a_blank_application_has_numbered_lines_and_room_to_write() -> None:
    report = report_of("application", event_of(4), form="blank")
    table = table_of(report)
    assert [row[0].text for row in table.rows] == [str(line) for line in range(1, 16)]
    assert not any(cell.text for row in table.rows for cell in row[1:])
    assert table.columns[-1].kind is ColumnKind.WRITING
    labels = to_write_on(event_of(4), form="blank")
    assert any("Organisation" in label for label in labels)
    assert any("Coaches" in label for label in labels)
    assert any("Admitted" in label for label in labels)


def test_that_head_and_doctor_sign_an_application() -> None:
    head, doctor = report_of("application", event_of(4)).signatures
    assert (head.name, doctor.name) == ("", "")
    assert "Doctor" in doctor.office


def paying(event: Event) -> Event:
    event = replace(event, entry_fee=Decimal(500), particulars={Particular.CURRENCY: "UAH"})
    event = with_entry(event, 1, present=True, fee_paid=Decimal(500))
    event = with_entry(event, 2, fee_due=Decimal(250), fee_paid=Decimal("100.50"))
    return with_entry(event, 3, fee_paid=Decimal(600))


def test_that_the_control_sheet_says_who_came_and_who_owes() -> None:
    report = report_of("registration-sheet", paying(event_of(4, drawn=False)), "uk")
    rows = {row[2].text: [cell.text for cell in row] for row in table_of(report).rows}
    assert rows["Шевчук Олена"][1] == "+"
    assert rows["Їжак Тарас"][1] == "□"
    assert rows["Шевчук Олена"][-4:-1] == ["500", "500", "0"]
    assert rows["Ґалаґан Ігор"][-4:-1] == ["250", "100,50", "149,50"]


def test_that_the_control_sheet_adds_up_what_is_due_paid_and_open() -> None:
    text = sentences(report_of("registration-sheet", paying(event_of(4, drawn=False))))
    assert "due 1\u00a0750\u00a0UAH" in text
    assert "paid 1\u00a0200.50\u00a0UAH" in text
    assert "open 649.50\u00a0UAH" in text
    assert "Yeremenko, Yurii by 100\u00a0UAH" in text


def test_that_the_control_sheet_goes_by_region_with_who_withdrew_later() -> None:
    event = without(event_of(6), 1)
    regions = texts_of(report_of("registration-sheet", event, sort="region"), "Region")
    assert regions == [
        "Dnipropetrovska obl.",
        "Kharkivska obl.",
        "Kyiv",
        "Kyiv",
        "Lvivska obl.",
        "Odeska obl.",
    ]


def test_that_the_columns_of_the_control_sheet_add_up_though_somebody_withdrew() -> None:
    report = report_of("registration-sheet", without(paying(event_of(4)), 2))
    assert report.heading.subtitle == "1 of 4 players have come"
    table = table_of(report)
    assert [row[2].text for row in table.rows if row[2].struck] == ["Galagan, Ihor"]
    paid = [Decimal(text) for text in texts_of(report, "Paid")]
    assert sum(paid) == Decimal("1200.50")
    assert "paid 1\u00a0200.50\u00a0UAH" in sentences(report)
    assert "withdrew" in sentences(report)


def test_that_teams_that_pay_stand_below_with_their_sums() -> None:
    event = replace(teams_of(3), team_fee=Decimal(900))
    event, team = with_first(event, lambda team: replace(team, fee_paid=Decimal(1000)))
    report = report_of("registration-sheet", event, "uk")
    table = table_of(report, 1)
    assert [cell.text for cell in table.rows[0]][1:-1] == [team.name, "900", "1\u00a0000", "0"]
    text = sentences(report)
    assert "2 команди мають борг" in text
    assert f"{team.name} – на 100" in text


def test_that_an_event_without_fees_has_no_columns_of_money() -> None:
    table = table_of(report_of("registration-sheet", event_of(4)))
    assert "Due" not in [column.title for column in table.columns]


def lacking() -> Event:
    event = replace(event_of(3, drawn=False), requirements=(MEDICAL, BOOK))
    late = ShownPaper(valid_until=date(2026, 6, 10))
    event = with_entry(event, 1, papers={MEDICAL.id: late, BOOK.id: ShownPaper()})
    shown = ShownPaper(valid_until=date(2026, 12, 31))
    return with_entry(event, 2, papers={MEDICAL.id: shown, BOOK.id: ShownPaper()})


def test_that_what_is_missing_stands_beside_each_player_who_lacks_it() -> None:
    report = report_of("missing-papers", lacking())
    missing = dict(zip(texts_of(report, "Player"), texts_of(report, "Missing"), strict=True))
    assert set(missing) == {"Shevchuk, Olena", "Yeremenko, Yurii"}
    assert "10.06.2026" in missing["Shevchuk, Olena"]
    assert missing["Yeremenko, Yurii"] == "medical clearance, classification book: not shown"


def test_that_what_is_missing_is_counted_by_region() -> None:
    event = with_players(lacking(), region=lambda number: "Київ" if number < 3 else None)
    regions = texts_of(report_of("missing-papers", event, by="region"), "Region")
    assert regions == ["Kyiv: 1 of 2", "region not known: 1 of 1"]


def test_that_the_region_stands_beside_everybody_for_the_list_may_be_longer_than_a_page() -> None:
    event = with_players(lacking(), region=lambda _: "Київ")
    regions = texts_of(report_of("missing-papers", event, by="region"), "Region")
    assert regions == ["Kyiv: 2 of 3", "Kyiv"]


def test_that_a_page_of_nothing_says_so() -> None:
    event = replace(event_of(3), requirements=(MEDICAL,))
    assert "asks for no papers" in sentences(report_of("missing-papers", event_of(3)))
    for number in (1, 2, 3):
        shown = {MEDICAL.id: ShownPaper(valid_until=date(2026, 12, 31))}
        event = with_entry(event, number, papers=shown)
    assert "Nothing is missing" in sentences(report_of("missing-papers", event))


def test_that_a_long_list_of_what_is_missing_stays_on_paper_that_every_office_has() -> None:
    event = replace(event_of(24, drawn=False), requirements=(MEDICAL, BOOK))
    layout = layout_of(report_of("missing-papers", event, "uk"), measure)
    assert {(page.width, page.height) for page in layout.pages()} <= {A4, A4[::-1]}
