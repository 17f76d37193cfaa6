"""What the pages are called, in the list of them and on themselves."""

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_TITLES = {
    PageId.EVENT: QT_TRANSLATE_NOOP("Pages", "Event"),
    PageId.TOURNAMENTS: QT_TRANSLATE_NOOP("Pages", "Tournaments"),
    PageId.OFFICIALS: QT_TRANSLATE_NOOP("Pages", "Officials"),
    PageId.TEAMS: QT_TRANSLATE_NOOP("Pages", "Teams"),
    PageId.PLAYERS: QT_TRANSLATE_NOOP("Pages", "Players"),
    PageId.REGISTRATION: QT_TRANSLATE_NOOP("Pages", "Desk"),
    PageId.COMMISSION: QT_TRANSLATE_NOOP("Pages", "Commission"),
    PageId.DRAW: QT_TRANSLATE_NOOP("Pages", "Draw"),
    PageId.PLAYING: QT_TRANSLATE_NOOP("Pages", "Who plays"),
    PageId.PAIRING: QT_TRANSLATE_NOOP("Pages", "Pairing"),
    PageId.ROUNDS: QT_TRANSLATE_NOOP("Pages", "Rounds"),
    PageId.SHEETS: QT_TRANSLATE_NOOP("Pages", "Sheets"),
    PageId.INCIDENTS: QT_TRANSLATE_NOOP("Pages", "Incidents"),
    PageId.APPEALS: QT_TRANSLATE_NOOP("Pages", "Appeals"),
    PageId.TABLE: QT_TRANSLATE_NOOP("Pages", "Table"),
    PageId.ACROSS: QT_TRANSLATE_NOOP("Pages", "Team scores"),
    PageId.PLAY_OFF: QT_TRANSLATE_NOOP("Pages", "Play-off"),
    PageId.BRACKET: QT_TRANSLATE_NOOP("Pages", "Bracket"),
    PageId.STAGES: QT_TRANSLATE_NOOP("Pages", "Stages"),
    PageId.PAPERS: QT_TRANSLATE_NOOP("Pages", "Documents"),
    PageId.JOURNAL: QT_TRANSLATE_NOOP("Pages", "Journal"),
}


def page_title(page: PageId) -> str:
    """Return the title of a page in the language of the window."""
    return translate("Pages", _TITLES[page])
