"""The dialog in which a round of a round robin is paired by hand, in place of its schedule."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.checking.schedule import schedule_faults
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import ByHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.schedule_by_hand import (
    as_arranged,
    begin_schedule,
    round_to_arrange,
)
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import keys_text
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, text_width
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.pairing.by_hand.acts import ByHandActs
from arbiter_app.gui.pairing.by_hand.seats import Seat, Seats, columns
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.by_hand import arrange_by_hand
from arbiter_app.wording.checking.differences import names_of, pairing_text

_WIDTH, _HEIGHT, _LIST, _RULES = 64, 42, 9, 20
"""Of the dialog where there is room, and of the list and the rules at the least, in heights of
letters.
"""


def arrange_in_dialog(parent: QWidget, open_event: OpenEvent, shown: Round) -> bool:
    """Let a round of a round robin be paired by hand; return whether it was."""
    competition = open_event.competition
    try:
        number = round_to_arrange(competition, shown)
    except RuleError as error:
        open_event.refused.emit(error_sentence(error))
        return False
    return bool(ScheduleDialog(parent, open_event, number).exec())


class ScheduleDialog(Dialog):
    """Everybody in a list with their places, beside it what the whole schedule breaks by them."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, number: Round) -> None:
        title = translate("ScheduleDialog", "Pair round {round} of the schedule by hand")
        super().__init__(
            parent,
            title.format(round=number),
            verb=translate("ScheduleDialog", "&Write these pairs"),
            do=self._write,
        )
        self.resize(text_width(_WIDTH), text_width(_HEIGHT))
        self._open_event = open_event
        here = in_hand(open_event.facts, open_event.stage)
        self._competition = here.competition
        self._names = names_of(window_catalogue(), here.competition, here.event.contestants)
        hand = begin_schedule(here.competition, number)
        self._seats = Seats(here, hand)
        model = RowsModel(columns(of_swiss=False), lambda seat: seat.player)
        self._table: Table[Seat] = Table(
            model, name=translate("ByHandDialog", "Places"), sortable=False, filtered=False
        )
        self._table.setMinimumHeight(text_width(_LIST))
        self._rules = ReadText(translate("ByHandDialog", "Rules"))
        self._rules.setMinimumWidth(text_width(_RULES))
        self._acts = ByHandActs(self._table, hand, has_byes=False)
        self._reason = ReasonField()
        self._lay_out()
        self._acts.changed.connect(self._show)
        self._acts.refused.connect(self.refuse)
        self._show()
        self._table.setFocus()

    def _lay_out(self) -> None:
        keys = "   ".join(
            translate("ByHandDialog", "{keys} {act}").format(
                keys=keys_text(act), act=plain_caption(act.text()).replace("&", "")
            )
            for act in self._acts.actions
        )
        self.lay_out(
            layouts.row((self._table, 3), (self._rules, 2), gap=Room.WIDE),
            words(keys, Look.SMALL, wraps=True),
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )

    def _show(self) -> None:
        """Show where everybody sits, and what the schedule breaks with these pairs."""
        hand = self._acts.hand
        self.problem.say("")
        self._table.set_rows(tuple(self._seats.rows(hand, self._acts.marked)))
        arranged = as_arranged(self._competition, hand)
        noted = ByHand(reason="")
        rounds = (
            replace(each, by_hand=noted) if each.number == hand.round else each
            for each in arranged.rounds
        )
        faults = schedule_faults(replace(arranged, rounds=tuple(rounds)))
        told = [f"⚠ {pairing_text(window_catalogue(), self._names, each)}" for each in faults]
        whole = translate("ScheduleDialog", "Over all rounds everybody meets everybody as often.")
        self._rules.setPlainText("\n\n".join(told) or whole)

    def _write(self) -> bool:
        if not self._reason.reason:
            why = translate("ByHandDialog", "Say why the pairs are made by hand: it is printed.")
            return self.refuse(why, self._reason)
        door = self._open_event.door(say=self.refuse)
        return door.do(arrange_by_hand, hand=self._acts.hand, reason=self._reason.reason)
