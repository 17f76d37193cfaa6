"""What every page is: a widget that shows the event anew when it changed and is seen."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QTabWidget, QWidget

from arbiter_app.domain.ids import StageId
from arbiter_app.gui.base.destinations import Destination, PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.services.changes import Changes

TypedKeys = tuple[str, Sequence[tuple[str, str]]]
"""What keys that no menu has are for, and each with what it does."""


Fields = Mapping[str, str]
"""What stands in fields, by their names."""


@runtime_checkable
class SelfSaving(Protocol):
    """A field that is saved when it is left."""

    @property
    def is_unsaved(self) -> bool:
        """Whether something is being typed into it."""

    def type_again(self, text: str) -> None:
        """Show what was being typed, not saved yet."""


_FIELD, _TEXT = "field", "text"


Place = tuple[object, ...]
"""Where somebody is on a page, as the page itself knows it."""


_stands_on: QWidget | None = None


@contextmanager
def on_sheet(sheet: QWidget) -> Iterator[None]:
    """Let the pages that are made inside stand on a widget from the first: a page that is put there
    when it is whole is dressed anew, with all that stands on it.
    """
    global _stands_on
    _stands_on = sheet
    try:
        yield
    finally:
        _stands_on = None


class Page(QWidget):
    """A page of the window. It works through the open event and never calls another page."""

    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(_stands_on)
        self.open_event = open_event
        self._stale = True
        self._former: StageId | None = None
        """The stage that was in hand before the page took another one up of itself."""
        self._taken_up: StageId | None = None
        open_event.changed.connect(self._on_changed)
        open_event.stage_chosen.connect(self._keep_what_was_chosen)
        open_event.stage_chosen.connect(self._on_stage_chosen)

    def refresh(self) -> None:
        """Show the event as it is now, keeping selection and focus."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the focus where the next keystroke belongs."""
        raise NotImplementedError

    def page_actions(self) -> Sequence[QAction]:
        """Return the actions of the page for the menu, each with its key."""
        raise NotImplementedError

    def typed_keys(self) -> TypedKeys | None:
        """Return the keys typed here that no menu has; None where there are none."""
        return None

    def go_to(self, destination: Destination) -> None:
        """Ask the window to go there."""
        self.wants.emit(destination)

    def way_to(self, page: PageId) -> Callable[[], None]:
        """Return what goes to another page, for a button or an act."""
        return lambda: self.go_to(ShowPage(page))

    def take_up(self, stage: StageId) -> None:
        """Put a stage in hand as long as the page is seen: the arbiter has not chosen it."""
        if stage != self.open_event.stage:
            if self._former is None:
                self._former = self.open_event.stage
            self._taken_up = stage
            self.open_event.stage = stage

    def put_back(self) -> None:
        """Put the stage in hand again that was before the page took one up."""
        if self._former is not None:
            self.open_event.stage = self._former
            self._former = None

    def put_in_hand(self, stage: StageId) -> None:
        """Put a stage in hand that the arbiter goes on with on other pages."""
        self._former = None
        self.open_event.stage = stage

    @contextmanager
    def keeping_stage(self) -> Iterator[None]:
        """Let a form choose a stage for itself: the one in hand is put back after it."""
        former = self._former
        try:
            with self.open_event.lent():
                yield
        finally:
            self._former = former

    def place(self) -> Place:
        """Return where the arbiter is on the page, to come back there."""
        return tuple(view.currentIndex().row() for view in self.findChildren(QAbstractItemView))

    def go_back_to(self, place: Place) -> None:
        """Go where the arbiter was, as far as it is there."""
        for view, row in zip(self.findChildren(QAbstractItemView), place, strict=False):
            model = view.model()
            if isinstance(row, int) and model is not None and 0 <= row < model.rowCount():
                view.setCurrentIndex(model.index(row, max(view.currentIndex().column(), 0)))

    def settle(self) -> bool:
        """Save what is being typed; return False if it cannot be, with the focus on it."""
        return True

    def take_typed(self) -> None:
        """Save what is being typed into a field that saves itself, as when it is left."""
        if (field := self._half_typed()) is not None:
            field.editingFinished.emit()

    def unsaved(self) -> Fields:
        """Return what is being typed and not saved yet, as texts; nothing where all is saved."""
        field = self._half_typed()
        return {} if field is None else {_FIELD: field.accessibleName(), _TEXT: field.text()}

    def _half_typed(self) -> QLineEdit | None:
        """Return the field that saves itself in which something is being typed."""
        field = self.focusWidget()
        if isinstance(field, QLineEdit) and isinstance(field, SelfSaving) and field.is_unsaved:
            return field
        return None

    def bring_back(self, unsaved: Fields) -> bool:
        """Show again what was being typed, with the focus on it; return whether it has a place."""
        for field in self.findChildren(QLineEdit):
            if isinstance(field, SelfSaving) and field.accessibleName() == unsaved.get(_FIELD):
                _bring_to_front(field)
                field.setFocus()
                field.type_again(unsaved.get(_TEXT, ""))
                return True
        return False

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        if not event.spontaneous():
            self.put_back()
        super().hideEvent(event)

    def _keep_what_was_chosen(self) -> None:
        if self.open_event.stage != self._taken_up:
            self._former = None

    def _on_changed(self, _: Changes) -> None:
        self._refresh_soon()

    def _on_stage_chosen(self) -> None:
        """Show what another stage in hand has; a page that shows none of them stays as it is."""
        self._refresh_soon()

    def _refresh_soon(self) -> None:
        """Show the event anew now, or as soon as the page is seen."""
        if self.isVisible():
            self.refresh()
        else:
            self._stale = True


def _bring_to_front(widget: QWidget) -> None:
    """Turn to the tab that a widget stands in, if any."""
    around = widget.parentWidget()
    while around is not None:
        stack = around.parentWidget()
        tabs = stack.parentWidget() if stack is not None else None
        if isinstance(tabs, QTabWidget):
            tabs.setCurrentWidget(around)
        around = stack
