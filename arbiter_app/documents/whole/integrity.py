"""What touches the pairings, and whether the rules mode was left, as it is filed."""

from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event import by_rules


def integrity(here: InHand, _: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the list of all acts, in which mode the tournament is above it."""
    tournament = here.tournament
    lines = by_rules.lines(catalogue, tournament.integrity, tournament.rules_left)
    none = catalogue.translate("Paper", "Nothing was done that touches the pairings.")
    mode = Paragraph(by_rules.mode(catalogue, tournament.rules_left))
    body = frame.Body(
        document="integrity",
        title=catalogue.translate("Paper", "Integrity of the pairings"),
        blocks=(mode, _table(catalogue, lines) if lines else Paragraph(none)),
        orientation=Orientation.LANDSCAPE if lines else Orientation.PORTRAIT,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(catalogue: Catalogue, lines: list[by_rules.LineInWords]) -> Table:
    columns = tuple(
        Column(
            catalogue.translate("Integrity", title),
            ColumnKind.NUMBER if field == "round" else ColumnKind.TEXT,
            Align.RIGHT if field == "round" else Align.LEFT,
            room=24 if field in ("told", "reason") else 0,
        )
        for field, title in by_rules.COLUMNS
    )
    rows = tuple(
        tuple(Cell(getattr(line, field)) for field, _ in by_rules.COLUMNS) for line in lines
    )
    return Table(columns=columns, rows=rows)
