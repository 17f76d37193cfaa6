"""Sentences for errors of players: from lists, replaced, withdrawn, returned."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

PLAYER_SENTENCES: Mapping[str, str] = {
    "permission.replace-player": QT_TRANSLATE_NOOP(
        "Error", "Nobody can be put in the place of a player now."
    ),
    "permission.update-ratings": QT_TRANSLATE_NOOP(
        "Error", "Ratings cannot be taken over from a list now: those of the start hold"
        " (C.07 Art. 10)."
    ),
    "player.name-digits": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a name, and no list on this computer knows it as an ID. Type"
                 " the name, surname first."
    ),
    "player.registered-already": QT_TRANSLATE_NOOP(
        "Error", "{name} is on the list already: the IDs agree, or the name and the day of birth."
        " Nobody is registered twice. Correct who stands there, or type what tells the two apart."
    ),
    "player.too-young": QT_TRANSLATE_NOOP(
        "Error", "Born in {birth}, in {year} this person would be younger than {youngest}. Type the"
        " right year of birth, or leave it empty."
    ),
    "player.too-old": QT_TRANSLATE_NOOP(
        "Error", "Born in {birth}, in {year} this person would be older than {oldest}. Type the"
        " right year of birth, or leave it empty."
    ),
    "player.no-substitute": QT_TRANSLATE_NOOP(
        "Error", "{name} has left, and play has begun: nobody can be a substitute any more (C.05"
                 " Art. 6.3). Before round 1 somebody could."
    ),
    "ratings.none-chosen": QT_TRANSLATE_NOOP(
        "Error", "No difference is chosen, so no rating changes. Choose one with the space bar."
    ),
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
                 " (Ukrainian rules VII.1.10). Lift it with a reason on the page of incidents:"
                 " the games that can still be played are open again then."
    ),
    "player.adjourned": QT_TRANSLATE_NOOP(
        "Error", "The game of {name} with {opponent}, round {round}, board {board}, was adjourned:"
        " it has begun and is not forfeited. Enter first how it ended."
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
        "Error", "A player is expelled once the numbers are drawn (Ukrainian rules VII.1.10)."
                 " Before the draw, remove the player."
    ),
    "permission.miss-rounds": QT_TRANSLATE_NOOP(
        "Error", "Games are lost by absence between the draw and the last game (Ukrainian rules"
                 " VII.2.9). Before the draw there are none yet, after it correct the result of"
                 " the game."
    ),
    "permission.return-player": QT_TRANSLATE_NOOP(
        "Error", "A player cannot return now (Ukrainian rules VII.2.9). Undo the withdrawal"
                 " instead."
    ),
}  # fmt: skip
