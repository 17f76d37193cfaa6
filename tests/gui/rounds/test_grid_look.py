"""How the boards of a round look: their results, their sums, and their height."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.gui.base.rows_model import Index
from arbiter_app.gui.look.appearance import Choice, appearance, colour
from arbiter_app.gui.look.sizes import Type, row_height
from arbiter_app.gui.look.tokens import ThemeId, Token
from arbiter_app.gui.rounds.grid.board_paint import BoardPaint
from arbiter_app.gui.rounds.grid.board_rows import (
    NAME_COLUMNS,
    NUMBER_COLUMNS,
    RATING_COLUMNS,
    RESULT_COLUMN,
    SUM_COLUMNS,
    TITLE_COLUMNS,
)
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.people.players import edit_player
from tests.gui.round_hands import Drawn, grid_of, next_round, press, type_keys


def cell(page: RoundsPage, row: int, column: int) -> QImage:
    """What a cell shows."""
    grid = grid_of(page)
    rect: QRect = grid.visualRect(grid.model().index(row, column))
    return grid.viewport().grab(rect).toImage()


def inked(image: QImage, ground: QColor) -> list[int]:
    """The columns of pixels in which something is written, above the hairline."""
    inset = 5
    return [
        x
        for x in range(inset, image.width() - inset)
        if any(image.pixelColor(x, y) != ground for y in range(inset, image.height() - inset))
    ]


def groups(columns: list[int]) -> list[tuple[int, int]]:
    """What stands apart by more than two pixels, each from its first to its last column."""
    found = [[columns[0]]]
    for before, after in pairwise(columns):
        if after - before > 3:
            found.append([])
        found[-1].append(after)
    return [(each[0], each[-1]) for each in found]


def test_that_every_sign_between_marks_stands_in_the_middle_of_the_column(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(12)
    type_keys(page, "105342")
    press(page, Qt.Key.Key_Home)
    for row in range(1, 6):
        image = cell(page, row, RESULT_COLUMN)
        columns = inked(image, colour(Token.PAGE))
        white, sign, black = groups(columns)
        middle = image.width() / 2
        assert abs((sign[0] + sign[1]) / 2 - middle) <= 1.5, row
        assert white[1] < sign[0] < sign[1] < black[0]
        assert abs((middle - white[1]) - (black[0] - middle)) <= 3, row


def test_that_units_of_sums_stand_under_units_though_a_half_follows(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    for keys in ("1155", "5115", "1555"):
        type_keys(page, keys)
        next_round(page)
    grid = grid_of(page)
    begins: dict[str, set[int]] = {}
    for row in range(1, 4):
        for side in SUM_COLUMNS:
            text = str(grid.model().index(row, side).data())
            begins.setdefault(text, set()).add(inked(cell(page, row, side), colour(Token.PAGE))[0])
    assert begins["1"] == begins["1½"]
    assert begins["2"] == begins["2½"]


@pytest.mark.parametrize("theme", [ThemeId.LIGHT, ThemeId.DARK, ThemeId.HIGH_CONTRAST])
def test_that_the_result_to_be_typed_is_a_field_framed_by_the_accent(
    qtbot: QtBot, page_of: Drawn, theme: ThemeId
) -> None:
    appearance().wear(Choice(theme=theme))
    page = page_of(6)

    def colours() -> set[str]:
        image = cell(page, 0, RESULT_COLUMN)
        middle = image.height() // 2
        return {image.pixelColor(x, middle).name() for x in range(image.width())}

    assert {colour(Token.FIELD).name(), colour(Token.ACCENT).name()} <= colours()
    type_keys(page, "8")
    assert colour(Token.DANGER).name() in colours(), "a key that means nothing here"
    qtbot.waitUntil(lambda: colour(Token.DANGER).name() not in colours() or theme.startswith("h"))


def test_that_few_boards_grow_and_many_do_not(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(24)
    grid, usual = grid_of(page), row_height(Type.GRID)
    page.resize(1200, 700)
    QApplication.processEvents()
    assert grid.verticalHeader().defaultSectionSize() == usual
    page.resize(1900, 1800)
    QApplication.processEvents()
    assert usual < grid.verticalHeader().defaultSectionSize() <= round(1.5 * usual)


def test_that_boards_left_out_make_the_others_no_higher(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(24)
    page.resize(1200, 700)
    QApplication.processEvents()
    before = grid_of(page).verticalHeader().defaultSectionSize()
    type_keys(page, "1" * 10)
    press(page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert len(grid_of(page).shown) == 2
    assert grid_of(page).verticalHeader().defaultSectionSize() == before


def test_that_long_names_take_the_room_of_lesser_columns(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    for player, name in (
        (PlayerId(1), "Ковальчук-Єремієнко Володимир-Святослав"),
        (PlayerId(6), "Ковальчук-Єремієнко Володимира-Святослава"),
    ):
        page.open_event.do(edit_player, player=player, reason="-", name=name)
    page.resize(1000, 440)
    QApplication.processEvents()
    grid = grid_of(page)
    for lesser in (*TITLE_COLUMNS, *RATING_COLUMNS, *SUM_COLUMNS, *NUMBER_COLUMNS):
        if not grid.isColumnHidden(lesser):
            for column in NAME_COLUMNS:
                needed = grid.fontMetrics().horizontalAdvance(
                    max((str(grid.model().index(row, column).data()) for row in range(3)), key=len)
                )
                assert grid.columnWidth(column) >= needed
    assert all(grid.isColumnHidden(column) for column in TITLE_COLUMNS)
    page.resize(1800, 440)
    QApplication.processEvents()
    assert not any(grid.isColumnHidden(column) for column in RATING_COLUMNS)
    assert not grid.horizontalScrollBar().isVisible()


def test_that_a_result_paints_no_other_row_than_its_own_and_the_next(
    qtbot: QtBot, page_of: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = set[int]()
    paint = BoardPaint.paint

    def watched(
        self: BoardPaint, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painted.add(index.row())
        paint(self, painter, option, index)

    monkeypatch.setattr(BoardPaint, "paint", watched)
    page = page_of(24)
    QApplication.processEvents()
    grid_of(page).select(Board(3))
    QApplication.processEvents()
    painted.clear()
    type_keys(page, "1")
    QApplication.processEvents()
    assert painted == {2, 3}


def test_that_a_result_paints_nothing_that_its_row_stands_on(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(24)
    sheet = QScrollArea(widgetResizable=True)
    qtbot.addWidget(sheet)
    sheet.setWidget(page)
    sheet.resize(1000, 700)
    sheet.show()
    sheet.activateWindow()
    QApplication.processEvents()
    grid = grid_of(page)
    grid.select(Board(3))
    QApplication.processEvents()
    rows = grid.viewport().mapTo(page, QPoint(0, 0)).y()
    under = _Painted()
    page.installEventFilter(under)
    type_keys(page, "1")
    QApplication.processEvents()
    sheet.takeWidget()
    assert under.lowest < rows


class _Painted(QObject):
    """Notes how far down a page is painted."""

    lowest = 0

    def eventFilter(self, page: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.lowest = max(self.lowest, event.region().boundingRect().bottom())
        return False
