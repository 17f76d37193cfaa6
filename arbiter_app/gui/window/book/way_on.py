"""The way to what comes next, from whatever page is seen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QPushButton

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.next_step.whole_event import Coming, NextStep, next_step
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.next_pages import PAGES_OF_STEPS, destination_of
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.look.style_sheet import LOOK
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.event.next_steps import next_step_text

_ALSO_ON = {Coming.PUBLISH: PageId.ROUNDS, Coming.START_POSITION: PageId.PAIRING}
"""Where else a step can be taken."""
_TURNS = (
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.EnabledChange,
    QEvent.Type.DynamicPropertyChange,
)
"""What makes a filled button come or go."""


class WayOn(QObject):
    """Puts the filled button that leads to the next step into the head of a page that has nothing
    filled of its own, unless the step is taken on this page.
    """

    def __init__(self, open_event: OpenEvent, book: PageBook) -> None:
        super().__init__(book)
        self._open_event = open_event
        self._book = book
        self._seen: Event | None = None
        self._step = NextStep(coming=Coming.PLAYERS)
        # When all pages show the event as it is now, and not before a result is painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        open_event.changed.connect(self._soon.start)
        book.built.connect(self._watch)
        book.turned.connect(self._show)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _TURNS and _is_filled(watched):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _watch(self, _: PageId, page: Page) -> None:
        for button in page.findChildren(QPushButton):
            button.installEventFilter(self)

    def _show(self) -> None:
        page = self._book.page
        heads = page.findChildren(PageHead)
        if not heads:
            return
        step = self._from_here()
        has_own = _has_filled(page, heads)
        text = "" if step is None or has_own else next_step_text(window_catalogue(), step)
        for head in heads:
            head.offer_next(text, self._go)

    def _from_here(self) -> NextStep | None:
        """Return what comes next elsewhere; None where it is done on this page."""
        event = self._open_event.facts
        if event is not self._seen:
            self._seen, self._step = event, next_step(event)
        here = self._book.page_id
        if here not in (PAGES_OF_STEPS[self._step.coming], _ALSO_ON.get(self._step.coming)):
            return self._step
        is_end = self._step.coming is Coming.FINAL_TABLE
        return NextStep(coming=Coming.REPORT) if is_end else None

    def _go(self) -> None:
        step = self._from_here()
        if step is None:
            return
        if step.coming is Coming.PAIR and step.stage is not None:
            self._book.page.put_in_hand(step.stage)
        self._book.go_to(destination_of(step))


def _has_filled(page: Page, heads: Sequence[PageHead]) -> bool:
    """Whether a page has a filled button of its own. The one of a form is, even while nothing can
    be done with it yet; an act in the head that cannot be done is not filled.
    """
    leading = {head.next_button for head in heads}
    return any(
        each.isVisibleTo(page)
        and (each.isEnabled() or not any(head.isAncestorOf(each) for head in heads))
        for each in page.findChildren(QPushButton)
        if _is_filled(each) and each not in leading
    )


def _is_filled(watched: QObject) -> bool:
    return isinstance(watched, QPushButton) and watched.property(LOOK) == Look.PRIMARY
