"""Sentences for errors of teams, their rosters and line-ups."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

TEAM_SENTENCES: Mapping[str, str] = {
    "team.none": QT_TRANSLATE_NOOP(
        "Error",
        "The tournament has no such team any more. Choose one of the list of teams.",
    ),
    "team.no-such-member": QT_TRANSLATE_NOOP(
        "Error",
        "Player № {player} is not on the roster of {team}. Put the player on the roster first.",
    ),
}
