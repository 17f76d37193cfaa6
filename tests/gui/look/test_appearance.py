"""The program is dressed as a person chose, at once and at the next start."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice, appearance, colour
from arbiter_app.gui.look.sizes import Density, Room, Type, letters, px, row_height
from arbiter_app.gui.look.tokens import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Theme,
    ThemeId,
    Token,
    high_contrast,
    theme_of,
)
from arbiter_app.gui.look.words import Look, primary, words
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField


@pytest.fixture(autouse=True)
def as_usual_afterwards(dressed: None) -> Iterator[None]:
    yield
    appearance().wear(Choice())


def ground(widget: QWidget) -> str:
    """The colour in the middle of a widget's left half, as it is painted."""
    picture = widget.grab().toImage()
    return QColor(picture.pixel(picture.width() // 8, picture.height() // 2)).name()


@pytest.mark.parametrize(
    ("chosen", "theme"),
    [
        (ThemeId.LIGHT, LIGHT),
        (ThemeId.DARK, DARK),
        (ThemeId.HIGH_CONTRAST, HIGH_CONTRAST),
    ],
)
def test_that_what_stands_changes_its_colours_at_once(
    qtbot: QtBot, chosen: ThemeId, theme: Theme
) -> None:
    page, button = QWidget(), primary(QPushButton("      "))
    for widget in (page, button):
        qtbot.addWidget(widget)
        widget.resize(80, 30)
        widget.show()
    appearance().wear(Choice(theme=chosen))
    assert ground(page) == theme.colours[Token.PAGE]
    assert ground(button) == theme.colours[Token.ACCENT]
    assert colour(Token.INK).name() == theme.colours[Token.INK]


def test_that_the_system_is_followed_while_nothing_else_is_chosen() -> None:
    own = high_contrast(
        ground="#202020", ink="#ffffff", picked="#1aebff", on_picked="#000000", disabled="#3ff23f"
    )
    chosen = {
        (each, is_dark, contrast is not None): theme_of(each, is_dark=is_dark, contrast=contrast)
        for each in (ThemeId.SYSTEM, ThemeId.LIGHT)
        for is_dark in (False, True)
        for contrast in (None, own)
    }
    assert chosen[ThemeId.SYSTEM, False, False] == LIGHT
    assert chosen[ThemeId.SYSTEM, True, False] == DARK
    assert chosen[ThemeId.SYSTEM, False, True] == chosen[ThemeId.SYSTEM, True, True] == own
    assert {theme.kind for key, theme in chosen.items() if key[0] is ThemeId.LIGHT} == {LIGHT.kind}


def test_that_everything_grows_with_the_letters() -> None:
    room, row, size = px(Room.WIDE), row_height(), letters(Type.TITLE).pointSizeF()
    appearance().wear(Choice(zoom=200))
    assert px(Room.WIDE) == pytest.approx(2 * room, abs=2)
    assert row_height() == pytest.approx(2 * row, abs=2)
    assert letters(Type.TITLE).pointSizeF() == pytest.approx(2 * size)


def test_that_a_title_is_larger_than_text_and_grows_too(qtbot: QtBot) -> None:
    def height(label: QWidget) -> int:
        qtbot.addWidget(label)
        label.show()
        return label.sizeHint().height()

    title, text = height(words("Тур", Look.TITLE)), height(words("Тур"))
    appearance().wear(Choice(zoom=150))
    assert height(words("Тур", Look.TITLE)) > title > text


def test_that_density_gives_rows_less_room_or_more() -> None:
    heights = []
    for density in Density:
        appearance().wear(Choice(density=density))
        heights.append(row_height())
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)


@pytest.mark.parametrize("steps", [-9, -1, 1, 9])
def test_that_letters_stay_between_the_smallest_and_the_largest(steps: int) -> None:
    assert Choice(zoom=100).larger(steps).zoom == {-9: 90, -1: 90, 1: 110, 9: 200}[steps]


@pytest.mark.parametrize(("chosen", "theme"), [(ThemeId.LIGHT, LIGHT), (ThemeId.DARK, DARK)])
def test_that_a_list_of_suggestions_looks_as_the_window_of_its_field(
    qtbot: QtBot, chosen: ThemeId, theme: Theme
) -> None:
    """It is a window of its own that belongs to none."""
    field = SuggestingField("Club")
    qtbot.addWidget(field)
    completer = field.completer()
    assert completer is not None
    suggestions = completer.popup()
    assert suggestions is not None
    suggestions.resize(80, 30)
    appearance().wear(Choice(theme=chosen))
    edge = suggestions.grab().toImage().pixel(0, 15)
    assert QColor(edge).name() == theme.colours[Token.RULE]


def test_that_the_look_is_kept_for_the_next_start() -> None:
    wanted = Choice(theme=ThemeId.DARK, zoom=150, density=Density.ROOMY)
    Preferences().look = wanted
    assert Preferences().look == wanted


def test_that_a_strange_look_in_the_settings_keeps_nobody_from_starting() -> None:
    settings = QSettings(QSettings.defaultFormat(), QSettings.Scope.UserScope, "Arbiter", "Arbiter")
    for key in ("theme", "zoom", "density"):
        settings.setValue(key, "99999")
    settings.sync()
    assert Preferences().look == Choice()
