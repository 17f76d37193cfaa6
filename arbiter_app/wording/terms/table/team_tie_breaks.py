"""Words for the tie-breaks that only teams have."""

from collections.abc import Mapping

from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Words:
    """What a criterion is called, and what it does."""

    name: str
    column: str
    """The head of its column."""
    rule: str
    """What it does, in a sentence."""


BY_SCORE: Mapping[Score, str] = {
    Score.MATCH: QT_TRANSLATE_NOOP("TieBreak", "by match points"),
    Score.GAME: QT_TRANSLATE_NOOP("TieBreak", "by game points"),
}

TEAM_WORDS: Mapping[str, Words] = {
    "BC": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "board count"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "BC"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "Of teams with as many game points: the number of every board times the points scored"
            " there; the lower sum is better.",
        ),
    ),
    "TBR": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "top board results"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "TBR"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The points on board 1; among those still tied on board 2, and so on."
        ),
    ),
    "BBE": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "bottom board elimination"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "BBE"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The points without the last board; among those still tied without the last two, and"
            " so on.",
        ),
    ),
    "MPVGP": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "the other of match and game points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "MPvGP"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The game points where match points decide, else the match points."
        ),
    ),
    "EMMSB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger, match points by match points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EMMSB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The match points of every opponent times the match points scored against it.",
        ),
    ),
    "EMGSB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger, match points by game points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EMGSB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The match points of every opponent times the game points scored against it.",
        ),
    ),
    "EGMSB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger, game points by match points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EGMSB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The game points of every opponent times the match points scored against it.",
        ),
    ),
    "EGGSB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger, game points by game points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EGGSB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The game points of every opponent times the game points scored against it.",
        ),
    ),
    "EDE": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "extended direct encounter"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EDE"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The matches of the tied teams against each other: by the score that decides; where"
            " that divides nobody, by the other one.",
        ),
    ),
    "EDEBT": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "extended direct encounter, then BC and TBR"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EDEBT"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The matches of the tied teams against each other by both scores; two who stay level"
            " by the board count, then by the top boards.",
        ),
    ),
    "EDEBB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "extended direct encounter, then BC and BBE"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EDEBB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The matches of the tied teams against each other by both scores; two who stay level"
            " by the board count, then without the last boards.",
        ),
    ),
    "EDET": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "extended direct encounter, then TBR"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EDET"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The matches of the tied teams against each other by both scores; two who stay level"
            " by the top boards.",
        ),
    ),
    "EDEB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "extended direct encounter, then BBE"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "EDEB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The matches of the tied teams against each other by both scores; two who stay level"
            " without the last boards.",
        ),
    ),
    "SSSC": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "score and strength of schedule"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SSSC"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The other of the two scores, and the Buchholz divided by a number: as often as a win"
            " in every round holds the most that a match gives of the other score.",
        ),
    ),
    "BERLIN": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Berlin count"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "Berlin"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The points on every board, those on the first times the number of boards, and one time"
            " less from board to board.",
        ),
    ),
    "OLYMPIAD": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger of the Olympiad"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SB Ol."),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The match points of every opponent times the game points scored against it, without"
            " the opponent that has the fewest match points.",
        ),
    ),
}
