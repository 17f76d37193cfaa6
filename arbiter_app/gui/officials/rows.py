"""The officials as rows and columns."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.formats.days import format_birth, format_days
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people, staffing


@dataclass(frozen=True, slots=True)
class OfficialRow:
    """An official as the list shows them."""

    index: int
    """Place in `Event.officials` of the whole event."""
    official: Official
    tournaments: str
    """Of which tournaments they are; "" where there is only one."""


def official_row(event: Event, index: int) -> OfficialRow:
    """Return the row of an official of the whole event, by their place in it."""
    official = event.officials[index]
    of = staffing.tournaments_of(window_catalogue(), event, official)
    return OfficialRow(index, official, of)


def columns() -> tuple[Column[OfficialRow], ...]:
    """Return the columns; those of duty are empty, and so not seen, where nothing is said of it."""
    catalogue, order = window_catalogue(), tuple(Role)
    return (
        Column(
            title=translate("OfficialsPage", "Office"),
            narrowest=8,
            text=lambda row: people.role(catalogue, row.official.role),
            sort_key=lambda row: order.index(row.official.role),
        ),
        Column(
            title=translate("OfficialsPage", "Name"),
            is_name=True,
            narrowest=9,
            text=lambda row: row.official.name,
            sort_key=lambda row: in_alphabet(row.official.name),
        ),
        _particular(
            translate("OfficialsPage", "Category"), 5, lambda official: official.category or ""
        ),
        _particular(translate("OfficialsPage", "Title"), 2, lambda official: official.title or ""),
        _particular(
            translate("OfficialsPage", "FIDE ID"),
            1,
            lambda official: str(official.fide_id or ""),
            align=RIGHT,
        ),
        _particular(
            translate("OfficialsPage", "Birth"),
            4,
            lambda official: format_birth(official.birth),
            align=RIGHT,
        ),
        _particular(
            translate("OfficialsPage", "Region"), 3, lambda official: official.region or ""
        ),
        Column(
            title=translate("OfficialsPage", "Tournaments"),
            narrowest=6,
            text=lambda row: row.tournaments,
        ),
        Column(
            title=translate("OfficialsPage", "Rooms"),
            narrowest=4,
            spare=6,
            text=lambda row: row.official.duty.rooms or "",
        ),
        Column(
            title=translate("OfficialsPage", "Shifts"),
            spare=6,
            text=lambda row: row.official.duty.shifts or "",
        ),
        Column(
            title=translate("OfficialsPage", "Days on duty"),
            narrowest=6,
            spare=6,
            text=lambda row: format_days(row.official.duty.days),
            sort_key=lambda row: row.official.duty.days,
        ),
    )


def _particular(
    title: str, spare: int, text: Callable[[Official], str], *, align: Qt.AlignmentFlag = LEFT
) -> Column[OfficialRow]:
    """Return a column of what is known of the person."""
    return Column(
        title=title, spare=spare, is_second=True, text=lambda row: text(row.official), align=align
    )
