"""The columns of a ranking across tournaments."""

from collections.abc import Sequence

from arbiter_app.domain.across.ranking import AcrossTable, UnitRow
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.rows_model import FIGURES, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.across import rules as rule_words
from arbiter_app.wording.terms.across import table as words
from arbiter_app.wording.terms.registration import contingents


def columns(
    event: Event, table: AcrossTable | None, ranking: AcrossRanking
) -> Sequence[Column[UnitRow]]:
    """Return the columns of a ranking; who is missing has one where somebody is."""
    catalogue = window_catalogue()

    def tie(row: UnitRow) -> str:
        return "" if row.decided_by is None else words.tie_value(catalogue, row, row.decided_by)

    shown: list[Column[UnitRow]] = [
        Column(title=translate("AcrossPage", "Place"), text=words.place, align=RIGHT),
        Column(
            title=contingents.contingents(catalogue, ranking.by),
            text=lambda row: row.name,
            is_name=True,
            takes_rest=True,
        ),
        Column(
            title=translate("AcrossPage", "Sum"),
            text=lambda row: rule_words.value(catalogue, row.total),
            align=FIGURES,
            is_bold=True,
        ),
        Column(
            title=translate("AcrossPage", "Count"),
            text=lambda row: str(len(row.counted)),
            hint=translate("AcrossPage", "How many results count"),
            align=RIGHT,
        ),
    ]
    rows = table.rows if table else ()
    if any(row.lacking for row in rows):
        shown.append(
            Column(
                title=translate("AcrossPage", "Missing"),
                text=lambda row: words.lacking(catalogue, event, row),
                hint=translate("AcrossPage", "Who would count, but is not there"),
                is_second=True,
                spare=1,
            )
        )
    if any(row.decided_by for row in rows):
        shown.append(
            Column(
                title=translate("AcrossPage", "With equal sums"),
                text=tie,
                tooltip=lambda row: words.tie(catalogue, table, row) or "" if table else "",
                is_second=True,
                spare=2,
            )
        )
    return shown
