"""What may be chosen about any sheet: paper and type, columns, who approves and signs it."""

from collections.abc import Callable

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, document
from arbiter_app.documents.report import Orientation, PaperSize, Report, Table
from arbiter_app.documents.sheet_options import leavable
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.conftest import table_of

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def titles(report: Report) -> list[str]:
    return [column.title for column in table_of(report).columns]


def test_that_every_sheet_of_a_pack_has_the_paper_that_was_wished(
    event_of: EventOf, report_of: ReportOf
) -> None:
    pack = report_of(
        "evening-pack", event_of(6, played=2), paper="a3", orientation="landscape", size="12"
    )
    assert len(pack.sheets) > 4
    for sheet in pack.sheets:
        assert sheet.wishes.paper is PaperSize.A3
        assert sheet.wishes.orientation is Orientation.LANDSCAPE
        assert sheet.wishes.size == 12


def test_that_a_column_that_is_left_out_takes_its_cells_with_it(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6)
    whole = report_of("start-list", event)
    lighter = report_of("start-list", event, without="region,fide_rating")
    gone = set(titles(whole)) - set(titles(lighter))
    assert len(gone) == 2
    place = titles(whole).index("Region")
    for before, after in zip(table_of(whole).rows, table_of(lighter).rows, strict=True):
        assert len(before) - len(after) == 2
        assert before[place] not in after
    assert table_of(lighter).rows[0][1] == table_of(whole).rows[0][1]


def test_that_only_columns_of_the_sheet_are_offered_to_be_left_out(
    event_of: EventOf, report_of: ReportOf
) -> None:
    offered = leavable(report_of("start-list", event_of(6)), catalogue("en"))
    assert "region" in offered
    assert not leavable(report_of("schedule", event_of(6)), catalogue("en"))


@pytest.mark.parametrize(
    ("signed", "offices"),
    [
        ("arbiter", ["Chief arbiter (суддя національної категорії)"]),
        ("nobody", []),
        ("appeals", ["Chair of the appeals committee"]),
    ],
)
def test_that_those_sign_a_protocol_who_were_chosen(
    event_of: EventOf, report_of: ReportOf, signed: str, offices: list[str]
) -> None:
    report = report_of("round-protocol", event_of(6), signed=signed)
    assert [each.office for each in report.signatures] == offices


def test_that_what_hangs_on_a_wall_is_not_signed_whoever_is_chosen(
    event_of: EventOf, report_of: ReportOf
) -> None:
    assert report_of("pairings", event_of(6), signed="arbiter", approved="yes").signatures == ()


def test_that_number_place_and_approval_stand_in_the_head(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("final-standings", event_of(6), number="7", place="Самбір", approved="yes")
    assert report.heading.subtitle == "№ 7"
    assert report.heading.place_and_dates.startswith("Самбір, ")
    assert report.heading.approval is not None
    without = report_of("technical-information", event_of(6), approved="no")
    assert without.heading.approval is None


def test_that_nothing_wished_leaves_a_sheet_as_it_was(event_of: EventOf) -> None:
    kind = document("cross-table")
    assert kind.resolved(event_of(6), {})["paper"] is None
    with pytest.raises(RuleError) as refused:
        kind.read_options({"paper": "b4"})
    assert refused.value.facts["allowed"] == "a5, a4, a3"
    with pytest.raises(RuleError) as unknown:
        kind.read_options({"without": "club,name"})
    assert unknown.value.code == "document.option-value"


def test_that_an_option_of_its_own_goes_before_that_of_any_sheet() -> None:
    own = document("bracket")
    assert own.read_options({"paper": "a4-sheets"}) == {"paper": "a4-sheets"}
    names = [[option.name for option in (*each.options, *each.sheet_options)] for each in DOCUMENTS]
    assert all(len(each) == len(set(each)) for each in names)


def test_that_a_table_without_columns_of_people_stays_whole(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6)
    whole = report_of("schedule", event)
    lighter = report_of("schedule", event, without="club")
    assert [each for each in whole.body if isinstance(each, Table)] == [
        each for each in lighter.body if isinstance(each, Table)
    ]
    assert whole.body == lighter.body
