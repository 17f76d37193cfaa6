"""What may be chosen about any sheet: paper and type, columns, who approves and signs it."""

from collections.abc import Callable

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, document
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.notes import NoteKind
from arbiter_app.documents.pdf.pages import layout_of
from arbiter_app.documents.pdf.primitives import MM, Text
from arbiter_app.documents.pdf.render import render
from arbiter_app.documents.report import Align, Orientation, PaperSize, Report, Table
from arbiter_app.documents.sheet_options import leavable
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.conftest import table_of
from tests.documents.pdf.test_render import texts

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
        ("arbiter", ["Chief arbiter (national category)"]),
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


def edges(report: Report) -> tuple[int, int]:
    """Return how far from the left and the top anything is on the first page, in millimetres."""
    page, *_ = layout_of(report, lambda text, _: len(text) / 2).pages()
    found = [
        each for each in page.primitives if isinstance(each, Text) and each.align is Align.LEFT
    ]
    top = min(each.baseline - each.size for each in found)
    return round(min(each.x for each in found) / MM), round(top / MM)


@pytest.mark.parametrize(
    ("kind", "turned", "usual", "bound"),
    [
        ("cross-table", "portrait", 20, 20),
        ("pairings", "portrait", 10, 20),
        ("result-slips", "portrait", 20, 20),
    ],
)
def test_that_the_binding_edge_is_put_on_and_off(
    event_of: EventOf, report_of: ReportOf, kind: str, turned: str, usual: int, bound: int
) -> None:
    def left(**options: str) -> int:
        report = report_of(kind, event_of(6, played=2), orientation=turned, **options)
        return edges(report)[0]

    assert left() >= usual
    assert left(binding="yes") - left(binding="no") == bound - 10


def test_that_a_sheet_that_lies_across_is_bound_at_its_upper_edge(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6)
    across = {
        wish: edges(report_of("pairings", event, orientation="landscape", binding=wish))[1]
        for wish in ("yes", "no")
    }
    assert across["yes"] - across["no"] == 10


def test_that_only_the_pages_that_are_wished_are_drawn_and_that_is_told(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(12, played=2)
    whole = render(report_of("player-card", event))
    assert whole.pages >= 4
    some = render(report_of("player-card", event, pages="2-3,9999"))
    assert (some.pages, [note.kind for note in some.notes]) == (2, [NoteKind.SOME_PAGES])
    assert texts(some.data) == texts(whole.data)[1:3]
    none = render(report_of("player-card", event, pages="999"))
    assert (none.data, [note.kind for note in none.notes]) == (
        whole.data,
        [NoteKind.NO_SUCH_PAGE],
    )
    every = render(report_of("player-card", event, pages="1-999"))
    assert (every.pages, every.notes) == (whole.pages, ())


def test_that_copies_and_pages_make_no_other_paper(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(6)
    kind = document("cross-table")
    options = kind.read_options({"copies": "3", "pages": "1"})
    plain, some = (report_of("cross-table", event, **each) for each in ({}, options))
    assert kind.resolved(event, options) == kind.resolved(event, {})
    assert fingerprint(some) == fingerprint(plain)
    assert some.footer.code == plain.footer.code


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("copies", "0"),
        ("copies", "100"),
        ("copies", "two"),
        ("pages", "3-1"),
        ("pages", "1-2-3"),
        ("pages", "0"),
        ("pages", "1,,2"),
    ],
)
def test_that_nonsense_for_copies_and_pages_is_refused(option: str, text: str) -> None:
    with pytest.raises(RuleError) as refused:
        document("cross-table").read_options({option: text})
    assert refused.value.code == f"document.option-{option}"
    assert refused.value.facts["text"] == text


def test_that_columns_of_a_sheet_in_both_languages_are_offered_in_both(
    event_of: EventOf, report_of: ReportOf
) -> None:
    both = report_of("start-list", event_of(6), "uk+en")
    assert leavable(both, catalogue("uk+en"))["region"] == "Область / Region"
    assert set(leavable(both, catalogue("uk+en"))) == set(
        leavable(report_of("start-list", event_of(6)), catalogue("en"))
    )
