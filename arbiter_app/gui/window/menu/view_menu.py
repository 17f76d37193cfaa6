"""The menu of what the window looks like: colours, size of letters, room, language."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.language_switch import LANGUAGES
from arbiter_app.gui.base.page_actions import sequences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.sizes import ZOOMS, Density
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue

THEMES = {
    ThemeId.SYSTEM: QT_TRANSLATE_NOOP("ViewMenu", "As the &system"),
    ThemeId.LIGHT: QT_TRANSLATE_NOOP("ViewMenu", "&Light"),
    ThemeId.DARK: QT_TRANSLATE_NOOP("ViewMenu", "&Dark"),
    ThemeId.HIGH_CONTRAST: QT_TRANSLATE_NOOP("ViewMenu", "&High contrast"),
}
DENSITIES = {
    Density.DENSE: QT_TRANSLATE_NOOP("ViewMenu", "&Dense"),
    Density.USUAL: QT_TRANSLATE_NOOP("ViewMenu", "&Usual"),
    Density.ROOMY: QT_TRANSLATE_NOOP("ViewMenu", "&Roomy"),
}


class ViewMenu(QMenu):
    """Offers what can be chosen of the look; what is worn has a tick."""

    look_wanted = Signal(object)
    """The program is to look otherwise: a `Choice`."""
    language_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("Menus", "&View"), parent)
        self._choices: dict[str, Mapping[Any, QAction]] = {}
        themes = {each: translate("ViewMenu", text) for each, text in THEMES.items()}
        self._add_choices(translate("ViewMenu", "&Colours"), "theme", themes)
        zooms = {each: f"{each} %" for each in ZOOMS}
        self._add_choices(translate("ViewMenu", "Size of le&tters"), "zoom", zooms)
        densities = {each: translate("ViewMenu", text) for each, text in DENSITIES.items()}
        self._add_choices(translate("ViewMenu", "&Room of rows"), "density", densities)
        self.addSeparator()
        self.zooming = (
            self._add_zoom(translate("ViewMenu", "L&arger"), 1, Key.LARGER),
            self._add_zoom(translate("ViewMenu", "&Smaller"), -1, Key.SMALLER),
            self._add_zoom(translate("ViewMenu", "&Usual size"), 0, Key.USUAL_SIZE),
        )
        """What a page may have of its own under the same keys, about what is in hand there."""
        self.addSeparator()
        self._add_languages()
        self.show_choice()

    def show_choice(self) -> None:
        """Put the ticks where they belong."""
        choice = appearance().choice
        for name, acts in self._choices.items():
            acts[getattr(choice, name)].setChecked(True)

    def _add_choices(self, title: str, name: str, texts: Mapping[Any, str]) -> None:
        """Offer the values of one thing of the `Choice`."""
        menu = self.addMenu(title)
        self._choices[name] = {
            value: _checkable(menu, text, partial(self._choose, name, value))
            for value, text in texts.items()
        }
        _group(menu, self._choices[name])

    def _choose(self, name: str, value: Any) -> None:
        self._want(replace(appearance().choice, **{name: value}))

    def _add_zoom(self, text: str, steps: int, key: Key) -> QAction:
        act = self.addAction(text)
        act.setShortcuts(sequences(key))
        act.triggered.connect(lambda: self._zoom(steps))
        return act

    def _zoom(self, steps: int) -> None:
        choice = appearance().choice
        self._want(choice.larger(steps) if steps else replace(choice, zoom=Choice().zoom))

    def _want(self, choice: Choice) -> None:
        if choice != appearance().choice:
            self.look_wanted.emit(choice)

    def _add_languages(self) -> None:
        menu = self.addMenu(translate("Menus", "&Language"))
        acts = {
            each: _checkable(menu, name, partial(self.language_wanted.emit, each))
            for each, (_, name) in LANGUAGES.items()
        }
        _group(menu, acts)
        acts[window_catalogue().language].setChecked(True)


def _checkable(menu: QMenu, text: str, choose: Callable[[], object]) -> QAction:
    act = menu.addAction(text)
    act.setCheckable(True)
    act.triggered.connect(lambda: choose())
    return act


def _group(menu: QMenu, acts: Mapping[Any, QAction]) -> None:
    """Let one of the acts have the tick."""
    group = QActionGroup(menu)
    for act in acts.values():
        group.addAction(act)
