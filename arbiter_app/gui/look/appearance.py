"""What the whole program wears: a theme, a size of letters, and how much room rows take."""

from dataclasses import replace
from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette, QPen
from PySide6.QtWidgets import QApplication, QCompleter, QWidget

from arbiter_app import paths
from arbiter_app.gui.look import sizes
from arbiter_app.gui.look.palette import palette_of
from arbiter_app.gui.look.signs import Signs
from arbiter_app.gui.look.style_sheet import style_sheet
from arbiter_app.gui.look.tokens import (
    LIGHT,
    Kind,
    Theme,
    ThemeId,
    Token,
    high_contrast,
    theme_of,
)
from arbiter_app.values import frozen

_NAMELESS = ("Sans Serif", "Sans", "")
"""What a system calls its font that has not been given one."""
_OWN_FONT, _OWN_POINTS = "Liberation Sans", 10


@frozen
class Choice:
    """What a person chose of the look on this computer."""

    theme: ThemeId = ThemeId.SYSTEM
    zoom: int = 100
    """Size of the letters in percent of the system's."""
    density: sizes.Density = sizes.Density.USUAL

    def larger(self, steps: int) -> "Choice":
        """Return the same with letters larger by so many steps, as far as there are steps."""
        nearest = min(range(len(sizes.ZOOMS)), key=lambda i: abs(sizes.ZOOMS[i] - self.zoom))
        place = min(max(nearest + steps, 0), len(sizes.ZOOMS) - 1)
        return replace(self, zoom=sizes.ZOOMS[place])


class Appearance(QObject):
    """Dresses the program as was chosen, and again when the system changes its own look.

    The style sheet is worn by windows, not by the program: parts of a page that stand in no window
    yet would be dressed anew with everything they are put into, which is half of making a page.
    """

    themed = Signal()
    """Other colours are seen; widgets that keep a picture in them draw it anew."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._signs = Signs()
        self._choice = Choice()
        self._sheet = ""
        self._system_font = _font_of_system(app)
        app.setStyle("Fusion")
        self._system_palette = QPalette(app.palette())
        # Kept, for PySide takes what belongs to the hints for gone as soon as their name is.
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self._follow_system)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    @property
    def choice(self) -> Choice:
        """What was chosen."""
        return self._choice

    def wear(self, choice: Choice) -> None:
        """Dress the program, unless this is what it wears; a window that stands is to be built anew
        for other sizes.
        """
        if self._sheet and choice == self._choice:
            return
        self._choice = choice
        sizes.use_density(choice.density)
        font = QFont(self._system_font)
        font.setPointSizeF(font.pointSizeF() * choice.zoom / 100)
        self._app.setFont(font)
        sizes.measure_anew()
        self._put_on(self._theme())

    def dress(self, window: QWidget) -> None:
        """Let a window wear the style sheet from now on, and what stands in it or belongs to it."""
        window.setStyleSheet(self._sheet)

    def dress_suggestions(self, completer: QCompleter) -> None:
        """Dress the list of suggestions below a field, which is a window that belongs to none, as
        soon as it is wanted: most are never seen, and to dress one takes longer than to make it.
        """
        shown = completer.popup()
        assert shown is not None, "Qt makes one at the first call"
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Polish and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            self.dress(watched)
        return False

    def _theme(self) -> Theme:
        is_dark = self._hints.colorScheme() is Qt.ColorScheme.Dark
        return theme_of(self._choice.theme, is_dark=is_dark, contrast=self._own_contrast())

    def _own_contrast(self) -> Theme | None:
        """Return the high contrast of the system, if it shows one."""
        if (
            self._hints.accessibility().contrastPreference()
            is not Qt.ContrastPreference.HighContrast
        ):
            return None
        role, group = QPalette.ColorRole, QPalette.ColorGroup
        of_system = self._system_palette
        return high_contrast(
            ground=of_system.color(role.Base).name(),
            ink=of_system.color(role.Text).name(),
            picked=of_system.color(role.Highlight).name(),
            on_picked=of_system.color(role.HighlightedText).name(),
            disabled=of_system.color(group.Disabled, role.Text).name(),
        )

    def _put_on(self, theme: Theme) -> None:
        _wear(theme)
        self._app.setPalette(palette_of(theme))
        self._signs.draw(theme)
        self._sheet = style_sheet(theme, self._signs)
        for window in self._app.topLevelWidgets():
            if window.styleSheet():
                self.dress(window)
        self.themed.emit()

    def _follow_system(self) -> None:
        if self._choice.theme in (ThemeId.SYSTEM, ThemeId.HIGH_CONTRAST):
            self._put_on(self._theme())


_worn = LIGHT


def appearance() -> Appearance:
    """Return what dresses the program; at the first call it is dressed as is usual."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    found = app.findChild(Appearance)
    if found is None:
        found = Appearance(app)
        found.wear(Choice())
    return found


def _wear(theme: Theme) -> None:
    global _worn
    _worn = theme
    colour.cache_clear()


def kind() -> Kind:
    """Return what kind of theme is seen."""
    return _worn.kind


@cache
def colour(token: Token) -> QColor:
    """Return a colour of the theme that is seen. It is not to be kept: the theme may change."""
    return QColor(_worn.colours[token])


def pen(token: Token, width: float = 1) -> QPen:
    """Return a pen in a colour, so many pixels wide beside letters of the usual height."""
    return QPen(colour(token), max(sizes.px(width), 1))


def _font_of_system(app: QApplication) -> QFont:
    """Return the font of the system; where it names none, the one our papers are set in."""
    font = QFont(app.font())
    if font.family() in _NAMELESS:
        for style in ("Regular", "Bold"):
            file = paths.resources() / "fonts" / f"LiberationSans-{style}.ttf"
            QFontDatabase.addApplicationFont(str(file))
        if _OWN_FONT in QFontDatabase.families():
            font = QFont(_OWN_FONT, _OWN_POINTS)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
