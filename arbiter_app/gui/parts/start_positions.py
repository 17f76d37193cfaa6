"""The start positions of a round, asked for from every page that shows it."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.permission.by_start import Starting, starting_verdict
from arbiter_app.gui.base.open_event import TO_BE_TYPED, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct
from arbiter_app.services.commands.rules.chess960 import note_start_positions


def offer_start(action: PageAct, here: InHand, number: Round) -> None:
    """Offer to draw or note start positions of a round; where no Chess960 is played, it is not
    seen.
    """
    action.setVisible(here.event.chess960 is not None)
    try:
        starting_verdict(here, number, Starting.NOTED)
    except RuleError as error:
        action.offer(error_sentence(error))
    else:
        action.offer()


def ask_start(page: Page, number: Round, *, stage: StageId) -> None:
    """Ask how the start positions of a round are drawn, where this is allowed."""
    open_event = page.open_event
    door = open_event.door(at=stage)
    if not door.may(note_start_positions, round=number, reason=TO_BE_TYPED):
        return
    from arbiter_app.gui.parts.dialogs.start_position_dialog import StartPositionDialog

    StartPositionDialog(page, open_event, number, stage=stage).exec()
