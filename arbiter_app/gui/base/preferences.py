"""What is remembered from one start to the next, for this person on this computer: nothing that
changes a result of an event.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from PySide6.QtCore import QByteArray, QSettings

from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, OfficialFields, Role
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import NAME, seen
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.look.appearance import Choice
from arbiter_app.gui.look.sizes import ZOOMS, Density
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.i18n import LANGUAGES, PAPER_LANGUAGES

_MOST_RECENT = 8
_LONGEST_PATH = 4096
_LAST_ROUND = 9999
"""No number of a round is higher."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnName:
    """Who works at this computer, as papers and the journal name them."""

    name: str = ""
    """Surname first; "" where it was not told."""
    category: str = ""
    title: str = ""
    """The arbiter's international title."""
    fide_id: int | None = None

    @property
    def as_chief(self) -> OfficialFields | None:
        """What is written of them as chief arbiter of a new event; None without a name."""
        if not self.name:
            return None
        return OfficialFields(
            role=Role.CHIEF_ARBITER,
            name=self.name,
            category=self.category,
            title=self.title,
            fide_id=self.fide_id,
        )


class Preferences:
    """Language, look, window, files last used, and the place in the event.

    Whatever stands in the place of one is none: no preference keeps the program from starting.
    """

    def __init__(self, settings: QSettings | None = None) -> None:
        self._settings = settings or QSettings(
            QSettings.defaultFormat(), QSettings.Scope.UserScope, "Arbiter", "Arbiter"
        )

    @classmethod
    def of_this_start(cls) -> Self:
        """Return preferences that know nothing of former starts, and are forgotten at the end."""
        # Nothing can be made below a file. The null device would not do: Qt puts a file of its own
        # in the place of what it writes to, and for root it may.
        forgotten = cls(QSettings(str(Path(__file__, "nowhere")), QSettings.Format.IniFormat))
        forgotten.note_welcome()
        return forgotten

    @property
    def is_new(self) -> bool:
        """Whether nobody was welcomed on this computer yet."""
        return not self._text("welcomed")

    def note_welcome(self) -> None:
        """Remember that somebody was welcomed."""
        self._settings.setValue("welcomed", "yes")

    @property
    def own_name(self) -> OwnName:
        """Who works at this computer, as far as it was told."""
        name, category, title = (
            seen(self._text(key))[: NAME.longest].strip()
            for key in ("own-name", "own-category", "own-title")
        )
        number = whole_number(self._text("own-fide-id"), least=1, most=HIGHEST_FIDE_ID)
        return OwnName(name=name, category=category, title=title, fide_id=number)

    @own_name.setter
    def own_name(self, own: OwnName) -> None:
        self._settings.setValue("own-name", own.name)
        self._settings.setValue("own-category", own.category)
        self._settings.setValue("own-title", own.title)
        self._settings.setValue("own-fide-id", str(own.fide_id or ""))

    @property
    def events_folder(self) -> Path | None:
        """Where new events are kept; None: with the documents of the person."""
        return self._path("events-folder")

    @events_folder.setter
    def events_folder(self, folder: Path | None) -> None:
        self._settings.setValue("events-folder", str(folder) if folder else "")

    @property
    def language(self) -> str | None:
        """The language of the window, once it was chosen."""
        text = self._text("language")
        return text if text in LANGUAGES else None

    @language.setter
    def language(self, language: str) -> None:
        self._settings.setValue("language", language)

    @property
    def paper_language(self) -> str | None:
        """The language of the papers, or both, once it was chosen."""
        text = self._text("paper-language")
        return text if text in PAPER_LANGUAGES else None

    @paper_language.setter
    def paper_language(self, language: str) -> None:
        self._settings.setValue("paper-language", language)

    @property
    def manual_language(self) -> str | None:
        """The language of the manual, once it was chosen; else it is that of the window."""
        # Asked for when the manual is opened, which is read no earlier.
        from arbiter_app.wording.manual.chapters import LANGUAGES as WRITTEN_IN

        text = self._text("manual-language")
        return text if text in WRITTEN_IN else None

    @manual_language.setter
    def manual_language(self, language: str) -> None:
        self._settings.setValue("manual-language", language)

    def paper_options(self, event: str) -> Mapping[str, Mapping[str, str]]:
        """Return what was chosen about the papers of an event, by its key: of each document
        the options as they are typed.
        """
        try:
            kept = json.loads(self._text(f"papers/{event}") or "{}")
        except ValueError:
            return {}
        if not isinstance(kept, dict):
            return {}
        return {
            document: {name: text for name, text in texts.items() if isinstance(text, str)}
            for document, texts in kept.items()
            if isinstance(texts, dict)
        }

    def keep_paper_options(self, event: str, options: Mapping[str, Mapping[str, str]]) -> None:
        """Remember what was chosen about the papers of an event."""
        self._settings.setValue(f"papers/{event}", json.dumps(options, ensure_ascii=False))

    @property
    def version(self) -> str:
        """The version that was started last; "" at the very first start."""
        return self._text("version")

    @version.setter
    def version(self, version: str) -> None:
        self._settings.setValue("version", version)

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
        return whole_number(text, most=_LAST_ROUND)

    @shown_round.setter
    def shown_round(self, number: int | None) -> None:
        self._settings.setValue("round", str(number or ""))

    @property
    def shown_tournament(self) -> int | None:
        """The tournament last shown, of an event of several."""
        return whole_number(self._text("tournament"))

    @shown_tournament.setter
    def shown_tournament(self, number: int | None) -> None:
        self._settings.setValue("tournament", str(number or ""))

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
        saved = self._value("geometry")
        return saved if isinstance(saved, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("geometry", geometry)

    @property
    def report_folder(self) -> Path | None:
        """Where report files (TRF) were last read from or written to, if it is still there."""
        folder = self._path("report-folder")
        with suppress(OSError, ValueError):
            return folder if folder and folder.is_dir() else None
        return None

    @report_folder.setter
    def report_folder(self, folder: Path) -> None:
        self._settings.setValue("report-folder", str(folder))

    @property
    def second_folder(self) -> Path | None:
        """Where a copy of the open event is kept in step, as on a stick that may be away now."""
        return self._path("second-folder")

    @second_folder.setter
    def second_folder(self, folder: Path | None) -> None:
        self._settings.setValue("second-folder", str(folder) if folder else "")

    @property
    def last(self) -> Path | None:
        """The event that is open, or was when the program ended in whatever way."""
        return self._path("last")

    @last.setter
    def last(self, path: Path | None) -> None:
        self._settings.setValue("last", str(path) if path else "")

    @property
    def opening(self) -> Path | None:
        """The event that was being opened when the program ended; None where none was."""
        return self._path("opening")

    @opening.setter
    def opening(self, path: Path | None) -> None:
        if path != self.opening:
            self._settings.setValue("opening", str(path) if path else "")
            # At once: what opening a file does to the program may be its end.
            self._settings.sync()

    @property
    def recent(self) -> list[Path]:
        """Events opened lately, the newest first, whether or not they are still there."""
        lines = self._text("recent").splitlines()[:_MOST_RECENT]
        return list(dict.fromkeys(Path(line) for line in lines if _may_be_path(line)))

    def remember(self, path: Path) -> None:
        """Put an event that stands open at the top of the list of recent ones."""
        self.last = path
        others = [other for other in self.recent if other != path]
        self._settings.setValue("recent", "\n".join(map(str, [path, *others][:_MOST_RECENT])))

    def _path(self, key: str) -> Path | None:
        text = self._text(key)
        return Path(text) if _may_be_path(text) else None

    def _text(self, key: str) -> str:
        kept = self._value(key)
        return kept if isinstance(kept, str) else ""

    def _value(self, key: str) -> object:
        with suppress(RuntimeError, TypeError, ValueError):  # of a type that nobody knows
            return self._settings.value(key, "")
        return None


def _may_be_path(text: str) -> bool:
    return bool(text.strip()) and "\0" not in text and len(text) <= _LONGEST_PATH
