"""Asking before an act that does something beside the plain course of play; see
`domain.permission.acts`.
"""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from arbiter_app.domain.permission.acts import ACTS, Departure, Level, NotAcceptedError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate


def accepted(parent: QWidget, error: NotAcceptedError) -> bool:
    """Ask for every yes that an act wants, the heaviest last; return whether all were said."""
    above = QApplication.activeModalWidget() or parent
    found = error.departures
    heaviest = max(each.level(in_mode=False) for each in found)
    if heaviest is Level.TOLD:
        return bool(ToldDialog(above, found).exec())
    if not ConfirmedDialog(above, found).exec():
        return False
    return heaviest < Level.DOUBLY_CONFIRMED or _is_second_no(above, found)


def _is_second_no(above: QWidget, found: Sequence[Departure]) -> bool:
    dialog = SecondQuestion(above, [each for each in found if _is_double(each)])
    dialog.exec()
    return dialog.is_left


def _is_double(departure: Departure) -> bool:
    return ACTS[departure.act].level is Level.DOUBLY_CONFIRMED


def _sentences(found: Sequence[Departure]) -> list[str]:
    return [error_sentence(NotAcceptedError((each,))) for each in found]


class ToldDialog(Dialog):
    """What follows from an act, to be read before it is done."""

    def __init__(self, parent: QWidget, found: Sequence[Departure]) -> None:
        super().__init__(
            parent,
            translate("WeighedActs", "This is to be known"),
            *_sentences(found),
            verb=translate("WeighedActs", "&Understood, do it"),
        )


class ConfirmedDialog(Dialog):
    """What an act departs from, and what follows; Enter leaves all as it is."""

    def __init__(self, parent: QWidget, found: Sequence[Departure]) -> None:
        super().__init__(
            parent,
            translate("WeighedActs", "This departs from the plain course of play"),
            *_sentences(found),
            verb=translate("WeighedActs", "&Do it all the same"),
            act=Act.DEPART,
        )
        self.way_out.setFocus()


class SecondQuestion(Dialog):
    """The second question of what is doubly confirmed: Yes keeps everything as it is."""

    def __init__(self, parent: QWidget, found: Sequence[Departure]) -> None:
        super().__init__(
            parent,
            translate("WeighedActs", "Keep everything as it is?"),
            verb=translate("WeighedActs", "&Yes, keep it"),
        )
        self.is_left = False
        """Whether the answer was no: the act is done."""
        no = QPushButton(translate("WeighedActs", "&No, do it"))
        no.clicked.connect(self._leave_it)
        self.lay_out(*_sentences(found), side=(no,))
        self.verb.setFocus()

    def _leave_it(self) -> None:
        self.is_left = True
        self.done(self.DialogCode.Accepted)
