"""Lines of the journal about Chess960 and its start positions."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.drawing.start_positions import draw_start
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.ids import Board, StartNumber
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.play import start_positions


def _set(entry: Entry) -> str:
    chess960 = entry.params["chess960"]
    kind = None if chess960 is None else Chess960(chess960)
    return entry.line(_SET, kind=start_positions.kind(entry.catalogue, kind))


def _drawn(entry: Entry) -> str:
    """Tell what the lots gave, by the row that was written."""
    rows = [change.after or change.before for change in entry.changes if change.table == "round"]
    is_for_all = any(row is not None and row["start_number"] is not None for row in rows)
    kind = Chess960.ROUND if is_for_all else Chess960.BOARD
    return _told(entry, draw_start(entry.params["seed"], kind))


def _noted(entry: Entry) -> str:
    for_all = entry.params.get("for_all")
    if for_all is not None:
        return _told(entry, StartPositions(for_all=StartNumber(for_all)))
    of_boards = {Board(int(board)): number for board, number in entry.params["of_boards"].items()}
    told = ", ".join(
        entry.line(_BOARD, board=board, position=start_positions.at_board(start, board))
        for start in (StartPositions(of_boards=of_boards),)
        for board in sorted(of_boards)
    )
    return entry.line(_ROUND, round=entry.params["round"], start=told)


def _told(entry: Entry, start: StartPositions) -> str:
    told = start_positions.drawn(entry.catalogue, start)
    return entry.line(_ROUND, round=entry.params["round"], start=told)


# fmt: off
_SET = QT_TRANSLATE_NOOP("Journal", "Chess960: {kind}")
_ROUND = QT_TRANSLATE_NOOP("Journal", "Round {round}. {start}")
_BOARD = QT_TRANSLATE_NOOP("Journal", "board {board}: {position}")
# fmt: on

CHESS960_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "chess960.set": _set,
    "chess960.draw": _drawn,
    "chess960.note": _noted,
}
