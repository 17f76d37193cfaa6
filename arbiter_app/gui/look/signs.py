"""The small signs that the style sheet asks for as files: ticks, dots and arrows of controls."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from arbiter_app.gui.look.tokens import Theme, Token

_PATHS = {
    "down": "M6 9l6 6 6-6",
    "up": "M6 15l6-6 6 6",
    "tick": "M5 12.5l4.5 4.5L19 7.5",
    "tick-ink": "M5 12.5l4.5 4.5L19 7.5",
    "partly": "M6 12h12",
    "dot": "M12 12h.01",
    "left": "M15 6l-6 6 6 6",
    "right": "M9 6l6 6-6 6",
    "close": "M7 7l10 10M17 7L7 17",
}
_WIDTHS = {"tick": 2.6, "partly": 2.6, "dot": 10.0}
_COLOURS = {"tick": Token.ON_ACCENT, "partly": Token.ON_ACCENT, "dot": Token.ON_ACCENT}


class Signs:
    """Files drawn in the colours of the theme, in a folder that goes with the program. Where it
    cannot be written controls have no signs, and all else works.
    """

    def __init__(self) -> None:
        self._folder = QTemporaryDir()
        self._number = 0

    def draw(self, theme: Theme) -> None:
        """Draw all signs in the colours of a theme, under new names: Qt keeps what it has read."""
        self._number += 1
        if not self._folder.isValid():
            return
        for name in _PATHS:
            for token in (_COLOURS.get(name, Token.INK2), Token.INK3):
                with suppress(OSError):
                    drawn = _drawing(name, theme.colours[token])
                    self._file(name, token).write_text(drawn, encoding="utf-8")

    def url(self, name: str, *, usable: bool = True) -> str:
        """Return what the style sheet calls a sign; in the colour of what cannot be used if so."""
        token = _COLOURS.get(name, Token.INK2) if usable else Token.INK3
        return f'url("{self._file(name, token).as_posix()}")'

    def _file(self, name: str, token: Token) -> Path:
        return Path(self._folder.path()) / f"{name}-{token}-{self._number}.svg"


def _drawing(name: str, colour: str) -> str:
    width = _WIDTHS.get(name, 1.7)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"'
        f' stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'
        f' stroke-linejoin="round"><path d="{_PATHS[name]}"/></svg>'
    )
