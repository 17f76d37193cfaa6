"""No sheet is set in type that those it is for cannot read."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import MM, Face, Page
from arbiter_app.documents.report import (
    BracketSheets,
    Facts,
    Grid,
    Orientation,
    PaperSize,
    Report,
    SheetKind,
    Table,
    Wishes,
)
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from tests.documents.conftest import event_of, report_of, usual
from tests.documents.knockouts import knockout_of
from tests.documents.pdf.drawn import measure, texts

_FOOTER = 7.0


def sheets_of(report: Report) -> Iterator[tuple[Report, tuple[Page, ...]]]:
    """Yield each sheet bound in a report with its pages."""
    for sheet in report.sheets:
        yield sheet, lay_out(replace(sheet, following=()), measure)


def words_of(report: Report) -> set[str]:
    """Return what stands in the cells of a sheet."""
    tables = (
        table
        for block in report.body
        for table in (block.tables if isinstance(block, Grid) else (block,))
        if isinstance(table, Table)
    )
    facts = (said for block in report.body if isinstance(block, Facts) for _, said in block.lines)
    drawn = (
        line.name
        for block in report.body
        if isinstance(block, BracketSheets)
        for drawing in block.ways[0]
        for box in drawing.boxes
        for line in box.lines
    )
    return {cell.text for table in tables for row in table.rows for cell in row} | {*facts, *drawn}


@cache
def sheets(document: str, language: str) -> tuple[tuple[Report, tuple[Page, ...]], ...]:
    """Return the sheets of a paper on which there is something."""
    if document == "bracket":
        return tuple(sheets_of(report_of(document, knockout_of(24, KnockoutRules()), language)))
    return tuple(sheets_of(usual(document, language)))


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("document", DOCUMENTS)
def test_that_every_document_keeps_to_the_floor_of_its_kind(
    document: Document, language: str
) -> None:
    for report, pages in sheets(document.id, language):
        if report.kind is SheetKind.CUT:
            continue
        floor = 14.0 if report.kind is SheetKind.POSTED else 9.0
        said = words_of(report)
        for page in pages:
            assert min(each.size for each in texts(page) if each.size != _FOOTER) >= 9
            assert len({each.baseline for each in texts(page) if each.size == _FOOTER}) == 1
            in_cells = [each for each in texts(page) if each.face in (Face.SANS, Face.SANS_BOLD)]
            assert all(each.size >= floor for each in in_cells if each.text in said - {""})


@pytest.mark.parametrize("document", DOCUMENTS)
def test_that_round_or_place_is_the_largest_thing_on_what_hangs_on_a_wall(
    document: Document,
) -> None:
    for report, pages in sheets(document.id, "en"):
        if report.kind is not SheetKind.POSTED or not words_of(report):
            continue
        about = f"{report.heading.tournament} {report.heading.document} {report.heading.subtitle}"
        for page in pages:
            largest = max(texts(page), key=lambda each: each.size)
            assert largest.text.split(" · ")[0] in about
            events = [each for each in texts(page) if each.text in report.heading.event]
            assert all(each.size < largest.size for each in events)


@pytest.mark.parametrize(
    ("orientation", "left", "top"),
    [(Orientation.PORTRAIT, 20 * MM, 10 * MM), (Orientation.LANDSCAPE, 10 * MM, 20 * MM)],
)
def test_that_what_is_filed_has_white_where_the_binder_is(
    orientation: Orientation, left: float, top: float
) -> None:
    report = report_of("final-standings", event_of(24)).wishing(
        Wishes(paper=PaperSize.A4, orientation=orientation)
    )
    for _, pages in sheets_of(report):
        for page in pages:
            found = [each for each in texts(page) if each.align.value == "left"]
            assert min(each.x for each in found) >= left
            assert min(each.baseline - each.size for each in texts(page)) >= top - 1
