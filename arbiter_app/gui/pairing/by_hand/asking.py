"""Opening the dialog of a pairing by hand, with what was left half done in it."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.making import demand_draft, demand_next
from arbiter_app.domain.permission.by_hand import published_round
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.pairing.by_hand.dialog import ByHandDialog


def pair_by_hand_in_dialog(parent: QWidget, open_event: OpenEvent, number: Round) -> bool:
    """Let a round be paired by hand, or its published pairs be changed; return whether they were.

    Work that is left half done is there when the dialog is opened again.
    """
    competition = open_event.tournament.competition()
    try:
        demand_next(competition, number)
        hand = begin_by_hand(competition, number)
        published = published_round(competition, hand)
        if published is None:
            demand_draft(competition, number)
        dialog = ByHandDialog(parent, open_event, hand, published)
    except RuleError as error:
        open_event.refused.emit(error_sentence(error))
        return False
    form = f"by-hand:{competition.id}:{number}"
    DraftKeeper(dialog, open_event.drafts, form, is_about=False, stays=True)
    return bool(dialog.exec())
