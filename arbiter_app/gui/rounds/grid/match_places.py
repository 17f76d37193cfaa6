"""Boards of matches of teams as they are typed: "3.2" is board 2 of table 3."""

import re
from collections.abc import Sequence

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.result_keys import Preset
from arbiter_app.gui.rounds.grid.slips import Slip

_PLACE = re.compile(r"([0-9]+)(?:[.,]([0-9]+))?\Z")
_SLIP = re.compile(r"([0-9]+)[.,]([0-9]+)[\s.,]+(\S)\Z")
"""The board is ended by a space, a dot or a comma: its figures and the key are told apart."""


def find_of_match(lines: Sequence[BoardLine], typed: str) -> Board | None:
    """Return the board of "3.2"; of "3" the first board of table 3 without a result, else its
    first one. None where people play for themselves, or there is none such.
    """
    match = _PLACE.match(typed.strip())
    if match is None:
        return None
    table, board = match.groups()
    there = [line for line in lines if line.table == whole_number(table)]
    if board is not None:
        place = f"{whole_number(table)}.{whole_number(board)}"
        return next((line.board for line in there if line.place == place), None)
    return next((line.board for line in (*filter(_is_open, there), *there)), None)


def read_slip_of_match(lines: Sequence[BoardLine], text: str, keys: Preset) -> Slip | None:
    """Return the slip that is typed, "3.2 1" or "3.2.1"; None for anything else."""
    match = _SLIP.match(text.strip())
    if match is None:
        return None
    table, board, key = match.groups()
    meaning, place = keys.meaning(key), f"{whole_number(table)}.{whole_number(board)}"
    shown = next((line.shown for line in lines if line.place == place), None)
    return Slip(shown, meaning) if shown is not None and isinstance(meaning, Result) else None


def _is_open(line: BoardLine) -> bool:
    return line.is_open
