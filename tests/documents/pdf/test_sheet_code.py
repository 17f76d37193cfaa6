"""The code at the foot of a sheet, read off the page as a scanner reads it."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pypdfium2
import pytest

from arbiter_app.documents.parts.sheet_code import read_code
from arbiter_app.documents.pdf.fonts import set_text
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import MM
from arbiter_app.documents.pdf.primitives import Modules as Drawn
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report, Wishes
from arbiter_app.documents.slip import Slips
from arbiter_app.domain.facts.event import Event
from tests.documents.pdf.qr_reader import Modules, digits_of, modules_of

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]

_DOTS_PER_MM = 12
_CORNER = 27.5
"""Millimetres of the lower right corner in which nothing stands but the code."""


def corner(pdf: bytes, page: int = 0) -> Modules:
    """Return the dark pixels of the lower right corner of a page."""
    with pypdfium2.PdfDocument(pdf) as document:
        bitmap = document[page].render(scale=_DOTS_PER_MM / MM, grayscale=True)
        picture = bytes(bitmap.buffer)
        side = int(_CORNER * _DOTS_PER_MM)
        rows = range(bitmap.height - side, bitmap.height)
        return [
            [
                picture[row * bitmap.stride + column] < 128
                for column in range(bitmap.width - side, bitmap.width)
            ]
            for row in rows
        ]


@pytest.fixture
def sheet(event_of: EventOf, report_of: ReportOf) -> Report:
    return report_of("cross-table", replace(event_of(10), key="0a1b2c", data_version=97), "uk")


def test_that_the_code_is_read_off_the_corner_of_the_first_page(sheet: Report) -> None:
    digits = digits_of(modules_of(corner(render_pdf(sheet))))
    assert digits == sheet.footer.code.replace("-", "")
    code = read_code(digits)
    assert code is not None
    assert code.version == 97


def test_that_the_code_is_large_enough_for_a_cheap_scanner_and_stands_in_the_white(
    sheet: Report,
) -> None:
    dark = corner(render_pdf(sheet))
    rows = [number for number, row in enumerate(dark) if any(row)]
    height = rows[-1] - rows[0] + 1
    assert height >= 14 * _DOTS_PER_MM
    module = height / 21
    columns = [number for number in range(len(dark[0])) if any(row[number] for row in dark)]
    white = (rows[0], len(dark) - rows[-1], columns[0], len(dark[0]) - columns[-1])
    assert min(white) >= 4 * module


def test_that_the_code_is_written_out_on_every_page_and_drawn_on_the_first(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = replace(event_of(24), key="0a1b2c", data_version=4127)
    report = report_of("start-list", event, "uk").wishing(Wishes(size=14))
    pdf = render_pdf(report)
    with pypdfium2.PdfDocument(pdf) as document:
        pages = [page.get_textpage().get_text_range() for page in document]
    assert len(pages) > 1
    assert all(report.footer.code in page for page in pages)
    assert digits_of(modules_of(corner(pdf))) == report.footer.code.replace("-", "")
    first, second = (sum(map(sum, corner(pdf, page))) for page in (0, 1))
    assert second < first / 3


def test_that_what_is_cut_up_has_no_code(event_of: EventOf, report_of: ReportOf) -> None:
    event = replace(event_of(10), key="0a1b2c", data_version=97)
    assert not report_of("draw-slips", event, "uk").footer.code


def test_that_the_file_knows_its_codes_its_subject_and_when_it_was_made(sheet: Report) -> None:
    pdf = render_pdf(sheet)
    with pypdfium2.PdfDocument(pdf) as document:
        facts = document.get_metadata_dict()
    assert {"cross-table", sheet.footer.code} <= set(facts["Keywords"].split(", "))
    assert facts["Subject"] == sheet.heading.document
    assert facts["CreationDate"] == "D:20260614180500"
    later = replace(sheet, footer=replace(sheet.footer, made_at=datetime(2026, 6, 15)))
    assert render_pdf(later) != pdf


def test_that_only_the_letters_of_a_sheet_are_embedded(sheet: Report) -> None:
    names = re.findall(rb"/BaseFont /(\S+)", render_pdf(sheet))
    assert names
    assert all(re.match(rb"[A-Z]{6}\+", name) for name in names)


def test_that_the_code_of_each_slip_is_read_off_it(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("result-slips", replace(event_of(4, played=0), key="0a1b2c"), "uk")
    (block,) = report.body
    assert isinstance(block, Slips)
    (page,) = lay_out(report, lambda text, face: set_text(text, face).width)
    codes = [each for each in page.primitives if isinstance(each, Drawn)]
    with pypdfium2.PdfDocument(render_pdf(report)) as document:
        bitmap = document[0].render(scale=_DOTS_PER_MM / MM, grayscale=True)
        picture = bytes(bitmap.buffer)
    found = []
    for code in codes:
        left, top, right, bottom = (
            round(each * _DOTS_PER_MM / MM)
            for each in (code.x - 1, code.y - 1, code.x + code.side + 1, code.y + code.side + 1)
        )
        dark = [
            [picture[row * bitmap.stride + column] < 128 for column in range(left, right)]
            for row in range(top, bottom)
        ]
        found.append(digits_of(modules_of(dark)))
    assert found == [slip.code for slip in block.slips]
    assert len({*found}) == 2
    assert all(read_code(each) is None for each in found), "no code of a sheet"


def test_that_slips_go_without_codes_where_that_is_chosen(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = replace(event_of(4, played=0), key="0a1b2c")
    (block,) = report_of("result-slips", event, "uk", code="without").body
    assert isinstance(block, Slips)
    assert not any(slip.code for slip in block.slips)
