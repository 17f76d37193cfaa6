"""Words for the tie-breaks of Go."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.terms.table.team_tie_breaks import Words

GO_WORDS: Mapping[str, Words] = {
    "SOS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "sum of opponents’ scores"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SOS"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The scores of all opponents; a handicap that was given is added, one that was received"
            " taken off. A round without a game counts with the own level at the start.",
        ),
    ),
    "SODOS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "sum of defeated opponents’ scores"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SODOS"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The scores of the opponents times the points scored against them."
        ),
    ),
    "SOSOS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "sum of opponents’ SOS"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SOSOS"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "What the opponents have as SOS. A round without a game counts with the own level at"
            " the start times the number of rounds.",
        ),
    ),
    "CUSS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "cumulative scores"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "CUSS"),
        rule=QT_TRANSLATE_NOOP("Working", "The scores after every round added up."),
    ),
    "DC": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "direct confrontation"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "DC"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "Who of the tied players has beaten none of the others comes last, then who has beaten"
            " only those; games of a circle, in which each has beaten the next, do not count.",
        ),
    ),
}
