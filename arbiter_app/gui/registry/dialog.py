"""The registry of this computer: rating lists, people, and the words they are described with."""

from datetime import date

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.holders.stack import Tabs
from arbiter_app.gui.registry.lists import ListsTab
from arbiter_app.gui.registry.people import PeopleTab
from arbiter_app.gui.registry.spellings import SpellingsTab
from arbiter_app.gui.registry.suspended import SuspendedTab
from arbiter_app.i18n import translate
from arbiter_app.services.registry.registry import Registry

_SIZE = (960, 600)
"""In pixels beside letters of the usual height."""


class RegistryDialog(Dialog):
    """What outlives an event, in four tabs; Ctrl+Tab goes from one to the next."""

    def __init__(self, parent: QWidget, registry: Registry, *, today: date) -> None:
        super().__init__(
            parent,
            translate("Registry", "Registry of this computer"),
            leave=translate("Registry", "Cl&ose"),
        )
        self.resize(*map(px, _SIZE))
        self._lists = ListsTab(registry, today=today)
        self._people = PeopleTab(registry)
        self._spellings = SpellingsTab(registry)
        self._tabs = Tabs()
        self._tabs.addTab(self._lists, translate("Registry", "Rating &lists"))
        self._tabs.addTab(self._people, translate("Registry", "&People"))
        self._tabs.addTab(self._spellings, translate("Registry", "&Clubs and regions"))
        self._tabs.addTab(SuspendedTab(registry), translate("Registry", "&Suspended persons"))
        self._tabs.currentChanged.connect(self._on_turned)
        self.lay_out(self._tabs)
        self._lists.came.connect(lambda: self.offer_focus(self._lists.first))
        self.await_focus()
        self._lists.look()

    def reject(self) -> None:
        """Close; an import that is under way is stopped."""
        self._lists.cancel_import()
        super().reject()

    def _on_turned(self, _: int) -> None:
        tab = self._tabs.currentWidget()
        assert isinstance(tab, ListsTab | PeopleTab | SpellingsTab | SuspendedTab)
        tab.look()
        tab.take_focus()
