"""What all papers have in common: heading, signatures, footer and notes."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.report import (
    Block,
    Cell,
    Footer,
    Heading,
    Orientation,
    Paragraph,
    Report,
    Signature,
)
from arbiter_app.domain.event import EntryStatus, Event, ListChange
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.people import Role
from arbiter_app.domain.results import Mark
from arbiter_app.i18n import Catalogue
from arbiter_app.wording import numbers, people, tie_breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What one document alone knows."""

    document: str
    """Id of the document, printed as its code."""
    title: str
    subtitle: str = ""
    blocks: tuple[Block, ...]
    orientation: Orientation = Orientation.EITHER
    one_page: bool = False


def framed(body: Body, event: Event, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the sheet with the frame that every protocol has."""
    return Report(
        language=catalogue.language,
        orientation=body.orientation,
        one_page=body.one_page,
        heading=Heading(
            organiser=event.organiser,
            event=_event_title(event),
            place_and_dates=_place_and_dates(event, catalogue),
            document=body.title,
            subtitle=body.subtitle,
        ),
        body=body.blocks,
        signatures=tuple(
            _signature(event, catalogue, role)
            for role in (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY)
        ),
        stamp=catalogue.translate("Paper", "Stamp"),
        footer=_footer(body, event, catalogue, printed_at),
    )


def _event_title(event: Event) -> str:
    titles = [event.title, event.tournament.title]
    return ". ".join(title for title in dict.fromkeys(titles) if title)


def _place_and_dates(event: Event, catalogue: Catalogue) -> str:
    parts = [event.place]
    if event.starts_on:
        last = event.ends_on or event.starts_on
        parts.append(numbers.date_range(catalogue, event.starts_on, last))
    return ", ".join(part for part in parts if part)


def _signature(event: Event, catalogue: Catalogue, role: Role) -> Signature:
    official = event.official(role)
    office = people.role(catalogue, role)
    if official is None:
        return Signature(office, "")
    if official.category:
        pattern = catalogue.translate("Paper", "{office} ({category})")
        office = pattern.format(office=office, category=official.category)
    return Signature(office, official.name)


def _footer(body: Body, event: Event, catalogue: Catalogue, printed_at: datetime) -> Footer:
    settings = event.tournament.settings
    order = catalogue.translate("Paper", "Tie-breaks: {tie_breaks}")
    version = catalogue.translate("Paper", "Data version {version}")
    printed = catalogue.translate("Paper", "printed {moment}")
    return Footer(
        edition=tie_breaks.edition(catalogue, settings.edition),
        tie_breaks=order.format(tie_breaks=tie_breaks.order(catalogue, settings.tie_breaks)),
        list_changes=tuple(
            list_change(catalogue, change) for change in event.tournament.list_changes
        ),
        data_version=version.format(version=event.data_version),
        document=body.document,
        printed_at=printed.format(moment=numbers.date_and_time(catalogue, printed_at)),
        page=catalogue.translate("Paper", "page {page} of {pages}"),
    )


def list_change(catalogue: Catalogue, change: ListChange) -> str:
    """Return that the list was changed during play, which C.07 Art. 4.1 does not foresee."""
    pattern = catalogue.translate(
        "Paper",
        "The list of tie-breaks was changed after round {round}. Before: {tie_breaks}."
        " Reason: {reason}",
    )
    return pattern.format(
        round=change.after_round,
        tie_breaks=tie_breaks.order(catalogue, change.before)
        or catalogue.translate("Paper", "none"),
        reason=change.reason,
    )


def name_cell(event: Event, catalogue: Catalogue, player: PlayerId) -> Cell:
    """Return a player's name, struck out after a withdrawal."""
    struck = event.tournament.entry(player).status is EntryStatus.WITHDRAWN
    return Cell(people.name(catalogue, event.players[player]), struck=struck)


def withdrawal_note(event: Event, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return what the struck names mean, if there are any."""
    if all(entry.status is not EntryStatus.WITHDRAWN for entry in event.tournament.entries):
        return ()
    return (Paragraph(catalogue.translate("Paper", "Struck out: withdrew from the tournament.")),)


def forfeit_note(catalogue: Catalogue, marks: Iterable[Mark]) -> tuple[Paragraph, ...]:
    """Return what the signs of forfeits mean, if any stands on the sheet."""
    if {Mark.FORFEIT_WON, Mark.FORFEIT_LOST}.isdisjoint(marks):
        return ()
    return (Paragraph(catalogue.translate("Paper", "+ and – : won and lost by forfeit.")),)
