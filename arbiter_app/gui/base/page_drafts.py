"""What is half typed on a page is kept every moment, and given back when it is shown again."""

from PySide6.QtCore import QEvent, QObject, QTimer

from arbiter_app.gui.base.drafts import REST
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.i18n import translate
from arbiter_app.services.copies.drafts import Drafts

_PAGE = "page:"


def draft_of(page: str) -> str:
    """Return the name that the draft of a page is kept under."""
    return _PAGE + page


def page_of(form: str) -> str | None:
    """Return the page that a draft belongs to; None where it is that of a dialog."""
    return form.removeprefix(_PAGE) if form.startswith(_PAGE) else None


class PageDrafts(QObject):
    """Keeps what a page has unsaved from its first showing on, for the next run of the program."""

    def __init__(self, page: Page, drafts: Drafts, form: str) -> None:
        super().__init__(page)
        self._page, self._drafts, self._form = page, drafts, form
        self._is_given_back = False
        self._kept: Fields = {}
        self._watch = QTimer(self, interval=REST)
        self._watch.timeout.connect(self.keep)
        page.installEventFilter(self)

    def take_focus(self) -> None:
        """Put the focus on what is half typed, else where the next key of the page belongs."""
        self.give_back()
        typed_in = self._page.focusWidget()
        if typed_in is not None and self._page.unsaved():
            typed_in.setFocus()
        else:
            self._page.focus_first()

    def give_back(self) -> None:
        """Show once what an earlier run of the program left; what it was about may be gone."""
        if self._is_given_back or not self._page.isVisible():
            return
        self._is_given_back = True
        draft = self._drafts.kept(self._form)
        if draft is None:
            return
        if not self._page.bring_back(draft.fields):
            self._drafts.drop(self._form)
            return
        self._kept = self._page.unsaved()
        text = translate("Draft", "Half typed at {time}: it stands in the form, not saved yet.")
        self._page.open_event.done.emit(text.format(time=f"{draft.at:%H:%M}"))

    def keep(self) -> None:
        """Write down what is unsaved now, or that nothing is any more."""
        unsaved = self._page.unsaved()
        if unsaved == self._kept or not self._is_given_back:
            return
        self._kept = unsaved
        if unsaved:
            self._drafts.keep(self._form, unsaved)
        else:
            self._drafts.drop(self._form)

    def forget(self) -> None:
        """Let what is unsaved go, and keep nothing more."""
        self._watch.stop()
        self._drafts.drop(self._form)
        self._is_given_back = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Show:
            self._watch.start()
        elif event.type() is QEvent.Type.Hide:
            self._watch.stop()
            self.keep()
        return super().eventFilter(watched, event)
