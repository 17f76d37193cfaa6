"""Numbers of a Swiss that are not those of the published order any more: told, and given anew."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.drawing.renumbering import (
    is_order_out_of_date,
    must_be_renumbered,
    number_changes,
    order_by_strength,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.number_changes import number_change_table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.draw import number_anew
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import strength

_WIDTH = 620
"""In pixels beside letters of the usual height."""


class RenumberNotice(QWidget):
    """Says that the order is not the published one any more, and offers the way; no room else."""

    done = Signal()
    """The players are numbered anew, or the question was left."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._told = words(wraps=True)
        self._renumber = QPushButton(translate("Renumbering", "N&umber anew…"))
        self._renumber.clicked.connect(self._ask)
        column(self._told, row(self._renumber, STRETCH), gap=Room.TIGHT, into=self)
        self.hide()

    def show_event(self, event: Event) -> None:
        """Tell how it is with the numbers of an event as it stands."""
        is_out_of_date = is_order_out_of_date(event)
        self.setVisible(is_out_of_date)
        if not is_out_of_date:
            return
        competition = event.tournament.competition()
        count = len(number_changes(competition, order_by_strength(event)))
        text = translate(
            "Renumbering",
            "The numbers are not those of the published order any more: by what is known now %n"
            " player(s) would get another one.",
            None,
            count,
        )
        if must_be_renumbered(event):
            must = translate(
                "Renumbering", "The Dubov system wants them renewed (C.04.4.1 Art. 1.2.2)."
            )
            text = f"{text} {must}"
        may = verdict(Action.RENUMBER, competition) is not Verdict.REFUSED
        self._renumber.setVisible(may)
        why_not = "" if may else error_sentence(refusal(Action.RENUMBER, competition))
        self._told.setText("\n".join(filter(None, (text, why_not))))

    def _ask(self) -> None:
        RenumberDialog(self, self._open_event).exec()
        self.done.emit()


class RenumberDialog(Dialog):
    """Shows every number that changes before it does; the reason goes into the journal."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("Renumbering", "Number anew?"),
            verb=translate("Renumbering", "&Number anew"),
            do=self._number_anew,
        )
        self._open_event = open_event
        self.setMinimumWidth(px(_WIDTH))
        self._reason = ReasonField()
        self._reason.textChanged.connect(self._on_reason)
        event = open_event.facts
        changes = number_changes(event.tournament.competition(), order_by_strength(event))
        self.lay_out(
            Aside(_what_happens(event)),
            number_change_table(event, changes),
            self._reason.label,
            self._reason,
        )
        self._on_reason()
        self._reason.setFocus()

    def _number_anew(self) -> bool:
        if not self._reason.reason:
            self._reason.setFocus()
            return False
        door = self._open_event.door(say=self.refuse)
        return door.do(number_anew, reason=self._reason.reason)

    def _on_reason(self) -> None:
        self.verb.setEnabled(bool(self._reason.reason))


def _what_happens(event: Event) -> str:
    """Tell by which order, and what becomes of rounds that are paired."""
    tournament = event.tournament
    competition = tournament.competition()
    text = translate("Renumbering", "Order: {order}.")
    told = [text.format(order=strength.order_text(window_catalogue(), tournament))]
    if fixed := competition.rounds_fixed:
        text = translate(
            "Renumbering",
            "Rounds that are paired ({rounds}) stay as they are and keep the numbers they were"
            " paired by; the new ones count from round {next}.",
        )
        rounds = numbers.ranges([*range(1, fixed + 1)])
        told.append(text.format(rounds=rounds, next=fixed + 1))
    if draft := next(
        (each.number for each in competition.rounds if competition.is_draft(each)), None
    ):
        text = translate("Renumbering", "The draft of round {round} is out of date then.")
        told.append(text.format(round=draft))
    return "\n".join(told)
