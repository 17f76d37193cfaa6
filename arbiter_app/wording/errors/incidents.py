"""Sentences for errors of the register of incidents."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

INCIDENT_SENTENCES: Mapping[str, str] = {
    "incident.unknown": QT_TRANSLATE_NOOP(
        "Error", "The register has no incident {incident}. Choose one of its list."
    ),
    "incident.no-sanction": QT_TRANSLATE_NOOP(
        "Error", "Incident {incident} has no sanction {sanction}. Choose one of the register."
    ),
    "incident.nobody": QT_TRANSLATE_NOOP(
        "Error", "Whom is it about? Choose at least one person and the sanction, which may be none."
    ),
    "incident.twice": QT_TRANSLATE_NOOP(
        "Error", "The same person has the same sanction twice in this incident. Take one of them"
        " back."
    ),
    "incident.person-missing": QT_TRANSLATE_NOOP(
        "Error", "Who was it? Type the surname and first name, and choose what they are."
    ),
    "incident.not-of-others": QT_TRANSLATE_NOOP(
        "Error", "{name} does not play and has neither time nor points to lose. Choose a warning, a"
        " fine, or removal from the playing area (Ukrainian rules VII.1.8)."
    ),
    "incident.round-missing": QT_TRANSLATE_NOOP(
        "Error", "Board {board} of which round? Choose the round, or leave the board out."
    ),
    "incident.not-at-board": QT_TRANSLATE_NOOP(
        "Error", "{name} does not play at board {board} of round {round}. Choose one of its two"
        " players, or another board."
    ),
    "incident.game-missing": QT_TRANSLATE_NOOP(
        "Error", "This sanction decides about the points of a game (Ukrainian rules VII.1.10)."
                 " Choose the round and the board."
    ),
    "incident.no-result": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, board {board} has no result yet, so no points can be given or"
        " taken (Laws of Chess 12.9). Enter the result of the game first, or choose loss of the"
        " game."
    ),
    "incident.of-match": QT_TRANSLATE_NOOP(
        "Error", "Of the match at table {table} of round {round} a sanction can only make that the"
        " team did not come to it, before its boards are made. Choose the boards as the stage for"
        " what happened at one of them, or give and take points on the page of teams."
    ),
    "incident.no-points": QT_TRANSLATE_NOOP(
        "Error", "With the result of round {round}, board {board} there are no points that this"
        " sanction could give or take (Laws of Chess 10.2, 12.9). Choose another sanction."
    ),
    "incident.result": QT_TRANSLATE_NOOP(
        "Error", "The sanction cannot lead to this result. Possible are: {possible} (Laws of Chess"
        " 10.2, 12.9). Choose one of them."
    ),
    "incident.minutes": QT_TRANSLATE_NOOP(
        "Error", "How many minutes? Type a number from 1 to {most}."
    ),
    "incident.fine": QT_TRANSLATE_NOOP(
        "Error", "How much is the fine? Type the amount that was announced beforehand (Ukrainian"
                 " rules VII.1.10)."
    ),
    "incident.rounds": QT_TRANSLATE_NOOP(
        "Error", "From which rounds is the player excluded? Choose the first and the last, from 1"
        " to {rounds}."
    ),
    "incident.rounds-lost": QT_TRANSLATE_NOOP(
        "Error", "The games of which rounds are lost? Choose the first and the last, from 1 to"
        " {rounds}."
    ),
    "incident.no-games": QT_TRANSLATE_NOOP(
        "Error", "In rounds {first}–{last} nothing would change: the player has lost these games"
        " already, or has not played them. Choose other rounds, or another sanction."
    ),
    "incident.draw-missing": QT_TRANSLATE_NOOP(
        "Error", "There are no rounds before the draw of numbers. Take who may not play off the"
        " list of players, or choose another sanction."
    ),
    "incident.account-missing": QT_TRANSLATE_NOOP(
        "Error", "This sanction changes more than the current round or the player’s part in the"
        " tournament. Type what happened: it is the reason that is kept."
    ),
    "incident.lifted": QT_TRANSLATE_NOOP(
        "Error", "The sanction of incident {incident} is lifted already."
    ),
    "incident.later-sanction": QT_TRANSLATE_NOOP(
        "Error", "The later sanction of incident {later} rests on the result that incident"
        " {incident} led to. Lift the sanction of incident {later} first."
    ),
    "incident.result-changed": QT_TRANSLATE_NOOP(
        "Error", "The result of round {round}, board {board} was changed after the sanction of"
        " incident {incident} was lifted, so it cannot simply stand again. Give the game its former"
        " result first, or write a new incident down."
    ),
    "incident.no-fine": QT_TRANSLATE_NOOP(
        "Error", "The sanction of incident {incident} is not a fine, so there is nothing to pay."
    ),
    "document.option-incident": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of an incident. Give the option {option} a number."
    ),
    "player.lined-up": QT_TRANSLATE_NOOP(
        "Error", "{name} stands in a line-up of round {round}. Take the line-up back first, or"
        " withdraw the player."
    ),
    "player.in-register": QT_TRANSLATE_NOOP(
        "Error", "{name} stands in the register of incidents or has filed a protest, and what"
        " stands there does not disappear. Withdraw the player after the draw, or undo what was"
        " written down if it was a mistake."
    ),
}  # fmt: skip
