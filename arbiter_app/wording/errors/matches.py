"""Sentences for errors about the matches of a knockout and about games of other stages."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

MATCH_SENTENCES: Mapping[str, str] = {
    "knockout.none": QT_TRANSLATE_NOOP(
        "Error", "No matches are played here. Choose the stage that is a knockout or a match, or"
        " make it one in the rules of the tournament."
    ),
    "knockout.not-drawn": QT_TRANSLATE_NOOP(
        "Error", "The numbers of the knockout are not drawn yet, and they say who meets whom."
        " Draw them first."
    ),
    "knockout.nothing-to-pair": QT_TRANSLATE_NOOP(
        "Error", "No game can be paired now. Enter the results that are missing, or draw the"
        " colours and take the bids that are due; when all matches are decided, nothing is left to"
        " play."
    ),
    "knockout.no-colours-due": QT_TRANSLATE_NOOP(
        "Error", "In no match are colours to be drawn now. Enter the results that are missing, or"
        " pair the next games."
    ),
    "match.none": QT_TRANSLATE_NOOP(
        "Error", "The bracket has no such match: it was drawn anew, or its rules were changed."
        " Look the page up again and choose one of its matches."
    ),
    "match.not-of-match": QT_TRANSLATE_NOOP(
        "Error", "{name} does not play the match {match}. Choose one of its two players."
    ),
    "match.nothing-to-cancel": QT_TRANSLATE_NOOP(
        "Error", "The match {match} has no game that is paired and not played. A result is cleared"
        " at its board, on the page of rounds."
    ),
    "match.no-colours-due": QT_TRANSLATE_NOOP(
        "Error", "In the match {match} no colours are to be drawn now: they follow from the rules,"
        " were drawn already, or a result is missing. Undo a draw that was a mistake."
    ),
    "match.no-bids-due": QT_TRANSLATE_NOOP(
        "Error", "In the match {match} no bids are to be taken now: they come before a game of"
        " which the regulations say so. Undo bids that were a mistake."
    ),
    "match.bid-missing": QT_TRANSLATE_NOOP(
        "Error", "The bid of {name} is missing. Both players bid, in writing and at the same time."
    ),
    "match.bid": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a bid. Type minutes, or minutes and seconds, such as 4 or 3:30."
    ),
    "match.bid-too-long": QT_TRANSLATE_NOOP(
        "Error", "The bid “{text}” is longer than the time of the regulations, {most}."
        " Who bids takes Black for the same time or less."
    ),
    "match.no-such-step": QT_TRANSLATE_NOOP(
        "Error", "The regulations have no step {step} for the match {match}. Choose one that they"
        " have."
    ),
    "match.tempo-missing": QT_TRANSLATE_NOOP(
        "Error", "Type the time control on which both players have agreed."
    ),
    "match.over": QT_TRANSLATE_NOOP(
        "Error", "The match {match} is decided. Correct the result of its game, or re-open the"
        " match with a reason."
    ),
    "match.walkover-already": QT_TRANSLATE_NOOP(
        "Error", "{name} has lost the match {match} by walk-over already. Re-open the match with a"
        " reason if that was a mistake."
    ),
    "match.no-lot-due": QT_TRANSLATE_NOOP(
        "Error", "The match {match} is not decided by lot now: lots are drawn where the last step"
        " of its regulations has left it level. Play its games first."
    ),
    "match.later-played": QT_TRANSLATE_NOOP(
        "Error", "The match {match} cannot be re-opened, for matches were played upon it. If these"
        " do not hold any more, clear their results (Del at each game, with a reason) in this"
        " order: {later}. Re-open one of them before, where something is still paired upon it; at"
        " the end re-open {match}."
    ),
    "match.nothing-to-reopen": QT_TRANSLATE_NOOP(
        "Error", "The match {match} did not end by walk-over or lot, and nothing was paired upon"
        " it. Correct the result of its game; let a player return who has left."
    ),
    "match.built-upon": QT_TRANSLATE_NOOP(
        "Error", "Then somebody else would win the match {match}, and {later} was paired or drawn"
        " upon it. Re-open {match} with a reason first: what was not played yet is taken back, and"
        " then the result can be changed."
    ),
    "match.played-upon": QT_TRANSLATE_NOOP(
        "Error", "Then somebody else would win the match {match}, and matches were played upon it."
        " If these do not hold any more, clear their results first (Del at each game, with a"
        " reason) in this order: {later}. Re-open one of them before, where something is still"
        " paired upon it. Else leave the result as it is."
    ),
    "match.decision-missing": QT_TRANSLATE_NOOP(
        "Error", "Matches were played upon the result of round {round}, board {board}. Correct it"
        " for the rating report only, or say that it was decided to change it, and why."
    ),
    "match.incident": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, board {board} stands in the register, incident {incident}: its"
        " pairing is not taken back. Enter how the game ended."
    ),
    "match.appeal": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, board {board} is in dispute, protest or appeal {appeal}: its"
        " pairing is not taken back. Enter how the game ended."
    ),
    "game.carried": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, board {board}: the two have played in an earlier stage, and the"
        " result only counts here. Correct it in that stage."
    ),
    "game.none": QT_TRANSLATE_NOOP(
        "Error", "There is no game {game} any more. Look the page up again."
    ),
}  # fmt: skip
