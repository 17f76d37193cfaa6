"""Sentences for what is not allowed in a pairing by hand, or in an exchange of people at boards."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
BY_HAND_SENTENCES: Mapping[str, str] = {
    "by-hand.not-in-round": QT_TRANSLATE_NOOP(
        "Error", "This player has no place in round {round}. Choose one of those who are listed."
    ),
    "by-hand.no-pair": QT_TRANSLATE_NOOP(
        "Error", "This player has no opponent. Choose one who sits at a board."
    ),
    "by-hand.not-free": QT_TRANSLATE_NOOP(
        "Error", "A new pair is made of two who have no opponent yet. Take their pairs apart first."
    ),
    "by-hand.no-bye": QT_TRANSLATE_NOOP(
        "Error", "This player has no bye that could be taken away. Choose one who has a bye."
    ),
    "by-hand.incomplete": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not paired completely: without an opponent and without a bye are"
        " the numbers {numbers}. Pair them, or give them a bye (C.04.1 Art. 3)."
    ),
    "by-hand.twice": QT_TRANSLATE_NOOP(
        "Error", "In round {round} a player or a board is there twice. Begin the pairing by hand"
        " anew."
    ),
    "by-hand.has-left": QT_TRANSLATE_NOOP(
        "Error", "In round {round} people are paired who have left the tournament: {numbers}."
        " Take their pairs apart, or let them return first."
    ),
    "by-hand.no-change": QT_TRANSLATE_NOOP(
        "Error", "The pairs of round {round} are as they were published: nothing is to be changed."
        " Change a pair first, or leave the round as it is."
    ),
    "by-hand.case-missing": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are published. They are changed in one of the five"
        " cases of C.04.2 Art. 4 alone: choose which one it is."
    ),
    "by-hand.played": QT_TRANSLATE_NOOP(
        "Error", "The game at board {board} of round {round} has begun or has a result, so its pair"
        " stays. Where two sat at each other’s boards, exchange these two instead."
    ),
    "by-hand.boards-made": QT_TRANSLATE_NOOP(
        "Error", "The boards of the match at table {table} of round {round} are made, and people"
        " sit at them. Clear their results and take these boards away first, then change the"
        " pairs."
    ),
    "by-hand.bye-elsewhere": QT_TRANSLATE_NOOP(
        "Error", "In published round {round} byes change of people whom the pairs that change do"
        " not concern: {numbers} (C.04.2 Art. 4). Leave these byes as they are."
    ),
    "by-hand.not-agreed": QT_TRANSLATE_NOOP(
        "Error", "In this case the pairs of round {round} change only if those concerned agree"
        " (C.04.2 Art. 4). Ask them, and note that they do."
    ),
    "by-hand.no-rematch": QT_TRANSLATE_NOOP(
        "Error", "None of the pairs that change at the boards {boards} had met before round"
        " {round}, so this is no second meeting (C.04.2 Art. 4). Choose another case, or leave"
        " these pairs as they are."
    ),
    "by-hand.not-two-free": QT_TRANSLATE_NOOP(
        "Error", "In this case exactly one new pair is made in round {round}, of two who have no"
        " opponent or whose opponents do not play, and no other pair changes (C.04.2 Art. 4)."
        " Leave the other pairs as they are, or choose another case."
    ),
    "by-hand.not-close": QT_TRANSLATE_NOOP(
        "Error", "The two at board {board} are more than a point apart: only two of close scores"
        " may agree to play (C.04.2 Art. 4). Pair one of them with somebody closer."
    ),
    "by-hand.no-late-entry": QT_TRANSLATE_NOOP(
        "Error", "At the boards {boards} pairs change without a late entry among them: for one who"
        " comes late to round {round} as little changes as possible (C.04.2 Art. 4). Leave these"
        " pairs as they are, or choose another case."
    ),
    "by-hand.not-last-round": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not the last one, which is round {last}: for a top board pairs"
        " change in the last round alone (C.04.2 Art. 4). Choose another case, or leave the pairs"
        " as they are."
    ),
    "by-hand.no-top-board": QT_TRANSLATE_NOOP(
        "Error", "At the boards {boards} pairs change without a top board among them (up to board"
        " {last}). Leave these pairs as they are, or choose another case of C.04.2 Art. 4."
    ),
    "by-hand.not-round-robin": QT_TRANSLATE_NOOP(
        "Error", "Only rounds of a round robin whose numbers are drawn are changed here. A Swiss is"
        " paired by hand on the Pairing page; matches follow their bracket."
    ),
    "by-hand.round-none": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not the next one of this round robin. Pair the rounds in their"
        " order."
    ),
    "by-hand.schedule-published": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are published, and published pairs stay (C.05"
        " Art. 6). Take the publication back with a reason first."
    ),
    "by-hand.schedule-played": QT_TRANSLATE_NOOP(
        "Error", "Games of round {round} are played or adjourned, so its pairs stay. Choose a round"
        " that is not played yet."
    ),
    "by-hand.schedule-incomplete": QT_TRANSLATE_NOOP(
        "Error", "Everybody plays in every round of a round robin, in an odd field all but one."
        " Without an opponent in round {round}: {numbers}. Pair them."
    ),
    "exchange.no-game": QT_TRANSLATE_NOOP(
        "Error", "One of the two has no opponent in round {round}. Choose two who sat at boards."
    ),
    "exchange.one-board": QT_TRANSLATE_NOOP(
        "Error", "Both sit at board {board} of round {round}. Two who took each other’s colour are"
        " put right by changing the colours of the board."
    ),
    "exchange.boards-made": QT_TRANSLATE_NOOP(
        "Error", "The boards of the match at table {table} of round {round} are made by its"
        " line-ups, and would be those of other teams. Clear their results and take these boards"
        " away first; then exchange the two teams and open the line-ups again."
    ),
    "exchange.bound": QT_TRANSLATE_NOOP(
        "Error", "The game at board {board} of round {round} was adjourned or is played again, or"
        " a sanction or an appeal decided it, for those who are paired there. Lift the sanction,"
        " reopen the appeal or take the note back first; then exchange the two."
    ),
    "exchange.rematch": QT_TRANSLATE_NOOP(
        "Error", "The numbers {white} and {black}, who played at board {board}, meet in another"
        " round too: {rounds} (C.04.1 Art. 2). Say that you know it if the game is to stand all the"
        " same."
    ),
}
