"""The menu of every outcome of a game, each with a key of its own."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_app.domain.facts.results import ALL_RESULTS, Result
from arbiter_app.gui.base.keyboard import TO_LATIN
from arbiter_app.gui.rounds.grid.result_keys import Preset, menu_keys, told_key
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import results


class RareResults(QMenu):
    """Opens under a board; a key, or arrows and Enter, choose; Esc leaves it."""

    chosen = Signal(object)
    adjourned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._by_key: dict[str, QAction] = {}
        self._keys: Mapping[Result, str] = {}

    def use(self, keys: Preset) -> None:
        """Let every key mean what it means in the grid, and others the rarer results."""
        self.clear()
        self._by_key.clear()
        self._keys = menu_keys(keys)
        for heading, group in _groups():
            self._add_heading(heading)
            for result in group:
                self._add_result(result)
        self._add_heading(translate("RareResults", "Not finished"))
        adjourned = translate("RareResults", "Adjourned, to be finished later…")
        self._add(keys.adjourn, adjourned).triggered.connect(self.adjourned)

    def open_at(self, place: QPoint) -> None:
        """Open with the first result under the cursor."""
        self.popup(place)
        self.setActiveAction(next(iter(self._by_key.values())))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        # A menu's own mnemonics do not know the digits of the keypad.
        text = event.text().lower()
        if action := self._by_key.get(text) or self._by_key.get(text.translate(TO_LATIN)):
            self.close()
            action.trigger()
        else:
            super().keyPressEvent(event)

    def _add_heading(self, text: str) -> None:
        if self._by_key:
            self.addSeparator()
        self.addAction(text).setEnabled(False)

    def _add_result(self, result: Result) -> None:
        text = results.result(window_catalogue(), result)
        act = self._add(self._keys[result], text)
        act.triggered.connect(lambda: self.chosen.emit(result))

    def _add(self, key: str, text: str) -> QAction:
        self._by_key[key] = self.addAction(f"    {text}\t{told_key(key)}")
        return self._by_key[key]


def _groups() -> Iterable[tuple[str, tuple[Result, ...]]]:
    """Return the outcomes by how they came about, the common ones first."""
    headings = (
        translate("RareResults", "Played"),
        translate("RareResults", "Forfeited: not played"),
        translate("RareResults", "Points set by the arbiter (Laws of Chess 12.9)"),
        translate("RareResults", "Played but not rated"),
    )
    groups: dict[str, list[Result]] = {heading: [] for heading in headings}
    for result in ALL_RESULTS:
        groups[headings[_kind(result)]].append(result)
    return ((heading, tuple(group)) for heading, group in groups.items() if group)


def _kind(result: Result) -> int:
    if result.is_forfeit:
        return 1
    return 2 if result.is_decision else 3 if result.is_unrated else 0
