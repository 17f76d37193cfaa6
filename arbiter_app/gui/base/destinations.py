"""Where a page may lead: another page, or something that is done on one.

A page names its destination and knows no other page; the window goes there.
"""

from dataclasses import field
from enum import StrEnum
from typing import TYPE_CHECKING

from arbiter_app.domain.ids import Board, IncidentId, Round, StageId
from arbiter_app.values import frozen

if TYPE_CHECKING:
    from arbiter_app.documents.options import Options


class PageId(StrEnum):
    """A page of the window, by the name of its icon."""

    EVENT = "event"
    TOURNAMENTS = "tournaments"
    OFFICIALS = "officials"
    TEAMS = "teams"
    PLAYERS = "players"
    REGISTRATION = "desk"
    COMMISSION = "mandate"
    DRAW = "draw"
    PLAYING = "playing"
    PAIRING = "pairing"
    ROUNDS = "rounds"
    SHEETS = "sheets"
    INCIDENTS = "incidents"
    APPEALS = "appeals"
    TABLE = "table"
    ACROSS = "across"
    PLAY_OFF = "play-off"
    BRACKET = "bracket"
    STAGES = "stages"
    PAPERS = "documents"
    JOURNAL = "journal"


@frozen
class ShowPage:
    """A page as it is, with the focus where its next keystroke belongs."""

    page: PageId


@frozen
class ShowPaper:
    """A paper, with what is chosen about it."""

    document: str
    options: "Options" = field(default_factory=dict)


@frozen
class ShowPrintedPapers:
    """The papers that were printed, the wrong ones first."""


@frozen
class ShowBoard:
    """A board of a round of a stage, which is put in hand."""

    round: Round
    board: Board
    stage: StageId


@frozen
class NewIncident:
    """An incident at a board of a round of a stage, to be written down; then back to the page that
    it was told on.
    """

    round: Round
    board: Board
    stage: StageId


@frozen
class NewAppeal:
    """A protest or an appeal against a sanction of the register of incidents, to be filed."""

    incident: IncidentId
    sanction: int


@frozen
class ContinueDraft:
    """A form with what was typed into it before the program ended of itself."""

    form: str
    """By the name its draft is kept under."""


Destination = (
    ShowPage | ShowPaper | ShowPrintedPapers | ShowBoard | NewIncident | NewAppeal | ContinueDraft
)
