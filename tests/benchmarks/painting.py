"""Time a full repaint of what is looked at most: a cross table of 24, and a list of 200 rows."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QTableView

from arbiter_app import i18n
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.table.why import inquiry
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.table.cross_table import CrossTable
from arbiter_app.gui.table.standing_rows import columns, table_rows
from arbiter_app.gui.table.standings_table import StandingsTable
from tests.benchmarks.measuring import head, line, seconds
from tests.benchmarks.tables import round_robin, swiss

SIZE = 1200, 800
RUNS = 50


def time_painting(_: Path) -> None:
    """Time both in time of the processor, beside an empty table of Qt."""
    QApplication.instance() or QApplication([])
    appearance()
    i18n.use("uk")
    head("empty")
    empty = _time(QTableView())
    line("a cross table of 24, all of it painted anew", _time(_cross_table()), empty)
    line("a list of 200, all rows that are seen", _time(_list()), empty)


def _cross_table() -> CrossTable:
    here = in_hand(round_robin(24))
    view = CrossTable()
    view.resize(*SIZE)
    table = standings(here.competition, here.event.players)
    view.set_table(here, table_rows(here, table))
    view.setCurrentIndex(view.table.index(3, 5))
    return view


def _list() -> StandingsTable:
    here = in_hand(swiss(200))
    asked = inquiry(here.competition, here.event.players)
    rows = table_rows(here, asked.table)
    view = StandingsTable()
    view.resize(*SIZE)
    view.set_table(columns(asked, rows), rows)
    return view


def _time(view: QTableView) -> float:
    appearance().dress(view)
    return seconds(_repaint(view), runs=RUNS, clock=process_time)


def _repaint(view: QTableView) -> Callable[[], None]:
    """Return what paints a whole table, as when another window was above it."""
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    picture = QImage(view.size(), QImage.Format.Format_ARGB32_Premultiplied)
    return lambda: view.render(picture)
