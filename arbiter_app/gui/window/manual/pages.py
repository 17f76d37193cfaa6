"""Which chapter of the manual tells of a page."""

from arbiter_app.gui.base.destinations import PageId

FIRST_CHAPTER = "begin"
"""What is read where no event is open."""

CHAPTER_OF_PAGE = {
    PageId.EVENT: "event",
    PageId.TOURNAMENTS: "tournaments",
    PageId.OFFICIALS: "officials",
    PageId.TEAMS: "rosters",
    PageId.PLAYERS: "players",
    PageId.REGISTRATION: "desk",
    PageId.COMMISSION: "commission",
    PageId.DRAW: "draw",
    PageId.PLAYING: "who-plays",
    PageId.PAIRING: "pairing",
    PageId.ROUNDS: "rounds",
    PageId.SHEETS: "solving",
    PageId.INCIDENTS: "incidents",
    PageId.APPEALS: "appeals",
    PageId.TABLE: "table",
    PageId.ACROSS: "across",
    PageId.PLAY_OFF: "play-off",
    PageId.BRACKET: "knockout",
    PageId.STAGES: "stages",
    PageId.PAPERS: "papers",
    PageId.JOURNAL: "safekeeping",
}
