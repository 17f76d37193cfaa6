"""Sentences for errors of players from lists: ratings brought up to date, persons replaced."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

PERSON_SENTENCES: Mapping[str, str] = {
    "permission.replace-player": QT_TRANSLATE_NOOP(
        "Error", "Nobody can be put in the place of a player now."
    ),
    "permission.update-ratings": QT_TRANSLATE_NOOP(
        "Error", "Ratings cannot be taken over from a list now: those of the start hold"
        " (C.07 Art. 10)."
    ),
    "player.name-digits": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no name, and no list on this computer knows it as an ID. Type the"
        " name, surname first."
    ),
    "player.no-substitute": QT_TRANSLATE_NOOP(
        "Error", "{name} has left, and play has begun: nobody takes his place any more (C.05"
        " Art. 6.3). Before round 1 a substitute could have."
    ),
    "ratings.none-chosen": QT_TRANSLATE_NOOP(
        "Error", "No difference is chosen, so no rating changes. Choose one with the space bar."
    ),
}  # fmt: skip
