"""Slips scanned on the page of rounds, each by the code in its corner."""

from arbiter_app.documents.parts.sheet_code import digits_of_event
from arbiter_app.documents.parts.slip_code import game_of, read_slip_code
from arbiter_app.domain.ids import Board
from arbiter_app.gui.base.destinations import ShowBoard
from arbiter_app.gui.base.page import Page
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.sheet_answers import Verdict, verdict_sentence


class SlipScanning:
    """Goes to the board of a slip, whichever tournament and round it is of."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def take(self, text: str) -> Board | str | None:
        """Go to the board of the slip with a code, and return it by its number in the hall; a
        sentence where no such game is played, None where this is no code of a slip.
        """
        code = read_slip_code(text)
        if code is None:
            return None
        whole = self._page.open_event.whole
        is_own = code.event == digits_of_event(whole.key)
        found = game_of(code, whole) if is_own else None
        if found is None:
            verdict = Verdict.OLD_SLIP if is_own else Verdict.OTHER_EVENT
            return verdict_sentence(window_catalogue(), verdict, sheet="", version=0)
        self._page.go_to(ShowBoard(found.round, found.game.board, found.stage))
        return found.shown
