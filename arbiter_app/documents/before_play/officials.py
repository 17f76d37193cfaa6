"""Who holds which office at the event; what the rules want otherwise is told beside the sheet."""

from collections.abc import Callable, Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import Block, Cell, Column, ColumnKind, Paragraph, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.staffing.at_once import at_once
from arbiter_app.domain.staffing.shortfalls import NOT_JUDGED, shortfalls
from arbiter_app.formats.days import format_days
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people, staffing

_ORDER = (
    Role.CHIEF_ARBITER,
    Role.DEPUTY,
    Role.CHIEF_SECRETARY,
    Role.SENIOR_ARBITER,
    Role.ARBITER,
    Role.DOCTOR,
    Role.INSPECTOR,
    Role.MANDATE_CHAIR,
    Role.MANDATE_MEMBER,
    Role.APPEALS_CHAIR,
    Role.APPEALS_MEMBER,
    Role.APPEALS_RESERVE,
    Role.ORGANISER,
)

_FACTS: tuple[tuple[str, ColumnKind, Callable[[Official], str]], ...] = (
    (
        QT_TRANSLATE_NOOP("Column", "Category"),
        ColumnKind.TEXT,
        lambda official: official.category or "",
    ),
    (
        QT_TRANSLATE_NOOP("Column", "FIDE title"),
        ColumnKind.NUMBER,
        lambda official: official.title or "",
    ),
    (
        QT_TRANSLATE_NOOP("Column", "FIDE ID"),
        ColumnKind.NUMBER,
        lambda official: str(official.fide_id or ""),
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Region"),
        ColumnKind.TEXT,
        lambda official: official.region or "",
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Rooms"),
        ColumnKind.TEXT,
        lambda official: official.duty.rooms or "",
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Shifts"),
        ColumnKind.TEXT,
        lambda official: official.duty.shifts or "",
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Days on duty"),
        ColumnKind.TEXT,
        lambda official: format_days(official.duty.days),
    ),
)


def officials(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the officials of all tournaments by their rank; with warnings where the rules want
    more of them, or others.
    """
    event = here.event.whole
    body = frame.Body(
        document="officials",
        title=catalogue.translate("Paper", "Panel of arbiters and appeals committee"),
        blocks=(
            _table(event, catalogue),
            *_meets_rules(event, catalogue),
            *_boards_at_once(event, catalogue),
        ),
        ranked=False,
        approved=True,
        warnings=tuple(_warnings(event, catalogue)),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(event: Event, catalogue: Catalogue) -> Block:
    if not event.officials:
        return Paragraph(catalogue.translate("Paper", "Nobody has an office yet."))
    known = [each for each in _FACTS if any(map(each[2], event.officials))]
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Office")),
            Column(catalogue.translate("Column", "Surname, first name")),
            *([Column(catalogue.translate("Column", "Tournaments"))] if event.has_several else ()),
            *(Column(catalogue.translate("Column", head), kind) for head, kind, _ in known),
        ),
        rows=tuple(
            (
                Cell(people.role(catalogue, each.role)),
                Cell(each.name),
                *(
                    [Cell(staffing.tournaments_of(catalogue, event, each))]
                    if event.has_several
                    else ()
                ),
                *(Cell(text(each)) for _, _, text in known),
            )
            for role in _ORDER
            for each in event.with_role(role)
        ),
    )


def _meets_rules(event: Event, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield that everything is as the rules want it, where it is and they say it of such events."""
    found = shortfalls(event)
    if all(each.preferred for each in found) and not any(each.code in NOT_JUDGED for each in found):
        meets = catalogue.translate(
            "Paper",
            "The panel, the commission and the committee meet the rules (Ukrainian rules"
            " VII.1.11, VII.2.10, VII.3.2).",
        )
        yield Paragraph(meets)


def _boards_at_once(event: Event, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield how many arbiters the boards played at once need, of several tournaments (VII.1.11)."""
    reckoned = at_once(event) if event.has_several else ()
    if reckoned:
        head = catalogue.translate(
            "Paper", "Boards played at the same time (Ukrainian rules VII.1.11):"
        )
        yield Paragraph(head, strong=True)
    for each in reckoned:
        yield Paragraph(f"– {staffing.boards_at_once(catalogue, event, each)}")


def _warnings(event: Event, catalogue: Catalogue) -> Iterator[str]:
    """Yield what is not as the rules want it, then what they advise (VII.1.11, VII.2.10,
    VII.3.2).
    """
    against = catalogue.translate("Paper", "Not as the rules want it: {what}")
    advised = catalogue.translate("Paper", "To be considered: {what}")
    for each in sorted(shortfalls(event), key=lambda shortfall: shortfall.preferred):
        pattern = advised if each.preferred else against
        yield pattern.format(what=staffing.sentence(catalogue, each))
