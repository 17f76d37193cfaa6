"""The order of drawing: contingents with their players."""

from collections.abc import Sequence

from arbiter_app.domain.drawing.varma import Contingent
from arbiter_app.domain.ids import is_team
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

Turn = tuple[int, Contingent]

_CONTINGENT, _PLAYERS, _SIZE = 1, 2, 3


def turn_table() -> Table[Turn]:
    """Return a table for the order of drawing."""
    title = translate("DrawMethod", "Contingents in the order of drawing")
    return Table(RowsModel[Turn]((), lambda turn: turn[0]), name=title, sortable=False)


def _columns(*, is_of_teams: bool) -> tuple[Column[Turn], ...]:
    def name(turn: Turn) -> str:
        return turn[1].name or translate("DrawMethod", "(alone)")

    def members(turn: Turn) -> str:
        return people.listed(people.name(window_catalogue(), player) for player in turn[1].players)

    return (
        Column(
            title=translate("DrawMethod", "Order"),
            text=lambda turn: str(turn[0]),
            align=RIGHT,
            is_second=True,
            spare=2,
        ),
        Column(title=translate("DrawMethod", "Contingent"), text=name, narrowest=9),
        Column(
            title=translate("DrawMethod", "Teams")
            if is_of_teams
            else translate("DrawMethod", "Players"),
            text=members,
            narrowest=6,
            takes_rest=True,
        ),
        Column(
            title=translate("DrawMethod", "Size"),
            text=lambda turn: str(len(turn[1].players)),
            align=RIGHT,
            is_second=True,
            spare=1,
        ),
    )


def show_turns(table: Table[Turn], turns: Sequence[Contingent]) -> None:
    """Show an order of drawing; where everybody draws alone, the players only."""
    is_of_teams = any(is_team(player.id) for turn in turns for player in turn.players)
    table.set_rows(list(enumerate(turns, start=1)), _columns(is_of_teams=is_of_teams))
    alone = all(turn.name is None and len(turn.players) == 1 for turn in turns)
    table.leave_out((_CONTINGENT, _SIZE) if alone else ())
