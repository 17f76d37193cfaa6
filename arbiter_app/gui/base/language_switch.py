"""The switch of the window's language at the top right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.i18n import translate

LANGUAGES = {
    "uk": ("УКР", "Українська"),
    "en": ("ENG", "English"),
    "ru": ("РУС", "Русский"),
}
"""Short and full name of each language, in itself."""


class LanguageSwitch(QWidget):
    """One button a language; the one in use is pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, current: str) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("LanguageSwitch", "Language of the window"))
        layout = row(
            gap=Room.HAIR, around=(Room.SMALL, Room.NONE, Room.SMALL, Room.NONE), into=self
        )
        self._group = QButtonGroup(self)
        # No higher than the menus beside it, which would else move up.
        height = parent.sizeHint().height() - 1
        for language, (short, full) in LANGUAGES.items():
            button = QToolButton()
            button.setText(short)
            button.setCheckable(True)
            button.setFixedHeight(height)
            button.setToolTip(plain_tip(full))
            button.setAccessibleName(full)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setChecked(language == current)
            button.setProperty("language", language)
            self._group.addButton(button)
            layout.addWidget(button)
        self._group.buttonClicked.connect(self._choose)

    def _choose(self, button: QToolButton) -> None:
        self.chosen.emit(button.property("language"))
