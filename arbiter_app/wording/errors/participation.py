"""Sentences for errors about a player's part in the tournament."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

PARTICIPATION_SENTENCES: Mapping[str, str] = {
    "player.withdrawn": QT_TRANSLATE_NOOP(
        "Error", "{name} has withdrawn already. Undo the withdrawal if it was a mistake, or let the"
        " player return."
    ),
    "player.expelled": QT_TRANSLATE_NOOP(
        "Error", "{name} was expelled already. Undo the expulsion if it was a mistake, or let the"
        " player return."
    ),
    "player.takes-part": QT_TRANSLATE_NOOP(
        "Error", "{name} takes part, and no game of a round still to come was lost by absence."
        " There is nothing to return to. A forfeit in a round that has begun is corrected at its"
        " board, on the page of rounds."
    ),
    "player.sanctioned": QT_TRANSLATE_NOOP(
        "Error", "{name} is away by a sanction that stands in the register, incident {incident}"
        " (VII.1.10). Lift it with a reason on the page of incidents: the games that can still be"
        " played are open again then."
    ),
    "player.misses-nothing": QT_TRANSLATE_NOOP(
        "Error", "In rounds {first} to {last} {name} has no game without a result, so none is lost"
        " by absence. Choose other rounds, or correct the results on the page of rounds."
    ),
    "player.rounds": QT_TRANSLATE_NOOP(
        "Error", "Rounds {first} to {last} run backwards. Choose a last round that is not before"
        " the first."
    ),
    "permission.expel-player": QT_TRANSLATE_NOOP(
        "Error", "A player is expelled once the numbers are drawn (VII.1.10). Before the draw,"
        " remove the player."
    ),
    "permission.miss-rounds": QT_TRANSLATE_NOOP(
        "Error", "Games are lost by absence between the draw and the last game (VII.2.9). Before"
        " the draw there are none yet, after it correct the result of the game."
    ),
    "permission.return-player": QT_TRANSLATE_NOOP(
        "Error", "A player cannot return now (VII.2.9). Undo the withdrawal instead."
    ),
}  # fmt: skip
