"""Sentences for acts that are weighed: what they do, which article, what follows from it."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
ACT_SENTENCES: Mapping[str, str] = {
    "act.import": QT_TRANSLATE_NOOP(
        "Error", "The rounds up to {round} are taken over from a report (C.02.03 Art. 7): they were"
        " not paired here. A comment in the report says so."
    ),
    "act.late-numbers": QT_TRANSLATE_NOOP(
        "Error", "After round {round} late entries move the numbers of others: {told} (C.04.2"
        " Art. 2). A comment in the report says so."
    ),
    "act.colours": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the colours of a game are turned: {told} (C.04.2 Art. 4). A"
        " comment in the report says so."
    ),
    "act.many-rounds": QT_TRANSLATE_NOOP(
        "Error", "There are more rounds than the field bears: nobody has so many opponents, whom"
        " they meet but once (C.04.1 Art. 2). The last rounds may have no legal pairing."
    ),
    "act.full-bye": QT_TRANSLATE_NOOP(
        "Error", "A full-point bye in round {round}: {told}. The rules do not provide it any more"
        " (C.04.2 Art. 3); it bars the pairing-allocated bye, and a comment in the report tells of"
        " it."
    ),
    "act.by-hand": QT_TRANSLATE_NOOP(
        "Error", "Pairs of round {round} are others than those of the system: {told} (C.04.2"
        " Art. 4). All later rounds follow from them, and a comment in the report tells of them."
    ),
    "act.exchange": QT_TRANSLATE_NOOP(
        "Error", "In round {round} people change boards after they have played: {told} (C.04.2"
        " Art. 4). A comment in the report tells of it."
    ),
    "act.correction": QT_TRANSLATE_NOOP(
        "Error", "A later round was paired upon round {round}, and its game becomes another:"
        " {told} (C.04.2). The pairs stay, the table does not; a comment in the report tells"
        " of it."
    ),
    "act.points": QT_TRANSLATE_NOOP(
        "Error", "Rounds from {round} on were paired before points beside the games became others:"
        " {told} (C.04.2). The pairs stay, the table does not; a comment in the report tells of it."
    ),
    "act.adjourned": QT_TRANSLATE_NOOP(
        "Error", "The open game of round {round} counted as a draw when later rounds were paired,"
        " and was not drawn: {told} (C.04.2 Art. 3). The pairs stay; a comment in the report tells"
        " of it."
    ),
    "act.rating": QT_TRANSLATE_NOOP(
        "Error", "After round {round} ratings become others: {told}. Those of the start hold (C.07"
        " Art. 10): rating tie-breaks change, and a comment in the report tells of it."
    ),
    "act.numbers": QT_TRANSLATE_NOOP(
        "Error", "After round {round} players get other numbers: {told} (C.04.2 Art. 2). The next"
        " pairs follow from them, and a comment in the report tells of them."
    ),
    "act.two-numbers": QT_TRANSLATE_NOOP(
        "Error", "After round {round} two players take each other’s number: {told} (C.04.2 Art. 2)."
        " The next pairs follow from them, and a comment in the report tells of it."
    ),
    "act.misfit": QT_TRANSLATE_NOOP(
        "Error", "The rounds of this report are not what their system makes of them: {told}"
        " (C.02.03 Art. 7). Check the report first; where it is taken over all the same, a comment"
        " in the report tells of it."
    ),
    "act.second-half-bye": QT_TRANSLATE_NOOP(
        "Error", "More than one half-point bye for one player, now in round {round}: {told}"
        " (General Regulations 6.7 provide one). A comment in the report tells of it."
    ),
    "act.late-bye": QT_TRANSLATE_NOOP(
        "Error", "A bye with points after the pairings of round {round} were published: {told}"
        " (General Regulations 6.7). A comment in the report tells of it."
    ),
    "act.ranking": QT_TRANSLATE_NOOP(
        "Error", "After round {round} the table follows other rules than those announced: {told}"
        " (C.07 Art. 4.1). Places change, and a comment in the report tells of it."
    ),
    "act.tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "The list of tie-breaks changes after round {round}: {told}. It was to be"
        " announced before the start (C.07 Art. 4.1). Places change, every table says so, and a"
        " comment in the report tells of it."
    ),
    "act.leave-rules": QT_TRANSLATE_NOOP(
        "Error", "The rules mode is left after round {round} (C.02.03 Art. 7), and nothing brings"
        " it back. The window, every paper and the report say so from now on."
    ),
    "act.old-result": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is older than the round before: {told} would change what two later"
        " rounds were built upon (C.04.2). Correct the result for the rating report only;"
        " the table can be changed only outside the rules mode, which is left with a decision."
    ),
    "act.pairing-rules": QT_TRANSLATE_NOOP(
        "Error", "How the tournament is paired is fixed with the pairing of round 1 (C.04.1"
        " Art. 1): {told} cannot change after round {round}. It can only outside the rules mode,"
        " which is left with a decision."
    ),
    "act.edition": QT_TRANSLATE_NOOP(
        "Error", "Another edition of the rules was in force on the first day (C.07): {told}."
        " Choose that one, or correct the first day; another can be taken only outside the rules"
        " mode, which is left with a decision."
    ),
    "rules.left": QT_TRANSLATE_NOOP(
        "Error", "The rules mode was left already, after round {round}. Nothing brings it back."
    ),
}
# fmt: on
