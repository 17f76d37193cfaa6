"""Sentences for what keeps a round of a Swiss from being paired."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
SWISS_SENTENCES: Mapping[str, str] = {
    "pairing.no-such-round": QT_TRANSLATE_NOOP(
        "Error", "There is no round {round} to be paired: {rounds} rounds were announced (C.04.2)."
        " Choose one of them, or change the number of rounds."
    ),
    "pairing.results-missing": QT_TRANSLATE_NOOP(
        "Error", "The next round cannot be paired: round {round} has no result on board {board}."
        " Enter it, or note that the game is adjourned, which pairs it as a draw (C.04.2)."
    ),
    "pairing.no-initial-colour": QT_TRANSLATE_NOOP(
        "Error", "The initial colour is not drawn yet, and round 1 does not tell it (C.04.3"
        " Art. 5.1). Draw it by lot and note it."
    ),
}
