"""Who gets another number: the preview before a Swiss is numbered anew, or somebody enters late."""

from arbiter_app.domain.drawing.renumbering import NumberChange
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import strength
from arbiter_app.wording.terms.registration import people

_HEIGHT = 220
"""In pixels beside letters of the usual height."""


def number_change_table(event: Event, changes: tuple[NumberChange, ...]) -> Table[NumberChange]:
    """Return the table of everybody whose number changes, in the order of the new ones."""
    catalogue = window_catalogue()
    columns: tuple[Column[NumberChange], ...] = (
        Column(
            title=translate("NumberChanges", "New №"),
            text=lambda change: str(change.after),
            align=RIGHT,
            is_bold=True,
        ),
        Column(
            title=translate("NumberChanges", "Until now"),
            text=lambda change: str(change.before or ""),
            align=RIGHT,
            is_second=True,
        ),
        Column(
            title=translate("NumberChanges", "Player"),
            is_name=True,
            takes_rest=True,
            text=lambda change: people.name(catalogue, event.contestants[change.player]),
        ),
        Column(
            title=translate("NumberChanges", "May change too"),
            text=lambda change: strength.what_it_touches(catalogue, change),
            is_second=True,
        ),
    )
    table = Table(
        RowsModel[NumberChange](columns, lambda change: change.player),
        name=translate("NumberChanges", "Numbers that change"),
        sortable=False,
    )
    table.set_rows(changes)
    table.setMinimumHeight(px(_HEIGHT) if len(changes) > _FEW else table.minimumSizeHint().height())
    return table


_FEW = 4
