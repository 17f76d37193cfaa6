"""What is being typed into a form is kept every moment, and given back after a crash."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QVBoxLayout

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.i18n import translate
from arbiter_app.services.copies.drafts import Draft, Drafts

REST = 300
"""Milliseconds after a keystroke at the most before it is kept."""


@runtime_checkable
class DraftedForm(Protocol):
    """A form whose fields can be written down as texts and shown again."""

    def draft(self) -> dict[str, str]:
        """Return all that stands in the fields, as texts."""

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has."""


class DraftKeeper(QObject):
    """Keeps the fields of a dialog until it is accepted or left; a killed program does neither.
    Long work `stays` also when the dialog is left.

    A draft that is there already is shown, with the way back to an empty form, or offered where the
    dialog was opened about something else.
    """

    def __init__(
        self, dialog: QDialog, drafts: Drafts, form: str, *, is_about: bool, stays: bool = False
    ) -> None:
        super().__init__(dialog)
        assert isinstance(dialog, DraftedForm)
        self._dialog: QDialog = dialog
        self._form: DraftedForm = dialog
        self._drafts = drafts
        self._name = form
        self._seen = self._empty = self._form.draft()
        self._stays = stays
        self._is_own = False
        """Whether what is kept is what stands in this dialog."""
        if draft := drafts.kept(form):
            self._offer(draft, is_shown=not is_about)
        self._watch = QTimer(self, interval=REST)
        self._watch.timeout.connect(self._keep)
        self._watch.start()
        dialog.finished.connect(self._end)

    def _keep(self) -> None:
        fields = self._form.draft()
        if fields == self._seen:
            return
        self._seen = fields
        self._is_own = True
        if fields == self._empty:
            self._drafts.drop(self._name)
        else:
            self._drafts.keep(self._name, fields)

    def _end(self, result: int) -> None:
        self._watch.stop()
        fields = self._form.draft()
        if self._stays and result == QDialog.DialogCode.Rejected and fields != self._empty:
            self._drafts.keep(self._name, fields)
        elif self._is_own:
            self._drafts.drop(self._name)

    def _offer(self, draft: Draft, *, is_shown: bool) -> None:
        empty = self._empty
        back = _Offer(draft, was_left=self._stays)
        layout = self._dialog.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, back)

        def take() -> None:
            self._show(dict(draft.fields))
            back.say_taken(begin_anew)

        def begin_anew() -> None:
            self._show(empty)
            back.hide()

        if is_shown:
            take()
        else:
            back.say_kept(take)

    def _show(self, fields: dict[str, str]) -> None:
        self._form.restore(fields)
        self._seen = self._form.draft()
        self._is_own = True


class _Offer(QFrame):
    """Says above the fields where they come from."""

    def __init__(self, draft: Draft, *, was_left: bool) -> None:
        super().__init__()
        self._was_left = was_left
        self._time = f"{draft.at:%H:%M}"
        show_as(self, Look.MESSAGE)
        self._text = words(wraps=True)
        self._button = QPushButton()
        self._button.setAutoDefault(False)
        self._act: Callable[[], object] = lambda: None
        self._button.clicked.connect(lambda: self._act())
        row((self._text, 1), self._button, around=Room.SMALL, into=self)

    def say_taken(self, begin_anew: Callable[[], object]) -> None:
        """Say that the draft stands in the fields."""
        text = translate("Draft", "This is what was being typed at {time} when the program ended.")
        if self._was_left:
            text = translate("Draft", "This was left half done at {time}.")
        self._say(text, translate("Draft", "Begin &anew"), begin_anew)

    def say_kept(self, take: Callable[[], object]) -> None:
        """Say that there is a draft, about something else perhaps."""
        text = translate("Draft", "Another one was left half written at {time}.")
        self._say(text, translate("Draft", "Go on with that o&ne"), take)

    def _say(self, text: str, verb: str, act: Callable[[], object]) -> None:
        self._text.setText(text.format(time=self._time))
        self.setAccessibleName(self._text.text())
        self._button.setText(verb)
        self._act = act
