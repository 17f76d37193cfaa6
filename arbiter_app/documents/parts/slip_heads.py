"""What is said at the head of every slip: of which event it is, and of which tournament."""

from arbiter_app.documents.parts import frame
from arbiter_app.documents.slip import SlipLine, SlipSize
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Board
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.stages import tournament_name


def head(here: InHand, catalogue: Catalogue) -> SlipLine:
    """Return the title of the event, and that of its tournament if it has several."""
    parts = [frame.event_title(here)]
    if here.event.has_several and not frame.is_of_all(here.event):
        parts.append(tournament_name(catalogue, here.event.tournament))
    return SlipLine(" · ".join(part for part in parts if part), size=SlipSize.SMALL)


def of_board(catalogue: Catalogue, round: str, board: Board) -> SlipLine:
    """Return the round, and at the right in large type the board."""
    pattern = catalogue.translate("Paper", "Board {board}")
    return SlipLine(round, pattern.format(board=board), right_size=SlipSize.LARGE)
