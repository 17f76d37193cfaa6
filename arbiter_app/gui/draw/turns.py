"""The order of drawing: contingents with their players."""

from collections.abc import Sequence

from arbiter_app.domain.drawing.varma import Contingent
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

Turn = tuple[int, Contingent]

_CONTINGENT, _PLAYERS, _SIZE = 1, 2, 3


def turn_table() -> Table[Turn]:
    """Return a table for the order of drawing."""

    def name(turn: Turn) -> str:
        return turn[1].name or translate("DrawMethod", "(alone)")

    def members(turn: Turn) -> str:
        return ", ".join(people.name(window_catalogue(), player) for player in turn[1].players)

    columns: tuple[Column[Turn], ...] = (
        Column(
            title=translate("DrawMethod", "Order"),
            text=lambda turn: str(turn[0]),
            align=RIGHT,
            is_second=True,
            spare=2,
        ),
        Column(title=translate("DrawMethod", "Contingent"), text=name, narrowest=9),
        Column(
            title=translate("DrawMethod", "Players"), text=members, narrowest=6, takes_rest=True
        ),
        Column(
            title=translate("DrawMethod", "Size"),
            text=lambda turn: str(len(turn[1].players)),
            align=RIGHT,
            is_second=True,
            spare=1,
        ),
    )
    title = translate("DrawMethod", "Contingents in the order of drawing")
    return Table(RowsModel(columns, lambda turn: turn[0]), name=title, sortable=False)


def show_turns(table: Table[Turn], turns: Sequence[Contingent]) -> None:
    """Show an order of drawing; where everybody draws alone, the players only."""
    table.set_rows(list(enumerate(turns, start=1)))
    alone = all(turn.name is None and len(turn.players) == 1 for turn in turns)
    table.leave_out((_CONTINGENT, _SIZE) if alone else ())
