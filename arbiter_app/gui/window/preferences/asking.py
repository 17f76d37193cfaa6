"""Asks what a person chooses for the program, and remembers it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice
from arbiter_app.gui.window.preferences.dialog import PreferencesDialog, Wishes, wishes_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Hands:
    """What the window does as soon as it is chosen."""

    speak: Callable[[str], None]
    """Speaks another language."""
    wear: Callable[[Choice], None]
    """Looks otherwise."""


def ask_preferences(
    window: QWidget, preferences: Preferences, hands: Hands, *, is_welcome: bool
) -> Wishes | None:
    """Ask until it is decided, in every language and look that is tried; return what was kept.

    None where the person left it: then language and look are what they were before, but after a
    welcome they stay as they are seen.
    """
    before = wishes = wishes_of(preferences)
    while True:
        dialog = PreferencesDialog(window, wishes, is_welcome=is_welcome)
        is_kept = bool(dialog.exec())
        if not dialog.shown_anew:
            break
        former, wishes = wishes, dialog.wishes
        _show(former, wishes, hands)
    if is_kept:
        wishes = dialog.wishes
        preferences.own_name = dialog.own_name
        preferences.events_folder = wishes.events
        preferences.second_folder = wishes.second
        if wishes.result_keys != before.result_keys:
            preferences.result_keys = wishes.result_keys
        if wishes.paper_language != before.paper_language:
            preferences.paper_language = wishes.paper_language
        return wishes
    if not is_welcome:
        _show(wishes, before, hands)
    return None


def _show(former: Wishes, wishes: Wishes, hands: Hands) -> None:
    if wishes.language != former.language:
        hands.speak(wishes.language)
    if wishes.look != former.look:
        hands.wear(wishes.look)
