"""All that a person chooses for the program, on one page; at the first start what comes first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QLayout, QWidget

from arbiter_app import paths
from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.language_switch import LANGUAGES
from arbiter_app.gui.base.preferences import OwnName, Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.layouts import STRETCH, Form, align, column, form, row
from arbiter_app.gui.look.sizes import ZOOMS, Density, Room, px
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.rounds.grid.result_keys import PRESETS, preset, title
from arbiter_app.gui.window.menu.view_menu import DENSITIES, THEMES
from arbiter_app.gui.window.preferences.folder_field import FolderField
from arbiter_app.i18n import LANGUAGES as KNOWN
from arbiter_app.i18n import PAIRS, translate, window_catalogue

_WIDTH = 880
"""In pixels beside usual letters."""
_TITLES = ("IA", "FA", "NA")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What stands in the dialog, in words: it is made anew in another language or size."""

    language: str
    look: Choice
    name: str
    category: str
    title: str
    fide_id: str
    events: Path | None
    second: Path | None
    result_keys: str
    paper_language: str
    wants_list: bool = False
    """Whether a rating list is to be imported next."""
    in_hand: str = "language"
    """The field that has the keys."""


def wishes_of(preferences: Preferences) -> Wishes:
    """Return what was chosen before."""
    own = preferences.own_name
    return Wishes(
        language=window_catalogue().language,
        look=appearance().choice,
        name=own.name,
        category=own.category,
        title=own.title,
        fide_id=str(own.fide_id or ""),
        events=preferences.events_folder,
        second=preferences.second_folder,
        result_keys=preset(preferences.result_keys).id,
        paper_language=preferences.paper_language or KNOWN[0],
    )


class PreferencesDialog(Dialog):
    """Language and look are seen as they are chosen: the dialog then ends, to be asked anew in
    them, see `shown_anew`. All else is kept by its verb.
    """

    def __init__(self, parent: QWidget, wishes: Wishes, *, is_welcome: bool) -> None:
        super().__init__(
            parent,
            translate("Preferences", "Welcome to Arbiter")
            if is_welcome
            else translate("Preferences", "Preferences"),
            verb=translate("Preferences", "&Begin")
            if is_welcome
            else translate("Preferences", "&Keep"),
            leave=translate("Preferences", "L&ater") if is_welcome else "",
            do=self._check,
        )
        self._before = wishes
        self._is_welcome = is_welcome
        self.shown_anew = False
        """Whether another language or look was chosen, and nothing else yet."""
        self._make_look()
        self._make_own()
        self._fields: Mapping[str, QWidget] = {
            "language": self._language,
            "theme": self._theme,
            "zoom": self._zoom,
            "density": self._density,
        }
        self._lay_out()
        self.setMinimumWidth(px(_WIDTH))
        self._fields[wishes.in_hand].setFocus()
        for name, box in self._fields.items():
            assert isinstance(box, QComboBox)
            box.currentIndexChanged.connect(lambda _, name=name: self._show_anew(name))

    @property
    def wishes(self) -> Wishes:
        """What stands in the fields now."""
        look = Choice(
            theme=ThemeId(self._theme.currentData()),
            zoom=self._zoom.currentData(),
            density=Density(self._density.currentData()),
        )
        return replace(
            self._before,
            language=self._language.currentData(),
            look=look,
            name=" ".join(self._name.text().split()),
            category=" ".join(self._category.text().split()),
            title=" ".join(self._title.text().split()),
            fide_id=self._fide_id.text().strip(),
            events=self._events.folder,
            second=self._second.folder,
            result_keys=self._keys.currentData(),
            paper_language=self._papers.currentData(),
            wants_list=self._list.isChecked(),
            in_hand=self._in_hand,
        )

    @property
    def own_name(self) -> OwnName:
        """Who works at this computer, as it was typed."""
        wishes = self.wishes
        number = whole_number(wishes.fide_id, least=1, most=HIGHEST_FIDE_ID)
        return OwnName(
            name=wishes.name, category=wishes.category, title=wishes.title, fide_id=number
        )

    def _show_anew(self, name: str) -> None:
        self._in_hand = name
        self.shown_anew = True
        self.done(self.DialogCode.Rejected)

    def _check(self) -> bool:
        """Return whether all of it can be kept, having said what cannot."""
        typed = self._fide_id.text().strip()
        if typed and whole_number(typed, least=1, most=HIGHEST_FIDE_ID) is None:
            said = translate("Preferences", "A FIDE ID is a number. Correct it or leave it out.")
            return self.refuse(said, self._fide_id)
        for field in (self._events, self._second):
            if not field.is_sound:
                said = translate(
                    "Preferences",
                    "A folder is typed whole, from the root of its disk on. Choose it, or leave"
                    " it out.",
                )
                return self.refuse(said, field)
        return True

    def _make_look(self) -> None:
        wishes, look = self._before, self._before.look
        self._in_hand = wishes.in_hand
        languages = {code: name for code, (_, name) in LANGUAGES.items()}
        self._language = _choice(
            translate("Preferences", "Language"), languages.items(), wishes.language
        )
        themes = ((each, _plain(text)) for each, text in THEMES.items())
        self._theme = _choice(translate("Preferences", "Colours"), themes, look.theme)
        zooms = ((each, f"{each} %") for each in ZOOMS)
        self._zoom = _choice(translate("Preferences", "Size of letters"), zooms, look.zoom)
        densities = ((each, _plain(text)) for each, text in DENSITIES.items())
        self._density = _choice(translate("Preferences", "Room of rows"), densities, look.density)
        keys = ((each.id, title(each)) for each in PRESETS)
        self._keys = _choice(translate("Preferences", "Keys of results"), keys, wishes.result_keys)
        pairs = {pair: " + ".join(languages[code] for code in pair.split("+")) for pair in PAIRS}
        papers = (*languages.items(), *pairs.items())
        self._papers = _choice(
            translate("Preferences", "Language of papers"), papers, wishes.paper_language
        )

    def _make_own(self) -> None:
        wishes = self._before
        self._name = Line(wishes.name)
        self._name.setAccessibleName(translate("Preferences", "Your name"))
        self._name.setPlaceholderText(translate("Preferences", "surname first"))
        self._category = SuggestingField(translate("Preferences", "Category"))
        self._category.setText(wishes.category)
        self._title = SuggestingField(translate("Preferences", "FIDE title"))
        self._title.offer(_TITLES)
        self._title.setText(wishes.title)
        self._fide_id = Line(wishes.fide_id)
        self._fide_id.setAccessibleName(translate("Preferences", "FIDE ID"))
        for field in (self._category, self._title):
            field.taken.connect(self.accept)
        self._events = FolderField(
            translate("Preferences", "Folder of events"),
            wishes.events,
            otherwise=str(paths.user_documents()),
        )
        self._second = FolderField(
            translate("Preferences", "Folder of the second copy"),
            wishes.second,
            otherwise=translate("Preferences", "none; best a stick"),
        )
        self._list = QCheckBox(translate("Preferences", "Import a &rating list now"))
        self._list.setChecked(wishes.wants_list)

    def _lay_out(self) -> None:
        look = form()
        look.addRow(translate("Preferences", "&Language"), self._language)
        look.addRow(translate("Preferences", "Colo&urs"), self._theme)
        look.addRow(translate("Preferences", "&Size of letters"), self._zoom)
        own = form()
        own.addRow(translate("Preferences", "Your &name"), self._name)
        own.addRow(translate("Preferences", "Cate&gory"), self._category)
        own.addRow(translate("Preferences", "FI&DE title"), self._title)
        own.addRow(translate("Preferences", "F&IDE ID"), self._fide_id)
        left: list[QLayout | QWidget] = [_part(translate("Preferences", "The window")), look]
        if not self._is_welcome:
            look.addRow(translate("Preferences", "R&oom of rows"), self._density)
            work = self._work()
            align(look, work)
            left += [_part(translate("Preferences", "Results and papers")), work]
        told = translate("Preferences", "Chief arbiter of new events, in all signatures")
        right = (_part(translate("Preferences", "Who you are")), own, _aside(told))
        about = translate(
            "Preferences",
            "Whatever you leave out can be told later, under File, Preferences.",
        )
        self.lay_out(
            *((about,) if self._is_welcome else ()),
            row(
                (column(*left, STRETCH, gap=Room.SMALL), 1),
                (column(*right, STRETCH, gap=Room.SMALL), 1),
                gap=Room.APART,
            ),
            _part(translate("Preferences", "Where things are kept")),
            self._places(),
            *((self._list,) if self._is_welcome else ()),
        )
        if not self._is_welcome:
            self._list.hide()
        else:
            for box in (self._density, self._keys, self._papers):
                box.hide()

    def _work(self) -> Form:
        work = form()
        work.addRow(translate("Preferences", "Keys of r&esults"), self._keys)
        work.addRow(translate("Preferences", "Language of &papers"), self._papers)
        return work

    def _places(self) -> QLayout:
        places = form()
        for text, field in (
            (translate("Preferences", "&Folder of events"), self._events),
            (translate("Preferences", "Second cop&y in"), self._second),
        ):
            label = words(text)
            label.setBuddy(field)
            places.addRow(label, field)
        return places


def _part(text: str) -> QWidget:
    return words(text, Look.STRONG)


def _aside(text: str) -> QWidget:
    return words(text, Look.SECOND, wraps=True)


def _choice(name: str, values: Iterable[tuple[Any, str]], chosen: object) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    for value, text in values:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    give_way(box)
    return box


def _plain(text: str) -> str:
    return translate("ViewMenu", text).replace("&", "")
