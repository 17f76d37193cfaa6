"""The registry of this computer, shown from the menu, with or without an open event."""

from collections.abc import Callable
from datetime import date

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.registry.dialog import RegistryDialog
from arbiter_app.services.registry.registry import Registry


def show_registry(
    parent: QWidget, open_event: OpenEvent | None, tell: Callable[[str], object]
) -> None:
    """Show the registry; `tell`, which any thread may call, says which file of it is damaged."""
    registry = (
        Registry(told=lambda error: tell(error_sentence(error)))
        if open_event is None
        else open_event.registry
    )
    RegistryDialog(parent, registry, today=date.today()).exec()
    if open_event is not None:
        open_event.registry_changed.emit()
