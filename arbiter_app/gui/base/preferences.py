"""What is remembered from one start to the next, for this person on this computer."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.look.appearance import Choice
from arbiter_app.gui.look.sizes import ZOOMS, Density
from arbiter_app.gui.look.tokens import ThemeId

_MOST_RECENT = 8


class Preferences:
    """Language, look, window, files last used, and the place in the event."""

    def __init__(self) -> None:
        self._settings = QSettings(
            QSettings.defaultFormat(), QSettings.Scope.UserScope, "Arbiter", "Arbiter"
        )

    @property
    def language(self) -> str | None:
        """The language of the window, once it was chosen."""
        return self._text("language") or None

    @language.setter
    def language(self, language: str) -> None:
        self._settings.setValue("language", language)

    @property
    def paper_language(self) -> str | None:
        """The language of the papers, once it was chosen."""
        return self._text("paper-language") or None

    @paper_language.setter
    def paper_language(self, language: str) -> None:
        self._settings.setValue("paper-language", language)

    @property
    def look(self) -> Choice:
        """Theme, size of letters and density; the usual one where a strange one is kept."""
        look = Choice()
        with suppress(ValueError):
            look = replace(look, theme=ThemeId(self._text("theme")))
        with suppress(ValueError):
            look = replace(look, density=Density(self._text("density")))
        zoom = self._text("zoom")
        return replace(look, zoom=int(zoom)) if zoom in map(str, ZOOMS) else look

    @look.setter
    def look(self, look: Choice) -> None:
        self._settings.setValue("theme", str(look.theme))
        self._settings.setValue("density", str(look.density))
        self._settings.setValue("zoom", str(look.zoom))

    @property
    def page(self) -> PageId | None:
        """The page last shown; None at the first start."""
        with suppress(ValueError):
            return PageId(self._text("page"))
        return None

    @page.setter
    def page(self, page: PageId) -> None:
        self._settings.setValue("page", page.value)

    @property
    def shown_round(self) -> int | None:
        """The round last shown."""
        text = self._text("round")
        return int(text) if text.isdecimal() else None

    @shown_round.setter
    def shown_round(self, number: int | None) -> None:
        self._settings.setValue("round", str(number or ""))

    @property
    def result_keys(self) -> str:
        """The id of the keys that results are typed with; "" until they were chosen."""
        return self._text("result-keys")

    @result_keys.setter
    def result_keys(self, keys: str) -> None:
        self._settings.setValue("result-keys", keys)

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood."""
        saved = self._settings.value("geometry")
        return saved if isinstance(saved, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("geometry", geometry)

    @property
    def report_folder(self) -> Path | None:
        """Where report files (TRF) were last read from or written to, if it is still there."""
        text = self._text("report-folder")
        return Path(text) if text and Path(text).is_dir() else None

    @report_folder.setter
    def report_folder(self, folder: Path) -> None:
        self._settings.setValue("report-folder", str(folder))

    @property
    def second_folder(self) -> Path | None:
        """Where a copy of the open event is kept in step, as on a stick that may be away now."""
        text = self._text("second-folder")
        return Path(text) if text else None

    @second_folder.setter
    def second_folder(self, folder: Path | None) -> None:
        self._settings.setValue("second-folder", str(folder) if folder else "")

    @property
    def last(self) -> Path | None:
        """The event that is open, or was when the program ended in whatever way."""
        text = self._text("last")
        return Path(text) if text else None

    @last.setter
    def last(self, path: Path | None) -> None:
        self._settings.setValue("last", str(path) if path else "")

    @property
    def recent(self) -> list[Path]:
        """Events opened lately that are still there, the newest first."""
        return [path for path in self._recent() if path.exists()]

    def remember(self, path: Path) -> None:
        """Put an event that is opened at the top of the list of recent ones."""
        self.last = path
        others = [other for other in self._recent() if other != path]
        self._settings.setValue("recent", "\n".join(map(str, [path, *others][:_MOST_RECENT])))

    def _recent(self) -> list[Path]:
        return [Path(line) for line in self._text("recent").splitlines()]

    def _text(self, key: str) -> str:
        return str(self._settings.value(key, ""))
