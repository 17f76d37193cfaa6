"""The journal on paper."""

from collections.abc import Callable
from datetime import datetime

from arbiter_app.documents.journal_paper import journal_paper
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Orientation, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from arbiter_app.wording.journal.around import HistoryLine

LINES = tuple(
    HistoryLine(
        number=number,
        moment=f"01.11.2026 10:{number:02}:00",
        who="Шевчук О. І. (Chief arbiter)",
        what=f"Round 1, board {number}: 1 – 0",
        reason="помилка в протоколі" if number == 3 else "",
        state="undone" if number == 2 else "",
        changes=("Round 1: result – → 1 – 0",),
    )
    for number in range(1, 61)
)


EventOf = Callable[..., Event]
NOW = datetime(2026, 11, 2, 18, 0)


def test_that_every_entry_stands_on_the_paper_with_person_time_and_reason(
    event_of: EventOf,
) -> None:
    report = journal_paper(LINES).build(event_of(4), {}, catalogue("en"), NOW)
    (table,) = report.body
    assert isinstance(table, Table)
    assert [cell.text for cell in table.rows[2]] == [
        "3",
        "01.11.2026 10:03:00",
        "Шевчук О. І. (Chief arbiter)",
        "Round 1, board 3: 1 – 0",
        "помилка в протоколі",
    ]
    assert [row[3].struck for row in table.rows[:3]] == [False, True, False]
    assert report.orientation is Orientation.LANDSCAPE
    assert report.heading.subtitle.startswith("№ 1 – 60, 60")
    assert report.footer.edition == ""


def test_that_a_journal_of_any_length_is_rendered(event_of: EventOf) -> None:
    for lines in ((), LINES):
        report = journal_paper(lines).build(event_of(4), {}, catalogue("uk"), NOW)
        assert render_pdf(report).startswith(b"%PDF")
