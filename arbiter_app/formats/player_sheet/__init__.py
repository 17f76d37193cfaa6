"""Lists of players as spreadsheets hold them: sheets of text cells, what their columns say, and
what each row says of a player.
"""

from arbiter_app.formats.player_sheet.cells import ReadCell, Value
from arbiter_app.formats.player_sheet.delimited import read_delimited, write_delimited
from arbiter_app.formats.player_sheet.errors import CellError
from arbiter_app.formats.player_sheet.fields import IN_NAME, Field, said_by, said_of_teams
from arbiter_app.formats.player_sheet.layout import (
    Column,
    Layout,
    is_recognised,
    layout_problems,
    propose,
    with_headings_in,
)
from arbiter_app.formats.player_sheet.rows import ReadRow, read_rows
from arbiter_app.formats.player_sheet.sheets import (
    LAST_LINE,
    LONGEST_CELL,
    MOST_CELLS,
    MOST_COLUMNS,
    MOST_LINES,
    NOT_RECKONED,
    Line,
    Sheet,
    guarded,
    line_of,
    needs_guard,
    plain,
)

__all__ = [
    "IN_NAME",
    "LAST_LINE",
    "LONGEST_CELL",
    "MOST_CELLS",
    "MOST_COLUMNS",
    "MOST_LINES",
    "NOT_RECKONED",
    "CellError",
    "Column",
    "Field",
    "Layout",
    "Line",
    "ReadCell",
    "ReadRow",
    "Sheet",
    "Value",
    "guarded",
    "is_recognised",
    "layout_problems",
    "line_of",
    "needs_guard",
    "plain",
    "propose",
    "read_delimited",
    "read_rows",
    "said_by",
    "said_of_teams",
    "with_headings_in",
    "write_delimited",
]
