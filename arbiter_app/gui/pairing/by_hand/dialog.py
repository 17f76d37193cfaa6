"""The dialog in which a round of a Swiss is paired by hand, or published pairs are changed."""

from functools import partial

from PySide6.QtWidgets import QCheckBox, QLayout, QWidget

from arbiter_app.domain.checking.by_hand import JudgedByHand, judged
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import ChangeCase, RoundOfPlay
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand
from arbiter_app.domain.permission.by_hand import FIVE_CASES, WITH_AGREEMENT
from arbiter_app.domain.taking_part.byes_by_hand import beyond_limits
from arbiter_app.gui.base.background import Failure, ask, attempt
from arbiter_app.gui.base.kept_texts import kept_value
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import keys_text
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, text_width
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.pairing.by_hand.acts import ByHandActs
from arbiter_app.gui.pairing.by_hand.seats import Seat, Seats, columns
from arbiter_app.gui.pairing.by_hand.written import as_texts, from_texts
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.choice import Choice, give_way
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.wording.checking.by_hand import broken_rules, other_pairs
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.terms.play.by_hand import change_case

_WIDTH, _HEIGHT, _LIST, _RULES = 64, 42, 9, 20
"""Of the dialog where there is room, and of the list and the rules at the least, in heights of
letters.
"""
_PATIENCE = 0.05
"""Seconds in which the rules of a small field are told before anything is painted."""


class ByHandDialog(Dialog):
    """Everybody in a list with their places, beside it what is broken; finished as one act."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        hand: PairingByHand,
        published: RoundOfPlay | None,
    ) -> None:
        verb = translate("ByHandDialog", "&Write these pairs")
        super().__init__(parent, _title(hand, published), verb=verb, do=self._write)
        self.resize(text_width(_WIDTH), text_width(_HEIGHT))
        self._open_event, self._begun, self._published = open_event, hand, published
        here = in_hand(open_event.facts)
        self._competition = here.competition
        self._names = names_of(window_catalogue(), here.competition, here.event.contestants)
        self._seats = Seats(here, hand)
        model = RowsModel(columns(), lambda seat: seat.player)
        self._table: Table[Seat] = Table(
            model, name=translate("ByHandDialog", "Places"), sortable=False, filtered=False
        )
        self._table.setMinimumHeight(text_width(_LIST))
        self._rules = ReadText(translate("ByHandDialog", "Rules"))
        self._rules.setMinimumWidth(text_width(_RULES))
        self._acts = ByHandActs(self._table, hand)
        self._told: PairingByHand | None = None
        """Of which pairs the rules are told."""
        self._case = Choice(
            translate("ByHandDialog", "Case"),
            FIVE_CASES,
            lambda case: change_case(window_catalogue(), case),
        )
        self._agreed = QCheckBox(translate("ByHandDialog", "Those concerned a&gree"))
        self._reason = ReasonField()
        self._lay_out()
        self._acts.changed.connect(self._show)
        self._acts.refused.connect(self.refuse)
        self._case.currentIndexChanged.connect(self._show_case)
        self._show()
        self._show_case()
        self._table.setFocus()

    def draft(self) -> dict[str, str]:
        """Return what is half done, as texts."""
        case = self._case.value
        return {
            **as_texts(self._acts.hand, self._begun),
            "reason": self._reason.text(),
            "case": "" if case is None else case.value,
            "agreed": "yes" if self._agreed.isChecked() else "",
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what was half done, unless the round is another than when it was begun."""
        known = self._competition.numbers
        kept = from_texts(draft, self._begun, known)
        if kept is None:
            return
        self._acts.begin(kept)
        self._reason.setText(draft.get("reason", ""))
        if (case := kept_value(ChangeCase, draft.get("case"))) in FIVE_CASES:
            self._case.show_value(case)
        self._agreed.setChecked(bool(draft.get("agreed")))

    def _lay_out(self) -> None:
        keys = "   ".join(
            translate("ByHandDialog", "{keys} {act}").format(
                keys=keys_text(act), act=plain_caption(act.text()).replace("&", "")
            )
            for act in self._acts.actions
        )
        self._case.setMinimumWidth(text_width(_RULES))
        give_way(self._case)
        keep_room(self._agreed)
        case = Label(translate("ByHandDialog", "&Case of C.04.2 Art. 4:"))
        case.setBuddy(self._case)
        asked: tuple[QLayout, ...] = (
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )
        if self._published is not None:
            of_case = layouts.row((self._case, 1), self._agreed)
            asked = (layouts.column(case, of_case, gap=Room.TIGHT), *asked)
        self.lay_out(
            layouts.row((self._table, 3), (self._rules, 2), gap=Room.WIDE),
            words(keys, Look.SMALL, wraps=True),
            *asked,
        )

    def _show(self) -> None:
        """Show where everybody sits, and what is broken by it."""
        hand = self._acts.hand
        self.problem.say("")
        self._table.set_rows(tuple(self._seats.rows(hand, self._acts.marked)))
        if hand != self._told:
            self._told = hand
            ask(
                self,
                partial(attempt, partial(judged, self._competition, hand)),
                partial(self._tell, hand),
                patience=_PATIENCE,
            )

    def _tell(self, hand: PairingByHand, found: JudgedByHand | Failure) -> None:
        """Say what was found, unless the pairs are others by now."""
        if hand == self._told and isinstance(found, JudgedByHand):
            self._rules.setPlainText(self._sentences(found))
        elif hand == self._told and not isinstance(found, JudgedByHand):
            self._rules.setPlainText(error_sentence(found))

    def _sentences(self, found: JudgedByHand) -> str:
        competition, catalogue = self._competition, window_catalogue()
        broken = [f"⚠ {line}" for line in broken_rules(catalogue, self._names, found)]
        others = list(other_pairs(catalogue, competition, self._names, found))
        if not broken:
            broken = [translate("ByHandDialog", "No absolute rule is broken.")]
        head = (
            translate("ByHandDialog", "Not as the system pairs these players:")
            if others
            else translate("ByHandDialog", "So the system pairs these players, too.")
        )
        return "\n\n".join((*broken, head, *others))

    def _show_case(self) -> None:
        self._agreed.setVisible(self._case.value in WITH_AGREEMENT)

    def _write(self) -> bool:
        door = self._open_event.main_door(say=self.refuse)
        if not self._reason.reason and self._acts.hand.is_complete:
            why = translate("ByHandDialog", "Say why the pairs are made by hand: it is printed.")
            return self.refuse(why, self._reason)
        here = in_hand(self._open_event.facts)
        broken = beyond_limits(here, self._acts.hand)
        if broken and not decided(
            self,
            title=translate("ByHandDialog", "Byes beyond the limits"),
            body="\n".join(map(error_sentence, broken)),
            verb=translate("ByHandDialog", "&Decide so"),
        ):
            return False
        return door.do(
            pair_by_hand,
            decided=bool(broken),
            hand=self._acts.hand,
            reason=self._reason.reason,
            case=self._case.value if self._published is not None else None,
            agreed=self._agreed.isChecked() and self._case.value in WITH_AGREEMENT,
        )


def _title(hand: PairingByHand, published: RoundOfPlay | None) -> str:
    title = (
        translate("ByHandDialog", "Pair round {round} by hand")
        if published is None
        else translate("ByHandDialog", "Change published pairs of round {round}")
    )
    return title.format(round=hand.round)
