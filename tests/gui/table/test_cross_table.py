"""The cross table of a Swiss, round by round, and of a field that somebody left early."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.table.cross_paint import look_of
from arbiter_app.gui.table.cross_table import CrossTable
from arbiter_app.gui.table.standing_rows import table_rows
from tests.documents.conftest import event_of, swiss_of, with_settings, without

ACROSS = Qt.Orientation.Horizontal

ROUNDS = (
    "1-4 1-0, 5-2 ½-½, 3-6 1-0, 7 U",
    "3-1 ½-½, 7-5 +/-, 2-6 1-½, 4 H",
    "1-7 0-1, 2-3 W-L, 4-5, 6 Z",
)


def early_leaver(round_: int, white: int, black: int) -> str:
    """Return a win for the lower number; 2 plays only in round 1."""
    if 2 in (white, black) and round_ > 1:
        return "-/+" if white == 2 else "+/-"
    return "1-0" if white < black else "0-1"


def show(qtbot: QtBot, event: Event) -> CrossTable:
    """Show the cross table of an event in the order of numbers."""
    view = CrossTable()
    qtbot.addWidget(view)
    view.resize(900, 400)
    rows = table_rows(in_hand(event), standings(event.tournament.competition(), event.players))
    view.set_table(in_hand(event), sorted(rows, key=lambda row: row.standing.number))
    with qtbot.waitExposed(view):
        view.show()
    return view


def column(view: CrossTable, head: str) -> list[str]:
    model = view.table
    heads = [model.headerData(each, ACROSS) for each in range(model.columnCount())]
    index = heads.index(head)
    return [str(model.index(row, index).data()) for row in range(model.rowCount())]


def told(view: CrossTable, row: int, column: int) -> str:
    return str(view.table.index(row, column).data(Qt.ItemDataRole.ToolTipRole))


def ground(view: CrossTable, row: int, column: int) -> QColor:
    picture = view.viewport().grab().toImage()
    corner = view.visualRect(view.table.index(row, column)).topLeft()
    return picture.pixelColor((corner + QPoint(3, 3)) * picture.devicePixelRatio())


def test_that_a_swiss_shows_opponent_colour_and_result_of_every_round(qtbot: QtBot) -> None:
    view = show(qtbot, swiss_of(ROUNDS))
    assert column(view, "R1") == ["4w1", "5b½", "6w1", "1b0", "2w½", "3b0", "U"]
    assert column(view, "R2") == ["3b½", "6w1*", "1w½", "H", "7b–", "2b½*", "5w+"]
    assert column(view, "R3") == ["7w0", "3w1", "2b0", "5w", "4b", "Z", "1b1"]


def test_that_the_signs_of_a_swiss_are_explained(qtbot: QtBot) -> None:
    legend = show(qtbot, swiss_of(ROUNDS)).legend
    assert "number of the opponent" in legend
    assert "U: pairing-allocated bye (1); H: half-point bye (½); Z: absent (0)" in legend
    assert "points set by the arbiter" in legend


def test_that_hovering_tells_games_and_byes_of_a_swiss(qtbot: QtBot) -> None:
    view = show(qtbot, swiss_of(ROUNDS))
    assert "White: Yeremenko, Yurii" in told(view, 0, 1)
    assert "not rated" in told(view, 1, 2)
    assert told(view, 3, 1) == "Round 2\nhalf-point bye, points: ½"


def test_that_all_games_of_the_selected_player_light_up_in_a_swiss(qtbot: QtBot) -> None:
    view = show(qtbot, swiss_of(ROUNDS))
    view.select(PlayerId(101))
    assert ground(view, 3, 0) == ground(view, 0, 1)  # 4 met 1 in round 1
    assert ground(view, 3, 1) != ground(view, 0, 1)


def test_that_a_swiss_is_copied_as_spreadsheet_cells(qtbot: QtBot) -> None:
    view = show(qtbot, swiss_of(ROUNDS))
    view.copy()
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    assert lines[0][:5] == ["№", "Name", "R1", "R2", "R3"]
    assert lines[1][:5] == ["1", "Shevchuk, Olena", "4w1", "3b½", "7w0"]
    assert len({len(line) for line in lines}) == 1


def test_that_the_cursor_of_a_swiss_stays_in_its_round(qtbot: QtBot) -> None:
    event = swiss_of(ROUNDS)
    view = show(qtbot, event)
    view.setCurrentIndex(view.table.index(4, 2))
    rows = table_rows(in_hand(event), standings(event.tournament.competition(), event.players))
    view.set_table(in_hand(event), rows)
    assert view.selected == PlayerId(105)
    assert view.currentIndex().column() == 2


@pytest.mark.parametrize("paired", [0, 1])
def test_that_a_swiss_can_be_shown_before_it_has_rounds(qtbot: QtBot, paired: int) -> None:
    view = show(qtbot, swiss_of(ROUNDS[:paired], announced=5))
    assert view.table.cell_count == paired
    assert view.selected == PlayerId(101)


def test_that_results_against_who_left_early_stay_in_sight_in_grey(qtbot: QtBot) -> None:
    view = show(qtbot, without(event_of(6, score=early_leaver), 2))
    assert [view.table.headerData(each, ACROSS) for each in range(6)] == list("134562")
    assert column(view, "2") == ["+", "+", "+", "0", "+", ""]
    assert column(view, "Place")[-1] == "–"
    annulled = [view.table.is_annulled(view.table.index(0, each)) for each in range(8)]
    assert annulled == [False] * 5 + [True] + [False] * 2
    assert all(view.table.is_annulled(view.table.index(5, each)) for each in range(8))


def test_that_who_left_late_is_not_grey(qtbot: QtBot) -> None:
    event = without(event_of(6, score=lambda *_: "½-½"), 2)
    view = show(qtbot, event)
    assert not view.table.is_annulled(view.table.index(1, 0))


def test_that_the_heads_of_dropped_tie_breaks_are_faint(qtbot: QtBot) -> None:
    event = event_of(6)
    unrated = {player.id: replace(player, fide_rating=None) for player in event.players.values()}
    event = with_settings(replace(event, players=unrated), tie_breaks=("ARO", "SB"))
    table = standings(event.tournament.competition(), event.players)
    assert table.dropped == ("ARO",)
    view = show(qtbot, event)
    view.set_table(in_hand(event), table_rows(in_hand(event), table), table.dropped)
    heads = [view.table.headerData(each, ACROSS) for each in range(view.table.columnCount())]
    faint = [head for each, head in enumerate(heads) if view.table.is_idle(each)]
    assert faint == ["ARO"]


def test_that_a_swiss_follows_a_round_robin_in_the_same_view(qtbot: QtBot) -> None:
    view = show(qtbot, event_of(6))
    event = swiss_of(ROUNDS)
    view.set_table(
        in_hand(event),
        table_rows(in_hand(event), standings(event.tournament.competition(), event.players)),
    )
    assert view.table.cell_count == 3
    assert not view.grab().isNull()


def hidden(view: CrossTable) -> list[str]:
    """The heads of the columns that found no room."""
    columns = range(view.table.columnCount())
    return [
        str(view.table.headerData(each, ACROSS)) for each in columns if view.isColumnHidden(each)
    ]


def test_that_tie_breaks_go_before_a_name_is_cut_the_last_one_first(qtbot: QtBot) -> None:
    event = with_settings(event_of(6), tie_breaks=("SB", "WIN", "BWG"))
    view = show(qtbot, event)
    names = view.verticalHeader()
    assert hidden(view) == []
    view.resize(400, 400)
    whole = names.width()
    assert 0 < len(hidden(view)) < 3
    assert hidden(view) == ["SB", "Wins", "BWG"][-len(hidden(view)) :]
    assert view.horizontalScrollBar().maximum() == 0
    told_ = view.table.headerData(0, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert f"{hidden(view)[-1]}: " in str(told_), "the name tells what went"
    view.resize(250, 400)
    assert hidden(view) == ["SB", "Wins", "BWG"]
    assert view.verticalHeader().width() <= whole
    assert "Place" not in hidden(view)


def test_that_letters_and_cells_grow_with_the_room(qtbot: QtBot) -> None:
    view = show(qtbot, event_of(6))
    view.resize(500, 260)
    small = view.rowHeight(0), view.verticalHeader().width()
    view.resize(1500, 900)
    assert view.rowHeight(0) > small[0]
    assert view.verticalHeader().width() > small[1]
    assert view.columnWidth(0) == view.rowHeight(0), "a square"
    assert view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("sign", "ink", "is_bold"),
    [
        ("1", Token.INK, True),
        ("+", Token.INK, True),
        ("½", Token.INK, False),
        ("0", Token.INK2, False),
        ("–", Token.INK2, False),
        ("0*", Token.INK2, False),
        ("12b1", Token.INK, True),
        ("10w0", Token.INK2, False),
        ("11w", Token.INK, False),
    ],
)
def test_that_who_won_is_seen_first_and_who_lost_last(sign: str, ink: Token, is_bold: bool) -> None:
    assert look_of(sign) == (ink, is_bold)
