"""Where each next step is done."""

from collections.abc import Mapping

from arbiter_app.domain.next_step.whole_event import Coming, NextStep
from arbiter_app.gui.base.destinations import Destination, PageId, ShowBoard, ShowPage

PAGES_OF_STEPS: Mapping[Coming, PageId] = {
    Coming.PLAYERS: PageId.PLAYERS,
    Coming.TEAMS: PageId.TEAMS,
    Coming.DESK: PageId.REGISTRATION,
    Coming.COMMISSION: PageId.COMMISSION,
    Coming.DRAW: PageId.DRAW,
    Coming.STAGES: PageId.STAGES,
    Coming.PAIR: PageId.BRACKET,
    Coming.PAIR_ROUND: PageId.PAIRING,
    Coming.PUBLISH: PageId.PAIRING,
    Coming.START_POSITION: PageId.ROUNDS,
    Coming.LINE_UPS: PageId.ROUNDS,
    Coming.RESULTS: PageId.ROUNDS,
    Coming.SHEETS: PageId.SHEETS,
    Coming.SIGN_OFF: PageId.ROUNDS,
    Coming.PLAY_OFF: PageId.PLAY_OFF,
    Coming.FINAL_TABLE: PageId.TABLE,
    Coming.REPORT: PageId.PAPERS,
}


def destination_of(step: NextStep) -> Destination:
    """Return where a step is done: at a board, or on a page."""
    if step.stage is not None and step.round is not None and step.board is not None:
        return ShowBoard(step.round, step.board, step.stage)
    return ShowPage(PAGES_OF_STEPS[step.coming])
