"""Which chapter of the manual tells of a page, and of a dialog."""

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

_ROOM = "arbiter_app.gui."

CHAPTER_OF_ROOM = {
    "across.": "across",
    "bracket.": "knockout",
    "commission.": "commission",
    "disputes.": "incidents",
    "disputes.appeal": "appeals",
    "draw.": "draw",
    "event.": "event",
    "event.matches.": "settings-more",
    "event.people.": "settings",
    "event.people.rating": "ratings",
    "event.play_off.": "play-off",
    "event.solving.": "solving",
    "event.swiss.": "settings",
    "event.swiss.levels": "mcmahon",
    "event.swiss.mcmahon": "mcmahon",
    "event.teams.": "settings-more",
    "event.tie_breaks.": "tie-breaks",
    "journal.": "safekeeping",
    "officials.": "officials",
    "pairing.": "pairing",
    "papers.": "papers",
    "parts.dialogs.start_position": "rounds",
    "parts.dialogs.weighed_acts": "rules-mode",
    "play_off.": "play-off",
    "players.": "players",
    "players.person_ratings": "ratings",
    "players.rating_update": "ratings",
    "playing.": "who-plays",
    "registration.": "desk",
    "registry.": "ratings",
    "rounds.": "rounds",
    "rounds.dialogs.late_correction": "wrong",
    "rounds.dialogs.wrong_result": "wrong",
    "rounds.line_ups.": "teams",
    "rounds.signatures.": "teams",
    "safekeeping.": "safekeeping",
    "safekeeping.faulty": "wrong",
    "safekeeping.lost": "wrong",
    "safekeeping.rules": "rules-mode",
    "safekeeping.two_states": "wrong",
    "signing.": "safekeeping",
    "solving.": "solving",
    "stages.": "stages",
    "table.": "table",
    "table.board_prizes": "teams",
    "table.solver_teams": "solving",
    "teams.": "rosters",
    "tournaments.": "tournaments",
    "window.files.": "reports",
    "window.files.new_event": "event",
    "window.files.own_templates": "event",
    "window.menu.keys": "window",
    "window.menu.licences": "acts",
    "window.menu.news": "acts",
    "window.preferences.": "window",
}
"""By the room a dialog stands in, or how the name of its module begins there: the longest name
that fits. What is asked on many pages, such as for a reason, has the chapter of the page.
"""


def chapter_of_dialog(dialog: type) -> str | None:
    """Return the chapter that tells of a dialog of a kind, None for that of the page behind it."""
    place = dialog.__module__.removeprefix(_ROOM)
    fitting = [each for each in CHAPTER_OF_ROOM if place.startswith(each)]
    return CHAPTER_OF_ROOM[max(fitting, key=len)] if fitting else None
