"""What may be chosen about any sheet: its paper and type, its columns, who approves and signs it,
and how many copies of which pages are printed.

None of it changes what a table says; it decides how a sheet looks and whose names stand on it.
"""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.documents.options import (
    Choice,
    ColumnsOption,
    CopiesOption,
    Options,
    PagesOption,
    SheetOption,
    WishOption,
    WordsOption,
)
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    NO_WISHES,
    Block,
    Grid,
    Orientation,
    PaperSize,
    Report,
    SheetKind,
    Signature,
    Table,
    Wishes,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.logo import Logo
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import person_fields

_SIZES = (8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28)
"""Of the type of names, in points."""

PAPER = WishOption(
    "paper",
    QT_TRANSLATE_NOOP("Option", "Paper"),
    (Choice("a5", "A5"), Choice("a4", "A4"), Choice("a3", "A3")),
)
ORIENTATION = WishOption(
    "orientation",
    QT_TRANSLATE_NOOP("Option", "Orientation"),
    (
        Choice("portrait", QT_TRANSLATE_NOOP("Option", "portrait")),
        Choice("landscape", QT_TRANSLATE_NOOP("Option", "landscape")),
    ),
)
SIZE = WishOption(
    "size",
    QT_TRANSLATE_NOOP("Option", "Size of type"),
    tuple(Choice(str(points), str(points)) for points in _SIZES),
)
BINDING = WishOption(
    "binding",
    QT_TRANSLATE_NOOP("Option", "Binding edge"),
    (
        Choice("yes", QT_TRANSLATE_NOOP("Option", "with it")),
        Choice("no", QT_TRANSLATE_NOOP("Option", "without it")),
    ),
)
WITHOUT = ColumnsOption(
    "without",
    QT_TRANSLATE_NOOP("Option", "Columns shown"),
    (
        "title",
        "birth",
        "sex",
        "grade",
        "fide_rating",
        "national_rating",
        "fide_id",
        "national_id",
        "federation",
        "region",
        "club",
        "coach",
        "team",
        "account",
        "venue",
    ),
)
LOGO = WishOption(
    "logo",
    QT_TRANSLATE_NOOP("Option", "Logo"),
    (
        Choice("yes", QT_TRANSLATE_NOOP("Option", "with it")),
        Choice("no", QT_TRANSLATE_NOOP("Option", "without it")),
    ),
)
APPROVED = WishOption(
    "approved",
    QT_TRANSLATE_NOOP("Option", "Approval"),
    (
        Choice("yes", QT_TRANSLATE_NOOP("Option", "with it")),
        Choice("no", QT_TRANSLATE_NOOP("Option", "without it")),
    ),
)
SIGNED = WishOption(
    "signed",
    QT_TRANSLATE_NOOP("Option", "Signed by"),
    (
        Choice("arbiter", QT_TRANSLATE_NOOP("Option", "the chief arbiter")),
        Choice("secretary", QT_TRANSLATE_NOOP("Option", "chief arbiter and secretary")),
        Choice("appeals", QT_TRANSLATE_NOOP("Option", "the appeals committee")),
        Choice("mandate", QT_TRANSLATE_NOOP("Option", "the credentials committee")),
        Choice("nobody", QT_TRANSLATE_NOOP("Option", "nobody")),
    ),
)
NUMBER = WordsOption("number", QT_TRANSLATE_NOOP("Option", "Number of the protocol"))
PLACE = WordsOption("place", QT_TRANSLATE_NOOP("Option", "Place on the protocol"))
COPIES = CopiesOption("copies", QT_TRANSLATE_NOOP("Option", "Copies"))
PAGES = PagesOption("pages", QT_TRANSLATE_NOOP("Option", "Pages"))

OF_PRINTING = (COPIES.name, PAGES.name)
"""Options that make no other paper of it: how much of it is printed."""

SHEET_OPTIONS: tuple[SheetOption, ...] = (
    PAPER,
    ORIENTATION,
    SIZE,
    BINDING,
    WITHOUT,
    LOGO,
    APPROVED,
    SIGNED,
    NUMBER,
    PLACE,
    COPIES,
    PAGES,
)

_SIGNERS: Mapping[str, tuple[Role, ...]] = {
    "arbiter": (Role.CHIEF_ARBITER,),
    "secretary": (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY),
    "appeals": (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER),
    "mandate": (Role.MANDATE_CHAIR, Role.MANDATE_MEMBER),
    "nobody": (),
}


def with_sheet_options(
    report: Report, event: Event, options: Options, catalogue: Catalogue
) -> Report:
    """Return a report as it was wished for. Who signs and approves is said of its first sheet, and
    of one that is filed: what hangs on a wall or is cut up has no signatures.
    """
    wishes = _wishes(options)
    if wishes != NO_WISHES:
        report = report.wishing(wishes)
    if options.get(LOGO.name) != "no":
        report = _with_logo(report, event.logo)
    if pages := options.get(PAGES.name):
        report = replace(report, pages=PAGES.ranges(str(pages)))
    if without := options.get(WITHOUT.name):
        titles = titles_of(str(without).split(","), catalogue)
        report = _without(report, titles)
    heading = report.heading
    if number := options.get(NUMBER.name):
        words = catalogue.translate("Paper", "№ {number}").format(number=number)
        subtitle = ". ".join(part for part in (words, heading.subtitle) if part)
        heading = replace(heading, subtitle=subtitle)
    if place := options.get(PLACE.name):
        held = replace(event, place=str(place))
        heading = replace(heading, place_and_dates=frame.place_and_dates(held, catalogue))
    approved = options.get(APPROVED.name)
    if approved is not None and report.kind is SheetKind.FILED:
        by = frame.approval(event, catalogue, by_hand=True) if approved == "yes" else None
        heading = replace(heading, approval=by)
    report = replace(report, heading=heading)
    signed = options.get(SIGNED.name)
    if signed is None or report.kind is not SheetKind.FILED:
        return report
    return replace(report, signatures=_signatures(event, catalogue, str(signed)))


def leavable(report: Report, catalogue: Catalogue) -> Mapping[str, str]:
    """Return the columns of a report that may be left out, with what stands above them."""
    there = {
        column.title
        for sheet in report.sheets
        for table in _tables(sheet.body)
        for column in table.columns
    }
    found: dict[str, str] = {}
    for field in WITHOUT.columns:
        for title in sorted(there):
            if _is_of(field, title, catalogue):
                found.setdefault(field, title.replace("\n", " / "))
    return found


def _is_of(field: str, title: str, catalogue: Catalogue) -> bool:
    """Whether a title is that of a field; on a sheet in both languages it has a line of each."""
    languages = catalogue.parts or (catalogue,)
    return any(
        line in titles_of((field,), language)
        for line, language in zip(title.split("\n"), languages, strict=False)
    )


def titles_of(fields: tuple[str, ...] | list[str], catalogue: Catalogue) -> frozenset[str]:
    """Return what may stand above the columns of some fields."""
    titles = {
        words(catalogue, field)
        for field in fields
        for words in (person_fields.heading, person_fields.column)
    }
    if "fide_rating" in fields:
        titles.add(columns.rating_title(catalogue))
    if "birth" in fields:
        titles |= {columns.BORN.title(catalogue), columns.BIRTH.title(catalogue)}
    return frozenset(titles)


def _with_logo(report: Report, logo: Logo | None) -> Report:
    """Return a report with the logo at the head of its sheets, those that are cut up apart."""
    return replace(
        report,
        logo=None if report.kind is SheetKind.CUT else logo,
        following=tuple(_with_logo(each, logo) for each in report.following),
    )


def _wishes(options: Options) -> Wishes:
    paper, orientation = options.get(PAPER.name), options.get(ORIENTATION.name)
    size, binding = options.get(SIZE.name), options.get(BINDING.name)
    return Wishes(
        paper=PaperSize(str(paper).upper()) if paper in ("a5", "a4", "a3") else None,
        orientation=None if orientation is None else Orientation(str(orientation)),
        size=None if size is None else float(size),
        binding=None if binding is None else binding == "yes",
    )


def _signatures(event: Event, catalogue: Catalogue, signed: str) -> tuple[Signature, ...]:
    """Return a place for each who signs; a committee without members has one for its chair."""
    roles = _SIGNERS[signed]
    if signed in ("arbiter", "secretary"):
        return tuple(frame.office_signature(event, catalogue, role) for role in roles)
    found = tuple(
        frame.signature(catalogue, official)
        for role in roles
        for official in event.officials
        if official.role is role
    )
    if found or not roles:
        return found
    return (frame.office_signature(event, catalogue, roles[0]),)


def _tables(blocks: tuple[Block, ...]) -> tuple[Table, ...]:
    single = (block for block in blocks if isinstance(block, Table))
    grouped = (table for block in blocks if isinstance(block, Grid) for table in block.tables)
    return (*single, *grouped)


def _without(report: Report, titles: frozenset[str]) -> Report:
    """Return a report whose tables have no columns of these titles."""

    def lighter(block: Block) -> Block:
        if isinstance(block, Grid):
            return replace(block, tables=tuple(_lighter(each, titles) for each in block.tables))
        return _lighter(block, titles) if isinstance(block, Table) else block

    return replace(
        report,
        body=tuple(map(lighter, report.body)),
        following=tuple(_without(each, titles) for each in report.following),
    )


def _lighter(table: Table, titles: frozenset[str]) -> Table:
    kept = [place for place, each in enumerate(table.columns) if each.title not in titles]
    return replace(
        table,
        columns=tuple(table.columns[place] for place in kept),
        rows=tuple(tuple(row[place] for place in kept) for row in table.rows),
    )
