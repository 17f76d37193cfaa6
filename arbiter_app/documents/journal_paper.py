"""The journal on paper: every act with its time, person and reason."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Report,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.journal import around
from arbiter_app.wording.journal.around import HistoryLine


def journal_paper(lines: Sequence[HistoryLine]) -> Document:
    """Return the document that prints lines of the journal, in their language.

    The journal is no part of an event, so that this document is made for the lines it prints.
    """

    def compose(
        here: InHand,
        options: Options,  # noqa: ARG001 - every document is built with the same arguments
        catalogue: Catalogue,
        printed_at: datetime,
    ) -> Report:
        body = frame.Body(
            document="journal",
            title=catalogue.translate("Document", _TITLE),
            subtitle=_subtitle(catalogue, lines),
            blocks=(_table(catalogue, lines),),
            orientation=Orientation.LANDSCAPE,
            ranked=False,
        )
        return frame.framed(body, here, catalogue, printed_at)

    return Document("journal", _TITLE, (), False, compose, of_event=True)


def _subtitle(catalogue: Catalogue, lines: Sequence[HistoryLine]) -> str:
    count = catalogue.translate("Paper", "%n entry(s)", None, len(lines))
    if not lines:
        return count
    numbers = sorted(line.number for line in lines)
    pattern = catalogue.translate("Paper", "№ {first} – {last}, {count}")
    return pattern.format(first=numbers[0], last=numbers[-1], count=count)


def _table(catalogue: Catalogue, lines: Sequence[HistoryLine]) -> Table:
    number, moment, who, what, reason, *_ = around.headings(catalogue)
    return Table(
        columns=(
            Column(number, ColumnKind.NUMBER, Align.RIGHT),
            Column(moment, ColumnKind.NUMBER),
            Column(who),
            Column(what),
            Column(reason),
        ),
        rows=tuple(_row(line) for line in lines),
    )


def _row(line: HistoryLine) -> tuple[Cell, ...]:
    struck = bool(line.state)
    return (
        Cell(str(line.number)),
        Cell(line.moment),
        Cell(line.who),
        Cell(line.what, struck=struck),
        Cell(line.reason),
    )


_TITLE = QT_TRANSLATE_NOOP("Document", "Journal of the event")
